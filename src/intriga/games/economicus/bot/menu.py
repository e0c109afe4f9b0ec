"""What a Director is offered, options among them."""

from collections.abc import Iterator
from typing import Any

from intriga.kernel import Choices, Form, OfferMenu


class Menu(OfferMenu):
    """The forms of one offer, by the type of their act."""

    def cards(self) -> Iterator[tuple[str, Form]]:
        """The options that can be played now."""
        for form in self.forms("play-card"):
            yield form.preset["card"], form

    def targets(self, form: Form, **before: Any) -> list[Any]:
        """The values of the next field of a card that is not chosen yet."""
        for field in form.fields:
            if field.name not in before:
                found = self.domain(form, field, **before)
                return [one.value for one in found.options] if isinstance(found, Choices) else []
        return []
