"""A client of the table server for bots: one socket, any number of tables and seats.

It knows the server by its public API alone, so it may run on any machine.
"""

from __future__ import annotations

import asyncio
import json
import math
import random
import secrets
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from saltire.bots.own_class import is_own, make_own
from saltire.bots.registry import best_bot, bots_of, make_bot
from saltire.bots.remote.queue import Frame, Place, Question, Thinker
from saltire.bots.remote.seat import SeatedBot
from saltire.games.registry import load, load_version
from saltire.games.suggestion import suggestion
from saltire.kernel.errors import SaltireError

_FIRST_PAUSE: Final = 0.2
_LONGEST_PAUSE: Final = 30.0
_TOO_FAST: Final = 1.0
_BOT: Final = "bot:"
_SHARE: Final = 20
"""Of the time that is left in a live game a move takes at most one part in twenty."""
_LEAST: Final = 0.05
IDLE: Final = 600.0
"""Seconds after which a table where nothing happens is let go: the server calls again when it is our turn."""


class NotWelcome(SaltireError):
    """The server does not know the token."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a client plays, and its time limits."""

    bot: str = ""
    """The bot to play with, by name or as module:class; empty for the strongest."""
    game: str = ""
    """Play at tables of this game only; empty for all."""
    seconds: float = 2.0
    part: int = 0
    of: int = 1
    """The part of all tables that this client plays: several clients can share the work."""
    quiet: bool = False
    """Report only what goes wrong."""


class Client:
    """Plays at every table that waits for its user, until it is cancelled."""

    def __init__(
        self, server: str, token: str, terms: Terms, thinker: Thinker, say: Callable[[str], None]
    ) -> None:
        self.address = server.rstrip("/").replace("http", "ws", 1) + "/api/v1/live"
        self.token = token
        self.terms = terms
        self.thinker = thinker
        self.say = say
        self.moves = 0
        self.person: Frame = {}
        self._socket: ClientConnection | None = None
        self._bots: dict[Place, SeatedBot] = {}
        self._pending: dict[Place, Question] = {}
        self._in_flight: dict[str, tuple[Place, Question]] = {}
        self._seats_watched: dict[str, set[int]] = {}
        self._card_sets: dict[str, str] = {}
        """The card sets of tables that play with one of their own."""
        self._owners: dict[str, str] = {}
        """Who waits at each table: somebody who plays there, or whoever opened it."""
        self._queues: dict[str, tuple[str, str]] = {}
        """Who waits at a table, and under which name their address goes, where the server says so."""
        self._last_news: dict[str, float] = {}
        """When each table was last heard of, those first of which that is longest ago."""
        self._shared_tables: set[str] = set()
        """Tables where people play too: they are answered first."""
        self._rated_tables: set[str] = set()
        self._unknown_games: set[str] = set()
        """Games that have no bot of the name that was asked for."""
        self._shown_tracebacks: set[str] = set()
        """Faults of the bot whose traceback was shown."""

    async def serve(self) -> None:
        """Stay connected; reconnect with increasing delays."""
        pause = _FIRST_PAUSE
        while True:
            try:
                async with connect(self.address, max_size=None, compression=None) as socket:
                    pause = _FIRST_PAUSE
                    await self._play_on(socket)
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError) as error:
                self.say(f"the line is down ({type(error).__name__}); again in {pause:.1f} s")
            await asyncio.sleep(pause * random.uniform(0.8, 1.2))
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def _play_on(self, socket: ClientConnection) -> None:
        """Serve one connection: receive frames here, and let the thinker answer."""
        self._pending.clear()
        self._in_flight.clear()
        self._seats_watched.clear()
        self._last_news.clear()
        hello = {"type": "hello", "token": self.token, "lang": "en"}
        await socket.send(json.dumps(hello))
        self._socket = socket
        self.thinker.clients.append(self)
        try:
            async for text in socket:
                for message in (*self._handle(json.loads(text)), *self._leave_idle()):
                    await socket.send(json.dumps(message))
        finally:
            self.thinker.clients.remove(self)
            self._socket = None

    # Receiving.

    def _handle(self, frame: Frame) -> list[Frame]:
        """Handle a frame; give the messages to send at once."""
        kind = frame.get("type")
        if kind == "hello":
            self.person = frame["person"]
            if not self.terms.quiet:
                self.say(f"here as {self.person['name']}")
        elif kind == "you":
            new = [
                id for id in frame["waiting"] if id not in self._seats_watched and self._ours(id)
            ]
            return [{"type": "watch", "table": id, "since": 0} for id in new]
        elif kind in ("state", "news"):
            return self._look(frame)
        elif kind == "queue":
            self._queues[frame["table"]] = (frame["name"], frame.get("address", ""))
        elif kind == "ack":
            self._acknowledge(frame["cid"], frame["ply"])
        elif kind == "error":
            self._handle_error(frame)
        return []

    def _leave_idle(self) -> list[Frame]:
        """Leave tables where nobody plays on: each takes memory here and at the server."""
        long_ago, left = time.monotonic() - IDLE, []
        while (
            self._last_news
            and (table := next(iter(self._last_news)))
            and self._last_news[table] < long_ago
        ):
            if self._is_due(table):
                self._last_news[table] = self._last_news.pop(table) + IDLE
                continue
            self._forget(table)
            left.append({"type": "unwatch", "table": table})
        return left

    def _is_due(self, table: str) -> bool:
        """Tell whether we are still to act there, or wait for the acknowledgement."""
        asked = (place for place, _ in self._in_flight.values())
        return any(place[0] == table for place in (*self._pending, *asked))

    def _ours(self, table: str) -> bool:
        return zlib.crc32(table.encode()) % self.terms.of == self.terms.part

    def _look(self, frame: Frame) -> list[Frame]:
        table, seat, info = frame["table"], frame["seat"], frame.get("info")
        self._last_news.pop(table, None)
        self._last_news[table] = time.monotonic()
        if frame["type"] == "state" and seat is not None:
            self._seats_watched.setdefault(table, set()).add(seat)
        said: list[Frame] = []
        if info is not None:
            if info["state"] in ("over", "dropped"):
                self._forget(table)
                return [{"type": "unwatch", "table": table}]
            if "card_set" in frame:
                self._card_sets[table] = frame["card_set"]
            said = self._sit(table, info)
        place = (table, seat)
        if seat is not None and place in self._bots:
            self._bots[place].hear(frame["log"])
            said += self._answer_offers(frame)
            if seat in frame["waiting"] and frame["legal"]:
                self._ask(place, frame)
        return said

    def _ask(self, place: Place, frame: Frame) -> None:
        table = place[0]
        who = self._queues.get(table) or (self._owners.get(table, ""), "")
        self._pending[place] = self.thinker.question(frame, table in self._shared_tables, *who)

    def _sit(self, table: str, info: Frame) -> list[Frame]:
        """Seat a bot wherever this client may act; watch the table from each of those seats."""
        if (self.terms.game and info["game"] != self.terms.game) or not self._plays(info["game"]):
            return []
        watched = self._seats_watched.setdefault(table, set())
        if info["rated"]:
            self._rated_tables.add(table)
        said: list[Frame] = []
        if any(seat["kind"] == "person" and seat["bot"] is None for seat in info["seats"]):
            self._shared_tables.add(table)
        else:
            self._shared_tables.discard(table)
        playing = [seat["person"] for seat in info["seats"] if seat["kind"] == "person"]
        self._owners[table] = next(iter(playing), info["host"] or "")
        for seat in info["seats"]:
            place = (table, seat["seat"])
            if not self._holds(seat):
                self._bots.pop(place, None)
                self._pending.pop(place, None)
                continue
            if place not in self._bots:
                self._bots[place] = self._bot_for(info)
            if seat["seat"] not in watched:
                watched.add(seat["seat"])
                said.append({"type": "watch", "table": table, "seat": seat["seat"], "since": 0})
        return said

    def _holds(self, seat: Frame) -> bool:
        """Tell whether a seat is this client's: its user sits there, or its bot stands in."""
        me = self.person["id"]
        stands_in = seat["bot"] is not None and me == _BOT + seat["bot"]
        return stands_in or (seat["person"] == me and (seat["bot"] is None or _is_bot(me)))

    def _bot_for(self, info: Frame) -> SeatedBot:
        me = self.person["id"]
        name = me.removeprefix(_BOT) if _is_bot(me) else self.terms.bot
        own = self._card_sets.get(info["id"])
        more = {"card_set": own} if own else {}
        game = load_version(info["game"], info["version"], info["options"], **more)
        if game.recorded_version != info["version"]:
            self.say(f"{info['game']} {info['version']} is not known here: playing random moves")
            name = "random"
        seed = secrets.randbits(60)
        # Only what was typed here may be imported, never a name that the server gives.
        if is_own(name) and not _is_bot(me):
            return SeatedBot(game, make_own(name, seed), seed)
        if name and name not in bots_of(game):
            self.say(f"{game.name} has no bot {name!r}: playing {best_bot(game)}")
            name = ""
        return SeatedBot(game, make_bot(game, name or best_bot(game), seed), seed)

    def _plays(self, game: str) -> bool:
        """Tell whether the bot that was asked for plays a game; if not, say so once."""
        name = self.terms.bot
        if _is_bot(self.person["id"]) or not name or is_own(name) or game in self._unknown_games:
            return game not in self._unknown_games
        known = bots_of(load(game))
        if name in known:
            return True
        self._unknown_games.add(game)
        self.say(f"{game} has no bot {name!r}{suggestion(name, known)}: not playing it")
        return False

    def _answer_offers(self, frame: Frame) -> list[Frame]:
        """Answer an offer: a bot never accepts a draw, and accepts a takeback unless the game is rated."""
        said: list[Frame] = []
        back = "refuse-takeback" if frame["table"] in self._rated_tables else "accept-takeback"
        for offer, answer in (("draw", "refuse-draw"), ("takeback", back)):
            lies = frame["offers"][offer]
            if lies is not None and frame["seat"] in lies["wanted"]:
                asked = {"table": frame["table"], "seat": frame["seat"], "what": answer}
                said.append({"type": "do", "cid": secrets.token_urlsafe(9), **asked})
        return said

    def _forget(self, table: str) -> None:
        self._seats_watched.pop(table, None)
        self._last_news.pop(table, None)
        self._card_sets.pop(table, None)
        self._owners.pop(table, None)
        self._queues.pop(table, None)
        self._shared_tables.discard(table)
        self._rated_tables.discard(table)
        for place in [place for place in self._bots if place[0] == table]:
            del self._bots[place]
            self._pending.pop(place, None)

    def _acknowledge(self, cid: str, ply: int) -> None:
        """Handle an acknowledgement: older questions of the seat are answered by it."""
        place, _ = self._in_flight.pop(cid, (None, None))
        if place is not None and place in self._pending and self._pending[place].frame["ply"] < ply:
            del self._pending[place]
        self.thinker.wake.set()

    def _handle_error(self, frame: Frame) -> None:
        if frame["code"] == "not-signed-in":
            raise NotWelcome("the server does not know this token")
        place, question = self._in_flight.pop(frame.get("cid", ""), (None, None))
        self.thinker.wake.set()
        if frame["code"] in ("stale", "over", "not-your-turn") or place is None:
            return
        assert question is not None
        if frame["code"] in ("too-fast", "busy"):
            asyncio.get_running_loop().call_later(_TOO_FAST, self._again, place, question)
            return
        self.say(f"{place[0]}: refused: {frame['code']} {frame['message']}")
        if frame["code"] in ("illegal", "malformed") and place not in self._pending:
            self._ask(place, {**question.frame, "by_lot": True})

    def _again(self, place: Place, question: Question) -> None:
        """Put a question back in the queue, unless a newer one has come or the bot has left."""
        if place in self._bots:
            self._pending.setdefault(place, question)
            self.thinker.wake.set()

    # Thinking.

    def count_in_flight(self) -> int:
        """Count the actions that the server has not acknowledged yet."""
        return len(self._in_flight)

    def questions(self) -> Iterator[tuple[Question, Place]]:
        """Give the questions of the seats without an answer under way."""
        busy = {place for place, _ in self._in_flight.values()}
        yield from (
            (question, place) for place, question in self._pending.items() if place not in busy
        )

    async def answer(self, place: Place) -> None:
        """Answer one question and send the action."""
        assert self._socket is not None
        question = self._pending.pop(place)
        act = self._act(place, question.frame)
        self._in_flight[act["cid"]] = (place, question)
        with suppress(ConnectionClosed):  # the reader of the socket handles that
            await self._socket.send(json.dumps(act))

    def _act(self, place: Place, frame: Frame) -> Frame:
        table, seat = place
        bot = self._bots[place]
        if frame.get("by_lot"):
            action = bot.anything(frame["legal"])
        else:
            seconds = min(self.terms.seconds, _time_for(frame, seat))
            action = bot.choose(frame["view"], frame["legal"], seconds)
            if bot.fault:
                self.say(f"{table}: seat {seat} played a random move: {bot.fault}")
                self._show_traceback(bot)
        self.moves += 1
        cid = secrets.token_urlsafe(9)
        action_of = {"table": table, "seat": seat, "ply": frame["ply"], "action": action}
        return {"type": "act", "cid": cid, **action_of}

    def _show_traceback(self, bot: SeatedBot) -> None:
        """Show where a bot failed, the first time it fails so."""
        if bot.traceback and bot.traceback not in self._shown_tracebacks:
            self._shown_tracebacks.add(bot.traceback)
            self.say(bot.traceback.rstrip())


def _time_for(frame: Frame, seat: int) -> float:
    """Give the seconds that a seat can spend on a move."""
    clocks = frame["clocks"]
    if clocks["kind"] != "live":
        return math.inf
    return float(max(_LEAST, clocks["left"][seat] / 1000 / _SHARE))


def _is_bot(person: str) -> bool:
    return person.startswith(_BOT)
