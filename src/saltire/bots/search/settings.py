"""The settings of the search: one object per bot, so that a level or a match can change any of them."""

from __future__ import annotations

from dataclasses import astuple, dataclass


@dataclass(frozen=True)
class SearchSettings:
    """How a search spends its budget. The defaults suit a few hundred to a few ten thousand playouts."""

    seconds: float = 1.0
    """Time for one choice; never more than the clock that the bot is given."""
    playouts: int = 0
    """Number of playouts for one choice; 0 limits the search by time instead."""

    max_plans: int = 12
    """How many plans are compared."""
    prior_visits: float = 8.0
    """How many playouts the prior value of a plan counts for."""
    evaluation_weight: float = 0.0
    """How many more playouts the prior counts for with each playout of the plan: 1 weighs both equally."""

    learn_opponents: bool = True
    """Learn the sealed choices of the other seats by regret matching; else they choose as in playouts."""
    exploration: float = 0.1
    """The share of a sealed choice that is drawn uniformly while learning."""
    response_temperature: float = 0.08
    """The difference in value at which a sealed option is chosen e times as often as its anchor."""
    habit: float = 0.0
    """The difference of priors that makes a sealed option e times likelier at first sight; 0: none does."""
    min_probability: float = 0.05
    """Options of a mixed strategy below this probability are never played."""

    noise: float = 0.0
    """The largest error added to the win probability of each plan: a weaker player."""
    random_move_rate: float = 0.0
    """How often a random plan is played: a weaker player."""

    def __reduce__(self) -> tuple[object, ...]:
        return SearchSettings, astuple(self)
