"""The prompt of each phase, with the choices and the numbers that choose them."""

from __future__ import annotations

from rich.text import Text

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.battle import CardWindow, KeepOrGive, LayTokens
from saltire.games.swords.rules.constants import (
    AWARDS,
    BADGE_ENGLAND,
    BADGE_FREE,
    NOBODY,
    REPLENISHMENTS,
)
from saltire.games.swords.rules.effects import ChooseUnits, DropDagger
from saltire.games.swords.rules.notation import say
from saltire.games.swords.rules.rounds import GiveBadge, Turn
from saltire.games.swords.rules.stay_home import GiveToken, HomeMuster
from saltire.games.swords.rules.view import SwordsView
from saltire.games.swords.text.log_wording import CLANS, place_text, side_text, title_of
from saltire.i18n.words import Words
from saltire.terminal.board import Choice


def question_for(view: SwordsView, words: Words) -> str:
    """Give the prompt of the current phase, with the choices."""
    return f"{asked_for(view, words)}  {'  '.join(choices_of(view, words))}"


def asked_for(view: SwordsView, words: Words) -> str:
    """Give the prompt of the current phase without the choices."""
    phase = view.stack[-1]
    if isinstance(phase, Turn):
        return words.say("swords-ask-turn", done=bool(phase.replenished))
    if isinstance(phase, CardWindow):
        return words.say("swords-ask-awards" if phase.window == AWARDS else "swords-ask-choice")
    if isinstance(phase, LayTokens):
        return words.say("swords-ask-both" if view.players == 2 else "swords-ask-token")
    if isinstance(phase, GiveBadge):
        return words.say("swords-ask-badge", duty=badge_duty(view))
    if isinstance(phase, KeepOrGive):
        return words.say("swords-ask-keep")
    if isinstance(phase, GiveToken):
        return words.say("swords-ask-home")
    if isinstance(phase, HomeMuster):
        return words.say("swords-ask-muster", left=int(phase.left))
    if isinstance(phase, ChooseUnits):
        ends = place_text(phase.source, words), place_text(phase.to, words)
        return words.say("swords-ask-units", start=ends[0], end=ends[1])
    if isinstance(phase, DropDagger):
        return words.say("swords-ask-drop")
    return words.say("ask-any")


def badge_duty(view: SwordsView) -> str:
    """6.2  Say what the badge asks of whoever gets it this round."""
    marks = view.options.cards.arms[view.arms].marks
    if marks & BADGE_FREE:
        return "free"
    return "england" if marks & BADGE_ENGLAND else "scotland"


def choices_of(view: SwordsView, words: Words) -> list[str]:
    """List the legal actions by number; a run of moves or of units is one entry."""
    choices: list[str] = []
    if isinstance(view.stack[-1], ChooseUnits):
        return [f"0-{len(view.legal) - 1}" if len(view.legal) > 1 else "0"]
    moves = [a for a in view.legal if actions.read(a)[0] == actions.RELOCATE]
    for number, action in enumerate(view.legal, 1):
        if len(moves) > 1 and action == moves[0]:
            most = actions.read(moves[-1])[1]
            run = f"{number}-{number + len(moves) - 1}"
            choices.append(f"{run}:{words.say('swords-do-move', n=f'1-{most}')}")
        elif len(moves) < 2 or action not in moves:
            choices.append(f"{number}:{label(view, action, words)}")
    return choices


def choice_list(view: SwordsView, words: Words) -> list[Choice]:
    """List what can be chosen, each by its number; units by how many they are."""
    if isinstance(view.stack[-1], ChooseUnits):
        return [Choice(str(n), Text("")) for n in range(len(view.legal))]
    return [Choice(str(n), Text(label(view, a, words))) for n, a in enumerate(view.legal, 1)]


def clans_to_choose(view: SwordsView) -> dict[int, str]:
    """Give the clans that a choice names, each with its number; not those that several name."""
    found: dict[int, list[str]] = {}
    for number, action in enumerate(view.legal, 1):
        what, one, two = actions.read(action)
        named = one if what in (actions.BADGE, actions.HOME) else NOBODY
        if what in (actions.PLAY, actions.AGAIN):
            named = two
        if named != NOBODY:
            found.setdefault(named, []).append(str(number))
    return {clan: numbers[0] for clan, numbers in found.items() if len(numbers) == 1}


def label(view: SwordsView, action: int, words: Words) -> str:
    """Name an action as people at the table do."""
    what, one, two = actions.read(action)
    if what == actions.REPLENISH:
        return words.say(f"swords-{REPLENISHMENTS[one]}")
    if what == actions.RELOCATE:
        return words.say("swords-do-move", n=one)
    if what == actions.SAID_SIDE:
        return words.say("swords-do-say-side", side=side_text(one, words))
    if what == actions.SAID_DAGGER:
        return words.say("swords-do-say-dagger", n=one)
    if what == actions.LAID:
        with_dagger = f" + {words.say('swords-dagger', n=two)}" if two else ""
        return side_text(one, words) + with_dagger
    if what in (actions.BADGE, actions.HOME):
        return CLANS[one]
    if what == actions.DROP:
        return words.say("swords-dagger", n=two)
    if what in (actions.PLAY, actions.AGAIN):
        deck = view.options.cards
        title = title_of(deck, deck.bagpipes[one].id, words)
        return title if two == NOBODY else f"{title} → {CLANS[two]}"
    return _simple(action, words) or say(view.options.cards, action)


def _simple(action: int, words: Words) -> str:
    for known, key in ((actions.DONE, "done"), (actions.PASS, "pass"), (actions.KEEP, "keep"),
                       (actions.DROP_VIRTUAL, "virtual")):  # fmt: skip
        if action == known:
            return words.say(f"swords-do-{key}")
    return ""
