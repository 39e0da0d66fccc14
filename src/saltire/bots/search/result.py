"""What a search has found, as plain numbers: several processes' findings add up."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from saltire.bots.search.root import Search
from saltire.bots.search.settings import Settings
from saltire.kernel.lots import Lots

_FINE: i64 = 1000000


class Row:
    """What is known of one plan (or of one option of a sealed choice)."""

    def __init__(self, actions: tuple[int, ...], worth: float) -> None:
        self.actions = actions
        self.worth = worth
        self.visits = 0
        self.total = 0.0
        self.part = 0.0
        """How often a mixed choice takes it, unnormalised."""
        self.shares: list[float] = []
        """Each seat's wins in the games that began with this plan."""
        self.counted = 0


class Verdict:
    """The findings of one choice."""

    def __init__(self, mixed: bool) -> None:
        self.mixed = mixed
        self.playouts = 0
        self.rows: list[Row] = []
        self.shares: list[float] = []
        self.counted = 0

    def add(self, other: Verdict) -> None:
        """Add what another search of the same view has found."""
        self.playouts += other.playouts
        self.counted += other.counted
        self.shares = _sum(self.shares, other.shares)
        known = {row.actions: row for row in self.rows}
        for row in other.rows:
            mine = known.get(row.actions)
            if mine is None:
                self.rows.append(row)
                continue
            mine.visits += row.visits
            mine.total += row.total
            mine.part += row.part
            mine.counted += row.counted
            mine.shares = _sum(mine.shares, row.shares)

    def packed(self) -> tuple[object, ...]:
        """Give everything as plain values, to be sent."""
        rows = [
            (row.actions, row.worth, row.visits, row.total, row.part, row.shares, row.counted)
            for row in self.rows
        ]
        return self.mixed, self.playouts, self.shares, self.counted, rows

    def plans(self) -> list[tuple[int, ...]]:
        """List the plans that were tried."""
        return [row.actions for row in self.rows]

    def finalists(self, settings: Settings) -> list[tuple[tuple[int, ...], float]]:
        """List plans with their chances, the best first; those dropped early come last."""
        return [
            (row.actions, _chance(row, self._shift(), settings)) for row in self._best(settings)
        ]

    def ranked(self, settings: Settings) -> list[tuple[int, float, int]]:
        """List actions with their chances and visits, the best first, each once."""
        found: list[tuple[int, float, int]] = []
        seen: set[int] = set()
        shift = self._shift()
        for row in self._best(settings):
            if row.actions[0] not in seen:
                seen.add(row.actions[0])
                chance = min(1.0, max(0.0, _chance(row, shift, settings)))
                found.append((row.actions[0], chance, row.visits))
        return found

    def chances(self, settings: Settings) -> tuple[float, ...]:
        """Give each seat's chance to win if the best plan is played, or the mixed choice."""
        if self.mixed:
            return _shared(self.shares, self.counted)
        best = self._best(settings)[0]
        if best.counted:
            return _shared(best.shares, best.counted)
        tried = [row for row in self.rows if row.counted]
        return _shared(tried[0].shares, tried[0].counted) if tried else ()

    def mixture(self, settings: Settings) -> list[tuple[int, float]]:
        """Give the mixed choice: actions and how often to take each, the seldom ones left out."""
        whole = sum([row.part for row in self.rows])
        if whole <= 0.0:
            return [(row.actions[0], 1.0 / len(self.rows)) for row in self.rows]
        kept = [row for row in self.rows if row.part >= settings.least * whole]
        rest = sum([row.part for row in kept])
        return [(row.actions[0], row.part / rest) for row in kept]

    def drawn(self, settings: Settings, lots: Lots) -> int:
        """Draw from the mixed choice."""
        mixture = self.mixture(settings)
        left = float(lots.below(_FINE)) / float(_FINE)
        for action, part in mixture:
            left -= part
            if left < 0.0:
                return action
        return mixture[-1][0]

    def _best(self, settings: Settings) -> list[Row]:
        if self.mixed:
            order = [(-row.part, at) for at, row in enumerate(self.rows)]
        else:
            shift = self._shift()
            most = max([row.visits for row in self.rows])
            order = [
                (-_chance(row, shift, settings) + (10.0 if 2 * row.visits < most else 0.0), at)
                for at, row in enumerate(self.rows)
            ]
        order.sort()
        return [self.rows[at] for _, at in order]

    def _shift(self) -> float:
        visits = sum([row.visits for row in self.rows])
        gap = sum([row.total - row.visits * row.worth for row in self.rows])
        return gap / visits if visits else 0.0


def _chance(row: Row, shift: float, settings: Settings) -> float:
    trust = max(settings.trust + settings.faith * row.visits, 0.001)
    return (row.total + trust * (row.worth + shift)) / (row.visits + trust)


def _sum(one: list[float], other: list[float]) -> list[float]:
    if not one or not other:
        return one or other
    return [one[i] + other[i] for i in range(len(one))]


def _shared(shares: list[float], counted: int) -> tuple[float, ...]:
    return tuple([share / counted for share in shares]) if counted else ()


def verdict_of(search: Search) -> Verdict:
    """Take a search's findings out of its tree."""
    verdict = Verdict(search.sealed)
    verdict.playouts = search.playouts
    root = search.root
    if root.tables is not None:
        verdict.shares = root.edges[0].shares[:]
        verdict.counted = root.edges[0].counted
        own = root.tables.own
        own.weigh(root.tables.seen[search.me], search.settings)
        for option in own.open:
            row = Row((option.action,), option.worth)
            row.visits, row.total, row.part = option.visits, option.total, option.odds
            verdict.rows.append(row)
        return verdict
    for edge in root.edges:
        row = Row(edge.actions, edge.worth)
        row.visits, row.total = edge.visits, edge.total
        row.shares, row.counted = edge.shares[:], edge.counted
        verdict.rows.append(row)
    return verdict


def unpacked(packed: Any) -> Verdict:
    """Make a verdict again of what `packed` gave."""
    mixed, playouts, shares, counted, rows = packed
    verdict = Verdict(mixed)
    verdict.playouts, verdict.shares, verdict.counted = playouts, shares, counted
    for actions, worth, visits, total, part, parts, number in rows:
        row = Row(actions, worth)
        row.visits, row.total, row.part = visits, total, part
        row.shares, row.counted = parts, number
        verdict.rows.append(row)
    return verdict
