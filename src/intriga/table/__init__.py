"""The table: matches being played, durable before visible.

An act is checked, written and on disk before it is acknowledged, and acknowledged before anybody is
notified of it.

To read: `facade` is what pages, API and command line use, and `wiring` shows which service uses
which. Then one match being played, in `match`: `loaded` and `current` (a match in memory),
`commands` (acts on their way to disk), `filed_texts` (what people wrote in them), `catch_up` (acts
of other processes), `timers`, `no_shows`, `bots`, `subscriptions` (what watchers get), `hosting`.
`effects` is what follows from a step. Around it: `lobby` (before and around play), `leagues` (what
lasts between matches), `cockpit` (what a host learns of
who answers, and calls to the table), `chat`, `documents` (long texts), `drafts` (what seats
write before it is handed in), `archive` (finished matches), `accounts`,
`email`, `cluster` (several processes on one database), `admin` and `personal_data`.

Used by all: `models` (values that leave the table), `errors`, `db`, `time`, `schedule`, `names`,
`presence`, `signals` (tell pages that something has changed), `broadcast` (events between services)
and `tasks` (background tasks). import-linter holds the order of these packages.
"""

from intriga.table.archive.history import History
from intriga.table.chat.messages import Attention, ChatMessage
from intriga.table.chat.visibility import RoomInfo
from intriga.table.drafts.values import DraftLine, DraftPlace, DraftSeen, Stale
from intriga.table.errors import TableError
from intriga.table.facade import Table
from intriga.table.match.bots.pace import BotPause
from intriga.table.match.due_times import Beats
from intriga.table.match.loaded_match import Numbered
from intriga.table.match.referee_log import LogPage, LogPart
from intriga.table.match.subscriptions import Subscription
from intriga.table.models import (
    Bearer,
    DocumentText,
    Invitation,
    Joined,
    MatchInfo,
    MatchView,
    Person,
    Receipt,
    SeatInfo,
    Session,
    StepDetails,
    Token,
    Waiting,
)
from intriga.table.runtime.time import SystemTime, Time

__all__ = [
    "Attention",
    "Bearer",
    "Beats",
    "BotPause",
    "ChatMessage",
    "DocumentText",
    "DraftLine",
    "DraftPlace",
    "DraftSeen",
    "History",
    "Invitation",
    "Joined",
    "LogPage",
    "LogPart",
    "MatchInfo",
    "MatchView",
    "Numbered",
    "Person",
    "Receipt",
    "RoomInfo",
    "SeatInfo",
    "Session",
    "Stale",
    "StepDetails",
    "Subscription",
    "SystemTime",
    "Table",
    "TableError",
    "Time",
    "Token",
    "Waiting",
]
