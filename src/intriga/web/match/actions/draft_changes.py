"""Changes of drafts, sent from pages: without script the whole list with a button, with it one row
after another.

`do` says what is done once the rows that were sent are saved: `save` (nothing else), `up:ID`,
`down:ID`, `remove:ID`, `back:ID` (put a removed row back), `new:KIND` (add a row of
this kind), `hint` (add what a bot would put in), `propose:KEY` (take over what the game
proposes), `drop:KEY` (take that out again), `hand-in`; from scripts also `move:ID`
(`after` another row) and `at:ID` (somebody is at this row; `at:` at none). With `renew` a script is
sent the saved rows as they look then: their kind has other columns, or other choices follow.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec.structs import replace

from intriga.http_common.bodies import LONG_BODY_MOST
from intriga.http_common.rate_limits.policies import ACTS, DRAFTS
from intriga.kernel.observe import Offer
from intriga.kernel.questions.drafts import TEXT_ROW, Draft, Entered
from intriga.kernel.questions.forms import KIND
from intriga.kernel.questions.forms import Form as KernelForm
from intriga.kernel.text import Refusal
from intriga.table import DraftLine, DraftPlace, DraftSeen, MatchInfo, Stale, TableError
from intriga.table.drafts.values import same_row
from intriga.web.game_pages import Data
from intriga.web.http import JSON, Request, Response
from intriga.web.match.actions.acts import checker_of, seat_of, seen_of, why_refused
from intriga.web.match.actions.hinting import (
    HINT,
    advice_for,
    is_handing_in,
    lacking,
    rows_of,
)
from intriga.web.match.drafts.draft_state import DraftProblem
from intriga.web.match.drafts.draft_view import DraftRenderer
from intriga.web.match.forms.form_values import completed, decode, kinds_of, of_kind
from intriga.web.match.page import playing_page, receipt_text
from intriga.web.match.page_data import LATEST, page_of
from intriga.web.match.zones.zones import Zones
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import Form, form_of, parse_int

_DONE: Final = (
    *("save", "remove", "move", "up", "down", "back"),
    *("new", "propose", "drop", "hint", "hand-in"),
)
"""What can be done once rows are saved."""
_OWN: Final = ("do", "revision", "after", "rows", "versions", "renew")
"""Fields that are not fields of the act."""
_encode = msgspec.json.Encoder().encode


class _Change:
    """A change of a draft as it was sent, and what came of it. `stale`: the rows that others have
    changed meanwhile; `refusals`: why something was not done; `marks`: what is wrong with which
    column of a row, "" for the row itself; `beside`: the other fields of the act; `added`: the ids
    of new rows."""

    def __init__(self, ctx: RequestContext, info: MatchInfo, place: DraftPlace, fields: Form):
        self.ctx = ctx
        self.info = info
        self.place = place
        self.fields = fields
        self.drafts = ctx.table.drafts
        self.do, _, self.of = fields.get("do", "save").partition(":")
        self.given = rows_sent(fields)
        self.versions = {
            name.partition(".")[2]: parse_int(value) or 0
            for name, value in fields.items()
            if name.startswith("versions.")
        }
        self.stale: dict[str, DraftLine] = {}
        self.refusals: dict[str, Refusal] = {}
        self.marks: dict[str, dict[str, str]] = {}
        self.beside: Data = {}
        self.receipt = ""
        self.added: list[str] = []
        self.draft: Draft

    def read(self, draft: Draft) -> None:
        """Leave out what rows cannot have: another kind was chosen before."""
        self.draft = draft
        field = draft.field
        if field.kinds:
            self.given = {row: of_kind(field, value) for row, value in self.given.items()}

    async def save(self) -> None:
        """Write the rows that were sent, but for one that is to be removed."""
        for row, version in self.versions.items():
            value = self.given.setdefault(row, {})
            leaves = self.do == "remove" and row == self.of
            if leaves or (version == 0 and not value):
                continue
            self._take_answer(row, await self.drafts.write(self.place, row, version, value))

    async def carry_out(self) -> None:
        """Do what is to be done once everything is saved."""
        if self.do == "remove":
            version = self.versions.get(self.of, 0)
            self._take_answer(self.of, await self.drafts.remove(self.place, self.of, version))
        elif self.do == "move":
            after = self.fields.get("after", "")
            self._take_answer(self.of, await self.drafts.move(self.place, self.of, after))
        elif self.do in ("up", "down"):
            await self._shift()
        elif self.do == "back":
            await self._put_back()
        elif self.do == "new":
            await self._add()
        elif self.do == "propose":
            await self._take_over()
        elif self.do == HINT:
            await self._take_hint()
        elif self.do == "drop":
            await self._take_out()
        elif self.do == "hand-in":
            await self._hand_in()

    def _take_answer(self, row: str, answer: DraftLine | Stale | Refusal) -> None:
        if isinstance(answer, Stale):
            self.stale[row] = answer.line
        elif isinstance(answer, Refusal):
            self.refusals[row] = answer
            self.marks[row] = {"": self.ctx.text_of(answer)}
        else:
            self.versions[row] = answer.version

    async def _shift(self) -> None:
        seen = await self.drafts.one(self.place)
        order = [line.id for line in seen.rows]
        if self.of not in order:
            return
        at = order.index(self.of)
        if self.do == "up" and at > 0:
            after = order[at - 2] if at > 1 else ""
        elif self.do == "down" and at < len(order) - 1:
            after = order[at + 1]
        else:
            return
        self._take_answer(self.of, await self.drafts.move(self.place, self.of, after))

    async def _put_back(self) -> None:
        seen = await self.drafts.one(self.place)
        line = next((line for line in seen.removed if line.id == self.of), None)
        if line is not None:
            answer = await self.drafts.write(self.place, line.id, line.version, line.value)
            self._take_answer(self.of, answer)

    async def _write_new(self, value: Entered) -> None:
        row = self.ctx.site.settings.token()[:20]
        self.added.append(row)
        self._take_answer(row, await self.drafts.write(self.place, row, 0, value))

    async def _add(self) -> None:
        """Add a row of a kind that the draft may have; without one, nothing."""
        if any(one.kind == self.of for one in self.draft.field.kinds):
            await self._write_new({KIND: self.of})

    async def _take_over(self) -> None:
        """Add the rows of a proposal, as the match stands now."""
        seen = await self.drafts.one(self.place)
        for one in (await _renderer(self)).proposals(seen):
            for value in one.rows if one.key == self.of and not one.taken else ():
                await self._write_new(value)

    async def _take_hint(self) -> None:
        """Add the rows that a bot would hand in, but for those that stand there already."""
        advice = await advice_for(self.ctx, self.place.match, self.place.seat)
        if advice is not None and is_handing_in(self.draft, advice):
            seen = await self.drafts.one(self.place)
            for value in lacking(seen, rows_of(self.draft, advice)):
                await self._write_new(value)

    async def _take_out(self) -> None:
        """Remove the rows of a proposal that was taken over; what others have made of them
        stays."""
        seen = await self.drafts.one(self.place)
        left = list(seen.rows)
        for one in (await _renderer(self)).proposals(seen):
            for value in one.rows if one.key == self.of and one.taken else ():
                found = next((row for row in left if same_row(row.value, value)), None)
                if found is not None:
                    left.remove(found)
                    gone = await self.drafts.remove(self.place, found.id, found.version)
                    self._take_answer(found.id, gone)

    async def was_handed_in(self) -> bool:
        """Whether this very form was accepted before: the draft may have gone since."""
        ctx, place = self.ctx, self.place
        if self.do != "hand-in":
            return False
        command = await ctx.form_command(place.match, place.seat, self.fields)
        if not await self.drafts.handed_in(place, command):
            return False
        seen = await ctx.table.observe(place.match, place.seat, since=LATEST)
        self.before = seen.observation.cursor
        self.receipt = await receipt_text(ctx, self.info, place.seat, self.before)
        return True

    async def _hand_in(self) -> None:
        ctx, place = self.ctx, self.place
        await ctx.site.limits.count(ACTS, ctx.client)
        before = await ctx.table.observe(place.match, place.seat, since=LATEST)
        cursor = before.observation.cursor
        revision = parse_int(self.fields.get("revision", "")) or 0
        if not ctx.wants_json:  # the rows that were just saved are no news to their writer
            revision = await self._own_revision(revision)
        seen = await self.drafts.one(place)
        form = await self.read_beside()
        result = await self.drafts.hand_in(
            place,
            revision,
            await ctx.form_command(place.match, place.seat, self.fields),
            beside=self.beside,
            seen=seen_of(self.fields.get("token", "")),
        )
        if isinstance(result, Refusal):
            await self._refused(result, form, seen)
        else:
            self.receipt = await receipt_text(ctx, self.info, place.seat, cursor)
            self.before = cursor

    async def read_beside(self) -> KernelForm | None:
        """Read the other fields of the act that the draft fills, as the form means them that has
        them, which is returned."""
        draft = self.draft
        offer = await self.ctx.table.offer(self.place.match, self.place.seat)
        found = (f for f in offer.forms if f.act == draft.act and f.preset == draft.preset)
        form = next(found, None)
        self.beside = beside(form, draft, self.fields, offer)
        return form

    async def _refused(self, refusal: Refusal, form: KernelForm | None, seen: DraftSeen) -> None:
        """Note why a draft was not taken, in words of its form, and what of it is to blame."""
        rows = seen.rows
        act = {**self.beside, **seen.draft.filled([line.value for line in rows])}
        checker = checker_of(self.ctx, self.info, form) if form is not None else None
        error = why_refused(self.ctx, checker, act, refusal)
        self.refusals[""] = error.refusal
        row = error.refusal.params.get("row")
        if error.refusal.id.startswith("row-") and isinstance(row, int):  # as the page numbers it
            number = (await _renderer(self)).number(seen, row - 1)
            self.refusals[""] = replace(
                error.refusal, params={**error.refusal.params, "row": number}
            )
        for name, text in error.marks.items():
            field, _, rest = name.partition(".")
            place, _, column = rest.partition(".")
            if field != seen.draft.field.name:
                self.marks.setdefault("", {})[name] = text
            elif seen.draft.is_text:
                self.marks[TEXT_ROW] = {field: text}
            elif (at := parse_int(place)) is not None and at < len(rows):
                self.marks.setdefault(rows[at].id, {})[column] = text

    async def _own_revision(self, revision: int) -> int:
        """The revision of the draft now, if nobody else has changed it since this one."""
        seen = await self.drafts.one(self.place)
        newer = [line for line in (*seen.rows, *seen.removed) if line.revision > revision]
        mine = all(line.seat == self.place.seat for line in newer)
        return seen.revision if mine else revision


@post(
    "/m/{match:str}/drafts/{key:str}",
    status_code=200,
    request_max_body_size=LONG_BODY_MOST,
)
async def change_draft(request: Request, match: FromPath[str], key: FromPath[str]) -> Response:
    """A change of a draft."""
    ctx = await context_of(request)
    await ctx.site.limits.count(DRAFTS, ctx.client)
    fields = await form_of(request)
    seat = await seat_of(ctx, match)
    info = await ctx.match_info(match)
    place = DraftPlace(match, seat, ctx.me or "", key)
    change = _Change(ctx, info, place, fields)
    try:
        return await _changed(change)
    except TableError as problem:
        if problem.refusal.id != "draft-unknown" or not ctx.wants_json:
            raise
        # No error: the match has gone on while somebody wrote, and the page is about to show it.
        return _json({"gone": True, "refusal": ctx.text_of(problem.refusal)})


async def _changed(change: _Change) -> Response:
    """Carry out a change, and answer it. Raises `TableError` for a draft that the seat does not
    have."""
    ctx, place = change.ctx, change.place
    if change.do == "at":
        await ctx.table.drafts.edit(place, change.of)
        return _json({})
    if change.do not in _DONE:
        raise NotFoundException
    if await change.was_handed_in():
        return await (_answer_script(change) if ctx.wants_json else _answer_page(change))
    seen = await ctx.table.drafts.one(place)
    change.read(seen.draft)
    await change.save()
    if not change.stale and not change.refusals:
        await change.carry_out()
    return await (_answer_script(change) if ctx.wants_json else _answer_page(change))


async def _answer_script(change: _Change) -> Response:
    """`{"revision", "versions": {row: version}, "rows": {row: html}, "stale": {row: {version, html,
    by, gone}}, "refusal": text, "marks": {row: {column: text}}, "receipt": text}`; of a draft
    that the seat does not have any more, `{"gone": true, "refusal": text}`."""
    ctx, place = change.ctx, change.place
    try:
        seen = await ctx.table.drafts.one(place)
    except Exception:
        if not change.receipt:
            raise
        return _json({"receipt": change.receipt})  # the turn was over with it
    body: Data = {"revision": seen.revision, "versions": change.versions}
    if change.stale:
        body["stale"] = await _newer(change, seen)
    elif "renew" in change.fields and not change.refusals:
        renderer = await _renderer(change)
        body["rows"] = {row: renderer.row(seen, row) for row in [*change.given, *change.added]}
    if change.refusals:
        body["refusal"] = ctx.text_of(next(iter(change.refusals.values())))
        body["marks"] = change.marks
    if change.receipt:
        body["receipt"] = change.receipt
    return _json(body)  # that somebody was quicker is no error: the script asks what to do


async def _renderer(change: _Change) -> DraftRenderer:
    ctx = change.ctx
    page = await page_of(ctx.site, ctx.language, change.info, change.place.seat)
    return DraftRenderer(Zones(page))


async def _newer(change: _Change, seen: DraftSeen) -> Data:
    """The rows that others have changed, for the page that has older ones."""
    renderer = await _renderer(change)
    return {
        row: {
            "version": line.version,
            "html": renderer.row(seen, row),
            "by": line.name,
            "summary": renderer.summary(seen, line.value),
            "gone": line.change == "removed",
        }
        for row, line in change.stale.items()
    }


async def _answer_page(change: _Change) -> Response:
    ctx, match, key = change.ctx, change.place.match, change.place.key
    if not change.stale and not change.refusals:
        if change.receipt:
            return ctx.redirect(f"/m/{match}?done={change.before}#tray")
        row = f"-{change.added[-1]}" if change.do == "new" and change.added else ""
        return ctx.redirect(f"/m/{match}#draft-{key.replace(':', '-')}{row}")
    texts = [ctx.text_of(refusal) for refusal in change.refusals.values()]
    if change.stale:
        texts.append(ctx.say()("draft-stale"))
    await change.read_beside()
    unsaved = {*change.stale, *change.refusals}
    given = {row: value for row, value in change.given.items() if row in unsaved}
    text = " ".join(dict.fromkeys(texts))
    problem = DraftProblem(key, text, given, change.stale, marks=change.marks, beside=change.beside)
    return await playing_page(ctx, change.info, 409 if change.stale else 422, draft=problem)


def beside(form: KernelForm | None, draft: Draft, fields: Mapping[str, str], offer: Offer) -> Data:
    """The other fields of the act that a draft fills, as its form means them, from what was sent
    to hand it in."""
    others = {name: value for name, value in fields.items() if name.partition(".")[0] not in _OWN}
    sent = decode(others, kinds_of(offer))
    if form is not None:
        left = tuple(field for field in form.fields if field.name != draft.field.name)
        sent = completed(replace(form, fields=left), sent)
    return {name: value for name, value in sent.items() if name != "type"}


def rows_sent(fields: Mapping[str, str]) -> dict[str, Entered]:
    """The rows in the fields of a form: `rows.<id>.<column>`."""
    found: dict[str, Entered] = {}
    for name, value in fields.items():
        kind, _, rest = name.partition(".")
        row, _, column = rest.partition(".")
        if kind == "rows" and column and value != "":
            found.setdefault(row, {})[column] = value
    return found


def _json(body: Any) -> Response:
    return Response(_encode(body), media_type=JSON)
