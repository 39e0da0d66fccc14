"""Where a request comes from: which hosts and origins are ours, and which address to count."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from saltire.server.edge.asgi import Scope

HOME_SUFFIXES: Final = (".local", ".lan", ".localhost", ".internal", ".home.arpa")


@dataclass(frozen=True, slots=True)
class Origins:
    """Where our own pages come from: the public address if one is set, else whatever host is asked."""

    url: str = ""
    hosts: tuple[str, ...] = ()

    def known_host(self, host: str) -> bool:
        """Tell whether a Host header can be ours; a rebound name of somebody else's cannot."""
        name = _host_name(host)
        if name in {_host_name(own) for own in (urlsplit(self.url).netloc, *self.hosts) if own}:
            return True
        return "." not in name or name.endswith(HOME_SUFFIXES) or _is_address(name)

    def ours(self, origin: str, host: str) -> bool:
        """Tell whether an Origin header names this server."""
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https"):
            return False
        own = urlsplit(self.url)
        if self.url and (parts.scheme, parts.netloc.lower()) == (own.scheme, own.netloc.lower()):
            return True
        return parts.netloc.lower() == host.lower() and self.known_host(host)


def _host_name(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def headers_of(scope: Scope) -> dict[str, str]:
    """Read the headers of a request; of one that comes twice the last counts."""
    pairs: Sequence[tuple[bytes, bytes]] = scope["headers"]
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in pairs}


def address_of(scope: Scope) -> str:
    """Tell whom to count: the address, or for IPv6 the network a household is given."""
    client = scope.get("client")
    if client is None:
        return "local"
    host = str(client[0])
    return counted_address(host) or host


def counted_address(text: str) -> str | None:
    """Read an address as it is counted and barred; None if it is no address."""
    try:
        address = ipaddress.ip_address(text.partition("/")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)
