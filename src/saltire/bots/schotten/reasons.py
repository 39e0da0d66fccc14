"""Why a bot played as it did, in one line for a beginner."""

from __future__ import annotations

from typing import Final

from saltire.bots.schotten.outlook import Outlook
from saltire.games.schotten import actions
from saltire.games.schotten.board import Table
from saltire.games.schotten.claims import claimable
from saltire.games.schotten.notation import card_name
from saltire.games.schotten.tables import BLUFF, CLAN, MUD, RECRUITER, STRATEGIST, TRAITOR
from saltire.games.schotten.view import View

_CLASS_WORDS: Final = ("", "sum", "run", "colour", "three of a kind", "colour run")


def reason_for(view: View, s: Table, outlook: Outlook, action: int) -> str:
    """Explain an action chosen in this view."""
    kind, card, stone = actions.read(action)
    if kind == actions.LAY:
        return _why_lay(s, outlook, card, stone)
    if kind == actions.RUSE:
        return _why_ruse(card)
    if kind == actions.CLAIM:
        return f"stone {stone + 1} is won: nothing left can beat this side"
    if kind == actions.PICK:
        return f"{card_name(card)} is the card whose move changes most"
    if kind == actions.MOVE:
        return f"the card does most at stone {stone + 1}"
    if kind == actions.BACK:
        return f"{card_name(card)} is the card I miss least"
    if kind in (actions.FACE, actions.STRENGTH):
        return "this face makes the side strongest"
    return _why_simple(view, action)


def _why_simple(view: View, action: int) -> str:
    if action == actions.DRAW_TACTICS:
        return "a tactics card may surprise, and I hold few"
    if action == actions.DRAW_CLAN:
        return "clan cards win stones"
    if action == actions.DISCARD:
        return "the card stood in the way"
    if action == actions.PASS:
        return (
            "there is no card I could place"
            if len(view.legal) == 1
            else "my tactics cards can wait"
        )
    return "there is nothing more to claim"


def _why_ruse(card: int) -> str:
    if card == RECRUITER:
        return "three new cards for two I can spare"
    if card == STRATEGIST:
        return "one of my cards does more elsewhere"
    if card == TRAITOR:
        return "one of their cards does more on my side"
    return "one of their cards is too good to stay"


def _why_lay(s: Table, outlook: Outlook, card: int, stone: int) -> str:
    name, where = card_name(card), f"stone {stone + 1}"
    if card == BLUFF:
        return f"at {where} my total is worth more than my formation"
    if card == MUD:
        return f"a fourth card helps me more than them at {where}"
    before = outlook.stone(s, stone)
    me = outlook.me
    after = s.clone()
    if card < CLAN:
        after.leave_hand(me, card)
    after.lay(me, card, stone)
    worth = after.worth[9 * me + stone]
    if worth:
        return _why_complete(after, me, stone, name)
    goal = outlook.side(after, me, stone)
    if outlook.stone(after, stone) < before:
        return f"{name} is the card I can best spare, and {where} loses least by it"
    hoped = max(goal, key=lambda way: way[1])
    return f"{name} works towards a {_CLASS_WORDS[hoped[0] >> 6]} at {where}"


def _why_complete(s: Table, me: int, stone: int, name: str) -> str:
    formation = _CLASS_WORDS[s.worth[9 * me + stone] >> 6]
    if claimable(s, me, stone):
        return f"{name} makes stone {stone + 1} a {formation} nobody can beat"
    return f"{name} completes stone {stone + 1}: a {formation} of {s.worth[9 * me + stone] & 63}"
