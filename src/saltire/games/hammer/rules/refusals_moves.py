"""Why something is refused in chapters 3, 4 and 6: for each key the rule and the sentence."""

from __future__ import annotations

from typing import Final

from saltire.kernel.errors import Refusal, worded_refusal

REASONS_MOVES: Final = {
    "card-not-held": ("3.1", "you do not hold {card}"),
    "card-first": ("3.1a", "choose a card of your hand"),
    "event-or-pass": ("3.12", "carry out the event, or pass"),
    "not-king-maker": ("3.18", "only Scotland crowns a king"),
    "crowned-before": ("6.23", "a king has been crowned already: that happens once"),
    "wallace-lives": ("6.21", "no king but Balliol while Wallace is not removed for good"),
    "not-in-fife": ("6.21", "{noble} must stand in Fife, on the Scottish side"),
    "too-early": ("6.22", "Balliol returns in 1301 at the earliest"),
    "no-french": ("6.22", "Balliol returns only to French Knights on the map"),
    "herald-moray": ("3.13", "a herald cannot win Moray"),
    "herald-noble": ("3.13", "name a noble of the enemy, or pass"),
    "herald-won": ("3.13", "the herald is heard: name a noble of the enemy, or pass"),
    "pillage-whom": ("3.14", "choose an area of the enemy next to blocks of yours, or pass"),
    "pillage-from": ("3.14", "choose the adjacent area of yours that pillages"),
    "pillage-hit": ("3.14", "the strongest block takes the hit; choose among equals"),
    "gain-there": ("3.14", "strengthen a pillaging block below its full strength, or stop"),
    "sea-norse": ("3.15", "the Norse never take a Sea Move"),
    "sea-coast": ("3.15", "a Sea Move starts on a coast"),
    "sea-block": ("3.15", "choose a block of yours on a coast, or pass"),
    "sea-nowhere": ("3.15", "there is no other friendly coast to sail to"),
    "sea-target": ("3.15", "a Sea Move ends on another coast held by you alone"),
    "sea-together": ("3.15", "the second block sails with the first: choose one of the same area, or end"),
    "sea-truce": ("3.16", "under the Truce no Scot enters England"),
    "victuals-where": ("3.17", "choose an area with blocks of yours, or pass"),
    "victuals-whom": ("3.17", "strengthen a block there that is below its full strength, or stop"),
    "which-defection": ("5.10c", "choose the battle that is fought next"),
    "not-your-block": ("4.2a", "that is not a block of yours"),
    "not-on-map": ("4.2a", "that block is not on the map"),
    "moved-already": ("4.0c", "that block has moved this turn"),
    "pinned": ("4.6a", "in {area} as many blocks are pinned as attack there"),
    "no-points": ("4.2a", "no move point is left to activate {area}"),
    "norse-no-points": ("4.7a", "no move point is left for the Norse"),
    "no-points-to-cross": ("4.4a", "no move point is left to cross the Anglo-Scottish border"),
    "nowhere": ("4.3a", "no border out of {area} is open"),
    "move-or-end": ("4.0a", "move a block, or end"),
    "not-adjacent": ("1.1", "{from} and {area} share no border"),
    "back-to-start": ("4.2d", "a move may not end where it began"),
    "straight-back": ("4.2d", "a move may not step straight back"),
    "move-spent": ("4.2b", "that block can go no further"),
    "border-full": ("4.3a", "no more blocks may cross from {from} to {area} in this phase"),
    "border-closed": ("4.6b", "the attackers came from {area}: that way is closed"),
    "truce": ("3.16", "the Truce closes {area}"),
    "norse-by-sea": ("4.7a", "the Norse sail to another Scottish coast"),
    "norse-irish-sea": ("4.7d", "in this game the Norse keep to the Irish Sea"),
    "step-first": ("4.2d", "the block you picked must leave its area"),
    "step-or-stop": ("4.2a", "choose the next area, or stop"),
    "no-mustering": ("4.8", "this game is played without mustering"),
    "muster-points": ("4.8", "no move point is left for a muster"),
    "nobody-to-muster": ("4.8", "no block can reach a leader"),
    "muster-where": ("4.8", "choose the area of a leader that some block can reach"),
    "muster-or-end": ("4.8", "call a block that can reach {area}, or end the muster"),
    "towards-leader": ("4.8", "a mustered block goes to {area} and nowhere else"),
    "which-force": ("5.32b", "name the main force in {area}"),
}  # fmt: skip


def refuse(key: str, facts: dict[str, object] | None = None) -> Refusal:
    """Word a refusal."""
    return worded_refusal(REASONS_MOVES, key, facts)
