"""Drafts as pages show them: each a form with its rows, what is said of them, who changed what.

A draft belongs to few, so nothing of it is in the zones of a page, which are rendered once for all
who see the same. It is put into a page as it is opened, and after that sent piece by piece
(`DraftState`), so that what somebody is writing is left alone.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

import msgspec
from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import asdict, replace

from intriga.kernel.questions.drafts import (
    TEXT_ROW,
    Draft,
    Entered,
)
from intriga.kernel.questions.forms import (
    KIND,
    Field,
    Form,
    Limit,
    spoken,
)
from intriga.kernel.text import Message, Refusal
from intriga.presentation.drafts import DraftRow, DraftWords, Proposal
from intriga.table import DraftLine, DraftSeen
from intriga.web.fragments import COMMAND, CSRF, digest
from intriga.web.game_pages import Data
from intriga.web.match.form_fields import FieldRenderer
from intriga.web.match.form_rows import RowsRenderer
from intriga.web.match.form_values import token_of
from intriga.web.match.forms import FormRenderer
from intriga.web.match.renderer import PageRenderer

_PLAIN: Final = ("choice", "number", "flag", "bool", "int", "text", "document")
"""The kinds of columns a row may have."""
_BY_GAME: Final = frozenset({"draft_words", "draft_row", "draft_numbers", "draft_proposals"})
"""What a game adds to a draft, which stands without it, too."""
_FEW: Final = 4
"""So many choices are shown side by side."""
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
    each of them; `parts`: what is around them, by name. `failed`: whether it could not be made."""

    shell: str
    revision: int
    order: tuple[str, ...]
    rows: Mapping[str, str]
    parts: Mapping[str, str]
    failed: bool = False

    @property
    def digest(self) -> str:
        """Tells whether an open page shows this."""
        pieces = [self.revision, self.order, self.rows, self.parts, self.failed]
        return digest(_encode(pieces).decode())

    def beyond(self, shown: "DraftState | None") -> Data:
        """What a page that shows the other state lacks; everything for one that shows nothing."""
        if shown is None or shown.failed or self.failed:
            return {"shell": self.shell, "revision": self.revision, "order": self.order}
        rows = {id: html for id, html in self.rows.items() if shown.rows.get(id) != html}
        parts = {name: html for name, html in self.parts.items() if shown.parts.get(name) != html}
        return {"revision": self.revision, "order": self.order, "rows": rows, "parts": parts}


class DraftRenderer:
    """Renders the drafts of one viewer. `zones`: the page they are for."""

    def __init__(self, zones: PageRenderer) -> None:
        self._zones = zones
        self._t = zones.t
        self._rows: dict[str, RowsRenderer] = {}

    def shown(self, seen: Sequence[DraftSeen]) -> list[DraftSeen]:
        """Those that are shown as lists of their own: a game may show some in its own forms."""
        return [one for one in seen if one.draft.act not in self._zones.shows.drafts.own]

    def states(self, seen: Sequence[DraftSeen]) -> dict[str, DraftState]:
        """Those that are shown as lists of their own, by their keys."""
        return {one.draft.key: self.state(one) for one in self.shown(seen)}

    def block(
        self,
        seen: Sequence[DraftSeen],
        states: Mapping[str, DraftState],
        problem: DraftProblem | None = None,
    ) -> Markup:
        """All drafts, as they stand in a page. `states`: of these drafts without the problem."""
        refused = {
            one.draft.key: self.state(one, problem)
            for one in self.shown(seen)
            if problem is not None and problem.key == one.draft.key
        }
        return Markup("".join(state.shell for state in {**states, **refused}.values()))

    def state(self, seen: DraftSeen, problem: DraftProblem | None = None) -> DraftState:
        """One draft, piece by piece; where it cannot be made, that is said: nothing is lost."""
        make = partial(self._state, seen, problem)
        made = self._zones.attempt(f"draft {seen.draft.act}", make, None)
        if made is not None:
            return made
        about = {"key": seen.draft.key, **_about(seen.draft)}
        shell = str(self._piece("draft_failed", d=about))
        return DraftState(shell, seen.revision, (), {}, {}, failed=True)

    def _state(self, seen: DraftSeen, problem: DraftProblem | None) -> DraftState:
        data = self._data(seen, problem)
        rows = {row["id"]: self._piece("draft_row", d=data, r=row) for row in data["rows"]}
        parts = {name: self._piece(f"draft_{name}", d=data) for name in ("head", "removed", "foot")}
        blank = self._piece("draft_row", d=data, r=self._blank(seen)) if data["adds"] else ""
        shell = self._piece(
            "draft", d=data, rows=list(map(Markup, rows.values())), parts=parts, blank=blank
        )
        return DraftState(
            str(shell),
            seen.revision,
            tuple(rows),
            {id: str(html) for id, html in rows.items()},
            {name: str(html) for name, html in parts.items()},
        )

    def row(self, seen: DraftSeen, id: str) -> str:
        """One row of a draft that is stored; empty for any other."""
        at = next((at for at, line in enumerate(seen.rows) if line.id == id), None)
        if at is None:
            return ""
        line = self._line(seen, at, seen.rows[at], self._limits(seen))
        return str(self._piece("draft_row", d=_about(seen.draft), r=line))

    def _piece(self, name: str, **data: Any) -> Markup:
        # Not by way of the cache of parts: what is written here is nobody else's, and changes.
        shown = {"csrf": CSRF, "command": COMMAND, "match": {"url": self._zones.url}, **data}
        return Markup(
            self._zones.site.render(
                f"match/fragments/{name}.html",
                t=self._t,
                lang=self._zones.page.language,
                **shown,
            )
        )

    def _data(self, seen: DraftSeen, problem: DraftProblem | None) -> Data:
        draft, zones = seen.draft, self._zones
        id = f"form-{zones.game}-{draft.act}"
        form = self._offered(draft)
        others: list[Data] = []
        if form is not None and seen.hands_in:
            beside = tuple(field for field in form.fields if field.name != draft.field.name)
            entered = problem.beside if problem is not None else {}
            others = self._forms().fields_of(replace(form, fields=beside), entered)
            if problem is not None:
                others = [one | problem.marked("", one["name"]) for one in others]
        title = zones.book.say(id, spoken(draft.preset), zones.names)
        submit = (
            zones.book.say(id, spoken(draft.preset), zones.names, "submit")
            if zones.book.has(id, "submit")
            else title
        )
        words: Data = {"title": title, "submit": submit, "help": None}
        if zones.book.has(id, "help"):
            words["help"] = zones.book.say(id, spoken(draft.preset), zones.names, "help")
        own = zones.shows.drafts.words
        if own is not None:
            make = partial(own, zones.view, zones.scene, draft)
            other = asdict(zones.attempt("draft_words", make, DraftWords()))
            words |= {name: text for name, text in other.items() if text is not None}
        given = problem.given if problem else {}
        limits = self._limits(seen)
        lines = [
            self._line(seen, number, line, limits, problem) for number, line in enumerate(seen.rows)
        ]
        if draft.is_text and not lines:
            lines = [self._empty_text(seen, given.get(TEXT_ROW, {}))]
        new = [row for row in given if row not in {line["id"] for line in lines}]
        lines += [self._unsaved(seen, row, given[row], problem) for row in new if given[row]]
        return _about(draft) | {
            "key": draft.key,
            "url": f"{zones.url}/drafts/{draft.key}",
            "act": draft.act,
            **words,
            "token": token_of(form) if form is not None else "",
            "revision": seen.revision,
            "shared": [zones.names[seat] for seat in draft.seats if seat != zones.me],
            "due": bool(draft.window),
            "rows": lines,
            "adds": not draft.is_text and not seen.full,
            "limits": limits,
            "removed": [self._removed(seen, line) for line in seen.removed if line.value]
            if not draft.is_text
            else [],
            "proposals": self.proposals(seen) if seen.hands_in and not seen.full else [],
            "remarks": [
                {"text": self._text(remark.text), "warns": remark.warns}
                for remark in seen.remarks
                if remark.row is None
            ]
            + [
                {"text": self._t("part-failed-form"), "warns": True}
                for _ in [*_BY_GAME & zones.failed][:1]
            ],
            "problem": self._text(seen.problem) if seen.problem else None,
            "handed": self._handed(seen),
            "hands_in": seen.hands_in,
            "others": others,
            "error": problem.text if problem else None,
            "error_focus": problem is not None and not problem.marks,
            "receipt": problem.receipt if problem else None,
        }

    def proposals(self, seen: DraftSeen) -> Sequence[Proposal]:
        """What the game proposes to put into a draft."""
        zones = self._zones
        propose = zones.shows.drafts.proposals
        if propose is None or zones.page.offer is None:
            return []
        rows = [line.value for line in seen.rows]
        make = partial(propose, zones.view, zones.scene, seen.draft, rows)
        return zones.attempt("draft_proposals", make, ())

    def _offered(self, draft: Draft) -> Form | None:
        """The form with which this draft is handed in, if the viewer has it now."""
        offer = self._zones.page.offer
        forms = offer.forms if offer is not None else ()
        return next((f for f in forms if f.act == draft.act and f.preset == draft.preset), None)

    def _limits(self, seen: DraftSeen) -> list[Data]:
        """How much of the form's limits is used, for those who have the form."""
        if seen.draft.is_text or self._zones.page.offer is None:
            return []
        return list(self._rows_of(seen.draft).limits([line.value for line in seen.rows]))

    def _forms(self) -> FormRenderer:
        zones = self._zones
        assert zones.page.offer is not None, "drafts are for a seat of a match in play"
        return FormRenderer(
            zones.pages,
            zones.book,
            zones.t,
            zones.names,
            zones.page.offer,
            url=zones.url,
            attempt=zones.attempt,
        )

    def _fields(
        self, seen: DraftSeen, row: str, value: Entered, before: Sequence[Entered] = ()
    ) -> list[Data]:
        """The columns of a row, with what was entered and no defaults: what is not entered yet is
        shown as that. `before`: the rows before this one."""
        name = f"rows.{row}"
        if seen.draft.is_text:
            field = seen.draft.field
            (text,) = self._forms().fields_of(_form_of(seen.draft, (field,)), value)
            entered = {"name": f"{name}.{field.name}", "column": field.name}
            return [text | entered | {"value": value.get(field.name), "required": False}]
        cells = self._rows_of(seen.draft).cells(name, value, before, suggests=False)
        return [
            cell | {"required": False, "chips": _are_few(cell)}
            for cell in cells
            if cell["kind"] in _PLAIN
        ]

    def _rows_of(self, draft: Draft) -> RowsRenderer:
        """What renders the rows of a draft. Kept: choices are the same in many rows."""
        if draft.key not in self._rows:
            zones, offer = self._zones, self._zones.page.offer
            assert offer is not None, "drafts are for a seat of a match in play"
            fields = FieldRenderer(
                zones.pages, zones.book, zones.t, zones.names, offer=offer, url=zones.url
            )
            id = f"form-{zones.game}-{draft.act}"
            offered = self._offered(draft)
            form = _form_of(draft, (draft.field,), offered.limits if offered else ())
            self._rows[draft.key] = RowsRenderer(
                fields, form, draft.field, id=id, key=draft.key, outer={}
            )
        return self._rows[draft.key]

    def _line(
        self,
        seen: DraftSeen,
        number: int,
        line: DraftLine,
        limits: Sequence[Data],
        problem: DraftProblem | None = None,
    ) -> Data:
        given = problem.given.get(line.id) if problem else None
        stale = problem.stale.get(line.id) if problem else None
        zones = self._zones
        before = [one.value for one in seen.rows[:number]]
        fields = self._fields(seen, line.id, line.value, before)
        glance = self._glance(seen.draft, line.value)
        summary = glance.summary if glance else self._summary_of(fields)
        if given is not None:
            fields = self._fields(seen, line.id, given, before)
        marks = problem.marks.get(line.id, {}) if problem is not None else {}
        if problem is not None:
            fields = [one | problem.marked(line.id, one["column"]) for one in fields]
        return {
            "id": line.id,
            "error": marks.get(""),
            "focus": bool(problem and problem.wrong == (line.id, "") and "" in marks),
            "number": number + 1,
            "place": self._places(seen)[number],
            "version": line.version,
            "fields": fields,
            "asks": _ask(fields),
            "summary": summary,
            "glance": glance,
            "folded": bool(glance and glance.done and given is None and not stale) and not marks,
            "by": line.name,
            "mine": line.seat == zones.me,
            "change": line.change,
            **_moment(line.at),
            "barred": self._text(line.barred) if line.barred else None,
            "warnings": [
                {"text": self._text(remark.text), "warns": remark.warns}
                for remark in seen.remarks
                if remark.row == number
            ]
            + [
                {"text": limit["text"], "warns": True}
                for limit in limits
                if number + 1 in limit.get("rows", ())
            ],
            "editors": [
                {"name": zones.names[one.seat], "until": one.until}
                for one in seen.editors
                if one.row == line.id
            ],
            "stale": self._stale(seen, stale) if stale else None,
            "first": number == 0,
            "last": number == len(seen.rows) - 1,
        }

    def _places(self, seen: DraftSeen) -> Sequence[int]:
        """The numbers that the rows are shown with."""
        zones, rows = self._zones, [line.value for line in seen.rows]
        plain = range(1, len(rows) + 1)
        own = zones.shows.drafts.numbers
        if own is None or seen.draft.is_text:
            return plain
        return zones.attempt("draft_numbers", lambda: own(zones.view, seen.draft, rows), plain)

    def _stale(self, seen: DraftSeen, line: DraftLine) -> str:
        text = self.summary(seen, line.value)
        gone = line.change == "removed"
        return self._t("draft-gone" if gone else "draft-conflict", name=line.name, text=text)

    def _plain_row(self, seen: DraftSeen, id: str, value: Entered, version: int = 0) -> Data:
        """A row that is not stored; it will be the last."""
        fields = self._fields(seen, id, value, [one.value for one in seen.rows])
        return {
            "id": id,
            "number": 0,
            "version": version,
            "fields": fields,
            "asks": _ask(fields),
            "glance": self._glance(seen.draft, value),
            "warnings": [],
            "editors": [],
            "new": True,
        }

    def _blank(self, seen: DraftSeen) -> Data:
        """The row for a new one; its id is given by the page."""
        return self._plain_row(seen, COMMAND, {})

    def _empty_text(self, seen: DraftSeen, value: Entered) -> Data:
        version = seen.removed[0].version if seen.removed else 0
        return self._plain_row(seen, TEXT_ROW, value, version)

    def _unsaved(
        self, seen: DraftSeen, id: str, value: Entered, problem: DraftProblem | None
    ) -> Data:
        """A row that could not be saved: a new one, or one that somebody removed meanwhile."""
        stale = problem.stale.get(id) if problem else None
        row = self._plain_row(seen, id, value, stale.version if stale else 0)
        error = problem.marks.get(id, {}).get("") if problem else None
        return row | {"stale": self._stale(seen, stale) if stale else None, "error": error}

    def _removed(self, seen: DraftSeen, line: DraftLine) -> Data:
        return {
            "id": line.id,
            "version": line.version,
            "summary": self.summary(seen, line.value),
            "by": line.name,
            **_moment(line.at),
        }

    def summary(self, seen: DraftSeen, value: Entered) -> str:
        """A row of a draft as a line of text."""
        if glance := self._glance(seen.draft, value):
            return glance.summary
        return self._summary_of(self._fields(seen, "", value, [one.value for one in seen.rows]))

    def _glance(self, draft: Draft, value: Entered) -> DraftRow | None:
        """A row as its game has it at a glance."""
        zones = self._zones
        own = zones.shows.drafts.row
        if own is None or draft.is_text:
            return None
        return zones.attempt("draft_row", partial(own, zones.view, zones.scene, draft, value), None)

    def _summary_of(self, fields: Sequence[Data]) -> str:
        texts: list[str] = []
        for field in fields:
            one = field["value"]
            if one in (None, ""):
                continue
            if field["kind"] in ("flag", "bool"):
                texts += [str(field["label"])] if one in (True, "true") else []
                continue
            labels = {str(choice["value"]): choice["label"] for choice in field.get("choices", ())}
            texts.append(str(labels.get(str(one), one)))
        return " · ".join(texts) or self._t("draft-nothing")

    def _handed(self, seen: DraftSeen) -> Data | None:
        handed = seen.handed
        if handed is None:
            return None
        return {
            "by": self._zones.names[handed.seat],
            **_moment(handed.at),
            "current": handed.current,
        }

    def _text(self, message: Message | Refusal) -> str:
        return self._zones.book.text_of(message, self._zones.names)


def _about(draft: Draft) -> Data:
    """What each piece of a draft is told of it."""
    return {"id": f"draft-{draft.key.replace(':', '-')}", "text": draft.is_text}


def _form_of(draft: Draft, fields: Sequence[Field], limits: Sequence[Limit] = ()) -> Form:
    """A form for what a draft fills, which need not be offered."""
    data = {"act": draft.act, "preset": draft.preset, "fields": msgspec.to_builtins(fields)}
    return replace(msgspec.convert(data, Form), limits=tuple(limits))


def _are_few(cell: Data) -> bool:
    """Whether choices are shown side by side. Kinds are in groups, and are chosen first."""
    few = 0 < len(cell.get("choices", ())) <= _FEW
    return few and cell["column"] != KIND


def _ask(fields: Sequence[Data]) -> bool:
    """Whether choices in this row follow from others."""
    return any(field.get("asks") for field in fields)


def _moment(at: int) -> Data:
    """A time (milliseconds), which scripts show in the browser's own zone."""
    when = datetime.fromtimestamp(at / 1000, UTC)
    return {"at": when.isoformat(timespec="seconds"), "time": when.strftime("%H:%M UTC")}
