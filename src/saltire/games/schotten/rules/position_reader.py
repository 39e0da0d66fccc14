"""Reads a position that a player wrote down into its JSON values; position_text.py writes it."""

from __future__ import annotations

from typing import Any

from saltire.games.schotten.rules.constants import CLAN, NAMES, SHIELD, TACTICS
from saltire.games.schotten.rules.notation import card_name
from saltire.games.schotten.rules.options import Options
from saltire.games.schotten.rules.position_text import (
    ALL_CARDS,
    HIDDEN,
    PHRASES,
    RUSES,
    SEATS,
    STONES,
    THEN,
    SchottenKinds,
    card_in,
    name_of,
    then_after,
    usual_then,
    with_joker,
)
from saltire.kernel.bits import BIT, members
from saltire.kernel.position_text import (
    SEEN_BY,
    BadPosition,
    Parts,
    quoted,
    seat_in,
    shares_in,
    whole_in,
    words_in,
)


def facts_in(parts: Parts, options: Options) -> dict[str, Any]:
    """Read a text as the JSON values of a position; BadPosition names what is wrong with it."""
    faces, shields = [0, 0], [0]
    sides = [_side_in(parts, side, faces, shields) for side in range(18)]
    hands, known = _hands_in(parts)
    data: dict[str, Any] = {
        "round": parts.number("round", 1, 1, options.rounds),
        "starter": seat_in(parts.get("starter") or "0", SEATS, "starter"),
        "points": parts.numbers("points", 2, 0, 999),
        "sides": sides,
        "hands": hands,
        "known": known,
        "discards": [card_name(card_in(word, "pile")) for word in parts.words("pile")],
        "aside": _put_back_in(parts, "aside"),
        "owned": _owned_in(parts),
        "bluff": _stones_in(parts, "bluff"),
        "mud": _stones_in(parts, "mud"),
        "joker_faces": faces[0] + 64 * faces[1],
        "shield_declared": shields[0],
        "passes": parts.number("passes", 0, 0, 4),
    }
    played = parts.numbers("played", 2, 0, TACTICS)
    data["played"] = played[0] + 256 * played[1]
    jokered = [seat_in(word, SEATS, "jokered") for word in parts.words("jokered")]
    if not parts.has("jokered"):
        jokered = with_joker(sides)
    data["jokered"] = sum([int(BIT[i]) for i in sorted(set(jokered))])
    under = _put_back_in(parts, "under")
    data["under_clan"] = [entry for entry in under if _is_clan(entry[0])]
    data["under_tactics"] = [entry for entry in under if not _is_clan(entry[0])]
    _mark_complete(data, parts, options)
    data["stack"], data["returns"] = _now_in(parts, options)
    return data


def _is_clan(card: str) -> bool:
    return card not in NAMES and card != "?t"


def _side_in(parts: Parts, side: int, faces: list[int], shields: list[int]) -> list[str]:
    seat, place = side // 9, STONES[side % 9]
    found: list[str] = []
    for word in words_in(parts.halves(place)[seat]):
        name, _, face = word.rstrip("*").partition("=")
        number = card_in(name, place)
        card = card_name(number)
        if number > SHIELD:
            raise BadPosition(f"{card} lies on no side (rule 9.1)", place)
        if face and card == "Joker":
            faces[seat] = card_in(face, place) + 1
            if faces[seat] > CLAN:
                raise BadPosition(f"a Joker cannot stand for {quoted(face)}", place)
        elif face and card == "Shield":
            shields[0] = whole_in(face, place, 1, 3)
        elif face:
            raise BadPosition(f"{card} has no face to name", place)
        found.append(card)
    return found


def _hands_in(parts: Parts) -> tuple[list[list[str]], list[str]]:
    hands: list[list[str]] = []
    known: list[str] = []
    for half in parts.halves("hand"):
        hand: list[str] = []
        for word in words_in(half):
            hidden = HIDDEN.fullmatch(word)
            if hidden is not None:
                hand.extend(["?" + hidden[2].lower()] * int(hidden[1] or 1))
                continue
            card = card_name(card_in(word.rstrip("!"), "hand"))
            hand.append(card)
            if word.endswith("!"):
                known.append(card)
        if len(hand) > CLAN:
            raise BadPosition(f"{len(hand)} cards are too many", "hand")
        hands.append(hand)
    return hands, known


def _put_back_in(parts: Parts, name: str) -> list[list[Any]]:
    found: list[list[Any]] = []
    for word in parts.words(name):
        card, slash, seat = word.partition("/")
        if not slash:
            raise BadPosition(f"{quoted(word)} must say who put it back, as in R4/0", name)
        known = card.lower() if card in ("?", "?t", "?T") else card_name(card_in(card, name))
        found.append([known, seat_in(seat, SEATS, name)])
    return found


def _stones_in(parts: Parts, name: str) -> int:
    return _stones(parts.get(name), name)


def _stones(text: str, name: str) -> int:
    return sum([int(BIT[i]) for i in sorted({whole_in(w, name, 1, 9) - 1 for w in words_in(text)})])


def _owned_in(parts: Parts) -> int:
    first, second = parts.halves("claimed")
    return _stones(first, "claimed") + 512 * _stones(second, "claimed")


def _mark_complete(data: dict[str, Any], parts: Parts, options: Options) -> None:
    """1.4, 4.2, 8.2.2  Work out which sides are complete, and which of two was so first."""
    data["full"] = data["first"] = 0
    for stone in range(9):
        mud = data["mud"] >> stone & 1
        tie_card = options.mud_tie_card if mud else 3
        sizes = [len(data["sides"][9 * i + stone]) for i in (0, 1)]
        able = [i for i in (0, 1) if sizes[i] >= tie_card]
        starred = [i for i, half in enumerate(parts.halves(STONES[stone])) if "*" in half]
        if len(starred) > 1 or [i for i in starred if i not in able]:
            raise BadPosition("a star marks the one side that was complete first", STONES[stone])
        data["full"] += sum([int(BIT[9 * i + stone]) for i in (0, 1) if sizes[i] == 3 + mud])
        if able:
            data["first"] += int(BIT[9 * (starred or able)[0] + stone])


def _now_in(parts: Parts, options: Options) -> tuple[list[object], list[float] | None]:
    said = parts.get("now") or "0 plays"
    shares = shares_in(said, 2, "now")
    if shares is not None:
        return [], shares
    words = said.lower().split()
    if words[-1] == "claims":
        said += " , then " + name_of(THEN, usual_then(options))
    top = PHRASES.read(said.replace(" ,", ","), SchottenKinds(SEATS, False), "now")
    if top[0] not in RUSES:
        return [top], None
    return [["AfterPlay", top[1], then_after(str(top[0]), options)], top], None


def whole_facts(parts: Parts, options: Options, viewer: int | None) -> dict[str, Any]:
    """2.1, 7.1  Read a whole position: what is not named lies in its deck.

    With a viewer, unseen cards take the place of each `?`; which ones its view does not tell.
    """
    data = facts_in(parts, options)
    if viewer is not None:
        _check_viewer(data, viewer)
    rest = list(ALL_CARDS if options.tactics else ALL_CARDS[:CLAN])
    entries: list[list[Any]] = [*data["under_clan"], *data["under_tactics"], *data["aside"]]
    for place, card in _named(data):
        if not card.startswith("?"):
            _take(card, rest, place, options)
        elif viewer is None:
            raise BadPosition(f"{card} is hidden, so say {SEEN_BY} whom", place)
    for hand in data["hands"]:
        hand[:] = [_uncovered(card, rest) for card in hand]
    for entry in entries:
        entry[0] = _uncovered(entry[0], rest)
    if parts.has("decks"):
        left = [card_name(card_in(word, "decks")) for word in parts.words("decks")]
        for card in left:
            _take(card, rest, "decks", options)
        data["aside"] = [*data["aside"], *[[card, 0] for card in rest]]
        rest = left
    data["deck"] = rest
    return data


def _check_viewer(data: dict[str, Any], viewer: int) -> None:
    """1.5  A seat sees its own hand, and of the other only what it knows of it."""
    for seat, hand in enumerate(data["hands"]):
        hidden = [card for card in hand if card.startswith("?")]
        if seat == viewer and hidden:
            raise BadPosition(f"{viewer} sees its own cards (rule 1.5)", "hand")
        if viewer < 0 and len(hidden) < len(hand):
            raise BadPosition("a spectator sees no hand (rule 1.5)", "hand")
    data["known"] = [
        card for card in data["hands"][1 - viewer] if not card.startswith("?")
    ] if viewer >= 0 else []  # fmt: skip


def _named(data: dict[str, Any]) -> list[tuple[str, str]]:
    """List all cards that a text names, each with the part that does."""
    found = [(STONES[i % 9], card) for i, side in enumerate(data["sides"]) for card in side]
    found += [("hand", card) for hand in data["hands"] for card in hand]
    found += [("pile", card) for card in data["discards"]]
    for name in ("under_clan", "under_tactics", "aside"):
        found += [(name.partition("_")[0], str(entry[0])) for entry in data[name]]
    found += [("bluff", "Bluff")] * len(members(data["bluff"]))
    return found + [("mud", "Mud")] * len(members(data["mud"]))


def _take(card: str, rest: list[str], place: str, options: Options) -> None:
    if card in rest:
        rest.remove(card)
    elif card not in NAMES:
        raise BadPosition(f"{card} stands there twice (rule 1.1)", place)
    elif options.tactics:
        raise BadPosition(f"{card} stands there more often than there are (rule 1.2)", place)
    else:
        raise BadPosition(f"{card} is a tactics card, and the game has none (rule 7.1)", place)


def _uncovered(card: str, rest: list[str]) -> str:
    """Take the first unseen card with the right back for a hidden one."""
    if not card.startswith("?"):
        return card
    for other in rest:
        if _is_clan(other) == _is_clan(card):
            rest.remove(other)
            return other
    raise BadPosition("there are more hidden cards than unseen ones (rule 1.1)", "hand")
