"""The descriptor of a game: where each of its parts is. Parts are imported when they are first needed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from saltire.games.position_form import PositionForm, Slot
from saltire.kernel.game import Game
from saltire.kernel.position_text import Parts
from saltire.kernel.view import View

P = TypeVar("P")

TEXTS = "text"
"""The folder of a game's package with its rules texts (`RULES.md`, `RULES.de.md`) and `locales/`."""


@dataclass(frozen=True)
class Endgame:
    """The end of a game, small enough for algorithms that visit the whole tree.

    It begins with a position, or where a random game with a seed is left; chance chooses among worlds that
    players of that moment cannot tell apart.
    """

    worlds: int
    options: tuple[tuple[str, object], ...] = ()
    """Options of the game that are not their defaults."""
    position: str = ""
    """A position as JSON."""
    seed: int = 0
    plies: int = 0


@dataclass(frozen=True)
class Title:
    """One game and everything that belongs to it; all but the game class may be left out.

    A part is named as an entry point names an object, "module:object"; a module that begins with a
    dot is inside `package`. What is left out has a plain stand-in: a random bot, buttons, the view
    as a list, events as data.

        TITLE = Title("thistles", package=__name__, game=".rules:Thistles", bots=".bots:BOTS")
    """

    name: str
    """As people type it: `saltire play thistles`. The same as `Game.name`."""
    game: type[Game] | str
    """The class of the game."""
    package: str = ""
    """The package that the parts are in, and the folder `text` with rules and locales."""
    bots: str = ""
    """A `saltire.bots.BotSet`: bots, levels, what the search knows."""
    terminal: str = ""
    """The class of the terminal board, a `saltire.terminal.Board`."""
    log_wording: str = ""
    """The class that words the log, a `saltire.i18n.LogWording`."""
    encoder: str = ""
    """The module that writes a view as numbers for learners: VERSION, SIZE, LAYOUT, observation(view)."""
    annotations: str = ""
    """A function (view) -> JSON values, sent beside the view: what a board shows but does not compute."""
    open_view: str = ""
    """A function (view, views by seat), all as JSON: puts into the view what the others know, for a study."""
    insights: str = ""
    """A function (position, seat, words, names) -> headings with sentences, for a study."""
    position_form: str = ""
    """A function (game, parts of a text) -> `PositionForm`: what an editor of positions offers."""
    view_data: str = ""
    """The TypedDict of its view as JSON, as the server sends it (without `legal`): for the API's document."""
    annotations_data: str = ""
    """The TypedDict of its annotations."""
    endgame: str = ""
    """An `Endgame`: a small game for exact algorithms."""
    puzzles: str = ""
    """A `saltire.puzzles.puzzle_set.PuzzleSet`: the puzzles that ship, their maker and their checker."""
    card_files: str = ""
    """The module that reads card files of one's own: SHIPPED, from_file, problems_in, cards_in."""
    seat_options: tuple[str, ...] = ()
    """The options whose numbers are seats, counted from 0."""
    order: int = 100
    """Where it stands in lists of games: the smaller, the earlier."""

    @property
    def game_class(self) -> type[Game]:
        """The class of the game, imported if need be."""
        found = self.game if isinstance(self.game, type) else self.part(self.game)
        assert isinstance(found, type), f"{self.game} is not a class"
        assert issubclass(found, Game), f"{self.game} is not a Game"
        return found

    def annotate(self, view: View) -> dict[str, object] | None:
        """Give what is sent beside a view, computed from the view alone; None if nothing is."""
        function: Any = self.part(self.annotations)
        if function is None:
            return None
        shown: dict[str, object] = function(view)
        return shown

    def open_all(self, facts: dict[str, Any], views: list[dict[str, Any]]) -> None:
        """Put into a view what the views of all seats show, as far as the game's board can show it."""
        function: Any = self.part(self.open_view)
        if function is not None:
            function(facts, views)

    def form(self, game: Game, parts: Parts) -> PositionForm:
        """Say what an editor offers for a text; without a form of its own, every part is a place."""
        function: Any = self.part(self.position_form)
        if function is None:
            return PositionForm([Slot(name) for name in game.parts])
        found: PositionForm = function(game, parts)
        return found

    def part(self, reference: str) -> object:
        """Import what a reference names; None for an empty one."""
        return _resolve(reference, self.package) if reference else None

    def part_class(self, reference: str, base: type[P]) -> type[P]:
        """Import the class that a reference names; `base` itself for an empty one."""
        found = self.part(reference) or base
        assert isinstance(found, type), f"{reference} of {self.name} is not a class"
        assert issubclass(found, base), f"{reference} of {self.name} is not a {base.__name__}"
        return found

    def text_folder(self) -> Path | None:
        """Find the folder of rules texts and locales; None if the game has none."""
        if not self.package:
            return None
        folder = Path(str(import_module(self.package).__file__)).parent / TEXTS
        return folder if folder.is_dir() else None


@cache
def _resolve(reference: str, package: str) -> object:
    module, _, name = reference.partition(":")
    found = import_module(module, package or None)
    return getattr(found, name) if name else found
