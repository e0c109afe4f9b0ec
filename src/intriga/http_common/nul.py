"""NUL characters in requests. No text may hold one: PostgreSQL does not store them."""

from typing import Any

from litestar.types import Scope


def has_nul(scope: Scope) -> bool:
    """Whether the URL of a request has a NUL character."""
    return b"%00" in scope.get("query_string", b"") or "\0" in scope.get("path", "")


def strip_nul(scope: Scope) -> Scope:
    """The request without the NUL characters in its URL."""
    query = scope["query_string"].replace(b"%00", b"")
    path = scope["path"].replace("\0", "")
    changed: Any = {**scope, "query_string": query, "path": path}
    if "raw_path" in changed:
        changed["raw_path"] = changed["raw_path"].replace(b"%00", b"")
    return changed  # type: ignore[no-any-return]


def find_nul(value: Any) -> str | None:
    """The path of a text with a NUL character in decoded JSON (`act.name`; empty for the value
    itself). None: there is no such text."""
    waiting = [("", value)]
    while waiting:
        path, one = waiting.pop()
        if isinstance(one, str):
            if "\0" in one:
                return path
        elif isinstance(one, dict):
            waiting += [(path, key) for key in one]
            waiting += [(f"{path}.{key}".lstrip("."), inner) for key, inner in one.items()]
        elif isinstance(one, list):
            waiting += [(f"{path}[{number}]", inner) for number, inner in enumerate(one)]
    return None
