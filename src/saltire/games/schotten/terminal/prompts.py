"""The prompt of each phase of Schotten Totten."""

from __future__ import annotations

from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.notation import card_name
from saltire.games.schotten.rules.ruses import (
    DeclareJoker,
    DeclareShield,
    MoveTo,
    Pick,
    PutBack,
    Recruit,
)
from saltire.games.schotten.rules.turn import ChooseDeck, Claim, Place
from saltire.games.schotten.rules.view import SchottenView
from saltire.games.schotten.terminal.typed_input import hand_of, targets_of
from saltire.i18n.words import Words


def question_for(view: SchottenView, words: Words) -> str:
    """Give the prompt of the current phase, with what can be typed."""
    phase = view.stack[-1]
    if isinstance(phase, Place):
        return _ask_for_a_card(view, words)
    if isinstance(phase, Claim):
        stones = [actions.read(action)[2] + 1 for action in view.legal if action != actions.DONE]
        return words.say("ask-claim", stones=stones, number=len(stones), first=stones[0])
    if isinstance(phase, (ChooseDeck, Recruit)):
        left = int(phase.left) if isinstance(phase, Recruit) else 0
        key = "ask-recruit" if left else "ask-deck"
        return words.say(key, left=left, clan=int(view.clan_deck), tactics=int(view.tactics_deck))
    if isinstance(phase, PutBack):
        return words.say("ask-back", left=int(phase.left), cards=_choices(targets_of(view), words))
    if isinstance(phase, Pick):
        cards = _choices(targets_of(view), words)
        return words.say("ask-pick", ruse=card_name(phase.ruse), cards=cards)
    if isinstance(phase, MoveTo):
        stones = [actions.read(action)[2] + 1 for action in view.legal if action != actions.DISCARD]
        may_discard = actions.DISCARD in view.legal
        return words.say("ask-move", card=card_name(phase.card), stones=stones, discard=may_discard)
    if isinstance(phase, DeclareJoker):
        return words.say("ask-face")
    if isinstance(phase, DeclareShield):
        return words.say("ask-strength")
    return words.say("ask-any")


def _ask_for_a_card(view: SchottenView, words: Words) -> str:
    lays = [action for action in view.legal if actions.read(action)[0] == actions.LAY]
    if actions.PASS in view.legal:
        return words.say("ask-pass", more=len(view.legal) > 1)
    if not lays:
        return words.say("ask-any")
    _, card, stone = actions.read(lays[len(lays) // 2])
    number = hand_of(view).index(card_name(card)) + 1
    return words.say("ask-lay", card=card_name(card), stone=stone + 1, number=number)


def _choices(names: list[str], words: Words) -> str:
    """List cards with the numbers that choose them."""
    return "  ".join(f"{number} {words.term(name)}" for number, name in enumerate(names, 1))
