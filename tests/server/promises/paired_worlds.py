"""Two servers whose tables are two worlds; whatever one audience is sent must be the same bytes."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from saltire import Game, Lots, load
from saltire.kernel.position import Position
from saltire.kernel.types import SPECTATOR
from saltire.server.store.tables import table_changed
from saltire.server.tables import frames
from saltire.server.tables.clocks import Pace
from saltire.server.tables.commands import Command
from saltire.server.tables.create import new_row
from saltire.server.tables.table import LiveTable
from tests.server.promises.worlds import Chosen, Eyes, Leak, Move
from tests.server.tables.lobby import Lobby, Player, open_lobby

_WHEN = re.compile(r'"(at|started|ended|created)":\d+')
_PATHS = (
    "", "/state", "/state?after=3", "/log", "/log?before=9&limit=4", "/record", "/fairness",
    "/replay", "/draws", "/notes",
)  # fmt: skip
_LISTS = ("/tables?list=playing", "/tables?list=mine", "/records", "/me")


class World:
    """One server, with a socket for each person; the last person looks on."""

    def __init__(self, found: Lobby, cookies: list[str]) -> None:
        self.services = found.server.services
        self.run = found.server.run
        self.people = [found.player("again", cookie) for cookie in cookies]
        self.live: LiveTable

    def opens(self, row: dict[str, Any], begun: list[list[object]]) -> None:
        seats = [
            {"table_id": row["id"], "seat": seat, "person_id": self.people[seat].id, "bot": None,
             "name": f"Player {seat}", "link_hash": None}
            for seat in range(len(row["score"]))
        ]  # fmt: skip
        self.run(self.services.table_store.add, {**row, "begun": begun}, seats)
        self.live = self.run(self.services.tables.get, row["id"])

    def expects(self, outcomes: list[int]) -> None:
        """Say what chance will do next."""
        assert self.live.session is not None
        self.live.session.dealer = Chosen(self.live.session.dealer, outcomes)

    def does(self, seat: int, what: str, **more: object) -> None:
        command = Command(what, seat, 1, f"{what} {self.live.n}", more)
        self.run(self.services.tables.do, self.live, command)

    def drops(self) -> None:
        self.run(self.services.table_store.run, table_changed(self.live.id, {"state": "dropped"}))
        del self.services.tables.cache[self.live.id]


def heard(player: Player, *until: str) -> list[str]:
    """Give the texts that a socket brings, up to one of the kinds waited for."""
    assert player.socket is not None
    texts: list[str] = []
    while not texts or not texts[-1].startswith(tuple(f'{{"type":"{kind}"' for kind in until)):
        text = player.socket.receive_text()
        if not text.startswith('{"type":"you"'):
            texts.append(_WHEN.sub(r'"\1":0', text))
    return texts


class PairedTables:
    """The same game in two worlds, as one audience follows it."""

    def __init__(self, worlds: list[World], game: Game, me: int, seed: int) -> None:
        self.worlds = worlds
        self.game = game
        self.me = me
        self.lots = Lots(seed)
        self.eyes = Eyes(me, self.lots)
        self.words: dict[str, None] = {"nonsense": None}
        self.compared = 0
        self.differing = 0
        self.undone = 0
        for world in worlds:
            self.player(world).connects(lang=("en", "de", "fr")[me])
        self._deal()

    # Opening.

    def _deal(self) -> None:
        """Begin with two deals that look the same from here."""
        one, two = self.game.start(), self.game.start()
        move = Move(SPECTATOR, (0, 0))
        assert self.eyes.dealt((one, two), move) is not None
        begun: list[list[list[object]]] = [[], []]
        for pair in move.deals:
            for state, outcome, plies in zip((one, two), pair, begun):
                plies.append([state.actor(), self.game.say(state, outcome)])
                state.play(state.actor(), outcome)
        self._open(begun)

    def _open(self, begun: list[list[list[object]]]) -> None:
        row = new_row(self.game, self.worlds[0].people[0].id, Pace(), 0, public=True)
        for world, plies in zip(self.worlds, begun):
            world.opens(row, plies)
        self.id: str = row["id"]
        self.same([self.watch(world) for world in self.worlds], "watch")

    def watch(self, world: World) -> list[str]:
        """Begin to look; a seat's own coming is told to it too."""
        player = self.player(world)
        player.sends(type="watch", table=self.id)
        return heard(player, "state") + (heard(player, "news") if self.me >= 0 else [])

    def again(self) -> None:
        """Go on where the first world stands, with nothing yet that differs."""
        session = self.worlds[0].live.session
        assert session is not None
        plies: list[list[object]] = [[seat, text] for seat, text in session.record.plies]
        for world in self.worlds:
            self.player(world).sends(type="unwatch", table=self.id)
            world.drops()
        self._open([plies, plies])

    def leave(self) -> None:
        for world in self.worlds:
            socket = self.player(world).socket
            assert socket is not None
            socket.close()
            world.drops()

    def player(self, world: World) -> Player:
        return world.people[max(self.me, -1)]

    # Playing.

    def play(self, steps: int, every: int) -> None:
        """Go on for some steps, or to the end; ask over HTTP at one step out of `every`."""
        try:
            for step in range(steps):
                if self.states()[0].result() is not None:
                    break
                self.step(step % every == 0)
        finally:
            self.leave()

    def step(self, asks: bool) -> None:
        move = self.eyes.together(*self.states())
        if move is None:
            self.again()
            return
        self.refusals()
        self.carry_out(move)
        if asks and self.states()[0].result() is None:  # over, the record is open to all
            self.requests()
        if frames.may_undo(self.worlds[0].live, self.me) and not self.lots.below(3):
            self.take_back()
        self.compared += 1
        one, two = self.states()
        self.differing += one.to_json() != two.to_json()

    def states(self) -> tuple[Position, Position]:
        one, two = (world.live.session for world in self.worlds)
        assert one is not None
        assert two is not None
        return one.state, two.state

    def take_back(self) -> None:
        told: list[list[str]] = []
        for world in self.worlds:
            cid = f"undo {world.live.n}"
            self.player(world).sends(type="do", what="undo", table=self.id, cid=cid)
            told.append(heard(self.player(world), "ack", "error"))
        self.same(told, "undo")
        self.undone += told[0][-1].startswith('{"type":"ack"')

    def carry_out(self, move: Move) -> None:
        told: list[list[str]] = []
        for i, (world, state) in enumerate(zip(self.worlds, self.states())):
            world.expects([pair[i] for pair in move.deals])
            text = self.game.say(state, move.actions[i])
            self.words[text] = None
            act = {"ply": world.live.ply, "action": text}
            if move.seat == self.me:
                cid = f"act {world.live.n}"
                self.player(world).sends(type="act", table=self.id, cid=cid, **act)
                told.append(heard(self.player(world), "ack", "error"))
                assert told[-1][-1].startswith('{"type":"ack"'), told[-1]
            else:
                world.does(move.seat, "act", **act)
                told.append(heard(self.player(world), "news"))
        self.same(told, "news")

    def refusals(self) -> None:
        """Try what is refused: what others may do, what is no action, what is too late."""
        ply = self.worlds[0].live.ply
        messages: list[dict[str, object]] = [
            {"type": "act", "action": self.probe(), "ply": ply},
            {"type": "act", "action": self.probe(), "ply": 0},
            {"type": "do", "what": "accept-takeback"},
        ]
        for command in messages:
            told: list[list[str]] = []
            for world in self.worlds:
                self.player(world).sends(table=self.id, cid="try", **command)
                told.append(heard(self.player(world), "error", "ack"))
            self.same(told, str(command))
            assert told[0][-1].startswith('{"type":"error"'), told[0]

    def probe(self) -> str:
        """Choose a text that is no answer of one's own; best what a seat can do in one world only."""
        mine = [] if self.me < 0 else self.texts(self.states()[0], self.me)
        others = [seat for seat in self.states()[0].waiting_for() if seat != self.me]
        found = [{w for seat in others for w in self.texts(s, seat)} for s in self.states()]
        words = sorted((found[0] ^ found[1]) - {*mine}) or [w for w in self.words if w not in mine]
        return words[self.lots.below(len(words))]

    def texts(self, state: Position, seat: int) -> list[str]:
        return [self.game.say(state, action) for action in state.legal(seat)]

    def requests(self) -> None:
        for path in (*[f"/tables/{self.id}{end}" for end in _PATHS], *_LISTS):
            answers = [self.player(world).ask("GET", path) for world in self.worlds]
            texts = [_WHEN.sub(r'"\1":0', f"{a.status_code} {a.text}") for a in answers]
            self.same([[text] for text in texts], path)

    def same(self, told: list[list[str]], what: str) -> None:
        if told[0] != told[1]:
            raise Leak(f"{what} differs for seat {self.me}:\n{told[0]}\n{told[1]}")


@contextmanager
def two_servers(folder: Path, people: int = 4) -> Iterator[list[World]]:
    """Open two servers that know the same people."""
    for name in ("one", "two"):
        (folder / name).mkdir()
    with open_lobby(folder / "one") as first:
        cookies = [first.player(f"P{i}").browser.cookies["saltire"] for i in range(people)]
    shutil.copytree(folder / "one", folder / "two", dirs_exist_ok=True)
    with ExitStack() as stack:
        yield [
            World(stack.enter_context(open_lobby(folder / name)), cookies)
            for name in ("one", "two")
        ]


def follow(worlds: list[World], title: str, me: int, steps: int, **more: object) -> PairedTables:
    """Play one game in two worlds as one audience follows it."""
    options = {key: value for key, value in more.items() if key not in ("seed", "every")}
    seed, every = more.get("seed", 1), more.get("every", 5)
    assert isinstance(seed, int)
    assert isinstance(every, int)
    twins = PairedTables(worlds, load(title, **options), me, seed)
    twins.play(steps, every)
    return twins
