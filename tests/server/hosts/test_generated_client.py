"""A client that a tool generates from the OpenAPI document plays a whole game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from saltire.server.app import create_app
from saltire.server.settings import Settings
from tests.server.programs.serving import Guest, server

PLAYER = """\
import sys
from saltire_client import AuthenticatedClient
from saltire_client.api.play import act, get_state
from saltire_client.api.tables import create_table, get_table
from saltire_client.models import ActIn, NewTable

url, token = sys.argv[1:]
with AuthenticatedClient(base_url=url, token=token, raise_on_unexpected_status=True) as client:
    table = create_table.sync(client=client, body=NewTable(game="schotten", seats=["me", "me"])).id
    while True:
        info = get_table.sync(table, client=client)
        if not info.waiting:
            break
        seat = info.waiting[0]
        frame = get_state.sync(table, client=client, seat=seat)
        body = ActIn(ply=frame.ply, action=frame.legal[0], cid=f"cid-{frame.ply}", seat=seat)
        act.sync(table, client=client, body=body)
    print(info.state, sum(info.result.shares))
"""


@pytest.mark.soak
def test_a_generated_python_client_plays_a_game(tmp_path: Path) -> None:
    document = tmp_path / "openapi.json"
    app = create_app(Settings(database_url="sqlite://"))
    document.write_text(json.dumps(app.openapi()), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    tools = tmp_path / "venv" / "bin"
    subprocess.run([tools / "pip", "install", "-qq", "openapi-python-client"], check=True)
    generate = ["generate", "--meta", "none", "--path", str(document)]
    target = tmp_path / "saltire_client"
    made = subprocess.run(
        [tools / "openapi-python-client", *generate, "--output-path", target, "--fail-on-warning"],
        cwd=tmp_path, env={"PATH": f"{tools}:{Path(sys.executable).parent}:/usr/bin:/bin"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stdout + made.stderr
    (tmp_path / "player.py").write_text(PLAYER, encoding="utf-8")
    with server(tmp_path, limits="0") as url:
        ann = Guest(url, "Ann")
        played = subprocess.run(
            [tools / "python", tmp_path / "player.py", url, ann.token()],
            capture_output=True, text=True, check=False, timeout=200,
        )  # fmt: skip
        ann.close()
    assert played.returncode == 0, played.stderr
    assert played.stdout == "over 1.0\n"
