"""When somebody loses access or goes for good: what that means for the tables of this process."""

from __future__ import annotations

from saltire.server.tables.manager import TableManager


def close_sockets(manager: TableManager, person_id: str) -> None:
    """Close a person's sockets at this process, and wake the requests that wait in their name."""
    manager.turns.send_away(person_id)


def forget_name(manager: TableManager, person_id: str) -> None:
    """Take a name from the tables in memory of this process."""
    for table in list(manager.cache.values()):
        mine = [seating for seating in table.seats if seating.person == person_id]
        for seating in mine:
            seating.name = ""
            table.facts = None
        for event in table.tail:
            if event.kind == "join" and event.data["person"] == person_id:
                event.data["name"] = ""
        if mine:
            manager.send_news(table, [], True)
