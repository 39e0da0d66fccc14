from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saltire import CHANCE, CorruptRecord, Dealer, Lots, Record, SaltireError, Session, load
from saltire.games.registry import load_version


def finished(seed: int = 5, **options: object) -> Session:
    session, lots = Session(load("schotten", **options), Dealer(seed=seed)), Lots(seed)
    while session.state.actor() >= 0:
        session.act(session.state.actor(), session.state.sample(lots))
    return session


GAME = finished(tactics=True)
TEXT = GAME.record.text()


def test_a_record_reads_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    GAME.record.write(path)
    assert Record.read(path) == GAME.record
    assert Record.read(path) != TEXT
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_each_action_stands_on_its_own_line() -> None:
    rows = TEXT.splitlines()
    assert rows[0] == "{"
    assert '    "* seat 0",' in rows or '    "* seat 1",' in rows
    assert len(rows) == len(GAME.record) + 13


def test_an_empty_record_reads_back() -> None:
    record = Record(load("schotten"))
    assert Record.from_text(record.text()) == record
    assert len(record) == 0


def test_a_record_replays_from_any_ply() -> None:
    states = list(GAME.record.states())
    assert len(states) == len(GAME.record) + 1
    for ply in (0, 1, 40, len(GAME.record)):
        assert GAME.record.replay(ply).to_json() == states[ply].to_json()
    assert GAME.record.replay().to_json() == GAME.state.to_json()


def test_undo_is_a_prefix() -> None:
    shorter = GAME.record.prefix(30)
    assert len(shorter) == 30
    assert (shorter.seed, shorter.result) == (None, None)
    assert shorter.replay().to_json() == GAME.record.replay(30).to_json()
    assert GAME.record.prefix(len(GAME.record)) is GAME.record
    with pytest.raises(SaltireError, match="there is no ply -1"):
        GAME.record.prefix(-1)


def test_verify_proves_every_draw() -> None:
    assert GAME.record.verify() == GAME.record.chance_plies() > 40


def test_a_card_dealt_otherwise_is_found_and_its_line_named() -> None:
    record = Record.from_text(TEXT)
    other = Record.from_text(finished(seed=6, tactics=True).record.text())
    record.plies = other.plies
    with pytest.raises(CorruptRecord, match=r"^line \d+: .* was dealt where the seed gives .*$"):
        record.verify()


def test_an_open_game_and_a_false_seed_are_not_proved() -> None:
    with pytest.raises(CorruptRecord, match=r"^line 9: the seed is not revealed"):
        GAME.record.prefix(20).verify()
    record = Record.from_text(TEXT)
    record.seed = bytes(32)
    with pytest.raises(CorruptRecord, match=r"^line 9: the seed does not fit the commitment$"):
        record.verify()


def broken(**changes: object) -> str:
    data = json.loads(TEXT)
    data.update(changes)
    return json.dumps(data, indent=1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: this is not JSON"),
        (TEXT[:300], "line 5: this is not JSON"),
        (TEXT[: len(TEXT) // 2], r"line \d+: this is not JSON"),
        ("[" * 100_000, "line 1: this is nested too deeply"),
        ("[]", "line 1: this is not a Saltire record"),
        ('{"pgn": 1}', "line 1: this is not a Saltire record"),
        (broken(saltire=2), "line 2: only records of format 1"),
        (broken(game="ludo"), "line 3: there is no game 'ludo'"),
        (broken(game=7), "line 3: game must be a text"),
        (broken(version="0"), "line 4: rules version '0'"),
        (broken(options={"tactics": 5}), "line 5: tactics cannot be 5"),
        (broken(options=[]), "line 5: options must be names and values"),
        (broken(players=["me"]), r"line \d+: there must be 2 players"),
        (broken(players=[1, 2]), r"line \d+: players must be a list of texts"),
        (broken(seed="xyz"), r"line \d+: the seed must be 64 hexadecimal digits"),
        (broken(seed="00"), r"line \d+: the seed must be 64 hexadecimal digits"),
        (broken(result=[0.5, 0.5]), r"line \d+: the actions lead to"),
        (broken(actions=["x R7@3"]), r"line \d+: 'x R7@3' must begin with a seat or \*"),
        (broken(actions=["* seat 0", "0 R7@3"]), r"line \d+: it is not the turn of seat 0"),
        (broken(actions=["* seat 7"]), r"line \d+: 'seat 7' is not an action"),
    ],
)  # fmt: skip
def test_a_corrupt_record_gets_one_line(text: str, message: str) -> None:
    with pytest.raises(CorruptRecord, match=f"^{message}") as caught:
        Record.from_text(text)
    assert "\n" not in str(caught.value)


def test_a_record_of_an_earlier_version_keeps_its_rules_and_its_header() -> None:
    game = load_version("schotten", "1", {"tactics": True})
    assert game.options["recruiter_may_return_joker"] is True
    record = Record(game)
    again = Record.from_text(record.text())
    assert json.loads(again.text())["version"] == "1"
    assert again.game.options == game.options
    assert json.loads(again.text())["options"] == {"tactics": True}
    assert load("schotten", tactics=True).options["recruiter_may_return_joker"] is False


def test_a_missing_entry_is_named() -> None:
    data = json.loads(TEXT)
    del data["seed"]
    with pytest.raises(CorruptRecord, match="line 1: the entry 'seed' is missing"):
        Record.from_text(json.dumps(data))


def test_the_line_of_a_wrong_action_is_its_own() -> None:
    rows = TEXT.splitlines()
    at = next(i for i, row in enumerate(rows) if row.startswith('    "0 '))
    rows[at] = '    "0 \\"R7\\"@3",'
    with pytest.raises(CorruptRecord) as caught:
        Record.from_text("\n".join(rows))
    assert caught.value.line == at + 1


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"{\n\xff\xfe")
    with pytest.raises(CorruptRecord, match=r"^line 2: this is not text$"):
        Record.read(path)


def fault_line(text: str) -> int | None:
    """Give the line at fault, or None if the text is a sound record all the same."""
    try:
        Record.from_text(text)
    except CorruptRecord as error:
        return error.line
    return None


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="ascii"))
def test_no_damage_brings_anything_but_a_line(at: int, letter: str) -> None:
    damaged = TEXT[:at] + letter + TEXT[at + 1 :]
    line = fault_line(damaged)
    assert line is None or 1 <= line <= damaged.count("\n") + 1


@pytest.mark.parametrize("seat", [0, 1, -3])
def test_for_seat_shows_no_card_the_seat_did_not_see(seat: int) -> None:
    seat_record = GAME.record.for_seat(seat)
    assert "seed" not in seat_record
    rows = seat_record["actions"]
    assert isinstance(rows, list)
    states = list(GAME.record.states())
    for ply, (row, (actor, text)) in enumerate(zip(rows, GAME.record.plies, strict=True)):
        if actor != CHANCE or text.startswith("seat"):
            continue
        before, after = states[ply].view(seat), states[ply + 1].view(seat)
        drew = getattr(before, "hand", 0) != getattr(after, "hand", 0)
        drew |= getattr(before, "tactics_hand", 0) != getattr(after, "tactics_hand", 0)
        assert row == (f"* {text}" if drew else "* ?")


def test_for_seat_is_the_same_in_two_worlds_the_seat_cannot_tell_apart() -> None:
    """Exchange two cards that seat 1 holds to the end: seat 0's record stays the same."""
    game = load("schotten", start_player=0)
    cards = [f"{colour}{strength}" for colour in "RO" for strength in range(1, 7)]
    swapped = [card.replace("O1", "P9") if card == "O1" else card for card in cards]
    records = []
    for dealt in (cards, swapped):
        record, state = Record(game), game.start()
        order = [card for pair in zip(dealt[:6], dealt[6:], strict=True) for card in pair]
        for card in order:
            record.play(state, CHANCE, game.parse(state, card))
        record.play(state, 0, game.parse(state, "R1@1"))
        records.append(json.dumps(record.for_seat(0), sort_keys=True))
    assert records[0] == records[1]


def test_plies_of_another_game_are_not_held_against_the_seed() -> None:
    first, second = Session(load("schotten"), Dealer(1)), Dealer(2)
    while len(first.record) < 30:
        first.act(first.state.actor(), first.state.legal()[0])
    taken_over = first.record.prefix(28)
    record = Record(first.game, commitment=second.commitment)
    record.plies, record.continued = taken_over.plies[:], 28
    session = Session(first.game, second, record)
    session.act(session.state.actor(), session.state.legal()[0])
    record.close(None, second.seed)
    here = sum(seat == CHANCE for seat, _ in record.plies[28:])
    assert Record.from_text(record.text()).verify() == here > 0
    assert record.prefix(20).continued == 20
    with pytest.raises(CorruptRecord, match="was dealt where the seed gives"):
        Record.from_text(record.text().replace('"continued": 28', '"continued": 0')).verify()
    with pytest.raises(CorruptRecord, match="continued must be a number of plies"):
        Record.from_text(record.text().replace('"continued": 28', '"continued": 99'))
