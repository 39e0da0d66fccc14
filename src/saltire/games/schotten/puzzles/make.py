"""Makes the puzzles of Schotten Totten from self-play, with proofs and a search to the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Final

from saltire.games.registry import load
from saltire.games.schotten.puzzles.endgames import Unsolved, winning_plays
from saltire.games.schotten.rules.board import DECK, HAND, Table
from saltire.games.schotten.rules.claims import provable, reach, reach_with
from saltire.games.schotten.rules.constants import ALL_CLAN, CLAN
from saltire.games.schotten.rules.formation import size, strongest
from saltire.games.schotten.rules.notation import card_name, say
from saltire.games.schotten.rules.proof import completion, names, value_name
from saltire.games.schotten.rules.scoring import round_won
from saltire.games.schotten.rules.turn import Claim, Place
from saltire.kernel.bits import BIT, count, members
from saltire.kernel.lots import Lots
from saltire.kernel.types import CHANCE, RULES
from saltire.puzzles.making import self_play
from saltire.puzzles.puzzle import PuzzleChoice, Sentence
from saltire.puzzles.puzzle_set import Draft

MOST_CHOICES: Final = 6
FEWEST_CHOICES: Final = 3
_LAST_CARDS: Final = 9
"""Endgames with more cards in hand than this are not solved."""


def drafts(kind: str, seed: int) -> Iterator[Draft]:
    """Make puzzles of a kind: at most one of it from a game, as they come up in self-play."""
    game = load("schotten", start_player=0)
    make = MAKERS[kind]
    number = 0
    while True:
        number += 1
        one = 100_000 * seed + 7 * number
        for state in self_play(game, "greedy", one, 0.3, 0.7):
            assert isinstance(state, Table)
            draft = make(state, Random(one))
            if draft is not None:
                yield draft
                break


def _seen(s: Table) -> str:
    return str(s.view(s.actor()))


def _own_complete(s: Table, me: int) -> list[int]:
    return members(s.full_sides(me) & s.unclaimed())


def _said(key: str, **facts: object) -> Sentence:
    return Sentence(f"schotten-puzzle-{key}", facts)


# Which stone?


def make_claim(s: Table, _: Random) -> Draft | None:
    """5.3  Which of these stones can be claimed? One of at least three is proved."""
    if not isinstance(s.top, Claim):
        return None
    me = s.actor()
    stones = _own_complete(s, me)
    proved = members(provable(s, me))
    early = not s.full_sides(1 - me) & BIT[proved[0]]
    if len(stones) < FEWEST_CHOICES or len(proved) != 1 or not early:
        return None
    return Draft(
        "claim", _seen(s), _said("claim"), tuple(PuzzleChoice(f"claim {one + 1}") for one in stones),
        stones.index(proved[0]), 1.0, tuple(_why_claim(s, me, one) for one in stones),
        partial(_guess_stone, s.clone(), me, stones),
    )  # fmt: skip


def _why_claim(s: Table, me: int, stone: int) -> Sentence:
    """Say what decides a stone: the best that may still lie on the other side."""
    mine = s.worth[9 * me + stone]
    theirs = s.worth[9 * (1 - me) + stone]
    facts: dict[str, object] = {"stone": stone + 1, "yours": value_name(mine)}
    if theirs:
        tie = "complete-first" if s.first_to_complete(me, stone) else "complete-later"
        key = "complete-weaker" if theirs > mine else tie if theirs == mine else "won"
        return _said(key, theirs=value_name(theirs), **facts)
    best = reach(s, 1 - me, stone, -1)
    if best < 0:
        return _said("cannot-complete", **facts)
    cards = names(completion(s, 1 - me, stone, s.unseen, best))
    beaten = best > mine or (best == mine and not s.first_to_complete(me, stone))
    return _said("beaten" if beaten else "proved", theirs=value_name(best), cards=cards, **facts)


def _holds(s: Table, me: int, stone: int, looks: int, rng: Random) -> bool:
    """Try some random completions of the other side: does any beat mine?"""
    mine = s.worth[9 * me + stone]
    theirs = s.worth[9 * (1 - me) + stone]
    if theirs:
        return bool(mine > theirs or (mine == theirs and s.first_to_complete(me, stone)))
    return all(one <= mine for one in _sampled(s, 1 - me, stone, looks, rng))


def _sampled(s: Table, seat: int, stone: int, looks: int, rng: Random) -> list[int]:
    shape = s.shapes[9 * seat + stone]
    unseen = members(s.unseen)
    missing = int(s.need(stone) - size(shape))
    if missing > len(unseen):
        return []
    found = []
    for _ in range(looks):
        taken = sum(2**card for card in rng.sample(unseen, missing))
        found.append(int(strongest(shape, s.need(stone), s.terms(stone), taken, -1)))
    return found


def _guess_stone(s: Table, me: int, stones: list[int], looks: int, rng: Random) -> int:
    held = [i for i, stone in enumerate(stones) if _holds(s, me, stone, looks, rng)]
    return rng.choice(held or range(len(stones)))


# What is the most that the other side can become?


def make_reach(s: Table, rng: Random) -> Draft | None:
    """5.4  What is the strongest formation that the other player can still make at a stone?"""
    if not isinstance(s.top, Place):
        return None
    me = s.actor()
    stones = members(s.unclaimed() & s.full_sides(me) & ~s.full_sides(1 - me))
    rng.shuffle(stones)
    for stone in stones:
        best = int(reach(s, 1 - me, stone, -1))
        everything = ALL_CLAN & ~s.cards[9 * (1 - me) + stone]
        naive = int(reach_with(s, 1 - me, stone, everything, -1))
        if best < 0 or naive == best or not s.cards[9 * (1 - me) + stone]:
            continue
        values = _values_near(s, 1 - me, stone, best, naive)
        if len(values) < FEWEST_CHOICES:
            continue
        return _reach_draft(s, me, stone, best, naive, sorted(values))
    return None


def _values_near(s: Table, seat: int, stone: int, best: int, naive: int) -> set[int]:
    """Choose wrong answers: what seen cards would have made, and the best of the next classes."""
    values = {best, naive}
    between = range(naive - 1, best, -1)
    values.update([v for v in between if v // 64 != naive // 64 and v % 64 == naive % 64][:1])
    lower = best
    while len(values) < 4 and lower > 64:
        lower = best - 1 if lower == best else lower - 64
        floor = _best_below(s, seat, stone, lower)
        if floor > 0:
            values.add(floor)
            lower = floor
    return values


def _best_below(s: Table, seat: int, stone: int, limit: int) -> int:
    """Find the best value up to a limit that unseen cards can make: one or two cards are missing."""
    shape = s.shapes[9 * seat + stone]
    unseen = members(s.unseen)
    missing = s.need(stone) - size(shape)
    pairs = [(a,) for a in unseen]
    if missing == 2:
        pairs = [(a, b) for a in unseen for b in unseen if a < b]  # type: ignore[misc]
    best = -1
    for cards in pairs:
        taken = sum(2**card for card in cards)
        worth = int(strongest(shape, s.need(stone), s.terms(stone), taken, -1))
        if best < worth <= limit:
            best = worth
    return best


def _reach_draft(s: Table, me: int, stone: int, best: int, naive: int, values: list[int]) -> Draft:
    cards = names(completion(s, 1 - me, stone, s.unseen, best))
    everything = ALL_CLAN & ~s.cards[9 * (1 - me) + stone]
    lost = [
        card for card in completion(s, 1 - me, stone, everything, naive)
        if not s.unseen & BIT[card]
    ]  # fmt: skip
    where: dict[str, object] = {"stone": stone + 1}
    return Draft(
        "reach", _seen(s), _said("reach", **where),
        tuple(PuzzleChoice(said=_said("value", value=value_name(one))) for one in values),
        values.index(best), 1.0,
        (
            _said("reach-best", value=value_name(best), cards=cards, **where),
            _said("reach-gone", value=value_name(naive), cards=names(lost)),
        ),
        partial(_guess_value, s.clone(), 1 - me, stone, values),
    )  # fmt: skip


def _guess_value(
    s: Table, seat: int, stone: int, values: list[int], looks: int, rng: Random
) -> int:
    best = max(_sampled(s, seat, stone, 4 * looks, rng), default=0)
    return max([i for i, value in enumerate(values) if value <= best], default=0)


# Which card?


def make_card(s: Table, _: Random) -> Draft | None:
    """5.3  Which card, laid at this stone, can be claimed with at once? Just one of the hand."""
    if not isinstance(s.top, Place):
        return None
    me = s.actor()
    hand = members(s.cards[HAND + me])
    for stone in members(s.unclaimed() & ~s.full_sides(me) & ~s.full_sides(1 - me)):
        if size(s.shapes[9 * me + stone]) != 2 or not s.cards[9 * (1 - me) + stone]:
            continue
        after = [_after(s, card, stone) for card in hand]
        proved = [i for i, one in enumerate(after) if provable(one, me) & BIT[stone]]
        if len(proved) == 1 and len(hand) >= 4:
            why = tuple(
                _why_card(one, me, card, stone) for card, one in zip(hand, after, strict=True)
            )
            if "theirs" not in why[proved[0]].facts:
                continue
            return Draft(
                "card", _seen(s), _said("card", stone=stone + 1),
                tuple(PuzzleChoice(f"{card_name(card)}@{stone + 1}") for card in hand),
                proved[0], 1.0, why,
                partial(_guess_after, after, me, stone),
            )  # fmt: skip
    return None


def _why_card(after: Table, me: int, card: int, stone: int) -> Sentence:
    """Say what decides the stone once a card lies there."""
    why = _why_claim(after, me, stone)
    key = why.key.replace("schotten-puzzle-", "schotten-puzzle-card-")
    return Sentence(key, {"card": card_name(card), **why.facts})


def _after(s: Table, card: int, stone: int) -> Table:
    after = s.clone()
    after.leave_hand(s.actor(), card)
    after.lay(s.actor(), card, stone)
    return after


def _guess_after(after: list[Table], me: int, stone: int, looks: int, rng: Random) -> int:
    held = [i for i, one in enumerate(after) if _holds(one, me, stone, looks, rng)]
    return rng.choice(held or range(len(after)))


def make_show(s: Table, _: Random) -> Draft | None:
    """5.4.1, 5.4.2  Which card must be shown, wherever it is laid, so that a complete side is proved?"""
    if not isinstance(s.top, Place):
        return None
    me = s.actor()
    hand = members(s.cards[HAND + me])
    for stone in members(s.unclaimed() & s.full_sides(me) & ~s.full_sides(1 - me)):
        if provable(s, me) & BIT[stone] or len(hand) < 4:
            continue
        places = members(s.open_stones(me))
        if not places:
            continue
        after = [_after(s, card, places[0]) for card in hand]
        proved = [i for i, one in enumerate(after) if provable(one, me) & BIT[stone]]
        if len(proved) != 1:
            continue
        before = int(reach(s, 1 - me, stone, -1))
        then = _why_claim(after[proved[0]], me, stone)
        first = _said(
            "show-before", stone=stone + 1, theirs=value_name(before),
            yours=value_name(s.worth[9 * me + stone]),
            cards=names(completion(s, 1 - me, stone, s.unseen, before)),
        )  # fmt: skip
        return Draft(
            "show", _seen(s), _said("show", stone=stone + 1),
            tuple(PuzzleChoice(said=_said("the-card", card=card_name(card))) for card in hand),
            proved[0], 1.0,
            (first, _said("show-after", card=card_name(hand[proved[0]])), then),
            partial(_guess_after, after, me, stone),
        )  # fmt: skip
    return None


# Which play?


def make_win(s: Table, rng: Random) -> Draft | None:
    """6.1  Which play wins the round this turn?"""
    if not isinstance(s.top, Place):
        return None
    me = s.actor()
    legal = [one for one in s.legal() if one < 9 * CLAN]
    winning = [one for one in legal if _wins_now(s, me, one)]
    if len(winning) != 1 or len(legal) < MOST_CHOICES:
        return None
    plays = _plays_near(legal, winning[0], rng)
    won = _after(s, winning[0] // 9, winning[0] % 9)
    stones = members(provable(won, me))
    why = [_why_claim(won, me, stone) for stone in stones]
    held = [stone + 1 for stone in members(won.stones_of(me) | provable(won, me))]
    return Draft(
        "win", _seen(s), _said("win"), tuple(PuzzleChoice(say(one)) for one in plays),
        plays.index(winning[0]), 1.0,
        (*why, _said("holds", stones=", ".join(map(str, held)))),
        partial(_guess_looking, plays.index(winning[0]), len(plays)),
    )  # fmt: skip


def _wins_now(s: Table, me: int, action: int) -> bool:
    after = _after(s, action // 9, action % 9)
    after.owned |= provable(after, me) * BIT[9 * me]
    return bool(round_won(after, me))


def _plays_near(wrong: list[int], right: int, rng: Random) -> list[int]:
    """Choose wrong answers: first those with the same card or at the same stone."""
    others = [one for one in wrong if one != right]
    rng.shuffle(others)
    others.sort(key=lambda one: one % 9 != right % 9 and one // 9 != right // 9)
    return sorted([right, *others[: MOST_CHOICES - 1]])


def _guess_looking(right: int, number: int, looks: int, rng: Random) -> int:
    seen = rng.sample(range(number), min((looks + 1) // 2, number))
    return right if right in seen else rng.choice([i for i in range(number) if i not in seen])


def make_endgame(s: Table, rng: Random) -> Draft | None:
    """6  With the deck empty both hands are known: which play wins, whatever the other does?"""
    if not isinstance(s.top, Place) or s.cards[DECK]:
        return None
    me = s.actor()
    legal = [one for one in s.legal() if one < 9 * CLAN]
    cards = count(s.cards[HAND]) + count(s.cards[HAND + 1])
    if cards > _LAST_CARDS or len(legal) < 4:
        return None
    try:
        winning = winning_plays(s, legal)
    except Unsolved:
        return None
    losing = [one for one in legal if one not in winning]
    if not winning or len(losing) < 3 or any(_wins_now(s, me, one) for one in legal):
        return None
    right = rng.choice(winning)
    plays = _plays_near(losing, right, rng)
    theirs = names(members(s.cards[HAND + 1 - me]))
    return Draft(
        "endgame", _seen(s), _said("endgame"), tuple(PuzzleChoice(say(one)) for one in plays),
        plays.index(right), 1.0,
        (
            _said("endgame-hand", cards=theirs),
            _said("endgame-wins", plays=len(legal), wins=len(winning)),
        ),
        partial(_guess_playouts, s.clone(), me, plays),
    )  # fmt: skip


def _played(s: Table, action: int) -> Table:
    after = s.clone()
    after.apply(action)
    return after


def _guess_playouts(s: Table, me: int, plays: list[int], looks: int, rng: Random) -> int:
    """Play each choice out at random so many times."""
    lots = Lots(rng.randrange(2**31))
    shares = []
    for action in plays:
        total = 0.0
        for _ in range(looks):
            one = _played(s, action)
            while one.actor() != RULES:
                assert one.actor() != CHANCE
                claims = isinstance(one.top, Claim)
                one.apply(one.legal()[0] if claims else one.sample(lots))
            assert one.returns is not None
            total += one.returns[me]
        shares.append(total)
    best = max(shares)
    return rng.choice([i for i, share in enumerate(shares) if share == best])


MAKERS: Final[dict[str, Callable[[Table, Random], Draft | None]]] = {
    "claim": make_claim, "reach": make_reach, "card": make_card, "show": make_show,
    "win": make_win, "endgame": make_endgame,
}  # fmt: skip
