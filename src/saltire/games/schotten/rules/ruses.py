"""9.4, 10  Tactics cards that ask for more: the four ruses, and faces declared when laid."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.board import DECK, HAND, TACTICS_DECK, TACTICS_HAND, Table
from saltire.games.schotten.rules.claims import may_lay_joker
from saltire.games.schotten.rules.constants import (
    ALL_CLAN,
    BANSHEE,
    CLAN,
    JOKER,
    RECRUITER,
    SHIELD,
    STRATEGIST,
    TRAITOR,
    Card,
    Stone,
)
from saltire.games.schotten.rules.decks import draw_card, drawable, put_under
from saltire.games.schotten.rules.notation import card_name
from saltire.games.schotten.rules.refusals import refuse
from saltire.kernel.bits import BIT, members
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.phase import Phase
from saltire.kernel.types import CHANCE, Action, Seat


def playable_ruses(s: Table, me: Seat) -> list[int]:
    """7.8  List the ruses in hand whose effect can be carried out in full."""
    held = s.cards[TACTICS_HAND + me]
    return [
        actions.ruse(card)
        for card in (RECRUITER, STRATEGIST, BANSHEE, TRAITOR)
        if held & BIT[card - JOKER] and can_be_carried_out(s, me, card)
    ]


def can_be_carried_out(s: Table, me: Seat, card: Card) -> bool:
    if card == RECRUITER:
        return s.clan_deck() + s.tactics_deck() > 0
    return not s.options.ruse_needs_target or len(targets(s, me, card)) > 0


def start_ruse(s: Table, me: Seat, card: Card) -> None:
    """10, C6  Lay the ruse on the open pile, then carry it out, if it has a target (R-20)."""
    s.discard(me, card)
    if s.listening:
        s.tell(Event("ruse", {"seat": me, "card": card_name(card)}))
    if card == RECRUITER:
        recruit(s, me, 3)
    elif targets(s, me, card):
        s.call(Pick(me, card))


def recruit(s: Table, me: Seat, left: i64) -> None:
    """10.1  Draw what is left of the three cards, one at a time, then put two back."""
    clan = s.clan_deck() > 0
    tactics = s.tactics_deck() > 0
    if not left or not (clan or tactics):
        put_back(s, me, 2)
    elif clan and tactics:
        s.call(Recruit(me, left))
    else:
        recruit_from(s, me, left, clan)


def recruit_from(s: Table, me: Seat, left: i64, clan: bool) -> None:
    s.call(RecruitDraw(me, left, DECK if clan else TACTICS_DECK))


class Recruit(Phase[Table]):
    """10.1  Choose the deck of the next recruit, having seen those before."""

    rule: ClassVar[str] = "10.1"

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def legal(self, s: Table, seat: Seat) -> list[int]:
        return [actions.DRAW_CLAN, actions.DRAW_TACTICS]

    def take(self, s: Table, action: Action) -> None:
        s.end()
        recruit_from(s, self.seat, self.left, action == actions.DRAW_CLAN)

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        return refuse("draw-now")

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return [self.seat, self.left]


class RecruitDraw(Phase[Table]):
    """10.1  A recruit comes from the deck by lot."""

    rule: ClassVar[str] = "10.1"

    def __init__(self, me: Seat, left: i64, deck: i64) -> None:
        super().__init__(CHANCE)
        self.me: i64 = me
        self.left: i64 = left
        self.deck: i64 = deck

    def legal(self, s: Table, seat: Seat) -> list[int]:
        return drawable(s, self.deck)

    def take(self, s: Table, action: Action) -> None:
        draw_card(s, self.me, self.deck, action)
        s.end()
        recruit(s, self.me, self.left - 1)

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return seat == self.me

    def args(self) -> list[object]:
        return [self.me, self.left, self.deck]


def put_back(s: Table, me: Seat, left: i64) -> None:
    """10.1, R-4  Put back two cards, or as many as there are."""
    if left and returnable(s, me):
        s.call(PutBack(me, left))


def returnable(s: Table, me: Seat) -> list[int]:
    """10.1, R-9  List the hand cards that may go under their decks."""
    cards = members(s.cards[HAND + me])
    tactics = [JOKER + kind for kind in members(s.cards[TACTICS_HAND + me] & 511)]
    if not s.options.recruiter_may_return_joker and not may_lay_joker(s, me):
        tactics = [card for card in tactics if card != JOKER]
    return cards + tactics


class PutBack(Phase[Table]):
    """10.1  Put two hand cards under their own decks, in an order you choose; nobody else sees them."""

    rule: ClassVar[str] = "10.1"

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def legal(self, s: Table, seat: Seat) -> list[int]:
        return [actions.back(card) for card in returnable(s, self.seat)]

    def take(self, s: Table, action: Action) -> None:
        put_under(s, self.seat, actions.read(action)[1])
        s.end()
        put_back(s, self.seat, self.left - 1)

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        joker_held = s.cards[TACTICS_HAND + self.seat] & 1
        return refuse("joker-stays" if action == actions.back(JOKER) and joker_held else "put-back")

    def args(self) -> list[object]:
        return [self.seat, self.left]


def targets(s: Table, me: Seat, card: Card) -> list[int]:
    """10.2-10.5  List the cards a ruse may act on, all at unclaimed stones; ascending."""
    owner = me if card == STRATEGIST else 1 - me
    lying: i64 = 0
    for stone in members(s.unclaimed()):
        held = s.cards[9 * owner + stone]
        if card == TRAITOR:
            held = held & ALL_CLAN if traitor_homes(s, me, stone) else 0  # 10.4 never elite troops
        lying |= held
    return members(lying)


def traitor_homes(s: Table, me: Seat, source: Stone) -> i64:
    """10.4, R-22  List the stones a traitor may come to: any with room, perhaps not the one it leaves."""
    room = s.open_stones(me)
    return room if s.options.traitor_same_stone else room & ~BIT[source]


def stone_of(s: Table, owner: Seat, card: Card) -> i64:
    """Find where a card lies on a seat's sides of unclaimed stones."""
    for stone in members(s.unclaimed()):
        if s.cards[9 * owner + stone] & BIT[card]:
            return stone
    raise AssertionError("the card lies nowhere")


class Pick(Phase[Table]):
    """10.2-10.4  Choose the card that a Strategist, a Banshee or a Traitor acts on."""

    rule: ClassVar[str] = "10.5"

    def __init__(self, seat: Seat, ruse: Card) -> None:
        super().__init__(seat)
        self.ruse: i64 = ruse

    def legal(self, s: Table, seat: Seat) -> list[int]:
        return [actions.pick(card) for card in targets(s, self.seat, self.ruse)]

    def take(self, s: Table, action: Action) -> None:
        card = actions.read(action)[1]
        if self.ruse != BANSHEE:
            if s.listening:
                s.tell(Event("picked", {"seat": self.seat, "card": card_name(card)}))
            s.goto(MoveTo(self.seat, self.ruse, card))
            return
        discard_from(s, self.seat, 1 - self.seat, card)

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        kind, card, _ = actions.read(action)
        if kind != actions.PICK:
            return refuse("finish-ruse")
        if self.ruse == STRATEGIST:
            return refuse("pick-own")
        return refuse("pick-clan" if self.ruse == TRAITOR and card >= CLAN else "pick-theirs")

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return [self.seat, self.ruse]


def discard_from(s: Table, me: Seat, owner: Seat, card: Card) -> None:
    """10.2, 10.3  Take a card off a side and lay it on the open pile."""
    stone = stone_of(s, owner, card)
    s.lift(owner, card, stone)
    s.discard(owner, card)
    if s.listening:
        s.tell(
            Event(
                "discarded",
                {"seat": me, "owner": owner, "card": card_name(card), "stone": stone + 1},
            )
        )
    s.end()


class MoveTo(Phase[Table]):
    """10.2, 10.4  Choose where the card goes: another stone with room, or for a Strategist the pile."""

    rule: ClassVar[str] = "10.2"

    def __init__(self, seat: Seat, ruse: Card, card: Card) -> None:
        super().__init__(seat)
        self.ruse: i64 = ruse
        self.card: i64 = card

    def owner(self) -> Seat:
        return self.seat if self.ruse == STRATEGIST else 1 - self.seat

    def homes(self, s: Table) -> i64:
        source = stone_of(s, self.owner(), self.card)
        if self.ruse == STRATEGIST:
            return s.open_stones(self.seat) & ~BIT[source]
        return traitor_homes(s, self.seat, source)

    def legal(self, s: Table, seat: Seat) -> list[int]:
        found = [actions.move(stone) for stone in members(self.homes(s))]
        return [*found, actions.DISCARD] if self.ruse == STRATEGIST else found

    def take(self, s: Table, action: Action) -> None:
        if action == actions.DISCARD:
            discard_from(s, self.seat, self.seat, self.card)
            return
        source = stone_of(s, self.owner(), self.card)
        stone = actions.read(action)[2]
        s.lift(self.owner(), self.card, source)
        s.lay(self.seat, self.card, stone)
        if s.listening:
            s.tell(
                Event(
                    "moved",
                    {
                        "seat": self.seat,
                        "owner": self.owner(),
                        "card": card_name(self.card),
                        "from": source + 1,
                        "stone": stone + 1,
                    },
                )
            )
        s.end()

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        kind, _, stone = actions.read(action)
        if action == actions.DISCARD:
            return refuse("no-discard")
        if kind != actions.MOVE:
            return refuse("finish-ruse")
        where: dict[str, object] = {"stone": stone + 1}
        if not s.unclaimed() & BIT[stone]:
            return refuse("stone-claimed", where)
        if stone != stone_of(s, self.owner(), self.card):
            return refuse("no-room", where)
        if self.ruse == STRATEGIST:
            return refuse("same-stone")
        room = s.open_stones(self.seat) & BIT[stone]
        return refuse("traitor-same-stone") if room else refuse("no-room", where)

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return [self.seat, self.ruse, self.card]


class DeclareJoker(Phase[Table]):
    """C1  Name the card a Joker stands for as it is laid (joker_declared="play")."""

    rule: ClassVar[str] = "C1"

    def __init__(self, seat: Seat, stone: Stone) -> None:
        super().__init__(seat)
        self.stone: i64 = stone

    def legal(self, s: Table, seat: Seat) -> list[int]:
        faces = ALL_CLAN
        if not s.options.wild_may_duplicate:
            faces &= ~s.cards[9 * self.seat + self.stone]  # C2, R-10
        return [actions.face(card) for card in members(faces)]

    def take(self, s: Table, action: Action) -> None:
        face = actions.read(action)[1]
        s.declare_joker(self.seat, face)
        s.reshape(self.seat, self.stone)
        _tell_declared(s, self.seat, JOKER, self.stone, card_name(face))
        s.end()

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        kind, card, _ = actions.read(action)
        if kind == actions.FACE:
            return refuse("face-copied", {"card": card_name(card)})
        return refuse("name-face")

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return [self.seat, self.stone]


class DeclareShield(Phase[Table]):
    """9.4  Name the strength of a Shield-bearer as it is laid (shield_strength="play")."""

    rule: ClassVar[str] = "9.4"

    def __init__(self, seat: Seat, stone: Stone) -> None:
        super().__init__(seat)
        self.stone: i64 = stone

    def legal(self, s: Table, seat: Seat) -> list[int]:
        return [actions.strength(value) for value in (1, 2, 3)]

    def take(self, s: Table, action: Action) -> None:
        s.shield_declared = actions.read(action)[1]
        s.reshape(self.seat, self.stone)
        _tell_declared(s, self.seat, SHIELD, self.stone, str(s.shield_declared))
        s.end()

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        return refuse("name-strength")

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return [self.seat, self.stone]


def _tell_declared(s: Table, me: Seat, card: Card, stone: Stone, face: str) -> None:
    if s.listening:
        s.tell(
            Event(
                "declared", {"seat": me, "card": card_name(card), "stone": stone + 1, "face": face}
            )
        )
