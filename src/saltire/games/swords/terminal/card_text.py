"""The names and effects of cards, in the reader's language."""

from __future__ import annotations

from saltire.games.swords.rules.cards import Arms, Bagpipe, Operation
from saltire.games.swords.rules.constants import (
    BADGE_ENGLAND,
    BADGE_FREE,
    DRAW,
    DROP_DAGGER,
    FEWEST_DAGGERS,
    FORCE_SIDE,
    GAIN_GOLD,
    GOLD_PER_TRAITOR,
    HAS_DAGGER,
    LOSE_GOLD,
    NO_CHOICE_CARDS,
    NO_MERCENARIES,
    NOT_BEARER,
    PEEK,
    RAISE_MILITIA,
    SHIELD,
    SWITCH_SIDE,
    TAKE_BADGE,
    TAKE_GOLD,
    TARGET_HAS_GOLD,
    TARGET_OPPOSED,
    TARGET_SMALLER,
    UNITS,
    WAS_LOYAL,
    WAS_TRAITOR,
)
from saltire.games.swords.text.log_wording import place_text, side_text, window_text
from saltire.i18n.words import Words

_STEPS = {
    UNITS: "units", RAISE_MILITIA: "militia", TAKE_BADGE: "take-badge", GAIN_GOLD: "gain",
    LOSE_GOLD: "lose", TAKE_GOLD: "rob", SWITCH_SIDE: "switch", FORCE_SIDE: "force", PEEK: "peek",
    SHIELD: "shield", DRAW: "draw", DROP_DAGGER: "drop", GOLD_PER_TRAITOR: "per-traitor",
}  # fmt: skip
_NEEDS = {
    NOT_BEARER: "not-bearer", WAS_LOYAL: "loyal", WAS_TRAITOR: "traitor",
    FEWEST_DAGGERS: "fewest", HAS_DAGGER: "dagger", TARGET_HAS_GOLD: "gold",
    TARGET_OPPOSED: "opposed", TARGET_SMALLER: "smaller",
}  # fmt: skip
_MARKS = {
    BADGE_FREE: "badge-free", BADGE_ENGLAND: "badge-england",
    NO_MERCENARIES: "no-mercenaries", NO_CHOICE_CARDS: "no-choice-cards",
}  # fmt: skip


def bagpipe_text(card: Bagpipe, words: Words) -> str:
    """Describe a Bagpipe card: its phase, cost, conditions and steps."""
    cost = [words.say("swords-does-pay", n=card.cost)] if card.cost else []
    needs = [words.say(f"swords-needs-{key}") for bit, key in _NEEDS.items() if card.needs & bit]
    steps = [_step_text(step, words) for step in card.effect]
    twice = " x2" if card.twice else ""
    condition = f" ({', '.join(needs)})" if needs else ""
    window = f"{window_text(card.window, words)}{twice}"
    text = f"{', '.join(cost + steps)}{condition}"
    return words.say("swords-card-says", window=window, text=text)


def _step_text(step: Operation, words: Words) -> str:
    return words.say(
        f"swords-does-{_STEPS[step.code]}",
        n=int(step.n), most=int(step.most), upto=step.up_to, side=side_text(step.n & 1, words),
        start=place_text(step.source, words), end=place_text(step.to, words),
    )  # fmt: skip


def arms_text(card: Arms, words: Words) -> str:
    """Describe what an Arms card changes this round; empty if it changes nothing."""
    said = [words.say(f"swords-arms-{key}") for bit, key in _MARKS.items() if card.marks & bit]
    for key, n in (("levy", card.levy), ("volley", card.volley), ("militia", card.militia)):
        if n:
            said.append(words.say(f"swords-arms-{key}", n=n))
    return f"{words.semicolon} ".join(said)


def pay_text(card: Arms, words: Words) -> str:
    """Describe what the battle pays to whom."""
    return words.say(
        "swords-pays", win=card.win, loss=card.loss, crown=card.crown, split=card.split
    )
