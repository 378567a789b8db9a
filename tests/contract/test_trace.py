"""R3: the same games everywhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.trace import digest

pytestmark = pytest.mark.processes

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"


def trace(sources: Path, hash_seed: str) -> str:
    """Return what a fresh process prints, importing Little Wars from a folder."""
    environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.contract.trace"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def compiled_is_current() -> bool:
    done = COMPILED / ".done"
    if not done.exists():
        return False
    newest = max(path.stat().st_mtime for path in (ROOT / "src").rglob("*.py"))
    return newest <= done.stat().st_mtime


def test_another_hash_seed_changes_nothing() -> None:
    """Interpreted, beside this process, whose hash seed is another one each time."""
    assert trace(ROOT / "src", "1") == digest()


@pytest.mark.skipif(
    "CI" not in os.environ and not compiled_is_current(),
    reason="nothing compiled: run `make compile`",
)
def test_compiling_changes_nothing() -> None:
    assert compiled_is_current()
    assert trace(COMPILED, "2") == digest()
