"""The diary: what happened, worded for one reader. A game without a diary of its own gets the plain one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar, TypeAlias

from saltire.kernel.errors import Refusal
from saltire.kernel.game import Game
from saltire.reason import Said
from saltire.words import Words

Told: TypeAlias = dict[str, object]


class Diary:
    """Words what a seat heard. `me` is the reader's seat, `names` are those of all seats."""

    gathers: ClassVar[bool] = False
    """Whether several events may become one sentence, or none."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words.of(game.name)
        self.names = names

    def gathered(self, heard: Sequence[Mapping[str, object]], me: int) -> list[Told]:
        """Put together what belongs together, and leave out what says nothing."""
        return [dict(event) for event in heard]

    def sentence(self, event: Told, me: int) -> str:
        """Say one gathered event."""
        return self.words.event(event, me, self.names)

    def refused(self, refusal: Refusal) -> str:
        """Say why something is refused."""
        return self.words.refusal(refusal)

    def reason(self, said: Said) -> str:
        """Say why a bot does something."""
        return self.words.reason(said, self.names)

    def lines(self, heard: Sequence[Mapping[str, object]], me: int) -> list[str]:
        """Word what was heard, a sentence each."""
        return [self.sentence(event, me) for event in self.gathered(heard, me)]


def diary_of(game: Game, words: Words, names: Sequence[str]) -> Diary:
    """Find the diary of a game by its name: `diary/<name>`, class `Diary`; else the plain one."""
    place = f"{__name__}.{game.name}"
    if find_spec(place) is None:
        return Diary(game, words, names)
    diary = import_module(place).Diary(game, words, names)
    assert isinstance(diary, Diary)
    return diary
