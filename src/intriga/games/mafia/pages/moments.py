"""Times as `js/clock.js` shows them in the reader's own zone."""

from datetime import UTC, datetime
from typing import Any


def moment(at: int) -> dict[str, Any]:
    """A time in milliseconds since the epoch: as a machine reads it, and where there is no script,
    in UTC."""
    when = datetime.fromtimestamp(at // 1000, UTC)
    return {"iso": when.strftime("%Y-%m-%dT%H:%M:%SZ"), "text": when.strftime("%H:%M")}
