"""Measures what a table of bots makes of Swords and Bagpipes: treason, Scotland's fall, taxes, kept words.

    python -m benchmarks.story --bots novice clansman chieftain --games 20
    python -m benchmarks.story --bots greedy --players 4 --games 200

The bots take the seats in turn, moving on by one with every game. A choice is free unless the badge binds it.
"""

from __future__ import annotations

import argparse
from collections import Counter

import saltire
from saltire.arena.statistics import Estimate, share_over_games
from saltire.bots.registry import make_bot
from saltire.games.swords.rules.constants import ENGLAND, SIDES
from saltire.kernel.game import Game

CLOCK = 60.0
COLUMNS = ("betrayals", "Scotland stands", "taxes", "statements kept")


class Story:
    """What happened in one game, counted from its public events."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.stands = False
        self._bound = -1
        self._said: dict[int, str] = {}

    def hear(self, event: dict[str, object]) -> None:
        kind, seat = event["kind"], event.get("seat")
        if kind == "invasion":
            self._bound = -1
            self._said = {}
        elif kind == "side":
            assert isinstance(seat, int)
            self._bound = seat
        elif kind == "claimed" and event["about"] == "side":
            assert isinstance(seat, int)
            self._said[seat] = str(event["side"])
        elif kind == "replenished":
            self.counts["replenished"] += 1
            self.counts["taxes"] += event["how"] == "taxes"
        elif kind == "game-over":
            self.stands = event["scotland"] == "stands"
        elif kind == "revealed":
            self._reveal(event["sides"])

    def _reveal(self, sides: object) -> None:
        assert isinstance(sides, list)
        for seat, side in enumerate(sides):
            if side is None or seat == self._bound:
                continue
            self.counts["free"] += 1
            self.counts["betrayals"] += side == SIDES[ENGLAND]
            if seat in self._said:
                self.counts["said"] += 1
                self.counts["kept"] += side == self._said[seat]


def play(game: Game, names: list[str], seed: int) -> Story:
    """Play one game; give what happened."""
    seats = len(game.seats)
    bots = [
        make_bot(game, names[(seed + seat) % len(names)], 1000 * seed + seat)
        for seat in range(seats)
    ]
    session = saltire.Session(game, saltire.Dealer(seed=seed))
    seen = [0] * seats
    while session.state.result() is None:
        seat = session.state.waiting_for()[0]
        heard = session.events_for(seat, seen[seat])
        seen[seat] = len(session.events)
        session.act(seat, bots[seat].choose(session.state.view(seat), heard, CLOCK))
    story = Story()
    for event in session.events_for(0, 0):
        story.hear(event)
    return story


def measure(game: Game, names: list[str], games: int, seed: int) -> list[Estimate]:
    """Give the four shares, each with its interval over games."""
    parts: list[list[tuple[float, float]]] = [[] for _ in COLUMNS]
    for at in range(games):
        story = play(game, names, seed + at)
        counts = story.counts
        parts[0].append((counts["betrayals"], counts["free"]))
        parts[1].append((float(story.stands), 1.0))
        parts[2].append((counts["taxes"], counts["replenished"]))
        parts[3].append((counts["kept"], counts["said"]))
    return [share_over_games(part) for part in parts]


def main() -> None:
    """Print a table with a row for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--bots", nargs="+", default=["novice", "clansman", "chieftain"])
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(f"| players | games | {' | '.join(COLUMNS)} |\n|---|---|{'---|' * len(COLUMNS)}")
    for players in args.players:
        found = measure(saltire.load("swords", players=players), args.bots, args.games, args.seed)
        cells = [
            f"{100 * each.mean:.0f} % [{100 * each.low:.0f}, {100 * each.high:.0f}]"
            for each in found
        ]
        print(f"| {players} | {args.games} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
