"""A table with two players and a stranger on sockets, and a model of what each message may change."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from saltire.dealer import commitment_to
from saltire.games.registry import load
from saltire.kernel.phase import Sealed
from saltire.server.schemas.socket import LONGEST
from saltire.server.tables import frames
from saltire.server.tables.clocks import Pace
from saltire.server.tables.commands import COMMAND_NAMES
from saltire.server.tables.create import new_row, seat_rows
from tests.server.tables.lobby import Lobby, Message, Player

GAMES: tuple[Message, ...] = (
    {"game": "schotten"},
    {"game": "hammer"},
    {"game": "swords", "options": {"players": 2}},
)
SEED = bytes(32)
JUNK: dict[str, list[object]] = {
    "ply": [None, -1, 2**40, 1.5, "1", True, []],
    "action": [None, 7, [], "", "\x00", "x" * 600, "R7@3 or so"],
    "cid": [None, 7, "", "x" * 65, "\n", {}],
    "table": [None, 7, "", "x" * 100, "\x00", "nowhere"],
    "seat": [-1, 2**31, "0", 0.0, False, 11],
    "type": [None, 7, "", "fly", "state"],
}
TEXTS = st.one_of(
    st.text(max_size=40),
    st.sampled_from(["{}", "[]", "null", "1e999", '{"type":"act"}', "[" * 5000, '{"type":"do"}']),
    st.recursive(st.none() | st.integers(-9, 9) | st.text(max_size=5), st.lists, max_leaves=5)
    .map(lambda value: frames.encode({"type": "watch", "table": value}))
)  # fmt: skip
SEATED = st.sampled_from([0, 1])
ANYBODY = st.sampled_from([0, 1, 2])
PICK = st.integers(0, 10**6)


class MessageFuzzer(RuleBasedStateMachine):
    """Everything that three people may send; `n` is all that the model needs to know of a table."""

    lobby: Lobby
    people: list[Player]

    @initialize(game=st.sampled_from(GAMES))
    def sit_down(self, game: Message) -> None:
        made = load(str(game["game"]), **game.get("options", {}))
        ann, bob, _ = self.people
        # The same deal each time, so that a failure can be repeated.
        deal = {"seed": SEED.hex(), "commitment": commitment_to(SEED), "public": True}
        row = new_row(made, ann.id, Pace(), 0, **deal)
        self.table = row["id"]
        seats = seat_rows(self.table, made, ["me", "open"], ann.id, "Ann")
        seats[1] |= {"person_id": bob.id, "name": "Bob"}
        services = self.lobby.server.services
        self.lobby.server.run(services.table_store.add, row, seats)
        self.live = self.lobby.server.run(services.tables.get, self.table)
        self.n = self.live.n
        self.sent = 0
        self.acked: list[tuple[int, Message, Message]] = []
        self.known = self.facts()

    # Asking.

    def facts(self) -> bytes:
        """Give everything that a message may change."""
        live = self.live
        state = None if live.session is None else live.session.state.to_json()
        plies = None if live.session is None else live.session.record.plies
        facts: dict[str, Any] = {
            "n": live.n, "ply": live.ply, "state": state, "plies": plies, "offers": live.offers.to_json(),
            "result": live.result, "asked": live.asked_at, "is": live.state, "next": live.next,
            "seats": [(s.person, s.bot, s.out) for s in live.seats], "cids": len(live.cids),
        }  # fmt: skip
        return frames.encode(facts).encode()

    def answer(self, who: int, message: Message | str) -> Message:
        """Send a message and give the answer to it."""
        socket = self.people[who].socket
        assert socket is not None
        socket.send_text(message if isinstance(message, str) else frames.encode(message))
        return self.people[who].hears("ack", "error", "state", "hello")

    def refused(self, who: int, message: Message | str, *codes: str) -> None:
        """Demand an error, and that nothing has changed."""
        answer = self.answer(who, message)
        assert answer["type"] == "error", answer
        assert answer["code"] in codes, answer
        assert self.facts() == self.known

    def done(self, who: int, message: Message) -> None:
        """Demand that a message has made one event of its own."""
        ack = self.answer(who, message)
        assert (ack["type"], ack.get("n")) == ("ack", self.n + 1), ack
        assert (self.live.tail[-1].cid, self.live.tail[-1].seat) == (message["cid"], who)
        self.n += 1
        self.acked.append((who, message, ack))
        self.known = self.facts()

    def may_act(self, seat: int) -> list[str]:
        legal: list[str] = frames.view_of(self.live, seat)["legal"]
        return legal

    def act(self, of: int, pick: int, **more: object) -> Message:
        self.sent += 1
        legal = self.may_act(of) or self.may_act(1 - of) or ["nothing"]
        act = {"ply": self.live.ply, "action": legal[pick % len(legal)], "cid": f"c{self.sent}"}
        return {"type": "act", "table": self.table, **act, **more}

    # What is allowed.

    @rule(seat=SEATED, pick=PICK)
    def plays(self, seat: int, pick: int) -> None:
        message = self.act(seat, pick)
        if self.may_act(seat):
            self.done(seat, message)
        else:
            self.refused(seat, message, "not-your-turn", "stale", "over", "illegal", "malformed")

    @rule(seat=SEATED, text=st.sampled_from(["hello", " and again ", "x" * 500]))
    def chats(self, seat: int, text: str) -> None:
        self.sent += 1
        chat = {"type": "do", "what": "chat", "text": text, "cid": f"c{self.sent}"}
        self.done(seat, {**chat, "table": self.table})

    @rule(who=ANYBODY)
    def watches(self, who: int) -> None:
        state = self.answer(who, {"type": "watch", "table": self.table})
        assert (state["n"], state["seat"]) == (self.n, who if who < 2 else None)

    @rule(who=ANYBODY)
    def looks_away(self, who: int) -> None:
        self.people[who].sends(type="unwatch", table=self.table)

    @rule(pick=PICK)
    def repeats(self, pick: int) -> None:
        if not self.acked:
            return
        who, message, ack = self.acked[pick % len(self.acked)]
        assert self.answer(who, message) == ack
        assert self.facts() == self.known

    @rule(seat=SEATED, what=st.sampled_from(COMMAND_NAMES), rare=st.integers(0, 3))
    def does(self, seat: int, what: str, rare: int) -> None:
        """Either it is refused and nothing changes, or it is one event of that name."""
        if what == "resign" and rare:
            return
        self.sent += 1
        command = {"type": "do", "what": what, "table": self.table, "cid": f"c{self.sent}"}
        answer = self.answer(seat, command)
        if answer["type"] == "error":
            assert self.facts() == self.known
            return
        assert answer["n"] == self.n + 1
        assert self.live.tail[-1].kind == what
        self.n += 1
        self.acked.append((seat, command, answer))
        self.known = self.facts()

    # What is refused.

    @rule(seat=SEATED, pick=PICK)
    def answers_an_old_question(self, seat: int, pick: int) -> None:
        self.refused(seat, self.act(seat, pick, ply=self.live.asked_at[seat] - 1), "stale", "over")
        self.refused(seat, self.act(seat, pick, ply=self.live.ply + 1), "stale", "over")

    @rule(who=ANYBODY, pick=PICK)
    def acts_for_somebody_else(self, who: int, pick: int) -> None:
        seat = 1 if who == 0 else 0
        self.refused(who, self.act(seat, pick, seat=seat), "forbidden")
        self.refused(2, self.act(seat, pick), "forbidden")
        self.refused(who, {"type": "watch", "table": self.table, "seat": seat}, "forbidden")

    @rule(seat=SEATED, pick=PICK)
    def plays_what_only_the_other_may(self, seat: int, pick: int) -> None:
        mine = self.may_act(seat)
        theirs = [text for text in self.may_act(1 - seat) if text not in mine]
        if theirs and not isinstance(self.live.session and self.live.session.state.top, Sealed):
            message = self.act(seat, pick, action=theirs[pick % len(theirs)])
            self.refused(seat, message, "not-your-turn", "illegal", "stale")

    @rule(seat=SEATED, pick=PICK, field=st.sampled_from(sorted(JUNK)))
    def sends_a_message_with_one_wrong_field(self, seat: int, pick: int, field: str) -> None:
        message = self.act(seat, pick)
        message[field] = JUNK[field][pick % len(JUNK[field])]
        codes = (
            "malformed",
            "unknown-table",
            "forbidden",
            "illegal",
            "over",
            "not-your-turn",
            "stale",
        )
        self.refused(seat, message, *codes)
        del message[field]
        if field != "seat":
            self.refused(seat, message, "malformed")

    @rule(who=ANYBODY, text=TEXTS)
    def sends_garbage(self, who: int, text: str) -> None:
        self.refused(who, text, "malformed", "unknown-table")

    @rule(who=ANYBODY, more=st.integers(1, 3000))
    def sends_too_much(self, who: int, more: int) -> None:
        self.refused(who, " " * (LONGEST + more), "too-large")
        self.refused(who, self.act(0, 0, action="é" * LONGEST), "too-large")

    @rule(seat=SEATED, text=st.sampled_from(["", "  ", "two\nlines", "x" * 501, None, 7]))
    def chats_badly(self, seat: int, text: object) -> None:
        command = {"type": "do", "what": "chat", "text": text, "cid": "bad", "table": self.table}
        self.refused(seat, command, "malformed", "too-large")

    @rule(who=ANYBODY, token=st.sampled_from(["", "wrong", 7]))
    def says_hello_as_somebody_else(self, who: int, token: object) -> None:
        self.refused(
            who, {"type": "hello", "token": token}, "conflict", "not-signed-in", "malformed"
        )

    # What always holds.

    @invariant()
    def the_store_knows_what_was_acknowledged_and_nothing_else(self) -> None:
        if not hasattr(self, "live"):
            return
        assert self.facts() == self.known
        rows = self.lobby.server.run(self.lobby.server.services.table_store.rows, self.table)
        assert [row["n"] for row in rows] == list(range(1, self.n + 1))[:200]
