"""The names that a chat message mentions."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from intriga.kernel.actors import Seat

Mention: TypeAlias = tuple[int, int, Seat]
"""A name in a text: its first character, its length (both with the @), and the seat it names."""


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
