"""The waiting room: who has a seat, who waits, who is invited, when the match starts. What is asked
of a person there: `tray`; what they write to each other: `talk`.

What everybody sees alike (the seats and the reserve) is rendered once for all; what is one person's
and what only the host sees are fragments of their own. With sixty people each arrival is sent to
sixty pages.
"""

from functools import lru_cache
from typing import Any, Final

import segno

from intriga.table import MatchInfo
from intriga.web.game_pages import Data, default_mark
from intriga.web.http import Response
from intriga.web.lobby.admission import reserve_data, signups_data
from intriga.web.lobby.fields.edits import edit_rows
from intriga.web.lobby.fields.terms import agreed
from intriga.web.lobby.lessons import offered_to_newcomer
from intriga.web.lobby.places import offices, officials_data, place_named, places_data
from intriga.web.lobby.rule_texts import minute
from intriga.web.lobby.statuses import signup_standing
from intriga.web.lobby.waiting.talk import Unsent, talk_data
from intriga.web.lobby.waiting.tray import (
    answers_roll,
    body,
    foot,
    gathering,
    head,
    may_join,
    referees,
)
from intriga.web.printing.printouts import printouts
from intriga.web.rendering.fragments import CSRF, partial
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import Form
from intriga.web.site import Say

FEW: Final = 12
"""Up to this many seats, people choose their seat; more are shown as a list of names."""
_START_FIELDS: Final = ("empty", "absent")
SEARCHED: Final = 15
"""A longer list has a search field."""


async def waiting_room(
    ctx: RequestContext,
    info: MatchInfo,
    error: str | None = None,
    status: int = 409,
    *,
    unsure: Form | None = None,
    unsent: Unsent | None = None,
) -> Response:
    """The page of a match that has not started; with the text of a refusal. `unsure`: the form to
    start it, which is to be confirmed; `unsent`: a message that was refused."""
    personal = await return_ticket(ctx, info) if info.hosted or concerns(info) else None
    return ctx.page(
        "lobby/waiting_room.html",
        status if error or unsent else 200,
        info.game,
        game_id=info.game,
        match=_match(ctx, info),
        minute=minute(info.game, ctx.site.games[info.game].words, ctx.language),
        lesson=await offered_to_newcomer(ctx, info.game),
        address=ctx.site.settings.base_url.partition("://")[2],
        parts=fragments(ctx, info),
        printouts=printouts(ctx.site.games[info.game], ctx.language),
        personal=personal,
        cohosts=[{"person": person, "name": name} for person, name in info.cohosts],
        officials=officials_data(info, ctx.site.game_book(ctx.language, info.game)),
        offices=offices(ctx, info),
        created=info.created,
        host_url=f"/m/{info.id}/host",
        screen_url=screen_url(info),
        screen_address=screen_address(ctx, info),
        talk=await talk_data(ctx, info, unsent),
        command=ctx.site.command_id(),
        may_invite=info.hosted or (info.seat is not None and not info.approval),
        invited="called" in ctx.request.query_params,
        error=error,
        unsure=None if unsure is None else {key: unsure.get(key, "") for key in _START_FIELDS},
        looking=looked_at(ctx, info),
    )


def concerns(info: MatchInfo) -> bool:
    """Whether a match may send this person email: they have a seat or an office, or wait."""
    return info.seat is not None or info.waits is not None or bool(info.office)


def looked_at(ctx: RequestContext, info: MatchInfo) -> str | None:
    """The address an open page reports to while it is visible; None for people who get no email."""
    served = ctx.me is not None and ctx.table.email_addresses.on
    return f"/m/{info.id}/looking" if served and concerns(info) else None


def fragments(ctx: RequestContext, info: MatchInfo) -> dict[str, str]:
    """The parts of the page that change, by the id of their element."""
    url = f"/m/{info.id}"
    signups = signups_data(info, ctx.say(info.game), url) if info.hosted else None
    common = {"match": {"url": url, "host": info.hosted}, "csrf": CSRF}

    def part(name: str, **data: Any) -> str:
        template = f"lobby/fragments/{name}.html"
        html = ctx.site.piece(template, ctx.language, info.game, {**common, **data})
        return html.replace(CSRF, ctx.csrf)

    mine = _mine(ctx, info)
    parts = {
        "waiting-heading": part("heading", title=ctx.match_title(info), host_name=info.host),
        "waiting-count": part("count", taken=gathering(info).taken, total=len(info.seats)),
        "waiting-mine": part("mine", mine=mine, about=_about(ctx, info)),
        "waiting-leave": part("leave", mine=mine),
        "waiting-seats": part("places", **_places(ctx, info))
        if info.places
        else part("seats", **_seats(ctx, info)),
        "waiting-reserve": part(
            "reserve",
            reserve=reserve_data(info.reserve),
            roll=info.roll_at is not None,
            signups=signups,
        ),
        "waiting-edits": part("edits", edits=edit_rows(ctx, info)),
        "waiting-agreed": part("agreed", options=agreed(ctx, info)),
        "waiting-ask": part("tray/ask", ask=head(ctx, info)),
        "waiting-do": part("tray/do", do=body(ctx, info)),
        "waiting-start": part("tray/start", start=foot(ctx, info)),
    }
    if info.hosted:
        parts["waiting-admission"] = part("signups", signups=signups)
    return parts


def _match(ctx: RequestContext, info: MatchInfo) -> Data:
    link = f"{ctx.site.settings.base_url}/j/{info.join_code}" if info.join_code else ""
    return {
        "id": info.id,
        "url": f"/m/{info.id}",
        "live_url": f"/m/{info.id}/live",
        "title": ctx.match_title(info),
        "hosted": info.hosted,
        "stranger": ctx.me is None,
        "game_name": ctx.game_name(info.game),
        "code": grouped_code(info.join_code),
        "link": link,
        "qr": qr_svg(link) if link else "",
    }


def league_link(info: MatchInfo) -> Data | None:
    """The league of a match and its page."""
    if info.league is None:
        return None
    return {"name": info.league.name, "url": f"/league/{info.league.id}"}


def _about(ctx: RequestContext, info: MatchInfo) -> Data:
    """What is played, and what is asked of those who join."""
    return {
        "game_name": ctx.game_name(info.game),
        "minutes": ctx.site.pages[info.game].presentation.minutes,
        "rules_url": f"/rules/{info.game}",
        "host_name": info.host,
        "approval": info.approval,
        "locked": info.locked,
        "league": league_link(info),
    }


def _seats(ctx: RequestContext, info: MatchInfo) -> Data:
    t, at = ctx.say(info.game), gathering(info)
    few = len(info.seats) <= FEW
    alone = not info.locked and (info.hosted or not info.approval)
    invited = {one.seat: one.name for one in info.others if one.status == "invited"}
    may_take = few and may_join(info) and alone
    return {
        "few": few,
        "searched": len(info.seats) > SEARCHED,
        "free": at.free,
        "roll": at.roll,
        "here": at.here,
        "people": at.people,
        "seats": [
            {
                "number": seat.seat,
                "mark": default_mark(seat.seat, ctx.language),
                "name": seat.name if seat.kind != "empty" else None,
                "invited": invited.get(seat.seat) if seat.kind == "empty" else None,
                "label": t("seat-number", n=seat.seat + 1),
                "me": seat.seat == info.seat and few,
                "bot": seat.kind == "bot",
                "host": seat.host,
                "here": seat.here,
                "online": seat.seat in info.online,
                "can_take": seat.kind == "empty" and may_take,
                "can_free": info.hosted and seat.kind != "empty" and seat.seat != info.seat,
            }
            for seat in info.seats
        ],
    }


def _places(ctx: RequestContext, info: MatchInfo) -> Data:
    waits = info.waits is not None and info.waits.status in ("asked", "reserve", "missed")
    at = gathering(info)
    return {
        "roll": at.roll,
        "here": at.here,
        "people": at.people,
        "may_choose": info.seat is not None or bool(info.office) or waits,
        "places": places_data(ctx, info),
    }


def _mine(ctx: RequestContext, info: MatchInfo) -> Data:
    """This person's own status in the match, and how to change it."""
    t = ctx.say(info.game)
    state: str = "new" if info.waits is None else info.waits.status
    state = "seated" if info.seat is not None else state
    mine = signup_standing(t, info)
    chosen = _chosen(info)
    place = place_named(ctx, info, chosen)
    here, title = None, ""
    if info.office:
        state, text = "official", t("mine-official", place=place)
    elif info.seat is not None:
        here = info.seats[info.seat].here
        title = t("mine-at-table", name=info.seats[info.seat].name)
        text = t("mine-seated", seat=info.seat + 1)
        if info.places:
            text = t("mine-placed", place=place) if place else t("mine-unplaced")
    elif mine is not None:
        here = info.waits.here if info.waits and mine.status in ("reserve", "missed") else None
        text = f"{mine.text} {t('mine-wish', place=place)}" if place else mine.text
    elif referees(info):
        text = t("mine-referee")
    elif info.hosted:
        text = t("mine-host")
    else:
        text = t("mine-new") if may_join(info) else t("mine-no-code")
    inside = here is not None or info.office or info.hosted
    return {
        "state": state,
        "title": title,
        "text": text,
        "next": t("mine-next") if inside else "",
        "asked": answers_roll(info),
        "here": info.roll_at is not None and bool(here),
        "forms": list(mine.forms) if mine is not None else [],
        "chosen": chosen if place and not info.office else "",
        "group": f"place-{chosen}" if place else None,
        "seats": _free_numbers(info, t) if info.seat is not None and not info.places else [],
    }


def _chosen(info: MatchInfo) -> str:
    """The key of the place this person has or wants."""
    if info.seat is not None:
        return info.seats[info.seat].place
    return info.office or (info.waits.wish if info.waits is not None else "")


def _free_numbers(info: MatchInfo, t: Say) -> list[Data]:
    """The free seats, to move to one of them."""
    free = [seat.seat for seat in info.seats if seat.kind == "empty"]
    return [{"value": seat, "label": t("seat-number", n=seat + 1)} for seat in free]


def screen_url(info: MatchInfo) -> str:
    """The address of the big screen. For those who may invite others it carries the join code, so
    that the screen shows it in a browser that is not signed in."""
    return f"/m/{info.id}/screen" + (f"?code={info.join_code}" if info.join_code else "")


def screen_address(ctx: RequestContext, info: MatchInfo) -> str:
    """The address of the big screen for another computer, short enough to type."""
    return f"{ctx.site.settings.base_url.partition('://')[2]}/screen/{info.join_code}"


@lru_cache(maxsize=256)  # it takes longer than the rest of the page
def qr_svg(link: str) -> str:
    """A QR code as inline SVG, dark on light whatever the theme."""
    code = segno.make(link, error="m")
    return code.svg_inline(scale=4, border=2, omitsize=True, svgclass=None, lineclass=None)


def grouped_code(code: str) -> str:
    """A code in two groups, easier to read out."""
    half = (len(code) + 1) // 2
    return f"{code[:half]}-{code[half:]}" if len(code) > 4 and "-" not in code else code


async def return_ticket(ctx: RequestContext, info: MatchInfo) -> Data | None:
    """The personal link and code to return from any device; None for people with an account, who
    have a password."""
    if ctx.person is None or ctx.person.login is not None:
        return None
    code = await ctx.table.lobby.seats.return_code(info.id, ctx.person.id)
    return {"code": code, "link": f"{ctx.site.settings.base_url}/r/{code}"}


def updated_parts(ctx: RequestContext, info: MatchInfo, problem: str = "") -> str:
    """For a page with script: its parts as they are now, with the text of a refusal."""
    html = ctx.site.render("lobby/fragments/problem.html", problem=problem)
    parts = [partial(id, part, "outerMorph") for id, part in fragments(ctx, info).items()]
    return partial("waiting-problem", html, "innerHTML") + "".join(parts)
