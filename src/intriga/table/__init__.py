"""The table: matches being played — seats, clock, bots — durable before visible.

An act is checked, written down and on disk before it is acknowledged, and acknowledged before
anybody is told. Read in this order: `values` (what the pages see), `standing` and `live` (a match
in memory), `desk` (loading and keeping matches), `mailbox` (one act), `watching` (who is told),
`clock`, `players` (bots), `history`; `rooms`, `hearing` and `talk` (what is said); then `seating`,
`admission`, `replacing`, `lobby` and `people` around it; `table` ties it together.
"""

from intriga.table.archive.history import History
from intriga.table.chat.messages import Attention, Remark, Spoken
from intriga.table.chat.visibility import RoomInfo
from intriga.table.errors import TableError
from intriga.table.facade import Table
from intriga.table.match.bots import Pause
from intriga.table.match.loaded import Numbered
from intriga.table.match.subscriptions import Subscription
from intriga.table.models import (
    Bearer,
    Invitation,
    Joined,
    MatchInfo,
    Moment,
    Person,
    Receipt,
    SeatInfo,
    Session,
    Sight,
    Token,
    Waiting,
)
from intriga.table.time import SystemTime, Time

__all__ = [
    "Attention",
    "Bearer",
    "History",
    "Invitation",
    "Joined",
    "MatchInfo",
    "Moment",
    "Numbered",
    "Pause",
    "Person",
    "Receipt",
    "Remark",
    "RoomInfo",
    "SeatInfo",
    "Session",
    "Sight",
    "Spoken",
    "Subscription",
    "SystemTime",
    "Table",
    "TableError",
    "Time",
    "Token",
    "Waiting",
]
