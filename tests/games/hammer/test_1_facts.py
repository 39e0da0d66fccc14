"""0, 1, 2, 8  The facts: sides, areas, castles, homes, blocks, and how each scenario starts."""

from __future__ import annotations

from collections import Counter

import pytest

from saltire.games.hammer.rules.board import War, empty_war
from saltire.games.hammer.rules.constants import (
    ALL_NOBLES,
    AREA_NAMES,
    BLACK_CROSS,
    BLOCK_NAMES,
    BORDER_ENDS,
    BRUCE_FACTION,
    CASTLE,
    CELTIC,
    COMYN_FACTION,
    ENGLAND,
    ENGLISH,
    FIRST_NOBLE,
    FULL,
    HITS_ON,
    HOME,
    KIND_OF,
    KINDS,
    LETTER,
    LIMIT,
    MOVE,
    NEXT_TO,
    PER_SIDE,
    POOL,
    SCOTTISH,
    SECOND_HOME,
    SIDES,
)
from saltire.games.hammer.rules.game import game_options
from saltire.games.hammer.rules.setup import set_up
from saltire.games.hammer.rules.victory import nobles_of
from saltire.games.hammer.rules.year import Year
from saltire.kernel.bits import members
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE
from tests.games.hammer.playing import faults
from tests.games.hammer.positions import area, at, block, war


def started(**options: object) -> War:
    """Set up a game and play its opening levy by lot."""
    s = empty_war(game_options(options), [])
    set_up(s)
    lots = Lots(1)
    while s.actor() == CHANCE and type(s.top).__name__ == "LevyDraw":
        s.apply(s.sample(lots))
    return s


def nobles_home(s: War, side: int) -> dict[str, str]:
    """Name where the nobles of a side stand."""
    numbers = [PER_SIDE * side + n for n in range(FIRST_NOBLE, PER_SIDE)]
    return {BLOCK_NAMES[b]: AREA_NAMES[s.blocks.place[b]] for b in numbers if s.blocks.on_map(b)}


@pytest.mark.rule("0.1", "2.1")
def test_2_1_each_side_has_28_blocks_with_their_ratings() -> None:
    assert SIDES == ("England", "Scotland")
    wallace = block("Wallace")
    rated = (MOVE[wallace], "ABC"[LETTER[wallace]], HITS_ON[wallace], FULL[wallace])
    assert rated == (3, "A", 3, 4)
    ulster = block("Ulster Infantry")
    rated = (MOVE[ulster], "ABC"[LETTER[ulster]], HITS_ON[ulster], FULL[ulster])
    assert (rated, CELTIC[ulster]) == ((2, "C", 3, 3), 1)
    crossed = {BLOCK_NAMES[b] for b in range(2 * PER_SIDE) if BLACK_CROSS[b]}
    assert crossed == {"Edward", "Hobelars", "Wallace", "Norse", "French Knights", "Moray"}


@pytest.mark.rule("0.2")
def test_0_2_only_on_the_map_a_block_has_a_strength() -> None:
    s = war("Fife: Wallace 3")
    assert (at(s, "Wallace"), at(s, "Douglas"), at(s, "King")) == ("Fife 3", "pool", "aside")
    s.blocks.put(block("Wallace"), s.blocks.place[block("Douglas")], 3)
    assert s.blocks.strength[block("Wallace")] == 0


@pytest.mark.rule("0.3")
def test_0_3_a_year_begins_with_a_deal() -> None:
    s = war("Fife: Wallace", Year())
    assert type(s.top).__name__ == "DealCards"
    assert s.turn.number == 0


@pytest.mark.rule("1.1", "4.3", "4.4", "C38")
def test_1_1_black_and_red_borders() -> None:
    colours = Counter(LIMIT[border] for border in range(len(BORDER_ENDS)))
    assert colours == {6: 21, 2: 28}
    near = {AREA_NAMES[a] for a in members(NEXT_TO[ENGLAND])}
    assert near == {"Annan", "Dunbar", "Teviot"}


@pytest.mark.rule("1.2", "1.3")
def test_1_2_castle_limits_and_cathedrals() -> None:
    s = war("")
    limits = Counter(CASTLE[a] for a in range(23))
    assert limits[0] == 3
    assert CASTLE[area("Mentieth")] == 3
    fife, strathspey = area("Fife"), area("Strathspey")
    assert [s.blocks.castle_limit(side, fife) for side in (ENGLISH, SCOTTISH)] == [2, 3]
    assert [s.blocks.castle_limit(side, strathspey) for side in (ENGLISH, SCOTTISH)] == [1, 2]


@pytest.mark.rule("1.4", "1.4a")
def test_1_4a_only_bruce_and_comyn_have_two_homes() -> None:
    two = {
        BLOCK_NAMES[n]: (AREA_NAMES[HOME[n]], AREA_NAMES[SECOND_HOME[n]])
        for n in range(FIRST_NOBLE, PER_SIDE)
        if HOME[n] != SECOND_HOME[n]
    }
    assert two == {"Bruce": ("Annan", "Carrick"), "Comyn": ("Badenoch", "Lochaber")}
    assert AREA_NAMES[HOME[block("Steward/E")]] == "Lanark"


@pytest.mark.rule("2.21")
def test_2_21_the_leaders_go_three_areas() -> None:
    leaders = [b for b in range(2 * PER_SIDE) if KINDS[KIND_OF[b]] == "leader"]
    assert {BLOCK_NAMES[b]: MOVE[b] for b in leaders} == {"Edward": 3, "Wallace": 3, "King": 3}


@pytest.mark.rule("2.22", "2.22a", "2.22b")
def test_2_22_thirteen_nobles_of_two_factions_change_sides() -> None:
    assert len(members(BRUCE_FACTION)) == 7
    assert len(members(COMYN_FACTION)) == 6
    assert BRUCE_FACTION | COMYN_FACTION == ALL_NOBLES
    s = started()
    assert nobles_of(s, ENGLISH) + nobles_of(s, SCOTTISH) == 14
    other = s.blocks.change_sides(block("Mar/E"), 2)
    assert (other, at(s, "Mar/S"), at(s, "Mar/E")) == (block("Mar/S"), "Mar 2", "aside")
    assert nobles_of(s, SCOTTISH) == 4


@pytest.mark.rule("2.23", "C3")
def test_2_23_the_other_types() -> None:
    kinds = [
        Counter(KINDS[KIND_OF[b]] for b in range(PER_SIDE * side, PER_SIDE * side + FIRST_NOBLE))
        for side in (ENGLISH, SCOTTISH)
    ]
    assert kinds[ENGLISH] == {"leader": 1, "archers": 2, "knights": 3, "cavalry": 1, "infantry": 8}
    assert kinds[SCOTTISH] == {
        "leader": 2, "archers": 1, "knights": 1, "cavalry": 1, "infantry": 8, "norse": 1, "noble": 1,
    }  # fmt: skip


@pytest.mark.rule("8.1", "C37")
def test_8_1_braveheart() -> None:
    s = started()
    assert (nobles_of(s, ENGLISH), nobles_of(s, SCOTTISH)) == (11, 3)
    assert (s.blocks.count_at(ENGLISH, POOL), s.blocks.count_at(SCOTTISH, POOL)) == (9, 7)
    assert s.blocks.count_at(ENGLISH, ENGLAND) == 4
    assert nobles_home(s, SCOTTISH) == {"Bruce": "Annan", "Galloway": "Galloway"}
    assert nobles_home(s, ENGLISH)["Comyn"] == "Badenoch"
    assert (at(s, "Wallace"), at(s, "King"), at(s, "French Knights")) == (
        "Fife 4",
        "aside",
        "aside",
    )
    assert (s.turn.year, s.turn.crowned, s.options.last_year) == (1297, False, 1305)
    assert not faults(s)


@pytest.mark.rule("8.2", "6.2", "C1")
def test_8_2_the_bruce() -> None:
    s = started(scenario="bruce")
    assert (nobles_of(s, ENGLISH), nobles_of(s, SCOTTISH)) == (8, 5)
    assert (s.blocks.count_at(ENGLISH, POOL), s.blocks.count_at(SCOTTISH, POOL)) == (5, 8)
    assert (at(s, "King"), at(s, "Wallace"), at(s, "Moray")) == ("Fife 4", "removed", "removed")
    assert (s.turn.year, s.turn.crowned, s.options.last_year) == (1306, True, 1314)
    later = started(scenario="bruce", bruce_french_knights="eight_nobles")
    assert at(later, "French Knights") == "aside"


@pytest.mark.rule("8.3")
def test_8_3_the_campaign_has_no_last_year() -> None:
    s = started(scenario="campaign")
    assert (s.turn.year, nobles_of(s, ENGLISH)) == (1297, 11)
    assert s.options.last_year > 1400
    assert started(scenario="campaign", campaign_end="majority_1314").options.last_year == 1314
