"""The text of chat messages: cleaned, counted as people count, with the names it mentions."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from intriga.kernel.actors import Seat
from intriga.kernel.spelling.plain_text import JOINERS, readable
from intriga.words.graphemes import length

Mention: TypeAlias = tuple[int, int, Seat]
"""A name in a text: its first character, its length (both with the @), and the seat it names."""

MESSAGE_LENGTH: Final = 2_000
"""The longest message, in characters as people count them."""


def clean(text: str) -> str:
    """A text as it is stored: without invisible characters and those that reverse the direction of
    text, with few combining marks on one letter and few empty lines in a row."""
    lines = readable(text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " "))
    trimmed = "\n".join(line.rstrip() for line in lines.split("\n"))
    while "\n\n\n" in trimmed:
        trimmed = trimmed.replace("\n\n\n", "\n\n")
    return trimmed.strip(" \n" + "".join(JOINERS))


def is_too_long(text: str) -> bool:
    """Whether a text is longer than a message may be."""
    return len(text) > 4 * MESSAGE_LENGTH or length(text) > MESSAGE_LENGTH


def mentions(text: str, names: Sequence[str], seats: Iterable[Seat]) -> tuple[Mention, ...]:
    """The mentions of these seats in a text: `@` and a name as it is shown at the table."""
    known = sorted(
        ((names[seat], seat) for seat in seats if seat < len(names)),
        key=lambda name: -len(name[0]),
    )
    found: list[Mention] = []
    start = text.find("@")
    while start >= 0:
        before = text[start - 1 : start]
        rest = text[start + 1 :]
        for name, seat in known if not before.isalnum() else ():
            after = rest[len(name) : len(name) + 1]
            if rest[: len(name)].casefold() == name.casefold() and not after.isalnum():
                found.append((start, len(name) + 1, seat))
                break
        start = text.find("@", start + 1)
    return tuple(found)
