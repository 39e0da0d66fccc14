"""What is wrong with a position of Swords and Bagpipes, and what can only be set up, each with its rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saltire.games.swords.rules.battle import (
    AwardsCards,
    ChoiceCards,
    KeepOrGive,
    LayTokens,
    NextPlayer,
)
from saltire.games.swords.rules.board import DECK, HELD, LAID, STACK, Table
from saltire.games.swords.rules.constants import (
    ACTIONS,
    CHOICE,
    DRAW,
    DROP_DAGGER,
    NO_TARGET,
    NOBODY,
    UNITS,
)
from saltire.games.swords.rules.daggers import REST, in_shuffle
from saltire.games.swords.rules.draws import DrawBagpipe, DrawDagger
from saltire.games.swords.rules.effects import ChooseUnits, Continue, DropDagger
from saltire.games.swords.rules.invariants import (
    false_counts,
    false_sides,
    lost_cards,
    lost_daggers,
)
from saltire.games.swords.rules.position_text import PHRASES, SwordsKinds, spoken
from saltire.games.swords.rules.rounds import Deal, GiveBadge, Invasion, Oldest, Turn
from saltire.games.swords.rules.stay_home import GiveToken, HomeMuster
from saltire.kernel.bits import BIT, count
from saltire.kernel.phase import ABSENT, AnyPhase
from saltire.kernel.position import phase_json
from saltire.kernel.position_text import Flaw

_DURING_CARDS: Final = ("DrawBagpipe", "DrawDagger", "ChooseUnits", "DropDagger")
_ASKED: Final[dict[int, tuple[type, ...]]] = {
    UNITS: (ChooseUnits,),
    DRAW: (DrawBagpipe,),
    DROP_DAGGER: (DropDagger,),
}
_AROUND_CARDS: Final = ("Turn", "NextPlayer", "RewardCards")
_AFTER_TOKENS: Final = ("ChoiceCards", "KeepOrGive", "AwardsCards", "NextPlayer", "RewardCards")


def flaws(s: Table) -> list[Flaw]:
    """List everything that is wrong; nothing in a position that the game has come to."""
    found = false_numbers(s)
    if found:
        return found  # nothing else can be asked of it
    found += [Flaw(fault, "1") for fault in lost_cards(s) + lost_daggers(s)]
    found += [Flaw(fault, "7.4") for fault in false_counts(s)]
    found += [Flaw(fault, "6.1") for fault in false_sides(s)]
    return found or false_moment(s)


def false_numbers(s: Table) -> list[Flaw]:
    """2.4, 3.3, 6.1  Seats and cards that there are not."""
    rows = [spoken(phase_json(phase), s.badge, s.players) for phase in s.stack()]
    rows = [row for row in rows if row[0] != "NextRound"]
    found = PHRASES.flaws(rows, SwordsKinds(s.options), "3.1")
    seats = range(NOBODY, s.players)
    for name, seat in (
        ("the badge", s.badge), ("the badge before", s.badge_from), ("the token", s.token),
        ("the token before", s.token_from), ("home", s.home),
    ):  # fmt: skip
        if seat not in seats:
            found.append(Flaw(f"{name} is with seat {seat} of {s.players}", "2.4"))
    for phase in s.stack():
        if phase.seat >= s.players:
            found.append(Flaw(f"seat {phase.seat} of {s.players} acts", "2.4"))
    if not NOBODY <= s.arms < len(s.deck.arms) or not 0 <= s.arms_seen < BIT[len(s.deck.arms)]:
        found.append(Flaw("there is no such Arms card", "3.3"))
    for name, marks in (
        ("a token", s.sided), ("England", s.english), ("an open side", s.open_sides),
        ("a pass", s.passed), ("a claim", s.spoken),
    ):  # fmt: skip
        if not 0 <= marks < BIT[s.players]:
            found.append(Flaw(f"{name} is with a seat that does not play", "2.4"))
    if not 0 <= s.peeked < BIT[36] or not 0 <= s.said < BIT[18] or not NOBODY <= s.winner < 2:
        found.append(Flaw("a token looked at, a claim or a winner cannot be", "6.3"))
    if s.round < 0 or any([(s.said >> 3 * i & 7) > 5 for i in range(6)]):
        found.append(Flaw("a number is out of range", "3.1"))
    return found


def false_moment(s: Table) -> list[Flaw]:
    """3.1  Somebody acts and has something to do, unless the game is over."""
    names = [type(phase).__name__ for phase in s.stack()]
    if s.returns is not None:
        return [Flaw("the game is over, and somebody acts", "10.1")] if names else []
    if not names:
        return [Flaw("nobody acts, and the game is not over", "3.1")]
    found = false_order(s, names) or false_supply(s, names) or false_top(s)
    return found or (false_rest(s) if "Continue" in names else [])


def false_order(s: Table, names: list[str]) -> list[Flaw]:
    """3.1, 9.6  Phases lie on each other as they follow from each other."""
    early = names[0] in ("Oldest", "Deal")
    if early:
        return [] if len(names) == 1 else [Flaw("something happens before the first round", "2.4")]
    if names[0] != "NextRound" or len(names) == 1:
        return [Flaw("no round is under way", "3.1")]
    if s.badge == NOBODY or (s.arms == NOBODY and names[-1] != "Invasion"):
        return [Flaw("nobody has the badge, or no Arms card is turned up", "3.3")]
    inner, around = names[-1] in _DURING_CARDS, names[1:-1]
    right = around[:1] and around[0] in _AROUND_CARDS and set(around[1:]) <= {"Continue"}
    if inner != bool(right) or (not inner and around) or names[-1] in ("NextRound", "Continue"):
        return [
            Flaw("a card is under way without the turn around it, or the other way round", "9.6")
        ]
    drawing = names[-1] in ("DrawBagpipe", "DrawDagger")
    if names[1] == "RewardCards" and not drawing:
        return [Flaw("rewards are cards that are drawn", "8.4")]
    if names[-1] in ("NextPlayer", "RewardCards"):
        return [Flaw("nobody is asked", "3.1")]
    return _false_sides_now(s, names)


def _false_sides_now(s: Table, names: list[str]) -> list[Flaw]:
    """6.1  Sides are taken once the tokens lie, by everybody but the clan at home."""
    after = [name for name in names if name in _AFTER_TOKENS]
    fighting = BIT[s.players] - 1
    if s.home != NOBODY:
        fighting &= ~BIT[s.home]
    if after and s.sided != fighting:
        return [Flaw("the tokens lie: everybody who fights has a side", "6.1")]
    if ("AwardsCards" in after or "RewardCards" in after) and s.winner == NOBODY:
        return [Flaw("the battle is over and has a winner", "7.3")]
    if not after and (s.sided & ~BIT[s.badge] or s.winner != NOBODY):
        return [Flaw("a side is taken before the tokens lie", "6.1")]
    return []


def false_supply(s: Table, names: list[str]) -> list[Flaw]:
    """3.3, 11.5, 12.1  What each round needs is there up to the end of the game."""
    begun = len(names) > 1
    rounds = s.options.rounds - s.round  # after this one
    grey = rounds if names[-1] == "Invasion" else rounds - 1  # the last card is a King Edward
    if count(s.options.grey_cards & ~s.arms_seen) < grey:
        return [Flaw(f"{grey} more Arms cards are to be turned up", "3.3")]
    if s.options.stay_home and s.token == NOBODY and names[0] != "Oldest":
        return [Flaw("nobody has the Stay Home token", "12.1")]
    moment = s.stack()[1] if begun else s.top
    choosing = isinstance(moment, (ChoiceCards, KeepOrGive)) or (
        isinstance(moment, NextPlayer) and moment.window == CHOICE
    )
    lie = s.players == 2 and choosing
    if any([(s.daggers[LAID + seat] != 0) != lie for seat in (0, 1)]):
        return [Flaw("a Dagger card lies with each token of two players, up to the battle", "11.5")]
    to_lay = rounds + 1 if begun and names[1] not in _AFTER_TOKENS else rounds
    for seat in range(2 if s.players == 2 else 0):
        if in_shuffle(s.daggers[HELD + seat], REST) < to_lay:
            return [Flaw(f"{seat} has fewer Dagger cards than the {to_lay} still to lay", "11.5")]
    return []


def false_top(s: Table) -> list[Flaw]:
    """The phase under way is one that can be, and has a choice."""
    top = s.top
    if isinstance(top, Oldest):
        return [] if s.badge == NOBODY else [Flaw("somebody has the badge already", "2.5")]
    if isinstance(top, Deal):
        return false_deal(s, top)
    if isinstance(top, Turn) and not 1 <= top.left <= s.players:
        return [Flaw(f"{top.left} turns are left of {s.players}", "4.1")]
    if isinstance(top, (GiveBadge, KeepOrGive)) and top.seat != s.badge:
        return [Flaw(f"{s.badge} has the badge, not {top.seat}", "5.1")]
    if isinstance(top, GiveBadge) and s.players < 4:
        return [Flaw("with fewer than four players the badge is not given", "13.2")]
    if isinstance(top, KeepOrGive) and s.players != 2:
        return [Flaw("only of two players one keeps or gives the badge", "11.6")]
    if isinstance(top, (GiveToken, HomeMuster)):
        if not s.options.stay_home or top.seat != s.token or s.home != NOBODY:
            return [Flaw(f"the token is not with {top.seat}", "12.2")]
        if isinstance(top, HomeMuster) and not 1 <= top.left <= 3:
            return [Flaw("a clan musters three times", "12.3")]
        return [] if s.legal() else [Flaw("there is nobody to give the token to", "12.2")]
    if isinstance(top, LayTokens):
        return false_choices(s, top)
    if isinstance(top, (ChoiceCards, AwardsCards)) and s.passed & BIT[top.seat]:
        return [Flaw(f"{top.seat} has passed", "9.4")]
    if isinstance(top, (ChoiceCards, AwardsCards)) and top.seat == s.home:
        return [Flaw(f"{top.seat} stays home", "12.4")]
    return false_draws(s)


def false_deal(s: Table, top: Deal) -> list[Flaw]:
    """2.4  Cards are dealt in turn from the oldest on."""
    if s.badge == NOBODY or s.round:
        return [Flaw("cards are dealt before the first round, from the oldest on", "2.4")]
    dealt = s.players * s.options.start_cards - top.left
    wanted = [
        (dealt - (i - s.badge) % s.players + s.players - 1) // s.players for i in range(s.players)
    ]
    if top.left < 1 or dealt < 0 or [s.hand_size(i) for i in range(s.players)] != wanted:
        return [
            Flaw(
                f"with {top.left} cards to deal the hands are {' '.join([str(n) for n in wanted])}",
                "2.4",
            )
        ]
    return []


def false_choices(s: Table, top: LayTokens) -> list[Flaw]:
    """6.1, 6.2, 12.4  Everybody lays a token but a bound bearer and the clan at home."""
    if len(top.choices) != s.players:
        return [Flaw(f"{s.players} seats lay tokens", "6.1")]
    bound = s.bound_side() != NOBODY
    if bound != bool(s.sided) or (s.open_sides | s.sided) != s.open_sides:
        return [Flaw("of the tokens only that of a bound bearer lies open", "6.2")]
    for seat, choice in enumerate(top.choices):
        away = seat == s.home or (bound and seat == s.badge)
        if away != (choice == ABSENT):
            return [Flaw(f"{seat} {'lays no' if away else 'lays a'} token", "6.1")]
        if choice >= 0 and choice not in top.options(s, seat):
            return [Flaw(f"{seat} cannot lay that", "6.1")]
    return []


def false_draws(s: Table) -> list[Flaw]:
    """8.2, 8.4  What is drawn is there; whoever chooses has a choice."""
    top = s.top
    if isinstance(top, DrawBagpipe) and (not s.cards[DECK] or top.left < 1):
        return [Flaw("no Bagpipe card is to be drawn", "8.2")]
    if isinstance(top, DrawDagger) and (not s.daggers[STACK] or s.players == 2):
        return [Flaw("there is no Dagger stack to draw from", "8.4")]
    if isinstance(top, Invasion) and s.round < 1:
        return [Flaw("an invasion belongs to a round", "3.3")]
    return [] if s.legal() else [Flaw("there is nothing to choose", top.rule)]


def false_rest(s: Table) -> list[Flaw]:
    """9.6  The rest of a card follows a step that asks something, and has the target that it needs."""
    around, card, *more = s.stack()[1:]
    assert isinstance(card, Continue)
    deck, asked = s.deck, more[-1]
    effect = deck.bagpipes[card.kind].effect
    if len(more) > 1 or not 0 < card.at < len(effect) or deck.window[card.kind] != _window(around):
        return [Flaw(f"{deck.bagpipes[card.kind].id} has no such step to go on with now", "9.6")]
    if not isinstance(asked, _ASKED.get(effect[card.at - 1].code, ())):
        return [Flaw("the step before asks something else", "9.6")]
    wanted = deck.target[card.kind] != NO_TARGET
    if wanted != (card.target != NOBODY) or (wanted and card.target in (card.me, s.home)):
        return [Flaw(f"{deck.bagpipes[card.kind].id} has no such target", "9.6")]
    drops = any([step.code == DROP_DAGGER for step in effect[card.at :]])
    if drops and not s.dagger_cards(card.me):
        return [Flaw(f"{card.me} has no Dagger card to discard", "18.10")]
    return []


def _window(around: AnyPhase) -> i64:
    """9.3  Tell which cards are played during a phase."""
    if isinstance(around, NextPlayer):
        return around.window
    return ACTIONS if isinstance(around, Turn) else NOBODY


def set_up_only(s: Table) -> list[Flaw]:
    """List why a position can be played on from but not arise: no game comes to it."""
    found: list[Flaw] = []
    turned = count(s.arms_seen)
    before = isinstance(s.top, Invasion)
    if s.returns is None and turned != s.round - (1 if before else 0):
        found.append(Flaw(f"{turned} Arms cards were turned up by round {s.round}", "3.3"))
    if s.arms != NOBODY and not s.arms_seen & BIT[s.arms]:
        found.append(Flaw("the Arms card that lies there was not turned up", "3.3"))
    if s.defeats > s.round:
        found.append(Flaw(f"{s.defeats} defeats in {s.round} rounds", "7.4"))
    held = [seat for seat in range(s.players) if s.daggers[HELD + seat]]
    if s.players > 2 and held and s.round < 1:
        found.append(Flaw("somebody has a Dagger card before the first battle", "8.4"))
    return found
