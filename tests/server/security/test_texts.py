"""Texts from outside: none steers how a page, a terminal or a log shows it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import pytest
from pydantic import BaseModel, TypeAdapter, ValidationError

from saltire.server import schemas
from saltire.server.schemas.base import MessageModel
from tests.server.people.served_app import API, ServedApp, sign_up
from tests.server.security.attacks import guest

ODD: Final = ("ring\x07", "a\x1b[2J", "a\x9bb", "two\u2028lines", "a\u202egnp.exe", "a\u2066b")
NOT_IN_THE_SCHEMA: Final = {
    "password": "only its hash is kept", "new": "only its hash is kept",
    "token": "it is looked up by its hash",
    "card_set": "lines of TOML; what cannot be seen is refused where it is read",
    "position": "lines; what is no position is refused where it is read",
    "record": "read beside the event loop; notation is parsed, and names are not kept",
    "NewTable.options": "names and values that a game does not know are refused",
    "StartIn.options": "names and values that a game does not know are refused",
    "PositionIn.options": "names and values that a game does not know are refused",
    "study": "read beside the event loop, move by move, with limits of its own",
    "SignIn.name": "it is looked up", "Forgotten.name": "it is looked up",
    "NewGuest.name": "refused as bad-name", "NewAccount.name": "refused as bad-name",
    "MeChange.name": "refused as bad-name", "NewTable.names": "refused as bad-name",
}  # fmt: skip
"""Fields whose schema takes any characters, and why."""


def models(of: type[BaseModel] = MessageModel) -> Iterator[type[BaseModel]]:
    """Give everything that a client can send."""
    for module in iter_modules(schemas.__path__):
        import_module(f"{schemas.__name__}.{module.name}")
    for model in of.__subclasses__():
        yield model
        yield from models(model)


def with_text(annotation: Any, text: str) -> Iterator[object]:
    """Give values of a type that hold a text wherever the type has one."""
    kind, parts = get_origin(annotation), get_args(annotation)
    if annotation is str:
        yield text
    elif kind is Annotated:
        yield from with_text(parts[0], text)
    elif kind in (Union, UnionType):
        for part in parts:
            yield from with_text(part, text)
    elif kind is list:
        yield from ([value] for value in with_text(parts[0], text))
    elif kind is dict:
        yield from ({key: True} for key in with_text(parts[0], text))
        yield from ({"a": value} for value in with_text(parts[1], text))
    elif kind is not Literal and not (isinstance(annotation, type) and plain(annotation)):
        raise AssertionError(f"what texts has {annotation}?")


def plain(annotation: type) -> bool:
    return issubclass(annotation, (bool, int, float, NoneType, BaseModel))


def takes(annotation: Any, value: object) -> bool:
    try:
        TypeAdapter(annotation).validate_python(value)
    except ValidationError:
        return False
    return True


def test_no_text_of_a_message_has_control_characters() -> None:
    asked = 0
    for model in set(models()):
        for name, field in model.model_fields.items():
            if name in NOT_IN_THE_SCHEMA or f"{model.__name__}.{name}" in NOT_IN_THE_SCHEMA:
                continue
            whole: Any = Annotated.__class_getitem__((field.annotation, None, *field.metadata))  # type: ignore[attr-defined]
            for text in ODD:
                for value in with_text(field.annotation, text):
                    assert not takes(whole, value), f"{model.__name__}.{name}: {value!r}"
                    asked += 1
    assert asked > 150


@pytest.mark.parametrize("odd", ODD)
def test_no_name_and_no_text_of_a_table_has_control_characters(server: ServedApp, odd: str) -> None:
    """What the schema leaves to others is refused by them."""
    ann = guest(server)
    account = {"name": odd, "password": "nine boundary stones"}
    table = {"game": "schotten", "seats": ["me", "me"], "names": [odd, None]}
    cards = {"game": "swords", "seats": ["me", "me"], "card_set": f"# {odd}"}
    for method, path, body in (
        ("POST", "/account", account), ("PATCH", "/me", {"name": odd}), ("POST", "/tables", table),
        ("POST", "/tables", {**table, "names": [], "options": {odd: True}}),
        ("POST", "/tables", {**table, "names": [], "options": {"tactics": odd}}),
        ("POST", "/tables", cards), ("POST", "/tables", {**table, "names": [], "position": odd}),
    ):  # fmt: skip
        answer = ann.request(method, API + path, json=body)
        assert answer.status_code == 400, (path, answer.text)
    assert server.browser().post(f"{API}/me", json={"name": odd}).status_code == 400


def test_words_of_all_languages_and_emoji_may_be_said_and_noted(server: ServedApp) -> None:
    ann = guest(server)
    asked = {"game": "schotten", "seats": ["me", "me"]}
    path = f"{API}/tables/{ann.post(f'{API}/tables', json=asked).json()['id']}"
    flag = "\U0001f3f4" + "".join(chr(0xE0000 + ord(c)) for c in "gbsct") + "\U000e007f"
    for i, text in enumerate(("Příliš žluťoučký kůň", "שלום", "می‌خواهم", "👩‍🎨 ❤️", flag)):
        chat = {"what": "chat", "text": text, "cid": str(i), "seat": 0}
        assert ann.post(f"{path}/do", json=chat).status_code == 200, text
    note = {"text": "first line\n\tsecond line\r\n" + flag}
    assert ann.put(f"{path}/notes", json=note).json() == note
    for nothing in ("\u200b\u200d", "  ", "\U000e0067"):
        chat = {"what": "chat", "text": nothing, "cid": "nothing", "seat": 0}
        assert ann.post(f"{path}/do", json=chat).status_code == 400


def test_the_name_of_a_browser_is_kept_without_control_characters(server: ServedApp) -> None:
    browser = server.browser()
    me = sign_up(browser)["id"]
    server.run(server.services.people.add_session, me, "Brow\x9bser\tof mine")
    labels = [session["label"] for session in browser.get(f"{API}/sessions").json()]
    assert "Browserof mine" in labels
