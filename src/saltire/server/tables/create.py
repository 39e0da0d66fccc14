"""New tables: what was asked for, checked, as rows."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from saltire.bots.registry import bots_of
from saltire.dealer import commitment_to
from saltire.games.registry import load
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game
from saltire.kernel.position_text import BadPosition
from saltire.kernel.types import RULES
from saltire.server.errors import ApiError
from saltire.server.store.people import new_id
from saltire.server.tables.clocks import Pace
from saltire.server.tables.offers import moved_on
from saltire.server.tables.table import BOT, LiveTable

Row = dict[str, Any]


def game_of(
    title: str,
    options: Mapping[str, object],
    card_set: str | None = None,
    position: str | None = None,
) -> Game:
    """Make the game that a client describes: names and values, the texts of a card set and a position."""
    for name in ("card_set", "position"):
        if name in options:
            raise ApiError("malformed", f"options: {name} is a field of its own")
    texts = {"card_set": card_set, "position": position}
    own = {name: text for name, text in texts.items() if text is not None}
    try:
        game = load(title, **options, **own)
        if game.begins and game.begin().actor() == RULES:
            raise BadPosition("the game is over in it")
        return game
    except BadPosition as error:
        raise ApiError("malformed", f"position: {error}") from None
    except BadOption as error:
        raise ApiError("malformed", str(error)) from None
    except TypeError:  # an option may have the name of an argument
        raise ApiError("malformed", "options: one of them is not known") from None


def new_row(game: Game, host: str | None, pace: Pace, now: int, **more: object) -> Row:
    """Make the row of a table; its seed is drawn here and kept from now on."""
    seed = secrets.token_bytes(32)
    return {
        "id": new_id(),
        "game": game.name,
        "version": game.recorded_version,
        "options": game.recorded_options,
        "card_set": game.card_set,
        "position": game.begins,
        "state": "open",
        "pace": pace.to_json(),
        "public": False,
        "rated": False,
        "rounds": 1,
        "round": 1,
        "score": [0.0] * len(game.seats),
        "commitment": commitment_to(seed),
        "seed": seed.hex(),
        "salts": {},
        "begun": None,
        "n": 0,
        "ply": 0,
        "waiting": [],
        "result": None,
        "host": host,
        "rematch_of": None,
        "created": now,
        "started": None,
        "ended": None,
        "deadline": None,
        **more,
    }


def seat_rows(table: str, game: Game, asked: Sequence[str], me: str, name: str) -> list[Row]:
    """Make the rows of the seats: `me`, `open`, or a bot by its name."""
    if len(asked) != len(game.seats):
        raise ApiError("malformed", f"seats: {game.name} has {len(game.seats)} of them here")
    bots = bots_of(game)
    rows: list[Row] = []
    for seat, who in enumerate(asked):
        row: Row = {"table_id": table, "seat": seat, "person_id": None, "bot": None, "name": ""}
        if who == "me":
            row.update(person_id=me, name=name)
        elif who.startswith(BOT):
            bot = who.removeprefix(BOT)
            if bot not in bots:
                raise ApiError("malformed", f"seats: {game.name} has the bots {', '.join(bots)}")
            row.update(person_id=who, bot=bot, name=bot.capitalize())
        elif who != "open":
            raise ApiError("malformed", f"seats: {who!r} is not me, open or a bot")
        rows.append({**row, "link_hash": None})
    return rows


def next_table(table: LiveTable, now: int, same_match: bool) -> tuple[Row, list[Row]]:
    """Make the table of the next game: the same people, each one seat on."""
    old = table.row
    more: Row = {
        "public": old["public"], "rated": old["rated"], "rounds": old["rounds"],
        "rematch_of": table.id,
    }  # fmt: skip
    if same_match:
        assert table.result is not None
        score = [was + share for was, share in zip(old["score"], table.result["shares"])]
        more.update(round=old["round"] + 1, score=moved_on(score))
    row = new_row(table.game, old["host"], table.pace, now, **more)
    sitting = [
        {"person_id": None, "bot": None, "name": ""}
        if seating.out and not same_match
        else {"person_id": seating.person, "bot": seating.bot, "name": seating.name}
        for seating in table.seats
    ]
    moved = enumerate(moved_on(sitting))
    return row, [_seat_again(row["id"], seat, sat) for seat, sat in moved]


def _seat_again(table: str, seat: int, sat: object) -> Row:
    assert isinstance(sat, dict)
    person = sat["person_id"]
    bot = sat["bot"] if person is not None and person.startswith(BOT) else None
    return {
        "table_id": table, "seat": seat, "person_id": person, "bot": bot, "name": sat["name"],
        "link_hash": None,
    }  # fmt: skip
