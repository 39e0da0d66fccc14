"""`saltire show`: draws a position that is written as text, checks it, and writes it the canonical way."""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path
from typing import Any, Final

from saltire.cli.game_options import add_game, game_from, position_text, title_in
from saltire.cli.language import add_lang, language
from saltire.games.registry import titles
from saltire.i18n.words import Words
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game
from saltire.kernel.position import Position
from saltire.kernel.position_text import SEEN_BY, Parts, head_in
from saltire.kernel.types import SPECTATOR

_WIDTH: Final = 100
"""Columns of a picture in a file."""
_EPILOG = """\
examples:
  saltire show schotten "1: R7 R8 R9 | G1; hand: B1 B2 | P1"
  saltire show hammer "Fife: Wallace 3, Douglas; In England: Edward" --seat 0 --svg fife.svg
  saltire show swords "0: gold 5, camp 2; 1: daggers 3" --png clans.png
  saltire show @position.txt --text

docs/reference/position-GAME.md says how a position is written."""


def add(commands: Any) -> None:
    """Add the arguments of `saltire show`."""
    parser = commands.add_parser(
        "show", help="draw a position that is written as text, and check it", epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    add_game(parser)
    parser.add_argument("text", metavar="TEXT", help="the position, or @FILE")
    parser.add_argument(
        "--seat", metavar="N|spectator", help="what this seat sees (default: every hand)"
    )
    parser.add_argument("--text", dest="written", action="store_true", help="write it as text")
    pictures = parser.add_mutually_exclusive_group()
    pictures.add_argument("--svg", type=Path, metavar="FILE", help="draw into this file")
    pictures.add_argument(
        "--png", type=Path, metavar="FILE",
        help="draw into this file (needs the extra 'arena', which brings a font)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    """Read the position, then draw or write it."""
    text = position_text(args.text)
    args.game = title_in(args, text)
    _add_head_options(args, text)
    game = game_from(args)
    state, views, remarks = _read(game, text, args.seat)
    shown = str(views[0]) if state is None or args.seat is not None else str(state)
    if args.json:
        facts = state.to_json() if state is not None else views[0].to_json()
        print(json.dumps({"text": shown, "set_up_only": remarks, "position": facts}))
        return 0
    if args.written:
        print(shown)
    else:
        draw(game, views, Words(language(args)), svg=args.svg, png=args.png)
    for remark in remarks:
        print(f"No game comes to this, it is only set up: {remark}")
    return 0


def _add_head_options(args: argparse.Namespace, text: str) -> None:
    """Take the options that the text names, unless the command line names them too."""
    title = titles().get(args.game)
    if title is not None:
        known = {option.name for option in title.game_class.declared}
        words = [word if "=" in word else f"{word}=yes" for word in head_in(text)[1:]]
        args.given = [
            w for w in words if w.partition("=")[0].replace("-", "_") in known
        ] + args.given


def _read(game: Game, text: str, seat: str | None) -> tuple[Position | None, list[Any], list[str]]:
    """Read a whole position or a view: the views to draw, and why no game comes to it."""
    if Parts(text, game.parts).has(SEEN_BY):
        return None, [game.view(text)], []
    state = game.position(text)
    remarks = [str(flaw) for flaw in game.set_up_only(state)]
    if seat is not None:
        return state, [state.view(_seat(seat, len(game.seats)))], remarks
    seats = range(len(game.seats))
    first = max(state.actor(), 0)
    return state, [state.view((first + i) % len(seats)) for i in seats], remarks


def _seat(asked: str, seats: int) -> int:
    if asked == "spectator":
        return SPECTATOR
    if not (asked.isascii() and asked.isdigit() and int(asked) < seats):
        raise BadOption(f"--seat {asked} cannot be: the seats are 0 to {seats - 1}, or spectator")
    return int(asked)


def draw(
    game: Game, views: list[Any], words: Words, *, svg: Path | None = None, png: Path | None = None
) -> None:
    """Draw what some seats see: on the screen, or into a file."""
    from rich.console import Console

    from saltire.cli.save_file import player_names
    from saltire.cli.screen import Screen
    from saltire.terminal import board_for

    board = board_for(game, words, player_names(game.seats, words))
    if svg is None and png is None:
        screen = Screen()
        screen.show(board.picture(views, [], screen.width))
        return
    console = Console(
        record=True, width=_WIDTH, file=io.StringIO(), force_terminal=True,
        color_system="truecolor", highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    picture = board.picture(views, [], _WIDTH)
    if png is not None:
        from saltire.terminal.png import write_png

        write_png(console, picture, png)
        print(png)
        return
    console.print(picture)
    assert svg is not None
    svg.write_text(console.export_svg(title=board.title()), encoding="utf-8")
    print(svg)
