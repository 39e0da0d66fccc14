"""The port of the table server: taken before anything else is started."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

from saltire.kernel.errors import SaltireError

if TYPE_CHECKING:
    from saltire.server.settings import Settings


def listen(settings: Settings, shared: bool = False) -> socket.socket:
    """Take the port, `shared` with our other processes; another one if it is taken and nobody has set it."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        try:
            listening.bind((settings.host, settings.port))
        except OSError:
            if "port" in settings.model_fields_set:
                raise
            listening.bind((settings.host, 0))
    except OSError as error:
        listening.close()
        message = f"port {settings.port} of {settings.host} cannot be used: {error.strerror}"
        raise SaltireError(message) from None
    return listening
