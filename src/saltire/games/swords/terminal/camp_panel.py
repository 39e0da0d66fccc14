"""Above and below the clans: the round, the English, the Scottish camp, your own cards."""

from __future__ import annotations

from rich.text import Text

from saltire.games.swords.rules.constants import NOBODY
from saltire.games.swords.rules.daggers import daggers_in, values_in
from saltire.games.swords.rules.view import SwordsView
from saltire.games.swords.terminal.card_text import arms_text, bagpipe_text, pay_text
from saltire.games.swords.text.log_wording import CLANS, title_of
from saltire.i18n.words import Words

_HAND_LINES = 4


def heading(view: SwordsView, title: str, words: Words, width: int) -> Text:
    """Name the game, the round, the defeats and the stacks."""
    options = view.options
    track = "■" * int(view.defeats) + "□" * int(options.last_defeat - view.defeats)
    parts = [
        title,
        words.say("swords-round", round=int(view.round), rounds=int(options.rounds)),
        words.say("swords-defeats", track=track),
        words.say("swords-stacks", bagpipes=int(view.deck), daggers=sum(view.dagger_stack)),
    ]
    if view.players == 2:
        parts[-1] = words.say("swords-stack", bagpipes=int(view.deck))
    if len(" · ".join(parts)) > width:
        parts = parts[1:]
    line = Text(" · ".join(parts), style="dim")
    line.stylize("bold not dim", 0, len(parts[0]))
    return line


def arms_lines(view: SwordsView, words: Words, width: int) -> list[Text]:
    """Show the Arms card: its troops, what it pays, what it changes; and the Scottish camp."""
    if view.arms == NOBODY:
        return []
    card = view.options.cards.arms[view.arms]
    changed = f"{int(view.shield):+d}" if view.shield else ""
    name = title_of(view.options.cards, card.id, words)
    top = words.say("swords-invaders", card=name, troops=f"{card.troops}{changed}")
    camp = words.say("swords-scots", units=int(view.scottish_camp))
    lines = [Text.assemble((top, "bold red"), " · ", (camp, "bold blue"))]
    lines.append(Text(pay_text(card, words)))
    effect = arms_text(card, words)
    if effect:
        lines.append(Text(effect, style="italic"))
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def hand_lines(view: SwordsView, words: Words, width: int) -> list[Text]:
    """List your Bagpipe cards with what they do, and your Dagger cards."""
    deck = view.options.cards
    kinds = deck.kinds_in(view.hand) + deck.kinds_in(view.new)
    lines = [] if kinds else [Text(words.say("swords-no-cards"), style="dim")]
    for kind in dict.fromkeys(kinds):
        card = deck.bagpipes[kind]
        copies = f" ({kinds.count(kind)})" if kinds.count(kind) > 1 else ""
        name = title_of(deck, card.id, words) + copies
        lines.append(Text.assemble((f"{name}  ", "bold"), bagpipe_text(card, words)))
    if len(lines) > _HAND_LINES:
        names = [title_of(deck, deck.bagpipes[kind].id, words) for kind in kinds]
        lines = [Text(words.say("swords-hand", cards=", ".join(names)))]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return [*lines, *dagger_lines(view, words)]


def held_lines(view: SwordsView, words: Words, width: int) -> list[Text]:
    """Show the hand of one clan in a line under its name, where several hands are shown."""
    if view.seat < 0:
        return []
    deck = view.options.cards
    kinds = deck.kinds_in(view.hand) + deck.kinds_in(view.new)
    cards = [title_of(deck, deck.bagpipes[kind].id, words) for kind in kinds]
    cards += [words.say("swords-dagger", n=value) for value in values_in(view.daggers)]
    line = Text(words.say("hand-of", name=CLANS[view.seat]), style="bold")
    line = Text.assemble(line, " ", ", ".join(cards) or "-")
    line.truncate(width, overflow="ellipsis")
    return [line]


def discard_lines(view: SwordsView, words: Words) -> list[Text]:
    """Show the discard piles; they lie open."""
    deck = view.options.cards
    cards = [title_of(deck, deck.bagpipes[kind].id, words) for kind in deck.kinds_in(view.discards)]
    daggers = [str(value) for value in values_in(view.dagger_discards)]
    return [
        Text(words.say("swords-discards", cards=", ".join(cards) or "-")),
        Text(words.say("swords-dagger-discards", cards=" ".join(daggers) or "-")),
    ]


def dagger_lines(view: SwordsView, words: Words) -> list[Text]:
    """Show your Dagger cards; with two players those you can lay, and yours on the table."""
    shown = [str(value) for value in values_in(view.daggers)] + ["2*"] * view.virtual[view.seat]
    if view.players == 2:
        said = words.say("swords-to-lay", cards=" ".join(shown) or "-")
        laid = words.say("swords-laid", n=int(view.laid)) if view.laid else ""
        return [Text(f"{said} {laid}".rstrip())]
    if not shown:
        return []
    total = int(daggers_in(view.daggers)) + 2 * view.virtual[view.seat]
    return [Text(words.say("swords-own-daggers", cards=" ".join(shown), total=total))]
