"""A position as a player writes it down: stones, hands, piles, and what happens now.

It is read and written by way of its JSON values, in which `?` is a clan card and `?t` a tactics card that
the viewer cannot see.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from saltire.games.schotten.rules.board import DECK, TACTICS_DECK
from saltire.games.schotten.rules.constants import CLAN, NAMES, RECRUITER, TACTICS
from saltire.games.schotten.rules.notation import card_name, parse_card
from saltire.games.schotten.rules.options import Options
from saltire.games.schotten.rules.position_json import cards_named
from saltire.games.schotten.rules.turn import (
    DRAW_NEXT,
    EXTRA_DRAW_NEXT,
    PLACE_NEXT,
    TURN_NEXT,
)
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.bits import BIT, members
from saltire.kernel.errors import BadNotation
from saltire.kernel.position import phase_json
from saltire.kernel.position_text import (
    SEEN_BY,
    BadPosition,
    Kinds,
    Lines,
    Phrases,
    listed,
    quoted,
    seat_in,
    shares_said,
    whole_in,
)

SEATS: Final = ("first", "second")
STONES: Final = tuple("123456789")
NAMES_OF_PARTS: Final = (
    "round", "starter", "points", *STONES, "claimed", "bluff", "mud", "hand", "pile", "under",
    "aside", "decks", "played", "jokered", "passes", "now",
)  # fmt: skip
HIDDEN: Final = re.compile(r"([0-9]{0,2})\?(t?)", re.IGNORECASE)
ALL_CARDS: Final = (
    *[card_name(card) for card in range(CLAN)],
    *[NAMES[0], *NAMES],
)
"""1.1, 1.2  Every card by name, the Joker twice."""
assert len(ALL_CARDS) == CLAN + TACTICS

PHRASES: Final = Phrases(
    {
        "Place": "{seat} plays",
        "Claim": "{seat} claims, then {then}",
        "ChooseDeck": "{seat} chooses a deck",
        "Draw": "{seat} draws from {deck}",
        "Recruit": "{seat} recruits {left}",
        "RecruitDraw": "{seat} recruits {left} from {deck}",
        "PutBack": "{seat} puts back {left}",
        "Pick": "{seat} picks for {ruse}",
        "MoveTo": "{seat} moves for {ruse} {card}",
        "DeclareJoker": "{seat} names the Joker at {stone}",
        "DeclareShield": "{seat} names the Shield at {stone}",
        "Deal": "{left} cards to deal",
        "StartPlayer": "lots for the start",
    }
)
RUSES: Final = (
    "Pick",
    "MoveTo",
    "Recruit",
    "RecruitDraw",
    "PutBack",
    "DeclareJoker",
    "DeclareShield",
)
"""Phases during a card: the turn that goes on afterwards lies below them."""
THEN: Final = {
    "draws": DRAW_NEXT,
    "ends": TURN_NEXT,
    "plays": PLACE_NEXT,
    "draws one more": EXTRA_DRAW_NEXT,
}
_DECKS: Final = {"clan": DECK, "tactics": TACTICS_DECK}
_NUMBERS: Final = ("full", "first", "owned", "bluff", "mud", "played", "jokered", "joker_faces",
                   "shield_declared", "passes")  # fmt: skip


class SchottenKinds(Kinds):
    """Says and reads stones, decks, cards and what follows the claims."""

    def say(self, kind: str, value: object) -> str:
        if kind == "then":
            return name_of(THEN, value)
        if kind == "deck":
            return name_of(_DECKS, value)
        if kind in ("ruse", "card") and isinstance(value, int) and 0 <= value < CLAN + TACTICS - 1:
            return card_name(value)
        if kind == "stone" and isinstance(value, int):
            return str(value + 1)
        return str(value)

    def read(self, kind: str, text: str, place: str) -> object:
        if kind == "then":
            return _one_of(THEN, text, place)
        if kind == "deck":
            return _one_of(_DECKS, text, place)
        if kind in ("ruse", "card"):
            card = card_in(text, place)
            if kind == "ruse" and card < RECRUITER:
                raise BadPosition(f"{text} is no ruse", place)
            return card
        if kind == "stone":
            return whole_in(text, place, 1, 9) - 1
        if kind == "seat":
            return seat_in(text, self.seats, place)
        return whole_in(text, place, 1, 14)


def name_of(table: dict[str, int], value: object) -> str:
    for name, number in table.items():
        if number == value:
            return name
    return str(value)


def _one_of(table: dict[str, int], text: str, place: str) -> int:
    found = table.get(" ".join(text.lower().split()))
    if found is None:
        raise BadPosition(f"{quoted(text)} is none of: {', '.join(table)}", place)
    return found


def card_in(text: str, place: str) -> int:
    try:
        return parse_card(text, 0, text)
    except BadNotation:
        raise BadPosition(f"{quoted(text)} is no card like R7 or Joker", place) from None


# Writing.


def view_facts(view: SchottenView) -> dict[str, object]:
    """Give what a view shows as the JSON values of a position, cards that it does not show as `?`."""
    hands: list[object] = []
    for seat in (0, 1):
        if seat == view.seat:
            named = cards_named(view.hand, view.tactics_hand)
        elif view.seat >= 0:
            named = cards_named(view.known, view.known_tactics)
        else:
            named = []
        clan = len([name for name in named if name not in NAMES])
        hidden = ["?"] * (view.clan_held[seat] - clan)
        hands.append([*named, *hidden, *["?t"] * (view.tactics_held[seat] - len(named) + clan)])
    data: dict[str, object] = {
        "round": view.standing.round,
        "starter": view.standing.starter,
        "points": list(view.standing.points),
        "sides": [[card_name(card) for card in members(view.sides[side])] for side in range(18)],
        "hands": hands,
        "discards": cards_named(view.discards, view.tactics_discards),
        "known": cards_named(view.known, view.known_tactics),
        "under_clan": _put_back_facts(view.under_clan),
        "under_tactics": _put_back_facts(view.under_tactics),
        "aside": _put_back_facts(view.aside),
        "stack": [phase_json(phase) for phase in view.stack],
        "returns": None if view.returns is None else list(view.returns),
    }
    numbers = (
        view.full, view.first, view.owned, view.bluff, view.mud, view.played, view.jokered,
        view.joker_faces, view.shield_declared, view.passes,
    )  # fmt: skip
    data.update(zip(_NUMBERS, numbers, strict=True))
    return data


def _put_back_facts(entries: tuple[int, ...]) -> list[object]:
    return [
        [card_name(entry >> 1), entry & 1]
        if entry >= 0
        else ["?" if entry >= -2 else "?t", -1 - entry & 1]
        for entry in entries
    ]


def text_of(data: dict[str, Any], head: str, seen_by: str, options: Options) -> str:
    """Write the JSON values of a position as text, the canonical one."""
    lines = Lines()
    lines.add("game", head)
    lines.add(SEEN_BY, seen_by)
    lines.add("round", str(data["round"]), "1")
    lines.add("starter", str(data["starter"]), "0")
    lines.add_row("points", data["points"])
    for stone in range(9):
        sides = [_side_said(data, seat, stone) for seat in (0, 1)]
        if _stars(data, stone):
            sides[1] += "*"
        lines.add(STONES[stone], " | ".join(sides), "- | -")
    lines.add(
        "claimed", " | ".join([_stones_said(data["owned"] >> 9 * i) for i in (0, 1)]), "- | -"
    )
    lines.add("bluff", _stones_said(data["bluff"]), "-")
    lines.add("mud", _stones_said(data["mud"]), "-")
    lines.add("hand", " | ".join(_hands_said(data)), "- | -")
    lines.add("pile", listed(data["discards"]), "-")
    lines.add("under", _put_back_said(data["under_clan"] + data["under_tactics"]), "-")
    lines.add("aside", _put_back_said(data["aside"]), "-")
    lines.add_row("played", [data["played"] & 255, data["played"] >> 8])
    jokered = [i for i in (0, 1) if data["jokered"] >> i & 1]
    if jokered != with_joker(data["sides"]):
        lines.add("jokered", listed([str(i) for i in jokered]))
    lines.add("passes", str(data["passes"]), "0")
    now = _now_said(data["stack"], data["returns"], options)
    lines.add("now", now, "0 plays")
    return lines.text()


def _side_said(data: dict[str, Any], seat: int, stone: int) -> str:
    face = (data["joker_faces"] >> 6 * seat & 63) - 1
    words: list[str] = []
    for card in data["sides"][9 * seat + stone]:
        if card == "Joker" and face >= 0:
            words.append(f"Joker={card_name(face)}")
        elif card == "Shield" and data["shield_declared"]:
            words.append(f"Shield={data['shield_declared']}")
        else:
            words.append(card)
    return listed(words)


def _stars(data: dict[str, Any], stone: int) -> bool:
    """4.2  Tell whether a star must say that the second of two sides was complete first."""
    return bool(data["first"] & BIT[9 + stone]) and len(data["sides"][stone]) >= 3


def _stones_said(stones: int) -> str:
    return listed([STONES[stone] for stone in members(stones & 511)])


def _hands_said(data: dict[str, Any]) -> list[str]:
    """Write both hands; ! marks a card that the other player knows, a number goes before equal backs."""
    marked = set(data["known"])
    said: list[str] = []
    for hand in data["hands"]:
        words: list[str] = []
        for card in hand:
            if card.startswith("?"):
                continue
            known = card in marked and f"{card}!" not in words
            words.append(f"{card}!" if known else card)
        for back in ("?", "?t"):
            number = hand.count(back)
            words.extend([f"{number if number > 1 else ''}{back}"] * (number > 0))
        said.append(listed(words))
    return said


def _put_back_said(entries: list[Any]) -> str:
    return listed([f"{card}/{seat}" for card, seat in entries])


def with_joker(sides: Sequence[Sequence[str]]) -> list[int]:
    """9.2  List the seats whose Joker lies on the table."""
    return [i for i in (0, 1) if any(["Joker" in side for side in sides[9 * i : 9 * i + 9]])]


def _now_said(stack: list[Any], returns: list[float] | None, options: Options) -> str:
    if returns is not None:
        return shares_said(returns)
    top = stack[-1]
    if top[0] == "Claim" and top[2] == usual_then(options):
        return f"{top[1]} claims"
    return PHRASES.say(top, SchottenKinds(SEATS, False))


def usual_then(options: Options) -> int:
    return PLACE_NEXT if options.expert else DRAW_NEXT


def then_after(phase: str, options: Options) -> int:
    """10.7  Tell how the turn goes on after a card that is under way, by the name of its phase."""
    recruits = phase in ("Recruit", "RecruitDraw", "PutBack")
    return EXTRA_DRAW_NEXT if recruits and options.recruiter_extra_draw else DRAW_NEXT
