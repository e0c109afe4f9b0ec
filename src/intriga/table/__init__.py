"""The table: matches being played — seats, clock, bots — durable before visible.

An act is checked, written down and on disk before it is acknowledged, and acknowledged before
anybody is told. Read in this order: `values` (what the pages see), `standing` and `live` (a match
in memory), `desk` (loading and keeping matches), `mailbox` (one act), `watching` (who is told),
`clock`, `players` (bots), `history`; then `lobby`, `seating` and `people` around it; `table` ties
it together.
"""

from intriga.table.errors import TableError
from intriga.table.history import History
from intriga.table.players import Pause
from intriga.table.table import Table
from intriga.table.timing import SystemTime, Time
from intriga.table.values import (
    Invitation,
    MatchInfo,
    Moment,
    Person,
    Receipt,
    SeatInfo,
    Session,
    Sight,
)

__all__ = [
    "History",
    "Invitation",
    "MatchInfo",
    "Moment",
    "Pause",
    "Person",
    "Receipt",
    "SeatInfo",
    "Session",
    "Sight",
    "SystemTime",
    "Table",
    "TableError",
    "Time",
]
