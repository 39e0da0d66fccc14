"""6  Kings: who can be crowned, who goes over, and the battles a coronation brings."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    ENGLISH,
    FRENCH,
    FULL,
    KING,
    REMOVED,
    SCOTTISH,
    WALLACE,
)
from saltire.games.hammer.rules.known_blocks import shown
from saltire.kernel.bits import BIT
from saltire.kernel.lots import Lots
from tests.games.hammer.playing import (
    act,
    faults,
    heard,
    options_of,
    phase,
    play_cards,
    refused_by,
    suspected,
)
from tests.games.hammer.positions import area, at, block, war
from tests.games.hammer.test_3_cards import turn
from tests.games.hammer.test_3_events import event


def crowning(text: str, year: int = 1300, **options: object) -> War:
    """Set up Scotland's event menu after Wallace's death."""
    return without_wallace(event(text, SCOTTISH, "Pillage", year=year, **options))


def without_wallace(s: War) -> War:
    """Let Wallace be dead, as everybody knows."""
    s.blocks.put(WALLACE, REMOVED, 0)
    shown(s.blocks, WALLACE)
    return s


EC_18 = "Fife: Bruce/S, Buchan/S 3, Douglas | Angus: Angus/S 2, Graham | Argyll: Argyll/S 3 | Moray: Moray"


@pytest.mark.rule("6.21", "6.21a", "6.21b", "6.21c", "6.21d", "5.10c", "3.18", "C39")
def test_ec_18_coronation_with_several_battles() -> None:
    s = turn(EC_18 + " | Mar: York Infantry", "2", "Pillage", year=1300)
    without_wallace(s)
    play_cards(s, "2", "Pillage")
    told = act(s, "crown Bruce")
    assert heard(told, "crowned", ENGLISH) == {"king": "Bruce", "area": "Fife"}
    over = [entry.public for entry in told if entry.kind == "defected"]
    assert [(entry["noble"], entry["area"], entry["strength"]) for entry in over] == [
        ("Angus", "Angus", 2),
        ("Argyll", "Argyll", 3),
        ("Buchan", "Fife", 3),
    ]
    assert (at(s, "King"), at(s, "Bruce/S"), at(s, "Moray")) == ("Fife 4", "Fife 4", "Moray 3")
    assert (at(s, "Buchan/E"), at(s, "Angus/E"), at(s, "Argyll/E")) == (
        "Fife 3", "Angus 2", "Argyll 3",
    )  # fmt: skip
    assert (s.actor(), options_of(s)) == (SCOTTISH, ["in Angus", "in Fife"])
    assert refused_by(s, "in Argyll") == ("which-defection", "5.10c")
    act(s, "in Fife")
    assert (s.battle.area, s.battle.attacker, s.battle.defection) == (14, ENGLISH, True)
    lots = Lots(1)
    while s.battle.area == area("Fife"):
        s.apply(s.sample(lots))
    assert s.battle.area == area("Angus")
    while s.battle.area == area("Angus"):
        s.apply(s.sample(lots))
    assert (s.actor(), phase(s), s.turn.points) == (ENGLISH, "MoveBlocks", 2)


@pytest.mark.rule("5.10c")
def test_5_10c_player_1_orders_the_battles_even_of_scotlands_event() -> None:
    s = turn(EC_18, "Truce", "Pillage", year=1300)
    without_wallace(s)
    play_cards(s, "Truce", "Pillage")
    act(s, "event", "crown Bruce")
    assert (s.actor(), options_of(s)) == (ENGLISH, ["in Angus", "in Fife"])
    assert s.top.known_to(s, SCOTTISH, s.legal()[0])


@pytest.mark.rule("6.21d", "9.1b")
def test_ec_20_the_king_killed_at_his_own_coronation_loses_the_game() -> None:
    s = crowning("Fife: Bruce/S 1, Buchan/S | Angus: Angus/S 2, Graham")
    act(s, "crown Bruce")
    s.blocks.put(KING, area("Fife"), 1)
    act(s, "in Fife")
    lots = Lots(0)
    for _ in range(400):
        if s.result() is not None or s.battle.area != area("Fife"):
            break
        # The King holds and everything of Buchan's hits.
        offered = options_of(s)
        if "hold King" in offered:
            act(s, "hold King")
        elif "hit King" in offered:
            act(s, "hit King")
        elif s.actor() < 0:
            s.apply(s.legal()[0])
        elif "fire Buchan" in offered:
            act(s, "fire Buchan")
        else:
            s.apply(s.sample(lots))
    assert s.result() == (1.0, 0.0)


@pytest.mark.rule("6.21")
def test_ec_21_wallace_in_the_pool_is_not_dead() -> None:
    s = event("Fife: Bruce/S", SCOTTISH, "Truce")
    assert at(s, "Wallace") == "pool"
    assert options_of(s) == ["pass", "event"]
    assert refused_by(s, "crown Bruce") == ("wallace-lives", "6.21")


@pytest.mark.rule("6.22")
def test_ec_22_balliol_returns_from_1301_to_the_french() -> None:
    text = "Fife: Wallace, Bruce/S 2 | England: French Knights"
    s = event(text, SCOTTISH, "Truce", year=1300)
    assert refused_by(s, "return of Balliol") == ("too-early", "6.22")
    s = event("Fife: Wallace", SCOTTISH, "Truce", year=1301)
    assert refused_by(s, "return of Balliol") == ("no-french", "6.22")
    s = event(text, SCOTTISH, "Truce", year=1301)
    assert options_of(s) == ["pass", "event", "return of Balliol"]
    s.blocks.maybe[FRENCH] |= BIT[area("Fife")]
    told = act(s, "return of Balliol")
    assert heard(told, "crowned", ENGLISH) == {"king": "Balliol", "area": "England"}
    assert suspected(s, FRENCH) == ["England"]
    assert at(s, "King") == "England 4"
    assert at(s, "Bruce/E") == "Fife 2"
    assert s.turn.truce < 0
    assert s.battle.area == area("Fife")


@pytest.mark.rule("6.21")
def test_ec_24_only_a_scottish_candidate_in_fife_is_crowned() -> None:
    s = crowning("Fife: Bruce/E | Mar: Comyn/S")
    assert options_of(s) == ["pass", "event"]
    assert refused_by(s, "crown Bruce") == ("not-in-fife", "6.21")
    assert refused_by(s, "crown Comyn") == ("not-in-fife", "6.21")


@pytest.mark.rule("6.21c")
def test_ec_25_nobody_to_defect() -> None:
    s = crowning("Fife: Bruce/S | Angus: Angus/E")
    silent = s.clone()
    silent.apply(silent.legal()[-1])
    act(s, "crown Bruce")
    assert (at(s, "King"), phase(s)) == ("Fife 4", "Rest")
    assert silent.blocks.place[KING] == s.blocks.place[KING]
    assert s.blocks.strength[KING] == FULL[KING]


@pytest.mark.rule("6.21c")
def test_6_21c_comyn_crowned_drives_the_bruce_faction_over() -> None:
    s = crowning("Fife: Comyn/S | Mar: Mar/S 2 | Ross: Ross/S | Lennox: Lennox/E | Moray: Moray")
    act(s, "crown Comyn")
    assert (at(s, "Mar/E"), at(s, "Ross/S"), at(s, "Moray")) == ("Mar 2", "Ross 3", "Moray 3")
    assert (at(s, "Lennox/E"), at(s, "Comyn/S")) == ("Lennox 3", "Fife 4")


@pytest.mark.rule("3.18", "6.2")
def test_3_18_only_scotland_crowns() -> None:
    s = event("Fife: Bruce/E", ENGLISH, "Truce")
    without_wallace(s)
    assert refused_by(s, "crown Bruce") == ("not-king-maker", "3.18")


@pytest.mark.rule("6.2", "6.23")
def test_6_23_a_king_is_crowned_once() -> None:
    s = crowning("Fife: Bruce/S", 1302)
    act(s, "crown Bruce")
    assert s.turn.crowned
    s.goto(event("", SCOTTISH, "Truce").top)
    assert options_of(s) == ["pass", "event"]
    assert refused_by(s, "crown Comyn") == ("crowned-before", "6.23")
    assert refused_by(s, "return of Balliol") == ("crowned-before", "6.23")


@pytest.mark.rule("6.21", "10")
def test_10_a_coronation_is_public_and_the_rest_stays_hidden() -> None:
    s = crowning("Fife: Bruce/S 3, Graham | Argyll: Argyll/S 2")
    for name in ("Bruce/S", "Argyll/S", "Graham"):
        s.blocks.maybe[block(name)] = BIT[area("Fife")] | BIT[area("Argyll")]
        s.blocks.least[block(name)], s.blocks.most[block(name)] = 1, 4
    told = act(s, "crown Bruce")
    assert [entry.reveals for entry in told] == [True, True]
    assert suspected(s, block("Bruce/S")) == ["Fife"]
    assert s.blocks.least[block("Bruce/S")] == 1
    assert suspected(s, block("Argyll/S")) == ["aside"]
    assert suspected(s, block("Graham")) == ["Fife"]
    assert not faults(s)


@pytest.mark.rule("6.21d", "11.8")
@pytest.mark.parametrize("seed", range(10))
def test_6_21d_coronations_end_without_contested_areas(seed: int) -> None:
    s = crowning(
        "Fife: Comyn/S 2, Bruce/S, Mar/S, Graham | Annan: Steward/S, Grant | Ross: Ross/S"
        " | Mentieth: Mentieth/S 1, Lennox/S, Barclay | Lanark: York Infantry | Moray: Moray"
    )
    lots = Lots(seed)
    act(s, "crown Comyn")
    for _ in range(2000):
        if phase(s) == "Rest" or s.result() is not None:
            break
        assert not faults(s)
        s.apply(s.sample(lots))
    assert s.result() is not None or (phase(s) == "Rest" and not s.blocks.contested_areas())


@pytest.mark.rule("6.1")
def test_6_1_the_block_is_edward_i_at_first() -> None:
    assert war("England: Edward").turn.edward == 1
