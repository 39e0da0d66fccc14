"""Mixed choices, for seats that choose at once: regret matching, and our own answer to it."""

from __future__ import annotations

from math import exp, sqrt

from mypy_extensions import i64

from saltire.bots.search.knowledge import Plan
from saltire.bots.search.settings import Settings
from saltire.kernel.lots import Lots
from saltire.kernel.types import Action

_FINE: i64 = 1000000
_SELDOM = 0.01
"""How often an option is thought to be taken of which nothing is known."""


class Option:
    """One thing a seat may choose: how it is regretted, how often it is taken, its results."""

    def __init__(self, action: Action, worth: float) -> None:
        self.action: i64 = action
        self.worth = worth
        self.regret = 0.0
        self.taken = 0.0
        self.offered = 0.0
        """How often it was taken and could have been, later turns counting for more."""
        self.visits: i64 = 0
        self.total = 0.0
        self.odds = 0.0

    def mean(self) -> float:
        """Give the mean result; the evaluation's word if there is none."""
        return self.total / float(self.visits) if self.visits else self.worth


class Options:
    """What one seat may choose at one sealed place, as far as is known."""

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.full: i64 = 1 << 20
        self.open: list[Option] = []
        """Those that are legal in the world at hand."""
        self.drawn: Option | None = None

    def fitting(self, legal: set[int]) -> i64:
        """Count the known options that are legal, and keep to them until the next result."""
        self.open = [option for option in self.options if option.action in legal]
        return len(self.open)

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
        self.full = len(known)
        self.fitting(legal)

    def draw(self, trembling: float, lots: Lots) -> Action:
        """Choose by the odds; now and then evenly, to learn what each option is worth."""
        even = trembling / float(len(self.open))
        left = float(lots.below(_FINE)) / float(_FINE)
        drawn = self.open[-1]
        for option in self.open:
            option.odds = (1.0 - trembling) * option.odds + even
            left -= option.odds
            if left < 0.0:
                drawn = option
                left = 2.0
        self.drawn = drawn
        return drawn.action


class Mixer(Options):
    """What a seat chooses, as the others must expect it: regret matching.

    Options that gave less than the seat got on the whole lose ground to those that gave more; the
    average over all turns comes near to a choice that nobody can exploit. A result is known for
    the option taken only, so each is weighed by how unlikely it was to be taken, against the mean
    so far (a control variate, which keeps the weights from throwing the regrets about).
    """

    def __init__(self) -> None:
        super().__init__()
        self.turns: i64 = 0

    def weigh(self) -> None:
        """Set the odds of what is open by the regrets."""
        most = 0.0
        for option in self.open:
            if option.regret > 0.0:
                most += option.regret
        self.turns += 1
        late = float(self.turns)
        for option in self.open:
            if most <= 0.0:
                option.odds = 1.0 / float(len(self.open))
            else:
                option.odds = option.regret / most if option.regret > 0.0 else 0.0
            option.taken += late * option.odds
            option.offered += late

    def learn(self, value: float) -> None:
        """Take up what the drawn option led to."""
        drawn = self.drawn
        assert drawn is not None
        surprise = (value - drawn.mean()) / drawn.odds
        base = drawn.odds * surprise
        for option in self.open:
            base += option.odds * option.mean()
        for option in self.open:
            option.regret += option.mean() - base
        drawn.regret += surprise
        drawn.visits += 1
        drawn.total += value

    def settle(self) -> None:
        """Set the odds of what is open to how often each was taken, on the average."""
        whole = 0.0
        for option in self.open:
            option.odds = _often(option)
            whole += option.odds
        for option in self.open:
            option.odds /= whole

    def often(self, action: Action) -> float:
        """Tell how often an option is taken when it can be, on the average."""
        for option in self.options:
            if option.action == action:
                return _often(option)
        return _SELDOM


def _often(option: Option) -> float:
    if option.offered <= 0.0:
        return _SELDOM
    return option.taken / option.offered + _SELDOM


class Answer(Options):
    """What we choose, knowing our secrets: as strangers expect of us, but leaning to what pays.

    The others never learn against it. An outright best answer to them would be as good as any
    other where they leave us no better choice, and easy to see through; so the odds are those that strangers
    expect, times e for every `Settings.lean` by which an option pays more than another.
    """

    def weigh(self, expected: Mixer, settings: Settings) -> None:
        """Set the odds of what is open."""
        best = -1e9
        tried = 0.0
        for option in self.open:
            best = max(best, option.mean())
            tried += float(option.visits)
        # While little is known, little is leant on it.
        lean = settings.lean + 0.5 / sqrt(tried + 1.0)
        whole = 0.0
        for option in self.open:
            anchor = expected.often(option.action) if settings.lessons else 1.0
            option.odds = anchor * exp((self._pay(option, settings) - best) / lean)
            whole += option.odds
        for option in self.open:
            option.odds /= whole

    def _pay(self, option: Option, settings: Settings) -> float:
        n = float(option.visits)
        return (option.total + settings.trust * option.worth) / (n + settings.trust)

    def learn(self, value: float) -> None:
        """Take up what the drawn option led to."""
        drawn = self.drawn
        assert drawn is not None
        drawn.visits += 1
        drawn.total += value
