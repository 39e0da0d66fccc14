"""`python -m saltire.review SECONDS [RESULT]`: reads a record from standard input, writes its review as JSON.

RESULT are the shares of the seats, as JSON: a resigned game has none in its record.

The server reviews games in such a process, because a review may take a minute of CPU time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from saltire.bots.registry import knowledge_of
from saltire.bots.search.knowledge import Knowledge
from saltire.i18n.words import LANGUAGES, Words
from saltire.record import Record
from saltire.review.analysis import Review, review, tries_within
from saltire.review.wording import step_of, worded_slips

Row = dict[str, Any]


def main(seconds: float, shares: list[float]) -> None:
    """Read a record, report progress with what is known by then, then write the review in every language."""
    record = Record.from_text(sys.stdin.read())
    knowledge = knowledge_of(record.game)
    tries = tries_within(seconds, record, knowledge)

    def worded(found: Review) -> Row:
        slips = {lang: list(_slips(record, found, knowledge, lang)) for lang in LANGUAGES}
        return {"review": found.to_json(), "tries": tries, "told": slips}

    result = review(
        record, knowledge, tries,
        progress=lambda done: _write({"done": round(done, 3)}),
        result=tuple(shares) or None,
        partial=lambda found: _write({"partial": worded(found)}),
    )  # fmt: skip
    _write(worded(result))


def _slips(record: Record, found: Review, knowledge: Knowledge, lang: str) -> Iterator[Row]:
    """Word the costliest choices in one language."""
    for slip in worded_slips(record, found, knowledge, Words(lang), record.players):
        yield {
            "played": slip.played,
            "better": slip.better,
            "better_actions": list(slip.actions),
            "reason": slip.reason,
            "step": step_of(record, slip.slip.ply),
        }


def _write(message: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(float(sys.argv[1]), json.loads(sys.argv[2]) if len(sys.argv) > 2 else [])
