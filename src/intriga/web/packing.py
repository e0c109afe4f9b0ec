"""How bodies are compressed on their way to a browser: with brotli, which every browser takes from
a server with TLS; else with gzip."""

import gzip
from typing import Final, Literal, TypeAlias

import brotli

Packing: TypeAlias = Literal["br", "gzip", ""]
"""As `content-encoding` names it; "": none."""
PACKINGS: Final[tuple[Packing, ...]] = ("br", "gzip")
"""Those there are, the better one first."""
_AT_ONCE: Final = 4
"""The quality of brotli for what is sent once: less time than gzip takes, and fewer bytes."""


def best_packing(accepted: str) -> Packing:
    """The best that a browser takes. `accepted`: its header `accept-encoding`."""
    taken = {name for name in map(_taken, accepted.split(",")) if name}
    return next((one for one in PACKINGS if one in taken), "")


def _taken(one: str) -> str:
    """The name of an encoding, "" for one that is refused (`gzip;q=0`)."""
    name, _, weight = one.lower().replace(" ", "").partition(";q=")
    return "" if weight and not weight.strip("0.") else name


def packed(body: bytes, packing: Packing, *, kept: bool = False) -> bytes:
    """A body, compressed like this. `kept`: it will be sent many times, so it may take long."""
    if packing == "br":
        made: bytes = brotli.compress(body, quality=11 if kept else _AT_ONCE)
        return made
    return gzip.compress(body, 9 if kept else 6, mtime=0) if packing else body
