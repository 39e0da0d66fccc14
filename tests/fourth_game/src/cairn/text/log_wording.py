"""Words the log of Cairn: the deal only where it says something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import saltire.i18n.log_wording
from saltire.i18n.log_wording import EventFacts


class LogWording(saltire.i18n.log_wording.LogWording):
    """Leaves out the other seat's deal."""

    groups_events: ClassVar[bool] = True

    def grouped(self, heard: Sequence[Mapping[str, object]], me: int) -> list[EventFacts]:
        return [dict(event) for event in heard if event["kind"] != "dealt" or "weight" in event]
