"""Studies: positions and lines that whoever asks names whole. No table is read: none can be looked into."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

from fastapi import APIRouter, Request

from saltire.games.registry import load, titles
from saltire.kernel.errors import SaltireError
from saltire.kernel.lots import Lots
from saltire.kernel.position_text import SEEN_BY, Parts, head_in, options_in
from saltire.server.api.tables import REFUSALS
from saltire.server.edge.origins import address_of
from saltire.server.errors import ApiError
from saltire.server.jobs.subprocess_job import at_work
from saltire.server.people.auth import Perhaps, Who
from saltire.server.schemas.base import json_object
from saltire.server.schemas.study import (
    EngineIn,
    EngineOut,
    FlawOut,
    LineIn,
    PositionIn,
    PositionOut,
    StartIn,
    StepIn,
    StepOut,
    StudyIn,
    StudyOut,
)
from saltire.server.services import services_of
from saltire.study.line import BadStudy, Reached, Start
from saltire.study.step import deal_chance, describe_nodes, describe_step
from saltire.study.tree import Study

router = APIRouter(prefix="/study", tags=["study"], responses=REFUSALS)
_ACTIONS_A_STEP: Final = 300
"""A line of so many actions costs as much as looking at a position does."""
_LONGEST: Final = 40.0
_FLAW: Final = re.compile(r"(.+?) \(rule ([^()]+)\)(?:; |$)", re.DOTALL)
_WRONG: Final = "no such position: "


@router.post("/position", operation_id="check_position")
async def position(request: Request, body: PositionIn) -> PositionOut:
    """Check the text of a position: everything that is wrong with it, each with its rule."""
    services_of(request).charge_caller("read", request)
    return await asyncio.to_thread(_check_position, body)


def _check_position(body: PositionIn) -> PositionOut:
    words = head_in(body.text)
    name = words[0] if words else body.game
    title = titles().get(name)
    if title is None:
        there = ", ".join(titles())
        flaw = FlawOut(reason=f"there is no game {name!r}; there are: {there}", rule=None)
        return PositionOut(kind="wrong", flaws=[flaw], set_up_only=[])
    form = None
    try:
        options = {**body.options, **options_in(words[1:], title.game_class.declared)}
        game = load(name, **options)
        parts = Parts(body.text, game.parts)
        form = asdict(title.form(game, parts))
        if parts.has(SEEN_BY):
            view = game.view(body.text)
            state = game.imagine(view, Lots(secrets.randbelow(2**31)))
            kind = "view"
        else:
            state = game.position(body.text)
            kind = "position"
    except (SaltireError, TypeError) as error:
        # An option may have the name of an argument.
        unknown = "one of the options is not known"
        flaws = list(_flaws_in(str(error) if isinstance(error, SaltireError) else unknown))
        return PositionOut.model_validate(
            {
                "kind": "wrong",
                "flaws": flaws,
                "set_up_only": [],
                "parts": list(title.game_class.parts),
                "form": form,
            }
        )
    text = str(state)
    return PositionOut.model_validate(
        {
            "kind": kind,
            "flaws": [],
            "set_up_only": [
                {"reason": flaw.reason, "rule": flaw.rule} for flaw in game.set_up_only(state)
            ],
            "start": Start(game.name, game.version, game.options, "", text).to_json(),
            "text": text,
            "parts": list(game.parts),
            "form": form,
        }
    )


def _flaws_in(message: str) -> Iterator[FlawOut]:
    """Split a refusal into its flaws: a position that cannot be may be wrong in several ways."""
    rest = message.removeprefix(_WRONG)
    end = 0
    for found in _FLAW.finditer(rest):
        yield FlawOut(reason=found[1], rule=found[2])
        end = found.end()
    if rest[end:]:
        yield FlawOut(reason=rest[end:], rule=None)


def _start(start: StartIn) -> Start:
    return Start(start.game, start.version, dict(start.options), start.card_set, start.position)


def _play_line(body: LineIn) -> Reached:
    """Play a line; a position that cannot be, or an action that is refused, is said as the rules say it."""
    game = _start(body.start).load()
    if body.names and len(body.names) != len(game.seats):
        raise BadStudy(f"names: {game.name} has {len(game.seats)} seats here")
    return Reached(game, body.actions)


def _cost(body: LineIn) -> float:
    return 1.0 + len(body.actions) / _ACTIONS_A_STEP


@router.post("/step", operation_id="show_study_step")
async def step(request: Request, body: StepIn, me: Perhaps) -> StepOut:
    """Show the position at the end of a line; chance deals on, unless it is told not to."""
    services = services_of(request)
    address = address_of(request.scope)
    services.charge("study", address, None if me is None else me.id, _cost(body))
    lang = body.lang or ("en" if me is None else me.lang)
    async with services.studies.turn(address if me is None else me.id, address):
        return await asyncio.to_thread(_step, body, lang)


def _step(body: StepIn, lang: str) -> StepOut:
    reached = _play_line(body)
    if body.seat is not None and body.seat >= len(reached.game.seats):
        raise ApiError("not-found", f"there is no seat {body.seat}")
    more = deal_chance(reached, secrets.randbelow(2**31)) if body.deal else []
    names = body.names or list(reached.game.seats)
    return StepOut.model_validate({"dealt": more, **describe_step(reached, body.seat, lang, names)})


@router.post("/engine", operation_id="ask_study_engine")
async def engine(request: Request, body: EngineIn, me: Who) -> EngineOut:
    """Ask what the engine thinks of a position: chances and candidates, each with its interval."""
    services = services_of(request)
    address = address_of(request.scope)
    services.check_rate("hints", me.id)
    services.charge("study", address, me.id, _cost(body))
    services.charge("hint", address, me.id)
    async with services.studies.turn(me.id, address):
        asked = await asyncio.to_thread(_engine_input, body, body.lang or me.lang)
    found: dict[str, Any] | None = None
    try:
        async with (
            services.hints.turn(me.id, address),
            asyncio.timeout(_LONGEST),
            at_work("saltire.study.position_engine", given=asked) as rows,
        ):
            async for row in rows:
                found = row
    except TimeoutError:
        pass
    if found is None:
        raise ApiError("busy", "the engine found nothing in time: try again")
    return EngineOut.model_validate(found)


def _engine_input(body: EngineIn, lang: str) -> str:
    """Write what the engine reads; a line that cannot be played is refused before a process is started."""
    reached = _play_line(body)
    return json.dumps(
        {
            "start": _start(body.start).to_json(),
            "actions": body.actions,
            "names": body.names or list(reached.game.seats),
            "lang": lang,
            "seat": body.seat,
            "open": body.open,
            "seconds": body.seconds,
        }
    )


@router.post("/read", operation_id="read_study")
async def read(request: Request, body: StudyIn, me: Perhaps) -> StudyOut:
    """Read a study, or the record of a finished game, play all of it, and put its moves in words."""
    services = services_of(request)
    address = address_of(request.scope)
    services.charge("import", address, None if me is None else me.id)
    lang = body.lang or ("en" if me is None else me.lang)
    async with services.studies.turn(address if me is None else me.id, address):
        return await asyncio.to_thread(_read_study, body, lang)


def _read_study(body: StudyIn, lang: str) -> StudyOut:
    study = Study.from_json(json_object("study", body.study))
    return StudyOut.model_validate(
        {
            "start": study.start.to_json(),
            "players": list(study.players),
            "title": study.title,
            "result": None if study.result is None else list(study.result),
            "nodes": describe_nodes(study, lang),
            "notes": {str(node): note for node, note in study.notes.items()},
        }
    )
