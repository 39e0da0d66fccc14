"""Many games stepped in one call, for learners: compiled code plays them and writes what numpy reads.

```python
from saltire.envs.batch import make

batch = make("schotten", games=64)
batch.reset(seed=7)
for _ in range(100):
    actions = batch.sample()  # or any choice for which batch.masks is 1
    batch.step(actions)
```

| fact | value |
|---|---|
| `observations` | float32 `(games, SIZE)`: the view of the seat to act, as in the other environments |
| `masks` | int8 `(games, num_actions)`: 1 for its legal actions |
| `seats` | int64 `(games,)`: the seat to act |
| `rewards` | float32 `(games, seats)` of the step before; `(games,)` if the caller has one seat |
| `terminations` | bool `(games,)`: the game of this row ended, and the row already shows a new one |
| `last_seen` | float32 `(games, SIZE)`: rows of games that ended show their end to the caller's seat |

The arrays are always the same memory: each step overwrites them, so copy what you keep. A finished game
starts anew at once. Every game has a seed of its own; game `i` of `reset(seed=7)` has the seed `7 + i`,
and plays the same game as in a batch of any other size.

Without `opponents` the caller chooses for every seat (self-play). With them it has one, `seat`, or with
`seat="random"` another one in each game; the others belong to random legal play (`"random"`), to a bot by
its name, or to a function from a seed to a bot. An illegal action raises `IllegalAction` before any game is
stepped; with `illegal="lose"` it ends its game with -1.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from saltire.bots.registry import make_bot
from saltire.envs._batch_core import ALL_SEATS, BatchCore, Memory
from saltire.envs._shared import BotMaker, chosen_seat, encoder_of, load_versioned
from saltire.envs.arrays import Buffer
from saltire.kernel.errors import IllegalAction
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position

__all__ = ["BatchEnv", "make"]

_ILLEGAL: Final = ("raise", "lose")


def make(
    title: str,
    games: int,
    opponents: str | BotMaker | None = None,
    seat: int | str = 0,
    clock: float = 1.0,
    illegal: str = "raise",
    **options: object,
) -> BatchEnv:
    """Create a batch by name: `make("schotten", games=64, opponents="random", tactics=True)`."""
    return BatchEnv(load_versioned(title, options), games, opponents, seat, clock, illegal)


class BatchEnv:
    """So many games of one kind, stepped together."""

    def __init__(
        self,
        game: Game,
        games: int,
        opponents: str | BotMaker | None = None,
        seat: int | str = 0,
        clock: float = 1.0,
        illegal: str = "raise",
    ) -> None:
        if games < 1:
            raise ValueError("a batch has at least one game")
        if illegal not in _ILLEGAL:
            raise ValueError(f"illegal cannot be {illegal!r}; choose raise or lose")
        self.game = game
        self.games = games
        self.opponents = opponents
        self.seat = seat
        self.clock = clock
        self.illegal = illegal
        self._core, self._buffers = self._made()
        self._lots = Lots(0)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}: {self.games} games>"

    def _made(self) -> tuple[BatchCore, dict[str, Buffer]]:
        encoder = encoder_of(self.game)
        seat = ALL_SEATS if self.opponents is None else chosen_seat(self.game, self.seat)
        n, players = self.games, len(self.game.seats)
        buffers = {
            "observations": Buffer("float32", n, encoder.SIZE),
            "masks": Buffer("int8", n, int(self.game.num_actions)),
            "rewards": Buffer("float32", *((n, players) if seat == ALL_SEATS else (n,))),
            "over": Buffer("bool", n),
            "seats": Buffer("int64", n),
            "actions": Buffer("int64", n),
            "last_seen": Buffer("float32", n, encoder.SIZE),
        }
        memory = Memory(**{name: buffer.vector for name, buffer in buffers.items()})
        core = BatchCore(self.game, encoder.writer, memory, seat)
        core.clock = self.clock
        if self.opponents not in (None, "random"):
            core.make_bot = self._bot
        return core, buffers

    def _bot(self, seed: int) -> Any:
        assert self.opponents is not None
        if isinstance(self.opponents, str):
            return make_bot(self.game, self.opponents, seed)
        return self.opponents(seed)

    @property
    def observations(self) -> NDArray[np.float32]:
        """What the seat to act sees, game by game."""
        return self._buffers["observations"].array

    @property
    def masks(self) -> NDArray[np.int8]:
        """Its legal actions, marked with 1."""
        return self._buffers["masks"].array

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat to act."""
        return self._buffers["seats"].array

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step brought: to the caller's seat, or to each seat."""
        return self._buffers["rewards"].array

    @property
    def terminations(self) -> NDArray[np.bool_]:
        """Which games ended in the last step."""
        return self._buffers["over"].array

    @property
    def last_seen(self) -> NDArray[np.float32]:
        """What the caller's seat sees at the end of the games that ended in the last step."""
        return self._buffers["last_seen"].array

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """Start all games anew; one seed for all gives game `i` the seed `seed + i`."""
        seeds = game_seeds(self.games, seed)
        self._lots = Lots(sum(seeds) & (2**62 - 1))
        self._clear()
        self._core.reset(seeds)

    def step(self, actions: ArrayLike) -> None:
        """Carry out one action in each game."""
        if not self._core.tables:
            raise ValueError("reset the batch before its first step")
        self._buffers["actions"].array[:] = actions
        illegal = self._core.mark_illegal()
        if illegal >= 0 and self.illegal == "raise":
            raise self._refused(illegal, int(np.asarray(actions)[illegal]))
        self._clear()
        self._core.step()

    def _clear(self) -> None:
        """Set to 0 what the next step writes; it writes no zeros."""
        ended = self.terminations.any()
        for name in ("observations", "masks", "rewards"):
            self._buffers[name].clear()
        if ended:
            self._buffers["last_seen"].clear()
            self._buffers["over"].clear()

    def _refused(self, at: int, action: int) -> IllegalAction:
        seat, position = int(self.seats[at]), self._core.tables[at].position
        refusal = position.top.why_not(position, seat, action)
        refusal.reason = f"game {at}, action {action}: {refusal.reason}"
        return IllegalAction(refusal)

    def sample(self) -> NDArray[np.int64]:
        """Choose a random legal action in each game, from the seed of the last reset."""
        self._core.sample(self._lots)
        return self._buffers["actions"].array.copy()

    def positions(self) -> list[Position]:
        """Give the positions of all games, for experiments; they are played on by the next step."""
        return [table.position for table in self._core.tables]

    def __getstate__(self) -> dict[str, object]:
        facts = {
            name: fact for name, fact in vars(self).items() if name not in ("_core", "_buffers")
        }
        arrays = {name: buffer.array.copy() for name, buffer in self._buffers.items()}
        return {**facts, "tables": self._core.tables, "arrays": arrays}

    def __setstate__(self, facts: dict[str, Any]) -> None:
        tables, arrays = facts.pop("tables"), facts.pop("arrays")
        vars(self).update(facts)
        self._core, self._buffers = self._made()
        self._core.tables = tables
        for name, array in arrays.items():
            self._buffers[name].array[:] = array


def game_seeds(games: int, seed: int | Sequence[int] | None) -> list[int]:
    """Give each game its seed."""
    if seed is None:
        return [secrets.randbits(62) for _ in range(games)]
    if isinstance(seed, int | np.integer):
        return [int(seed) + at for at in range(games)]
    if len(seed) != games:
        raise ValueError(f"there are {games} games, and {len(seed)} seeds")
    return [int(one) for one in seed]
