"""What a page shows of a draft, piece by piece, and what was wrong with the changes it sent."""

from collections.abc import Mapping
from sys import getsizeof
from typing import Final

import msgspec
from msgspec import Struct

from intriga.kernel.questions.drafts import Entered
from intriga.table import DraftLine
from intriga.web.game_pages import Data
from intriga.web.rendering.fragments import digest, filled, places

SCOPE: Final = "scope"
"""The part that says who reads and writes a draft: each of them is told of the others."""

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
    """The pieces of a draft on a page. `act`: what is written; `shell`: all of it, and `parts`:
    what is around its rows, by name, with placeholders for those in other parts; `order`: the ids
    of its rows; `rows`: each of them; `foot`: how it is handed in, which stands in the foot of the
    tray. `failed`: whether it could not be made."""

    act: str
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

    @property
    def weight(self) -> int:
        """About the bytes of memory that it takes."""
        pieces = (self.shell, self.foot, *self.rows.values(), *self.parts.values())
        return sum(map(getsizeof, pieces))

    @property
    def whole(self) -> str:
        """All of it."""
        return filled(self.shell, self.parts)

    def beyond(self, shown: "DraftState | None", older: Mapping[str, "DraftState"]) -> Data:
        """What a page that shows the other state lacks; everything for one that shows nothing, but
        for the drawers that it has of one of the `older` drafts."""
        if shown is None or shown.failed or self.failed:
            known = self._known(older)
            parts = {name: html for name, html in self.parts.items() if name not in known["parts"]}
            whole = {"shell": filled(self.shell, parts), "foot": self.foot, "known": known}
            return {**whole, "revision": self.revision, "order": self.order}
        rows = {id: html for id, html in self.rows.items() if shown.rows.get(id) != html}
        anew = {name for name, html in self.parts.items() if shown.parts.get(name) != html}
        inner = {inside for name in anew for inside in places(self.parts[name])}
        parts = {name: filled(self.parts[name], {}) for name in self.parts if name in anew | inner}
        return {"revision": self.revision, "order": self.order, "rows": rows, "parts": parts}

    def _known(self, older: Mapping[str, "DraftState"]) -> Data:
        """The parts inside others that an older draft of the same act has, too, and its key."""
        inside = [name for name in places(self.shell) if name != SCOPE]
        known = {
            key: [name for name in inside if one.parts.get(name) == self.parts[name]]
            for key, one in older.items()
            if one.act == self.act
        }
        of = max(known, key=lambda key: len(known[key]), default="")
        return {"of": of, "parts": known.get(of, [])}
