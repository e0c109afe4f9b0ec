"""Fixtures and helpers that all tests share."""

import gc
import os
import shutil
import sys
from collections.abc import Iterator

import pytest

# As in the Makefile, for calling pytest directly: bytecode is kept for the many child processes.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# A text that is missing is shown as its id to users; here it fails the test, also in child
# processes.
os.environ["INTRIGA_MISSING_TEXTS"] = "raise"
# So is a part of a page that fails, which users are shown as that.
os.environ["INTRIGA_FAILED_PARTS"] = "raise"
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


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def missing(what: str) -> None:
    """Skip the test because a tool is missing; in CI, where everything must run, fail it.

    Raises:
        pytest.skip.Exception: on a developer's machine.
        pytest.fail.Exception: in CI (the environment has `CI=true`).
    """
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what} is missing, and in CI every test runs", pytrace=False)
    pytest.skip(f"{what} is missing")


@pytest.fixture(scope="session", autouse=True)
def stop_servers() -> Iterator[None]:
    """At the end of the session, wait for all servers to stop. Single tests do not wait for
    that."""
    yield
    if servers := sys.modules.get("tests.web.server"):
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
