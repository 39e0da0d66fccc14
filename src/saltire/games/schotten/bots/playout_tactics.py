"""Chooses everything in a playout but placements of clan cards: claims, draws and tactics cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.schotten.bots.greedy import claim_to_make
from saltire.games.schotten.bots.quick_eval import QuickEvaluation
from saltire.games.schotten.bots.side_ratings import CHANCE_OF, MOST, RATING, rate_oddly
from saltire.games.schotten.bots.stone_value import ownership, stake_of
from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.board import HAND, TACTICS_HAND, Table
from saltire.games.schotten.rules.claims import may_lay_joker
from saltire.games.schotten.rules.constants import (
    ALL_CLAN,
    BANSHEE,
    BLUFF,
    CLAN,
    JOKER,
    MARKS,
    STRATEGIST,
    TRAITOR,
)
from saltire.games.schotten.rules.formation import BLIND, size, strongest
from saltire.games.schotten.rules.playable import tempo_allows
from saltire.games.schotten.rules.ruses import MoveTo, Pick, Recruit, traitor_homes
from saltire.games.schotten.rules.turn import ChooseDeck, Claim, Place
from saltire.kernel.bits import BIT, COUNT9, NTH9, members
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE, Seat

_WORTH_IT: Final = 9000
"""The gain from which a tactics card is played: about a third of a stone's probability early on."""
_ONE_IN: Final = 3
"""A seat without tactics cards draws one in so many draws."""


class PlayoutTactics:
    """Chooses when to play a tactics card and on what."""

    def __init__(self, quick: QuickEvaluation) -> None:
        self.quick = quick

    def step(self, s: Table, lots: Lots) -> i64:
        """Choose for whoever acts, chance included; -1 if a clan card is to be laid."""
        top = s.top
        if top.seat == CHANCE:
            return s.sample(lots)
        if isinstance(top, Place):
            action = self.play(s, top.seat)
            if action >= 0:
                return action
            if s.cards[HAND + top.seat] and s.open_stones(top.seat):
                return -1
        elif isinstance(top, Claim):
            return claim_to_make(s)
        elif isinstance(top, (ChooseDeck, Recruit)):
            return self.deck(s, top.seat, lots)
        elif isinstance(top, Pick):
            return self.pick(s, top, lots)
        elif isinstance(top, MoveTo):
            return self.move(s, top, lots)
        return s.sample(lots)

    def play(self, s: Table, me: Seat) -> i64:
        """Find the tactics card with the largest gain; -1 if none is worth playing."""
        held = s.cards[TACTICS_HAND + me]
        if not held or not tempo_allows(s, me):
            return -1
        best: i64 = _WORTH_IT
        chosen: i64 = -1
        kind: i64 = 0
        while kind < 9:
            if held & BIT[kind]:
                action, gain = self._try(s, me, JOKER + kind)
                if gain > best:
                    best = gain
                    chosen = action
            kind += 1
        return chosen

    def _try(self, s: Table, me: Seat, card: i64) -> tuple[i64, i64]:
        if card < BLUFF:
            return self._troop(s, me, card)
        if card == BLUFF:
            return self._bluff(s, me)
        if card == BANSHEE or card == TRAITOR:
            _, gain = self._victim(s, me, card)
            return actions.ruse(card), gain
        return -1, 0

    def _troop(self, s: Table, me: Seat, card: i64) -> tuple[i64, i64]:
        """9.1  Complete a side with a wild card."""
        if card == JOKER and not may_lay_joker(s, me):
            return -1, 0
        quick = self.quick
        owner = ownership(s, me)
        room = s.open_stones(me)
        best: i64 = 0
        where: i64 = -1
        i: i64 = 0
        while i < COUNT9[room]:
            stone = NTH9[9 * room + i]
            shape = s.shapes[9 * me + stone]
            need = s.need(stone)
            if size(shape) == need - 1:
                foe = quick.rating(s, 1 - me, stone)
                worth = strongest(shape | MARKS[card], need, s.terms(stone), 0, -1)
                against = s.worth[9 - 9 * me + stone]
                then = CHANCE_OF[MOST + RATING[worth] - foe]
                if against:
                    then = 1000 if worth > against else 0
                now = CHANCE_OF[MOST + quick.rating(s, me, stone) - foe]
                gain = (then - now) * stake_of(owner, stone)
                if gain > best:
                    best = gain
                    where = actions.lay(card, stone)
            i += 1
        return where, best

    def _bluff(self, s: Table, me: Seat) -> tuple[i64, i64]:
        """8.1  Turn a stone where the totals favour us."""
        quick = self.quick
        owner = ownership(s, me)
        room = s.unclaimed() & ~(s.bluff | s.mud)
        best: i64 = 0
        where: i64 = -1
        i: i64 = 0
        while i < COUNT9[room]:
            stone = NTH9[9 * room + i]
            if size(s.shapes[9 - 9 * me + stone]) >= 2:
                mine = quick.rating(s, me, stone)
                theirs = quick.rating(s, 1 - me, stone)
                then = rate_oddly(s.shapes[9 * me + stone], 3, BLIND, s.unseen)
                then -= rate_oddly(s.shapes[9 - 9 * me + stone], 3, BLIND, s.unseen)
                gain = CHANCE_OF[MOST + then] - CHANCE_OF[MOST + mine - theirs]
                gain *= stake_of(owner, stone)
                if gain > best:
                    best = gain
                    where = actions.lay(BLUFF, stone)
            i += 1
        return where, best

    def _victim(self, s: Table, me: Seat, ruse: i64) -> tuple[i64, i64]:
        """10.3, 10.4  Find the enemy card whose loss changes most."""
        quick = self.quick
        owner = ownership(s, me)
        stones = s.unclaimed()
        best: i64 = 0
        victim: i64 = -1
        i: i64 = 0
        while i < COUNT9[stones]:
            stone = NTH9[9 * stones + i]
            i += 1
            side = s.cards[9 - 9 * me + stone]
            if size(s.shapes[9 - 9 * me + stone]) < 2:
                continue
            if ruse == TRAITOR:
                if not traitor_homes(s, me, stone):
                    continue
                side &= ALL_CLAN
            mine = quick.rating(s, me, stone)
            now = CHANCE_OF[MOST + mine - quick.rating(s, 1 - me, stone)]
            for card in members(side):
                shape = s.shape_of(1 - me, s.cards[9 - 9 * me + stone] & ~BIT[card])
                left = rate_oddly(shape, s.need(stone), s.terms(stone), s.unseen)
                gain = (CHANCE_OF[MOST + mine - left] - now) * stake_of(owner, stone)
                if gain > best:
                    best = gain
                    victim = card
        return victim, best

    def pick(self, s: Table, top: Pick, lots: Lots) -> i64:
        """10.2-10.4  Choose what a ruse acts on."""
        if top.ruse != STRATEGIST:
            victim, _ = self._victim(s, top.seat, top.ruse)
            if victim >= 0:
                return actions.pick(victim)
        return s.sample(lots)

    def move(self, s: Table, top: MoveTo, lots: Lots) -> i64:
        """10.2, 10.4  Choose where a card goes."""
        room = top.homes(s)
        if top.card >= CLAN or not room:
            return s.sample(lots)
        return actions.move(self.quick.best_home(s, top.seat, top.card, room))

    def deck(self, s: Table, me: Seat, lots: Lots) -> i64:
        """7.2  Draw clan cards; now and then a tactics card when there is none in hand."""
        if s.cards[TACTICS_HAND + me] or lots.below(_ONE_IN):
            return actions.DRAW_CLAN
        return actions.DRAW_TACTICS
