"""What is wrong with a form before the rules are asked, and which fields a refusal is about."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from intriga.kernel.forms import KIND, Field, Form, Unique, columns_of, spoken
from intriga.kernel.limits import broken_limits
from intriga.kernel.text import Refusal, refuse
from intriga.web.game_pages import Data
from intriga.web.match.form_values import REQUIRED, SURE, whole
from intriga.web.site import Say
from intriga.words import Phrasebook

_PLACE: Final = re.compile(r"(?P<field>[\w-]+)(?:\[(?P<row>\d+)\](?:\.(?P<column>[\w-]+))?)?")


class FormError(Struct, frozen=True):
    """A form that is not sent to the rules: why, and what is wrong with which fields."""

    refusal: Refusal
    marks: dict[str, str]


class FormChecker:
    """Looks through what was entered in one form. `id`: of the form's texts."""

    def __init__(self, form: Form, id: str, book: Phrasebook, t: Say) -> None:
        self._form = form
        self._id = id
        self._book = book
        self._t = t

    def error(self, act: Data) -> FormError | None:
        """What is missing, and what is no number: the first of them as a refusal, with marks for
        all. None if there is nothing."""
        found = list(self._missing(act))
        if not found:
            return None
        return FormError(found[0][1], {place: self._here(refusal) for place, refusal in found})

    def sure(self, fields: Mapping[str, str], names: Sequence[str]) -> str:
        """The question that comes before a form with these fields is carried out; "" for none, and
        once it was answered. `names`: of the seats."""
        if SURE in fields or not self._book.has(self._id, "sure"):
            return ""
        return self._book.say(self._id, spoken(self._form.preset), names, "sure")

    def marks(self, act: Data, refusal: Refusal, text: str) -> dict[str, str]:
        """Which fields a refusal of the rules is about: where its `at` says, where what was sent
        could not be read, and the cells that break a limit across rows."""
        marks: dict[str, str] = {}
        for one in broken_limits(self._form.limits, act):
            if isinstance(one.limit, Unique):
                shared = self._t("limit-shared-here", rows=[number + 1 for number in one.rows])
                for number in one.rows:
                    marks[f"{one.limit.field}.{number}.{one.limit.column}"] = shared
        place = _place(refusal)
        return marks if place is None or place in marks else {**marks, place: text}

    def _here(self, refusal: Refusal) -> str:
        """The same beside its field, which need not be named."""
        return self._t(refusal.id.removeprefix("row-") + "-here")

    def _missing(self, act: Data) -> Iterator[tuple[str, Refusal]]:
        for field in self._form.fields:
            if field.kind == "rows" and isinstance(act.get(field.name), list):
                for number, row in enumerate(act[field.name]):
                    yield from self._missing_in_row(field, number, row)
            elif (problem := self._problem(field, act)) is not None:
                yield field.name, refuse(problem, field=self._label(field))

    def _missing_in_row(
        self, field: Field, number: int, row: Data
    ) -> Iterator[tuple[str, Refusal]]:
        place = f"{field.name}.{number}"
        known = {one.kind for one in field.kinds}
        if field.kinds and row.get(KIND) not in known:
            yield f"{place}.{KIND}", refuse("row-kind-missing", row=number + 1)
            return
        for column in columns_of(field, row.get(KIND)):
            problem = self._problem(column, row)
            if problem is not None:
                label = self._label(column)
                refusal = refuse(f"row-{problem}", field=label, row=number + 1)
                yield f"{place}.{column.name}", refusal

    def _problem(self, field: Field, values: Mapping[str, Any]) -> str | None:
        """What is wrong with the value of one field: the id of a text."""
        if field.name not in values:
            if field.question:
                return "field-unanswered"
            asked = not field.optional and field.kind in REQUIRED
            return "field-missing" if asked else None
        wrong = field.kind == "number" and whole(values[field.name]) is None
        return "field-no-number" if wrong else None

    def _label(self, field: Field) -> Any:
        if field.label is not None:
            return field.label
        return self._book.say(self._id, attribute=f"field-{field.name}")


def _place(refusal: Refusal) -> str | None:
    """The name of the field that a refusal is about: `rows.2.team`; None if it does not say."""
    at = refusal.params.get("at")
    if isinstance(at, str):
        return at
    problem = refusal.params.get("problem")
    if refusal.id == "refused-malformed" and isinstance(problem, Mapping):
        place = _PLACE.fullmatch(str(problem.get("place", "")))
        if place is not None:
            parts = (place["field"], place["row"], place["column"])
            return ".".join(part for part in parts if part is not None)
    return None
