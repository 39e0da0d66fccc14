"""Evaluates a view for one bot: its win probability, adjusted by its personality."""

from __future__ import annotations

from typing import Final, NamedTuple

from saltire.games.swords.bots.battle_odds import BattleOdds, Forces, win_odds_of
from saltire.games.swords.bots.betrayal_odds import before_badge, betrayals
from saltire.games.swords.bots.game_memory import GameMemory
from saltire.games.swords.bots.personalities import Personality
from saltire.games.swords.bots.view_summary import ViewSummary
from saltire.games.swords.bots.win_odds import Assets, together
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
    """The rest of a turn: a replenishment (or none), units to bring, the intended side, its value."""

    worth: float
    how: int
    units: int
    side: int


class SideChoice(NamedTuple):
    """A side and its value."""

    worth: float
    side: int


class Evaluation:
    """Evaluates positions for one seat with one personality."""

    def __init__(self, view: SwordsView, personality: Personality, memory: GameMemory) -> None:
        self.me: int = view.seat
        self.personality = personality
        self.memory = memory
        self.loyalty = self._loyalty(view)

    def _loyalty(self, view: SwordsView) -> float:
        """Give the win probability that the bot gives up to support Scotland in this round."""
        personality = self.personality
        if personality.late and view.round > view.options.rounds - personality.late:
            return -personality.loyalty
        wrongs = [self.grudge(seat) for seat in range(view.players) if seat != self.me]
        return personality.loyalty - sum(wrongs) / len(wrongs)

    def grudge(self, seat: int) -> float:
        """Give the strength of its grudge against a seat."""
        if not self.personality.grudge:
            return 0.0
        return self.personality.grudge * self.memory.betrayed(seat, self.me)

    def summary(self, view: SwordsView) -> ViewSummary:
        return ViewSummary(view, betrayals(view, self.personality, self.memory))

    def battle(self, view: SwordsView) -> BattleOdds:
        return BattleOdds(self.summary(view), self.personality)

    def value(self, view: SwordsView) -> float:
        """Give the value of a position, at any point of a round."""
        if view.winner != NOBODY:
            return self.win_probability(view)
        if before_badge(view):
            return self.plan(view).worth
        battle = self.battle(view)
        return self.choose_side(view, battle, battle.mine()).worth

    def win_probability(self, view: SwordsView) -> float:
        """Give the win probability once the battle is over and paid."""
        summary = self.summary(view)
        win_odds = win_odds_of(summary, self.personality)
        weights = [
            win_odds.weigh(
                Assets(summary.gold[i], summary.castle[i], summary.cards[i], summary.daggers[i])
            )
            for i in range(summary.players)
        ]
        mine = weights.pop(self.me)
        return win_odds.win(mine, together(weights), 0)

    def choose_side(self, view: SwordsView, battle: BattleOdds, forces: Forces) -> SideChoice:
        """Choose the side with the higher value, or the one that is fixed or promised."""
        side = self.fixed_side(view)
        if side != UNDECIDED:
            return SideChoice(battle.worth(side, forces), side)
        if view.home == self.me or battle.summary.home == self.me:
            return SideChoice(battle.worth(SCOTLAND, forces._replace(camp=0.0)), SCOTLAND)
        scots = battle.worth(SCOTLAND, forces) + self.loyalty
        english = battle.worth(ENGLAND, forces)
        return SideChoice(scots, SCOTLAND) if scots >= english else SideChoice(english, ENGLAND)

    def fixed_side(self, view: SwordsView) -> int:
        """6.2, 20.1  Find the side that is laid down already, or promised."""
        if view.sided & BIT[self.me]:
            return ENGLAND if view.english & BIT[self.me] else SCOTLAND
        said: int = said_by(view.said, self.me)
        return said - 1 if self.personality.keeps_word and said in (1, 2) else UNDECIDED

    def breaks_word(self, view: SwordsView) -> bool:
        """Tell whether a bot that keeps promises is on another side than it said."""
        said: int = said_by(view.said, self.me)
        if not self.personality.keeps_word or said not in (1, 2) or not view.sided & BIT[self.me]:
            return False
        return self.fixed_side(view) != said - 1

    # 4.2  The rest of a turn.

    def plan(self, view: SwordsView) -> Plan:
        """Find the best replenishment and relocation together."""
        summary = self.summary(view)
        battles = {0: BattleOdds(summary, self.personality)}
        best = Plan(-9.0, NOBODY, 0, SCOTLAND)
        for how in _replenishments(view, summary):
            extra = 1 if how == MILITIA else 0
            if extra not in battles:
                battles[extra] = BattleOdds(summary.with_militia(), self.personality)
            ready = _replenished(battles[extra].mine(), how)
            for units in _relocations(int(ready.castle)):
                forces = Forces(ready.camp + units, ready.castle - units, ready.gold)
                choice = self._expected_value(view, battles[extra], forces)
                if choice.worth > best.worth + 1e-9:
                    best = Plan(choice.worth, how, units, choice.side)
        return best

    def _expected_value(self, view: SwordsView, battle: BattleOdds, forces: Forces) -> SideChoice:
        """5.1, 6.2  Average over the badge, which may still come and fix the side."""
        free = self.choose_side(view, battle, forces)
        if view.badge == self.me or not view.options.badge_binds or free.side == SCOTLAND:
            return free
        bound = battle.worth(SCOTLAND, forces)
        chance = 1.0 / (int(view.players) - 1)
        return SideChoice(free.worth + chance * (bound - free.worth), free.side)


def _replenishments(view: SwordsView, summary: ViewSummary) -> list[int]:
    for phase in view.stack:
        if isinstance(phase, Turn) and phase.replenished:
            return [NOBODY]
    hire = summary.gold[summary.me] > 0.0 and not summary.card.marks & NO_MERCENARIES
    return [TAXES, MILITIA, TROOPS, MERCENARIES] if hire else [TAXES, MILITIA, TROOPS]


def _replenished(forces: Forces, how: int) -> Forces:
    """4.3, 4.5, 4.6  Add a replenishment; militia is in the summary already."""
    if how == TAXES:
        return forces._replace(gold=forces.gold + 1.0)
    if how == TROOPS:
        return forces._replace(castle=forces.castle + 2.0)
    if how == MERCENARIES:
        return forces._replace(gold=forces.gold - 1.0, castle=forces.castle + 4.0)
    return forces


def _relocations(castle: int) -> list[int]:
    """List the numbers of units to consider: few, some, or all that may go at once."""
    most = min(castle, MOST_MOVED)
    return [n for n in (0, 1, 2, 3, 4, 6, 8, 11) if n < most] + [most]
