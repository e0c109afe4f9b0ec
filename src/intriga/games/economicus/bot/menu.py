"""What a Director is offered, options among them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import to_builtins

from intriga.games.economicus.data.cards import Effect
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


@lru_cache(maxsize=256)
def effects_written(effects: Sequence[Effect]) -> Sequence[Mapping[str, object]]:
    """The effects of a card, as a file of decks has them."""
    written: Sequence[Mapping[str, object]] = to_builtins(effects)
    return written
