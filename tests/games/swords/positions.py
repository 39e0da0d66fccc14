"""Positions of Swords and Bagpipes in a few words, and words to ask and play them.

    s = table("cattle_raid", "", "toll forced_march", arms="border_raid")   # hands by seat
    wealth(s, gold=[3, 0, 5, 5], camp=[1, 1, 0, 2])
    act(s, "taxes", "move 2", "done")       # whoever is asked acts; chance too
    to_tokens(s, badge=1)                   # everybody assembles troops; the badge goes to seat 1
    tokens(s, "SSE")                        # those who lay a token, in seat order
    passes(s)                               # everybody passes in this window

Seat 0 has the badge first, and there is no talk, unless an option says so.
"""

from __future__ import annotations

from typing import Final

from saltire.games.swords.game import SwordsAndBagpipes
from saltire.games.swords.rules.board import CAMP, CASTLE, DECK, GOLD, HAND, HELD, STACK, Table
from saltire.games.swords.rules.constants import SIDES
from saltire.games.swords.rules.daggers import REST, some
from saltire.games.swords.rules.position_json import cards_named
from saltire.kernel.errors import Refusal
from saltire.kernel.event import Event
from saltire.kernel.types import CHANCE

_READER: Final = SwordsAndBagpipes()
WINDOWS: Final = ("ChoiceCards", "AwardsCards")


def game(**options: object) -> SwordsAndBagpipes:
    return SwordsAndBagpipes(**{"oldest": 0, "talk": False, **options})


def at_invasion(*hands: str, **options: object) -> Table:
    """Deal these hands and stop before the first Arms card."""
    s = game(**options).start()
    while phase(s) == "Deal":
        s.apply(s.legal()[0])
    give(s, *hands)
    return s


def give(s: Table, *hands: str) -> None:
    """Give each seat these Bagpipe cards and no other; the rest is the deck."""
    ids = [card.id for card in s.deck.bagpipes]
    pool = s.deck.bagpipe_cards(s.players)
    for seat in range(s.players):
        held = 0
        for id in (hands[seat] if seat < len(hands) else "").split():
            held = s.deck.with_card(held, ids.index(id))
            pool = s.deck.without_card(pool, ids.index(id))
        s.cards[HAND + seat] = held
    s.cards[DECK] = pool


def table(*hands: str, **options: object) -> Table:
    """Give these hands and turn up an Arms card (`arms`): seat 0 begins its turn."""
    arms = str(options.pop("arms", "border_raid"))
    s = at_invasion(*hands, **options)
    act(s, arms)
    assert not game(**options).faults(s)
    return s


def wealth(
    s: Table,
    castle: list[int] | None = None,
    camp: list[int] | None = None,
    gold: list[int] | None = None,
) -> Table:
    for place, row in ((CASTLE, castle), (CAMP, camp), (GOLD, gold)):
        for seat, number in enumerate(row or []):
            s.wealth[place + seat] = number
    return s


def daggers(s: Table, *held: list[int]) -> Table:
    """Give each seat Dagger cards of these values out of the stack."""
    for seat, values in enumerate(held):
        for value in values:
            s.daggers[HELD + seat] += some(REST, value, 1)
            s.daggers[STACK] -= some(REST, value, 1)
    return s


def castles(s: Table) -> list[int]:
    return [int(s.castle(seat)) for seat in range(s.players)]


def camps(s: Table) -> list[int]:
    return [int(s.camp(seat)) for seat in range(s.players)]


def gold(s: Table) -> list[int]:
    return [int(s.gold(seat)) for seat in range(s.players)]


def hand(s: Table, seat: int) -> list[str]:
    return cards_named(s.deck, s.cards[HAND + seat])


def sides(s: Table) -> str:
    return "".join(SIDES[s.side(seat)][0] for seat in range(s.players))


def phase(s: Table) -> str:
    return type(s.top).__name__


def act(s: Table, *texts: str) -> list[Event]:
    """Let whoever is asked act, chance too; give what was told."""
    told: list[Event] = []
    for text in texts:
        told += s.play(s.actor(), _READER.parse(s, text))
    return told


def act_as(s: Table, seat: int, text: str) -> list[Event]:
    return s.play(seat, _READER.parse(s, text))


def options_of(s: Table, seat: int | None = None) -> list[str]:
    return [_READER.say(s, action) for action in s.legal(seat)]


def refused(s: Table, text: str) -> tuple[str, str]:
    """Give the key and the rule with which the actor is refused."""
    refusal = s.why_not(s.actor(), _READER.parse(s, text))
    assert isinstance(refusal, Refusal), f"{text} is legal"
    assert "{" not in refusal.reason
    return refusal.key, refusal.rule


def told(events: list[Event], kind: str) -> list[dict[str, object]]:
    """Give the public part of the events of a kind."""
    return [event.public for event in events if event.kind == kind]


def turns(s: Table) -> Table:
    """Everybody left assembles troops and is done."""
    while phase(s) == "Turn":
        if "troops" in options_of(s):
            act(s, "troops")
        act(s, "done")
    return s


def to_tokens(s: Table, badge: int = 1, home: int = -1) -> Table:
    """Finish all turns and pass the badge (and the token), up to the choice tokens."""
    turns(s)
    if phase(s) == "GiveBadge":
        act(s, f"badge to {badge}")
    if phase(s) == "GiveToken":
        act(s, f"home to {home}", "troops", "troops", "troops")
    assert phase(s) == "LayTokens"
    return s


def tokens(s: Table, word: str) -> list[Event]:
    """Let those who are waited for lay S or E, in seat order."""
    events: list[Event] = []
    for letter, seat in zip(word, s.waiting_for(), strict=True):
        events += act_as(s, seat, "lay Scotland" if letter == "S" else "lay England")
    return events


def passes(s: Table) -> list[Event]:
    """Everybody asked passes, until another phase begins."""
    here, events = phase(s), []
    while phase(s) == here and here in WINDOWS:
        events += act(s, "pass")
    return events


def deal(s: Table) -> list[Event]:
    """Let the lowest chance outcomes come until a seat is asked."""
    events: list[Event] = []
    while s.actor() == CHANCE and phase(s) != "Invasion":
        events += s.play(CHANCE, s.legal()[0])
    return events


def fight(s: Table, word: str) -> list[Event]:
    """Lay tokens, pass all Choice cards, deal the reward cards: up to Awards cards or the next round."""
    events = tokens(s, word)
    if phase(s) == "ChoiceCards":
        events += passes(s)
    if phase(s) == "KeepOrGive":
        events += act(s, "keep")
    return events + deal(s)


def loyal_round(s: Table) -> list[Event]:
    """Fill the camps, let everybody stand with Scotland, and pass all cards: a round won."""
    wealth(s, camp=[9] * s.players)
    if s.home >= 0:
        s.wealth[CAMP + s.home] = 0
    events = fight(s, "S" * len(s.waiting_for()))
    return events + passes(s)
