"""Teaches a model: self-play with notes, a fit, the gate; then the model is installed, or left out."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

from saltire.arena.entrants import NOTES, Budget, Entrant
from saltire.arena.fit import Learnt, learn
from saltire.arena.forecasts import HEAD
from saltire.arena.game_runner import Outcome
from saltire.arena.match import Match, Players
from saltire.arena.promotion_gate import Bar, Gate
from saltire.arena.report import table
from saltire.arena.samples import Lessons, policies, values
from saltire.arena.schedule import Plan
from saltire.bots.registry import features_of
from saltire.bots.search.network import Model
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game

PARTS: Final = ("value", "policy")
_PATIENCE: Final = 60.0


class Training:
    """One attempt at a model for one game; its folder holds everything, so that it can go on."""

    def __init__(self, game: Game, folder: Path, games: int, playouts: int, seed: int) -> None:
        self.game = game
        self.folder = folder
        self.seed = seed
        self.features = features_of(game)
        player = Entrant("notes", NOTES, Budget(playouts=playouts))
        plan = Plan(game.name, game.options, (player,), games, seed, _PATIENCE, rotate=False)
        self.match = Match(plan, folder / "play")
        self.learnt: dict[str, Learnt] = {}
        self.gate: Gate | None = None
        self.installed = False
        self.model: Path | None = None

    def play(self, bar: Bar, players: Players) -> None:
        """Play what is missing of the games to learn from."""
        bar(self.match, players)

    def learn(self, parts: tuple[str, ...], reach: int | None) -> Path | None:
        """Fit the parts; write the model of those that know better, if any, and give its file."""
        outcomes = [outcome for deal in self.match.deals for outcome in deal if not outcome.fault]
        if not outcomes:
            raise BadOption("no game was played out: there is nothing to learn from")
        collect: dict[str, tuple[Callable[[list[Outcome], int], Lessons], int]] = {
            "value": (values, len(self.features.seat_names)),
            "policy": (policies, len(self.features.plan_names)),
        }
        for part in parts:
            lessons, width = collect[part]
            found = learn(lessons(outcomes, width), len(outcomes), self.seed)
            if found is not None:
                self.learnt[part] = found
        kept = {part: found.net for part, found in self.learnt.items() if found.better}
        if kept:
            reach = self.features.reach if reach is None else reach
            model = Model(self._about(), kept.get("value"), kept.get("policy"), reach)
            self.model = self._write(model.to_bytes())
        return self.model

    def _about(self) -> dict[str, object]:
        return {
            "game": self.game.name, "version": self.game.version, "options": self.game.options,
            "of_seats": self.features.seat_names, "of_plans": self.features.plan_names,
        }  # fmt: skip

    def _write(self, data: bytes) -> Path:
        # Named after what is in it: a gate that goes on must go on with the same model.
        path = self.folder / f"model-{sha256(data).hexdigest()[:8]}.npz"
        path.write_bytes(data)
        return path

    def pass_gate(self, games: int, seconds: float, bar: Bar, players: Players) -> bool:
        """Play the match that decides; tell whether the model has passed."""
        assert self.model is not None
        name = f"model:{self.model.resolve()}"
        folder = self.folder / self.model.stem.replace("model", "gate")
        self.gate = Gate(self.game, name, games, seconds, self.seed, folder=folder)
        self.gate.play(bar, players)
        return self.gate.passed()

    def install(self, place: Path) -> None:
        """Put the model where the search looks for it."""
        assert self.model is not None
        draft = place.with_suffix(".part")
        draft.write_bytes(self.model.read_bytes())
        draft.replace(place)
        self.installed = True

    # What came of it.

    def verdict(self) -> str:
        """Say in one line what became of the model."""
        name = f"the model of {self.game.name}"
        if self.gate is None:
            if self.model is not None:
                return f"{name} has not been at its gate"
            if not self.learnt:
                return f"{name} is left out: there are too few games to learn from"
            return f"{name} is left out: it foretells games no better than the hand-made knowledge"
        told = "is installed" if self.installed else "is left out"
        return f"{name} {told}: {self.gate.told()}"

    def as_json(self) -> dict[str, object]:
        share = None if self.gate is None else self.gate.share().to_json()
        return {
            **self.match.plan.settings(),
            "games": len(self.match.deals),
            "parts": {part: found.to_json() for part, found in self.learnt.items()},
            "model": None if self.model is None else self.model.name,
            "bytes": None if self.model is None else self.model.stat().st_size,
            "gate": None if self.gate is None else {
                "share": share, "games": self.gate.games, "seconds": self.gate.seconds,
                "passed": self.gate.passed(),
            },
            "installed": self.installed,
            "verdict": self.verdict(),
        }  # fmt: skip

    def as_markdown(self) -> str:
        """Write the report for people."""
        rows = [
            (part, f"{found.games:,}", f"{found.lessons:,}", f"{found.hand_loss:.4f}", f"{found.loss:.4f}",
             f"{found.hand_brier:.4f}", f"{found.brier:.4f}",
             f"{found.gain.mean:+.4f} [{found.gain.low:+.4f}, {found.gain.high:+.4f}]")
            for part, found in self.learnt.items()
        ]  # fmt: skip
        head = (
            "part",
            "games",
            "lessons",
            "loss by hand",
            "loss",
            "Brier by hand",
            "Brier",
            "gain",
        )
        parts = [f"# A model of {self.game.name}", f"{len(self.match.deals):,} games of self-play."]
        if rows:
            parts.append(table(head, rows))
        if "value" in self.learnt:
            parts.append(_calibration(self.learnt["value"]))
        return "\n\n".join([*parts, self.verdict()[:1].upper() + self.verdict()[1:] + "."]) + "\n"

    def write_report(self) -> None:
        data = json.dumps(self.as_json(), indent=2) + "\n"
        (self.folder / "train.json").write_text(data, encoding="utf-8")
        (self.folder / "train.md").write_text(self.as_markdown(), encoding="utf-8")


def _calibration(found: Learnt) -> str:
    """Show how often what was foretold came true: by hand on the left, learned on the right."""
    rows = [
        (by, *each.row())
        for by, bins in (("hand", found.hand_bins), ("model", found.bins))
        for each in bins
    ]
    return table(("by", *HEAD), rows)
