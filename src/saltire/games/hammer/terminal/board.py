"""Hammer of the Scots in the terminal: the map, your blocks, the battle, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.text import Text

import saltire.terminal.board
from saltire.games.hammer.rules import actions
from saltire.games.hammer.rules.board import NOBODY, War
from saltire.games.hammer.rules.constants import AREAS, ENGLISH, SCOTTISH
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.terminal.area_notes import area_lines, enemy_lines, find_area
from saltire.games.hammer.terminal.battle_panel import battle_lines
from saltire.games.hammer.terminal.block_table import rating_lines
from saltire.games.hammer.terminal.log_lines import story_lines
from saltire.games.hammer.terminal.map_text import HEIGHT, WIDTH, map_lines
from saltire.games.hammer.terminal.panel import (
    block_lines,
    card_lines,
    hand_line,
    heading,
    noble_lines,
)
from saltire.games.hammer.terminal.prompts import (
    asked_for,
    choice_list,
    choices_of,
    question_for,
)
from saltire.games.hammer.terminal.side_text import nobles_of
from saltire.games.hammer.terminal.typed_input import read_typed
from saltire.games.hammer.text.event_groups import grouped_events
from saltire.games.hammer.text.names import area_text
from saltire.i18n.log_wording import EventFacts
from saltire.i18n.words import Words
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.terminal.board import (
    ActionSequence,
    Choice,
    PartialInput,
    Scene,
    log_block,
    number_lines,
)

_GAP = 2
_WIDE = 100
_LINES = (22, 26)
"""The lines of a drawing in a narrow and in a wide terminal, without the prompt."""
_LOG = 3
"""The least number of log lines."""
_FULL_LIST = 99
_ANSWER_WIDTH = 76


class Board(saltire.terminal.board.Board[HammerView]):
    """The terminal board of Hammer of the Scots."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        super().__init__(game, words.of(game.name), names)
        self.volleys: list[EventFacts] = []
        """The volleys of the latest battle, as far as the log goes."""

    def picture(
        self, views: Sequence[HammerView], story: Sequence[Text], width: int
    ) -> RenderableType:
        view = views[0]
        beside = self.panel(views, width - WIDTH - _GAP)
        rows: list[Text] = []
        for left, right in zip_longest(map_lines(view, self.words), beside, fillvalue=Text()):
            left.truncate(WIDTH + _GAP, pad=True)
            rows.append(Text.assemble(left, right, no_wrap=True))
        top = heading(view, self.title(), self.words, width)
        below = noble_lines(view, width, self.words) + card_lines(view, self.words, width)
        below += [line for seen in views[1:] for line in hand_line(seen, self.words)]
        room = _LINES[width >= _WIDE] - 1 - len(rows) - len(below)
        return Group(top, *rows, *below, log_block(story, width, max(_LOG, room)))

    def scene(
        self, views: Sequence[HammerView], width: int, partial: PartialInput | None = None
    ) -> Scene:
        view = views[0]
        side_width = max(width - WIDTH - _GAP, 28)
        hands = [line for seen in views[1:] for line in hand_line(seen, self.words)]
        cards = card_lines(view, self.words, width - _GAP) + hands
        top = heading(view, self.title(), self.words, width)
        side = [*self.panel(views, side_width), Text(), *noble_lines(view, side_width, self.words)]
        return Scene(top, map_lines(view, self.words), side, cards)

    def choices(self, view: HammerView, texts: Sequence[str]) -> list[Choice]:
        return choice_list(view, self.world(view), self.words, self.sentences(view))

    def asked(self, view: HammerView) -> str:
        return asked_for(view, self.world(view), self.words)

    def panel(self, views: Sequence[HammerView], width: int) -> list[Text]:
        """Show the battle, or the blocks that may be seen: at the end those of both sides."""
        view = views[0]
        if view.battle.area != NOBODY and len(views) == 1:
            return battle_lines(view, self.world(view), self.volleys, width, self.words)
        lines: list[Text] = []
        for seen in views:
            assert isinstance(seen, HammerView)
            if seen.seat >= 0:
                room = HEIGHT if len(views) == 1 else HEIGHT // 2
                lines += block_lines(seen, int(seen.seat), width, room, self.words)
        return lines

    def world(self, view: HammerView) -> War:
        """Sample a world that fits the view, to ask the rules what the seat may do."""
        world = self.game.imagine(view, Lots(1))
        assert isinstance(world, War)
        return world

    def question(self, view: HammerView) -> str:
        return question_for(view, self.world(view), self.words)

    def example(self, texts: Sequence[str]) -> str:
        return texts[0].lower() if texts else ""

    def read(self, view: HammerView, typed: str) -> str | PartialInput | ActionSequence:
        return read_typed(view, self.world(view), typed, self.words, self.sentences(view))

    def moves(self, view: HammerView, texts: Sequence[str]) -> RenderableType:
        """List the legal actions; blocks with their areas."""
        cells: list[str] = []
        for action, text in zip(view.legal, texts):
            family, index = actions.read(action)
            own = family in actions.BLOCK_FAMILIES and 0 <= view.place[index] < AREAS
            place = area_text(view.place[index], self.words) if own else ""
            cells.append(f"{text} ({place})" if own else text)
        if actions.FORCE <= (view.legal or (0,))[0] < actions.END:
            cells = choices_of(view, self.world(view), self.words)
        return number_lines(cells)

    def answer(
        self, view: HammerView, heard: Sequence[Mapping[str, object]], line: str
    ) -> RenderableType | None:
        verb, _, rest = line.strip().lower().partition(" ")
        if verb == "look":
            area = find_area(rest, self.words)
            if area is None:
                return Text(self.words.say("hammer-which-area"))
            return Group(*area_lines(view, area, self.words, _ANSWER_WIDTH))
        if verb == "enemy":
            return Group(*enemy_lines(view, self.words, _ANSWER_WIDTH))
        if verb == "blocks":
            seat = int(view.seat)
            lines = block_lines(view, seat, _ANSWER_WIDTH, _FULL_LIST, self.words)
            return Group(*lines, Text(), *rating_lines(view, self.words))
        if verb == "nobles":
            return Group(*noble_lines(view, _ANSWER_WIDTH, self.words))
        return None

    def commands(self) -> tuple[str, ...]:
        return ("look", "enemy", "blocks", "nobles")

    def rule_examples(self) -> tuple[str, str]:
        return ("5.5", self.words.say("rules-word-hammer"))

    def more_help(self) -> list[tuple[str, str]]:
        said = self.words.say
        look, enemy, blocks, nobles = (
            said(f"command-{name}").split()[0] for name in self.commands()
        )
        fire, retreat = (said(f"typed-{verb}").split()[0] for verb in ("fire", "retreat"))
        return [
            ("wallace angus · 3 · move Wallace", said("hammer-help-type")),
            (f"{fire} york · {retreat} york fife", said("hammer-help-battle")),
            (f"{look} fife", said("hammer-help-area")),
            (enemy, said("hammer-help-enemy")),
            (f"{blocks} · {nobles}", said("hammer-help-blocks")),
            ("2† » ✓ ■□", said("hammer-help-marks")),
        ]

    def story(self, heard: Sequence[Mapping[str, object]], me: int) -> list[Text]:
        self.remember_dice(heard, me)
        return story_lines(heard, me, self.words)

    def remember_dice(self, heard: Sequence[Mapping[str, object]], me: int) -> None:
        """Store the volleys of the latest battle for the drawing."""
        for event in grouped_events(heard, me):
            if event["kind"] == "battle":
                self.volleys = []
            elif event["kind"] == "volley":
                self.volleys.append(event)

    def ending(self, view: HammerView, result: Sequence[float], me: int) -> str:
        nobles = " : ".join(str(len(nobles_of(view, side))) for side in (ENGLISH, SCOTTISH))
        return f"{super().ending(view, result, me)} {self.words.say('hammer-final', nobles=nobles)}"
