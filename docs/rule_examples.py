"""Puts the worked examples of a game into its rules pages: a board, what is tried, what comes of it."""

from __future__ import annotations

import html
import io
import re
from collections.abc import Iterator
from typing import Final

from docs.pictures import THEME
from rich.console import Console
from rich.segment import Segment
from rich.style import Style

from saltire.examples import Example, Practice, examples_of
from saltire.examples.wording import tell, word_action
from saltire.i18n.words import Words
from saltire.terminal import board_for

WIDTH: Final = 80
_RULE: Final = re.compile(r"- \*\*([\w.-]+)\*\* .+")


class Colours:
    """Names the styles of boards as classes; a Content-Security-Policy allows no style in an element."""

    def __init__(self) -> None:
        self._classes: dict[str, str] = {}

    def name(self, style: Style) -> str:
        """Give the class of a style; empty for plain text."""
        rule = style.get_html_style(THEME)
        return self._classes.setdefault(rule, f"t{len(self._classes)}") if rule else ""

    def css(self) -> str:
        """Write the style sheet of all classes that were named."""
        back, front = THEME.background_color, THEME.foreground_color
        rules = [
            f"pre.board {{ background: {back.hex}; color: {front.hex}; padding: 1em; overflow-x: auto; "
            'line-height: 1.2; font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }',
            *[f"pre.board .{name} {{ {rule} }}" for rule, name in self._classes.items()],
        ]  # fmt: skip
        return "\n".join(rules) + "\n"


def with_examples(text: str, game: str, lang: str, colours: Colours) -> str:
    """Give the text of a rules page with the examples of each rule below it."""
    shown = _by_rule(game)
    lines: list[str] = []
    for line in text.splitlines():
        lines.append(line)
        rule = _RULE.fullmatch(line)
        for example in shown.get(rule[1], []) if rule else []:
            drawn = "\n".join(_drawn(example, lang, colours))
            lines += ["", *[f"  {each}" for each in drawn.splitlines()], ""]
    return "\n".join(lines) + "\n"


def _by_rule(game: str) -> dict[str, list[Example]]:
    """Sort examples by the rule below which they stand; a rule that none begins with takes one of another."""
    found: dict[str, list[Example]] = {}
    for example in examples_of(game):
        found.setdefault(example.rules[0], []).append(example)
    for example in examples_of(game):
        for rule in example.rules[1:]:
            found.setdefault(rule, [example])
    return found


def _drawn(example: Example, lang: str, colours: Colours) -> Iterator[str]:
    practice = Practice(example)
    words = Words(lang)
    told = html.escape(example.sentence(lang))
    yield f'<details class="example"><summary>{words.say("example")}: {told}</summary>'
    yield f'<pre class="board">{_board(practice, lang, colours)}</pre>'
    tried = [_tried(practice, step, lang) for step in example.tries]
    if tried:
        yield f"<ul>{''.join(f'<li>{one}</li>' for one in tried)}</ul>"
    yield "</details>"


def _board(practice: Practice, lang: str, colours: Colours) -> str:
    """Draw the terminal board; no line is empty, for that would end the element in Markdown."""
    board = board_for(practice.game, Words(lang), practice.names(lang))
    console = Console(
        width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    picture = board.picture([practice.state.view(practice.viewer)], [], WIDTH)
    lines = [_line(line, colours) for line in console.render_lines(picture, pad=False)]
    return re.sub(r"\n(?=\n)", "\n&nbsp;", "\n".join(lines).rstrip())


def _line(segments: list[Segment], colours: Colours) -> str:
    """Write a line; neighbours that look alike are one."""
    found: list[tuple[str, str]] = []
    for text, style, control in segments:
        name = colours.name(style) if style and text.strip() else ""
        if control is not None:
            continue
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + text)
        else:
            found.append((name, text))
    spans = [
        f'<span class="{name}">{html.escape(text)}</span>' if name else html.escape(text)
        for name, text in found
    ]
    return "".join(spans).rstrip()


def _tried(practice: Practice, step: str, lang: str) -> str:
    """Do one step; tell what came of it, or else what it was."""
    seat, action = practice.parse_step(step)
    worded = word_action(practice, seat, action, lang)
    told = tell(practice, step, lang) or worded
    return f"<code>{html.escape(action)}</code> {html.escape(told)}"
