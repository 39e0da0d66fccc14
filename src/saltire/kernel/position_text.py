"""Positions as text: parts with a name, options in the head, phases as phrases. Each game adds its own parts.

text = part { (";" | newline) part }        part = name ":" value        "#" begins a remark
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from saltire.kernel.errors import SaltireError
from saltire.kernel.types import SPECTATOR, Seat

if TYPE_CHECKING:
    from saltire.kernel.game import Game
    from saltire.kernel.options import Option

MOST: Final = 20_000
"""A longer text is not read."""
GAME: Final = "game"
SEEN_BY: Final = "seen by"
NONE: Final = "-"
"""Stands where a list has nothing in it."""
_SHOWN: Final = 40
_KIND: Final = re.compile(r"\{(\w+)\}")


class BadPosition(SaltireError):
    """The text or the JSON is no position; `place` names the part that is wrong, if it is one."""

    def __init__(self, reason: str, place: str = "") -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.reason = reason
        self.place = place


class Flaw:
    """What is wrong with a position, and the rule that says so."""

    def __init__(self, reason: str, rule: str) -> None:
        self.reason = reason
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.reason} (rule {self.rule})"

    def __repr__(self) -> str:
        return f"Flaw({self.reason!r}, {self.rule!r})"


def quoted(text: str) -> str:
    """Quote what somebody wrote, cut short, on one line."""
    short = " ".join(text.split())
    return repr(short if len(short) <= _SHOWN else short[:_SHOWN] + "...")


class Parts:
    """The parts of a text by name; each may be asked for once more than it stands there: empty."""

    def __init__(self, text: str, known: Sequence[str]) -> None:
        if len(text) > MOST:
            raise BadPosition(
                f"a position has at most {MOST} characters, this text has {len(text)}"
            )
        self.values: dict[str, str] = {}
        names = (GAME, SEEN_BY, *known)
        by_lower = {name.lower(): name for name in names}
        for line in text.splitlines():
            for piece in line.partition("#")[0].split(";"):
                if piece.strip():
                    self._add(piece, by_lower)

    def _add(self, piece: str, by_lower: dict[str, str]) -> None:
        written, colon, value = piece.partition(":")
        name = " ".join(written.split())
        if not colon:
            raise BadPosition(
                f"{quoted(piece)} has no colon: write a name, a colon and what is there"
            )
        known = by_lower.get(name.lower())
        if known is None:
            raise BadPosition(
                f"there is no part {quoted(name)}; there are: {', '.join(by_lower.values())}"
            )
        if known in self.values:
            raise BadPosition("stands there twice", known)
        self.values[known] = " ".join(value.split())

    def get(self, name: str) -> str:
        """Give what a part says; empty if it is left out."""
        return self.values.get(name, "")

    def has(self, name: str) -> bool:
        return name in self.values

    def words(self, name: str) -> list[str]:
        """Give the words of a part; a lone - is no word."""
        return words_in(self.get(name))

    def halves(self, name: str, number: int = 2) -> list[str]:
        """Give what stands before and after each bar; all empty if the part is left out."""
        text = self.get(name)
        found = [half.strip() for half in text.split("|")] if text else [""] * number
        if len(found) != number:
            raise BadPosition(f"must have {number} shares with a bar in between, as in a | b", name)
        return found

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """Read a whole number within bounds."""
        return whole_in(self.get(name), name, least, most) if self.has(name) else default

    def numbers(self, name: str, number: int, default: int, most: int) -> list[int]:
        """Read a number for each seat."""
        if not self.has(name):
            return [default] * number
        return [whole_in(half, name, 0, most) for half in self.halves(name, number)]


def words_in(text: str) -> list[str]:
    return [word for word in text.split() if word != NONE]


def whole_in(text: str, place: str, least: int, most: int) -> int:
    """Read a whole number within bounds; BadPosition names them."""
    if re.fullmatch(r"-?[0-9]{1,9}", text) and least <= int(text) <= most:
        return int(text)
    raise BadPosition(f"{quoted(text)} is not a number from {least} to {most}", place)


class Lines:
    """Gathers the parts of a text, one a line; what equals its default is left out."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def add(self, name: str, value: str, default: str = "") -> None:
        if value != default:
            self.lines.append(f"{name}: {value}")

    def add_row(self, name: str, numbers: Sequence[int], default: int = 0) -> None:
        """Add a number for each seat."""
        if any([number != default for number in numbers]):
            self.add(name, " | ".join([str(number) for number in numbers]))

    def text(self) -> str:
        return "\n".join(self.lines)


def listed(words: Sequence[str]) -> str:
    """Write a list of words; - for none."""
    return " ".join(words) if words else NONE


# Which game, whose eyes.


def head_of(game: Game) -> str:
    """Name a game with the options that are not their defaults: `schotten tactics rounds=3`."""
    words = [game.name]
    for option in game.declared:
        value = game.options[option.name]
        if value is True and not option.default:
            words.append(option.name)
        elif value != option.default:
            words.append(f"{option.name}={_said(value)}")
    return " ".join(words)


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def head_in(text: str) -> list[str]:
    """Give the words after `game:` in a text; none if it does not name its game."""
    for line in text[:MOST].splitlines():
        for piece in line.partition("#")[0].split(";"):
            name, colon, value = piece.partition(":")
            if colon and name.strip().lower() == GAME:
                return value.split()
    return []


def options_in(words: Sequence[str], declared: Sequence[Option]) -> dict[str, object]:
    """Read options as `head_of` writes them."""
    known = {option.name: option for option in declared}
    found: dict[str, object] = {}
    for word in words:
        name, equals, text = word.partition("=")
        option = known.get(name.replace("-", "_"))
        if option is None:
            raise BadPosition(
                f"there is no option {quoted(name)}; there are: {', '.join(known)}", GAME
            )
        found[option.name] = _value(option, text if equals else "yes")
    return found


def _value(option: Option, text: str) -> object:
    for choice in option.choices:
        if _said(choice) == text:
            return choice
    choices = ", ".join([_said(choice) for choice in option.choices])
    raise BadPosition(f"{option.name} cannot be {quoted(text)}; choose one of: {choices}", GAME)


def check_head(game: Game, parts: Parts) -> None:
    """Demand that a text that names its game names this one, with the same options."""
    words = parts.words(GAME)
    if not words:
        return
    if words[0] != game.name:
        raise BadPosition(f"this is {game.name}, not {quoted(words[0])}", GAME)
    for name, value in options_in(words[1:], game.declared).items():
        if game.options[name] != value:
            reason = (
                f"the text is for {name}={_said(value)}, the game has {_said(game.options[name])}"
            )
            raise BadPosition(reason, GAME)


def seat_in(text: str, seats: Sequence[str], place: str) -> int:
    """Read a seat: its number, or its name."""
    names = [name.lower() for name in seats]
    if text.lower() in names:
        return names.index(text.lower())
    if text.isdecimal() and len(text) < 3 and int(text) < len(seats):
        return int(text)
    known = ", ".join([*[str(i) for i in range(len(seats))], *seats])
    raise BadPosition(f"{quoted(text)} is no seat; there are: {known}", place)


def viewer_in(parts: Parts, seats: Sequence[str]) -> Seat:
    """Read whose view it is: a seat, or a spectator."""
    text = parts.get(SEEN_BY)
    return SPECTATOR if text.lower() == "spectator" else seat_in(text, seats, SEEN_BY)


def viewer_said(seat: Seat, seats: Sequence[str]) -> str:
    return "spectator" if seat < 0 else seats[seat]


# Phases.


class Kinds:
    """Says and reads the arguments of phases; a game adds its own kinds."""

    def __init__(self, seats: Sequence[str], named: bool) -> None:
        self.seats = seats
        self.named = named
        """Whether players call seats by name, as England and Scotland, or count them."""

    def say(self, kind: str, value: object) -> str:
        if (
            kind == "seat"
            and self.named
            and isinstance(value, int)
            and 0 <= value < len(self.seats)
        ):
            return self.seats[value]
        return str(value)

    def read(self, kind: str, text: str, place: str) -> object:
        if kind == "seat":
            return seat_in(text, self.seats, place)
        return whole_in(text, place, 0, 999)


class Phrases:
    """How the phases of a game are said: by name of the phase, words with the arguments in between."""

    def __init__(self, phrases: dict[str, str]) -> None:
        self.phrases = phrases
        self.kinds = {name: _KIND.findall(text) for name, text in phrases.items()}
        self.patterns = {name: _pattern(text) for name, text in phrases.items()}

    def say(self, phase: object, kinds: Kinds) -> str:
        """Write a phase that is given as JSON."""
        row = phase if isinstance(phase, list) else [phase]
        said = self.phrases[str(row[0])]
        for kind, value in zip(self.kinds[str(row[0])], row[1:], strict=True):
            said = said.replace("{" + kind + "}", kinds.say(kind, value), 1)
        return said

    def read(self, text: str, kinds: Kinds, place: str) -> list[object]:
        """Read a phase as JSON."""
        wrong: BadPosition | None = None
        for name, pattern in self.patterns.items():
            match = pattern.fullmatch(text.strip())
            if match is None:
                continue
            try:
                return [name, *_arguments(self.kinds[name], match, kinds, place)]
            except BadPosition as error:
                wrong = error if wrong is None else wrong
        if wrong is not None:
            raise wrong
        said = ", ".join([_KIND.sub(r"<\1>", phrase) for phrase in self.phrases.values()])
        raise BadPosition(f"{quoted(text)} is none of: {said}", place)

    def flaws(self, stack: Sequence[object], kinds: Kinds, rule: str) -> list[Flaw]:
        """List phases whose arguments cannot be."""
        found: list[Flaw] = []
        for row in stack:
            name = str(row[0]) if isinstance(row, list) else ""
            if name not in self.kinds or not isinstance(row, list):
                found.append(Flaw(f"{name} is no moment at which a position can stand", rule))
                continue
            try:
                for kind, value in zip(self.kinds[name], row[1:], strict=True):
                    if kinds.read(kind, kinds.say(kind, value), name) != value:
                        found.append(Flaw(f"{name} cannot have {quoted(str(value))}", rule))
            except ValueError:
                found.append(Flaw(f"{name} cannot be so: {quoted(str(row[1:]))}", rule))
        return found


def _arguments(
    names: Sequence[str], match: re.Match[str], kinds: Kinds, place: str
) -> list[object]:
    return [
        kinds.read(kind, str(said), place) for kind, said in zip(names, match.groups(), strict=True)
    ]


def _pattern(text: str) -> re.Pattern[str]:
    pieces = _KIND.split(text)
    source = "".join(
        [
            re.escape(piece).replace(r"\ ", r"\s+") if i % 2 == 0 else "(.+?)"
            for i, piece in enumerate(pieces)
        ]
    )
    return re.compile(source, re.IGNORECASE)


def shares_said(returns: Sequence[object]) -> str:
    """Write a result: `over 1 0`, `over 1/2 1/2`."""
    return "over " + " ".join([_share(share) for share in returns])


def _share(share: object) -> str:
    assert isinstance(share, (int, float))
    for parts in range(1, 7):
        whole = round(share * parts)
        if whole / parts == share:
            return str(whole) if parts == 1 else f"{whole}/{parts}"
    return repr(share)


def shares_in(text: str, seats: int, place: str) -> list[float] | None:
    """Read a result as `shares_said` writes it; None if the text says something else."""
    words = text.split()
    if not words or words[0].lower() != "over":
        return None
    shares: list[float] = []
    for word in words[1:]:
        match = re.fullmatch(r"([01-6])(?:/([1-6]))?", word)
        if match is None:
            raise BadPosition(f"{quoted(word)} is no share of the win, like 1, 0 or 1/2", place)
        shares.append(int(match[1]) / int(match[2] or 1))
    if len(shares) != seats or not 0.999 < sum(shares) < 1.001:
        raise BadPosition(f"the shares of {seats} seats must add up to 1", place)
    return shares


def same_facts(one: object, other: object) -> bool:
    """Tell whether two JSON values are the same but for the order in lists."""
    return one == other or repr(_in_order(one)) == repr(_in_order(other))


def _in_order(value: object) -> object:
    if isinstance(value, dict):
        return {key: _in_order(value[key]) for key in sorted(value)}
    if isinstance(value, list):
        return sorted([_in_order(item) for item in value], key=repr)
    return value
