"""What a study shows of a position: a view, the choices, what happened, what can be worked out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from saltire.games.registry import title_of
from saltire.i18n.log_wording import LogWording, log_wording_of
from saltire.i18n.words import Words
from saltire.kernel.game import Game
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE, SPECTATOR
from saltire.study.line import Reached
from saltire.study.tree import Study

MOST_CHOICES: Final = 250
"""So many choices are put in words; the others stand in their notation."""
MOST_OUTCOMES: Final = 60
Row = dict[str, Any]


def describe_step(reached: Reached, seat: int | None, lang: str, names: Sequence[str]) -> Row:
    """Describe a position as a seat sees it; without a seat, for whom is to act and with all open."""
    game, state = reached.game, reached.state
    words = Words(lang)
    log = log_wording_of(game, words, names)
    eyes = _eyes(state, seat)
    view = state.view(eyes)
    facts = view.to_json()
    if seat is None:
        title_of(game).open_all(
            facts, [state.view(one).to_json() for one in range(len(game.seats))]
        )
    facts.pop("legal", None)
    heard = [event.heard_by(eyes) for event in reached.told]
    waiting = state.waiting_for()
    returns = state.result()
    return {
        "seat": eyes if eyes >= 0 else None,
        "view": facts,
        "annotations": title_of(game).annotate(view),
        "legal": [game.say(state, action) for action in state.legal(eyes)] if eyes in waiting else [],
        "waiting": [one for one in waiting if one != CHANCE],
        "choices": _choices(game, state, log),
        "outcomes": _outcomes(game, state),
        "lines": log.lines(heard, eyes) or _word_choice(reached, log),
        "told": [{**one, "text": " ".join(log.lines([one], eyes))} for one in heard],
        "result": None if returns is None else list(returns),
        "text": _text(state),
        "hidden": hidden_lines(state, eyes),
        "insights": insights(game, state, eyes, words.of(game.name), names),
    }  # fmt: skip


def _eyes(state: Position, seat: int | None) -> int:
    if seat is not None:
        return seat if seat >= 0 else SPECTATOR
    waiting = [one for one in state.waiting_for() if one != CHANCE]
    return waiting[0] if waiting else 0


def _choices(game: Game, state: Position, log: LogWording) -> list[Row]:
    """List what each seat may do now, in words as that seat would read them."""
    found: list[Row] = []
    for seat in state.waiting_for():
        if seat == CHANCE:
            continue
        view = state.view(seat)
        for action in state.legal(seat):
            text = game.say(state, action)
            said = log.choice(view, [action])[0] if len(found) < MOST_CHOICES else ""
            found.append({"seat": seat, "action": text, "said": said or text})
    return found


def _outcomes(game: Game, state: Position) -> list[str]:
    """List what chance may do now, where it is little enough to choose from."""
    if state.actor() != CHANCE:
        return []
    outcomes = state.legal()
    return [game.say(state, one) for one in outcomes] if len(outcomes) <= MOST_OUTCOMES else []


def _word_choice(reached: Reached, log: LogWording) -> list[str]:
    """Word the last choice, where no event tells of it."""
    if reached.before is None or reached.chosen is None:
        return []
    return [word_choice(reached.game, reached.before, log, *reached.chosen)]


def word_choice(game: Game, before: Position, log: LogWording, seat: int, text: str) -> str:
    """Word a choice that a seat made in a position."""
    return log.choice(before.view(seat), [game.parse(before, text)])[0] or text


def _text(state: Position) -> str:
    """Write the position; a game without such a notation has none."""
    return str(state) if state.game().parts else ""


def hidden_lines(state: Position, seat: int) -> list[str]:
    """Give the parts of the position's text that its view does not have: what is hidden from a seat."""
    if not state.game().parts:
        return []
    seen = set(str(state.view(seat)).splitlines())
    return [line for line in str(state).splitlines() if line not in seen]


def insights(
    game: Game, state: Position, seat: int, words: Words, names: Sequence[str]
) -> list[Row]:
    """Give what the game works out of a position for a study: odds, proofs, unseen cards."""
    title = title_of(game)
    work_out: Any = title.part(title.insights)
    if work_out is None:
        return []
    return [
        {"title": heading, "lines": lines}
        for heading, lines in work_out(state, seat, words, names)
        if lines
    ]


def describe_nodes(study: Study, lang: str) -> list[Row]:
    """List the nodes of a study with their choices in words; all of it is played."""
    game = study.start.load()
    log = log_wording_of(game, Words(lang), study.players or game.seats)
    rows: list[Row] = []
    for node, before, _ in study.played(game):
        row: Row = {"id": node.id, "parent": node.parent, "actions": list(node.actions)}
        if before is not None:
            mark, _, text = node.actions[0].partition(" ")
            row["seat"] = None if mark == "*" else int(mark)
            row["said"] = text if mark == "*" else word_choice(game, before, log, int(mark), text)
        rows.append(row)
    return rows


def deal_chance(reached: Reached, seed: int) -> list[str]:
    """Let chance act in a position; give what it did."""
    return reached.deal(Lots(seed))
