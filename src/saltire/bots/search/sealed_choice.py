"""Searches a choice that several seats make at once."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.bots.search.playout import play_out
from saltire.bots.search.regret_matching import OptionSet, RegretMatcher, RegularizedResponse
from saltire.bots.search.settings import SearchSettings
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Seat


class SealedChoice:
    """Learns a mixed strategy for one seat, and what the others choose without knowing its secrets.

    A position imagined from our view holds our real hand. What an opponent chooses must not be learned
    in it, or the opponent would come to play as if it saw our hand. So before each playout of ours
    one opponent's view of the position is taken, another position is imagined from that view
    (`Knowledge.redeterminize`), and the choice is played out there: all seats learn from that playout
    what opponents must expect of them (`expected`). Our own playout goes on in our position, and only
    our own strategy (`own`) learns from it. The two kinds of playouts draw from separate random numbers,
    so nothing of our position leaks that way either. Without `SearchSettings.learn_opponents` the others
    choose by the playout policy, which knows no more than they do.
    """

    def __init__(self, knowledge: Knowledge, settings: SearchSettings, me: Seat, seed: i64) -> None:
        self.knowledge = knowledge
        self.settings = settings
        self.me = me
        self.playouts: i64 = 0
        self.own = RegularizedResponse()
        self.expected = [RegretMatcher() for _ in range(len(knowledge.game.seats))]
        self._iterations: i64 = 0
        self._opponent_lots = Lots(seed + 1)

    def play(self, s: Position, lots: Lots) -> tuple[float, ...]:
        """Play our choice and the others' from an imagined position; give each seat's result."""
        seats = s.waiting_for()
        if self.settings.learn_opponents:
            self._learn_opponents(s, seats)
        choices = [self._choose(s, seats, seat, lots) for seat in seats]
        values = self._play_out(s, seats, choices, lots)
        if self.me in seats:
            self.own.learn(values[self.me])
        return values

    def finish(self) -> None:
        """Set the probabilities of our options for the last time."""
        self.own.update_probabilities(self.expected[self.me], self.settings)

    def _choose(self, s: Position, seats: tuple[int, ...], seat: Seat, lots: Lots) -> int:
        if seat == self.me:
            self._offer(self.own, s, seat)
            self.own.update_probabilities(self.expected[seat], self.settings)
            return self.own.draw(self.settings.exploration, lots)
        if not self.settings.learn_opponents:
            return self._playout_choice(s, seats, seat, lots)
        matcher = self.expected[seat]
        self._offer(matcher, s, seat)
        matcher.use_average()
        return matcher.draw(0.0, lots)

    def _playout_choice(self, s: Position, seats: tuple[int, ...], seat: Seat, lots: Lots) -> int:
        """Choose for a seat as a playout would: the playout policy chooses for the first open seat only."""
        earlier = [other for other in seats if other < seat]
        if not earlier:
            return self.knowledge.playout_action(s, lots)
        copy = s.clone()
        for other in earlier:
            copy.apply(copy.legal(other)[0], other)
        return self.knowledge.playout_action(copy, lots)

    def _offer(self, options: OptionSet, s: Position, seat: Seat) -> None:
        """Restrict the options to those legal in this position; list new ones if there may be some."""
        legal = set(s.legal(seat))
        limit: i64 = self.settings.max_plans
        known = options.restrict(legal)
        if known < len(legal) and known < options.size and known < limit:
            plans = self.knowledge.plans(s, seat, limit)
            options.add(plans, legal, self.settings.prior_visits)
        if not options.legal:
            options.add([Plan((action,), 0.5) for action in s.legal(seat)], legal, 0.0)

    def _learn_opponents(self, s: Position, seats: tuple[int, ...]) -> None:
        """Play the choice out once as one opponent sees it; the opponents take turns."""
        opponents = [seat for seat in seats if seat != self.me]
        self._iterations += 1
        if not opponents:
            return
        seat = opponents[self._iterations % len(opponents)]
        lots = self._opponent_lots
        world = self.knowledge.redeterminize(s, seat, lots)
        choices = [self._explore(self.expected[i], world, i) for i in seats]
        values = self._play_out(world, seats, choices, lots)
        for i in seats:
            self.expected[i].learn(values[i])

    def _explore(self, matcher: RegretMatcher, world: Position, seat: Seat) -> int:
        self._offer(matcher, world, seat)
        matcher.update_probabilities()
        return matcher.draw(self.settings.exploration, self._opponent_lots)

    def _play_out(
        self, s: Position, seats: tuple[int, ...], choices: list[int], lots: Lots
    ) -> tuple[float, ...]:
        for i in range(len(seats)):
            s.apply(choices[i], seats[i])
        self.playouts += 1
        return play_out(self.knowledge, s, lots)
