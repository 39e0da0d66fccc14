"""Mixed choices, for seats that choose at once: regret matching from single results."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.bots.search.knowledge import Plan
from saltire.kernel.lots import Lots
from saltire.kernel.types import Action

_FINE: int = 1 << 30


class Option:
    """One thing a seat may choose: its regret, its part in the average choice, its results."""

    def __init__(self, action: Action, worth: float) -> None:
        self.action: i64 = action
        self.worth = worth
        self.regret = 0.0
        self.part = 0.0
        self.visits: i64 = 0
        self.total = 0.0
        self.odds = 0.0
        self.tried = 0.0

    def mean(self) -> float:
        """Give the mean result; the evaluation's word if there is none."""
        return self.total / float(self.visits) if self.visits else self.worth


class Mixer:
    """What one seat chooses at one sealed place.

    Options that gave less than the seat got on the whole lose ground to those that gave more; the
    average over all turns comes near to a choice that nobody can exploit. A result is known for
    the option taken only, so each is weighed by how unlikely it was to be taken, against the mean
    so far (a control variate, which keeps the weights from throwing the regrets about).
    """

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.full: i64 = 1 << 20
        self.turns: i64 = 0
        self._open: list[Option] = []
        self._drawn: Option | None = None

    def fitting(self, legal: set[int]) -> i64:
        """Count the known options that are legal, and keep to them until the next result."""
        self._open = [option for option in self.options if option.action in legal]
        return len(self._open)

    def add(self, plans: list[Plan], legal: set[int], trust: float) -> None:
        """Take up new options; at first they are liked as the evaluation likes them."""
        known = {option.action for option in self.options}
        mean = 0.0
        for plan in plans:
            mean += plan.worth / float(len(plans))
        for plan in plans:
            action = plan.actions[0]
            if action in legal and action not in known:
                known.add(action)
                option = Option(action, plan.worth)
                option.regret = trust * (plan.worth - mean)
                self.options.append(option)
        self.fitting(legal)

    def draw(self, trembling: float, lots: Lots) -> Action:
        """Choose an option by lot, the more regretted ones more often."""
        self._weigh()
        even = trembling / float(len(self._open))
        left = float(lots.below(_FINE)) / float(_FINE)
        drawn = self._open[-1]
        for option in self._open:
            option.tried = (1.0 - trembling) * option.odds + even
            left -= option.tried
            if left < 0.0:
                drawn = option
                break
        drawn.tried = (1.0 - trembling) * drawn.odds + even
        self._drawn = drawn
        return drawn.action

    def _weigh(self) -> None:
        most = 0.0
        for option in self._open:
            if option.regret > 0.0:
                most += option.regret
        for option in self._open:
            if most <= 0.0:
                option.odds = 1.0 / float(len(self._open))
            else:
                option.odds = option.regret / most if option.regret > 0.0 else 0.0

    def learn(self, value: float) -> None:
        """Take up what the drawn option led to."""
        drawn = self._drawn
        assert drawn is not None
        self.turns += 1
        base = 0.0
        for option in self._open:
            base += option.odds * option.mean()
        surprise = (value - drawn.mean()) / drawn.tried
        base += drawn.odds * surprise
        for option in self._open:
            option.regret += option.mean() - base
            option.part += float(self.turns) * option.odds
        drawn.regret += surprise
        drawn.visits += 1
        drawn.total += value
