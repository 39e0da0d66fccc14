"""Settings: SALTIRE_* in the environment, else a TOML file, else the default."""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Iterable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BeforeValidator, Field, PrivateAttr, StringConstraints, ValidationError
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from saltire.kernel.errors import SaltireError

PREFIX: Final = "SALTIRE_"
OTHER_VARIABLES: Final = frozenset({"SETTINGS", "GAMES", "PURE", "TOKEN", "URL", "SNAPSHOTS"})
"""Variables with our prefix that are no settings: other commands, the build and the tests read them."""


class BadSetting(SaltireError):
    """A setting that cannot be used; the message names it."""


def _lower(value: object) -> object:
    return value.strip().lower() if isinstance(value, str) else value


def _proxies(value: object) -> object:
    """Refuse what is no address: `*` would let anybody say to be anybody, this machine too."""
    for name in value.split(",") if isinstance(value, str) else ():
        if name.strip():
            try:
                ip_network(name.strip())
            except ValueError:
                raise ValueError(
                    "it should be addresses or networks, with commas between"
                ) from None
    return value


Port = Annotated[int, Field(ge=0, le=65535)]
Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(gt=0)]
Span = Annotated[float, Field(ge=0)]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error", "critical"], BeforeValidator(_lower)
]
Source = Literal["default", "file", "environment", "command-line"]
SECRETS: Final = frozenset({"metrics_token", "smtp_password"})
"""Settings that are shown to nobody, not even to a host."""
WebAddress = Annotated[str, StringConstraints(pattern=r"^(https?://[^/\s]+(/\S*)?)?$")]


class Settings(BaseSettings):
    """How this server runs. `SALTIRE_PORT=80` sets `port`, and so on; `read_settings` reads them."""

    model_config = SettingsConfigDict(
        env_prefix="SALTIRE_",
        frozen=True,
        extra="forbid",
        str_strip_whitespace=True,
        coerce_numbers_to_str=True,
        allow_inf_nan=False,
    )

    host: str = "127.0.0.1"
    port: Port = 8642
    database_url: str = Field(default="sqlite:///saltire.db", repr=False)
    public_url: WebAddress = ""
    """The address that people type, https://... behind a proxy; empty when it is our own."""
    log_level: LogLevel = "warning"
    """How much is logged: `info` has a line for each request."""
    idle_minutes: Span = 10.0
    """A table that nobody uses leaves the memory after this long."""
    vanish_seconds: Span = 60.0
    """How long a player may be away from a live game before the others may go on without them."""

    prune_guests_days: Count = 90
    """Guests who have finished no game are deleted when they were not seen for this long; 0 is never."""
    prune_tables_days: Count = 180
    """Tables without a finish, and without anybody's account, are deleted after this long; 0 is never."""

    bot_workers: Count = 1
    """How many processes play for the bots; 0 for none. Of several servers one runs them at a time."""
    bot_seconds: Span = 2.0
    """How long a bot may think about a move; then it plays a random legal one."""
    bot_memory: Positive = 1024
    """How many megabytes a bot process may use."""
    review_seconds: Span = 30.0
    """About how long the review of a finished game may take: longer is surer."""
    hints_at_once: Positive = 1
    """How many hints are computed at the same time; the others wait."""

    hosts: str = ""
    """More host names this server answers to, with commas between; addresses and home names need none."""
    proxies: Annotated[str, BeforeValidator(_proxies)] = "127.0.0.1"
    """Addresses or networks of reverse proxies, whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    limits: Annotated[float, Field(ge=0)] = 1.0
    """How generous the rate limits are: 2 is twice as much, 0 is no limits."""
    metrics_token: str = Field(default="", repr=False)
    """The bearer token for /metrics; without one only this machine may read it."""
    backup_folder: str = "backups"
    """Where backups go that a host makes on the page."""
    smtp_host: str = ""
    """The mail server; without one no e-mail is sent."""
    smtp_port: Port = 587
    smtp_security: str = "starttls"
    """starttls, tls (from the first byte, port 465) or none (a server on this machine)."""
    smtp_user: str = ""
    smtp_password: str = Field(default="", repr=False)
    mail_from: str = ""
    """The sender of e-mail, such as Saltire <games@example.org>."""
    push_hosts: str = (
        "fcm.googleapis.com,push.services.mozilla.com,notify.windows.com,push.apple.com"
    )
    """The push services that may be called; a subscription anywhere else is refused."""

    _sources: dict[str, Source] = PrivateAttr(default_factory=dict)

    @property
    def sources(self) -> dict[str, Source]:
        """Tell where each setting comes from that is not as it is by default."""
        return self._sources

    @property
    def base_url(self) -> str:
        """Give the address that links begin with, in e-mail and for the host."""
        return self.public_url.rstrip("/") or self.near_url

    @property
    def near_url(self) -> str:
        """Give the address at which this machine finds the server."""
        own = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host
        return f"http://{f'[{own}]' if ':' in own else own}:{self.port}"

    @property
    def secure(self) -> bool:
        """Tell whether cookies travel over https only."""
        return self.public_url.startswith("https://")

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],  # noqa: ARG003  pydantic names the arguments
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Take what is given and nothing else, so that `Settings()` is the same everywhere."""
        return (init_settings,)


def read_settings(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """Read the settings; `given` (the command line) comes before everything else.

    >>> read_settings({"SALTIRE_PORT": "80"}).port
    80
    """
    environment = os.environ if environment is None else environment
    _check_names(environment)
    file = environment.get("SALTIRE_SETTINGS")
    source = EnvSettingsSource(Settings)
    source.env_vars = {name.lower(): value for name, value in environment.items()}
    layers: dict[Source, dict[str, Any]] = {
        "file": {} if not file else _from_file(Path(file)),
        "environment": source(),
        "command-line": {name: value for name, value in given.items() if value is not None},
    }
    values = {name: value for layer in layers.values() for name, value in layer.items()}
    try:
        settings = Settings(**values)
    except ValidationError as error:
        raise _bad_setting(error) from None
    settings._sources = {name: source for source, layer in layers.items() for name in layer}
    return settings


def _check_names(environment: Iterable[str]) -> None:
    """Refuse a variable with our prefix that nothing reads: it is misspelt."""
    known = {name.upper() for name in Settings.model_fields} | OTHER_VARIABLES
    for name in sorted(environment):
        rest = name.upper().removeprefix(PREFIX)
        if rest != name.upper() and rest not in known:
            near = _nearest(rest.lower())
            meant = f": did you mean {PREFIX}{near.upper()}?" if near else ""
            raise BadSetting(f"there is no setting {name}{meant}")


def _nearest(name: str) -> str:
    """Give the setting whose name looks most like this one, or nothing."""
    return "".join(difflib.get_close_matches(name, Settings.model_fields, 1))


def _bad_setting(error: ValidationError) -> BadSetting:
    """Name the first setting that cannot be read, in one line."""
    first = error.errors()[0]
    name = str(first["loc"][0])
    kind = getattr(Settings.model_fields[name].annotation, "__name__", "")
    parsed = not first["type"].startswith(("int_", "float_", "bool_", "string_type"))
    why = _why(first) if parsed else f"{kind} expected"
    return BadSetting(f"{PREFIX}{name.upper()} cannot be {str(first['input'])!r}: {why}")


def _why(fault: Mapping[str, Any]) -> str:
    if fault["type"] == "string_pattern_mismatch":
        return "it should begin with https:// or http://"
    return str(fault["msg"]).removeprefix("Value error, ").replace("Input should", "it should")


def database_url(text: str | None) -> str | None:
    """Read what a command line calls a database: a URL, or the file of a SQLite database."""
    return text if text is None or "://" in text else f"sqlite:///{Path(text).absolute()}"


def _from_file(path: Path) -> dict[str, Any]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path} cannot be read: {error}") from None
    for name in data:
        if name not in Settings.model_fields:
            near = _nearest(name)
            meant = f": did you mean {near!r}?" if near else ""
            raise BadSetting(f"{path}: there is no setting {name!r}{meant}")
    return data
