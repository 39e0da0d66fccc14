"""Web Push: a line to a browser that is shut, sealed for it alone and signed with our VAPID key."""

from __future__ import annotations

import base64
import time
from collections.abc import Mapping
from email.utils import parseaddr
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import orjson
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from saltire.server.notify.smtp import PutOff, Undeliverable

TIMEOUT: Final = 15.0
KEPT_SECONDS: Final = 24 * 3600
GONE: Final = (404, 410)
NOBODY: Final = "mailto:saltire@localhost"


def new_vapid_key() -> str:
    """Make the server's own signing key."""
    key = ec.generate_private_key(ec.SECP256R1())
    form = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return key.private_bytes(serialization.Encoding.PEM, *form).decode()


def public_key(pem: str) -> str:
    """Give the public half, as a browser wants it."""
    key = serialization.load_pem_private_key(pem.encode(), None)
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def contact(mail_from: str, base_url: str) -> str:
    """Tell push services whom to ask about us (RFC 8292): an address or a secure site, nothing else."""
    if address := parseaddr(mail_from)[1]:
        return f"mailto:{address}"
    return base_url if base_url.startswith("https://") else NOBODY


def is_push_service(endpoint: str, hosts: str) -> bool:
    """Tell whether an endpoint is at a push service we may call: nobody sends us anywhere else."""
    try:
        parts = urlsplit(endpoint)
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.username is not None or parts.password is not None:
        return False
    known = [host.strip() for host in hosts.split(",") if host.strip()]
    if f"{name}:{port}" in known:
        return parts.scheme in ("http", "https")
    listed = any(name == host or name.endswith(f".{host}") for host in known)
    return parts.scheme == "https" and port in (None, 443) and listed


def sound(p256dh: str, auth: str) -> bool:
    """Tell whether a browser's keys are keys: a point on the curve and sixteen bytes."""
    try:
        point, secret = (
            base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)) for text in (p256dh, auth)
        )
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(secret) == 16


class Pusher:
    """Sends lines to subscriptions."""

    def __init__(self, pem: str, contact: str, hosts: str) -> None:
        self._pem = pem
        self._contact = contact
        self._hosts = hosts

    async def send(self, subscription: Mapping[str, Any], line: Mapping[str, object]) -> None:
        """Send a line; Undeliverable if the subscription is over, PutOff if it may go later."""
        endpoint = str(subscription["endpoint"])
        if not is_push_service(endpoint, self._hosts):
            raise Undeliverable("that push service is not on the list")
        body, headers = self._seal(endpoint, subscription["keys"], orjson.dumps(line))
        try:
            async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False) as client:
                answer = await client.post(endpoint, content=body, headers=headers)
        except httpx.HTTPError as error:
            raise PutOff(type(error).__name__) from error
        if answer.status_code in GONE:
            raise Undeliverable("the subscription is over")
        if not answer.is_success:
            raise PutOff(f"the push service answers {answer.status_code}")

    def _seal(
        self, endpoint: str, keys: Mapping[str, str], line: bytes
    ) -> tuple[bytes, dict[str, str]]:
        # Slow to import, and a server where nobody subscribes never needs them.
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + 12 * 3600,
            "sub": self._contact,
        }
        signer = Vapid02.from_pem(self._pem.encode())  # type: ignore[no-untyped-call]
        # Its own test of a contact refuses ports, paths and short names of hosts.
        signer.conf["no-strict"] = True
        signed = signer.sign(claims)
        sealed = WebPusher({"endpoint": endpoint, "keys": dict(keys)}).encode(line, "aes128gcm")
        how = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
        return bytes(sealed["body"]), {
            **signed,
            **how,
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
        }
