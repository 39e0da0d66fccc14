"""What happened, as data: a public part, a secret part, and who may hear the secret part."""

from __future__ import annotations

from saltire.kernel.types import Seat


class Event:
    """Something the table is told. The log words it in the reader's language."""

    __slots__ = ("audience", "kind", "public", "secret")

    def __init__(
        self,
        kind: str,
        public: dict[str, object],
        secret: dict[str, object] | None = None,
        audience: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.public = public
        self.secret: dict[str, object] = {} if secret is None else secret
        self.audience = audience

    def heard_by(self, seat: Seat) -> dict[str, object]:
        """Tell what this seat hears: the public part, and the secret part if it is meant for it."""
        heard: dict[str, object] = {"kind": self.kind}
        heard.update(self.public)
        if seat in self.audience:
            heard.update(self.secret)
        return heard

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.public!r}, {self.secret!r}, {self.audience!r})"
