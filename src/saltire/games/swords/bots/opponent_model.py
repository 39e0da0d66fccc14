"""Who the others are: a chance for each kind of player, moved by what they did and said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from saltire.games.swords.bots.game_memory import Memory
from saltire.games.swords.bots.opponent_types import HABIT, KINDS, PRIOR, TEMPERS
from saltire.games.swords.bots.personalities import SCOTLAND_ALWAYS, SILENT
from saltire.games.swords.bots.playout_policy import Conduct
from saltire.games.swords.rules.battle import LayTokens
from saltire.games.swords.rules.board import Table
from saltire.games.swords.rules.constants import ENGLAND, NOBODY, SCOTLAND, SIDES
from saltire.games.swords.rules.imagine import imagine
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.bits import BIT
from saltire.kernel.lots import Lots
from saltire.kernel.phase import ABSENT, OPEN
from saltire.kernel.types import RULES, Seat

WORLDS: Final = 12
"""In how many worlds a side is foretold."""
DOUBT: Final = 0.08
"""How often the side of a known kind is foretold wrongly."""
CHANGE: Final = 0.02
"""How much of the first guess is kept for ever: people change."""
OUT_OF_CHARACTER: Final = 0.08
"""How often a kind speaks that is silent, or says what it would not say."""
SAYS_NOTHING: Final = 0.25
USUAL: Final = 0.4
"""How often a clan betrays of whom nothing is known."""


class Suspects:
    """Keeps what is thought of every seat, from the events one seat hears and the views it gets."""

    def __init__(self, seed: int) -> None:
        self.memory = Memory()
        self.conduct = Conduct()
        self.chances: list[list[float]] = [list(PRIOR) for _ in range(6)]
        self._lots = Lots(seed)
        self._view: SwordsView | None = None
        self._judged = 0
        self._spoke: set[tuple[int, int]] = set()

    def hear(self, view: SwordsView, heard: Sequence[dict[str, object]]) -> None:
        """Take up what was heard, then keep the view: it is what the next battle is foretold from."""
        for event in heard:
            kind = event["kind"]
            if kind == "begin":
                self._forget()
            self.memory.hear([event])
            if kind == "claimed" and event["about"] == "side":
                self._claim(event)
            elif kind == "revealed" and self.memory.round > self._judged:
                self._judged = self.memory.round
                self._reveal(view)
        if view.winner == NOBODY and not self._better_kept(view):
            self._view = view
        self.brief(view)

    def _forget(self) -> None:
        self.memory = Memory()
        self.chances = [list(PRIOR) for _ in range(6)]
        self._view = None
        self._judged = 0
        self._spoke = set()

    def _better_kept(self, view: SwordsView) -> bool:
        """Tell whether the view kept shows this round's tokens being laid: no later one shows more."""
        kept = self._view
        if kept is None or kept.round != view.round:
            return False
        return bool(kept.stack) and isinstance(kept.stack[-1], LayTokens)

    # Evidence.

    def _claim(self, event: dict[str, object]) -> None:
        seat, side = event["seat"], str(event["side"])
        assert isinstance(seat, int)
        if (self.memory.round, seat) in self._spoke:
            return
        self._spoke.add((self.memory.round, seat))
        chances = self.chances[seat]
        for kind in range(KINDS - 1):
            speech = TEMPERS[kind].speech
            odd = speech == SILENT or (speech == SCOTLAND_ALWAYS and side != SIDES[SCOTLAND])
            chances[kind] *= OUT_OF_CHARACTER if odd else 1.0
        chances[HABIT] *= 0.4
        self._settle(seat)

    def _reveal(self, now: SwordsView) -> None:
        """Compare what each clan did with what each kind would have done."""
        sides = self.memory.sides[self.memory.round]
        view = self._view
        bound = self.memory.bound.get(self.memory.round, (NOBODY, ""))[0]
        if view is None or view.round != self.memory.round:
            return
        foretold = self.foretell(view)
        for seat in range(now.players):
            if seat in (now.seat, bound) or sides[seat] is None:
                continue
            chances = self.chances[seat]
            said = (self.memory.round, seat) in self._spoke
            for kind in range(KINDS):
                english = foretold[seat][kind]
                right = english if sides[seat] == SIDES[ENGLAND] else 1.0 - english
                chances[kind] *= DOUBT + (1.0 - 2.0 * DOUBT) * right
                if now.options.talk and not said and TEMPERS[kind].speech != SILENT:
                    chances[kind] *= SAYS_NOTHING
            self._settle(seat)

    def _settle(self, seat: Seat) -> None:
        chances = self.chances[seat]
        whole = sum(chances)
        self.chances[seat] = [
            (1.0 - CHANGE) * chances[kind] / whole + CHANGE * PRIOR[kind] for kind in range(KINDS)
        ]

    # Foretelling.

    def foretell(self, view: SwordsView) -> list[list[float]]:
        """Give for each seat and kind the chance that it lays the crown in the coming battle."""
        english = [[0.0] * KINDS for _ in range(view.players)]
        asked = [0.0] * view.players
        self.brief(view)
        for _ in range(WORLDS):
            s = self.world(view)
            free = self._go_to_tokens(s, view)
            for seat in range(view.players):
                if free & BIT[seat]:
                    asked[seat] += 1.0
                    for kind in range(KINDS):
                        english[seat][kind] += self._would_betray(s, seat, kind)
        return [
            [english[seat][kind] / asked[seat] if asked[seat] else 0.5 for kind in range(KINDS)]
            for seat in range(view.players)
        ]

    def _go_to_tokens(self, s: Table, view: SwordsView) -> i64:
        """Play on, or back, to where tokens are laid; give the set of the others who lay one."""
        hidden = view.sided & ~view.known_sides
        if hidden:
            s.sided &= ~hidden
            s.english &= ~hidden
            return hidden
        steps = 0
        while not isinstance(s.top, LayTokens) and s.actor() != RULES and steps < 200:
            s.apply(self.conduct.step(s, self._lots))
            steps += 1
        top = s.top
        free: i64 = 0
        if isinstance(top, LayTokens):
            for seat in range(view.players):
                if seat != view.seat and top.choices[seat] != ABSENT:
                    free |= BIT[seat]
        return free

    def expectation(self, view: SwordsView) -> list[float]:
        """Give each seat's chance to betray in the coming battle, over all it may be."""
        if view.winner != NOBODY or view.arms == NOBODY:
            return []
        foretold = self.foretell(view)
        found: list[float] = []
        for seat in range(view.players):
            rows = [self.chances[seat][kind] * foretold[seat][kind] for kind in range(KINDS)]
            found.append(DOUBT + (1.0 - 2.0 * DOUBT) * sum(rows))
        return found

    def _would_betray(self, s: Table, seat: Seat, kind: i64) -> float:
        conduct = self.conduct
        if kind == HABIT:
            return conduct.habit[seat]
        conduct.kind[seat] = kind
        return 1.0 if conduct.free_side(s, seat) == ENGLAND else 0.0

    # Worlds.

    def brief(self, view: SwordsView) -> None:
        """Tell the players of imagined worlds what everybody has heard so far."""
        conduct, memory = self.conduct, self.memory
        for seat in range(view.players):
            conduct.eye.kept[seat] = memory.kept(seat)
            conduct.habit[seat] = self._habit(seat)
            for other in range(view.players):
                if other != seat:
                    conduct.wrongs[6 * seat + other] = memory.betrayed(other, seat)

    def _habit(self, seat: Seat) -> float:
        """Give how often a seat betrays when it is free to, by what it did so far."""
        betrayed, free = 2.0 * USUAL, 2.0
        for round, sides in self.memory.sides.items():
            bound = self.memory.bound.get(round, (NOBODY, ""))[0]
            if sides[seat] is not None and bound != seat:
                free += 1.0
                betrayed += 1.0 if sides[seat] == SIDES[ENGLAND] else 0.0
        return betrayed / free

    def draw_kinds(self, view: SwordsView, lots: Lots) -> None:
        """Draw who the others are."""
        for seat in range(view.players):
            self.conduct.kind[seat] = 0 if seat == view.seat else self._draw_kind(seat, lots)

    def _draw_kind(self, seat: Seat, lots: Lots) -> i64:
        drawn = float(lots.below(1000000)) / 1000000.0
        for kind, chance in enumerate(self.chances[seat]):
            drawn -= chance
            if drawn < 0.0:
                return kind
        return KINDS - 1

    def world(self, view: SwordsView) -> Table:
        """Draw a world with players in it; tokens face down lie as their owners would lay them."""
        return self.drawn_world(view, self._lots)

    def drawn_world(self, view: SwordsView, lots: Lots) -> Table:
        s = imagine(view, lots)
        self.draw_kinds(view, lots)
        conduct = self.conduct
        conduct.forget_plans()
        top = s.top
        if isinstance(top, LayTokens):
            # What others have sealed they will seal again, by their kind.
            again = [
                choice if choice == ABSENT or seat == view.seat else OPEN
                for seat, choice in enumerate(top.choices)
            ]
            again[view.seat] = OPEN if again[view.seat] != ABSENT else ABSENT
            s.goto(LayTokens(tuple(again)))
            return s
        hidden = view.sided & ~view.known_sides
        if hidden and view.winner == NOBODY:
            self._lay_again(s, hidden, lots)
        return s

    def _lay_again(self, s: Table, hidden: i64, lots: Lots) -> None:
        sided = s.sided
        s.sided &= ~hidden
        s.english &= ~hidden
        english: i64 = 0
        for seat in range(s.players):
            if hidden & BIT[seat] and self.conduct.lays_crown(s, seat, lots):
                english |= BIT[seat]
        s.sided = sided
        s.english |= english
