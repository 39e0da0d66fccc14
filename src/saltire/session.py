"""One game under way: its position, its record, and what each seat has heard. No clock, no network."""

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

    def __init__(self, game: Game, dealer: Dealer, record: Record | None = None) -> None:
        self.game = game
        self.dealer = dealer
        if record is None:
            record = Record(game, commitment=dealer.commitment, salts=dealer.salts)
        self.record = record
        self.state: Position = game.start()
        self.events: list[list[Event]] = []
        """What each ply told."""
        for ply in range(len(record)):
            self.events.append(record.play_ply(self.state, ply))
        self.dealer.drawn = record.chance_plies()
        self.deal()

    @property
    def ply(self) -> int:
        return len(self.record)

    def deal(self) -> None:
        """Let chance act until a seat is asked or the game is over."""
        while self.state.actor() == CHANCE:
            self._play(CHANCE, self.dealer.deal(self.state))
        if self.state.actor() == RULES and self.record.seed is None:
            self.record.close(self.state.result(), self.dealer.seed)

    def act(self, seat: int, action: int, ply: int | None = None) -> list[Event]:
        """Carry out a seat's action, then deal; give everything that was told."""
        if ply is not None and ply != self.ply:
            raise Stale(f"this answers ply {ply}, but the game is at ply {self.ply}")
        before = len(self.events)
        self._play(seat, action)
        self.deal()
        return [event for told in self.events[before:] for event in told]

    def _play(self, seat: int, action: int) -> None:
        self.events.append(self.record.play(self.state, seat, action))

    def heard(self, seat: int, since: int = 0) -> list[dict[str, object]]:
        """Give what a seat has heard since a ply."""
        return [event.heard_by(seat) for told in self.events[since:] for event in told]

    def rewound(self, ply: int) -> Session:
        """Go back: a new session with the first `ply` plies. The dealer deals the same again."""
        dealer = Dealer(self.dealer.seed, self.dealer.salts)
        return Session(self.game, dealer, self.record.prefix(ply))

    def last_choice(self, seat: int) -> int | None:
        """Find the ply of a seat's latest action, or None."""
        plies = [ply for ply in range(len(self.record)) if self.record.seat(ply) == seat]
        return plies[-1] if plies else None

    def retractable(self, seat: int) -> bool:
        """Tell whether a seat may take back its latest action without having taught anybody anything."""
        ply = self.last_choice(seat)
        if ply is None or ply != self.ply - 1 or self.events[ply]:
            return False
        before = self.record.replay(ply)
        others = [other for other in (*range(len(self.game.seats)), SPECTATOR) if other != seat]
        return all(before.view(other) == self.state.view(other) for other in others)
