"""`saltire review`: reviews a finished game: winning chances, the costliest choices, luck and skill."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from saltire.bots.registry import knowledge_of
from saltire.cli.game_options import DEFAULT_GAME, add_position, position_text, whole_position
from saltire.cli.language import add_lang, language
from saltire.cli.save_file import player_names
from saltire.games.registry import load
from saltire.i18n.words import Words
from saltire.kernel.errors import BadOption, SaltireError
from saltire.kernel.position_text import head_in
from saltire.record import Record
from saltire.review.analysis import Review, review, tries_within
from saltire.review.html_page import ReviewPage
from saltire.review.wording import WordedSlip, worded_slips
from saltire.study.line import Start
from saltire.study.position_engine import think

_SECONDS: Final = 30.0
_OF_A_POSITION: Final = 5.0


def add(commands: Any) -> None:
    """Add the arguments of `saltire review`."""
    parser = commands.add_parser(
        "review", help="look back at a finished game",
        description="Look back at a finished game: each player's chance to win from what they could"
        " know and from full knowledge, the five costliest choices with better ones, and what was"
        " luck. Writes one HTML file that needs nothing else. Of a position: the chances in it and"
        " the best choices, with their 95 % intervals.",
    )  # fmt: skip
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE")
    add_position(parser)
    parser.add_argument(
        "--seconds", type=float, default=_OF_A_POSITION, metavar="S",
        help=f"how long to think about a position (default {_OF_A_POSITION:g})",
    )  # fmt: skip
    parser.add_argument(
        "--out", type=Path, metavar="PAGE", help="where the page goes (default: FILE with .html)"
    )
    parser.add_argument(
        "--tries", type=int, metavar="N",
        help="games played on from each position: more is slower and surer"
        " (default: what half a minute allows)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print JSON, write no page")
    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    """Review one record, or think about a position."""
    if (args.file is None) == (args.position is None):
        raise BadOption("name a saved game, or a position with --from")
    if args.position is not None:
        return _think(args)
    if args.tries is not None and args.tries < 2:
        raise BadOption("--tries must be at least 2")
    record = Record.read(args.file)
    if record.result is None and not ended_early(args.file):
        raise SaltireError("only a finished game can be reviewed: this one is not over")
    words = Words(language(args))
    knowledge = knowledge_of(record.game)
    tries = args.tries or tries_within(_SECONDS, record, knowledge)
    with _progress_bar(words.say("review-working")) as progress:
        result = review(record, knowledge, tries, progress)
    if args.json:
        print(json.dumps(result.to_json()))
        return 0
    names = player_names(record.players, words)
    slips = worded_slips(record, result, knowledge, words, names)
    title = words.say(f"title-{record.game.name}")
    page = ReviewPage(words, title, names, tries)
    place = args.out or args.file.with_suffix(".html")
    place.write_text(page.html(result, slips), encoding="utf-8")
    _print_summary(page, result, slips)
    print(words.say("review-written", file=str(place)))
    return 0


def _think(args: argparse.Namespace) -> int:
    """Print each seat's chances in a position, and the best choices of the one that is to act."""
    if not 0.1 <= args.seconds <= 3600:
        raise BadOption("--seconds must be between 0.1 and 3600")
    text = position_text(args.position)
    title = next(iter(head_in(text)), DEFAULT_GAME)
    game = load(title, position=whole_position(title, text, {}, None))
    words = Words(language(args))
    names = player_names(game.seats, words)
    rows: list[dict[str, Any]] = []
    asked = {
        "start": Start.of(game).to_json(), "actions": [], "names": names, "lang": words.lang,
        "seconds": args.seconds,
    }  # fmt: skip
    think(asked, rows.append)
    found = rows[-1]
    if args.json:
        print(json.dumps(found))
        return 0
    page = ReviewPage(words, game.name, names, found["games"])

    def chance(one: dict[str, Any]) -> str:
        return f"{page.percent(one['chance'])} ({page.percent(one['low'])} - {page.percent(one['high'])})"

    print(words.say("review-graph"))
    for name, one in zip(names, found["chances"], strict=True):
        print(f"  {name}: {chance(one)}")
    for one in found["candidates"]:
        print(f"  {one['said']} [{one['action']}]: {chance(one)}")
    return 0


def ended_early(file: Path) -> bool:
    """Tell whether a server wrote this record of a game that was resigned or ended by agreement."""
    return "table" in json.loads(file.read_text(encoding="utf-8"))


def _print_summary(page: ReviewPage, review: Review, slips: Sequence[WordedSlip]) -> None:
    """Print the slips and the breakdowns."""
    say = page.words.say
    print(say("review-costliest") if slips else say("review-none"))
    for worded in slips:
        print(f"  {worded.name}, {say('review-ply', ply=worded.slip.ply)}:", end=" ")
        print(f"{page.percent(-worded.slip.cost, '+')} (± {page.percent(2 * worded.slip.error)})")
        print(f"    {say('review-played')}: {worded.played}")
        print(f"    {say('review-better')}: {worded.better}")
        if worded.reason:
            print(f"    {say('review-reason')}: {worded.reason}")
    print(say("review-accounts"))
    for name, breakdown in zip(page.names, review.breakdowns, strict=True):
        parts = [f"{say('review-start')} {page.percent(breakdown.start)}"]
        for part, share in (
            ("skill", breakdown.skill),
            ("others", breakdown.others),
            ("luck", breakdown.luck),
        ):
            parts.append(f"{say(f'review-{part}')} {page.percent(share, '+')}")
        print(f"  {name}: {', '.join(parts)}")


@contextmanager
def _progress_bar(label: str) -> Iterator[Callable[[float], None]]:
    """Show a progress bar on standard error."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=1.0)
        yield lambda done: bar.update(task, completed=done)
