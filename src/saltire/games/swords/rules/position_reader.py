"""Reads a position that a player wrote down into its JSON values; position_text.py writes it."""

from __future__ import annotations

from typing import Any

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.constants import MOST_SEATS, NOBODY
from saltire.games.swords.rules.daggers import REST, SHUFFLE_NAMES, SHUFFLES, VALUES
from saltire.games.swords.rules.options import Options
from saltire.games.swords.rules.position_json import cards_named
from saltire.games.swords.rules.position_text import (
    BEFORE_ROUNDS,
    DAGGERS,
    FIELDS,
    HIDDEN,
    PHRASES,
    SEAT_NAMES,
    SEATS,
    SwordsKinds,
    index_of,
    side_in,
    turns_left,
    usual_hand,
    usual_hidden,
    usual_stack,
)
from saltire.kernel.bits import BIT
from saltire.kernel.phase import BLANK
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
    data: dict[str, Any] = {
        "round": parts.number("round", 1, 0, options.rounds),
        "defeats": parts.number("defeats", 0, 0, options.last_defeat),
        "home": _seat_in(parts, "home", options),
        "scottish_camp": parts.number("Scottish camp", 0, 0, 999),
        "shield": parts.number("shield", 0, -999, 999),
        "winner": NOBODY,
        "dagger_discards": _daggers_in(parts.get("dagger discards"), "dagger discards"),
    }
    if parts.words("winner"):
        data["winner"] = side_in(parts.get("winner"), "winner")
    _read_arms(data, parts, options)
    for name in ("badge", "token"):
        default = "0" if name == "badge" else "-"
        seat, _, source = (parts.get(name) or default).partition(" from ")
        data[name] = _one_seat(seat, name, options)
        data[f"{name}_from"] = _one_seat(source or "-", name, options)
    _read_seats(data, parts, options)
    data["discards"] = [_bagpipe(word, "discards", options) for word in parts.words("discards")]
    data["stack"], data["returns"] = _now_in(parts, data, options)
    return data


def _read_arms(data: dict[str, Any], parts: Parts, options: Options) -> None:
    ids = [card.id for card in options.cards.arms]
    said = parts.get("arms") or ids[0]
    data["arms"] = NOBODY if said == "-" else index_of(said, ids, "arms")
    seen = {index_of(word, ids, "arms seen") for word in parts.words("arms seen")}
    if not parts.has("arms seen") and data["arms"] != NOBODY:
        seen = {data["arms"]}
    data["arms_seen"] = sum([int(BIT[i]) for i in sorted(seen)])


def _seat_in(parts: Parts, name: str, options: Options) -> int:
    return _one_seat(parts.get(name) or "-", name, options)


def _one_seat(text: str, place: str, options: Options) -> int:
    if text.strip() == "-":
        return NOBODY
    return seat_in(text.strip(), SEAT_NAMES[: options.players], place)


def _bagpipe(word: str, place: str, options: Options) -> str:
    if word not in [card.id for card in options.cards.bagpipes]:
        raise BadPosition(f"{quoted(word)} is no Bagpipe card", place)
    return word


def _read_seats(data: dict[str, Any], parts: Parts, options: Options) -> None:
    seats = range(options.players)
    for seat in range(options.players, MOST_SEATS):
        if parts.has(SEATS[seat]):
            raise BadPosition(
                f"{options.players} play: there is no seat {seat} (rule 2.4)", SEATS[seat]
            )
    fields = [_fields_in(parts.get(SEATS[seat]), SEATS[seat]) for seat in seats]
    for name, usual in (("castle", "3"), ("camp", "0"), ("gold", "3"), ("virtual", "0")):
        data[name] = [whole_in(fields[i].get(name, usual), SEATS[i], 0, 99) for i in seats]
    data["hands"] = [_cards_in(fields[i].get("hand", ""), SEATS[i], options) for i in seats]
    data["new"] = [_cards_in(fields[i].get("new", ""), SEATS[i], options) for i in seats]
    opened = [words_in(fields[i].get("open", "")) for i in seats]
    data["open"] = [[_bagpipe(w.rstrip("*"), SEATS[i], options) for w in opened[i]] for i in seats]
    data["resting"] = [[word[:-1] for word in row if word.endswith("*")] for row in opened]
    usual_daggers = usual_hand(options)
    data["daggers"] = [
        _daggers_in(fields[i]["daggers"], SEATS[i]) if "daggers" in fields[i]
        else [list(row) for row in usual_daggers]
        for i in seats
    ]  # fmt: skip
    for name in ("taken", "lost"):
        data[name] = [_daggers_in(fields[i].get(name, ""), SEATS[i]) for i in (0, 1)]
    data["laid"] = [_laid_in(fields[i].get("laid", ""), SEATS[i]) for i in (0, 1)]
    for name in ("passed", "spoken"):
        data[name] = sum([int(BIT[i]) for i in seats if name in fields[i]])
    _read_talk(data, fields, options)


def _fields_in(text: str, place: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for piece in text.split(","):
        said = piece.strip()
        if not said:
            continue
        name = next((n for n in FIELDS if said == n or said.startswith(n + " ")), "")
        if not name:
            raise BadPosition(f"{quoted(said)} begins with none of: {', '.join(FIELDS)}", place)
        if name in found:
            raise BadPosition(f"{name} stands there twice", place)
        found[name] = said[len(name) :].strip()
    return found


def _cards_in(text: str, place: str, options: Options) -> list[str]:
    found: list[str] = []
    for word in words_in(text):
        hidden = HIDDEN.fullmatch(word)
        found += ["?"] * int(hidden[1] or 1) if hidden else [_bagpipe(word, place, options)]
    return found


def _laid_in(text: str, place: str) -> int:
    """11.5  The value of the Dagger card that lies face down; -1 for a hidden one."""
    if text == "?":
        return -1
    return whole_in(text, place, 1, 3) if text else 0


def _daggers_in(text: str, place: str) -> list[list[int]]:
    """Read Dagger cards into rows; hidden ones are counted in a fourth number."""
    rows = [[0, 0, 0] for _ in range(SHUFFLES)]
    for word in words_in(text):
        match = DAGGERS.fullmatch(word)
        if match is None:
            raise BadPosition(f"{quoted(word)} is no Dagger card like 2, 5x1 or 3/first", place)
        row = rows[SHUFFLE_NAMES.index((match[3] or "").lower())]
        if match[2] == "?" and len(row) == VALUES:
            row.append(0)
        at = "123?".index(match[2])
        row[at] += int(match[1] or 1)
        if row[at] > 31:
            raise BadPosition("there are fewer Dagger cards (rule 1)", place)
    return rows


def _read_talk(data: dict[str, Any], fields: list[dict[str, str]], options: Options) -> None:
    data.update(dict.fromkeys(("sided", "english", "open_sides", "peeked", "said"), 0))
    data["known_sides"] = 0
    for seat, told in enumerate(fields):
        place, bit = SEATS[seat], int(BIT[seat])
        words = told.get("side", "").split()
        if "side" in told:
            side, shown = (words or [""])[0], words[1:]
            if shown not in ([], ["open"]):
                raise BadPosition("a side is Scotland or England, and perhaps open", place)
            data["sided"] |= bit
            data["known_sides"] |= 0 if side == "?" else bit
            data["english"] |= bit if side != "?" and side_in(side, place) else 0
            data["open_sides"] |= bit if shown else 0
        for word in words_in(told.get("looked at", "")):
            owner = seat_in(word, SEAT_NAMES[: options.players], place)
            data["peeked"] |= int(BIT[6 * seat + owner])
        said = told.get("said", "")
        if said:
            dagger = said.partition("dagger ")[2]
            claim = whole_in(dagger, place, 1, 3) + 2 if dagger else side_in(said, place) + 1
            data["said"] |= claim * int(BIT[3 * seat])


def _now_in(
    parts: Parts, data: dict[str, Any], options: Options
) -> tuple[list[object], list[float] | None]:
    badge = max(data["badge"], 0)
    said = parts.get("now") or f"{badge} acts"
    shares = shares_in(said, options.players, "now")
    if shares is not None:
        return [], shares
    kinds = SwordsKinds(options)
    stack: list[object] = []
    for piece in said.split(">"):
        row = PHRASES.read(piece, kinds, "now")
        if str(row[0]).endswith(" in order"):
            row = [str(row[0]).partition(" ")[0], *row[1:], 1]
        name, _, more = str(row[0]).partition(", ")
        if name in ("Acts", "Replenished"):
            left = row[2] if more else turns_left(options.players, badge, int(str(row[1])))
            row = ["Turn", row[1], left, int(name == "Replenished")]
        stack.append(row)
    first = stack[0] if isinstance(stack[0], list) else [""]
    return stack if first[0] in BEFORE_ROUNDS else [["NextRound"], *stack], None


def whole_facts(parts: Parts, options: Options, viewer: int | None) -> dict[str, Any]:
    """2.1, 2.2  Read a whole position: what is not named lies in its stack.

    With a viewer, unseen cards take the place of each `?`; which ones its view does not tell.
    """
    data = facts_in(parts, options)
    if viewer is None:
        _demand_open(data, parts)
    _deal_bagpipes(data, options)
    stack = _daggers_in(parts.get("dagger stack"), "dagger stack")
    if viewer is not None:
        _deal_daggers(data, parts, options, viewer)
        _seal_choices(data, options)
    elif parts.has("dagger stack"):
        data["stack_of_daggers"] = stack
    else:
        usual = usual_stack(data, options)
        if usual is None:
            raise BadPosition(
                "is to be written: these Dagger cards were shuffled anew (rule 17.2)",
                "dagger stack",
            )
        data["stack_of_daggers"] = usual
    del data["known_sides"]
    return data


def _demand_open(data: dict[str, Any], parts: Parts) -> None:
    """Demand that nothing is hidden where nobody's view is meant."""
    hidden = [card for row in [*data["hands"], *data["new"]] for card in row if card == "?"]
    rows = [row for held in data["daggers"] for row in held]
    if hidden or -1 in data["laid"] or data["known_sides"] != data["sided"]:
        raise BadPosition(f"something is hidden (?), so say {SEEN_BY} whom")
    if any([len(row) > VALUES for row in rows]) or "?" in parts.get("now") + parts.get(
        "dagger stack"
    ):
        raise BadPosition(f"something is hidden (?), so say {SEEN_BY} whom")
    if parts.has("hidden daggers"):
        raise BadPosition(f"belongs to a view: say {SEEN_BY} whom", "hidden daggers")


def _deal_bagpipes(data: dict[str, Any], options: Options) -> None:
    rest = cards_named(options.cards, options.cards.bagpipe_cards(options.players))
    rows: list[list[str]] = [*data["hands"], *data["new"], *data["open"], data["discards"]]
    for row in rows:
        for card in row:
            if card != "?" and card not in rest:
                raise BadPosition(f"{card} stands there more often than there are (rule 1)")
            if card != "?":
                rest.remove(card)
    for row in rows:
        for i, card in enumerate(row):
            if card == "?" and not rest:
                raise BadPosition("there are more hidden cards than unseen ones (rule 1)")
            if card == "?":
                row[i] = rest.pop(0)
    data["deck"] = rest


def _deal_daggers(data: dict[str, Any], parts: Parts, options: Options, viewer: int) -> None:
    """9.7, 11.8  Give hidden Dagger cards values that the viewer has not seen."""
    empty = [[0] * VALUES for _ in range(SHUFFLES)]
    if options.players == 2:
        for seat in (0, 1):
            if data["laid"][seat] == -1:
                row = data["daggers"][seat][REST]
                value = next((i + 1 for i in range(VALUES) if row[i] > 0), 1)
                row[value - 1] -= 1
                data["laid"][seat] = value
        data["stack_of_daggers"] = empty
        return
    own = data["daggers"][viewer] if viewer >= 0 else empty
    if any([len(row) > VALUES for row in own]):
        raise BadPosition("whoever looks sees its own Dagger cards (rule 9.7)", SEATS[viewer])
    unseen = _daggers_in(parts.get("hidden daggers"), "hidden daggers")
    if not parts.has("hidden daggers"):
        unseen = usual_hidden({**data, "own_daggers": own}, options)
    for seat, held in enumerate(data["daggers"]):
        for shuffle, row in enumerate(held):
            _take_hidden(row, unseen[shuffle], seat == viewer)
    wanted = _daggers_in(parts.get("dagger stack"), "dagger stack")
    for shuffle, row in enumerate(wanted):
        if parts.has("dagger stack") and sum(row) != sum(unseen[shuffle]):
            raise BadPosition(
                f"{sum(unseen[shuffle])} Dagger cards are left for it", "dagger stack"
            )
    data["stack_of_daggers"] = unseen


def _take_hidden(row: list[int], unseen: list[int], own: bool) -> None:
    """Turn the hidden cards of a row into the lowest unseen ones; named ones of others are unseen too."""
    hidden = row.pop() if len(row) > VALUES else 0
    for i in range(VALUES):
        taken = 0 if own else row[i]
        more = min(hidden, unseen[i] - taken)
        if more < 0:
            raise BadPosition("there are fewer Dagger cards of a value (rule 1)", "hidden daggers")
        row[i] += more
        hidden -= more
        unseen[i] -= taken + more
    if hidden:
        raise BadPosition(
            "there are more hidden Dagger cards than unseen ones (rule 1)", "hidden daggers"
        )


def _seal_choices(data: dict[str, Any], options: Options) -> None:
    """6.1  Let those whose sealed choice is hidden stand with Scotland."""
    for row in data["stack"]:
        if row[0] != "LayTokens":
            continue
        for seat, choice in enumerate(row[1][: options.players]):
            if choice == BLANK:
                held = data["daggers"][seat][REST]
                value = next((i + 1 for i in range(VALUES) if held[i]), 0)
                row[1][seat] = int(actions.lay(0, value if options.players == 2 else 0))
