"""10  What the enemy may know of a block: the truth is always in it, and news makes it smaller."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    AREA_NAMES,
    BLOCK_NAMES,
    BRAVEHEART_START,
    BRUCE,
    ENGLISH,
    POOL,
    SCOTTISH,
)
from saltire.games.hammer.rules.known_blocks import (
    drawn,
    left,
    recovered,
    sent_home,
    settled,
    settled_everywhere,
    slipped,
)
from saltire.games.hammer.rules.year import Year
from saltire.kernel.bits import BIT
from saltire.kernel.lots import Lots
from saltire.kernel.types import RULES
from tests.games.hammer.battlefield import ready
from tests.games.hammer.playing import faults, legal_is_sound, suspected
from tests.games.hammer.positions import area, block

OPTIONS: list[dict[str, object]] = [
    {},
    {"edition": "v3", "scenario": "campaign", "campaign_end": "majority_1314"},
    {"edition": "rtt", "regroup_after_defection": "yes"},
    {"angus_og": True, "andrew_de_moray": True, "hits_single_target": True, "mustering": True},
    {"norse_regroup": "same_coast", "king_cathedral": "friendly", "schiltroms": True},
]


def start(**options: object) -> War:
    """Begin Braveheart, or what follows it, without the opening levy."""
    rows: dict[str, list[str]] = {}
    for which, where in BRAVEHEART_START:
        noble = "/" + "ES"[which // 28] if which % 28 >= BRUCE else ""
        rows.setdefault(AREA_NAMES[where], []).append(BLOCK_NAMES[which] + noble)
    text = " | ".join(f"{where}: {', '.join(names)}" for where, names in rows.items())
    s = ready(text, 0, 1297, **options)
    s.goto(Year())
    s.run_on()
    return s


@pytest.mark.rule("10", "11.8")
@pytest.mark.parametrize("seed", range(10))
def test_10_the_truth_is_always_among_what_the_enemy_may_think(seed: int) -> None:
    s, lots = start(**OPTIONS[seed % len(OPTIONS)]), Lots(seed)
    for _ in range(900):
        if s.actor() == RULES:
            break
        assert legal_is_sound(s)
        s.carry_out(s.actor(), s.sample(lots))
        assert faults(s) == []


@pytest.mark.rule("10")
def test_10_some_block_slipped_away_and_any_of_them_may_be_it() -> None:
    s = ready("Fife: Graham, Barclay, Norse")
    s.blocks.move(block("Graham"), area("Angus"))
    slipped(s.blocks, SCOTTISH, area("Fife"), area("Angus"), 1)
    assert suspected(s, block("Barclay")) == ["Angus", "Fife"]
    assert suspected(s, block("Norse")) == ["Fife"]
    s.blocks.move(block("Norse"), area("Ross"))
    s.blocks.move(block("Barclay"), area("Mar"))
    slipped(s.blocks, SCOTTISH, area("Fife"), area("Mar"), 2)
    assert suspected(s, block("Barclay")) == ["Mar", "Angus"]


@pytest.mark.rule("10")
def test_10_where_all_are_known_nobody_else_can_be() -> None:
    s = ready("Fife: Graham, Barclay")
    s.blocks.maybe[block("Douglas")] |= BIT[area("Fife")]
    settled(s.blocks, SCOTTISH, area("Fife"))
    assert suspected(s, block("Douglas")) == ["pool"]
    s.blocks.maybe[block("Barclay")] |= BIT[area("Mar")]
    s.blocks.maybe[block("Douglas")] |= BIT[area("Fife")]
    settled(s.blocks, SCOTTISH, area("Fife"))
    assert suspected(s, block("Douglas")) == ["Fife", "pool"]


@pytest.mark.rule("10")
def test_10_settling_everywhere_is_settling_each_area() -> None:
    s, lots = start(), Lots(5)
    for _ in range(400):
        s.apply(s.sample(lots))
        one, all_at_once = s.clone(), s.clone()
        for side in (ENGLISH, SCOTTISH):
            for where in range(len(AREA_NAMES)):
                settled(one.blocks, side, where)
            settled_everywhere(all_at_once.blocks, side)
            for where in range(len(AREA_NAMES)):  # one area settled may settle another
                settled(all_at_once.blocks, side, where)
                settled(one.blocks, side, where)
        assert list(one.blocks.maybe) == list(all_at_once.blocks.maybe)


@pytest.mark.rule("10", "7.61", "7.7")
def test_10_a_drawn_block_may_be_any_of_the_pool_at_the_strength_of_a_draw() -> None:
    s = ready("Fife: Graham 4")
    s.blocks.put(block("Barclay"), area("Fife"), 1)
    drawn(
        s.blocks, SCOTTISH, area("Fife"), 1, BIT[block("Barclay") - 28] | BIT[block("Douglas") - 28]
    )
    assert suspected(s, block("Douglas")) == ["Fife", "pool"]
    assert suspected(s, block("Keith")) == ["pool"]
    assert (s.blocks.least[block("Douglas")], s.blocks.most[block("Douglas")]) == (1, 1)
    assert s.blocks.least[block("Graham")] == 4
    s.blocks.put(block("Hobelars"), area("England"), 3)
    drawn(s.blocks, ENGLISH, area("England"), 0, BIT[28] - 1)
    assert (s.blocks.least[0], s.blocks.most[0]) == (4, 4)
    assert faults(s) == []


@pytest.mark.rule("10", "7.61")
def test_10_a_block_in_the_pool_or_elsewhere_may_have_either_strength() -> None:
    s = ready("Fife: Graham 3, Barclay 2")
    s.blocks.put(block("Graham"), POOL, 0)
    left(s.blocks, SCOTTISH, area("Fife"), POOL, BIT[15] - 1)
    assert suspected(s, block("Barclay")) == ["Fife", "pool"]
    s.blocks.put(block("Graham"), area("Mar"), 1)
    drawn(s.blocks, SCOTTISH, area("Mar"), 1, BIT[28] - 1)
    assert (s.blocks.least[block("Barclay")], s.blocks.most[block("Barclay")]) == (1, 2)
    for each in range(28, 43):
        if s.blocks.place[each] == POOL and each != block("Keith"):
            s.blocks.put(each, area("Mar"), 1)
            s.blocks.maybe[each] |= BIT[area("Mar")]
    s.blocks.put(block("Keith"), area("Mar"), 1)
    drawn(s.blocks, SCOTTISH, area("Mar"), 1, BIT[28] - 1)
    assert suspected(s, block("Keith")) == ["Mar"]  # the pool is empty


@pytest.mark.rule("10", "7.31")
def test_10_who_may_not_stay_is_in_the_pool() -> None:
    s = ready("Fife: York Knights")
    s.blocks.put(block("York Knights"), POOL, 0)
    sent_home(s.blocks, block("York Knights"), 0)
    assert suspected(s, block("York Knights")) == ["pool"]
    sent_home(s.blocks, block("Hobelars"), 0)
    assert suspected(s, block("Hobelars")) == ["pool"]


@pytest.mark.rule("10", "7.5a")
def test_10_steps_of_a_known_block_stop_at_its_full_strength() -> None:
    s = ready("Selkirk: Wallace 3")
    s.blocks.least[28], s.blocks.most[28] = 1, 3
    recovered(s.blocks, 28, 2)
    assert (s.blocks.least[28], s.blocks.most[28]) == (3, 4)
