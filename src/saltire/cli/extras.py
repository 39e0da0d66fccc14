"""Says which extra a command needs: the core brings rules, bots and terminal only."""

from __future__ import annotations

from typing import Final

MODULES: Final = {
    "server": (
        "aiosqlite", "alembic", "argon2", "asyncpg", "cryptography", "fastapi", "httptools", "httpx",
        "openskill", "prometheus_client", "py_vapid", "pydantic", "pydantic_settings", "pywebpush",
        "sqlalchemy", "starlette", "uvicorn", "uvloop",
    ),
    "terminal": ("textual",),
    "arena": ("matplotlib", "numpy"),
    "data": ("pyarrow",),
    "ray": ("ray",),
    "envs": ("PIL", "gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
}  # fmt: skip
"""The modules that each extra brings, by their names in `import`."""


def missing_extra(command: str, error: ModuleNotFoundError) -> str:
    """Say in a line which extra brings the missing module; empty if none does."""
    module = (error.name or "").partition(".")[0]
    for extra, modules in MODULES.items():
        if module in modules:
            return f"saltire {command} needs the extra '{extra}': pip install 'saltire[{extra}]'"
    return ""
