"""Writes the result of a match as JSON and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from saltire.arena.leaderboard import Leaderboard
from saltire.arena.statistics import Estimate, Sprt
from saltire.kernel.game import Game


def as_json(leaderboard: Leaderboard, sprt: Sprt | None = None) -> dict[str, object]:
    """Give the figures of all tables, for programs."""
    schedule, names = leaderboard.schedule, leaderboard.names
    scores = leaderboard.scores()
    return {
        **schedule.settings(),
        "deals": len(leaderboard.deals),
        "games": len(leaderboard.games),
        "scores": {
            name: {**shares.estimate().to_json(), "rating": rating.to_json()}
            for name, shares, rating in zip(names, scores, leaderboard.ratings(), strict=True)
        },
        "cross": {
            one: {other: leaderboard.against(i, j).to_json() for j, other in enumerate(names) if i != j}
            for i, one in enumerate(names)
        },
        "seats": _by_name(schedule.game.seats, leaderboard.seats()),
        "plies": leaderboard.length().to_json(),
        "thinking": {
            name: {"moves": each.moves, "seconds": each.seconds, "slowest": each.slowest}
            for name, each in zip(names, leaderboard.thinking_times(), strict=True)
        },
        "lost": [
            {"bot": names[each.bot], "by": each.kind, "games": each.games, "first": each.first_message}
            for each in leaderboard.forfeits()
        ],
        "sprt": None if sprt is None else {
            "low": sprt.low, "high": sprt.high, "error": sprt.error,
            "log_ratio": scores[0].log_ratio(sprt.low, sprt.high),
            "verdict": sprt.decision(scores[0]),
        },
    }  # fmt: skip


def _by_name(names: Sequence[str], rows: Sequence[Estimate]) -> dict[str, dict[str, float | None]]:
    return {name: row.to_json() for name, row in zip(names, rows, strict=True)}


def as_markdown(leaderboard: Leaderboard, sprt: Sprt | None = None) -> str:
    """Write the tables for people; all intervals are 95 %, over deals."""
    parts = [_heading(leaderboard), _scores(leaderboard)]
    if sprt is not None:
        parts.append(_sprt_line(leaderboard, sprt))
    if len(leaderboard.names) > 2:
        parts.append(_cross(leaderboard))
    parts += [_sides(leaderboard), _length(leaderboard)]
    if leaderboard.forfeits():
        parts.append(_forfeits(leaderboard))
    return "\n\n".join(parts) + "\n"


def _heading(leaderboard: Leaderboard) -> str:
    deals = len(leaderboard.deals)
    played = f"{len(leaderboard.games):,} games, {deals:,} deal{'s' * (deals != 1)}"
    if leaderboard.schedule.rotate:
        played += ", each deal with the seats rotated"
    return f"**{game_label(leaderboard.schedule.game)}**: {played}."


def game_label(game: Game) -> str:
    """Name a game with the options that differ from its defaults."""
    defaults = {option.name: option.default for option in game.declared}
    changed = [f"{k}={v}" for k, v in game.options.items() if k in defaults and v != defaults[k]]
    return " ".join([game.name, *changed])


def _scores(leaderboard: Leaderboard) -> str:
    rows = [
        (name, shares.estimate().percent(), f"{rating.mean:+.0f} [{rating.low:+.0f}, {rating.high:+.0f}]",
         f"{1000 * time.seconds / max(time.moves, 1):.1f} ms", f"{1000 * time.slowest:.0f} ms")
        for name, shares, rating, time in zip(
            leaderboard.names, leaderboard.scores(), leaderboard.ratings(),
            leaderboard.thinking_times(), strict=True,
        )
    ]  # fmt: skip
    return markdown_table(("bot", "share of the win", "Elo", "a move", "slowest"), rows)


def _sprt_line(leaderboard: Leaderboard, sprt: Sprt) -> str:
    first = leaderboard.scores()[0]
    decision = {
        "high": f"{leaderboard.names[0]} wins {sprt.high:.1%} or more",
        "low": f"{leaderboard.names[0]} wins {sprt.low:.1%} or less",
        "": "open",
    }[sprt.decision(first)]
    ratio = first.log_ratio(sprt.low, sprt.high)
    return (
        f"SPRT {sprt.low:.1%} against {sprt.high:.1%}, error {sprt.error:.0%} each way: {decision}"
        f" (log likelihood ratio {ratio:+.2f}, bounds ±{sprt.bound:.2f})."
    )


def _cross(leaderboard: Leaderboard) -> str:
    names = leaderboard.names
    rows = [
        (name, *["" if i == j else leaderboard.against(i, j).percent() for j in range(len(names))])
        for i, name in enumerate(names)
    ]
    return markdown_table(("better than", *names), rows)


def _sides(leaderboard: Leaderboard) -> str:
    rows = [
        (name, seat.percent())
        for name, seat in zip(leaderboard.schedule.game.seats, leaderboard.seats(), strict=True)
    ]
    return markdown_table(("seat", "share of the win"), rows)


def _length(leaderboard: Leaderboard) -> str:
    length = leaderboard.length()
    plies = sorted(outcome.plies for outcome in leaderboard.played_out)
    if not plies:
        return "No game was played out."
    return f"Length: {length.rounded()} plies, shortest {plies[0]}, longest {plies[-1]}."


def _forfeits(leaderboard: Leaderboard) -> str:
    rows = [
        (
            leaderboard.names[each.bot],
            each.kind,
            str(each.games),
            each.first_message.replace("|", "/"),
        )
        for each in leaderboard.forfeits()
    ]
    return markdown_table(("lost otherwise", "by", "games", "the first"), rows)


def markdown_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Lay out a Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
