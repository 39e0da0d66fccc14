"""Writes the view of any game as text: facts line by line, rows of equal facts as a table."""

from __future__ import annotations

from typing import Any


def board_text(view: Any) -> str:
    """Write what a view shows.

    >>> class Seen:
    ...     def to_json(self):
    ...         return {"seat": 0, "rows": [{"a": 1, "b": ["x", "y"]}, {"a": None, "b": []}]}
    >>> print(board_text(Seen()))
    seat: 0
    rows:
      #  a  b
      1  1  x y
      2  -  -
    """
    lines: list[str] = []
    for name, fact in view.to_json().items():
        if name in ("legal", "options"):
            continue
        if _is_table(fact):
            lines.append(f"{name}:")
            lines.extend(_table(fact))
        else:
            lines.append(f"{name}: {_words(fact)}")
    return "\n".join(lines)


def _is_table(fact: object) -> bool:
    return isinstance(fact, list) and len(fact) > 0 and all(isinstance(row, dict) for row in fact)


def _table(rows: list[dict[str, object]]) -> list[str]:
    names = ["#", *rows[0]]
    cells = [
        [str(i), *[_words(row.get(name)) for name in names[1:]]] for i, row in enumerate(rows, 1)
    ]
    widths = [max(len(line[at]) for line in [names, *cells]) for at in range(len(names))]
    return [
        "  " + "  ".join([cell.ljust(width) for cell, width in zip(line, widths)]).rstrip()
        for line in [names, *cells]
    ]


def _words(fact: object) -> str:
    if fact is None or fact == []:
        return "-"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, list):
        nested = any(isinstance(part, list) for part in fact)
        return (" | " if nested else " ").join([_words(part) for part in fact])
    return str(fact)
