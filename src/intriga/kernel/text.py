"""Texts without a language: message ids with parameters.

The kernel and the games never make sentences. They name a message of the Fluent catalogues
and give its parameters; pages, API and command line render it in the language
of the reader. A parameter is a number, a word, a seat (`seat(2)`: rendered as the player's name),
another message (`msg("city-moscow")`), a name that data gives in each language
(`called({"ru": "Париж", "en": "Paris"})`), or a list of these. `data(…)` is never rendered: it is
what a page needs to draw what happened.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

Param: TypeAlias = Any
"""Plain data: int | str | {"seat": n} | {"msg": id, …parameters} | {"called": {language: name}} |
{"data": anything} | {"document": reference} (`kernel.documents`) | list of these."""


def seat(number: int) -> dict[str, int]:
    """A parameter that is rendered as the name of the player of this seat."""
    return {"seat": number}


def msg(id: str, /, **params: Param) -> dict[str, Param]:
    """A parameter that is itself a message."""
    return {"msg": id, **params}


def called(names: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """A parameter that is rendered as the name in the reader's language: of a place on a map."""
    return {"called": dict(names)}


def data(value: Any) -> dict[str, Any]:
    """A parameter that is not rendered: plain data for pages and programs, as a record gives it
    back (a tuple is a list there, and a struct a mapping)."""
    return {"data": msgspec.json.decode(msgspec.json.encode(value))}


class Message(Struct, frozen=True, omit_defaults=True):
    """A text to be rendered: an id of the catalogues, and its parameters."""

    id: str
    params: dict[str, Param] = {}


class Refusal(Message, frozen=True, omit_defaults=True):
    """Why an act is not possible, and what is. Depends only on what its actor knows."""


def refuse(id: str, /, **params: Param) -> Refusal:
    """Shorthand for the rules: `return refuse("espionage-too-poor", money=30)`."""
    return Refusal(id, params)
