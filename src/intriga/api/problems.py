"""What is answered when something cannot be: a problem (RFC 9457), in the caller's language."""

import logging
import traceback
from typing import Any, Final

import msgspec
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from intriga.api.auth import MALFORMED, Call, Request, Response, Unauthorized, known_call
from intriga.http_common import TooManyRequests
from intriga.http_common.errors import STATUS
from intriga.kernel.decode.errors import decode_error
from intriga.kernel.text import Refusal, refuse
from intriga.table import TableError

_log = logging.getLogger(__name__)

PROBLEM: Final = "application/problem+json"
_CONFLICTS: Final = frozenset({"refused-stale", "refused-command-used", "refused-over"})
"""Refusals that say: not the act is wrong, but the moment."""
_KNOWN: Final = (400, 404, 405, 413, 415, 500)
_MEANING: Final = {
    400: "What was sent cannot be read",
    401: "A token is needed, or this one opens nothing",
    403: "Not the caller's to do",
    404: "There is no such thing",
    409: "Not at this moment",
    413: "Too much was sent",
    415: "Something else than JSON was sent",
    422: "The values do not do, or the rules refuse",
    429: "Too much at a time: see Retry-After",
    503: "Nothing can be written now",
}
_ALWAYS: Final = (400, 401, 403, 413, 415, 429)

_encode = msgspec.json.Encoder().encode


class Problem(Struct, frozen=True, kw_only=True):
    """Why something cannot be, and what would be possible. `id` names the reason for programs,
    with its `params`; `detail` is the sentence for people, in the language asked for."""

    type: str
    status: int
    detail: str
    id: str
    params: dict[str, Any]


def answered(call: Call, refusal: Refusal, status: int, names: tuple[str, ...] = ()) -> Response:
    """A refusal as the answer. `names`: who sits on seat 0, 1, 2, …"""
    problem = Problem(
        type=f"urn:intriga:{refusal.id}",
        status=status,
        detail=call.book().text_of(refusal, names),
        id=refusal.id,
        params=refusal.params,
    )
    return Response(_encode(problem), status_code=status, media_type=PROBLEM)


def failing(*statuses: int) -> dict[int, ResponseSpec]:
    """What the document says of a handler's failures, beside those that any may have."""
    return {
        status: ResponseSpec(
            Problem, media_type=PROBLEM, description=_MEANING[status], generate_examples=False
        )
        for status in sorted({*_ALWAYS, *statuses})
    }


def refused(call: Call, refusal: Refusal, names: tuple[str, ...]) -> Response:
    """An act that the rules refuse."""
    return answered(call, refusal, 409 if refusal.id in _CONFLICTS else 422, names)


def table_error(request: Request, problem: TableError) -> Response:
    """The table, or the door, says no."""
    call = known_call(request)
    if isinstance(problem, TooManyRequests):
        answer = answered(call, problem.refusal, 429)
        answer.headers["retry-after"] = str(problem.seconds)
        return answer
    status = 400 if problem.refusal.id == MALFORMED else STATUS[problem.kind]
    return answered(call, problem.refusal, status)


def http_error(request: Request, problem: HTTPException) -> Response:
    """A request that cannot be understood, or leads nowhere."""
    status = problem.status_code
    call = known_call(request)
    if isinstance(problem, Unauthorized):
        answer = answered(call, problem.refusal, 401)
        answer.headers["www-authenticate"] = 'Bearer realm="Intriga"'
        return answer
    if isinstance(problem, ValidationException) and problem.extra:
        return answered(call, refuse(MALFORMED, problem=_misread(problem)), 400)
    known = status if status in _KNOWN else 500 if status >= 500 else 400
    answer = answered(call, refuse(f"api-error-{known}"), known)
    if problem.headers and "allow" in problem.headers:
        answer.headers["allow"] = problem.headers["allow"]
    return answer


def _misread(problem: ValidationException) -> Any:
    """What a decoder found wrong, as a message that can be said in either language."""
    found: Any = problem.extra
    first = found[0] if isinstance(found, list) else {}
    where, what = str(first.get("key") or ""), str(first.get("message") or "")
    where = where.removeprefix("data").removeprefix(".")
    return decode_error(ValueError(f"{what} - at `$.{where}`" if where else what))


def any_error(request: Request, problem: Exception) -> Response:
    """A defect of ours. What happened goes to the log, nothing of it to the caller."""
    # Where it happened, not with what: the words of an exception may hold secrets.
    frames = "".join(traceback.format_tb(problem.__traceback__))
    route = request.scope.get("path_template", "")
    _log.error("a call failed: %s: %s\n%s", route, type(problem).__name__, frames)
    return answered(known_call(request), refuse("api-error-500"), 500)
