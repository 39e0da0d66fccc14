"""`python -m saltire.review SECONDS`: a record comes in by standard input, its review goes out as JSON lines.

The table server reviews games in such a process: it may take a minute and must not be in anybody's way.
"""

from __future__ import annotations

import json
import sys

from saltire.bots.registry import knowledge_of
from saltire.i18n.words import LANGUAGES, Words
from saltire.record import Record
from saltire.review.analysis import review, tries_within
from saltire.review.wording import told_slips


def main(seconds: float) -> None:
    """Read a record, say how far the work is, then give the review with its slips in every language."""
    record = Record.from_text(sys.stdin.read())
    knowledge = knowledge_of(record.game)
    tries = tries_within(seconds, record, knowledge)
    found = review(record, knowledge, tries, lambda done: _say({"done": round(done, 3)}))
    told = {
        lang: [
            {"played": one.played, "better": one.better, "reason": one.reason}
            for one in told_slips(record, found, knowledge, Words(lang), record.players)
        ]
        for lang in LANGUAGES
    }
    _say({"review": found.to_json(), "tries": tries, "told": told})


def _say(what: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(float(sys.argv[1]))
