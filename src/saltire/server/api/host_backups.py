"""For hosts: making backups, downloading them and deleting old ones."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request
from fastapi.responses import FileResponse

from saltire.server.api.host import host
from saltire.server.schemas.host import BackupOut, BackupsOut, NewBackup
from saltire.server.services import services_of

router = APIRouter(tags=["host"], dependencies=[Depends(host)])


@router.get("/host/backups", operation_id="list_backups")
async def list_backups(request: Request) -> BackupsOut:
    """List the backups in the folder, and tell whether one is being made."""
    backups = services_of(request).backups
    listed = []
    for file in backups.files():
        facts = file.stat()
        made = int(facts.st_mtime * 1000)
        listed.append(BackupOut(name=file.name, made=made, bytes=facts.st_size))
    return BackupsOut.model_validate(
        {"forms": backups.forms, "making": backups.making, "failed": backups.failure,
         "backups": listed}
    )  # fmt: skip


@router.post("/host/backups", status_code=202, operation_id="make_backup")
async def make_backup(request: Request, body: NewBackup) -> None:
    """Begin a backup while people play; ask for the list to see when it is there."""
    services_of(request).backups.start(body.form)


@router.get(
    "/host/backups/{name}", response_class=FileResponse, operation_id="download_backup"
)  # fmt: skip
async def download_backup(request: Request, name: str) -> FileResponse:
    """Download a backup; it holds e-mail addresses, hashes of passwords and hidden cards."""
    file = services_of(request).backups.file(name)
    return FileResponse(file, media_type="application/octet-stream", filename=name)


@router.delete("/host/backups/{name}", status_code=204, operation_id="delete_backup")
async def delete_backup(request: Request, name: str) -> None:
    services_of(request).backups.file(name).unlink()
