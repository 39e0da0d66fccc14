"""Swords and Bagpipes in the terminal: the clans, the English, your cards, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

import saltire.terminal.board
from saltire.games.swords.rules.view import SwordsView
from saltire.games.swords.terminal.camp_panel import (
    arms_lines,
    discard_lines,
    hand_lines,
    heading,
    held_lines,
)
from saltire.games.swords.terminal.card_text import arms_text, bagpipe_text
from saltire.games.swords.terminal.log_lines import story_lines
from saltire.games.swords.terminal.prompts import (
    asked_for,
    choice_list,
    clans_to_choose,
    label,
    question_for,
)
from saltire.games.swords.terminal.seat_panel import seat_rows
from saltire.games.swords.terminal.typed_input import read_typed
from saltire.games.swords.text.log_wording import CLANS, LogWording, title_of
from saltire.i18n.words import Words
from saltire.kernel.errors import Refusal
from saltire.kernel.game import Game
from saltire.terminal.board import (
    Choice,
    PartialInput,
    Scene,
    in_paragraphs,
    log_block,
    number_lines,
)
from saltire.terminal.matching import matches

_LINES = 21
"""The lines of a drawing, without the prompt."""
_WIDEST = 84
"""The clans need no more columns than this."""
_EDGES = 2
"""The columns that a full screen leaves free beside a hand."""
_LOG = 4
"""The least number of log lines."""


class Board(saltire.terminal.board.Board[SwordsView]):
    """The terminal board of Swords and Bagpipes."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        you = words.say("name-you")
        clans = [you if name == you else CLANS[seat] for seat, name in enumerate(names)]
        super().__init__(game, words.of(game.name), clans)
        self.players = list(names)
        """Who plays each clan."""

    def picture(
        self, views: Sequence[SwordsView], story: Sequence[Text], width: int
    ) -> RenderableType:
        scene = self.scene(views, width)
        lines = [scene.heading, *scene.board, *scene.hand]
        return Group(*lines, log_block(story, width, max(_LOG, _LINES - len(lines))))

    def scene(
        self, views: Sequence[SwordsView], width: int, partial: PartialInput | None = None
    ) -> Scene:
        view, room = views[0], min(width, _WIDEST)
        board = [
            *arms_lines(view, self.words, room),
            *seat_rows(view, self.labels(view), self.words, room, clans_to_choose(view)),
        ]
        hand: list[Text] = []
        if len(views) == 1 and view.returns is None and view.seat >= 0:
            hand = hand_lines(view, self.words, width - _EDGES)
        for seen in views if len(views) > 1 else ():
            hand += held_lines(seen, self.words, width - _EDGES)
        top = heading(view, self.title(), self.words, width)
        return Scene(top, board, [*discard_lines(view, self.words), Text()], hand)

    def choices(self, view: SwordsView, texts: Sequence[str]) -> list[Choice]:
        return choice_list(view, self.words)

    def asked(self, view: SwordsView) -> str:
        return asked_for(view, self.words)

    def labels(self, view: SwordsView) -> list[str]:
        """Name the clans with who plays them; the one that looks is you."""
        whose = [
            self.words.say("name-you") if seat == view.seat else player
            for seat, player in enumerate(self.players)
        ]
        return [f"{clan} ({player})" for clan, player in zip(CLANS, whose)]

    def question(self, view: SwordsView) -> str:
        return question_for(view, self.words)

    def example(self, texts: Sequence[str]) -> str:
        return texts[0].lower() if texts else ""

    def read(self, view: SwordsView, typed: str) -> str | PartialInput:
        return read_typed(view, typed, self.words)

    def moves(self, view: SwordsView, texts: Sequence[str]) -> RenderableType:
        """List the legal actions, in words and in notation."""
        cells = []
        for action, text in zip(view.legal, texts):
            said = label(view, action, self.words)
            cells.append(text if said.lower() == text.lower() else f"{text} ({said})")
        return number_lines(cells)

    def answer(
        self, view: SwordsView, heard: Sequence[Mapping[str, object]], line: str
    ) -> RenderableType | None:
        verb, _, rest = line.strip().lower().partition(" ")
        if verb == "discards":
            return Group(*discard_lines(view, self.words))
        if verb not in ("card", "cards"):
            return None
        deck, words = view.options.cards, self.words
        texts = [
            *[(card.id, bagpipe_text(card, words), card.reconstructed) for card in deck.bagpipes],
            *[(card.id, arms_text(card, words) or "-", card.reconstructed) for card in deck.arms],
        ]
        lines = [
            Text.assemble((f"{title_of(deck, id, words)}  ", "bold"), text, (self.made(how), "dim"))
            for id, text, how in texts
            if not rest or self.is_called(view, id, rest)
        ]
        return Group(*lines) if lines else Text(words.say("swords-which-card"))

    def made(self, reconstructed: str) -> str:
        """19.4  Say how much of a card comes from the rulebook."""
        return f"  [{self.words.say(f'swords-made-{reconstructed}')}]" if reconstructed else ""

    def is_called(self, view: SwordsView, id: str, query: str) -> bool:
        title = title_of(view.options.cards, id, self.words)
        names = (id.replace("_", " "), title.lower())
        return any(matches(query.replace("_", " ").split(), name.split()) for name in names)

    def guide(self) -> list[Text]:
        """Explain the game as it is with this number of players and of rounds."""
        options = self.game.options
        defeats = 5 if options["longer"] else 4
        said = self.words.say("guide-swords", players=options["players"], defeats=defeats)
        return [Text(in_paragraphs(said))]

    def commands(self) -> tuple[str, ...]:
        return ("card", "discards")

    def rule_examples(self) -> tuple[str, str]:
        return ("8.4", self.words.say("rules-word-swords"))

    def more_help(self) -> list[tuple[str, str]]:
        said = self.words.say
        card, discards = (said(f"command-{name}").split()[0] for name in self.commands())
        return [
            ("3 · militia · move 2 · done", said("swords-help-type")),
            ("play raid fraser · badge comyn", said("swords-help-names")),
            ("say england · say dagger 1", said("swords-help-say")),
            (f"{card} raid · {card}", said("swords-help-card")),
            (discards, said("swords-help-discards")),
            ("» ★ ⌂ 2=5 ■□", said("swords-help-marks")),
        ]

    def refused(self, view: SwordsView, refusal: Refusal) -> RenderableType:
        sentence = self.log().refused(refusal)
        return Text(self.words.say("refused", reason=sentence, rule=refusal.rule))

    def log(self) -> LogWording:
        return LogWording(self.game, self.words, CLANS)

    def story(self, heard: Sequence[Mapping[str, object]], me: int) -> list[Text]:
        return story_lines(self.log(), heard, me)

    def ending(self, view: SwordsView, result: Sequence[float], me: int) -> str:
        fallen = view.defeats >= view.options.last_defeat
        how = self.words.say("swords-scotland-fell" if fallen else "swords-scotland-stood")
        winners = [seat for seat, share in enumerate(result) if share > 0]
        if len(winners) > 1:
            names = self.words.listed([self.names[seat] for seat in winners])
            return f"{self.words.say('swords-shared', names=names)} {how}"
        return f"{super().ending(view, result, me)} {how}"
