"""Runs the tests; if a single one has failed, that one once more. For CI.

    python -m scripts.once_more -q -n 2 …       what pytest takes
    make test PYTEST="-m scripts.once_more"

A test that fails by chance is a defect, and is mended, not repeated. But it must not stop a good
change meanwhile: one that passes when it is alone is printed as `FLAKY:`, with the seed and the log
of its failure, and noted in `docs/flaky.md`. Two failures are no chance, nor is a process that has
died. What guards secrets, what must outlast a crash, and the rules are never repeated (`NEVER`, and
the mark `rule`): a leak that shows once in ten times is a leak.

All processes of a run share a seed of hashes, PYTHONHASHSEED: the repetition has the same one, so
that only what the load of the machine has done is forgiven.
"""

import datetime
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
NOTED = Path("docs/flaky.md")
SEED = "PYTHONHASHSEED"
NEVER = re.compile(
    r"^tests/(conformance|diplomacy|games|kernel|long|store|warfare)/"
    r"|^tests/web/security/|^tests/table/cluster/"
    r"|backup|cheat|clock_jump|conformance|crash|damage|fail|halt|hidden|kill|leak|mask|private"
    r"|restart|restored|rule|seal|secre|stranger|surviv"
)
"""What is never repeated, by its path and name: rules, secrecy, durability."""
_FAILED = 1
"""The exit status of pytest when tests have failed, and nothing worse has happened."""
_NO_TESTS = 5


class Run:
    """One run of pytest in `root`: its exit status, which tests failed, and why."""

    def __init__(self, root: Path, arguments: Sequence[str], seed: str) -> None:
        with tempfile.TemporaryDirectory(prefix="once-more-") as folder:
            report, cache = Path(folder, "report.xml"), Path(folder, "cache")
            command = [sys.executable, "-m", "pytest", *arguments]
            command += [f"--junitxml={report}", "-o", f"cache_dir={cache}"]
            environment = {**os.environ, SEED: seed}
            self.status = subprocess.run(command, cwd=root, env=environment, check=False).returncode
            self.failed = _last_failed(cache)
            self.log = _failures(report)


def _last_failed(cache: Path) -> list[str]:
    """The tests that have failed, as pytest notes them for `--last-failed`."""
    try:
        noted = json.loads((cache / "v/cache/lastfailed").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return []
    return [without_group(test) for test in noted]


def without_group(test: str) -> str:
    """A test's name without the group that xdist puts behind it (`tests/conftest.py`), by which
    pytest would not find it."""
    name, at, group = test.rpartition("@")
    return name if at and "]" not in group else test


def _failures(report: Path) -> str:
    """What was printed of the failures."""
    if not report.exists():
        return ""
    found = ElementTree.parse(report).iter()
    failures = [one for one in found if one.tag in ("failure", "error")]
    return "\n".join(one.text or one.get("message") or "" for one in failures)


def never_repeated(root: Path, test: str) -> bool:
    """Whether a test is one of those that may not fail even once."""
    if NEVER.search(test):
        return True
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "-n",
        "0",
        "-m",
        "rule",
        test,
    ]
    found = subprocess.run(command, cwd=root, check=False, capture_output=True)
    return found.returncode != _NO_TESTS


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Run the tests; returns the exit status."""
    seed = os.environ.get(SEED, "")
    if not seed.isdecimal():
        seed = str(SystemRandom().randrange(1, 2**32))
    print(f"{SEED}={seed}", flush=True)
    first = Run(root, arguments, seed)
    if first.status != _FAILED or len(first.failed) != 1:
        return first.status
    (test,) = first.failed
    if "::" not in test or "crashed while running" in first.log or never_repeated(root, test):
        return first.status
    print(f"Once more: {test}", flush=True)
    again = Run(root, ["-q", "-n", "0", *_marks(arguments), test], seed)
    if again.status != 0:
        return first.status
    print(f"FLAKY: {test} ({SEED}={seed})\n{first.log}", flush=True)
    note(root, test, seed, first.log)
    print(f"It is noted in {NOTED}: carry the line over, and mend the test.", flush=True)
    return 0


def _marks(arguments: Sequence[str]) -> list[str]:
    """The choice of marks among arguments: without it a thorough test would be left out again."""
    options = iter(arguments)
    return [word for one in options if one == "-m" for word in (one, next(options, ""))]


def note(root: Path, test: str, seed: str, log: str) -> None:
    """Add a line to the list of tests that have failed by chance."""
    reasons = [line.removeprefix("E ").strip() for line in log.splitlines() if line[:2] == "E "]
    today = datetime.datetime.now(datetime.UTC).date()
    line = f"- {today} `{test}` {SEED}={seed}: {(reasons or ['no reason given'])[0][:200]}"
    path = root / NOTED
    path.write_text(path.read_text(encoding="utf-8").rstrip() + f"\n{line}\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
