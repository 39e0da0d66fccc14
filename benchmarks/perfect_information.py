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
from saltire import titles
from saltire.arena.statistics import Estimate, Shares
from saltire.bots.registry import bot_set, knowledge_of, make_bot
from saltire.bots.search.search_bot import SearchBot
from saltire.kernel.game import Game

CLOCK = 60.0


def share(game: Game, playouts: int, deals: int, seed: int, perfect: bool) -> Estimate:
    """Give the share of the win on every seat in turn, with its interval over deals."""
    shares = Shares()
    seats = len(game.seats)
    for deal in range(deals):
        won = [result(game, playouts, seed + deal, seat, perfect) for seat in range(seats)]
        shares.add(sum(won) / seats)
    return shares.estimate()


def result(game: Game, playouts: int, seed: int, me: int, perfect: bool) -> float:
    """Play one game; give the share that the seat in question won."""
    settings = replace(bot_set(game).search, playouts=playouts)
    search = PerfectInformationSearch(knowledge_of(game), seed, settings)
    bots = [make_bot(game, "greedy", seed + seat) for seat in range(len(game.seats))]
    bots[me] = SearchBot(knowledge_of(game), seed, settings)
    session = saltire.Session(game, saltire.Dealer(seed=seed))
    events_seen = [0] * len(bots)
    while session.state.result() is None:
        seat = session.state.waiting_for()[0]
        if perfect and seat == me:
            session.act(seat, search.choose_in(session.state, seat, CLOCK))
            continue
        heard = session.heard(seat, events_seen[seat])
        events_seen[seat] = len(session.events)
        session.act(seat, bots[seat].choose(session.state.view(seat), heard, CLOCK))
    shares = session.state.result()
    assert shares is not None
    return shares[me]


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
