"""The pictures, line by line, without colour. SALTIRE_SNAPSHOTS=write draws them anew."""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from saltire import Dealer, Session, load
from saltire.i18n.words import Words
from saltire.kernel.lots import Lots
from saltire.kernel.view import View
from saltire.terminal import board_for
from saltire.terminal.board import Board

SNAPSHOTS = Path(__file__).with_name("snapshots")
NAMES = ("You", "Greedy")


def played(options: dict[str, object], choices: int, seed: int) -> Session:
    session = Session(load("schotten", start_player=0, **options), Dealer(seed))
    lots = Lots(seed)
    for _ in range(choices):
        session.act(session.state.actor(), session.state.sample(lots))
    return session


def drawn(session: Session, board: Board[Any], seats: Sequence[int], width: int) -> str:
    views = [session.state.view(seat) for seat in seats]
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, no_color=True)
    story = board.story(session.events_for(seats[0]), seats[0])
    console.print(board.picture(views, story, width))
    if session.state.actor() == seats[0]:
        console.print(board.question(views[0]))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


@pytest.mark.parametrize(
    ("name", "options", "choices", "seed", "seats", "width", "lang"),
    [
        ("start", {}, 0, 1, (0,), 80, "en"),
        ("middle", {}, 30, 3, (0,), 80, "en"),
        ("middle-wide", {}, 30, 3, (0,), 120, "en"),
        ("middle-from-above", {}, 30, 3, (1,), 80, "en"),
        ("spectator", {}, 30, 3, (-3,), 80, "en"),
        ("tactics", {"tactics": True, "rounds": 3}, 70, 5, (0,), 80, "en"),
        ("tactics-hungarian", {"tactics": True}, 60, 5, (1,), 80, "hu"),
        ("both-hands", {"tactics": True}, 40, 9, (0, 1), 80, "de"),
    ],
)
def test_the_table_looks_as_it_did(
    name: str, options: dict[str, object], choices: int, seed: int, seats: tuple[int, ...],
    width: int, lang: str,
) -> None:  # fmt: skip
    session = played(options, choices, seed)
    board = board_for(session.game, Words(lang), NAMES)
    text = drawn(session, board, seats, width)
    file = SNAPSHOTS / f"{name}.txt"
    if os.environ.get("SALTIRE_SNAPSHOTS") == "write":
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
    assert max(len(line) for line in text.splitlines()) <= width


def test_every_position_of_whole_games_fits_eighty_columns_in_every_language() -> None:
    for seed, lang in enumerate(("de", "fr", "hu")):
        options: dict[str, object] = {"tactics": True, "joker_declared": "play",
                                      "shield_strength": "play"}  # fmt: skip
        session = Session(load("schotten", **options), Dealer(seed))
        board = board_for(session.game, Words(lang), NAMES)
        lots = Lots(seed)
        while session.state.result() is None:
            seat = session.state.actor()
            text = drawn(session, board, (seat,), 80)
            assert max(len(line) for line in text.splitlines()) <= 80
            session.act(seat, session.state.sample(lots))


def test_every_legal_action_can_be_typed_as_it_is_written() -> None:
    for seed in range(4):
        session = Session(
            load("schotten", tactics=True, joker_declared="play", shield_strength="play"),
            Dealer(seed),
        )
        board = board_for(session.game, Words("en"), NAMES)
        lots = Lots(seed)
        while session.state.result() is None:
            state = session.state
            seat = state.actor()
            for action in state.legal():
                read = board.read(state.view(seat), session.game.say(state, action))
                assert isinstance(read, str)
                assert session.game.parse(state, read) == action
            session.act(seat, state.sample(lots))


def test_tactics_cards_can_be_typed_in_the_language_of_the_table() -> None:
    session = played({"tactics": True}, 0, 1)
    view = session.state.view(0)
    german = board_for(session.game, Words("de"), NAMES)
    assert german.read(view, "spion 3") == "Spy@3"
    assert german.read(view, "blinde kuh 2") == "Bluff@2"
    assert german.read(view, "verr") == "Traitor"
    assert german.read(view, "anwerber") == "Recruiter"


def test_a_game_without_a_board_of_its_own_gets_the_plain_one() -> None:
    session = played({}, 10, 2)
    board: Board[View] = Board(session.game, Words("en"), NAMES)
    text = drawn(session, board, (0,), 80)
    assert "stones: [" in text
    assert board.read(session.state.view(0), "12") == "#12"
    assert board.ending(session.state.view(0), (0.5, 0.5), 0) == "The game is drawn."
    assert board.ending(session.state.view(0), (0.0, 1.0), 0) == "Greedy wins."
