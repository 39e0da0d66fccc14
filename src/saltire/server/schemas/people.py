"""The messages about people: accounts, sessions, tokens, notifications and hosts."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, StringConstraints

from saltire.i18n.words import Language
from saltire.server.schemas.base import Line, LineName, Name, RequestModel

Password = Annotated[str, StringConstraints(min_length=1, max_length=1024)]
Email = Annotated[Line, StringConstraints(strip_whitespace=True, max_length=254)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern=r"^[\w-]+$")]


class NewGuest(RequestModel):
    """Enter without an account."""

    name: Name | None = None
    lang: Language | None = None


class MeChange(RequestModel):
    """Change one's name or language, or who may see one's games and ratings."""

    name: Name | None = None
    lang: Language | None = None
    private: bool | None = None


class MeOut(BaseModel):
    """Who the server takes us for."""

    id: str
    name: str
    kind: Literal["guest", "account", "program", "bot", "gone"]
    lang: Language
    host: bool = False


class NewAccount(RequestModel):
    """Make an account, out of the guest that asks if there is one."""

    name: Name
    password: Password
    email: Email | None = None
    lang: Language | None = None


class SignIn(RequestModel):
    """Come back to an account."""

    name: Name
    password: Password


class PasswordChange(RequestModel):
    """Change the password; the other sessions end."""

    password: Password
    new: Password


class EmailChange(RequestModel):
    """Change the address for letters, or take it back with null."""

    password: Password
    email: Email | None


class Forgotten(RequestModel):
    """Ask for a letter to set a new password."""

    name: Name


class Reset(RequestModel):
    """Set a new password with the key from the letter."""

    key: Key
    password: Password


class DeleteAccount(RequestModel):
    """Delete oneself; an account says its password, a guest has none."""

    password: Password | None = None


class AccountOut(BaseModel):
    """What a person may know about their own account."""

    id: str
    name: str
    kind: str
    lang: Language
    host: bool
    email: str | None
    email_confirmed: bool
    mail_turns: bool
    push_turns: bool
    private: bool
    created: int


class SessionOut(BaseModel):
    """One place where somebody is signed in."""

    id: str
    label: str
    created: int
    seen: int
    this: bool


class NewToken(RequestModel):
    """Ask for a token for a program."""

    name: LineName


class TokenOut(BaseModel):
    """A token, without its secret."""

    id: str
    name: str
    created: int
    seen: int


class TokenMade(TokenOut):
    """A new token; the secret is shown this once."""

    token: str


class LetterChange(RequestModel):
    """Say which letters are wanted."""

    mail_turns: bool | None = None
    push_turns: bool | None = None


class PushKeys(RequestModel):
    """The keys a browser makes for its subscription."""

    p256dh: Annotated[str, StringConstraints(max_length=200, pattern=r"^[\w=-]+$")]
    auth: Annotated[str, StringConstraints(max_length=100, pattern=r"^[\w=-]+$")]


class NewPush(RequestModel):
    """A browser's subscription, as `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[Line, StringConstraints(min_length=10, max_length=1000)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815  the browser's own name


class PushGone(RequestModel):
    """Take a subscription back."""

    endpoint: Annotated[Line, StringConstraints(max_length=1000)]


class PushKeyOut(BaseModel):
    """The key a browser needs to subscribe."""

    key: str
