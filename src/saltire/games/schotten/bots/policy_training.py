"""Practise Schotten Totten: the leanings its playouts go by, learned from nothing, and compared."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from saltire.arena.statistics import Estimate, Shares
from saltire.games.schotten.bots.greedy import GreedyBot
from saltire.games.schotten.bots.placement_features import ROWS
from saltire.games.schotten.bots.playout_policy import LEARNED, Leanings, learned
from saltire.games.schotten.bots.playout_tactics import Wiles
from saltire.games.schotten.bots.policy_learning import Practice
from saltire.games.schotten.bots.quick_eval import Instinct
from saltire.games.schotten.bots.search_knowledge import SchottenKnowledge
from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.constants import ALL_CLAN
from saltire.games.schotten.rules.game import SchottenTotten
from saltire.games.schotten.rules.turn import Place
from saltire.games.schotten.rules.view import SchottenView
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE

GAMES: Final = (SchottenTotten(auto_claim=True), SchottenTotten(auto_claim=True, tactics=True))
"""Both are practised, turn about: stones with tactics cards have leanings of their own."""
WATCHED: Final = 600
"""How many rounds of the teacher are watched."""
DEALS: Final = 1500
"""How many deals settle whether new leanings are better: an interval of 1.6 % either way."""
LESSONS: Final = 1000
"""How many choices or rounds there are to a step."""
_PASSES: Final = 6
"""How often everything the teacher did is gone through."""
_STRAY: Final = 10
"""The teacher plays one in so many choices at random, to show what it does in odd positions."""
_STRIDE: Final = 0.01
Tell = Callable[[str], None]


def practise(
    watched: int, rounds: int, seed: int, tell: Tell, lessons: int = LESSONS
) -> list[float]:
    """Watch the greedy bot for some rounds, then play more against oneself; give the leanings."""
    lots = Lots(seed)
    instinct = Instinct()
    instinct.look(ALL_CLAN)
    practice = Practice(Wiles(instinct), [0.0] * ROWS)
    choices = [choice for n in range(watched) for choice in _teach(n, lots)]
    for turn in range(_PASSES):
        practice.agreed = 0
        for n, (s, seat, action) in enumerate(choices, 1):
            practice.watch(s, seat, action)
            if n % lessons == 0:
                practice.step(3.0 * _STRIDE, lessons)
        tell(
            f"watched {turn + 1} of {_PASSES} times: agrees in {practice.agreed:,} of {len(choices):,}"
        )
    return _play(practice, rounds, lots, tell, lessons)


def _teach(n: int, lots: Lots) -> list[tuple[Table, int, int]]:
    """Have the greedy bot play a round against itself; list its placements."""
    teacher = GreedyBot()
    s = GAMES[n % len(GAMES)].start()
    found: list[tuple[Table, int, int]] = []
    while s.returns is None:
        if s.actor() == CHANCE:
            s.apply(s.sample(lots))
            continue
        action = teacher.choose(SchottenView(s, s.actor()), (), 1.0)
        if isinstance(s.top, Place):
            found.append((s.clone(), s.actor(), action))
        s.apply(s.sample(lots) if lots.below(_STRAY) == 0 else action)
    return found


def _play(practice: Practice, rounds: int, lots: Lots, tell: Tell, lessons: int) -> list[float]:
    """Play rounds with smaller and smaller strides; the leanings are averaged over the second half."""
    steps = max(1, rounds // lessons)
    table = practice.table()
    averaged = 0
    for step in range(steps):
        for n in range(lessons):
            practice.play(GAMES[n % len(GAMES)].start(), lots)
        practice.step(_STRIDE * (1.0 - 0.8 * step / steps), lessons)
        if 2 * step >= steps:
            averaged += 1
            now = practice.table()
            table = [old + (new - old) / averaged for old, new in zip(table, now, strict=True)]
        if step % max(1, steps // 10) == 0:
            error = practice.error / float(practice.judged)
            tell(f"{(step + 1) * lessons:,} rounds: misjudges by {error:.4f}")
            practice.error, practice.judged = 0.0, 0
    return table if averaged else practice.table()


def compare(new: list[float], old: list[float], deals: int, seed: int) -> Estimate:
    """Give how often the new leanings beat the old ones, each deal played from both seats."""
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
    knowledge.leanings = Leanings(table)
    return knowledge


def write(table: list[float], path: Path) -> None:
    """Keep leanings as whole hundredths."""
    rows = [round(100.0 * row) for row in table]
    path.write_text(json.dumps(rows, separators=(",", ":")) + "\n", encoding="utf-8")


class PlayoutPolicyTrainer:
    """What `saltire arena train schotten --part playouts` runs."""

    installed: Path = LEARNED

    def train(self, rounds: int, seed: int, report: Tell) -> list[float]:
        return practise(WATCHED, rounds, seed, report)

    def compare(self, weights: list[float], seed: int) -> tuple[int, Estimate]:
        return 2 * DEALS, compare(weights, learned(), DEALS, seed)

    def write(self, weights: list[float], path: Path) -> None:
        write(weights, path)
