"""Gymnasium: one seat for a learner, the others for bots.

```python
import gymnasium

env = gymnasium.make("saltire.envs.gymnasium:saltire/schotten-v1", tactics=True)
observation, info = env.reset(seed=7)
over = False
while not over:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, over, _, info = env.step(action)
```

| fact | value |
|---|---|
| id | `saltire/schotten-v1`; keywords: `opponents`, `seat`, `clock`, and the options of the game |
| actions | `Discrete(game.num_actions)`; `info["action_mask"]` marks the legal ones |
| observation | `Box(0, 1, (SIZE,))`: `LAYOUT` in the game's `encode` module is its table |
| reward | 0 until the game is over, then from 1 (won alone) to -1; 0 for a draw between two |
| illegal action | ends the episode with -1; `info["illegal"]` names the rule |
| render modes | `ansi` gives a text, `human` writes it to the standard output after each step |

`opponents` is the name of a bot (see `saltire.bots`) or a function from a seed to a bot; without it
they play at random. A bot gets the view of its seat and what that seat has heard since its last
choice, never the position.

## Version history

* v1: first version.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from saltire.bots.protocol import AnyBot
from saltire.bots.random_bot import RandomBot
from saltire.bots.registry import make_bot
from saltire.envs._shared import (
    encoder_in,
    encoder_of,
    legal_mask,
    load_versioned,
    rewards_of,
)
from saltire.envs._text import render
from saltire.games.registry import titles
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES

__all__ = ["SaltireGym", "make"]

Vector: TypeAlias = NDArray[np.float32]
BotMaker: TypeAlias = Callable[[int], AnyBot]

_ILLEGAL: Final = -1.0


def make(
    title: str,
    opponents: str | BotMaker = RandomBot,
    seat: int = 0,
    clock: float = 1.0,
    render_mode: str | None = None,
    **options: object,
) -> SaltireGym:
    """Create an environment by name: `make("schotten", opponents="random", tactics=True)`."""
    return SaltireGym(load_versioned(title, options), opponents, seat, clock, render_mode)


class SaltireGym(gymnasium.Env[Vector, np.int64]):
    """A game seen from one seat; bots play the others, each with `clock` seconds a choice."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: Game,
        opponents: str | BotMaker = RandomBot,
        seat: int = 0,
        clock: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < len(game.seats):
            raise ValueError(f"seat must be from 0 to {len(game.seats) - 1}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode cannot be {render_mode!r}; choose ansi, human or None")
        self.game = game
        self.seat = seat
        self.clock = clock
        self.render_mode = render_mode
        self._opponents = opponents
        self._encoder = encoder_of(game)
        self.observation_space = Box(0.0, 1.0, (self._encoder.SIZE,), np.float32)
        self.action_space = Discrete(game.num_actions)
        self.position: Position = game.start()
        self._lots = Lots(0)
        self._bots: dict[int, AnyBot] = {}
        self._heard: dict[int, list[dict[str, object]]] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Start a new game against new bots; the same seed gives the same game."""
        super().reset(seed=seed)
        self._lots = Lots(self._drawn_seed())
        others = [seat for seat in range(len(self.game.seats)) if seat != self.seat]
        self._bots = {seat: self._make_bot(self._drawn_seed()) for seat in others}
        self._heard = {seat: [] for seat in others}
        self.position = self.game.start()
        self._advance()
        self._show()
        return self._observation(), self._info()

    def _drawn_seed(self) -> int:
        return int(self.np_random.integers(2**62))

    def _make_bot(self, seed: int) -> AnyBot:
        if callable(self._opponents):
            return self._opponents(seed)
        return make_bot(self.game, self._opponents, seed)

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Apply the learner's action, then let bots and chance act until its next turn."""
        refusal = self.position.why_not(self.seat, int(action))
        if refusal is not None:
            info = {**self._info(), "illegal": str(refusal)}
            return self._observation(), _ILLEGAL, True, False, info
        self._play(self.seat, int(action))
        self._advance()
        self._show()
        shares = self.position.result()
        reward = 0.0 if shares is None else rewards_of(shares)[self.seat]
        return self._observation(), reward, shares is not None, False, self._info()

    def _advance(self) -> None:
        """Let bots and chance act until the learner's turn or the end of the game."""
        while self.position.actor() != RULES:
            if self.position.actor() == CHANCE:
                self._play(CHANCE, self.position.sample(self._lots))
                continue
            seat = self.position.waiting_for()[0]
            if seat == self.seat:
                return
            view: Any = self.position.view(seat)
            heard, self._heard[seat] = self._heard[seat], []
            self._play(seat, self._bots[seat].choose(view, heard, self.clock))

    def _play(self, seat: int, action: int) -> None:
        events: list[Event] = self.position.play(seat, action)
        for bot_seat, heard in self._heard.items():
            heard.extend([event.heard_by(bot_seat) for event in events])

    def _observation(self) -> Vector:
        return self._encoder.observation(self.position.view(self.seat))

    def _info(self) -> dict[str, Any]:
        view = self.position.view(self.seat)
        return {"action_mask": legal_mask(view, self.game.num_actions)}

    def render(self) -> Any:
        """Write the view of the learner's seat."""
        return render(self.position.view(self.seat), self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _register() -> None:
    for name, title in titles().items():
        gymnasium.register(
            id=f"saltire/{name}-v{encoder_in(title).VERSION}",
            entry_point="saltire.envs.gymnasium:make",
            kwargs={"title": name},
        )


_register()
