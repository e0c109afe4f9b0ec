"""What seats do about time: ask for a pause, lengthen a window."""

from litestar import post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from intriga.kernel.house_rules.house_acts import AskPause, Extend, HouseAct
from intriga.kernel.text import Refusal
from intriga.table import MatchInfo
from intriga.web.context import Form, form_of, visit_of, whole
from intriga.web.http import Request, Response
from intriga.web.match.actions import seat_of
from intriga.web.match.page import played


def _act_of(doing: str, fields: Form, info: MatchInfo) -> HouseAct | None:
    if doing in ("ask", "unask"):
        return AskPause(doing == "ask")
    generation = whole(fields.get("generation", ""))
    if doing == "extend" and generation is not None:
        return Extend(fields.get("window", ""), generation, info.terms.extension)
    return None


@post("/m/{match:str}/time/{doing:str}", status_code=200)
async def about_time(request: Request, match: FromPath[str], doing: FromPath[str]) -> Response:
    """A seat asks for a pause, takes that back, or lengthens a window."""
    visit = await visit_of(request)
    fields = await form_of(request)
    info = await visit.table.lobby.queries.info(match, visit.me)
    act = _act_of(doing, fields, info)
    if act is None:
        raise NotFoundException
    seat = await seat_of(visit, match)
    command = fields.get("command", "")[:64] or visit.site.command()
    answer = await visit.table.keep(match, seat, act, command, me=visit.me)
    if isinstance(answer, Refusal):
        return await played(visit, info, 422, said=visit.text_of(answer))
    return visit.go(f"/m/{match}")
