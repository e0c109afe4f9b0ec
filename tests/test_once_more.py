"""One failed test may be repeated once in CI: which, and what is told of it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.once_more import NEVER, NOTED, SEED, without_group

ROOT = Path(__file__).resolve().parent.parent
BY_CHANCE = """
from pathlib import Path

def test_that_passes_the_second_time():
    seen = Path(__file__).with_name("seen")
    if not seen.exists():
        seen.touch()
        raise AssertionError("a slow answer")
"""
ALWAYS = "def test_that_fails(): assert 1 == 2"
RULE = "import pytest\n\npytestmark = pytest.mark.rule('chess', 'C1')\n" + BY_CHANCE
DIES = BY_CHANCE.replace('raise AssertionError("a slow answer")', "import os; os._exit(3)")


def run_tests(folder: Path, *arguments: str, **tests: str) -> tuple[int, str, str]:
    """Run these tests as CI does: the exit status, what was printed, and what was noted."""
    noted = folder / NOTED
    noted.parent.mkdir()
    noted.write_text("# Tests\n")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n    rule: a ruling\n    slow: slow\n")
    for name, text in tests.items():
        path = folder / "tests" / f"test_{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    code = (
        "import sys; from pathlib import Path; from scripts.once_more import main;"
        f"sys.exit(main(sys.argv[1:], Path({str(folder)!r})))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, "-q", *(arguments or ("-n", "0"))],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    return ran.returncode, ran.stdout, noted.read_text()


def test_a_test_is_found_by_its_name_without_its_group() -> None:
    plain = "tests/test_chat.py::test_that_passes"
    for name in (plain, f"{plain}[anna@mail.example]", f"{plain}[a]"):
        assert without_group(name) == without_group(f"{name}@draft rows") == name


@pytest.mark.thorough
def test_one_that_passes_the_second_time_is_told_and_noted(tmp_path: Path) -> None:
    status, printed, noted = run_tests(tmp_path, chat=BY_CHANCE)
    assert status == 0, printed
    test = "tests/test_chat.py::test_that_passes_the_second_time"
    told = re.search(rf"^FLAKY: {test} \({SEED}=(\d+)\)$", printed, re.MULTILINE)
    assert told is not None, printed
    assert "a slow answer" in printed[told.end() :]
    (line,) = noted.splitlines()[1:]
    assert re.fullmatch(
        rf"- \d{{4}}-\d\d-\d\d `{test}` {SEED}={told[1]}: AssertionError: a slow answer", line
    )


@pytest.mark.thorough
@pytest.mark.parametrize(
    "tests",
    [
        {"chat": ALWAYS},
        {"chat": BY_CHANCE, "lobby": ALWAYS},
        {"chat": RULE},
        {"no_leak": BY_CHANCE},
    ],
    ids=["one that fails always", "two that fail", "a rule", "secrecy"],
)
def test_what_is_no_chance_stays_a_failure(tmp_path: Path, tests: dict[str, str]) -> None:
    status, printed, noted = run_tests(tmp_path, **tests)
    assert status == 1
    assert "FLAKY" not in printed
    assert noted == "# Tests\n"


@pytest.mark.thorough
def test_a_process_that_died_is_no_chance(tmp_path: Path) -> None:
    status, printed, noted = run_tests(tmp_path, "-n", "1", chat=DIES)
    assert status == 1, printed
    assert "crashed" in printed
    assert "FLAKY" not in printed
    assert noted == "# Tests\n"


@pytest.mark.thorough
def test_a_test_that_a_mark_has_chosen_is_repeated_by_it(tmp_path: Path) -> None:
    slow = "import pytest\n\npytestmark = pytest.mark.slow\n" + BY_CHANCE
    status, printed, _ = run_tests(tmp_path, "-n", "0", "-m", "slow", chat=slow)
    assert status == 0, printed
    assert "FLAKY" in printed


def test_secrets_rules_and_what_outlasts_a_crash_are_never_repeated() -> None:
    never = (
        "tests/web/match/test_no_chat_leak.py",
        "tests/web/security/test_csrf.py",
        "tests/table/match/test_kill.py",
        "tests/store/test_backup.py",
        "tests/games/mafia/rules/test_victory.py",
        "tests/web/mafia/test_conformance.py",
        "tests/conformance/shapes/test_vigil.py",
    )
    for path in never:
        assert (ROOT / path).exists(), path
        assert NEVER.search(path), path
    for path in ("tests/web/match/test_browser.py", "tests/table/match/test_timers.py"):
        assert (ROOT / path).exists(), path
        assert not NEVER.search(path), path


def test_the_list_of_those_that_failed_by_chance_can_be_read() -> None:
    lines = (ROOT / NOTED).read_text(encoding="utf-8").splitlines()
    for line in lines:
        if line.startswith("- "):
            noted = re.fullmatch(
                rf"- \d{{4}}-\d\d-\d\d `(tests/[^:`]+)::[^`]+` {SEED}=\d+: .+", line
            )
            assert noted is not None, line
            assert (ROOT / noted[1]).exists(), f"{line}: the test is gone, and so may be the line"
