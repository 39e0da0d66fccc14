"""Everything that can be wrong with what somebody else sent us: one line each, no hidden facts."""

from __future__ import annotations


class SaltireError(ValueError):
    """The parent of every error that Saltire raises about its input."""


class Refusal:
    """Why an action is not allowed: a sentence, the rule that says so, and what may be shown with it."""

    def __init__(
        self, key: str, reason: str, rule: str, facts: dict[str, object] | None = None
    ) -> None:
        self.key = key
        self.reason = reason
        self.rule = rule
        self.facts: dict[str, object] = {} if facts is None else facts

    def __str__(self) -> str:
        return f"{self.reason} (rule {self.rule})"

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.reason!r}, {self.rule!r}, {self.facts!r})"

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "reason": self.reason, "rule": self.rule, "facts": self.facts}


def worded_refusal(
    reasons: dict[str, tuple[str, str]], key: str, facts: dict[str, object] | None
) -> Refusal:
    """Word a refusal by the table of a game: a rule and a sentence with places for facts by key."""
    rule, sentence = reasons[key]
    shown: dict[str, object] = {} if facts is None else facts
    for name, fact in shown.items():
        sentence = sentence.replace("{" + name + "}", _worded(fact))
    return Refusal(key, sentence, rule, shown)


def _worded(fact: object) -> str:
    return " ".join([str(part) for part in fact]) if isinstance(fact, list) else str(fact)


class IllegalAction(SaltireError):
    """The rules forbid it here; `refusal` says which rule and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.reason = refusal.reason
        self.rule = refusal.rule


class NotYourTurn(SaltireError):
    """Somebody else is waited for."""


class Stale(SaltireError):
    """The action answers an earlier ply than the present one."""


class BadNotation(SaltireError):
    """The text is not an action; `at` is the first character that cannot be right."""

    def __init__(self, text: str, at: int, expected: str) -> None:
        super().__init__(f"{text!r} is not an action: {expected} expected at character {at + 1}")
        self.text = text
        self.at = at


class AmbiguousAction(SaltireError):
    """The text fits several actions."""


class BadOption(SaltireError):
    """No such option, no such value, or two options that exclude each other."""


class CorruptRecord(SaltireError):
    """The record cannot be read; `line` is the line at fault."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
