"""10  Cards, events and moves in the fog: what a phase shows, and the wars that a view allows."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules import events, forces, kings, movement, muster, pillage, walk
from saltire.games.hammer.rules.actions import MOVE, PASS
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.cards import Action, DealCards, PlayCards
from saltire.games.hammer.rules.constants import ENGLISH, NORSE, SCOTTISH, WALLACE
from saltire.games.hammer.rules.events import EventMenu, SeaTo
from saltire.games.hammer.rules.imagine import imagine
from saltire.games.hammer.rules.movement import MoveBlocks
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.rules.walk import WalkBlock
from saltire.kernel.bits import BIT
from saltire.kernel.lots import Lots
from saltire.kernel.phase import AnyPhase
from saltire.kernel.position import phase_from_json, phase_json
from saltire.kernel.types import SPECTATOR
from tests.games.hammer.marching import moves
from tests.games.hammer.marching import walk as walk_to
from tests.games.hammer.playing import act, faults, options_of, phase, suspected
from tests.games.hammer.positions import area, block, war
from tests.games.hammer.test_3_cards import Rest
from tests.games.hammer.test_3_events import event

PHASES: list[AnyPhase] = [
    DealCards(), PlayCards(), PlayCards((3, -1)), Action(1),
    EventMenu(SCOTTISH), events.HeraldName(0, 1), events.HeraldRoll(1, 15), events.SeaBlock(1),
    SeaTo(1, 30), events.SeaSecond(1, 2, 3), events.VictualsArea(0), events.VictualsSteps(1, 4, 2),
    pillage.PillageVictims(0), pillage.PillageFrom(0, 7), pillage.PillageHits(0, 7, 8, 1),
    pillage.PillageHit(1, 7), pillage.PillageGain(0, 8, 2), pillage.PillageBattle(0, 7),
    kings.Defections(), kings.PickDefection(0), movement.MoveBlocks(1), forces.MainForce(0, 5),
    walk.WalkBlock(1, 28, 14, 14, 9, 1, -1), muster.PickMuster(1), muster.MusterBlocks(0, 3),
]  # fmt: skip
KNOWN = {type(one).__name__: type(one) for one in PHASES}


@pytest.mark.rule("11.7")
@pytest.mark.parametrize("one", PHASES, ids=lambda one: type(one).__name__)
def test_11_7_a_phase_is_rebuilt_from_what_is_saved(one: AnyPhase) -> None:
    saved = phase_json(one)
    assert phase_json(phase_from_json(saved, KNOWN)) == saved
    assert one.rule


@pytest.mark.rule("10")
@pytest.mark.parametrize(
    "one",
    [
        one
        for one in PHASES
        if type(one).__name__
        in {
            "HeraldName",
            "PillageFrom",
            "PillageVictims",
            "PickMuster",
            "VictualsArea",
            "MainForce",
        }
    ],
    ids=lambda one: type(one).__name__,
)
def test_10_names_and_areas_are_said_aloud(one: AnyPhase) -> None:
    s = war("Fife: Wallace", Rest())
    assert one.known_to(s, 1 - one.seat, PASS)
    assert one.known_to(s, SPECTATOR, PASS)
    assert one.seen_by(1 - one.seat) is one
    assert one.imagined(s, Lots(0)) is one


@pytest.mark.rule("10")
def test_10_a_roll_is_seen_by_everybody() -> None:
    s = event("Angus: Angus/E", SCOTTISH, "Herald")
    act(s, "event", "name Angus")
    assert s.top.known_to(s, ENGLISH, 3)
    assert s.top.seat < 0


@pytest.mark.rule("10")
def test_10_a_picked_block_is_blank_to_the_enemy() -> None:
    s = moves("Fife: Wallace, Douglas | Mar: Grant", SCOTTISH)
    act(s, "move Wallace")
    assert s.top.seen_by(SCOTTISH) is s.top
    assert s.top.seen_by(ENGLISH).args() == [SCOTTISH, -1, -1, -1, -1, 0, -1]
    act(s, "to Angus")
    blank = s.top.seen_by(ENGLISH)
    fife, angus = area("Fife"), area("Angus")
    assert blank.args() == [SCOTTISH, -1, fife, fife, angus, 1, -1]
    guesses = {walker(blank.imagined(s, Lots(seed))) for seed in range(20)}
    assert guesses == {WALLACE, block("Douglas")}


def walker(one: AnyPhase) -> int:
    assert isinstance(one, WalkBlock)
    return int(one.block)


@pytest.mark.rule("10", "4.7", "R-15")
def test_10_a_walker_that_stands_alone_is_not_the_norse() -> None:
    s = moves("Fife: Graham | Moray: Norse", SCOTTISH)
    s.blocks.maybe[NORSE] |= BIT[area("Fife")]
    s.blocks.maybe[block("Graham")] |= BIT[area("Moray")]
    act(s, "move Graham", "to Angus")
    assert suspected(s, NORSE) == ["Moray"]


@pytest.mark.rule("10", "4.7")
def test_10_without_points_the_last_block_to_move_is_not_the_norse() -> None:
    s = moves("Fife: Graham, Grant | Moray: Norse | Mar: Fraser", SCOTTISH)
    s.blocks.maybe[NORSE] |= BIT[area("Fife")]
    walk_to(s, "Graham", "Angus")
    assert options_of(s) == ["move Grant", "end"]
    act(s, "move Grant")
    assert suspected(s, NORSE) == ["Moray"]


@pytest.mark.rule("10")
def test_10_an_imagined_war_lets_a_comrade_of_the_norse_be_on_its_way() -> None:
    s = moves("Fife: Graham, Norse", SCOTTISH)
    act(s, "move Graham", "to Angus")
    blank = s.top.seen_by(ENGLISH)
    s.turn.moved = BIT[block("Graham")]
    s.turn.entry[block("Graham")] = 5
    assert walker(blank.imagined(s, Lots(0))) == block("Graham")
    assert s.turn.moved == BIT[NORSE]
    assert (s.turn.entry[NORSE], s.turn.entry[block("Graham")]) == (5, 0)


@pytest.mark.rule("10")
def test_10_norse_alone_or_beside_moray_are_set_right_in_an_imagined_war() -> None:
    s = moves("Fife: Norse, Moray | Ross: Graham", SCOTTISH)
    s.turn.moved = BIT[block("Moray")]
    walk.free_norse(s, area("Fife"))
    assert s.turn.moved == BIT[NORSE]
    s = moves("Fife: Norse", SCOTTISH)
    walk.free_norse(s, area("Fife"))
    assert s.turn.moved == 0


@pytest.mark.rule("10")
def test_10_an_imagined_war_without_a_block_that_can_set_out_finds_one_all_the_same() -> None:
    s = moves("Fife: Graham, Norse | Ross: Grant", SCOTTISH)
    blank = WalkBlock(SCOTTISH, -1, -1, -1, -1, 0, -1)
    s.turn.points = 0
    s.turn.activated = BIT[area("Fife")]
    s.turn.moved = BIT[block("Graham")]
    assert walker(blank.imagined(s, Lots(0))) == block("Graham")
    s.turn.activated = 0
    guess = blank.imagined(s, Lots(0))
    assert walker(guess) in {block("Graham"), block("Grant")}
    assert phase_json(guess.imagined(s, Lots(1))) == phase_json(guess)


@pytest.mark.rule("10", "4.8")
def test_10_an_imagined_war_may_have_no_leader_to_muster_to() -> None:
    s = moves("Fife: Wallace | Angus: Graham", SCOTTISH, 1, mustering=True)
    act(s, "muster")
    s.blocks.move(WALLACE, area("Ross"))
    assert options_of(s) == ["end"]
    act(s, "end")
    assert (phase(s), s.turn.points) == ("MoveBlocks", 1)


@pytest.mark.rule("10")
def test_10_an_area_behind_full_borders_is_no_way_out() -> None:
    s = moves("Galloway: Graham, Grant, Fraser, Barclay, Lindsay | Fife: Keith, Norse", SCOTTISH, 2)
    for name, target in (("Graham", "Annan"), ("Grant", "Annan"), ("Fraser", "Carrick")):
        walk_to(s, name, target)
    walk_to(s, "Barclay", "Carrick")
    s.blocks.maybe[NORSE] |= BIT[area("Galloway")]
    s.turn.points, s.turn.activated = 0, s.turn.activated | BIT[area("Fife")]
    act(s, "move Keith")
    assert suspected(s, NORSE) == ["Fife", "Galloway"]


@pytest.mark.rule("10", "3.15")
def test_10_the_block_of_a_sea_move_is_blank_to_the_enemy() -> None:
    s = event("Fife: Wallace, Norse | Galloway: Galloway/S", SCOTTISH, "Sea Move")
    act(s, "event", "move Wallace")
    assert s.top.seen_by(SCOTTISH) is s.top
    blank = s.top.seen_by(ENGLISH)
    assert blank.args() == [SCOTTISH, -1]
    guesses = {imagined_sailor(blank, s, seed) for seed in range(20)}
    assert guesses == {WALLACE, block("Galloway/S")}
    assert s.top.imagined(s, Lots(0)) is s.top


def imagined_sailor(one: AnyPhase, s: War, seed: int) -> int:
    guess = one.imagined(s, Lots(seed))
    assert isinstance(guess, SeaTo)
    return int(guess.block)


CROWDED = (
    "Fife: Wallace 3, Douglas 2, Barclay | Moray: Moray, Fraser, Norse | Annan: Bruce/S, Keith"
    " | Angus: Angus/E, York Infantry 2 | Lothian: Cumbria Infantry | England: Edward, Hobelars,"
    " York Knights, Wales Archers | Mentieth: Mentieth/E, Northumber Infantry | Buchan: Etterick"
)


@pytest.mark.rule("10", "10c", "11.8")
@pytest.mark.parametrize("mustering", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_10_every_view_of_a_move_phase_allows_wars_that_look_the_same(
    seed: int, mustering: bool
) -> None:
    lots = Lots(seed)
    s = moves(CROWDED, seed % 2, 3, mustering=mustering)
    for turn in range(2):
        while phase(s) != "Rest":
            for seat in (ENGLISH, SCOTTISH, SPECTATOR):
                view = HammerView(s, seat)
                guess = imagine(view, lots)
                assert HammerView(guess, seat).to_json() == view.to_json()
                while phase(guess) != "Rest":
                    assert guess.legal()
                    assert not faults(guess)
                    guess.apply(guess.sample(lots))
                assert guess.turn.points == 0
            s.apply(s.sample(lots))
        if turn == 0:
            s.call(MoveBlocks(1 - seed % 2))
            s.turn.points = 2


@pytest.mark.rule("10", "11.8")
def test_10_the_owner_alone_learns_what_was_picked() -> None:
    s = moves(CROWDED, SCOTTISH, 3)
    views = set[str]()
    for name in ("Wallace", "Fraser", "Norse", "Keith"):
        picked = s.clone()
        act(picked, f"move {name}")
        views.add(str(HammerView(picked, ENGLISH).to_json()))
    assert len(views) == 1
    assert not s.top.known_to(s, ENGLISH, MOVE)
