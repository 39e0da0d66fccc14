"""7  Winter: nobles go home, leaders choose, disbanding, replacements, levy."""

from __future__ import annotations

import pytest

from saltire.games.hammer.actions import DISBAND, DRAW, END, STRENGTHEN
from saltire.games.hammer.board import War
from saltire.games.hammer.knowledge import shown
from saltire.games.hammer.rules.winter import Winter
from saltire.games.hammer.tables import (
    AREAS,
    ENGLISH,
    FRENCH,
    KING,
    MORAY,
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
    hands_empty,
    ready,
    winter,
    winter_out,
    winter_until,
)
from tests.games.hammer.playing import (
    act,
    faults,
    heard,
    hold,
    kinds,
    options_of,
    phase,
    refused_by,
    suspected,
)
from tests.games.hammer.positions import area, at, block

BOTH = "Ross: Ross/E | Galloway: Galloway/S"
"""A noble on each side, at home, so that nobody has all."""


def dead(s: War, *blocks: int) -> War:
    for each in blocks:
        s.blocks.put(each, REMOVED, 0)
        shown(s.blocks, each)
    return s


def begin(s: War) -> War:
    """Begin the winter of a position that needed more than text."""
    s.call(Winter())
    s.run_on()
    return s


@pytest.mark.rule("7.0", "C34")
def test_7_0_hands_are_discarded_and_the_steps_come_in_order() -> None:
    s = hold(
        ready(f"{BOTH} | Fife: King, Wallace | Lothian: Edward | Annan: Bruce/E"), "2 3", "1 1"
    )
    begin(s)
    assert hands_empty(s)
    seen = [phase(s)]
    while phase(s) != "After":
        s.apply(s.legal()[-1] if phase(s) != "EdwardWinters" else s.legal()[0])
        if phase(s) != seen[-1]:
            seen.append(phase(s))
    assert seen == [
        "ChooseHome", "MorayWinters", "KingWinters", "EdwardWinters", "WallaceWinters",
        "ChooseDisbanding", "ScottishBuilds", "EnglishBuilds", "LevyDraw", "After",
    ]  # fmt: skip


@pytest.mark.rule("7.1", "7.1a", "10")
def test_7_1_nobles_go_home_in_the_open_wherever_they_are() -> None:
    s = ready("Fife: Ross/E 2, York Infantry | Moray: Galloway/S")
    s.blocks.maybe[block("Ross/E")] |= 1
    begin(s)
    assert (at(s, "Ross/E"), at(s, "Galloway/S")) == ("Ross 2", "Galloway 3")
    assert suspected(s, block("Ross/E")) == ["Ross"]


@pytest.mark.rule("7.1b")
def test_ec_72_scottish_noble_shut_out() -> None:
    s = winter(f"Fife: Lennox/S 2 | Lennox: Cumbria Infantry | {BOTH}")
    assert (at(s, "Lennox/E"), at(s, "Lennox/S")) == ("Lennox 2", "aside")
    assert s.blocks.least[block("Lennox/E")] == 2


@pytest.mark.rule("7.1b", "7.1a")
def test_7_1b_english_nobles_go_first_so_a_noble_about_to_leave_still_shuts_them_out() -> None:
    s = winter("Mar: Lennox/S 3 | Fife: Mar/E 2 | Ross: Ross/E")
    assert (at(s, "Mar/S"), at(s, "Lennox/S")) == ("Mar 2", "Lennox 3")
    s = ready("Mar: Lennox/S 3 | Fife: Mar/E 2 | Ross: Ross/E")
    s.listening = True
    begin(s)
    homes = [event.public["noble"] for event in s.told if event.kind == "home"]
    assert homes == ["Mar", "Ross", "Lennox"]  # Mar is home: he does not go twice


@pytest.mark.rule("7.12")
def test_7_12_with_both_homes_open_the_owner_picks() -> None:
    s = winter(f"Fife: Bruce/E | Moray: Comyn/S | {BOTH}")
    assert (s.actor(), options_of(s)) == (ENGLISH, ["to Carrick", "to Annan"])
    assert s.top.shown() == ["ChooseHome", ENGLISH, "Bruce"]
    assert s.top.known_to(s, SCOTTISH, s.legal()[0])
    assert refused_by(s, "to Fife") == ("which-home", "7.12")
    told = act(s, "to Carrick")
    assert at(s, "Bruce/E") == "Carrick 4"
    assert heard(told[:1], "home", SCOTTISH)["turned"] is False
    assert (s.actor(), options_of(s)) == (SCOTTISH, ["to Lochaber", "to Badenoch"])
    act(s, "to Badenoch")
    assert at(s, "Comyn/S") == "Badenoch 4"


@pytest.mark.rule("7.12")
def test_ec_73_bruce_with_one_home_open() -> None:
    s = winter(f"Fife: Bruce/E 3 | Annan: Graham | {BOTH}")
    assert at(s, "Bruce/E") == "Carrick 3"
    assert phase(s) == "MorayWinters"


@pytest.mark.rule("7.12")
def test_ec_74_bruce_with_no_home_open() -> None:
    s = winter(f"Fife: Bruce/E 3 | Annan: Graham | Carrick: Barclay | {BOTH}")
    assert (s.actor(), options_of(s)) == (SCOTTISH, ["to Carrick", "to Annan"])
    assert s.blocks.contested_areas() == []
    act(s, "to Annan")
    assert at(s, "Bruce/S") == "Annan 3"
    assert phase(s) == "MorayWinters"


@pytest.mark.rule("7.12")
def test_7_12_a_scottish_noble_with_no_home_open_is_placed_by_england() -> None:
    s = winter(f"Fife: Comyn/S 3 | Badenoch: York Infantry | Lochaber: Cumbria Infantry | {BOTH}")
    assert s.actor() == ENGLISH
    act(s, "to Lochaber")
    assert at(s, "Comyn/E") == "Lochaber 3"


@pytest.mark.rule("7.1c", "C28", "R-3")
def test_7_1c_moray_goes_home_stays_or_disbands() -> None:
    s = winter(f"Fife: Moray 2, Graham | {BOTH}")
    assert options_of(s) == ["to Moray", "stay", "leave"]
    assert refused_by(s, "to Fife") == ("moray-winter", "7.1c")
    assert refused_by(s, "end") == ("moray-winter", "7.1c")
    home = s.clone()
    told = home.play(SCOTTISH, home.legal()[0])
    assert at(home, "Moray") == "Moray 2"
    assert heard(told, "quarters", ENGLISH) == {"leader": "Moray", "from": "Fife", "area": "Moray"}
    assert suspected(home, MORAY) == ["Moray"]
    gone = s.clone()
    told = act(gone, "leave")
    assert at(gone, "Moray") == "pool"
    assert heard(told, "retired", ENGLISH) == {"leader": "Moray", "from": "Fife"}
    told = act(s, "stay")
    assert at(s, "Moray") == "Fife 2"
    assert heard(told, "stayed", ENGLISH) == {"leader": "Moray"}


@pytest.mark.rule("7.1c")
def test_ec_76_moray_shut_out() -> None:
    s = winter(f"Fife: Moray | Moray: Cumbria Infantry | {BOTH}")
    assert options_of(s) == ["stay", "leave"]
    assert refused_by(s, "to Moray") == ("moray-shut-out", "7.1c")


@pytest.mark.rule("10c", "7.1c")
def test_10c_moray_in_the_pool_is_asked_about_but_dead_he_is_not() -> None:
    s = winter(BOTH)
    assert (phase(s), options_of(s)) == ("MorayWinters", ["stay"])
    assert s.top.known_to(s, ENGLISH, s.legal()[0])
    assert refused_by(s, "leave") == ("moray-in-pool", "7.1c")
    s = begin(dead(ready(BOTH), MORAY))
    assert phase(s) != "MorayWinters"


@pytest.mark.rule("7.1c", "12.1")
def test_ec_101_andrew_de_moray_recovers_at_home() -> None:
    s = winter(f"Fife: Moray 1 | {BOTH}", andrew_de_moray=True)
    act(s, "to Moray")
    assert at(s, "Moray") == "Moray 3"
    s = winter(f"Moray: Moray 1 | {BOTH}", andrew_de_moray=True)
    assert options_of(s) == ["to Moray", "leave"]
    act(s, "to Moray")
    assert at(s, "Moray") == "Moray 3"
    assert options_of(winter(f"Moray: Moray 1 | {BOTH}")) == ["stay", "leave"]


@pytest.mark.rule("7.2", "C13", "12.2")
def test_7_2_the_king_goes_to_an_open_cathedral_stays_or_disbands() -> None:
    text = f"Mar: King 3 | Lennox: Cumbria Infantry | Fife: Graham | {BOTH}"
    s = winter_until(winter(text), "KingWinters")
    assert options_of(s) == ["to Strathspey", "to Fife", "stay", "leave"]
    assert refused_by(s, "to Lennox") == ("king-cathedral", "7.2")
    assert refused_by(s, "end") == ("king-winter", "7.2")
    assert s.top.known_to(s, ENGLISH, s.legal()[0])
    left = s.clone()
    act(left, "leave")
    assert (at(left, "King"), left.result()) == ("pool", None)
    act(s, "to Strathspey")
    assert at(s, "King") == "Strathspey 3"
    s = winter_until(winter(text, king_cathedral="friendly"), "KingWinters")
    assert options_of(s) == ["to Fife", "stay", "leave"]
    act(s, "stay")
    assert at(s, "King") == "Mar 3"


@pytest.mark.rule("10c", "7.2")
def test_10c_a_king_in_the_pool_is_asked_about_and_one_not_crowned_is_not() -> None:
    s = ready(BOTH)
    s.blocks.put(KING, POOL, 0)
    winter_until(begin(s), "KingWinters")
    assert options_of(s) == ["stay"]
    assert refused_by(s, "leave") == ("king-in-pool", "7.2")
    s = winter(BOTH)
    act(s, "stay")
    assert phase(s) == "EdwardWinters"


@pytest.mark.rule("7.4", "7.4a", "7.4b", "10")
def test_7_4a_edward_i_in_scotland_winters_or_not() -> None:
    s = winter_until(
        winter(f"Fife: Edward 2, York Knights, York Infantry | {BOTH}"), "EdwardWinters"
    )
    assert options_of(s) == ["leave", "winter"]
    assert refused_by(s, "stay") == ("edward-winter", "7.4a")
    assert s.top.known_to(s, SCOTTISH, s.legal()[0])
    told = act(s, "winter")
    assert heard(told, "edward-winters", SCOTTISH) == {"area": "Fife"}
    assert s.turn.wintered


@pytest.mark.rule("7.4b", "10c")
@pytest.mark.parametrize("text", ["", "England: Edward | "])
def test_7_4b_elsewhere_he_cannot_winter_and_nobody_hears_why(text: str) -> None:
    s = winter_until(winter(f"{text}{BOTH}"), "EdwardWinters")
    assert options_of(s) == ["leave"]
    assert refused_by(s, "winter") == ("edward-not-there", "7.4b")
    told = act(s, "leave")
    assert told[0].heard_by(SCOTTISH) == {"kind": "edward-leaves"}


@pytest.mark.rule("7.4b", "10", "R-4")
def test_7_4b_who_does_not_winter_leaves_with_the_knights() -> None:
    s = winter_until(winter(f"Fife: Edward 2, York Knights | {BOTH}"), "EdwardWinters")
    told = act(s, "leave")
    assert heard(told, "sent-off", SCOTTISH) == {"side": 0, "areas": ["Fife", "Fife"]}
    assert heard(told, "sent-off", ENGLISH)["blocks"] == ["Edward", "York Knights"]
    assert suspected(s, block("Edward")) == ["pool"]


@pytest.mark.rule("7.4b")
def test_7_4b_not_two_winters_running_and_never_edward_ii() -> None:
    s = ready(f"Fife: Edward | {BOTH}")
    s.turn.wintered = True
    act(begin(s), "stay")
    assert (phase(s), at(s, "Edward"), s.turn.wintered) == ("WallaceWinters", "pool", False)
    s = ready(f"Fife: Edward | {BOTH}")
    s.turn.edward = 2
    act(begin(s), "stay")
    assert (phase(s), at(s, "Edward")) == ("WallaceWinters", "pool")


@pytest.mark.rule("7.4d", "6.1", "7.4b")
@pytest.mark.parametrize("text", ["", "Fife: Edward | "])
def test_ec_84_1306(text: str) -> None:
    s = winter(f"{text}{BOTH}", year=1306, scenario="campaign")
    act(s, "stay")
    assert (at(s, "Edward"), s.turn.edward) == ("pool", 2)
    assert phase(s) == "WallaceWinters"


@pytest.mark.rule("7.3", "7.3a", "7.31", "7.4c", "C31", "C43", "R-7")
def test_ec_82_edward_winters() -> None:
    s = winter(
        "Mentieth: Edward, York Knights, Wales Archers, York Infantry, Durham Infantry, Cumbria Infantry,"
        f" Mentieth/E | Fife: Lancaster Knights | England: Hobelars, Westmor Infantry | {BOTH}"
    )
    winter_until(s, "EdwardWinters")
    act(s, "winter")
    assert (at(s, "Lancaster Knights"), at(s, "Hobelars"), at(s, "Westmor Infantry")) == (
        "pool",
    ) * 3
    assert s.blocks.count_at(ENGLISH, 13) == 7
    assert suspected(s, block("Lancaster Knights")) == ["pool"]
    assert "end" in options_of(s)
    assert refused_by(s, "disband Edward") == ("disband-edward", "7.4a")
    quick = s.clone()
    act(quick, "disband York Knights")
    assert suspected(quick, block("Edward")) == ["Mentieth"]
    assert suspected(quick, block("York Knights")) == ["Mentieth", "pool"]
    winter_out(s)
    assert s.blocks.count_at(ENGLISH, 13) == 7
    assert s.blocks.count_at(ENGLISH, 0) == 0


@pytest.mark.rule("7.32", "C29", "10")
def test_ec_81_infantry_beside_a_noble() -> None:
    s = winter(
        f"Atholl: Atholl/E, York Infantry | Angus: Angus/E, Durham Infantry, Cumbria Infantry | {BOTH}"
    )
    winter_until(s, "EdwardWinters")
    act(s, "leave")
    assert options_of(s) == [
        "disband York Infantry",
        "disband Durham Infantry",
        "disband Cumbria Infantry",
    ]
    assert refused_by(s, "end") == ("over-limit-english", "7.32")
    assert refused_by(s, "disband Atholl") == ("disband-noble", "7.33")
    assert refused_by(s, "disband Hobelars") == ("disband-off-map", "7.33")
    assert refused_by(s, "stay") == ("disband-or-end", "7.33")
    assert not s.top.known_to(s, SCOTTISH, DISBAND + 7)
    act(s, "disband York Infantry")
    told = act(s, "disband Durham Infantry")
    assert heard(told, "disbanded", SCOTTISH) == {"side": 0, "area": "Angus", "count": 1}
    assert options_of(s) == ["disband Cumbria Infantry", "end"]
    assert suspected(s, block("Cumbria Infantry")) == ["Angus", "pool"]
    assert faults(s) == []


@pytest.mark.rule("7.33", "C30")
def test_7_33_any_other_block_may_be_disbanded_too() -> None:
    s = winter_until(winter(f"Mentieth: York Infantry | {BOTH}"), "EdwardWinters")
    act(s, "leave", "disband York Infantry")
    assert (at(s, "York Infantry"), phase(s)) == ("pool", "WallaceWinters")


@pytest.mark.rule("7.5", "7.5a", "C14", "C15")
@pytest.mark.parametrize(("text", "strength"), [("England: Wallace 1", 3), ("Fife: Wallace 3", 4)])
def test_ec_77_wallace(text: str, strength: int) -> None:
    s = winter_until(winter(f"{text} | {BOTH}"), "WallaceWinters")
    assert options_of(s) == ["to Selkirk", "stay"]
    assert refused_by(s, "to Fife") == ("wallace-winter", "7.5a")
    assert s.top.known_to(s, ENGLISH, s.legal()[0])
    told = act(s, "to Selkirk")
    assert at(s, "Wallace") == f"Selkirk {strength}"
    assert heard(told, "quarters", ENGLISH)["area"] == "Selkirk"
    assert suspected(s, WALLACE) == ["Selkirk"]
    assert faults(s) == []


@pytest.mark.rule("7.5a", "7.5b", "R-9")
def test_ec_77_wallace_in_selkirk_already_and_with_company() -> None:
    s = winter_until(winter(f"Selkirk: Wallace 1, Graham | {BOTH}"), "WallaceWinters")
    assert options_of(s) == ["to Selkirk"]
    assert refused_by(s, "stay") == ("wallace-is-there", "7.5a")
    act(s, "to Selkirk")
    assert at(s, "Wallace") == "Selkirk 3"
    assert refused_by(s, "end") == ("over-limit-scottish", "7.5b")
    act(s, "disband Graham")
    assert options_of(s) == ["disband Wallace", "end"]


@pytest.mark.rule("7.5a")
def test_ec_77_selkirk_held_by_edward() -> None:
    s = winter(f"Selkirk: Edward | Fife: Wallace | {BOTH}")
    winter_until(s, "EdwardWinters")
    act(s, "winter")
    while s.actor() == ENGLISH:
        act(s, "end")
    assert phase(s) == "ChooseDisbanding"


@pytest.mark.rule("10c", "7.5a")
def test_10c_wallace_in_the_pool_is_asked_about_but_dead_he_is_not() -> None:
    s = winter_until(winter(BOTH), "WallaceWinters")
    assert options_of(s) == ["stay"]
    assert refused_by(s, "to Selkirk") == ("wallace-in-pool", "7.5a")
    s = begin(dead(ready(BOTH), WALLACE))
    act(s, "stay", "leave")
    assert phase(s) == "ScottishBuilds"


@pytest.mark.rule("7.5b", "7.5c", "5.9d", "7.2", "7.1c")
def test_ec_78_scots_in_england() -> None:
    s = winter("England: Ross/S, King, Moray, Graham | Mar: Mar/E | Fife: Barclay")
    assert at(s, "Ross/S") == "Ross 3"
    act(s, "to Moray", "stay", "leave", "stay")
    assert (at(s, "Moray"), at(s, "King"), at(s, "Graham")) == ("Moray 3", "pool", "pool")
    assert suspected(s, KING) == ["pool"]


@pytest.mark.rule("7.5b", "1.3", "7.32")
def test_ec_80_cathedral_and_limits() -> None:
    s = winter_until(winter(f"Fife: Graham, Barclay, Douglas | {BOTH}"), "ChooseDisbanding")
    assert (s.actor(), options_of(s)[-1]) == (SCOTTISH, "end")
    s = winter_until(
        winter(f"Fife: York Infantry, Durham Infantry, Cumbria Infantry | {BOTH}"),
        "ChooseDisbanding",
    )
    assert END not in s.legal()
    act(s, "disband York Infantry")
    assert END in s.legal()


@pytest.mark.rule("7.5b", "12.1")
def test_ec_100_angus_og_norse_need_no_castle() -> None:
    for text in ("Garmoran: Norse", "Galloway: Norse"):
        s = winter_until(winter(f"{text} | {BOTH}", angus_og=True), "ChooseDisbanding")
        assert END in s.legal()
        s = winter_until(winter(f"{text} | {BOTH}"), "ChooseDisbanding")
        assert END not in s.legal()


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
