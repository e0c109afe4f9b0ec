"""Whether what somebody says they have chosen was theirs to choose.

A domain reads the choices made before it (`Field.after`). Whoever writes a program may send any: a
clan that is not theirs, the list of another state. A domain that answered would tell them of it.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from intriga.kernel.questions.forms import KIND, Choices, Chosen, Domain, Field, Form, known_to

AskDomain = Callable[[str, Chosen], Domain]
"""The domain of this name, given these choices. Raises `LookupError`, `TypeError` or `ValueError`
for such as cannot be."""


def is_offered(forms: Iterable[Form], name: str, chosen: Chosen, ask: AskDomain) -> bool:
    """Whether one of these forms has a field with the domain `name` and offers each of the choices:
    as fixed in it, or as one of the values of its own field or column. What comes to other values
    is not asked of the game at all."""
    return any(_Told(form, chosen, ask).offers(name) for form in forms)


class _Told(NamedTuple):
    """What somebody says they have chosen in a form."""

    form: Form
    chosen: Chosen
    ask: AskDomain

    def offers(self, name: str) -> bool:
        """Whether the form has this domain, and all that is chosen."""
        fields = list(_with_columns(self.form.fields))
        if all(field.domain != name for field in fields):
            return False
        preset = self.form.preset
        if any(preset[key] != value for key, value in self.chosen.items() if key in preset):
            return False
        free = {key: value for key, value in self.chosen.items() if key not in preset}
        return self._all_of(fields, free)

    def _all_of(self, fields: Iterable[Field], values: Chosen) -> bool:
        """Whether each of the values is one that a field of its name may have."""
        return all(
            value is None
            or any(self._may_have(field, value) for field in fields if field.name == name)
            for name, value in values.items()
            if name != KIND
        )

    def _may_have(self, field: Field, value: Any) -> bool:
        if field.kind == "rows":
            return isinstance(value, list) and all(self._is_row(field, row) for row in value)
        if field.kind == "slots":
            return isinstance(value, list) and all(
                any(self._may_have(slot, one) for slot in field.row) for one in value
            )
        return not field.domain or self._is_choice(field, value)

    def _is_row(self, rows: Field, row: Any) -> bool:
        if not isinstance(row, dict):
            return False
        inner = self._replace(chosen={**self.chosen, **row})
        return inner._all_of(list(_columns(rows)), row)

    def _is_choice(self, field: Field, value: Any) -> bool:
        """Numbers and texts tell of nothing by being named: only what is chosen of several is
        looked up."""
        try:
            domain = self.ask(field.domain, known_to(field, self.form.preset, self.chosen))
        except (LookupError, TypeError, ValueError):
            return False
        if not isinstance(domain, Choices):
            return True
        values = [choice.value for choice in domain.options]
        counted = list(value) if field.kind == "counts" and isinstance(value, dict) else [value]
        return all(one in values for one in counted)


def _with_columns(fields: Iterable[Field]) -> Iterator[Field]:
    """These fields, and all columns and slots in them."""
    for field in fields:
        yield field
        yield from _columns(field)


def _columns(field: Field) -> Iterator[Field]:
    yield from _with_columns(field.row)
    for kind in field.kinds:
        yield from _with_columns(kind.fields)
