"""Measures reviews: how long one takes, and how well its winning chances agree with results.

    python -m benchmarks.review schotten --games 120 --tries 160
    python -m benchmarks.review hammer --games 60 --tries 24
    python -m benchmarks.review swords --games 120 --tries 200

The first game is reviewed whole, as the server does it. Then greedy bots play games that no other measurement
uses. A dozen moments of each are judged as the review does, by what the seat to act knows and by all facts.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from saltire import Dealer, Session
from saltire.arena.forecasts import SCORES, Forecast, Reliability
from saltire.bots.registry import knowledge_of, make_bot
from saltire.games.registry import load
from saltire.record import Record
from saltire.review.analysis import Review, review, tries_within
from saltire.review.comparison import PlayoutEvaluator
from saltire.review.turns import turns_of

FIRST_SEED = 70_000
MOMENTS = 12
THIRDS = ("first third", "second third", "last third")
SECONDS = 30.0
"""What the server gives a review."""


def play(name: str, seed: int) -> Record:
    """Play a game of greedy bots to its end."""
    session = Session(load(name), Dealer(seed=FIRST_SEED + seed))
    bots = [
        make_bot(session.game, "greedy", FIRST_SEED + 10 * seed + seat)
        for seat in range(len(session.game.seats))
    ]
    heard = [0] * len(bots)
    while session.state.result() is None:
        seat = session.state.waiting_for()[0]
        events = session.events_for(seat, heard[seat])
        action = bots[seat].choose(session.state.view(seat), events, 1.0)
        heard[seat] = session.ply
        session.act(seat, action)
    return session.record


def forecasts(name: str, games: range, tries: int) -> Iterator[tuple[Forecast, Forecast]]:
    """Give the chances at some moments of each game: by what a seat knows and by all facts."""
    knowledge = knowledge_of(load(name))
    for number in games:
        record = play(name, number)
        assert record.result is not None
        turns = list(turns_of(record))
        evaluator = PlayoutEvaluator(knowledge, tries, seed=number)
        for at in range(0, len(turns), max(1, len(turns) // MOMENTS)):
            turn, stage = turns[at], min(2, 3 * at // len(turns))
            seen = evaluator.from_view(turn.before.view(turn.seat))
            true = evaluator.with_full_information(turn.before)
            yield (
                Forecast(number, turn.seat, stage, seen, record.result),
                Forecast(number, turn.seat, stage, true, record.result),
            )


def print_calibration(name: str, games: range, tries: int) -> None:
    rows = list(forecasts(name, games, tries))
    print(f"{name}: {len(games)} games of greedy bots, {tries} playouts an estimate")
    print("| by | " + " | ".join(SCORES) + " |")
    for label, which in (("what the seat knows", 0), ("all facts", 1)):
        chosen = [row[which] for row in rows]
        print(f"| {label} | " + " | ".join(Reliability(chosen).row()) + " |")
        for stage, third in enumerate(THIRDS):
            part = Reliability([one for one in chosen if one.stage == stage])
            print(f"| {label}, {third} | " + " | ".join(part.row()) + " |")


def print_times(name: str) -> None:
    record = play(name, 0)
    knowledge = knowledge_of(record.game)
    begin = time.perf_counter()
    used = time.process_time()
    tries = tries_within(SECONDS, record, knowledge)
    first: list[float] = []

    def partial(_: Review) -> None:
        first.append(time.perf_counter() - begin)

    review(record, knowledge, tries, lambda _: None, partial=partial)
    whole = time.perf_counter() - begin
    used = time.process_time() - used
    print(
        f"{name}: {len(list(turns_of(record)))} turns, {tries} playouts an estimate: first graph after"
        f" {first[0]:.1f} s, whole review {whole:.1f} s ({used:.1f} s of processor time)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--tries", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    args = parser.parse_args()
    print_times(args.game)
    print_calibration(args.game, range(args.first, args.first + args.games), args.tries)


if __name__ == "__main__":
    main()
