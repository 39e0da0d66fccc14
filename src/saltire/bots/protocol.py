"""The interface of a bot: it gets one seat's view and events, and chooses an action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from saltire.i18n.reason import Said
from saltire.kernel.view import View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Bot(Protocol[V_contra]):
    """A player of one seat. `reason` explains its last choice to a beginner in one line.

    A `Reason` is translated for the reader; a text of your own is shown as it is.
    """

    name: str

    @property
    def reason(self) -> Said: ...

    def choose(self, view: V_contra, heard: Sequence[dict[str, object]], clock: float) -> int:
        """Choose one of `view.legal`; the view is what `state.view(seat)` gave.

        `heard` are the events this seat has received since its last choice, as `Event.heard_by`
        gives them; `clock` is how many seconds the bot may use.
        """
        ...


AnyBot: TypeAlias = Bot[Any]
"""A bot of any game."""

Maker: TypeAlias = Callable[[int], AnyBot]
"""Creates a bot from the seed of its random numbers."""
