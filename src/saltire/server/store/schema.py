"""The tables of the database. Moments are milliseconds since 1970; ids are random and url-safe."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()


def _id(name: str, target: str, primary_key: bool = False, nullable: bool = False) -> Column[str]:
    return Column(name, String(64), ForeignKey(target), primary_key=primary_key, nullable=nullable)


def _moment(name: str, nullable: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=nullable)


# People.

people: Final = Table(
    "people", metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("kind", String(16), nullable=False),  # guest, account, program, bot, gone
    Column("lang", String(8), nullable=False, server_default="en"),
    Column("login", String(64), unique=True),
    Column("skeleton", String(128)),  # what an account's name looks like
    Column("password", Text),
    Column("email", String(254), index=True),
    Column("email_confirmed", Boolean, nullable=False, server_default="0"),
    Column("host", Boolean, nullable=False, server_default="0"),
    Column("barred", Boolean, nullable=False, server_default="0"),
    Column("private", Boolean, nullable=False, server_default="0"),  # shows no statistics
    Column("settings", JSON, nullable=False, server_default="{}"),
    _moment("created"),
    _moment("seen"),
    Index("people_by_name", "name"),
    Index("people_by_skeleton", "skeleton", unique=True),
)  # fmt: skip

sessions: Final = Table(
    "sessions", metadata,
    Column("hash", String(64), primary_key=True),
    _id("person_id", "people.id"),
    Column("label", String(200), nullable=False, server_default=""),
    Column("address", String(64), nullable=False, server_default=""),  # where it was last used
    _moment("created"),
    _moment("seen"),
    Index("sessions_of_person", "person_id"),
)  # fmt: skip

tokens: Final = Table(
    "tokens", metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(64), nullable=False, unique=True),
    _id("person_id", "people.id"),
    Column("name", String(64), nullable=False, server_default=""),
    _moment("created"),
    _moment("seen"),
    Index("tokens_of_person", "person_id"),
)  # fmt: skip

keys: Final = Table(  # one-time links: become host, reset a password, confirm an address
    "keys", metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    _id("person_id", "people.id", nullable=True),
    Column("data", JSON, nullable=False, server_default="{}"),
    _moment("created"),
    _moment("expires"),
    Index("keys_of_person", "person_id"),
)  # fmt: skip

address_bars: Final = Table(  # nobody new is let in from where a barred person was seen
    "address_bars", metadata,
    Column("address", String(64), primary_key=True),
    _id("person_id", "people.id", primary_key=True),
    _moment("until"),
    Index("address_bars_of_person", "person_id"),
)  # fmt: skip

# Tables.

tables: Final = Table(
    "tables", metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("card_set", Text, nullable=False, server_default=""),  # the text of a set of one's own
    Column("position", Text, nullable=False, server_default=""),  # the text of what it begins with
    Column("state", String(8), nullable=False),  # open, playing, over, dropped
    Column("pace", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("score", JSON, nullable=False),  # each seat's shares in earlier rounds of the match
    Column("commitment", String(64), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("salts", JSON, nullable=False),  # {"seat": salt}
    Column("begun", JSON),  # [[seat, text], ...]: plies taken over from another game's record
    Column("n", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),  # seats
    Column("result", JSON),  # {"shares": [...], "how": "played", "seat": ...}
    _id("host", "people.id", nullable=True),
    _id("rematch_of", "tables.id", nullable=True),
    _moment("created"),
    _moment("started", nullable=True),
    _moment("ended", nullable=True),
    _moment("deadline", nullable=True),
    Index("tables_by_state", "state", "public", "created"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_rematch", "rematch_of"),
    Index("tables_by_end", "game", "ended"),
)  # fmt: skip

seats: Final = Table(
    "seats", metadata,
    _id("table_id", "tables.id", primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _id("person_id", "people.id", nullable=True),
    Column("bot", String(32)),  # the bot that plays here, for good or as a stand-in
    Column("name", String(64), nullable=False, server_default=""),
    Column("link_hash", String(64), index=True),
    Column("share", Float),  # of the win, once the game is over
    Index("seats_of_person", "person_id"),
    Index("seats_by_name", "name"),
)  # fmt: skip

events: Final = Table(
    "happenings", metadata,
    _id("table_id", "tables.id", primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    _moment("at"),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("cid", String(64)),
    Column("ply", Integer, nullable=False),  # after it
    Column("data", JSON, nullable=False),
    UniqueConstraint("table_id", "seat", "cid"),
)  # fmt: skip

snapshots: Final = Table(
    "snapshots", metadata,
    _id("table_id", "tables.id", primary_key=True),
    Column("n", Integer, nullable=False),
    Column("data", JSON, nullable=False),
)  # fmt: skip

notes: Final = Table(
    "notes", metadata,
    _id("table_id", "tables.id", primary_key=True),
    _id("person_id", "people.id", primary_key=True),
    Column("text", Text, nullable=False),
    _moment("changed"),
    Index("notes_of_person", "person_id"),
)  # fmt: skip

# Ratings: per game and player count.

ratings: Final = Table(
    "ratings", metadata,
    _id("person_id", "people.id", primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("shown", Integer, nullable=False, server_default="0"),  # the number people see
    Column("best", Integer, nullable=False, server_default="0"),
    _moment("changed"),
    Index("ratings_by_game", "game", "players", "shown"),
)  # fmt: skip

rating_history: Final = Table(
    "rating_history", metadata,
    _id("table_id", "tables.id", primary_key=True),
    _id("person_id", "people.id", primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("share", Float, nullable=False),
    _moment("at"),
    Index("rating_history_of_person", "person_id", "game", "players", "at"),
)  # fmt: skip

# Puzzles: the first answer of somebody to each, and a rating for each game.

puzzle_tries: Final = Table(
    "puzzle_tries", metadata,
    _id("person_id", "people.id", primary_key=True),
    Column("puzzle", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("solved", Boolean, nullable=False),
    _moment("at"),
)  # fmt: skip

puzzle_ratings: Final = Table(
    "puzzle_ratings", metadata,
    _id("person_id", "people.id", primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)  # fmt: skip

# Reviews of finished games: made ones, and those that a process works on.

reviews: Final = Table(
    "reviews", metadata,
    _id("table_id", "tables.id", primary_key=True),
    Column("version", String(32), nullable=False),  # of Saltire: another one makes it anew
    Column("server", String(64), nullable=False),  # who makes it; empty once it is made
    Column("done", Float, nullable=False),
    Column("data", JSON),  # what is known, in all languages; none if it failed
    _moment("at"),
    _moment("until"),  # when the row counts no more
    Index("reviews_by_age", "at"),
)  # fmt: skip

# Messages to people who are away, and the life of server processes.

outbox: Final = Table(
    "outbox", metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _id("person_id", "people.id"),
    _id("table_id", "tables.id", nullable=True),
    Column("kind", String(16), nullable=False),  # your-turn, over, confirm, reset
    Column("way", String(8), nullable=False),  # mail, push
    Column("once", String(200), unique=True),  # what must not be sent twice
    Column("data", JSON, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    _moment("created"),
    _moment("due"),
    _moment("sent", nullable=True),
    Index("outbox_by_due", "sent", "due"),
    Index("outbox_of_person", "person_id"),
)  # fmt: skip

push_subscriptions: Final = Table(
    "push_subscriptions", metadata,
    Column("id", String(64), primary_key=True),
    _id("person_id", "people.id"),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("keys", JSON, nullable=False),
    _moment("created"),
    Index("push_of_person", "person_id"),
)  # fmt: skip

alive: Final = Table(
    "alive", metadata,
    Column("server", String(64), primary_key=True),
    _moment("at"),
)  # fmt: skip

secrets: Final = Table(  # what the server makes for itself: the VAPID key, the bots' tokens
    "secrets", metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)  # fmt: skip
