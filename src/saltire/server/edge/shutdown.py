"""The end of a server process: in order if possible, and within ten seconds in any case."""

from __future__ import annotations

import logging
import os
import threading
from types import FrameType
from typing import Final

import uvicorn

from saltire.server.edge.systemd import tell

_log = logging.getLogger(__name__)
LAST_SECONDS: Final = 9.0


class Server(uvicorn.Server):
    """Ends by force when ending in order takes too long; what was acknowledged is stored by then."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to end, and start the timer that no database can hold up."""
        if not self.should_exit:
            timer = threading.Timer(LAST_SECONDS, _end_now)
            timer.daemon = True
            timer.start()
            tell("STOPPING=1")
        super().handle_exit(sig, frame)


def _end_now() -> None:
    _log.error("the server could not end in order: it ends now")
    os._exit(1)
