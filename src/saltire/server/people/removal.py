"""When somebody goes, or is sent away: their sockets close and their name leaves the tables, everywhere."""

from __future__ import annotations

from saltire.server.services import Services
from saltire.server.tables.person_removal import close_sockets, forget_name


def dismiss(services: Services, person_id: str) -> None:
    """Close a person's sockets at every process; a browser that may come back does so by itself."""
    close_sockets(services.tables, person_id)
    if services.tables.publish is not None:
        services.tables.publish({"gone": person_id})


def unname(services: Services, person_id: str) -> None:
    """Take a name from the tables in memory of every process, as the store has done."""
    forget_name(services.tables, person_id)
    if services.tables.publish is not None:
        services.tables.publish({"unnamed": person_id})
