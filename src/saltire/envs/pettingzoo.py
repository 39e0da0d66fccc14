"""PettingZoo: every game as an AEC environment.

```python
from saltire.envs.pettingzoo import make

env = make("schotten", tactics=True)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    done = termination or truncation
    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
```

| fact | value |
|---|---|
| names | `schotten_v2`, `swords_v2`, `hammer_v3` |
| agents | `player_0`, `player_1`, ... in the order of `game.seats` |
| actions | `Discrete(game.num_actions)`; 735 for `schotten` |
| observation | `Dict(observation=Box(0, 1, (SIZE,)), action_mask=Box(0, 1, (num_actions,)))` |
| size | 2060 for `schotten`, whatever the options |
| parallel | no |
| render modes | `ansi` gives a text, `human` prints it after each step, `rgb_array` gives a picture of it |

## Options

`make` passes its keywords to `saltire.load`: variants and readings of the rules are options of the
game (`saltire.load("schotten").options` lists them), never other environments.

## Observation

What the agent's seat may know, its own things first. `LAYOUT` in a game's `encode` module is the
table: name, start, length, meaning. `action_mask` marks the legal actions; it is all zeros for an
agent that is not asked, and for everybody once the game is over.

## Actions

The actions of the game; `env.unwrapped.game.say(env.unwrapped.position, action)` writes one as
players write it, `parse` reads it. Chance (the deal, draws, dice) is resolved inside, from the seed
given to `reset`; a reset without a seed goes on with the same stream. Where the rules ask several
seats at once, they are asked one after the other, and none sees what an earlier one chose.

## Rewards

All zero until the game is over. Then `(n * share - 1) / (n - 1)` for a share of the win among `n`
seats: for two players 1, -1, or 0 and 0 for a draw. They sum to 0. An illegal action ends the game
with -1 for its agent and 0 for the others (`GuardWrapper`); without the wrapper it raises
`saltire.IllegalAction`, which names the rule.

## Version history

Each game counts its own: `HISTORY` in its `encode` module says what a version has changed, and the page of
the game on the site lists it.
"""

from __future__ import annotations

import secrets
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from saltire.envs._render import RENDER_MODES, check_render_mode, render
from saltire.envs._shared import deal, encoder_of, load_versioned, rewards_of
from saltire.kernel.errors import IllegalAction
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import RULES, SPECTATOR

__all__ = ["SaltireEnv", "env", "make"]

Observation: TypeAlias = dict[str, NDArray[Any]]

_ILLEGAL: Final = -1.0


def make(title: str, render_mode: str | None = None, **options: object) -> Any:
    """Create an environment by name: `make("schotten", tactics=True)`, or `make("schotten_v2")`."""
    return env(load_versioned(title, options), render_mode)


def env(game: Game, render_mode: str | None = None) -> Any:
    """Create an environment with the wrapper that refuses illegal actions."""
    return GuardWrapper(SaltireEnv(game, render_mode))


class SaltireEnv(AECEnv[str, Any, Any]):
    """A game without wrappers; `game` and `position` are public for experiments."""

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        check_render_mode(render_mode)
        self.game = game
        self.render_mode = render_mode
        self._encoder = encoder_of(game)
        self.metadata = {
            "name": f"{game.name}_v{self._encoder.VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(len(game.seats))]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = []
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(game.num_actions) for agent in self.possible_agents}
        self._lots: Lots | None = None
        self.position: Position = game.start()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.metadata['name']}: {self.position!r}>"

    def _space(self) -> Dict:
        return Dict(
            {
                "observation": Box(0.0, 1.0, (self._encoder.SIZE,), np.float32),
                "action_mask": Box(0, 1, (self.game.num_actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed deals the same cards."""
        if seed is not None or self._lots is None:
            self._lots = Lots(secrets.randbits(62) if seed is None else int(seed))
        self.position = self.game.start()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._go_on(self._lots)
        self._show()

    def observe(self, agent: str) -> Observation:
        """Give the view of an agent's seat, and its legal actions if it is its turn."""
        view = self.position.view(self._seat_of[agent])
        acts = agent == self.agent_selection and not self.terminations.get(agent, True)
        return {
            "observation": self._encoder.observation(view),
            "action_mask": self._encoder.mask(view if acts else None),
        }

    def is_legal(self, action: int) -> bool:
        """Tell whether the agent whose turn it is may choose this."""
        return int(action) in self.position.legal(self._seat_of[self.agent_selection])

    def step(self, action: int | None) -> None:
        """Apply the action of the agent whose turn it is; IllegalAction names the rule it breaks."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or self._lots is None:
            raise ValueError("an agent whose game goes on must choose an action")
        seat = self._seat_of[agent]
        refusal = self.position.why_not(seat, int(action))
        if refusal is not None:
            raise IllegalAction(refusal)
        self.position.apply(int(action), seat)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on(self._lots)
        self._accumulate_rewards()
        self._show()

    def forfeit(self) -> None:
        """End the game with -1 for the agent whose turn it is."""
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = _ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()

    def _go_on(self, lots: Lots) -> None:
        """Let chance act, then select the next agent, or end the game."""
        deal(self.position, lots)
        if self.position.actor() != RULES:
            self.agent_selection = self.possible_agents[self.position.waiting_for()[0]]
            return
        shares = self.position.result()
        assert shares is not None
        self.rewards = dict(zip(self.possible_agents, rewards_of(shares)))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | NDArray[np.uint8] | None:
        """Write the view of the seat to act; at the end, that of a spectator."""
        waiting = self.position.waiting_for()
        view = self.position.view(waiting[0] if waiting else SPECTATOR)
        return render(view, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Release nothing: the environment holds no window and no process."""


class GuardWrapper(wrappers.OrderEnforcingWrapper[str, Any, Any]):
    """Does what PettingZoo's three usual wrappers do, at a third of their cost.

    Order is enforced, actions outside the space are refused, and an illegal action ends the game with -1.
    """

    env: SaltireEnv

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Give what the agent whose turn it is needs."""
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: int | None) -> None:
        """Apply the action of the agent whose turn it is."""
        env = self.env
        if not self._has_reset or not env.agents:
            super().step(action)  # which says so
            return
        self._has_updated = True
        agent = env.agent_selection
        if action is None or env.terminations[agent] or env.truncations[agent]:
            env.step(action)
            return
        assert env.action_spaces[agent].contains(action), "action is not in action space"
        if env.is_legal(action):
            env.step(action)
        else:
            EnvLogger.warn_on_illegal_move()
            env.forfeit()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} around {self.env!r}>"

    def __str__(self) -> str:
        return str(self.env)
