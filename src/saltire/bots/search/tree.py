"""The tree of a search: places where a seat chooses, and the plans tried there."""

from __future__ import annotations

from math import exp, sqrt

from mypy_extensions import i64

from saltire.bots.search.knowledge import Plan
from saltire.bots.search.regret_matching import Answer, Mixer
from saltire.bots.search.settings import Settings
from saltire.kernel.position import Position
from saltire.kernel.types import Action, Seat


class Edge:
    """A plan that was tried at a place, and what came of it for the seat whose plan it is."""

    def __init__(self, actions: tuple[int, ...], worth: float, prior: float) -> None:
        self.actions = actions
        self.first: Action = actions[0] if actions else -1
        self.worth = worth
        self.prior = prior
        self.seen: i64 = 0
        """How often it could have been chosen: a plan may be legal in some worlds only."""
        self.visits: i64 = 0
        self.total = 0.0
        self.shares: list[float] = []
        """At the root: each seat's part of the wins, over the visits there."""
        self.counted: i64 = 0
        self.places: list[Place] = []
        self.example: Position | None = None
        """Another seat's plan right after ours keeps a world in which it was chosen."""

    def mean(self) -> float:
        """Give the mean result; the evaluation's word if there is none."""
        return self.total / float(self.visits) if self.visits else self.worth

    def leads_to(self, seat: Seat) -> Place:
        """Give the place after this plan where this seat is asked (chance may bring up several)."""
        for place in self.places:
            if place.seat == seat:
                return place
        place = Place(seat)
        self.places.append(place)
        return place


class Place:
    """Where a seat chooses, told apart by the plans that lead there; SEVERAL choose at once in some.

    A place stands for all worlds in which those plans could be carried out, whatever chance did.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits: i64 = 0
        self.edges: list[Edge] = []
        self.full: i64 = 1 << 20
        """How many plans a seat is offered here at most, as far as is known."""
        self.tables: Tables | None = None

    def edge_for(self, action: Action) -> Edge:
        """Give the edge of a single action, new or known."""
        for edge in self.edges:
            if edge.first == action:
                return edge
        edge = Edge((action,), 0.5, 1.0)
        self.edges.append(edge)
        return edge

    def add(self, plans: list[Plan], settings: Settings) -> None:
        """Take up the plans that are not known here; known ones get the newest word on their worth."""
        known = {edge.actions: edge for edge in self.edges}
        for plan in plans:
            prior = exp(plan.worth / settings.warmth)
            edge = known.get(plan.actions)
            if edge is None:
                edge = Edge(plan.actions, plan.worth, prior)
                known[plan.actions] = edge
                self.edges.append(edge)
            else:
                edge.worth = plan.worth
                edge.prior = prior


class Tables:
    """A place where several seats choose at once: a mixed choice for each, and what followed."""

    def __init__(self, seats: i64) -> None:
        self.own = Answer()
        """The searching seat's choice, knowing its own secrets."""
        self.seen = [Mixer() for _ in range(seats)]
        """Each seat's choice as the others must expect it, over all it may hold."""
        self.lessons: i64 = 0
        self.after: dict[tuple[int, ...], Edge] = {}

    def then(self, choices: tuple[int, ...]) -> Edge:
        """Give what follows these choices."""
        edge = self.after.get(choices)
        if edge is None:
            edge = Edge((), 0.0, 0.0)
            self.after[choices] = edge
        return edge


def wanted(visits: i64, settings: Settings) -> i64:
    """Say how many plans a place below the root should have by now: more the oftener it is visited."""
    most: i64 = settings.most_below
    n: i64 = 1 + int(settings.widen * float(visits) ** settings.widening)
    return n if n < most else most


def most_promising(edges: list[Edge], settings: Settings) -> Edge:
    """Choose between what did well, what the evaluation likes and what was seldom tried."""
    trust = settings.trust
    shift = offset(edges)
    priors = 0.0
    for edge in edges:
        priors += edge.prior
        edge.seen += 1
    best = edges[0]
    highest = -1e9
    for edge in edges:
        n = float(edge.visits)
        value = (edge.total + trust * (edge.worth + shift)) / (n + trust)
        draw = settings.curious * edge.prior / priors * sqrt(float(edge.seen)) / (1.0 + n)
        if value + draw > highest:
            highest = value + draw
            best = edge
    return best


def offset(edges: list[Edge]) -> float:
    """Say by how much playouts find plans better than the evaluation does: only differences are trusted."""
    visits = 0.0
    gap = 0.0
    for edge in edges:
        n = float(edge.visits)
        visits += n
        gap += edge.total - n * edge.worth
    return gap / visits if visits > 0.0 else 0.0
