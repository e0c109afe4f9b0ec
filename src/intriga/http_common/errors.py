"""What the door says no to, and with which status every no is answered."""

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
"""By the kind of a `TableError`."""


class TooManyRequests(TableError):
    """Too often, too fast, or too many at once. `seconds`: when it may be tried again."""

    def __init__(self, id: str, seconds: float) -> None:
        super().__init__("forbidden", refuse(id))
        self.seconds = max(1, round(seconds))
