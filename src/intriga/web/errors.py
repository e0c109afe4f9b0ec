"""When something goes wrong: kind words, the right status, and nothing a stranger should know."""

import logging
import traceback
from typing import Final

from litestar.exceptions import HTTPException

from intriga.http_common import TooManyRequests
from intriga.http_common.errors import STATUS
from intriga.kernel.text import Refusal, refuse
from intriga.table import TableError
from intriga.web.context import Visit
from intriga.web.http import Request, Response
from intriga.web.match.actions import said_to_script
from intriga.web.match.sse import partial
from intriga.web.site import Site

_log = logging.getLogger(__name__)

_KNOWN: Final = (400, 403, 404, 409, 413, 429, 500, 503)


def table_error(request: Request, problem: TableError) -> Response:
    """The table says no."""
    visit = _visit(request)
    if isinstance(problem, TooManyRequests):
        answer = _answer(visit, 429, problem.refusal, visit.text_of(problem.refusal))
        answer.headers["retry-after"] = str(problem.seconds)
        return answer
    status = STATUS[problem.kind]
    return _answer(visit, status, problem.refusal, visit.text_of(problem.refusal))


def http_error(request: Request, problem: HTTPException) -> Response:
    """A request that cannot be understood, or leads nowhere."""
    return _plain(request, problem.status_code)


def any_error(request: Request, problem: Exception) -> Response:
    """A defect of ours. What happened goes to the log, nothing of it to the player."""
    route = request.scope.get("path_template", "")
    # Where it happened, not with what: the words of an exception may hold secrets.
    frames = "".join(traceback.format_tb(problem.__traceback__))
    _log.error("a page failed: %s: %s\n%s", route, type(problem).__name__, frames)
    return _plain(request, 500)


def _plain(request: Request, status: int) -> Response:
    visit = _visit(request)
    known = status if status in _KNOWN else 500 if status >= 500 else 400
    refusal = refuse(f"error-help-{known}")
    return _answer(visit, status, refusal, visit.text_of(refusal))


def _visit(request: Request) -> Visit:
    """The visit as far as it is known; the error page needs no more than language and light."""
    known: Visit | None = request.scope["state"].get("visit")
    site: Site = request.app.state.site
    return known or Visit(request, site)


def _answer(visit: Visit, status: int, refusal: Refusal, text: str) -> Response:
    if visit.wants_json:
        return said_to_script(refusal, text, status)
    if visit.live:
        t = visit.say()
        error = {"text": text, "possible": None}
        answer = visit.site.render("fragments/answer.html", t=t, receipt=None, error=error)
        return visit.html(partial("zone-act-answer", answer, "innerHTML").encode(), status)
    return visit.page("error.html", status, code=status, text=text)
