"""The rows of drafts as plain data for templates: their fields, who wrote them, what is wrong."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace

from intriga.kernel.questions.drafts import TEXT_ROW, Draft, Entered
from intriga.kernel.questions.forms import KIND, Field, Form, Limit, columns_of
from intriga.kernel.text import Message, Refusal
from intriga.presentation.drafts import DraftRow
from intriga.table import DraftLine, DraftSeen
from intriga.web.game_pages import Data
from intriga.web.match.drafts.draft_state import DraftProblem
from intriga.web.match.forms.act_forms import FormRenderer
from intriga.web.match.forms.form_fields import FieldRenderer
from intriga.web.match.forms.form_rows import RowsRenderer
from intriga.web.match.renderer import PageRenderer
from intriga.web.rendering.fragments import COMMAND

_PLAIN: Final = ("choice", "number", "flag", "bool", "int", "text", "document")
"""The kinds of columns a row may have."""
_UNFINISHED: Final = "draft-row-unfinished"
"""That something is missing in a row, which is said column by column here."""
_FEW: Final = 4
"""So many choices are shown side by side."""


class DraftRows:
    """Makes the data of the rows of one viewer's drafts. `zones`: the page they are for."""

    def __init__(self, zones: PageRenderer) -> None:
        self._zones = zones
        self._t = zones.t
        self._rows: dict[str, RowsRenderer] = {}

    def line(
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
        missing = self._missing(seen.draft, line.value, fields)
        if problem is not None:
            fields = [one | problem.marked(line.id, one["column"]) for one in fields]
        return {
            "id": line.id,
            "error": marks.get(""),
            "focus": bool(problem and problem.wrong == (line.id, "") and "" in marks),
            "number": number + 1,
            "place": self.places(seen)[number],
            "version": line.version,
            "fields": fields,
            "asks": _ask(fields),
            "summary": summary,
            "glance": glance,
            "folded": bool(glance and glance.done and given is None and not stale) and not marks,
            "by": line.name,
            "change": line.change,
            **moment(line.at),
            "barred": self.text(line.barred) if line.barred else None,
            "missing": missing,
            "warnings": [
                {"text": self.text(remark.text), "warns": remark.warns}
                for remark in seen.remarks
                if remark.row == number and not (missing and remark.text.id == _UNFINISHED)
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

    @staticmethod
    def _missing(draft: Draft, value: Entered, fields: Sequence[Data]) -> list[str]:
        """The labels of the columns of a row that are still to be filled in."""
        if draft.is_text:
            return []
        labels = {str(one["column"]): str(one["label"]) for one in fields}
        wanted = [
            one.name
            for one in columns_of(draft.field, value.get(KIND))
            if not one.optional and one.kind != "flag"
        ]
        if draft.field.kinds and not value.get(KIND):
            wanted = [KIND]
        return [labels[name] for name in wanted if name in labels and value.get(name) in (None, "")]

    def places(self, seen: DraftSeen) -> Sequence[int]:
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

    def blank(self, seen: DraftSeen) -> Data:
        """The row for a new one; its id is given by the page."""
        return self._plain_row(seen, COMMAND, {})

    def empty_text(self, seen: DraftSeen, value: Entered) -> Data:
        version = seen.removed[0].version if seen.removed else 0
        return self._plain_row(seen, TEXT_ROW, value, version)

    def unsaved(
        self, seen: DraftSeen, id: str, value: Entered, problem: DraftProblem | None
    ) -> Data:
        """A row that could not be saved: a new one, or one that somebody removed meanwhile."""
        stale = problem.stale.get(id) if problem else None
        row = self._plain_row(seen, id, value, stale.version if stale else 0)
        error = problem.marks.get(id, {}).get("") if problem else None
        return row | {"stale": self._stale(seen, stale) if stale else None, "error": error}

    def removed(self, seen: DraftSeen, line: DraftLine) -> Data:
        return {
            "id": line.id,
            "version": line.version,
            "summary": self.summary(seen, line.value),
            "by": line.name,
            **moment(line.at),
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

    def _fields(
        self, seen: DraftSeen, row: str, value: Entered, before: Sequence[Entered] = ()
    ) -> list[Data]:
        """The columns of a row, with what was entered and no defaults: what is not entered yet is
        shown as that. `before`: the rows before this one."""
        name = f"rows.{row}"
        if seen.draft.is_text:
            field = seen.draft.field
            (text,) = self.forms().fields_of(_form_of(seen.draft, (field,)), value)
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
            offered = self.offered(draft)
            form = _form_of(draft, (draft.field,), offered.limits if offered else ())
            self._rows[draft.key] = RowsRenderer(
                fields, form, draft.field, id=id, key=draft.key, outer={}
            )
        return self._rows[draft.key]

    def offered(self, draft: Draft) -> Form | None:
        """The form with which this draft is handed in, if the viewer has it now."""
        offer = self._zones.page.offer
        forms = offer.forms if offer is not None else ()
        return next((f for f in forms if f.act == draft.act and f.preset == draft.preset), None)

    def limits(self, seen: DraftSeen) -> list[Data]:
        """How much of the form's limits is used, for those who have the form."""
        if seen.draft.is_text or self._zones.page.offer is None:
            return []
        return list(self._rows_of(seen.draft).limits([line.value for line in seen.rows]))

    def forms(self) -> FormRenderer:
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

    def text(self, message: Message | Refusal) -> str:
        return self._zones.book.text_of(message, self._zones.names)


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


def moment(at: int) -> Data:
    """A time (milliseconds), which scripts show in the browser's own zone."""
    when = datetime.fromtimestamp(at / 1000, UTC)
    return {"at": when.isoformat(timespec="seconds"), "time": when.strftime("%H:%M UTC")}
