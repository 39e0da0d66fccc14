"""A real mail server and a real push service, on this machine, for one test."""

from __future__ import annotations

import base64
import email
import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature


class Postbox:
    """What a mail server has received; `answer` is what it says to the next recipients."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer = "250 OK"
        self.port = 0

    async def handle_RCPT(  # noqa: N802  aiosmtpd's own name
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    def links(self) -> list[str]:
        """Find the links in the newest letter, as paths of our server."""
        body = self.letters[-1].get_content()
        return re.findall(r"http://127\.0\.0\.1:8642(\S+)", body)


@contextmanager
def mail_server() -> Iterator[Postbox]:
    box = Postbox()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        box.port = probe.getsockname()[1]
    controller = Controller(box, "127.0.0.1", box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


def mail_settings(box: Postbox) -> dict[str, object]:
    return {
        "smtp_host": "127.0.0.1", "smtp_port": box.port, "smtp_security": "none",
        "mail_from": "Saltire <games@example.org>",
    }  # fmt: skip


class Browser:
    """A browser's end of Web Push: its keys, and the service that keeps lines for it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        self.status = 201
        self.lines: list[dict[str, Any]] = []
        self.signed_for: list[dict[str, Any]] = []
        self.port = 0

    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": _b64(point), "auth": _b64(self.auth)}
        return {"endpoint": f"http://127.0.0.1:{self.port}/push/1", "keys": keys}

    def take(self, body: bytes, authorization: str) -> int:
        claims = _checked(authorization)
        if self.status < 300:
            line = http_ece.decrypt(  # type: ignore[no-untyped-call]
                body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
            )
            self.lines.append(json.loads(line))
            self.signed_for.append(claims)
        return self.status


def _b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _checked(authorization: str) -> dict[str, Any]:
    """Check the signature of a VAPID header and give its claims."""
    parts = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    head, claims, signature = parts["t"].split(".")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _unb64(parts["k"]))
    raw = _unb64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = {**json.loads(_unb64(claims)), "k": parts["k"]}
    return found


@contextmanager
def push_service() -> Iterator[Browser]:
    browser = Browser()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(browser.take(body, self.headers["Authorization"]))
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Keep quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    browser.port = server.server_port
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield browser
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
