"""1, 2, 3.0, 8  The facts: areas and borders, blocks, cards, and what each scenario starts with."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from saltire.kernel.vecs import vec

Side: TypeAlias = i64
Area: TypeAlias = i64
Block: TypeAlias = i64
Border: TypeAlias = i64

ENGLISH: Final = 0
SCOTTISH: Final = 1
SIDES: Final = ("England", "Scotland")

# 1.1, 1.2, 1.3  Name, castle limit, cathedral, seas (n North Sea, i Irish Sea).
_AREAS: Final = (
    ("England", 0, 0, "ni"), ("Ross", 1, 0, "ni"), ("Garmoran", 0, 0, "i"), ("Moray", 2, 0, "n"),
    ("Strathspey", 1, 1, "n"), ("Buchan", 2, 0, "n"), ("Lochaber", 1, 0, "i"),
    ("Badenoch", 2, 0, ""), ("Mar", 1, 0, ""), ("Angus", 2, 0, "n"), ("Argyll", 2, 0, "i"),
    ("Atholl", 1, 0, ""), ("Lennox", 1, 1, "i"), ("Mentieth", 3, 0, "n"), ("Fife", 2, 1, "n"),
    ("Carrick", 1, 0, "i"), ("Lanark", 2, 0, ""), ("Lothian", 2, 0, "n"), ("Selkirk", 0, 0, ""),
    ("Dunbar", 2, 0, "n"), ("Galloway", 1, 0, "i"), ("Annan", 2, 0, "i"), ("Teviot", 1, 0, ""),
)  # fmt: skip
AREA_NAMES: Final = tuple([name for name, _, _, _ in _AREAS])
AREAS: Final = 23
ENGLAND: Final = 0
MORAY_AREA: Final = 3
FIFE: Final = 14
SELKIRK: Final = 18
CASTLE: Final[vec[i64]] = vec[i64]([castle for _, castle, _, _ in _AREAS])
CATHEDRAL: Final[vec[i64]] = vec[i64]([church for _, _, church, _ in _AREAS])


def _areas_where(test: list[bool]) -> int:
    return sum([2**i for i, holds in enumerate(test) if holds])


COAST: Final[int] = _areas_where([bool(seas) for _, _, _, seas in _AREAS])
IRISH_SEA: Final[int] = _areas_where(["i" in seas for _, _, _, seas in _AREAS])
NORTH_SEA: Final[int] = _areas_where(["n" in seas for _, _, _, seas in _AREAS])
CATHEDRALS: Final[int] = _areas_where([church > 0 for _, _, church, _ in _AREAS])

# Where a block can be (0.2): an area, its side's pool, aside, or removed for good.
POOL: Final = 23
ASIDE: Final = 24
REMOVED: Final = 25
PLACES: Final = 26

# 1.1, 4.3, C38  Borders: six blocks cross a black one in a phase, two a red one.
_BLACK: Final = """Angus-Buchan Angus-Fife Annan-Carrick Badenoch-Strathspey Buchan-Mar Buchan-Strathspey
    Carrick-Lanark Carrick-Lennox Dunbar-Lothian Dunbar-Teviot Fife-Mentieth Lanark-Lennox
    Lanark-Lothian Lanark-Mentieth Lennox-Mentieth Lochaber-Moray Lothian-Mentieth Moray-Strathspey
    Selkirk-Teviot Annan-England Dunbar-England"""
_RED: Final = """Angus-Atholl Angus-Mar Annan-Galloway Annan-Lanark Annan-Selkirk Annan-Teviot Argyll-Atholl
    Argyll-Lennox Argyll-Lochaber Atholl-Badenoch Atholl-Fife Atholl-Lennox Atholl-Lochaber Atholl-Mar
    Atholl-Mentieth Badenoch-Buchan Badenoch-Lochaber Badenoch-Mar Badenoch-Moray Carrick-Galloway
    Dunbar-Selkirk Garmoran-Lochaber Garmoran-Moray Garmoran-Ross Lanark-Selkirk Lothian-Selkirk
    Moray-Ross England-Teviot"""
BORDER_ENDS: Final = tuple(
    [
        (AREA_NAMES.index(pair.split("-")[0]), AREA_NAMES.index(pair.split("-")[1]))
        for pair in (_BLACK + " " + _RED).split()
    ]
)
BORDERS: Final = 49
BLACK_BORDERS: Final = 21
NO_BORDER: Final = -1


def _border_between(a: int, b: int) -> int:
    for i, ends in enumerate(BORDER_ENDS):
        if ends == (a, b) or ends == (b, a):
            return i
    return NO_BORDER


BORDER: Final[vec[i64]] = vec[i64](
    [_border_between(a, b) for a in range(AREAS) for b in range(AREAS)]
)
"""BORDER[23 * a + b]: the border between two areas, or NO_BORDER."""
LIMIT: Final[vec[i64]] = vec[i64]([6] * BLACK_BORDERS + [2] * (BORDERS - BLACK_BORDERS))
NEXT_TO: Final[vec[i64]] = vec[i64](
    [_areas_where([_border_between(a, b) != NO_BORDER for b in range(AREAS)]) for a in range(AREAS)]
)
"""The areas adjacent to an area, as a set."""

# 2.1, 2.21, 2.23, C3  Blocks. Each side has 28; a noble has the same number on both sides (2.22).
# Name, move, letter, hits on, full strength, marks: x black cross, c Celtic.
ARCHERS: Final = 1
KNIGHTS: Final = 2
INFANTRY: Final = 4
NOBLE: Final = 6
KINDS: Final = ("leader", "archers", "knights", "cavalry", "infantry", "norse", "noble")

_ENGLISH: Final = (
    ("Edward", "leader", 3, "B4", 4, "x"), ("Lancaster Archers", "archers", 2, "B3", 3, ""),
    ("Wales Archers", "archers", 2, "B3", 3, "c"), ("Lancaster Knights", "knights", 2, "B3", 4, ""),
    ("York Knights", "knights", 2, "B3", 4, ""), ("Durham Knights", "knights", 2, "B3", 3, ""),
    ("Hobelars", "cavalry", 3, "A2", 3, "x"), ("York Infantry", "infantry", 2, "C2", 4, ""),
    ("Lancaster Infantry", "infantry", 2, "C2", 4, ""),
    ("Northumber Infantry", "infantry", 2, "C2", 4, ""),
    ("Durham Infantry", "infantry", 2, "C2", 3, ""), ("Cumbria Infantry", "infantry", 2, "C2", 3, ""),
    ("Westmor Infantry", "infantry", 2, "C2", 3, ""), ("Wales Infantry", "infantry", 2, "C3", 3, "c"),
    ("Ulster Infantry", "infantry", 2, "C3", 3, "c"),
)  # fmt: skip
_SCOTTISH: Final = (
    ("Wallace", "leader", 3, "A3", 4, "x"), ("King", "leader", 3, "A3", 4, ""),
    ("Douglas", "infantry", 2, "C3", 4, ""), ("Campbell", "infantry", 2, "C2", 4, ""),
    ("Graham", "infantry", 2, "C2", 4, ""), ("MacDonald", "infantry", 2, "C3", 3, ""),
    ("Lindsay", "infantry", 2, "C2", 3, ""), ("Fraser", "infantry", 2, "C3", 3, ""),
    ("Barclay", "infantry", 2, "C2", 4, ""), ("Grant", "infantry", 2, "C2", 3, ""),
    ("Keith", "cavalry", 3, "B1", 3, ""), ("Etterick", "archers", 3, "B2", 2, ""),
    ("Norse", "norse", 0, "A2", 3, "x"), ("French Knights", "knights", 2, "B3", 4, "x"),
    ("Moray", "noble", 2, "B2", 3, "x"),
)  # fmt: skip
# 1.4, 2.22  The thirteen with a block of each colour: name, full strength, homes, faction.
_NOBLES: Final = (
    ("Bruce", 4, "Annan Carrick", "b"), ("Mar", 3, "Mar", "b"), ("Lennox", 3, "Lennox", "b"),
    ("Atholl", 3, "Atholl", "b"), ("Dunbar", 3, "Dunbar", "b"), ("Mentieth", 3, "Mentieth", "b"),
    ("Steward", 3, "Lanark", "b"), ("Comyn", 4, "Badenoch Lochaber", "c"),
    ("Angus", 3, "Angus", "c"), ("Argyll", 3, "Argyll", "c"), ("Buchan", 3, "Buchan", "c"),
    ("Galloway", 3, "Galloway", "c"), ("Ross", 3, "Ross", "c"),
)  # fmt: skip
_NOBLE_ROWS: Final = tuple([(name, "noble", 2, "B2", full, "") for name, full, _, _ in _NOBLES])
_BLOCKS: Final = _ENGLISH + _NOBLE_ROWS + _SCOTTISH + _NOBLE_ROWS

BLOCKS: Final = 56
PER_SIDE: Final = 28
"""Block 28 * side + number."""
FIRST_NOBLE: Final = 15
"""Numbers 15 to 27 are the nobles who can change sides; number 14 of Scotland is Moray."""
BLOCK_NAMES: Final = tuple([row[0] for row in _BLOCKS])
KIND_OF: Final[vec[i64]] = vec[i64]([KINDS.index(row[1]) for row in _BLOCKS])
MOVE: Final[vec[i64]] = vec[i64]([row[2] for row in _BLOCKS])
LETTER: Final[vec[i64]] = vec[i64](["ABC".index(row[3][0]) for row in _BLOCKS])
HITS_ON: Final[vec[i64]] = vec[i64]([int(row[3][1]) for row in _BLOCKS])
FULL: Final[vec[i64]] = vec[i64]([row[4] for row in _BLOCKS])
BLACK_CROSS: Final[vec[i64]] = vec[i64]([int("x" in row[5]) for row in _BLOCKS])
CELTIC: Final[vec[i64]] = vec[i64]([int("c" in row[5]) for row in _BLOCKS])

EDWARD: Final = 0
WALLACE: Final = 28
KING: Final = 29
NORSE: Final = 40
FRENCH: Final = 41
MORAY: Final = 42
BRUCE: Final = 15
COMYN: Final = 22
"""Bruce and Comyn by number; add 28 for the Scottish block."""

_HOMES: Final = tuple([homes.split() for _, _, homes, _ in _NOBLES])
HOME: Final[vec[i64]] = vec[i64](
    [-1] * FIRST_NOBLE + [AREA_NAMES.index(homes[0]) for homes in _HOMES]
)
SECOND_HOME: Final[vec[i64]] = vec[i64](
    [-1] * FIRST_NOBLE + [AREA_NAMES.index(homes[-1]) for homes in _HOMES]
)
"""1.4a  Homes by number; only Bruce and Comyn have two different ones. Moray's is MORAY_AREA."""
BRUCE_FACTION: Final = 0x7F << 15
COMYN_FACTION: Final = 0x3F << 22
ALL_NOBLES: Final = 0x1FFF << 15
"""Sets of numbers: the nobles of each faction, and all thirteen."""

# 3.0  Cards by kind; 25 in all.
MOVE_1: Final = 0
MOVE_2: Final = 1
MOVE_3: Final = 2
HERALD: Final = 3
PILLAGE: Final = 4
SEA_MOVE: Final = 5
TRUCE: Final = 6
VICTUALS: Final = 7
CARD_NAMES: Final = ("1", "2", "3", "Herald", "Pillage", "Sea Move", "Truce", "Victuals")
CARD_KINDS: Final = 8
CARDS: Final = 25
CARD_OF: Final[vec[i64]] = vec[i64](
    [MOVE_1] * 7 + [MOVE_2] * 10 + [MOVE_3] * 3 + [HERALD, PILLAGE, SEA_MOVE, TRUCE, VICTUALS]
)
"""The kind of each of the 25 cards; cards of a kind are interchangeable."""

# 8  Scenarios: where blocks start, at full strength; the rest of a side is in its pool.
_BRAVEHEART: Final = """Angus: Angus | Argyll: Argyll | Atholl: Atholl | Badenoch: Comyn | Buchan: Buchan
    | Dunbar: Dunbar | Lanark: Steward | Lennox: Lennox | Mar: Mar
    | Mentieth: Mentieth, Northumber Infantry | Ross: Ross | Lothian: Cumbria Infantry
    || Annan: Bruce | Galloway: Galloway | Fife: Wallace, Douglas, Barclay | Moray: Moray, Fraser
    | Strathspey: Grant"""
_THE_BRUCE: Final = """Angus: Angus | Argyll: Argyll | Badenoch: Comyn | Buchan: Buchan | Galloway: Galloway
    | Ross: Ross | Mentieth: Mentieth, Northumber Infantry | Lanark: Steward, Westmor Infantry
    | Moray: Cumbria Infantry | Lothian: Durham Infantry
    || Carrick: Bruce, Lindsay | Dunbar: Dunbar | Lennox: Lennox, Campbell | Atholl: Atholl
    | Mar: Mar | Fife: King, Douglas, Barclay"""


def _placed(text: str) -> list[tuple[int, int]]:
    """Read (block, area) pairs from a scenario's text: England before the double bar."""
    found: list[tuple[int, int]] = []
    for side, half in enumerate(text.split("||")):
        names = BLOCK_NAMES[28 * side : 28 * side + 28]
        for part in half.split("|"):
            area, _, blocks = part.partition(":")
            for name in blocks.split(","):
                block = 28 * side + names.index(name.strip())
                found.append((block, AREA_NAMES.index(area.strip())))
    return found


BRAVEHEART_START: Final = _placed(_BRAVEHEART)
THE_BRUCE_START: Final = _placed(_THE_BRUCE)
