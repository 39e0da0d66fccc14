"""What a seat has after each replenishment: playouts and searches weigh the same list."""

from __future__ import annotations

from mypy_extensions import i64

from saltire.games.swords.bots.battle_eval import BattleEvaluation
from saltire.games.swords.rules.board import Table
from saltire.games.swords.rules.constants import (
    MERCENARIES,
    MILITIA,
    NO_MERCENARIES,
    TAXES,
    TROOPS,
)
from saltire.kernel.types import Seat


class Replenishments:
    """Goes through the replenishments of a seat; a subclass says what to do with each."""

    def weigh_replenishments(self, s: Table, seat: Seat, evaluation: BattleEvaluation) -> None:
        """Weigh each by the camp, castle and gold after it; `evaluation` has loaded the position.

        The militia comes last: it changes what the others have, too.
        """
        camp, castle, gold = evaluation.camp[seat], evaluation.castle[seat], evaluation.gold[seat]
        self.weigh_replenishment(s, seat, TAXES, camp, castle, gold + 1.0)
        self.weigh_replenishment(s, seat, TROOPS, camp, castle + 2.0, gold)
        if gold > 0.0 and not s.card().marks & NO_MERCENARIES:
            self.weigh_replenishment(s, seat, MERCENARIES, camp, castle + 4.0, gold - 1.0)
        evaluation.raise_militia(s)
        evaluation.weigh_others(s)
        self.weigh_replenishment(s, seat, MILITIA, camp + 1.0, castle, gold)

    def weigh_replenishment(
        self, s: Table, seat: Seat, how: i64, camp: float, castle: float, gold: float
    ) -> None:
        raise NotImplementedError
