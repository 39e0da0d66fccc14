"""Writes web/src/boards/swords/cards.json: what is printed on the cards of the shipped sets.

Run from the root of the project: PYTHONPATH=src python web/scripts/swords_cards.py
"""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path

from saltire.games.swords.card_file import chosen_set
from saltire.games.swords.rules.cards import Arms, Bagpipe, Operation
from saltire.games.swords.rules.constants import (
    BADGE_ENGLAND,
    BADGE_FREE,
    FEWEST_DAGGERS,
    HAS_DAGGER,
    NO_CHOICE_CARDS,
    NO_MERCENARIES,
    NOT_BEARER,
    PLACES,
    TARGET_HAS_GOLD,
    TARGET_OPPOSED,
    TARGET_SMALLER,
    WAS_LOYAL,
    WAS_TRAITOR,
    WINDOWS,
)
from saltire.games.swords.rules.options import SHIPPED

PLACE = Path(__file__).parents[1] / "src" / "boards" / "swords" / "cards.json"
# Codes of steps in their order; the words are the ends of the Fluent keys swords-does-*.
STEPS = (
    "units", "militia", "take-badge", "gain", "lose", "rob", "switch", "force", "peek", "shield",
    "draw", "drop", "per-traitor",
)  # fmt: skip
NEEDS = {
    NOT_BEARER: "not-bearer", WAS_LOYAL: "loyal", WAS_TRAITOR: "traitor",
    FEWEST_DAGGERS: "fewest", HAS_DAGGER: "dagger", TARGET_HAS_GOLD: "gold",
    TARGET_OPPOSED: "opposed", TARGET_SMALLER: "smaller",
}  # fmt: skip
MARKS = {
    BADGE_FREE: "badge-free", BADGE_ENGLAND: "badge-england",
    NO_MERCENARIES: "no-mercenaries", NO_CHOICE_CARDS: "no-choice-cards",
}  # fmt: skip


def step(one: Operation) -> dict[str, object]:
    told: dict[str, object] = {"does": STEPS[one.code], "n": int(one.n)}
    if told["does"] == "units":
        told.update(start=PLACES[one.source], end=PLACES[one.to], upto=one.up_to)
    if one.most:
        told["most"] = int(one.most)
    return told


def provenance(name: str) -> dict[str, list[str]]:
    """Give the fields of each card that are known from the rulebook; the others are reconstructed."""
    text = files("saltire.games.swords.data").joinpath(f"{name}.toml").read_text(encoding="utf-8")
    written = tomllib.loads(text)
    return {
        card["id"]: [
            field for field, how in card.get("provenance_fields", {}).items() if how == "known"
        ]
        for kind in ("bagpipe", "arms", "king_edward")
        for card in written.get(kind, ())
    }


def bagpipe(card: Bagpipe) -> dict[str, object]:
    return {
        "window": WINDOWS[card.window],
        "copies": card.copies,
        "twice": card.twice,
        "aimed": card.target != 0,
        "cost": card.cost,
        "needs": [word for bit, word in NEEDS.items() if card.needs & bit],
        "steps": [step(one) for one in card.effect],
    }


def arms(card: Arms, king: bool) -> dict[str, object]:
    return {
        "king": king,
        "troops": card.troops,
        "win": card.win,
        "loss": card.loss,
        "crown": card.crown,
        "split": card.split,
        "marks": [word for bit, word in MARKS.items() if card.marks & bit],
        "levy": card.levy,
        "volley": card.volley,
        "militia": card.militia,
    }


def cards() -> dict[str, object]:
    """Give every card of every shipped set by set and id."""
    found: dict[str, object] = {}
    for name in SHIPPED:
        deck = chosen_set(name, "")[0]
        known = provenance(name)
        found[name] = {
            "bagpipes": {
                card.id: {**bagpipe(card), "known": known[card.id]} for card in deck.bagpipes
            },
            "arms": {
                card.id: {**arms(card, i >= deck.grey), "known": known[card.id]}
                for i, card in enumerate(deck.arms)
            },
        }
    return found


if __name__ == "__main__":
    PLACE.write_text(json.dumps(cards(), indent=1) + "\n", encoding="utf-8")
