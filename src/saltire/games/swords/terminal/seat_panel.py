"""The clans around the table: castle, camp, gold, cards, and where each stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from saltire.games.swords.rules.battle import LayTokens
from saltire.games.swords.rules.board import CAMP, CASTLE, GOLD
from saltire.games.swords.rules.constants import ENGLAND, SCOTLAND
from saltire.games.swords.rules.daggers import daggers_in, values_in
from saltire.games.swords.rules.talk import said_by
from saltire.games.swords.rules.view import SwordsView
from saltire.games.swords.text.log_wording import short_claim, side_text, title_of
from saltire.i18n.words import Words
from saltire.kernel.bits import BIT
from saltire.kernel.types import CHANCE
from saltire.terminal.board import clickable

INKS: Final = ("blue", "red", "green", "magenta", "yellow", "cyan")
SIDE_INKS: Final = ("bold blue", "bold red")
_NUMBERS: Final = ("castle", "camp", "gold", "cards", "daggers")
_NAME: Final = 21


def seat_rows(
    view: SwordsView, labels: Sequence[str], words: Words, width: int, lit: Mapping[int, str]
) -> list[Text]:
    """Draw a row for each clan under its headings; a click on one that is lit types its line."""
    heads = [words.say(f"swords-col-{name}") for name in _NUMBERS]
    widths = [max(len(head) + 1, 5) for head in heads]
    top = "".join(f"{head:>{width}}" for head, width in zip(heads, widths))
    rows = [Text(" " * _NAME + top, style="dim")]
    for seat in range(view.players):
        row = _row(view, seat, labels[seat], widths, lit.get(seat, ""))
        row.append_text(status(view, seat, words))
        row.truncate(width, overflow="ellipsis")
        rows.append(row)
    return rows


def _row(view: SwordsView, seat: int, label: str, widths: Sequence[int], line: str) -> Text:
    waited = "»" if seat in view.waiting and view.actor != CHANCE else " "
    badge = "★" if seat == view.badge else " "
    home = "⌂" if seat == view.token else " "
    name = label if cell_len(label) <= _NAME - 4 else set_cell_size(label, _NAME - 5) + "…"
    named = Text(name, style=f"bold {INKS[seat]}{' underline' if line else ''}")
    row = Text.assemble((waited, "bold"), (badge, "yellow"), (home, "green"))
    row.append_text(clickable(named, line) if line else named)
    row.append(" " * (_NAME - row.cell_len))
    for number, width in zip(_numbers(view, seat), widths):
        row.append(f"{number:>{width}}")
    row.append("  ")
    return row


def _numbers(view: SwordsView, seat: int) -> list[str]:
    cards = view.held[seat] + view.received[seat]
    wealth = view.wealth
    return [
        str(wealth[CASTLE + seat]), str(wealth[CAMP + seat]), str(wealth[GOLD + seat]), str(cards),
        _daggers(view, seat),
    ]  # fmt: skip


def _daggers(view: SwordsView, seat: int) -> str:
    """Count the Dagger cards; with what they show where one sees it."""
    if view.players == 2:
        return f"{len(values_in(view.taken[seat]))}={daggers_in(view.taken[seat])}"
    cards = sum(view.dagger_cards[seat]) + view.virtual[seat]
    shown = seat == view.seat or view.revealed
    held = view.revealed[seat] if view.revealed else view.daggers
    total = daggers_in(held) + 2 * view.virtual[seat]
    return f"{cards}={total}" if shown and cards else str(cards)


def status(view: SwordsView, seat: int, words: Words) -> Text:
    """Describe a clan's status: its token, its side if known, its claims, its open cards."""
    parts: list[Text] = []
    if seat == view.home:
        parts.append(Text(words.say("swords-at-home")))
    side = view.side_name(seat)
    if side is not None:
        known = SCOTLAND if side == "Scotland" else ENGLAND
        parts.append(Text(side_text(known, words), style=SIDE_INKS[known]))
    elif view.sided & BIT[seat]:
        parts.append(Text(words.say("swords-face-down")))
    elif _chosen(view, seat):
        parts.append(Text(words.say("swords-has-chosen")))
    said = int(said_by(view.said, seat))
    if said:
        parts.append(Text(short_claim(said, words), style="italic"))
    if view.passed & BIT[seat]:
        parts.append(Text(words.say("swords-has-passed"), style="dim"))
    for kind in dict.fromkeys(view.options.cards.kinds_in(view.open[seat])):
        id = view.options.cards.bagpipes[kind].id
        parts.append(Text("x2 " + title_of(view.options.cards, id, words), style="dim"))
    return Text(", ").join(parts)


def _chosen(view: SwordsView, seat: int) -> bool:
    """Tell whether a seat has sealed its choice, never what it is."""
    top = view.stack[-1] if view.stack else None
    return isinstance(top, LayTokens) and seat not in view.waiting and seat != view.home
