"""Drafts: what seats write together before one of them hands it in. To everybody else they look as
if they did not exist."""

from typing import Final

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from intriga.api import responses
from intriga.api.auth import Call, Request, needs
from intriga.api.matches import about
from intriga.api.play import names_of, receipt, seat_of
from intriga.api.problems import failing, problem_response, refused
from intriga.api.rendering.render import Renderer
from intriga.api.requests import (
    DraftKey,
    DraftRowRequest,
    EditingRequest,
    HandInRequest,
    MatchId,
    MoveRowRequest,
    RowId,
    RowVersion,
)
from intriga.http_common.rate_limits.policies import DRAFTS
from intriga.kernel.positions import Seen
from intriga.kernel.text import Refusal, refuse
from intriga.kernel.text import data as plain
from intriga.table import DraftLine, DraftPlace, DraftSeen, Stale
from intriga.table.drafts.values import most_rows

TAGS: Final = ["play"]


@get(
    "/matches/{match:str}/drafts",
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("read"),
)
async def drafts(request: Request, match: MatchId) -> responses.Drafts:
    """The drafts of your seat as they are now; the stream says when they have changed."""
    call = await about(request, match)
    seen = await call.table.drafts.seen(match, await seat_of(call, match), call.who)
    renderer = Renderer(call, call.game, await names_of(call, match))
    return responses.Drafts(tuple(_draft(renderer, one) for one in seen))


@get(
    "/matches/{match:str}/drafts/{draft:str}",
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("read"),
)
async def draft(request: Request, match: MatchId, draft: DraftKey) -> responses.Draft:
    """One draft of your seat."""
    call, place = await _place(request, match, draft)
    renderer = Renderer(call, call.game, await names_of(call, match))
    return _draft(renderer, await call.table.drafts.one(place))


@put(
    "/matches/{match:str}/drafts/{draft:str}/rows/{row:str}",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def write_row(
    request: Request, match: MatchId, draft: DraftKey, row: RowId, data: JSONBody[DraftRowRequest]
) -> Response[responses.DraftRow]:
    """Write a row; the others stay as they are. If somebody has changed it since you saw it, it
    stays as it is, and the response (409) has it as `params.row.data`. The same again changes
    nothing."""
    call, place = await _place(request, match, draft, writes=True)
    answer = await call.table.drafts.write(place, row, data.version, data.value)
    return await _row_response(call, match, answer)


@delete(
    "/matches/{match:str}/drafts/{draft:str}/rows/{row:str}",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def remove_row(
    request: Request, match: MatchId, draft: DraftKey, row: RowId, version: RowVersion
) -> Response[responses.DraftRow]:
    """Remove a row. The last ten that were removed can be put back."""
    call, place = await _place(request, match, draft, writes=True)
    return await _row_response(call, match, await call.table.drafts.remove(place, row, version))


@post(
    "/matches/{match:str}/drafts/{draft:str}/rows/{row:str}/move",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def move_row(
    request: Request, match: MatchId, draft: DraftKey, row: RowId, data: JSONBody[MoveRowRequest]
) -> Response[responses.DraftRow]:
    """Move a row after another one."""
    call, place = await _place(request, match, draft, writes=True)
    return await _row_response(call, match, await call.table.drafts.move(place, row, data.after))


@post(
    "/matches/{match:str}/drafts/{draft:str}/editing",
    status_code=204,
    tags=TAGS,
    responses=failing(404, 409, 503),
    **needs("play"),
)
async def show_editing(
    request: Request, match: MatchId, draft: DraftKey, data: JSONBody[EditingRequest]
) -> None:
    """Say at which row you are. Repeat it while you are there."""
    call, place = await _place(request, match, draft, writes=True)
    await call.table.drafts.edit(place, data.row)


@post(
    "/matches/{match:str}/drafts/{draft:str}/hand-in",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("play"),
)
async def hand_in(
    request: Request, match: MatchId, draft: DraftKey, data: JSONBody[HandInRequest]
) -> Response[responses.Receipt]:
    """Hand a draft in: the ordinary act, with the rows as they are at this revision. If somebody
    has changed it since, it is refused (`draft-changed`)."""
    call, place = await _place(request, match, draft, writes=True)
    seen = Seen(data.seen.window, data.seen.generation) if data.seen is not None else None
    result = await call.table.drafts.hand_in(
        place, data.revision, data.command, beside=data.fields, seen=seen
    )
    return await receipt(call, match, result)


async def _place(
    request: Request, match: str, key: str, *, writes: bool = False
) -> tuple[Call, DraftPlace]:
    """The call, and the draft it is about. Raises `TableError`."""
    call = await about(request, match)
    if writes:
        await call.limits.count(DRAFTS, call.who)
    return call, DraftPlace(match, await seat_of(call, match), call.who, key)


async def _row_response(
    call: Call, match: str, answer: DraftLine | Stale | Refusal
) -> Response[responses.DraftRow]:
    names = await names_of(call, match)
    if isinstance(answer, Refusal):
        return refused(call, answer, names)
    renderer = Renderer(call, call.game, names)
    if isinstance(answer, Stale):
        row = plain(msgspec.to_builtins(_row(renderer, answer.line)))
        return problem_response(
            call, refuse("draft-row-changed", name=answer.line.name, row=row), 409
        )
    return Response(_row(renderer, answer))


def _draft(renderer: Renderer, seen: DraftSeen) -> responses.Draft:
    draft, handed = seen.draft, seen.handed
    return responses.Draft(
        key=draft.key,
        act=draft.act,
        field=draft.field.name,
        preset=draft.preset,
        seats=draft.seats,
        most=most_rows(draft),
        revision=seen.revision,
        rows=tuple(_row(renderer, line) for line in seen.rows),
        removed=tuple(_row(renderer, line) for line in seen.removed),
        remarks=tuple(
            responses.DraftRemark(
                seen.rows[one.row].id if one.row is not None else None,
                one.warns,
                renderer.localized(one.text),
            )
            for one in seen.remarks
        ),
        editors=tuple(responses.DraftEditor(one.seat, one.row, one.until) for one in seen.editors),
        handed=responses.HandedIn(handed.seat, handed.at, handed.current) if handed else None,
        hands_in=seen.hands_in,
        problem=renderer.localized(seen.problem) if seen.problem else None,
    )


def _row(renderer: Renderer, line: DraftLine) -> responses.DraftRow:
    return responses.DraftRow(
        id=line.id,
        version=line.version,
        revision=line.revision,
        value=line.value,
        change=line.change,
        seat=line.seat,
        name=line.name,
        at=line.at,
        barred=renderer.localized(line.barred) if line.barred else None,
    )
