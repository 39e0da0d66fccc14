"""Words events and choices for one reader. A game without its own wording gets the plain one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from saltire.games.registry import title_of
from saltire.i18n.reason import Said
from saltire.i18n.words import Words
from saltire.kernel.errors import Refusal
from saltire.kernel.game import Game
from saltire.kernel.position import Position
from saltire.kernel.view import View

EventFacts: TypeAlias = dict[str, object]
"""An event as one seat received it, or several of them as one."""


class LogWording:
    """Words the events that a seat received. `me` is the reader's seat, `names` are those of all seats."""

    groups_events: ClassVar[bool] = False
    """Whether several events may become one sentence, or none."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words.of(game.name)
        self.names = names

    def grouped(self, heard: Sequence[Mapping[str, object]], me: int) -> list[EventFacts]:
        """Merge events that belong together, and leave out those that say nothing."""
        return [dict(event) for event in heard]

    def sentence(self, event: EventFacts, me: int) -> str:
        """Word one grouped event."""
        return self.words.event(event, me, self.names)

    def choice(self, view: View, plan: Sequence[int]) -> tuple[str, int]:
        """Word what a seat may choose, and count the actions of its plan that the sentence covers.

        The first action of `plan` is the choice; the next ones say where it leads. The plain wording has no
        sentence: "" stands for the notation.
        """
        return "", 1

    def own_choice(self, notation: str) -> str:
        """Word a choice that lies face down, for the seat that made it; "" where the events say it all."""
        return ""

    def worded_plan(self, state: Position, seat: int, plan: Sequence[int]) -> list[str]:
        """Word a plan, a sentence for each choice; it ends where the plan cannot go on."""
        sentences: list[str] = []
        covered = 0
        for at, action in enumerate(plan):
            if action not in state.legal(seat):
                break
            if at == covered:
                sentence, many = self.choice(state.view(seat), plan[at:])
                sentences.append(sentence or self.game.say(state, action))
                covered += many
            state.apply(action, seat)
        return sentences

    def refused(self, refusal: Refusal) -> str:
        """Word a refusal."""
        return self.words.refusal(refusal)

    def reason(self, said: Said) -> str:
        """Word the reason of a bot."""
        return self.words.reason(said, self.names)

    def lines(self, heard: Sequence[Mapping[str, object]], me: int) -> list[str]:
        """Word events, a sentence each."""
        return [self.sentence(event, me) for event in self.grouped(heard, me)]


def log_wording_of(game: Game, words: Words, names: Sequence[str]) -> LogWording:
    """Create the log wording of a game; the plain one if the game brings none."""
    title = title_of(game)
    return title.part_class(title.log_wording, LogWording)(game, words, names)
