"""Requests and responses without type parameters, forms, and the JSON form of a refusal."""

from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast
from urllib.parse import parse_qsl

import litestar
import msgspec
from litestar.exceptions import HTTPException

from intriga.http_common import TooManyRequests
from intriga.http_common.errors import STATUS
from intriga.kernel.text import Refusal
from intriga.table import TableError

if TYPE_CHECKING:
    Request: TypeAlias = litestar.Request[Any, Any, Any]
    Response: TypeAlias = litestar.Response[Any]
else:  # an alias with parameters is many times slower to call
    Request = litestar.Request
    Response = litestar.Response

JSON: Final = "application/json"
FIELDS_MOST: Final = 500
"""The most fields of a form."""
_FORM: Final = "application/x-www-form-urlencoded"
_PARSED: Final = "form"

_encode = msgspec.json.Encoder().encode


def refused(answer: Response, problem: TableError) -> Response:
    """A page that shows what was refused. If it is not the sender's mistake (too many requests, or
    nothing can be saved), with the status that says so."""
    if problem.kind == "unavailable":
        answer.status_code = STATUS[problem.kind]
    if isinstance(problem, TooManyRequests):
        answer.status_code = 429
        answer.headers["retry-after"] = str(problem.seconds)
    return answer


async def sent_form(request: Request) -> dict[str, str]:
    """The fields of the form in a request; none, if its body is something else. Of a field sent
    twice the last counts.

    Parsed here, because Litestar would keep it (see `http_common.uncached`). Our forms are sent in
    one encoding only: raises `HTTPException` 415 for the other one, which files are sent in, and
    413 for a form with too many fields.
    """
    state = request.scope["state"]
    if _PARSED not in state:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind.startswith("multipart/"):
            raise HTTPException(status_code=415)
        state[_PARSED] = _fields(await request.body()) if kind == _FORM else {}
    return cast(dict[str, str], state[_PARSED])


def _fields(body: bytes) -> dict[str, str]:
    if body.count(b"&") >= FIELDS_MOST:
        raise HTTPException(status_code=413)
    return dict(parse_qsl(body.decode("latin-1"), keep_blank_values=True, separator="&"))


def refusal_json(refusal: Refusal, text: str, status: int) -> Response:
    """A refusal for a script: `{"refusal": {"id", "params", "text"}}`."""
    body = {"refusal": {"id": refusal.id, "params": refusal.params, "text": text}}
    return litestar.Response(_encode(body), status_code=status, media_type=JSON)
