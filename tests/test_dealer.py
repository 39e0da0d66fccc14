from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from saltire import Dealer, SaltireError, load


def test_the_same_seed_and_salts_deal_the_same() -> None:
    one, other = Dealer(seed=7, salts=("a", "b")), Dealer(seed=7, salts=("a", "b"))
    assert [one.below(52) for _ in range(50)] == [other.below(52) for _ in range(50)]


def test_a_salt_changes_the_deal_and_salts_cannot_be_shifted_into_each_other() -> None:
    deals = {
        tuple(Dealer(7, salts).outcome(i, 1000) for i in range(5))
        for salts in ((), ("ab", "c"), ("a", "bc"), ("abc",))
    }
    assert len(deals) == 4


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    dealer = Dealer(bytes(range(32)))
    assert dealer.commitment == hashlib.sha256(bytes(range(32))).hexdigest()


def test_an_outcome_can_be_computed_from_the_written_recipe() -> None:
    dealer = Dealer(bytes(32), salts=("é",))
    message = (2).to_bytes(4, "big") + "é".encode() + (5).to_bytes(8, "big") + bytes(4)
    digest = hashlib.blake2b(message, key=bytes(32), digest_size=8).digest()
    assert dealer.outcome(5, 54) == int.from_bytes(digest, "big") % 54


def test_without_a_seed_every_dealer_is_different() -> None:
    assert Dealer().seed != Dealer().seed
    assert len(Dealer().seed) == 32


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(SaltireError, match=r"^a seed has 32 bytes, not 3$"):
        Dealer(b"abc")


def test_after_a_restart_the_same_dice_come() -> None:
    dealer = Dealer(3)
    first = [dealer.below(6) for _ in range(10)]
    resumed = Dealer(dealer.seed, draws=4)
    assert [resumed.below(6) for _ in range(6)] == first[4:]


def test_outcomes_are_even() -> None:
    dealer = Dealer(1)
    seen = Counter(dealer.below(6) for _ in range(12_000))
    assert sum((seen[i] - 2000) ** 2 / 2000 for i in range(6)) < 20.5


def test_a_dealer_deals_legal_cards() -> None:
    state, dealer = load("schotten", start_player=0).start(), Dealer(1)
    for _ in range(12):
        state.play(-1, dealer.deal(state))
    assert state.actor() == 0
