"""What systemd is told (sd_notify): that the server is ready, that its loop runs on, that it ends."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager


def tell(state: str, environment: Mapping[str, str] = os.environ) -> bool:
    """Send systemd one datagram; False if nobody listens."""
    place = environment.get("NOTIFY_SOCKET", "")
    if not place.startswith(("/", "@")):
        return False
    # A name that begins with @ is not in the file system: its first byte is zero.
    address = "\0" + place[1:] if place.startswith("@") else place
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.setblocking(False)
        try:
            line.sendto(state.encode(), address)
        except OSError:
            return False
    return True


def watchdog_seconds(environment: Mapping[str, str] = os.environ) -> float:
    """Give how often systemd wants to hear from this process, or 0 if it does not."""
    text = environment.get("WATCHDOG_USEC", "")
    mine = environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    return int(text) / 1_000_000 if text.isdigit() and mine else 0.0


@asynccontextmanager
async def keep_telling() -> AsyncIterator[None]:
    """Say that the server is ready, and again and again that its loop runs."""
    tell("READY=1")
    seconds = watchdog_seconds()
    task = asyncio.create_task(_watch(seconds / 3)) if seconds else None
    try:
        yield
    finally:
        if task is not None:
            task.cancel()


async def _watch(pause: float) -> None:
    while True:  # one that cannot be sent, because systemd is slow, is not the last
        tell("WATCHDOG=1")
        await asyncio.sleep(pause)
