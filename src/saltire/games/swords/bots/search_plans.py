"""Lists the plans of a seat, the likely best first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.bots.search.knowledge import Plan
from saltire.games.swords.bots.playout_policy import PlayoutPolicy
from saltire.games.swords.bots.replenishments import Replenishments
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.battle import CardWindow, KeepOrGive, LayTokens
from saltire.games.swords.rules.board import Table
from saltire.games.swords.rules.constants import (
    ACTIONS,
    ENGLAND,
    NOBODY,
    SCOTLAND,
)
from saltire.games.swords.rules.effects import play_card
from saltire.games.swords.rules.plays import plays
from saltire.games.swords.rules.rounds import Turn
from saltire.games.swords.rules.stay_home import HomeMuster
from saltire.games.swords.rules.talk import is_statement, said_by, sayable
from saltire.kernel.types import Seat

LIE: Final = 0.02
"""What a false statement costs at first sight, as a win probability."""
WORD: Final = 0.05
"""What keeping its word is worth to a seat at first sight."""


class SearchPlans(Replenishments):
    """Lists plans by their evaluation, with the predicted sides of the others."""

    def __init__(self, policy: PlayoutPolicy) -> None:
        self.policy = policy
        self.predicted_betrayals: list[float] = []
        """Each seat's predicted probability to betray in the coming battle; empty if unknown."""
        self.honest = False
        """Prefers, at first sight, to say what it means and to do what it said."""
        self._plans: list[Plan] = []

    def plans(self, s: Table, seat: Seat, limit: i64) -> list[Plan]:
        """List at most `limit` plans, the best first."""
        top = s.top
        self._plans = []
        if isinstance(top, Turn):
            self._turn(s, seat, top)
        elif isinstance(top, LayTokens):
            self._lay(s, seat)
        elif isinstance(top, CardWindow):
            self._cards(s, seat, top.window)
            self._add((actions.PASS,), self.policy.value(s, seat))
        elif isinstance(top, (HomeMuster, KeepOrGive)):
            for action in s.legal(seat):
                if not is_statement(action):
                    self._add((action,), 0.5)
        else:
            self._try_all(s, seat)
        ranked = [(-plan.prior, at) for at, plan in enumerate(self._plans)]
        ranked.sort()
        return [self._plans[at] for _, at in ranked[:limit]]

    def _add(self, steps: tuple[int, ...], worth: float) -> None:
        self._plans.append(Plan(steps, max(0.0, min(1.0, worth))))

    def read(self, s: Table, seat: Seat) -> None:
        """Load a position as the seat sees it, with the predicted betrayals of the others."""
        evaluation = self.policy.evaluation
        personality = self.policy.personality(seat)
        evaluation.load(s, seat, personality)
        if self.predicted_betrayals and s.winner == NOBODY:
            for other in range(s.players):
                if 0.0 < evaluation.betrays[other] < 1.0:
                    evaluation.betrays[other] = self.predicted_betrayals[other]
        evaluation.set_win_odds(s, personality)
        evaluation.weigh_others(s)

    # 4.2  A turn.

    def _turn(self, s: Table, seat: Seat, top: Turn) -> None:
        self.read(s, seat)
        evaluation = self.policy.evaluation
        camp, castle, gold = evaluation.camp[seat], evaluation.castle[seat], evaluation.gold[seat]
        if top.replenished:
            self._relocations(s, seat, (), camp, castle, gold)
            if sayable(s, seat, ACTIONS) & 3:
                stay = self._best_side(s, seat, camp, castle, gold)
                meant = evaluation.worth(SCOTLAND, camp, castle, gold)
                meant -= evaluation.worth(ENGLAND, camp, castle, gold)
                for side in (SCOTLAND, ENGLAND):
                    true = not self.honest or (side == SCOTLAND) == (meant >= 0.0)
                    said = stay if true else stay - LIE
                    self._add((int(actions.say_side(side)), actions.DONE), said)
        else:
            self.weigh_replenishments(s, seat, evaluation)
        self._cards(s, seat, ACTIONS)

    def weigh_replenishment(
        self, s: Table, seat: Seat, how: i64, camp: float, castle: float, gold: float
    ) -> None:
        self._relocations(s, seat, (int(actions.replenish(how)),), camp, castle, gold)

    def _relocations(
        self, s: Table, seat: Seat, first: tuple[int, ...], camp: float, castle: float, gold: float
    ) -> None:
        most = min(int(castle), actions.MOST_MOVED)
        for units in [n for n in range(most) if n < 7 or n % 3 == 0] + [most]:
            worth = self._best_side(s, seat, camp + units, castle - units, gold)
            if units:
                self._add((*first, int(actions.relocate(units))), worth)
            else:
                self._add(first or (actions.DONE,), worth)

    def _best_side(self, s: Table, seat: Seat, camp: float, castle: float, gold: float) -> float:
        """5.1  Evaluate both sides, averaged over the badge, which may still fix the side."""
        evaluation = self.policy.evaluation
        scots = evaluation.worth(SCOTLAND, camp, castle, gold)
        english = evaluation.worth(ENGLAND, camp, castle, gold)
        if scots >= english or s.badge == seat or not s.options.badge_binds:
            return max(scots, english)
        return english + (scots - english) / float(s.players - 1)

    # The rest.

    def _cards(self, s: Table, seat: Seat, window: i64) -> None:
        for action in plays(s, seat, window):
            after = s.clone()
            play_card(after, seat, action)
            self._add((action,), self.policy.best_end(after, seat))

    def _lay(self, s: Table, seat: Seat) -> None:
        self.read(s, seat)
        evaluation = self.policy.evaluation
        worths = [
            evaluation.worth(
                side, evaluation.camp[seat], evaluation.castle[seat], evaluation.gold[seat]
            )
            for side in (SCOTLAND, ENGLAND)
        ]
        said = said_by(s.said, seat)
        if self.honest and (said == 1 or said == 2):
            worths[said - 1] += WORD
        for action in s.legal(seat):
            self._add((action,), worths[actions.read(action)[1]])

    def _try_all(self, s: Table, seat: Seat) -> None:
        for action in s.legal(seat):
            if is_statement(action):
                continue
            after = s.clone()
            after.top.take(after, action)
            self._add((action,), self.policy.best_end(after, seat))
