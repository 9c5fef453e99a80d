"""The stubs are right."""

import subprocess
import sys
from pathlib import Path

import pytest


def test_the_package_is_typed():
    pytest.importorskip("mypy")
    package = Path(__file__).parent.parent
    checked = subprocess.run([sys.executable, "-m", "mypy"], cwd=package, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_the_stubs_name_what_there_is():
    pytest.importorskip("mypy")
    alone = Path(__file__).parent / "types_alone.txt"
    options = ["--ignore-missing-stub", "--ignore-disjoint-bases", f"--allowlist={alone}"]
    checked = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "dinotable._core", *options],
        # Not where the package's own folder would be found first.
        cwd=Path(sys.prefix),
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout
