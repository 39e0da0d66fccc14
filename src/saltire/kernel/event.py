"""What happened, as data: a public part, a secret part, and who may hear the secret part."""

from __future__ import annotations

from saltire.kernel.types import Seat


class Event:
    """Something that happened in the game. The log words it in the reader's language.

    `reveals` marks the events in which the rules themselves turn hidden things over; every other
    event sounds the same in all worlds that a listener cannot tell apart, and tests check it.
    """

    __slots__ = ("audience", "kind", "public", "reveals", "secret")

    def __init__(
        self,
        kind: str,
        public: dict[str, object],
        secret: dict[str, object] | None = None,
        audience: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.public = public
        self.secret: dict[str, object] = {} if secret is None else secret
        self.audience = audience
        self.reveals = reveals

    def heard_by(self, seat: Seat) -> dict[str, object]:
        """Tell what this seat hears: the public part, and the secret part if it is meant for it."""
        heard: dict[str, object] = {"kind": self.kind}
        heard.update(self.public)
        if seat in self.audience:
            heard.update(self.secret)
        return heard

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash((self.kind, self.audience))

    def __reduce__(self) -> tuple[object, ...]:
        return Event, self._facts()

    def _facts(self) -> tuple[str, dict[str, object], dict[str, object], tuple[int, ...], bool]:
        return self.kind, self.public, self.secret, self.audience, self.reveals

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.public!r}, {self.secret!r}, {self.audience!r})"
