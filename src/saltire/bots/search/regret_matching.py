"""Mixed strategies for seats that choose at once: regret matching, and a regularised response to it."""

from __future__ import annotations

from math import exp, sqrt

from mypy_extensions import i64

from saltire.bots.search.knowledge import Plan
from saltire.bots.search.settings import SearchSettings
from saltire.kernel.lots import Lots
from saltire.kernel.types import Action

_RESOLUTION: i64 = 1000000
_UNKNOWN = 0.01
"""The probability of an option of which nothing is known."""


class SealedOption:
    """One action of a sealed choice: its regret, its average probability and its results."""

    def __init__(self, action: Action, prior: float) -> None:
        self.action: i64 = action
        self.prior = prior
        self.regret = 0.0
        self.weight_sum = 0.0
        """The sum of its probabilities, each weighted by the iteration."""
        self.available_sum = 0.0
        """The sum of the weights of all iterations in which it was legal."""
        self.visits: i64 = 0
        self.total = 0.0
        self.probability = 0.0

    def mean(self) -> float:
        """Give the mean result; the prior if there is none."""
        return self.total / float(self.visits) if self.visits else self.prior

    def average(self) -> float:
        """Give the average probability over the iterations in which it was legal."""
        if self.available_sum <= 0.0:
            return _UNKNOWN
        return self.weight_sum / self.available_sum + _UNKNOWN


class OptionSet:
    """The known options of one seat at one sealed choice."""

    def __init__(self) -> None:
        self.options: list[SealedOption] = []
        self.size: i64 = 1 << 20
        """How many options the knowledge has listed at most."""
        self.legal: list[SealedOption] = []
        """The options that are legal in the position at hand."""
        self.drawn: SealedOption | None = None

    def restrict(self, legal: set[int]) -> i64:
        """Restrict the next draws to the options that are legal; give their number."""
        self.legal = [option for option in self.options if option.action in legal]
        return len(self.legal)

    def add(self, plans: list[Plan], legal: set[int], prior_visits: float) -> None:
        """Add new options; their first regrets come from the priors."""
        known = {option.action for option in self.options}
        mean = 0.0
        for plan in plans:
            mean += plan.prior / float(len(plans))
        for plan in plans:
            action = plan.actions[0]
            if action in legal and action not in known:
                known.add(action)
                option = SealedOption(action, plan.prior)
                option.regret = prior_visits * (plan.prior - mean)
                self.options.append(option)
        self.size = len(known)
        self.restrict(legal)

    def draw(self, exploration: float, lots: Lots) -> Action:
        """Draw by the probabilities, mixed with a uniform draw to explore."""
        uniform = exploration / float(len(self.legal))
        left = float(lots.below(_RESOLUTION)) / float(_RESOLUTION)
        drawn = self.legal[-1]
        for option in self.legal:
            option.probability = (1.0 - exploration) * option.probability + uniform
            left -= option.probability
            if left < 0.0:
                drawn = option
                left = 2.0
        self.drawn = drawn
        return drawn.action


class RegretMatcher(OptionSet):
    """The strategy of a seat as its opponents must expect it, learned by regret matching.

    The average strategy approaches one that cannot be exploited (with two seats). Only the result of
    the drawn option is known, so it is weighted by the inverse of its probability, with the mean so
    far as a control variate to keep the variance down.
    """

    def __init__(self) -> None:
        super().__init__()
        self.iterations: i64 = 0

    def update_probabilities(self) -> None:
        """Set the probabilities of the legal options by their positive regrets."""
        total = 0.0
        for option in self.legal:
            if option.regret > 0.0:
                total += option.regret
        self.iterations += 1
        weight = float(self.iterations)
        for option in self.legal:
            if total <= 0.0:
                option.probability = 1.0 / float(len(self.legal))
            else:
                option.probability = option.regret / total if option.regret > 0.0 else 0.0
            option.weight_sum += weight * option.probability
            option.available_sum += weight

    def learn(self, value: float) -> None:
        """Update the regrets with the result of the drawn option."""
        drawn = self.drawn
        assert drawn is not None
        surprise = (value - drawn.mean()) / drawn.probability
        base = drawn.probability * surprise
        for option in self.legal:
            base += option.probability * option.mean()
        for option in self.legal:
            option.regret += option.mean() - base
        drawn.regret += surprise
        drawn.visits += 1
        drawn.total += value

    def use_average(self) -> None:
        """Set the probabilities of the legal options to the average strategy."""
        total = 0.0
        for option in self.legal:
            option.probability = option.average()
            total += option.probability
        for option in self.legal:
            option.probability /= total

    def average(self, action: Action) -> float:
        """Give the average probability of an action."""
        for option in self.options:
            if option.action == action:
                return option.average()
        return _UNKNOWN


class RegularizedResponse(OptionSet):
    """The searching seat's own strategy, knowing its secrets: a KL-regularised best response.

    Opponents never learn against it. A plain best response to opponents at equilibrium is arbitrary
    and easy to predict; so the probabilities are those that opponents expect, times e for every
    `SearchSettings.response_temperature` by which an option is worth more than another.
    """

    def update_probabilities(self, expected: RegretMatcher, settings: SearchSettings) -> None:
        """Set the probabilities of the legal options."""
        best = -1e9
        first = -1e9
        visits = 0.0
        for option in self.legal:
            best = max(best, option.mean())
            first = max(first, option.prior)
            visits += float(option.visits)
        # A higher temperature while there are few results.
        temperature = settings.response_temperature + 0.5 / sqrt(visits + 1.0)
        total = 0.0
        for option in self.legal:
            anchor = expected.average(option.action) if settings.learn_opponents else 1.0
            if settings.habit > 0.0:
                anchor *= exp((option.prior - first) / settings.habit)
            gap = self._value(option, settings) - best
            option.probability = anchor * exp(gap / temperature)
            total += option.probability
        for option in self.legal:
            option.probability /= total

    def _value(self, option: SealedOption, settings: SearchSettings) -> float:
        n = float(option.visits)
        return (option.total + settings.prior_visits * option.prior) / (n + settings.prior_visits)

    def learn(self, value: float) -> None:
        """Count the result of the drawn option."""
        drawn = self.drawn
        assert drawn is not None
        drawn.visits += 1
        drawn.total += value
