"""HTTP status codes of refusals, and the refusal of too many requests."""

import math
from typing import Final

from intriga.kernel.text import refuse
from intriga.table import TableError

STATUS: Final = {
    "unknown": 404,
    "forbidden": 403,
    "conflict": 409,
    "invalid": 422,
    "unavailable": 503,
}
"""The HTTP status by the kind of a `TableError`."""


class TooManyRequests(TableError):
    """Too many requests, guesses or open connections. `seconds`: how long to wait before the next
    try, at least 1."""

    def __init__(self, id: str, seconds: float) -> None:
        super().__init__("forbidden", refuse(id, minutes=max(1, math.ceil(seconds / 60))))
        self.seconds = max(1, round(seconds))
