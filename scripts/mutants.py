"""Plants faults one at a time, and tells which test catches each: how strong the suite is.

    python -m scripts.mutants run --checkout . --results ../before.jsonl
    python -m scripts.mutants show ../before.jsonl
    python -m scripts.mutants compare ../before.jsonl ../after.jsonl

The faults are those of `mutants.toml`: realistic ones of a single place, in the kernel, the table,
the pages and their scripts, and all games. Each is tried with the tests nearest to it, and if it
survives them, with a wider part of the fast suite. To see what a change of the suite has cost, run
them on a checkout from before it and on one from after it (each with its own `.venv`), and compare.

A checkout is never touched: the faults are planted in a copy. A test that fails without the fault,
too, has caught nothing: it is named, and left out. Results are appended to a file as they come, so
that a run that was interrupted goes on where it was.
"""

import argparse
import contextlib
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
from msgspec import Struct

ROOT = Path(__file__).resolve().parent.parent
FAULTS = Path(__file__).with_suffix(".toml")
SURVIVED = "survived"
_NO_TESTS = 5
"""The exit status of pytest when it has run none."""


class Mutant(Struct, frozen=True):
    """One fault: in `file`, `find`, which stands there once, becomes `put`. `what`: what is wrong
    then; `near`: the tests nearest to it; `wide`: those that are tried if it survives them."""

    id: str
    what: str
    file: str
    find: str
    put: str
    near: tuple[str, ...]
    wide: tuple[str, ...]


class Result(Struct, frozen=True, omit_defaults=True):
    """What became of a fault. `by`: the test that caught it, empty if it survived; `hung`: the
    tests had to be stopped; `broken`: tests that fail without the fault, too."""

    mutant: str
    by: str
    seconds: float
    hung: bool = False
    broken: tuple[str, ...] = ()

    @property
    def caught(self) -> bool:
        """Whether a test has noticed it. One that makes the tests hang is noticed."""
        return bool(self.by) or self.hung


def mutants(path: Path = FAULTS) -> list[Mutant]:
    """All faults. Raises `ValueError` for two with the same id."""
    found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8"))["mutant"], list[Mutant])
    if len({one.id for one in found}) < len(found):
        raise ValueError("two faults share an id")
    return found


def misplaced(one: Mutant, checkout: Path) -> str:
    """Why this fault cannot be planted in a checkout; empty if it can."""
    file = checkout / one.file
    if not file.is_file():
        return f"{one.id}: there is no {one.file}"
    count = file.read_text(encoding="utf-8").count(one.find)
    return "" if count == 1 else f"{one.id}: what it replaces stands {count} times in {one.file}"


def read_results(path: Path) -> dict[str, Result]:
    """The results in a file, by the ids of the faults that there are; of several the last
    counts."""
    if not path.exists():
        return {}
    lines = path.read_bytes().splitlines()
    results = (msgspec.json.decode(line, type=Result) for line in lines if line.strip())
    known = {one.id for one in mutants()}
    return {result.mutant: result for result in results if result.mutant in known}


class Copy:
    """A copy of a checkout in which faults are planted and tests are run, with the `.venv` of the
    checkout, for at most `limit` seconds at a time."""

    def __init__(self, checkout: Path, folder: Path, limit: float) -> None:
        self.folder = folder
        self._python = checkout / ".venv/bin/python"
        self._limit = limit
        for name in _files(checkout):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(checkout / name, folder / name)

    def try_out(self, one: Mutant) -> Result:
        """Plant a fault, run the tests until one fails, and take the fault away again."""
        file = self.folder / one.file
        right = file.read_text(encoding="utf-8")
        wrong = right.replace(one.find, one.put)
        broken: list[str] = []
        begun = time.monotonic()
        seconds = 0.0
        try:
            for tests, done in ((one.near, ()), (one.wide, one.near)):
                while True:
                    self._write(file, wrong)
                    begun = time.monotonic()
                    hung, failed = self._test(tests, [*done, *broken])
                    seconds += time.monotonic() - begun
                    if not failed:
                        break
                    self._write(file, right)
                    hangs, fails = self._test(failed[:1], ())
                    if not (hangs or fails):
                        return Result(one.id, failed[0], round(seconds, 1), broken=tuple(broken))
                    broken.append(failed[0])
                if hung:
                    return Result(one.id, "", round(seconds, 1), hung=True, broken=tuple(broken))
        finally:
            self._write(file, right)
        return Result(one.id, "", round(seconds, 1), broken=tuple(broken))

    def _write(self, file: Path, text: str) -> None:
        file.write_text(text, encoding="utf-8")
        for compiled in file.parent.glob(f"__pycache__/{file.stem}.*.pyc"):
            compiled.unlink()  # it is known by time and size, which may be the same

    def _test(self, tests: Sequence[str], without: Sequence[str]) -> tuple[bool, list[str]]:
        """Run tests until one fails: whether they had to be stopped, and which failed."""
        there = [test for test in tests if (self.folder / test.partition("::")[0]).exists()]
        if not there:
            return False, []
        cache = self.folder / ".pytest_cache"
        shutil.rmtree(cache, ignore_errors=True)
        command = [str(self._python), "-m", "pytest", "-q", "-x", "-n", "0", *there]
        command += ["-o", f"cache_dir={cache}", *_leaving_out(without)]
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        with (self.folder / "tests.log").open("wb") as log:
            run = subprocess.Popen(
                command,
                cwd=self.folder,
                env=environment,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                status = run.wait(self._limit)
            except subprocess.TimeoutExpired:
                return True, []
            finally:
                _end(run)
        if status in (0, _NO_TESTS):
            return False, []
        return False, _failed(cache) or [there[0]]


def _files(checkout: Path) -> list[str]:
    """What belongs to a checkout: its files, but for those that git ignores."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=checkout, check=True, capture_output=True, text=True)
    names = filter(None, listed.stdout.split("\0"))
    return [name for name in dict.fromkeys(names) if (checkout / name).is_file()]


def _leaving_out(tests: Sequence[str]) -> Iterator[str]:
    for test in tests:
        yield f"--deselect={test}" if "::" in test else f"--ignore={test}"


def _failed(cache: Path) -> list[str]:
    """The tests that have just failed, as pytest notes them for `--last-failed`; a file that could
    not even be imported stands for its tests."""
    try:
        noted = json.loads((cache / "v/cache/lastfailed").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return []
    return list(noted)


def _end(run: subprocess.Popen[bytes]) -> None:
    """End a run of tests with the servers and browsers that it may have left."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(run.pid, signal.SIGKILL)
    run.wait()


def run(options: argparse.Namespace) -> int:
    """Try all faults that have no result yet."""
    checkout = options.checkout.resolve()
    if options.results.resolve().is_relative_to(checkout):
        print("The file of results must not lie in the checkout.", file=sys.stderr)
        return 2
    known = read_results(options.results)
    wanted = [one for one in mutants() if not options.only or one.id in options.only]
    problems = list(filter(None, (misplaced(one, checkout) for one in wanted)))
    print(*problems, sep="\n", end="\n" if problems else "", file=sys.stderr)
    todo = [one for one in wanted if one.id not in known and not misplaced(one, checkout)]
    copies: queue.Queue[Copy] = queue.Queue()
    writing = threading.Lock()

    def try_out(one: Mutant) -> None:
        copy = copies.get()
        try:
            result = copy.try_out(one)
        finally:
            copies.put(copy)
        with writing, options.results.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")
            print(_line(one, result), flush=True)

    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        for number in range(min(options.jobs, len(todo))):
            copies.put(Copy(checkout, Path(folder, str(number)), options.limit))
        with ThreadPoolExecutor(options.jobs) as pool:
            list(pool.map(try_out, todo))
    results = read_results(options.results)
    print(_summary([results[one.id] for one in wanted if one.id in results]))
    return 1 if problems else 0


def show(options: argparse.Namespace) -> int:
    """Print a file of results as a table."""
    results = read_results(options.results)
    for one in mutants():
        if one.id in results:
            print(_line(one, results[one.id]))
    print(_summary(list(results.values())))
    return 0


def compare(options: argparse.Namespace) -> int:
    """Print which faults were caught before and are not caught any more."""
    before, after = read_results(options.before), read_results(options.after)
    lost = [
        result
        for id, result in before.items()
        if result.caught and not (id in after and after[id].caught)
    ]
    for result in lost:
        state = SURVIVED if result.mutant in after else "was not tried"
        print(f"{result.mutant}: was caught by {result.by or 'hanging'}, {state} afterwards")
    for name, results in (("before", before), ("after", after)):
        print(f"{name}: {_summary(list(results.values()))}")
    return 1 if lost else 0


def _line(one: Mutant, result: Result) -> str:
    by = result.by or ("the tests hung" if result.hung else SURVIVED.upper())
    line = f"{one.id:28}{result.seconds:7.1f} s  {by}"
    return line + "".join(f"\n    fails without it, too: {test}" for test in result.broken)


def _summary(results: Sequence[Result]) -> str:
    caught = sum(result.caught for result in results)
    seconds = sum(result.seconds for result in results)
    return f"{caught} of {len(results)} caught, in {seconds:.0f} s"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_Plain)
    commands = parser.add_subparsers(required=True)
    running = commands.add_parser("run", help="try the faults that have no result yet")
    running.add_argument("--checkout", type=Path, default=ROOT, help="with a .venv; default: this")
    running.add_argument("--results", type=Path, required=True, help="JSON lines, to append to")
    running.add_argument("--only", nargs="*", metavar="ID", help="no others than these")
    running.add_argument("--jobs", type=int, default=1, help="how many at a time; default: 1")
    running.add_argument(
        "--limit", type=float, default=900, help="seconds for a run of tests; default: 900"
    )
    running.set_defaults(command=run)
    showing = commands.add_parser("show", help="print results as a table")
    showing.add_argument("results", type=Path)
    showing.set_defaults(command=show)
    comparing = commands.add_parser("compare", help="print what is caught no longer")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.set_defaults(command=compare)
    options = parser.parse_args(arguments)
    return int(options.command(options))


_Plain = argparse.RawDescriptionHelpFormatter

if __name__ == "__main__":
    sys.exit(main())
