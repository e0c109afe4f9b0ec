"""What is wrong with a form before the rules are asked, and which fields a refusal is about."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from intriga.kernel.questions.forms import (
    KIND,
    AtLeast,
    AtMost,
    Field,
    Form,
    SumAtMost,
    Unique,
    columns_of,
    spoken,
)
from intriga.kernel.questions.limits import Usage, broken_limits
from intriga.kernel.text import Refusal, refuse
from intriga.web.game_pages import Data
from intriga.web.match.forms.form_values import REQUIRED, SURE, whole
from intriga.web.match.forms.misread import WrongAt, misread, worded
from intriga.web.site import Say
from intriga.words import Phrasebook

_UNKNOWN: Final = "form-misread"
"""The refusal of an act of which no field of the form is to blame."""


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

    def _marks(self, act: Data, refusal: Refusal, text: str) -> dict[str, str]:
        """Which fields a refusal of the rules is about: where its `at` says, and the cells that
        break a limit across rows."""
        marks: dict[str, str] = {}
        for one in broken_limits(self._form.limits, act):
            marks |= dict.fromkeys(one.places, self._why(one))
        place = _place(refusal)
        return marks if place is None or place in marks else {**marks, place: text}

    def refused(self, act: Data, refusal: Refusal, text_of: Callable[[Refusal], str]) -> FormError:
        """Why the rules have not taken an act, in the words of this form, and which fields that is
        about. `text_of`: renders a refusal."""
        found = misread(refusal)
        if found is not None:
            missing = self.error(act)
            if missing is not None:
                return missing
            label, kind = self._named(found.place)
            refusal = worded(found, label, kind)
        text = text_of(refusal)
        marks = self._marks(act, refusal, text)
        if found is not None and found.place is not None and refusal.id != _UNKNOWN:
            marks = {found.place.name: text, **marks}
        return FormError(refusal, marks)

    def _named(self, place: WrongAt | None) -> tuple[Any, str]:
        """What the field at a place of this form is called, and its kind; None for no field."""
        fields = () if place is None else self._form.fields
        field = next((one for one in fields if place is not None and one.name == place.field), None)
        if field is None or place is None:
            return None, ""
        if field.kind == "slots" and place.row is not None and place.row < len(field.row):
            return self._label(field.row[place.row]), "slots"
        if not place.column:
            return self._label(field), field.kind
        if place.column == KIND and field.kinds:
            return self._t("row-kind"), "choice"
        columns = (*field.row, *(column for kind in field.kinds for column in kind.fields))
        column = next((one for one in columns if one.name == place.column), None)
        return (None, "") if column is None else (self._label(column), column.kind)

    def _why(self, used: Usage) -> str:
        """What is wrong where a limit is not kept."""
        limit = used.limit
        match limit:
            case Unique():
                rows = [number + 1 for number in used.rows]
                return self._t("limit-shared-here", rows=rows)
            case AtMost() | SumAtMost():
                id = "limit-at-most" if isinstance(limit, AtMost) else "limit-sum"
                return self._t(id, used=used.used, most=limit.most)
            case AtLeast():
                return self._t("limit-at-least", used=used.used, least=limit.least)
        return self._t(f"limit-{limit.__struct_config__.tag}")

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
        if field.kind in ("text", "document") and not str(values[field.name]).strip():
            return None if field.optional else "field-missing"
        wrong = field.kind == "number" and whole(values[field.name]) is None
        return "field-no-number" if wrong else None

    def _label(self, field: Field) -> Any:
        if field.label is not None:
            return field.label
        return self._book.say(self._id, attribute=f"field-{field.name}")


def _place(refusal: Refusal) -> str | None:
    """The name of the field that a refusal is about: `rows.2.team`; None if it does not say."""
    at = refusal.params.get("at")
    return at if isinstance(at, str) else None
