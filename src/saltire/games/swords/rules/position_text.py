"""A position as a player writes it down: a line for each seat, the badge, the Arms card, what happens now.

It is read and written by way of its JSON values, in which `?` is a Bagpipe card that the viewer cannot see.
Daggers are rows of numbers, shuffle by shuffle, as `daggers_written` gives them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.board import full_stack
from saltire.games.swords.rules.constants import NOBODY, PLACES, SIDES, WINDOWS
from saltire.games.swords.rules.daggers import REST, SHUFFLE_NAMES, SHUFFLES, VALUES
from saltire.games.swords.rules.options import Options
from saltire.games.swords.rules.position_json import daggers_written
from saltire.kernel.bits import BIT, members
from saltire.kernel.phase import ABSENT, BLANK, OPEN
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

SEAT_NAMES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
SEATS: Final = tuple("012345")
NAMES_OF_PARTS: Final = (
    "round", "defeats", "arms", "arms seen", "badge", "token", "home", "Scottish camp", "shield",
    "winner", *SEATS, "discards", "dagger discards", "dagger stack", "hidden daggers", "now",
)  # fmt: skip
FIELDS: Final = (
    "castle", "camp", "gold", "hand", "new", "open", "daggers", "virtual", "laid", "taken", "lost",
    "side", "looked at", "passed", "spoken", "said",
)  # fmt: skip
PHRASES: Final = Phrases(
    {
        "Acts": "{seat} acts",
        "Replenished": "{seat} has replenished",
        "Acts, left": "{seat} acts with {number} turns left",
        "Replenished, left": "{seat} has replenished with {number} turns left",
        "GiveBadge": "{seat} gives the badge",
        "GiveToken": "{seat} gives the token",
        "HomeMuster": "{seat} musters {number}",
        "LayTokens": "tokens {choices}",
        "ChoiceCards": "{seat} may play choice cards",
        "ChoiceCards in order": "{seat} may play choice cards in order",
        "KeepOrGive": "{seat} keeps or gives the badge",
        "AwardsCards": "{seat} may play awards cards",
        "AwardsCards in order": "{seat} may play awards cards in order",
        "NextPlayer": "{window} cards from {seat}",
        "NextPlayer in order": "{window} cards from {seat} in order",
        "RewardCards": "reward cards {number}",
        "DrawBagpipe": "{seat} draws to {pile} {number}",
        "DrawDagger": "{seat} draws a dagger",
        "Continue": "{seat} goes on with {card} on {target} step {number}",
        "ChooseUnits": "{seat} takes from {place} to {place} up to {number}",
        "DropDagger": "{seat} drops {number}",
        "Invasion": "invasion",
        "Deal": "{number} cards to deal",
        "Oldest": "lots for the oldest",
    }
)
BEFORE_ROUNDS: Final = ("Deal", "Oldest")
_IN_ORDER: Final = ("ChoiceCards", "AwardsCards", "NextPlayer")
_PILES: Final = ("hand", "new")
_NO_DAGGERS: Final = [[0, 0, 0] for _ in range(SHUFFLES)]
DAGGERS: Final = re.compile(r"(?:([0-9]{1,2})x)?([123?])(?:/(first|second|again))?", re.IGNORECASE)
HIDDEN: Final = re.compile(r"([0-9]{0,2})\?")


class SwordsKinds(Kinds):
    """Says and reads cards, piles, places, windows and sealed choices."""

    def __init__(self, options: Options) -> None:
        super().__init__(SEAT_NAMES[: options.players], False)
        self.ids = [card.id for card in options.cards.bagpipes]

    def say(self, kind: str, value: object) -> str:
        if kind == "choices":
            rows = value if isinstance(value, (list, tuple)) else []
            return " ".join([_choice_said(int(choice)) for choice in rows])
        names = self._names(kind)
        if names and isinstance(value, int) and 0 <= value < len(names):
            return names[value]
        return "nobody" if kind == "target" and value == NOBODY else str(value)

    def read(self, kind: str, text: str, place: str) -> object:
        if kind == "choices":
            return [_choice_in(word, place) for word in text.split()]
        names = self._names(kind)
        if names:
            return index_of(text, names, place)
        if kind == "target" and text.lower() == "nobody":
            return NOBODY
        if kind in ("seat", "target"):
            return seat_in(text, self.seats, place)
        return whole_in(text, place, 0, 20)

    def _names(self, kind: str) -> Sequence[str]:
        found: dict[str, Sequence[str]] = {
            "card": self.ids, "pile": _PILES, "place": PLACES, "window": WINDOWS,
        }  # fmt: skip
        return found.get(kind, ())


def index_of(text: str, names: Sequence[str], place: str) -> int:
    if text.lower() in names:
        return names.index(text.lower())
    raise BadPosition(f"{quoted(text)} is none of: {', '.join(names)}", place)


def _choice_said(choice: int) -> str:
    if choice == ABSENT:
        return "-"
    if choice in (OPEN, BLANK):
        return "open" if choice == OPEN else "?"
    _, side, dagger = actions.read(choice)
    return SIDES[side] + (f"+{dagger}" if dagger > 0 else "") if 0 <= side < 2 else str(choice)


def _choice_in(word: str, place: str) -> int:
    said = {"-": ABSENT, "open": OPEN, "?": BLANK}
    if word.lower() in said:
        return said[word.lower()]
    side, plus, dagger = word.partition("+")
    return int(actions.lay(side_in(side, place), whole_in(dagger, place, 1, 3) if plus else 0))


def side_in(text: str, place: str) -> int:
    names = [side.lower() for side in SIDES]
    if text.lower() not in names:
        raise BadPosition(f"{quoted(text)} is no side; there are: {', '.join(SIDES)}", place)
    return names.index(text.lower())


# Writing.


def text_of(data: dict[str, Any], head: str, seen_by: str, options: Options) -> str:
    """Write the JSON values of a position as text, the canonical one."""
    lines = Lines()
    arms = [card.id for card in options.cards.arms]
    lines.add("game", head)
    lines.add(SEEN_BY, seen_by)
    lines.add("round", str(data["round"]), "1")
    lines.add("defeats", str(data["defeats"]), "0")
    lines.add("arms", "-" if data["arms"] == NOBODY else arms[data["arms"]], arms[0])
    seen = members(data["arms_seen"])
    if seen != [i for i in [data["arms"]] if i != NOBODY]:
        lines.add("arms seen", listed([arms[i] for i in seen]))
    lines.add("badge", _passed_on(data["badge"], data["badge_from"]), "0")
    lines.add("token", _passed_on(data["token"], data["token_from"]), "-")
    lines.add("home", _seat_or_none(data["home"]), "-")
    lines.add("Scottish camp", str(data["scottish_camp"]), "0")
    lines.add("shield", str(data["shield"]), "0")
    lines.add("winner", "-" if data["winner"] == NOBODY else SIDES[data["winner"]], "-")
    for seat in range(options.players):
        lines.add(SEATS[seat], _seat_line(data, seat, options), "")
    lines.add("discards", listed(data["discards"]), "-")
    lines.add("dagger discards", _daggers_said(data["dagger_discards"]), "-")
    if data["stack_of_daggers"] != usual_stack(data, options):
        lines.add("dagger stack", _daggers_said(data["stack_of_daggers"]))
    unseen = data.get("hidden_daggers")
    if unseen is not None and unseen != usual_hidden(data, options):
        lines.add("hidden daggers", _daggers_said(unseen))
    kinds = SwordsKinds(options)
    now = _now_said(data, kinds)
    lines.add("now", now, f"{max(data['badge'], 0)} acts")
    return lines.text()


def _seat_or_none(seat: int) -> str:
    return "-" if seat == NOBODY else str(seat)


def _passed_on(seat: int, source: int) -> str:
    return _seat_or_none(seat) + ("" if source == NOBODY else f" from {source}")


def _seat_line(data: dict[str, Any], seat: int, options: Options) -> str:
    fields: list[str] = []
    for name, usual in (("castle", 3), ("camp", 0), ("gold", 3)):
        if data[name][seat] != usual:
            fields.append(f"{name} {data[name][seat]}")
    for name, cards in (("hand", data["hands"]), ("new", data["new"])):
        if cards[seat]:
            fields.append(f"{name} {' '.join(_cards_said(cards[seat]))}")
    if data["open"][seat]:
        fields.append(f"open {' '.join(_open_said(data['open'][seat], data['resting'][seat]))}")
    if data["daggers"][seat] != usual_hand(options):
        fields.append(f"daggers {_daggers_said(data['daggers'][seat])}")
    if data["virtual"][seat]:
        fields.append(f"virtual {data['virtual'][seat]}")
    if seat < 2 and data["laid"][seat]:
        fields.append(f"laid {data['laid'][seat] if data['laid'][seat] > 0 else '?'}")
    for name in ("taken", "lost"):
        if seat < 2 and data[name][seat] != _NO_DAGGERS:
            fields.append(f"{name} {_daggers_said(data[name][seat])}")
    return ", ".join([*fields, *_talk_said(data, seat)])


def _talk_said(data: dict[str, Any], seat: int) -> list[str]:
    """Write which side a seat has taken, whose tokens it knows, and what it said."""
    fields: list[str] = []
    bit = int(BIT[seat])
    if data["sided"] & bit:
        side = SIDES[1 if data["english"] & bit else 0]
        if not data.get("known_sides", bit) & bit:
            side = "?"
        fields.append(f"side {side}" + (" open" if data["open_sides"] & bit else ""))
    looked = members(data["peeked"] >> 6 * seat & 63)
    if looked:
        fields.append(f"looked at {listed([str(i) for i in looked])}")
    fields += [name for name in ("passed", "spoken") if data[name] & bit]
    said = data["said"] >> 3 * seat & 7
    if said:
        fields.append(f"said {SIDES[said - 1] if said < 3 else f'dagger {said - 2}'}")
    return fields


def _cards_said(cards: Sequence[str]) -> list[str]:
    hidden = len([card for card in cards if card == "?"])
    named = [card for card in cards if card != "?"]
    return [*named, f"{hidden if hidden > 1 else ''}?"] if hidden else named


def _open_said(cards: Sequence[str], resting: Sequence[str]) -> list[str]:
    """9.5  A star marks a card that was played this round."""
    left = list(resting)
    said: list[str] = []
    for card in cards:
        if card in left:
            left.remove(card)
            said.append(f"{card}*")
        else:
            said.append(card)
    return said


def _daggers_said(rows: Sequence[Sequence[int]]) -> str:
    """Write Dagger cards by value, a hidden one as `?`: rows of four have those as their last number."""
    words: list[str] = []
    for shuffle, row in enumerate(rows):
        end = f"/{SHUFFLE_NAMES[shuffle]}" if SHUFFLE_NAMES[shuffle] else ""
        for value, number in zip("123?", row, strict=False):
            one = [f"{value}{end}"] * number
            words += one if number < 4 else [f"{number}x{value}{end}"]
    return listed(words)


def _now_said(data: dict[str, Any], kinds: SwordsKinds) -> str:
    if data["returns"] is not None:
        return shares_said(data["returns"])
    stack = [row for row in data["stack"] if row[0] != "NextRound"]
    return " > ".join(
        [PHRASES.say(spoken(row, data["badge"], len(kinds.seats)), kinds) for row in stack]
    )


def turns_left(players: int, badge: int, seat: int) -> int:
    """4.1  Count the turns from a seat on to the last one before the bearer."""
    return players - (seat - badge) % players


def spoken(row: list[Any], badge: int, players: int) -> list[Any]:
    """Give a phase as the phrases know it."""
    if row[0] == "Turn":
        name = "Replenished" if row[3] else "Acts"
        usual = turns_left(players, max(badge, 0), row[1])
        return [name, row[1]] if row[2] == usual else [f"{name}, left", row[1], row[2]]
    usual = 2 if row[0] == "NextPlayer" else 1
    if row[0] in _IN_ORDER and len(row) > usual + 1:
        return [f"{row[0]} in order", *row[1:-1]]
    return row


def usual_hand(options: Options) -> list[list[int]]:
    """11.1  With two players everybody begins with seven Dagger cards, else with none."""
    rows = [list(row) for row in _NO_DAGGERS]
    if options.players == 2:
        rows[REST] = [2, 3, 2]
    return rows


def usual_stack(data: dict[str, Any], options: Options) -> list[list[int]] | None:
    """2.1, 16.1  Give what is left of a stack that was never shuffled anew; None if that cannot be."""
    rows = daggers_written(full_stack(options)) if options.players > 2 else [*_NO_DAGGERS]
    hidden = "hidden_daggers" in data
    if hidden:
        rows = [[0, 0, 0, sum(row)] for row in rows]
    for held in [*data["daggers"], data["dagger_discards"]] if options.players > 2 else []:
        as_rest = held is data["dagger_discards"]
        for shuffle, row in enumerate(held):
            for i, number in enumerate(row):
                rows[REST if as_rest else shuffle][3 if hidden else i] -= number
    return None if any([number < 0 for row in rows for number in row]) else rows


def usual_hidden(data: dict[str, Any], options: Options) -> list[list[int]]:
    """Give the Dagger cards that a viewer does not see if they were never shuffled anew."""
    rows = daggers_written(full_stack(options)) if options.players > 2 else [[0] * 3] * SHUFFLES
    rows = [list(row) for row in rows]
    for held in [data["own_daggers"], data["dagger_discards"]] if options.players > 2 else []:
        as_rest = held is data["dagger_discards"]
        for shuffle, row in enumerate(held):
            for i, number in enumerate(row[:VALUES]):
                rows[REST if as_rest else shuffle][i] -= number
    return rows
