"""Whether Intriga does the same with every Python that it supports. For CI.

    python -m scripts.other_pythons

With each of them, beside the one this runs with: an environment is made as `make` does, bots play a
match of each game, whose records must equal ours to the byte, and the tests of the kernel pass. All
that takes a minute at most, counted in time of the processor, so that it does not depend on what
else the machine does. They are checked at the same time, each in a process of its own. One that the
machine does not have is passed over, and said so.
"""

import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from intriga.games import installed

ROOT = Path(__file__).resolve().parent.parent
SUPPORTED = ("3.11", "3.12", "3.13")
MOST_SECONDS = 60
"""Of the processor, for each of them."""
_HANGS = 400.0
"""Seconds after which one is given up."""
SEED = "7"


class Failed(Exception):
    """What one of the Pythons does not do as it should."""


def play(intriga: Path, folder: Path, deadline: float) -> None:
    """Have bots play a match of each game; the records are written to a folder."""
    for game in installed():
        call([str(intriga), "selfplay", game, "--seed", SEED, "--records", str(folder)], deadline)


def call(command: Sequence[str], deadline: float) -> None:
    """Run a command until a moment of the monotonic clock. Raises `Failed`."""
    left = deadline - time.monotonic()
    try:
        run = subprocess.run(
            command, cwd=ROOT, check=False, capture_output=True, text=True, timeout=max(left, 0.1)
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"hung: {' '.join(command)}") from None
    if run.returncode != 0:
        raise Failed(f"{' '.join(command)}\n{run.stdout[-4000:]}{run.stderr[-4000:]}")


def differences(ours: Path, theirs: Path) -> list[str]:
    """The names of files that are not the same in both folders."""
    names = {path.name for folder in (ours, theirs) for path in folder.iterdir()}
    return sorted(name for name in names if _content(ours / name) != _content(theirs / name))


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def find(version: str) -> str | None:
    """The path of the Python of a version, if there is one."""
    command = ["sh", "scripts/pythons.sh", version]
    found = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    return found.stdout.strip() if found.returncode == 0 else None


def spent() -> float:
    """Seconds of the processor that all processes this one has started have taken until now."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def check(python: str, ours: Path, folder: Path) -> float:
    """Check another Python, in how many seconds: `ours` are the records of this one. Raises
    `Failed`."""
    deadline, before = time.monotonic() + _HANGS, spent()
    environment, theirs = folder / "venv", folder / "records"
    make = ["make", f"VENV={environment}", f"PYTHONS={python}", f"{environment}/.ready-dev"]
    call(make, deadline)
    play(environment / "bin/intriga", theirs, deadline)
    if different := differences(ours, theirs):
        raise Failed(f"other records than with Python {own()}: {', '.join(different)}")
    tests = ["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/kernel"]
    call([str(environment / "bin/python"), *tests], deadline)
    seconds = spent() - before
    if seconds > MOST_SECONDS:
        raise Failed(f"took {seconds:.0f} s of the processor, more than {MOST_SECONDS}")
    return seconds


def own() -> str:
    """The version of the Python that this runs with: "3.13"."""
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def others() -> dict[str, str]:
    """The paths of the other supported Pythons that the machine has, by version. Says which it does
    not have."""
    found = {version: find(version) for version in SUPPORTED if version != own()}
    for version, python in found.items():
        if python is None:
            print(f"Python {version}: not on this machine, not checked", flush=True)
    return {version: python for version, python in found.items() if python is not None}


def main() -> int:
    """Check all of them; returns the exit status."""
    failed = False
    with (
        tempfile.TemporaryDirectory(prefix="other-pythons-") as name,
        ProcessPoolExecutor() as pool,
    ):
        folder = Path(name)
        play(Path(sys.executable).with_name("intriga"), folder / "ours", time.monotonic() + 300)
        checks = {
            version: pool.submit(check, python, folder / "ours", folder / version)
            for version, python in others().items()
        }
        for version, checked in checks.items():
            try:
                seconds = checked.result()
            except Failed as problem:
                failed = True
                print(f"Python {version}: {problem}", flush=True)
            else:
                print(f"Python {version}: the same as {own()}, in {seconds:.0f} s", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
