"""9.3-9.6, 18  Bagpipe cards: when they may be played, on whom, and what they do."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.board import (
    CAMP,
    CASTLE,
    DAGGER_DISCARDS,
    GOLD,
    HAND,
    HELD,
    OPEN,
    RESTING,
    TAKEN,
    VIRTUAL,
    Table,
)
from saltire.games.swords.rules.cards import Operation
from saltire.games.swords.rules.constants import (
    AWARDS,
    DRAW,
    DROP_DAGGER,
    FORCE_SIDE,
    GAIN_GOLD,
    GOLD_PER_TRAITOR,
    LOSE_GOLD,
    NOBODY,
    PEEK,
    RAISE_MILITIA,
    SHIELD,
    SIDES,
    SUPPLY,
    SWITCH_SIDE,
    TAKE_BADGE,
    TAKE_GOLD,
    UNITS,
    Kind,
)
from saltire.games.swords.rules.constants import CAMP as TO_CAMP
from saltire.games.swords.rules.constants import CASTLE as TO_CASTLE
from saltire.games.swords.rules.daggers import SHUFFLE_NAMES, number, some
from saltire.games.swords.rules.draws import draw_bagpipes
from saltire.games.swords.rules.refusals import refuse
from saltire.kernel.bits import BIT, members
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import RULES, Action, Seat


def play_card(s: Table, me: Seat, action: Action) -> None:
    """9.5, 18.5  Lay a card down, pay for it, and carry it out; an x2 card stays open the first time."""
    kind = actions.kind_played(action)
    target = actions.target_played(action)
    again = actions.is_again(action)
    deck = s.deck
    if again:
        s.cards[OPEN + me] = deck.without_card(s.cards[OPEN + me], kind)
        s.discard(kind)
    else:
        s.cards[HAND + me] = deck.without_card(s.cards[HAND + me], kind)
        if deck.twice[kind]:
            s.cards[OPEN + me] = deck.with_card(s.cards[OPEN + me], kind)
            s.cards[RESTING + me] = deck.with_card(s.cards[RESTING + me], kind)
        else:
            s.discard(kind)
    s.wealth[GOLD + me] -= deck.cost[kind]
    if s.listening:
        told: dict[str, object] = {"seat": me, "card": deck.bagpipes[kind].id}
        if target != NOBODY:
            told["target"] = target
        if again:
            told["again"] = True
        s.tell(Event("played", told))
    carry_out(s, me, kind, target, 0)


def carry_out(s: Table, me: Seat, kind: Kind, target: Seat, at: i64) -> None:
    """Do the steps of a card from one on; a step that asks something comes back for the rest."""
    effect = s.deck.bagpipes[kind].effect
    while at < len(effect):
        step = effect[at]
        at += 1
        if step.code == UNITS or step.code == DRAW or step.code == DROP_DAGGER:
            if at < len(effect):
                s.call(Continue(me, kind, target, at))
            _ask(s, me, kind, step)
            return
        _do(s, me, target, step)


class Continue(Phase[Table]):
    """9.6  The rest of a card's effect follows."""

    rule: ClassVar[str] = "9.6"

    def __init__(self, me: Seat, kind: Kind, target: Seat, at: i64) -> None:
        super().__init__(RULES)
        self.me: i64 = me
        self.kind: i64 = kind
        self.target: i64 = target
        self.at: i64 = at

    def run(self, s: Table) -> None:
        s.end()
        carry_out(s, self.me, self.kind, self.target, self.at)

    def args(self) -> list[object]:
        return [self.me, self.kind, self.target, self.at]


def _ask(s: Table, me: Seat, kind: Kind, step: Operation) -> None:
    if step.code == DRAW:
        draw_bagpipes(s, me, 1 if s.deck.window[kind] == AWARDS else 0, step.n)
    elif step.code == DROP_DAGGER:
        s.call(DropDagger(me, step.n))
    elif step.up_to and most_units(s, me, step.source, step.n):
        s.call(ChooseUnits(me, step.source, step.to, step.n))
    else:
        move_units(s, me, step.source, step.to, most_units(s, me, step.source, step.n))


def most_units(s: Table, me: Seat, source: i64, n: i64) -> i64:
    """R-39  Find how many units can come from a place; none is enough for a card to be played."""
    if source == SUPPLY:
        return n
    return min(n, s.castle(me) if source == TO_CASTLE else s.camp(me))


def move_units(s: Table, me: Seat, source: i64, to: i64, units: i64) -> None:
    """9.6  Take units from the supply or move one's own."""
    if source == TO_CASTLE:
        s.wealth[CASTLE + me] -= units
    elif source == TO_CAMP:
        s.wealth[CAMP + me] -= units
    if to == TO_CASTLE:
        s.wealth[CASTLE + me] += units
    elif to == TO_CAMP:
        s.wealth[CAMP + me] += units
    else:
        s.scottish_camp += units
    if s.listening:
        s.tell(Event("units", {"seat": me, "units": units, "from": source, "to": to}))


@mypyc_attr(free_list_len=1)
class ChooseUnits(Phase[Table]):
    """9.6, R-39  Take or move the number of units on the card, or fewer, or none."""

    rule: ClassVar[str] = "9.6"

    def __init__(self, seat: Seat, source: i64, to: i64, n: i64) -> None:
        super().__init__(seat)
        self.source: i64 = source
        self.to: i64 = to
        self.n: i64 = n

    def legal(self, s: Table, seat: Seat) -> list[int]:
        most = most_units(s, self.seat, self.source, self.n)
        return [int(actions.units(n)) for n in range(most + 1)]

    def sample(self, s: Table, lots: Lots) -> Action:
        return actions.units(lots.below(most_units(s, self.seat, self.source, self.n) + 1))

    def take(self, s: Table, action: Action) -> None:
        s.end()
        move_units(s, self.seat, self.source, self.to, action - actions.units(0))

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        return refuse("choose-units", {"most": most_units(s, self.seat, self.source, self.n)})

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return ["ChooseUnits", self.seat, self.source, self.to, self.n]

    def args(self) -> list[object]:
        return [self.seat, self.source, self.to, self.n]


class DropDagger(Phase[Table]):
    """18.10, R-38  Discard one of your own Dagger cards face up (R-43); a virtual one vanishes."""

    rule: ClassVar[str] = "18.10"

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def legal(self, s: Table, seat: Seat) -> list[int]:
        held = own_daggers(s, self.seat)
        found = [
            int(actions.drop(shuffle, value))
            for shuffle in range(4)
            for value in (1, 2, 3)
            if number(held, shuffle, value)
        ]
        if s.daggers[VIRTUAL + self.seat]:
            found.append(actions.DROP_VIRTUAL)
        return found

    def take(self, s: Table, action: Action) -> None:
        me = self.seat
        if action == actions.DROP_VIRTUAL:
            s.daggers[VIRTUAL + me] -= 1
        else:
            _, shuffle, value = actions.read(action)
            s.daggers[(TAKEN if s.players == 2 else HELD) + me] -= some(shuffle, value, 1)
            s.daggers[DAGGER_DISCARDS] += some(0, value, 1)
        if s.listening:
            s.tell(Event("dropped", {"seat": me, **_dropped(action)}, reveals=True))
        if self.left > 1 and s.dagger_cards(me):
            s.goto(DropDagger(me, self.left - 1))
        else:
            s.end()

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        return refuse("drop-dagger")

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def shown(self) -> list[object]:
        return ["DropDagger", self.seat, self.left]

    def args(self) -> list[object]:
        return [self.seat, self.left]


def own_daggers(s: Table, me: Seat) -> i64:
    """R-47  Give the cards that count against a seat."""
    return s.daggers[(TAKEN if s.players == 2 else HELD) + me]


def _dropped(action: Action) -> dict[str, object]:
    if action == actions.DROP_VIRTUAL:
        return {"daggers": 2, "shuffle": "virtual"}
    _, shuffle, value = actions.read(action)
    return {"daggers": value, "shuffle": SHUFFLE_NAMES[shuffle]}


def _do(s: Table, me: Seat, target: Seat, step: Operation) -> None:
    """Carry out a step that asks nothing."""
    code = step.code
    if code == RAISE_MILITIA:
        raise_militia(s, 1 + s.card().militia)
    elif code == TAKE_BADGE:
        _take_badge(s, me)
    elif code == GAIN_GOLD:
        gain_gold(s, me, step.n)
    elif code == LOSE_GOLD:
        _tell_gold(s, me, -s.pay(me, step.n))
    elif code == TAKE_GOLD:
        taken = s.pay(target, step.n)
        _tell_gold(s, target, -taken)
        gain_gold(s, me, taken)
    elif code == SHIELD:
        s.shield += step.n
    elif code == GOLD_PER_TRAITOR:
        gain_gold(s, me, min(step.most, step.n * other_traitors(s, me)))
    else:
        _change_sides(s, me, target, step)


def raise_militia(s: Table, scottish: i64) -> None:
    """4.4, R-41  A unit into every camp, then into the Scottish one; 12.4: the clan at home has no camp."""
    for seat in range(s.players):
        if s.takes_part(seat):
            s.wealth[CAMP + seat] += 1
    s.scottish_camp += scottish


def gain_gold(s: Table, seat: Seat, gold: i64) -> None:
    s.wealth[GOLD + seat] += gold
    _tell_gold(s, seat, gold)


def _tell_gold(s: Table, seat: Seat, gold: i64) -> None:
    if s.listening:
        s.tell(Event("gold", {"seat": seat, "gold": gold}))


def _take_badge(s: Table, me: Seat) -> None:
    """18.4  The badge changes hands; who takes it may not give it back to whom it was taken from."""
    s.badge_from = s.badge
    s.badge = me
    if s.listening:
        s.tell(Event("badge", {"from": s.badge_from, "to": me}))


def other_traitors(s: Table, me: Seat) -> i64:
    """Count the other supporters of England."""
    return len([seat for seat in members(s.english) if seat != me])


def _change_sides(s: Table, me: Seat, target: Seat, step: Operation) -> None:
    """18.1-18.3  Sides change in order of play; what a seat knew of a side it still knows."""
    if step.code == SWITCH_SIDE:
        s.english ^= BIT[me]
        if s.listening and s.open_sides & BIT[me]:
            s.tell(Event("side", {"seat": me, "side": SIDES[s.side(me)]}))
    elif step.code == FORCE_SIDE:
        s.english = s.english & ~BIT[target] | step.n * BIT[target]
        s.open_sides |= BIT[target]
    else:
        assert step.code == PEEK
        s.peeked |= BIT[6 * me + target]
        if s.listening:
            seen: dict[str, object] = {"side": SIDES[s.side(target)]}
            s.tell(Event("peeked", {"seat": me, "target": target}, seen, (me,), reveals=True))
