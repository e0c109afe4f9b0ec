"""The table: matches being played — seats, timers, bots — durable before visible.

An act is checked, written down and on disk before it is acknowledged, and acknowledged before
anybody is told. `facade` is the way in for pages, API and command line; it wires the packages:
`match` (one match being played: commands, timers, bots, subscriptions), `lobby` (around play),
`chat`, `accounts`, `email`, `cluster` (several nodes on one database) and `archive`. `models` are
the values that leave the table, `signals` tells pages that something has changed.
"""

from intriga.table.archive.history import History
from intriga.table.chat.messages import Attention, ChatMessage, Spoken
from intriga.table.chat.visibility import RoomInfo
from intriga.table.errors import TableError
from intriga.table.facade import Table
from intriga.table.match.bots import BotPause
from intriga.table.match.loaded import Numbered
from intriga.table.match.subscriptions import Subscription
from intriga.table.models import (
    Bearer,
    Invitation,
    Joined,
    MatchInfo,
    MatchView,
    Moment,
    Person,
    Receipt,
    SeatInfo,
    Session,
    Token,
    Waiting,
)
from intriga.table.time import SystemTime, Time

__all__ = [
    "Attention",
    "Bearer",
    "BotPause",
    "ChatMessage",
    "History",
    "Invitation",
    "Joined",
    "MatchInfo",
    "MatchView",
    "Moment",
    "Numbered",
    "Person",
    "Receipt",
    "RoomInfo",
    "SeatInfo",
    "Session",
    "Spoken",
    "Subscription",
    "SystemTime",
    "Table",
    "TableError",
    "Time",
    "Token",
    "Waiting",
]
