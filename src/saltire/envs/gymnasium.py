"""Gymnasium: one seat for a learner, the others for bots.

```python
import gymnasium

env = gymnasium.make("saltire.envs.gymnasium:saltire/schotten-v2", tactics=True)
observation, info = env.reset(seed=7)
over = False
while not over:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, over, _, info = env.step(action)
```

| fact | value |
|---|---|
| id | `saltire/schotten-v2`; keywords: `opponents`, `seat`, `clock`, `shaping`, and the options of the game |
| actions | `Discrete(game.num_actions)`; `info["action_mask"]` and `action_masks()` mark the legal ones |
| observation | `Box(0, 1, (SIZE,))`: `LAYOUT` in the game's `encode` module is its table |
| reward | 0 until the game is over, then from 1 (won alone) to -1; 0 for a draw between two |
| illegal action | ends the episode with -1; `info["illegal"]` names the rule |
| render modes | `ansi` gives a text, `human` prints it after each step, `rgb_array` gives a picture of it |
| vector | `gymnasium.make_vec` steps many games at once: see `saltire.envs.vector` |

`opponents` is the name of a bot (see `saltire.bots`) or a function from a seed to a bot; without it
they play at random. A bot gets the view of its seat and what that seat has heard since its last
choice, never the position. `seat` is a number, or `"random"` for another seat in each game;
`info["seat"]` says which.

`shaping` is a function from the learner's view to a number, the potential of what it sees. Each step is
rewarded with the rise of the potential, and the end of the game takes it back to 0, so that the rewards of
an episode add up to its result less the potential of its beginning: the best way to play stays the same.

## Version history

Each game counts its own: `HISTORY` in its `encode` module says what a version has changed, and the page of
the game on the site lists it.
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
from saltire.envs._render import RENDER_MODES, check_render_mode, render
from saltire.envs._shared import (
    ANY_SEAT,
    BotMaker,
    chosen_seat,
    encoder_in,
    encoder_of,
    load_versioned,
    rewards_of,
)
from saltire.games.registry import titles
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES
from saltire.kernel.view import View

__all__ = ["SaltireGym", "make"]

Vector: TypeAlias = NDArray[np.float32]
Potential: TypeAlias = Callable[[Any], float]

_ILLEGAL: Final = -1.0


def make(
    title: str,
    opponents: str | BotMaker = RandomBot,
    seat: int | str = 0,
    clock: float = 1.0,
    render_mode: str | None = None,
    shaping: Potential | None = None,
    **options: object,
) -> SaltireGym:
    """Create an environment by name: `make("schotten", opponents="random", tactics=True)`."""
    return SaltireGym(load_versioned(title, options), opponents, seat, clock, render_mode, shaping)


class SaltireGym(gymnasium.Env[Vector, np.int64]):
    """A game seen from one seat; bots play the others, each with `clock` seconds a choice."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: Game,
        opponents: str | BotMaker = RandomBot,
        seat: int | str = 0,
        clock: float = 1.0,
        render_mode: str | None = None,
        shaping: Potential | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.game = game
        self._any_seat = chosen_seat(game, seat) == ANY_SEAT
        self.seat = 0 if self._any_seat else int(seat)
        self.shaping = shaping
        self._potential = 0.0
        self.clock = clock
        self.render_mode = render_mode
        self._opponents = opponents
        self._encoder = encoder_of(game)
        self.observation_space = Box(0.0, 1.0, (self._encoder.SIZE,), np.float32)
        self.action_space = Discrete(game.num_actions)
        self.position: Position = game.start()
        self._lots = Lots(0)
        self._bots: dict[int, AnyBot] = {}
        self._new_events: dict[int, list[dict[str, object]]] = {}

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}, seat {self.seat}: {self.position!r}>"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Start a new game against new bots; the same seed gives the same game."""
        super().reset(seed=seed)
        self._lots = Lots(self._drawn_seed())
        if self._any_seat:
            self.seat = self._lots.below(len(self.game.seats))
        others = [seat for seat in range(len(self.game.seats)) if seat != self.seat]
        self._bots = {seat: self._make_bot(self._drawn_seed()) for seat in others}
        self._new_events = {seat: [] for seat in others}
        self.position = self.game.start()
        self._advance()
        self._show()
        view = self.position.view(self.seat)
        self._potential = 0.0 if self.shaping is None else self.shaping(view)
        return self._encoder.observation(view), self._info(view)

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
            view = self.position.view(self.seat)
            info = {**self._info(view), "illegal": str(refusal)}
            return self._encoder.observation(view), _ILLEGAL, True, False, info
        self._play(self.seat, int(action))
        self._advance()
        self._show()
        view = self.position.view(self.seat)
        over = self.position.returns is not None
        return self._encoder.observation(view), self._reward(view), over, False, self._info(view)

    def _reward(self, view: View) -> float:
        shares = self.position.result()
        reward = 0.0 if shares is None else rewards_of(shares)[self.seat]
        if self.shaping is None:
            return reward
        before = self._potential
        self._potential = self.shaping(view) if shares is None else 0.0
        return reward + self._potential - before

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
            heard, self._new_events[seat] = self._new_events[seat], []
            self._play(seat, self._bots[seat].choose(view, heard, self.clock))

    def _play(self, seat: int, action: int) -> None:
        events: list[Event] = self.position.play(seat, action)
        for bot_seat, heard in self._new_events.items():
            heard.extend([event.heard_by(bot_seat) for event in events])

    def _info(self, view: View) -> dict[str, Any]:
        return {"action_mask": self._encoder.mask(view), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Mark the legal actions, as MaskablePPO asks for them."""
        view = self.position.view(self.seat)
        return self._encoder.mask(view).astype(np.bool_)

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
            vector_entry_point="saltire.envs.vector:make",
            kwargs={"title": name},
        )


_register()
