"""The registry of commands: every part of the server that names them follows from it."""

from __future__ import annotations

from typing import get_args

import pytest

from saltire.games.registry import load
from saltire.server.errors import ApiError
from saltire.server.schemas.play import ActMessage, DoMessage, command_from
from saltire.server.schemas.socket import cid_in, decode
from saltire.server.tables.clocks import Pace
from saltire.server.tables.commands import COMMAND_NAMES, COMMANDS, Command, check
from saltire.server.tables.create import new_row
from saltire.server.tables.table import LiveTable, Seating


def test_the_contract_lists_the_commands_of_the_registry() -> None:
    listed = DoMessage.model_json_schema()["properties"]["what"]["enum"]
    assert tuple(listed) == COMMAND_NAMES
    assert get_args(DoMessage.model_fields["what"].annotation) == COMMAND_NAMES


def test_the_fields_of_each_command_are_in_its_message() -> None:
    for name, known in COMMANDS.items():
        if known.by_name or name == "act":
            message = ActMessage if name == "act" else DoMessage
            assert set(known.fields) <= set(message.model_fields)


def test_a_message_becomes_one_command() -> None:
    text = '{"type":"act","table":"t","ply":3,"action":"R7@3","cid":"c1"}'
    message = decode(text)
    assert isinstance(message, ActMessage)
    command = command_from(message, 1, 17)
    assert (command.name, command.seat, command.at, command.cid) == ("act", 1, 17, "c1")
    assert command.data == {"ply": 3, "action": "R7@3"}


@pytest.mark.parametrize("name", ["leave", "salt", "resign", "act", "chat"])
def test_a_command_that_waited_while_the_seat_changed_hands_is_refused(name: str) -> None:
    """Whoever stands up twice at once must not send away who sat down in between."""
    row = new_row(load("schotten"), "ann", Pace(), 1)
    table = LiveTable(row, [Seating("ann", "Ann"), Seating("bob", "Bob")])
    with pytest.raises(ApiError, match="not yours any more"):
        check(table, Command(name, 1, 2, by="cid"))
    assert check(table, Command("leave", 1, 2, by="bob")).kind == "leave"


@pytest.mark.parametrize("ply", ['"3"', "3.0", "-1", "true", "null", str(2**31)])
def test_numbers_are_read_strictly(ply: str) -> None:
    text = f'{{"type":"act","table":"t","ply":{ply},"action":"R7@3","cid":"c1"}}'
    with pytest.raises(ApiError, match="ply"):
        decode(text)
    assert cid_in(text) == "c1"


def test_a_field_that_is_not_known_is_ignored_on_the_socket() -> None:
    assert decode('{"type":"ping","more":1}').type == "ping"
