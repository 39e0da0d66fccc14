"""9.3-9.5, 18  When a Bagpipe card may be played, and on whom."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.board import HAND, NEW, OPEN, RESTING, Table
from saltire.games.swords.rules.constants import (
    ENGLAND,
    FEWEST_DAGGERS,
    HAS_DAGGER,
    NO_CHOICE_CARDS,
    NO_TARGET,
    NOBODY,
    NOT_BEARER,
    TARGET_HAS_GOLD,
    TARGET_OPPOSED,
    TARGET_SMALLER,
    WAS_LOYAL,
    WAS_TRAITOR,
    WINDOWS,
    WITH_TOKEN,
    Kind,
)
from saltire.games.swords.rules.refusals import refuse
from saltire.kernel.bits import BIT, SET9, lowest, members
from saltire.kernel.errors import Refusal
from saltire.kernel.types import Action, Seat


def choice_cards_allowed(s: Table) -> bool:
    """6.3  Choice cards may be played unless the Arms card forbids them."""
    return not s.card().marks & NO_CHOICE_CARDS


def may_have_plays(s: Table, me: Seat, window: i64) -> bool:
    """R-5  Tell, from what everybody sees, whether a seat might hold a card for this window."""
    cards = s.cards
    if cards[HAND + me]:
        return True
    return cards[OPEN + me] != 0 and next_replayable(s, me, window, NOBODY) != NOBODY


def plays(s: Table, me: Seat, window: i64) -> list[int]:
    """9.3  List the cards a seat may play now, ascending; x2 cards that lie open come last."""
    found: list[int] = []
    held = s.cards[HAND + me] & s.deck.firsts[window]
    if held:
        for card in members(held):
            _add_plays(s, me, s.deck.kind[card], 0, found)
    kind = next_replayable(s, me, window, NOBODY)
    while kind != NOBODY:
        _add_plays(s, me, kind, 1, found)
        kind = next_replayable(s, me, window, kind)
    return found


def next_replayable(s: Table, me: Seat, window: i64, after: Kind) -> Kind:
    """9.5, R-37  Find the next title of a window whose x2 card lies open and was not played this round."""
    cards = s.cards
    ready = cards[OPEN + me] & ~cards[RESTING + me]
    while ready:
        kind = s.deck.kind[lowest(ready)]
        if kind > after and s.deck.window[kind] == window:
            return kind
        ready &= ready - 1
    return NOBODY


def count_plays(s: Table, me: Seat, window: i64) -> i64:
    """9.3  Count what `plays` lists, without listing it."""
    found: i64 = 0
    cards = s.cards
    deck = s.deck
    held = cards[HAND + me] & deck.firsts[window]
    while held:
        found += ways(s, me, deck.kind[lowest(held)])
        held &= held - 1
    if not cards[OPEN + me]:
        return found
    kind = next_replayable(s, me, window, NOBODY)
    while kind != NOBODY:
        found += ways(s, me, kind)
        kind = next_replayable(s, me, window, kind)
    return found


def nth_play(s: Table, me: Seat, window: i64, n: i64) -> Action:
    """9.3  Find the n-th of what `plays` lists; there must be so many."""
    held = s.cards[HAND + me] & s.deck.firsts[window]
    while held:
        kind = s.deck.kind[lowest(held)]
        here = ways(s, me, kind)
        if n < here:
            return actions.play(kind, _nth_target(s, me, kind, n))
        n -= here
        held &= held - 1
    kind = next_replayable(s, me, window, NOBODY)
    while n >= ways(s, me, kind):
        n -= ways(s, me, kind)
        kind = next_replayable(s, me, window, kind)
    return actions.again(kind, _nth_target(s, me, kind, n))


def ways(s: Table, me: Seat, kind: Kind) -> i64:
    """Count the ways to play a title that one has: one, or one for each target."""
    if not allowed(s, me, kind):
        return 0
    if s.deck.target[kind] == NO_TARGET:
        return 1
    return SET9[targets(s, me, kind)] >> 36


def _nth_target(s: Table, me: Seat, kind: Kind, n: i64) -> Seat:
    if s.deck.target[kind] == NO_TARGET:
        return NOBODY
    return SET9[targets(s, me, kind)] >> 4 * n & 15


def _add_plays(s: Table, me: Seat, kind: Kind, twice: i64, found: list[int]) -> None:
    if not allowed(s, me, kind):
        return
    if s.deck.target[kind] == NO_TARGET:
        found.append(actions.again(kind, NOBODY) if twice else actions.play(kind, NOBODY))
        return
    for seat in members(targets(s, me, kind)):
        found.append(actions.again(kind, seat) if twice else actions.play(kind, seat))


def allowed(s: Table, me: Seat, kind: Kind) -> bool:
    """18.5, 18.6  Tell whether a seat can pay a card and meets its conditions."""
    deck = s.deck
    if s.gold(me) < deck.cost[kind]:
        return False
    needs = deck.needs[kind]
    if not needs:
        return True
    if needs & NOT_BEARER and me == s.badge:
        return False
    if needs & WAS_LOYAL and s.side(me) == ENGLAND:
        return False
    if needs & WAS_TRAITOR and s.side(me) != ENGLAND:
        return False
    if needs & HAS_DAGGER and not s.dagger_cards(me):
        return False
    return not (needs & FEWEST_DAGGERS and somebody_has_fewer(s, me))


def somebody_has_fewer(s: Table, me: Seat) -> bool:
    """R-34  Compare numbers of Dagger cards, with those of the clan that stays home too."""
    mine = s.dagger_cards(me)
    seat: i64 = 0
    while seat < s.players:
        if s.dagger_cards(seat) < mine:
            return True
        seat += 1
    return False


def targets(s: Table, me: Seat, kind: Kind) -> i64:
    """List the seats a card may be played on, as a set."""
    found: i64 = 0
    seat: i64 = 0
    while seat < s.players:
        if not why_no_target(s, me, kind, seat):
            found |= BIT[seat]
        seat += 1
    return found


def why_no_target(s: Table, me: Seat, kind: Kind, seat: Seat) -> str:
    """12.4, 18.3, 18.5, 18.6  Find why a card cannot be played on a seat; nothing if it can."""
    needs = s.deck.needs[kind]
    if seat == me:
        return "not-yourself"
    if seat == s.home:
        return "at-home"
    if s.deck.target[kind] == WITH_TOKEN and not s.has_token(seat):
        return "no-token"
    if needs & TARGET_OPPOSED and s.side(seat) == s.side(me):
        return "same-side"
    if needs & TARGET_SMALLER and s.camp(seat) >= s.camp(me):
        return "not-smaller"
    if needs & TARGET_HAS_GOLD and not s.gold(seat):
        return "target-poor"
    return ""


def why_no_play(s: Table, me: Seat, window: i64, action: Action) -> Refusal:
    """Find the rule that forbids playing a card now; the hand asked about is one's own."""
    what, kind, target = actions.read(action)
    if kind >= s.deck.kinds:
        return refuse("not-in-hand", {"card": f"card {kind}"})
    card: dict[str, object] = {"card": s.deck.bagpipes[kind].id}
    run = s.deck.run[kind]
    if what == actions.AGAIN and not s.cards[OPEN + me] & run:
        return refuse("not-open", card)
    if what == actions.PLAY and not s.cards[HAND + me] & run:
        return refuse("just-received" if s.cards[NEW + me] & run else "not-in-hand", card)
    if s.deck.window[kind] != window:
        return refuse("wrong-window", {**card, "window": WINDOWS[s.deck.window[kind]]})
    if what == actions.AGAIN and next_replayable(s, me, window, kind - 1) != kind:
        return refuse("resting", card)
    if not allowed(s, me, kind):
        return _why_not_allowed(s, me, kind, card)
    if s.deck.target[kind] == NO_TARGET:
        return refuse("no-target", card)
    if target == NOBODY:
        return refuse("needs-target", card)
    where: dict[str, object] = {"seat": target}
    if target >= s.players:
        return refuse("no-such-seat", where)
    key = why_no_target(s, me, kind, target)
    return refuse(key) if key == "not-yourself" else refuse(key, where)


def _why_not_allowed(s: Table, me: Seat, kind: Kind, card: dict[str, object]) -> Refusal:
    needs = s.deck.needs[kind]
    if s.gold(me) < s.deck.cost[kind]:
        return refuse("cannot-pay", {**card, "cost": s.deck.cost[kind]})
    if needs & NOT_BEARER and me == s.badge:
        return refuse("bearer")
    if needs & WAS_LOYAL and s.side(me) == ENGLAND:
        return refuse("not-loyal", card)
    if needs & WAS_TRAITOR and s.side(me) != ENGLAND:
        return refuse("not-traitor", card)
    return refuse("fewer-daggers" if s.dagger_cards(me) else "no-dagger")
