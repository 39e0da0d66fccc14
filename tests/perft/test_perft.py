"""Counts of ways to play: by hand, and agreed by two independent implementations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from saltire import Lots, State, load
from saltire.kernel.phase import OPEN, Script
from saltire.testing.perft import apply_chance, count_actions, count_turns, divide, node_counts
from tests.games.schotten.slow_game import SlowGame, count
from tests.toy import Cakes, DealOne, Eat, Stake

HERE = Path(__file__).parent


class Case(NamedTuple):
    id: str
    game: str
    options: dict[str, object]
    after: tuple[int, int]
    turns: int
    number: int
    source: str


def cases() -> list[Case]:
    """Read the .perft files: blocks of `id`, `options`, `after`, `source` and `turns n count` lines."""
    found: list[Case] = []
    for path in sorted(HERE.glob("schotten.perft")):
        head: dict[str, str] = {}
        for row in path.read_text(encoding="utf-8").splitlines():
            word, _, rest = row.partition(" ")
            if word == "id":
                head = {"id": rest}
            elif word == "turns":
                turns, number = rest.split()
                seed, _, plies = head.get("after", "0 0").partition(" ")
                found.append(
                    Case(
                        head["id"], path.stem, json.loads(head["options"]),
                        (int(seed), int(plies)), int(turns), int(number), head["source"],
                    )
                )  # fmt: skip
            elif word and word != "#":
                head[word] = rest
    return found


def start_of(case: Case) -> State:
    """Play so many random plies, then on to the start of a turn."""
    state, lots = load(case.game, **case.options).start(), Lots(case.after[0])
    for _ in range(case.after[1]):
        state.apply(state.sample(lots))
    while type(apply_chance(state).top).__name__ not in ("Place", "Turn"):
        state.apply(state.legal()[-1])
    return state


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.id}-{case.turns}")
def test_the_count_is_as_written(case: Case) -> None:
    assert count_turns(start_of(case), case.turns) == case.number


@pytest.mark.parametrize(
    "case", [c for c in cases() if "slow" in c.source], ids=lambda case: f"{case.id}-{case.turns}"
)
def test_a_slow_game_written_from_the_rules_agrees(case: Case) -> None:
    state = start_of(case)
    assert count(SlowGame(state), state.actor(), case.turns) == case.number


def test_dividing_a_count_adds_up_to_it() -> None:
    state = load("schotten", start_player=0).start()
    counts = divide(state, 2)
    assert len(counts) == 54
    assert sum(counts.values()) == 54 * 54


def test_actions_are_counted_too() -> None:
    state = load("schotten", start_player=0).start()
    assert count_actions(state.clone(), 0) == 1
    assert count_actions(state.clone(), 2) == 54 * 54


def test_the_whole_tree_of_one_round_of_the_toy() -> None:
    """Two cards of six, then two sealed stakes of 0 to 3: 7 chance, 30 + 30 * 4 decision nodes a round."""
    chance, decision, terminal = node_counts(one_round())
    assert (chance, decision, terminal) == (1 + 6, 30 + 30 * 4, 30 * 16)


def one_round() -> State:
    s = Cakes([Script((DealOne(0), DealOne(1), Stake((OPEN, OPEN)), Eat()))], 2)
    s.run_on()
    return s
