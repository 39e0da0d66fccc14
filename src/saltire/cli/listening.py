"""The port of the table server: taken before anything else is started."""

from __future__ import annotations

import errno
import socket
from typing import TYPE_CHECKING

from saltire.kernel.errors import SaltireError

if TYPE_CHECKING:
    from saltire.server.settings import Settings


def listen(settings: Settings) -> socket.socket:
    """Take the port for one process; another one if it is taken and nobody has set it."""
    taken = _new_socket(settings)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            taken.bind((settings.host, settings.port))
        except OSError:
            if "port" in settings.model_fields_set:
                raise
            taken.bind((settings.host, 0))
    except OSError as error:
        taken.close()
        raise _refusal(settings, error) from None
    return taken


def hold(settings: Settings) -> socket.socket:
    """Take the port for several processes of ours, if nobody else has it."""
    with listen(settings) as free:
        port = free.getsockname()[1]
    held = _new_socket(settings)
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        try:
            held.bind((settings.host, port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            # Connections of a server that has ended may linger. Without need this option is not set:
            # with it a second start would not see that the port is held.
            held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            held.bind((settings.host, port))
    except OSError as error:
        held.close()
        raise _refusal(settings, error) from None
    return held


def listen_together(settings: Settings) -> socket.socket:
    """Listen at the port that our parent holds."""
    shared = _new_socket(settings)
    shared.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    shared.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        shared.bind((settings.host, settings.port))
    except OSError as error:
        shared.close()
        raise _refusal(settings, error) from None
    return shared


def _new_socket(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.socket(family, socket.SOCK_STREAM)


def _refusal(settings: Settings, error: OSError) -> SaltireError:
    return SaltireError(f"port {settings.port} of {settings.host} cannot be used: {error.strerror}")
