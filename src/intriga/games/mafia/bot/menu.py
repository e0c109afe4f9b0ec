"""What is offered, as habits read it: which acts there are and what their fields may be."""

from collections.abc import Iterator
from typing import Any

from intriga.kernel import Choices, Domain, Field, Form, Offer, Range

Plain = dict[str, Any]


class Menu:
    """The forms of one offer, by the type of their act."""

    def __init__(self, offer: Offer) -> None:
        self._offer = offer
        self._forms: dict[str, list[Form]] = {}
        for form in offer.forms:
            self._forms.setdefault(form.act, []).append(form)

    def has(self, act: str, **preset: Any) -> bool:
        """Whether an act is offered, with these values fixed."""
        return any(preset.items() <= form.preset.items() for form in self._forms.get(act, ()))

    def asks(self, act: str) -> list[Plain]:
        """What the forms that ask for this act in private have fixed."""
        return [form.preset for form in self._forms.get(act, ()) if form.asks]

    def presets(self, act: str) -> list[Plain]:
        """What the forms of an act have fixed."""
        return [form.preset for form in self._forms.get(act, ())]

    def knows(self, act: str, field: str) -> bool:
        """Whether an act has such a field, or such a column in its rows, now."""
        return any(one.name == field for form in self._forms.get(act, ()) for one in _fields(form))

    def options(self, act: str, field: str, **chosen: Any) -> list[Any]:
        """What can be chosen in a field after these choices, in any form of the act; nothing if
        there is no such field."""
        domains = self._domains(act, field, chosen)
        found = (one.value for it in domains if isinstance(it, Choices) for one in it.options)
        return list(dict.fromkeys(found))

    def span(self, act: str, field: str, **chosen: Any) -> range:
        """From which to which number a field goes; empty if it has none."""
        for domain in self._domains(act, field, chosen):
            if isinstance(domain, Range):
                return range(domain.low, domain.high + 1)
        return range(0)

    def _domains(self, act: str, name: str, chosen: Plain) -> Iterator[Domain]:
        for form in self._forms.get(act, ()):
            fixed = {key: value for key, value in chosen.items() if key in form.preset}
            if fixed.items() <= form.preset.items():
                for field in _fields(form):
                    if field.name == name:
                        yield self._offer.domain(field.domain, {**form.preset, **chosen})


def _fields(form: Form) -> Iterator[Field]:
    """The fields of a form, and the columns of its rows."""
    for field in form.fields:
        yield field
        yield from field.row
