"""What the limits of a form ask, in words, beside the fields they are about (js/forms/limits.js
says the same while one types)."""

from collections.abc import Iterator, Sequence
from typing import Any

from intriga.kernel.questions.forms import (
    KIND,
    AnyOf,
    AtLeast,
    AtMost,
    Choices,
    Field,
    Form,
    Limit,
    Other,
    SumAtMost,
    Together,
    Unique,
    Unlike,
    Without,
)
from intriga.kernel.questions.limits import Entered, Usage, entered_of, usage
from intriga.web.game_pages import Data
from intriga.web.match.forms.form_fields import FieldRenderer, total_of


class LimitRenderer:
    """Makes the data of the limits of one form. `id`: of the form's texts."""

    def __init__(self, fields: FieldRenderer, form: Form, id: str) -> None:
        self._fields = fields
        self._form = form
        self._id = id

    def of_rows(self, field: Field, rows: Sequence[Data], kinds: Sequence[Data]) -> Iterator[Data]:
        """How much of each limit of a list these rows use. `rows`, of a unique column: those, from
        1, that share a value; `kinds`: of rows, as choices."""
        for limit in self._form.limits:
            if limit.field == field.name:
                yield self._data(limit, field, rows, kinds)

    def beside(self, field: Field, act: Data) -> list[Data]:
        """The limits that are shown beside a field that is no list: its own, and those of several
        fields of the form of which it is the last. `act`: what is entered."""
        return [
            self._data(limit, field, entered_of(limit, act) or (), ())
            for limit in self._form.limits
            if self._place(limit) == field.name
        ]

    def _place(self, limit: Limit) -> str:
        """The field beside which a limit is shown; a list shows its own, and counted items what is
        left of one of them."""
        if limit.field:
            field = next((one for one in self._form.fields if one.name == limit.field), None)
            if field is None or field.kind == "rows":
                return ""
            shown = field.kind == "counts" and limit is total_of(self._form, field)
            return "" if shown else limit.field
        named = limit.columns if isinstance(limit, Together | AnyOf) else ()
        return next(
            (field.name for field in reversed(self._form.fields) if field.name in named), ""
        )

    def _data(self, limit: Limit, field: Field, entered: Entered, kinds: Sequence[Data]) -> Data:
        used = usage(limit, entered)
        label = self._label(limit, field, kinds)
        data: Data = {
            "limit": limit.__struct_config__.tag,
            "field": limit.field,
            "warns": limit.warns,
            "label": label,
            "used": used.used,
            "broken": used.broken,
            "kind": field.kind,
        }
        return data | self._own(limit, entered, used, label)

    def _own(self, limit: Limit, entered: Entered, used: Usage, label: str) -> Data:
        """What a limit of this type has besides: the words it is said in, what it counts."""
        say = self._fields.t
        match limit:
            case Unique(column=column):
                shared = [number + 1 for number in used.rows]
                pattern = say("limit-shared", label=label, rows="{rows}")
                text = say("limit-shared", label=label, rows=shared)
                return {"column": column, "rows": shared, "text": text, "pattern": pattern}
            case AtMost(most=most, column=column, group=group):
                return {"column": column, "most": most, "group": group}
            case AtLeast(least=least, column=column, group=group, or_none=or_none):
                id = "limit-asks-none-or" if or_none else "limit-asks-at-least"
                id = "limit-asks-zero-or" if or_none and isinstance(entered, int) else id
                given = {"column": column, "least": least, "group": group, "or_none": or_none}
                return given | {"text": say(id, label=label, least=least)}
            case SumAtMost(most=most, column=column, prices=prices, rates=rates):
                return {"column": column, "most": most, "prices": prices, "rates": rates}
            case Unlike(column=column, names=names, by=by, but=but):
                text = self._sentence(limit, "limit-asks-unlike", label)
                return {
                    "column": column,
                    "names": list(names),
                    "by": by,
                    "but": {value: list(free) for value, free in but.items()},
                    "text": text,
                }
            case Without(column=column, words=words, stems=stems):
                text = self._sentence(limit, "limit-asks-without", label)
                return {
                    "column": column,
                    "text": text,
                    "words": list(words),
                    "stems": list(stems),
                }
            case Together(columns=columns):
                text = self._sentence(limit, "limit-asks-together", label)
                return {"columns": list(columns), "text": text}
            case AnyOf(columns=columns):
                text = self._sentence(limit, "limit-asks-any-of", label)
                return {"columns": list(columns), "text": text}
            case Other(than=than):
                text = self._sentence(limit, "limit-asks-other", label)
                return {"than": [list(one) for one in than], "text": text}

    def _sentence(self, limit: Limit, id: str, label: str) -> str:
        """What is asked, in the words of the game if it has any."""
        return label if limit.label is not None else self._fields.t(id, label=label)

    def _label(self, limit: Limit, field: Field, kinds: Sequence[Data]) -> str:
        """What a limit is called: by itself, like what it counts, or like its columns."""
        fields = self._fields
        if limit.label is not None:
            return fields.render(limit.label)
        if isinstance(limit, Together | AnyOf):
            known = _columns(field) if limit.field else self._form.fields
            named = [one for one in known if one.name in limit.columns]
            return ", ".join(f"«{fields.label(one, self._id)}»" for one in named)
        if isinstance(limit, AtMost | AtLeast) and limit.column:
            return self._group_label(limit, field, kinds)
        named_column = "" if isinstance(limit, Other) else limit.column
        column = next((one for one in _columns(field) if one.name == named_column), None)
        return fields.label(field if column is None else column, self._id)

    def _group_label(self, limit: AtMost | AtLeast, field: Field, kinds: Sequence[Data]) -> str:
        choices: Sequence[Data] = kinds
        if limit.column != KIND:
            column = next(one for one in _columns(field) if one.name == limit.column)
            if column.kind == "flag":
                return self._fields.label(column, self._id)
            domain: Any = self._fields.domain(column, dict(self._form.preset))
            choices = self._fields.choices(domain) if isinstance(domain, Choices) else ()
        same = (str(one["label"]) for one in choices if str(one["value"]) == limit.group)
        return next(same, limit.group)


def _columns(field: Field) -> list[Field]:
    return [*field.row, *(column for kind in field.kinds for column in kind.fields)]
