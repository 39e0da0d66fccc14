"""A start that fails says why in one line; a port that is set is kept; `--check` tells beforehand."""

from __future__ import annotations

import os
import pty
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from saltire.cli.main import main
from saltire.server.settings import BadSetting, read_settings
from saltire.server.store.migrate import HEAD
from saltire.server.store.preflight import damage
from tests.server.people.mail_and_push import mail_server
from tests.server.people.served_app import serve_app, sign_up

COMMAND = [sys.executable, "-m", "saltire"]
DAMAGE = 3000


def environment(**more: str) -> dict[str, str]:
    bare = {name: value for name, value in os.environ.items() if not name.startswith("SALTIRE_")}
    return {**bare, "SALTIRE_BOT_WORKERS": "0", **more}


def start(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Start a server that cannot start."""
    command = [*COMMAND, "serve", "--no-browser", *words]
    return subprocess.run(
        command, cwd=folder, env=environment(**more), capture_output=True, text=True, timeout=30,
        check=False,
    )  # fmt: skip


def fault(ended: subprocess.CompletedProcess[str]) -> str:
    """Demand one line on standard error and exit code 2; give the line."""
    assert ended.returncode == 2, ended.stderr
    (line,) = ended.stderr.splitlines()
    assert line.startswith("saltire: ")
    return line


@contextmanager
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield int(other.getsockname()[1])


def filled(folder: Path) -> Path:
    """Make a database with some pages in it."""
    with serve_app(folder) as server:
        for name in ("Ann", "Bob"):
            sign_up(server.browser(), name)
    return folder / "saltire.db"


# Settings.


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PORT", "99999", "SALTIRE_PORT cannot be '99999': it should be less than"),
        ("LOG_LEVEL", "loud", "SALTIRE_LOG_LEVEL cannot be 'loud': it should be 'debug', 'info'"),
        ("PROT", "80", "there is no setting SALTIRE_PROT: did you mean SALTIRE_PORT?"),
        ("DATABASE", "x.db", "did you mean SALTIRE_DATABASE_URL?"),
        ("PUBLIC_URL", "games.example.org", "it should begin with https:// or http://"),
        ("HINTS_AT_ONCE", "-1", "it should be greater than 0"),
        ("LIMITS", "nan", "it should be a finite number"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_in_one_line(name: str, value: str, said: str) -> None:
    with pytest.raises(BadSetting) as caught:
        read_settings({f"SALTIRE_{name}": value})
    assert said in str(caught.value)


def test_variables_of_other_commands_are_known() -> None:
    read_settings({f"SALTIRE_{name}": "" for name in ("GAMES", "PURE", "TOKEN", "URL", "SETTINGS")})
    assert read_settings({"SALTIRE_LOG_LEVEL": "INFO"}).log_level == "info"


def test_a_misspelt_setting_in_the_file_is_refused_with_the_right_one(tmp_path: Path) -> None:
    (tmp_path / "saltire.toml").write_text("prot = 80\n")
    with pytest.raises(BadSetting, match="there is no setting 'prot': did you mean 'port'"):
        read_settings({"SALTIRE_SETTINGS": str(tmp_path / "saltire.toml")})


def test_a_start_with_a_wrong_port_ends_without_a_traceback(tmp_path: Path) -> None:
    assert "99999" in fault(start(tmp_path, "--port", "99999"))
    assert not (tmp_path / "saltire.db").exists()


# The database.


def test_a_postgresql_that_does_not_answer_ends_the_start_in_one_line(tmp_path: Path) -> None:
    with taken_port() as port:
        free = port
    url = f"postgresql://ann:secret@127.0.0.1:{free}/saltire"
    line = fault(start(tmp_path, "--port", "0", "--database", url))
    assert "does not answer" in line
    assert "secret" not in line


def fault_here(capsys: pytest.CaptureFixture[str], database: Path) -> str:
    """Start in this process what ends before it serves; give the line it says."""
    assert main(["serve", "--no-browser", "--port", "0", "--database", str(database)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


def test_a_damaged_database_ends_the_start_and_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = filled(tmp_path)
    data = bytearray(path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + DAMAGE] = b"\xff" * DAMAGE
    path.write_bytes(data)
    line = fault_here(capsys, path)
    assert f"{path} is damaged" in line
    assert "saltire restore" in line
    path.write_bytes(b"garbage" * 2000)
    assert f"{path} is damaged" in fault_here(capsys, path)


def test_a_large_database_is_checked_for_some_time_only(tmp_path: Path) -> None:
    path = tmp_path / "large.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE rows (n INTEGER PRIMARY KEY, text TEXT)")
        db.executemany("INSERT INTO rows (text) VALUES (?)", (("x" * 50,) for _ in range(20_000)))
        db.commit()
    assert damage(path) == ""
    assert damage(path, seconds=0) == ""


def test_a_database_of_a_newer_version_ends_the_start_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = filled(tmp_path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()
    assert "newer Saltire (its revision is 9999)" in fault_here(capsys, path)


def test_a_folder_that_is_not_there_ends_the_start_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing" / "saltire.db"
    assert f"{missing} cannot be opened" in fault_here(capsys, missing)


# The port.


def test_a_port_that_is_set_and_taken_ends_the_start(tmp_path: Path) -> None:
    with taken_port() as port:
        (tmp_path / "saltire.toml").write_text(f"port = {port}\n")
        for words, more in (
            (("--port", str(port)), {}),
            ((), {"SALTIRE_PORT": str(port)}),
            ((), {"SALTIRE_SETTINGS": "saltire.toml"}),
        ):
            assert f"port {port} of 127.0.0.1 cannot be used" in fault(
                start(tmp_path, *words, **more)
            )


def test_where_the_default_port_is_taken_the_address_that_is_printed_is_the_true_one(
    tmp_path: Path,
) -> None:
    with closing(socket.socket()) as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", 8642))
            other.listen()
        except OSError:
            pass  # somebody else has it, which is as good
        more = environment(SALTIRE_PUBLIC_URL="https://games.example.org")
        server = subprocess.Popen(
            [*COMMAND, "serve", "--no-browser"], cwd=tmp_path, env=more, text=True,
            stdout=subprocess.PIPE,
        )  # fmt: skip
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = re.fullmatch(r"Saltire is at (http://127\.0\.0\.1:(\d+))\n", said)
            assert found, said
            assert found[2] != "8642"
            assert httpx.get(f"{found[1]}/health").status_code == 200
        finally:
            server.terminate()
            server.communicate(timeout=20)


# The link of the host.


def test_what_is_not_a_terminal_gets_no_link_but_the_command_does(tmp_path: Path) -> None:
    database = str(filled(tmp_path))
    server = subprocess.Popen(
        [*COMMAND, "serve", "--no-browser", "--port", "0", "--database", database],
        env=environment(), text=True, stdout=subprocess.PIPE,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        assert "saltire host-link" in server.stdout.readline()
        links = [host_link(database, url) for _ in range(2)]
        assert all(link.startswith(f"{url}/host#key=") for link in links)
        old, new = (link.partition("=")[2] for link in links)
        with httpx.Client(base_url=f"{url}/api/v1", headers={"X-Saltire": "1"}) as ann:
            ann.post("/me", json={"name": "Cat"})
            assert ann.post("/host", json={"key": old}).status_code == 403
            assert ann.post("/host", json={"key": new}).json()["host"] is True
    finally:
        server.terminate()
        server.communicate(timeout=20)


def host_link(database: str, url: str) -> str:
    command = [*COMMAND, "host-link", "--database", database, "--url", url]
    made = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True)
    return made.stdout.strip()


def test_there_is_no_link_to_a_database_that_no_server_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.db"
    assert main(["host-link", "--database", str(missing)]) == 2
    assert "start it first" in capsys.readouterr().err
    assert not missing.exists()


def test_a_terminal_gets_the_link_of_the_newest_start(tmp_path: Path) -> None:
    database = str(filled(tmp_path))
    keys = [key_on_terminal(database) for _ in range(2)]
    with closing(sqlite3.connect(database)) as db:
        rows = db.execute("SELECT expires - created FROM keys WHERE purpose = 'host'").fetchall()
    assert len(set(keys)) == 2
    assert rows == [(3600_000,)]


def key_on_terminal(database: str) -> str:
    ours, theirs = pty.openpty()
    server = subprocess.Popen(
        [*COMMAND, "serve", "--no-browser", "--port", "0", "--database", database],
        env=environment(), stdout=theirs, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(theirs)
    try:
        with os.fdopen(ours, "rb", buffering=0) as terminal:
            said = b""
            while not (found := re.search(rb"/host#key=([\w-]+)\r?\n", said)):
                said += terminal.read(1000)
            return found[1].decode()
    finally:
        server.terminate()
        server.wait(20)


# serve --check.


def lines_of(text: str) -> dict[str, str]:
    """Give the verdict on each thing that was checked."""
    return {line.split()[1].rstrip(":"): line.split()[0] for line in text.splitlines()}


def checked(folder: Path, *words: str, **more: str) -> tuple[int, str]:
    ended = start(folder, "--check", *words, **more)
    assert not ended.stderr
    return ended.returncode, ended.stdout


def test_a_check_says_that_all_is_well_and_changes_nothing(tmp_path: Path) -> None:
    code, said = checked(tmp_path, "--port", "0")
    assert code == 0
    assert lines_of(said) == dict.fromkeys(
        ("settings", "database", "schema", "folder", "mail", "port"), "ok"
    )
    assert not list(tmp_path.iterdir())
    filled(tmp_path)
    code, said = checked(tmp_path, "--port", "0")
    assert (code, f"revision {HEAD}\n" in said) == (0, True)


def test_a_check_names_every_problem_on_a_line_of_its_own(tmp_path: Path) -> None:
    with taken_port() as port:
        more = {
            "SALTIRE_SMTP_HOST": "127.0.0.1", "SALTIRE_SMTP_PORT": "1",
            "SALTIRE_MAIL_FROM": "a@example.org", "SALTIRE_PORT": str(port),
            "SALTIRE_DATABASE_URL": "sqlite:///missing/saltire.db",
        }  # fmt: skip
        code, said = checked(tmp_path, **more)
    assert code == 1
    found = lines_of(said)
    assert [name for name in found if found[name] == "problem"] == ["folder", "mail", "port"]
    code, said = checked(tmp_path, "--port", "0", "--database", "postgresql://a@127.0.0.1:1/x")
    found = lines_of(said)
    assert (code, found["database"], "schema" in found) == (1, "problem", False)
    code, said = checked(tmp_path, SALTIRE_PROT="1")
    assert (code, lines_of(said)) == (1, {"settings": "problem"})


def test_a_check_signs_in_at_the_mail_server(tmp_path: Path) -> None:
    with mail_server() as box:
        more = {
            "SALTIRE_SMTP_HOST": "127.0.0.1", "SALTIRE_SMTP_PORT": str(box.port),
            "SALTIRE_SMTP_SECURITY": "none", "SALTIRE_MAIL_FROM": "a@example.org",
        }  # fmt: skip
        code, said = checked(tmp_path, "--port", "0", **more)
    assert (code, lines_of(said)["mail"]) == (0, "ok")
    assert not box.letters
