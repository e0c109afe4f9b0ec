"""The seven rights of a class (item 6): binary, and each opens certain acts (Z6–Z31, table A)."""

from typing import Literal

Right = Literal["exile", "command", "appoint", "arrest", "execution", "pardon", "laws"]

RIGHTS: tuple[Right, ...] = (
    "exile",
    "command",
    "appoint",
    "arrest",
    "execution",
    "pardon",
    "laws",
)
"""In the order of the rulebook, in which classes keep them and pages show them."""


def in_order(rights: object) -> tuple[Right, ...]:
    """These rights without repetition, in the order of the rulebook. `rights`: any container."""
    return tuple(right for right in RIGHTS if right in rights)  # type: ignore[operator]
