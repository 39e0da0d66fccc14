"""Several processes that think about the same choice; what they find is added up."""

from __future__ import annotations

from collections.abc import Sequence

from saltire.bots.search.knowledge import Knowledge
from saltire.bots.search.settings import Settings
from saltire.bots.search.verdict import Verdict


class Helpers:
    """Processes that live as long as the bot; each hears and thinks as the bot does, with other lots."""

    def __init__(self, knowledge: Knowledge, settings: Settings) -> None:
        self.knowledge = knowledge
        self.settings = settings

    def think(
        self, view: object, heard: Sequence[dict[str, object]], clock: float, seed: int
    ) -> Verdict:
        raise NotImplementedError

    def close(self) -> None:
        """End the processes."""
