"""What a form of a page sent: its fields, and numbers and words in them."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from intriga.web.http import Request, sent_form

Form = Mapping[str, str]
"""The fields of a form that was sent, by name."""

T = TypeVar("T")
_UNTYPED: Final = dict.fromkeys((0, 2, 3))


async def form_of(request: Request) -> Form:
    """The fields of a form, without control characters that nobody types: zeros, and what our own
    placeholders begin and end with; of a field sent twice the last counts. Raises as
    `sent_form`."""
    sent = (await sent_form(request)).items()
    return {key.translate(_UNTYPED): value.translate(_UNTYPED) for key, value in sent}


def parse_int(text: str, digits: int = 9) -> int | None:
    """A number of at most so many digits; None for any other text."""
    return int(text) if text.isdecimal() and len(text) <= digits else None


def one_of(fields: Form, name: str, among: Sequence[T]) -> T | None:
    """Which of these a field names; None if it names none of them, or is not there."""
    entered = fields.get(name)
    return next((one for one in among if one == entered), None)


def salt_of(fields: Form) -> str:
    """The browser's own random word, which a script adds to forms that take a seat, so that the
    server cannot have chosen the draws. Empty without script."""
    salt = fields.get("salt", "")
    return salt if salt.isalnum() and len(salt) <= 64 else ""
