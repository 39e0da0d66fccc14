"""0.3, 0.4, 3.0, 3.1, 3.11  Cards: the deal, the secret choice, who is Player 1, what a card gives."""

from __future__ import annotations

from collections import Counter

import pytest

from saltire.games.hammer.rules.battles import Battles
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.cards import Action, DealCards, PlayCards, hand_size
from saltire.games.hammer.rules.constants import CARD_KINDS, CARD_NAMES, CARD_OF, ENGLISH, SCOTTISH
from saltire.games.hammer.rules.raid import BorderRaid
from saltire.kernel.errors import NotYourTurn
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase, Script
from saltire.kernel.types import CHANCE, RULES
from tests.games.hammer.playing import (
    act,
    heard,
    hold,
    kinds,
    options_of,
    phase,
    play_cards,
    refused_by,
)
from tests.games.hammer.positions import war


class Rest(Phase[War]):
    """Stands for whatever comes after the phases under test."""

    rule = "test"

    def __init__(self, seat: int = ENGLISH) -> None:
        super().__init__(seat)

    def legal(self, s: War, seat: int) -> list[int]:
        return [0]


def turn(text: str, england: str, scotland: str, year: int = 1299, **options: object) -> War:
    """Set up a Game Turn with these hands."""
    steps = (PlayCards(), Action(0), Action(1), Battles(), BorderRaid())
    return hold(war(text, Rest(), Script(steps), year=year, first=0, **options), england, scotland)


def deal(s: War, cards: str) -> list[str]:
    """Deal these cards, England's five first; gives the kinds of events told."""
    told: list[str] = []
    for name in cards.split():
        kind = CARD_NAMES.index(name)
        outcome = next(card for card in s.legal() if CARD_OF[card] == kind)
        told += kinds(s.play(CHANCE, outcome))
    return told


@pytest.mark.rule("3.0")
def test_3_0_five_cards_each_from_a_deck_of_25() -> None:
    s = war("", Rest(), DealCards())
    assert Counter(CARD_NAMES[CARD_OF[card]] for card in s.legal()) == {
        "1": 7, "2": 10, "3": 3, "Herald": 1, "Pillage": 1, "Sea Move": 1, "Truce": 1, "Victuals": 1,
    }  # fmt: skip
    lots = Lots(3)
    while s.actor() == CHANCE:
        assert len(s.legal()) == 25 - hand_size(s, ENGLISH) - hand_size(s, SCOTTISH)
        s.apply(s.sample(lots))
    assert (hand_size(s, ENGLISH), hand_size(s, SCOTTISH)) == (5, 5)
    assert phase(s) == "Rest"


@pytest.mark.rule("3.0")
def test_3_0_a_kind_that_is_out_is_dealt_no_more() -> None:
    s = war("", Rest(), DealCards())
    deal(s, "3 3 Herald 3 2")
    left = Counter(CARD_OF[card] for card in s.legal())
    assert left[CARD_NAMES.index("3")] == left[CARD_NAMES.index("Herald")] == 0
    assert left[CARD_NAMES.index("2")] == 9
    assert s.legal()[:16] == list(range(16))


@pytest.mark.rule("0.7")
def test_0_7_every_card_of_the_deck_is_equally_likely() -> None:
    s = war("", Rest(), DealCards())
    deal(s, "3 1 Herald 2 2")
    lots, seen = Lots(11), Counter[int]()
    for _ in range(4000):
        seen[s.sample(lots)] += 1
    assert sorted(seen) == s.legal()
    assert min(seen.values()) > 130
    assert max(seen.values()) < 270


@pytest.mark.rule("3.0", "R-18")
def test_3_0_only_the_receiver_sees_a_card_dealt() -> None:
    s = war("", Rest(), DealCards())
    told = s.play(CHANCE, 0)
    assert heard(told, "dealt", ENGLISH) == {"side": ENGLISH, "card": "1"}
    assert heard(told, "dealt", SCOTTISH) == {"side": ENGLISH}
    assert s.top.known_to(s, ENGLISH, 0)
    assert not s.top.known_to(s, SCOTTISH, 0)


@pytest.mark.rule("3.0")
@pytest.mark.parametrize("hand", ["3 3 1 2 2", "1 1 1 1 2", "Herald Truce Pillage 1 2"])
def test_3_0_redeal_123_deals_lopsided_hands_again(hand: str) -> None:
    s = war("", Rest(), DealCards(), redeal_123=True)
    assert deal(s, hand + " 2 2 2 2 2")[-1] == "dealt-again"
    assert (phase(s), hand_size(s, ENGLISH), len(s.legal())) == ("DealCards", 0, 25)
    assert deal(s, "2 2 2 2 2 " + hand)[-1] == "dealt-again"
    assert "dealt-again" not in deal(s, "3 1 1 1 Victuals 3 1 Truce 2 2")
    assert phase(s) == "Rest"


@pytest.mark.rule("3.0")
def test_3_0_without_the_option_any_hand_stands() -> None:
    s = war("", Rest(), DealCards())
    deal(s, "3 3 3 1 1 1 1 1 1 1")
    assert phase(s) == "Rest"


@pytest.mark.rule("3.1", "3.1a")
def test_3_1_cards_are_chosen_in_secret_and_revealed_together() -> None:
    s = turn("", "2 2 Herald", "1 3")
    assert options_of(s, ENGLISH) == ["play 2", "play Herald"]
    assert options_of(s, SCOTTISH) == ["play 1", "play 3"]
    assert s.waiting_for() == (0, 1)
    sealed = s.play(SCOTTISH, s.legal(SCOTTISH)[0])
    assert not s.top.known_to(s, ENGLISH, 0)
    assert heard(sealed, "sealed", ENGLISH) == {"seat": SCOTTISH}
    assert s.top.shown() == ["PlayCards", [0]]
    s.play(SCOTTISH, s.legal(SCOTTISH)[1])  # changed his mind
    told = s.play(ENGLISH, s.legal(ENGLISH)[0])
    (revealed,) = [event for event in told if event.kind == "revealed"]
    assert revealed.reveals
    assert heard(told, "revealed", SCOTTISH) == {"cards": ["2", "3"], "first": SCOTTISH}


@pytest.mark.rule("3.1", "3.1a")
def test_3_1a_a_card_must_be_played_and_held() -> None:
    s = turn("", "2", "1")
    assert refused_by(s, "play 3") == ("card-not-held", "3.1")
    assert refused_by(s, "pass") == ("card-first", "3.1a")


@pytest.mark.rule("3.1c")
def test_3_1c_a_played_card_leaves_the_hand_and_lies_open() -> None:
    s = turn("", "2 2 Herald", "1 3")
    play_cards(s, "2", "1")
    two, one = CARD_NAMES.index("2"), CARD_NAMES.index("1")
    assert (s.turn.hands[two], s.turn.played[two]) == (1, 1)
    assert (s.turn.hands[CARD_KINDS + one], s.turn.played[CARD_KINDS + one]) == (0, 1)


@pytest.mark.rule("3.1b")
@pytest.mark.parametrize(
    ("england", "scotland", "first"),
    [
        ("3", "2", ENGLISH),
        ("1", "2", SCOTTISH),
        ("2", "2", ENGLISH),
        ("3", "Victuals", SCOTTISH),
        ("Truce", "3", ENGLISH),
        ("Herald", "Pillage", ENGLISH),
    ],
)
def test_3_1b_the_only_event_goes_first_else_the_higher_move_else_england(
    england: str, scotland: str, first: int
) -> None:
    s = turn("Fife: Wallace", england, scotland)
    play_cards(s, england, scotland)
    assert s.turn.first == first
    assert s.actor() == first


@pytest.mark.rule("3.1b")
def test_ec_01_equal_move_cards_make_england_player_1() -> None:
    s = turn("Angus: York Infantry | Fife: Wallace", "2", "2")
    play_cards(s, "2", "2")
    assert (s.actor(), phase(s), s.turn.points) == (ENGLISH, "MoveBlocks", 2)
    act(s, "end")
    assert (s.actor(), phase(s), s.turn.points) == (SCOTTISH, "MoveBlocks", 2)


@pytest.mark.rule("3.1b", "3.11", "4.1")
def test_ec_02_an_event_goes_before_a_3_and_its_player_orders_the_battles() -> None:
    s = turn(
        "Angus: York Infantry | Fife: Wallace 2 | Buchan: York Knights | Mar: Graham",
        "3",
        "Victuals",
    )
    play_cards(s, "3", "Victuals")
    assert (s.actor(), phase(s)) == (SCOTTISH, "EventMenu")
    act(s, "event", "in Fife", "strengthen Wallace", "stop")
    assert (s.actor(), phase(s), s.turn.points) == (ENGLISH, "MoveBlocks", 3)
    act(s, "move York Infantry", "to Fife", "move York Knights", "to Mar", "end")
    assert (s.actor(), options_of(s)) == (SCOTTISH, ["in Mar", "in Fife"])


@pytest.mark.rule("3.12a")
def test_ec_04_a_passed_event_is_spent() -> None:
    s = turn("Angus: Angus/E | Fife: Wallace", "Herald 2", "2")
    play_cards(s, "Herald", "2")
    told = act(s, "pass")
    assert heard(told, "passed", SCOTTISH) == {"side": ENGLISH}
    assert (s.actor(), phase(s)) == (SCOTTISH, "MoveBlocks")
    herald = CARD_NAMES.index("Herald")
    assert (s.turn.hands[herald], s.turn.played[herald]) == (0, 1)


@pytest.mark.rule("3.12b", "3.12c")
def test_3_12b_two_events_end_the_year_and_englands_is_resolved_wholly_first() -> None:
    s = turn("Angus: Angus/E, York Infantry | Fife: Bruce/S", "Victuals 2", "Herald 2")
    play_cards(s, "Victuals", "Herald")
    assert s.turn.year_ends
    assert (s.actor(), phase(s)) == (ENGLISH, "EventMenu")
    act(s, "event", "in Angus", "stop")
    assert (s.actor(), phase(s)) == (SCOTTISH, "EventMenu")
    act(s, "pass")
    assert phase(s) == "Rest"


@pytest.mark.rule("3.12b", "3.12d")
def test_3_12b_a_battle_of_englands_event_comes_before_scotlands_event() -> None:
    s = turn("Angus: Angus/S 2, Graham 3 | Fife: Bruce/S", "Herald", "Victuals")
    play_cards(s, "Herald", "Victuals")
    act(s, "event", "name Angus", "die 1")
    assert s.battle.area >= 0
    lots = Lots(5)
    while s.battle.area >= 0:
        s.apply(s.sample(lots))
    assert (s.actor(), phase(s)) == (SCOTTISH, "EventMenu")
    assert not s.blocks.contested_areas()


@pytest.mark.rule("3.12")
def test_3_12_a_lone_event_does_not_end_the_year() -> None:
    s = turn("Fife: Wallace", "2", "Truce")
    play_cards(s, "2", "Truce")
    assert not s.turn.year_ends


@pytest.mark.rule("0.4", "4.1", "C2")
def test_0_4_player_1_acts_then_player_2_then_battles() -> None:
    s = turn("Angus: York Infantry | Fife: Wallace", "1", "2")
    play_cards(s, "1", "2")
    assert s.actor() == SCOTTISH
    act(s, "move Wallace", "to Angus", "end")
    assert (s.actor(), phase(s), s.battle.area) == (ENGLISH, "MoveBlocks", -1)
    act(s, "end")
    assert s.battle.area == 9


@pytest.mark.rule("4.1")
def test_4_1_nobody_moves_out_of_turn() -> None:
    s = turn("Angus: York Infantry | Fife: Wallace", "1", "2")
    play_cards(s, "1", "2")
    with pytest.raises(NotYourTurn, match="seat 1 must act"):
        s.play(ENGLISH, 0)
    assert Action(0).seat == RULES


@pytest.mark.rule("3.0", "3.1")
def test_3_0_cards_are_dealt_and_played_alike_when_nobody_listens() -> None:
    s = war("", Rest(), PlayCards(), DealCards(), redeal_123=True)
    for name in ["3", "3", "1", "1", "1", "2", "2", "2", "2", "2"]:
        s.apply(next(card for card in s.legal() if CARD_OF[card] == CARD_NAMES.index(name)))
    assert hand_size(s, ENGLISH) == 0
    lots = Lots(4)
    while phase(s) != "Rest":
        s.apply(s.sample(lots))
    assert (hand_size(s, ENGLISH), hand_size(s, SCOTTISH), s.told) == (4, 4, [])
