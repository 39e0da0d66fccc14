"""Puzzles: the list, one to solve, and the answer with its proof."""

from __future__ import annotations

from datetime import UTC, datetime

from fastapi import APIRouter, Request

from saltire.games.registry import title_of
from saltire.i18n.words import Language, Words
from saltire.kernel.errors import BadOption
from saltire.kernel.lots import Lots
from saltire.puzzles import library
from saltire.puzzles.puzzle import Puzzle
from saltire.puzzles.rating import next_for
from saltire.puzzles.wording import PuzzleWording, kind_said
from saltire.server.api.tables import REFUSALS
from saltire.server.errors import ApiError
from saltire.server.people.auth import Perhaps, Person, Who
from saltire.server.schemas.puzzles import (
    PuzzleAnswerIn,
    PuzzleAnswerOut,
    PuzzleListed,
    PuzzleOut,
    PuzzlesOfGame,
    PuzzlesOut,
    PuzzleStanding,
)
from saltire.server.services import Services, services_of
from saltire.server.store.puzzles import Standing

router = APIRouter(tags=["puzzles"], responses=REFUSALS)


@router.get("/puzzles", operation_id="list_puzzles")
async def puzzles(request: Request, me: Perhaps, lang: Language | None = None) -> PuzzlesOut:
    """List the puzzles of all games, how one stands in them, and the puzzle of today."""
    services = services_of(request)
    services.charge_caller("read", request)
    tried, standings = await _known_of(services, me)
    words = Words(_language_of(me, lang))
    now = datetime.now(UTC).date()
    today = library.daily(now)
    return PuzzlesOut(
        games=[
            _of_game(game, words, tried, standings.get(game, Standing()))
            for game in library.games_with_puzzles()
        ],
        day=now.isoformat(),
        daily=None if today is None else today.id,
    )


@router.get("/puzzles/{id}", operation_id="get_puzzle")
async def puzzle(request: Request, id: str, me: Perhaps, lang: Language | None = None) -> PuzzleOut:
    """Give a puzzle to solve; the right answer is not among what is sent."""
    services = services_of(request)
    services.charge_caller("read", request)
    one = _puzzle_of(id)
    tried, _ = await _known_of(services, me)
    worded = PuzzleWording(one, Words(_language_of(me, lang)))
    waiting = list(worded.game.imagine(worded.view, Lots(0)).waiting_for())
    view = worded.board_view()
    shown = view.to_json()
    shown.pop("legal", None)
    return PuzzleOut.model_validate(
        {
            "id": one.id, "game": one.game, "kind": worded.kind(), "rating": one.rating,
            "seat": view.seat, "options": worded.game.options, "names": worded.names,
            "position": one.position, "view": shown,
            "annotations": title_of(worded.game).annotate(view), "waiting": waiting,
            "question": worded.question(), "choices": worded.choices(),
            "solved": tried.get(one.id),
        }
    )  # fmt: skip


@router.post("/puzzles/{id}/answer", operation_id="answer_puzzle")
async def answer(
    request: Request, id: str, given: PuzzleAnswerIn, me: Who, lang: Language | None = None
) -> PuzzleAnswerOut:
    """Answer a puzzle: only the first answer to it counts."""
    services = services_of(request)
    services.charge_caller("change", request)
    one = _puzzle_of(id)
    if given.choice >= len(one.choices):
        raise ApiError("malformed", f"the answers are 0 to {len(one.choices) - 1}")
    right = given.choice == one.answer
    before = (await services.puzzles.standings_of(me.id)).get(one.game, Standing())
    counted = await services.puzzles.note(me.id, one, right)
    tried, standings = await _known_of(services, me)
    after = standings.get(one.game, Standing())
    follows = next_for(library.puzzles_of(one.game), tried, after.rating)
    return PuzzleAnswerOut(
        right=right, answer=one.answer,
        why=PuzzleWording(one, Words(_language_of(me, lang))).why(),
        counted=counted, change=round(after.rating) - round(before.rating) if counted else 0,
        standing=_standing(one.game, after),
        next=None if follows is None else follows.id,
    )  # fmt: skip


def _language_of(me: Person | None, lang: Language | None) -> str:
    return lang or ("en" if me is None else me.lang)


def _puzzle_of(id: str) -> Puzzle:
    try:
        return library.puzzle(id)
    except BadOption:
        raise ApiError("not-found", "there is no such puzzle") from None


async def _known_of(
    services: Services, me: Person | None
) -> tuple[dict[str, bool], dict[str, Standing]]:
    if me is None:
        return {}, {}
    tried = await services.puzzles.tried_by(me.id)
    return tried, await services.puzzles.standings_of(me.id)


def _of_game(game: str, words: Words, tried: dict[str, bool], stands: Standing) -> PuzzlesOfGame:
    listed = library.puzzles_of(game)
    follows = next_for(listed, tried, stands.rating)
    return PuzzlesOfGame(
        standing=_standing(game, stands),
        next=None if follows is None else follows.id,
        puzzles=[
            PuzzleListed(
                id=one.id, kind=kind_said(game, one.kind, words), rating=one.rating,
                solved=tried.get(one.id),
            )
            for one in listed
        ],
    )  # fmt: skip


def _standing(game: str, stands: Standing) -> PuzzleStanding:
    return PuzzleStanding(
        game=game, rating=round(stands.rating), tries=stands.tries, solved=stands.solved
    )
