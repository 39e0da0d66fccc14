"""What a bot process thinks about next: a person's game first, and no further ahead than the server goes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from saltire.bots.remote.client import _time_for
from saltire.bots.remote.queue import Place, Question, Thinker


class Heap:
    """A client with questions, whose answers the server acknowledges or not."""

    def __init__(self, thinker: Thinker, acknowledged: bool = True) -> None:
        self.thinker = thinker
        self.acknowledged = acknowledged
        self.asked: dict[Place, Question] = {}
        self.answered: list[str] = []
        self.open = 0
        thinker.clients.append(self)

    def ask(self, table: str, people: bool, owner: str = "", address: str = "") -> None:
        self.asked[table, 0] = self.thinker.question({}, people, owner, address)

    def count_in_flight(self) -> int:
        return self.open

    def questions(self) -> Iterator[tuple[Question, Place]]:
        yield from ((question, place) for place, question in self.asked.items())

    async def answer(self, place: Place) -> None:
        del self.asked[place]
        self.answered.append(place[0])
        self.open += not self.acknowledged


async def think(thinker: Thinker) -> None:
    """Think until nothing more is to be done."""
    thinking = asyncio.create_task(thinker.think())
    for _ in range(50):
        await asyncio.sleep(0)
    thinking.cancel()


def test_a_person_is_answered_before_bots_and_the_oldest_question_first() -> None:
    async def asked() -> list[str]:
        heap = Heap(Thinker())
        heap.ask("bots 1", people=False)
        heap.ask("bots 2", people=False)
        heap.ask("Ann", people=True)
        heap.ask("Bob", people=True)
        await think(heap.thinker)
        return heap.answered

    assert asyncio.run(asked()) == ["Ann", "Bob", "bots 1", "bots 2"]


def test_one_persons_many_tables_do_not_hold_up_another_person() -> None:
    async def asked() -> list[str]:
        heap = Heap(Thinker())
        for i in range(60):
            heap.ask(f"Eve {i}", people=True, owner="Eve")
        heap.ask("Ann", people=True, owner="Ann")
        heap.ask("Bob", people=True, owner="Bob")
        await think(heap.thinker)
        return heap.answered

    order = asyncio.run(asked())
    assert {order.index("Ann"), order.index("Bob")} == {1, 2}


def test_many_people_of_one_address_do_not_hold_up_another_address() -> None:
    """Whoever makes themselves fifty accounts and guests waits no less for it, and others no longer."""

    async def asked() -> list[str]:
        heap = Heap(Thinker())
        for person in range(50):
            for table in range(2):
                heap.ask(f"Eve {person} {table}", True, f"Eve {person}", "one address")
        for table in range(3):
            heap.ask(f"Ann {table}", True, "Ann", "Ann's")
        heap.ask("Bob", True, "Bob")
        await think(heap.thinker)
        return heap.answered

    order = asyncio.run(asked())
    assert {order.index("Ann 0"), order.index("Bob")} == {1, 2}
    assert [order.index(f"Ann {table}") for table in (1, 2)] == [4, 6]
    of_eve = [name.rpartition(" ")[0] for name in order if name.startswith("Eve")]
    assert len(set(of_eve[:20])) == 20  # the people of an address take turns too


def test_all_clients_of_a_process_are_one_queue() -> None:
    async def asked() -> list[list[str]]:
        thinker = Thinker()
        greedy, random = Heap(thinker), Heap(thinker, acknowledged=False)
        greedy.ask("bots", people=False)
        random.ask("Ann", people=True)
        thinking = asyncio.create_task(thinker.think())
        while not random.answered:
            await asyncio.sleep(0)
        first = [list(greedy.answered), list(random.answered)]
        thinking.cancel()
        return first

    assert asyncio.run(asked()) == [[], ["Ann"]]


def test_bots_alone_wait_for_the_server_and_people_do_not() -> None:
    async def asked() -> list[str]:
        heap = Heap(Thinker(), acknowledged=False)
        for i in range(10):
            heap.ask(f"bots {i}", people=False)
        await think(heap.thinker)
        assert heap.answered == [f"bots {i}" for i in range(4)]
        heap.ask("Ann", people=True)
        await think(heap.thinker)
        return heap.answered[4:]

    assert asyncio.run(asked()) == ["Ann"]


def test_a_bot_spends_no_more_than_a_part_of_its_clock() -> None:
    live = {"kind": "live", "left": [60_000, 600], "running": [0], "at": 0}
    assert _time_for({"clocks": live}, 0) == 3.0
    assert _time_for({"clocks": live}, 1) == 0.05
    assert _time_for({"clocks": {"kind": "none"}}, 0) > 1000
