"""Writes docs/reference/saltire.1, the man page, from the parsers; a test checks that it is current."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from saltire import __version__
from saltire.cli.main import COMMANDS
from saltire.cli.parser_facts import CommandHelp, Flag, commands, game_flags

PAGE = Path(__file__).parent / "reference" / "saltire.1"
ENVIRONMENT = {
    "SALTIRE_SETTINGS": "a file of settings for saltire serve; docs/howto/host.md lists them all",
    "SALTIRE_DATABASE_URL": "the database of the server: sqlite:///FILE or a postgresql:// URL",
    "SALTIRE_TOKEN": "the token with which saltire bot signs in",
    "SALTIRE_GAMES": "games that are being written: NAME=MODULE:TITLE, several with spaces between",
    "NO_COLOR": "if set, nothing is coloured",
}
EXIT = {
    "0": "done",
    "1": "the answer is no: a game that was not dealt fairly, a model that did not win its match",
    "2": "the command line, a file or a setting is wrong; one line on standard error says how",
    "130": "stopped by Control-C",
}


def escaped(text: str) -> str:
    """Write text so that troff takes none of it for its own."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def tagged(pairs: Iterable[tuple[str, str]]) -> Iterator[str]:
    for tag, text in pairs:
        yield f".TP\n{tag}\n{escaped(text)}"


def flag_tag(flag: Flag) -> str:
    names = ", ".join(rf"\fB{escaped(name)}\fR" for name in flag.names)
    return f"{names} {escaped(flag.metavar)}".strip()


def described(command: CommandHelp) -> Iterator[str]:
    yield f'.SS "saltire {command.name}"'
    yield escaped(command.description)
    yield from tagged((rf"\fI{each.metavar}\fR", each.help) for each in command.arguments)
    flags = [flag for flag in command.flags if "--help" not in flag.names]
    yield from tagged((flag_tag(flag), flag.help) for flag in flags)
    if command.takes_game:
        yield ".PP\nThe options of the game count too; see OPTIONS OF THE GAMES."
    if command.epilog:
        yield f".PP\n.nf\n{escaped(command.epilog)}\n.fi"


def page() -> str:
    """Write the whole page."""
    lines = [
        f'.TH SALTIRE 1 "" "saltire {__version__}" "User Commands"',
        ".SH NAME\nsaltire \\- play, replay, check, serve and study Scottish board games",
        ".SH SYNOPSIS\n.B saltire\n\\fICOMMAND\\fR [\\fIARGUMENT\\fR ...]",
        ".SH DESCRIPTION",
        escaped(
            "Saltire plays Schotten Totten, Hammer of the Scots and Swords and Bagpipes in the terminal"
            " and in the browser, with bots of its own or yours."
        ),
        *tagged((rf"\fB{escaped(name)}\fR", help) for name, help in COMMANDS.items()),
        ".SH COMMANDS",
    ]
    for command in commands():
        lines += described(command)
    lines.append(".SH OPTIONS OF THE GAMES")
    for game, flags in game_flags().items():
        lines += [f".SS {game}", *tagged((flag_tag(flag), flag.help) for flag in flags)]
    lines.append(".SH ENVIRONMENT")
    lines += tagged((rf"\fB{name}\fR", text) for name, text in ENVIRONMENT.items())
    lines.append(".SH EXIT STATUS")
    lines += tagged((rf"\fB{code}\fR", text) for code, text in EXIT.items())
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
