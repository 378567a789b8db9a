"""Compile the rules with mypyc when LITTLEWARS_COMPILE=1; otherwise the package is plain Python."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOMS = ("kernel", "pieces", "games", "players")
SOURCE = Path("src/littlewars")


def compiled_modules() -> list[str]:
    """List the modules that mypyc compiles: all of the four rooms but their empty fronts."""
    return sorted(str(path) for room in ROOMS for path in (SOURCE / room).rglob("*.py") if path.name != "__init__.py")


class QuickBuild(build_ext):
    """Let every processor compile a file at a time: they are many, and the compiler takes them one by one."""

    def build_extensions(self) -> None:
        self.compiler.compile = partial(together, self.compiler.compile)
        super().build_extensions()


def together(compile_files: Any, sources: list[str], **options: Any) -> list[str]:
    """Compile each file by itself, several at a time; return all objects."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda source: compile_files([source], **options), sources))
    return [name for objects in found for name in objects]


if os.environ.get("LITTLEWARS_COMPILE") == "1":
    from mypyc.build import mypycify

    setup(
        ext_modules=mypycify(compiled_modules(), opt_level="1", multi_file=True),
        cmdclass={"build_ext": QuickBuild},
    )
else:
    setup()
