"""What a test does without a tool that it needs."""

import os
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    pass


def missing(what: str) -> None:
    """Skip the test because a tool is missing; in CI, where everything must run, fail it.

    Raises:
        pytest.skip.Exception: on a developer's machine.
        pytest.fail.Exception: in CI (the environment has `CI=true`).
    """
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what} is missing, and in CI every test runs", pytrace=False)
    pytest.skip(f"{what} is missing")
