"""9.3-9.6  A card set as the rules ask for it: flat tables, made once from a card file.

Sets of Bagpipe cards are one int. The copies of a title are neighbouring bits filled from below, so
a set with two copies is the same whichever two they are, and each bit is an equally likely draw.
"""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.swords.rules.constants import (
    ACTIONS,
    AWARDS,
    BADGE_ENGLAND,
    BADGE_FREE,
    CHOICE,
    DROP_DAGGER,
    FORCE_SIDE,
    PEEK,
    SWITCH_SIDE,
    TAKE_GOLD,
    Kind,
)
from saltire.kernel.bits import BIT
from saltire.kernel.vecs import vec


class Operation:
    """One step of a card's effect."""

    def __init__(
        self, code: i64, n: i64, source: i64 = 0, to: i64 = 0, most: i64 = 0, up_to: bool = False
    ) -> None:
        self.code: i64 = code
        self.n: i64 = n
        self.source: i64 = source
        self.to: i64 = to
        self.most: i64 = most
        self.up_to = up_to


class Bagpipe:
    """One title of the Bagpipe deck."""

    def __init__(self, id: str, title: str, copies: int, window: int) -> None:
        self.id = id
        self.title = title
        self.copies = copies
        self.window = window
        self.reconstructed = ""
        """19.4  What the makers of the set had to reconstruct: all, the rest beside the title, or nothing."""
        self.twice = False
        self.badge = False
        self.target = 0
        self.cost = 0
        self.needs = 0
        self.effect: list[Operation] = []


class Arms:
    """One English Arms card, grey or King Edward."""

    def __init__(self, id: str, title: str) -> None:
        self.id = id
        self.title = title
        self.reconstructed = ""
        self.troops: i64 = 0
        self.win: i64 = 0
        self.loss: i64 = 0
        self.crown: i64 = 0
        self.split = True
        self.badge = False
        self.out_with_two = False
        self.marks: i64 = 0
        self.levy: i64 = 0
        self.volley: i64 = 0
        self.militia: i64 = 0


class CardSet:
    """All cards of one game, and the tables that answer quickly."""

    def __init__(
        self,
        name: str,
        bagpipes: list[Bagpipe],
        grey: list[Arms],
        kings: list[Arms],
        daggers: list[int],
    ) -> None:
        self.name = name
        self.bagpipes = bagpipes
        self.arms = grey + kings
        self.grey: i64 = len(grey)
        self.kinds: i64 = len(bagpipes)
        self.daggers = tuple(daggers)
        starts = [sum([card.copies for card in bagpipes[:i]]) for i in range(len(bagpipes) + 1)]
        self.size: i64 = starts[-1]
        self.start: vec[i64] = vec[i64](starts)
        self.first: vec[i64] = vec[i64]([BIT[start] for start in starts[:-1]])
        self.run: vec[i64] = vec[i64](
            [BIT[starts[i + 1]] - BIT[starts[i]] for i in range(len(bagpipes))]
        )
        self.kind: vec[i64] = vec[i64](
            [i for i, card in enumerate(bagpipes) for _ in range(card.copies)]
        )
        self.window: vec[i64] = vec[i64]([card.window for card in bagpipes])
        self.target: vec[i64] = vec[i64]([card.target for card in bagpipes])
        self.cost: vec[i64] = vec[i64]([card.cost for card in bagpipes])
        self.needs: vec[i64] = vec[i64]([card.needs for card in bagpipes])
        self.twice: vec[i64] = vec[i64]([1 if card.twice else 0 for card in bagpipes])
        self.ordered: vec[i64] = vec[i64]([_order_matters(card) for card in bagpipes])
        self.firsts: vec[i64] = vec[i64](
            [_firsts(bagpipes, starts, window) for window in (ACTIONS, CHOICE, AWARDS)]
        )
        """The first copy of each title of a window: what a set shares with it are the titles it has."""
        self.everything: i64 = BIT[starts[-1]] - 1
        self.badge_cards: i64 = sum(
            [int(self.run[i]) for i, card in enumerate(bagpipes) if card.badge]
        )

    def with_card(self, held: i64, kind: Kind) -> i64:
        """Add a copy of a title to a set."""
        return held | ((held & self.run[kind]) + self.first[kind])

    def without_card(self, held: i64, kind: Kind) -> i64:
        """Take a copy of a title out of a set that has one."""
        return held & ~(((held & self.run[kind]) + self.first[kind]) >> 1)

    def kinds_in(self, held: i64) -> list[int]:
        """List the titles of a set, copies too, ascending."""
        return [int(self.kind[card]) for card in range(self.size) if held & BIT[card]]

    def grey_cards(self, players: i64) -> i64:
        """11.2, 13.4  List the grey Arms cards that are played with, as a set."""
        return sum(
            [
                int(BIT[i])
                for i, card in enumerate(self.arms[: self.grey])
                if not (players == 2 and card.out_with_two) and not (players == 3 and card.badge)
            ]
        )

    def bagpipe_cards(self, players: i64) -> i64:
        """13.4, R-25  List the Bagpipe cards that are played with, as a set."""
        return self.everything & ~self.badge_cards if players == 3 else self.everything

    def fingerprint(self) -> str:
        """Give a short number that changes with every value the rules use."""
        check = 7
        for byte in self._written().encode():
            check = (check * 257 + byte) % 4294967291
        return f"{check:08x}"

    def label(self, shipped: tuple[str, ...]) -> str:
        """19.2  Name the set as records do: a set of one's own with its fingerprint."""
        return self.name if self.name in shipped else f"{self.name}#{self.fingerprint()}"

    def _written(self) -> str:
        rows: list[object] = [list(self.daggers)]
        for card in self.bagpipes:
            steps = [[op.code, op.n, op.source, op.to, op.most, op.up_to] for op in card.effect]
            rows.append(
                [card.id, card.copies, card.window, card.twice, card.badge, card.target, card.cost,
                 card.needs, steps]
            )  # fmt: skip
        for arms in self.arms:
            rows.append(
                [arms.id, arms.troops, arms.win, arms.loss, arms.crown, arms.split, arms.badge,
                 arms.out_with_two, arms.marks, arms.levy, arms.volley, arms.militia]
            )  # fmt: skip
        return str(rows)


def _order_matters(card: Bagpipe) -> int:
    """R-51  Tell whether a card means another thing before or after somebody else's: 1 or 0."""
    codes = (SWITCH_SIDE, FORCE_SIDE, PEEK, TAKE_GOLD, DROP_DAGGER)
    return 1 if any([step.code in codes for step in card.effect]) else 0


def _firsts(bagpipes: list[Bagpipe], starts: list[int], window: int) -> int:
    return sum([int(BIT[starts[i]]) for i, card in enumerate(bagpipes) if card.window == window])


def badge_marks(arms: Arms) -> bool:
    """Tell whether an Arms card changes what the badge does."""
    return arms.marks & (BADGE_FREE | BADGE_ENGLAND) != 0
