"""Times of the calendar in the time zone of a match, as fields for a date and a time have them."""

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from intriga.kernel.text import refuse
from intriga.table import TableError

_TYPED_MOST: Final = 40
_AS_TYPED: Final = ("%d.%m.%Y %H:%M", "%d.%m.%Y, %H:%M")
"""How people write a time where the browser has no field for it, besides ISO 8601."""


def read_local(typed: str, zone: str) -> int:
    """A time that was entered, in milliseconds since the epoch. Raises `TableError` if it is none.
    `zone`: in which it is meant."""
    at = _read(" ".join(typed.split())[:_TYPED_MOST])
    if at is None:
        raise TableError("invalid", refuse("away-malformed"))
    here = at if at.tzinfo is not None else at.replace(tzinfo=ZoneInfo(zone))
    try:
        return round(here.timestamp() * 1000)
    except (OverflowError, ValueError):  # at the ends of the calendar
        raise TableError("invalid", refuse("away-malformed")) from None


def _read(typed: str) -> datetime | None:
    try:
        return datetime.fromisoformat(typed)
    except ValueError:
        pass
    for form in _AS_TYPED:
        try:
            return datetime.strptime(typed, form).replace(tzinfo=None)
        except ValueError:
            continue
    return None


def local_value(at: int, zone: str) -> str:
    """A time in milliseconds since the epoch as the value of a field."""
    return f"{datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(zone)):%Y-%m-%dT%H:%M}"
