"""One imagined game of a search: down the tree, out of it by a playout, and back up with the result."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.bots.search.knowledge import Knowledge, Plan
from saltire.bots.search.playout import follow, play_on, settle
from saltire.bots.search.regret_matching import Answer, Mixer, Options
from saltire.bots.search.settings import Settings
from saltire.bots.search.tree import Edge, Place, Tables, most_promising, wanted
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import Seat

SEVERAL: Final = -9
"""The seat of a place where several seats choose at once."""
STRANGER: Final = -8
"""The seat of a place where we choose in a lesson: as those who do not see our secrets expect us to."""


class Descent:
    """Plays imagined games for one seat; the others reply as they would without knowing its secrets.

    Re-determinising. A world imagined from our view holds our real hand. What another seat does in
    it must not be learned in it, or that seat would come to play as if it saw our hand. So the plans
    of another seat are listed by `Knowledge.plans`, which looks at what that seat may know, and their
    results come from lessons: its view of the world is taken, a fresh world is imagined from that
    view (our secrets drawn anew), and the plan is played on there. Below it we choose as a STRANGER
    would expect us to, in places that only lessons enter, over all the hands we may have. Our own game
    goes on in our world with the same plan and teaches only our own plans. Where several choose
    at once it is the same: every seat learns in lessons what strangers must expect of it
    (`Tables.seen`), and in our own games only we learn (`Tables.own`).
    Lessons draw their own lots, so nothing of our world reaches them by that way either.
    With no lessons the others act as `Knowledge.step` has them act, which knows no more than they.
    """

    def __init__(self, knowledge: Knowledge, settings: Settings, me: Seat, seed: i64) -> None:
        self.knowledge = knowledge
        self.settings = settings
        self.me = me
        self.seats: i64 = len(knowledge.game.seats)
        self.playouts: i64 = 0
        self._lessons = Lots(seed + 1)
        self._path: list[Edge] = []
        self._mixed: list[Answer] = []

    def play(self, s: Position, edge: Edge, lots: Lots) -> tuple[float, ...]:
        """Play a plan of ours from a world at the root."""
        self._path = [edge]
        self._mixed = []
        follow(s, self.me, edge.actions, lots)
        return self._go_on(s, edge, lots)

    def play_sealed(self, s: Position, tables: Tables, lots: Lots) -> tuple[float, ...]:
        """Play a choice of ours, and the others' at the same time, from a world at the root."""
        self._path = []
        self._mixed = []
        edge = self._at_once(tables, s, lots)
        return self._go_on(s, edge, lots)

    def _go_on(self, s: Position, edge: Edge, lots: Lots) -> tuple[float, ...]:
        values = self._descend(s, edge, lots)
        mine = values[self.me]
        for tried in self._path:
            tried.visits += 1
            tried.total += mine
        for mixer in self._mixed:
            mixer.learn(mine)
        return values

    def _descend(self, s: Position, edge: Edge, lots: Lots) -> tuple[float, ...]:
        ripe: i64 = self.settings.ripe
        while True:
            legal = settle(s, lots)
            if s.returns is not None or self.knowledge.ends(s):
                self.playouts += 1
                return self.knowledge.standing(s)
            seat: i64 = s.actor() if legal else SEVERAL
            place = edge.leads_to(seat)
            place.visits += 1
            if place.visits <= ripe:
                self.playouts += 1
                return play_on(self.knowledge, s, lots)
            if seat == SEVERAL:
                edge = self._at_once(self._tables(place), s, lots)
            elif seat == self.me:
                edge = most_promising(self._open(place, s, seat, legal), self.settings)
                self._path.append(edge)
                follow(s, seat, edge.actions, lots)
            else:
                at_root = len(self._path) == 1 and edge is self._path[0]
                edge = self.reply(place, s, seat, legal, lots)
                if at_root and edge.example is None:
                    edge.example = s.clone()
                follow(s, seat, edge.actions, lots)

    def _tables(self, place: Place) -> Tables:
        tables = place.tables
        if tables is None:
            tables = Tables(self.seats)
            place.tables = tables
        return tables

    def _open(self, place: Place, s: Position, seat: Seat, legal: list[int]) -> list[Edge]:
        """List the plans known here that this world allows, with new ones when it is time for more."""
        fits = set(legal)
        edges = [edge for edge in place.edges if edge.first in fits]
        aim = wanted(place.visits - self.settings.ripe, self.settings)
        known: i64 = len(edges)
        if known >= aim or known >= place.full:
            return edges
        plans = self.knowledge.plans(s, seat, aim)
        place.full = max(1, len(plans)) if len(plans) < aim else aim + 1
        place.add(plans, self.settings)
        edges = [edge for edge in place.edges if edge.first in fits]
        return edges if edges else [place.edge_for(legal[0])]

    # What the others do.

    def reply(self, place: Place, s: Position, seat: Seat, legal: list[int], lots: Lots) -> Edge:
        """Choose for another seat by what it knows, and let it learn from that."""
        every: i64 = self.settings.lessons
        if every == 0:
            return place.edge_for(self.knowledge.step(s, lots))
        edge = most_promising(self._open(place, s, seat, legal), self.settings)
        if place.visits % every == 0:
            world = self.knowledge.as_seen_by(s, seat, self._lessons)
            follow(world, seat, edge.actions, self._lessons)
            values = self._lesson(world, edge)
            edge.visits += 1
            edge.total += values[seat]
        return edge

    def _lesson(self, world: Position, edge: Edge) -> tuple[float, ...]:
        """Play a lesson on below a plan; all who choose in it learn."""
        lots = self._lessons
        ripe: i64 = self.settings.ripe
        seats: list[int] = []
        taught: list[Edge] = []
        while True:
            legal = settle(world, lots)
            if not legal or self.knowledge.ends(world):
                break
            seat: i64 = world.actor()
            place = edge.leads_to(STRANGER if seat == self.me else seat)
            place.visits += 1
            if place.visits <= ripe:
                break
            edge = most_promising(self._open(place, world, seat, legal), self.settings)
            seats.append(seat)
            taught.append(edge)
            follow(world, seat, edge.actions, lots)
        self.playouts += 1
        values = play_on(self.knowledge, world, lots)
        for at in range(len(taught)):
            taught[at].visits += 1
            taught[at].total += values[seats[at]]
        return values

    # Several at once.

    def _at_once(self, tables: Tables, s: Position, lots: Lots) -> Edge:
        """Let every seat that is asked choose; give what follows."""
        asked = s.waiting_for()
        learning = self.settings.lessons > 0
        if learning:
            self._lesson_at_once(tables, s, asked)
        choices: list[int] = []
        for seat in asked:
            if seat == self.me:
                self._offer(tables.own, s, seat)
                tables.own.weigh(tables.seen[seat], self.settings)
                choices.append(tables.own.draw(self.settings.trembling, lots))
            elif learning:
                mixer = tables.seen[seat]
                self._offer(mixer, s, seat)
                mixer.settle()
                choices.append(mixer.draw(0.0, lots))
            else:
                choices.append(self._as_played(s, asked, seat, lots))
        for at in range(len(asked)):
            s.apply(choices[at], asked[at])
        if self.me in asked:
            self._mixed.append(tables.own)
        return tables.then(tuple(choices))

    def _as_played(self, s: Position, asked: tuple[int, ...], seat: Seat, lots: Lots) -> int:
        """Give what a seat would seal in a playout: only the first open seat is asked there."""
        ahead = [other for other in asked if other < seat]
        if not ahead:
            return self.knowledge.step(s, lots)
        twin = s.clone()
        for other in ahead:
            twin.apply(twin.legal(other)[0], other)
        return self.knowledge.step(twin, lots)

    def _offer(self, options: Options, s: Position, seat: Seat) -> None:
        """Find the known options that this world allows; ask for more when there may be some."""
        fits = set(s.legal(seat))
        most: i64 = self.settings.most
        known = options.fitting(fits)
        if known < len(fits) and known < options.full and known < most:
            options.add(self.knowledge.plans(s, seat, most), fits, self.settings.trust)
        if not options.open:
            options.add([Plan((action,), 0.5) for action in s.legal(seat)], fits, 0.0)

    def _try_out(self, mixer: Mixer, world: Position, seat: Seat) -> int:
        """Draw what a seat does in a lesson."""
        self._offer(mixer, world, seat)
        mixer.weigh()
        return mixer.draw(self.settings.trembling, self._lessons)

    def _lesson_at_once(self, tables: Tables, s: Position, asked: tuple[int, ...]) -> None:
        """Play the choice through once as one of the others sees it; everybody learns as a stranger."""
        others = [seat for seat in asked if seat != self.me]
        every: i64 = self.settings.lessons
        tables.lessons += 1
        if not others or tables.lessons % every:
            return
        seat = others[(tables.lessons // every) % len(others)]
        world = self.knowledge.as_seen_by(s, seat, self._lessons)
        choices = [self._try_out(tables.seen[i], world, i) for i in asked]
        for at in range(len(asked)):
            world.apply(choices[at], asked[at])
        values = self._lesson(world, tables.then(tuple(choices)))
        for i in asked:
            tables.seen[i].learn(values[i])
