"""Reasons: why an order had its result, or why it is invalid, independent of language.

A reason is a message of this package's catalogues (`ru.ftl`, `en.ftl`) with its parameters.
Provinces are given by their codes; `named` replaces these with names.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

PLACES = frozenset({"place", "to", "by", "at", "near"})
"""Parameters that are provinces (`PAR`, `SPA/SC`) or lists of them."""


class Reason(Struct, frozen=True):
    """A message: its id in the catalogues, and its parameters."""

    id: str
    params: dict[str, Any] = {}


class Wrong(Struct, frozen=True):
    """A unit or an order that could not be used, with the reason. The others still count."""

    power: str
    given: str
    reason: Reason


def reason(id: str, /, **params: Any) -> Reason:
    """Shorthand: `reason("diplomacy-moved", to="BUR")`."""
    return Reason(id, params)


def named(reason: Reason, name: Callable[[str], str]) -> Reason:
    """The same reason with the names of provinces in place of their codes."""

    def names(value: Any) -> Any:
        return ", ".join(map(name, value)) if isinstance(value, list | tuple) else name(value)

    params = {k: names(v) if k in PLACES else v for k, v in reason.params.items()}
    return Reason(reason.id, params)
