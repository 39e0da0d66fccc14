"""`saltire serve`: start the table server and open the browser."""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
import webbrowser
from typing import TYPE_CHECKING, Any, Final

from saltire.cli.listening import hold, listen, listen_together
from saltire.cli.workers import SILENCE, Workers, check_workers
from saltire.kernel.errors import SaltireError

if TYPE_CHECKING:
    from saltire.server.settings import Settings

GRACE_SECONDS: Final = 4
"""How long requests may go on after SIGTERM; then the services have four seconds to close."""


def add(commands: Any) -> None:
    """Add the arguments of `saltire serve`."""
    parser = commands.add_parser(
        "serve", help="start the table: play in the browser, alone or with friends",
        description="Start the table server. Settings come from the environment (SALTIRE_PORT"
        " and so on) or from the file that SALTIRE_SETTINGS names; what is given here comes first.",
    )  # fmt: skip
    parser.add_argument("--host", help="the address to listen on; 0.0.0.0 for the whole network")
    parser.add_argument(
        "--port", type=int, help="default 8642; if nobody sets one and that is taken, a free one"
    )
    parser.add_argument("--database", metavar="URL", help="a file, or a postgresql:// URL")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N",
        help="how many processes serve the port; more than one needs PostgreSQL",
    )  # fmt: skip
    parser.add_argument(
        "--silence", type=float, default=SILENCE, metavar="SECONDS",
        help="replace a process of several that hangs for so long (default 30)",
    )  # fmt: skip
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument(
        "--check", action="store_true", help="check settings, database, mail and port, and end"
    )


def run(args: argparse.Namespace) -> int:
    """Serve until Control-C."""
    if args.check:
        from saltire.cli.serve_check import check

        return check(lambda: _settings(args))
    settings = _settings(args)
    check_workers(settings, args.workers, args.silence)
    take = listen_together if args.worker else hold if args.workers > 1 else listen
    listening = take(settings)
    settings = _as_it_is(settings, listening)
    try:
        with asyncio.Runner(loop_factory=_loop()) as runner:
            if not args.worker:
                runner.run(_prepare(settings))
            if args.workers > 1:
                workers = Workers(settings, args.workers, args.silence)
                workers.start()
                runner.run(_say_where(settings, not args.no_browser))
                return workers.run()
            runner.run(_serve(settings, listening, not args.no_browser, args.worker))
    except KeyboardInterrupt:
        return 0
    finally:
        listening.close()
    return 0


def _settings(args: argparse.Namespace) -> Settings:
    from saltire.server.settings import database_url, read_settings

    database = database_url(args.database)
    return read_settings(host=args.host, port=args.port, database_url=database)


def _as_it_is(settings: Settings, listening: socket.socket) -> Settings:
    """Give the settings with the port that was free; whoever expects the other one finds nobody there."""
    port = listening.getsockname()[1]
    moved = settings.port not in (0, port)
    true = {"port": port, "public_url": "" if moved else settings.public_url}
    return settings.model_copy(update=true)


def _loop() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, listening: socket.socket, browser: bool, quiet: bool) -> None:
    import uvicorn

    from saltire.server.app import create_app
    from saltire.server.edge.connections import (
        GuardedSocketProtocol,
        allow_many_files,
        guarded_http,
    )
    from saltire.server.edge.logging import set_up_logs
    from saltire.server.edge.memory import spare_what_stays
    from saltire.server.edge.shutdown import Server
    from saltire.server.edge.systemd import keep_telling

    set_up_logs(settings.log_level)
    allow_many_files()
    app = create_app(settings)
    config = uvicorn.Config(
        app, ws=GuardedSocketProtocol, ws_per_message_deflate=False, ws_max_size=64 * 1024,
        log_config=None, access_log=False, server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS, forwarded_allow_ips=settings.proxies,
        http=guarded_http(settings.limits, settings.proxies),
    )  # fmt: skip
    server = Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        spare_what_stays()
        await app.state.services.bots.open(settings.near_url)
        if not quiet:
            await _say_where(settings, browser)
        async with keep_telling():
            await serving
    await serving
    if not server.started:
        raise SaltireError("the server could not start; the log says why")


async def _prepare(settings: Settings) -> None:
    """Check the database and bring it up to date, before anything else is started."""
    from saltire.server.store.engine import open_engine
    from saltire.server.store.preflight import prepare_database

    engine = open_engine(settings.database_url)
    try:
        await prepare_database(engine)
    finally:
        await engine.dispose()


async def _say_where(settings: Settings, browser: bool) -> None:
    """Say where the table is, and open it."""
    from saltire.cli.host_link import link_of

    url = settings.base_url
    print(f"Saltire is at {url}")
    if sys.stdout.isatty():
        link = await link_of(settings, url)
        print(f"To look after it as its host, once within the hour: {link}", flush=True)
    else:
        # What is printed here is kept in a journal, where a link does not belong.
        print("To look after it as its host: saltire host-link prints a link", flush=True)
    if browser and sys.stdout.isatty():
        await asyncio.to_thread(webbrowser.open, url)
