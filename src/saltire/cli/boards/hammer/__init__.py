"""Hammer of the Scots in the terminal: the map, your blocks, the battle, the diary."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.text import Text

from saltire.cli.boards.hammer.asking import choices_of, question_for
from saltire.cli.boards.hammer.atlas import HEIGHT, WIDTH, map_lines
from saltire.cli.boards.hammer.diary import story_lines
from saltire.cli.boards.hammer.fight import battle_lines
from saltire.cli.boards.hammer.notes import area_lines, enemy_lines, find_area
from saltire.cli.boards.hammer.panel import block_lines, card_lines, heading, noble_lines
from saltire.cli.boards.hammer.sides import nobles_of
from saltire.cli.boards.hammer.typed import read_typed
from saltire.cli.boards.plain import Chain, Half, PlainBoard, diary_block, numbered
from saltire.diary import Told
from saltire.diary._gather import gathered
from saltire.games.hammer import actions
from saltire.games.hammer.board import NOBODY, War
from saltire.games.hammer.tables import AREA_NAMES, ENGLISH, SCOTTISH
from saltire.games.hammer.view import View
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.words import Words

_GAP = 2
_WIDE = 100
_LINES = (22, 26)
"""How many lines a picture has in a narrow and in a wide terminal, the question left out."""
_DIARY = 3
"""The diary has at least so many."""
_FULL_LIST = 99
_ANSWER_WIDTH = 78


class Board(PlainBoard):
    """Draws, reads and words Hammer of the Scots."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        super().__init__(game, words.of(game.name), names)
        self.volleys: list[Told] = []
        """The volleys of the latest battle, as far as the story was told."""

    def picture(self, views: Sequence[object], story: Sequence[Text], width: int) -> RenderableType:
        view = views[0]
        assert isinstance(view, View)
        beside = self.panel(views, width - WIDTH - _GAP)
        rows: list[Text] = []
        for left, right in zip_longest(map_lines(view, self.words), beside, fillvalue=Text()):
            left.truncate(WIDTH + _GAP, pad=True)
            rows.append(Text.assemble(left, right, no_wrap=True))
        top = heading(view, self.title(), self.words, width)
        below = noble_lines(view, width, self.words) + card_lines(view, self.words, width)
        room = _LINES[width >= _WIDE] - 1 - len(rows) - len(below)
        return Group(top, *rows, *below, diary_block(story, width, max(_DIARY, room)))

    def panel(self, views: Sequence[object], width: int) -> list[Text]:
        """Show the battle, or the blocks that may be seen: at the end those of both sides."""
        view = views[0]
        assert isinstance(view, View)
        if view.battle.area != NOBODY and len(views) == 1:
            return battle_lines(view, self.world(view), self.volleys, width, self.words)
        lines: list[Text] = []
        for seen in views:
            assert isinstance(seen, View)
            if seen.seat >= 0:
                room = HEIGHT if len(views) == 1 else HEIGHT // 2
                lines += block_lines(seen, int(seen.seat), width, room, self.words)
        return lines

    def world(self, view: View) -> War:
        """Imagine a war like this, to ask the rules what they allow the seat that looks."""
        made = self.game.imagine(view, Lots(1))
        assert isinstance(made, War)
        return made

    def question(self, view: object) -> str:
        assert isinstance(view, View)
        return question_for(view, self.world(view), self.words)

    def example(self, texts: Sequence[str]) -> str:
        return texts[0].lower() if texts else ""

    def read(self, view: object, typed: str) -> str | Half | Chain:
        assert isinstance(view, View)
        return read_typed(view, self.world(view), typed, self.words)

    def moves(self, view: object, texts: Sequence[str]) -> RenderableType:
        """List what can be done; blocks with where they stand."""
        assert isinstance(view, View)
        cells: list[str] = []
        for action, text in zip(view.legal, texts):
            family, index = actions.read(action)
            own = family in actions.BLOCK_FAMILIES and 0 <= view.place[index] < len(AREA_NAMES)
            cells.append(f"{text} ({AREA_NAMES[view.place[index]]})" if own else text)
        if actions.FORCE <= (view.legal or (0,))[0] < actions.END:
            cells = choices_of(view, self.world(view), self.words)
        return numbered(cells)

    def answer(
        self, view: object, heard: Sequence[Mapping[str, object]], line: str
    ) -> RenderableType | None:
        assert isinstance(view, View)
        verb, _, rest = line.strip().lower().partition(" ")
        if verb in ("area", "look"):
            area = find_area(rest)
            if area is None:
                return Text(self.words.say("hammer-which-area"))
            return Group(*area_lines(view, area, self.words, _ANSWER_WIDTH))
        if verb == "enemy":
            return Group(*enemy_lines(view, self.words, _ANSWER_WIDTH))
        if verb == "blocks":
            seat = int(view.seat)
            return Group(*block_lines(view, seat, _ANSWER_WIDTH, _FULL_LIST, self.words))
        if verb == "nobles":
            return Group(*noble_lines(view, _ANSWER_WIDTH, self.words))
        return None

    def rule_examples(self) -> tuple[str, str]:
        return ("5.5", self.words.say("rules-word-hammer"))

    def more_help(self) -> list[tuple[str, str]]:
        said = self.words.say
        return [
            ("wallace angus · 3 · move Wallace", said("hammer-help-type")),
            ("fire york · retreat york fife", said("hammer-help-battle")),
            ("look fife", said("hammer-help-area")),
            ("enemy", said("hammer-help-enemy")),
            ("blocks · nobles", said("hammer-help-blocks")),
            ("2† » ✓ ■□", said("hammer-help-marks")),
        ]

    def story(self, heard: Sequence[Mapping[str, object]], me: int) -> list[Text]:
        self.remember_dice(heard, me)
        return story_lines(heard, me, self.words)

    def remember_dice(self, heard: Sequence[Mapping[str, object]], me: int) -> None:
        """Keep the volleys of the latest battle for the picture."""
        for event in gathered(heard, me):
            if event["kind"] == "battle":
                self.volleys = []
            elif event["kind"] == "volley":
                self.volleys.append(event)

    def ending(self, view: object, result: Sequence[float], me: int) -> str:
        assert isinstance(view, View)
        nobles = " : ".join(str(len(nobles_of(view, side))) for side in (ENGLISH, SCOTTISH))
        return f"{super().ending(view, result, me)} {self.words.say('hammer-final', nobles=nobles)}"
