"""Plots the results of matches and studies as PNG and SVG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from saltire.arena.balance import Balance
from saltire.arena.calibration import Calibration
from saltire.arena.forecasts import BINS
from saltire.arena.leaderboard import Leaderboard
from saltire.arena.statistics import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_BLUE: Final = "#005eb8"
_GREY: Final = "#767676"
_MARKS: Final = "osD^vP"
"""A marker per seat: colour is never the only sign."""


def can_draw() -> bool:
    """Tell whether matplotlib is installed: it comes with `saltire[arena]`."""
    try:
        import matplotlib as _  # noqa: F401
    except ImportError:
        return False
    return True


def draw_match(leaderboard: Leaderboard, folder: Path) -> None:
    """Draw all plots of a match."""
    names = leaderboard.names
    even = 1 / len(leaderboard.schedule.game.seats)
    _draw_cross(leaderboard, folder / "cross")
    draw_estimates(folder / "ratings", names, leaderboard.ratings(), "Elo", 0.0)
    seats = list(leaderboard.schedule.game.seats)
    draw_estimates(folder / "sides", seats, leaderboard.seats(), "share of the win", even)
    _draw_lengths(leaderboard, folder / "length")
    _draw_times(leaderboard, folder / "time")


def draw_estimates(
    path: Path, names: Sequence[str], rows: Sequence[Estimate], quantity: str, even: float
) -> None:
    """Draw means with their intervals, a name a line, and a line where all are even."""
    figure, axes = _axes(0.4 * len(names) + 1.2)
    places = range(len(names))
    means = [row.mean for row in rows]
    reach = [[row.mean - row.low for row in rows], [row.high - row.mean for row in rows]]
    axes.axvline(even, color=_GREY, linewidth=1, linestyle=":")
    axes.errorbar(means, places, xerr=reach, fmt="o", color=_BLUE, capsize=4)
    axes.set_yticks(list(places), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(f"{quantity} (95 %)")
    _save(figure, path)


def draw_bars(
    path: Path,
    names: Sequence[str],
    columns: Sequence[str],
    rows: Sequence[Sequence[float]],
    quantity: str,
) -> None:
    """Draw a row of figures for each name as bars on a logarithmic scale, with the figures beside them."""
    figure, axes = _axes(0.3 * len(names) * len(columns) + 1.2)
    height = 0.8 / len(columns)
    for i, column in enumerate(columns):
        places = [at + (i - (len(columns) - 1) / 2) * height for at in range(len(names))]
        bars = axes.barh(
            places, [row[i] for row in rows], height * 0.9, color=_BLUE, alpha=1 - 0.3 * i
        )
        axes.bar_label(bars, [f"{row[i]:,.0f} {column}" for row in rows], padding=4, fontsize=8)
    axes.set_xscale("log")
    axes.set_xlim(1, 100 * max(max(row) for row in rows))
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(quantity)
    _save(figure, path)


def draw_balance(balance: Balance, path: Path) -> None:
    """Draw the share of each seat for each value of an option, and a line where all are even."""
    figure, axes = _axes(0.5 * len(balance.leaderboards) + 1.4)
    for place, leaderboard in enumerate(balance.leaderboards):
        seats = leaderboard.seats()
        axes.plot([1 / len(seats)] * 2, [place - 0.4, place + 0.4], color=_GREY, linestyle=":")
        for i, seat in enumerate(seats):
            reach = [[seat.mean - seat.low], [seat.high - seat.mean]]
            height = place + 0.5 * ((i + 0.5) / len(seats) - 0.5)
            axes.errorbar(
                [seat.mean], [height], xerr=reach, fmt=_MARKS[i], color=f"C{i}", capsize=3
            )
    widest = max((leaderboard.schedule.game.seats for leaderboard in balance.leaderboards), key=len)
    for i, name in enumerate(widest):
        axes.plot([], [], _MARKS[i], color=f"C{i}", label=name)
    axes.set_yticks(range(len(balance.leaderboards)), balance.values())
    axes.set_ylim(len(balance.leaderboards) - 0.5, -0.5)
    axes.set_ylabel(balance.option)
    axes.set_xlabel("share of the win (95 %)")
    figure.legend(loc="outside right upper")
    _save(figure, path)


def draw_calibration(calibration: Calibration, path: Path) -> None:
    """Draw a reliability diagram, and below it the number of forecasts in each bin."""
    figure = _figure(6.0)
    axes, below = figure.subplots(2, 1, sharex=True, height_ratios=(5, 1))
    bins = calibration.whole.bins
    results = [each.result for each in bins]
    reach = [
        [each.mean - each.low for each in results],
        [each.high - each.mean for each in results],
    ]
    axes.plot([0, 1], [0, 1], color=_GREY, linewidth=1, linestyle=":")
    axes.errorbar([each.forecast for each in bins], [each.mean for each in results], yerr=reach,
                  fmt="o", color=_BLUE, capsize=4)  # fmt: skip
    axes.set_ylim(-0.02, 1.02)
    axes.set_ylabel("came true (95 %)")
    axes.set_title(
        f"{calibration.schedule.title}, {calibration.level}, {len(calibration.games):,} games"
    )
    width = 1 / BINS
    below.bar([each.low for each in bins], [each.times for each in bins], width, align="edge",
              color=_BLUE, edgecolor="white")  # fmt: skip
    below.set_xlim(0, 1)
    below.set_xlabel("forecast share of the win")
    below.set_ylabel("times")
    _save(figure, path)


def draw_learning_curve(points: Sequence[tuple[float, float]], path: Path) -> None:
    """Draw the loss over the minutes of a training."""
    figure, axes = _axes(3.0)
    axes.plot([minutes for minutes, _ in points], [loss for _, loss in points], color=_BLUE)
    axes.set_xlabel("minutes")
    axes.set_ylabel("loss")
    _save(figure, path)


def _draw_cross(leaderboard: Leaderboard, path: Path) -> None:
    names = leaderboard.names
    size = len(names)
    figure, axes = _axes(0.6 * size + 1.2)
    scores = [
        [0.5 if i == j else leaderboard.against(i, j).mean for j in range(size)]
        for i in range(size)
    ]
    axes.imshow(scores, cmap="RdYlBu", vmin=-0.3, vmax=1.3, aspect="auto")
    for i in range(size):
        for j in range(size):
            if i != j:
                axes.text(j, i, f"{scores[i][j]:.0%}", ha="center", va="center")
    axes.set_xticks(range(size), names)
    axes.set_yticks(range(size), names)
    axes.set_xlabel("how often the row did better than the column")
    _save(figure, path)


def _draw_lengths(leaderboard: Leaderboard, path: Path) -> None:
    figure, axes = _axes(3.0)
    axes.hist([outcome.plies for outcome in leaderboard.played_out], bins=30, color=_BLUE)
    axes.set_xlabel("plies, chance included")
    axes.set_ylabel("games")
    _save(figure, path)


def _draw_times(leaderboard: Leaderboard, path: Path) -> None:
    figure, axes = _axes(0.4 * len(leaderboard.names) + 1.2)
    thinking_times = leaderboard.thinking_times()
    places = list(range(len(thinking_times)))
    means = [1000 * each.seconds / max(each.moves, 1) for each in thinking_times]
    axes.scatter(means, places, color=_BLUE, label="mean")
    axes.scatter([1000 * each.slowest for each in thinking_times], places, color=_GREY, marker="|",
                 label="slowest")  # fmt: skip
    axes.set_xscale("log")
    axes.set_yticks(places, leaderboard.names)
    axes.set_ylim(len(places) - 0.5, -0.5)
    axes.set_xlabel("ms a move")
    axes.legend()
    _save(figure, path)


def _axes(height: float) -> tuple[Figure, Axes]:
    figure = _figure(height)
    return figure, figure.add_subplot()


def _figure(height: float) -> Figure:
    # Neither a window nor pyplot's global list of figures: this may run on a server.
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, max(height, 2)), layout="constrained")
    FigureCanvasAgg(figure)
    return figure


def _save(figure: Figure, path: Path) -> None:
    figure.savefig(path.with_suffix(".png"), dpi=120)
    figure.savefig(path.with_suffix(".svg"))
