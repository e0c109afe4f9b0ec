"""Reasons: why an order came out as it did, or why it is wrong, without a language.

A reason names a message of this package's catalogues (`ru.ftl`, `en.ftl`) and gives its
parameters. Provinces are given by their codes; `named` puts their names in.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

PLACES = frozenset({"place", "to", "by", "at", "near"})
"""Parameters that are provinces (`PAR`, `SPA/SC`) or lists of them."""


class Reason(Struct, frozen=True):
    """A sentence to be said: an id of the catalogues and its parameters."""

    id: str
    params: dict[str, Any] = {}


class Wrong(Struct, frozen=True):
    """What was given and could not be used, with the reason. The rest stands."""

    power: str
    given: str
    reason: Reason


def reason(id: str, /, **params: Any) -> Reason:
    """Shorthand: `reason("diplomacy-moved", to="BUR")`."""
    return Reason(id, params)


def named(said: Reason, name: Callable[[str], str]) -> Reason:
    """The same reason with the names of provinces in place of their codes."""

    def spell(value: Any) -> Any:
        return ", ".join(map(name, value)) if isinstance(value, list | tuple) else name(value)

    params = {k: spell(v) if k in PLACES else v for k, v in said.params.items()}
    return Reason(said.id, params)
