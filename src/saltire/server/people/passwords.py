"""Passwords and tokens: what they must be, and argon2 beside the event loop."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
from functools import cache
from itertools import pairwise
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError, VerifyMismatchError

SHORTEST: Final = 10
LONGEST: Final = 256
AT_ONCE: Final = 2
"""Each hash takes memory on purpose; more than two at once would serve an attacker."""
TOKEN_PREFIX: Final = "saltire_"

_WELL_KNOWN: Final = (
    "password", "passwort", "motdepasse", "jelszo", "heslo", "qwertyuiop", "qwertzuiop", "azertyuiop",
    "letmein", "iloveyou", "saltire", "scotland", "schottentotten", "1234567890", "0987654321",
    "abcdefghij", "administrator", "changeme", "welcome", "whatever", "football", "superman",
)  # fmt: skip
_EMAIL: Final = re.compile(r"[^@\s<>\"(),:;\\\[\]]{1,64}@[a-zA-Z0-9.-]{1,190}\.[a-zA-Z]{2,24}")
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""The Password Storage Cheat Sheet's settings for argon2id; more would cost the games their clicks."""


def weakness(password: str, name: str) -> str | None:
    """Say what is wrong with a password, or None: length counts, odd characters do not."""
    if len(password) < SHORTEST:
        return f"a password has at least {SHORTEST} characters"
    if len(password) > LONGEST:
        return f"a password has at most {LONGEST} characters"
    plain = re.sub(r"[\W_]", "", password.casefold())
    if len(set(plain)) < 4:
        return "a password needs more than a few different characters"
    bare = plain.strip("0123456789")
    if plain in _WELL_KNOWN or bare in _WELL_KNOWN or _run(plain):
        return "that password is one of the first that would be tried"
    if bare == re.sub(r"[\W_]", "", name.casefold()).strip("0123456789"):
        return "a password must not be the name"
    return None


def _run(text: str) -> bool:
    steps = {ord(after) - ord(before) for before, after in pairwise(text)}
    return steps in ({1}, {-1})


def looks_like_email(text: str) -> bool:
    return len(text) <= 254 and _EMAIL.fullmatch(text) is not None


class Passwords:
    """Hashes passwords in threads, a few at a time."""

    def __init__(self) -> None:
        self._turnstile = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self._turnstile:
            return await asyncio.to_thread(_HASHER.hash, password)

    async def right(self, kept: str | None, password: str) -> bool:
        """Check a password; a person who does not exist takes as long as one who does."""
        async with self._turnstile:
            return await asyncio.to_thread(_verify, kept, password)


def _verify(kept: str | None, password: str) -> bool:
    try:
        _HASHER.verify(kept or _nobody(), password)
    except (VerifyMismatchError, VerificationError, InvalidHashError):
        return False
    return kept is not None


@cache
def _nobody() -> str:
    return _HASHER.hash(secrets.token_urlsafe())


def needs_rehash(kept: str) -> bool:
    """Tell whether a hash was made with weaker settings than today's."""
    return _HASHER.check_needs_rehash(kept)


def new_token() -> str:
    """Make a token for a program; the prefix lets people recognise one that leaked."""
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def sign(secret: str, *parts: str) -> str:
    """Sign some words; the signature is safe inside a path."""
    mac = hmac.new(secret.encode(), "\0".join(parts).encode(), hashlib.sha256)
    return mac.hexdigest()


def same(one: str, other: str) -> bool:
    """Compare two secrets without telling by the time taken where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())
