"""3.16, 4.7, 4.8, 10  Moving under a Truce, the Norse, mustering, and what the enemy learns."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.actions import MOVE, STOP, TO
from saltire.games.hammer.rules.constants import (
    ENGLISH,
    NORSE,
    SCOTTISH,
    WALLACE,
)
from saltire.games.hammer.rules.forces import border_of, origin_of
from saltire.games.hammer.rules.paths import BY_SEA
from saltire.kernel.bits import BIT
from saltire.kernel.lots import Lots
from tests.games.hammer.marching import moves, reach, then, walk
from tests.games.hammer.playing import (
    act,
    faults,
    heard,
    legal_is_sound,
    options_of,
    phase,
    refused_by,
    suspected,
)
from tests.games.hammer.positions import area, at, block

# 3.16  Truce.


@pytest.mark.rule("3.16")
def test_3_16_a_truce_closes_enemy_areas_and_england_to_scots() -> None:
    s = moves("Annan: Graham, Wallace | Lanark: York Infantry | Moray: Norse", SCOTTISH, 3)
    s.turn.truce = SCOTTISH
    act(s, "move Graham")
    assert refused_by(s, "to Lanark") == ("truce", "3.16")
    assert refused_by(s, "to England") == ("truce", "3.16")
    act(s, "to Selkirk", "move Norse")
    s.blocks.put(block("Hobelars"), area("Fife"), 3)
    assert refused_by(s, "to Fife") == ("truce", "3.16")
    assert "to Angus" in options_of(s)


@pytest.mark.rule("3.16")
def test_3_16_a_truce_of_the_scots_leaves_england_its_own_country() -> None:
    s = moves("Annan: York Infantry | Lanark: Graham", ENGLISH, 3)
    s.turn.truce = ENGLISH
    act(s, "move York Infantry")
    assert "to England" in options_of(s)
    assert "to Lanark" not in options_of(s)


# 4.7  The Norse.


@pytest.mark.rule("4.7", "4.7a")
def test_4_7a_the_norse_sail_to_any_other_scottish_coast() -> None:
    s = moves("Moray: Norse, Fraser | Fife: Edward", SCOTTISH, 1)
    act(s, "move Norse")
    assert len(options_of(s)) == 15
    assert "to Fife" in options_of(s)
    assert refused_by(s, "to England") == ("norse-by-sea", "4.7a")
    assert refused_by(s, "to Mar") == ("norse-by-sea", "4.7a")
    assert refused_by(s, "to Moray") == ("norse-by-sea", "4.7a")
    act(s, "to Galloway")
    assert (s.turn.points, s.turn.activated, at(s, "Norse")) == (0, 0, "Galloway 3")
    assert refused_by(s, "move Fraser") == ("no-points", "4.2a")


@pytest.mark.rule("4.7a")
def test_4_7a_the_norse_need_a_point_even_from_an_activated_area() -> None:
    s = moves("Moray: Norse, Fraser", SCOTTISH, 1)
    walk(s, "Fraser", "Lochaber")
    assert refused_by(s, "move Norse") == ("norse-no-points", "4.7a")
    assert options_of(s) == ["end"]


@pytest.mark.rule("4.7b")
def test_ec_38_the_norse_close_no_border() -> None:
    s = moves("Moray: Norse | Angus: York Infantry", SCOTTISH)
    act(s, "move Norse", "to Angus", "end")
    assert border_of(s.turn.entry[NORSE]) == BY_SEA
    assert origin_of(s.turn.entry[NORSE]) == area("Moray")
    assert not any(s.turn.used)
    assert not any(s.turn.crossed)


@pytest.mark.rule("4.7c", "10", "R-14")
def test_4_7c_a_norse_move_is_announced() -> None:
    s = moves("Moray: Norse, Fraser", SCOTTISH)
    for number in (NORSE, block("Fraser")):
        s.blocks.maybe[number] |= BIT[area("Fife")]
        s.blocks.least[number], s.blocks.most[number] = 1, 3
    assert not s.top.known_to(s, ENGLISH, MOVE + NORSE)
    act(s, "move Norse")
    assert s.top.shown() == ["WalkBlock", SCOTTISH, -1]
    told = act(s, "to Ross")
    assert heard(told, "norse", ENGLISH) == {
        "side": SCOTTISH, "path": ["Moray", "Ross"], "block": "Norse",
    }  # fmt: skip
    assert told[0].reveals
    assert suspected(s, NORSE) == ["Ross"]
    assert (s.blocks.least[NORSE], s.blocks.most[NORSE]) == (1, 3)


@pytest.mark.rule("4.7e")
def test_4_7e_pinned_norse_stay_and_others_sail() -> None:
    s = moves("Buchan: Norse, Graham | Angus: York Infantry, Durham Infantry", ENGLISH)
    walk(s, "York Infantry", "Buchan")
    one_attacks = s.clone()
    act(one_attacks, "end")
    then(one_attacks, SCOTTISH, 1)
    act(one_attacks, "move Norse", "to Ross")
    assert refused_by(one_attacks, "move Graham") == ("pinned", "4.6a")
    walk(s, "Durham Infantry", "Buchan")
    act(s, "end")
    then(s, SCOTTISH, 1)
    assert refused_by(s, "move Norse") == ("pinned", "4.6a")


@pytest.mark.rule("4.7d")
def test_ec_100_angus_og_keeps_the_norse_to_the_irish_sea() -> None:
    s = moves("Carrick: Norse", SCOTTISH, 1, angus_og=True)
    assert reach(s, "Norse") == {
        "Ross", "Garmoran", "Lochaber", "Argyll", "Lennox", "Galloway", "Annan",
    }  # fmt: skip
    act(s, "move Norse")
    assert refused_by(s, "to Fife") == ("norse-irish-sea", "4.7d")


# 4.8  Mustering.


@pytest.mark.rule("4.8")
def test_ec_102_mustering_to_the_king() -> None:
    s = moves("Fife: King | Angus: Graham | Mentieth: Grant", SCOTTISH, 2, mustering=True)
    told = act(s, "muster", "in Fife", "move Graham", "to Fife", "move Grant", "to Fife")
    assert heard(told, "muster", ENGLISH) == {"side": SCOTTISH, "area": "Fife"}
    assert s.turn.points == 1
    assert refused_by(s, "move Graham") == ("moved-already", "4.0c")
    act(s, "end")
    assert options_of(s) == ["move King", "end"]
    walk(s, "King", "Angus")
    assert at(s, "King") == "Angus 4"


@pytest.mark.rule("4.8")
def test_ec_102_no_muster_into_a_battle_or_without_points() -> None:
    text = "Fife: King | Angus: Graham | Mentieth: York Infantry"
    s = moves(text, ENGLISH, 1, mustering=True)
    walk(s, "York Infantry", "Fife")
    act(s, "end")
    then(s, SCOTTISH, 2)
    assert refused_by(s, "muster") == ("nobody-to-muster", "4.8")
    s.turn.points = 0
    assert refused_by(s, "muster") == ("muster-points", "4.8")
    assert refused_by(moves(text, SCOTTISH), "muster") == ("no-mustering", "4.8")


@pytest.mark.rule("4.8")
def test_ec_102_without_a_king_wallace_or_moray_call_and_knights_without_edward() -> None:
    s = moves("Fife: Wallace | Angus: Graham | Moray: Moray", SCOTTISH, 1, mustering=True)
    act(s, "muster")
    assert options_of(s) == ["in Fife"]
    assert refused_by(s, "in Moray") == ("muster-where", "4.8")
    text = "Fife: York Knights | Mar: Durham Knights | Angus: York Infantry"
    s = moves(text, ENGLISH, 1, mustering=True)
    act(s, "muster")
    assert options_of(s) == ["in Mar", "in Fife"]
    s = moves(text + " | Ross: Edward", ENGLISH, 1, mustering=True)
    assert "muster" not in options_of(s)


@pytest.mark.rule("4.8", "R-17")
def test_4_8_mustered_blocks_go_to_the_leader_and_nowhere_else() -> None:
    s = moves(
        "Fife: King | Buchan: Graham | Lothian: Etterick | Carrick: Norse | England: Keith"
        " | Lennox: Grant",
        SCOTTISH,
        1,
        mustering=True,
    )
    act(s, "muster", "in Fife")
    assert options_of(s) == ["move Graham", "move Grant", "move Etterick", "end"]
    assert refused_by(s, "move Norse") == ("muster-or-end", "4.8")
    assert s.top.shown() == ["MusterBlocks", SCOTTISH, area("Fife")]
    assert not s.top.known_to(s, ENGLISH, MOVE)
    act(s, "move Etterick")
    assert options_of(s) == ["to Mentieth", "to Lanark"]
    assert refused_by(s, "to Dunbar") == ("towards-leader", "4.8")
    act(s, "to Lanark", "to Mentieth", "to Fife", "move Graham", "to Angus", "to Fife", "end")
    assert (at(s, "Etterick"), at(s, "Graham")) == ("Fife 2", "Fife 4")


# 10  What the enemy learns.


@pytest.mark.rule("10")
def test_10_a_walk_shows_the_way_and_not_the_block() -> None:
    s = moves("Fife: Wallace, Douglas | Mar: Grant", SCOTTISH)
    assert not s.top.known_to(s, ENGLISH, MOVE + WALLACE)
    assert s.top.known_to(s, SCOTTISH, MOVE + WALLACE)
    act(s, "move Wallace")
    assert s.top.shown() == ["WalkBlock", SCOTTISH, -1]
    act(s, "to Angus")
    assert s.top.known_to(s, ENGLISH, TO)
    assert s.top.known_to(s, ENGLISH, STOP)
    shown = s.top.shown()
    assert shown == ["WalkBlock", SCOTTISH, -1, area("Fife"), area("Fife"), area("Angus"), 1]
    told = act(s, "to Buchan", "stop")
    assert heard(told, "moved", ENGLISH) == {"side": SCOTTISH, "path": ["Fife", "Angus", "Buchan"]}
    assert heard(told, "moved", SCOTTISH)["block"] == "Wallace"
    assert suspected(s, WALLACE) == suspected(s, block("Douglas")) == ["Buchan", "Fife"]
    assert suspected(s, block("Grant")) == ["Mar"]


@pytest.mark.rule("10")
def test_10_three_areas_give_a_fast_block_away() -> None:
    s = moves("Fife: Wallace, Douglas", SCOTTISH)
    told = act(s, "move Wallace", "to Angus", "to Buchan", "to Strathspey")
    assert heard(told, "moved", ENGLISH)["path"] == ["Fife", "Angus", "Buchan", "Strathspey"]
    assert suspected(s, block("Douglas")) == ["Fife"]


@pytest.mark.rule("10", "11.8")
@pytest.mark.parametrize("seed", range(12))
def test_10_the_truth_is_always_among_what_the_enemy_may_think(seed: int) -> None:
    text = (
        "Fife: Wallace, Douglas, Barclay | Moray: Moray, Fraser, Norse | Annan: Bruce/S"
        " | Angus: Angus/E, York Infantry | Lothian: Cumbria Infantry | England: Edward, Hobelars,"
        " York Knights, Wales Archers | Mentieth: Mentieth/E, Northumber Infantry | Buchan: Keith"
    )
    lots = Lots(seed)
    s = moves(text, seed % 2, 3, mustering=seed % 3 == 0)
    for turn in range(2):
        while phase(s) != "Rest":
            assert legal_is_sound(s)
            assert not faults(s)
            assert all(s.why_not(s.actor(), action) is None for action in s.legal())
            s.apply(s.sample(lots))
        assert not s.turn.points
        if turn == 0:
            then(s, 1 - seed % 2, 3)


@pytest.mark.rule("10")
@pytest.mark.parametrize("seed", range(6))
def test_sample_draws_what_legal_lists(seed: int) -> None:
    text = "Fife: Wallace, Douglas, Norse | Angus: York Infantry | Mar: Grant"
    lots = Lots(seed)
    s = moves(text, SCOTTISH, 2)
    while phase(s) != "Rest":
        drawn = {s.sample(lots) for _ in range(300)}
        assert sorted(drawn) == s.legal()
        s.apply(s.sample(lots))
