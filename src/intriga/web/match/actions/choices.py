"""Choices that follow from others: parts of a form are rendered anew for what is entered now.

Sent as a form, like an act, and not in an address: what somebody considers is nobody's business,
and addresses end up in logs. Nothing changes by asking.
"""

from typing import Final

from litestar import post
from litestar.params import FromPath

from intriga.http_common.rate_limits.policies import ACTS
from intriga.kernel.actors import PUBLIC, Viewer
from intriga.kernel.observe import Offer
from intriga.kernel.text import refuse
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.match.actions.acts import seat_of
from intriga.web.match.forms.form_values import (
    Problem,
    decode,
    entered,
    form_sent,
    kinds_of,
    token_of,
)
from intriga.web.match.page_data import page_of
from intriga.web.match.zones.zones import Zones
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import Form, form_of

_STALE: Final = 409
_EVERYTHING: Final = "*"
"""As `_part`: all rows, and all that follows from any field."""


@post("/m/{match:str}/choices", status_code=200)
async def choices(request: Request, match: FromPath[str]) -> Response:
    """The parts of a form whose choices follow from the field or row `_part` (`*`: all of them), as
    elements that take the places of those with the same ids; with `_fresh`, the rows of the list
    `_part` as they were handed in. 409 with a text, if the form is offered no longer."""
    ctx, fields = await _asked(request)
    seat = await seat_of(ctx, match)
    info = await ctx.match_info(match)
    offer = await ctx.table.offer(match, seat)
    problem = _problem(offer, fields)
    if problem is None:
        return _stale(ctx)
    page = await page_of(ctx.site, ctx.language, info, seat, problem=problem)
    zones = Zones(page)
    return _answer(ctx, zones, zones.tray["forms"], fields)


@post("/m/{match:str}/choices/host", status_code=200)
async def host_choices(request: Request, match: FromPath[str]) -> Response:
    """The same for a form of the host."""
    ctx, fields = await _asked(request)
    await ctx.table.hosting.require(match, ctx.me)
    assert ctx.me is not None
    offer = await ctx.table.hosting.offer(match, ctx.me)
    viewer = await ctx.table.viewer(match, ctx.me)
    return await _for_host(ctx, match, offer, viewer, fields)


@post("/m/{match:str}/choices/office", status_code=200)
async def steward_choices(request: Request, match: FromPath[str]) -> Response:
    """The same for a form of the host that a steward may use."""
    ctx, fields = await _asked(request)
    desk = await ctx.table.stewardship.open(match, ctx.me or "")
    return await _for_host(ctx, match, desk.offer, PUBLIC, fields)


async def _for_host(
    ctx: RequestContext, match: str, offer: Offer, viewer: Viewer, fields: Form
) -> Response:
    info = await ctx.match_info(match)
    problem = _problem(offer, fields)
    if problem is None:
        return _stale(ctx)
    zones = Zones(await page_of(ctx.site, ctx.language, info, viewer, problem=problem))
    return _answer(ctx, zones, zones.forms(offer, problem), fields)


async def _asked(request: Request) -> tuple[RequestContext, Form]:
    ctx = await context_of(request)
    await ctx.site.limits.count(ACTS, ctx.client)
    return ctx, await form_of(request)


def _problem(offer: Offer, fields: Form) -> Problem | None:
    """What is entered, or was handed in; None if this form is not offered now."""
    form = form_sent(offer, decode(fields, kinds_of(offer)), fields)
    if form is None or token_of(form) != fields.get("token", ""):
        return None
    if "_fresh" in fields:
        return Problem({"type": form.act, **form.preset, **form.filled}, form=form)
    return entered(form, fields)


def _stale(ctx: RequestContext) -> Response:
    text = ctx.text_of(refuse("refused-stale"))
    return Response(text, status_code=_STALE, media_type="text/plain; charset=utf-8")


def _answer(ctx: RequestContext, zones: Zones, forms: list[Data], fields: Form) -> Response:
    form = next((one for one in forms if one["given"]), None)
    if form is None:  # it was answered meanwhile
        return _stale(ctx)
    part = fields.get("_part", "")
    if "_fresh" in fields:
        lists = (one for one in form["fields"] if one["kind"] == "rows" and one["name"] == part)
        html = "".join(zones.fragment("forms/form_rows_kept", field=one) for one in lists)
    else:
        html = _parts(zones, form, part)
    return ctx.html(html.encode())


def _parts(zones: Zones, form: Data, part: str) -> str:
    """The row called `part`, or what follows from the field of this name, one after another; or
    all that follows from anything."""
    html = ""
    every = part == _EVERYTHING
    changed = {part}
    rows = part.partition(".")[0]  # the list that the row is in: others may follow from its rows
    for field in form["fields"]:
        known = changed if field["name"] == rows else changed | {rows}
        if field["kind"] == "rows":
            whole = every or not known.isdisjoint(field["reads"])
            for row in field["rows"]:
                if whole or row["name"] == part:
                    html += zones.fragment("forms/form_row", row=row)
        elif (every and field.get("after")) or not known.isdisjoint(field.get("after", ())):
            id = f"f-{form['key']}-{field['name']}"
            html += zones.fragment("forms/form_part", f=form, field=field, id=id)
            changed.add(field["name"])
    return html
