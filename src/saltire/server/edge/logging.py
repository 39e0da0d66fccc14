"""Logs for hosts: one JSON object a line, with the route asked for and never a secret."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final, TextIO

import orjson

_SECRETS: Final = (
    (re.compile(r"(?i)(bearer\s+)[^\s\"',;]+"), r"\1***"),
    (re.compile(r"(?i)\b((?:saltire|key|seat|token|password|secret|salt)=)[^\s&;\"',]+"), r"\1***"),
    (re.compile(r"saltire_[\w-]{20,}"), "saltire_***"),
    (re.compile(r"(?i)(\"(?:password|token|key|secret|salt)\"\s*:\s*\")[^\"]*"), r"\1***"),
    (re.compile(r"(/mail/(?:stop|confirm)/)[^\s\"'?]+"), r"\1***"),
    (re.compile(r"(\w+://[^:/\s@]+:)[^@/\s]+@"), r"\1***@"),
    (re.compile(r"(?<![\w-])[\w-]{43}(?![\w-])"), "***"),
)
"""What a secret looks like: 43 characters are 256 bits in base64."""
_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def scrub(text: str) -> str:
    """Blot out what looks like a secret."""
    for pattern, kept in _SECRETS:
        text = pattern.sub(kept, text)
    return text


class JsonLines(logging.Formatter):
    """Writes a log record as JSON: when, how bad, who says it, what, and the extra facts."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": scrub(record.getMessage()),
        }
        for name, fact in vars(record).items():
            if name not in _OWN and name != "color_message":
                line[name] = scrub(fact) if isinstance(fact, str) else fact
        if record.exc_info:
            line["trace"] = scrub(self.formatException(record.exc_info))
        return orjson.dumps(line, default=str).decode()


def set_up_logs(level: str = "info", stream: TextIO | None = None) -> logging.Handler:
    """Send every log, uvicorn's too, to one stream as JSON lines.

    uvicorn's access log is silenced: it writes whole addresses, and ours writes the route.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True
    # uvicorn tells of every socket, with the caller's address.
    for noisy in (
        "uvicorn.error",
        "aiosqlite",
        "asyncio",
        "httpx",
        "httpcore",
        "mail.log",
        "urllib3",
    ):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, root.level))
    return handler
