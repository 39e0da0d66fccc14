"""`python -m saltire.review SECONDS [RESULT]`: reads a record from standard input, writes its review as JSON.

RESULT are the shares of the seats, as JSON: a resigned game has none in its record.

The server reviews games in such a process, because a review may take a minute of CPU time.
"""

from __future__ import annotations

import json
import sys

from saltire.bots.registry import knowledge_of
from saltire.i18n.words import LANGUAGES, Words
from saltire.record import Record
from saltire.review.analysis import review, tries_within
from saltire.review.wording import step_of, worded_slips


def main(seconds: float, shares: list[float]) -> None:
    """Read a record, report progress, then write the review with its slips in every language."""
    record = Record.from_text(sys.stdin.read())
    knowledge = knowledge_of(record.game)
    tries = tries_within(seconds, record, knowledge)
    result = review(
        record, knowledge, tries,
        progress=lambda done: _write({"done": round(done, 3)}),
        result=tuple(shares) or None,
    )  # fmt: skip
    slips = {
        lang: [
            {
                "played": slip.played,
                "better": slip.better,
                "reason": slip.reason,
                "step": step_of(record, slip.slip.ply),
            }
            for slip in worded_slips(record, result, knowledge, Words(lang), record.players)
        ]
        for lang in LANGUAGES
    }
    _write({"review": result.to_json(), "tries": tries, "told": slips})


def _write(message: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(float(sys.argv[1]), json.loads(sys.argv[2]) if len(sys.argv) > 2 else [])
