"""Settings: SALTIRE_* in the environment, else a TOML file, else the default."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from saltire.kernel.errors import SaltireError

_YES = ("1", "true", "yes", "on")
_NO = ("0", "false", "no", "off", "")


class BadSetting(SaltireError):
    """A setting that cannot be used; the message names it."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How this server runs. `SALTIRE_PORT=80` sets `port`, and so on."""

    host: str = "127.0.0.1"
    port: int = 8642
    database_url: str = field(default="sqlite:///saltire.db", repr=False)
    public_url: str = ""
    """The address that people type, https://... behind a proxy; empty when it is our own."""
    log_level: str = "warning"
    """How much the log tells: `info` has a line for each request."""
    idle_minutes: float = 10.0
    """A table that nobody looks at leaves the memory after this long."""
    vanish_seconds: float = 60.0
    """How long a player may be away from a live game before the others may go on without them."""

    bot_workers: int = 1
    """How many processes play for the bots; 0 for none, as on all but one of several servers."""
    bot_seconds: float = 2.0
    """How long a bot may think about a move; then it plays by lot."""
    bot_memory: int = 1024
    """How many megabytes a bot process may use."""
    review_seconds: float = 30.0
    """About how long the review of a finished game may take: longer is surer."""
    hints_at_once: int = 1
    """How many hints are thought about at the same time; the others wait."""

    hosts: str = ""
    """More host names this server answers to, with commas between; addresses and home names need none."""
    proxies: str = "127.0.0.1"
    """Addresses of reverse proxies, whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    limits: float = 1.0
    """How generous the rate limits are: 2 is twice as much, 0 is no limits."""
    metrics_token: str = field(default="", repr=False)
    """The bearer token for /metrics; without one only this machine may read it."""
    smtp_host: str = ""
    """The mail server; without one no letters are sent."""
    smtp_port: int = 587
    smtp_security: str = "starttls"
    """starttls, tls (from the first byte, port 465) or none (a server on this machine)."""
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    mail_from: str = ""
    """The sender of letters, such as Saltire <games@example.org>."""
    push_hosts: str = (
        "fcm.googleapis.com,push.services.mozilla.com,notify.windows.com,push.apple.com"
    )
    """The push services that may be called; a subscription anywhere else is refused."""

    @property
    def base_url(self) -> str:
        """Give the address that links in letters begin with."""
        return self.public_url or f"http://{self.host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Tell whether cookies travel over https only."""
        return self.public_url.startswith("https://")


def read_settings(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """Read the settings; `given` (the command line) comes before everything else.

    >>> read_settings({"SALTIRE_PORT": "80"}).port
    80
    """
    environment = os.environ if environment is None else environment
    file = environment.get("SALTIRE_SETTINGS")
    found: dict[str, object] = {} if not file else _from_file(Path(file))
    for known in fields(Settings):
        text = environment.get(f"SALTIRE_{known.name.upper()}")
        if text is not None:
            found[known.name] = _read(known.name, str(known.type), text)
    found.update({name: value for name, value in given.items() if value is not None})
    return Settings(**found)  # type: ignore[arg-type]  # each value was checked by its field


def database_url(text: str | None) -> str | None:
    """Read what a command line calls a database: a URL, or the file of a SQLite database."""
    return text if text is None or "://" in text else f"sqlite:///{Path(text).absolute()}"


def _from_file(path: Path) -> dict[str, object]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path} cannot be read: {error}") from None
    types = {known.name: str(known.type) for known in fields(Settings)}
    for name in data:
        if name not in types:
            raise BadSetting(f"{path}: there is no setting {name!r}")
    return {name: _read(name, types[name], str(value)) for name, value in data.items()}


def _read(name: str, type: str, text: str) -> object:
    word = text.strip()
    try:
        if type == "int":
            return int(word)
        if type == "float":
            return float(word)
        if type == "bool":
            return _YES.index(word.lower()) >= 0 if word.lower() not in _NO else False
        return word
    except ValueError:
        raise BadSetting(f"SALTIRE_{name.upper()} cannot be {text!r}: {type} expected") from None
