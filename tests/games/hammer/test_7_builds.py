"""7.6-7.8, 11.8  Winter: replacement points, draws, French Knights, the levy."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.actions import DRAW, END, STRENGTHEN
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    AREAS,
    ENGLISH,
    FRENCH,
    NORSE,
    POOL,
    REMOVED,
    SCOTTISH,
    WALLACE,
)
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE
from tests.games.hammer.battlefield import (
    draw,
    ready,
    winter,
    winter_out,
    winter_until,
)
from tests.games.hammer.playing import (
    act,
    faults,
    heard,
    kinds,
    options_of,
    phase,
    refused_by,
    suspected,
)
from tests.games.hammer.positions import area, at, block
from tests.games.hammer.wintering import BOTH, begin, dead


def scots_build(text: str, **options: object) -> War:
    """Go on to the Scottish builds with nothing disbanded."""
    return winter_until(winter(text, 1299, **options), "ScottishBuilds")


@pytest.mark.rule("10", "7.5a", "7.5b")
def test_10_who_winters_in_selkirk_is_known_to_be_wallace() -> None:
    s = winter("Selkirk: Wallace 2, Graham | Ross: Ross/S, Norse", angus_og=True)
    for name in ("Wallace", "Graham", "Norse"):
        s.blocks.maybe[block(name)] |= 2 ** area("Selkirk") | 2 ** area("Fife")
    winter_until(s, "ChooseDisbanding")
    act(s, "disband Graham", "end")
    assert suspected(s, block("Wallace")) == ["Selkirk"]
    assert suspected(s, block("Norse")) == ["Ross"]
    assert "Selkirk" not in suspected(s, block("Graham"))


@pytest.mark.rule("7.6", "7.61", "10")
def test_7_61_a_point_adds_a_step_or_draws_a_block_in_its_own_area() -> None:
    s = scots_build("Buchan: Buchan/S 2 | Ross: Ross/E")
    assert options_of(s) == ["strengthen Buchan", "draw in Buchan", "end"]
    assert refused_by(s, "draw in Fife") == ("draw-points", "7.61")
    assert refused_by(s, "stay") == ("build-or-end", "7.6")
    assert s.top.known_to(s, ENGLISH, DRAW + 5)
    assert s.top.known_to(s, ENGLISH, END)
    assert not s.top.known_to(s, ENGLISH, STRENGTHEN + block("Buchan/S"))
    act(s, "draw in Buchan")
    assert (s.actor(), s.top.shown()) == (CHANCE, ["DrawBlock", CHANCE, "Buchan"])
    assert s.top.known_to(s, SCOTTISH, 30)
    assert not s.top.known_to(s, ENGLISH, 30)
    assert s.top.sample(s, Lots(3)) in s.legal()
    told = draw(s, "Graham")
    assert heard(told, "drawn", ENGLISH) == {"area": "Buchan"}
    assert heard(told, "drawn", SCOTTISH)["block"] == "Graham"
    assert options_of(s) == ["strengthen Graham", "strengthen Buchan", "end"]
    assert refused_by(s, "draw in Buchan") == ("draw-room", "7.61")
    told = act(s, "strengthen Graham")
    assert heard(told, "built", ENGLISH) == {"side": 1, "area": "Buchan"}
    assert at(s, "Graham") == "Buchan 2"
    assert phase(s) == "EnglishBuilds"
    assert faults(s) == []


@pytest.mark.rule("7.6", "2.11")
def test_7_6_points_are_lost_when_unspent_and_full_blocks_gain_nothing() -> None:
    s = scots_build(
        "Mentieth: Mentieth/S, Graham 3, Douglas | Ross: Ross/E | Strathspey: Grant 1, Lindsay"
    )
    assert refused_by(s, "strengthen Douglas") == ("build-full", "2.11")
    act(s, "strengthen Grant", "strengthen Grant")
    assert refused_by(s, "strengthen Lindsay") == ("build-here", "7.6")
    act(s, "end")
    assert phase(s) == "EnglishBuilds"


@pytest.mark.rule("7.6", "C25", "12.2")
def test_7_6_forced_builds() -> None:
    s = scots_build("Ross: Ross/S 2, Graham | Mar: Mar/E 2", forced_builds="yes", angus_og=True)
    assert END not in s.legal()
    assert refused_by(s, "end") == ("build-forced", "7.6")
    act(s, "strengthen Ross")
    assert options_of(s) == ["strengthen Mar"]
    assert refused_by(s, "end") == ("build-forced", "7.6")
    s = scots_build("Galloway: Galloway/S | Mar: Mar/E 3", forced_builds="yes")
    assert options_of(s) == ["end"]


@pytest.mark.rule("7.61")
def test_ec_86_draw_pool_empty_or_area_full() -> None:
    s = ready("Buchan: Buchan/S 1 | Ross: Ross/E")
    for each in range(28, 43):
        if s.blocks.place[each] == POOL:
            s.blocks.put(each, REMOVED, 0)
    winter_until(begin(s), "ScottishBuilds")
    assert options_of(s) == ["strengthen Buchan", "end"]
    assert refused_by(s, "draw in Buchan") == ("draw-pool", "7.61")
    s = scots_build("Buchan: Buchan/S 1, Graham | Ross: Ross/E")
    assert "draw in Buchan" not in options_of(s)


INLAND = "Badenoch: Comyn/S 3 | Moray: Moray 2, Fraser 3 | Buchan: Buchan/E"


def inland(text: str, **options: object) -> War:
    """Go on to the builds with Comyn back in Badenoch."""
    s = winter(text, 1299, **options)
    while phase(s) != "ScottishBuilds":
        act(s, next(t for t in ("to Badenoch", "stay", "end", "leave") if t in options_of(s)))
    return s


@pytest.mark.rule("7.62c", "7.62d", "C9", "R-5")
def test_ec_88_inland_draw() -> None:
    s = inland(INLAND)
    act(s, "draw in Badenoch")
    told = draw(s, "Norse")
    assert at(s, "Norse") == "Moray 1"
    assert heard(told, "sighted", ENGLISH) == {"block": "Norse", "drawn_for": "Badenoch"}
    assert heard(told, "landed", ENGLISH) == {"block": "Norse", "area": "Moray"}
    assert suspected(s, NORSE) == ["Moray"]
    assert suspected(s, block("Graham")) == ["pool"]
    assert refused_by(s, "draw in Badenoch") == ("draw-room", "7.61")
    act(s, "strengthen Moray", "strengthen Norse")
    assert "strengthen Norse" in options_of(s)  # the point of Badenoch is left
    assert refused_by(s, "strengthen Fraser") == ("build-here", "7.6")
    act(s, "strengthen Norse")
    assert at(s, "Norse") == "Moray 3"
    assert phase(s) == "EnglishBuilds"
    assert faults(s) == []


@pytest.mark.rule("7.62c")
def test_ec_88_inland_draw_counts_where_it_was_drawn_for() -> None:
    s = inland("Badenoch: Comyn/S 3 | Moray: Fraser 3 | Buchan: Buchan/E")
    act(s, "draw in Badenoch")
    draw(s, "Norse")
    assert "draw in Moray" in options_of(s)
    assert "draw in Badenoch" not in options_of(s)


@pytest.mark.rule("7.62c")
def test_ec_88_inland_draw_without_an_adjacent_coast() -> None:
    far = "Badenoch: Comyn/S 3 | Moray: Cumbria Infantry | Buchan: Buchan/E | Galloway: Galloway/S"
    s = inland(far)
    act(s, "draw in Badenoch")
    draw(s, "Norse")
    assert at(s, "Norse") == "Galloway 1"
    s = inland(f"{far} | Fife: Barclay")
    act(s, "draw in Badenoch")
    draw(s, "Norse")
    assert (phase(s), options_of(s)) == ("SeaPlace", ["to Fife", "to Galloway"])
    assert refused_by(s, "to Mar") == ("sea-place", "7.62c")
    assert s.top.known_to(s, ENGLISH, s.legal()[0])
    act(s, "to Fife")
    assert at(s, "Norse") == "Fife 1"


@pytest.mark.rule("7.62c", "12.2", "R-8")
@pytest.mark.parametrize("option", ["adjacent_coast", "redraw"])
def test_ec_88_inland_draw_with_no_coast_draws_another(option: str) -> None:
    text = "Badenoch: Comyn/S 3 | Moray: Cumbria Infantry | Buchan: Buchan/E"
    s = inland(text if option == "adjacent_coast" else INLAND, inland_sea_draw=option)
    act(s, "draw in Badenoch")
    assert NORSE not in s.legal()
    draw(s, "Graham")
    assert suspected(s, block("Graham")) == ["Badenoch", "pool"]
    assert suspected(s, NORSE) == ["pool"]


@pytest.mark.rule("7.62c", "12.1")
def test_ec_100_angus_og_norse_drawn_off_the_irish_sea_are_drawn_again() -> None:
    s = scots_build("Fife: Graham | Lennox: Lennox/S | Ross: Ross/E", angus_og=True)
    irish = s.clone()
    act(s, "draw in Fife")
    assert NORSE not in s.legal()
    draw(s, "Barclay")
    act(irish, "draw in Lennox")
    assert NORSE in irish.legal()
    draw(irish, "Norse")
    assert "draw in Lennox" in options_of(irish)  # they need no room


NINE = (
    "Mar: Mar/S | Lennox: Lennox/S | Atholl: Atholl/S | Dunbar: Dunbar/S | Mentieth: Mentieth/S"
    " | Lanark: Steward/S | Angus: Angus/S"
)


@pytest.mark.rule("7.62", "7.62a", "C11", "C12")
def test_ec_90_french_knights() -> None:
    s = scots_build(f"{NINE} | Ross: Ross/E")
    assert at(s, "French Knights") == "aside"
    s = winter(f"{NINE} | Fife: Moray | Ross: Ross/E")
    gone = s.clone()
    act(gone, "leave")
    winter_until(gone, "ScottishBuilds")
    assert at(gone, "French Knights") == "aside"
    told = act(s, "stay", "leave", "stay", "end")
    assert at(s, "French Knights") == "pool"
    assert "french" in kinds(told)
    assert suspected(s, FRENCH) == ["pool"]
    again = ready(f"{NINE} | Fife: Moray | Ross: Ross/E")
    again.blocks.put(FRENCH, REMOVED, 0)
    winter_until(begin(again), "ScottishBuilds")
    assert at(again, "French Knights") == "removed"


@pytest.mark.rule("7.62b", "C10", "12.2")
@pytest.mark.parametrize(
    ("option", "end"), [("eight_nobles", "pool"), ("out", "aside"), ("pool", "aside")]
)
def test_7_62b_french_knights_in_the_bruce_follow_the_option(option: str, end: str) -> None:
    s = winter(
        f"{NINE} | Buchan: Buchan/S | Ross: Ross/E", scenario="bruce", bruce_french_knights=option
    )
    winter_until(s, "ScottishBuilds")
    assert at(s, "French Knights") == end


@pytest.mark.rule("7.63", "C27", "C26")
def test_ec_89_english_builds() -> None:
    s = winter(f"Lothian: Edward 2, York Knights 2, Cumbria Infantry 1 | {BOTH}")
    winter_until(s, "EdwardWinters")
    act(s, "winter")
    winter_until(s, "EnglishBuilds")
    assert options_of(s) == ["strengthen Cumbria Infantry", "end"]
    assert refused_by(s, "strengthen York Knights") == ("build-type", "7.63")
    assert refused_by(s, "strengthen Ross") == ("build-full", "2.11")
    assert refused_by(s, "draw in Lothian") == ("draw-english", "7.63")
    assert refused_by(s, "strengthen Hobelars") == ("build-or-end", "7.6")
    assert not s.top.known_to(s, SCOTTISH, s.legal()[0])
    assert s.top.known_to(s, SCOTTISH, END)
    act(s, "strengthen Cumbria Infantry", "strengthen Cumbria Infantry")
    assert at(s, "Cumbria Infantry") == "Lothian 3"
    assert refused_by(s, "strengthen Cumbria Infantry") == ("build-here", "7.6")
    act(s, "end")
    assert phase(s) == "After"


@pytest.mark.rule("7.63")
def test_7_63_english_points_run_out() -> None:
    s = winter_until(winter("Mar: Mar/E 1 | Galloway: Galloway/S"), "EnglishBuilds")
    act(s, "strengthen Mar")
    assert (at(s, "Mar/E"), phase(s)) == ("Mar 2", "LevyDraw")


@pytest.mark.rule("7.7", "10")
@pytest.mark.parametrize(("left", "called"), [(13, 7), (5, 3), (1, 1), (0, 0)])
def test_ec_85_levy_rounding(left: int, called: int) -> None:
    s = ready(BOTH)
    pool = [each for each in range(28) if s.blocks.place[each] == POOL]
    winter_until(begin(dead(s, *pool[left:])), "EnglishBuilds")
    act(s, "end")
    drawn = 0
    while phase(s) == "LevyDraw":
        assert s.top.known_to(s, ENGLISH, s.legal()[0])
        assert not s.top.known_to(s, SCOTTISH, s.legal()[0])
        assert s.top.sample(s, Lots(drawn)) in s.legal()
        told = s.play(CHANCE, s.legal()[0])
        assert heard(told, "levied", SCOTTISH) == {}
        assert faults(s) == []
        drawn += 1
    assert drawn == s.blocks.count_at(ENGLISH, 0) == called
    assert s.blocks.strength[pool[0]] == (4 if called else 0)


@pytest.mark.rule("7.7", "7.4c", "9.0")
def test_7_7_no_levy_with_edward_in_scotland_or_in_the_last_year() -> None:
    s = winter_until(winter(f"Lothian: Edward | {BOTH}"), "EdwardWinters")
    act(s, "winter")
    winter_out(s)
    assert s.blocks.count_at(ENGLISH, 0) == 0
    s = winter_out(winter(BOTH, year=1305))
    assert s.blocks.count_at(ENGLISH, 0) == 0


@pytest.mark.rule("11.8", "7.33", "7.5b")
def test_11_8_after_winter_limits_hold_and_england_is_empty_but_for_the_levy() -> None:
    for seed in range(20):
        s = winter(
            "Fife: Wallace 1, Graham, Barclay, Douglas, Keith | Buchan: York Knights, York Infantry, Ross/E"
            " | Mentieth: Edward, Hobelars, Durham Infantry, Cumbria Infantry, Mar/E | England: Norse, King"
            " | Annan: Bruce/S 2, Comyn/E 1, Lennox/E"
        )
        lots = Lots(seed)
        while phase(s) != "After":
            if phase(s) == "ScottishBuilds":
                check_limits(s)
            s.apply(s.sample(lots))
            assert faults(s) == []


def check_limits(s: War) -> None:
    assert s.blocks.at(ENGLISH, 0) == s.blocks.at(SCOTTISH, 0) == 0
    for where in range(1, AREAS):
        held = s.blocks.count_at(SCOTTISH, where)
        exempt = where == s.blocks.place[WALLACE] == 18
        camp = s.turn.wintered and where == s.blocks.place[0]
        assert held - exempt <= s.blocks.castle_limit(SCOTTISH, where)
        assert camp or s.blocks.count_at(ENGLISH, where) <= s.blocks.castle_limit(ENGLISH, where)
        assert camp or not s.blocks.at(ENGLISH, where) & 127
