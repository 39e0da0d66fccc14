"""7, 8  A battle to come: every way in which the others may take sides, and what it brings."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from saltire.games.swords.bots.personalities import Temper
from saltire.games.swords.bots.view_summary import Field, dagger_to_come
from saltire.games.swords.bots.win_odds import Outlook, Purse, Weight, together
from saltire.games.swords.rules.constants import ENGLAND, SCOTLAND

UNLIKELY: Final = 0.01
"""What happens less often than this is not thought about."""
CERTAIN: Final = 4.6
"""So many doubts ahead, a battle is taken for won."""


class Way(NamedTuple):
    """One way in which the others take sides."""

    chance: float
    traitors: tuple[int, ...]
    scots: float
    english: float
    sharers: int


class Forces(NamedTuple):
    """What is one's own in a battle."""

    camp: float
    castle: float
    gold: float


def outlook_of(field: Field, temper: Temper) -> Outlook:
    """Make the outlook from a field."""
    view = field.view
    found = Outlook(field.left, view.round - 1, view.defeats, view.options.last_defeat)
    found.two = view.players == 2
    found.fear = temper.fear
    found.thrift = temper.thrift
    found.usual_gold = sum(field.gold) / len(field.gold)
    return found


class Battle:
    """Reckons what a battle is worth to the viewer, by side and by forces brought."""

    def __init__(self, field: Field, temper: Temper) -> None:
        self.field = field
        self.pride = temper.pride
        self.outlook = outlook_of(field, temper)
        self._my_dagger = dagger_to_come(field.view, field.me)
        self._their_dagger = dagger_to_come(field.view, 1 - field.me if field.players == 2 else 0)
        self._scots = max(0.0, field.scots - field.card.volley)
        self._shield = field.shield()
        self._shares = [self._share(sharers) for sharers in range(field.players + 1)]
        self.ways = self._ways()
        self._rivals: dict[tuple[int, int, int], Weight] = {}
        self._weights: dict[tuple[int, bool, int, float], Weight] = {}

    def _ways(self) -> list[Way]:
        field = self.field
        found = [Way(1.0, (), self._scots, self._shield, 0)]
        for seat in field.others():
            p, camp = field.betrays[seat], field.camp[seat]
            shares = 1 if camp > 0.0 or field.view.options.deserter_counts else 0
            loyal = [w._replace(chance=w.chance * (1.0 - p), scots=w.scots + camp) for w in found]
            found = loyal + [
                Way(
                    w.chance * p, (*w.traitors, seat), w.scots, w.english + camp, w.sharers + shares
                )
                for w in found
            ]
        likely = [way for way in found if way.chance > UNLIKELY]
        whole = sum([way.chance for way in likely])
        return [way._replace(chance=way.chance / whole) for way in likely]

    def mine(self) -> Forces:
        field = self.field
        return Forces(field.camp[field.me], field.castle[field.me], field.gold[field.me])

    def scotland_wins(self, side: int, camp: float) -> float:
        """Give the chance that Scotland wins if I bring so much to a side."""
        return sum([way.chance * self._won(way, side, camp) for way in self.ways])

    def _won(self, way: Way, side: int, camp: float) -> float:
        ahead = way.scots - way.english + (camp if side == SCOTLAND else -camp) + 0.5
        sure = ahead / self.field.doubt
        if sure > CERTAIN:
            return 1.0
        return 1.0 / (1.0 + math.exp(-sure)) if sure > -CERTAIN else 0.0

    def worth(self, side: int, forces: Forces) -> float:
        """Give the chance to win the game if I take a side with these forces."""
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
                    purse = self._my_purse(side, winner, share, forces)
                    weight = mine[winner, share] = self.outlook.weigh(purse)
                rivals = self._rivals_after(at, winner, sharing)
                total += way.chance * chance * self.outlook.win(weight, rivals, winner)
            total += way.chance * won * self.pride
        return total

    def _share(self, sharers: int) -> float:
        """8.5, 8.6  Give what each supporter of England gets."""
        card = self.field.card
        return card.crown // max(sharers, 1) if card.split else card.crown

    def _my_purse(self, side: int, winner: int, share: float, forces: Forces) -> Purse:
        field = self.field
        purse = Purse(forces.gold, forces.castle, field.cards[field.me], field.daggers[field.me])
        if side == ENGLAND:
            purse = purse._replace(daggers=purse.daggers + self._my_dagger)
        return self._rewarded(purse, side, winner, share) if forces.camp > 0.0 else purse

    def _rewarded(self, purse: Purse, side: int, winner: int, share: float) -> Purse:
        """8.2, 8.3, 8.5  Pay one who fought."""
        card = self.field.card
        if side == ENGLAND:
            return purse._replace(gold=purse.gold + share)
        if winner == SCOTLAND:
            return purse._replace(gold=purse.gold + card.win, cards=purse.cards + 1.0)
        return purse._replace(gold=purse.gold + card.loss, castle=purse.castle + 1.0)

    def _rivals_after(self, at: int, winner: int, sharing: int) -> Weight:
        """Weigh the others as they stand after the battle; the same outcome is weighed once."""
        key = (at, winner, sharing)
        found = self._rivals.get(key)
        if found is None:
            way = self.ways[at]
            share = self._shares[way.sharers + sharing]
            weights = [
                self._their_weight(seat, seat in way.traitors, winner, share)
                for seat in range(self.field.players)
                if seat != self.field.me
            ]
            found = self._rivals[key] = together(weights)
        return found

    def _their_weight(self, seat: int, traitor: bool, winner: int, share: float) -> Weight:
        key = (seat, traitor, winner, share)
        found = self._weights.get(key)
        if found is None:
            purse = self._their_purse(seat, traitor, winner, share)
            found = self._weights[key] = self.outlook.weigh(purse)
        return found

    def _their_purse(self, seat: int, traitor: bool, winner: int, share: float) -> Purse:
        field = self.field
        purse = Purse(field.gold[seat], field.castle[seat], field.cards[seat], field.daggers[seat])
        if seat == field.home:
            return purse
        if traitor:
            purse = purse._replace(daggers=purse.daggers + self._their_dagger)
        side = ENGLAND if traitor else SCOTLAND
        return self._rewarded(purse, side, winner, share) if field.camp[seat] > 0.0 else purse
