"""The battle beside the map: both fronts with strengths, whose turn it is, reserves, the last dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from saltire.games.hammer.rules.board import War
from saltire.games.hammer.rules.constants import (
    FULL,
    LETTER,
    MORAY,
    PER_SIDE,
)
from saltire.games.hammer.rules.fighting import LETTERS, CombatTurn, rating
from saltire.games.hammer.rules.view import HammerView
from saltire.games.hammer.terminal.panel import wrapped
from saltire.games.hammer.terminal.side_text import INKS, number_in
from saltire.games.hammer.text.log_wording import side_name
from saltire.games.hammer.text.names import area_text, block_text, name_text, short_text
from saltire.i18n.words import Words
from saltire.kernel.bits import BIT, members

_NAME_WIDTH = 15


def battle_lines(
    view: HammerView, world: War, volleys: Sequence[Mapping[str, object]], width: int, words: Words
) -> list[Text]:
    """Draw the battle; attackers last."""
    battle = view.battle
    attacker = int(battle.attacker)
    title = words.say("hammer-battle-in", area=area_text(int(battle.area), words))
    lines = [Text(title, style="bold"), Text(words.say("hammer-round", round=int(battle.round)))]
    for side in (1 - attacker, attacker):
        role = "attacks" if side == attacker else "defends"
        said = words.say(f"hammer-{role}", name=side_name(side, words))
        lines.append(Text(said, style=f"bold {INKS[side]}"))
        lines += _front(view, world, side, width, words)
        waiting = number_in(view, side, int(battle.area)) - len(front(view, side))
        if waiting and battle.front:
            lines.append(Text("   " + words.say("hammer-reserve", n=waiting), style="dim"))
        elif waiting:
            lines.append(Text("   " + words.say("hammer-hidden", n=waiting), style="dim"))
    for volley in volleys[-2:]:
        lines += _dice(volley, width, words)
    return lines


def front(view: HammerView, side: int) -> list[int]:
    """List a side's blocks that fight, in the order of their combat turns."""
    blocks = [b for b in members(view.battle.front) if b // PER_SIDE == side]
    return sorted(blocks, key=lambda b: (letter_of(view, b), b))


def letter_of(view: HammerView, block: int) -> str:
    if block == MORAY and view.options.andrew_de_moray:
        return "A"
    return LETTERS[int(LETTER[block])]


def _front(view: HammerView, world: War, side: int, width: int, words: Words) -> list[Text]:
    phase = view.stack[-1] if view.stack else None
    lines: list[Text] = []
    for block in front(view, side):
        acted = bool(view.battle.acted & BIT[block])
        now = (
            isinstance(phase, CombatTurn)
            and phase.seat == side
            and LETTERS[int(phase.letter)] == letter_of(view, block)
            and not acted
        )
        mark = "▸" if now else "✓" if acted else " "
        strength, full = int(view.strength[block]), int(FULL[block])
        pips = "■" * strength + "□" * (full - strength)
        name = block_text(block, words) if width >= 40 else short_text(block, words)
        rated = f"{letter_of(view, block)}{int(rating(world, block))}"
        line = Text.assemble(
            (f"{mark} ", "bold #f4d63f"),
            (rated, "bold"),
            f" {name:<{_NAME_WIDTH}} ",
            (pips, INKS[side]),
        )
        if acted:
            line.stylize("dim")
        lines.append(line)
    return lines


def _dice(volley: Mapping[str, object], width: int, words: Words) -> list[Text]:
    """Draw the dice of a volley; those that hit are marked."""
    dice, hits = volley["dice"], volley["hit"]
    assert isinstance(dice, list)
    assert isinstance(hits, list)
    name = name_text(str(volley["block"]), words)
    parts = [Text(f"{name if width >= 40 else name.form('short')}{words.colon}")]
    for die, hit in zip(dice, hits):
        parts.append(
            Text(f"[{die}]*" if hit else f"[{die}]", style="bold #f4d63f" if hit else "dim")
        )
    return wrapped(parts, width, 2)
