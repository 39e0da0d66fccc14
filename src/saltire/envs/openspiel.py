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
| information state tensor | the observation tensor, then 64 bits of a digest of that string |
| resampling | `resample_from_infostate` gives a state that the player cannot tell from this one (`imagine`) |
| endgames | `python_saltire_schotten_endgame` and so on: small enough for exact algorithms |
| serialisation | the position as JSON, with what was heard |

ISMCTS in Python (`open_spiel.python.algorithms.ismcts`) works on every game, MCCFR, CFR+ and exploitability
on the endgames. Copying a state costs much more here than `saltire.State.clone`: search of your own is
faster on Saltire's states.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from saltire.envs._endgames import endgame_of, worlds_of
from saltire.envs._shared import encoder_of, rewards_of
from saltire.games.registry import titles
from saltire.games.title import Title
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.options import Option
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES, SPECTATOR

__all__ = ["register", "register_endgame"]

_DIGEST: Final = 64
CHOSE: Final = "chose"
"""The kind of event that tells a seat, and nobody else, its own choice."""


def register(game_class: type[Game]) -> str:
    """Register a game with OpenSpiel and give the name it is loaded by; registering twice is harmless."""
    short_name = f"python_saltire_{game_class.name}"
    if short_name in pyspiel.registered_names():
        return short_name
    parameters = {option.name: _spiel_default(option) for option in game_class.declared}
    players = _numbers_of_players(game_class)
    game_type = _game_type(short_name, f"Saltire {game_class.name}", players, parameters)

    # OpenSpiel releases what is registered after Python has ended. A class survives that, because
    # it refers to itself; a function would be freed and crash the process.
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_class, game_type, params or {})

    pyspiel.register_game(game_type, Registered)
    return short_name


def register_endgame(title: Title) -> str:
    """Register the endgame of a title with OpenSpiel and give the name it is loaded by."""
    short_name = f"python_saltire_{title.name}_endgame"
    if short_name in pyspiel.registered_names():
        return short_name
    players = [len(endgame_of(title)[0].seats)]
    game_type = _game_type(short_name, f"Saltire {title.name}, the end", players, {})

    class RegisteredEndgame(EndgameGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title, game_type)

    pyspiel.register_game(game_type, RegisteredEndgame)
    return short_name


def _game_type(name: str, long_name: str, players: list[int], parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def _numbers_of_players(game_class: type[Game]) -> list[int]:
    """List how many may play: the choices of the option `players` if the game has one."""
    for option in game_class.declared:
        if option.name == "players":
            return [int(str(choice)) for choice in option.choices]
    return [len(_saltire_game(game_class, {}).seats)]


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
        self._begin(_saltire_game(game_class, params), game_type, params)

    def _begin(self, game: Game, game_type: Any, params: dict[str, Any]) -> None:
        self.game = game
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.num_actions,
            max_chance_outcomes=self.game.max_chance,
            num_players=len(self.game.seats),
            min_utility=-1.0 / (len(self.game.seats) - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.max_length,
        )
        pyspiel.Game.__init__(self, game_type, info, params)

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


class EndgameGame(SpielGame):
    """An endgame as OpenSpiel sees it: chance chooses one of its worlds first."""

    def __init__(self, title: Title, game_type: Any) -> None:
        game, endgame = endgame_of(title)
        self.worlds = worlds_of(game, endgame)
        self._begin(game, game_type, {})

    def new_initial_state(self) -> EndgameState:
        return EndgameState(self)


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

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SpielState:
        """Give a state that this player cannot tell from this one; its history is empty."""
        tracked = self.tracked
        imagined = tracked.game.imagine(tracked.position.view(player), Lots(int(rng() * 2**62)))
        state: SpielState = self.get_game().new_initial_state()
        state.tracked = TrackedPosition(tracked.game, imagined, tracked.events_for(player))
        return state

    def __str__(self) -> str:
        return canonical(self.tracked.position.to_json())


class EndgameState(SpielState):
    """A position of an endgame; `has_begun` tells whether chance has chosen the world."""

    def __init__(self, game: EndgameGame) -> None:
        super().__init__(game)
        self.has_begun = False
        self.tracked = TrackedPosition(game.game, game.worlds[0], [])

    def current_player(self) -> int:
        return super().current_player() if self.has_begun else int(pyspiel.PlayerId.CHANCE)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.has_begun:
            return super().chance_outcomes()
        worlds = len(self.get_game().worlds)
        return [(world, 1 / worlds) for world in range(worlds)]

    def _apply_action(self, action: int) -> None:
        if self.has_begun:
            super()._apply_action(action)
            return
        self.has_begun = True
        self.tracked = TrackedPosition(
            self.tracked.game, self.get_game().worlds[action].clone(), []
        )

    def _action_to_string(self, player: int, action: int) -> str:
        return super()._action_to_string(player, action) if self.has_begun else f"world {action}"

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SpielState:
        state = super().resample_from_infostate(player, rng)
        assert isinstance(state, EndgameState)
        state.has_begun = True
        return state


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

    def events_for(self, seat: int) -> list[Event]:
        """Give the events without what this seat has not heard."""
        return [
            Event(event.kind, event.public, event.secret, (seat,), event.reveals)
            if seat in event.audience
            else Event(event.kind, event.public, {}, (), event.reveals)
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
        self.dict: dict[str, NDArray[np.float32]] = {}
        self.tensor: NDArray[np.float32] | None = None
        if not self._private:
            seen = self._encoder.SIZE
            self.tensor = np.zeros(seen + (_DIGEST if self._recall else 0), np.float32)
            self.dict["observation"] = self.tensor[:seen]
            if self._recall:
                self.dict["digest"] = self.tensor[seen:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor` with what a player sees and, with perfect recall, remembers."""
        if not self.dict:
            return
        viewer = self._viewer(player)
        self.dict["observation"][:] = self._encoder.observation(state.tracked.position.view(viewer))
        if self._recall:
            self.dict["digest"][:] = _digest(self.string_from(state, player))

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


def _digest(text: str) -> NDArray[np.uint8]:
    """Give the bits of a digest of a text."""
    found = blake2b(text.encode(), digest_size=_DIGEST // 8).digest()
    return np.unpackbits(np.frombuffer(found, np.uint8))


def canonical(data: object) -> str:
    """Write JSON so that equal facts give equal texts."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


for _title in titles().values():
    register(_title.game_class)
    if _title.endgame:
        register_endgame(_title)
