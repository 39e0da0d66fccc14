"""10  The wars that a view allows: every hidden block somewhere it may be, as strong as it may be."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.hammer.rules.board import Blocks, War
from saltire.games.hammer.rules.cards import COPIES, lopsided
from saltire.games.hammer.rules.constants import (
    AREAS,
    BLOCKS,
    CARD_KINDS,
    ENGLISH,
    FULL,
    NORSE,
    PER_SIDE,
    PLACES,
    SCOTTISH,
    Side,
)
from saltire.games.hammer.rules.paths import BY_SEA
from saltire.games.hammer.rules.view import _ENTRY, HammerView
from saltire.kernel.bits import BIT, count, members, nth
from saltire.kernel.lots import Lots
from saltire.kernel.vecs import vec


def imagine(view: HammerView, lots: Lots) -> War:
    """Build a war that the view's seat cannot tell from the real one."""
    place, strength = view.place[:], view.strength[:]
    for side in (ENGLISH, SCOTTISH):
        if side != view.seat:
            _stand_somewhere(view, side, place, strength, lots)
    here = vec[i64]([0] * (2 * PLACES))
    for block in range(BLOCKS):
        here[PLACES * (block // PER_SIDE) + place[block]] |= BIT[block % PER_SIDE]
    blocks = Blocks(place, strength, here, view.maybe[:], view.least[:], view.most[:])
    turn = view.turn.clone()
    s = War(view.options, list(view.stack), view.returns, blocks, turn, view.battle.clone())
    _hand_out_tallies(s, view, lots)
    for side in (ENGLISH, SCOTTISH):
        if side != view.seat:
            _deal_hand(s, view, side, lots)
    s.wait([phase.imagined(s, lots) for phase in s.waiting()])
    s.top = s.top.imagined(s, lots)
    return s


def _stand_somewhere(
    view: HammerView, side: Side, place: vec[i64], strength: vec[i64], lots: Lots
) -> None:
    """Give each hidden block of a side a place where it may be, so many at each as are seen there."""
    room = [int(view.counts[PLACES * side + p]) for p in range(PLACES)]
    first = PER_SIDE * side
    homes = [-1] * PER_SIDE
    for number in range(PER_SIDE):
        if place[first + number] >= 0:  # in the front of a battle, seen by all
            homes[number] = place[first + number]
            room[homes[number]] -= 1
    maybe = [int(view.maybe[first + number]) for number in range(PER_SIDE)]
    unsettled = [number for number in range(PER_SIDE) if homes[number] < 0]
    for number in sorted(unsettled, key=lambda n: count(maybe[n])):
        settled = _settle(number, maybe, room, homes, [0], lots)
        assert settled, "the view allows no world"
    for number in unsettled:
        block = first + number
        place[block] = homes[number]
        if homes[number] < AREAS:
            least = view.least[block] if view.least[block] > 0 else 1
            most = view.most[block] if view.most[block] >= least else FULL[block]
            strength[block] = least + lots.below(most - least + 1)


def _settle(
    number: int, maybe: list[int], room: list[int], homes: list[int], tried: list[int], lots: Lots
) -> bool:
    """Find a place for a block, moving another one on if all its places are taken."""
    free: list[int] = []
    for p in members(maybe[number] & ~tried[0]):
        free.extend([p] * room[p])
    if free:
        homes[number] = free[lots.below(len(free))]
        room[homes[number]] -= 1
        return True
    while maybe[number] & ~tried[0]:
        left = maybe[number] & ~tried[0]
        p = nth(left, lots.below(count(left)))
        tried[0] |= BIT[p]
        for other in range(PER_SIDE):
            if homes[other] == p and maybe[other] & ~tried[0]:
                homes[other] = -1
                if _settle(other, maybe, room, homes, tried, lots):
                    homes[number] = p
                    return True
                homes[other] = p
    return False


def _hand_out_tallies(s: War, view: HammerView, lots: Lots) -> None:
    """Say of some block in each area that it is the one that was seen to come there."""
    for tally in view.tallies:
        where = tally // 2 // _ENTRY
        entry = tally // 2 % _ENTRY
        block: i64 = NORSE  # 4.7: only they come into a battle by sea
        if not entry or (entry - 1) % 64 != BY_SEA:
            who = _untold(s, where // PLACES, where % PLACES)
            if entry:
                who = [other for other in who if other != NORSE]
            block = who[lots.below(len(who))]
        s.turn.entry[block] = entry
        if tally % 2:
            s.turn.moved |= BIT[block]


def _untold(s: War, side: Side, area: i64) -> list[int]:
    """List a side's hidden blocks in an area that no tally has been given to yet."""
    return [
        block
        for block in s.blocks.listed(side, area)
        if not (s.turn.moved | s.battle.front) & BIT[block] and not s.turn.entry[block]
    ]


def _deal_hand(s: War, view: HammerView, side: Side, lots: Lots) -> None:
    """3.0  Deal a hidden hand from the cards that have not been seen; no lopsided one if those go back."""
    deck = COPIES[:]
    kind: i64 = 0
    while kind < CARD_KINDS:
        deck[kind] -= s.turn.hands[kind] + s.turn.hands[CARD_KINDS + kind]
        deck[kind] -= s.turn.played[kind] + s.turn.played[CARD_KINDS + kind]
        kind += 1
    _deal(s, side, view.hand_sizes[side], deck, lots)
    while s.options.redeal_123 and lopsided(s, side):
        for kind in range(CARD_KINDS):
            deck[kind] += s.turn.hands[CARD_KINDS * side + kind]
            s.turn.hands[CARD_KINDS * side + kind] = 0
        _deal(s, side, view.hand_sizes[side], deck, lots)


def _deal(s: War, side: Side, cards: i64, deck: vec[i64], lots: Lots) -> None:
    left: i64 = 0
    for kind in range(CARD_KINDS):
        left += deck[kind]
    while cards > 0:
        n = lots.below(left)
        of: i64 = 0
        while n >= deck[of]:
            n -= deck[of]
            of += 1
        deck[of] -= 1
        s.turn.hands[CARD_KINDS * side + of] += 1
        cards -= 1
        left -= 1
