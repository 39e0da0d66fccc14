"""10, 11.7  Battles and winter in the fog: phases saved and seen, and the wars that a view allows."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules import (
    battles,
    builds,
    disbanding,
    fighting,
    levy,
    quarters,
    raid,
    regroup,
    retreats,
    winter,
)
from saltire.games.hammer.rules.actions import DRAW
from saltire.games.hammer.rules.constants import ENGLISH, NORSE, SCOTTISH
from saltire.games.hammer.rules.imagine import imagine
from saltire.games.hammer.rules.phases import PHASES
from saltire.games.hammer.rules.view import HammerView
from saltire.kernel.bits import BIT
from saltire.kernel.lots import Lots
from saltire.kernel.phase import AnyPhase
from saltire.kernel.position import phase_from_json, phase_json
from saltire.kernel.types import RULES
from tests.games.hammer.battlefield import battle, defection, enter, hold_out, ready, volley
from tests.games.hammer.battlefield import winter as winter_of
from tests.games.hammer.playing import act, faults, phase, suspected
from tests.games.hammer.positions import area, at, block
from tests.games.hammer.test_knowledge import OPTIONS, start

BADENOCH = area("Badenoch")
SAVED: list[AnyPhase] = [
    battles.Battles(), battles.ChooseBattle(1), battles.StartBattle(5, 0, True),
    battles.CelticLoyalty(4), battles.Round(), battles.Won(),
    fighting.CombatTurn(1, 2), fighting.Roll(30, 3, 1), fighting.TakeHits(0, 2),
    retreats.RetreatTo(1, 30), retreats.MustRetreat(0), retreats.MustRetreatTo(0, 7),
    regroup.Regroup(1), regroup.RegroupTo(1, 30), raid.BorderRaid(), raid.RaidLoss(0),
    winter.Winter(), winter.NoblesGoHome(1), winter.TwoHomes(15), winter.ChooseHome(1, 43),
    quarters.Ask(28), quarters.MorayWinters(), quarters.KingWinters(), quarters.EdwardInWinter(),
    quarters.EdwardWinters(), quarters.WallaceWinters(),
    disbanding.EnglishDisbanding(), disbanding.ScottishDisbanding(), disbanding.ChooseDisbanding(1),
    levy.FrenchKnights(), levy.Levy(), levy.LevyDraw(3),
    builds.ScottishBuilds(64, 8), builds.EnglishBuilds(4), builds.DrawBlock(7, 64, 0),
    builds.SeaPlace(40, 7, 64, 0),
]  # fmt: skip


@pytest.mark.rule("11.7")
@pytest.mark.parametrize("one", SAVED, ids=lambda one: type(one).__name__)
def test_11_7_a_phase_is_rebuilt_from_what_is_saved(one: AnyPhase) -> None:
    saved = phase_json(one)
    assert phase_json(phase_from_json(saved, PHASES)) == saved
    assert one.rule


@pytest.mark.rule("10")
def test_10_what_is_public_about_a_phase() -> None:
    shown = {type(one).__name__: one.shown() for one in SAVED}
    assert shown["ScottishBuilds"] == ["ScottishBuilds", SCOTTISH, 64]
    assert shown["EnglishBuilds"] == ["EnglishBuilds", ENGLISH, 4]
    assert shown["SeaPlace"] == ["SeaPlace", SCOTTISH, "Norse", "Badenoch"]
    assert shown["MustRetreatTo"] == ["MustRetreatTo", ENGLISH]


@pytest.mark.rule("5.5h", "10b")
def test_10b_the_enemy_imagines_any_block_there_as_the_one_that_leaves() -> None:
    s = battle(
        "Mar: York Infantry 4, Durham Infantry 2, Graham 4",
        "York Infantry from Angus, Durham Infantry from Angus",
    )
    hold_out(s)
    act(s, "move York Infantry")
    check_leaving(s.top.seen_by(SCOTTISH), s.top.seen_by(ENGLISH))
    worlds = [imagine(HammerView(s, SCOTTISH), Lots(seed)) for seed in range(12)]
    leavers = {world.top.args()[1] for world in worlds}
    assert leavers == {block("York Infantry"), block("Durham Infantry")}
    assert all(HammerView(world, SCOTTISH) == HammerView(s, SCOTTISH) for world in worlds)
    assert imagine(HammerView(s, ENGLISH), Lots(0)).top.args() == s.top.args()


def check_leaving(seen: AnyPhase, own: AnyPhase) -> None:
    assert (seen.args()[1], own.args()[1]) == (-1, block("York Infantry"))


@pytest.mark.rule("5.6", "10b")
def test_10b_the_enemy_imagines_any_block_as_the_one_that_regroups() -> None:
    s = battle("Mar: York Infantry 4, Durham Infantry 2, Graham 1", "Graham from Angus", first=1)
    act(s, "hold York Infantry")
    volley(s, "Durham Infantry", 1)
    act(s, "move York Infantry")
    worlds = [imagine(HammerView(s, SCOTTISH), Lots(seed)) for seed in range(12)]
    assert {world.top.args()[1] for world in worlds} == {
        block("York Infantry"), block("Durham Infantry"),
    }  # fmt: skip
    assert s.top.seen_by(ENGLISH).args() == s.top.args()


@pytest.mark.rule("4.7c")
def test_4_7c_the_norse_are_seen_when_they_leave() -> None:
    one = retreats.MustRetreatTo(SCOTTISH, NORSE)
    assert one.seen_by(ENGLISH).args() == [SCOTTISH, NORSE]
    s = battle("Angus: York Infantry, Norse", "Norse from Moray via sea", first=1)
    assert one.imagined(s, Lots(0)).args() == [SCOTTISH, NORSE]
    assert regroup.RegroupTo(SCOTTISH, NORSE).imagined(s, Lots(0)).args() == [SCOTTISH, NORSE]


@pytest.mark.rule("4.7c", "5.32d", "10")
def test_10_a_hidden_reserve_that_came_on_foot_is_not_the_norse() -> None:
    s = ready("Lennox: Lennox/S, MacDonald, York Infantry | Fife: Norse")
    s.blocks.maybe[NORSE] |= BIT[area("Lennox")]
    s.blocks.maybe[block("MacDonald")] |= BIT[area("Fife")]
    enter(s, "York Infantry", "Mentieth", "Mentieth")
    enter(s, "MacDonald", "Lanark", "Lanark")
    s.call(battles.Battles())
    s.run_on()
    assert suspected(s, NORSE) == ["Fife"]


@pytest.mark.rule("5.6", "10b")
def test_10b_how_a_block_came_says_nothing_about_who_regroups() -> None:
    s = battle(
        "Mar: York Infantry 4, Durham Infantry 2, Graham 1",
        "York Infantry from Angus, Durham Infantry from Buchan",
        main="York Infantry",
    )
    s.turn.moved = 0
    act(s, "hold Graham")
    volley(s, "York Infantry", 1)
    assert phase(s) == "Regroup"
    assert HammerView(s, SCOTTISH).tallies == ()


@pytest.mark.rule("10", "11.8")
@pytest.mark.parametrize("seed", range(len(OPTIONS)))
def test_10_a_silent_game_keeps_the_truth_too(seed: int) -> None:
    s, lots = start(**OPTIONS[seed]), Lots(50 + seed)
    for _ in range(600):
        if s.actor() == RULES:
            break
        s.apply(s.sample(lots))
        assert faults(s) == []


@pytest.mark.rule("5", "7")
def test_nothing_is_told_when_nobody_listens() -> None:
    s = battle(
        "Mar: Edward 1, Mar/E 1, York Infantry 1, Wallace 4",
        "Edward from Angus, Mar/E from Angus, York Infantry from Angus",
    )
    act(s, "fire Wallace")
    for face in (0, 0, 0, 5):
        s.apply(face)
    while phase(s) == "TakeHits":
        s.apply(s.legal()[0])
    assert s.told == []
    assert s.turn.edward == 2
    s = defection("Angus: Angus/S 2, York Infantry 1", "Angus", SCOTTISH)
    assert s.told == []
    s = battle(
        "Mar: Durham Infantry 2, Ulster Infantry 3, Graham 4",
        "Graham from Buchan, Durham Infantry from Angus",
        first=SCOTTISH,
    )
    s.apply(5)  # all of the front desert, help is coming: control changes
    assert (s.told, s.battle.attacker) == ([], ENGLISH)
    s = winter_of("Badenoch: Comyn/S 3 | Moray: Fraser 3 | Buchan: Buchan/E")
    while phase(s) != "ScottishBuilds":
        s.apply(s.legal()[-1])
    s.apply(DRAW + BADENOCH)
    s.apply(NORSE)
    assert (s.told, at(s, "Norse")) == ([], "Moray 1")
    nine = winter_of(
        "Mar: Mar/S | Lennox: Lennox/S | Atholl: Atholl/S | Dunbar: Dunbar/S | Mentieth: Mentieth/S"
        " | Lanark: Steward/S | Angus: Angus/S | Fife: Moray | Ross: Ross/E"
    )
    while phase(nine) != "ScottishBuilds":
        nine.apply(
            nine.legal()[-1] if phase(nine) == "ChooseDisbanding" else quiet_choice(nine.legal())
        )
    assert nine.told == []


def quiet_choice(legal: list[int]) -> int:
    """Stay if that can be done (it stands between going and leaving), else the only choice."""
    return legal[len(legal) // 2]
