"""`saltire bot`: connects a bot to a server and plays there."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from saltire.bots.own_class import is_own, make_own
from saltire.bots.registry import bots_of
from saltire.bots.remote.client import Client, Terms
from saltire.bots.remote.queue import Thinker
from saltire.cli.bot_template import class_name, write_template
from saltire.games.registry import load, titles
from saltire.games.suggestion import suggestion
from saltire.kernel.errors import BadOption, SaltireError


def add(commands: Any) -> None:
    """Add the arguments of `saltire bot`."""
    parser = commands.add_parser(
        "bot", help="let a bot play at a table server",
        description="Connect to a table server and play wherever the token's owner is waited for,"
        " until Control-C. The token comes from a file or from SALTIRE_TOKEN, never from the"
        " command line; a file may hold several, one a line. Or write a bot: --new my_bot.",
    )  # fmt: skip
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--server", metavar="URL", help="https://games.example.org")
    what.add_argument("--new", metavar="NAME", help="write NAME.py, a bot to begin with, and end")
    parser.add_argument("--token-file", metavar="FILE", help="- reads standard input")
    parser.add_argument("--game", default="", help="play at tables of this game only")
    parser.add_argument(
        "--bot", default="", metavar="BOT", help="NAME or MODULE:CLASS; default: the strongest"
    )
    parser.add_argument(
        "--join", action="append", default=[], metavar="LINK", help="sit down by the link of a seat"
    )
    parser.add_argument("--quiet", action="store_true", help="say only what goes wrong")
    limits = parser.add_argument_group("limits")
    limits.add_argument("--seconds", type=float, default=2.0, help="for a move; default 2")
    limits.add_argument("--memory", type=int, default=0, metavar="MB", help="default: no limit")
    limits.add_argument("--nice", type=int, default=0, help="give way to other programs; 0 to 19")
    limits.add_argument(
        "--part", default="0/1", metavar="I/N", help="play at one part of the tables: 0/2 and 1/2"
    )


def run(args: argparse.Namespace) -> int:
    """Play until Control-C, or until standard input ends if the tokens came from there."""
    if args.new is not None:
        return _write(args.new)
    _check_bot(args.bot, args.game)
    tokens = _tokens(args.token_file)
    terms = Terms(args.bot, args.game, args.seconds, *_part(args.part), args.quiet)
    _limit(args.memory, args.nice)
    for link in args.join:
        _join(args.server, tokens[0], link)
    asyncio.run(_serve(args.server, tokens, terms, args.token_file == "-"))
    return 0


def _write(name: str) -> int:
    path = write_template(name)
    own = f"{path.stem}:{class_name(path.stem)}"
    print(f"{path} plays random moves as it is. Try it, then change it:")
    print(f"  saltire arena schotten {own} greedy --games 20")
    print(f"  saltire bot --server URL --token-file token.txt --game schotten --bot {own}")
    return 0


def _check_bot(name: str, game: str) -> None:
    """Refuse an unknown game or bot before anybody waits for it."""
    if game:
        load(game)
    if is_own(name):
        make_own(name, 0)
        return
    known = [bot for title in ([game] if game else titles()) for bot in bots_of(load(title))]
    if name and name not in known:
        listed = ", ".join(dict.fromkeys(known))
        where = game or "no game"
        has = "has no bot" if game else "has a bot"
        raise BadOption(f"{where} {has} {name!r}{suggestion(name, known)}; choose one of: {listed}")


def _tokens(file: str | None) -> list[str]:
    if file == "-":
        lines = [sys.stdin.readline()]
        while lines[-1].strip():
            lines.append(sys.stdin.readline())
    elif file is not None:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
    else:
        lines = [os.environ.get("SALTIRE_TOKEN", "")]
    tokens = [line.strip() for line in lines if line.strip()]
    if not tokens:
        raise SaltireError("there is no token: give --token-file FILE or set SALTIRE_TOKEN")
    return tokens


def _part(text: str) -> tuple[int, int]:
    part, _, of = text.partition("/")
    if not (part.isdigit() and of.isdigit() and int(part) < int(of)):
        raise SaltireError(f"--part {text}: write it as 0/2")
    return int(part), int(of)


def _limit(megabytes: int, nice: int) -> None:
    if nice:
        os.nice(nice)
    if megabytes:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def _join(server: str, token: str, link: str) -> None:
    """Take a seat by its link: https://.../t/TABLE#seat=KEY."""
    parts = urlsplit(link)
    table, key = parts.path.rpartition("/")[2], parts.fragment.removeprefix("seat=")
    if not table or not key:
        raise SaltireError(f"{link} is not the link of a seat")
    request = Request(
        f"{server.rstrip('/')}/api/v1/tables/{table}/join",
        json.dumps({"key": key}).encode(),
        {"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
    )
    try:
        with urlopen(request, timeout=30):
            pass
    except HTTPError as error:
        message = json.loads(error.read())["error"]["message"]
        raise SaltireError(f"{link}: {message}") from None
    except URLError as error:
        raise SaltireError(f"{server}: {error.reason}") from None


async def _serve(server: str, tokens: list[str], terms: Terms, until_end: bool) -> None:
    thinker = Thinker()
    clients = [Client(server, token, terms, thinker, _say) for token in tokens]
    tasks = {asyncio.create_task(client.serve()) for client in clients}
    tasks.add(asyncio.create_task(thinker.think()))
    if until_end:
        tasks.add(asyncio.create_task(_end_of_input()))
    done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
    for task in done:
        task.result()


async def _end_of_input() -> None:
    """Wait until the parent process closes standard input."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    await reader.read()


def _say(text: str) -> None:
    print(f"saltire bot: {text}", file=sys.stderr, flush=True)
