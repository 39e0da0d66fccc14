"""When somebody goes, or is sent away: their sockets close and their name leaves the tables."""

from __future__ import annotations

from saltire.server.services import Services


def dismiss(services: Services, person_id: str) -> None:
    """Close a person's sockets; a browser that may come back does so by itself."""
    for client in list(services.tables.turns.clients.get(person_id, ())):
        client.dismiss()


def unname(services: Services, person_id: str) -> None:
    """Take a name from the tables in memory, as the store has done."""
    for table in list(services.tables.loaded.values()):
        mine = [seating for seating in table.seats if seating.person == person_id]
        if not mine:
            continue
        for seating in mine:
            seating.name = ""
        for event in table.tail:
            if event.kind == "join" and event.data["person"] == person_id:
                event.data["name"] = ""
        services.tables.send_news(table, [], True)
