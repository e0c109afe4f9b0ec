"""Talking: what people send to the rooms of a match, and what they ask of them.

A form is answered with the page (without script) or with a line beside the form (with it); what
was written is never lost. What was said comes to all by their live connections, its author too.
"""

from collections.abc import Mapping

from litestar import get, post
from litestar.params import FromPath
from msgspec.structs import replace

from intriga.kernel.actors import HOST, Seat, Viewer
from intriga.kernel.rooms import talk_key
from intriga.kernel.text import Refusal, refuse
from intriga.table import ChatMessage, MatchInfo, Receipt, TableError
from intriga.table.chat.messages import speaker
from intriga.web.context import Form, Visit, form_of, visit_of
from intriga.web.http import Request, Response
from intriga.web.match.chat_view import NEWEST, Draft, RoomRenderer, dom
from intriga.web.match.game_pages import Data
from intriga.web.match.page import played
from intriga.web.match.page_data import page_of, talking_of
from intriga.web.match.sse import partial
from intriga.web.match.zones import Zones

_MOST = 64
"""Characters in the id of a command."""


@post("/m/{match:str}/say", status_code=200)
async def say(request: Request, match: FromPath[str]) -> Response:
    """Something is said in a room, or to people chosen for a private talk."""
    visit = await visit_of(request)
    fields = await form_of(request)
    viewer = await visit.table.viewer(match, visit.me)
    chosen = _chosen(fields)
    room = fields.get("room", "")
    if not room and chosen and isinstance(viewer, int):
        room = talk_key((viewer, *chosen))
    try:
        refusal = await _said(visit, match, viewer, room, fields)
    except TableError as problem:
        if problem.kind not in ("conflict", "forbidden"):
            raise
        refusal = problem.refusal
    if refusal is None:
        return _said_so(visit, match, room)
    return await _not_said(
        visit, match, Draft(room, fields.get("text", ""), visit.text_of(refusal))
    )


def _chosen(fields: Mapping[str, str]) -> list[Seat]:
    numbers = (name.removeprefix("with.") for name in fields if name.startswith("with."))
    return [int(number) for number in numbers if number.isdecimal() and len(number) < 4]


async def _said(
    visit: Visit, match: str, viewer: Viewer, room: str, fields: Form
) -> Refusal | None:
    """Why it could not be said, or None."""
    as_host = fields.get("as") == HOST
    actor = HOST if as_host else viewer
    if visit.me is None or (actor != HOST and not isinstance(actor, int)):
        return refuse("act-not-seated")
    if not room:
        return refuse("talk-with-whom")
    visit.site.limits.messages.take(visit.me)
    command = fields.get("command", "")
    answer = await visit.table.chat.say(
        match,
        HOST if actor == HOST else actor,
        room,
        fields.get("text", ""),
        command if 0 < len(command) <= _MOST else visit.site.command(),
        voice=fields.get("voice", ""),
        me=visit.me,
    )
    return None if isinstance(answer, Receipt) else answer


def _said_so(visit: Visit, match: str, room: str) -> Response:
    if visit.live:
        return visit.html(partial(f"problem-{dom(room)}", "", "innerHTML").encode())
    return visit.go(f"/m/{match}?room={room}#room-{dom(room)}")


async def _not_said(visit: Visit, match: str, draft: Draft) -> Response:
    if visit.live:
        told = visit.site.render("fragments/refusal.html", text=draft.problem)
        place = dom(draft.room) if draft.room else "new"
        return visit.html(partial(f"problem-{place}", told, "innerHTML").encode(), 422)
    info, viewer = await _looked(visit, match)
    talking = await talking_of(visit.site, match, viewer, visit.me, draft=draft)
    return await played(visit, info, 422, talking=talking)


@get("/m/{match:str}/rooms")
async def earlier(request: Request, match: FromPath[str]) -> Response:
    """What was said in a room before a message."""
    visit = await visit_of(request)
    room = request.query_params.get("room", "")
    before = request.query_params.get("before", "")
    info, viewer = await _looked(visit, match)
    said = await visit.table.chat.messages(match, viewer, room, before=before, limit=NEWEST)
    talking = await talking_of(visit.site, match, viewer, visit.me, opened=room)
    if not visit.live:
        talking = replace(talking, latest={**talking.latest, room: said})
        return await played(visit, info, talking=talking)
    page = await page_of(visit.site, visit.language, info, viewer, talking=talking)
    renderer = RoomRenderer(Zones(page))
    more = renderer.earlier_url(room, said)
    html = visit.site.render("fragments/earlier.html", t=renderer.t, earlier=more)
    html += "".join(renderer.remark(one) for one in said)
    return visit.html(partial(f"says-{dom(room)}", html, "afterbegin").encode())


async def _looked(visit: Visit, match: str) -> tuple[MatchInfo, Viewer]:
    info = await visit.table.lobby.queries.info(match, visit.me)
    return info, await visit.table.viewer(match, visit.me)


@post("/m/{match:str}/read", status_code=200)
async def read(request: Request, match: FromPath[str]) -> Response:
    """A person has read a room up to a message."""
    visit = await visit_of(request)
    fields = await form_of(request)
    viewer = await visit.table.viewer(match, visit.me)
    if visit.me is not None:
        await visit.table.chat.read_up_to(match, viewer, visit.me, fields.get("id", ""))
    if visit.live or visit.wants_json:
        return Response(b"", media_type="text/plain")
    return visit.go(f"/m/{match}")


@get("/m/{match:str}/says/{id:str}")
async def about_a_message(request: Request, match: FromPath[str], id: FromPath[str]) -> Response:
    """What may be done about a message: silence its author for oneself; as the host, delete it or
    take the word from him."""
    visit = await visit_of(request)
    info, viewer = await _looked(visit, match)
    found = await visit.table.chat.by_ids(match, viewer, [id])
    if not found:
        raise TableError("unknown", refuse("talk-no-message"))
    (said,) = found
    talking = await talking_of(visit.site, match, viewer, visit.me)
    page = await page_of(visit.site, visit.language, info, viewer, talking=talking)
    renderer = RoomRenderer(Zones(page))
    given = {
        "url": f"/m/{match}",
        "say": renderer.remark(said),
        "id": said.id,
        "deeds": _deeds(visit, info, renderer, said),
    }
    if visit.live:
        html = visit.site.render("fragments/deeds.html", t=renderer.t, csrf=visit.csrf, **given)
        return visit.html(partial(f"say-{said.id}", html, "beforeend").encode())
    return visit.page("message.html", 200, info.game, match={"url": f"/m/{match}"}, **given)


def _deeds(visit: Visit, info: MatchInfo, renderer: RoomRenderer, said: ChatMessage) -> list[Data]:
    """The buttons: where each goes, what it sends, what it says."""
    deeds: list[Data] = []
    whom, page = speaker(said), renderer.page
    if visit.me is not None and whom and not said.mine:
        hushed = whom in page.talking.attention.hidden if page.talking else False
        label = renderer.t("hush-no-of" if hushed else "hush-of", name=renderer.hushed_name(whom))
        fields: Data = {"what": whom} | ({} if hushed else {"yes": "1"})
        deeds.append({"to": "hush", "fields": fields, "label": label})
    over = page.sight.observation.outcome is not None
    if info.hosted and not over and not said.erased:
        deeds.append({"to": "erase", "fields": {"id": said.id}, "label": renderer.t("say-erase")})
        if said.seat is not None and not said.mine:
            muted = said.seat in page.sight.observation.house.muted
            name = renderer.hushed_name(f"seat:{said.seat}")
            label = renderer.t("mute-no-of" if muted else "mute-of", name=name)
            fields = {"seat": said.seat, "back": "match"} | ({"off": "1"} if muted else {})
            deeds.append({"to": "host/mute", "fields": fields, "label": label})
    return deeds


@post("/m/{match:str}/hush", status_code=200)
async def hush(request: Request, match: FromPath[str]) -> Response:
    """A person does not want to hear somebody any more, or does again."""
    visit = await visit_of(request)
    fields = await form_of(request)
    viewer = await visit.table.viewer(match, visit.me)
    if visit.me is None:
        raise TableError("forbidden", refuse("act-not-seated"))
    what, yes = fields.get("what", ""), bool(fields.get("yes"))
    await visit.table.chat.hide(match, viewer, visit.me, what, yes)
    return visit.go(f"/m/{match}#zone-rooms")


@post("/m/{match:str}/erase", status_code=200)
async def erase(request: Request, match: FromPath[str]) -> Response:
    """The host deletes a message."""
    visit = await visit_of(request)
    fields = await form_of(request)
    viewer = await visit.table.viewer(match, visit.me)
    answer = await visit.table.chat.erase(
        match, fields.get("id", ""), visit.site.command(), viewer=viewer, me=visit.me or "nobody"
    )
    return _kept(visit, match, answer)


def _kept(visit: Visit, match: str, answer: Receipt | Refusal) -> Response:
    """Back to the rooms. Raises `TableError` if it was refused."""
    if isinstance(answer, Refusal):
        raise TableError("forbidden", answer)
    return visit.go(f"/m/{match}#zone-rooms")
