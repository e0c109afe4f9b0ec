"""Where an answer sends a browser on to: a path of this server, short enough for a header."""

from typing import Final
from urllib.parse import quote

_LOCATION: Final = 2_000
"""The most bytes of an address that a response sends a browser to. What people enter may be part of
it, and proxies give all headers of a response together 4 or 8 KB."""
_UNQUOTED: Final = "/?&=#%+:@!$'()*,;~[]"


def safe_path(wanted: str) -> str:
    """A path of this server to go on to; anything else becomes the lobby."""
    path = wanted.partition("?")[0]
    inside = path.startswith("/") and "//" not in path and ".." not in path.split("/")
    return short_path(wanted) if inside and wanted.isprintable() and "\\" not in wanted else "/"


def short_path(path: str) -> str:
    """A path to go on to that every proxy and browser takes as a header: one that is too long loses
    its query and fragment; if it still is, it becomes the lobby."""
    bare = path.partition("#")[0].partition("?")[0]
    return next((one for one in (path, bare) if len(quote(one, safe=_UNQUOTED)) <= _LOCATION), "/")
