"""Trains the playout policy of Schotten Totten from scratch, and compares it with the one in use."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from saltire.arena.statistics import Estimate, Shares
from saltire.games.schotten.bots.greedy import GreedyBot
from saltire.games.schotten.bots.placement_features import ROWS
from saltire.games.schotten.bots.playout_policy import WEIGHTS_FILE, PlayoutPolicy, read_weights
from saltire.games.schotten.bots.playout_tactics import PlayoutTactics
from saltire.games.schotten.bots.policy_learning import PolicyLearner
from saltire.games.schotten.bots.quick_eval import QuickEvaluation
from saltire.games.schotten.bots.search_knowledge import SchottenKnowledge
from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.constants import ALL_CLAN
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.turn import Place
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE

GAMES: Final = (SchottenTotten(auto_claim=True), SchottenTotten(auto_claim=True, tactics=True))
"""Training alternates between both: stones with tactics cards have weights of their own."""
TEACHER_ROUNDS: Final = 600
"""How many rounds the teacher plays."""
DEALS: Final = 1500
"""How many deals compare two policies: a confidence interval of 1.6 % either way."""
BATCH: Final = 1000
"""How many choices or rounds make a batch."""
_PASSES: Final = 6
"""How many epochs of imitation there are."""
_RANDOM_ONE_IN: Final = 10
"""The teacher's action is replaced by a random one so often, to show it in unusual positions."""
_LEARNING_RATE: Final = 0.01
Report = Callable[[str], None]


def train_policy(
    teacher_rounds: int, rounds: int, seed: int, report: Report, batch: int = BATCH
) -> list[float]:
    """Imitate the greedy bot for some rounds, then learn by self-play; give the weights."""
    lots = Lots(seed)
    quick = QuickEvaluation()
    quick.update(ALL_CLAN)
    learner = PolicyLearner(PlayoutTactics(quick), [0.0] * ROWS)
    choices = [choice for n in range(teacher_rounds) for choice in _teacher_choices(n, lots)]
    for turn in range(_PASSES):
        learner.agreements = 0
        for n, (s, seat, action) in enumerate(choices, 1):
            learner.imitate(s, seat, action)
            if n % batch == 0:
                learner.step(3.0 * _LEARNING_RATE, batch)
        agrees = f"agrees in {learner.agreements:,} of {len(choices):,}"
        report(f"imitation {turn + 1} of {_PASSES}: {agrees}")
    return _self_play(learner, rounds, lots, report, batch)


def _teacher_choices(n: int, lots: Lots) -> list[tuple[Table, int, int]]:
    """Have the greedy bot play a round against itself; list its placements."""
    teacher = GreedyBot()
    s = GAMES[n % len(GAMES)].start()
    result: list[tuple[Table, int, int]] = []
    while s.returns is None:
        if s.actor() == CHANCE:
            s.apply(s.sample(lots))
            continue
        action = teacher.choose(SchottenView(s, s.actor()), (), 1.0)
        if isinstance(s.top, Place):
            result.append((s.clone(), s.actor(), action))
        s.apply(s.sample(lots) if lots.below(_RANDOM_ONE_IN) == 0 else action)
    return result


def _self_play(
    learner: PolicyLearner, rounds: int, lots: Lots, report: Report, batch: int
) -> list[float]:
    """Play rounds with a decreasing learning rate; the weights are averaged over the second half."""
    steps = max(1, rounds // batch)
    table = learner.table()
    averaged = 0
    for step in range(steps):
        for n in range(batch):
            learner.play(GAMES[n % len(GAMES)].start(), lots)
        learner.step(_LEARNING_RATE * (1.0 - 0.8 * step / steps), batch)
        if 2 * step >= steps:
            averaged += 1
            now = learner.table()
            table = [old + (new - old) / averaged for old, new in zip(table, now, strict=True)]
        if step % max(1, steps // 10) == 0:
            error = learner.error / float(learner.critic_samples)
            report(f"{(step + 1) * batch:,} rounds: critic error {error:.4f}")
            learner.error, learner.critic_samples = 0.0, 0
    return table if averaged else learner.table()


def compare(new: list[float], old: list[float], deals: int, seed: int) -> Estimate:
    """Give how often the new weights beat the old ones, each deal played from both seats."""
    players = [_player(new), _player(old)]
    shares = Shares()
    for deal in range(deals):
        game = GAMES[deal % len(GAMES)]
        won = 0.0
        for flip in (0, 1):
            s = game.start()
            lots = Lots(seed + deal)
            while s.returns is None:
                actor = s.actor()
                if actor == CHANCE:
                    s.apply(s.sample(lots))
                else:
                    s.apply(players[actor ^ flip].playout_action(s, lots))
            won += s.returns[flip] / 2.0
        shares.add(won)
    return shares.estimate()


def _player(table: list[float]) -> SchottenKnowledge:
    knowledge = SchottenKnowledge(GAMES[0])
    knowledge.policy = PlayoutPolicy(table)
    return knowledge


def write(table: list[float], path: Path) -> None:
    """Write weights as whole hundredths."""
    rows = [round(100.0 * row) for row in table]
    path.write_text(json.dumps(rows, separators=(",", ":")) + "\n", encoding="utf-8")


class PlayoutPolicyTrainer:
    """Runs `saltire arena train schotten --part playouts`."""

    installed: Path = WEIGHTS_FILE

    def train(self, rounds: int, seed: int, report: Report) -> list[float]:
        return train_policy(TEACHER_ROUNDS, rounds, seed, report)

    def compare(self, weights: list[float], seed: int) -> tuple[int, Estimate]:
        return 2 * DEALS, compare(weights, read_weights(), DEALS, seed)

    def write(self, weights: list[float], path: Path) -> None:
        write(weights, path)
