"""The random playthroughs of Swords and Bagpipes: names and options."""

from __future__ import annotations

RANDOM: dict[str, dict[str, dict[str, object]]] = {
    "swords": {
        "four": {},
        "two": {"players": 2},
        "three": {"players": 3},
        "five": {"players": 5, "deserter_counts": True},
        "five-stay-home": {"players": 5, "stay_home": True, "home_units": "castle"},
        "six-longer": {"players": 6, "longer": True},
        "exact-ensemble": {"exact": True, "ensemble": True, "oldest": 2},
        "plain-silent": {"cards": "plain", "talk": False},
    }
}
