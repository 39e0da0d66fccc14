"""A program that speaks the bot protocol; its argument says how it misbehaves."""

from __future__ import annotations

import json
import sys
import time
from typing import Any


def send(message: object) -> None:
    write(json.dumps(message) + "\n")


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def main(kind: str) -> None:
    if kind == "mute":
        time.sleep(60)
    asked = 0
    for line in sys.stdin:
        message: dict[str, Any] = json.loads(line)
        if message["type"] == "hello":
            send({"type": "ready" if kind != "rude" else "what"})
        elif message["type"] == "choose":
            asked += 1
            misbehave(kind if asked == 3 else "", message)
        else:
            return


def misbehave(kind: str, message: dict[str, Any]) -> None:
    if kind == "dies":
        sys.stderr.write("first line of trouble\nout of luck\n")
        sys.exit(3)
    if kind == "babbles":
        write("let me think\n")
    elif kind == "floods":
        write("x" * 3_000_000)
    elif kind == "hangs":
        time.sleep(60)
    elif kind == "list":
        send([1])
    elif kind == "empty":
        send({"reason": "none"})
    elif kind == "cheats":
        send({"action": "everything"})
    else:
        send({"action": message["legal"][0], "reason": "the first"})


if __name__ == "__main__":
    main(sys.argv[1])
