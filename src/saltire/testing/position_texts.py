"""Checks positions as text: what is written reads back; a spoilt text is refused in a line, or plays on."""

from __future__ import annotations

from typing import Final

from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.position_text import BadPosition
from saltire.kernel.types import RULES, SPECTATOR

STEPS_PLAYED: Final = 60
"""How far a spoilt text that is still a position is played on."""
_SCRAPS: Final = (*"0123456789;:|*!?/=-# ", "R7", "Joker", "now:", "9999999", "\n", "é", "\0")


def check_text(game: Game, state: Position) -> None:
    """Demand that a position, and what each seat sees of it, reads back from its text."""
    text = str(state)
    back = game.position(text)
    assert back == state, f"the text reads back as another position:\n{text}\n{back}"
    assert str(back) == text, f"the text is not canonical:\n{text}\n{back}"
    for seat in (*range(len(game.seats)), SPECTATOR):
        view = state.view(seat)
        seen = str(view)
        again = game.view(seen)
        assert again == view, f"the view reads back as another one:\n{seen}\n{again}"


def spoilt(text: str, lots: Lots) -> str:
    """Change a text in a few random places."""
    for _ in range(1 + lots.below(3)):
        at = lots.below(len(text) + 1)
        kind = lots.below(4)
        if kind == 0:
            text = text[:at] + text[at + 1 + lots.below(4) :]
        elif kind == 1:
            text = text[:at] + _SCRAPS[lots.below(len(_SCRAPS))] + text[at:]
        elif kind == 2:
            text = _with_words_swapped(text, lots)
        else:
            lines = text.splitlines() or [""]
            lines.insert(lots.below(len(lines)), lines.pop(lots.below(len(lines))))
            text = "\n".join(lines[: len(lines) - lots.below(2)])
    return text


def _with_words_swapped(text: str, lots: Lots) -> str:
    words = text.split(" ")
    one, other = lots.below(len(words)), lots.below(len(words))
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


def check_spoilt(game: Game, text: str, lots: Lots) -> bool:
    """Read a spoilt text: it is refused in one line, or it is a position that plays on. Tell which."""
    refusal = ""
    try:
        state = game.position(text)
    except BadPosition as refused:
        refusal = str(refused)
    if refusal:
        assert "\n" not in refusal, f"a refusal of several lines: {refusal}"
        return False
    assert game.position(str(state)) == state, f"what was accepted does not read back:\n{text}"
    for seat in (*range(len(game.seats)), SPECTATOR):
        state.view(seat).to_json()
    for _ in range(STEPS_PLAYED):
        if state.actor() == RULES:
            break
        seat = state.waiting_for()[0]
        legal = state.legal(seat)
        assert legal, f"a dead end after:\n{text}"
        state.apply(legal[lots.below(len(legal))], seat)
    return True
