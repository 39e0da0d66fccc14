"""Plays random games and checks the eleven properties at every step, for every seat."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import zip_longest
from typing import TypeAlias

import orjson

from saltire.dealer import Dealer
from saltire.kernel.errors import BadNotation, IllegalAction, NotYourTurn
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, RULES, SPECTATOR
from saltire.record import Record
from saltire.session import Session

Swap: TypeAlias = Callable[[Position, int, Lots], Position | None]
"""Exchanges two things that a seat cannot tell apart, or gives None where there are none."""


class Broken(AssertionError):
    """A property does not hold; `record` leads to the position where it fails."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(f"{message}, after ply {len(record)} of\n{record.text()}")
        self.message = message
        self.record = record


def check_game(
    game: Game, games: int = 20, seed: int = 0, swap: Swap | None = None, every: int = 1
) -> int:
    """Play `games` random games and check every step; give the number of positions checked.

    `swap` is an independent way to make a world that a seat cannot tell from the real one; without
    it only the worlds that the game itself imagines are compared. In long games only one step out
    of `every` is checked, in each game others.
    """
    return sum(_Walk(game, seed + number, swap, every).run() for number in range(games))


def as_bytes(value: object) -> bytes:
    """Write a JSON value the one canonical way, quickly."""
    try:
        return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)
    except TypeError:  # a number of more than 64 bits
        return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def view_bytes(state: Position, seat: int) -> bytes:
    """Give everything a seat is shown of a position, as it would go over the wire."""
    return as_bytes(seen_facts(state, seat))


def seen_facts(state: Position, seat: int) -> dict[str, object]:
    """Give a view's facts by name."""
    view = state.view(seat)
    return view.to_json()


class _Walk:
    """One random game under inspection."""

    def __init__(self, game: Game, seed: int, swap: Swap | None, every: int = 1) -> None:
        self.game = game
        self.swap = swap
        self.every = every
        self.first = seed % every
        self.checked = 0
        self.lots = Lots(seed)
        self.dealer = Dealer(seed)
        self.record = Record(game, commitment=self.dealer.commitment)
        self.state = game.start()
        self.past: list[tuple[Position, bytes]] = []
        self.audience = (*range(len(game.seats)), SPECTATOR)
        self.worlds: list[tuple[int, Position]] = []

    def run(self) -> int:
        while self.state.actor() != RULES:
            if len(self.record) % self.every == self.first:
                self.check_position()
                self.step()
            else:
                self.record.play(self.state, self.state.actor(), self.choice())
            self.demand(len(self.record) <= self.game.max_length, "the game does not end")
        self.check_position()
        self.check_end()
        return self.checked

    def demand(self, holds: bool, what: str) -> None:
        if not holds:
            raise Broken(what, self.record)

    def same(self, one: object, other: object, what: str) -> None:
        """Demand that two values are the same to the last byte."""
        self.demand(as_bytes(one) == as_bytes(other), what)

    def step(self) -> None:
        state, before = self.state, as_bytes(self.state.to_json())
        clone = state.clone()
        self.past.append((clone, before))
        seat = state.actor()
        action = self.choice()
        self.demand(action in state.legal(), "sample() drew an action that is not legal")
        events = self.record.play(state, seat, action)
        self.demand(before == as_bytes(clone.to_json()), "2: a clone changed with its original")
        self.check_determinism(clone, seat, action, events)
        for me, world in self.worlds:
            self.check_heard(me, world, seat, action, events)

    def choice(self) -> int:
        state = self.state
        return self.dealer.deal(state) if state.actor() == CHANCE else state.sample(self.lots)

    def check_determinism(
        self, before: Position, seat: int, action: int, events: list[Event]
    ) -> None:
        again = before.clone()
        repeated = again.play(seat, action)
        self.same(again.to_json(), self.state.to_json(), "8: the same action led elsewhere")
        for me in self.audience:
            heard = [event.heard_by(me) for event in events]
            self.same(heard, [event.heard_by(me) for event in repeated], "8: other events")
        quiet = before.clone()
        quiet.apply(action, seat)
        self.same(quiet.to_json(), self.state.to_json(), "8: apply() and play() differ")

    def check_position(self) -> None:
        for fault in self.game.faults(self.state):
            self.demand(False, f"1: {fault}")
        self.check_round_trips()
        self.check_legal()
        self.worlds = [(me, world) for me in self.audience for world in self.twins(me)]
        for me, world in self.worlds:
            self.check_twin(me, world)
        if self.checked % 5 == 2:
            self.check_imagination()
        self.checked += 1

    def check_round_trips(self) -> None:
        data = self.state.to_json()
        back = self.game.from_json(json.loads(as_bytes(data)))
        self.same(back.to_json(), data, "3: the JSON does not read back")
        texts: set[str] = set()
        for action in self.state.legal():
            text = self.game.say(self.state, action)
            self.demand(text not in texts, f"3: {text!r} names two actions")
            texts.add(text)
            read = self.game.parse(self.state, text)
            self.demand(read == action, f"3: {text!r} reads back as another action")

    def check_legal(self) -> None:
        state, actor = self.state, self.state.actor()
        legal = state.legal()
        self.demand(legal == sorted(set(legal)), "4: legal actions are not ascending and unique")
        self.demand(bool(legal) == (actor != RULES), "4: an actor has no action, or nobody has one")
        limit = self.game.max_chance if actor == CHANCE else self.game.num_actions
        self.demand(all(0 <= action < limit for action in legal), "4: an action out of range")
        shares = state.chances()
        self.demand(bool(shares) == (actor == CHANCE), "4: chances where chance does not act")
        total = sum(share for _, share in shares)
        self.demand(not shares or abs(total - 1) < 1e-9, "4: chances do not sum to 1")
        if actor >= 0:
            self.check_refusals(legal)

    def check_refusals(self, legal: list[int]) -> None:
        state, actor = self.state, self.state.actor()
        before = as_bytes(state.to_json())
        tries = [
            -1,
            self.game.num_actions,
            *(self.lots.below(self.game.num_actions) for _ in "abc"),
        ]
        for action in tries:
            if action in legal:
                continue
            try:
                state.play(actor, action)
                self.demand(False, f"4: action {action} was not refused")
            except IllegalAction as refused:
                self.demand(bool(refused.rule and refused.reason), "4: a refusal names no rule")
                self.demand("\n" not in str(refused), "4: a refusal of several lines")
        for seat in (*self.audience, CHANCE):
            if seat in state.waiting_for() or state.legal(seat):
                continue
            try:
                state.play(seat, legal[0])
                self.demand(False, "4: a seat acted out of turn")
            except NotYourTurn:
                pass
        try:
            self.game.parse(state, "?!")
            self.demand(False, "3: nonsense was read as an action")
        except BadNotation:
            pass
        self.demand(before == as_bytes(state.to_json()), "4: a refused action changed something")

    def twins(self, me: int) -> list[Position]:
        """Make worlds that a seat cannot tell from the real one."""
        worlds = [self.game.imagine(self.state.view(me), self.lots)]
        if self.swap is not None:
            swapped = self.swap(self.state, me, self.lots)
            if swapped is not None:
                worlds.append(swapped)
        return worlds

    def check_twin(self, me: int, world: Position) -> None:
        state = self.state
        self.demand(
            not self.game.faults(world), f"5: an impossible world: {self.game.faults(world)}"
        )
        self.demand(
            view_bytes(state, me) == view_bytes(world, me),
            f"5, 7: seat {me} can tell two worlds apart",
        )
        self.demand(state.waiting_for() == world.waiting_for(), "7: other seats are waited for")
        if me < 0 or me not in state.waiting_for():
            return
        self.same(state.legal(me), world.legal(me), f"7: seat {me} has other options in its twin")
        for _ in range(3):
            action = self.lots.below(self.game.num_actions)
            here, there = state.why_not(me, action), world.why_not(me, action)
            refusals = [None if refusal is None else refusal.to_json() for refusal in (here, there)]
            self.same(
                refusals[0], refusals[1], f"7: seat {me} is refused in other words in its twin"
            )

    def check_heard(
        self, me: int, world: Position, seat: int, action: int, events: list[Event]
    ) -> None:
        """Demand that a seat hears the same in its twin, where the same can happen there."""
        if action not in world.legal(seat):
            return
        theirs = world.play(seat, action)
        if seat != me and not self.record_shows(me):
            return
        for event, other in zip_longest(events, theirs):
            heard = [{} if e is None else e.heard_by(me) for e in (event, other)]
            if (event is not None and event.reveals) or (other is not None and other.reveals):
                # From a reveal on the worlds may differ, but it must not tell of more things.
                same_kind = heard[0].get("kind") == heard[1].get("kind")
                shows_more = same_kind and set(heard[0]) != set(heard[1])
                self.demand(not shows_more, f"7: seat {me} is told of more in one world")
                return
            self.same(heard[0], heard[1], f"7: seat {me} hears other things in its twin")

    def record_shows(self, me: int) -> bool:
        """Tell whether the last action is written out in the record that a seat may read."""
        state = self.past[-1][0]
        action = self.game.parse(state, self.record.plies[-1][1])
        return state.top.known_to(state, me, action)

    def check_imagination(self) -> None:
        """Demand that imagined worlds vary where the swap shows that something is hidden."""
        for me in self.audience:
            if self.swap is None or self.swap(self.state, me, self.lots) is None:
                continue
            view = self.state.view(me)
            # Two even chances come out alike a dozen times in a row once in two thousand positions.
            worlds = (self.game.imagine(view, self.lots).to_json() for _ in range(60))
            first = next(worlds)
            varies = any(world != first for world in worlds)
            self.demand(varies, f"6: seat {me} imagines one world only")

    def check_end(self) -> None:
        for state, before in self.past:
            self.demand(before == as_bytes(state.to_json()), "2: an earlier position changed later")
        result = self.state.result()
        self.demand(result is not None and abs(sum(result) - 1) < 1e-9, "9: shares do not sum to 1")
        self.record.close(result, self.dealer.seed)
        back = Record.from_text(self.record.text(), lambda *_, **__: self.game)
        self.demand(back == self.record, "3: the record does not read back")
        back.verify()
        self.same(back.replay().to_json(), self.state.to_json(), "8: the record leads elsewhere")
        self.check_retractable()

    def check_retractable(self) -> None:
        """Demand that what can be taken back taught nobody; a phase may answer for its own actions."""
        session = Session(self.game, Dealer(self.dealer.seed), self.record)
        for ply in range(0, len(self.record), 7 * self.every):
            early = session.rewind(ply)
            actor = early.state.actor()
            if actor < 0:
                continue
            shown = {me: view_bytes(early.state, me) for me in self.audience if me != actor}
            action = early.state.legal()[-1]
            openly = early.state.top.retractable(early.state, action)
            early.act(actor, action)
            if early.undo_ply(actor) is not None and not openly:
                for me, before in shown.items():
                    self.demand(
                        before == view_bytes(early.state, me), "10: an undo that taught something"
                    )
