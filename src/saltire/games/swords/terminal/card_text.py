"""What cards are called, and what each does, in the reader's language."""

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
from saltire.games.swords.text.log_wording import place_said, side_said, window_said
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


def bagpipe_said(card: Bagpipe, words: Words) -> str:
    """Say what a Bagpipe card does: its phase, what it costs and needs, its steps."""
    cost = [words.say("swords-does-pay", n=card.cost)] if card.cost else []
    needs = [words.say(f"swords-needs-{key}") for bit, key in _NEEDS.items() if card.needs & bit]
    steps = [_step_said(step, words) for step in card.effect]
    twice = " x2" if card.twice else ""
    condition = f" ({', '.join(needs)})" if needs else ""
    return f"{window_said(card.window, words)}{twice}: {', '.join(cost + steps)}{condition}"


def _step_said(step: Operation, words: Words) -> str:
    return words.say(
        f"swords-does-{_STEPS[step.code]}",
        n=int(step.n), most=int(step.most), upto=step.up_to, side=side_said(step.n & 1, words),
        start=place_said(step.source, words), end=place_said(step.to, words),
    )  # fmt: skip


def arms_said(card: Arms, words: Words) -> str:
    """Say what an Arms card changes this round; nothing if it is a plain one."""
    said = [words.say(f"swords-arms-{key}") for bit, key in _MARKS.items() if card.marks & bit]
    for key, n in (("levy", card.levy), ("volley", card.volley), ("militia", card.militia)):
        if n:
            said.append(words.say(f"swords-arms-{key}", n=n))
    return "; ".join(said)


def pay_said(card: Arms, words: Words) -> str:
    """Say what the battle pays to whom."""
    return words.say(
        "swords-pays", win=card.win, loss=card.loss, crown=card.crown, split=card.split
    )
