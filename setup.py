"""Compile kernel, rules and bots with mypyc where a C compiler works; else install them as they are."""

from __future__ import annotations

import ast
import inspect
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = [
    "src/saltire/kernel/*.py",
    "src/saltire/games/*/rules/*.py",
    "src/saltire/games/*/bots/*.py",
    "src/saltire/bots/search/*.py",
]
INTERPRETED = {"__init__.py", "network.py", "npy.py", "policy_training.py", "vecs.py"}


def why_pure() -> str:
    """Say why the pure build is made, or nothing if the compiled one can be."""
    if os.environ.get("SALTIRE_PURE"):
        return "SALTIRE_PURE is set"
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    headers = sysconfig.get_paths()["include"]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        built = subprocess.run(
            [compiler, "-c", f"-I{headers}", str(source), "-o", str(Path(folder, "probe.o"))],
            capture_output=True, check=False,
        )  # fmt: skip
    return "" if built.returncode == 0 else "Python's C headers are missing"


def extensions() -> list[object]:
    reason = why_pure()
    if reason:
        print(f"saltire: pure Python build ({reason})", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    paths = [
        str(path) for pattern in COMPILED for path in sorted(Path().glob(pattern))
        if path.name not in INTERPRETED
    ]  # fmt: skip
    print(f"saltire: compiled build ({len(paths)} modules through mypyc)", file=sys.stderr)
    made = mypycify(
        ["--config-file=pyproject.toml", *paths],
        opt_level="3", debug_level="0", multi_file=True, group_name="saltire",
    )  # fmt: skip
    add_docstrings(paths, [source for extension in made for source in extension.sources])
    return list(made)


def docstrings(paths: list[str]) -> dict[str, str]:
    """Give the docstrings of all classes, methods and functions by their full names."""
    found: dict[str, str] = {}

    def read(node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                full = f"{name}.{child.name}"
                found[full] = inspect.cleandoc(ast.get_docstring(child) or "")
                read(child, full)

    for path in paths:
        module = ".".join(Path(path).with_suffix("").parts[1:])
        read(ast.parse(Path(path).read_text(encoding="utf-8")), module)
    return found


def add_docstrings(paths: list[str], sources: list[str]) -> None:
    """Write docstrings behind the signatures in the C code: mypyc leaves them out."""
    texts = docstrings(paths)
    for source in sources:
        file = Path(source)
        if file.name.startswith("__native_"):
            module = file.stem.removeprefix("__native_").replace("___", ".")
            file.write_text(with_docstrings(file.read_text(), module, texts))


def with_docstrings(code: str, module: str, texts: dict[str, str]) -> str:
    owner = ""

    def document(match: re.Match[str]) -> str:
        nonlocal owner
        if match["table"]:
            name = match["table"].rpartition("___")[2]
            owner = "" if name.endswith("module") else f".{name}"
            return match[0]
        inside = "" if match["type"] else owner
        text = texts.get(f"{module}{inside}.{match['name']}", "")
        return match[0] + "".join([f"\n    {c_string(line)}" for line in text.splitlines(True)])

    return re.sub(
        r'static PyMethodDef (?P<table>\w+)_methods\[\]'
        r'|(?P<type>\.tp_doc = )?PyDoc_STR\("(?P<name>\w+)\([^"]*"', document, code,
    )  # fmt: skip


def c_string(text: str) -> str:
    escaped = [
        chr(b) if 32 <= b < 127 and b not in b'"\\?' else f"\\{b:03o}" for b in text.encode()
    ]
    return f'"{"".join(escaped)}"'


class BuildOnAllCores(build_ext):
    """Compile the C files of an extension side by side: one after the other they take minutes."""

    def build_extensions(self) -> None:
        compiler = self.compiler
        compile_all, compile_one = compiler.compile, compiler._compile
        started: list[Future[None]] = []

        def compile_and_wait(*args: object, **kwargs: object) -> list[str]:
            objects: list[str] = compile_all(*args, **kwargs)
            for job in started:
                job.result()
            started.clear()
            return objects

        with ThreadPoolExecutor(os.cpu_count()) as cores:
            compiler._compile = lambda *args: started.append(cores.submit(compile_one, *args))
            compiler.compile = compile_and_wait
            super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores})
