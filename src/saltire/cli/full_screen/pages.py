"""Pages over the table: answers to read, the rules with a search, the cover between players, leaving."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from saltire.cli.rules import examples_shown, rule_lines
from saltire.cli.table_commands import EXAMPLE_WIDTH
from saltire.i18n.words import Words
from saltire.kernel.errors import SaltireError
from saltire.rulebook import NoSuchRule, intro_of, rules_of

_UNMARKED: Final = str.maketrans("", "", "`*")
"""Takes the marks of Markdown out of a sentence."""


class Page(ModalScreen[None]):
    """Something to read; Escape, Enter or q closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "dismiss", show=False, priority=True)
    ]

    def __init__(self, content: RenderableType, words: Words) -> None:
        super().__init__()
        self.content = content
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            with VerticalScroll():
                yield Static(self.content, classes="page-text")
            yield Static(self.words.say("page-close"), classes="page-foot", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class RulesPage(ModalScreen[None]):
    """The rules of the game: all of them, or those with a number, then with examples, or a word."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False, priority=True),
        Binding("down", "scroll(3)", show=False, priority=True),
        Binding("up", "scroll(-3)", show=False, priority=True),
        Binding("pagedown", "scroll(12)", show=False, priority=True),
        Binding("pageup", "scroll(-12)", show=False, priority=True),
    ]

    def __init__(self, game: str, words: Words, query: str = "") -> None:
        super().__init__()
        self.game = game
        self.words = words
        self.first = query

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            asked = self.words.say("rules-placeholder")
            yield Input(self.first, placeholder=asked, select_on_focus=False, compact=True)
            with VerticalScroll(can_focus=False):
                yield Static(self.found(self.first), classes="page-text")
            yield Static(self.words.say("page-close"), classes="page-foot", markup=False)

    def found(self, query: str) -> RenderableType:
        """Write the rules that match, and their examples; all rules without a query."""
        lang = self.words.lang
        if not query:
            intro = Text(intro_of(self.game, lang).translate(_UNMARKED), style="dim")
            rules = [self.chosen_by_click(rule.id, rule.text) for rule in rules_of(self.game, lang)]
            return Group(intro, Text(), *rules)
        try:
            found = rule_lines(self.game, query, lang)
        except NoSuchRule:
            return Text(self.words.say("rules-none", query=query))
        except SaltireError as error:
            return Text(str(error))
        width = max(EXAMPLE_WIDTH, self.app.size.width - 4)
        return Group(*found, *examples_shown(self.game, query, lang, width))

    def chosen_by_click(self, id: str, text: str) -> Text:
        """Write a rule; a click on it shows it alone, with its examples."""
        line = Text.assemble((f"{id}  ", "bold"), text.replace("`", ""))
        line.stylize(Style(meta={"rule": id}))
        return line

    def on_click(self, event: Click) -> None:
        if "rule" in event.style.meta:
            event.stop()
            self.query_one(Input).value = str(event.style.meta["rule"])

    def on_input_changed(self, event: Input.Changed) -> None:
        event.stop()
        self.query_one(".page-text", Static).update(self.found(event.value.strip()))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_scroll(self, rows: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)


class Cover(ModalScreen[None]):
    """Hides everything while the keyboard changes hands."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False, priority=True)]

    def __init__(self, name: str, words: Words) -> None:
        super().__init__()
        self.sentence = words.say("hand-over", name=name)
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(id="cover"):
            yield Static(Text(self.sentence, style="bold"), classes="cover-text")
            yield Static(Text(self.words.say("press-enter")), classes="cover-text")

    def on_click(self) -> None:
        self.dismiss()


class Leaving(ModalScreen[str]):
    """Asks whether a new game is kept."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss('stay')", show=False, priority=True)
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        say = self.words.say
        with Vertical(id="leaving"):
            yield Static(Text(say("keep-asked"), style="bold"))
            with Horizontal():
                for answer in ("keep", "discard", "stay"):
                    yield Button(say(f"answer-{answer}"), id=answer)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "stay")
