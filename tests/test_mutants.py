"""The script that plants faults: its faults can be planted, and it tells what catches them."""

import shlex
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from scripts import mutants
from scripts.mutants import Copy, Mutant, Result, main, misplaced

ROOT = Path(__file__).resolve().parent.parent
SUM = "def total(a: int, b: int) -> int:\n    return a + b\n"
TESTS = """
from code_under_test import total

def test_that_fails_anyway():
    assert total(0, 0) == 1

def test_zero():
    assert total(0, 0) == 0

def test_sum():
    assert total(1, 2) == 3
"""


def test_every_fault_can_be_planted() -> None:
    found = mutants.mutants()
    assert [problem for one in found if (problem := misplaced(one, ROOT))] == []
    assert [one.id for one in found if one.find == one.put] == []
    assert len(found) >= 60
    assert sum("static/js" in one.file for one in found) == 10


def test_the_tests_nearest_to_a_fault_are_there() -> None:
    paths = {path for one in mutants.mutants() for path in (*one.near, *one.wide)}
    assert sorted(path for path in paths if not (ROOT / path).exists()) == []


def fault(id: str, put: str) -> Mutant:
    return Mutant(
        id, "", "src/code_under_test.py", "a + b", put, ("tests/test_sum.py",), ("tests",)
    )


def checkout_of(folder: Path) -> Path:
    """A small project under git, with a Python that knows pytest."""
    files = {"src/code_under_test.py": SUM, "tests/test_sum.py": TESTS, ".gitignore": ".venv\n"}
    files[".venv/bin/python"] = f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@"\n'
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder / ".venv/bin/python").chmod(0o755)
    subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
    return folder


@pytest.mark.thorough
def test_a_fault_is_caught_or_survives(tmp_path: Path) -> None:
    checkout = checkout_of(tmp_path / "checkout")
    copy = Copy(checkout, tmp_path / "copy", 60)
    broken = ("tests/test_sum.py::test_that_fails_anyway",)
    caught = copy.try_out(fault("wrong", "a - b"))
    assert caught.by == "tests/test_sum.py::test_sum"
    assert caught.broken == broken
    survivor = copy.try_out(fault("the-same", "b + a"))
    assert not survivor.caught
    assert survivor.broken == broken
    assert (tmp_path / "copy/src/code_under_test.py").read_text() == SUM
    assert (checkout / "src/code_under_test.py").read_text() == SUM


def test_what_is_caught_no_longer_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = tmp_path / "before.jsonl", tmp_path / "after.jsonl"
    first, second, third = (one.id for one in mutants.mutants()[:3])
    earlier = [Result(first, "test_a", 1.0), Result(second, "test_b", 1.0), Result(third, "", 2.0)]
    later = [Result(first, "", 9.0), Result(second, "", 9.0, hung=True), Result(third, "test_c", 1)]
    for path, results in ((before, earlier), (after, later)):
        path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in results))
    assert main(["compare", str(before), str(after)]) == 1
    told = capsys.readouterr().out
    assert f"{first}: was caught by test_a, survived afterwards" in told
    assert second not in told
    assert "before: 2 of 3 caught" in told
    assert main(["compare", str(before), str(before)]) == 0


def test_results_do_not_lie_in_the_checkout(tmp_path: Path) -> None:
    inside = tmp_path / "results.jsonl"
    assert main(["run", "--checkout", str(tmp_path), "--results", str(inside)]) == 2
