"""Every way the last round can end: the rules fight the battle, and all hidden Dagger cards are tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.battle import LayTokens
from saltire.games.swords.rules.board import DAGGER_DISCARDS, HELD, STACK, Table
from saltire.games.swords.rules.constants import ENGLAND, SCOTLAND
from saltire.games.swords.rules.daggers import REST, cards_in, number, values_in
from saltire.kernel.phase import OPEN
from saltire.kernel.types import RULES

FIVE: Final = 5


@dataclass(frozen=True)
class Battle:
    """How one choice of sides ends, but for the Dagger cards that nobody has seen."""

    sides: tuple[int, ...]
    scots_won: bool
    fallen: bool
    gold: tuple[int, ...]
    drawn: tuple[int, ...]
    """How many Dagger cards each seat draws."""


@dataclass(frozen=True)
class World:
    """One way in which the game can end."""

    battle: Battle
    daggers: tuple[int, ...]
    winners: frozenset[int]


def battles(s: Table) -> list[Battle]:
    """Let everybody who still lays a token lay each of the two."""
    top = s.top
    assert isinstance(top, LayTokens)
    free = [seat for seat, choice in enumerate(top.choices) if choice == OPEN]
    return [
        _fought(s, dict(zip(free, some, strict=True))) for some in product((0, 1), repeat=len(free))
    ]


def _fought(s: Table, sides: dict[int, int]) -> Battle:
    after = s.clone()
    for seat, side in sides.items():
        after.apply(int(actions.lay(side, 0)), seat)
    held = [int(cards_in(s.daggers[HELD + seat])) for seat in range(s.players)]
    defeats = int(s.defeats)
    while after.actor() != RULES:
        # Cards of chance and the windows of those who hold no card: nothing of them changes gold or sides.
        after.apply(after.legal()[0])
    now = [int(cards_in(after.daggers[HELD + seat])) for seat in range(s.players)]
    return Battle(
        tuple(sides.get(seat, int(s.side(seat))) for seat in range(s.players)),
        int(after.defeats) == defeats, bool(after.defeats >= s.options.last_defeat),
        tuple(int(after.gold(seat)) for seat in range(s.players)),
        tuple(new - old for new, old in zip(now, held, strict=True)),
    )  # fmt: skip


def unseen_values(s: Table, me: int) -> Counter[int]:
    """Count the Dagger cards that a seat has not seen, by value."""
    hidden = [
        s.daggers[STACK],
        *[s.daggers[HELD + seat] for seat in range(s.players) if seat != me],
    ]
    return Counter(value for held in hidden for value in values_in(held))


def plain_daggers(s: Table) -> bool:
    """Tell whether all Dagger cards are of the usual stack, which does not run out."""
    piles = [*[s.daggers[HELD + seat] for seat in range(s.players)], s.daggers[STACK]]
    usual = all(
        cards_in(pile) == sum(int(number(pile, REST, value)) for value in (1, 2, 3))
        for pile in piles
    )
    return bool(usual and not s.daggers[DAGGER_DISCARDS] and cards_in(s.daggers[STACK]) > s.players)


def worlds(s: Table, me: int) -> list[World]:
    """List every end that a seat cannot exclude, each once."""
    pool = unseen_values(s, me)
    held = [int(cards_in(s.daggers[HELD + seat])) for seat in range(s.players)]
    known = sum(values_in(s.daggers[HELD + me]))
    found: list[World] = []
    for battle in battles(s):
        hidden = [
            battle.drawn[seat] + (0 if seat == me else held[seat]) for seat in range(s.players)
        ]
        for totals in sorted(set(_totals(pool, tuple(hidden)))):
            daggers = tuple(total + known * (seat == me) for seat, total in enumerate(totals))
            won = winners(battle.gold, daggers, battle.fallen)
            found.append(World(battle, daggers, won))
    return found


def _totals(pool: Counter[int], hidden: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """List what hidden cards of a pool can add up to, seat by seat."""
    if not hidden:
        yield ()
        return
    for ones in range(min(hidden[0], pool[1]) + 1):
        for twos in range(min(hidden[0] - ones, pool[2]) + 1):
            threes = hidden[0] - ones - twos
            if threes > pool[3]:
                continue
            left = Counter({1: pool[1] - ones, 2: pool[2] - twos, 3: pool[3] - threes})
            for rest in _totals(left, hidden[1:]):
                yield (ones + 2 * twos + 3 * threes, *rest)


def winners(gold: tuple[int, ...], daggers: tuple[int, ...], fallen: bool) -> frozenset[int]:
    """10.4-10.6, R-14, R-15  Say who wins; a tie to the end is shared."""
    seats = list(range(len(gold)))
    if fallen:
        best = max((-daggers[seat], gold[seat]) for seat in seats)
        return frozenset(s for s in seats if (-daggers[s], gold[s]) == best)
    ranked = sorted(daggers)
    if ranked[-1] - ranked[-2] >= FIVE:
        seats.remove(daggers.index(ranked[-1]))
    best = max((gold[seat], -daggers[seat]) for seat in seats)
    return frozenset(s for s in seats if (gold[s], -daggers[s]) == best)


assert (SCOTLAND, ENGLAND) == (0, 1)
