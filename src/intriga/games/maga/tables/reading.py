"""How the tables of this folder are read."""

from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


def read(name: str, type: type[T]) -> T:
    """The table in this file."""
    return msgspec.toml.decode(
        (files("intriga.games.maga.tables") / f"{name}.toml").read_bytes(), type=type
    )
