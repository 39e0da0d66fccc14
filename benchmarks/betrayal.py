"""Measures whether it pays to betray always, or never: one such player among searching ones.

    python -m benchmarks.betrayal --players 2 3 4 5 6 --playouts 30 --deals 20

That player searches as much as the others, but its side is fixed. Every deal is played with it on each seat
in turn; 1.00 is a fair share of the wins.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace

import saltire
from benchmarks.seat_in_turn import played_shares, share_of_seats
from saltire.arena.statistics import Estimate
from saltire.bots.protocol import AnyBot
from saltire.bots.registry import bot_set, knowledge_of
from saltire.bots.search.search_bot import SearchBot
from saltire.games.swords.rules.actions import LAID, lay, read
from saltire.games.swords.rules.constants import ENGLAND, SCOTLAND
from saltire.i18n.reason import Said
from saltire.kernel.game import Game
from saltire.kernel.view import View

WHO = {"always betrays": ENGLAND, "never betrays": SCOTLAND}


class OneSided:
    """A search that always supports one side."""

    def __init__(self, bot: SearchBot, side: int) -> None:
        self.name = "one-sided"
        self.reason: Said = ""
        self.bot = bot
        self.side = side

    def choose(self, view: View, heard: Sequence[dict[str, object]], clock: float) -> int:
        action = self.bot.choose(view, heard, clock)
        kind, _, dagger = read(action)
        return int(lay(self.side, dagger)) if kind == LAID else action


def result(game: Game, playouts: int, seed: int, me: int, side: int) -> float:
    """Play one game; give the share that the one-sided player won."""
    settings = replace(bot_set(game).search, playouts=playouts)
    searches = [
        SearchBot(knowledge_of(game), seed + seat, settings) for seat in range(len(game.seats))
    ]
    bots: list[AnyBot] = [*searches]
    bots[me] = OneSided(searches[me], side)
    return played_shares(game, seed, bots)[me]


def share(game: Game, playouts: int, deals: int, seed: int, side: int) -> Estimate:
    """Give the share of the win of a one-sided player, with its interval over deals."""
    return share_of_seats(
        game, deals, lambda deal, me: result(game, playouts, seed + deal, me, side)
    )


def main() -> None:
    """Print a table: players, games, and the wins of both one-sided players."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--playouts", type=int, default=30)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(f"| players | games | {' | '.join(WHO)} |\n|---|---|---|---|")
    for players in args.players:
        game = saltire.load("swords", players=players)
        cells = []
        for side in WHO.values():
            found = share(game, args.playouts, args.deals, args.seed, side)
            fair = [players * part for part in (found.mean, found.low, found.high)]
            cells.append(f"{fair[0]:.2f} [{fair[1]:.2f}, {fair[2]:.2f}]")
        print(f"| {players} | {args.deals * players} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
