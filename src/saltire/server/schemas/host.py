"""Messages of the host's page: how the server is, settings, people, tables and backups."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from saltire.server.schemas.base import Line, RequestModel
from saltire.server.schemas.people import Key

Moment = Annotated[int, Field(description="milliseconds since 1970")]
BackupForm = Literal["sqlite", "lines"]


class HostKey(RequestModel):
    """The key of the one-time link that `saltire host-link` prints."""

    key: Key


class Bar(RequestModel):
    """Bar somebody from this server, or let them in again."""

    barred: bool


class DatabaseOut(BaseModel):
    """Where games and people are kept."""

    kind: Literal["SQLite", "PostgreSQL"]
    bytes: int
    schema_revision: str


class ProcessOut(BaseModel):
    """What the process that answers holds; other processes of the server have figures of their own."""

    uptime: float = Field(description="seconds since it started")
    memory: int = Field(description="bytes")
    sockets: int
    connected: int = Field(description="people and bots with a socket")
    tables: int = Field(description="tables in memory")
    actions: int = Field(description="since it started")
    actions_per_second: float = Field(description="over the last minute at most")
    bot_workers: int = Field(description="bot processes that it runs")


class QueuesOut(BaseModel):
    """How many wait in each queue of the process that answers."""

    hints: int
    reviews: int
    imports: int
    downloads: int


class PrunedOut(BaseModel):
    """What was deleted because of its age: since the process started, and when there was a turn last."""

    tables: int
    guests: int
    last: Moment | None


class HostOut(BaseModel):
    """How the server fares, for its host."""

    version: str
    processes: int = Field(description="processes alive on this database")
    database: DatabaseOut
    process: ProcessOut
    queues: QueuesOut
    people: dict[str, int] = Field(description="how many of each kind")
    tables: dict[str, int] = Field(description="how many in each state")
    letters_waiting: int
    letters_failed: int
    mail: bool = Field(description="whether a mail server is set")
    pruned: PrunedOut
    backup: Moment | None = Field(description="when the latest backup was made from this page")


class SettingOut(BaseModel):
    """A setting in force; the value of a secret is not told."""

    name: str
    value: str
    source: Literal["default", "file", "environment", "command-line"]
    secret: bool = False
    is_set: bool = Field(default=True, description="False for a secret that is empty")


class SettingsOut(BaseModel):
    """All settings in force."""

    settings: list[SettingOut]


class HostPersonOut(BaseModel):
    """A person as the host sees them."""

    id: str
    name: str
    kind: Literal["guest", "account", "program"]
    host: bool
    barred: bool
    created: Moment
    seen: Moment


class AddressBarOut(BaseModel):
    """An address from which nobody new is let in for a while."""

    address: str
    until: Moment
    person: str = Field(description="whose bar it belongs to, or the host who set it")
    own: bool = Field(description="whether a host set it, for nobody in particular")


class HostPeopleOut(BaseModel):
    """People found, fifty at most, and the addresses that are barred."""

    people: list[HostPersonOut]
    addresses: list[AddressBarOut]


class AddressBar(RequestModel):
    """Let nobody new in from an address, or let them in again."""

    address: Annotated[Line, StringConstraints(min_length=2, max_length=50)]
    hours: Annotated[int, Field(ge=0, le=24 * 365, description="0 lifts the bar")]


class HostTableOut(BaseModel):
    """A table as the host sees it: who sits there, not what they hold."""

    id: str
    game: str
    state: Literal["open", "playing", "over", "dropped"]
    public: bool
    rated: bool
    created: Moment
    last: Moment = Field(description="when something happened there last")
    seats: list[str] = Field(description="the name at each seat, empty where nobody sits")


class HostTablesOut(BaseModel):
    """Tables found; `after` asks for the next ones."""

    tables: list[HostTableOut]
    after: Moment | None


class NewBackup(RequestModel):
    """Make a backup: of SQLite as it is, or of any database as lines of JSON."""

    form: BackupForm


class BackupOut(BaseModel):
    """A backup that was made from this page."""

    name: str
    made: Moment
    bytes: int


class BackupsOut(BaseModel):
    """The backups in the folder, the newest first, and whether one is being made."""

    forms: list[BackupForm]
    making: bool
    failed: str | None = Field(description="why the last try failed")
    backups: list[BackupOut]
