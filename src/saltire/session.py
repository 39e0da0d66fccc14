"""A game in progress: its position, its record and its events. It has no clock and no network."""

from __future__ import annotations

from typing import Final

from saltire.dealer import Dealer
from saltire.kernel.errors import Stale
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES, SPECTATOR
from saltire.record import Record

_EVERY: Final = 64
"""How many plies lie between two positions that are kept: going back plays no more of them again."""


class Session:
    """Plays a game: seats act, the dealer deals in between, the record grows.

    >>> from saltire import load
    >>> session = Session(load("schotten", start_player=0), Dealer(seed=1))
    >>> session.state.actor()
    0
    """

    def __init__(
        self,
        game: Game,
        dealer: Dealer,
        record: Record | None = None,
        at: Position | None = None,
    ) -> None:
        """Start a game, or continue a record; `at` is its last position, if that is known already."""
        self.game = game
        self.dealer = dealer
        if record is None:
            record = Record(game, commitment=dealer.commitment, salts=dealer.salts)
        self.record = record
        self.state: Position = game.begin() if at is None else at
        self.events: list[list[Event]] = []
        """The events of each ply."""
        self.before: Position | None = None
        """The position before the latest action; None if none was made since this session began."""
        self._checkpoints: dict[int, Position] = {}
        """Positions before some plies. Nobody changes them."""
        self.events = [[] for _ in record.plies]
        if at is None:
            self._play_again(self.state, 0, self.events)
        self.dealer.draws = record.chance_plies()
        self.deal()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}, ply {self.ply}: {self.state!r}>"

    @property
    def ply(self) -> int:
        return len(self.record.plies)

    def deal(self) -> None:
        """Let chance act until a seat is asked or the game is over."""
        while self.state.actor() == CHANCE:
            dealt = self.dealer.deal(self.state)
            self.events.append(self.record.play(self.state, CHANCE, dealt))
        if self.state.actor() == RULES and self.record.seed is None:
            self.record.close(self.state.result(), self.dealer.seed)

    def act(self, seat: int, action: int, ply: int | None = None) -> list[Event]:
        """Apply a seat's action, then deal; give all events."""
        if ply is not None and ply != self.ply:
            raise Stale(f"this answers ply {ply}, but the game is at ply {self.ply}")
        known = len(self.events)
        before = self.state.clone()
        if known >= next(reversed(self._checkpoints), 0) + _EVERY:
            self._checkpoints[known] = before
        self.events.append(self.record.play(self.state, seat, action))
        self.before = before
        self.deal()
        return [event for events in self.events[known:] for event in events]

    def repeat(self, seat: int, text: str) -> list[Event]:
        """Play a ply of another record; the dealer does not deal."""
        if seat == CHANCE:
            self.dealer.draws += 1
        else:
            self.before = self.state.clone()
            if self.ply >= next(reversed(self._checkpoints), 0) + _EVERY:
                self._checkpoints[self.ply] = self.before
        action = self.game.parse(self.state, text)
        self.events.append(self.record.play(self.state, seat, action))
        if self.state.actor() == RULES and self.record.seed is None:
            self.record.close(self.state.result(), self.dealer.seed)
        return self.events[-1]

    def events_for(self, seat: int, since: int = 0) -> list[dict[str, object]]:
        """Give the events since a ply as a seat received them."""
        return [event.heard_by(seat) for events in self.events[since:] for event in events]

    def rewind(self, ply: int) -> Session:
        """Go back: a new session with the first `ply` plies. The dealer deals the same again."""
        events = self.events[:ply]
        if ply == self.ply - 1 and self.before is not None:
            at = self.before.clone()
        else:
            at = self._position_at(ply, events)
        dealer = Dealer(self.dealer.seed, self.dealer.salts)
        back = Session(self.game, dealer, self.record.prefix(ply), at)
        back.events[:ply] = events
        back._checkpoints = {at: kept for at, kept in self._checkpoints.items() if at <= ply}
        return back

    def _position_at(self, ply: int, events: list[list[Event]]) -> Position:
        """Give the position before a ply; the events of the plies that lead there become known."""
        # The events of the last one are asked for even where the position itself is kept.
        first = max((at for at in self._checkpoints if at < ply), default=0)
        state = self._checkpoints[first].clone() if first else self.game.begin()
        self._play_again(state, first, events)
        return state

    def _play_again(self, state: Position, first: int, events: list[list[Event]]) -> None:
        """Play plies of the record from the first on, as many as there are events to fill in."""
        for ply in range(first, len(events)):
            if ply % _EVERY == 0:
                self._checkpoints[ply] = state.clone()
            events[ply] = self.record.play_ply(state, ply)

    def last_choice(self, seat: int) -> int | None:
        """Find the ply of a seat's latest action, or None."""
        plies = self.record.plies
        return next((i for i in range(len(plies) - 1, -1, -1) if plies[i][0] == seat), None)

    def undo_ply(self, seat: int) -> int | None:
        """Find the ply to go back to when a seat takes back its latest action; None if it may not.

        It may while nothing has happened since, if nobody else noticed the action or if the phase
        says that it showed nothing but its author's own choice.
        """
        ply = self.last_choice(seat)
        if ply is None or ply != self.ply - 1:
            return None
        if self.before is None:
            self.before = self._position_at(ply, self.events[:ply])
        before = self.before
        action = self.game.parse(before, self.record.plies[ply][1])
        openly = self._is_asked_again(seat, ply) and before.top.retractable(before, action)
        return ply if openly or self._is_unnoticed(seat, ply, before) else None

    def _is_asked_again(self, seat: int, ply: int) -> bool:
        """Tell whether the seat still acts and no other seat received a secret."""
        audiences = [event.audience for event in self.events[ply] if event.secret]
        return self.state.actor() == seat and all(to == (seat,) for to in audiences)

    def _is_unnoticed(self, seat: int, ply: int, before: Position) -> bool:
        """Tell whether there was no event and all other views are unchanged."""
        others = [other for other in (*range(len(self.game.seats)), SPECTATOR) if other != seat]
        return not self.events[ply] and all(
            before.view(other) == self.state.view(other) for other in others
        )
