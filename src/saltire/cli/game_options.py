"""The game and its options on the command line: a flag for each option that the game declares."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from saltire.cli.main import Parser
from saltire.games.registry import load, titles
from saltire.games.suggestion import suggestion
from saltire.games.title import Title
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.options import Option
from saltire.kernel.position_text import SEEN_BY, head_in, options_in

DEFAULT_GAME: Final = "schotten"
_PREFIX: Final = "option_"


def add_game(parser: Parser) -> None:
    """Add `[GAME]`, `-o name=value`, and a flag for each option of the game that is named."""
    parser.add_argument(
        "game", nargs="?", default=DEFAULT_GAME, metavar="GAME",
        help=f"{', '.join(titles())} (default {DEFAULT_GAME})",
    )  # fmt: skip
    parser.add_argument(
        "-o", dest="given", action="append", default=[], metavar="NAME=VALUE",
        help="set any option of the game (saltire rules GAME --options lists them)",
    )  # fmt: skip
    parser.late = _add_flags


def add_position(parser: Parser) -> None:
    """Add `--from`: begin with a position instead of the usual start."""
    parser.add_argument(
        "--from", dest="position", metavar="TEXT",
        help="begin with this position (docs/reference/position-GAME.md), or with that in @FILE",
    )  # fmt: skip


def position_text(said: str) -> str:
    """Give the text of a position, out of a file where it begins with @."""
    if not said.startswith("@"):
        return said
    try:
        return Path(said[1:]).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadOption(f"{said[1:]} is not text") from None


def title_in(args: argparse.Namespace, text: str) -> str:
    """Name the game: as a position's text does if the command line does not."""
    words = head_in(text)
    return words[0] if words and args.game == DEFAULT_GAME else str(args.game)


def whole_position(title: str, text: str, given: dict[str, object], seed: int | None) -> str:
    """Give a whole position: where a text is what one seat knows, the rest is dealt at random."""
    if SEEN_BY not in text.lower():
        return text
    known = titles().get(title)
    head = {} if known is None else options_in(head_in(text)[1:], known.game_class.declared)
    game = load(title, **{**head, **given})
    lots = Lots(secrets.randbelow(2**31) if seed is None else seed)
    return str(game.imagine(game.view(text), lots))


def _add_flags(parser: Parser, words: Sequence[str]) -> None:
    known = titles()
    title = next((word for word in words if word in known), DEFAULT_GAME)
    group = parser.add_argument_group(f"options of {title}")
    for option in known[title].game_class.declared:
        _add_flag(group, option)


def _add_flag(group: argparse._ArgumentGroup, option: Option) -> None:
    flag = "--" + option.name.replace("_", "-")
    help = f"{option.help} (rule {option.rule})"
    dest = _PREFIX + option.name
    if not isinstance(option.default, bool):
        group.add_argument(
            flag, dest=dest, metavar=_choices(option), help=f"{help}; default {option.default}"
        )
    elif option.default:
        off = "--no-" + option.name.replace("_", "-")
        group.add_argument(off, dest=dest, action="store_const", const="no", help=f"not: {help}")
    else:
        group.add_argument(flag, dest=dest, action="store_const", const="yes", help=help)


def _choices(option: Option) -> str:
    numbers = [choice for choice in option.choices if type(choice) is int]
    if len(numbers) == len(option.choices) > 4:
        return f"{min(numbers)}-{max(numbers)}"
    return "|".join(str(choice) for choice in option.choices)


def game_from(args: argparse.Namespace) -> Game:
    """Create the game that the command line describes; BadOption says what is wrong."""
    known = titles()
    begins = position_text(getattr(args, "position", None) or "")
    title = title_in(args, begins)
    if title not in known:
        return load(title)
    declared = {option.name: option for option in known[title].game_class.declared}
    given: dict[str, object] = {}
    for name, option in declared.items():
        text = getattr(args, _PREFIX + name, None)
        if text is not None:
            given[name] = read_value(option, text)
    for pair in args.given:
        name, equals, text = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadOption(f"-o {pair}: write it as name=value")
        if name not in declared:
            listed = ", ".join(sorted(declared))
            meant = suggestion(name, declared)
            raise BadOption(f"{title} has no option {name!r}{meant}; there are: {listed}")
        given[name] = read_value(declared[name], text)
    given = _with_card_file(known[title], given)
    if begins:
        seed = getattr(args, "seed", None)
        given["position"] = whole_position(title, begins, given, seed)
    return load(title, **given)


def _with_card_file(title: Title, given: dict[str, object]) -> dict[str, object]:
    """Read a card file that is named instead of a shipped set: options themselves never name files."""
    reader: Any = title.part(title.card_files)
    cards = given.get("cards")
    if reader is None or cards is None or cards in reader.SHIPPED:
        return given
    return {**given, **reader.from_file(Path(str(cards)))}


def read_value(option: Option, text: str) -> object:
    """Parse a value by the type of the option's choices: yes or no, a whole number, or a word.

    Yes and no may be in any of our languages.
    """
    readers: list[Callable[[str], object]] = [_yes_or_no, int, str]
    for read in readers:
        try:
            value = read(text.strip())
        except ValueError:
            continue
        if any(type(value) is type(choice) and value == choice for choice in option.choices):
            return value
    return text


def _yes_or_no(text: str) -> bool:
    word = text.lower()
    if word in ("yes", "true", "on", "1"):
        return True
    if word in ("no", "false", "off", "0"):
        return False
    from saltire.i18n.words import LANGUAGES, Words

    for lang in LANGUAGES:
        if word == Words(lang).say("choice-yes"):
            return True
        if word == Words(lang).say("choice-no"):
            return False
    raise ValueError(text)
