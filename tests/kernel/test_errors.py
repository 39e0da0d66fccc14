from __future__ import annotations

import pytest

from saltire.kernel.errors import (
    AmbiguousAction,
    BadNotation,
    BadOption,
    CorruptRecord,
    IllegalAction,
    NotYourTurn,
    Refusal,
    SaltireError,
    Stale,
)


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction(Refusal("k", "no", "1")),
        NotYourTurn("wait"),
        Stale("late"),
        BadNotation("R0", 1, "a strength"),
        AmbiguousAction("two"),
        BadOption("none"),
        CorruptRecord(3, "torn"),
    ],
)
def test_every_error_is_one_line_and_a_value_error(error: SaltireError) -> None:
    assert isinstance(error, ValueError)
    assert str(error)
    assert "\n" not in str(error)


def test_bad_notation_counts_characters_from_one() -> None:
    error = BadNotation("R0", 1, "a strength")
    assert (error.text, error.at) == ("R0", 1)
    assert str(error) == "'R0' is not an action: a strength expected at character 2"


def test_a_corrupt_record_names_its_line() -> None:
    error = CorruptRecord(3, "torn")
    assert (error.line, error.reason, str(error)) == (3, "torn", "line 3: torn")
