"""Thistles: nine in a field; a secret card each; in turn pick one or two; the higher sum wins."""

from saltire.games.title import Title
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.phase import Phase
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE
from saltire.kernel.view import View


class Field(Position):
    def __init__(self, stack, returns=None, left=9, cards=(0, 0), picked=(0, 0)):
        super().__init__(stack, returns)
        self.left, self.cards, self.picked = left, list(cards), list(picked)

    def clone(self):
        return Field(self.stack(), self.returns, self.left, self.cards, self.picked)

    def board_json(self):
        return {"left": self.left, "cards": self.cards[:], "picked": self.picked[:]}

    def view(self, seat):
        return FieldView(self, seat)


class FieldView(View):
    def __init__(self, s, seat):
        super().__init__(seat, tuple(s.legal(seat)))
        self.left, self.picked, self.returns = s.left, s.picked[:], s.returns
        self.card = s.cards[seat] if seat >= 0 else 0
        self.dealt = [card > 0 for card in s.cards]
        self.stack = s.stack()

    def to_json(self):
        facts = {name: fact for name, fact in vars(self).items() if name != "stack"}
        return {**facts, **super().to_json()}

    def __eq__(self, other):
        return self.to_json() == other.to_json()


class Deal(Phase):
    rule = "1"

    def __init__(self, to):
        super().__init__(CHANCE)
        self.to = to

    def legal(self, s, seat):
        return [1, 2, 3]

    def take(self, s, action):
        s.cards[self.to] = action
        if s.listening:
            s.tell(Event("dealt", {"seat": self.to}, secret={"card": action}, audience=(self.to,)))
        s.goto(Deal(1) if self.to == 0 else Pick(0))

    def args(self):
        return [self.to]


class Pick(Phase):
    rule = "2"

    def legal(self, s, seat):
        return [1, 2] if s.left > 1 else [1]

    def take(self, s, action):
        s.left -= action
        s.picked[self.seat] += action
        if s.listening:
            s.tell(Event("picked", {"seat": self.seat, "count": action}))
        if s.left:
            s.goto(Pick(1 - self.seat))
        else:
            mine, theirs = (s.picked[i] + s.cards[i] for i in (0, 1))
            s.finish((0.5, 0.5) if mine == theirs else (float(mine > theirs), float(mine < theirs)))


class Thistles(Game):
    name, version = "thistles", "1"

    def __init__(self):
        # Seats, options; how many actions and outcomes; how long it lasts, and at most.
        super().__init__(("Ailsa", "Bruce"), {}, 4, 4, 8, 20)

    def start(self):
        return Field([Deal(0)])

    def say(self, state, action):
        return f"{'card' if state.actor() == CHANCE else 'pick'} {action}"

    def imagine(self, view, lots):
        cards = [held and 1 + lots.below(3) for held in view.dealt]
        if view.seat >= 0:
            cards[view.seat] = view.card
        return Field(view.stack, view.returns, view.left, cards, view.picked)

    def from_json(self, data):
        stack, returns = self.flow_from_json(data)
        return Field(stack, returns, data["left"], data["cards"], data["picked"])

    def phases(self):
        return {"Deal": Deal, "Pick": Pick}


TITLE = Title("thistles", Thistles)
