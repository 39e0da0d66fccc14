"""The loop of a batch of games: compiled, it reads actions from and writes what is seen to shared memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i32, i64, u8

from saltire.kernel.encoder import Encoder, float_bits, write_mask
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES, Seat
from saltire.kernel.vecs import vec

ALL_SEATS: Final = -4
"""The caller chooses for every seat."""
ANY_SEAT: Final = -5
"""The caller has another seat in each game, drawn at random."""

_ONE: Final[u8] = 1
_SEEDS: Final = 2**31


def reward_of(share: float, seats: int) -> float:
    """Turn a share of the win into a reward: 1 for the only winner, at worst -1; all sum to 0."""
    return (share * seats - 1) / (seats - 1)


class Memory:
    """The vectors that a batch writes to, row by row; `actions` it reads."""

    def __init__(
        self, observations: vec[i32], masks: vec[u8], rewards: vec[i32], over: vec[u8],
        seats: vec[i64], actions: vec[i64], last_seen: vec[i32],
    ) -> None:  # fmt: skip
        self.observations: vec[i32] = observations
        self.masks: vec[u8] = masks
        self.rewards: vec[i32] = rewards
        self.over: vec[u8] = over
        self.seats: vec[i64] = seats
        self.actions: vec[i64] = actions
        self.last_seen: vec[i32] = last_seen


class Table:
    """One game of a batch: where it stands, its randomness, the caller's seat, the bots in the others."""

    def __init__(self, position: Position, lots: Lots) -> None:
        self.position = position
        self.lots = lots
        self.seat: i64 = ALL_SEATS
        self.legal: tuple[int, ...] = ()
        self.bots: list[Any] = []
        self.new_events: list[list[dict[str, object]]] = []

    def __reduce__(self) -> tuple[object, ...]:
        facts = (self.position, self.lots, self.seat, self.legal, self.bots, self.new_events)
        return _table, facts


def _table(
    position: Position, lots: Lots, seat: i64, legal: tuple[int, ...],
    bots: list[Any], heard: list[list[dict[str, object]]],
) -> Table:  # fmt: skip
    table = Table(position, lots)
    table.seat, table.legal, table.bots, table.new_events = seat, legal, bots, heard
    return table


class BatchCore:
    """Games that are stepped together. Who uses it sets all memory but `actions` to 0 before a step."""

    def __init__(self, game: Game, encoder: Encoder, memory: Memory, seat: Seat) -> None:
        self.game = game
        self.encoder = encoder
        self.memory = memory
        self.seat: i64 = seat
        self.tables: list[Table] = []
        self.make_bot: Callable[[int], Any] | None = None
        """Makes the bots of the other seats from a seed; without it these play at random."""
        self.clock: float = 1.0

    def reset(self, seeds: list[int]) -> None:
        """Start a new game for each seed."""
        self.tables = [Table(self.game.start(), Lots(seed)) for seed in seeds]
        for at, table in enumerate(self.tables):
            self._start(table)
            self._show(at, table)

    def mark_illegal(self) -> int:
        """Set actions that are not legal to -1; give the first game with one, -1 if there is none."""
        width: i64 = self.game.num_actions
        masks, actions = self.memory.masks, self.memory.actions
        first: i64 = -1
        at: i64 = len(actions) - 1
        while at >= 0:
            action: i64 = actions[at]
            if action < 0 or action >= width or masks[at * width + action] != _ONE:
                actions[at] = -1
                first = at
            at -= 1
        return first

    def step(self) -> None:
        """Carry out the action of each game, and go on to the next choice of the caller's.

        A caller whose action is -1 loses its game.
        """
        actions = self.memory.actions
        for number, table in enumerate(self.tables):
            at: i64 = number
            s = table.position
            if actions[at] < 0:
                self._forfeit(at, table)
            elif table.bots:
                self._tell(table, s.carry_out(s.top.seat, actions[at]))
                self._go_on(table)
            else:
                s.apply(actions[at])
                self._go_on(table)
            if s.returns is not None:
                self._end(at, table)
            self._show(at, table)

    def _forfeit(self, at: i64, table: Table) -> None:
        """End a game in which the caller chose an illegal action, and begin another."""
        width: i64 = len(self.game.seats) if table.seat == ALL_SEATS else 1
        place: i64 = table.position.top.seat if table.seat == ALL_SEATS else 0
        self.memory.rewards[at * width + place] = float_bits(-1.0)
        self.memory.over[at] = _ONE
        self._see_last(at, table)
        self._start(table)

    def sample(self, lots: Lots) -> None:
        """Choose a random legal action in each game."""
        for at, table in enumerate(self.tables):
            self.memory.actions[at] = table.legal[lots.below(len(table.legal))]

    def _start(self, table: Table) -> None:
        """Begin a game in which the caller has a choice."""
        while True:
            table.position = self.game.start()
            table.seat = self.seat
            if self.seat == ANY_SEAT:
                table.seat = table.lots.below(len(self.game.seats))
            if self.make_bot is not None:
                self._seat_bots(table, self.make_bot)
            self._go_on(table)
            if table.position.returns is None:
                return

    def _seat_bots(self, table: Table, make_bot: Callable[[int], Any]) -> None:
        table.bots = []
        table.new_events = []
        for seat in range(len(self.game.seats)):
            own = seat == table.seat
            table.bots.append(None if own else make_bot(table.lots.below(_SEEDS)))
            table.new_events.append([])

    def _go_on(self, table: Table) -> None:
        """Let chance and the other seats act until the caller is asked or the game is over."""
        s, lots, seat = table.position, table.lots, table.seat
        while True:
            actor = s.top.seat
            if actor == RULES or actor == seat or (seat == ALL_SEATS and actor != CHANCE):
                return
            if not table.bots:
                s.apply(s.sample(lots))
            elif actor == CHANCE:
                self._tell(table, s.carry_out(CHANCE, s.sample(lots)))
            else:
                heard, table.new_events[actor] = table.new_events[actor], []
                action: int = table.bots[actor].choose(s.view(actor), heard, self.clock)
                self._tell(table, s.play(actor, action))

    def _tell(self, table: Table, events: list[Event]) -> None:
        for seat, heard in enumerate(table.new_events):
            if table.bots[seat] is not None:
                heard.extend([event.heard_by(seat) for event in events])

    def _end(self, at: i64, table: Table) -> None:
        """Write the rewards of a game that is over, and begin another."""
        shares = table.position.returns
        assert shares is not None
        self.memory.over[at] = _ONE
        seats = len(shares)
        for seat, share in enumerate(shares):
            reward = float_bits(reward_of(share, seats))
            if table.seat == ALL_SEATS:
                self.memory.rewards[at * seats + seat] = reward
            elif table.seat == seat:
                self.memory.rewards[at] = reward
        self._see_last(at, table)
        self._start(table)

    def _see_last(self, at: i64, table: Table) -> None:
        """Write what the caller's seat sees when its game is over."""
        if table.seat >= 0:
            view = table.position.view(table.seat)
            self.encoder.write(view, self.memory.last_seen, at * self.encoder.size)

    def _show(self, at: i64, table: Table) -> None:
        """Write what the seat to act sees and may do."""
        s, memory = table.position, self.memory
        seat = s.top.seat
        view = s.view(seat)
        table.legal = view.legal
        memory.seats[at] = seat
        self.encoder.write(view, memory.observations, at * self.encoder.size)
        write_mask(view.legal, memory.masks, at * self.game.num_actions)
