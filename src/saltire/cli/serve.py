"""`saltire serve`: start the table server and open the browser."""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
import webbrowser
from typing import TYPE_CHECKING, Any

from saltire.kernel.errors import SaltireError

if TYPE_CHECKING:
    from saltire.server.settings import Settings


def add(commands: Any) -> None:
    """Add the arguments of `saltire serve`."""
    parser = commands.add_parser(
        "serve", help="start the table: play in the browser, alone or with friends",
        description="Start the table server. Settings come from the environment (SALTIRE_PORT"
        " and so on) or from the file that SALTIRE_SETTINGS names; what is given here comes first.",
    )  # fmt: skip
    parser.add_argument("--host", help="the address to listen on; 0.0.0.0 for the whole network")
    parser.add_argument("--port", type=int, help="default 8642, or a free one if that is taken")
    parser.add_argument("--database", metavar="URL", help="a file, or a postgresql:// URL")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def run(args: argparse.Namespace) -> int:
    """Serve until Control-C."""
    from saltire.server.settings import database_url, read_settings

    database = database_url(args.database)
    settings = read_settings(host=args.host, port=args.port, database_url=database)
    listening = _listen(settings, args.port is not None)
    try:
        with asyncio.Runner(loop_factory=_loop()) as runner:
            runner.run(_serve(settings, listening, not args.no_browser))
    except KeyboardInterrupt:
        return 0
    finally:
        listening.close()
    return 0


def _loop() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _listen(settings: Settings, fixed: bool) -> socket.socket:
    """Take the port; another one if ours is taken and nobody insists."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        if fixed:
            listening.close()
            message = f"port {settings.port} of {settings.host} cannot be used: {error.strerror}"
            raise SaltireError(message) from None
        listening.bind((settings.host, 0))
    return listening


async def _serve(settings: Settings, listening: socket.socket, browser: bool) -> None:
    import uvicorn

    from saltire.server.app import create_app
    from saltire.server.edge.connections import allow_many_files, guarded_http
    from saltire.server.edge.logging import set_up_logs

    set_up_logs(settings.log_level)
    allow_many_files()
    app = create_app(settings)
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_per_message_deflate=False, ws_max_size=64 * 1024,
        log_config=None, access_log=False, server_header=False, timeout_graceful_shutdown=5,
        forwarded_allow_ips=settings.proxies, http=guarded_http(settings.limits, settings.proxies),
    )  # fmt: skip
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        await _welcome(app, settings, listening.getsockname()[1], browser)
    await serving
    if not server.started:
        raise SaltireError("the server could not start; the log says why")


async def _welcome(app: Any, settings: Settings, port: int, browser: bool) -> None:
    """Say where the table is, and open it."""
    own = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    near = f"http://{f'[{own}]' if ':' in own else own}:{port}"
    url = settings.public_url or near
    key = await app.state.services.accounts.add_key("host", 24 * 60)
    print(f"Saltire is at {url}")
    print(f"To look after it as its host, once: {url}/host#key={key}", flush=True)
    await app.state.services.bots.open(near)
    if browser and sys.stdout.isatty():
        await asyncio.to_thread(webbrowser.open, url)
