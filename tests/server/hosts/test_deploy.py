"""The files for hosts: unit, container, compose file and dashboard name things that exist."""

from __future__ import annotations

import configparser
import json
import os
import re
import socket
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from shutil import copy
from typing import Any

import pytest

from saltire.cli.main import build_parser
from saltire.server.edge.metrics import Metrics
from saltire.server.edge.systemd import tell, watchdog_seconds
from saltire.server.settings import Settings
from tests.server.people.served_app import ServedApp

DEPLOY = Path(__file__).parent.parent.parent.parent / "deploy"
NAMES = set(Settings.model_fields)
yaml: Any = import_module("yaml")  # it has no types


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def settings_in(text: str) -> set[str]:
    return {name.lower() for name in re.findall(r"SALTIRE_(\w+)[=:]", text)}


@pytest.mark.parametrize("name", ["saltire.service", "Containerfile"])
def test_the_unit_and_the_container_start_what_there_is(name: str) -> None:
    text = text_of(name)
    assert "serve" in text
    assert "--no-browser" in text
    assert settings_in(text)
    assert settings_in(text) <= NAMES


def test_the_image_is_built_from_what_the_lock_file_says() -> None:
    text = text_of("Containerfile")
    assert "npm ci" in text
    assert "npm install" not in text
    images = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    given = dict(re.findall(r"^ARG (\w+)=(\S+)", text, re.MULTILINE))
    assert set(images) == {f"${{{name}}}" for name in given}
    for file in ("Containerfile", "compose.yaml"):
        digests = re.findall(r"sha256:(\w*)", text_of(file))
        assert all(len(digest) in (0, 64) for digest in digests)


def tags_in(name: str) -> dict[str, str]:
    """Read which image each file names where nobody has pinned one."""
    return dict(re.findall(r"(\w+_IMAGE)(?::-|=)([\w:.-]+)", text_of(name)))


def pin(folder: Path, digest: str) -> subprocess.CompletedProcess[str]:
    """Run the script that pins images, with a podman that knows one digest."""
    engine = folder / "podman"
    engine.write_text(f'#!/bin/sh\n[ "$1" = pull ] || echo "${{5%%:*}}{digest}"\n')
    engine.chmod(0o755)
    told = {**os.environ, "ENGINE": str(engine)}
    command = [str(folder / "pin-images.sh")]
    return subprocess.run(command, env=told, capture_output=True, text=True, check=False)


def test_images_are_pinned_by_their_digests_in_one_place(tmp_path: Path) -> None:
    compose, image = tags_in("compose.yaml"), tags_in("Containerfile")
    assert len(compose) == 4
    assert image.items() <= compose.items()
    for name in ("pin-images.sh", "compose.yaml"):
        copy(DEPLOY / name, tmp_path)
    env = tmp_path / ".env"
    env.write_text("DOMAIN=games.example.org\nNODE_IMAGE=node@sha256:old\n")
    assert pin(tmp_path, "").returncode != 0
    assert "sha256:old" in env.read_text()
    for digest in ("1" * 64, "2" * 64):
        assert pin(tmp_path, f"@sha256:{digest}").returncode == 0
    pinned = [f"{name}={tag.split(':')[0]}@sha256:{'2' * 64}" for name, tag in compose.items()]
    assert env.read_text().splitlines() == ["DOMAIN=games.example.org", *pinned]
    assert env.stat().st_mode & 0o077 == 0


# compose.yaml


def test_the_compose_file_names_settings_networks_and_volumes_that_there_are() -> None:
    compose = yaml.safe_load(text_of("compose.yaml"))
    services = compose["services"]
    assert set(services) == {"server", "database", "proxy"}
    server = services["server"]
    assert {name.removeprefix("SALTIRE_").lower() for name in server["environment"]} <= NAMES
    for service in services.values():
        named = {volume.split(":")[0] for volume in service.get("volumes", [])}
        assert {name for name in named if not name.startswith(".")} <= set(compose["volumes"])
        assert set(service["networks"]) <= set(compose["networks"])
        assert "no-new-privileges:true" in service["security_opt"]
    assert (DEPLOY / server["build"]["dockerfile"].removeprefix("deploy/")).is_file()
    assert (DEPLOY / "Caddyfile").is_file()
    assert "server:8642" in text_of("Caddyfile")


def test_the_compose_file_says_how_many_processes_there_are() -> None:
    command = yaml.safe_load(text_of("compose.yaml"))["services"]["server"]["command"]
    words = [word.replace("${WORKERS:-1}", "4") for word in command]
    asked = build_parser(words).parse_args(words)
    assert (asked.workers, asked.no_browser) == (4, True)


def test_only_the_proxy_is_reached_from_outside_and_is_believed() -> None:
    compose = yaml.safe_load(text_of("compose.yaml"))
    services = compose["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    address = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert services["server"]["environment"]["SALTIRE_PROXIES"] == address
    # Were there a second network, the proxy could come from another address.
    shared = set(services["server"]["networks"]) & set(services["proxy"]["networks"])
    assert shared == {"inside"}
    assert services["database"]["networks"] == ["inside"]
    assert compose["networks"]["inside"]["internal"] is True


# systemd


def unit() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text_of("saltire.service"))
    return parser["Service"]


def test_the_unit_is_hardened_and_watches_the_server() -> None:
    service = unit()
    for name, value in {
        "Type": "notify", "NotifyAccess": "main", "NoNewPrivileges": "yes",
        "ProtectSystem": "strict", "CapabilityBoundingSet": "",
    }.items():  # fmt: skip
        assert service[name] == value
    assert int(service["WatchdogSec"]) >= 10
    assert int(service["TimeoutStopSec"]) > 10
    assert service["MemoryMax"]


def test_systemd_hears_that_the_server_is_ready_runs_and_ends(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(30)
        command = [sys.executable, "-m", "saltire", "serve", "--no-browser", "--port", "0"]
        told = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "300000"}
        server = subprocess.Popen(
            command, cwd=tmp_path, env={**os.environ, "SALTIRE_BOT_WORKERS": "0", **told},
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            heard = [systemd.recv(100) for _ in range(4)]
            assert heard == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1", b"WATCHDOG=1"]
            server.terminate()
            while (state := systemd.recv(100)) == b"WATCHDOG=1":
                pass
            assert state == b"STOPPING=1"
        finally:
            server.terminate()
            server.wait(20)


def test_without_systemd_nobody_is_told() -> None:
    assert tell("READY=1", {}) is False
    assert tell("READY=1", {"NOTIFY_SOCKET": "/nobody/listens"}) is False
    assert watchdog_seconds({}) == 0
    assert watchdog_seconds({"WATCHDOG_USEC": "30000000"}) == 30
    assert watchdog_seconds({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "1"}) == 0


# The dashboard.


def expressions() -> list[str]:
    board = json.loads(text_of("grafana-dashboard.json"))
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]]


def test_every_number_on_the_dashboard_is_one_that_the_server_gives(server: ServedApp) -> None:
    page = server.services.metrics.page().decode()
    types = dict(re.findall(r"^# TYPE (\w+) (\w+)$", page, re.MULTILINE))
    given = set(types) | {f"{name}_bucket" for name, kind in types.items() if kind == "histogram"}
    used = {
        name for text in expressions() for name in re.findall(r"\b(?:saltire|process)_\w+", text)
    }
    assert used <= given
    assert len(used) > 10


def test_the_dashboard_groups_by_labels_that_there_are() -> None:
    metrics = Metrics()
    labels = {label for one in vars(metrics).values() for label in getattr(one, "_labelnames", ())}
    by = {name for text in expressions() for names in re.findall(r"by \(([\w, ]+)\)", text)
          for name in names.split(", ")}  # fmt: skip
    assert by <= labels | {"le"}


def test_the_panels_of_the_dashboard_do_not_overlap() -> None:
    board = json.loads(text_of("grafana-dashboard.json"))
    taken: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        at = panel["gridPos"]
        cells = {(at["x"] + i, at["y"] + j) for i in range(at["w"]) for j in range(at["h"])}
        assert not cells & taken
        assert max(x for x, _ in cells) < 24
        taken |= cells
