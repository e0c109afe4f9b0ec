"""Fixtures and helpers that all tests share."""

import gc
import os
import shutil
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from _pytest.nodeid import NodeId
from hypothesis import settings

from tests.kit.compiled import compile_once
from tests.kit.missing import missing
from tests.kit.order import is_of_suite, ordered

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.kit.http.one_browser import OneBrowser

# As in the Makefile, for calling pytest directly: bytecode is kept for the many child processes.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# A text that is missing is shown as its id to users; here it fails the test, also in child
# processes.
os.environ["INTRIGA_MISSING_TEXTS"] = "raise"
# So is a part of a page that fails, which users are shown as that.
os.environ["INTRIGA_FAILED_PARTS"] = "raise"
# The same examples in each run, and none is too slow: nothing here depends on chance or on time.
settings.register_profile("suite", deadline=None, derandomize=True, database=None)
settings.load_profile("suite")
# Databases of tests lie in memory where that is possible: to wait for a disk after each of many
# thousand steps takes longer than the steps, and no test cuts the power.
IN_MEMORY = Path("/dev/shm")
if IN_MEMORY.is_dir() and shutil.disk_usage(IN_MEMORY).free > 2 * 2**30:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))
# Modules and tests stay until the end: looking for garbage among them only takes time, while they
# are collected and ever after.
gc.disable()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="rewrite the golden files instead of comparing with them",
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--update-golden"):
        os.environ["INTRIGA_UPDATE_GOLDEN"] = "1"


@pytest.hookimpl(tryfirst=True)  # before the processes start
def pytest_sessionstart(session: pytest.Session) -> None:
    if session.config.getoption("numprocesses", None):
        compile_once(session.config)


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Generator[None]:
    """Tests go to one process if they share what takes long to make: a world of their module, or
    the matches that a class of a conformance suite plays. Of those that are left, processes take
    the long ones first."""
    for item in items:
        if not isinstance(item, pytest.Function) or item.get_closest_marker("xdist_group"):
            continue
        if shared := _what_it_shares(item):
            item.add_marker(pytest.mark.xdist_group(shared))
    for item in items:
        if group := item.get_closest_marker("xdist_group"):
            _name_for_its_group(item, group.args[0])
    yield
    if _in_a_queue(config):
        items[:] = ordered(items)


def _in_a_queue(config: pytest.Config) -> bool:
    """Whether this is a process of xdist that gets groups of tests."""
    return bool(getattr(config.option, "loadgroup", False))


def _name_for_its_group(item: pytest.Item, group: str) -> None:
    """Tell xdist the group by the end of the test's name, as its `--dist loadgroup` does in vain
    under pytest 9.2, which keeps names elsewhere."""
    if _in_a_queue(item.config):
        item._id = NodeId.parse(f"{item.nodeid}@{group}")
        assert item.nodeid.endswith(f"@{group}")


def _what_it_shares(item: pytest.Function) -> str:
    if is_of_suite(item):
        return f"{item.module.__name__}.{item.cls.__name__}"
    fixtures = item._fixtureinfo.name2fixturedefs
    wide = {name for name, found in fixtures.items() if found[-1].scope == "module"}
    # The browser is one for all modules.
    return item.module.__name__ if wide - {"browser", "anyio_backend"} else ""


def pytest_collection_finish() -> None:
    gc.freeze()
    # Nothing that tests leave is large: looking for it as often as Python does by itself takes a
    # tenth of their time.
    gc.set_threshold(20_000, 10, 20)
    gc.enable()


def pytest_unconfigure(config: pytest.Config) -> None:
    """What passed tests wrote is not kept in memory."""
    session: Any = config.pluginmanager.get_plugin("session")
    if hasattr(config, "workerinput") or session is None or session.testsfailed:
        return
    made: Path | None = getattr(getattr(config, "_tmp_path_factory", None), "_basetemp", None)
    if made is not None and IN_MEMORY in made.parents:
        shutil.rmtree(made, ignore_errors=True)


@pytest.fixture(scope="session", autouse=True)
def stop_servers() -> Iterator[None]:
    """At the end of the session, wait for all servers to stop. Single tests do not wait for
    that."""
    yield
    if servers := sys.modules.get("tests.kit.http.server"):
        servers.all_stopped()


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium for Playwright's `executable_path` (launch it with `--no-sandbox`)."""
    # The headless shell is the same browser without windows; it needs half the CPU time.
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    missing("Chromium")
    raise AssertionError("missing() always raises")


@pytest.fixture(scope="session")
def one_browser(chromium: str) -> Iterator["OneBrowser"]:
    """The browser of this process."""
    from tests.kit.http.one_browser import OneBrowser

    made = OneBrowser(chromium)
    yield made
    made.close()


@pytest.fixture(scope="module")
def browser(one_browser: "OneBrowser") -> Iterator["Browser"]:
    """A real browser. Tests of one module that use it run no event loop of their own."""
    yield one_browser.lend()
    one_browser.take_back()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What the thumbs have seen of the games (`tests/thumb`): a line each."""
    reports = [one for key in ("passed", "failed") for one in terminalreporter.getreports(key)]
    given = [dict(one.user_properties) for one in reports if hasattr(one, "user_properties")]
    rows = [one["thumb"] for one in given if "thumb" in one]
    if rows:
        from tests.thumb.report import table

        terminalreporter.section("played by a thumb")
        terminalreporter.write_line(table(rows))
