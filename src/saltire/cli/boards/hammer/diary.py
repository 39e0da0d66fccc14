"""The diary: what happened, as short sentences that somebody new to the game can follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Final

from rich.text import Text

from saltire.cli.boards.hammer.gather import Told, gathered
from saltire.cli.boards.hammer.sides import INKS, KEYS, card_said, cards_said, side_name
from saltire.games.hammer.tables import ENGLISH, SCOTTISH
from saltire.words import Words

_ACTORS: Final = ("side", "attacker", "first")


def story_lines(heard: Sequence[Mapping[str, object]], me: int, words: Words) -> list[Text]:
    """Word what was heard; the mark before a sentence has the colour of the side that acts."""
    return [_line(event, words) for event in gathered(heard, me)]


def _line(event: Told, words: Words) -> Text:
    sentence = sentence_for(event, words)
    side = _actor(event)
    if event["kind"] in ("year", "winter", "battle", "won"):
        return Text.assemble(("▪ ", INKS[side] if side in (0, 1) else ""), (sentence, "bold"))
    return Text.assemble(("▪ ", INKS[side] if side in (0, 1) else "dim"), sentence)


def _actor(event: Told) -> int:
    for name in _ACTORS:
        side = event.get(name)
        if isinstance(side, int) and not isinstance(side, bool):
            return side
    return -1


def sentence_for(event: Told, words: Words) -> str:
    """Say one event with the sentence of its kind."""
    facts = {name: _fact(name, fact, words) for name, fact in event.items() if name != "kind"}
    side = _actor(event)
    if side in (ENGLISH, SCOTTISH):
        facts["side"] = KEYS[side]
        facts["name"] = side_name(side, words)
        facts["other"] = side_name(1 - side, words)
    facts["known"] = "block" in event or "blocks" in event
    if event["kind"] == "front":
        facts.update(_front(event, words))
    if event["kind"] == "revealed":
        facts.update(_revealed(event, words))
    return words.say(f"hammer-event-{event['kind']}", **facts)


def _fact(name: str, fact: object, words: Words) -> object:
    """Word a fact: ways, cards and lists; the rest stays."""
    if name == "path" and isinstance(fact, list):
        return way(fact, words)
    if name == "card":
        return card_said(str(fact), words)
    if name == "cards" and isinstance(fact, list):
        return cards_said([str(card) for card in fact], words)
    if name == "ways" and isinstance(fact, list):
        return ", ".join(words.say("hammer-to-home", noble=a, area=b) for a, b in fact)
    if name == "how":
        return str(fact).split()[0].lower()
    if name == "areas" and isinstance(fact, list):
        return counted(fact)
    if name == "dice" and isinstance(fact, list):
        return " ".join(str(die) for die in fact)
    if name in ("hit", "reserves"):
        return ""
    if isinstance(fact, list):
        return ", ".join(str(part) for part in fact)
    return str(fact) if name == "year" else fact


def way(areas: Sequence[object], words: Words) -> str:
    """Write a way through areas: `Fife to Angus`."""
    return reduce(lambda a, b: words.say("hammer-way", start=a, end=b), [str(a) for a in areas])


def counted(areas: Sequence[object]) -> str:
    """Write areas, each with how often it comes: `England 3, Fife`."""
    names = [str(area) for area in areas]
    return ", ".join(
        f"{name} {names.count(name)}" if names.count(name) > 1 else name
        for name in dict.fromkeys(names)
    )


def _front(event: Told, words: Words) -> dict[str, object]:
    """Say who joins the fight on each side and how many wait."""
    blocks, reserves = event["blocks"], event["reserves"]
    assert isinstance(blocks, list)
    assert isinstance(reserves, list)
    found: list[str] = []
    for side in (ENGLISH, SCOTTISH):
        seen = [f"{name} {strength}" for name, owner, strength in blocks if owner == side]
        if reserves[side]:
            seen.append(words.say("hammer-in-reserve", n=reserves[side]))
        if seen:
            found.append(f"{side_name(side, words)}: {', '.join(seen)}")
    return {"fronts": "; ".join(found), "nobody": not found, "blocks": ""}


def _revealed(event: Told, words: Words) -> dict[str, object]:
    cards = event["cards"]
    assert isinstance(cards, list)
    return {
        "english": card_said(str(cards[ENGLISH]), words),
        "scottish": card_said(str(cards[SCOTTISH]), words),
        "cards": "",
    }
