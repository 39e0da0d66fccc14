"""The view as JSON and what is sent beside it, field by field: the types that the API documents."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict


class HammerArea(TypedDict):
    """An area, and how many English and Scottish blocks stand in it."""

    area: str
    blocks: tuple[int, int]


class HammerOwnBlock(TypedDict):
    """A block of the viewer's own side."""

    block: str
    place: str
    strength: int
    moved: bool
    entry: int


class HammerKnownBlock(TypedDict):
    """What everybody may know of a block: where it may be, and how strong. `block` is "E Bruce"."""

    block: str
    maybe: list[str]
    least: int
    most: int


class HammerBattle(TypedDict):
    """The battle under way; a fighter is its block, strength, whether it acted, moved, and how it came."""

    area: str
    round: int
    attacker: Literal["England", "Scotland"]
    defection: bool
    front: list[tuple[str, int, bool, bool, int]]


class HammerViewData(TypedDict):
    """What one seat may know of Hammer of the Scots. Pairs are England's, then Scotland's."""

    seat: int
    actor: int
    waiting: list[int]
    options: dict[str, str | int | bool]
    phase: list[object]
    stack: list[list[object]]
    returns: list[float] | None
    year: int
    turn: int
    edward: int
    wintered: bool
    crowned: bool
    year_ends: bool
    first: int
    cards: tuple[str | None, str | None]
    truce: int
    points: int
    activated: list[str]
    crossed: dict[str, int]
    used: dict[str, int]
    main: dict[str, int]
    hand: list[str]
    held: tuple[int, int]
    played: tuple[list[str], list[str]]
    areas: list[HammerArea]
    pools: tuple[int, int]
    aside: tuple[int, int]
    removed: tuple[int, int]
    own: list[HammerOwnBlock]
    known: list[HammerKnownBlock]
    battle: HammerBattle | None
    tallies: list[int]


class HammerWay(TypedDict):
    """A way to an area, how many blocks may go it, and how many enemies stand there."""

    way: list[str]
    room: int
    enemies: int
    others: NotRequired[list[list[str]]]


HammerMarch = TypedDict(
    "HammerMarch", {"from": str, "blocks": list[str], "ways": dict[str, HammerWay]}
)
HammerAttack = TypedDict(
    "HammerAttack", {"from": str, "area": str, "blocks": list[str], "odds": dict[str, int]}
)


class HammerAnnotations(TypedDict):
    """Where blocks can march, the chance to win by group (bit i: the i-th block), areas an event touches."""

    marches: list[HammerMarch]
    attacks: list[HammerAttack]
    targets: list[str]
