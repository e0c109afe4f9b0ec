"""The forms that a bot has now, by the type of their act."""

from collections.abc import Iterator
from typing import Any

from intriga.kernel import Choices, Form, Offer, Range

Plain = dict[str, Any]


class Menu:
    """What is offered. `has`: whether an act is; `choices`, `range`: of a field of it."""

    def __init__(self, offer: Offer) -> None:
        self._offer = offer
        self._forms: dict[str, list[Form]] = {}
        for form in offer.forms:
            self._forms.setdefault(form.act, []).append(form)

    def has(self, act: str) -> bool:
        """Whether this act is offered."""
        return act in self._forms

    def forms(self, act: str) -> list[Form]:
        """All forms of an act."""
        return self._forms.get(act, [])

    def choices(self, act: str, name: str, **before: Any) -> list[Any]:
        """The values of a field, after earlier choices."""
        for form in self.forms(act):
            for field in form.fields:
                if field.name == name:
                    found = self._offer.domain(field.domain, {**form.preset, **before})
                    if isinstance(found, Choices):
                        return [one.value for one in found.options]
        return []

    def range(self, act: str, name: str, **before: Any) -> tuple[int, int]:
        """The bounds of a number; an empty range (1, 0) if there is none."""
        for form in self.forms(act):
            for field in form.fields:
                if field.name == name:
                    found = self._offer.domain(field.domain, {**form.preset, **before})
                    if isinstance(found, Range):
                        return int(found.low), int(found.high)
        return 1, 0

    def cards(self) -> Iterator[tuple[str, Form]]:
        """The options that can be played now."""
        for form in self.forms("play-card"):
            yield form.preset["card"], form

    def targets(self, form: Form, **before: Any) -> list[Any]:
        """The values of the next field of a card that is not chosen yet."""
        for field in form.fields:
            if field.name not in before:
                found = self._offer.domain(field.domain, {**form.preset, **before})
                return [one.value for one in found.options] if isinstance(found, Choices) else []
        return []
