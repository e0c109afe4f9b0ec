"""What the buttons of the cockpit do."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from msgspec import Struct

from intriga.http_common.rate_limits.policies import INVITATIONS, INVITES, MESSAGES
from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import (
    Close,
    Extend,
    HouseAct,
    Lock,
    Mute,
    Pause,
    PutAway,
    Resume,
    Silence,
)
from intriga.kernel.rooms import HOST_ROOM
from intriga.kernel.text import Refusal, refuse
from intriga.table import MatchInfo, Receipt, TableError
from intriga.web.host.cockpit_view import acts_of
from intriga.web.host.powers import read_powers
from intriga.web.lobby.doors import read_doors
from intriga.web.lobby.fields.local_time import read_local
from intriga.web.match.actions.acts import checker_of, count_document, seen_of
from intriga.web.match.forms.form_values import completed, decode, form_sent, kinds_of
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import Form, parse_int

_SEATS_MOST: Final = 128


class HostAction(Struct, frozen=True):
    """A button of the cockpit that was pressed, with its form."""

    ctx: RequestContext
    info: MatchInfo
    me: str
    fields: Form
    command: str

    @property
    def seat(self) -> int:
        """The seat it is about. Raises `TableError` if none was sent."""
        seat = parse_int(self.fields.get("seat", ""))
        if seat is None:
            raise TableError("invalid", refuse("seat-which-one"))
        return seat

    @property
    def generation(self) -> int:
        """The generation of the window it is about."""
        return parse_int(self.fields.get("generation", "")) or 0


Result: TypeAlias = Receipt | Refusal | None


async def _keep(action: HostAction, act: HouseAct) -> Result:
    return await action.ctx.table.keep(action.info.id, HOST, act, action.command, me=action.me)


async def _pause(action: HostAction) -> Result:
    return await _keep(action, Pause())


async def _put_away(action: HostAction) -> Result:
    zone = action.info.schedule.zone
    until = read_local(action.fields.get("until", ""), zone)
    return await _keep(action, PutAway(until, zone))


async def _resume(action: HostAction) -> Result:
    return await _keep(action, Resume())


async def _extend(action: HostAction) -> Result:
    seconds = parse_int(action.fields.get("seconds", "")) or 0
    return await _keep(action, Extend(action.fields.get("window", ""), action.generation, seconds))


async def _close(action: HostAction) -> Result:
    return await _keep(action, Close(action.fields.get("window", ""), action.generation))


async def _announce(action: HostAction) -> Result:
    ctx, text = action.ctx, action.fields.get("text", "")
    await ctx.site.limits.count(MESSAGES, action.me)
    chat, id = ctx.table.chat, action.info.id
    return await chat.say(id, HOST, HOST_ROOM, text, action.command, me=action.me)


async def _mute(action: HostAction) -> Result:
    return await _keep(action, Mute(action.seat, "off" not in action.fields))


async def _silence(action: HostAction) -> Result:
    """Mute a seat or a voice in one room."""
    fields = action.fields
    room, voice = fields.get("room", "")[:200], fields.get("voice", "")[:128]
    seat = None if voice else action.seat
    return await _keep(action, Silence(room, "off" not in fields, seat, voice))


async def _lock(action: HostAction) -> Result:
    act = action.fields.get("act", "")
    if act not in acts_of(action.ctx, action.info.game):
        raise TableError("invalid", refuse("refused-malformed", problem=act[:40]))
    return await _keep(action, Lock(act, "off" not in action.fields))


async def _to_bot(action: HostAction) -> Result:
    lobby, language = action.ctx.table.lobby, action.ctx.language
    await lobby.takeovers.replace_by_bot(action.info.id, action.me, action.seat, language=language)
    return None


async def _replace(action: HostAction) -> Result:
    """Have a bot take a seat, and invite the first of the reserve to it."""
    lobby, id, seat = action.ctx.table.lobby, action.info.id, action.seat
    language = action.ctx.language
    await lobby.takeovers.replace_by_bot(id, action.me, seat, language=language)
    info = await action.ctx.match_info(id)
    if info.reserve and info.seats[seat].kind == "bot":
        await lobby.reserve.call_next(id, seat, action.me)
    return None


async def _poke(action: HostAction) -> Result:
    """Call some seats to the table, or everybody."""
    seats = [parse_int(seat) for seat in action.fields.get("seats", "").split()[:_SEATS_MOST]]
    named = [seat for seat in seats if seat is not None]
    if len(named) < len(seats):
        raise TableError("invalid", refuse("seat-which-one"))
    await action.ctx.table.cockpits.pokes.poke(action.info.id, action.me, named)
    return None


async def _remove(action: HostAction) -> Result:
    lobby, language = action.ctx.table.lobby, action.ctx.language
    await lobby.takeovers.remove(action.info.id, action.me, action.seat, language=language)
    return None


async def _call_reserve(action: HostAction) -> Result:
    called = await action.ctx.table.lobby.reserve.call_next(action.info.id, action.seat, action.me)
    return None if called else refuse("reserve-none-for-seat")


async def _approve(action: HostAction) -> Result:
    seat = parse_int(action.fields.get("seat", ""))
    lobby, person = action.ctx.table.lobby, action.fields.get("person", "")
    if person:
        await lobby.seating.admit(action.info.id, action.me, person, seat)
    else:
        await lobby.arrivals.approve(action.info.id, action.me)
    return None


async def _doors(action: HostAction) -> Result:
    doors = read_doors(action.fields) or action.info.doors
    arrivals = action.ctx.table.lobby.arrivals
    return await arrivals.set_doors(action.info.id, action.me, doors, action.command)


async def _decline(action: HostAction) -> Result:
    lobby, person = action.ctx.table.lobby, action.fields.get("person", "")
    await lobby.signups.decline(action.info.id, action.me, person)
    return None


async def _first(action: HostAction) -> Result:
    lobby, person = action.ctx.table.lobby, action.fields.get("person", "")
    await lobby.seating.put_first(action.info.id, action.me, person)
    return None


async def _uninvite(action: HostAction) -> Result:
    lobby, person = action.ctx.table.lobby, action.fields.get("person", "")
    await lobby.seating.uninvite(action.info.id, action.me, person)
    return None


async def _invite(action: HostAction) -> Result:
    ctx, login = action.ctx, action.fields.get("login", "")
    await ctx.site.limits.count(INVITES, ctx.address)
    seat = parse_int(action.fields.get("seat", ""))
    await ctx.table.lobby.signups.invite(action.info.id, action.me, login, seat=seat)
    return None


async def _name(action: HostAction) -> Result:
    ctx, login = action.ctx, action.fields.get("login", "")
    async with ctx.site.limits.guess(INVITATIONS, ctx.address):  # logins cannot be guessed
        await ctx.table.hosting.add_cohost(action.info.id, action.me, login)
    return None


async def _dismiss(action: HostAction) -> Result:
    person = action.fields.get("person", "")
    await action.ctx.table.hosting.remove_cohost(action.info.id, action.me, person)
    return None


async def _appoint(action: HostAction) -> Result:
    """Give an office to somebody."""
    ctx, fields = action.ctx, action.fields
    login, place = fields.get("login", "")[:64], fields.get("place", "")[:64]
    async with ctx.site.limits.guess(INVITATIONS, ctx.address):  # logins cannot be guessed
        await ctx.table.lobby.places.appoint(action.info.id, action.me, login, place)
    return None


async def _empower(action: HostAction) -> Result:
    """Choose what an official may do for the host."""
    person, stewards = action.fields.get("person", ""), action.ctx.table.lobby.stewards
    await stewards.empower(action.info.id, action.me, person, read_powers(action.fields))
    return None


async def _relieve(action: HostAction) -> Result:
    """Take an office away from somebody."""
    person = action.fields.get("person", "")
    await action.ctx.table.lobby.places.dismiss(action.info.id, action.me, person)
    return None


async def _rewind(action: HostAction) -> Result:
    number, sure = parse_int(action.fields.get("number", "")) or 0, "sure" in action.fields
    rewinds = action.ctx.table.lobby.rewinds
    return await rewinds.rewind(action.info.id, action.me, number, action.command, sure=sure)


async def _look(action: HostAction) -> Result:
    await action.ctx.table.hosting.open_referee_view(action.info.id, action.me, action.command)
    return None


async def _close_look(action: HostAction) -> Result:
    """Close the referee's view before its time."""
    await action.ctx.table.hosting.close_referee_view(action.info.id, action.me)
    return None


async def _act(action: HostAction) -> Result:
    """One of the game's own acts of the host."""
    ctx, info, fields = action.ctx, action.info, action.fields
    offer = await ctx.table.hosting.offer(info.id, action.me)
    sent = decode(fields, kinds_of(offer))
    await count_document(ctx, info, sent)
    form = form_sent(offer, sent, fields)
    if form is not None:
        sent = completed(form, sent)
        error = checker_of(ctx, info, form).error(sent)
        if error is not None:
            return error.refusal
    seen = seen_of(fields.get("token", ""))
    return await ctx.table.submit(info.id, HOST, sent, action.command, seen=seen, me=action.me)


ACTIONS: Final[Mapping[str, Callable[[HostAction], Awaitable[Result]]]] = {
    "pause": _pause,
    "put-away": _put_away,
    "resume": _resume,
    "extend": _extend,
    "close": _close,
    "announce": _announce,
    "mute": _mute,
    "silence": _silence,
    "lock": _lock,
    "replace": _replace,
    "poke": _poke,
    "to-bot": _to_bot,
    "remove": _remove,
    "call-reserve": _call_reserve,
    "approve": _approve,
    "doors": _doors,
    "decline": _decline,
    "first": _first,
    "invite": _invite,
    "uninvite": _uninvite,
    "name": _name,
    "dismiss": _dismiss,
    "appoint": _appoint,
    "relieve": _relieve,
    "empower": _empower,
    "rewind": _rewind,
    "look": _look,
    "close-look": _close_look,
    "act": _act,
}
