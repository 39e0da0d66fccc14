"""Hammer of the Scots in the terminal: pictures, questions, what can be typed, the log."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from saltire import Dealer, Session
from saltire.cli.game_loop import GameLoop
from saltire.cli.screen import Screen
from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.hammer.rules.movement import MoveBlocks
from saltire.games.hammer.terminal.board import Board
from saltire.i18n.words import LANGUAGES, Words
from saltire.kernel.errors import BadNotation
from saltire.kernel.lots import Lots
from saltire.record import Record
from saltire.terminal import board_for
from saltire.terminal.board import ActionSequence, PartialInput

SNAPSHOTS = Path(__file__).with_name("snapshots")
NAMES = ("You", "Greedy")
SCENARIOS = ("braveheart", "bruce", "campaign")


def begun(scenario: str, seed: int, **options: object) -> Session:
    return Session(HammerOfTheScots(scenario=scenario, **options), Dealer(seed))


def board_of(session: Session, lang: str = "en") -> Any:
    board = board_for(session.game, Words(lang), NAMES)
    assert isinstance(board, Board)
    return board


def step(session: Session, lots: Lots) -> None:
    seat = session.state.waiting_for()[0]
    legal = session.state.legal(seat)
    session.act(seat, legal[lots.below(len(legal))])


def walk(session: Session, seed: int, most: int = 4000) -> Iterator[int]:
    """Play at random, stopping before each choice; gives the seat that is asked."""
    lots = Lots(seed)
    for _ in range(most):
        if session.state.result() is not None:
            return
        yield session.state.waiting_for()[0]
        step(session, lots)


def until(session: Session, seed: int, phase: str, skip: int = 0) -> int:
    """Play at random until a phase asks somebody, after `skip` times; gives the seat."""
    for seat in walk(session, seed):
        if type(session.state.top).__name__ == phase:
            if not skip:
                return seat
            skip -= 1
    raise AssertionError(f"no {phase}")


def shown(thing: RenderableType, width: int) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, no_color=True)
    console.print(thing)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def drawn(session: Session, board: Any, seats: Sequence[int], width: int) -> str:
    views = [session.state.view(seat) for seat in seats]
    story = board.story(session.events_for(seats[0]), seats[0])
    text = shown(board.picture(views, story, width), width)
    if seats[0] in session.state.waiting_for():
        text += shown(board.tinted(board.question(views[0])), width)
    return text


@pytest.mark.parametrize(
    ("name", "scenario", "seed", "phase", "skip", "width", "lang"),
    [
        ("cards", "braveheart", 1, "PlayCards", 0, 80, "en"),
        ("moving", "braveheart", 1, "WalkBlock", 4, 80, "en"),
        ("moving-wide", "bruce", 1, "MoveBlocks", 40, 120, "en"),
        ("battle", "bruce", 2, "CombatTurn", 8, 80, "en"),
        ("winter", "bruce", 1, "ChooseDisbanding", 5, 80, "en"),
        ("battle-german", "bruce", 2, "CombatTurn", 8, 80, "de"),
        ("moving-french", "braveheart", 1, "MoveBlocks", 6, 80, "fr"),
        ("winter-hungarian", "bruce", 1, "ScottishBuilds", 3, 80, "hu"),
        ("battle-czech", "campaign", 3, "CombatTurn", 5, 80, "cs"),
    ],
)
def test_the_table_looks_as_it_did(
    name: str, scenario: str, seed: int, phase: str, skip: int, width: int, lang: str
) -> None:
    session = begun(scenario, seed)
    seat = until(session, seed, phase, skip)
    text = drawn(session, board_of(session, lang), (seat,), width)
    file = SNAPSHOTS / f"hammer-{name}.txt"
    if os.environ.get("SALTIRE_SNAPSHOTS") == "write":
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_fits_eighty_columns_and_says_everything(lang: str) -> None:
    for seed, scenario in enumerate(SCENARIOS):
        session = begun(scenario, seed, mustering=True)
        board = board_of(session, lang)
        for number, seat in enumerate(walk(session, seed, 240)):
            view = session.state.view(seat)
            assert "hammer-" not in board.question(view)
            if number % 12 == 0:
                text = drawn(session, board, (seat,), 80)
                assert max(len(line) for line in text.splitlines()) <= 80
                assert len(text.splitlines()) <= 26
                assert "hammer-" not in text
        for listener in (0, 1, -3):
            said = board.story(session.events_for(listener), listener)
            assert not any("hammer-" in str(line) or "{" in str(line) for line in said)


def test_the_last_picture_shows_both_sides() -> None:
    session = begun("braveheart", 1)
    for _ in walk(session, 1):
        pass
    board = board_of(session)
    text = drawn(session, board, (0, 1), 80)
    assert "Your blocks" in text
    assert "wins the war!" in text
    assert "Nobles" in board.ending(session.state.view(0), session.state.result() or (), 0)


def test_a_spectator_sees_the_map_and_no_names() -> None:
    session = begun("braveheart", 1)
    text = drawn(session, board_of(session), (-3,), 80)
    assert "Your blocks" not in text
    assert "Wallace" not in text


def test_every_legal_action_can_be_typed_as_it_is_written() -> None:
    for seed, scenario in enumerate(SCENARIOS):
        session = begun(scenario, seed + 5, mustering=True)
        board = board_of(session)
        for seat in walk(session, seed, 120):
            state = session.state
            view = state.view(seat)
            for action in state.legal(seat):
                read = board.read(view, session.game.say(state, action))
                assert isinstance(read, str)
                assert session.game.parse(state, read) == action


def test_names_may_be_cut_short() -> None:
    session = begun("braveheart", 1)
    until(session, 1, "MoveBlocks", 0)
    view = session.state.view(1)
    board = board_of(session)
    assert board.read(view, "wal") == "move Wallace"
    assert board.read(view, "MOVE dou") == "move Douglas"
    assert board.read(view, "3") == "#3"
    half = board.read(view, "b")
    assert isinstance(half, PartialInput)
    assert "1:Move Barclay from Fife  2:Move Bruce from Annan" in half.question
    assert board.read(view, f"{half.typed} 2") == "move Bruce"


def test_a_block_and_its_way_are_typed_at_once() -> None:
    session = begun("braveheart", 1)
    until(session, 1, "MoveBlocks", 0)
    view = session.state.view(1)
    board = board_of(session)
    assert board.read(view, "wallace angus") == ActionSequence(("move Wallace", "to Angus"))
    assert board.read(view, "grant to lochaber") == ActionSequence(
        ("move Grant", "to Moray", "to Lochaber")
    )
    assert board.read(view, "grant moray") == ActionSequence(("move Grant", "to Moray", "stop"))


def test_what_cannot_be_done_is_read_all_the_same_so_that_the_rules_say_why() -> None:
    session = begun("braveheart", 1)
    until(session, 1, "MoveBlocks", 0)
    board = board_of(session)
    view = session.state.view(1)
    assert board.read(view, "keith") == "move Keith"
    with pytest.raises(BadNotation):
        session.game.parse(session.state, str(board.read(view, "dance")))
    action = session.game.parse(session.state, "move Keith")
    refusal = session.state.why_not(1, action)
    assert refusal is not None
    assert "not on the map" in shown(board.refused(view, refusal), 80)
    german = shown(board_of(session, "de").refused(view, refusal), 80)
    assert german != shown(board.refused(view, refusal), 80)


def test_cards_are_chosen_by_value_or_name_in_either_language() -> None:
    session = begun("braveheart", 1)
    view = session.state.view(0)
    assert board_of(session).read(view, "2") == "play 2"
    assert board_of(session).read(view, "sea") == "play Sea Move"
    assert board_of(session, "hu").read(view, "hír") == "play Herald"


def test_an_area_tells_its_castle_borders_and_blocks() -> None:
    session = begun("braveheart", 1)
    board = board_of(session)
    view = session.state.view(1)
    answer = board.answer(view, [], "look fife")
    assert answer is not None
    text = shown(answer, 80)
    assert "castle limit 2, cathedral" in text
    assert "black borders (6 blocks): Angus and Mentieth" in text
    assert "red borders (2 blocks, then stop): Atholl" in text
    assert "Wallace 4, Douglas 4, Barclay 4" in text
    asked = board.answer(view, [], "look nowhere")
    assert asked is not None
    assert "look fife" in shown(asked, 80)


def test_pencil_notes_say_what_can_be_known_of_the_enemy() -> None:
    session = begun("braveheart", 1)
    board = board_of(session)
    notes = board.answer(session.state.view(1), [], "enemy")
    assert notes is not None
    text = shown(notes, 80)
    assert "Mentieth 2: Northumber Infantry 4, Mentieth 3" in text
    assert "England 4: 4 of: Edward 4" in text
    assert "Scotland" not in text
    for asked in ("blocks", "nobles"):
        assert board.answer(session.state.view(1), [], asked) is not None
    assert board.answer(session.state.view(1), [], "move Wallace") is None


def test_the_diary_speaks_of_blocks_by_name_only_to_their_owner() -> None:
    session = begun("braveheart", 1)
    until(session, 1, "MoveBlocks", 0)
    for text in ("move Wallace", "to Angus"):
        session.act(1, session.game.parse(session.state, text))
    board = board_of(session)
    mine = [line.plain[2:] for line in board.story(session.events_for(1), 1)]
    theirs = [line.plain[2:] for line in board.story(session.events_for(0), 0)]
    assert mine[-1] == "Wallace marches from Fife to Angus."
    assert theirs[-1] == "A Scottish block marches from Fife to Angus."


def test_dice_make_a_volley() -> None:
    rolls = [
        {"kind": "rolled", "block": "York Infantry", "side": 0, "die": die, "hit": die < 3}
        for die in (1, 5, 2, 6)
    ]
    session = begun("braveheart", 1)
    board = board_of(session)
    output = board.story(
        [{"kind": "battle", "area": "Fife", "attacker": 0, "defection": False}, *rolls], 0
    )
    assert output[-1].plain == "▪ The York Infantry fires 4 dice (1 5 2 6): 2 hits."
    assert len(board.volleys) == 1


def test_the_question_of_a_move_phase_names_its_points() -> None:
    session = begun("braveheart", 1)
    until(session, 1, "MoveBlocks", 0)
    assert isinstance(session.state.top, MoveBlocks)
    asked = board_of(session).question(session.state.view(1))
    assert asked.startswith("Move, 3 points left")
    listed = shown(board_of(session).moves(session.state.view(1), ["x"] * 9), 80)
    assert "(Fife)" in listed


def typed_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: Sequence[str]) -> str:
    """Let two people at one keyboard type lines; gives what the screen showed."""
    game = HammerOfTheScots()
    dealer = Dealer(1)
    record = Record(game, ["person 1", "person 2"], dealer.commitment, dealer.salts)
    out = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    screen = Screen(Console(file=out, width=80, highlight=False, markup=False, emoji=False))
    GameLoop(Session(game, dealer, record), tmp_path / "game.json", Words("en"), screen, 1).play()
    return out.getvalue()


def test_a_chain_is_carried_out_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = typed_at_a_table(
        tmp_path, monkeypatch, ["2", "3", "fraser england", "keith", "grant lochaber", "quit"]
    )
    assert "No: Moray and England share no border (rule 1.1)." in output
    assert "No: that block is not on the map" in output
    assert "Grant marches from Strathspey to Lochaber (Strathspey to Moray to Lochaber)." in output
    assert "Fraser in Moray: where to?" not in output
