"""Forms of a game with the labels of their fields and choices."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import astuple

from intriga.api import responses
from intriga.api.auth import Call
from intriga.kernel.questions import forms as kernel
from intriga.kernel.text import Message


class FormRenderer:
    """Renders the forms of one game for one caller."""

    def __init__(self, call: Call, game: str, names: Sequence[str] = ()) -> None:
        """`names`: of seats 0, 1, 2, … Raises `TableError` for a game that is not installed."""
        self.call = call
        self.rules = call.rules(game)
        self.names = names
        self.book = call.book()

    def localized(self, message: Message) -> responses.LocalizedMessage:
        """A message with its text."""
        text = self.book.text_of(message, self.names)
        return responses.LocalizedMessage(message.id, message.params, text)

    def forms(self, forms: Iterable[kernel.Form]) -> tuple[responses.Form, ...]:
        """Forms with their texts."""
        return tuple(map(self._form, forms))

    def _form(self, form: kernel.Form) -> responses.Form:
        id = f"form-{self.rules.id}-{form.act}"
        has_help = self.book.has(id, "help")
        return responses.Form(
            act=form.act,
            title=self.book.say(id, kernel.spoken(form.preset), self.names),
            help=self.book.say(id, kernel.spoken(form.preset), self.names, "help")
            if has_help
            else "",
            window=form.window,
            generation=form.generation,
            main=form.main,
            asks=form.asks,
            team=form.team,
            preset=form.preset,
            fields=tuple(self._field(field, id) for field in form.fields),
            limits=form.limits,
            filled=form.filled,
            notes=tuple(str(self.book.render(note, self.names)) for note in form.notes),
        )

    def _field(self, field: kernel.Field, form: str) -> responses.Field:
        if field.label is not None:
            label = self._label(field.label)
        else:
            label = self.book.say(form, attribute=f"field-{field.name}")
        return responses.Field(
            name=field.name,
            kind=field.kind,
            domain=field.domain,
            optional=field.optional,
            label=label,
            row=tuple(self._field(column, form) for column in field.row),
            after=field.after,
            kinds=tuple(self._row_kind(kind, form) for kind in field.kinds),
            question=field.question,
        )

    def _row_kind(self, kind: kernel.RowKind, form: str) -> responses.RowKind:
        if kind.label is not None:
            label = self._label(kind.label)
        else:
            label = self.book.say(form, attribute=f"kind-{kind.kind}")
        return responses.RowKind(
            kind=kind.kind,
            label=label,
            group="" if kind.group is None else self._label(kind.group),
            fields=tuple(self._field(column, form) for column in kind.fields),
        )

    def domain(self, domain: kernel.Domain) -> responses.Choices | responses.Range | responses.Text:
        """The choices of a field."""
        match domain:
            case kernel.Choices(options, default):
                rendered = [
                    responses.Choice(option.value, self._label(option.label), option.weight)
                    for option in options
                ]
                return responses.Choices(tuple(rendered), default)
            case kernel.Range(low, high, default):
                return responses.Range(low, high, default)
            case kernel.Text(length, begins):
                reference = responses.Document(*astuple(begins)) if begins else None
                return responses.Text(length, reference)

    def _label(self, label: Any) -> str:
        return str(self.book.render(label, self.names))
