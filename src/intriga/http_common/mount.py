"""The front of the house: which way in answers a request."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from litestar.types import ASGIApp, Receive, Scope, Send

from intriga.http_common.rate_limits import RateLimits
from intriga.table import Table

Way: TypeAlias = Callable[[Table, RateLimits], ASGIApp]
"""Makes the application of one more way in, behind the door of the pages."""
NO_OTHERS: Final[Mapping[str, Way]] = MappingProxyType({})


def without_nul(scope: Scope) -> Scope:
    """A request whose address has no zero characters: nothing of ours is named by one, and
    PostgreSQL takes them in no text. Other ways than the pages refuse them."""
    query = scope["query_string"].replace(b"%00", b"")
    path = scope["path"].replace("\0", "")
    changed: Any = {**scope, "query_string": query, "path": path}
    if "raw_path" in changed:
        changed["raw_path"] = changed["raw_path"].replace(b"%00", b"")
    return changed  # type: ignore[no-any-return]


def front(pages: ASGIApp, ways: Mapping[str, ASGIApp]) -> ASGIApp:
    """One application made of several. `ways`: by the beginning of the path (`/api/`); everything
    else, and what concerns the server as a whole, goes to the pages."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        path: Any = scope.get("path", "")
        way = next((way for start, way in ways.items() if path.startswith(start)), pages)
        nul = b"%00" in scope.get("query_string", b"") or "\0" in path
        await way(without_nul(scope) if nul and way is pages else scope, receive, send)

    return answer
