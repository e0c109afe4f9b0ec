"""Tables that lie beside the code of a game, as TOML."""

from importlib.resources import files
from typing import TypeVar

import msgspec

TableT = TypeVar("TableT")


def read_table(package: str, name: str, type: type[TableT]) -> TableT:
    """The table `name`.toml in this package. Raises `msgspec.ValidationError` if it is no such
    thing."""
    return msgspec.toml.decode((files(package) / f"{name}.toml").read_bytes(), type=type)
