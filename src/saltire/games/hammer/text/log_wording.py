"""Words events and choices of Hammer of the Scots in short sentences that a beginner can follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import ClassVar, Final

import saltire.i18n.log_wording
from saltire.games.hammer.rules.constants import ENGLISH, SCOTTISH
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.text.choice_wording import ChoiceWording
from saltire.games.hammer.text.event_groups import grouped_events
from saltire.games.hammer.text.names import name_text
from saltire.i18n.log_wording import EventFacts
from saltire.i18n.words import Term, Words, sentence_case
from saltire.kernel.view import View

KEYS: Final = ("english", "scottish")
_NAMES: Final = ("area", "from", "to", "block", "noble", "leader", "king")
_ACTORS: Final = ("side", "attacker", "first")


class LogWording(saltire.i18n.log_wording.LogWording):
    """Names the sides, not the people."""

    groups_events: ClassVar[bool] = True

    def grouped(self, heard: Sequence[Mapping[str, object]], me: int) -> list[EventFacts]:
        """Merge dice into volleys, cards into hands, blocks into groups."""
        return grouped_events(heard, me)

    def sentence(self, event: EventFacts, me: int) -> str:
        """Word one event by the message of its kind."""
        return sentence_for(event, self.words)

    def choice(self, view: View, plan: Sequence[int]) -> tuple[str, int]:
        """Word a choice; a march is worded to its end."""
        assert isinstance(view, HammerView)
        return ChoiceWording(view, self.words, self._card).worded(plan)

    def own_choice(self, notation: str) -> str:
        """Name the card that lies face down."""
        if not notation.startswith("play "):
            return ""
        return self.words.say("hammer-event-own-card", card=self._card(notation[5:]))

    def _card(self, name: str) -> str:
        return card_text(name, self.words)


def actor_of(event: EventFacts) -> int:
    for name in _ACTORS:
        side = event.get(name)
        if isinstance(side, int) and not isinstance(side, bool):
            return side
    return -1


def sentence_for(event: EventFacts, words: Words) -> str:
    """Word one event by the message of its kind."""
    facts = {name: _fact(name, fact, words) for name, fact in event.items() if name != "kind"}
    side = actor_of(event)
    if side in (ENGLISH, SCOTTISH):
        facts["side"] = KEYS[side]
        facts["name"] = side_name(side, words)
        facts["other"] = side_name(1 - side, words)
    facts["known"] = "block" in event or "blocks" in event
    if event["kind"] == "front":
        facts.update(_front(event, words))
    if event["kind"] == "revealed":
        facts.update(_revealed(event, words))
    if event["kind"] in ("moved", "norse"):
        facts.update(_march(event, words))
    return sentence_case(words.say(f"hammer-event-{event['kind']}", **facts))


def _fact(name: str, fact: object, words: Words) -> object:
    """Word a fact: names, ways, cards and lists; the rest stays."""
    if name in _NAMES and isinstance(fact, str):
        return name_text(fact, words)
    if name == "path" and isinstance(fact, list):
        return way(fact, words)
    if name == "card":
        return card_text(str(fact), words)
    if name == "cards" and isinstance(fact, list):
        return cards_text([str(card) for card in fact], words)
    if name == "ways" and isinstance(fact, list):
        return words.listed([words.say("hammer-to-home", noble=a, area=b) for a, b in fact])
    if name == "how":
        return str(fact).split()[0].lower()
    if name == "areas" and isinstance(fact, list):
        return counted(_named(fact, words), words)
    if name == "dice" and isinstance(fact, list):
        return " ".join(str(die) for die in fact)
    if name in ("hit", "reserves"):
        return ""
    if isinstance(fact, list):
        return words.listed(_named(fact, words))
    return str(fact) if name == "year" else fact


def _named(names: Sequence[object], words: Words) -> list[Term]:
    return [name_text(str(name), words) for name in names]


def way(areas: Sequence[object], words: Words) -> str:
    """Write a way through areas: `Fife to Angus`."""
    names: list[str] = [*_named(areas, words)]
    return reduce(lambda a, b: words.say("hammer-way", start=a, end=b), names)


def counted(areas: Sequence[object], words: Words) -> str:
    """Write areas, each with how often it comes: `England 3 and Fife`."""
    names = [str(area) for area in areas]
    return words.listed(
        [
            f"{name} {names.count(name)}" if names.count(name) > 1 else name
            for name in dict.fromkeys(names)
        ]
    )


def _march(event: EventFacts, words: Words) -> dict[str, object]:
    """Tell where a march begins and ends, and whether it goes through other areas."""
    path = event["path"]
    assert isinstance(path, list)
    return {
        "from": name_text(str(path[0]), words),
        "to": name_text(str(path[-1]), words),
        "through": len(path) > 2,
    }


def _front(event: EventFacts, words: Words) -> dict[str, object]:
    """List who joins the fight on each side and how many wait."""
    blocks, reserves = event["blocks"], event["reserves"]
    assert isinstance(blocks, list)
    assert isinstance(reserves, list)
    fronts: list[tuple[str, str]] = []
    for side in (ENGLISH, SCOTTISH):
        seen = [
            f"{name_text(name, words)} {strength}"
            for name, owner, strength in blocks
            if owner == side
        ]
        if reserves[side]:
            seen.append(words.say("hammer-in-reserve", n=reserves[side]))
        if seen:
            fronts.append((side_name(side, words), ", ".join(seen)))
    return {"fronts": words.of_each(fronts), "nobody": not fronts, "blocks": ""}


def _revealed(event: EventFacts, words: Words) -> dict[str, object]:
    cards = event["cards"]
    assert isinstance(cards, list)
    return {
        "english": card_text(str(cards[ENGLISH]), words),
        "scottish": card_text(str(cards[SCOTTISH]), words),
        "cards": "",
    }


def side_name(side: int, words: Words) -> str:
    return words.say(f"hammer-{KEYS[side]}")


def card_text(name: str, words: Words) -> str:
    """Name a card in the reader's language; numbers stay."""
    return name if name.isdigit() else words.say(f"hammer-card-{name.lower().replace(' ', '-')}")


def cards_text(names: list[str], words: Words) -> str:
    """Name cards one after the other: numbers with spaces only, names with commas."""
    numbers = [name for name in names if name.isdigit()]
    events = [card_text(name, words) for name in names if not name.isdigit()]
    return " ".join([*numbers, ", ".join(events)] if events else numbers) or "-"
