"""Plays games on a Ray cluster (`saltire[ray]`); every task plays one deal with `play_locally`."""

from __future__ import annotations

import logging
import socket
from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any

from saltire.arena.process_runner import FinishedGame, WorkerError, play_locally
from saltire.arena.schedule import Fixture, Schedule
from saltire.kernel.errors import BadOption


def play_on_ray(
    schedule: Schedule, fixtures: Iterable[Fixture], address: str
) -> Generator[FinishedGame, None, None]:
    """Play games on the cluster at an address; without one, start a local cluster."""
    import ray

    _check_reachable(address)
    try:
        ray.init(
            address=address or None, include_dashboard=False, logging_level=logging.ERROR,
            log_to_driver=False,
        )  # fmt: skip
    except (ConnectionError, ValueError) as error:
        raise BadOption(f"no Ray cluster answers at {address}: {_first_line(error)}") from None
    try:
        yield from _distribute(ray, schedule, _by_deal(fixtures))
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Fail at once if nothing listens at the address: Ray itself would retry for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
        except (OSError, OverflowError):
            raise BadOption(f"no Ray cluster answers at {address}") from None


def _distribute(
    ray: Any, schedule: Schedule, deals: list[list[Fixture]]
) -> Generator[FinishedGame, None, None]:
    task = ray.remote(_play)
    shared = ray.put(schedule)
    ahead = 2 * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    todo = iter(deals)
    under_way = [task.remote(shared, deal) for deal in islice(todo, ahead)]
    try:
        while under_way:
            done, under_way = ray.wait(under_way)
            if (following := next(todo, None)) is not None:
                under_way.append(task.remote(shared, following))
            yield from ray.get(done[0])
    except ray.exceptions.RayError as error:
        raise WorkerError(f"the cluster failed: {_first_line(error)}") from None
    finally:
        for each in under_way:
            ray.cancel(each, force=True)


def _play(schedule: Schedule, fixtures: list[Fixture]) -> list[FinishedGame]:
    """Play a deal on the machine of the task, in a process of its own."""
    return list(play_locally(schedule, fixtures, jobs=1))


def _by_deal(fixtures: Iterable[Fixture]) -> list[list[Fixture]]:
    """Group the games that share a deal and a line-up."""
    groups: dict[tuple[int, int], list[Fixture]] = {}
    for fixture in fixtures:
        groups.setdefault((fixture.deal, fixture.lineup), []).append(fixture)
    return list(groups.values())


def _first_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[-1] if lines else type(error).__name__
