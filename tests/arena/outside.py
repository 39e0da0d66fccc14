"""Programs that speak the bot protocol, more or less; the first word says how."""

from __future__ import annotations

import json
import sys
import time
from typing import Any


def say(message: object) -> None:
    babble(json.dumps(message) + "\n")


def babble(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def main(kind: str) -> None:
    if kind == "mute":
        time.sleep(60)
    asked = 0
    for line in sys.stdin:
        message: dict[str, Any] = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready" if kind != "rude" else "what"})
        elif message["type"] == "choose":
            asked += 1
            misbehave(kind if asked == 3 else "", message)
        else:
            return


def misbehave(kind: str, message: dict[str, Any]) -> None:
    if kind == "dies":
        sys.stderr.write("out of luck\n")
        sys.exit(3)
    if kind == "babbles":
        babble("let me think\n")
    elif kind == "floods":
        babble("x" * 3_000_000)
    elif kind == "hangs":
        time.sleep(60)
    elif kind == "list":
        say([1])
    elif kind == "empty":
        say({"reason": "none"})
    elif kind == "cheats":
        say({"action": "everything"})
    else:
        say({"action": message["legal"][0], "reason": "the first"})


if __name__ == "__main__":
    main(sys.argv[1])
