"""Solves small battles exactly: the probability that a side is wiped out if both fight to the end."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from mypy_extensions import i64

from saltire.games.hammer.bots.battle_forecast import lives_in
from saltire.games.hammer.rules.board import Battle
from saltire.games.hammer.rules.constants import FIRST_NOBLE, HITS_ON, LETTER, PER_SIDE
from saltire.kernel.bits import members
from saltire.kernel.vecs import vec

ROUNDS: Final = 3
SMALL: Final = 5
"""Battles with more blocks than this are not solved."""
MOST_KNOWN: Final = 200_000
"""The size of the cache."""


class Fighter(NamedTuple):
    """A block in a battle. What it hits on may differ between attack and defence (1.4b)."""

    noble: bool
    acted: bool
    attacking: int
    defending: int
    letter: int
    steps: int


Line: TypeAlias = tuple[Fighter, ...]


class SolvedBattle(NamedTuple):
    """The exact probabilities of a battle; the rest to 1 is that the attacker must retreat."""

    win: float
    loss: float


def _hit_chances() -> list[list[list[float]]]:
    """List the probability of each number of hits, by what a block hits on and its number of dice."""
    table: list[list[list[float]]] = []
    for rating in range(7):
        p = min(rating, 6) / 6
        rows = [[1.0]]
        for _ in range(4):
            last = rows[-1]
            rows.append(
                [
                    (last[k] * (1 - p) if k < len(last) else 0.0) + (last[k - 1] * p if k else 0.0)
                    for k in range(len(last) + 1)
                ]
            )
        table.append(rows)
    return table


_CHANCES: Final = _hit_chances()


class Solver:
    """Solves battles without retreats, with a cache."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, Line, Line, Line, Line], SolvedBattle] = {}

    def solve(self, attack: Line, defence: Line, round: int) -> SolvedBattle:
        """Solve a battle from a combat turn in a round, without reserves."""
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        return self._fight(round, _ordered(attack), _ordered(defence), (), ())

    def _fight(
        self, round: int, attack: Line, defence: Line, won: Line, lost: Line
    ) -> SolvedBattle:
        """Solve from here; `won` and `lost` are captured nobles, who join in the next round."""
        if not (defence or lost):
            return SolvedBattle(1.0, 0.0)
        if not (attack or won):
            return SolvedBattle(0.0, 1.0)
        key = (round, attack, defence, won, lost)
        known = self._known.get(key)
        if known is None:
            known = self._next(round, attack, defence, won, lost)
            self._known[key] = known
        return known

    def _next(self, round: int, attack: Line, defence: Line, won: Line, lost: Line) -> SolvedBattle:
        if attack and defence:
            for letter in range(3):
                for side in (1, 0):
                    for at, fighter in enumerate(defence if side else attack):
                        if fighter.letter == letter and not fighter.acted:
                            return self._fire(round, attack, defence, won, lost, side, at)
        if round == ROUNDS:
            return SolvedBattle(0.0, 0.0)
        if round == 1 and not defence:  # 5.32e: control changes
            swapped = self._fight(2, _rested(lost), _rested(attack + won), (), ())
            return SolvedBattle(swapped.loss, swapped.win)
        return self._fight(round + 1, _rested(attack + won), _rested(defence + lost), (), ())

    def _fire(
        self, round: int, attack: Line, defence: Line, won: Line, lost: Line, side: int, at: int
    ) -> SolvedBattle:
        """Let one block fire, and average over the number of its hits."""
        ours = list(defence if side else attack)
        shooter = ours[at]
        ours[at] = shooter._replace(acted=True)
        line = _ordered(tuple(ours))
        rating = shooter.defending if side else shooter.attacking
        win, loss = 0.0, 0.0
        for hits, chance in enumerate(_CHANCES[rating][shooter.steps]):
            if chance == 0.0:
                continue
            left, taken = _struck(attack if side else defence, hits)
            if side:
                outcome = self._fight(round, left, line, won, _ordered(lost + taken))
            else:
                outcome = self._fight(round, line, left, _ordered(won + taken), lost)
            win += chance * outcome.win
            loss += chance * outcome.loss
        return SolvedBattle(win, loss)


def _ordered(line: Line) -> Line:
    return tuple(sorted(line))


def _rested(line: Line) -> Line:
    return _ordered(tuple([fighter._replace(acted=False) for fighter in line]))


def _struck(line: Line, hits: int) -> tuple[Line, Line]:
    """5.41b  Apply hits to the strongest, one by one; nobles who fall are captured at strength 1."""
    left = list(line)
    taken: list[Fighter] = []
    while hits > 0 and left:
        hits -= 1
        hurt = max(left, key=_next_hurt)
        left.remove(hurt)
        if hurt.steps > 1:
            left.append(hurt._replace(steps=hurt.steps - 1))
        elif hurt.noble:
            taken.append(hurt._replace(acted=False))
    return _ordered(tuple(left)), tuple(taken)


def _next_hurt(fighter: Fighter) -> tuple[int, bool, bool, int]:
    """Order who takes a hit: the strongest, then plain blocks, those that have fired, weak ones."""
    rating = max(fighter.attacking, fighter.defending)
    return fighter.steps, not fighter.noble, fighter.acted, -rating


def line_of(b: Battle, strength: vec[i64], side: int) -> Line:
    """Read one side's front from a battle under way."""
    result: list[Fighter] = []
    for block in members(b.front):
        if block // PER_SIDE != side:
            continue
        hits = int(HITS_ON[block])
        home = 3 if lives_in(block, b.area) else hits
        acted = b.acted >> block & 1 != 0
        noble = block % PER_SIDE >= FIRST_NOBLE
        result.append(Fighter(noble, acted, hits, home, int(LETTER[block]), int(strength[block])))
    return tuple(result)
