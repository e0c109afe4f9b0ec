"""The project as a thing to be downloaded, installed and run by others."""

import ast
import functools
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
import venv
import zipfile
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from intriga.games import installed
from scripts import vendor
from tests.kit.patience import PATIENCE
from tests.kit.ports import free_port

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "intriga"
LOCKS = ("run.txt", "dev.txt", "tools.txt", "maps.txt")


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def project_files() -> Iterator[Path]:
    """Every file of the repository that is not ignored; without git, every file of ours."""
    git = shutil.which("git")
    if git and (ROOT / ".git").exists():
        command = [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        names = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        ours = [path for path in ROOT.iterdir() if not path.name.startswith(".") or path.is_file()]
        ours.append(ROOT / ".ci")
        names = [file for path in ours for file in (path.rglob("*") if path.is_dir() else [path])]
    yield from (path for path in names if path.is_file() and "__pycache__" not in path.parts)


# ── pinned packages and vendored files ──────────────────────────────────────────────────────────


@functools.cache
def pins(lock: str) -> dict[str, str]:
    """Name → version in a requirements file; checks that each has a hash."""
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    found = {}
    for block in re.split(r"\n(?=[a-z])", text.replace("\\\n", " ")):
        lines = [line for line in block.splitlines() if line and not line.lstrip().startswith("#")]
        if not lines:
            continue
        match = re.match(r"([a-z0-9.-]+)==([^\s;]+)", lines[0])
        assert match, f"{lock} pins no exact version: {lines[0][:80]}"
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", lines[0]), f"{lock}: {match[1]} has no hash"
        found[match[1]] = match[2]
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_requirements_are_pinned_with_hashes_and_name_no_host(lock: str) -> None:
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8")
    assert pins(lock)
    for word in ("://", "--index-url", "--extra-index-url", "--find-links", "--trusted-host"):
        assert word not in text


def test_pins_satisfy_the_requirements_and_agree() -> None:
    data = project()
    wanted = {
        "run.txt": data["project"]["dependencies"],
        "tools.txt": data["dependency-groups"]["tools"],
        "nodes.txt": data["project"]["optional-dependencies"]["nodes"],
        "maps.txt": data["dependency-groups"]["maps"],
        "dev.txt": data["dependency-groups"]["dev"] + data["project"]["dependencies"],
    }
    for lock, lines in wanted.items():
        for requirement in map(Requirement, lines):
            version = pins(lock)[canonicalize_name(requirement.name)]
            assert requirement.specifier.contains(version), f"{lock}: run `make lock`"
    for lock in ("run.txt", "tools.txt", "nodes.txt"):
        assert pins(lock).items() <= pins("dev.txt").items()


def test_vendored_files_match_the_manifest() -> None:
    assert vendor.differences() == []
    carried = {entry["path"] for entry in vendor.read_manifest()}
    listed = {path.as_posix() for package in vendor.PACKAGES for path in package.files.values()}
    assert listed <= carried


def test_a_changed_vendored_file_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in (vendor.SCRIPTS, vendor.FONTS, vendor.PRINT_FONTS, vendor.TEST_SCRIPTS):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    monkeypatch.setattr(vendor, "ROOT", tmp_path)
    assert vendor.differences() == []
    with (tmp_path / vendor.SCRIPTS / "htmx.min.js").open("ab") as script:
        script.write(b"\n")
    (tmp_path / vendor.FONTS / "stranger.woff2").write_bytes(b"x")
    (tmp_path / vendor.TEST_SCRIPTS / "axe.min.js").unlink()
    assert sorted(vendor.differences()) == [
        f"{vendor.FONTS.as_posix()}/stranger.woff2 is not in the manifest",
        f"{vendor.SCRIPTS.as_posix()}/htmx.min.js was changed",
        f"{vendor.TEST_SCRIPTS.as_posix()}/axe.min.js is missing",
    ]


def test_no_file_names_a_machine_or_a_package_registry() -> None:
    # Put together here, so that this file does not name them either.
    folders = "|".join(("wo" + "rk", "ro" + "ot", "tm" + "p"))
    hosts = "|".join(("npm" + r"js\.", "py" + r"pi\.org", "python" + "hosted", "npm" + r"mirror\."))
    forbidden = re.compile(rf"(?<![\w.~-])/(?:{folders})/|{hosts}".encode())
    found = [
        f"{path.relative_to(ROOT)}: {match.group().decode()}"
        for path in project_files()
        for match in forbidden.finditer(path.read_bytes())
    ]
    assert found == []


def test_nothing_is_imported_from_a_module_of_tests() -> None:
    """What several of them use stands beside them, or in `tests/kit`: whoever moves, splits or
    deletes a test breaks no other."""
    found = []
    for path in (
        one for part in ("tests", "scripts", "bench") for one in (ROOT / part).rglob("*.py")
    ):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                names = [node.module or "", *(f"{node.module}.{one.name}" for one in node.names)]
            elif isinstance(node, ast.Import):
                names = [one.name for one in node.names]
            else:
                continue
            found += [f"{path.name}: {name}" for name in names if _is_of_tests(name)]
    assert not found


def _is_of_tests(module: str) -> bool:
    parts = module.split(".")
    return parts[0] == "tests" and any(part.startswith("test_") for part in parts)


def test_what_has_to_come_is_waited_for_with_patience() -> None:
    """A limit of one's own is soon too short: on a busy machine everything takes twenty times as
    long (`tests/kit/patience.py`). To let a thread end (`join`) and pauses are no such limits."""
    own = re.compile(
        r"monotonic\(\) \+ \d|asyncio\.timeout\(\d|wait_for\(.*, \d+\)|\.result\(\d"
        r"|\.(?:wait|communicate)\((?:.*, )?(?:timeout=)?\d\d|[(, ]timeout=\d\d+(?:\.0)?[,)]"
    )
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if own.search(line) and "sqlite3.connect" not in line
    ]
    assert found == []


def test_what_cannot_be_undone_is_done_to_tabs_that_nobody_else_gets() -> None:
    """A clock, a script or a listener of one test would be in the tab of the next one
    (`tests/web/spare_tabs.py`)."""
    done = re.compile(
        r"\.clock\.(?:install|pause_at|set_)|\.add_init_script\(|[.]page\.on\(|\bpage\.on\("
    )
    found = [
        f"{path.relative_to(ROOT)}"
        for path in sorted((ROOT / "tests" / "web").rglob("test_*.py"))
        if done.search(text := path.read_text("utf-8")) and "Tab(" in text
        if ".reusable = False" not in text
    ]
    assert found == []


def test_the_kernel_uses_only_the_standard_library_and_msgspec() -> None:
    allowed = {"intriga", "msgspec", *sys.stdlib_module_names}
    for path in sorted((PACKAGE / "kernel").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            assert {name.partition(".")[0] for name in names} <= allowed, path


# ── small rooms ─────────────────────────────────────────────────────────────────────────────────

FILES = 16
"""The most files of a folder, beside folders in it."""
LINES = 400
"""The most lines of a file of Python."""
GENERATED = {"src/intriga/kernel/spelling/confusables.py"}
"""Files that `scripts/` writes: they are as long as what they are made of."""


def crowded(paths: Iterable[Path]) -> dict[str, int]:
    """Folders with too many files, and files with too many lines, of those under `src`."""
    ours = [path for path in paths if (ROOT / "src") in path.parents]
    folders = Counter(path.parent for path in ours)
    lines = {path: path.read_text("utf-8").count("\n") for path in ours if path.suffix == ".py"}
    found = {path: n for path, n in folders.items() if n > FILES}
    found |= {path: n for path, n in lines.items() if n > LINES}
    return {path.relative_to(ROOT).as_posix(): n for path, n in found.items()}


def test_folders_and_files_of_the_program_are_small() -> None:
    assert crowded(project_files()).keys() == GENERATED


def test_a_crowded_folder_and_a_long_file_are_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    room = tmp_path / "src" / "room"
    room.mkdir(parents=True)
    for number in range(FILES):
        (room / f"{number}.py").write_text("\n" * LINES)
    assert crowded(room.iterdir()) == {}
    (room / "one_more.html").write_text("\n" * 1000)
    (room / "0.py").write_text("\n" * (LINES + 1))
    assert crowded(room.iterdir()) == {"src/room": FILES + 1, "src/room/0.py": LINES + 1}


# ── make ────────────────────────────────────────────────────────────────────────────────


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = ["make", "--no-print-directory", *arguments]
    # The tests may run under make themselves: its flags are not for the inner make.
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("MAKE", "MFLAGS"))}
    return subprocess.run(
        command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True
    )


@pytest.mark.skipif(shutil.which("make") is None, reason="make is missing")
class TestMake:
    def test_make_lists_its_targets(self) -> None:
        answer = make()
        assert answer.returncode == 0
        named = set(re.findall(r"^  make (\w+)", answer.stdout, re.MULTILINE))
        assert {"setup", "play", "test", "check", "bench", "long", "lock", "vendor"} <= named

    def test_an_old_python_gets_a_readable_error(self, tmp_path: Path) -> None:
        old = tmp_path / "python3"
        old.write_text("#!/bin/sh\nexit 1\n")
        old.chmod(0o755)
        answer = make("setup", f"VENV={tmp_path}/venv", f"PYTHONS={old}")
        assert answer.returncode != 0
        assert "needs Python 3.11 or newer" in answer.stderr
        assert not (tmp_path / "venv").exists()


def looks_for_pythons(folder: Path, *wanted: str) -> list[str]:
    """What scripts/pythons.sh finds with the commands of this folder alone."""
    answer = subprocess.run(
        ["/bin/sh", "scripts/pythons.sh", *wanted],
        cwd=ROOT,
        env={"PATH": f"{folder}:/usr/bin:/bin"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert answer.stderr == ""
    assert (answer.returncode == 0) == bool(answer.stdout)
    return answer.stdout.split()


def command(path: Path, *lines: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(["#!/bin/sh", *lines, ""]))
    path.chmod(0o755)


def python(path: Path, version: str) -> None:
    """A command that passes for a Python of this version: it answers what it is asked."""
    command(path, f'[ "$3" = {version} ] && echo {path}')


class TestPythons:
    """Which Python `make` takes, and what CI checks beside it."""

    def hide(self, folder: Path) -> None:
        """Those of this machine are not to be found."""
        for name in ("python", "python3", *(f"python3.{minor}" for minor in range(11, 15))):
            command(folder / name, "exit 127")

    def test_the_newest_that_is_tested_comes_first(self, tmp_path: Path) -> None:
        self.hide(tmp_path)
        for version in ("3.11", "3.14", "3.12"):
            python(tmp_path / f"python{version}", version)
        names = [Path(path).name for path in looks_for_pythons(tmp_path)]
        assert names == ["python3.12", "python3.11", "python3.14"]

    def test_a_plain_python_is_known_by_its_version(self, tmp_path: Path) -> None:
        self.hide(tmp_path)
        python(tmp_path / "python3", "3.13")
        assert looks_for_pythons(tmp_path, "3.13") == [str(tmp_path / "python3")]
        assert looks_for_pythons(tmp_path, "3.12") == []

    def test_those_of_pyenv_are_found_though_the_path_has_none(self, tmp_path: Path) -> None:
        self.hide(tmp_path)
        made = {version: tmp_path / version for version in ("3.13.2", "3.13.11", "3.12.1")}
        for version, folder in made.items():
            minor = version.rpartition(".")[0]
            python(folder / "bin" / f"python{minor}", minor)
        listed = "\\n".join([*made, "system", "3.13-dev"])
        prefix = f"[ $1 = prefix ] && echo {tmp_path}/$2"
        command(tmp_path / "pyenv", f"[ $1 = versions ] && printf '{listed}\\n'", prefix)
        newest = [made["3.13.11"] / "bin/python3.13", made["3.12.1"] / "bin/python3.12"]
        assert looks_for_pythons(tmp_path) == list(map(str, newest))

    def test_one_without_the_means_to_make_environments_is_passed_over(
        self, tmp_path: Path
    ) -> None:
        self.hide(tmp_path)
        lacks = "import sys; sys.modules['ensurepip'] = None; exec(sys.argv.pop(1))"
        run = shlex.join([sys.executable, "-c", lacks])
        here = f"{sys.version_info[0]}.{sys.version_info[1]}"
        command(tmp_path / f"python{here}", f'shift; exec {run} "$@"')
        assert looks_for_pythons(tmp_path, here) == []
        command(tmp_path / f"python{here}", f'exec {shlex.quote(sys.executable)} "$@"')
        assert looks_for_pythons(tmp_path, here) == [sys.executable]


# ── the wheel ───────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (path,) = folder.glob("*.whl")
    return path


@pytest.mark.thorough
def test_the_wheel_contains_exactly_the_files_of_the_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        carried = {name for name in archive.namelist() if ".dist-info/" not in name}
        licences = {Path(name).name for name in archive.namelist() if "/licenses/" in name}
        (points,) = (name for name in archive.namelist() if name.endswith("entry_points.txt"))
        found = archive.read(points).decode()
    ours = {
        path.relative_to(ROOT / "src").as_posix()
        for path in project_files()
        if path.is_relative_to(PACKAGE)
    }
    assert carried == ours
    assert {"LICENSE", "NOTICE"} <= licences
    for game in installed():
        assert f"{game} = intriga.games.{game}:game" in found
    assert "intriga = intriga.cli:main" in found
    # Files other than Python that are needed.
    suffixes = {Path(name).suffix for name in carried}
    assert {".css", ".ftl", ".html", ".js", ".ttf", ".typ", ".woff2"} <= suffixes
    assert any(re.search(r"store/.*versions/\w+/v\w+\.py$", name) for name in carried), (
        "no migrations"
    )


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` of an empty environment far from the repository, the wheel installed with pip."""
    home = tmp_path_factory.mktemp("elsewhere")
    venv.create(home, with_pip=True)
    folder = home / "bin"
    python = str(folder / "python")
    pinned = ["--require-hashes", "-r", str(ROOT / "requirements" / "run.txt")]
    uv = Path(sys.executable).with_name("uv")
    by_uv = [str(uv), "pip", "install", "--quiet", "--python", python, *pinned]
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if not uv.exists() or subprocess.run(by_uv, check=False).returncode != 0:
        subprocess.run([*pip, *pinned], check=True)
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    subprocess.run([python, "-m", "pip", "check"], check=True)
    return folder


def clean_environment() -> dict[str, str]:
    return {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "VIRTUAL_ENV"}}


@pytest.mark.thorough
@pytest.mark.service
@pytest.mark.xdist_group("elsewhere")
def test_an_installed_command_knows_its_games(elsewhere: Path, tmp_path: Path) -> None:
    def intriga(*arguments: str) -> str:
        command = [str(elsewhere / "intriga"), *arguments]
        environment = clean_environment()
        answer = subprocess.run(
            command, cwd=tmp_path, env=environment, check=False, capture_output=True, text=True
        )
        assert answer.returncode == 0, answer.stderr
        return answer.stdout

    usage = intriga("--help")
    for command in ("serve", "games", "selfplay", "replay", "verify", "scenario", "forms"):
        assert command in usage
    assert "espionage" in intriga("games", "--json")


def fetch(address: str) -> tuple[str, bytes]:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return answer.headers.get_content_type(), answer.read()


def wait_until_answered(server: subprocess.Popen[bytes], address: str, log: Path) -> bytes:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert server.poll() is None, f"the server ended by itself: {log.read_text()}"
        try:
            return fetch(address)[1]
        except urllib.error.URLError as refused:
            if isinstance(refused, urllib.error.HTTPError):
                raise
            time.sleep(0.1)
    raise AssertionError("the server did not answer")


@pytest.mark.thorough
@pytest.mark.service
@pytest.mark.xdist_group("elsewhere")
def test_an_installed_server_serves_all_its_files(elsewhere: Path, tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}/"
    command = [str(elsewhere / "intriga"), "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--data", str(tmp_path / "data")]
    path = tmp_path / "log"
    with path.open("wb") as log:
        server = subprocess.Popen(
            command, cwd=tmp_path, env=clean_environment(), stdout=log, stderr=subprocess.STDOUT
        )
        try:
            page = wait_until_answered(server, address, path).decode()
            assert "<!doctype html" in page.lower()
            parts = re.findall(r'<(?:link|script|img)[^>]+(?:href|src)="([^"]+)"', page)
            assert any(part.endswith((".js", ".css")) or ".css?" in part for part in parts)
            for part in parts:
                assert urljoin(address, part).startswith(address), f"{part} is fetched from afar"
                kind, body = fetch(urljoin(address, part))
                assert body, f"{part} is empty"
                assert kind != "text/html", f"{part} is a page"
            server.terminate()
            assert server.wait(PATIENCE) in {0, -15}
        finally:
            server.kill()
            server.wait()
    assert f":{port}" in path.read_text(), "the server did not print its address"
