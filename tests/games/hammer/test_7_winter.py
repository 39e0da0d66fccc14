"""7.0-7.5  Winter: nobles go home, leaders, disbanding."""

from __future__ import annotations

import pytest

from saltire.games.hammer.rules.actions import DISBAND, END
from saltire.games.hammer.rules.constants import (
    ENGLISH,
    KING,
    MORAY,
    POOL,
    SCOTTISH,
    WALLACE,
)
from tests.games.hammer.battlefield import (
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
    options_of,
    phase,
    refused_by,
    suspected,
)
from tests.games.hammer.positions import at, block
from tests.games.hammer.wintering import BOTH, begin, dead


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
    assert not s.blocks.contested_areas()
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
