"""Rows of a form as plain data: each with the columns of its kind, and choices that go with it.

Long lists of choices are sent once (`lists`), and rows refer to them: js/forms/rows.js puts them in
place. Without script a row shows them at the press of a button (`Problem.opened`).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from intriga.kernel.questions.forms import KIND, Chosen, Field, Form, RowKind, columns_of
from intriga.web.game_pages import Data
from intriga.web.match.forms.form_fields import FieldRenderer, Values, among, same, waiting
from intriga.web.match.forms.form_limits import LimitRenderer
from intriga.web.match.forms.form_values import Problem, most_rows
from intriga.web.rendering.fragments import digest
from intriga.words import Phrasebook

BLANK: Final = "__n__"
"""The number of the row that a script makes new ones from."""
_SPARE: Final = 4
"""Empty rows shown at once where there is no script."""
_FEW: Final = 8
"""Lists of so few choices stand in every row."""
_INLINE: Final = 300
"""So many choices in all may stand in the rows; if there are more, rows refer to lists."""
_kinds = msgspec.json.Decoder(tuple[RowKind, ...]).decode
_encode = msgspec.json.Encoder().encode


class RowsRenderer:
    """Makes the data of the rows of one field. `id`: of the form's texts; `key`: of the form on the
    page; `outer`: what is chosen in the fields before the list; `asks`: choices of later fields
    follow from its rows. `chosen`: what is chosen in each row of `data`."""

    def __init__(
        self,
        fields: FieldRenderer,
        form: Form,
        field: Field,
        *,
        id: str,
        key: str,
        outer: Chosen,
        problem: Problem | None = None,
        asks: bool = False,
    ) -> None:
        self.chosen: list[Chosen] = []
        self._asks = asks
        self._known: Chosen = {}
        self._fields = fields
        self._form = form
        self._field = field
        self._id = id
        self._key = key
        self._outer = outer
        self._problem = problem
        self._lists: dict[str, list[Data]] = {}
        self._kinds = self._kind_groups()

    def data(self, entered: Any) -> Data:
        """The rows that were entered, a blank one for scripts, some for those without, the lists
        they refer to, and the limits. See match/fragments/forms/form_rows.html."""
        field, form = self._field, self._form
        most = most_rows(form, field)
        given = (
            [row for row in entered if isinstance(row, dict)] if isinstance(entered, list) else []
        )
        given = given[: max(most, len(form.filled.get(field.name, ())))]
        numbers = self._problem.numbers.get(field.name) if self._problem else None
        named = list(zip(numbers or range(len(given)), given, strict=False))
        rows = []
        for number, row in named:
            rows.append(self._row(number, row, self.chosen))
            self.chosen.append(self._known)
        for at, made in enumerate(rows):
            made["title"] = self._fields.t("row-number", n=at + 1)
        after = max((number for number, _ in named), default=-1) + 1
        blank = self._row(BLANK, {}, self.chosen)
        spare = [self._spare(after + n, given) for n in range(self._spare_rows(blank, most, given))]
        self._refer([*rows, blank])
        filled = digest(_encode(form.filled.get(field.name, ())).decode())
        return {
            "id": f"rows-{self._key}-{field.name}-{self._fields.generation(form)}",
            "filled": filled,
            "most": most,
            "rows": rows,
            "blank": blank,
            "spare": spare,
            "full": len(given) >= most,
            "lists": self._lists,
            "limits": list(self.limits(given)),
            "reads": sorted({one for c in _all_columns(field) for one in c.after}),
        }

    # Rows.

    def _row(self, number: int | str, given: Data, before: Sequence[Data]) -> Data:
        name = f"{self._field.name}.{number}"
        problem = self._problem
        cells = self.cells(name, given, before)
        for cell in cells:
            if problem and cell["name"] in problem.marks:
                cell |= {
                    "error": problem.marks[cell["name"]],
                    "focus": cell["name"] == problem.wrong,
                }
        focus = bool(problem and name in (problem.focus, problem.wrong))
        if focus:
            first = next((cell for cell in cells if cell.get("value") in (None, "")), cells[0])
            first["focus"] = True
        return {
            "name": name,
            "id": f"f-{self._key}-{self._field.name}-{number}",
            "n": number,
            "cells": cells,
            "title": "",
            "opened": bool(problem and problem.opened == name),
            "short": bool(self._read(given)),
            "plain": False,
            "error": problem.marks.get(name) if problem else None,
        }

    def cells(
        self, name: str, given: Data, before: Sequence[Data], *, suggests: bool = True
    ) -> list[Data]:
        """The columns of a row called `name`, as macros/forms.html wants them: the kind, if there
        are several, and those that it has. `asks`: others follow from it. Unless it `suggests`
        something, what is not entered stays empty, and so does what can be chosen no longer."""
        field = self._field
        known: Chosen = {KIND: given[KIND]} if field.kinds and KIND in given else {}
        values = Values(self._fields, self._form.preset, {**self._outer, field.name: list(before)})
        values.chosen |= known
        cells = [self._kind_cell(name, given)] if field.kinds else []
        if not field.kinds or known:
            cells += self._cells(name, given, values, suggests=suggests)
        read = self._read(given)
        for cell in cells:
            cell["asks"] = self._asks or cell["column"] in read
        self._known = values.chosen
        return cells

    def _read(self, given: Data) -> set[str]:
        """What the choices in this row follow from."""
        columns = columns_of(self._field, given.get(KIND))
        read = {one for column in columns for one in column.after}
        return {KIND, *read} if self._field.kinds else read

    def _cells(self, name: str, given: Data, values: Values, *, suggests: bool) -> Iterator[Data]:
        columns = columns_of(self._field, given.get(KIND))
        for at, column in enumerate(columns):
            domain = values.domain(column, exact=True)
            entered = given.get(column.name)
            cell = self._fields.field(column, domain, self._id, entered, self._form)
            if column.kind == "choice":
                cell |= {"chips": False, "choices": cell.get("choices", [])}
                lacking = values.lacks(column, columns[:at])
                if domain is None and lacking is not None:
                    label = self._fields.label(lacking, self._id)
                    cell |= waiting(cell, self._fields.t, label)
            if not suggests:
                cell["value"] = _held(column, cell, entered)
            values.choose(column, domain, cell.get("value"))
            cell |= {"name": f"{name}.{column.name}", "column": column.name}
            cell["required"] = bool(self._field.kinds) and bool(cell["required"])
            yield cell

    def _kind_cell(self, name: str, given: Data) -> Data:
        book, id = self._fields.book, self._id
        own = book.has(id, f"field-{KIND}")
        return {
            "name": f"{name}.{KIND}",
            "column": KIND,
            "kind": "choice",
            "chips": False,
            "label": book.say(id, attribute=f"field-{KIND}") if own else self._fields.t("row-kind"),
            "choices": list(self._kinds),
            "value": given.get(KIND),
            "required": False,
        }

    def _kind_groups(self) -> tuple[Data, ...]:
        if not self._field.kinds:
            return ()
        return _kinds_data(
            self._fields.book, self._fields.names, self._id, _encode(self._field.kinds)
        )

    def _spare(self, number: int, before: Sequence[Data]) -> Data:
        """An empty row: what it suggests is left out, or it would be handed in unnoticed."""
        row = self._row(number, {}, before)
        row |= {"plain": True, "title": self._fields.t("row-number", n=len(before) + 1)}
        for cell in row["cells"]:
            nothing = "" if cell["kind"] == "choice" and among("", cell["choices"]) else None
            cell["value"] = nothing
        return row

    def _spare_rows(self, blank: Data, most: int, given: Sequence[Data]) -> int:
        long = sum(len(cell.get("choices", ())) for cell in blank["cells"]) * _SPARE > _INLINE
        return max(0, min(most - len(given), 1 if self._field.kinds or long else _SPARE))

    # Lists of choices.

    def _refer(self, rows: Sequence[Data]) -> None:
        """Long lists are sent once, if they would be too long in all rows together."""
        cells = [cell for row in rows for cell in row["cells"] if cell["kind"] == "choice"]
        if sum(len(cell["choices"]) for cell in cells) <= _INLINE:
            return
        for row in rows:
            for cell in row["cells"]:
                if cell["kind"] != "choice" or len(cell["choices"]) <= _FEW:
                    continue
                cell["list"] = self._listed(cell["choices"])
                if not row["opened"]:
                    row["short"] = True
                    held = cell["value"] is not None
                    cell["choices"] = [
                        one for one in cell["choices"] if held and same(one, cell["value"])
                    ]

    def _listed(self, choices: list[Data]) -> str:
        """The id of a list, which follows from what is in it."""
        id = "list-" + digest(_encode(choices).decode())
        self._lists.setdefault(id, choices)
        return id

    # Limits.

    def limits(self, rows: Sequence[Data]) -> Iterator[Data]:
        """How much of each limit these rows use. `rows`, of a unique column: those, from 1, that
        share a value."""
        limits = LimitRenderer(self._fields, self._form, self._id)
        return limits.of_rows(self._field, rows, self._kinds)


@lru_cache(maxsize=256)
def _kinds_data(
    book: Phrasebook, names: tuple[str, ...], id: str, kinds: bytes
) -> tuple[Data, ...]:
    """The kinds of rows as choices. Cached: they are the same in every row."""
    return tuple(
        {
            "value": kind.kind,
            "label": book.say(id, attribute=f"kind-{kind.kind}")
            if kind.label is None
            else str(book.render(kind.label, names)),
            "group": None if kind.group is None else str(book.render(kind.group, names)),
        }
        for kind in _kinds(kinds)
    )


def _held(column: Field, cell: Data, entered: Any) -> Any:
    """What is entered in a cell, and nothing else; of choices only one that there is."""
    if column.kind == "flag":
        return cell["value"]
    if column.kind != "choice":
        return entered
    if among(entered, cell["choices"]):
        return entered
    return "" if among("", cell["choices"]) else None


def _all_columns(field: Field) -> Iterator[Field]:
    yield from field.row
    for kind in field.kinds:
        yield from kind.fields
