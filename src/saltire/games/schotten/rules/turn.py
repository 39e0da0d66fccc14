"""2, 3, 5, 6, 7, 11  The turn: place, claim, draw; the end of a round and of the match."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from saltire.games.schotten.rules import actions
from saltire.games.schotten.rules.board import (
    DECK,
    HAND,
    TACTICS_DECK,
    TACTICS_HAND,
    Standing,
    Table,
)
from saltire.games.schotten.rules.claims import provable
from saltire.games.schotten.rules.constants import (
    ALL_STONES,
    BLUFF,
    CLAN,
    JOKER,
    MUD,
    RECRUITER,
    SHIELD,
    Card,
    Stone,
)
from saltire.games.schotten.rules.decks import draw_card, drawable
from saltire.games.schotten.rules.notation import card_name
from saltire.games.schotten.rules.playable import (
    placements,
    playable_modes,
    playable_troops,
    tempo_allows,
    why_not_play,
)
from saltire.games.schotten.rules.proof import shown_proof, why_no_claim
from saltire.games.schotten.rules.refusals import refuse
from saltire.games.schotten.rules.ruses import (
    DeclareJoker,
    DeclareShield,
    playable_ruses,
    start_ruse,
)
from saltire.games.schotten.rules.scoring import (
    match_result,
    next_starter,
    round_points,
    round_won,
    settled_winner,
    stronger_side,
)
from saltire.kernel.bits import BIT, SET9, count, members, nth
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.lots import Lots
from saltire.kernel.phase import Phase
from saltire.kernel.types import CHANCE, RULES, Action, Seat
from saltire.kernel.vecs import vec

# What follows the claims of a turn.
DRAW_NEXT: Final = 0
TURN_NEXT: Final = 1
PLACE_NEXT: Final = 2
EXTRA_DRAW_NEXT: Final = 3

PART: Final[vec[i64]] = vec[i64]([0] + [2**16 // width + 1 for width in range(1, 10)])
"""n * PART[width] >> 16 is n // width for small n, without a division."""


class StartPlayer(Phase[Table]):
    """2.2, C5  Lots decide who begins, unless it was agreed."""

    rule: ClassVar[str] = "2.2"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def legal(self, s: Table, seat: Seat) -> list[int]:
        return [0, 1]

    def sample(self, s: Table, lots: Lots) -> Action:
        return lots.below(2)

    def take(self, s: Table, action: Action) -> None:
        begin_round(s, Standing(s.standing.round, action, s.standing.points))

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return []


def begin_round(s: Table, standing: Standing) -> None:
    """2.1  Shuffle, and deal to the player who begins first."""
    s.standing = standing
    s.lay_out()
    if s.listening:
        s.tell(Event("round", {"round": standing.round, "seat": standing.starter}))
    s.goto(DEAL[2 * s.options.hand_limit])


class Deal(Phase[Table]):
    """2.1, 7.1  Six clan cards each, seven with tactics."""

    rule: ClassVar[str] = "2.1"

    def __init__(self, left: i64) -> None:
        super().__init__(CHANCE)
        self.left: i64 = left

    def legal(self, s: Table, seat: Seat) -> list[int]:
        return members(s.cards[DECK])

    def sample(self, s: Table, lots: Lots) -> Action:
        deck = s.cards[DECK]
        return nth(deck, lots.below(count(deck)))

    def receiver(self, s: Table) -> Seat:
        return s.standing.starter ^ (self.left & 1)

    def take(self, s: Table, action: Action) -> None:
        to = self.receiver(s)
        cards = s.cards
        card = BIT[action]
        cards[DECK] &= ~card
        cards[HAND + to] |= card
        if s.listening:
            s.tell(Event("dealt", {"seat": to}, {"card": card_name(action)}, (to,)))
        if self.left > 1:
            s.goto(DEAL[self.left - 1])
        else:
            begin_turn(s, s.standing.starter)

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return seat == self.receiver(s)

    def args(self) -> list[object]:
        return [self.left]


def begin_turn(s: Table, me: Seat) -> None:
    """3.1, 11.1-11.3  A turn begins with a card; in the expert variant with claims."""
    if s.options.expert:
        to_claims(s, me, PLACE_NEXT)
    else:
        s.goto(PLACE[me])


class Place(Phase[Table]):
    """3.2, 7.2  Play one card: a clan card, or a tactics card if the tempo limit allows."""

    rule: ClassVar[str] = "3.2"

    def legal(self, s: Table, seat: Seat) -> list[int]:
        me = self.seat
        found = placements(s.cards[HAND + me], s.open_stones(me))
        must_place = len(found) > 0
        if s.cards[TACTICS_HAND + me] and tempo_allows(s, me):
            found.extend(playable_troops(s, me))
            found.extend(playable_modes(s, me))
            found.extend(playable_ruses(s, me))
        if not must_place:
            found.append(actions.PASS)  # 3.8, 7.6, C8
        return found

    def sample(self, s: Table, lots: Lots) -> Action:
        me = self.seat
        stones = ALL_STONES & ~(s.owned | s.owned >> 9 | s.full >> 9 * me)  # open_stones
        cards = s.cards
        hand = cards[HAND + me]
        if cards[TACTICS_HAND + me] or not stones or not hand:
            return super().sample(s, lots)
        packed = SET9[stones]
        width = packed >> 36
        drawn = lots.below(count(hand) * width)
        row = drawn * PART[width] >> 16  # drawn // width
        return 9 * nth(hand, row) + (packed >> 4 * (drawn - row * width) & 15)

    def take(self, s: Table, action: Action) -> None:
        me = self.seat
        if action == actions.PASS:
            self.pass_on(s)
            return
        s.passes = 0
        if action < 9 * CLAN:
            card = action // 9
            stone = action % 9
            s.leave_hand(me, card)
            s.lay(me, card, stone)
            if s.listening:
                tell_laid(s, me, card, stone)
            to_claims(s, me, DRAW_NEXT)
            return
        kind, card, stone = actions.read(action)
        s.leave_hand(me, card)
        s.played += BIT[8 * me]  # 7.5
        extra = card == RECRUITER and s.options.recruiter_extra_draw
        s.goto(AfterPlay(me, EXTRA_DRAW_NEXT if extra else DRAW_NEXT))
        if kind == actions.RUSE:
            start_ruse(s, me, card)
            return
        self.lay_tactics(s, card, stone)
        if card == JOKER and s.options.joker_at_play:
            s.call(DeclareJoker(me, stone))
        elif card == SHIELD and s.options.shield_at_play:
            s.call(DeclareShield(me, stone))

    def lay_tactics(self, s: Table, card: Card, stone: Stone) -> None:
        if card == BLUFF or card == MUD:
            s.lay_mode(card, stone)
        else:
            if card == JOKER:
                s.jokered |= BIT[self.seat]
            s.lay(self.seat, card, stone)
        if s.listening:
            tell_laid(s, self.seat, card, stone)

    def pass_on(self, s: Table) -> None:
        """3.8, 7.6  Pass: no card, no draw; claims are still allowed (R-17: or were, for experts)."""
        s.passes += 1
        if s.listening:
            s.tell(Event("passed", {"seat": self.seat}))
        if s.options.expert or not s.options.pass_may_claim:
            end_turn(s, self.seat)
        else:
            to_claims(s, self.seat, TURN_NEXT)

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        kind, card, stone = actions.read(action)
        if kind == actions.CLAIM:
            return self.why_no_claim_yet(s, stone)
        if action == actions.PASS:
            return refuse("must-play" if s.options.tactics else "must-place")
        if kind != actions.LAY and kind != actions.RUSE:
            return refuse("play-a-card")
        return why_not_play(s, self.seat, card, stone)

    def why_no_claim_yet(self, s: Table, stone: Stone) -> Refusal:
        """3.5, 5.8, 11.1, R-18  Say what a claim lacks; if nothing, why this is not the time."""
        me = self.seat
        if not s.options.expert and not s.full & BIT[9 * me + stone]:
            return refuse("place-first")
        if not provable(s, me) & BIT[stone]:
            return why_no_claim(s, me, stone)
        return refuse("claim-over" if s.options.expert else "place-first")

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True


def tell_laid(s: Table, me: Seat, card: Card, stone: Stone) -> None:
    s.tell(Event("laid", {"seat": me, "card": card_name(card), "stone": stone + 1}))


class AfterPlay(Phase[Table]):
    """3.5, 10.7  The turn goes on after a tactics card: claims, then the draw."""

    rule: ClassVar[str] = "10.7"

    def __init__(self, me: Seat, then: i64) -> None:
        super().__init__(RULES)
        self.me: i64 = me
        self.then: i64 = then

    def run(self, s: Table) -> None:
        to_claims(s, self.me, self.then)

    def args(self) -> list[object]:
        return [self.me, self.then]


def to_claims(s: Table, me: Seat, then: i64) -> None:
    """3.5, 3.6, 5.6  Let a seat claim if it can; R-23: with auto_claim all its stones at once."""
    if s.options.expert and then != PLACE_NEXT:
        after_claims(s, me, then)
        return
    proved: i64 = 0
    if s.full:
        proved = provable(s, me)
    if proved and s.options.auto_claim:
        while proved:
            take_stone(s, me, SET9[proved] & 15)
            if round_won(s, me):
                end_round(s, me)
                return
            proved &= proved - 1
    if proved:
        s.goto(CLAIM[4 * me + then])
    elif then == DRAW_NEXT:
        to_draw(s, me, s.options.hand_limit)
    else:
        after_claims(s, me, then)


class Claim(Phase[Table]):
    """3.5, 5.1, 5.7  Claim your own stones one at a time, as many as can be proved, or say done."""

    rule: ClassVar[str] = "5.1"

    def __init__(self, seat: Seat, then: i64) -> None:
        super().__init__(seat)
        self.then: i64 = then

    def legal(self, s: Table, seat: Seat) -> list[int]:
        stones = members(provable(s, self.seat))
        return [*[actions.claim(stone) for stone in stones], actions.DONE]

    def take(self, s: Table, action: Action) -> None:
        me = self.seat
        if action == actions.DONE:
            if s.listening:
                s.tell(Event("done", {"seat": me}))
            after_claims(s, me, self.then)
            return
        take_stone(s, me, actions.read(action)[2])
        if round_won(s, me):
            end_round(s, me)
        elif not provable(s, me):
            after_claims(s, me, self.then)

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        kind, _, stone = actions.read(action)
        if kind == actions.CLAIM:
            return why_no_claim(s, self.seat, stone)
        return refuse("claims-or-done")

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True

    def args(self) -> list[object]:
        return [self.seat, self.then]


def take_stone(s: Table, me: Seat, stone: Stone) -> None:
    """5.5  Move a stone to the winner's side for good."""
    if s.listening:
        s.tell(
            Event("claimed", {"seat": me, "stone": stone + 1, "proof": shown_proof(s, me, stone)})
        )
    s.owned |= BIT[9 * me + stone]


def after_claims(s: Table, me: Seat, then: i64) -> None:
    """3.1  Go on with the turn; R-7: the draw after a Recruiter may go beyond the limit."""
    if then == DRAW_NEXT:
        to_draw(s, me, s.options.hand_limit)
    elif then == PLACE_NEXT:
        s.goto(PLACE[me])
    elif then == TURN_NEXT:
        end_turn(s, me)
    else:
        to_draw(s, me, s.options.hand_limit + 1)


def to_draw(s: Table, me: Seat, limit: i64) -> None:
    """3.7, 7.2-7.4, 7.9, R-16  Draw one card, of either kind (C9), up to the hand limit."""
    if not s.options.tactics:
        if s.cards[DECK]:
            s.goto(DRAW_CLAN[me])
        else:
            end_turn(s, me)
        return
    clan = s.clan_deck() > 0
    tactics = s.tactics_deck() > 0
    if s.hand_size(me) >= limit or not (clan or tactics):
        end_turn(s, me)
    elif clan and tactics:
        s.goto(CHOOSE_DECK[me])
    else:
        draw_from(s, me, clan)


class ChooseDeck(Phase[Table]):
    """7.2, 7.3  Draw from the deck of your choice while both have cards."""

    rule: ClassVar[str] = "7.2"

    def legal(self, s: Table, seat: Seat) -> list[int]:
        return [actions.DRAW_CLAN, actions.DRAW_TACTICS]

    def take(self, s: Table, action: Action) -> None:
        draw_from(s, self.seat, action == actions.DRAW_CLAN)

    def why_not(self, s: Table, seat: Seat, action: Action) -> Refusal:
        kind, _, stone = actions.read(action)
        if kind != actions.CLAIM:
            return refuse("draw-now")
        if s.options.expert:
            return refuse("claim-only-at-start")
        if provable(s, self.seat) & BIT[stone]:
            return refuse("claim-over")
        return why_no_claim(s, self.seat, stone)

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return True


def draw_from(s: Table, me: Seat, clan: bool) -> None:
    s.goto(DRAW_CLAN[me] if clan else DRAW_TACTICS[me])


class Draw(Phase[Table]):
    """3.7  Draw one card at the end of the turn."""

    rule: ClassVar[str] = "3.7"

    def __init__(self, me: Seat, deck: i64) -> None:
        super().__init__(CHANCE)
        self.me: i64 = me
        self.deck: i64 = deck

    def legal(self, s: Table, seat: Seat) -> list[int]:
        return drawable(s, self.deck)

    def sample(self, s: Table, lots: Lots) -> Action:
        deck = s.cards[DECK]
        if self.deck == DECK and deck:
            return nth(deck, lots.below(count(deck)))
        return super().sample(s, lots)

    def take(self, s: Table, action: Action) -> None:
        draw_card(s, self.me, self.deck, action)
        end_turn(s, self.me)

    def known_to(self, s: Table, seat: Seat, action: Action) -> bool:
        return seat == self.me

    def args(self) -> list[object]:
        return [self.me, self.deck]


def end_turn(s: Table, me: Seat) -> None:
    """3.1  The other player moves, unless nobody can go on (6.4)."""
    if s.passes >= 2 and stalled(s):
        settle(s)
    elif s.options.expert:
        begin_turn(s, 1 - me)
    else:
        s.goto(PLACE[1 - me])


def stalled(s: Table) -> bool:
    """6.4, R-2  Both passed with no tactics card in either hand, or both passed twice."""
    return s.passes >= 4 or not (s.cards[TACTICS_HAND] | s.cards[TACTICS_HAND + 1])


def settle(s: Table) -> None:
    """6.4  Give each unclaimed stone to its stronger complete side; then see who has won.

    6.3: a base game in which every provable claim is made never comes to this.
    """
    for stone in members(s.unclaimed()):
        winner = stronger_side(s, stone)
        if winner >= 0:
            s.owned |= BIT[9 * winner + stone]
    if s.listening:
        held: dict[str, object] = {
            "stones": [[stone + 1 for stone in members(s.stones_of(seat))] for seat in (0, 1)]
        }
        s.tell(Event("settled", held))
    end_round(s, settled_winner(s))


def end_round(s: Table, winner: i64) -> None:
    """6.5  Five points to the winner, one a stone to the loser; then the next round or the result."""
    points = (
        s.standing.points[0] + round_points(s, 0, winner),
        s.standing.points[1] + round_points(s, 1, winner),
    )
    if s.listening:
        s.tell(Event("round-over", {"winner": winner, "points": list(points)}))
    if s.standing.round == s.options.rounds:
        s.standing = Standing(s.standing.round, s.standing.starter, points)
        s.finish(match_result(s, winner))
        return
    begin_round(s, Standing(s.standing.round + 1, next_starter(s, winner), points))


# Phases are immutable, so each is made once.
DEAL: Final = [Deal(left) for left in range(15)]
PLACE: Final = [Place(0), Place(1)]
CLAIM: Final = [Claim(me, then) for me in (0, 1) for then in range(4)]
CHOOSE_DECK: Final = [ChooseDeck(0), ChooseDeck(1)]
DRAW_CLAN: Final = [Draw(0, DECK), Draw(1, DECK)]
DRAW_TACTICS: Final = [Draw(0, TACTICS_DECK), Draw(1, TACTICS_DECK)]
