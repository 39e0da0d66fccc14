"""7, 8  Computes the odds of a battle to come over every combination of the others' sides.

Reads a summary of a view, for the greedy bots; `battle_eval.py` is the same model on packed
numbers, for playouts.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from saltire.games.swords.bots.personalities import Personality
from saltire.games.swords.bots.view_summary import ViewSummary, dagger_to_come
from saltire.games.swords.bots.win_odds import Assets, Weight, WinOdds, together
from saltire.games.swords.rules.constants import ENGLAND, SCOTLAND

MIN_PROBABILITY: Final = 0.01
"""Combinations of a lower probability are left out."""
CERTAIN: Final = 4.6
"""The lead, in standard deviations, from which a battle counts as won."""


class SideCombination(NamedTuple):
    """One combination of sides of the other seats."""

    chance: float
    traitors: tuple[int, ...]
    scots: float
    english: float
    sharers: int


class Forces(NamedTuple):
    """The forces that a seat brings to a battle."""

    camp: float
    castle: float
    gold: float


def win_odds_of(summary: ViewSummary, personality: Personality) -> WinOdds:
    """Create the win odds of a summary."""
    view = summary.view
    result = WinOdds(summary.left, view.round - 1, view.defeats, view.options.last_defeat)
    result.two = view.players == 2
    result.fear = personality.fear
    result.thrift = personality.thrift
    result.usual_gold = sum(summary.gold) / len(summary.gold)
    return result


class BattleOdds:
    """Computes the value of a battle to the viewer, by side and by forces."""

    def __init__(self, summary: ViewSummary, personality: Personality) -> None:
        self.summary = summary
        self.pride = personality.pride
        self.win_odds = win_odds_of(summary, personality)
        self._my_dagger = dagger_to_come(summary.view, summary.me)
        self._their_dagger = dagger_to_come(
            summary.view, 1 - summary.me if summary.players == 2 else 0
        )
        self._scots = max(0.0, summary.scots - summary.card.volley)
        self._shield = summary.shield()
        self._shares = [self._share(sharers) for sharers in range(summary.players + 1)]
        self.ways = self._ways()
        self._rivals: dict[tuple[int, int, int], Weight] = {}
        self._weights: dict[tuple[int, bool, int, float], Weight] = {}

    def _ways(self) -> list[SideCombination]:
        summary = self.summary
        result = [SideCombination(1.0, (), self._scots, self._shield, 0)]
        for seat in summary.others():
            p, camp = summary.betrays[seat], summary.camp[seat]
            shares = 1 if camp > 0.0 or summary.view.options.deserter_counts else 0
            loyal = [w._replace(chance=w.chance * (1.0 - p), scots=w.scots + camp) for w in result]
            result = loyal + [
                SideCombination(
                    w.chance * p, (*w.traitors, seat), w.scots, w.english + camp, w.sharers + shares
                )
                for w in result
            ]
        likely = [way for way in result if way.chance > MIN_PROBABILITY]
        whole = sum([way.chance for way in likely])
        return [way._replace(chance=way.chance / whole) for way in likely]

    def mine(self) -> Forces:
        summary = self.summary
        return Forces(
            summary.camp[summary.me], summary.castle[summary.me], summary.gold[summary.me]
        )

    def scotland_wins(self, side: int, camp: float) -> float:
        """Give the probability that Scotland wins if I bring so many units to a side."""
        return sum([way.chance * self._won(way, side, camp) for way in self.ways])

    def _won(self, way: SideCombination, side: int, camp: float) -> float:
        ahead = way.scots - way.english + (camp if side == SCOTLAND else -camp) + 0.5
        sure = ahead / self.summary.doubt
        if sure > CERTAIN:
            return 1.0
        return 1.0 / (1.0 + math.exp(-sure)) if sure > -CERTAIN else 0.0

    def worth(self, side: int, forces: Forces) -> float:
        """Give the win probability if I take a side with these forces."""
        total = 0.0
        sharing = 1 if side == ENGLAND and forces.camp > 0.0 else 0
        mine: dict[tuple[int, float], Weight] = {}
        for at, way in enumerate(self.ways):
            won = self._won(way, side, forces.camp)
            share = self._shares[way.sharers + sharing]
            for winner, chance in ((SCOTLAND, won), (ENGLAND, 1.0 - won)):
                if chance == 0.0:
                    continue
                weight = mine.get((winner, share))
                if weight is None:
                    assets = self._my_assets(side, winner, share, forces)
                    weight = mine[winner, share] = self.win_odds.weigh(assets)
                rivals = self._rivals_after(at, winner, sharing)
                total += way.chance * chance * self.win_odds.win(weight, rivals, winner)
            total += way.chance * won * self.pride
        return total

    def _share(self, sharers: int) -> float:
        """8.5, 8.6  Give the share of each supporter of England."""
        card = self.summary.card
        return card.crown // max(sharers, 1) if card.split else card.crown

    def _my_assets(self, side: int, winner: int, share: float, forces: Forces) -> Assets:
        summary = self.summary
        assets = Assets(
            forces.gold, forces.castle, summary.cards[summary.me], summary.daggers[summary.me]
        )
        if side == ENGLAND:
            assets = assets._replace(daggers=assets.daggers + self._my_dagger)
        return self._rewarded(assets, side, winner, share) if forces.camp > 0.0 else assets

    def _rewarded(self, assets: Assets, side: int, winner: int, share: float) -> Assets:
        """8.2, 8.3, 8.5  Add the reward of a seat that fought."""
        card = self.summary.card
        if side == ENGLAND:
            return assets._replace(gold=assets.gold + share)
        if winner == SCOTLAND:
            return assets._replace(gold=assets.gold + card.win, cards=assets.cards + 1.0)
        return assets._replace(gold=assets.gold + card.loss, castle=assets.castle + 1.0)

    def _rivals_after(self, at: int, winner: int, sharing: int) -> Weight:
        """Weigh the others after the battle; each outcome is computed once."""
        key = (at, winner, sharing)
        result = self._rivals.get(key)
        if result is None:
            way = self.ways[at]
            share = self._shares[way.sharers + sharing]
            weights = [
                self._their_weight(seat, seat in way.traitors, winner, share)
                for seat in range(self.summary.players)
                if seat != self.summary.me
            ]
            result = self._rivals[key] = together(weights)
        return result

    def _their_weight(self, seat: int, traitor: bool, winner: int, share: float) -> Weight:
        key = (seat, traitor, winner, share)
        result = self._weights.get(key)
        if result is None:
            assets = self._their_assets(seat, traitor, winner, share)
            result = self._weights[key] = self.win_odds.weigh(assets)
        return result

    def _their_assets(self, seat: int, traitor: bool, winner: int, share: float) -> Assets:
        summary = self.summary
        assets = Assets(
            summary.gold[seat], summary.castle[seat], summary.cards[seat], summary.daggers[seat]
        )
        if seat == summary.home:
            return assets
        if traitor:
            assets = assets._replace(daggers=assets.daggers + self._their_dagger)
        side = ENGLAND if traitor else SCOTLAND
        return self._rewarded(assets, side, winner, share) if summary.camp[seat] > 0.0 else assets
