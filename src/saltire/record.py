"""The record of a game: a header and the list of actions; positions and events follow from them.

A record is readable JSON. Each action stands on its own line as the seat (`*` for chance) and the
notation, so that a renumbering of actions inside changes no record.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from saltire.dealer import Dealer, commitment_to
from saltire.games.registry import as_of, load
from saltire.kernel.errors import CorruptRecord, SaltireError
from saltire.kernel.event import Event
from saltire.kernel.game import Game
from saltire.kernel.position import Position
from saltire.kernel.types import CHANCE

FORMAT: Final = 1


class Record:
    """The header and the actions of one game; grows while it is played."""

    def __init__(
        self,
        game: Game,
        players: Sequence[str] = (),
        commitment: str = "",
        salts: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.players = tuple(players) or game.seats
        self.commitment = commitment
        self.salts = tuple(salts)
        self.seed: bytes | None = None
        self.result: tuple[float, ...] | None = None
        self.continued = 0
        """How many plies were taken over from another record: their deal is not this seed's."""
        self.taken_back = 0
        """How often a practice game took something back after it was seen."""
        self.plies: list[tuple[int, str]] = []

    def __len__(self) -> int:
        return len(self.plies)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}: {len(self)} plies>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    __hash__ = None  # type: ignore[assignment]

    def seat(self, ply: int) -> int:
        """Name the seat that acted at a ply."""
        return self.plies[ply][0]

    def chance_plies(self) -> int:
        """Count how often the dealer has drawn."""
        return sum(seat == CHANCE for seat, _ in self.plies)

    # Writing.

    def play(self, state: Position, seat: int, action: int) -> list[Event]:
        """Play an action in a position and append it; an illegal one changes neither."""
        state.check(seat, action)
        text = self.game.say(state, action)
        events = state.carry_out(seat, action)
        self.plies.append((seat, text))
        return events

    def close(self, result: tuple[float, ...] | None, seed: bytes) -> None:
        """End the record: the result, and the seed that was committed to."""
        self.result = result
        self.seed = seed

    def to_json(self) -> dict[str, object]:
        return {
            "saltire": FORMAT,
            "game": self.game.name,
            "version": self.game.recorded_version,
            "options": self.game.recorded_options,
            **({"card_set": self.game.card_set} if self.game.card_set else {}),
            **({"position": self.game.begins} if self.game.begins else {}),
            "players": list(self.players),
            "commitment": self.commitment,
            "salts": list(self.salts),
            "seed": None if self.seed is None else self.seed.hex(),
            **({"continued": self.continued} if self.continued else {}),
            **({"taken_back": self.taken_back} if self.taken_back else {}),
            "result": None if self.result is None else list(self.result),
            "actions": [f"{_seat_mark(seat)} {text}" for seat, text in self.plies],
        }

    def text(self) -> str:
        """Write the record out, an action a line."""
        data = self.to_json()
        actions = data.pop("actions")
        assert isinstance(actions, list)
        head = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in data.items()]
        rows = ",\n".join(f"    {json.dumps(row)}" for row in actions)
        body = f"  {json.dumps('actions')}: [\n{rows}\n  ]" if rows else '  "actions": []'
        return "{\n" + ",\n".join([*head, body]) + "\n}\n"

    def write(self, path: Path) -> None:
        """Save the record; an old file of that name stays whole until the new one is."""
        path = Path(path)
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(path)

    # Reading.

    @classmethod
    def read(cls, path: Path) -> Record:
        """Read and replay a saved record; CorruptRecord names the line at fault."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            line = Path(path).read_bytes()[: error.start].count(b"\n") + 1
            raise CorruptRecord(line, "this is not text") from None
        return cls.from_text(text)

    @classmethod
    def from_text(cls, text: str, make: Callable[..., Game] = load) -> Record:
        """Read a record from its text and replay it, so that nothing illegal gets through.

        `make` turns a game's name and options into the game, for games that are not installed.
        """
        return RecordReader(text, make).record()

    # Replaying.

    def play_ply(self, state: Position, ply: int) -> list[Event]:
        """Play one ply of the record in the position before it."""
        seat, text = self.plies[ply]
        return state.play(seat, self.game.parse(state, text))

    def states(self) -> Iterator[Position]:
        """Give the position before each ply and the last one; each may be kept."""
        state = self.game.begin()
        yield state.clone()
        for ply in range(len(self)):
            self.play_ply(state, ply)
            yield state.clone()

    def replay(self, ply: int | None = None) -> Position:
        """Play the first `ply` plies, or all."""
        state = self.game.begin()
        for i in range(len(self) if ply is None else ply):
            self.play_ply(state, i)
        return state

    def prefix(self, ply: int) -> Record:
        """Undo: the same game as it stood before a ply, open again."""
        if not 0 <= ply <= len(self):
            raise SaltireError(f"there is no ply {ply}: the record has {len(self)}")
        if ply == len(self):
            return self
        shorter = Record(self.game, self.players, self.commitment, self.salts)
        shorter.plies = self.plies[:ply]
        shorter.continued = min(ply, self.continued)
        shorter.taken_back = self.taken_back
        return shorter

    def for_seat(self, seat: int) -> dict[str, object]:
        """Give the record as a seat may know it: hidden actions are `?`, and the seed is left out.

        A position that it begins with is told as the seat saw it.
        """
        state = self.game.begin()
        first = str(state.view(seat)) if self.game.begins else ""
        rows: list[str] = []
        heard: list[dict[str, object]] = []
        for ply, (actor, text) in enumerate(self.plies):
            action = self.game.parse(state, text)
            known = actor == seat or state.top.known_to(state, seat, action)
            rows.append(f"{_seat_mark(actor)} {text if known else '?'}")
            heard.extend(event.heard_by(seat) for event in self.play_ply(state, ply))
        data = self.to_json()
        del data["seed"]
        if first:
            data["position"] = first
        return {**data, "seat": seat, "actions": rows, "heard": heard}

    # Verifying.

    def verify(self) -> int:
        """Prove the deal: each chance outcome is the one that the revealed seed gives.

        Gives the number of outcomes checked, those of another game's plies left out;
        CorruptRecord names the first line that does not fit.
        """
        lines = ActionLines(self.text())
        if self.seed is None:
            raise CorruptRecord(
                lines.of_key("seed"), "the seed is not revealed: the game is not over"
            )
        if commitment_to(self.seed) != self.commitment:
            raise CorruptRecord(lines.of_key("seed"), "the seed does not fit the commitment")
        dealer = Dealer(self.seed, self.salts)
        state = self.game.begin()
        for ply, (seat, text) in enumerate(self.plies):
            if seat == CHANCE and ply < self.continued:
                dealer.draws += 1
            elif seat == CHANCE:
                dealt = self.game.say(state, dealer.deal(state))
                if dealt != text:
                    reason = f"{text} was dealt where the seed gives {dealt}"
                    raise CorruptRecord(lines.of_action(ply), reason)
            self.play_ply(state, ply)
        return dealer.draws - sum(seat == CHANCE for seat, _ in self.plies[: self.continued])


def _seat_mark(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat)


class ActionLines:
    """Finds the line of each entry and each action in a record's text."""

    def __init__(self, text: str) -> None:
        self.text = text

    def at(self, place: int) -> int:
        return self.text.count("\n", 0, place) + 1

    def of_key(self, key: str) -> int:
        return self.at(max(self.text.find(json.dumps(key)), 0))

    def of_action(self, ply: int) -> int:
        """Step over the strings of the action list up to the one asked for."""
        place = self.text.find("[", self.text.find('"actions"'))
        for _ in range(ply + 1):
            start = self.text.find('"', place + 1)
            if start < 0:
                break
            place = start + 1
            while self.text[place] != '"':
                place += 2 if self.text[place] == "\\" else 1
        return self.at(place)


class RecordReader:
    """Reads a record and says which line is wrong with it."""

    def __init__(self, text: str, make: Callable[..., Game]) -> None:
        self.lines = ActionLines(text)
        self.make = make
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise CorruptRecord(error.lineno, f"this is not JSON: {error.msg.lower()}") from None
        except RecursionError:
            raise CorruptRecord(1, "this is nested too deeply to be a record") from None
        if not isinstance(data, dict) or "saltire" not in data:
            raise CorruptRecord(1, "this is not a Saltire record")
        self.data: dict[str, object] = data

    def fault(self, key: str, reason: str) -> CorruptRecord:
        return CorruptRecord(self.lines.of_key(key), reason)

    def entry(self, key: str) -> object:
        if key not in self.data:
            raise CorruptRecord(1, f"the entry {key!r} is missing")
        return self.data[key]

    def word(self, key: str) -> str:
        value = self.entry(key)
        if not isinstance(value, str):
            raise self.fault(key, f"{key} must be a text")
        return value

    def words(self, key: str) -> list[str]:
        value = self.entry(key)
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise self.fault(key, f"{key} must be a list of texts")
        return value

    def record(self) -> Record:
        """Check the header, then replay every action."""
        if self.entry("saltire") != FORMAT:
            raise self.fault("saltire", f"only records of format {FORMAT} can be read")
        record = Record(self.game(), self.players(), self.word("commitment"), self.words("salts"))
        state = record.game.begin()
        for ply, row in enumerate(self.words("actions")):
            self.play(record, state, ply, row)
        self.check_end(record, state)
        record.continued = self.continued(len(record))
        record.taken_back = self.taken_back()
        return record

    def taken_back(self) -> int:
        times = self.data.get("taken_back", 0)
        if type(times) is not int or times < 0:
            raise self.fault("taken_back", "taken_back must be a number")
        return times

    def continued(self, plies: int) -> int:
        plies_taken = self.data.get("continued", 0)
        if type(plies_taken) is not int or not 0 <= plies_taken <= plies:
            raise self.fault("continued", "continued must be a number of plies")
        return plies_taken

    def game(self) -> Game:
        options = self.entry("options")
        if not isinstance(options, dict):
            raise self.fault("options", "options must be names and values")
        title, version = self.word("game"), self.entry("version")
        try:
            present = self.make(title)
        except SaltireError as error:
            raise self.fault("game", str(error)) from None
        try:
            asked = {**options, **self.own_texts()}
            game = as_of(type(present), str(version), asked, partial(self.make, title))
        except SaltireError as error:
            raise self.fault("options", str(error)) from None
        except TypeError:  # an option may have the name of an argument
            raise self.fault("options", "one of the options is not known") from None
        if version != game.recorded_version:
            reason = f"rules version {version!r} is not the present {game.version!r}"
            raise self.fault("version", reason)
        return game

    def own_texts(self) -> dict[str, str]:
        """Give the texts of a card set and of a first position of one's own; nothing if there are none."""
        return {name: self.word(name) for name in ("card_set", "position") if name in self.data}

    def players(self) -> list[str]:
        players = self.words("players")
        seats = len(self.game().seats)
        if len(players) != seats:
            raise self.fault("players", f"there must be {seats} players")
        return players

    def play(self, record: Record, state: Position, ply: int, row: str) -> list[Event]:
        mark, _, text = row.partition(" ")
        seat = CHANCE if mark == "*" else int(mark) if mark in "0123456789" and mark else None
        if seat is None:
            raise CorruptRecord(self.lines.of_action(ply), f"{row!r} must begin with a seat or *")
        try:
            state.check_turn(seat)
            return record.play(state, seat, record.game.parse(state, text))
        except SaltireError as error:
            raise CorruptRecord(self.lines.of_action(ply), str(error)) from None

    def check_end(self, record: Record, state: Position) -> None:
        result = state.result()
        written = self.entry("result")
        if written != (None if result is None else list(result)):
            raise self.fault("result", f"the actions lead to {result}, not to {written}")
        seed = self.entry("seed")
        if seed is not None:
            try:
                record.close(result, bytes.fromhex(str(seed)))
            except ValueError:
                raise self.fault("seed", "the seed must be 64 hexadecimal digits") from None
            if len(record.seed or b"") != 32:
                raise self.fault("seed", "the seed must be 64 hexadecimal digits")
        record.result = result
