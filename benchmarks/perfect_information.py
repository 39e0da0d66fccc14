"""Measures what perfect information would gain: a search of the true position against greedy bots.

    python -m benchmarks.perfect_information schotten --playouts 500 --deals 30

Every deal is played with this search on each seat in turn, then again with the usual search of the same
number of playouts there; the other seats are greedy bots.
"""

from __future__ import annotations

import argparse
from dataclasses import replace

import saltire
from benchmarks.perfect_information_bot import PerfectInformationSearch
from benchmarks.seat_in_turn import CLOCK, played_shares, share_of_seats
from saltire import titles
from saltire.arena.statistics import Estimate
from saltire.bots.registry import bot_set, knowledge_of, make_bot
from saltire.bots.search.search_bot import SearchBot
from saltire.kernel.game import Game


def share(game: Game, playouts: int, deals: int, seed: int, perfect: bool) -> Estimate:
    """Give the share of the win of the seat that searches, with its interval over deals."""
    return share_of_seats(
        game, deals, lambda deal, seat: result(game, playouts, seed + deal, seat, perfect)
    )


def result(game: Game, playouts: int, seed: int, me: int, perfect: bool) -> float:
    """Play one game; give the share that the seat in question won."""
    settings = replace(bot_set(game).search, playouts=playouts)
    search = PerfectInformationSearch(knowledge_of(game), seed, settings)
    bots = [make_bot(game, "greedy", seed + seat) for seat in range(len(game.seats))]
    bots[me] = SearchBot(knowledge_of(game), seed, settings)
    oracle = {me: lambda s, seat: search.choose_in(s, seat, CLOCK)} if perfect else {}
    return played_shares(game, seed, bots, oracle)[me]


def main() -> None:
    """Print a table: who, and the share of the win."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=list(titles()))
    parser.add_argument("--playouts", type=int, default=500)
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = saltire.load(args.game, **({"players": 4} if args.game == "swords" else {}))
    print("| against greedy | share of the win |\n|---|---|")
    for perfect in (True, False):
        found = share(game, args.playouts, args.deals, args.seed, perfect)
        print(
            f"| {'perfect information' if perfect else 'search'} | {found.percent()} |", flush=True
        )


if __name__ == "__main__":
    main()
