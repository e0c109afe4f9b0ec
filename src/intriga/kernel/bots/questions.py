"""The private questions put to a bot, and how often it has answered each."""

from collections.abc import Iterable
from typing import Any, Final

from intriga.kernel.questions.asked import asking
from intriga.kernel.questions.forms import Form

MOST: Final = 10
"""How often a bot answers a form that goes on asking: it may ask for one thing after another."""


class Questions:
    """The forms that ask one seat in private, as its bot goes through them.

    A form that goes on asking although it was answered, or that refuses what it is answered, is in
    the end left alone until it has been away or has changed: else a bot would answer for ever.
    """

    def __init__(self) -> None:
        self._answers: list[tuple[Form, int]] = []

    def left(self, forms: Iterable[Form]) -> tuple[Form, ...]:
        """These forms, which the seat has now, without those that the bot leaves alone."""
        forms = tuple(forms)
        self._answers = [(form, count) for form, count in self._answers if form in forms]
        tired = [form for form, count in self._answers if count >= MOST]
        return tuple(form for form in forms if form not in tired)

    def answer(self, forms: Iterable[Form], act: dict[str, Any]) -> None:
        """The bot answers with this act, by one of these forms."""
        before = self._answers
        answered = [form for form in asking(forms) if _fits(form, act)]
        self._answers = [(form, count) for form, count in before if form not in answered]
        for form in answered:
            counts = (count for other, count in before if other == form)
            self._answers.append((form, next(counts, 0) + 1))


def is_answer(forms: Iterable[Form], act: dict[str, Any]) -> bool:
    """Whether this act answers one of these forms that ask in private."""
    return any(_fits(form, act) for form in asking(forms))


def _fits(form: Form, act: dict[str, Any]) -> bool:
    return form.act == act.get("type") and all(
        act.get(name) == value for name, value in form.preset.items()
    )
