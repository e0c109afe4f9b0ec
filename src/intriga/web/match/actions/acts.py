"""Acts of players: a form, or JSON of a script, becomes an act at the table.

A form is answered with the page (without script) or with the tray (with htmx); what was
entered is never lost. JSON, `{"command", "act", "seen": {"window", "generation"}}`, is answered
with the receipt or the refusal and nothing else: this is the fast way.
"""

from typing import Any, Final

import msgspec
from litestar import post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from markupsafe import Markup
from msgspec import Raw, Struct
from msgspec.structs import replace

from intriga.http_common import TooManyRequests
from intriga.http_common.bodies import LONG_BODY_MOST
from intriga.http_common.rate_limits.policies import ACTS, DOCUMENTS
from intriga.kernel.actors import Seat
from intriga.kernel.decode.errors import UNREADABLE, decode_error
from intriga.kernel.decode.reader import reader
from intriga.kernel.house_rules.house_acts import AskPause, Extend, HouseAct
from intriga.kernel.observe import Offer
from intriga.kernel.positions import Seen
from intriga.kernel.questions.forms import Form as KernelForm
from intriga.kernel.text import Refusal, refuse
from intriga.presentation.forms import Reading
from intriga.table import MatchInfo, Receipt, TableError
from intriga.web.game_pages import Data
from intriga.web.http import JSON, Request, Response, refusal_json
from intriga.web.match.actions.hinting import HINT, filled_in
from intriga.web.match.forms.form_errors import FormChecker, FormError
from intriga.web.match.forms.form_values import (
    Problem,
    after_step,
    completed,
    decode,
    form_sent,
    kinds_of,
)
from intriga.web.match.forms.misread import MALFORMED
from intriga.web.match.page import playing_page, receipt_text
from intriga.web.match.page_data import LATEST, page_of
from intriga.web.match.pushes.filling import filled
from intriga.web.match.teacher import Teacher
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.fragments import partial
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import Form, form_of, parse_int

PATH: Final = "/m/{match:str}/act"
"""Where acts are sent, by far the most of all requests that change something."""
_ASKED: Final = 202
"""The status of a form that is asked about before it is carried out."""


class SentAct(Struct, frozen=True):
    """An act as a script sends it."""

    command: str
    act: Raw
    seen: Seen | None = None


_decode = msgspec.json.Decoder(SentAct).decode
_encode = msgspec.json.Encoder().encode
_TIME_DIGITS: Final = 15
"""The most digits of a time in milliseconds since the epoch."""


@post(
    PATH,
    status_code=200,
    request_max_body_size=LONG_BODY_MOST,
    opt={"long": True},
)
async def act(request: Request, match: FromPath[str]) -> Response:
    """An act of a player."""
    ctx = await context_of(request)
    await ctx.site.limits.count(ACTS, ctx.client)
    if request.headers.get("content-type", "").startswith(JSON):
        return await _act_of_script(ctx, match, await request.body())
    return await _act_of_form(ctx, match)


async def _act_of_script(ctx: RequestContext, match: str, body: bytes) -> Response:
    try:
        sent = _decode(body)
    except UNREADABLE as problem:
        refusal = refuse("refused-malformed", problem=decode_error(problem))
        return refusal_json(refusal, ctx.text_of(refusal), 400)
    seat = await seat_of(ctx, match)
    if await ctx.table.takes_documents(match):
        await count_document(ctx, await ctx.match_info(match), msgspec.json.decode(sent.act))
    result = await ctx.table.submit(
        match, seat, bytes(sent.act), sent.command, seen=sent.seen, me=ctx.me
    )
    if isinstance(result, Receipt):
        return Response(_encode(result), media_type=JSON)
    await ctx.match_info(match)
    refused = why_refused(ctx, None, {}, result)  # a page's script shows the text
    return refusal_json(result, ctx.text_of(refused.refusal), 422)


async def count_document(ctx: RequestContext, info: MatchInfo, act: Any) -> None:
    """Count an act that has long texts. Raises `TooManyRequests`."""
    if reader(ctx.site.games[info.game]).takes(act):
        await ctx.site.limits.count(DOCUMENTS, ctx.client)


async def _act_of_form(ctx: RequestContext, match: str) -> Response:
    fields = await form_of(ctx.request)
    seat = await seat_of(ctx, match)
    info = await ctx.match_info(match)
    offer = await ctx.table.offer(match, seat)
    sent = decode(fields, kinds_of(offer))
    form = form_sent(offer, sent, fields)
    if fields.get("_step") == HINT:
        return await _hinted(ctx, info, seat)
    if form is not None and "_step" in fields:
        status = _ASKED if ctx.is_htmx else 200  # it is not done: texts stay in their fields
        return await _problem(ctx, info, after_step(form, fields), status=status)
    checker = checker_of(ctx, info, form) if form is not None else None
    if form is not None:
        sent = completed(form, sent)
    error = checker.error(sent) if checker is not None else None
    if error is not None:
        text = ctx.text_of(error.refusal)
        return await _problem(ctx, info, Problem(sent, text, form=form, marks=error.marks), text)
    before = (await ctx.table.observe(match, seat, since=LATEST)).observation.cursor
    read = await _read_by_game(ctx, info, seat, sent)
    if read.ask:
        return await _problem(ctx, info, Problem(sent, ask=read.ask, form=form), status=_ASKED)
    act = read.act
    sure = checker.sure(fields, [one.name for one in info.seats]) if checker is not None else ""
    if act and sure:
        return await _problem(ctx, info, Problem(sent, form=form, sure=sure), status=_ASKED)
    if act:
        try:
            await count_document(ctx, info, act)
        except TooManyRequests as too_many:
            text = ctx.text_of(too_many.refusal)
            return await _problem(ctx, info, Problem(sent, text, form=form), text, 429)
    result = act and await _submit(ctx, match, seat, fields, act)
    if isinstance(result, Refusal):
        refused = why_refused(ctx, checker, sent, result)
        text, marks = ctx.text_of(refused.refusal), refused.marks
        problem = Problem(sent, text, form=form, marks=marks)
        return await _problem(ctx, info, None if result.id == "refused-stale" else problem, text)
    if not read.problem:
        await ctx.table.drafts.forget_text(match, seat, ctx.me or "", sent)
    if read.problem:
        problem = Problem(sent, read.problem, read.lines, form=form)
        return await _problem(ctx, info, problem, problem.text)
    return await _accepted(ctx, info, seat, before)


async def _hinted(ctx: RequestContext, info: MatchInfo, seat: Seat) -> Response:
    """The form of what a bot would do, filled in; nothing is sent."""
    problem, hint = await filled_in(ctx, info, seat)
    if ctx.is_htmx:
        return await _tray(ctx, info, problem, "", _ASKED, hint=hint)
    return await playing_page(ctx, info, problem=problem, hint=hint)


def checker_of(ctx: RequestContext, info: MatchInfo, form: KernelForm) -> FormChecker:
    """What looks through what was entered in a form of this match."""
    book = ctx.site.game_book(ctx.language, info.game)
    return FormChecker(form, f"form-{info.game}-{form.act}", book, ctx.say(info.game))


def asked_first(ctx: RequestContext, info: MatchInfo, offer: Offer, fields: Form) -> Problem | None:
    """A form of this offer that is asked about before it is carried out; None for any other, and
    for one that lacks something."""
    sent = decode(fields, kinds_of(offer))
    form = form_sent(offer, sent, fields)
    if form is None:
        return None
    sent, checker = completed(form, sent), checker_of(ctx, info, form)
    sure = checker.sure(fields, [one.name for one in info.seats])
    if not sure or checker.error(sent) is not None:
        return None
    return Problem(sent, form=form, sure=sure)


def why_refused(
    ctx: RequestContext, checker: FormChecker | None, sent: Data, refusal: Refusal
) -> FormError:
    """Why the rules have not taken what was entered in a form, in words of the form. `checker`: of
    that form; None if it is not offered any more."""
    if checker is not None:
        return checker.refused(sent, refusal, ctx.text_of)
    return FormError(refuse("form-misread") if refusal.id == MALFORMED else refusal, {})


async def _read_by_game(ctx: RequestContext, info: MatchInfo, seat: Seat, sent: Data) -> Reading:
    """What the game makes of a form that was sent."""
    read = ctx.site.pages[info.game].presentation.forms.read
    if read is None:
        return Reading(sent)
    zones = Zones(await page_of(ctx.site, ctx.language, info, seat))
    # Not the form as it was sent: the game may have wanted to ask first.
    unread = Reading(None, zones.t("part-failed-act"))
    return zones.attempt("read_act", lambda: read(zones.view, zones.scene, sent), unread)


async def _problem(
    ctx: RequestContext, info: MatchInfo, problem: Problem | None, text: str = "", status: int = 422
) -> Response:
    """The form as it was sent, with what is wrong or asked; or a refusal that belongs to none."""
    if ctx.is_htmx:
        return await _tray(ctx, info, problem, text, status)
    return await playing_page(ctx, info, status, problem=problem, refusal=text or None)


async def _submit(
    ctx: RequestContext, match: str, seat: Seat, fields: Form, sent: Any
) -> Receipt | Refusal:
    command = await ctx.form_command(match, seat, fields)
    seen = seen_of(fields.get("token", ""))
    return await ctx.table.submit(match, seat, sent, command, seen=seen, me=ctx.me)


async def _accepted(ctx: RequestContext, info: MatchInfo, seat: Seat, before: int) -> Response:
    """Without script, the page again. With it, a receipt: the zones come by the event stream, which
    alone knows what the page shows. `before`: the viewer's cursor before the act."""
    if not ctx.is_htmx:
        return ctx.redirect(f"/m/{info.id}?done={before}#tray")
    receipt = await receipt_text(ctx, info, seat, before)
    html = _answer(ctx, receipt=receipt)
    if info.lesson:
        html += Teacher(ctx, await ctx.table.lessons.stand(info.id, ctx.me)).part()
    return ctx.html(html.encode())


def _answer(ctx: RequestContext, *, receipt: str | None = None, error: Any = None) -> Markup:
    template = "match/fragments/answer.html"
    html = ctx.site.render(template, t=ctx.say(), receipt=receipt, error=error)
    return partial("answer", html, "innerHTML")


async def _tray(
    ctx: RequestContext,
    info: MatchInfo,
    problem: Problem | None,
    text: str,
    status: int,
    *,
    hint: Data | None = None,
) -> Response:
    """The tray with what was entered and why it was refused, or what a bot has entered."""
    info = await ctx.match_info(info.id)
    viewer = await ctx.table.viewer(info.id, ctx.me)
    refusal = text or None
    page = await page_of(ctx.site, ctx.language, info, viewer, problem=problem, refusal=refusal)
    page = replace(page, hint=hint)
    zones = Zones(page)
    tray = zones.tray
    body = zones.fragment("tray/body", tray=tray)
    foot = zones.fragment("tray/foot", tray=tray)
    html = partial("tray-body", body, "outerMorph") + partial("tray-foot", foot, "outerMorph")
    html += _answer(ctx, error=tray["error"])
    for form in tray["forms"]:
        if (
            form["error"]
            or form["sure"]
            or form["ask"]
            or (form["given"] and problem and problem.back)
        ):
            shown = tray["foot"] if form["key"] == tray["main"] else form
            html += _form_problem(zones, shown)
        if form["given"]:
            html += _rows_entered(zones, form)
    return ctx.html(filled(ctx, page.info, page.match_view, html.encode()), status)


def _form_problem(zones: Zones, form: Data) -> Markup:
    """What is wrong with a form: the page keeps that part of a form until the next answer."""
    html = zones.fragment("forms/form_problem", f=form)
    return partial(form["problem_id"], html, "outerHTML")


def _rows_entered(zones: Zones, form: Data) -> Markup:
    """The lists of a form, which the page keeps otherwise."""
    html = Markup()
    for field in form["fields"]:
        if field["kind"] == "rows":
            rows = zones.fragment("forms/form_rows_kept", field=field)
            html += partial(field["id"], rows, "outerHTML")
    return html


def seen_of(token: str) -> Seen | None:
    """The window and generation a form answered (see `token_of`); None for an act allowed at any
    time, or an invalid token."""
    generation, _, window = token.partition(".")
    known = parse_int(generation)
    return Seen(window, known) if window and known is not None else None


async def seat_of(ctx: RequestContext, match: str) -> Seat:
    """The seat of this person. Raises `TableError` for a person without one."""
    viewer = await ctx.table.viewer(match, ctx.me)
    if not isinstance(viewer, int):
        raise TableError("forbidden", refuse("act-not-seated"))
    return viewer


@post("/m/{match:str}/time/{name:str}", status_code=200)
async def time_action(request: Request, match: FromPath[str], name: FromPath[str]) -> Response:
    """A seat asks for a pause (`ask`; until a date, if the form has one), withdraws that
    (`unask`), or extends a window."""
    ctx = await context_of(request)
    fields = await form_of(request)
    await ctx.site.limits.count(ACTS, ctx.client)
    info = await ctx.match_info(match)
    act = _time_act(name, fields, info)
    if act is None:
        raise NotFoundException
    seat = await seat_of(ctx, match)
    command = await ctx.form_command(match, seat, fields)
    result = await ctx.table.keep(match, seat, act, command, me=ctx.me)
    if isinstance(result, Refusal):
        return await playing_page(ctx, info, 422, refusal=ctx.text_of(result))
    return ctx.redirect(f"/m/{match}")


def _time_act(name: str, fields: Form, info: MatchInfo) -> HouseAct | None:
    if name == "unask":
        return AskPause(False)
    if name == "ask":
        if "until" not in fields:
            return AskPause(True)
        until = parse_int(fields["until"], _TIME_DIGITS)
        return None if until is None else AskPause(True, until, info.schedule.zone)
    generation = parse_int(fields.get("generation", ""))
    if name == "extend" and generation is not None:
        return Extend(fields.get("window", ""), generation, info.terms.extension)
    return None
