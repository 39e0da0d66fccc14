"""The same games on a Ray cluster (`saltire[ray]`): every task plays a deal as `play_locally` would."""

from __future__ import annotations

import logging
import socket
from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any

from saltire.arena.process_runner import Finished, WorkerError, play_locally
from saltire.arena.schedule import Fixture, Plan
from saltire.kernel.errors import BadOption


def play_on_ray(
    plan: Plan, fixtures: Iterable[Fixture], address: str
) -> Generator[Finished, None, None]:
    """Play games wherever the cluster has a free core; without an address, on one of our own here."""
    try:
        import ray
    except ImportError:
        raise BadOption("--on ray needs the package ray: pip install 'saltire[ray]'") from None
    _knock(address)
    try:
        ray.init(
            address=address or None, include_dashboard=False, logging_level=logging.ERROR,
            log_to_driver=False,
        )  # fmt: skip
    except (ConnectionError, ValueError) as error:
        raise BadOption(f"no Ray cluster answers at {address}: {_first_line(error)}") from None
    try:
        yield from _spread(ray, plan, _deals(fixtures))
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Look whether anybody is there: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
        except (OSError, OverflowError):
            raise BadOption(f"no Ray cluster answers at {address}") from None


def _spread(ray: Any, plan: Plan, deals: list[list[Fixture]]) -> Generator[Finished, None, None]:
    task = ray.remote(_play)
    shared = ray.put(plan)
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


def _play(plan: Plan, fixtures: list[Fixture]) -> list[Finished]:
    """Play a few games on some machine, on a process that is watched there."""
    return list(play_locally(plan, fixtures, jobs=1))


def _deals(fixtures: Iterable[Fixture]) -> list[list[Fixture]]:
    """Put games together that share a deal and a line-up."""
    found: dict[tuple[int, int], list[Fixture]] = {}
    for fixture in fixtures:
        found.setdefault((fixture.deal, fixture.lineup), []).append(fixture)
    return list(found.values())


def _first_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[-1] if lines else type(error).__name__
