"""Schotten Totten in the terminal: nine stones, your side below, the other player's above."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

import saltire.terminal.board
from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.notation import card_name, say
from saltire.games.schotten.rules.position_json import cards_named
from saltire.games.schotten.rules.ruses import MoveTo
from saltire.games.schotten.rules.turn import Claim, Place
from saltire.games.schotten.rules.view import SchottenView
from saltire.games.schotten.terminal.card_text import numbered_chips, row_of_chips, tinted
from saltire.games.schotten.terminal.layout import (
    GRID_WIDTH,
    ROW_WIDTH,
    WIDE,
    beside,
    story_block,
)
from saltire.games.schotten.terminal.prompts import asked_for, choices_for, question_for
from saltire.games.schotten.terminal.proof_text import proof_lines
from saltire.games.schotten.terminal.stone_row import StoneRow
from saltire.games.schotten.terminal.typed_input import hand_of, read_typed
from saltire.games.schotten.terminal.unseen_cards import unseen_grid, unseen_help
from saltire.kernel.bits import members
from saltire.kernel.lots import Lots
from saltire.terminal.board import Choice, PartialInput, Scene

_FORMATIONS = (
    ("colour-run", "R4 R5 R6"),
    ("kind", "R4 G4 B4"),
    ("colour", "R2 R5 R9"),
    ("run", "R4 G5 B6"),
    ("sum", "R1 G5 B7"),
)


class Board(saltire.terminal.board.Board[SchottenView]):
    """The terminal board of Schotten Totten."""

    def picture(
        self, views: Sequence[SchottenView], story: Sequence[Text], width: int
    ) -> RenderableType:
        view = views[0]
        me = max(int(view.seat), 0)
        mine = self.words.say("name-you") if len(views) == 1 and view.seat >= 0 else self.names[me]
        stones = StoneRow(view, me, self.words, (self.names[1 - me], mine))
        table = Group(*stones.lines())
        unseen = Group(*unseen_grid(view, self.words))
        top = self.heading(view, me, width)
        hands = [self.hand(seen, len(views) > 1, width) for seen in views]
        if width >= WIDE:
            story_width = width - ROW_WIDTH - 2
            right = Group(unseen, Text(), story_block(story, story_width, 6))
            return Group(top, beside(table, right, ROW_WIDTH + 2), *hands)
        below = beside(unseen, story_block(story, width - GRID_WIDTH, 7), GRID_WIDTH)
        # A terminal of 24 lines holds everything, even with Mud Fight and a long hand.
        gap = [] if view.mud else [Text()]
        gap_below = [] if view.options.tactics else [Text()]
        return Group(top, table, *gap, below, *gap_below, *hands)

    def scene(
        self, views: Sequence[SchottenView], width: int, partial: PartialInput | None = None
    ) -> Scene:
        view = views[0]
        me = max(int(view.seat), 0)
        mine = self.words.say("name-you") if len(views) == 1 and view.seat >= 0 else self.names[me]
        lit = self.lit(view, partial)
        stones = StoneRow(view, me, self.words, (self.names[1 - me], mine), lit)
        placing = bool(view.legal) and isinstance(view.stack[-1], Place) and partial is None
        hands = [] if placing else [self.hand(seen, len(views) > 1, width) for seen in views]
        if placing:
            hands = self.discards(view)
        side = [*unseen_grid(view, self.words), Text()]
        rows = [line for hand in hands for line in _lines(hand)]
        return Scene(self.heading(view, me, width), stones.lines(), side, rows)

    def lit(self, view: SchottenView, partial: PartialInput | None) -> set[int]:
        """Give the stones that can be chosen now."""
        if partial is not None:
            return {int(choice.typed) - 1 for choice in partial.choices}
        if not view.legal or not isinstance(view.stack[-1], (Claim, MoveTo)):
            return set()
        read = [actions.read(action) for action in view.legal]
        return {stone for kind, _, stone in read if kind != actions.SIMPLE}

    def discards(self, seen: SchottenView) -> list[RenderableType]:
        discards = cards_named(seen.discards, seen.tactics_discards)
        return [tinted(self.words.say("discards", cards=discards))] if discards else []

    def choices(self, view: SchottenView, texts: Sequence[str]) -> list[Choice]:
        return choices_for(view, self.words, self.sentences(view))

    def asked(self, view: SchottenView) -> str:
        return asked_for(view, self.words)

    def heading(self, view: SchottenView, me: int, width: int) -> Text:
        """Name the game and its variant, the score of the match, decks and hands."""
        words, options = self.words, view.options
        parts = [self.title()]
        parts += [
            words.say(f"variant-{name}") for name in ("tactics", "expert") if options.all[name]
        ]
        if options.rounds > 1:
            points = view.standing.points
            score = f"{points[me]} : {points[1 - me]}"
            now = int(view.standing.round)
            parts.append(words.say("round-of", round=now, rounds=options.rounds, points=score))
        key = "decks-tactics" if options.tactics else "decks"
        held = view.clan_held[1 - me], view.tactics_held[1 - me]
        parts.append(
            words.say(key, clan=int(view.clan_deck), tactics=int(view.tactics_deck),
                      name=self.names[1 - me], held=held[0], ruses=held[1])
        )  # fmt: skip
        if len(" · ".join(parts)) > width:
            parts = parts[1:]
        line = Text(" · ".join(parts), style="dim")
        line.stylize("bold not dim", 0, len(parts[0]))
        return line

    def hand(self, seen: object, named: bool, width: int) -> RenderableType:
        """Show a hand; with several to show, each under its player's name."""
        assert isinstance(seen, SchottenView)
        if seen.seat < 0:
            return Text()
        names = hand_of(seen)
        if named:
            label = Text(f"{self.names[int(seen.seat)]}  ", style="bold")
            rows = [Text.assemble(label, row_of_chips(names, self.words))]
        else:
            rows = numbered_chips(self.words.say("hand"), names, self.words, width)
        pile = [] if named and seen.seat > 0 else self.discards(seen)
        return Group(*rows, *pile)

    def question(self, view: SchottenView) -> str:
        return question_for(view, self.words)

    def example(self, texts: Sequence[str]) -> str:
        return texts[len(texts) // 2].replace("@", " ") if texts else ""

    def read(self, view: SchottenView, typed: str) -> str | PartialInput:
        return read_typed(view, typed, self.words)

    def moves(self, view: SchottenView, texts: Sequence[str]) -> RenderableType:
        """List placements by card, a line each; everything else as it is."""
        if not isinstance(view.stack[-1], Place):
            return super().moves(view, texts)
        where: dict[str, list[str]] = {}
        for action in view.legal:
            kind, card, _ = actions.read(action)
            name = say(action) if kind == actions.SIMPLE else card_name(card)
            where.setdefault(name, [])
            if kind == actions.LAY:
                where[name].append(say(action).rpartition("@")[2])
        rows = []
        for name, stones in where.items():
            shown = Text(name) if name == "pass" else row_of_chips([name], self.words)
            at = f"  {self.words.say('moves-at', stones=stones)}" if stones else ""
            rows.append(Text.assemble("  ", shown, at))
        return Group(*rows)

    def answer(
        self, view: SchottenView, heard: Sequence[Mapping[str, object]], line: str
    ) -> RenderableType | None:
        verb, _, rest = line.strip().lower().partition(" ")
        if verb == "unseen":
            return Group(*unseen_help(view, self.words))
        if verb != "proof":
            return None
        if rest not in tuple("123456789"):
            return Text(self.words.say("proof-which"))
        world = self.game.imagine(view, Lots(1))
        me = max(int(view.seat), 0)
        lines = proof_lines(world, me, int(rest) - 1, heard, self.words, self.names)  # type: ignore[arg-type]
        return Group(*lines)

    def commands(self) -> tuple[str, ...]:
        return ("proof", "unseen")

    def guide(self) -> list[Text]:
        """Explain turn, formations and victory, each formation with an example."""
        say = self.words.say
        width = max(len(say(f"formation-{name}")) for name, _ in _FORMATIONS)
        lines = super().guide()
        for name, cards in _FORMATIONS:
            label = f"  {say(f'formation-{name}'):<{width}}  {cards}  {say(f'means-{name}')}"
            lines.append(tinted(label))
        return [*lines, Text(say("guide-win"))]

    def rule_examples(self) -> tuple[str, str]:
        return ("5.4", self.words.say("rules-word-schotten"))

    def more_help(self) -> list[tuple[str, str]]:
        say = self.words.say
        rules = say("command-rules").split()[0]
        proof, unseen = (say(f"command-{name}").split()[0] for name in self.commands())
        example = f"{rules} {say('card-banshee').lower()}"
        cards = [(example, say("help-cards"))] if self.game.options["tactics"] else []
        return [
            ("R7 3 · r73 · R7@3 · 1 3", say("help-lay")),
            (f"{_first(say('typed-claim'))} 3 · {_first(say('typed-done'))}", say("help-claim")),
            (f"{proof} 3", say("help-proof")),
            (unseen, say("help-unseen")),
            ("★ ☆ " + say("first-mark"), say("help-marks")),
            *cards,
        ]

    def story(self, heard: Sequence[Mapping[str, object]], me: int) -> list[Text]:
        """Word events: the deal in one sentence, hidden draws only if the deck matters."""
        grouped: list[Mapping[str, object]] = []
        single = self.game.options["rounds"] == 1
        for event in heard:
            kind, mine = event["kind"], "card" in event
            if single and kind == "round-over":
                continue
            if single and kind == "round":
                event = {**event, "kind": "begin"}
                kind = "begin"
            if kind == "dealt" and mine:
                _add_to_deal(grouped, event)
            elif kind != "dealt" and (kind != "drew" or mine or self.game.options["tactics"]):
                grouped.append(event)
        return super().story(grouped, me)

    def tinted(self, sentence: str) -> Text:
        return tinted(sentence, self.words)

    def ending(self, view: SchottenView, result: Sequence[float], me: int) -> str:
        sentence = super().ending(view, result, me)
        if max(result) == min(result):
            return sentence
        winner = list(result).index(max(result))
        mine = members(view.owned >> 9 * winner & 511)
        return f"{sentence} {self.why_won(view, winner, mine)}"

    def why_won(self, view: SchottenView, winner: int, stones: list[int]) -> str:
        points = view.standing.points
        if view.options.rounds > 1:
            score = f"{points[winner]} : {points[1 - winner]}"
            return self.words.say("won-match", points=score)
        three = [stone for stone in stones if {stone + 1, stone + 2} <= set(stones)]
        if three and len(stones) < 5:
            return self.words.say("won-three", stones=[three[0] + n for n in (1, 2, 3)])
        return self.words.say("won-most", number=len(stones), stones=[n + 1 for n in stones])


def _add_to_deal(grouped: list[Mapping[str, object]], event: Mapping[str, object]) -> None:
    """Gather the cards that a seat is dealt one by one into one event."""
    for at in range(len(grouped) - 1, -1, -1):
        if grouped[at]["kind"] != "dealt":
            break
        if grouped[at]["seat"] == event["seat"]:
            grouped[at] = {**grouped[at], "card": [*_listed(grouped[at]["card"]), event["card"]]}
            return
    grouped.append({**event, "card": [event["card"]]})


def _lines(drawn: RenderableType) -> list[Text]:
    parts = drawn.renderables if isinstance(drawn, Group) else [drawn]
    return [part for part in parts if isinstance(part, Text)]


def _first(words: str) -> str:
    return words.split(maxsplit=1)[0]


def _listed(fact: object) -> list[object]:
    assert isinstance(fact, list)
    return fact
