"""Where one is signed in, and tokens for programs."""

from __future__ import annotations

from fastapi import APIRouter, Request

from saltire.server.errors import ApiError
from saltire.server.people.auth import COOKIE, Here
from saltire.server.people.passwords import new_token
from saltire.server.people.removal import dismiss
from saltire.server.schemas.people import NewToken, SessionOut, TokenMade, TokenOut
from saltire.server.services import services_of
from saltire.server.store.people import hash_secret

router = APIRouter(tags=["account"])
MOST_TOKENS = 20


@router.get("/sessions", operation_id="list_sessions")
async def sessions(request: Request, person: Here) -> list[SessionOut]:
    """List the places where one is signed in."""
    this = hash_secret(request.cookies.get(COOKIE, ""))
    return [
        SessionOut(
            id=row.hash[:16], label=row.label, created=row.created, seen=row.seen,
            this=row.hash == this,
        )
        for row in await services_of(request).accounts.sessions_of(person.id)
    ]  # fmt: skip


@router.delete("/sessions", status_code=204, operation_id="end_other_sessions")
async def end_others(request: Request, person: Here) -> None:
    """Sign out everywhere else."""
    services = services_of(request)
    await services.accounts.end_other_sessions(person.id, request.cookies.get(COOKIE, ""))
    dismiss(services, person.id)


@router.delete("/sessions/{id}", status_code=204)
async def end_session(request: Request, id: str, person: Here) -> None:
    services = services_of(request)
    if not await services.accounts.end_session_called(person.id, id):
        raise ApiError("not-found", "you have no such session")
    dismiss(services, person.id)


@router.get("/tokens", operation_id="list_tokens")
async def tokens(request: Request, person: Here) -> list[TokenOut]:
    """List one's tokens; their secrets are known to nobody."""
    rows = await services_of(request).accounts.tokens_of(person.id)
    return [TokenOut(id=row.id, name=row.name, created=row.created, seen=row.seen) for row in rows]


@router.post("/tokens", status_code=201, operation_id="create_token")
async def make_token(request: Request, body: NewToken, person: Here) -> TokenMade:
    """Make a token for a program, which plays as the person; it is shown this once."""
    accounts = services_of(request).accounts
    if len(await accounts.tokens_of(person.id)) >= MOST_TOKENS:
        raise ApiError("conflict", f"you have {MOST_TOKENS} tokens: revoke one first")
    secret = new_token()
    row = await accounts.add_token(person.id, body.name, secret)
    return TokenMade(id=row.id, name=row.name, created=row.created, seen=row.seen, token=secret)


@router.delete("/tokens/{id}", status_code=204)
async def revoke_token(request: Request, id: str, person: Here) -> None:
    """Revoke a token; it opens nothing from now on."""
    services = services_of(request)
    if not await services.accounts.drop_token(person.id, id):
        raise ApiError("not-found", "you have no such token")
    dismiss(services, person.id)
