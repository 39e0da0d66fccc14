"""What a position is worth to one bot: the reckoning of chances, coloured by its temper."""

from __future__ import annotations

from typing import Final, NamedTuple

from saltire.games.swords.bots.battle_odds import Battle, Forces, outlook_of
from saltire.games.swords.bots.betrayal_odds import before_badge, betrayals
from saltire.games.swords.bots.game_memory import Memory
from saltire.games.swords.bots.personalities import Temper
from saltire.games.swords.bots.view_summary import Field
from saltire.games.swords.bots.win_odds import Purse, together
from saltire.games.swords.rules.actions import MOST_MOVED
from saltire.games.swords.rules.constants import (
    ENGLAND,
    MERCENARIES,
    MILITIA,
    NO_MERCENARIES,
    NOBODY,
    SCOTLAND,
    TAXES,
    TROOPS,
)
from saltire.games.swords.rules.rounds import Turn
from saltire.games.swords.rules.talk import said_by
from saltire.games.swords.rules.view import SwordsView
from saltire.kernel.bits import BIT

UNDECIDED: Final = -1


class Plan(NamedTuple):
    """The rest of a turn: a replenishment (or none), units to bring, the side meant, its worth."""

    worth: float
    how: int
    units: int
    side: int


class Stand(NamedTuple):
    """Which side to take and what that is worth."""

    worth: float
    side: int


class Judge:
    """Weighs positions for one seat with one temper."""

    def __init__(self, view: SwordsView, temper: Temper, memory: Memory) -> None:
        self.me: int = view.seat
        self.temper = temper
        self.memory = memory
        self.loyalty = self._loyalty(view)

    def _loyalty(self, view: SwordsView) -> float:
        """Give how much chance to win it forgoes to stand with Scotland in this round."""
        temper = self.temper
        if temper.late and view.round > view.options.rounds - temper.late:
            return -temper.loyalty
        wrongs = [self.grudge(seat) for seat in range(view.players) if seat != self.me]
        return temper.loyalty - sum(wrongs) / len(wrongs)

    def grudge(self, seat: int) -> float:
        """Give how much it holds against a seat."""
        if not self.temper.grudge:
            return 0.0
        return self.temper.grudge * self.memory.betrayed(seat, self.me)

    def field(self, view: SwordsView) -> Field:
        return Field(view, betrayals(view, self.temper, self.memory))

    def battle(self, view: SwordsView) -> Battle:
        return Battle(self.field(view), self.temper)

    def look(self, view: SwordsView) -> float:
        """Give what a position is worth, at any point of a round."""
        if view.winner != NOBODY:
            return self.standing(view)
        if before_badge(view):
            return self.plan(view).worth
        battle = self.battle(view)
        return self.stand(view, battle, battle.mine()).worth

    def standing(self, view: SwordsView) -> float:
        """Give the chance to win once the battle is over and paid."""
        field = self.field(view)
        outlook = outlook_of(field, self.temper)
        weights = [
            outlook.weigh(Purse(field.gold[i], field.castle[i], field.cards[i], field.daggers[i]))
            for i in range(field.players)
        ]
        mine = weights.pop(self.me)
        return outlook.win(mine, together(weights), 0)

    def stand(self, view: SwordsView, battle: Battle, forces: Forces) -> Stand:
        """Choose the side that is worth more, or the one that is fixed or promised."""
        side = self.fixed_side(view)
        if side != UNDECIDED:
            return Stand(battle.worth(side, forces), side)
        if view.home == self.me or battle.field.home == self.me:
            return Stand(battle.worth(SCOTLAND, forces._replace(camp=0.0)), SCOTLAND)
        scots = battle.worth(SCOTLAND, forces) + self.loyalty
        english = battle.worth(ENGLAND, forces)
        return Stand(scots, SCOTLAND) if scots >= english else Stand(english, ENGLAND)

    def fixed_side(self, view: SwordsView) -> int:
        """6.2, 20.1  Find the side that is laid down already, or given one's word for."""
        if view.sided & BIT[self.me]:
            return ENGLAND if view.english & BIT[self.me] else SCOTLAND
        said: int = said_by(view.said, self.me)
        return said - 1 if self.temper.keeps_word and said in (1, 2) else UNDECIDED

    def breaks_word(self, view: SwordsView) -> bool:
        """Tell whether one who keeps his word has come to stand where he said he would not."""
        said: int = said_by(view.said, self.me)
        if not self.temper.keeps_word or said not in (1, 2) or not view.sided & BIT[self.me]:
            return False
        return self.fixed_side(view) != said - 1

    # 4.2  The rest of a turn.

    def plan(self, view: SwordsView) -> Plan:
        """Find the best replenishment and relocation together."""
        field = self.field(view)
        battles = {0: Battle(field, self.temper)}
        best = Plan(-9.0, NOBODY, 0, SCOTLAND)
        for how in _replenishments(view, field):
            extra = 1 if how == MILITIA else 0
            if extra not in battles:
                battles[extra] = Battle(field.with_militia(), self.temper)
            ready = _replenished(battles[extra].mine(), how)
            for units in _relocations(int(ready.castle)):
                forces = Forces(ready.camp + units, ready.castle - units, ready.gold)
                stand = self._hope(view, battles[extra], forces)
                if stand.worth > best.worth + 1e-9:
                    best = Plan(stand.worth, how, units, stand.side)
        return best

    def _hope(self, view: SwordsView, battle: Battle, forces: Forces) -> Stand:
        """5.1, 6.2  The badge may yet come and take the choice away."""
        free = self.stand(view, battle, forces)
        if view.badge == self.me or not view.options.badge_binds or free.side == SCOTLAND:
            return free
        bound = battle.worth(SCOTLAND, forces)
        chance = 1.0 / (int(view.players) - 1)
        return Stand(free.worth + chance * (bound - free.worth), free.side)


def _replenishments(view: SwordsView, field: Field) -> list[int]:
    for phase in view.stack:
        if isinstance(phase, Turn) and phase.replenished:
            return [NOBODY]
    hire = field.gold[field.me] > 0.0 and not field.card.marks & NO_MERCENARIES
    return [TAXES, MILITIA, TROOPS, MERCENARIES] if hire else [TAXES, MILITIA, TROOPS]


def _replenished(forces: Forces, how: int) -> Forces:
    """4.3, 4.5, 4.6  Militia is in the field already."""
    if how == TAXES:
        return forces._replace(gold=forces.gold + 1.0)
    if how == TROOPS:
        return forces._replace(castle=forces.castle + 2.0)
    if how == MERCENARIES:
        return forces._replace(gold=forces.gold - 1.0, castle=forces.castle + 4.0)
    return forces


def _relocations(castle: int) -> list[int]:
    """List the numbers of units worth thinking about: few, some, or all that may go at once."""
    most = min(castle, MOST_MOVED)
    return [n for n in (0, 1, 2, 3, 4, 6, 8, 11) if n < most] + [most]
