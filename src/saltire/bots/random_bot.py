"""A bot that plays a random legal move, all equally likely: the baseline of every match."""

from __future__ import annotations

from collections.abc import Sequence

from saltire.i18n.reason import Reason, Said
from saltire.kernel.lots import Lots
from saltire.kernel.view import View


class RandomBot:
    """Plays random legal moves; a seed determines them."""

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.reason: Said = ""
        self._lots = Lots(seed)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        self.reason = Reason("why-lot", n=len(view.legal))
        return view.legal[self._lots.below(len(view.legal))]
