"""OpenSpiel: every game as a Python game, with chance as explicit outcomes.

```python
import pyspiel

import saltire.envs.openspiel

game = pyspiel.load_game("python_saltire_schotten(tactics=True)")
state = game.new_initial_state()
```

| fact | value |
|---|---|
| short name | `python_saltire_schotten`, and so for every title; `register` adds any other game |
| parameters | the options of the game; a number that is one choice among words is `#1` |
| dynamics | sequential; seats that the rules ask at once choose one after the other, unseen |
| chance | explicit; outcome and action numbers are the game's own |
| utility | zero-sum, from -1 to 1 |
| observation string | the seat's view as canonical JSON |
| observation tensor | `LAYOUT` in the game's `encode` module is its table |
| information state string | the view, and all the seat has chosen and heard: perfect recall |
| serialisation | the position as JSON, with what was heard |

Copying a state costs much more here than `saltire.State.clone`: search with Saltire's own states.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from saltire.envs._shared import encoder_of, rewards_of
from saltire.games.registry import titles
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.options import Option
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES, SPECTATOR

__all__ = ["register"]

CHOSE: Final = "chose"
"""The kind of event that tells a seat, and nobody else, its own choice."""


def register(game_class: type[Game]) -> str:
    """Register a game with OpenSpiel and give the name it is loaded by; registering twice is harmless."""
    short_name = f"python_saltire_{game_class.name}"
    if short_name in pyspiel.registered_names():
        return short_name
    players = len(_saltire_game(game_class, {}).seats)
    game_type = pyspiel.GameType(
        short_name=short_name,
        long_name=f"Saltire {game_class.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            option.name: _spiel_default(option) for option in game_class.declared
        },
    )

    # OpenSpiel releases what is registered after Python has ended. A class survives that, because
    # it refers to itself; a function would be freed and crash the process.
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_class, game_type, params or {})

    pyspiel.register_game(game_type, Registered)
    return short_name


def _spiel_default(option: Option) -> object:
    """Give an option's default in the type that OpenSpiel uses for it."""
    [default] = [
        text for text, choice in _spiel_choices(option).items() if choice == option.default
    ]
    return default


def _spiel_choices(option: Option) -> dict[Any, object]:
    """Give an option's choices by their values in OpenSpiel, which must all have one type."""
    if len({type(choice) for choice in option.choices}) == 1:
        return {choice: choice for choice in option.choices}
    return {c if isinstance(c, str) else f"#{c}": c for c in option.choices}


def _saltire_game(game_class: type[Game], params: dict[str, Any]) -> Game:
    """Create the game that OpenSpiel's parameters describe; BadOption says what can be chosen."""
    given: dict[str, object] = {}
    for option in game_class.declared:
        if option.name not in params:
            continue
        value = params[option.name]
        value = _spiel_choices(option).get(value, value)
        # OpenSpiel fills in every default; a game may have another one for its number of players.
        if value != option.default:
            given[option.name] = value
    maker: Any = game_class
    game: Game = maker(**given)
    return game


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel sees it; `game` is Saltire's."""

    def __init__(self, game_class: type[Game], game_type: Any, params: dict[str, Any]) -> None:
        self.game = _saltire_game(game_class, params)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.num_actions,
            max_chance_outcomes=self.game.max_chance,
            num_players=len(self.game.seats),
            min_utility=-1.0 / (len(self.game.seats) - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.max_length,
        )
        super().__init__(game_type, info, params)

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.game.max_length)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"there are no observation parameters; given were {params}")
        return SpielObserver(self.game, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.tracked = TrackedPosition(game.game, game.game.start(), [])

    def current_player(self) -> int:
        actor = self.tracked.position.actor()
        if actor == RULES:
            return int(pyspiel.PlayerId.TERMINAL)
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return self.tracked.position.waiting_for()[0]

    def is_terminal(self) -> bool:
        return self.tracked.position.actor() == RULES

    def _legal_actions(self, player: int) -> list[int]:
        return self.tracked.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.tracked.position.chances()

    def _apply_action(self, action: int) -> None:
        position = self.tracked.position
        seat = CHANCE if position.actor() == CHANCE else position.waiting_for()[0]
        if seat != CHANCE:
            text = self.tracked.game.say(position, action)
            self.tracked.events.append(Event(CHOSE, {}, {"action": text}, (seat,)))
        self.tracked.events.extend(position.play(seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.tracked.game.say(self.tracked.position, action)

    def returns(self) -> list[float]:
        shares = self.tracked.position.result()
        return [0.0] * len(self.tracked.game.seats) if shares is None else rewards_of(shares)

    def __str__(self) -> str:
        return canonical(self.tracked.position.to_json())


class TrackedPosition:
    """A position with all events so far; OpenSpiel deep-copies and pickles it."""

    __slots__ = ("events", "game", "position")

    def __init__(self, game: Game, position: Position, events: list[Event]) -> None:
        self.game = game
        self.position = position
        self.events = events

    def heard_by(self, seat: int) -> list[dict[str, object]]:
        """Give the choices and events of a seat, in order."""
        return [
            event.heard_by(seat)
            for event in self.events
            if event.kind != CHOSE or seat in event.audience
        ]

    def __deepcopy__(self, memo: dict[int, object]) -> TrackedPosition:
        return TrackedPosition(self.game, self.position.clone(), self.events[:])

    def __reduce__(self) -> tuple[object, ...]:
        return _tracked, (self.game, self.position.to_json(), self.events)


def _tracked(game: Game, position: dict[str, object], events: list[Event]) -> TrackedPosition:
    return TrackedPosition(game, game.from_json(position), events)


class SpielObserver:
    """Observes for a player: public information, private information, or its whole view."""

    def __init__(self, game: Game, iig_obs_type: Any = None) -> None:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._private = not kind.public_info
        self._recall = bool(kind.perfect_recall)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what is private to several players")
        if self._private and (self._public or self._recall):
            raise ValueError("what is private can be observed for one player, without recall")
        self._encoder = encoder_of(game)
        flat = self._recall or self._private
        self.tensor = None if flat else np.zeros(self._encoder.SIZE, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor` with what a player sees."""
        if self.tensor is not None:
            self.tensor[:] = self._encoder.observation(
                state.tracked.position.view(self._viewer(player))
            )

    def string_from(self, state: SpielState, player: int) -> str:
        """Write the view of a player and, with perfect recall, its events."""
        viewer = self._viewer(player)
        facts = _facts(state, viewer)
        if self._recall:
            return canonical({"heard": state.tracked.heard_by(viewer), "view": facts})
        if self._private:
            known = _facts(state, SPECTATOR)
            facts = {name: fact for name, fact in facts.items() if fact != known[name]}
        return canonical(facts)

    def _viewer(self, player: int) -> int:
        return SPECTATOR if self._public else player


def _facts(state: SpielState, viewer: int) -> dict[str, object]:
    view: Any = state.tracked.position.view(viewer)
    facts: dict[str, object] = view.to_json()
    return facts


def canonical(data: object) -> str:
    """Write JSON so that equal facts give equal texts."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


for _title in titles().values():
    register(_title.game_class)
