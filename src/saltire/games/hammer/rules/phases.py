"""Every phase of the game by name, for saved positions."""

from __future__ import annotations

from typing import Final

from saltire.games.hammer.rules import (
    battles,
    builds,
    cards,
    disbanding,
    events,
    fighting,
    forces,
    kings,
    levy,
    movement,
    muster,
    pillage,
    quarters,
    raid,
    regroup,
    retreats,
    together,
    walk,
    winter,
    year,
)
from saltire.kernel.phase import Phase, PhaseMaker

_CHAPTERS: Final = (
    battles, builds, cards, disbanding, events, fighting, forces, kings, levy, movement, muster,
    pillage, quarters, raid, regroup, retreats, together, walk, winter, year,
)  # fmt: skip


def _phases() -> dict[str, PhaseMaker]:
    found: dict[str, PhaseMaker] = {}
    for chapter in _CHAPTERS:
        for name, value in vars(chapter).items():
            if (
                isinstance(value, type)
                and issubclass(value, Phase)
                and value.rule not in ("", "kernel")
            ):
                found[name] = value
    return found


PHASES: Final = _phases()
