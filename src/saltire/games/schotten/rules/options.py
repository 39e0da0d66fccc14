"""12, 13  The options of Schotten Totten: variants, editions' readings, and rulings that can be switched.

C7: the expert variant and the tactics cards are independent of each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from saltire.kernel.options import Option, chosen
from saltire.kernel.view import Presenter

_TACTICS: Final = ("tactics", True)

# 12.1  What each rulebook says where the two differ; what is not named here is as always.
EDITIONS: Final[dict[object, dict[str, object]]] = {
    "saltire": {},
    "czech": {
        "joker_declared": "play", "claimed_stone_closed": "clan", "recruiter_refills_empty": False,
    },
    "hungarian": {"wild_may_duplicate": False},
}  # fmt: skip

OPTIONS: Final = (
    Option("tactics", (False, True), "7.1", "play with the ten tactics cards"),
    Option("expert", (False, True), "11.1", "claim only at the start of a turn"),
    Option("rounds", tuple(range(1, 22)), "6.5", "rounds in the match"),
    Option("start_player", ("drawn", 0, 1), "2.2", "who begins the first round"),
    Option("match_start", ("alternate", "loser", "winner"), "6.6", "who begins the next round"),
    Option("auto_claim", (False, True), "3.6", "claim every stone that can be claimed at once"),
    Option("settlement", ("stones", "draw"), "6.4", "who wins a round that nobody can go on with"),
    Option(
        "proof_uses_hand_counts", (False, True), "5.4.5",
        "an opponent with too few cards left cannot complete a side",
    ),
    Option(
        "base_pass_may_claim", (True, False), "3.8", "a player who must pass may still claim",
        ("tactics", False),
    ),
    Option(
        "edition", ("saltire", "czech", "hungarian"), "12.1", "whose readings apply", _TACTICS
    ),
    Option(
        "joker_declared", ("claim", "play"), "C1", "when the Joker's face is chosen", _TACTICS
    ),
    Option(
        "shield_strength", ("claim", "play"), "9.4", "when the Shield-bearer's strength is chosen",
        _TACTICS,
    ),
    Option(
        "wild_may_duplicate", (True, False), "C2", "a wild card may copy a card of its own side",
        _TACTICS,
    ),
    Option(
        "claimed_stone_closed", ("all", "clan"), "C3", "which cards a claimed stone refuses",
        _TACTICS,
    ),
    Option(
        "recruiter_refills_empty", (True, False), "C10",
        "a card put under an empty deck can be drawn again", _TACTICS,
    ),
    Option(
        "proof_unseen_tactics", (False, True), "5.4.6",
        "a claim must also stand against unseen elite troops", _TACTICS,
    ),
    Option(
        "second_joker_after_loss", (False, True), "9.2",
        "play the second Joker once the first is discarded", _TACTICS,
    ),
    Option("modes_stack", (True, False), "8.3", "both combat modes may lie on one stone", _TACTICS),
    Option("mud_tie_card", (4, 3), "8.2.2", "the card that breaks ties under Mud Fight", _TACTICS),
    Option(
        "recruiter_extra_draw", (False, True), "10.1", "draw as usual after a Recruiter", _TACTICS
    ),
    Option(
        "recruiter_may_return_joker", (False, True), "10.1",
        "an unplayable second Joker may be put back", _TACTICS,
    ),
    Option(
        "ruse_needs_target", (True, False), "7.8", "a ruse without a target cannot be played",
        _TACTICS,
    ),
    Option(
        "traitor_same_stone", (True, False), "10.4", "a traitor may cross over at one stone",
        _TACTICS,
    ),
)  # fmt: skip


class Options:
    """The options of one game, checked, as attributes the rules can ask quickly."""

    def __init__(self, given: Mapping[str, object]) -> None:
        readings = EDITIONS.get(given.get("edition"), {})
        full = chosen(OPTIONS, {**readings, **given})
        self.presenter = Presenter()
        """How positions are shown; `game_options` sets it."""
        self.all: dict[str, object] = full
        self.tactics: bool = full["tactics"] is True
        self.expert: bool = full["expert"] is True
        self.hand_limit: i64 = 6  # 2.1
        if self.tactics:
            self.hand_limit = 7  # 7.1
        self.rounds: i64 = _whole(full["rounds"])
        self.start_player: int = (
            -1 if full["start_player"] == "drawn" else _whole(full["start_player"])
        )
        self.match_start: str = str(full["match_start"])
        self.auto_claim: bool = full["auto_claim"] is True
        self.most_stones_win: bool = full["settlement"] == "stones"
        self.proof_uses_hand_counts: bool = full["proof_uses_hand_counts"] is True
        self.pass_may_claim: bool = full["base_pass_may_claim"] is True
        self.joker_at_play: bool = full["joker_declared"] == "play"
        self.shield_at_play: bool = full["shield_strength"] == "play"
        self.wild_may_duplicate: bool = full["wild_may_duplicate"] is True
        self.claimed_closed_to_all: bool = full["claimed_stone_closed"] == "all"
        self.recruiter_refills_empty: bool = full["recruiter_refills_empty"] is True
        self.proof_unseen_tactics: bool = full["proof_unseen_tactics"] is True
        self.second_joker_after_loss: bool = full["second_joker_after_loss"] is True
        self.modes_stack: bool = full["modes_stack"] is True
        self.mud_tie_card: i64 = _whole(full["mud_tie_card"])
        self.recruiter_extra_draw: bool = full["recruiter_extra_draw"] is True
        self.recruiter_may_return_joker: bool = full["recruiter_may_return_joker"] is True
        self.ruse_needs_target: bool = full["ruse_needs_target"] is True
        self.traitor_same_stone: bool = full["traitor_same_stone"] is True


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value
