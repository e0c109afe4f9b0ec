"""Documents of a match: one text on a page of its own, in place with script, or as plain text; what
changed between two versions; deleting a text as the host.

Pages hold links to documents, never their texts: so a text is shown to those who may read it at
that moment, and no cache of pages has to forget one that was deleted.
"""

import asyncio
from typing import Final

from litestar import get, post
from litestar.params import FromPath

from intriga.kernel.questions.documents import Version
from intriga.kernel.text import Refusal, refuse
from intriga.table import DocumentText, MatchInfo, TableError
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.match.text_changes import changes
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import form_of, parse_int

_PLAIN: Final = "text/plain"


@get("/m/{match:str}/documents/{id:str}")
async def document(request: Request, match: FromPath[str], id: FromPath[str]) -> Response:
    """A document; `?with=` with what changed since another version, `?step=` as it could be read
    after a step of a finished match."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    found = await _read(ctx, info, id)
    if ctx.is_htmx:
        html = ctx.site.render("match/fragments/document_text.html", t=ctx.say(), d=_data(found))
        return ctx.html(html.encode())
    before = None
    if other := request.query_params.get("with", ""):
        before = await _read(ctx, info, other)
    data = _data(found) | await _compared(ctx, before, found)
    return ctx.page(
        "match/document.html",
        200,
        info.game,
        match={"url": f"/m/{match}", "title": ctx.match_title(info)},
        d=data | {"versions": _versions(ctx, info, found, before)},
        delete_url=f"/m/{match}/documents/{id}/delete" if _may_delete(info, found) else None,
        command=ctx.site.command_id(),
    )


@get("/m/{match:str}/documents/{id:str}/text")
async def document_text(request: Request, match: FromPath[str], id: FromPath[str]) -> Response:
    """A document as plain text."""
    ctx = await context_of(request)
    found = await _read(ctx, await ctx.match_info(match), id)
    if found.gone:
        raise TableError("unknown", refuse("document-unknown"))
    headers = {"cache-control": "no-store", "content-disposition": f'inline; filename="{id}.txt"'}
    return ctx.packed(found.text.encode(), 200, _PLAIN, headers)


@post("/m/{match:str}/documents/{id:str}/delete", status_code=200)
async def delete_document(request: Request, match: FromPath[str], id: FromPath[str]) -> Response:
    """The host deletes the text of a document."""
    ctx = await context_of(request)
    await form_of(request)
    viewer = await ctx.table.viewer(match, ctx.me)
    command, me = ctx.site.command_id(), ctx.me or "nobody"
    result = await ctx.table.documents.erase(match, id, command, viewer=viewer, me=me)
    if isinstance(result, Refusal):
        raise TableError("forbidden", result)
    return ctx.redirect(f"/m/{match}/documents/{id}")


async def _read(ctx: RequestContext, info: MatchInfo, id: str) -> DocumentText:
    match, step = info.id, parse_int(ctx.request.query_params.get("step", ""))
    if step is None and not info.imported:
        return await ctx.table.document(match, ctx.me, id)
    async with ctx.site.limits.heavy.turn(ctx.client):
        return await ctx.table.document(match, ctx.me, id, step=step)


def _data(found: DocumentText) -> Data:
    return {"id": found.id, "text": found.text, "gone": found.gone, "length": found.length}


async def _compared(ctx: RequestContext, before: DocumentText | None, found: DocumentText) -> Data:
    """What changed since the other version, where both texts are there."""
    if before is None or before.gone or found.gone:
        return {"changes": None}
    async with ctx.site.limits.heavy.turn(ctx.client):
        return {"changes": await asyncio.to_thread(changes, before.text, found.text)}


def _versions(
    ctx: RequestContext, info: MatchInfo, found: DocumentText, before: DocumentText | None
) -> list[Data]:
    """The versions of this text, the oldest first: each with its number, author and age, and the
    addresses of the text and of its comparison with this one."""
    base = f"/m/{info.id}/documents"
    step = ctx.request.query_params.get("step", "")
    kept = f"&step={step}" if parse_int(step) is not None else ""
    names = [seat.name for seat in info.seats]

    def author(version: Version) -> str:
        known = version.seat is not None and version.seat < len(names)
        return names[version.seat] if known and version.seat is not None else ""

    return [
        {
            "number": number,
            "author": author(version),
            "ago": ctx.ago(version.at),
            "here": version.document.id == found.id,
            "compared": before is not None and version.document.id == before.id,
            "url": f"{base}/{version.document.id}" + (f"?{kept[1:]}" if kept else ""),
            "compare_url": f"{base}/{found.id}?with={version.document.id}{kept}",
        }
        for number, version in enumerate(found.versions, 1)
    ]


def _may_delete(info: MatchInfo, found: DocumentText) -> bool:
    return info.hosted and info.status == "playing" and not found.gone
