"""Names of people: which are refused, and which look like one that is taken."""
# ruff: noqa: RUF001  letters that look alike are what this file is about

from __future__ import annotations

import re
import unicodedata
from typing import Final

import sqlalchemy as sa

_INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Fillers, blanks and variation selectors: nobody sees them, though they are not format characters."""
_UNSEEN_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
NO_LINE: Final = r"\x00-\x1f\x7f-\x9f\u061c\u2028-\u202e\u2066-\u2069"
"""Characters that are no part of a line of words, as in a regular expression: those that control a terminal
or end a line, and those that turn the direction of writing. Joiners and tags are parts of emoji."""
_STEERING: Final = re.compile(f"[{NO_LINE}]")
_MOST_MARKS: Final = 2
_TOGETHER: Final = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
)
"""Scripts that one name may mix, as people who write Chinese, Japanese or Korean do."""

_LOOK_ALIKES: Final = {
    "a": "аɑα", "b": "ьƅ", "c": "сϲᴄ", "d": "ԁɗ", "e": "еҽєε", "f": "ϝ", "g": "ɡց", "h": "һհ",
    "i": "іιɩı", "j": "јϳ", "k": "кκᴋ", "l": "ӏⅼǀІӀΙI|1", "m": "мⅿᴍ", "n": "пηոռ", "o": "оοσօ0ᴏѳ",
    "p": "рρϸ", "q": "ԛգ", "r": "гᴦ", "s": "ѕꜱ", "t": "тτᴛ", "u": "υսʋᴜμ", "v": "ѵνᴠ", "w": "ѡԝωᴡ",
    "x": "хχ", "y": "уүγʏ", "z": "ᴢʐ", "æ": "ӕ", "ä": "ӓ", "ë": "ё", "ï": "ї", "ö": "ӧ", "ə": "ә",
    "3": "зӡʒ", "6": "б", "'": "’‘ʼ`´", "-": "‐‒–—−",
    # Capitals that do not look like their small letters.
    "B": "ВΒ", "H": "НΗ", "P": "Ρ", "Y": "Υ", "X": "Χ", "N": "Ν", "Z": "Ζ", "M": "Μ", "E": "Ε",
    "T": "Τ", "K": "Κ", "C": "Ϲ", "S": "Ѕ",
}  # fmt: skip
_TABLE: Final = str.maketrans(
    {alike: letter for letter, alikes in _LOOK_ALIKES.items() for alike in alikes}
)
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def name_key(name: str) -> str:
    """Give what two names must not share: case, width, spaces and what is invisible tell none apart."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return " ".join("".join(c for c in plain if unicodedata.category(c) != "Cf").split())


def skeleton(name: str) -> str:
    r"""Give what names that look alike share: a look-alike of another script stands for its letter.

    >>> skeleton("\u0410nn") == skeleton("ANN")
    True
    """
    seen = "".join(c for c in unicodedata.normalize("NFKC", name) if not _unseen(c))
    # Twice: a capital may look like another letter than its small form does.
    plain = unicodedata.normalize("NFKC", seen.translate(_TABLE).casefold()).translate(_TABLE)
    for pair, letter in _PAIRS:
        plain = plain.replace(pair, letter)
    return " ".join(plain.split())


def fault_in(name: str) -> str | None:
    """Say what is wrong with a name, or None."""
    if not name_key(name):
        return "a name is something one can see"
    if any(_unseen(c) for c in name) or any(c.isspace() and c != " " for c in name):
        return "a name has no invisible characters"
    if _piled_up(name):
        return "a name has no more than two accents on a letter"
    if _mixes_scripts(name):
        return "a name is written in one script: Latin, Cyrillic or Greek letters, not several"
    return None


def has_controls(text: str) -> bool:
    """Tell whether a text has characters that steer how it is shown: control, format and bidi ones."""
    return any(unicodedata.category(character) in _UNSEEN_CATEGORIES for character in text)


def as_line(text: str) -> str:
    r"""Leave out what is no part of a line of words.

    >>> as_line("ring\a a bell\n")
    'ring a bell'
    """
    return _STEERING.sub("", text)


def can_be_seen(text: str) -> bool:
    """Tell whether there is anything to see in a text."""
    return any(not character.isspace() and not _unseen(character) for character in text)


def _unseen(character: str) -> bool:
    return character in _INVISIBLE or unicodedata.category(character) in _UNSEEN_CATEGORIES


def _piled_up(name: str) -> bool:
    marks = 0
    for character in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            return True
    return False


def _mixes_scripts(name: str) -> bool:
    scripts = {
        _script(c)
        for c in unicodedata.normalize("NFKC", name)
        if unicodedata.category(c) in ("Ll", "Lu", "Lt", "Lo")
    }
    return len(scripts) > 1 and not any(scripts <= mix for mix in _TOGETHER)


def _script(letter: str) -> str:
    """Name the script of a letter: its Unicode name begins with it."""
    return unicodedata.name(letter, "UNKNOWN").split()[0].partition("-")[0]


_people: Final = sa.table("people", *map(sa.column, ("id", "name", "kind", "skeleton", "created")))


def give_skeletons(db: sa.Connection) -> None:
    """Note what the names of accounts look like; of those that look alike the oldest has it."""
    query = sa.select(_people.c.id, _people.c.name).where(
        _people.c.kind == "account", _people.c.skeleton.is_(None)
    )
    taken = sa.select(_people.c.skeleton).where(_people.c.skeleton.is_not(None))
    known: set[str] = set(db.execute(taken).scalars())
    given: list[dict[str, str]] = []
    for id, name in db.execute(query.order_by(_people.c.created)).all():
        looks = skeleton(name)
        if looks not in known:
            known.add(looks)
            given.append({"of": id, "looks": looks})
    if given:
        one = sa.update(_people).where(_people.c.id == sa.bindparam("of"))
        db.execute(one.values(skeleton=sa.bindparam("looks")), given)
