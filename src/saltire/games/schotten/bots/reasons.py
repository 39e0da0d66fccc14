"""Explains an action of a bot in one line for a beginner."""

from __future__ import annotations

from typing import Final

from saltire.games.schotten.bots.evaluation import Evaluation
from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.board import Table
from saltire.games.schotten.rules.claims import claimable
from saltire.games.schotten.rules.constants import BLUFF, CLAN, MUD, RECRUITER, STRATEGIST, TRAITOR
from saltire.games.schotten.rules.notation import card_name
from saltire.games.schotten.rules.view import SchottenView
from saltire.i18n.reason import Reason
from saltire.kernel.bits import members

_FORMATIONS: Final = ("", "sum", "run", "colour", "kind", "colour-run")


def reason_for(view: SchottenView, s: Table, evaluation: Evaluation, action: int) -> Reason:
    """Explain an action chosen in this view."""
    kind, card, stone = actions.read(action)
    if kind == actions.LAY:
        return _why_lay(s, evaluation, card, stone)
    if kind == actions.RUSE:
        return _why_ruse(card)
    if kind == actions.CLAIM:
        return Reason("schotten-why-claim", stone=stone + 1)
    if kind == actions.PICK:
        return Reason("schotten-why-pick", card=card_name(card))
    if kind == actions.MOVE:
        return Reason("schotten-why-move", stone=stone + 1)
    if kind == actions.BACK:
        return Reason("schotten-why-back", card=card_name(card))
    if kind in (actions.FACE, actions.STRENGTH):
        return Reason("schotten-why-face")
    return _why_simple(view, action)


def _why_simple(view: SchottenView, action: int) -> Reason:
    if action == actions.DRAW_TACTICS:
        return Reason("schotten-why-draw-tactics")
    if action == actions.DRAW_CLAN:
        return Reason("schotten-why-draw-clan")
    if action == actions.DISCARD:
        return Reason("schotten-why-discard")
    if action == actions.PASS and len(view.legal) == 1:
        return Reason("schotten-why-no-card")
    if action == actions.PASS:
        return Reason("schotten-why-tactics-wait")
    return Reason("schotten-why-done")


def _why_ruse(card: int) -> Reason:
    if card == RECRUITER:
        return Reason("schotten-why-recruiter")
    if card == STRATEGIST:
        return Reason("schotten-why-strategist")
    if card == TRAITOR:
        return Reason("schotten-why-traitor")
    return Reason("schotten-why-banshee")


def _why_lay(s: Table, evaluation: Evaluation, card: int, stone: int) -> Reason:
    if card == BLUFF:
        return Reason("schotten-why-bluff", stone=stone + 1)
    if card == MUD:
        return Reason("schotten-why-mud", stone=stone + 1)
    before = evaluation.stone(s, stone)
    me = evaluation.me
    after = s.clone()
    if card < CLAN:
        after.leave_hand(me, card)
    after.lay(me, card, stone)
    if after.worth[9 * me + stone]:
        return _why_complete(after, me, stone, card)
    goal = evaluation.side(after, me, stone)
    if evaluation.stone(after, stone) < before:
        return Reason("schotten-why-spare", card=card_name(card), stone=stone + 1)
    hoped = max(goal, key=lambda way: way[1])[0]
    side = [int(one) for one in members(after.cards[9 * me + stone])]
    if len(side) < 2:
        return Reason("schotten-why-opens", card=card_name(card), stone=stone + 1)
    if not fits(side, hoped >> 6):
        return Reason("schotten-why-adds", card=card_name(card), stone=stone + 1)
    return _why_formation("schotten-why-towards", after, hoped, card, stone)


def fits(side: list[int], formation: int) -> bool:
    """Tell whether the clan cards of a side can be part of a formation; elite troops fit all of them."""
    clan = [card for card in side if card < CLAN]
    name = _FORMATIONS[formation]
    one_colour = len({card // 9 for card in clan}) <= 1
    strengths = [card % 9 for card in clan]
    apart = len(set(strengths)) == len(strengths) and max(strengths, default=0) - min(
        strengths, default=0
    ) < max(3, len(side))
    if name == "kind":
        return len(set(strengths)) <= 1
    if name == "colour-run":
        return one_colour and apart
    return one_colour if name == "colour" else apart if name == "run" else True


def _why_complete(s: Table, me: int, stone: int, card: int) -> Reason:
    worth = int(s.worth[9 * me + stone])
    if claimable(s, me, stone):
        return _why_formation("schotten-why-unbeatable", s, worth, card, stone)
    return _why_formation("schotten-why-complete", s, worth, card, stone)


def _why_formation(key: str, s: Table, worth: int, card: int, stone: int) -> Reason:
    formation, total = _FORMATIONS[worth >> 6], worth & 63
    return Reason(
        key, card=card_name(card), stone=stone + 1,
        formation=formation, total=total, size=int(s.need(stone)),
    )  # fmt: skip
