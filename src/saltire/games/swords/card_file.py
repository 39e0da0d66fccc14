"""9.3-9.6  Reading a card set from a TOML file: everything checked, every fault with its line.

docs/reference/card-sets.md describes the file for people.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from saltire.games.swords.rules.card_entries import Card, Notes
from saltire.games.swords.rules.card_steps import arms_effect, check_whole, check_window, operation
from saltire.games.swords.rules.card_words import CONDITIONS, TARGETS
from saltire.games.swords.rules.cards import Arms, Bagpipe, CardSet, badge_marks
from saltire.games.swords.rules.constants import MOST_KINDS, WINDOWS
from saltire.games.swords.rules.daggers import MOST_COPIES
from saltire.games.swords.rules.options import SHIPPED
from saltire.kernel.errors import BadOption

FORMAT: Final = 1
MOST_BYTES: Final = 48 * 1024
"""The longest text of a card set; the shipped ones have less than half of it."""
MOST_DOTS: Final = 100
"""Dots of one line: a key of thousands of parts takes seconds to read."""
_NAME: Final = re.compile(r"\w[\w .-]{0,39}")
_DATA: Final = Path(__file__).with_name("data")
_FEWEST_DAGGERS: Final = (4, 6, 4)
_AT_LINE: Final = re.compile(r" \(at line (\d+), column \d+\)| \(at end of document\)")


class BadCards(BadOption):
    """A card set cannot be used; each problem has its line."""

    def __init__(self, place: str, problems: list[tuple[int, str]]) -> None:
        self.problems = sorted(problems)
        line, what = self.problems[0]
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(f"{place}, line {line}: {what}{more}")
        self.line = line


def chosen_set(named: object, text: object) -> tuple[CardSet, str]:
    """19.1, 19.2  Give the set that the options name, and its text if it is one's own.

    A string is never the name of a file: options come from records and from other people's clients.
    A `Path` is, since only a program on this machine can give one.
    """
    if isinstance(named, Path):
        name, text = set_name(named), text_of(named)
        return read_set(text, name, named.name), text
    if not isinstance(named, str) or not isinstance(text, str):
        raise BadOption(f"cards cannot be {named!r}; there are: {', '.join(SHIPPED)}")
    if named in SHIPPED:
        if text:
            raise BadOption(f"cards cannot be {named!r} with a card set of your own (rule 19.1)")
        return _shipped(named), ""
    name, _, expected = named.partition("#")
    if not text:
        raise BadOption(
            f"cards cannot be {named!r}: there is no set of that name ({', '.join(SHIPPED)}), and "
            "the text of a set of your own is missing (rule 19.1)"
        )
    if _NAME.fullmatch(name) is None or name in SHIPPED:
        raise BadOption("cards: a set's name has 1 to 40 letters, digits, spaces, dots or dashes")
    cards = _own(text, name)
    if expected and cards.fingerprint() != expected:
        raise BadOption(
            f"the card set {name} has changed: #{expected} was played, it is "
            f"#{cards.fingerprint()} now (rule 19.2)"
        )
    return cards, text


def from_file(path: Path) -> dict[str, object]:
    """Give the options for a card file: `saltire.load("swords", **from_file(path))`."""
    return {"cards": set_name(path), "card_set": text_of(path)}


def set_name(path: Path) -> str:
    """Name a set after its file."""
    name = re.sub(r"[^\w .-]", "-", path.stem)[:40].strip() or "own"
    return f"own {name}" if name in SHIPPED else name


def text_of(path: Path) -> str:
    """Read a card file; BadOption says what is wrong."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        return data.decode()
    except OSError:
        raise BadOption(
            f"cards cannot be {str(path)!r}: there is no such file, nor a set of that name "
            f"({', '.join(SHIPPED)})"
        ) from None
    except UnicodeDecodeError:
        raise BadOption(f"cards cannot be {str(path)!r}: it is not a text file in UTF-8") from None


@cache
def _shipped(name: str) -> CardSet:
    file = _DATA / f"{name}.toml"
    return read_set(file.read_text(encoding="utf-8"), name)


@lru_cache(maxsize=32)
def _own(text: str, name: str) -> CardSet:
    return read_set(text, name)


def problems_in(path: Path) -> list[str]:
    """List everything that is wrong with a card file, a line each; nothing if it can be played."""
    try:
        read_set(text_of(path), set_name(path), path.name)
    except BadCards as bad:
        return [f"line {line}: {what}" for line, what in bad.problems]
    except BadOption as error:
        return [str(error)]
    return []


def cards_in(path: Path) -> int:
    """Count the cards of a file that can be played."""
    deck = read_set(text_of(path), set_name(path), path.name)
    return int(deck.size) + len(deck.arms) + sum(deck.daggers)


def read_set(text: str, name: str, place: str = "") -> CardSet:
    """Read a card set from its text; faults are said to be in `place`, a file perhaps."""
    place = place or name
    if len(text.encode()) > MOST_BYTES:
        raise BadOption(f"{place} is too long: a card set has at most {MOST_BYTES} bytes")
    for number, row in enumerate(text.split("\n"), 1):
        if row.count(".") > MOST_DOTS:
            raise BadCards(place, [(number, f"a line has at most {MOST_DOTS} dots")])
    try:
        data: dict[str, object] = dict(tomllib.loads(text))
    except ValueError as error:  # a number of thousands of digits is one too
        found = _AT_LINE.search(str(error))
        line = int(found[1]) if found is not None and found[1] else len(text.splitlines())
        what = _AT_LINE.sub("", str(error)).lower()
        raise BadCards(place, [(line, f"this is not TOML: {what}")]) from None
    except RecursionError:
        raise BadCards(place, [(1, "this is not TOML: it is nested too deeply")]) from None
    if not _printable(data):
        raise BadCards(place, [(1, "texts have only characters that can be seen")])
    return _SetReader(text, place, name, data).card_set()


def _printable(data: object) -> bool:
    """Tell whether every text can be seen as it is: others read it, on pages and in terminals."""
    parts = [data]
    while parts:
        part = parts.pop()
        if isinstance(part, dict):
            parts += [*part.keys(), *part.values()]
        elif isinstance(part, list):
            parts += part
        elif isinstance(part, str) and not re.sub(r"[\n\t\r]", "", part).isprintable():
            return False
    return True


_ANY: Final = (
    "id", "title", "title_de", "mentions_badge", "effect", "rules_text", "provenance",
    "provenance_fields",
)  # fmt: skip
_BAGPIPE: Final = (*_ANY, "copies", "phase", "times_two", "target", "cost_gold", "conditions")
_ARMS: Final = (
    *_ANY, "troops", "scots_gold_if_scotland_wins", "scots_gold_if_england_wins", "crown_gold",
    "crown_split", "remove_with_2_players",
)  # fmt: skip
_DAGGER: Final = ("daggers", "copies", "provenance", "provenance_fields")
_TABLES: Final = ("set", "dagger", "bagpipe", "arms", "king_edward")


class _SetReader:
    """Reads the tables of one file and gathers what is wrong with them."""

    def __init__(self, text: str, place: str, name: str, data: dict[str, object]) -> None:
        self.place = place
        self.name = name
        self.data = data
        self.notes = Notes(text)

    def card_set(self) -> CardSet:
        self.check_tables()
        daggers = self.daggers()
        bagpipes = [self.bagpipe(card) for card in self.cards("bagpipe")]
        grey = [self.arms(card) for card in self.cards("arms")]
        kings = [self.arms(card) for card in self.cards("king_edward")]
        self.check_numbers(bagpipes, grey, kings)
        if self.notes.problems:
            raise BadCards(self.place, self.notes.problems)
        return CardSet(self.name, bagpipes, grey, kings, daggers)

    def check_tables(self) -> None:
        for name in self.data:
            if name not in _TABLES:
                line = self.notes.lines.of.get(f"{name}/0", self.notes.lines.at("", name))
                known = ", ".join(_TABLES)
                self.notes.problems.append(
                    (line, f"there is no table {name!r} here; there are: {known}")
                )
        about = self.data.get("set", {})
        if not isinstance(about, dict) or about.get("format") != FORMAT:
            line = self.notes.lines.at("set/0", "format")
            self.notes.problems.append((line, f"[set] must have format = {FORMAT}"))

    def cards(self, table: str) -> list[Card]:
        rows = self.data.get(table, [])
        if not isinstance(rows, list) or not all([isinstance(row, dict) for row in rows]):
            self.notes.wrong(table, f"write each card under [[{table}]]")
            return []
        return [Card(self.notes, f"{table}/{i}", dict(row)) for i, row in enumerate(rows)]

    def daggers(self) -> list[int]:
        """9.7  Cards with one, two and three daggers, at least as many as the two-player hands need."""
        copies = [0, 0, 0]
        for card in self.cards("dagger"):
            card.only(_DAGGER)
            card.origins()
            value = card.whole("daggers", 1, 3)
            if copies[value - 1]:
                card.wrong("daggers", f"cards with {value} daggers are listed twice")
            copies[value - 1] = card.whole("copies", _FEWEST_DAGGERS[value - 1], MOST_COPIES)
        for value in (1, 2, 3):
            if not copies[value - 1]:
                self.notes.wrong("dagger", f"a [[dagger]] table with daggers = {value} is missing")
        return copies

    def bagpipe(self, card: Card) -> Bagpipe:
        card.only(_BAGPIPE)
        window = WINDOWS.index(card.word("phase", "actions", WINDOWS))
        made = Bagpipe(card.id(), card.text("title"), card.whole("copies", 1, 9), window)
        made.reconstructed = card.origins()
        made.twice = card.switch("times_two")
        made.badge = card.switch("mentions_badge")
        made.cost = card.whole("cost_gold", 0, 9)
        target = card.word("target", "none", tuple(TARGETS))
        made.target = TARGETS[target][0]
        check_window(card, "target", f"the target {target}", TARGETS[target][1], window)
        for condition in card.rows("conditions"):
            if not isinstance(condition, str) or condition not in CONDITIONS:
                known = ", ".join(CONDITIONS)
                card.wrong("conditions", f"there is no condition {condition!r}; there are: {known}")
                continue
            bit, windows = CONDITIONS[condition]
            made.needs |= bit
            check_window(card, "conditions", f"the condition {condition}", windows, window)
        for row in card.rows("effect"):
            made.effect.extend(operation(card, row, window, made.target))
        check_whole(card, made)
        return made

    def arms(self, card: Card) -> Arms:
        card.only(_ARMS)
        made = Arms(card.id(), card.text("title"))
        made.reconstructed = card.origins()
        made.troops = card.whole("troops", 0, 60)
        made.win = card.whole("scots_gold_if_scotland_wins", 0, 60)
        made.loss = card.whole("scots_gold_if_england_wins", 0, 60)
        made.crown = card.whole("crown_gold", 0, 60)
        made.split = card.switch("crown_split", True)
        made.badge = card.switch("mentions_badge")
        made.out_with_two = card.switch("remove_with_2_players")
        for row in card.rows("effect"):
            arms_effect(card, row, made)
        if badge_marks(made) and not made.badge:
            card.wrong("effect", "an effect on the badge needs mentions_badge = true")
        return made

    def check_numbers(self, bagpipes: list[Bagpipe], grey: list[Arms], kings: list[Arms]) -> None:
        """2.3, 15  There must be cards enough for every number of players."""
        if not 1 <= len(bagpipes) <= MOST_KINDS:
            what = f"there must be 1 to {MOST_KINDS} Bagpipe titles, not {len(bagpipes)}"
            self.notes.wrong("bagpipe", what)
        if sum([card.copies for card in bagpipes]) > 60:
            self.notes.wrong("bagpipe", "there must be at most 60 Bagpipe cards")
        if not 8 <= len(grey) <= 30:
            self.notes.wrong("arms", f"there must be 8 to 30 [[arms]] cards, not {len(grey)}")
        if len([card for card in grey if not card.out_with_two]) < 6:
            self.notes.wrong("arms", "with 2 players 6 [[arms]] cards must remain")
        if len([card for card in grey if not card.badge]) < 6:
            what = "with 3 players 6 [[arms]] cards that do not mention the badge must remain"
            self.notes.wrong("arms", what)
        if not 1 <= len(kings) <= 9:
            self.notes.wrong(
                "king_edward", f"there must be 1 to 9 [[king_edward]] cards, not {len(kings)}"
            )
