"""What tests of every folder may ask for."""

import os
import shutil
import sys
from collections.abc import Iterator

import pytest

# As in the Makefile, for who calls pytest by himself: what was compiled once is not compiled again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write the golden play-throughs anew instead of comparing with them",
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--update-golden"):
        os.environ["INTRIGA_UPDATE_GOLDEN"] = "1"


def missing(what: str) -> None:
    """Skip the test for want of a tool; where everything must run, fail it.

    Raises:
        pytest.skip.Exception: on a developer's machine.
        pytest.fail.Exception: in CI (the environment has `CI=true`).
    """
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what} is missing, and in CI every test runs", pytrace=False)
    pytest.skip(f"{what} is missing")


@pytest.fixture(scope="session", autouse=True)
def servers_stop() -> Iterator[None]:
    """No test waits for its server to stop; at the end all of them have."""
    yield
    if servers := sys.modules.get("tests.web.server"):
        servers.all_stopped()


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium for Playwright's `executable_path` (launch it with `--no-sandbox`)."""
    # The shell is the same browser without windows of its own: half the work for the machine.
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    missing("Chromium")
    raise AssertionError("missing() always raises")
