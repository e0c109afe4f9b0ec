"""The size of a request's body: where people write long texts, it may be larger."""

from typing import Any, Final

from litestar.connection import Request
from litestar.exceptions import HTTPException

from intriga.table import Table

BODY_MOST: Final = 64 * 1024
"""The most bytes of a request's body."""
LONG_BODY_MOST: Final = 512 * 1024
"""The same for acts of games that take documents: the longest document in any encoding, and as much
again, so that one that is too long is refused with words."""


async def admit_body(request: Request[Any, Any, Any], table: Table) -> None:
    """For a handler that takes long bodies: refuse one for a match (`match` in the path) whose game
    takes no documents. Raises `HTTPException` 413."""
    announced = request.headers.get("content-length", "")
    if announced.isdecimal() and len(announced) < 10 and int(announced) <= BODY_MOST:
        return
    if await table.takes_documents(str(request.path_params.get("match", ""))):
        return
    if announced or len(await request.body()) > BODY_MOST:
        raise HTTPException(status_code=413)
