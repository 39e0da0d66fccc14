"""Reading JSON values that came from elsewhere: a fact by its name, and a name for what is wrong."""

from __future__ import annotations

from typing import Final

ANY_LENGTH: Final = -1
_MOST: Final[int] = 2**62


class Facts:
    """Names and values; a value of the wrong kind is a ValueError that names it."""

    def __init__(self, data: object, name: str = "") -> None:
        if not isinstance(data, dict):
            raise ValueError(f"{name or 'this'} must be names and values")
        self.data: dict[str, object] = data

    def number(self, name: str) -> int:
        return whole(self.data.get(name), name)

    def flag(self, name: str) -> bool:
        return self.data.get(name) is True

    def rows(self, name: str, length: int = ANY_LENGTH) -> list[object]:
        return row(self.data.get(name), name, length)

    def numbers(self, name: str) -> list[int]:
        return [whole(value, name) for value in self.rows(name)]

    def texts(self, name: str) -> list[str]:
        return [str(value) for value in self.rows(name)]

    def parts(self, name: str) -> list[Facts]:
        """Give the rows of a list that are names and values themselves."""
        return [Facts(part, name) for part in self.rows(name)]


def whole(value: object, name: str) -> int:
    """Demand a whole number that fits the compiled rules."""
    if type(value) is not int:
        raise ValueError(f"{name} must be a whole number")
    if not -_MOST < value < _MOST:
        raise ValueError(f"{name} is too large a number")
    return value


def row(value: object, name: str, length: int = ANY_LENGTH) -> list[object]:
    """Demand a list, perhaps of a certain length."""
    if not isinstance(value, list) or length not in (ANY_LENGTH, len(value)):
        raise ValueError(f"{name} must be a list" + (f" of {length}" if length >= 0 else ""))
    return value
