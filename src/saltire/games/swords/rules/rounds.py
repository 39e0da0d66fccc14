"""2-5, 11-13  Setup, Invasion, Actions and the Badge of Honour."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.battle import choice_phase
from saltire.games.swords.rules.board import CAMP, CASTLE, DECK, HAND, Table
from saltire.games.swords.rules.constants import (
    ACTIONS,
    MERCENARIES,
    NO_MERCENARIES,
    NOBODY,
)
from saltire.games.swords.rules.draws import take_bagpipe
from saltire.games.swords.rules.effects import play_card
from saltire.games.swords.rules.ending import barred, settle
from saltire.games.swords.rules.plays import count_plays, nth_play, plays, why_no_play
from saltire.games.swords.rules.refusals import refuse
from saltire.games.swords.rules.replenish import replenish
from saltire.games.swords.rules.stay_home import GIVE_TOKEN
from saltire.games.swords.rules.talk import (
    is_statement,
    sayable,
    speak,
    tellable,
    told_actions,
    why_silent,
)
from saltire.kernel.bits import BIT, SET9, count, members, nth
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import CHANCE, RULES, Action, Seat


class Oldest(Phase[Table]):
    """2.5, R-36  Lots decide who is oldest, unless it was agreed."""

    rule: ClassVar[str] = "2.5"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Table, seat: Seat) -> list[int]:
        return list(range(s.players))

    def sample(self, s: Table, lots: Lots) -> Action:
        return lots.below(s.players)

    def take(self, s: Table, action: Action) -> None:
        give_first_badge(s, action)

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return []


def give_first_badge(s: Table, oldest: Seat) -> None:
    """2.5, 12.1  The oldest gets the badge; with Stay Home! the seat before it counts as the youngest."""
    s.badge = oldest
    told: dict[str, object] = {"seat": oldest}
    if s.options.stay_home:
        s.token = (oldest + s.players - 1) % s.players
        told["token"] = s.token
    if s.listening:
        s.tell(Event("begin", told))
    s.goto(DEAL[s.players * s.options.start_cards])


class Deal(Phase[Table]):
    """2.4, 13.1, 14.1, R-27  One Bagpipe card each; two with three players, three in an Ensemble."""

    rule: ClassVar[str] = "2.4"

    def __init__(self, left: i64) -> None:
        super().__init__(CHANCE)
        self.left: i64 = left

    def legal(self, s: Table, seat: Seat) -> list[int]:
        return members(s.cards[DECK])

    def sample(self, s: Table, lots: Lots) -> Action:
        return nth(s.cards[DECK], lots.below(count(s.cards[DECK])))

    def receiver(self, s: Table) -> Seat:
        dealt = s.players * s.options.start_cards - self.left
        return (s.badge + dealt) % s.players

    def take(self, s: Table, action: Action) -> None:
        take_bagpipe(s, self.receiver(s), HAND, action)
        if self.left > 1 and s.cards[DECK]:
            s.goto(DEAL[self.left - 1])
        else:
            s.goto(NEXT_ROUND)

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return seat == self.receiver(s)

    def shown(self) -> list[object]:
        return ["Deal", self.left]

    def args(self) -> list[object]:
        return [self.left]


class NextRound(Phase[Table]):
    """3.1, 3.2, 10.1, 10.2  Seven rounds of seven phases, or nine rounds; fewer if Scotland falls."""

    rule: ClassVar[str] = "3.1"

    def __init__(self) -> None:
        super().__init__(RULES)

    def run(self, s: Table) -> None:
        if s.round == s.options.rounds or s.defeats >= s.options.last_defeat:
            settle(s)
            return
        if s.players == 2 and barred(s) != NOBODY:  # 11.9
            settle(s)
            return
        s.round += 1
        s.call(INVASION)

    def args(self) -> list[object]:
        return []


class Invasion(Phase[Table]):
    """3.3, 2.3  Turn up the next Arms card; the last one is a King Edward."""

    rule: ClassVar[str] = "3.3"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Table, seat: Seat) -> list[int]:
        if s.round == s.options.rounds:
            return list(range(s.deck.grey, len(s.deck.arms)))
        return members(self.unseen(s))

    def unseen(self, s: Table) -> i64:
        return s.options.grey_cards & ~s.arms_seen

    def sample(self, s: Table, lots: Lots) -> Action:
        if s.round == s.options.rounds:
            return s.deck.grey + lots.below(len(s.deck.arms) - s.deck.grey)
        unseen = self.unseen(s)
        return nth(unseen, lots.below(count(unseen)))

    def take(self, s: Table, action: Action) -> None:
        s.arms = action
        s.arms_seen |= BIT[action]
        s.scottish_camp = s.options.first_scots
        s.spoken = 0
        if s.listening:
            s.tell(Event("invasion", {"round": s.round, "card": s.card().id}))
        s.goto(TURN[14 * s.badge + 2 * s.players])

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return []


class Turn(Phase[Table]):
    """4.1, 4.2, R-11, R-40  One turn: a replenishment, relocations and Actions cards in any order."""

    rule: ClassVar[str] = "4.2"

    def __init__(self, seat: Seat, left: i64, replenished: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.replenished: i64 = replenished

    def legal(self, s: Table, seat: Seat) -> list[int]:
        me = self.seat
        found: list[int] = []
        if not self.replenished:
            found.extend(range(self.replenishments(s)))
        for units in range(1, self.movable(s) + 1):
            found.append(actions.relocate(units))
        if self.replenished:
            found.append(actions.DONE)
        for claim in members(sayable(s, me, ACTIONS)):
            found.append(actions.SAY_SIDE + claim)
        found.extend(plays(s, me, ACTIONS))
        return found

    def sample(self, s: Table, lots: Lots) -> Action:
        me = self.seat
        first: i64 = 1
        if not self.replenished:
            first = self.replenishments(s)
        moves = self.movable(s)
        claims = SET9[sayable(s, me, ACTIONS)]
        said = claims >> 36
        drawn = lots.below(first + moves + said + count_plays(s, me, ACTIONS))
        if drawn < first:
            if self.replenished:
                return actions.DONE
            return drawn
        drawn -= first
        if drawn < moves:
            return actions.relocate(drawn + 1)
        drawn -= moves
        if drawn < said:
            return actions.SAY_SIDE + (claims >> 4 * drawn & 15)
        return nth_play(s, me, ACTIONS, drawn - said)

    def replenishments(self, s: Table) -> i64:
        """R-10, 18.9  Count the replenishments open to this seat: hiring needs gold, and may be forbidden."""
        if not s.gold(self.seat) or s.card().marks & NO_MERCENARIES:
            return MERCENARIES
        return MERCENARIES + 1

    def movable(self, s: Table) -> i64:
        return min(s.castle(self.seat), actions.MOST_MOVED)

    def take(self, s: Table, action: Action) -> None:
        me = self.seat
        if action <= MERCENARIES:
            s.goto(TURN[14 * me + 2 * self.left + 1])
            replenish(s, me, action, 1 + s.card().militia)
        elif action < actions.DONE:
            relocate(s, me, action - actions.relocate(0))
        elif action == actions.DONE:
            self.end_turn(s)
        elif is_statement(action):
            speak(s, me, action)
        else:
            play_card(s, me, action)

    def retractable(self, s: Table, action: Action) -> bool:
        """4.3-4.7  A replenishment or a relocation draws nothing and shows no more than itself."""
        return action < actions.DONE

    def end_turn(self, s: Table) -> None:
        """4.1  The next player clockwise, until everybody has had a turn."""
        if self.left > 1:
            s.goto(TURN[14 * s.clockwise(self.seat, 1) + 2 * self.left - 2])
        else:
            badge_phase(s)

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        what = actions.read(action)[0]
        if what == actions.REPLENISH:
            return self.why_not_replenish(s)
        if what == actions.RELOCATE:
            return refuse("no-units", {"units": s.castle(self.seat)})
        if what in (actions.SAID_SIDE, actions.SAID_DAGGER):
            return why_silent(s, self.seat)
        if what in (actions.PLAY, actions.AGAIN):
            return why_no_play(s, self.seat, ACTIONS, action)
        return refuse("replenish-first" if action == actions.DONE else "your-turn")

    def why_not_replenish(self, s: Table) -> Refusal:
        if self.replenished:
            return refuse("replenished")
        if s.gold(self.seat):
            return refuse("no-mercenaries", {"arms": s.card().id})
        return refuse("no-gold")

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return ["Turn", self.seat, self.left, self.replenished]

    def args(self) -> list[object]:
        return [self.seat, self.left, self.replenished]


def relocate(s: Table, me: Seat, units: i64) -> None:
    """4.7  Move units from castle to camp; there is no way back."""
    s.wealth[CASTLE + me] -= units
    s.wealth[CAMP + me] += units
    if s.listening:
        s.tell(Event("relocated", {"seat": me, "units": units}))


def badge_phase(s: Table) -> None:
    """5, 11.4, 13.2, R-7, R-26  The badge is passed on; with three clockwise, with two not in this phase."""
    if s.options.tell_anytime:
        s.spoken = 0  # 20.2: a phase of its own
    if s.players == 2:
        choice_phase(s)
    elif s.players == 3:
        pass_badge(s, (s.badge + 1) % 3)
        choice_phase(s)
    else:
        s.goto(GIVE_BADGE[s.badge])


def pass_badge(s: Table, to: Seat) -> None:
    s.badge_from = s.badge
    s.badge = to
    if s.listening:
        s.tell(Event("badge", {"from": s.badge_from, "to": to}))


class GiveBadge(Phase[Table]):
    """5.1, 5.2, R-6, R-8  Give the badge to another player, not to the one it came from."""

    rule: ClassVar[str] = "5.1"

    def legal(self, s: Table, seat: Seat) -> list[int]:
        found = told_actions(s, self.seat)
        found.extend([int(actions.badge(to)) for to in members(self.receivers(s))])
        return found

    def sample(self, s: Table, lots: Lots) -> Action:
        claims = SET9[tellable(s, self.seat)]
        told = claims >> 36
        to = SET9[self.receivers(s)]
        drawn = lots.below(told + (to >> 36))
        if drawn < told:
            return actions.SAY_SIDE + (claims >> 4 * drawn & 15)
        return actions.badge(to >> 4 * (drawn - told) & 15)

    def receivers(self, s: Table) -> i64:
        found = BIT[s.players] - 1 & ~BIT[self.seat]
        if s.badge_from != NOBODY:
            found &= ~BIT[s.badge_from]
        return found

    def take(self, s: Table, action: Action) -> None:
        if is_statement(action):
            speak(s, self.seat, action)
            return
        pass_badge(s, action - actions.badge(0))
        if s.options.stay_home:
            s.goto(GIVE_TOKEN[s.token])
        else:
            choice_phase(s)

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        what, to, _ = actions.read(action)
        if what == actions.BADGE and to == s.badge_from:
            return refuse("not-back", {"seat": to})
        if what in (actions.SAID_SIDE, actions.SAID_DAGGER):
            return why_silent(s, self.seat)
        return refuse("give-badge")

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True


# Phases are immutable, so each is made once.
DEAL: Final = [Deal(left) for left in range(19)]
NEXT_ROUND: Final = NextRound()
INVASION: Final = Invasion()
TURN: Final = [Turn(me, left, done) for me in range(6) for left in range(7) for done in (0, 1)]
GIVE_BADGE: Final = [GiveBadge(me) for me in range(6)]
