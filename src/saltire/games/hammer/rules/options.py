"""8, 12  The options: scenario, edition, optional rules, and each reading on its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from saltire.kernel.options import Option, chosen
from saltire.kernel.view import Presenter

_AS_EDITION: Final = "edition"

# 12.2  What each edition does where the sources disagree; "edition" as a choice means: as here.
_SEED: Final[dict[str, object]] = {
    "norse_main_force": "yes", "norse_regroup": "any_coast", "crossing_group": "any_border",
    "regroup_after_defection": "no", "inland_sea_draw": "adjacent_coast",
    "bruce_french_knights": "pool", "king_cathedral": "friendly_or_neutral",
    "herald_order": "name_then_roll", "pillage_capture_attacker": "noble",
    "final_winter": "yes", "campaign_end": "sudden_death", "forced_builds": "no",
    "border_control": "battle", "pinned_borders": "used", "raid_group": "one",
    "forced_gains": "no",
}  # fmt: skip
EDITIONS: Final[dict[str, dict[str, object]]] = {
    "seed": _SEED,
    "v3": {
        **_SEED,
        "norse_main_force": "no", "crossing_group": "same_border", "regroup_after_defection": "yes",
        "inland_sea_draw": "redraw", "bruce_french_knights": "eight_nobles",
    },
    "v4": {
        **_SEED,
        "norse_main_force": "no", "crossing_group": "same_border", "regroup_after_defection": "yes",
        "inland_sea_draw": "redraw", "bruce_french_knights": "eight_nobles",
        "herald_order": "roll_then_name", "border_control": "any_battle",
        "pinned_borders": "controlled",
    },
    "rtt": {
        **_SEED,
        "norse_main_force": "no", "crossing_group": "same_border", "regroup_after_defection": "yes",
        "inland_sea_draw": "redraw", "bruce_french_knights": "eight_nobles",
        "pillage_capture_attacker": "others", "forced_builds": "yes",
        "border_control": "any_battle", "pinned_borders": "controlled", "raid_group": "by_start",
        "forced_gains": "yes",
    },
    "hungarian": {
        **_SEED,
        "regroup_after_defection": "yes",
    },
    "french": {
        **_SEED,
        "norse_main_force": "no", "norse_regroup": "same_coast", "king_cathedral": "friendly",
    },
}  # fmt: skip


def _reading(name: str, choices: tuple[str, ...], rule: str, help: str) -> Option:
    """Declare a switch that follows the edition unless it is set on its own."""
    return Option(name, (_AS_EDITION, *choices), rule, help)


OPTIONS: Final = (
    Option("scenario", ("braveheart", "bruce", "campaign"), "8", "which years are played"),
    Option("edition", tuple(EDITIONS), "12.2", "whose readings apply"),
    Option("schiltroms", (False, True), "5.4a", "Scottish infantry fires better without archers"),
    Option("celtic_permanent_loss", (False, True), "5.8e", "Celtic blocks killed stay dead"),
    Option("hits_single_target", (False, True), "5.41b", "a volley hits one block only"),
    Option("mustering", (False, True), "4.8", "blocks may muster to a leader"),
    Option("angus_og", (False, True), "4.7d", "the Norse keep to the Irish Sea"),
    Option("andrew_de_moray", (False, True), "5.4a", "Moray is A3 and recovers at home"),
    Option("redeal_123", (False, True), "3.0", "lopsided hands are dealt again"),
    Option("round_trips", (False, True), "R-21", "a move may end where it began"),
    _reading("norse_main_force", ("yes", "no"), "5.32c", "attacking Norse fight from round 1"),
    _reading("norse_regroup", ("any_coast", "same_coast"), "4.7d", "where the Norse regroup"),
    _reading("crossing_group", ("any_border", "same_border"), "4.4c", "who crossed the border fights as one"),
    _reading("regroup_after_defection", ("yes", "no"), "5.6f", "regroup after a defection battle"),
    _reading("inland_sea_draw", ("adjacent_coast", "redraw"), "7.62c", "Norse or French drawn inland"),
    _reading("bruce_french_knights", ("pool", "eight_nobles", "out"), "7.62b", "French Knights in The Bruce"),
    _reading("king_cathedral", ("friendly_or_neutral", "friendly"), "7.2", "where the King may winter"),
    _reading("herald_order", ("name_then_roll", "roll_then_name"), "3.13", "name the noble or roll first"),
    _reading("pillage_capture_attacker", ("noble", "others"), "3.14", "who attacks after a captured noble"),
    _reading("final_winter", ("yes", "no"), "9.0", "play the last winter before counting"),
    _reading("campaign_end", ("sudden_death", "majority_1314"), "8.3", "how the Campaign ends"),
    _reading("forced_builds", ("yes", "no"), "7.6", "replacement points must be spent"),
    _reading("border_control", ("battle", "any_battle"), "5.5d", "borders the enemy closes to retreats"),
    _reading("pinned_borders", ("used", "controlled"), "4.6b", "borders the attackers close to who leaves"),
    _reading("raid_group", ("one", "by_start"), "4.4c", "raiders from several areas fight as one"),
    _reading("forced_gains", ("yes", "no"), "3.14", "steps gained by Pillage must be taken"),
)  # fmt: skip


class Options:
    """The options of one game, checked, as attributes the rules can ask quickly."""

    def __init__(self, given: Mapping[str, object]) -> None:
        full = chosen(OPTIONS, given)
        self.presenter = Presenter()
        """How positions are shown; `game_options` sets it."""
        self.all: dict[str, object] = full
        self.scenario: str = str(full["scenario"])
        self.schiltroms: bool = full["schiltroms"] is True
        self.celtic_permanent_loss: bool = full["celtic_permanent_loss"] is True
        self.hits_single_target: bool = full["hits_single_target"] is True
        self.mustering: bool = full["mustering"] is True
        self.angus_og: bool = full["angus_og"] is True
        self.andrew_de_moray: bool = full["andrew_de_moray"] is True
        self.redeal_123: bool = full["redeal_123"] is True
        self.round_trips: bool = full["round_trips"] is True
        self.norse_main_force: bool = _reads(full, "norse_main_force", "yes")
        self.norse_regroup_any: bool = _reads(full, "norse_regroup", "any_coast")
        self.crossing_any_border: bool = _reads(full, "crossing_group", "any_border")
        self.regroup_after_defection: bool = _reads(full, "regroup_after_defection", "yes")
        self.inland_adjacent_coast: bool = _reads(full, "inland_sea_draw", "adjacent_coast")
        self.french_in_pool: bool = _reads(full, "bruce_french_knights", "pool")
        self.french_by_eight_nobles: bool = _reads(full, "bruce_french_knights", "eight_nobles")
        self.king_to_neutral: bool = _reads(full, "king_cathedral", "friendly_or_neutral")
        self.name_then_roll: bool = _reads(full, "herald_order", "name_then_roll")
        self.captured_noble_attacks: bool = _reads(full, "pillage_capture_attacker", "noble")
        self.final_winter: bool = _reads(full, "final_winter", "yes")
        self.campaign_is_endless: bool = _reads(full, "campaign_end", "sudden_death")
        self.forced_builds: bool = _reads(full, "forced_builds", "yes")
        self.any_battle_closes: bool = _reads(full, "border_control", "any_battle")
        self.later_use_opens: bool = _reads(full, "pinned_borders", "controlled")
        self.raiders_by_start: bool = _reads(full, "raid_group", "by_start")
        self.forced_gains: bool = _reads(full, "forced_gains", "yes")
        # C1: The Bruce begins in 1306.
        self.first_year: int = 1306 if self.scenario == "bruce" else 1297
        self.last_year: int = self._last_year()

    def _last_year(self) -> int:
        """8.3  The Campaign has no last year, or 1314."""
        if self.scenario == "braveheart":
            return 1305
        return 9999 if self.scenario == "campaign" and self.campaign_is_endless else 1314


def _reads(full: dict[str, object], name: str, wanted: str) -> bool:
    """Tell whether a switch, or the edition it follows, says so."""
    value = full[name]
    if value == _AS_EDITION:
        value = EDITIONS[str(full["edition"])][name]
    return value == wanted
