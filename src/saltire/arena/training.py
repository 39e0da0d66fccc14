"""Trains a model: self-play with notes, a fit, a promotion match; then installs it, or leaves it out."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

from saltire.arena.entrants import NOTES, Budget, Entrant
from saltire.arena.fit import FittedModel, cross_validated
from saltire.arena.forecasts import HEAD
from saltire.arena.game_runner import Outcome
from saltire.arena.match import Match, PlayMatch, Runner
from saltire.arena.promotion_gate import PromotionGate
from saltire.arena.report import markdown_table
from saltire.arena.samples import Samples, policy_samples, value_samples
from saltire.arena.schedule import Schedule
from saltire.bots.registry import features_of
from saltire.bots.search.network import Model
from saltire.kernel.errors import BadOption
from saltire.kernel.game import Game

PARTS: Final = ("value", "policy")
_LONGEST_MOVE: Final = 60.0


class Training:
    """One attempt at a model for one game; its folder holds everything, so that it can be resumed."""

    def __init__(self, game: Game, folder: Path, games: int, playouts: int, seed: int) -> None:
        self.game = game
        self.folder = folder
        self.seed = seed
        self.features = features_of(game)
        player = Entrant("notes", NOTES, Budget(playouts=playouts))
        schedule = Schedule(
            game.name, game.load_options(), (player,), games, seed, _LONGEST_MOVE, rotate=False
        )
        self.match = Match(schedule, folder / "play")
        self.fitted: dict[str, FittedModel] = {}
        self.gate: PromotionGate | None = None
        self.installed = False
        self.model: Path | None = None

    def play(self, play_match: PlayMatch, runner: Runner) -> None:
        """Play the missing games of self-play."""
        play_match(self.match, runner)

    def fit(self, parts: tuple[str, ...], reach: int | None) -> Path | None:
        """Fit the parts; write a model of those that beat the hand-made knowledge, and give its file."""
        outcomes = [outcome for deal in self.match.deals for outcome in deal if not outcome.fault]
        if not outcomes:
            raise BadOption("no game was played out: there is nothing to learn from")
        collect: dict[str, tuple[Callable[[list[Outcome], int], Samples], int]] = {
            "value": (value_samples, len(self.features.seat_names)),
            "policy": (policy_samples, len(self.features.plan_names)),
        }
        for part in parts:
            samples, width = collect[part]
            model = cross_validated(samples(outcomes, width), len(outcomes), self.seed)
            if model is not None:
                self.fitted[part] = model
        nets = {part: fitted.net for part, fitted in self.fitted.items() if fitted.better}
        if nets:
            reach = self.features.reach if reach is None else reach
            data = Model(self._about(), nets.get("value"), nets.get("policy"), reach).to_bytes()
            self.model = self._write(data)
        return self.model

    def _about(self) -> dict[str, object]:
        return {
            "game": self.game.name, "version": self.game.version, "options": self.game.options,
            "of_seats": self.features.seat_names, "of_plans": self.features.plan_names,
        }  # fmt: skip

    def _write(self, data: bytes) -> Path:
        # Named after its content: a resumed promotion match must use the same model.
        path = self.folder / f"model-{sha256(data).hexdigest()[:8]}.npz"
        path.write_bytes(data)
        return path

    def pass_gate(self, games: int, seconds: float, play_match: PlayMatch, runner: Runner) -> bool:
        """Play the promotion match; tell whether the model has passed."""
        assert self.model is not None
        name = f"model:{self.model.resolve()}"
        folder = self.folder / self.model.stem.replace("model", "gate")
        self.gate = PromotionGate(self.game, name, games, seconds, self.seed, folder=folder)
        self.gate.play(play_match, runner)
        return self.gate.passed()

    def install(self, place: Path) -> None:
        """Copy the model to where the search loads it from."""
        assert self.model is not None
        draft = place.with_suffix(".part")
        draft.write_bytes(self.model.read_bytes())
        draft.replace(place)
        self.installed = True

    def summary(self) -> str:
        """Describe in one line whether the model was installed, and why."""
        name = f"the model of {self.game.name}"
        if self.gate is None:
            if self.model is not None:
                return f"{name} has not been at its gate"
            if not self.fitted:
                return f"{name} is left out: there are too few games to learn from"
            return f"{name} is left out: it predicts games no better than the hand-made knowledge"
        status = "is installed" if self.installed else "is left out"
        return f"{name} {status}: {self.gate.summary()}"

    def as_json(self) -> dict[str, object]:
        share = None if self.gate is None else self.gate.share().to_json()
        return {
            **self.match.schedule.settings(),
            "games": len(self.match.deals),
            "parts": {part: fitted.to_json() for part, fitted in self.fitted.items()},
            "model": None if self.model is None else self.model.name,
            "bytes": None if self.model is None else self.model.stat().st_size,
            "gate": None if self.gate is None else {
                "share": share, "games": self.gate.games, "seconds": self.gate.seconds,
                "passed": self.gate.passed(),
            },
            "installed": self.installed,
            "verdict": self.summary(),
        }  # fmt: skip

    def as_markdown(self) -> str:
        """Write the report for people."""
        rows = [
            (part, f"{fitted.games:,}", f"{fitted.samples:,}", f"{fitted.hand_loss:.4f}",
             f"{fitted.loss:.4f}", f"{fitted.hand_brier:.4f}", f"{fitted.brier:.4f}",
             f"{fitted.gain.mean:+.4f} [{fitted.gain.low:+.4f}, {fitted.gain.high:+.4f}]")
            for part, fitted in self.fitted.items()
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
            parts.append(markdown_table(head, rows))
        if "value" in self.fitted:
            parts.append(_calibration(self.fitted["value"]))
        return "\n\n".join([*parts, self.summary()[:1].upper() + self.summary()[1:] + "."]) + "\n"

    def write_report(self) -> None:
        data = json.dumps(self.as_json(), indent=2) + "\n"
        (self.folder / "train.json").write_text(data, encoding="utf-8")
        (self.folder / "train.md").write_text(self.as_markdown(), encoding="utf-8")


def _calibration(fitted: FittedModel) -> str:
    """Tabulate forecasts and results: by the hand-made knowledge, then by the model."""
    rows = [
        (by, *each.row())
        for by, bins in (("hand", fitted.hand_bins), ("model", fitted.bins))
        for each in bins
    ]
    return markdown_table(("by", *HEAD), rows)
