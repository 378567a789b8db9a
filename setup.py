"""Compile the rules with mypyc when LITTLEWARS_COMPILE=1; otherwise the package is plain Python."""

import os
from pathlib import Path

from setuptools import setup

ROOMS = ("kernel", "pieces", "games", "players")
SOURCE = Path("src/littlewars")


def compiled_modules() -> list[str]:
    """List the modules that mypyc compiles: all of the four rooms but their empty fronts."""
    return sorted(str(path) for room in ROOMS for path in (SOURCE / room).rglob("*.py") if path.name != "__init__.py")


if os.environ.get("LITTLEWARS_COMPILE") == "1":
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(compiled_modules(), opt_level="2", multi_file=True))
else:
    setup()
