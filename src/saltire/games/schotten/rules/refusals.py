"""5.8  Why something is refused: for each key the rule and the sentence. Locales translate by key."""

from __future__ import annotations

from typing import Final

from saltire.kernel.errors import Refusal, worded_refusal

REASONS: Final = {
    "place-first": ("3.5", "claims come after a card is played"),
    "claim-only-at-start": ("11.1", "in the expert variant claims come before a card is played"),
    "claim-over": ("3.5", "you have said done: claim on your next turn"),
    "claims-or-done": ("3.1", "claim a stone, or say done"),
    "not-in-hand": ("3.2", "you do not hold {card}"),
    "stone-claimed": ("5.5", "stone {stone} is claimed: nothing may be added there"),
    "side-complete": ("3.4", "your side of stone {stone} is complete"),
    "must-place": ("3.9", "you may not pass while you can place a card"),
    "must-play": ("7.7", "you may not pass while you can place a clan card"),
    "no-tactics": ("7.1", "this game is played without tactics cards"),
    "tempo": ("7.5", "you are one tactics card ahead: wait until the other player has played one"),
    "one-joker": ("9.2", "you have played a Joker: the second one stays in your hand"),
    "no-target": ("7.8", "{card} has nothing to act on"),
    "no-deck": ("10.1", "both decks are empty: there is nobody to recruit"),
    "mode-there": ("8.3", "a combat mode lies at stone {stone} already"),
    "already-yours": ("5.5", "you hold stone {stone} already"),
    "already-theirs": ("5.5", "the other player holds stone {stone}"),
    "own-side-incomplete": ("5.1", "your side of stone {stone} is not complete"),
    "weaker": ("5.2", "their side of stone {stone} is stronger: {theirs} against {yours}"),
    "tie-lost": ("4.2", "both sides of stone {stone} are equal and theirs was complete first"),
    "not-proved": (
        "5.4",
        "stone {stone} is not proved: with {completion} they would have {theirs} against {yours}",
    ),
    "draw-now": ("7.2", "choose a deck to draw from"),
    "pick-own": ("10.2", "choose a card on your own side of an unclaimed stone"),
    "pick-theirs": ("10.3", "choose a card on the other player's side of an unclaimed stone"),
    "pick-clan": ("10.4", "a traitor is a clan card: elite troops stay loyal"),
    "no-room": ("10.5", "there is no room on your side of stone {stone}"),
    "same-stone": ("10.2", "move it to another stone"),
    "traitor-same-stone": ("10.4", "in this game a traitor must change stones"),
    "no-discard": ("10.4", "a traitor joins you: choose a stone"),
    "put-back": ("10.1", "choose a card of your hand to put under its deck"),
    "joker-stays": ("10.1", "in this game the second Joker may not be put back"),
    "name-face": ("C1", "name the card your Joker stands for"),
    "face-copied": ("C2", "{card} lies on this side already"),
    "name-strength": ("9.4", "name your Shield-bearer's strength: 1, 2 or 3"),
    "finish-ruse": ("10.7", "finish the ruse first"),
    "play-a-card": ("3.1", "play a card first"),
}  # fmt: skip


def refuse(key: str, facts: dict[str, object] | None = None) -> Refusal:
    """Word a refusal."""
    return worded_refusal(REASONS, key, facts)
