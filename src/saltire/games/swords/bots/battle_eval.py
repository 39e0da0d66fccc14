"""7, 8  Evaluates a battle to come over every combination of the others' sides, on packed numbers."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from saltire.games.swords.bots.packed_view import zeros
from saltire.games.swords.bots.personalities import Personality
from saltire.games.swords.bots.win_odds import WinOdds
from saltire.games.swords.rules.board import Table
from saltire.games.swords.rules.constants import ENGLAND, SCOTLAND
from saltire.kernel.bits import BIT
from saltire.kernel.vecs import vec

MIN_PROBABILITY: Final = 0.01
"""Combinations of a lower probability are left out."""
CERTAIN: Final = 4.6
"""The lead, in standard deviations, from which a battle counts as won."""
# The result of a battle for a seat: it fought for Scotland and won or lost, or for England with so
# many sharers (TRAITOR + sharers).
LOYAL: Final = 0
BEATEN: Final = 1
TRAITOR: Final = 2
OUTCOMES: Final = 9
MOST_WAYS: Final = 32


class BattleEvaluation(WinOdds):
    """Evaluates sides and forces for one seat of a position; `load` and `weigh_others` come first."""

    def __init__(self) -> None:
        super().__init__()
        self.win_gold = 0.0
        self.loss_gold = 0.0
        self._shares: vec[float] = zeros(8)
        self._riches: vec[float] = zeros(6 * OUTCOMES)
        self._purity: vec[float] = zeros(6 * OUTCOMES)
        self._armed: vec[float] = zeros(6 * OUTCOMES)
        self._ways: i64 = 0
        self._chance: vec[float] = zeros(MOST_WAYS)
        self._ahead: vec[float] = zeros(MOST_WAYS)
        self._traitors: vec[i64] = vec[i64]([0] * MOST_WAYS)
        self._sharers: vec[i64] = vec[i64]([0] * MOST_WAYS)
        # The weights of the rivals: 4 * way + 2 * winner + whether I share.
        self._rival_riches: vec[float] = zeros(4 * MOST_WAYS)
        self._rival_purity: vec[float] = zeros(4 * MOST_WAYS)
        # The probability not to be barred for my daggers (10.6), as I am and with one card more.
        self._free: vec[float] = zeros(4 * MOST_WAYS)
        self._free_armed: vec[float] = zeros(4 * MOST_WAYS)

    def read(self, s: Table, me: i64, personality: Personality) -> None:
        """Load a position as a seat sees it, and weigh the others for the battle to come."""
        self.load(s, me, personality)
        self.set_win_odds(s, personality)
        self.weigh_others(s)

    def win(self, rich: float, pure: float, free: float, at: i64, fall: float) -> float:
        """Give the win probability against the rivals of one result; `free` is that of not being barred."""
        clean = pure / (pure + self._rival_purity[at])
        if self.players == 2:  # 11.9
            clean *= free
        return fall * clean + (1.0 - fall) * free * rich / (rich + self._rival_riches[at])

    # The others.

    def weigh_others(self, s: Table) -> None:
        """Weigh the results of each other seat, and every combination of their sides."""
        card = s.card()
        self.win_gold = float(card.win)
        self.loss_gold = float(card.loss)
        for n in range(s.players + 1):
            share = card.crown // max(n, 1) if card.split else card.crown
            self._shares[n] = float(share)
        for seat in range(s.players):
            if seat != self.me:
                self._weigh(seat)
        self._list_ways(s)
        for way in range(self._ways):
            self._weigh_rivals(way)

    def _weigh(self, seat: i64) -> None:
        gold, castle = self.gold[seat], self.castle[seat]
        cards, daggers = self.cards[seat], self.daggers[seat]
        if seat == self.home or self.camp[seat] <= 0.0:
            more = 0.0 if seat == self.home else self.their_dagger
            rich, pure = self.riches(gold, castle, cards, daggers), self.purity(gold, daggers)
            self._set(seat, LOYAL, rich, pure, daggers)
            self._set(seat, BEATEN, rich, pure, daggers)
            rich = self.riches(gold, castle, cards, daggers + more)
            pure = self.purity(gold, daggers + more)
            for sharers in range(self.players + 1):
                self._set(seat, TRAITOR + sharers, rich, pure, daggers + more)
            return
        paid = gold + self.win_gold
        rich = self.riches(paid, castle, cards + 1.0, daggers)
        self._set(seat, LOYAL, rich, self.purity(paid, daggers), daggers)
        paid = gold + self.loss_gold
        rich = self.riches(paid, castle + 1.0, cards, daggers)
        self._set(seat, BEATEN, rich, self.purity(paid, daggers), daggers)
        daggers += self.their_dagger
        for sharers in range(1, self.players + 1):
            paid = gold + self._shares[sharers]
            rich = self.riches(paid, castle, cards, daggers)
            self._set(seat, TRAITOR + sharers, rich, self.purity(paid, daggers), daggers)

    def _set(self, seat: i64, outcome: i64, rich: float, pure: float, armed: float) -> None:
        at = OUTCOMES * seat + outcome
        self._riches[at] = rich
        self._purity[at] = pure
        self._armed[at] = armed

    def _list_ways(self, s: Table) -> None:
        """List every combination of the others' sides, without the unlikely ones."""
        self._chance[0] = 1.0
        self._ahead[0] = max(0.0, self.scots - float(s.card().volley)) - self.shield + 0.5
        self._traitors[0] = 0
        self._sharers[0] = 0
        ways: i64 = 1
        counts = s.options.deserter_counts
        for seat in range(s.players):
            if seat == self.me or seat == self.home:
                continue
            p, camp = self.betrays[seat], self.camp[seat]
            shares: i64 = 1 if camp > 0.0 or counts else 0
            for way in range(ways):
                also = ways + way
                self._chance[also] = self._chance[way] * p
                self._ahead[also] = self._ahead[way] - camp
                self._traitors[also] = self._traitors[way] | BIT[seat]
                self._sharers[also] = self._sharers[way] + shares
                self._chance[way] *= 1.0 - p
                self._ahead[way] += camp
            ways *= 2
        self._keep_likely(ways)

    def _keep_likely(self, ways: i64) -> None:
        likely: i64 = 0
        whole = 0.0
        for way in range(ways):
            if self._chance[way] > MIN_PROBABILITY:
                whole += self._chance[way]
                self._chance[likely] = self._chance[way]
                self._ahead[likely] = self._ahead[way]
                self._traitors[likely] = self._traitors[way]
                self._sharers[likely] = self._sharers[way]
                likely += 1
        for way in range(likely):
            self._chance[way] /= whole
        self._ways = likely

    def _weigh_rivals(self, way: i64) -> None:
        traitors = self._traitors[way]
        for sharing in range(2):
            share = TRAITOR + self._sharers[way] + sharing
            for winner in range(2):
                rich, pure, armed = 0.0, 0.0, -1.0
                for seat in range(self.players):
                    if seat == self.me:
                        continue
                    at = OUTCOMES * seat + (share if traitors & BIT[seat] else winner)
                    rich += self._riches[at]
                    pure += self._purity[at]
                    armed = max(armed, self._armed[at])
                at = 4 * way + 2 * winner + sharing
                self._rival_riches[at] = rich
                self._rival_purity[at] = pure
                mine = self.daggers[self.me]
                self._free[at] = 1.0 - self.barred(mine - armed)
                self._free_armed[at] = 1.0 - self.barred(mine + self.my_dagger - armed)

    # My choice.

    def worth(self, side: i64, camp: float, castle: float, gold: float) -> float:
        """Give the win probability if I take a side with these forces."""
        me = self.me
        cards, daggers = self.cards[me], self.daggers[me]
        if side == ENGLAND:
            return self._worth_of_treason(camp, castle, gold, daggers + self.my_dagger)
        fought = 1.0 if camp > 0.0 else 0.0
        paid = gold + fought * self.win_gold
        rich_won = self.riches(paid, castle, cards + fought, daggers)
        pure_won = self.purity(paid, daggers)
        paid = gold + fought * self.loss_gold
        rich_lost = self.riches(paid, castle + fought, cards, daggers)
        pure_lost = self.purity(paid, daggers)
        total = 0.0
        for way in range(self._ways):
            won = self.scots_win(way, camp)
            worth = won * self.pride
            if won > 0.0:
                worth += won * self.win(
                    rich_won, pure_won, self._free[4 * way], 4 * way, self.fall_now
                )
            if won < 1.0:
                at = 4 * way + 2
                free = self._free[at]
                worth += (1.0 - won) * self.win(rich_lost, pure_lost, free, at, self.fall_after)
            total += self._chance[way] * worth
        return total

    def _worth_of_treason(self, camp: float, castle: float, gold: float, daggers: float) -> float:
        sharing: i64 = 1 if camp > 0.0 else 0
        cards = self.cards[self.me]
        last: i64 = -1
        rich, pure, total = 0.0, 0.0, 0.0
        for way in range(self._ways):
            won = self.scots_win(way, -camp)
            sharers = self._sharers[way] + sharing
            if sharers != last:
                paid = gold + self._shares[sharers] if sharing else gold
                rich = self.riches(paid, castle, cards, daggers)
                pure = self.purity(paid, daggers)
                last = sharers
            worth = won * self.pride
            at = 4 * way + sharing
            if won > 0.0:
                worth += won * self.win(rich, pure, self._free_armed[at], at, self.fall_now)
            if won < 1.0:
                at += 2
                worth += (1.0 - won) * self.win(
                    rich, pure, self._free_armed[at], at, self.fall_after
                )
            total += self._chance[way] * worth
        return total

    def scots_win(self, way: i64, more: float) -> float:
        """Give the probability that Scotland wins with this combination of sides."""
        sure = (self._ahead[way] + more) / self.doubt
        if sure > CERTAIN:
            return 1.0
        return 1.0 / (1.0 + math.exp(-sure)) if sure > -CERTAIN else 0.0

    def scotland_wins(self, side: i64, camp: float) -> float:
        """Give the probability that Scotland wins if I bring so many units to a side."""
        more = camp if side == SCOTLAND else -camp
        return sum([self._chance[way] * self.scots_win(way, more) for way in range(self._ways)])

    def win_probability(self) -> float:
        """Give the win probability without a battle to come this round."""
        me = self.me
        rich, pure, armed = 0.0, 0.0, -1.0
        for seat in range(self.players):
            if seat != me:
                daggers = self.daggers[seat]
                rich += self.riches(self.gold[seat], self.castle[seat], self.cards[seat], daggers)
                pure += self.purity(self.gold[seat], daggers)
                armed = max(armed, daggers)
        self._rival_riches[0] = rich
        self._rival_purity[0] = pure
        daggers = self.daggers[me]
        free = 1.0 - self.barred(daggers - armed)
        rich = self.riches(self.gold[me], self.castle[me], self.cards[me], daggers)
        return self.win(rich, self.purity(self.gold[me], daggers), free, 0, self.fall_now)
