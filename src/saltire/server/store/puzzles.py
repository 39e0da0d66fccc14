"""Who has tried which puzzle, and how well somebody solves those of each game."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from saltire.puzzles.puzzle import Puzzle
from saltire.puzzles.rating import START, rating_after
from saltire.server.store.engine import now_ms
from saltire.server.store.schema import puzzle_ratings, puzzle_tries


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands in the puzzles of a game."""

    rating: float = START
    tries: int = 0
    solved: int = 0


class PuzzleStore:
    """Reads and writes answers to puzzles."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def tried_by(self, person: str) -> dict[str, bool]:
        """Give the first answer to each puzzle that somebody has tried: was it right?"""
        query = select(puzzle_tries.c.puzzle, puzzle_tries.c.solved)
        async with self._engine.connect() as db:
            rows = await db.execute(query.where(puzzle_tries.c.person_id == person))
            return {row.puzzle: row.solved for row in rows}

    async def standings_of(self, person: str) -> dict[str, Standing]:
        """Give somebody's standing in each game with a puzzle tried."""
        query = select(puzzle_ratings).where(puzzle_ratings.c.person_id == person)
        async with self._engine.connect() as db:
            rows = (await db.execute(query)).mappings()
            return {
                row["game"]: Standing(row["rating"], row["tries"], row["solved"]) for row in rows
            }

    async def note(self, person: str, puzzle: Puzzle, right: bool) -> bool:
        """Keep an answer and rate it, if it is the first one to this puzzle; tell whether it was."""
        while puzzle.id not in await self.tried_by(person):
            with suppress(IntegrityError):  # another answer of theirs has come first
                async with self._engine.begin() as db:
                    await db.run_sync(_note, person, puzzle, right)
                return True
        return False


def _note(db: Connection, person: str, puzzle: Puzzle, right: bool) -> None:
    db.execute(
        insert(puzzle_tries).values(
            person_id=person, puzzle=puzzle.id, game=puzzle.game, solved=right, at=now_ms()
        )
    )
    mine = and_(puzzle_ratings.c.person_id == person, puzzle_ratings.c.game == puzzle.game)
    # Two answers at once come one after the other: the second waits for the row.
    row = db.execute(select(puzzle_ratings).where(mine).with_for_update()).mappings().first()
    before = Standing() if row is None else Standing(row["rating"], row["tries"], row["solved"])
    after = {
        "rating": rating_after(before.rating, before.tries, puzzle, right),
        "tries": before.tries + 1,
        "solved": before.solved + right,
    }
    if row is None:
        db.execute(insert(puzzle_ratings).values(person_id=person, game=puzzle.game, **after))
    else:
        db.execute(update(puzzle_ratings).where(mine).values(**after))
