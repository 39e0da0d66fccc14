"""Models the opponents: a probability for each type of player, updated by actions and statements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from saltire.games.swords.bots.game_memory import GameMemory
from saltire.games.swords.bots.opponent_types import FREQUENCY, PRIOR, TYPE_PERSONALITIES, TYPES
from saltire.games.swords.bots.personalities import SCOTLAND_ALWAYS, SILENT
from saltire.games.swords.bots.playout_policy import PlayoutPolicy
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
"""The number of imagined positions in which a side is predicted."""
SIDE_ERROR: Final = 0.08
"""How often the predicted side of a known type is wrong."""
PRIOR_WEIGHT: Final = 0.02
"""The weight of the prior in every update: people change."""
SPEECH_ERROR: Final = 0.08
"""How often a silent type speaks, or a type says something unusual for it."""
SAYS_NOTHING: Final = 0.25
USUAL: Final = 0.4
"""The prior probability that a clan betrays."""


class OpponentModel:
    """Keeps type probabilities of every seat, from the events and views of one seat."""

    def __init__(self, seed: int) -> None:
        self.memory = GameMemory()
        self.policy = PlayoutPolicy()
        self.chances: list[list[float]] = [list(PRIOR) for _ in range(6)]
        self._lots = Lots(seed)
        self._view: SwordsView | None = None
        self._judged = 0
        self._spoke: set[tuple[int, int]] = set()

    def __reduce__(self) -> tuple[object, ...]:
        beliefs = (self.memory, self.chances, self._lots, self._view, self._judged, self._spoke)
        return _model_with, beliefs

    def observe(self, view: SwordsView, heard: Sequence[dict[str, object]]) -> None:
        """Update with new events, then store the view: the next battle is predicted from it."""
        for event in heard:
            kind = event["kind"]
            if kind == "begin":
                self._forget()
            self.memory.observe([event])
            if kind == "claimed" and event["about"] == "side":
                self._claim(event)
            elif kind == "revealed" and self.memory.round > self._judged:
                self._judged = self.memory.round
                self._reveal(view)
        if view.winner == NOBODY and not self._better_kept(view):
            self._view = view
        self.inform_policy(view)

    def _forget(self) -> None:
        self.memory = GameMemory()
        self.chances = [list(PRIOR) for _ in range(6)]
        self._view = None
        self._judged = 0
        self._spoke = set()

    def _better_kept(self, view: SwordsView) -> bool:
        """Tell whether the stored view shows this round's tokens being laid: no later one shows more."""
        stored = self._view
        if stored is None or stored.round != view.round:
            return False
        return bool(stored.stack) and isinstance(stored.stack[-1], LayTokens)

    # Evidence.

    def _claim(self, event: dict[str, object]) -> None:
        seat, side = event["seat"], str(event["side"])
        assert isinstance(seat, int)
        if (self.memory.round, seat) in self._spoke:
            return
        self._spoke.add((self.memory.round, seat))
        chances = self.chances[seat]
        for kind in range(TYPES - 1):
            speech = TYPE_PERSONALITIES[kind].speech
            odd = speech == SILENT or (speech == SCOTLAND_ALWAYS and side != SIDES[SCOTLAND])
            chances[kind] *= SPEECH_ERROR if odd else 1.0
        chances[FREQUENCY] *= 0.4
        self._normalize(seat)

    def _reveal(self, now: SwordsView) -> None:
        """Compare the side of each clan with the prediction of each type."""
        sides = self.memory.sides[self.memory.round]
        view = self._view
        bound = self.memory.bound.get(self.memory.round, (NOBODY, ""))[0]
        if view is None or view.round != self.memory.round:
            return
        predicted = self.predict_sides(view)
        for seat in range(now.players):
            if seat in (now.seat, bound) or sides[seat] is None:
                continue
            chances = self.chances[seat]
            said = (self.memory.round, seat) in self._spoke
            for kind in range(TYPES):
                english = predicted[seat][kind]
                right = english if sides[seat] == SIDES[ENGLAND] else 1.0 - english
                chances[kind] *= SIDE_ERROR + (1.0 - 2.0 * SIDE_ERROR) * right
                if now.options.talk and not said and TYPE_PERSONALITIES[kind].speech != SILENT:
                    chances[kind] *= SAYS_NOTHING
            self._normalize(seat)

    def _normalize(self, seat: Seat) -> None:
        chances = self.chances[seat]
        whole = sum(chances)
        self.chances[seat] = [
            (1.0 - PRIOR_WEIGHT) * chances[kind] / whole + PRIOR_WEIGHT * PRIOR[kind]
            for kind in range(TYPES)
        ]

    # Predictions.

    def predict_sides(self, view: SwordsView) -> list[list[float]]:
        """Give for each seat and type the probability that it lays the crown in the coming battle."""
        english = [[0.0] * TYPES for _ in range(view.players)]
        samples = [0.0] * view.players
        self.inform_policy(view)
        for _ in range(WORLDS):
            s = self.world(view)
            free = self._go_to_tokens(s, view)
            for seat in range(view.players):
                if free & BIT[seat]:
                    samples[seat] += 1.0
                    for kind in range(TYPES):
                        english[seat][kind] += self._would_betray(s, seat, kind)
        return [
            [english[seat][kind] / samples[seat] if samples[seat] else 0.5 for kind in range(TYPES)]
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
            s.apply(self.policy.step(s, self._lots))
            steps += 1
        top = s.top
        free: i64 = 0
        if isinstance(top, LayTokens):
            for seat in range(view.players):
                if seat != view.seat and top.choices[seat] != ABSENT:
                    free |= BIT[seat]
        return free

    def expectation(self, view: SwordsView) -> list[float]:
        """Give each seat's probability to betray in the coming battle, over all types."""
        if view.winner != NOBODY or view.arms == NOBODY:
            return []
        predicted = self.predict_sides(view)
        result: list[float] = []
        for seat in range(view.players):
            rows = [self.chances[seat][kind] * predicted[seat][kind] for kind in range(TYPES)]
            result.append(SIDE_ERROR + (1.0 - 2.0 * SIDE_ERROR) * sum(rows))
        return result

    def _would_betray(self, s: Table, seat: Seat, kind: i64) -> float:
        policy = self.policy
        if kind == FREQUENCY:
            return policy.betrayal_rate[seat]
        policy.kind[seat] = kind
        return 1.0 if policy.free_side(s, seat) == ENGLAND else 0.0

    # Imagined positions.

    def inform_policy(self, view: SwordsView) -> None:
        """Pass the public history on to the playout policy."""
        self.policy.recall(self.memory, view.players)
        for seat in range(view.players):
            self.policy.betrayal_rate[seat] = self._betrayal_rate(seat)

    def _betrayal_rate(self, seat: Seat) -> float:
        """Give how often a seat betrays when it is free to, from its history."""
        betrayed, free = 2.0 * USUAL, 2.0
        for round, sides in self.memory.sides.items():
            bound = self.memory.bound.get(round, (NOBODY, ""))[0]
            if sides[seat] is not None and bound != seat:
                free += 1.0
                betrayed += 1.0 if sides[seat] == SIDES[ENGLAND] else 0.0
        return betrayed / free

    def draw_kinds(self, view: SwordsView, lots: Lots) -> None:
        """Sample the types of the others."""
        for seat in range(view.players):
            self.policy.kind[seat] = 0 if seat == view.seat else self._draw_kind(seat, lots)

    def _draw_kind(self, seat: Seat, lots: Lots) -> i64:
        drawn = float(lots.below(1000000)) / 1000000.0
        for kind, chance in enumerate(self.chances[seat]):
            drawn -= chance
            if drawn < 0.0:
                return kind
        return TYPES - 1

    def world(self, view: SwordsView) -> Table:
        """Sample a position with player types; tokens face down are laid as their owners would."""
        return self.drawn_world(view, self._lots)

    def drawn_world(self, view: SwordsView, lots: Lots) -> Table:
        s = imagine(view, lots)
        self.draw_kinds(view, lots)
        policy = self.policy
        policy.forget_plans()
        top = s.top
        if isinstance(top, LayTokens):
            # Sealed choices of the others are sampled again, by their types.
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
            if hidden & BIT[seat] and self.policy.lays_crown(s, seat, lots):
                english |= BIT[seat]
        s.sided = sided
        s.english |= english


def _model_with(
    memory: GameMemory,
    chances: list[list[float]],
    lots: Lots,
    view: SwordsView | None,
    judged: int,
    spoke: set[tuple[int, int]],
) -> OpponentModel:
    model = OpponentModel(0)
    model.memory, model.chances, model._lots = memory, chances, lots
    model._view, model._judged, model._spoke = view, judged, spoke
    return model
