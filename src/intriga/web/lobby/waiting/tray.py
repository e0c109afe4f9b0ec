"""The tray of a waiting room: what is asked of this person now, and the buttons for it.

It is the tray of a match (`css/match/tray.css`): its head asks, its body has what is filled in, its
foot the buttons, always in the thumb's place. There is never a button that does nothing: where a
match cannot start yet, the buttons are those that bring it nearer.
"""

from msgspec import Struct

from intriga.table import MatchInfo
from intriga.web.game_pages import Data
from intriga.web.lobby.places import place_choices
from intriga.web.request.context import RequestContext


class Gathering(Struct, frozen=True):
    """How a match that gathers stands. `here`: of the people with seats, who has answered the roll
    call; `absent`: the names of the others, while there is one."""

    free: int
    taken: int
    people: int
    here: int
    roll: bool
    absent: tuple[str, ...]


def gathering(info: MatchInfo) -> Gathering:
    """How this match stands."""
    free = sum(seat.kind == "empty" for seat in info.seats)
    people = [seat for seat in info.seats if seat.kind == "person"]
    roll = info.roll_at is not None
    return Gathering(
        free=free,
        taken=len(info.seats) - free,
        people=len(people),
        here=sum(seat.here for seat in people),
        roll=roll,
        absent=tuple(seat.name for seat in people if not seat.here) if roll else (),
    )


def referees(info: MatchInfo) -> bool:
    """Whether this person is a referee of the match, and so takes no seat."""
    return info.hosted and info.terms.referee


def may_join(info: MatchInfo) -> bool:
    """Whether this person has not joined, needs no invitation or has one, and is no referee."""
    if referees(info) or info.seat is not None or info.official is not None:
        return False
    invited = info.waits is not None and info.waits.status == "invited"
    return invited or (info.waits is None and bool(info.join_code))


def answers_roll(info: MatchInfo) -> bool:
    """Whether this person is called in a roll call and has not answered."""
    if info.roll_at is None:
        return False
    if info.seat is not None:
        return not info.seats[info.seat].here
    waits = info.waits
    return waits is not None and waits.status in ("reserve", "missed") and not waits.here


def head(ctx: RequestContext, info: MatchInfo) -> Data:
    """The data of lobby/fragments/tray/ask.html."""
    t, at = ctx.say(info.game), gathering(info)
    inside = info.hosted or info.seat is not None or info.official is not None
    waits = None if info.waits is None else info.waits.status
    missing = t("ask-missing", n=at.free)
    mine = True
    if answers_roll(info):
        changed = any(edit.asked for edit in info.edits)
        ask = t("edits-asked" if changed else "roll-called")
        why = t("ask-edits-why" if changed else "ask-roll-why")
    elif may_join(info) and not info.hosted:
        ask = t("ask-join" if at.free else "ask-join-reserve")
        why = t("room-approval" if _asks(info) else "ask-join-why", host=info.host)
    elif info.hosted:
        ask = missing if at.free else t("ask-ready")
        why = _host_why(ctx, info, at)
    elif inside or waits in ("reserve", "missed"):
        mine = bool(at.free and info.join_code)
        ask = missing if at.free else t("ask-ready")
        why = t("start-roll-wait" if at.roll else "start-wait", host=info.host)
    else:
        known = waits in ("asked", "declined", "removed")
        mine, ask = not known, t(f"ask-{waits}" if known else "ask-no-code")
        why = t("start-wait", host=info.host) if known else t("mine-no-code")
    return {"ask": ask, "why": why, "mine": mine, "rules": f"/rules/{info.game}"}


def _host_why(ctx: RequestContext, info: MatchInfo, at: Gathering) -> str:
    t = ctx.say(info.game)
    if info.reserve and any(seat.kind == "bot" for seat in info.seats):
        return t("start-bots-instead", n=len(info.reserve))
    if at.roll:
        return t("start-roll")
    return t("start-free") if at.free else t("start-ready")


def _asks(info: MatchInfo) -> bool:
    """Whether the host would have to let this person in."""
    return info.approval and not info.hosted and info.waits is None


def body(ctx: RequestContext, info: MatchInfo) -> Data:
    """The data of lobby/fragments/tray/do.html: what is filled in before a button."""
    joins = may_join(info) and ctx.person is not None
    sits = ctx.say(info.game)("sit-down") if info.hosted and gathering(info).free else None
    return {
        "joins": joins and (not info.hosted or sits is not None),
        "sits": sits,
        "password": joins and info.locked and info.waits is None and not info.hosted,
        "places": place_choices(ctx, info, officials=True, only_free=True) if joins else [],
        "team": _own_team(info),
        "absent": list(gathering(info).absent) if info.hosted else [],
    }


def _own_team(info: MatchInfo) -> Data | None:
    """The team of this person, if it may have a name."""
    key = info.seats[info.seat].place if info.seat is not None else ""
    named = any(place.key == key and place.named for place in info.places)
    return {"key": key, "name": info.team_names.get(key, "")} if named else None


def foot(ctx: RequestContext, info: MatchInfo) -> Data:
    """The data of lobby/fragments/tray/start.html: the buttons."""
    t, at = ctx.say(info.game), gathering(info)
    joins = may_join(info) and not info.hosted  # a host has other things to do first
    rules = ctx.site.games[info.game]
    outside = not (
        info.hosted or info.seat is not None or info.official is not None or info.waits is not None
    )
    changed = any(edit.asked for edit in info.edits)
    return {
        "answer": t("edits-agree" if changed else "roll-answer") if answers_roll(info) else None,
        "join": t("join-ask" if _asks(info) else "sit-down" if at.free else "join-reserve")
        if joins
        else None,
        "join_url": f"/j/{info.join_code}" if joins and ctx.person is None else None,
        "host": info.hosted,
        "ready": not at.free,
        "fewer": at.free > 0 and at.taken in rules.seats,
        "roll": at.roll,
        "elsewhere": outside and not joins,
    }
