"""9.3-9.6  The vocabulary of card files: conditions, targets and operations by name."""

from __future__ import annotations

from typing import Final

from saltire.games.swords.rules.constants import (
    ACTIONS,
    AWARDS,
    BADGE_ENGLAND,
    BADGE_FREE,
    CHOICE,
    DRAW,
    DROP_DAGGER,
    FEWEST_DAGGERS,
    FORCE_SIDE,
    GAIN_GOLD,
    GOLD_PER_TRAITOR,
    HAS_DAGGER,
    IN_BATTLE,
    LOSE_GOLD,
    NO_CHOICE_CARDS,
    NO_MERCENARIES,
    NO_TARGET,
    NOT_BEARER,
    OTHER,
    PEEK,
    RAISE_MILITIA,
    SHIELD,
    SWITCH_SIDE,
    TAKE_BADGE,
    TAKE_GOLD,
    TAKES_PART,
    TARGET_HAS_GOLD,
    TARGET_OPPOSED,
    TARGET_SMALLER,
    UNITS,
    WAS_LOYAL,
    WAS_TRAITOR,
    WITH_TOKEN,
)

_ANY: Final = (ACTIONS, CHOICE, AWARDS)
_EARLY: Final = (ACTIONS, CHOICE)


class Verb:
    """An operation: its entries beside `op`, the windows it fits, the targets it needs."""

    def __init__(
        self,
        code: int,
        keys: tuple[str, ...],
        windows: tuple[int, ...],
        targets: tuple[int, ...] = (),
    ) -> None:
        self.code = code
        self.keys = keys
        self.windows = windows
        self.targets = targets


OPERATIONS: Final = {
    "add_units": Verb(UNITS, ("n", "up_to", "to"), _EARLY),
    "take_units": Verb(UNITS, ("n", "up_to", "to"), _EARLY),
    "move_units": Verb(UNITS, ("n", "up_to", "frm", "to"), _EARLY),
    "raise_militia": Verb(RAISE_MILITIA, (), _EARLY),
    "take_badge": Verb(TAKE_BADGE, (), (ACTIONS,)),
    "gain_gold": Verb(GAIN_GOLD, ("n",), _ANY),
    "lose_gold": Verb(LOSE_GOLD, ("n",), _ANY),
    "take_gold_from_target": Verb(TAKE_GOLD, ("n",), _ANY, (OTHER, WITH_TOKEN, IN_BATTLE)),
    "switch_own_side": Verb(SWITCH_SIDE, (), (CHOICE,)),
    "force_side": Verb(FORCE_SIDE, ("side",), (CHOICE,), (WITH_TOKEN,)),
    "peek_choice": Verb(PEEK, (), (CHOICE,), (WITH_TOKEN,)),
    "english_troops": Verb(SHIELD, ("n",), _EARLY),
    "draw_bagpipe": Verb(DRAW, ("n",), _ANY),
    "discard_own_dagger": Verb(DROP_DAGGER, ("n",), _ANY),
    "gain_gold_per_other_england_supporter": Verb(GOLD_PER_TRAITOR, ("n", "max"), (AWARDS,)),
}

TARGETS: Final = {
    "none": (NO_TARGET, _ANY),
    "self": (NO_TARGET, _ANY),
    "all_players": (NO_TARGET, _ANY),
    "badge_bearer": (NO_TARGET, _ANY),
    "other_player": (OTHER, _ANY),
    "other_player_with_token": (WITH_TOKEN, (CHOICE,)),
    "other_player_in_battle": (IN_BATTLE, (AWARDS,)),
}

CONDITIONS: Final = {
    "you_do_not_bear_badge": (NOT_BEARER, _ANY),
    "you_take_part_in_battle": (TAKES_PART, (CHOICE, AWARDS)),
    "you_supported_scotland": (WAS_LOYAL, (AWARDS,)),
    "you_supported_england": (WAS_TRAITOR, (AWARDS,)),
    "nobody_has_fewer_dagger_cards": (FEWEST_DAGGERS, _ANY),
    "you_have_a_dagger_card": (HAS_DAGGER, _ANY),
    "target_has_gold": (TARGET_HAS_GOLD, _ANY),
    "target_on_other_side": (TARGET_OPPOSED, (AWARDS,)),
    "target_has_fewer_units_in_camp": (TARGET_SMALLER, _ANY),
}

ARMS_SWITCHES: Final = {
    "badge_free": BADGE_FREE,
    "badge_england": BADGE_ENGLAND,
    "no_mercenaries": NO_MERCENARIES,
    "no_choice_cards": NO_CHOICE_CARDS,
}
ARMS_NUMBERS: Final = ("levy", "remove_from_scottish_camp", "militia_extra")
