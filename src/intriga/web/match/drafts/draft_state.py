"""What a page shows of a draft, piece by piece, and what was wrong with the changes it sent."""

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from intriga.kernel.questions.drafts import Entered
from intriga.table import DraftLine
from intriga.web.game_pages import Data
from intriga.web.rendering.fragments import digest

_encode = msgspec.json.Encoder().encode


class DraftProblem(Struct, frozen=True):
    """A draft that could not be changed as it was sent. `given`: the rows as they were entered, by
    id; `stale`: the rows that somebody else has changed meanwhile, as they are now; `marks`: what
    is wrong with which column of a row, by its id, "" for the row itself; `beside`: the other
    fields of the act as they were entered."""

    key: str
    text: str = ""
    given: Mapping[str, Entered] = {}
    stale: Mapping[str, DraftLine] = {}
    receipt: str = ""
    marks: Mapping[str, Mapping[str, str]] = {}
    beside: Data = {}

    @property
    def wrong(self) -> tuple[str, str]:
        """The first row and column that something is wrong with; empty if there is none."""
        return next(((row, column) for row, at in self.marks.items() for column in at), ("", ""))

    def marked(self, row: str, name: str) -> Data:
        """Additions to the data of a field, if something is wrong with it. `row`: "" for a field
        beside the rows."""
        error = self.marks.get(row, {}).get(name)
        return {"error": error, "focus": self.wrong == (row, name)} if error else {}


class DraftState(Struct, frozen=True):
    """The pieces of a draft on a page. `shell`: the whole; `order`: the ids of its rows; `rows`:
    each of them; `parts`: what is around them, by name; `foot`: how it is handed in, which stands
    in the foot of the tray. `failed`: whether it could not be made."""

    shell: str
    revision: int
    order: tuple[str, ...]
    rows: Mapping[str, str]
    parts: Mapping[str, str]
    foot: str
    failed: bool = False

    @property
    def digest(self) -> str:
        """Tells whether an open page shows this."""
        pieces = [self.revision, self.order, self.rows, self.parts, self.failed]
        return digest(_encode(pieces).decode())

    def beyond(self, shown: "DraftState | None") -> Data:
        """What a page that shows the other state lacks; everything for one that shows nothing."""
        if shown is None or shown.failed or self.failed:
            whole = {"shell": self.shell, "foot": self.foot}
            return {**whole, "revision": self.revision, "order": self.order}
        rows = {id: html for id, html in self.rows.items() if shown.rows.get(id) != html}
        parts = {name: html for name, html in self.parts.items() if shown.parts.get(name) != html}
        return {"revision": self.revision, "order": self.order, "rows": rows, "parts": parts}
