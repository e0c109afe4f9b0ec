"""Seats: the buttons of a match being played, and what all buttons about seats do."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from typing import Final, TypeAlias, cast

from litestar import post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from intriga.http_common.rate_limits.policies import (
    ACTS,
    INVITATIONS,
    INVITES,
    MATCH_PASSWORDS,
    NEW_MATCHES,
)
from intriga.kernel.actors import Seat
from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.table.lobby.gathering.starting import Absent, Empty
from intriga.web.http import Request, Response
from intriga.web.lobby.join import BESIDE_FORM
from intriga.web.lobby.waiting.room import updated_parts, waiting_room
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import Form, form_of, parse_int, salt_of


class SeatAction(Struct, frozen=True):
    """A button that was pressed: by whom, in which match, about which seat."""

    ctx: RequestContext
    match: str
    me: str
    seat: Seat | None
    code: str
    salt: str
    fields: Form

    @property
    def person(self) -> str:
        """The id of the person it is about; empty for nobody in particular."""
        return self.fields.get("person", "")[:32]

    @property
    def place(self) -> str:
        """The key of the place it is about; empty for none."""
        return self.fields.get("place", "")[:64]

    @property
    def required_seat(self) -> Seat:
        """The seat it is about. Raises `TableError` if none was sent."""
        if self.seat is None:
            raise TableError("invalid", refuse("seat-which-one"))
        return self.seat


Handler: TypeAlias = Callable[[SeatAction], Awaitable[str | None]]
"""Does what a button says. Returns where to go on, if not to the match."""


async def _sit(action: SeatAction) -> None:
    ctx = action.ctx
    async with ctx.site.limits.guess(MATCH_PASSWORDS, f"{ctx.address} {action.match}"):
        await ctx.table.lobby.signups.join(
            action.match,
            action.me,
            seat=action.seat,
            place=action.place,
            code=action.code,
            salt=action.salt,
            password=action.fields.get("password", ""),
        )


async def _stand(action: SeatAction) -> None:
    await action.ctx.table.lobby.seats.stand(action.match, action.me)


async def _bot(action: SeatAction) -> None:
    ctx = action.ctx
    await ctx.table.lobby.seats.add_bot(
        action.match, action.me, seat=action.seat, language=ctx.language
    )


async def _free(action: SeatAction) -> None:
    name = action.fields.get("name", "")[:64]
    seats = action.ctx.table.lobby.seats
    await seats.clear(action.match, action.me, action.required_seat, name=name)


async def _place(action: SeatAction) -> None:
    await action.ctx.table.lobby.places.choose(action.match, action.me, action.place)


async def _move(action: SeatAction) -> None:
    places = action.ctx.table.lobby.places
    await places.move(action.match, action.me, action.person, action.place)


async def _change_seat(action: SeatAction) -> None:
    places = action.ctx.table.lobby.places
    await places.change_seat(action.match, action.me, action.required_seat)


async def _name_team(action: SeatAction) -> None:
    name = action.fields.get("name", "")[:200]
    names = action.ctx.table.lobby.team_names
    await names.give(action.match, action.me, action.place, name)


async def _resign(action: SeatAction) -> str:
    lobby = action.ctx.table.lobby
    await lobby.places.resign(action.match, action.me)
    info = await lobby.queries.info(action.match, action.me)
    return f"/m/{action.match}" if info.watch or info.hosted else "/"


async def _start(action: SeatAction) -> None:
    ctx, fields = action.ctx, action.fields
    empty: Empty = "refuse"
    if fields.get("empty") in ("bots", "close"):
        empty = cast(Empty, fields["empty"])
    absent: Absent = "drop" if fields.get("absent") == "drop" else "keep"
    await ctx.table.lobby.starting.start(
        action.match,
        action.me,
        empty=empty,
        absent=absent,
        sure="sure" in fields,
        language=ctx.language,
    )


async def _fill(action: SeatAction) -> None:
    ctx = action.ctx
    await ctx.table.lobby.seats.fill(action.match, action.me, ctx.language)


async def _cancel(action: SeatAction) -> str:
    await action.ctx.table.lobby.cancellation.cancel(action.match, action.me)
    return "/"


async def _again(action: SeatAction) -> str:
    ctx = action.ctx
    await ctx.site.limits.count(NEW_MATCHES, ctx.address)
    following = await ctx.table.lobby.creation.rematch(
        action.match, action.me, language=ctx.language
    )
    return f"/m/{following}"


async def _take_over(action: SeatAction) -> None:
    ctx = action.ctx
    async with ctx.site.limits.guess(MATCH_PASSWORDS, f"{ctx.address} {action.match}"):
        await ctx.table.lobby.takeovers.take_over(
            action.match,
            action.me,
            action.required_seat,
            code=action.code,
            password=action.fields.get("password", ""),
        )


async def _withdraw(action: SeatAction) -> str:
    ctx = action.ctx
    await ctx.table.lobby.signups.withdraw(action.match, action.me)
    info = await ctx.table.lobby.queries.info(action.match, action.me)
    return "/" if info.privacy == "link" else f"/m/{action.match}"


async def _approve(action: SeatAction) -> None:
    """One request, with the seat that the host has chosen if any, or all requests."""
    lobby = action.ctx.table.lobby
    if action.person:
        await lobby.seating.admit(action.match, action.me, action.person, action.seat)
    else:
        await lobby.signups.approve(action.match, action.me)


async def _first(action: SeatAction) -> None:
    await action.ctx.table.lobby.seating.put_first(action.match, action.me, action.person)


async def _uninvite(action: SeatAction) -> None:
    await action.ctx.table.lobby.seating.uninvite(action.match, action.me, action.person)


async def _approve_taking(action: SeatAction) -> None:
    await action.ctx.table.lobby.takeovers.approve(
        action.match, action.me, action.person, seat=action.seat
    )


async def _decline(action: SeatAction) -> None:
    await action.ctx.table.lobby.signups.decline(action.match, action.me, action.person)


async def _invite(action: SeatAction) -> str:
    await action.ctx.site.limits.count(INVITES, action.ctx.address)
    login = action.fields.get("login", "")[:40]
    await action.ctx.table.lobby.signups.invite(action.match, action.me, login)
    return f"/m/{action.match}?called=1"


async def _roll(action: SeatAction) -> None:
    await action.ctx.table.lobby.roll_call.call(action.match, action.me)


async def _roll_end(action: SeatAction) -> None:
    await action.ctx.table.lobby.roll_call.end(action.match, action.me)


async def _here(action: SeatAction) -> None:
    await action.ctx.table.lobby.roll_call.answer(action.match, action.me)


async def _to_bot(action: SeatAction) -> None:
    ctx = action.ctx
    await ctx.table.lobby.takeovers.replace_by_bot(
        action.match, action.me, action.required_seat, language=ctx.language
    )


ACTIONS: Final[Mapping[str, Handler]] = {
    "sit": _sit,
    "stand": _stand,
    "bot": _bot,
    "free": _free,
    "place": _place,
    "move": _move,
    "change-seat": _change_seat,
    "name-team": _name_team,
    "resign": _resign,
    "start": _start,
    "fill": _fill,
    "cancel": _cancel,
    "again": _again,
    "take-over": _take_over,
    "to-bot": _to_bot,
    "withdraw": _withdraw,
    "approve": _approve,
    "approve-taking": _approve_taking,
    "decline": _decline,
    "first": _first,
    "uninvite": _uninvite,
    "invite": _invite,
    "roll": _roll,
    "roll-end": _roll_end,
    "here": _here,
}
FOR_STRANGERS: Final = ("sit", "take-over")
"""What people who are not signed in may do, which makes them guests."""


@post("/m/{match:str}/{name:str}", status_code=200)
async def seat_action(request: Request, match: FromPath[str], name: FromPath[str]) -> Response:
    """A button about seats. In a waiting room a refusal is shown there."""
    ctx = await context_of(request)
    handler = ACTIONS.get(name)
    if handler is None:
        raise NotFoundException
    if ctx.me is None and name not in FOR_STRANGERS:
        raise TableError("forbidden", refuse("seat-none-of-yours"))
    fields = await form_of(request)
    seat, code = parse_int(fields.get("seat", "")), fields.get("code", "")
    me = await ctx.ensure_person()
    await ctx.site.limits.count(ACTS, me)
    action = SeatAction(ctx, match, me, seat, code, salt_of(fields), fields)
    try:
        guess = ctx.site.limits.guess(INVITATIONS, ctx.address) if code else nullcontext()
        async with guess:
            path = await handler(action)
        if ctx.is_htmx:
            return ctx.html(updated_parts(ctx, await ctx.match_info(match)).encode())
        return ctx.redirect(path or f"/m/{match}")
    except TableError as problem:
        beside_form = problem.refusal.id in BESIDE_FORM
        if problem.kind not in ("conflict", "invalid") and not beside_form:
            raise
        info = await ctx.match_info(match)
        if info.status != "gathering":
            raise
        text = ctx.text_of(problem.refusal)
        if ctx.is_htmx:
            return ctx.html(updated_parts(ctx, info, text).encode(), 409)
        if problem.refusal.id == "start-leaves-behind":
            return await waiting_room(ctx, info, text, unsure=fields)
        return await waiting_room(ctx, info, text, 403 if beside_form else 409)
