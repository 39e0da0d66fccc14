"""Play one game of random moves at a Saltire server: SALTIRE_URL is its address, SALTIRE_TOKEN a token."""

import asyncio
import json
import os
import random
import uuid
from typing import Any

import httpx
import websockets

URL, TOKEN = os.environ["SALTIRE_URL"], os.environ["SALTIRE_TOKEN"]


def open_table() -> str:
    asked = {"game": "schotten", "seats": ["me", "bot:greedy"], "pace": {"kind": "none"}}
    headers = {"Authorization": f"Bearer {TOKEN}"}
    answer = httpx.post(f"{URL}/api/v1/tables", json=asked, headers=headers)
    answer.raise_for_status()
    return str(answer.json()["id"])


async def play(table: str) -> Any:
    async with websockets.connect(URL.replace("http", "ws", 1) + "/api/v1/live") as socket:
        await socket.send(json.dumps({"type": "hello", "token": TOKEN, "lang": "en"}))
        await socket.send(json.dumps({"type": "watch", "table": table}))
        async for text in socket:
            frame = json.loads(text)
            if frame["type"] not in ("state", "news"):
                continue
            if "info" in frame and frame["info"]["state"] == "over":
                return frame["info"]["result"]
            if frame["seat"] in frame["waiting"]:
                act = {"type": "act", "table": table, "ply": frame["ply"], "cid": uuid.uuid4().hex}
                await socket.send(json.dumps({**act, "action": random.choice(frame["legal"])}))
    return None


if __name__ == "__main__":
    print(asyncio.run(play(open_table())))
