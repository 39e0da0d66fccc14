"""The prompt of each phase, with the choices if they are few."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rich.text import Text

from saltire.games.hammer.rules import actions
from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.builds import EnglishBuilds, ScottishBuilds, points
from saltire.games.hammer.rules.cards import PlayCards
from saltire.games.hammer.rules.constants import AREAS, CARD_NAMES, ENGLISH
from saltire.games.hammer.rules.disbanding import ChooseDisbanding, edwards_camp, wintering
from saltire.games.hammer.rules.events import EventMenu
from saltire.games.hammer.rules.fighting import CombatTurn
from saltire.games.hammer.rules.forces import MainForce, group_of, groups, origin_of
from saltire.games.hammer.rules.notation import say
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.terminal.side_text import hand_of, with_strength
from saltire.games.hammer.text.log_wording import card_text, side_name
from saltire.games.hammer.text.names import area_text, block_text
from saltire.i18n.words import Words
from saltire.kernel.phase import AnyPhase
from saltire.terminal.board import Choice

_ROOM = 150
"""Longer lists of choices are left to `moves`."""
_FACTS = ("block", "area", "at", "origin", "victims", "left", "steps", "source", "target", "letter",
          "leader", "muster")  # fmt: skip


def question_for(view: HammerView, world: War, words: Words) -> str:
    """Give the prompt of the current phase, with the choices or how to list them."""
    asked = asked_for(view, world, words)
    listed = "  ".join(choices_of(view, world, words))
    if len(listed) > _ROOM:
        return f"{asked} {words.say('hammer-choices', n=len(view.legal))}"
    return f"{asked}  {listed}"


def asked_for(view: HammerView, world: War, words: Words) -> str:
    """Give the prompt of the current phase without the choices."""
    phase = view.stack[-1]
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(phase).__name__).lower()
    own = {fact: getattr(phase, fact, None) for fact in _FACTS}
    facts = {
        fact: _fact_value(fact, value, words)
        for fact, value in own.items()
        if isinstance(value, int)
    }
    facts["points"] = int(view.turn.points)
    facts["name"] = side_name(int(view.seat), words)
    facts["example"] = example_for(view, words)
    facts["first"] = 1 if getattr(phase, "steps", 0) == 0 else 0
    card = int(view.turn.card(view.seat))
    facts["card"] = card_text(CARD_NAMES[card], words) if card >= 0 else ""
    if view.legal == (actions.END,):
        name = "only-end"
    return " ".join([words.say(f"hammer-ask-{name}", **facts), *_notes(world, phase, words)])


def _notes(world: War, phase: AnyPhase, words: Words) -> list[str]:
    """Say what an event does; in winter where too many blocks stand; in battle that several may leave."""
    seat = phase.seat
    if isinstance(phase, EventMenu):
        card = CARD_NAMES[int(world.turn.card(seat))].lower().replace(" ", "-")
        return [words.say("hammer-event-does", card=card)]
    if isinstance(phase, CombatTurn):
        return [words.say("hammer-leave-note")] if actions.LEAVE in world.legal(seat) else []
    if isinstance(phase, ChooseDisbanding):
        camp = edwards_camp(world) if seat == ENGLISH else -1
        over = [
            area_text(area, words)
            for area in range(AREAS)
            if area != camp and wintering(world, seat, area) > world.blocks.castle_limit(seat, area)
        ]
        return [words.say("hammer-over-limit", areas=over)] if over else []
    if isinstance(phase, (ScottishBuilds, EnglishBuilds)):
        left = [int(points(world, seat, phase.spent, area)) for area in range(AREAS)]
        named = [f"{area_text(area, words)} {n}" for area, n in enumerate(left) if n > 0]
        return [words.say("hammer-points-in", areas=named)]
    return []


def _fact_value(name: str, fact: int, words: Words) -> object:
    """Replace a number of a phase by what it stands for."""
    if name == "letter":
        return "ABC"[fact]
    if name in ("left", "steps"):
        return int(fact)
    if name == "block":
        return block_text(fact, words) if fact >= 0 else ""
    return area_text(fact, words) if 0 <= fact < AREAS else ""


def choice_list(
    view: HammerView, world: War, words: Words, sentences: Mapping[int, str]
) -> list[Choice]:
    """List what can be chosen: cards by name, blocks with strength and area, the rest in words."""
    phase = view.stack[-1]
    if isinstance(phase, PlayCards):
        held = dict.fromkeys(hand_of(view, int(view.seat)))
        return [Choice(card_text(name, words).lower(), Text("")) for name in held]
    if isinstance(phase, MainForce):
        names = force_names(world, phase, words)
        return [Choice(str(n), Text(name)) for n, name in enumerate(names, 1)]
    families = {actions.read(action)[0] for action in view.legal}
    several = len(families & {*actions.BLOCK_FAMILIES, *actions.AREA_FAMILIES}) > 1
    listed = []
    for n, action in enumerate(view.legal, 1):
        family, index = actions.read(action)
        said = sentences.get(action) if several else None
        if said is None and family == actions.MOVE and 0 <= view.place[index] < AREAS:
            name = with_strength(view, index, words, True)
            said = f"{name} ({area_text(view.place[index], words)})"
        listed.append(Choice(str(n), Text(said or label(view, action, words))))
    return listed


def choices_of(view: HammerView, world: War, words: Words) -> list[str]:
    """List the legal actions with the numbers that choose them; cards are chosen by name."""
    phase = view.stack[-1]
    if isinstance(phase, PlayCards):
        held = dict.fromkeys(hand_of(view, int(view.seat)))
        return [" · ".join(card_text(name, words) for name in held)]
    if isinstance(phase, MainForce):
        return [f"{n}:{name}" for n, name in enumerate(force_names(world, phase, words), 1)]
    return [f"{n}:{label(view, action, words)}" for n, action in enumerate(view.legal, 1)]


def label(view: HammerView, action: int, words: Words) -> str:
    """Write an action, without its verb where all have the same."""
    family, index = actions.read(action)
    families = {actions.read(other)[0] for other in view.legal}
    if len(families & {*actions.BLOCK_FAMILIES, *actions.AREA_FAMILIES}) > 1:
        return say(action)
    if family in actions.BLOCK_FAMILIES:
        return block_text(index, words)
    if family in actions.AREA_FAMILIES:
        return area_text(index, words)
    return spoken(say(action), words)


def spoken(word: str, words: Words) -> str:
    """Give the word of an action in the reader's language; notation of several words stays."""
    key = f"typed-{word}"
    return words.say(key).split()[0] if words.knows(key) else word


def example_for(view: HammerView, words: Words) -> str:
    """Give an action that is easily typed, in small letters."""
    for action in view.legal:
        family, index = actions.read(action)
        if family in actions.BLOCK_FAMILIES:
            return block_text(index, words).lower()
        if family in actions.AREA_FAMILIES:
            return area_text(index, words).lower()
    return say(view.legal[0]) if view.legal else ""


def force_names(world: War, phase: MainForce, words: Words) -> list[str]:
    """Name the groups that may be the main force: where each came from, and who is in it."""
    area, side = phase.area, phase.seat
    names: list[str] = []
    for main in groups(world, side, area):
        same = [
            block_text(b, words)
            for b in world.blocks.listed(side, area)
            if world.turn.entry[b]
            and group_of(world, area, world.turn.entry[b]) == group_of(world, area, main)
        ]
        names.append(f"{area_text(origin_of(main), words)} ({', '.join(same)})")
    return names
