"""What is wrong with a position of Schotten Totten, and what can only be set up; each thing with its rule."""

from __future__ import annotations

from typing import Final

from saltire.games.schotten.rules.board import (
    ALL_TACTICS,
    DECK,
    DISCARDS,
    HAND,
    TACTICS_DECK,
    TACTICS_DISCARDS,
    TACTICS_HAND,
    Table,
)
from saltire.games.schotten.rules.claims import provable
from saltire.games.schotten.rules.constants import (
    ALL_CLAN,
    BLUFF,
    CLAN,
    JOKER,
    MUD,
    SECOND_JOKER,
    SHIELD,
)
from saltire.games.schotten.rules.formation import size
from saltire.games.schotten.rules.invariants import false_firsts, false_marks, lost_cards
from saltire.games.schotten.rules.notation import card_name
from saltire.games.schotten.rules.position_text import PHRASES, SEATS, SchottenKinds, then_after
from saltire.games.schotten.rules.ruses import MoveTo, RecruitDraw, targets
from saltire.games.schotten.rules.scoring import round_won
from saltire.games.schotten.rules.turn import AfterPlay, Claim, Deal, Draw, Place, StartPlayer
from saltire.kernel.bits import BIT, members
from saltire.kernel.position import phase_json
from saltire.kernel.position_text import Flaw
from saltire.kernel.types import CHANCE

_BOTH: Final = (0, 1)


def flaws(s: Table) -> list[Flaw]:
    """List everything that is wrong; nothing in a position that the game has come to."""
    found = false_numbers(s)
    if found:
        return found  # nothing else can be asked of it
    found += misplaced_cards(s) + false_sides(s) + false_tactics(s)
    return found or false_moment(s)


def false_numbers(s: Table) -> list[Flaw]:
    """1.3, 2.2, 5.5, 6.5  Seats, stones and rounds that there are not."""
    rows = [phase_json(phase) for phase in s.stack() if not isinstance(phase, AfterPlay)]
    found = PHRASES.flaws(rows, SchottenKinds(SEATS, False), "3.1")
    for phase in s.stack():
        if phase.seat > 1:
            found.append(Flaw(f"seat {phase.seat} acts: there are the seats 0 and 1", "3.1"))
    if s.standing.starter not in _BOTH:
        found.append(Flaw(f"seat {s.standing.starter} began: there are the seats 0 and 1", "2.2"))
    if not 1 <= s.standing.round <= s.options.rounds:
        found.append(Flaw(f"this is round {s.standing.round} of {s.options.rounds}", "6.5"))
    if min(s.standing.points) < 0:
        found.append(Flaw("somebody has less than no points", "6.5"))
    for name, marks, most in (
        ("a claimed stone", s.owned, 18), ("a complete side", s.full, 18), ("a first side", s.first, 18),
        ("Bluff", s.bluff, 9), ("Mud", s.mud, 9),
    ):  # fmt: skip
        if marks < 0 or marks >= BIT[most]:
            found.append(Flaw(f"{name} is marked where there is no stone", "1.3"))
    if s.played < 0 or s.played >> 16 or not 0 <= s.jokered < 4 or not 0 <= s.passes <= 4:
        found.append(Flaw("cards played, Jokers or passes are miscounted", "7.5"))
    return found


def misplaced_cards(s: Table) -> list[Flaw]:
    """1.1, 1.2  Cards that are nowhere or in several places, by name."""
    places = _places(s)
    found: list[Flaw] = []
    for card in range(CLAN):
        where = places.get(card, [])
        if not where:
            found.append(Flaw(f"{card_name(card)} is nowhere", "1.1"))
        elif len(where) > 1:
            found.append(Flaw(f"{card_name(card)} is in several places: {', '.join(where)}", "1.1"))
    for card in range(JOKER, SECOND_JOKER):
        there = len(places.get(card, []))
        wanted = (2 if card == JOKER else 1) if s.options.tactics else 0
        if there != wanted:
            rule = "1.2" if s.options.tactics else "7.1"
            found.append(Flaw(f"{card_name(card)} is there {there} times, not {wanted}", rule))
    if not found:
        found = [Flaw(fault, "1.1") for fault in lost_cards(s)]
    unknown = s.known & ~(s.cards[HAND] | s.cards[HAND + 1])
    hands = s.cards[TACTICS_HAND] | s.cards[TACTICS_HAND + 1]
    if unknown or s.known_tactics & ~hands:
        found.append(Flaw("a known card is in no hand", "10.1"))
    return found


def _places(s: Table) -> dict[int, list[str]]:
    """List where each card lies; the second Joker counts as a Joker."""
    found: dict[int, list[str]] = {}
    rows: list[tuple[str, list[int]]] = []
    for side in range(18):
        rows.append((f"stone {side % 9 + 1} of {side // 9}", members(s.cards[side])))
    for seat in _BOTH:
        rows.append((f"hand of {seat}", members(s.cards[HAND + seat] & ALL_CLAN)))
        rows.append((f"hand of {seat}", _tactics(s.cards[TACTICS_HAND + seat])))
    rows.append(("pile", members(s.cards[DISCARDS]) + _tactics(s.cards[TACTICS_DISCARDS])))
    rows.append(("deck", members(s.cards[DECK]) + _tactics(s.cards[TACTICS_DECK] & ALL_TACTICS)))
    rows.append(("under a deck", [entry >> 1 for entry in s.under_clan + s.under_tactics]))
    rows.append(("aside", [entry >> 1 for entry in s.aside]))
    rows += [(f"stone {stone + 1}", [BLUFF]) for stone in members(s.bluff)]
    rows += [(f"stone {stone + 1}", [MUD]) for stone in members(s.mud)]
    for place, cards in rows:
        for card in cards:
            found.setdefault(JOKER if card == SECOND_JOKER else card, []).append(place)
    return found


def _tactics(held: int) -> list[int]:
    return [JOKER + kind for kind in members(held)]


def false_sides(s: Table) -> list[Flaw]:
    """3.4, 4.2, 5.5, 8  Sides with too many cards, and marks that do not fit the cards."""
    found: list[Flaw] = []
    for side in range(18):
        held, need = size(s.shapes[side]), s.need(side % 9)
        if held > need:
            where = f"stone {side % 9 + 1} of {side // 9}"
            found.append(Flaw(f"{where} has {held} cards: {need} are the most", "3.4"))
    for stone in members(s.owned & s.owned >> 9 & 511):
        found.append(Flaw(f"stone {stone + 1} has two owners", "5.5"))
    for stone in members(s.bluff & s.mud):
        if not s.options.modes_stack:
            found.append(Flaw(f"both combat modes lie on stone {stone + 1}", "8.3"))
    if found:
        return found
    found = [Flaw(fault, "4.2") for fault in false_firsts(s)]
    seen = [flaw.reason for flaw in found]
    return found + [Flaw(fault, "4.2") for fault in false_marks(s) if fault not in seen]


def false_tactics(s: Table) -> list[Flaw]:
    """7.1, 7.5, 9.2, 9.4, C1  Tactics cards: who is ahead, which faces are named."""
    found: list[Flaw] = []
    if not s.options.tactics and (s.played or s.jokered):
        found.append(Flaw("tactics cards were played in a game without them", "7.1"))
    for seat in _BOTH:
        lying = [side for side in range(9 * seat, 9 * seat + 9) if s.cards[side] & BIT[JOKER]]
        if len(lying) > 1:
            found.append(Flaw(f"{seat} has two Jokers on the table", "9.2"))
        if lying and not s.jokered >> seat & 1:
            found.append(Flaw(f"{seat} has played no Joker, and one lies there", "9.2"))
        if s.joker_face(seat) >= 0 and not (lying and s.options.joker_at_play):
            found.append(Flaw(f"the Joker of {seat} has a face named", "C1"))
    shield = any([s.cards[side] & BIT[SHIELD] for side in range(18)])
    if s.shield_declared and not (shield and s.options.shield_at_play):
        found.append(Flaw("the Shield has a strength named", "9.4"))
    return found


def false_moment(s: Table) -> list[Flaw]:
    """3.1, 6.1  Somebody acts and has something to do, unless the game is over."""
    stack = s.stack()
    if s.returns is not None and (len(s.returns) != 2 or min(s.returns) < 0 or sum(s.returns) != 1):
        return [Flaw("the shares of 2 seats must add up to 1", "6.1")]
    if s.returns is not None:
        return [Flaw("the game is over, and somebody acts", "6.1")] if stack else []
    if not stack:
        return [Flaw("nobody acts, and the game is not over", "3.1")]
    return false_phase(s)


def false_phase(s: Table) -> list[Flaw]:
    """3.1, 10.7  The phase under way is one that can be, and has a choice."""
    top = s.top
    below = s.stack()[:-1]
    during_card = isinstance(below[0], AfterPlay) if below else False
    needs_below = top.rule in ("10.1", "10.2", "10.5", "C1", "9.4")
    if len(below) > 1 or during_card != needs_below or bool(below) != during_card:
        return [Flaw("a card is under way without the turn around it", "10.7")]
    for phase in below:
        if isinstance(phase, AfterPlay) and phase.me != _actor(s):
            return [Flaw("a card of the other player is under way", "10.7")]
        if isinstance(phase, AfterPlay) and phase.then != then_after(type(top).__name__, s.options):
            return [Flaw("the turn does not go on so after a card", "10.7")]
    if isinstance(top, MoveTo) and top.card not in targets(s, top.seat, top.ruse):
        return [Flaw(f"{card_name(top.card)} is not where it can be taken", top.rule)]
    if not isinstance(top, (Deal, StartPlayer, Draw, RecruitDraw)):
        return [] if s.legal() else [Flaw("there is nothing to choose", top.rule)]
    return false_chance(s)


def _actor(s: Table) -> int:
    top = s.top
    return int(top.seat) if top.seat != CHANCE else int(getattr(top, "me", 0))


def false_chance(s: Table) -> list[Flaw]:
    """2.1, 2.2, 3.7  Cards that are to come are there."""
    top = s.top
    dealt = [int(s.hand_size(seat)) for seat in _BOTH]
    if isinstance(top, StartPlayer) and any(dealt):
        return [Flaw("the lots for the start come before the deal", "2.2")]
    if isinstance(top, Deal):
        limit = s.options.hand_limit
        first = 2 * limit - top.left
        wanted = [0, 0]
        wanted[s.standing.starter] = (first + 1) // 2
        wanted[1 - s.standing.starter] = first // 2
        if dealt != wanted:
            return [
                Flaw(
                    f"with {top.left} cards to deal the hands are {wanted[0]} and {wanted[1]}",
                    "2.1",
                )
            ]
    if isinstance(top, (Draw, RecruitDraw)) and not (
        s.clan_deck() if top.deck == DECK else s.tactics_deck()
    ):
        return [Flaw("the deck is empty", "3.7")]
    return []


def set_up_only(s: Table) -> list[Flaw]:
    """List why a position can be played on from but not arise: no game comes to it."""
    if s.returns is not None:
        return []
    found = [
        Flaw(f"{seat} has won the round already", "6.1") for seat in _BOTH if round_won(s, seat)
    ]
    if isinstance(s.top, Claim) and not provable(s, s.top.seat):
        found.append(Flaw(f"{s.top.seat} has nothing to claim", "5.1"))
    return found + large_hands(s) + miscounted(s)


def large_hands(s: Table) -> list[Flaw]:
    """2.1, 7.9, 10.1  Hands beyond the limit; a Recruiter's may be larger for a moment."""
    limit: int = s.options.hand_limit + (1 if s.options.recruiter_extra_draw else 0)
    extra = 0 if isinstance(s.top, Place) else 3
    rule = "7.9" if s.options.tactics else "2.1"
    return [
        Flaw(f"{seat} holds {s.hand_size(seat)} cards: {limit} are the most", rule)
        for seat in _BOTH
        if s.hand_size(seat) > limit + extra
    ]


def miscounted(s: Table) -> list[Flaw]:
    """7.5, C10  As many tactics cards were played as lie open; nothing is aside that nobody put there."""
    found: list[Flaw] = []
    lying = len(members(s.bluff | s.mud)) if s.bluff != s.mud else 2 * len(members(s.bluff))
    lying += len(members(s.cards[TACTICS_DISCARDS]))
    lying += sum([len(members(s.cards[side] & ~ALL_CLAN)) for side in range(18)])
    played = int(s.tactics_played(0) + s.tactics_played(1))
    if played != lying:
        found.append(Flaw(f"{played} tactics cards were played, and {lying} lie open", "7.5"))
    if s.aside and (s.options.recruiter_refills_empty or not s.options.tactics):
        found.append(Flaw("cards are aside that nobody put there", "C10"))
    return found
