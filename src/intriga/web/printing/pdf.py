"""What a game puts on a real table, as PDF: blank, or for one match with its options and names."""

from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath

from intriga.kernel.game import InvalidOptions, usual_seats
from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.web.context import Visit, visit_of
from intriga.web.http import Request, Response
from intriga.web.lobby.create import known
from intriga.web.printing.printouts import UnknownPrintout


@get("/print/{game:str}/{file:str}")
async def printout(request: Request, game: FromPath[str], file: FromPath[str]) -> Response:
    """`/print/espionage/board.pdf`, with `?m=` for the options and names of a match.

    Only what is public at the table is printed. Raises `TableError`.
    """
    visit = await visit_of(request)
    rules = known(visit, game)
    options, names = await _of_match(visit, game, request.query_params.get("m", ""))
    name = file.removesuffix(".pdf")
    try:
        sitting = names or [""] * usual_seats(rules)
        body = await visit.site.printer.printed(
            rules, name, visit.language, options, sitting, address=visit.address
        )
    except UnknownPrintout:
        raise TableError("unknown", refuse("print-unknown")) from None
    except InvalidOptions as invalid:
        raise TableError("invalid", invalid.refusal) from None
    except (msgspec.ValidationError, ValueError):
        raise TableError("invalid", refuse("print-unknown")) from None
    headers = {
        "content-disposition": f'inline; filename="{game}-{name}-{visit.language}.pdf"',
        "cache-control": "no-store",
    }
    return Response(body, media_type="application/pdf", headers=headers)


async def _of_match(visit: Visit, game: str, match: str) -> tuple[dict[str, Any], list[str]]:
    """The options and the names of a match that this visitor may see; nothing for no match."""
    if not match:
        return {}, []
    await visit.table.viewer(match, visit.me)
    info = await visit.table.lobby.queries.info(match, visit.me)
    if info.game != game:
        raise TableError("unknown", refuse("table-no-match"))
    return info.options, [seat.name for seat in info.seats]
