"""Draws all chance outcomes of a real game: seeded, committed before the first deal, verifiable after.

Outcome `i` among `n` is a number below `n` taken from

    blake2b(salts, i, attempt; key=seed, 8 bytes)

where each salt is preceded by its length (4 bytes), `i` is 8 bytes and `attempt` 4, all big-endian.
Numbers from the uneven top end are thrown away and `attempt` goes up by one, so that every outcome is
exactly as likely as the others. `commitment` is the SHA-256 of the seed.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final

from saltire.kernel.errors import SaltireError
from saltire.kernel.lots import Lots
from saltire.kernel.position import Position

_SPAN: Final = 2**64


class Dealer(Lots):
    """Deals cards and rolls dice from a committed stream; the same seed and salts deal the same game.

    >>> Dealer(seed=7).below(6) == Dealer(seed=7).below(6)
    True
    """

    def __init__(
        self, seed: int | bytes | None = None, salts: Sequence[str] = (), draws: int = 0
    ) -> None:
        super().__init__(0)
        self.seed = _seed_bytes(seed)
        self.salts = tuple(salts)
        self.draws = draws
        self._salt_bytes = b"".join(
            len(salt.encode()).to_bytes(4, "big") + salt.encode() for salt in self.salts
        )

    @property
    def commitment(self) -> str:
        """Give the SHA-256 of the seed, which is shown before the first deal."""
        return commitment_to(self.seed)

    def below(self, n: int) -> int:
        """Draw from 0 .. n - 1 and move on in the stream."""
        outcome = self.outcome(self.draws, n)
        self.draws += 1
        return outcome

    def outcome(self, i: int, n: int) -> int:
        """Give outcome `i` of the stream as a number below n, without moving on."""
        for attempt in range(1000):
            message = self._salt_bytes + i.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            digest = hashlib.blake2b(message, key=self.seed, digest_size=8).digest()
            number = int.from_bytes(digest, "big")
            if number < _SPAN - _SPAN % n:
                return number % n
        raise AssertionError("a thousand uneven numbers in a row")

    def deal(self, state: Position) -> int:
        """Choose the chance outcome of a position where CHANCE acts."""
        outcomes = state.legal()
        return outcomes[self.below(len(outcomes))]


def commitment_to(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def _seed_bytes(seed: int | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, int):
        return hashlib.sha256(f"saltire seed {seed}".encode()).digest()
    if len(seed) != 32:
        raise SaltireError(f"a seed has 32 bytes, not {len(seed)}")
    return seed
