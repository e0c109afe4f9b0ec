"""Parameters of tests of which the fast suite tries a part, and `make thorough` the rest."""

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(values: Iterable[Any], every: int = 3) -> list[Any]:
    """Each `every`-th of the values of one parameter, from the first on, for the fast suite; the
    others are marked `thorough`."""
    return rows_sampled(((value,) for value in values), every)


def rows_sampled(rows: Iterable[tuple[Any, ...]], every: int = 3) -> list[Any]:
    """The same of rows, each with the values of several parameters."""
    thorough = pytest.mark.thorough
    return [
        pytest.param(*row, marks=thorough if number % every else ())
        for number, row in enumerate(rows)
    ]
