"""The policy of playouts and greedy bots: makes each choice by its expected win probability.

Playouts play every seat by its type, with errors; `greedy.py` plays one seat by its personality,
without errors, and adds what only a bot at a table does: peeking, speaking, and giving reasons.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.swords.bots.battle_eval import BattleEvaluation
from saltire.games.swords.bots.game_memory import GameMemory
from saltire.games.swords.bots.opponent_types import FREQUENCY, LOYAL, TRAITOR, TYPE_PERSONALITIES
from saltire.games.swords.bots.packed_view import zeros
from saltire.games.swords.bots.personalities import SCOTLAND_ALWAYS, SILENT, Personality
from saltire.games.swords.bots.replenishments import Replenishments
from saltire.games.swords.rules import actions
from saltire.games.swords.rules.battle import CardWindow, KeepOrGive, LayTokens
from saltire.games.swords.rules.board import GOLD, HELD, Table
from saltire.games.swords.rules.constants import (
    ACTIONS,
    ENGLAND,
    MERCENARIES,
    NOBODY,
    PEEK,
    SCOTLAND,
    SUPPLY,
    TAXES,
    TROOPS,
)
from saltire.games.swords.rules.daggers import REST, number
from saltire.games.swords.rules.effects import ChooseUnits, Continue, DropDagger, play_card
from saltire.games.swords.rules.plays import plays
from saltire.games.swords.rules.rounds import GiveBadge, Turn
from saltire.games.swords.rules.stay_home import GiveToken, HomeMuster
from saltire.games.swords.rules.talk import is_statement, said_by, sayable
from saltire.kernel.bits import BIT
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE, Action, Seat
from saltire.kernel.vecs import vec

TARGET_OF_A_GRUDGE: Final = 0.1
"""The weight of a grudge in choosing the target of a card, the badge or the token."""
EVEN: Final = 0.42
"""11.5  Lay a heavy Dagger card if the other betrays more often than this, else a light one."""
SURE: Final = 0.003
"""The gain from which a card is played."""
UNDECIDED: Final = -1
RESOLUTION: Final = 1000000
ERROR_RATE: Final = 0.04
"""How often a seat lays the other token than its type predicts."""


class PlayoutPolicy(Replenishments):
    """Plays every seat of a position by its type; a choice reads only what its seat may know."""

    def __init__(self, personalities: list[Personality] = TYPE_PERSONALITIES) -> None:
        self.evaluation = BattleEvaluation()
        self.personalities = personalities
        """The personality of each type."""
        self.kind: vec[i64] = vec[i64]([0] * 6)
        self.wrongs: vec[float] = zeros(36)
        """The grudge of one seat against another, before its personality: 6 * holder + other."""
        self.betrayal_rate: vec[float] = vec[float]([0.4] * 6)
        # The best plan of the last search.
        self.worth = 0.0
        self.how: i64 = NOBODY
        self.units: i64 = 0
        self.side: i64 = SCOTLAND
        # The plan under way: whose, in which round, how many units are to go, the intended side.
        self._planner: i64 = NOBODY
        self._planned: i64 = 0
        self._planned_units: i64 = 0
        self._planned_side: i64 = SCOTLAND

    def step(self, s: Table, lots: Lots) -> Action:
        """Choose for whoever acts, chance included."""
        top = s.top
        seat = top.seat
        if seat == CHANCE:
            return top.sample(s, lots)
        if isinstance(top, Turn):
            return self.turn(s, top)
        if isinstance(top, LayTokens):
            return self.lay(s, seat, lots)
        if isinstance(top, CardWindow):
            return self.window(s, top)
        if isinstance(top, (GiveBadge, GiveToken)):
            return self.give(s, seat)
        if isinstance(top, HomeMuster):
            return self.muster(s, seat)
        if isinstance(top, KeepOrGive):
            return self.keep_or_give(s, seat)
        return self.answer(s, seat)

    def forget_plans(self) -> None:
        """Drop the plans of the last position."""
        self._planner = NOBODY

    def recall(self, memory: GameMemory, players: i64) -> None:
        """Take over the public history: kept statements and betrayals."""
        for seat in range(players):
            self.evaluation.honesty[seat] = memory.honesty(seat)
            for other in range(players):
                if other != seat:
                    self.wrongs[6 * seat + other] = memory.betrayed(other, seat)

    def personality(self, seat: Seat) -> Personality:
        return self.personalities[self.kind[seat]]

    # The value of a position to a seat.

    def loyalty(self, s: Table, seat: Seat) -> float:
        personality = self.personality(seat)
        if personality.late and s.round > s.options.rounds - personality.late:
            return -personality.loyalty
        if not personality.grudge:
            return personality.loyalty
        wrongs = 0.0
        for other in range(s.players):
            if other != seat:
                wrongs += self.wrongs[6 * seat + other]
        return personality.loyalty - personality.grudge * wrongs / float(s.players - 1)

    def spite(self, seat: Seat, target: Seat) -> float:
        if target < 0:
            return 0.0
        return TARGET_OF_A_GRUDGE * self.personality(seat).grudge * self.wrongs[6 * seat + target]

    def value(self, s: Table, seat: Seat) -> float:
        """Give the value of a position to a seat, at any point of a round."""
        evaluation = self.evaluation
        personality = self.personality(seat)
        if s.winner != NOBODY:
            evaluation.load(s, seat, personality)
            evaluation.set_win_odds(s, personality)
            return evaluation.win_probability()
        evaluation.read(s, seat, personality)
        if evaluation.before_badge:
            self.plan(s, seat)
            return self.worth
        return self.choose_side(
            s, seat, evaluation.camp[seat], evaluation.castle[seat], evaluation.gold[seat]
        )

    def choose_side(self, s: Table, seat: Seat, camp: float, castle: float, gold: float) -> float:
        """Choose the side with the higher value, or the one that is fixed or promised; give its value."""
        evaluation = self.evaluation
        side = self.fixed_side(s, seat)
        if side != UNDECIDED:
            self.side = side
            return evaluation.worth(side, camp, castle, gold)
        if evaluation.home == seat:
            self.side = SCOTLAND
            return evaluation.worth(SCOTLAND, 0.0, castle, gold)
        scots = evaluation.worth(SCOTLAND, camp, castle, gold) + self.loyalty(s, seat)
        english = evaluation.worth(ENGLAND, camp, castle, gold)
        self.side = SCOTLAND if scots >= english else ENGLAND
        return max(scots, english)

    def fixed_side(self, s: Table, seat: Seat) -> i64:
        """6.2, 20.1  Find the side that is laid down already, promised, or fixed by the type."""
        if s.sided & BIT[seat]:
            return s.side(seat)
        kind = self.kind[seat]
        if kind == LOYAL:
            return SCOTLAND
        if kind == TRAITOR:
            return ENGLAND
        said = said_by(s.said, seat)
        if self.personalities[kind].keeps_word and (said == 1 or said == 2):
            return said - 1
        return UNDECIDED

    # 4.2  A turn.

    def plan(self, s: Table, seat: Seat) -> None:
        """Find the best replenishment and relocation together; `evaluation` has loaded the position."""
        evaluation = self.evaluation
        self.worth = -9.0
        if not evaluation.replenished:
            self.weigh_replenishments(s, seat, evaluation)
            return
        camp, castle, gold = evaluation.camp[seat], evaluation.castle[seat], evaluation.gold[seat]
        self.weigh_replenishment(s, seat, NOBODY, camp, castle, gold)

    def weigh_replenishment(
        self, s: Table, seat: Seat, how: i64, camp: float, castle: float, gold: float
    ) -> None:
        most = min(i64(castle), actions.MOST_MOVED)
        side, units = self.side, i64(0)
        while True:
            worth = self._expected_value(s, seat, camp + float(units), castle - float(units), gold)
            if worth > self.worth + 1e-9:
                self.worth, self.how, self.units = worth, how, units
                side = self.side
            if units == most:
                break
            units += 1 if units < 4 else 2 if units < 8 else 3 if units < 11 else most
            units = min(units, most)
        self.side = side

    def _expected_value(
        self, s: Table, seat: Seat, camp: float, castle: float, gold: float
    ) -> float:
        """5.1, 6.2  Average over the badge, which may still come and fix the side."""
        free = self.choose_side(s, seat, camp, castle, gold)
        if s.badge == seat or not s.options.badge_binds or self.side == SCOTLAND:
            return free
        bound = self.evaluation.worth(SCOTLAND, camp, castle, gold)
        return free + (bound - free) / float(s.players - 1)

    def turn(self, s: Table, top: Turn) -> Action:
        """Play cards, then replenish, then relocate; make a statement before the turn is over."""
        seat = top.seat
        if top.replenished and self._planner == seat and self._planned == s.round:
            units, self._planned_units = self._planned_units, 0
            if units and units <= s.castle(seat):
                return actions.relocate(units)
            return self._last_word(s, seat, self._planned_side)
        self.evaluation.read(s, seat, self.personality(seat))
        self.plan(s, seat)
        how, units, side, worth = self.how, self.units, self.side, self.worth
        cards = plays(s, seat, ACTIONS)
        if cards:
            card = self.best_card(s, seat, cards, worth)
            if card != NOBODY:
                return card
        if how != NOBODY:
            self._planner, self._planned = seat, s.round
            self._planned_units, self._planned_side = units, side
            return actions.replenish(how)
        if units:
            return actions.relocate(units)
        return self._last_word(s, seat, side)

    def _last_word(self, s: Table, seat: Seat, side: i64) -> Action:
        personality = self.personality(seat)
        if personality.speech != SILENT and sayable(s, seat, ACTIONS) & 3:
            return actions.say_side(SCOTLAND if personality.speech == SCOTLAND_ALWAYS else side)
        return actions.DONE

    # Cards.

    def best_card(self, s: Table, seat: Seat, cards: list[int], without: float) -> Action:
        """Find the card that gains most over playing none; NOBODY if none gains enough."""
        best: i64 = NOBODY
        gain = SURE
        for action in cards:
            _, kind, target = actions.read(action)
            if looks_under(s, kind):
                continue
            after = s.clone()
            play_card(after, seat, action)
            worth = self.best_end(after, seat) + self.spite(seat, target)
            if worth - without > gain and not self.breaks_word(after, seat):
                best, gain = action, worth - without
        return best

    def best_end(self, s: Table, seat: Seat) -> float:
        """Give the highest value that further choices of the same card can lead to."""
        while isinstance(s.top, Continue):
            s.top.run(s)
        if not isinstance(s.top, (ChooseUnits, DropDagger)):
            return self.value(s, seat)
        options = s.top.legal(s, seat)
        if isinstance(s.top, ChooseUnits) and s.top.source == SUPPLY:
            options = options[-1:]
        elif len(options) > 3:
            options = [options[0], options[len(options) // 2], options[-1]]
        best = -9.0
        for action in options:
            after = s.clone()
            after.top.take(after, action)
            best = max(best, self.best_end(after, seat))
        return best

    def breaks_word(self, s: Table, seat: Seat) -> bool:
        said = said_by(s.said, seat)
        if not self.personality(seat).keeps_word or not (said == 1 or said == 2):
            return False
        return s.sided & BIT[seat] != 0 and s.side(seat) != said - 1

    def window(self, s: Table, top: CardWindow) -> Action:
        """6.3, 8.7  Play the card that gains most, or pass."""
        seat = top.seat
        cards = plays(s, seat, top.window)
        if not cards:
            return actions.PASS
        card = self.best_card(s, seat, cards, self.value(s, seat))
        return actions.PASS if card == NOBODY else card

    def answer(self, s: Table, seat: Seat) -> Action:
        """9.6, 18.10  Choose a number or a card for a card effect by trying all."""
        options = s.top.legal(s, seat)
        best, chosen = -9.0, options[0]
        for action in options:
            after = s.clone()
            after.top.take(after, action)
            worth = self.best_end(after, seat)
            if worth > best - 1e-9:
                best, chosen = worth, action
        return chosen

    # 5, 6, 11, 12.

    def lay(self, s: Table, seat: Seat, lots: Lots) -> Action:
        """6.1, 11.5  Lay the token that the type predicts; now and then the other."""
        side = ENGLAND if self.lays_crown(s, seat, lots) else SCOTLAND
        return actions.lay(side, self.dagger_to_lay(s, seat))

    def dagger_to_lay(self, s: Table, seat: Seat) -> i64:
        """11.5  Choose a heavy or a light Dagger card; `evaluation` has loaded the position."""
        if s.players > 2:
            return 0
        heavy = self.evaluation.betrays[1 - seat] > EVEN or not self.evaluation.left
        dagger: i64 = 3 if heavy else 1
        while not number(s.daggers[HELD + seat], REST, dagger):
            dagger += -1 if heavy else 1
        return dagger

    def lays_crown(self, s: Table, seat: Seat, lots: Lots) -> bool:
        side = self.free_side(s, seat)
        if self.kind[seat] == FREQUENCY:
            return happens(lots, self.betrayal_rate[seat])
        return (side == ENGLAND) != happens(lots, ERROR_RATE)

    def free_side(self, s: Table, seat: Seat) -> i64:
        """Find the side with the higher value for a seat."""
        evaluation = self.evaluation
        evaluation.read(s, seat, self.personality(seat))
        self.choose_side(
            s, seat, evaluation.camp[seat], evaluation.castle[seat], evaluation.gold[seat]
        )
        return self.side

    def give(self, s: Table, seat: Seat) -> Action:
        """5.1, 12.2  Give the badge or the Stay Home token where that helps most."""
        options = [action for action in s.top.legal(s, seat) if not is_statement(action)]
        best, chosen = -9.0, options[0]
        for action in options:
            after = s.clone()
            after.top.take(after, action)
            target = actions.read(action)[1]
            worth = self.value(after, seat) + self.spite(seat, target)
            if worth > best:
                best, chosen = worth, action
        return chosen

    def keep_or_give(self, s: Table, seat: Seat) -> Action:
        """11.6  Give the badge away if the other's camp is better with Scotland."""
        top = s.top
        assert isinstance(top, KeepOrGive)
        value_kept = self.value(s, seat)
        after = s.clone()
        top.give(after, 1 - seat)
        return actions.badge(1 - seat) if self.value(after, seat) > value_kept else actions.KEEP

    def muster(self, s: Table, seat: Seat) -> Action:
        """12.3  At home, choose the replenishment with the highest value."""
        evaluation = self.evaluation
        personality = self.personality(seat)
        evaluation.load(s, seat, personality)
        evaluation.set_win_odds(s, personality)
        gold, castle = evaluation.gold[seat], evaluation.castle[seat]
        taxes = evaluation.riches(gold + 1.0, castle, 0.0, 0.0)
        troops = evaluation.riches(gold, castle + 2.0, 0.0, 0.0)
        best = TAXES if taxes >= troops else TROOPS
        if s.wealth[GOLD + seat]:
            hired = evaluation.riches(gold - 1.0, castle + 4.0, 0.0, 0.0)
            if hired > max(taxes, troops):
                best = MERCENARIES
        return actions.replenish(best)


def happens(lots: Lots, chance: float) -> bool:
    """Sample an event of this probability."""
    return float(lots.below(RESOLUTION)) < chance * float(RESOLUTION)


def looks_under(s: Table, kind: int) -> bool:
    """Tell whether a card peeks at a token: its value is information."""
    return any([step.code == PEEK for step in s.deck.bagpipes[kind].effect])
