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

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

COMPILED = [
    "src/saltire/kernel/*.py",
    "src/saltire/games/*/rules/*.py",
    "src/saltire/games/*/annotations.py",
    "src/saltire/games/*/encode*.py",
    "src/saltire/games/*/bots/*.py",
    "src/saltire/bots/search/*.py",
    "src/saltire/envs/_batch_core.py",
]
INTERPRETED = {
    "__init__.py", "network.py", "network_file.py", "npy.py", "policy_training.py", "value_files.py",
    "value_training.py", "vecs.py",
}  # fmt: skip


INLINE = ["-fno-semantic-interposition", "-fvisibility=hidden"] if sys.platform == "linux" else []
"""Nobody replaces our functions at load time, so the compiler may put one into another."""

LINK_TIME = ["-flto=auto", "-O3", *INLINE]
"""The linker may do so as well, across modules: random games are a tenth faster."""

HOT = re.compile(
    r"saltire\.kernel\.(bits|encoder|game|lots|phase|position)"
    r"|saltire\.envs\._batch_core"
    r"|saltire\.games\.\w+\.rules\.(?!card_\w+|game|imagine|invariants|notation|options|phase_phrases"
    r"|position_\w+|refusals\w*|setup|view\w*)\w+"
)
"""Modules that are linked so: all would take minutes."""

BUILDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}
"""Commands that need the extensions; a question about the package's metadata runs setup.py too."""


def why_pure() -> str:
    """Say why the pure build is made, or nothing if the compiled one can be."""
    if os.environ.get("SALTIRE_PURE"):
        return "SALTIRE_PURE is set"
    if os.name == "nt":
        # setuptools finds Microsoft's compiler by itself, but only cibuildwheel is sure to have one.
        found = os.environ.get("CIBUILDWHEEL") or shutil.which("cl")
        return "" if found else "there is no C compiler (cl)"
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    headers = f"-I{sysconfig.get_paths()['include']}"
    works = compiles(
        "#include <Python.h>\nint main(void) { return 0; }\n", [compiler, "-c", headers]
    )
    return "" if works else "Python's C headers are missing"


def compiles(program: str, command: list[str]) -> bool:
    """Tell whether a compiler makes something of a program."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(program)
        made = [*command, str(source), "-o", str(Path(folder, "probe.o"))]
        return subprocess.run(made, capture_output=True, check=False).returncode == 0


def link_time_flags() -> list[str]:
    """Give LINK_TIME where compiler and linker know it."""
    if sys.platform != "linux":
        return []
    words = (sysconfig.get_config_var("LDSHARED") or "cc -shared").split()
    works = compiles("int one(void) { return 1; }\n", [*words, "-fPIC", *LINK_TIME])
    return LINK_TIME if works else []


def extensions() -> list[object]:
    if not BUILDS & set(sys.argv):
        return []
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
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *INLINE]
    large = max(made, key=lambda extension: len(extension.sources))
    large.extra_link_args = [*large.extra_link_args, *link_time_flags()]
    return list(made)


def is_hot(source: str) -> bool:
    """Tell whether a C file is worth the linker's time: what a random game runs, and mypyc's own."""
    module = Path(source).stem.removeprefix("__native_").replace("___", ".")
    return "." not in module or bool(HOT.fullmatch(module))


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


def check_browser_table() -> None:
    """Refuse to package a server that has no page to show."""
    if Path("src/saltire/server/static/index.html").is_file() or os.environ.get("SALTIRE_NO_TABLE"):
        return
    sys.exit(
        "saltire: the browser table is not built: run `make table` first, or `npm ci && npm run build`"
        " in web/ (SALTIRE_NO_TABLE=1 packages the rest without it)"
    )


def package_page() -> str:
    """Give the README for a package index: no pictures, and paths instead of links into the tree."""
    text = Path("README.md").read_text(encoding="utf-8")
    text = re.sub(r"!\[[^\]]*\]\((?!http)[^)]*\)\n*", "", text)
    return re.sub(r"\[([^\]]+)\]\((?!http)([^)]+)\)", r"\1 (`\2`)", text)


class WheelWithTable(bdist_wheel):
    """A wheel; an editable install is none, and needs no table."""

    def run(self) -> None:
        check_browser_table()
        super().run()


class SdistWithTable(sdist):
    """A source package, from which a wheel can be built without Node."""

    def run(self) -> None:
        check_browser_table()
        super().run()


class BuildOnAllCores(build_ext):
    """Compile on all cores: the many C files of the one large extension, then the small ones side by side."""

    def build_extensions(self) -> None:
        by_size = sorted(self.extensions, key=lambda extension: -len(extension.sources))
        self.parallel = os.cpu_count() or 1
        for extension in by_size[:1]:
            self._build_large(extension)
        self.extensions = by_size[1:]
        super().build_extensions()
        self.extensions = by_size

    def _build_large(self, extension: Extension) -> None:
        compiler = self.compiler
        compile_all, compile_one = compiler.compile, compiler._compile
        started: list[Future[None]] = []

        def compile_and_wait(*args: object, **kwargs: object) -> list[str]:
            objects: list[str] = compile_all(*args, **kwargs)
            for job in started:
                job.result()
            return objects

        linked = [flag for flag in extension.extra_link_args if flag in LINK_TIME]

        def start(
            obj: str, src: str, ext: str, cc: list[str], post: list[str], pp: list[str]
        ) -> None:
            if linked and is_hot(src):
                post = [*post, *linked]
            started.append(cores.submit(compile_one, obj, src, ext, cc, post, pp))

        with ThreadPoolExecutor(self.parallel) as cores:
            compiler._compile = start
            compiler.compile = compile_and_wait
            try:
                self.build_extension(extension)
            finally:
                compiler.compile, compiler._compile = compile_all, compile_one


setup(
    long_description=package_page(),
    long_description_content_type="text/markdown",
    ext_modules=extensions(),
    cmdclass={"bdist_wheel": WheelWithTable, "build_ext": BuildOnAllCores, "sdist": SdistWithTable},
)
