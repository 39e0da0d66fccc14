"""Why something is refused: for each key the rule and the sentence. Locales translate by key."""

from __future__ import annotations

from typing import Final

from saltire.kernel.errors import Refusal, worded_refusal

REASONS: Final = {
    "replenished": ("4.2", "you have replenished: one replenishment a turn"),
    "replenish-first": ("4.2", "replenish before you end your turn"),
    "no-gold": ("R-10", "mercenaries cost 1 gold, and you have none"),
    "no-mercenaries": ("18.9", "{arms}: mercenaries cannot be hired this round"),
    "no-units": ("4.7", "you have {units} units in your castle"),
    "your-turn": ("4.2", "replenish, relocate, play Actions cards, or end your turn"),
    "not-in-hand": ("9.3", "you do not hold {card}"),
    "not-open": ("9.5", "{card} does not lie open before you"),
    "resting": ("9.5", "{card} was played this round: play it again from the next round on"),
    "just-received": ("8.7", "{card} came in this Awards phase: play it in a later one"),
    "wrong-window": ("9.3", "{card} is played in the {window} phase"),
    "cannot-pay": ("18.5", "{card} costs {cost} gold: it must be paid in full"),
    "bearer": ("18.4", "you bear the badge already"),
    "not-loyal": ("18.6", "{card} is for supporters of Scotland"),
    "not-traitor": ("18.6", "{card} is for supporters of England"),
    "fewer-daggers": ("18.6", "somebody has fewer Dagger cards than you"),
    "no-dagger": ("18.10", "you have no Dagger card"),
    "needs-target": ("9.6", "{card} is played on another player: name one"),
    "no-target": ("9.6", "{card} is not played on anybody"),
    "not-yourself": ("9.6", "choose another player"),
    "no-such-seat": ("1.1", "there is no seat {seat}"),
    "at-home": ("12.4", "seat {seat} stays home: no card touches it now"),
    "no-token": ("18.3", "no face-down token lies before seat {seat}"),
    "target-poor": ("18.5", "seat {seat} has no gold"),
    "same-side": ("18.6", "seat {seat} stood on your side"),
    "not-smaller": ("18.6", "seat {seat} does not have fewer units in camp than you"),
    "choose-units": ("9.6", "choose how many units, from 0 to {most}"),
    "drop-dagger": ("18.10", "choose one of your Dagger cards to discard"),
    "cards-or-pass": ("R-5", "play a card of this phase, or pass"),
    "spoken": ("20.2", "one statement a player and phase"),
    "silent": ("20.1", "this game is played without statements"),
    "nothing-to-say": ("20.3", "there is nothing to claim about that now"),
    "give-badge": ("5.1", "give the badge to another player"),
    "not-back": ("5.2", "seat {seat} gave it to you: give it to somebody else"),
    "give-token": ("12.2", "give the Stay Home token to another player"),
    "token-not-back": ("12.2", "seat {seat} gave you the token: give it to somebody else"),
    "bearer-stays": ("12.2", "seat {seat} bears the badge and cannot stay home"),
    "replenish-home": ("12.3", "replenish three times before you stay home"),
    "lay-token": ("6.1", "lay a choice token: Scotland or England"),
    "lay-both": ("11.5", "lay a choice token and one of your Dagger cards"),
    "keep-or-give": ("11.6", "give the badge to the other player, or keep it"),
}  # fmt: skip


def refuse(key: str, facts: dict[str, object] | None = None) -> Refusal:
    """Word a refusal."""
    return worded_refusal(REASONS, key, facts)
