"""Every choice of whole games is worded: never as notation, and each in its own words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import saltire
from saltire.i18n.log_wording import LogWording, log_wording_of
from saltire.i18n.words import LANGUAGES, Words
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position

GAMES: list[tuple[str, dict[str, object], int]] = [
    ("schotten", {"tactics": True}, 4),
    ("schotten", {"tactics": True, "expert": True}, 2),
    ("hammer", {}, 3),
    ("hammer", {"scenario": "bruce"}, 2),
    ("swords", {"players": 2}, 3),
    ("swords", {"players": 5, "stay_home": True}, 3),
    ("swords", {"players": 4, "longer": True}, 2),
]


def positions(game: Game, seed: int) -> Iterator[tuple[Position, int]]:
    """Play a game at random; give every position in which a seat has a choice."""
    state, lots = game.start(), Lots(seed)
    while state.returns is None:
        for seat in state.waiting_for():
            if seat >= 0 and len(state.legal(seat)) > 1:
                yield state, seat
        state.apply(state.sample(lots))


def wordings(game: Game) -> list[LogWording]:
    names = [f"Player {i}" for i in range(len(game.seats))]
    return [log_wording_of(game, Words(lang), names) for lang in LANGUAGES]


@pytest.mark.parametrize(("name", "options", "games"), GAMES)
def test_every_choice_is_worded_and_no_two_alike(
    name: str, options: dict[str, object], games: int
) -> None:
    game = saltire.load(name, **options)
    logs = wordings(game)
    for seed in range(games):
        for n, (state, seat) in enumerate(positions(game, seed)):
            view = state.view(seat)
            log = logs[n % len(logs)]
            worded: dict[str, str] = {}
            for action in state.legal(seat):
                text = game.say(state, action)
                sentence, covered = log.choice(view, [action])
                assert covered == 1
                assert sentence, f"{log.words.lang}: {text} is not worded"
                assert sentence != text
                assert "choice-" not in sentence, f"{log.words.lang}: no message for {text}"
                assert not {"  ", "{", "}", ": ,", "()"} & {sentence[i : i + 2] for i in range(99)}
                assert sentence[0].isupper() or sentence[0].isdigit(), sentence
                assert sentence not in worded, f"{text} is worded as {worded[sentence]}: {sentence}"
                worded[sentence] = text


def test_a_march_is_worded_to_its_end() -> None:
    game = saltire.load("hammer")
    log = log_wording_of(game, Words("en"), ["Ann", "Bob"])
    for state, seat in positions(game, 1):
        if "move Wallace" in [game.say(state, one) for one in state.legal(seat)]:
            break
    moves = [game.parse(state, text) for text in ("move Wallace", "to Angus", "stop")]
    sentence, covered = log.choice(state.view(seat), moves)
    assert sentence.startswith("Move Wallace from ")
    assert "to Angus" in sentence
    assert covered == 3
