"""What a bot is offered, by the type of the act: which acts there are, and what their fields may
be."""

from collections.abc import Iterator
from typing import Any

from intriga.kernel.observe import Offer
from intriga.kernel.questions.forms import Choices, Chosen, Domain, Field, Form, Range


class OfferMenu:
    """The forms of one offer, by the type of their act. What is asked of a field holds after the
    earlier choices `chosen`, in all forms of the act that do not fix another value for them."""

    def __init__(self, offer: Offer) -> None:
        self._offer = offer
        self._forms: dict[str, list[Form]] = {}
        for form in offer.forms:
            self._forms.setdefault(form.act, []).append(form)

    def has(self, act: str, **preset: Any) -> bool:
        """Whether an act is offered, with these values fixed."""
        return any(preset.items() <= form.preset.items() for form in self.forms(act))

    def forms(self, act: str) -> list[Form]:
        """All forms of an act."""
        return self._forms.get(act, [])

    def presets(self, act: str) -> list[Chosen]:
        """What the forms of an act have fixed."""
        return [form.preset for form in self.forms(act)]

    def asks(self, act: str) -> list[Chosen]:
        """What the forms that ask for this act in private have fixed."""
        return [form.preset for form in self.forms(act) if form.asks]

    def knows(self, act: str, field: str) -> bool:
        """Whether an act has such a field, or such a column in its rows, now."""
        return any(one.name == field for form in self.forms(act) for one in _fields(form))

    def options(self, act: str, field: str, **chosen: Any) -> list[Any]:
        """What can be chosen in a field; nothing if there is no such field."""
        domains = self._domains(act, field, chosen)
        found = (one.value for it in domains if isinstance(it, Choices) for one in it.options)
        return list(dict.fromkeys(found))

    def bounds(self, act: str, field: str, **chosen: Any) -> tuple[int, int]:
        """The least and the greatest number of a field; 1 and 0 if there is no such field."""
        for domain in self._domains(act, field, chosen):
            if isinstance(domain, Range):
                return domain.low, domain.high
        return 1, 0

    def span(self, act: str, field: str, **chosen: Any) -> range:
        """All numbers of a field; empty if there is no such field."""
        low, high = self.bounds(act, field, **chosen)
        return range(low, high + 1)

    def domain(self, form: Form, field: Field, **chosen: Any) -> Domain:
        """The domain of a field of this form."""
        return self._offer.domain(field.domain, {**form.preset, **chosen})

    def _domains(self, act: str, name: str, chosen: Chosen) -> Iterator[Domain]:
        for form in self.forms(act):
            fixed = {key: value for key, value in chosen.items() if key in form.preset}
            if fixed.items() <= form.preset.items():
                for field in _fields(form):
                    if field.name == name:
                        yield self.domain(form, field, **chosen)


def _fields(form: Form) -> Iterator[Field]:
    """The fields of a form, and the columns of its rows."""
    for field in form.fields:
        yield field
        yield from field.row
