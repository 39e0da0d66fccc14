"""The base of every game's view: what one seat may know, built from named facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from saltire.kernel.types import Seat

if TYPE_CHECKING:
    from saltire.kernel.game import Game
    from saltire.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class View:
    """What one seat sees of a position. A game's own view adds its facts, one by one.

    `legal` are the actions the seat may choose from; it is empty when the seat is not asked.
    """

    def __init__(self, seat: Seat, legal: tuple[int, ...]) -> None:
        self.seat: i64 = seat
        self.legal = legal

    def to_json(self) -> dict[str, object]:
        """Give the view as JSON values; two views are equal exactly when these are.

        A game's own view adds its facts to these.
        """
        return {"seat": self.seat, "legal": list(self.legal)}

    def game(self) -> Game:
        """Give the game that is seen; a view that names it can be pickled."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and _same(self, other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.seat, self.legal))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of seat {self.seat}: {len(self.legal)} choices>"

    def __str__(self) -> str:
        """Write what is seen as text, as players do; a game without such a notation has its repr."""
        try:
            game = self.game()
        except NotImplementedError:
            return repr(self)
        return game.text_of_view(self)

    def __copy__(self) -> View:
        return self  # nobody changes a view

    def __deepcopy__(self, memo: dict[int, object]) -> View:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return self.game().view_from_json, (self.to_json(),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Presenter:
    """Shows the positions of one game: to a seat as its view, and whole as JSON.

    A board holds one, through its options, so that it need not know how it is shown.
    """

    game: Game
    """The game whose positions these are."""

    def view(self, s: Position, seat: Seat) -> View:
        """Give what a seat may know."""
        raise NotImplementedError

    def board_json(self, s: Position) -> dict[str, object]:
        """Give everything on the board as JSON values."""
        raise NotImplementedError


def _same(one: View, other: View) -> bool:
    return type(one) is type(other) and one.to_json() == other.to_json()
