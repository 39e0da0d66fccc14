"""What e-mail say: a few lines in the reader's language, a link, and no fact of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Any

from saltire.i18n.words import Words
from saltire.server.people.passwords import same, sign

Reader = Mapping[str, Any]


class MessageTemplates:
    """Writes e-mail from one server."""

    def __init__(self, base: str, sender: str, secret: str) -> None:
        self._base = base.rstrip("/")
        self._sender = sender
        self._secret = secret

    def turn(self, reader: Reader, table_id: str, game: str, others: Sequence[str]) -> EmailMessage:
        """Tell somebody that a slow game waits for them."""
        words = Words(reader["lang"])
        facts = self._facts(words, game, others)
        stop = f"{self._base}/mail/stop/{self.stop_key(reader['id'])}"
        link = f"{self._base}/t/{table_id}"
        message = self._message(reader, words.say("letter-turn-subject", **facts))
        body = words.say("letter-turn-body", name=reader["name"], link=link, **facts)
        message.set_content(f"{body}\n\n-- \n{words.say('letter-stop', link=stop)}\n")
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return message

    def link_message(self, reader: Reader, kind: str, path: str) -> EmailMessage:
        """Write a message that is about its link: confirm, reset or test."""
        words = Words(reader["lang"])
        message = self._message(reader, words.say(f"letter-{kind}-subject"))
        link = self._base + path
        message.set_content(words.say(f"letter-{kind}-body", name=reader["name"], link=link) + "\n")
        return message

    def line(
        self, reader: Reader, table_id: str, game: str, others: Sequence[str]
    ) -> dict[str, object]:
        """Tell the same in a line for Web Push."""
        words = Words(reader["lang"])
        facts = self._facts(words, game, others)
        return {
            "title": words.say("letter-push-title"),
            "body": words.say("letter-push-body", **facts),
            "url": f"/t/{table_id}",
            "tag": table_id,
        }

    def stop_key(self, person_id: str) -> str:
        """Give the key of a link that stops e-mail; it does nothing else."""
        return f"{person_id}.{sign(self._secret, 'stop', person_id)}"

    def read_stop_key(self, key: str) -> str | None:
        """Tell whose e-mail a key stops."""
        person_id, _, mac = key.rpartition(".")
        return person_id if same(mac, sign(self._secret, "stop", person_id)) else None

    def _facts(self, words: Words, game: str, others: Sequence[str]) -> dict[str, object]:
        names = words.listed([name for name in others if name]) or words.say("letter-alone")
        return {"game": words.of(game).say(f"title-{game}"), "others": names}

    def _message(self, reader: Reader, subject: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = reader["email"]
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate(usegmt=True)
        domain = parseaddr(self._sender)[1].rpartition("@")[2]
        message["Message-ID"] = make_msgid(domain=domain or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        return message
