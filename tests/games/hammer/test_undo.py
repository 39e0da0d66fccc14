"""R-19  Taking back moves in one's own Move Phase, until something is revealed."""

from __future__ import annotations

import pytest

from saltire import COMPILED, Dealer, Game, Lots, Session, State
from saltire.games.hammer.rules.actions import END
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import ENGLISH, NORSE, SCOTTISH, WALLACE
from saltire.games.hammer.rules.game import HammerOfTheScots
from saltire.games.hammer.rules.movement import MoveBlocks, begin_moves
from saltire.games.hammer.rules.notation import parse
from saltire.kernel.bits import BIT
from tests.games.hammer.battlefield import ready
from tests.games.hammer.positions import area, at


class Planted(Game):
    """The same game, begun in a position of our choice."""

    def __init__(self, s: War) -> None:
        self.real = HammerOfTheScots()
        super().__init__(self.real.seats, self.real.options, self.real.num_actions, 99, 1, 1)
        self.first = s

    def start(self) -> War:
        return self.first.clone()

    def say(self, state: State, action: int) -> str:
        return self.real.say(state, action)

    def parse(self, state: State, text: str) -> int:
        return self.real.parse(state, text)


def moving(text: str, side: int = ENGLISH, points: int = 2, **options: object) -> War:
    s = ready(text, side, 1299, **options)
    begin_moves(s, side, points)
    return s


def session_of(s: War, *texts: str) -> Session:
    """Begin a session in a position and play these actions in it."""
    session = Session(Planted(s), Dealer(seed=1))
    for text in texts:
        act(session, text)
    return session


def act(session: Session, text: str) -> None:
    seat = session.state.actor()
    session.act(seat, parse(text, seat))


def undone(session: Session, seat: int) -> list[str]:
    """Take back as much as may be; name the actions, the latest first."""
    found: list[str] = []
    ply = session.undo_ply(seat)
    while ply is not None:
        found.append(session.record.plies[ply][1])
        session = session.rewind(ply)
        ply = session.undo_ply(seat)
    return found


@pytest.mark.rule("R-19")
def test_all_moves_of_the_phase_are_taken_back_one_by_one() -> None:
    s = moving("Mentieth: York Infantry, Cumbria Infantry")
    moves = ["move York Infantry", "to Lanark", "stop", "move Cumbria Infantry", "to Fife"]
    session = session_of(s, *moves)
    assert undone(session, ENGLISH) == moves[::-1]
    assert session.rewind(0).state.to_json() == s.to_json()


@pytest.mark.rule("R-19", "4.0b")
def test_a_move_into_an_enemy_area_shows_nothing_yet_and_is_taken_back() -> None:
    session = session_of(
        moving("Mentieth: York Infantry | Fife: Wallace"), "move York Infantry", "to Fife"
    )
    assert undone(session, ENGLISH) == ["to Fife", "move York Infantry"]


@pytest.mark.rule("R-19", "4.6")
def test_a_move_that_pins_is_taken_back_and_pins_no_longer() -> None:
    s = moving("Mentieth: York Infantry | Fife: Wallace, Douglas")
    session = session_of(s, "move York Infantry", "to Fife")
    assert session.undo_ply(ENGLISH) == 1
    back = session.rewind(0)
    act(back, "end")
    assert not _war(back.state).blocks.contested_areas()
    assert session.undo_ply(SCOTTISH) is None


@pytest.mark.rule("R-19", "4.7c")
def test_a_voyage_of_the_norse_is_not_taken_back_nor_is_anything_before_it() -> None:
    s = moving("Moray: Norse, Fraser | Fife: Wallace", SCOTTISH, points=3)
    session = session_of(s, "move Fraser", "to Strathspey", "stop", "move Norse")
    assert undone(session, SCOTTISH)[0] == "move Norse"
    act(session, "to Fife")
    assert undone(session, SCOTTISH) == []
    act(session, "move Wallace")
    assert undone(session, SCOTTISH) == ["move Wallace"]


@pytest.mark.rule("R-19", "R-15")
def test_a_lone_block_that_proves_not_to_be_the_norse_is_not_taken_back() -> None:
    s = moving("Moray: Fraser | Fife: Norse", SCOTTISH)
    s.blocks.maybe[NORSE] |= BIT[area("Moray")]
    session = session_of(s, "move Fraser", "to Strathspey")
    assert undone(session, SCOTTISH) == []
    act(session, "stop")
    assert undone(session, SCOTTISH) == ["stop"]


@pytest.mark.rule("R-19", "R-15")
def test_without_points_even_the_pick_of_such_a_block_shows_it() -> None:
    s = moving("Moray: Fraser, Grant | Fife: Norse", SCOTTISH, points=1)
    s.blocks.maybe[NORSE] |= BIT[area("Moray")]
    session = session_of(s, "move Grant", "to Strathspey", "stop", "move Fraser")
    assert undone(session, SCOTTISH) == []


@pytest.mark.rule("R-19", "R-12")
def test_a_third_step_shows_a_far_walker_unless_he_was_known_there() -> None:
    s = moving("Fife: Wallace, Douglas", SCOTTISH)
    way = ("move Wallace", "to Mentieth", "to Lanark", "to Carrick")
    assert undone(session_of(s, *way), SCOTTISH) == list(way[::-1])
    s.blocks.maybe[WALLACE] |= BIT[area("Angus")]
    session = session_of(s, *way)
    assert at(_war(session.state), "Wallace").startswith("Carrick")
    assert undone(session, SCOTTISH) == []


@pytest.mark.rule("R-19", "4.8")
def test_a_muster_is_not_taken_back() -> None:
    s = moving("Fife: King | Angus: Graham", SCOTTISH, mustering=True)
    session = Session(Planted(s), Dealer(seed=1))
    for text in ("muster", "in Fife", "move Graham", "to Fife"):
        act(session, text)
        assert undone(session, SCOTTISH) in ([], ["move Graham"])


@pytest.mark.rule("R-19", "5.32b")
def test_the_end_of_the_phase_and_the_main_force_are_final() -> None:
    s = moving("Angus: York Infantry | Mar: Cumbria Infantry | Buchan: Wallace, Douglas")
    session = session_of(s, "move York Infantry", "to Buchan", "move Cumbria Infantry", "to Buchan")
    assert len(undone(session, ENGLISH)) == 4
    act(session, "end")
    assert undone(session, ENGLISH) == []
    act(session, "main force 1")
    assert undone(session, ENGLISH) == []


def _war(state: State) -> War:
    assert isinstance(state, War)
    return state


def moves_taken_back(session: Session, seat: int, lots: Lots) -> int:
    """Play a few moves of a Move Phase and try after each whether the enemy could learn by an undo."""
    eyes, before = 1 - seat, session.state.clone()
    worlds: list[list[War]] = [
        [_war(session.game.imagine(before.view(eyes), lots))] for _ in range(2)
    ]
    taken = 0
    while session.state.actor() == seat and taken < 6:
        choices = [a for a in session.state.legal() if a != END]
        if not choices:
            break
        session.act(seat, choices[lots.below(len(choices))])
        ply = session.undo_ply(seat)
        if ply is None:
            break
        taken += 1
        seen = session.state.view(eyes)
        worlds = [followed(some, seat, eyes, seen) for some in worlds]
        assert all(worlds), "an action was taken back that a world which looked the same lacks"
    return taken


def followed(worlds: list[War], seat: int, eyes: int, seen: object) -> list[War]:
    """Do in each world all that looks like what was seen."""
    found: list[War] = []
    for world in worlds:
        for action in world.legal(seat):
            after = world.clone()
            after.apply(action, seat)
            if after.view(eyes) == seen:
                found.append(after)
    return found


@pytest.mark.rule("R-19", "10")
@pytest.mark.parametrize("scenario", ["braveheart", "bruce"])
def test_whatever_is_taken_back_could_have_been_done_in_every_world(scenario: str) -> None:
    """An undo gives the enemy nothing: he has seen what any army that looked like this can do."""
    lots, taken = Lots(5), 0
    plies = 500 if COMPILED else 100  # traced, it takes minutes
    session = Session(HammerOfTheScots(scenario=scenario), Dealer(seed=4))
    while session.state.result() is None and session.ply < plies:
        seat = session.state.waiting_for()[0]
        if isinstance(session.state.top, MoveBlocks):
            taken += moves_taken_back(session, seat, lots)
        seat = session.state.waiting_for()[0]
        legal = session.state.legal(seat)
        session.act(seat, legal[lots.below(len(legal))])
    assert taken > (30 if COMPILED else 0)
