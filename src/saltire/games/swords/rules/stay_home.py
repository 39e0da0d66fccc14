"""12  Stay Home!: the token is passed, and its receiver musters and stays out of the battle."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.battle import choice_phase
from saltire.games.swords.rules.board import CAMP, CASTLE, Table
from saltire.games.swords.rules.constants import MERCENARIES
from saltire.games.swords.rules.refusals import refuse
from saltire.games.swords.rules.replenish import replenish
from saltire.games.swords.rules.talk import is_statement, speak, told_actions, why_silent
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.phase import Phase
from saltire.kernel.types import Action, Seat


class GiveToken(Phase[Table]):
    """12.2, R-6, R-35  Then the Stay Home token goes to a player without the badge, and not back."""

    rule: ClassVar[str] = "12.2"

    def legal(self, s: Table, seat: Seat) -> list[int]:
        found = told_actions(s, self.seat)
        for to in range(s.players):
            if to != self.seat and to != s.token_from and to != s.badge:
                found.append(actions.home(to))
        return found

    def take(self, s: Table, action: Action) -> None:
        if is_statement(action):
            speak(s, self.seat, action)
            return
        s.token_from = self.seat
        s.token = action - actions.home(0)
        if s.listening:
            s.tell(Event("token", {"from": s.token_from, "to": s.token}))
        s.goto(HOME_MUSTER[4 * s.token + 3])

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        what, to, _ = actions.read(action)
        if what == actions.HOME and to == s.badge:
            return refuse("bearer-stays", {"seat": to})
        if what == actions.HOME and to == s.token_from:
            return refuse("token-not-back", {"seat": to})
        if what in (actions.SAID_SIDE, actions.SAID_DAGGER):
            return why_silent(s, self.seat)
        return refuse("give-token")

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True


class HomeMuster(Phase[Table]):
    """12.3, R-31, R-32, R-33  Three replenishments; then the camp empties and the clan stays home."""

    rule: ClassVar[str] = "12.3"

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def legal(self, s: Table, seat: Seat) -> list[int]:
        # 18.9  What the Arms card says does not touch this clan.
        return list(range(MERCENARIES + 1 if s.gold(self.seat) else MERCENARIES))

    def take(self, s: Table, action: Action) -> None:
        replenish(s, self.seat, action, 1)
        if self.left > 1:
            s.goto(HOME_MUSTER[4 * self.seat + self.left - 1])
        else:
            self.stay_home(s)

    def stay_home(self, s: Table) -> None:
        """12.3, R-30  The units in camp go back to the supply, or to the castle if so agreed."""
        me = self.seat
        if s.options.home_to_castle:
            s.wealth[CASTLE + me] += s.camp(me)
        s.wealth[CAMP + me] = 0
        s.home = me
        if s.listening:
            s.tell(Event("stays-home", {"seat": me}))
        choice_phase(s)

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        return refuse("no-gold" if action == MERCENARIES else "replenish-home")

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return ["HomeMuster", self.seat, self.left]

    def args(self) -> list[object]:
        return [self.seat, self.left]


GIVE_TOKEN: Final = [GiveToken(me) for me in range(6)]
HOME_MUSTER: Final = [HomeMuster(me, left) for me in range(6) for left in range(4)]
