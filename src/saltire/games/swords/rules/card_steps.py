"""9.6, 19.3  The steps of a card's effect, read from a card file."""

from __future__ import annotations

from saltire.games.swords.rules.card_entries import Card
from saltire.games.swords.rules.card_words import (
    ARMS_NUMBERS,
    ARMS_SWITCHES,
    OPERATIONS,
    TARGETS,
    Verb,
)
from saltire.games.swords.rules.cards import Arms, Bagpipe, Operation
from saltire.games.swords.rules.constants import (
    ABOUT_TARGET,
    CAMP,
    CASTLE,
    DROP_DAGGER,
    HAS_DAGGER,
    NO_TARGET,
    NOT_BEARER,
    OTHER,
    PLACES,
    SCOTTISH_CAMP,
    SUPPLY,
    TAKE_BADGE,
    UNITS,
    WINDOWS,
)


def check_window(card: Card, key: str, what: str, windows: tuple[int, ...], window: int) -> None:
    if window not in windows:
        fitting = " or ".join([WINDOWS[one] for one in windows])
        card.wrong(key, f"{what} fits only cards with phase = {fitting}")


def operation(card: Card, row: object, window: int, target: int) -> list[Operation]:
    """Read one step of an effect."""
    if not isinstance(row, dict) or row.get("op") not in OPERATIONS:
        card.wrong("effect", f"each step of effect needs an op out of: {', '.join(OPERATIONS)}")
        return []
    name = str(row["op"])
    verb = OPERATIONS[name]
    step = Card(card.notes, card.table, row)
    for key in row:
        if key != "op" and key not in verb.keys:
            known = f"; it has: {', '.join(verb.keys)}" if verb.keys else ""
            card.wrong("effect", f"{name} has no {key!r}{known}")
    check_window(card, "effect", name, verb.windows, window)
    if verb.targets and target not in verb.targets:
        fitting = " or ".join([word for word, (code, _) in TARGETS.items() if code in verb.targets])
        card.wrong("effect", f"{name} needs target = {fitting}")
    return [_read_step(card, step, name, verb)]


def _read_step(card: Card, step: Card, name: str, verb: Verb) -> Operation:
    n = _number(card, step, name, "n") if "n" in verb.keys else 1
    made = Operation(verb.code, n)
    if "max" in verb.keys:
        made.most = _number(card, step, name, "max")
    if verb.code == UNITS:
        made.up_to = step.entries.get("up_to", True) is True
        made.source = _place(card, step, name, "frm") if "frm" in verb.keys else SUPPLY
        made.to = _place(card, step, name, "to")
        if made.source == made.to or made.source == SCOTTISH_CAMP:
            card.wrong("effect", f"{name} must lead from own_castle or own_camp to another place")
    if "side" in verb.keys:
        side = step.entries.get("side")
        if side not in ("scotland", "england"):
            card.wrong("effect", f"{name} needs side = scotland or england")
        made.n = 1 if side == "england" else 0
    return made


def _number(card: Card, step: Card, name: str, key: str) -> int:
    found = step.entries.get(key)
    least = -9 if name == "english_troops" else 1
    if type(found) is not int or not least <= found <= 9 or found == 0:
        card.wrong("effect", f"{name} needs {key} = a whole number from {least} to 9")
        return 1
    return found


def _place(card: Card, step: Card, name: str, key: str) -> int:
    found = step.entries.get(key)
    if found not in PLACES[1:]:
        card.wrong("effect", f"{name} needs {key} = {', '.join(PLACES[1:])}")
        return CAMP if key == "to" else CASTLE
    return PLACES.index(str(found))


def check_whole(card: Card, made: Bagpipe) -> None:
    """Check what the parts of one card demand of each other."""
    codes = [step.code for step in made.effect]
    if TAKE_BADGE in codes and not made.needs & NOT_BEARER:
        card.wrong("effect", "take_badge needs the condition you_do_not_bear_badge")
    if TAKE_BADGE in codes and not made.badge:
        card.wrong("effect", "take_badge needs mentions_badge = true")
    if DROP_DAGGER in codes and not made.needs & HAS_DAGGER:
        card.wrong("effect", "discard_own_dagger needs the condition you_have_a_dagger_card")
    if made.needs & ABOUT_TARGET and made.target == NO_TARGET:
        card.wrong("conditions", "a condition about the target needs a target to choose")
    if made.target >= OTHER and not any(
        [verb.targets for verb in OPERATIONS.values() if verb.code in codes]
    ):
        card.wrong("target", "a target is chosen but no step of effect does anything to it")
    if len(made.effect) > 4:
        card.wrong("effect", "an effect has at most 4 steps")


def arms_effect(card: Card, row: object, made: Arms) -> None:
    known = [*ARMS_SWITCHES, *ARMS_NUMBERS]
    if not isinstance(row, dict) or row.get("op") not in known:
        card.wrong("effect", f"each step of effect needs an op out of: {', '.join(known)}")
        return
    name = str(row["op"])
    if name in ARMS_SWITCHES:
        if len(row) > 1:
            card.wrong("effect", f"{name} stands alone")
        made.marks |= ARMS_SWITCHES[name]
        return
    n = row.get("n")
    if type(n) is not int or not 1 <= n <= 9 or len(row) > 2:
        card.wrong("effect", f"{name} needs n = a whole number from 1 to 9, and nothing else")
        n = 1
    if name == "levy":
        made.levy = n
    elif name == "remove_from_scottish_camp":
        made.volley = n
    else:
        made.militia = n
