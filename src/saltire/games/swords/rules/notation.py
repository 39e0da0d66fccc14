"""`play cattle_raid on 2` <-> int: what players write for what the rules count.

Cards are named by the ids of the card set, seats by their numbers; any letter case will do.
"""

from __future__ import annotations

from typing import Final

from saltire.games.swords.rules import actions
from saltire.games.swords.rules.cards import CardSet
from saltire.games.swords.rules.constants import MOST_KINDS, NOBODY, REPLENISHMENTS, SIDES
from saltire.games.swords.rules.daggers import REST, SHUFFLE_NAMES
from saltire.games.swords.rules.draws import COPIES
from saltire.kernel.errors import BadNotation

_WORDS: Final = {
    "done": actions.DONE,
    "pass": actions.PASS,
    "keep": actions.KEEP,
    "drop virtual": actions.DROP_VIRTUAL,
}
_SAID: Final = {action: word for word, action in _WORDS.items()}
_SIDE: Final = {side.lower(): i for i, side in enumerate(SIDES)}


def say(deck: CardSet, action: int) -> str:
    """Write an action."""
    what, one, two = actions.read(action)
    if what == actions.REPLENISH:
        return REPLENISHMENTS[one]
    if what == actions.RELOCATE:
        return f"move {one}"
    if what == actions.SAID_SIDE:
        return f"say {SIDES[one]}"
    if what == actions.SAID_DAGGER:
        return f"say dagger {one}"
    if what == actions.LAID:
        return f"lay {SIDES[one]}" + (f" with {two}" if two else "")
    if what == actions.UNITS:
        return f"units {one}"
    if what == actions.BADGE:
        return f"badge to {one}"
    if what == actions.HOME:
        return f"home to {one}"
    if what == actions.DROP:
        return f"drop {two} {SHUFFLE_NAMES[one]}".strip()
    if what in (actions.PLAY, actions.AGAIN) and one < deck.kinds:
        verb = "play" if what == actions.PLAY else "again"
        return f"{verb} {deck.bagpipes[one].id}" + ("" if two == NOBODY else f" on {two}")
    return _SAID.get(action, f"action {action}")


def parse(deck: CardSet, text: str) -> int:
    """Read an action; BadNotation says where it stops making sense."""
    whole = " ".join(text.split()).lower()
    words = whole.split(" ")
    verb = words[0]
    if whole in _WORDS:
        return _WORDS[whole]
    if whole in REPLENISHMENTS:
        return int(actions.replenish(REPLENISHMENTS.index(whole)))
    if verb == "move":
        return int(actions.relocate(_number(words, 1, 1, actions.MOST_MOVED, text)))
    if verb == "units":
        return int(actions.units(_number(words, 1, 0, actions.MOST_UNITS, text)))
    if verb == "say":
        return _parse_claim(words, text)
    if verb == "lay":
        return _parse_lay(words, text)
    if verb == "drop":
        return _parse_drop(words, text)
    if verb in ("badge", "home"):
        _word(words, 1, "to", text)
        seat = _number(words, 2, 0, 5, text)
        return int(actions.badge(seat) if verb == "badge" else actions.home(seat))
    if verb in ("play", "again"):
        return _parse_play(deck, words, text)
    raise BadNotation(text, 0, "an action like taxes, move 2, play a card or pass")


def _at(words: list[str], place: int) -> int:
    return len(" ".join(words[:place])) + 1


def _number(words: list[str], place: int, least: int, most: int, text: str) -> int:
    """Read the whole number that ends a text."""
    found = words[place] if len(words) > place else ""
    if not (found.isascii() and found.isdigit()) or not least <= int(found) <= most:
        raise BadNotation(text, _at(words, place), f"a number from {least} to {most}")
    _end(words, place + 1, text)
    return int(found)


def _end(words: list[str], place: int, text: str) -> None:
    if len(words) > place:
        raise BadNotation(text, _at(words, place), "nothing more")


def _word(words: list[str], place: int, wanted: str, text: str) -> None:
    if len(words) <= place or words[place] != wanted:
        raise BadNotation(text, _at(words, place), wanted)


def _side(words: list[str], text: str) -> int:
    if len(words) < 2 or words[1] not in _SIDE:
        raise BadNotation(text, _at(words, 1), "Scotland or England")
    return _SIDE[words[1]]


def _parse_claim(words: list[str], text: str) -> int:
    if len(words) > 1 and words[1] == "dagger":
        return int(actions.say_dagger(_number(words, 2, 1, 3, text)))
    side = _side(words, text)
    _end(words, 2, text)
    return int(actions.say_side(side))


def _parse_lay(words: list[str], text: str) -> int:
    side = _side(words, text)
    if len(words) == 2:
        return int(actions.lay(side, 0))
    _word(words, 2, "with", text)
    return int(actions.lay(side, _number(words, 3, 1, 3, text)))


def _parse_drop(words: list[str], text: str) -> int:
    value = _number(words[:2], 1, 1, 3, text)
    if len(words) == 2:
        return int(actions.drop(REST, value))
    if words[2] not in SHUFFLE_NAMES:
        raise BadNotation(text, _at(words, 2), "first, second or again")
    _end(words, 3, text)
    return int(actions.drop(SHUFFLE_NAMES.index(words[2]), value))


def _parse_play(deck: CardSet, words: list[str], text: str) -> int:
    kind = _kind(deck, words[1] if len(words) > 1 else "", _at(words, 1), text)
    seat = NOBODY
    if len(words) > 2:
        _word(words, 2, "on", text)
        seat = _number(words, 3, 0, 5, text)
    return int(actions.play(kind, seat) if words[0] == "play" else actions.again(kind, seat))


def _kind(deck: CardSet, id: str, at: int, text: str) -> int:
    for kind in range(min(deck.kinds, MOST_KINDS)):
        if deck.bagpipes[kind].id == id:
            return kind
    raise BadNotation(text, at, "a Bagpipe card")


# Chance: the card that comes. Equal cards are told apart by which of them it is: forced_march/2.


def say_bagpipe(deck: CardSet, card: int) -> str:
    kind = deck.kind[card]
    return _numbered(deck.bagpipes[kind].id, card - deck.start[kind])


def parse_bagpipe(deck: CardSet, text: str) -> int:
    id, copy = _unnumbered(text)
    kind = _kind(deck, id, 0, text)
    if copy >= deck.bagpipes[kind].copies:
        raise BadNotation(text, len(id) + 1, f"a number from 1 to {deck.bagpipes[kind].copies}")
    return int(deck.start[kind] + copy)


def say_dagger(outcome: int) -> str:
    return _numbered(f"dagger {outcome // COPIES + 1}", outcome % COPIES)


def parse_dagger(text: str) -> int:
    card, copy = _unnumbered(text)
    if card not in ("dagger 1", "dagger 2", "dagger 3"):
        raise BadNotation(text, 0, "dagger 1, dagger 2 or dagger 3")
    return COPIES * (int(card[-1]) - 1) + copy


def parse_arms(deck: CardSet, text: str) -> int:
    for i, card in enumerate(deck.arms):
        if card.id == text.strip().lower():
            return i
    raise BadNotation(text, 0, "an Arms card")


def _numbered(name: str, copy: int) -> str:
    return name if copy == 0 else f"{name}/{copy + 1}"


def _unnumbered(text: str) -> tuple[str, int]:
    name, slash, copy = text.strip().lower().partition("/")
    if slash and not (copy.isascii() and copy.isdigit() and 1 <= int(copy) <= COPIES):
        raise BadNotation(text, len(name) + 1, "a number")
    return name, int(copy) - 1 if slash else 0
