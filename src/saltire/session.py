"""A game in progress: its position, its record and its events. It has no clock and no network."""

from __future__ import annotations

from saltire.dealer import Dealer
from saltire.kernel.errors import Stale
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES, SPECTATOR
from saltire.record import Record


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
        self.state: Position = game.start() if at is None else at
        self.events: list[list[Event]] = []
        """The events of each ply."""
        self.before: Position | None = None
        """The position before the latest action; None if none was made since this session began."""
        for ply in range(len(record)):
            self.events.append([] if at is not None else record.play_ply(self.state, ply))
        self.dealer.drawn = record.chance_plies()
        self.deal()

    @property
    def ply(self) -> int:
        return len(self.record.plies)

    def deal(self) -> None:
        """Let chance act until a seat is asked or the game is over."""
        while self.state.actor() == CHANCE:
            self._play(CHANCE, self.dealer.deal(self.state))
        if self.state.actor() == RULES and self.record.seed is None:
            self.record.close(self.state.result(), self.dealer.seed)

    def act(self, seat: int, action: int, ply: int | None = None) -> list[Event]:
        """Apply a seat's action, then deal; give all events."""
        if ply is not None and ply != self.ply:
            raise Stale(f"this answers ply {ply}, but the game is at ply {self.ply}")
        known = len(self.events)
        before = self.state.clone()
        self._play(seat, action)
        self.before = before
        self.deal()
        return [event for events in self.events[known:] for event in events]

    def _play(self, seat: int, action: int) -> None:
        self.events.append(self.record.play(self.state, seat, action))

    def repeat(self, seat: int, text: str) -> list[Event]:
        """Play a ply of another record; the dealer does not deal."""
        if seat == CHANCE:
            self.dealer.drawn += 1
        else:
            self.before = self.state.clone()
        self._play(seat, self.game.parse(self.state, text))
        if self.state.actor() == RULES and self.record.seed is None:
            self.record.close(self.state.result(), self.dealer.seed)
        return self.events[-1]

    def heard(self, seat: int, since: int = 0) -> list[dict[str, object]]:
        """Give the events since a ply as a seat received them."""
        return [event.heard_by(seat) for events in self.events[since:] for event in events]

    def rewound(self, ply: int) -> Session:
        """Go back: a new session with the first `ply` plies. The dealer deals the same again."""
        dealer = Dealer(self.dealer.seed, self.dealer.salts)
        return Session(self.game, dealer, self.record.prefix(ply))

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
        before = self.before if self.before is not None else self.record.replay(ply)
        action = self.game.parse(before, self.record.plies[ply][1])
        openly = self._asked_again(seat, ply) and before.top.retractable(before, action)
        return ply if openly or self._unnoticed(seat, ply, before) else None

    def _asked_again(self, seat: int, ply: int) -> bool:
        """Tell whether the seat still acts and no other seat received a secret."""
        audiences = [event.audience for event in self.events[ply] if event.secret]
        return self.state.actor() == seat and all(to == (seat,) for to in audiences)

    def _unnoticed(self, seat: int, ply: int, before: Position) -> bool:
        """Tell whether there was no event and all other views are unchanged."""
        others = [other for other in (*range(len(self.game.seats)), SPECTATOR) if other != seat]
        return not self.events[ply] and all(
            before.view(other) == self.state.view(other) for other in others
        )
