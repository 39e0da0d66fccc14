"""Notifier over SMTP, sent from a thread; the server's own mail server is the only one we speak to."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from typing import Final

from saltire.server.settings import BadSetting, Settings

TIMEOUT: Final = 20.0
SECURITY: Final = ("starttls", "tls", "none")


class Undeliverable(Exception):
    """The message will never arrive: trying again is no use."""


class PutOff(Exception):
    """The message may arrive later."""


class Mailer:
    """Sends e-mail through the mail server of the settings."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        if settings.smtp_security not in SECURITY:
            raise BadSetting(f"SALTIRE_SMTP_SECURITY is one of {', '.join(SECURITY)}")
        if settings.smtp_host and not settings.mail_from:
            raise BadSetting("SALTIRE_MAIL_FROM is needed with SALTIRE_SMTP_HOST")

    @property
    def ready(self) -> bool:
        return bool(self._settings.smtp_host)

    async def send(self, message: EmailMessage) -> None:
        """Send a message; PutOff if it may arrive later, Undeliverable if never."""
        try:
            await asyncio.to_thread(self._send, message)
        except (OSError, smtplib.SMTPException) as error:
            raise PutOff(type(error).__name__) from error

    def try_out(self) -> None:
        """Connect and sign in, and send nothing; BadSetting if that fails."""
        place = f"{self._settings.smtp_host}:{self._settings.smtp_port}"
        try:
            with self._connect() as server:
                self._sign_in(server)
        except (OSError, smtplib.SMTPException) as error:
            raise BadSetting(f"{place} does not let us in: {error}") from None

    def _sign_in(self, server: smtplib.SMTP) -> None:
        if self._settings.smtp_user:
            server.login(self._settings.smtp_user, self._settings.smtp_password)

    def _send(self, message: EmailMessage) -> None:
        with self._connect() as server:
            self._sign_in(server)
            try:
                server.send_message(message)
            except smtplib.SMTPRecipientsRefused as error:
                if all(code >= 500 for code, _ in error.recipients.values()):
                    raise Undeliverable("the mail server refuses the address") from None
                raise

    def _connect(self) -> smtplib.SMTP:
        host, port = self._settings.smtp_host, self._settings.smtp_port
        if self._settings.smtp_security == "tls":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(host, port, timeout=TIMEOUT, context=context)
        server = smtplib.SMTP(host, port, timeout=TIMEOUT)
        if self._settings.smtp_security == "starttls":
            server.starttls(context=ssl.create_default_context())
        return server
