"""The prompt of each phase of Schotten Totten."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.notation import card_name, say
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
from saltire.games.schotten.terminal.card_text import chip, tinted
from saltire.games.schotten.terminal.typed_input import hand_of, targets_of
from saltire.games.schotten.text.card_words import card_words
from saltire.i18n.words import Words
from saltire.terminal.board import Choice


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
        card = card_words(phase.card, words)
        return words.say("ask-move", card=card, stones=stones, discard=may_discard)
    if isinstance(phase, DeclareJoker):
        return words.say("ask-face")
    if isinstance(phase, DeclareShield):
        return words.say("ask-strength")
    return words.say("ask-any")


def asked_for(view: SchottenView, words: Words) -> str:
    """Give the prompt of the current phase without the cards to choose from."""
    phase = view.stack[-1]
    if isinstance(phase, PutBack):
        return (
            words.say("ask-back", left=int(phase.left), cards="").rstrip(" :\u202f\u00a0")
            + words.colon
        )
    if isinstance(phase, Pick):
        return (
            words.say("ask-pick", ruse=card_name(phase.ruse), cards="").rstrip(" :\u202f\u00a0")
            + words.colon
        )
    return question_for(view, words)


def choices_for(view: SchottenView, words: Words, sentences: Mapping[int, str]) -> list[Choice]:
    """List what can be chosen; cards of the hand by their number in it."""
    phase = view.stack[-1]
    if isinstance(phase, Place):
        return _cards_to_place(view, words)
    listed = []
    for number, action in enumerate(view.legal, 1):
        _, card, stone = actions.read(action)
        typed = str(number)
        if isinstance(phase, (Claim, MoveTo)):
            if action not in (actions.DONE, actions.DISCARD):
                listed.append(
                    Choice(str(stone + 1), Text(f"{words.say('choice-stone')} {stone + 1}"))
                )
                continue
            typed = spoken(action, words)
        elif isinstance(phase, DeclareJoker):
            listed.append(Choice(card_name(card), chip(card_name(card))))
            continue
        listed.append(Choice(typed, tinted(sentences.get(action) or say(action))))
    return listed


def spoken(action: int, words: Words) -> str:
    """Give the word of a simple action in the reader's language."""
    key = f"typed-{say(action)}"
    return words.say(key).split()[0] if words.knows(key) else say(action)


def _cards_to_place(view: SchottenView, words: Words) -> list[Choice]:
    named = {
        card_name(actions.read(a)[1]) for a in view.legal if actions.read(a)[0] != actions.SIMPLE
    }
    named |= {say(a) for a in view.legal if actions.read(a)[0] == actions.SIMPLE}
    hand = hand_of(view)
    listed = [
        Choice(str(number), chip(name, str(words.term(name))))
        for number, name in enumerate(hand, 1)
        if name in named
    ]
    if actions.PASS in view.legal:
        listed.append(Choice(spoken(actions.PASS, words), Text("")))
    return listed


def _ask_for_a_card(view: SchottenView, words: Words) -> str:
    lays = [action for action in view.legal if actions.read(action)[0] == actions.LAY]
    if actions.PASS in view.legal:
        return words.say("ask-pass", more=len(view.legal) > 1)
    if not lays:
        return words.say("ask-any")
    _, card, stone = actions.read(lays[len(lays) // 2])
    number = hand_of(view).index(card_name(card)) + 1
    typed = words.term(card_name(card))
    card_said = card_words(card, words)
    return words.say("ask-lay", typed=typed, card=card_said, stone=stone + 1, number=number)


def _choices(names: list[str], words: Words) -> str:
    """List cards with the numbers that choose them."""
    return "  ".join(f"{number} {words.term(name)}" for number, name in enumerate(names, 1))
