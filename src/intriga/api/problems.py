"""Error responses: problem details (RFC 9457) in the caller's language."""

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
from intriga.http_common.gate import gate_status
from intriga.kernel.decode.errors import decode_error
from intriga.kernel.text import Refusal, refuse
from intriga.table import TableError

_log = logging.getLogger(__name__)

PROBLEM: Final = "application/problem+json"
_CONFLICTS: Final = frozenset({"refused-stale", "refused-command-used", "refused-over"})
"""Refusals of acts that are valid but come at the wrong time."""
_KNOWN: Final = (400, 404, 405, 413, 414, 415, 500)
_MEANING: Final = {
    400: "The request cannot be read",
    401: "The token is missing or invalid",
    403: "The caller may not do this",
    404: "Not found",
    409: "Not possible now",
    413: "The request is too large",
    414: "The address is too long",
    415: "The request is not JSON",
    422: "Invalid values, or refused by the rules",
    429: "Too many requests: see Retry-After",
    503: "The database is unavailable",
}
_ALWAYS: Final = (400, 401, 403, 413, 414, 415, 429)

_encode = msgspec.json.Encoder().encode


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request failed. `id` and `params`: the reason, for programs; `detail`: the same as a
    sentence, in the language of the request."""

    type: str
    status: int
    detail: str
    id: str
    params: dict[str, Any]


def problem_response(
    call: Call, refusal: Refusal, status: int, names: tuple[str, ...] = ()
) -> Response:
    """A refusal as a response. `names`: of seats 0, 1, 2, …"""
    problem = Problem(
        type=f"urn:intriga:{refusal.id}",
        status=status,
        detail=call.book().text_of(refusal, names),
        id=refusal.id,
        params=refusal.params,
    )
    return Response(_encode(problem), status_code=status, media_type=PROBLEM)


def failing(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a handler for the OpenAPI document: these and those that all have."""
    return {
        status: ResponseSpec(
            Problem, media_type=PROBLEM, description=_MEANING[status], generate_examples=False
        )
        for status in sorted({*_ALWAYS, *statuses})
    }


def refused(call: Call, refusal: Refusal, names: tuple[str, ...]) -> Response:
    """The response to an act that was refused."""
    return problem_response(call, refusal, 409 if refusal.id in _CONFLICTS else 422, names)


def table_error(request: Request, problem: TableError) -> Response:
    """The response to a refusal by the table or by a rate limit."""
    call = known_call(request)
    if isinstance(problem, TooManyRequests):
        response = problem_response(call, problem.refusal, 429)
        response.headers["retry-after"] = str(problem.seconds)
        return response
    status = 400 if problem.refusal.id == MALFORMED else STATUS[problem.kind]
    return problem_response(call, problem.refusal, status)


def http_error(request: Request, problem: HTTPException) -> Response:
    """The response to a request that Litestar or the guard rejects."""
    status = gate_status(request.scope) or problem.status_code
    call = known_call(request)
    if isinstance(problem, Unauthorized):
        response = problem_response(call, problem.refusal, 401)
        response.headers["www-authenticate"] = 'Bearer realm="Intriga"'
        return response
    if isinstance(problem, ValidationException) and problem.extra:
        return problem_response(call, refuse(MALFORMED, problem=_decode_error(problem)), 400)
    known = status if status in _KNOWN else 500 if status >= 500 else 400
    response = problem_response(call, refuse(f"api-error-{known}"), known)
    if problem.headers and "allow" in problem.headers:
        response.headers["allow"] = problem.headers["allow"]
    return response


def _decode_error(problem: ValidationException) -> Any:
    """What a decoder found wrong, as a message that can be translated."""
    found: Any = problem.extra
    first = found[0] if isinstance(found, list) else {}
    where, what = str(first.get("key") or ""), str(first.get("message") or "")
    where = where.removeprefix("data").removeprefix(".")
    return decode_error(ValueError(f"{what} - at `$.{where}`" if where else what))


def any_error(request: Request, problem: Exception) -> Response:
    """The response to a bug. The error is logged; the caller learns nothing about it."""
    # The traceback without the exception's message, which may hold secrets.
    frames = "".join(traceback.format_tb(problem.__traceback__))
    route = request.scope.get("path_template", "")
    _log.error("an API request failed: %s: %s\n%s", route, type(problem).__name__, frames)
    return problem_response(known_call(request), refuse("api-error-500"), 500)
