"""What cannot be in a position is refused with its rule, whether it comes as text or as JSON values."""

from __future__ import annotations

from pathlib import Path

import pytest

from saltire.games.swords.game import SwordsAndBagpipes
from saltire.kernel.lots import Lots
from saltire.kernel.position_text import BadPosition
from saltire.kernel.types import RULES

DROP = '{ op = "discard_own_dagger", n = 1 }'
ODD: dict[str, object] = {
    "cards": "odd",
    "card_set": Path(__file__)
    .with_name("odd-set.toml")
    .read_text("utf-8")
    .replace(f"[{DROP}]", f'[{{ op = "draw_bagpipe", n = 1 }}, {DROP}]'),
}
STAY_HOME: dict[str, object] = {"players": 5, "stay_home": True}
TWO: dict[str, object] = {"players": 2}
ODD_SIDES = "0: side Scotland; 1: side England; 2: side Scotland; 3: side England"
SIDES = (
    "arms: border_raid; 0: side Scotland open; 1: side England; 2: side Scotland; 3: side England;"
)


def refusal(text: str, options: dict[str, object] | None = None) -> str:
    """Give the one line with which a text is refused."""
    game = SwordsAndBagpipes(**(options or {}))
    read = game.view if "seen by" in text else game.position
    with pytest.raises(BadPosition) as caught:
        read(text)
    return str(caught.value).removeprefix("no such position: ")


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("cards", [-1, 32])
def test_a_pile_has_no_fewer_dagger_cards_than_none_and_no_more_than_there_are(cards: int) -> None:
    data = SwordsAndBagpipes().start().to_json()
    data["dagger_discards"] = [[0, 0, 0], [0, cards, 0], [0, 0, 0], [0, 0, 0]]
    with pytest.raises(ValueError, match=f"dagger_discards cannot have {cards} cards of a value"):
        SwordsAndBagpipes().from_json(data)


@pytest.mark.rule("2.4", "3.1", "3.3", "6.3", "10.1")
@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("badge", 4, "the badge is with seat 4 of 4 (rule 2.4)"),
        ("badge_from", -2, "the badge before is with seat -2 of 4 (rule 2.4)"),
        ("home", 5, "home is with seat 5 of 4 (rule 2.4)"),
        ("arms", 99, "there is no such Arms card (rule 3.3)"),
        ("arms_seen", -1, "there is no such Arms card (rule 3.3)"),
        ("sided", 16, "a token is with a seat that does not play (rule 2.4)"),
        ("spoken", -1, "a claim is with a seat that does not play (rule 2.4)"),
        ("peeked", -1, "a token looked at, a claim or a winner cannot be (rule 6.3)"),
        ("said", 1 << 18, "a token looked at, a claim or a winner cannot be (rule 6.3)"),
        ("winner", 2, "a token looked at, a claim or a winner cannot be (rule 6.3)"),
        ("round", -1, "a number is out of range (rule 3.1)"),
        ("said", 7, "a number is out of range (rule 3.1)"),
        ("stack", [], "nobody acts, and the game is not over (rule 3.1)"),
        ("stack", [["NextRound"]], "no round is under way (rule 3.1)"),
        ("stack", [["Turn", 0, 4, 0]], "no round is under way (rule 3.1)"),
        (
            "stack",
            [["NextRound"], ["Battle"]],
            "Battle is no moment at which a position can stand (rule 3.1)",
        ),
        ("returns", [1.0, 0.0, 0.0, 0.0], "the game is over, and somebody acts (rule 10.1)"),
    ],
)
def test_a_fact_that_cannot_be_is_refused(name: str, value: object, told: str) -> None:
    game = SwordsAndBagpipes()
    data = {**game.position("").to_json(), name: value}
    with pytest.raises(BadPosition) as caught:
        game.from_json(data)
    assert str(caught.value) == f"no such position: {told}"


@pytest.mark.rule("2.4", "2.5", "3.1", "3.3", "8.2", "8.4", "9.6", "18.10")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("now: tokens - - - - open", "seat 4 of 4 acts (rule 2.4)"),
        ("now: 4 cards to deal > 0 acts", "something happens before the first round (rule 2.4)"),
        ("round: 0; now: lots for the oldest", "somebody has the badge already (rule 2.5)"),
        (
            "round: 0; badge: -; now: 4 cards to deal",
            "cards are dealt before the first round, from the oldest on (rule 2.4)",
        ),
        ("round: 0; now: 3 cards to deal", "with 3 cards to deal the hands are 1 0 0 0 (rule 2.4)"),
        ("arms: -", "nobody has the badge, or no Arms card is turned up (rule 3.3)"),
        ("round: 0; arms: -; now: invasion", "an invasion belongs to a round (rule 3.3)"),
        ("now: 0 acts with 7 turns left", "7 turns are left of 4 (rule 4.1)"),
        ("now: choice cards from 0", "nobody is asked (rule 3.1)"),
        ("now: 0 acts > 0 draws to hand 0", "no Bagpipe card is to be drawn (rule 8.2)"),
        ("now: 0 acts > 0 drops 1", "there is nothing to choose (rule 18.10)"),
        (
            "now: reward cards 1 > 0 takes from supply to own_camp up to 2",
            "rewards are cards that are drawn (rule 8.4)",
        ),
    ],
)
def test_a_moment_that_cannot_be_is_refused(text: str, told: str) -> None:
    assert refusal(text) == told


@pytest.mark.rule("6.1", "6.2", "7.3", "9.4", "11.6")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "0: side Scotland open; now: 0 may play choice cards",
            "the tokens lie: everybody who fights has a side (rule 6.1)",
        ),
        (
            SIDES + "now: reward cards 1 > 0 draws a dagger",
            "the battle is over and has a winner (rule 7.3)",
        ),
        (SIDES.replace("open", "open, passed") + "now: 0 may play choice cards", "0 has passed (rule 9.4)"),
        (
            SIDES + "now: 0 keeps or gives the badge",
            "only of two players one keeps or gives the badge (rule 11.6)",
        ),
        (
            "arms: border_raid; now: tokens - open open open",
            "of the tokens only that of a bound bearer lies open (rule 6.2)",
        ),
        (
            "arms: border_raid; 0: side Scotland open; now: tokens - - open open",
            "1 lays a token (rule 6.1)",
        ),
        (
            "arms: border_raid; 0: side Scotland open; now: tokens open open open open",
            "0 lays no token (rule 6.1)",
        ),
        (
            "arms: border_raid; 0: side Scotland open; now: tokens - open Scotland+1 open",
            "2 cannot lay that (rule 6.1)",
        ),
    ],
)  # fmt: skip
def test_sides_and_tokens_that_cannot_be_are_refused(text: str, told: str) -> None:
    assert refusal(text) == told


@pytest.mark.rule("8.4", "12.3", "12.4", "13.2")
@pytest.mark.parametrize(
    ("options", "text", "told"),
    [
        (
            {"players": 3},
            "now: 0 gives the badge",
            "with fewer than four players the badge is not given (rule 13.2)",
        ),
        (TWO, "now: 0 acts > 0 draws a dagger", "there is no Dagger stack to draw from (rule 8.4)"),
        (STAY_HOME, "token: 1; now: 1 musters 4", "a clan musters three times (rule 12.3)"),
        (
            STAY_HOME,
            "home: 4; token: 4;" + SIDES + "now: 4 may play choice cards",
            "4 stays home (rule 12.4)",
        ),
    ],
)
def test_what_cannot_be_in_a_variant_is_refused(
    options: dict[str, object], text: str, told: str
) -> None:
    assert refusal(text, options) == told


@pytest.mark.rule("3.3", "11.5", "12.1")
@pytest.mark.parametrize(
    ("options", "text", "told"),
    [
        (
            {},
            "round: 2; arms seen: irvine_capitulation ragman_roll border_raid cressinghams_coin "
            "bruce_joins_us_again",
            "4 more Arms cards are to be turned up (rule 3.3)",
        ),
        (STAY_HOME, "token: -", "nobody has the Stay Home token (rule 12.1)"),
        (
            TWO,
            "0: daggers -, taken 2x1 3x2 2x3",
            "0 has fewer Dagger cards than the 7 still to lay (rule 11.5)",
        ),
        (
            TWO,
            "round: 6; 1: daggers 1, taken 1 3x2 2x3; now: tokens open open",
            "1 has fewer Dagger cards than the 2 still to lay (rule 11.5)",
        ),
        (
            TWO,
            "0: laid 1, daggers 1 3x2 2x3",
            "a Dagger card lies with each token of two players, up to the battle (rule 11.5)",
        ),
        (
            TWO,
            "0: side Scotland; 1: side England; now: 0 keeps or gives the badge",
            "a Dagger card lies with each token of two players, up to the battle (rule 11.5)",
        ),
        (
            {},
            "0: laid 1; dagger stack: 3x1 6x2 6x3",
            "a Dagger card lies with each token of two players, up to the battle (rule 11.5)",
        ),
    ],
)
def test_a_position_that_cannot_be_played_to_the_end_is_refused(
    options: dict[str, object], text: str, told: str
) -> None:
    assert refusal(text, options) == told


@pytest.mark.rule("9.7")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("0: daggers 32x1", "0: there are fewer Dagger cards (rule 1)"),
        ("0: daggers ?", "something is hidden (?), so say seen by whom"),
        ("dagger stack: ?", "something is hidden (?), so say seen by whom"),
        ("hidden daggers: 1", "hidden daggers: belongs to a view: say seen by whom"),
        ("seen by: 0; 1: hand 40?", "there are more hidden cards than unseen ones (rule 1)"),
        ("seen by: 0; 0: daggers ?", "0: whoever looks sees its own Dagger cards (rule 9.7)"),
        ("seen by: 0; dagger stack: 1", "dagger stack: 16 Dagger cards are left for it"),
        (
            "seen by: 0; hidden daggers: -; 1: daggers 3",
            "hidden daggers: there are fewer Dagger cards of a value (rule 1)",
        ),
        (
            "seen by: 0; 1: daggers 20x?",
            "hidden daggers: there are more hidden Dagger cards than unseen ones (rule 1)",
        ),
    ],
)
def test_cards_that_cannot_be_hidden_or_seen_are_refused(text: str, told: str) -> None:
    assert refusal(text) == told


@pytest.mark.rule("3.3", "8.4")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "arms seen: ragman_roll",
            ["the Arms card that lies there was not turned up (rule 3.3)"],
        ),
        (
            "round: 0; arms: -; 1: daggers 2; now: 4 cards to deal",
            ["somebody has a Dagger card before the first battle (rule 8.4)"],
        ),
    ],
)
def test_what_no_game_comes_to_is_told(text: str, told: list[str]) -> None:
    game = SwordsAndBagpipes()
    assert [str(flaw) for flaw in game.set_up_only(game.position(text))] == told


@pytest.mark.rule("9.6")
def test_a_card_goes_on_with_nobody_as_its_target() -> None:
    text = "now: 0 acts > 0 goes on with windfall on nobody step 2 > 0 draws to hand 2"
    state = SwordsAndBagpipes(**ODD).position(text)
    assert "Continue" in str(state.to_json()["stack"])
    assert str(state).splitlines()[-1] == text
    for _ in range(2):
        state.apply(state.legal()[0])
    assert state.board_json()["gold"] == [0, 3, 3, 3]  # the last step: lose 9 gold


@pytest.mark.rule("9.6", "18.10")
@pytest.mark.parametrize(
    ("now", "told"),
    [
        (
            "0 acts > 0 goes on with windfall on nobody step 3 > 0 draws to hand 1",
            "windfall has no such step to go on with now (rule 9.6)",
        ),
        (
            "0 acts > 0 goes on with secret_muster on nobody step 2 > 0 draws to hand 1",
            "secret_muster has no such step to go on with now (rule 9.6)",
        ),
        (
            "reward cards 1 > 0 goes on with windfall on nobody step 2 > 0 draws to hand 1",
            "windfall has no such step to go on with now (rule 9.6)",
        ),
        (
            "0 acts > 0 goes on with windfall on nobody step 2 > "
            "0 takes from supply to own_camp up to 2",
            "the step before asks something else (rule 9.6)",
        ),
        (
            "0 acts > 0 goes on with windfall on nobody step 1 > 0 draws to hand 2",
            "the step before asks something else (rule 9.6)",
        ),
        (
            "0 acts > 0 goes on with windfall on 1 step 2 > 0 draws to hand 2",
            "windfall has no such target (rule 9.6)",
        ),
        (
            "0 acts > 0 goes on with confession on nobody step 1 > 0 draws to hand 1",
            "0 has no Dagger card to discard (rule 18.10)",
        ),
    ],
)
def test_a_card_does_not_go_on_otherwise(now: str, told: str) -> None:
    sides = f"{ODD_SIDES}; winner: Scotland;" if now.startswith("reward") else ""
    assert refusal(f"{sides} now: {now}", ODD) == told


@pytest.mark.rule("9.4", "9.6")
def test_a_choice_card_goes_on_between_the_tokens_and_the_battle() -> None:
    now = "choice cards from 1 > 0 goes on with secret_muster on nobody step 2 > 0 draws to hand 1"
    game = SwordsAndBagpipes(**ODD)
    assert game.check(game.position(f"{ODD_SIDES}; now: {now}")) == []


def test_games_in_which_cards_go_on_may_arise() -> None:
    game, lots, went_on = SwordsAndBagpipes(**ODD, ensemble=True), Lots(4), 0
    for _ in range(4):
        state = game.start()
        while state.actor() != RULES:
            assert game.check(state) == []
            went_on += "Continue" in repr(state.stack())
            state.apply(state.sample(lots), None if state.actor() < 0 else state.waiting_for()[0])
    assert went_on > 5
