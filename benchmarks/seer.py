"""The upper bound: a search that sees everything, against greedy bots and beside an honest search.

    python -m benchmarks.seer schotten --playouts 500 --deals 30

Every deal is played with the seer on each seat in turn, then again with the search of the same number of
playouts there; the others are greedy. Nobody can sit down against a seer: it is measured here only.
"""

from __future__ import annotations

import argparse
from dataclasses import replace

import saltire
from benchmarks.seer_bot import Seer
from saltire import titles
from saltire.arena.statistics import Estimate, Shares
from saltire.bots.registry import bot_set, knowledge_of, make_bot
from saltire.bots.search.search_bot import SearchBot
from saltire.kernel.game import Game

CLOCK = 60.0


def share(game: Game, playouts: int, deals: int, seed: int, sees: bool) -> Estimate:
    """Give the share of the win on every seat in turn, with its interval over deals."""
    shares = Shares()
    seats = len(game.seats)
    for deal in range(deals):
        won = [result(game, playouts, seed + deal, seat, sees) for seat in range(seats)]
        shares.add(sum(won) / seats)
    return shares.estimate()


def result(game: Game, playouts: int, seed: int, me: int, sees: bool) -> float:
    """Play one game; give what the seat in question has won."""
    settings = replace(bot_set(game).search, playouts=playouts)
    seer = Seer(knowledge_of(game), seed, settings)
    bots = [make_bot(game, "greedy", seed + seat) for seat in range(len(game.seats))]
    bots[me] = SearchBot(knowledge_of(game), seed, settings)
    session = saltire.Session(game, saltire.Dealer(seed=seed))
    told = [0] * len(bots)
    while session.state.result() is None:
        seat = session.state.waiting_for()[0]
        if sees and seat == me:
            session.act(seat, seer.foresee(session.state, seat, CLOCK))
            continue
        heard = session.heard(seat, told[seat])
        told[seat] = len(session.events)
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
    for sees in (True, False):
        found = share(game, args.playouts, args.deals, args.seed, sees)
        print(f"| {'seer' if sees else 'search'} | {found.percent()} |", flush=True)


if __name__ == "__main__":
    main()
