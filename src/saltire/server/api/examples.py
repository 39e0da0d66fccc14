"""Worked examples of the rules: the list for the reader, and one of them played. Nothing is secret."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field, JsonValue, StringConstraints

from saltire.examples import Example, Practice, examples_of
from saltire.examples.practice import Move
from saltire.examples.wording import word_action
from saltire.games.registry import title_of, titles
from saltire.i18n.log_wording import LogWording
from saltire.i18n.words import Language
from saltire.kernel.errors import IllegalAction
from saltire.kernel.types import SPECTATOR
from saltire.server.errors import ApiError
from saltire.server.schemas.play import LogEntry
from saltire.server.schemas.tables import TableOut
from saltire.server.services import services_of

router = APIRouter(tags=["rules"])
_MOST_ACTIONS: Final = 40
Step = Annotated[str, StringConstraints(max_length=200)]


class ExampleOut(BaseModel):
    """A worked example: which rules it shows, its sentence, and how many actions it tries."""

    id: str
    rules: list[str]
    text: str
    tries: int = Field(description="0: there is a position to look at, and nothing to try")
    refused: str | None = Field(description="the rule that refuses the last action")


class ExamplesOut(BaseModel):
    """The worked examples of a game in one language."""

    game: str
    lang: Language
    examples: list[ExampleOut]


class RefusalOut(BaseModel):
    """Why an action is not allowed, in the reader's language."""

    message: str
    rule: str


class TriedOut(BaseModel):
    """What the example tries next."""

    seat: int
    action: str
    said: str = Field(description="the action in words, or its notation")


class PracticeOut(BaseModel):
    """How an example stands after some actions, for a board: everything that one seat may know."""

    id: str
    info: TableOut
    seat: int | None = Field(description="whose eyes these are; null for a spectator")
    view: dict[str, JsonValue]
    annotations: dict[str, JsonValue] | None = None
    legal: list[str]
    waiting: list[int]
    log: list[LogEntry]
    next: TriedOut | None = Field(description="null at the end, or where something else was done")
    refusal: RefusalOut | None = Field(description="why the last action was not carried out")


@router.get("/rules/{game}/examples", operation_id="list_examples")
def examples(game: str, response: Response, lang: Language = "en") -> ExamplesOut:
    """List the worked examples of a game; none if it has none."""
    response.headers["Cache-Control"] = "max-age=3600"
    shown = [
        ExampleOut(
            id=one.id, rules=list(one.rules), text=one.sentence(lang), tries=len(one.tries),
            refused=one.refused or None,
        )
        for one in _examples(game)
    ]  # fmt: skip
    return ExamplesOut(game=game, lang=lang, examples=shown)


@router.get("/rules/{game}/examples/{example}", operation_id="play_example")
async def play(
    request: Request,
    game: str,
    example: Annotated[str, StringConstraints(max_length=40)],
    do: Annotated[list[Step], Query(max_length=_MOST_ACTIONS)] = [],  # noqa: B006
    lang: Language = "en",
) -> PracticeOut:
    """Play an example from its position: each `do` is a seat and an action, `0: R7@3`.

    Nothing is kept, and chance is the same each time: the same request has the same answer.
    """
    services_of(request).charge_caller("example", request)
    found = next((one for one in _examples(game) if one.id == example), None)
    if found is None:
        raise ApiError("not-found", f"{game} has no example {example!r}")
    return await asyncio.to_thread(_play_steps, found, do, lang)


def _examples(game: str) -> tuple[Example, ...]:
    if game not in titles():
        raise ApiError("not-found", f"there is no game {game!r}")
    return examples_of(game)


def _play_steps(example: Example, steps: list[str], lang: str) -> PracticeOut:
    practice = Practice(example)
    wording = practice.wording(lang)
    refusal = None
    for number, step in enumerate(steps, 1):
        try:
            practice.act(step)
        except IllegalAction as error:
            if number < len(steps):
                raise
            refusal = RefusalOut(message=wording.refused(error.refusal), rule=error.rule)
    wanted = practice.next_step()
    seat = _eyes(practice, wanted)
    state, title = practice.state, title_of(practice.game)
    view = state.view(seat)
    shown = view.to_json()
    shown.pop("legal", None)
    return PracticeOut.model_validate(
        {
            "id": example.id,
            "info": _info(practice, lang),
            "seat": None if seat == SPECTATOR else seat,
            "view": shown,
            "annotations": title.annotate(view),
            "legal": practice.legal(seat),
            "waiting": list(state.waiting_for()),
            "log": [_entry(wording, move, n, seat) for n, move in enumerate(practice.moves, 1)],
            "next": wanted and _step(practice, lang, *wanted),
            "refusal": refusal,
        }
    )


def _eyes(practice: Practice, wanted: tuple[int, str] | None) -> int:
    """Look on as who acts next, else as who acted last."""
    if wanted is not None and practice.moves:
        return wanted[0]
    return practice.moves[-1].seat if practice.moves else practice.viewer


def _entry(wording: LogWording, move: Move, n: int, seat: int) -> dict[str, Any]:
    heard = [event.heard_by(seat) for event in move.events]
    told = [{**one, "text": " ".join(wording.lines([one], seat))} for one in heard]
    lines = [line for line in wording.lines(heard, seat) if line]
    return {
        "n": n, "at": 0, "seat": move.seat, "kind": "move", "action": move.action, "lines": lines,
        "told": told,
    }  # fmt: skip


def _step(practice: Practice, lang: str, seat: int, action: str) -> TriedOut:
    return TriedOut(seat=seat, action=action, said=word_action(practice, seat, action, lang))


def _info(practice: Practice, lang: str) -> dict[str, Any]:
    """Describe a table that exists nowhere: a board needs to know game, options and seats."""
    game, state = practice.game, practice.state
    over = state.result()
    return {
        "id": "", "game": game.name, "version": game.version, "options": game.options,
        "seats": [
            {"seat": seat, "role": role, "kind": "person", "person": None, "name": name,
             "bot": None, "connected": True}
            for seat, (role, name) in enumerate(zip(game.seats, practice.names(lang), strict=True))
        ],
        "pace": {"kind": "none", "minutes": 0, "increment": 0, "days": 0},
        "public": False, "rated": False, "position": True, "rounds": 1, "round": 1, "score": [],
        "state": "playing" if over is None else "over", "n": len(practice.moves),
        "ply": len(practice.moves), "waiting": list(state.waiting_for()), "commitment": "",
        "salts": {}, "result": over and {"shares": list(over), "how": "played"}, "host": None,
        "created": 0, "started": None, "ended": None, "rematch_of": None, "rematch": None,
    }  # fmt: skip
