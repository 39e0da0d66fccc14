"""Clients that tools generate from the OpenAPI document play a whole game: Python, TypeScript."""

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


TYPED_PLAYER = """\
import type { components, paths } from "./schema";

type Body<Path extends keyof paths, Method extends keyof paths[Path]> =
  paths[Path][Method] extends { requestBody: { content: { "application/json": infer B } } } ? B : never;
type NewTable = Body<"/api/v1/tables", "post">;
type Act = Body<"/api/v1/tables/{id}/act", "post">;
type Table = components["schemas"]["TableOut"];
type State = components["schemas"]["StateOut"];
type Schotten = components["schemas"]["SchottenViewData"];

const [url, token] = process.argv.slice(2);

async function ask<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function main(): Promise<void> {
  const wanted = { game: "schotten", seats: ["me", "me"] } satisfies Partial<NewTable>;
  const { id } = await ask<Table>("/tables", wanted);
  for (;;) {
    const info = await ask<Table>(`/tables/${id}`);
    const seat = info.waiting[0];
    if (seat === undefined) {
      const shares = info.result?.shares ?? [];
      console.log(info.state, shares.reduce((sum, share) => sum + share, 0));
      return;
    }
    const frame = await ask<State>(`/tables/${id}/state?seat=${seat}`);
    const view = frame.view as Schotten;
    if (view.stones.length !== 9) throw new Error("a game has nine stones");
    const action = frame.legal[0];
    if (action === undefined) throw new Error("there is nothing to do");
    const act: Act = { ply: frame.ply, action, cid: `cid-${frame.ply}`, seat };
    await ask(`/tables/${id}/act`, act);
  }
}

void main();
"""


@pytest.mark.soak
def test_a_typescript_client_with_generated_types_plays_a_game(tmp_path: Path) -> None:
    document = tmp_path / "openapi.json"
    app = create_app(Settings(database_url="sqlite://"))
    document.write_text(json.dumps(app.openapi()), encoding="utf-8")
    tools = Path(__file__).parents[3] / "web" / "node_modules" / ".bin"
    generate = [
        str(tools / "openapi-typescript"),
        str(document),
        "-o",
        str(tmp_path / "schema.d.ts"),
    ]
    subprocess.run(generate, check=True, capture_output=True)
    (tmp_path / "player.ts").write_text(TYPED_PLAYER, encoding="utf-8")
    strictly = ["--strict", "--target", "es2022", "--module", "commonjs", "--lib", "es2022,dom"]
    node_types = ["--typeRoots", str(tools.parent / "@types"), "--types", "node"]
    compiled = subprocess.run(
        [str(tools / "tsc"), *strictly, *node_types, str(tmp_path / "player.ts")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert compiled.returncode == 0, compiled.stdout
    with server(tmp_path, limits="0") as url:
        ann = Guest(url, "Ann")
        played = subprocess.run(
            ["node", tmp_path / "player.js", url, ann.token()],
            capture_output=True, text=True, check=False, timeout=200,
        )  # fmt: skip
        ann.close()
    assert played.returncode == 0, played.stderr
    assert played.stdout == "over 1\n"


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
