"""Words the errors of the command line in the reader's language; what is not listed here stays English."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Final

from saltire.i18n.words import LANGUAGES, Words, best_language

_NEAR: Final = re.compile(r" \(did you mean (\S+?)\?\)")
_PATTERNS: Final = {
    key: re.compile(pattern)
    for key, pattern in {
        "game": r"there is no game '(?P<game>.*)'; there are: (?P<listed>.*)",
        "bot": r"(?P<game>\w+) has no bot '(?P<bot>.*)'; choose from: (?P<listed>.*)",
        "value": r"(?P<option>\w+) cannot be (?P<value>.+?); choose one of: (?P<listed>.*)",
        "needs": r"(?P<setting>\S+) needs (?P<needed>\S+) \(rule (?P<rule>\S+)\)",
        "option": r"(?P<game>\w+) has no option '(?P<option>.*)'; there are: (?P<listed>.*)",
        "rule": r"no rule of (?P<game>\w+) has the number or the words '(?P<query>.*)'",
        "file": r"(?P<file>.+): No such file or directory",
        "folder": r"there is no folder (?P<folder>.+)",
        "exists": r"(?P<file>.+) exists already; to go on with it: (?P<command>.+)",
        "people": r"--people (?P<value>\S+) cannot be: (?P<game>\w+) has (?P<players>\d+) seats here",
        "my-seat": r"--seat (?P<value>\S+) cannot be: the seats are 0 to (?P<last>\d+), or random",
        "over": r"(?P<file>.+): this game is over; look at it with: (?P<command>.+)",
        "nothing-kept": r"no unfinished game in (?P<folder>.+)",
        "ply": r"there is no ply (?P<ply>\d+): the game has 0 to (?P<last>\d+)",
        "seat": r"there is no seat (?P<seat>-?\d+): seats are 0 to (?P<last>\d+)",
        "link": r"'(?P<link>.*)' is not a link to a table; it looks like (?P<example>.+)",
        "silent": r"(?P<link>\S+) does not answer \((?P<reason>.*)\)",
        "not-seated": r"you do not sit at this table: use the link of a seat",
        "command": r"there is no command '(?P<command>.*)'",
        "flag": r"there is no option (?P<option>-\S+)",
        "flag-value": r"argument (?P<option>\S+): invalid choice: '(?P<value>.*)'"
        r" \(choose from (?P<listed>.*)\)",
        "flag-number": r"argument (?P<option>\S+): invalid \w+ value: '(?P<value>.*)'",
        "flag-empty": r"argument (?P<option>\S+): expected one argument",
        "unexpected": r"unexpected argument '(?P<value>.*)'",
        "required": r"the following arguments are required: (?P<listed>.*)",
    }.items()
}


def language_asked(words: Sequence[str]) -> str:
    """Give the language of a command line before it is read: that of --lang, or of the environment."""
    for word, following in zip(words, [*words[1:], ""]):
        name, _, value = word.partition("=")
        if name == "--lang" and (value or following) in LANGUAGES:
            return value or following
    return best_language([os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")])


def worded_error(text: str, lang: str) -> str:
    """Word an error, with the guess what was meant at its end."""
    words = Words(lang)
    near = _NEAR.search(text)
    for key, pattern in _PATTERNS.items():
        found = pattern.fullmatch(_NEAR.sub("", text))
        if found is not None and lang != "en":
            meant = f" ({words.say('cli-near', near=near[1])})" if near else ""
            return words.say(f"cli-error-{key}", **found.groupdict()) + meant
    return text


def worded_help(command: str, lang: str) -> str:
    """Say where more is told."""
    return Words(lang).say("cli-help", command=command)
