from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saltire.kernel.bits import BIT, COUNT9, NTH9, count, mask_of, members, nth
from saltire.kernel.vecs import COMPILED

masks = st.integers(0, 2**62 - 1)


@given(masks)
def test_members_and_mask_of_are_inverse(mask: int) -> None:
    assert mask_of(members(mask)) == mask
    assert members(mask) == [i for i in range(62) if mask >> i & 1]


@given(masks)
def test_count_and_nth_agree_with_members(mask: int) -> None:
    found = members(mask)
    assert count(mask) == len(found)
    assert [nth(mask, i) for i in range(len(found))] == found


def test_asking_for_what_is_in_no_set_ends() -> None:
    assert members(-1) == []
    if not COMPILED:
        with pytest.raises(IndexError):
            nth(0, 0)


@pytest.mark.parametrize("n", [0, 30, 31, 32, 53, 62])
def test_bits_beyond_31_are_right_in_the_compiled_build_too(n: int) -> None:
    assert BIT[n] == 2**n


def test_the_nine_bit_tables() -> None:
    for mask in range(512):
        assert COUNT9[mask] == bin(mask).count("1")
        assert [NTH9[9 * mask + i] for i in range(COUNT9[mask])] == members(mask)
