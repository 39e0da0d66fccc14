"""When somebody goes, or is sent away: their sockets close and their name leaves the tables."""

from __future__ import annotations

from saltire.server.services import House


def dismiss(house: House, person_id: str) -> None:
    """Close a person's sockets; a browser that may come back does so by itself."""
    for waiter in list(house.rooms.turns.waiters.get(person_id, ())):
        waiter.dismiss()


def unname(house: House, person_id: str) -> None:
    """Take a name from the tables in memory, as the store has done."""
    for table in list(house.rooms.tables.values()):
        mine = [seating for seating in table.seats if seating.person == person_id]
        for seating in mine:
            seating.name = ""
        for happening in table.tail:
            if happening.kind == "join" and happening.data["person"] == person_id:
                happening.data["name"] = ""
        if mine:
            house.rooms.tell(table, [], True)
