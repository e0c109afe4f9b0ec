"""What a viewer of a match is told above their actions: how they stand without a seat, who asks for
a seat, who proposes to end the match or to take a break, that a bot may take their seat, and which
of their acts the host has disabled."""

from collections.abc import Sequence
from typing import Final

from intriga.kernel.actors import Seat
from intriga.kernel.house_rules.house_state import EndProposal, Undo
from intriga.kernel.observe import Offer
from intriga.table import MatchInfo, MatchView, Waiting
from intriga.table.event_texts import act_name
from intriga.table.lobby.consent import NOTICE_LASTS_MS
from intriga.web.game_pages import Data
from intriga.web.lobby.doors import asks_to_enter, may_enter
from intriga.web.lobby.statuses import signup_standing
from intriga.web.site import Say
from intriga.words import Phrasebook

_MINUTE: Final = 60_000


def seat_notices(
    info: MatchInfo, match_view: MatchView, me: Seat | None, *, now: int, t: Say
) -> list[Data]:
    """The notices about seats: each a text with its forms (see match/fragments/notices.html).
    `now`: milliseconds since the epoch."""
    if info.status != "playing":
        return []
    notices: list[Data] = []
    mine = signup_standing(t, info)
    entrance = enter_notice(info, t) if me is None else None
    if entrance is not None:
        notices.append(entrance)
    if mine is not None:
        notices.append({"text": mine.text, "forms": list(mine.forms)})
    house, names = match_view.observation.house, match_view.names
    warned = house.warned_at(me) if me is not None else None
    if warned is not None and now - warned < NOTICE_LASTS_MS:
        notices.append({"text": t("seat-warned-me"), "forms": []})
    return notices + [_request(info, names, me, one, t) for one in info.requests]


def enter_notice(info: MatchInfo, t: Say) -> Data | None:
    """That somebody who has nothing to do with a match being played may enter it; None if they may
    not, or would need a code."""
    if info.waits is not None or not info.join_code or not may_enter(info):
        return None
    asks = asks_to_enter(info)
    # Whoever has not signed in yet sees the same page: the next one asks for what it needs.
    title = t("join-ask" if asks else "enter-match")
    link = {"link": f"/j/{info.join_code}", "title": title, "main": True}
    text = t("doors-here-approval" if asks else "doors-here-open")
    return {"text": text, "forms": [link]}


def end_notice(
    match_view: MatchView, proposal: EndProposal, me: Seat | None, result: str, t: Say
) -> Data:
    """That somebody proposes to end the match: what would come of it, who has agreed. `result`: of
    an adjourned match, in words."""
    names = match_view.names
    sentences = [t("end-proposed", name=names[proposal.by], how=proposal.how)]
    if proposal.how == "adjourned":
        sentences.append(t("end-result", result=result))
    sentences.append(t("end-secrets"))
    sentences.append(t("end-agreed", n=len(proposal.agreed), total=len(proposal.voters)))
    waits = [names[seat] for seat in proposal.voters if seat not in proposal.agreed]
    sentences.append(t("end-waits", names=waits))
    forms = []
    if me in proposal.voters and me not in proposal.agreed:
        title = t("end-agree", how=proposal.how)
        forms.append(_end_answer(match_view, proposal.number, "agree", title, main=True))
        forms.append(_end_answer(match_view, proposal.number, "refuse", t("end-refuse")))
    elif me in proposal.voters:
        id = "end-withdraw" if me == proposal.by else "end-refuse"
        forms.append(_end_answer(match_view, proposal.number, "refuse", t(id)))
    return {"text": " ".join(sentences), "forms": forms}


def failing_notice(info: MatchInfo, match_view: MatchView, t: Say) -> Data | None:
    """That the rules have failed, and what its host can do; None if they have not."""
    stalled = match_view.observation.house.stalled
    if stalled is None and not match_view.failing:
        return None
    text = t("act-failing") if stalled is None else t("act-stalled", why=stalled.why)
    if stalled is not None and info.hosted:
        text += " " + t("act-stalled-host")
    cockpit = {"link": f"/m/{info.id}/host", "title": t("cockpit"), "main": True}
    return {"text": text, "forms": [cockpit] if info.hosted else []}


def undo_notice(match_view: MatchView, undo: Undo, me: Seat | None, event: str, t: Say) -> Data:
    """That somebody asks to take something back: from which event on, who has agreed."""
    names = match_view.names
    waits = [names[seat] for seat in undo.voters if seat not in undo.agreed]
    sentences = [
        t("undo-asked", name=names[undo.by], event=event),
        t("end-agreed", n=len(undo.agreed), total=len(undo.voters)),
        *([t("end-waits", names=waits)] if waits else []),
    ]
    forms = []
    if me in undo.voters and me not in undo.agreed:
        forms.append(_undo_answer(match_view, undo.number, "agree", t("undo-agree"), main=True))
        forms.append(_undo_answer(match_view, undo.number, "refuse", t("end-refuse")))
    elif me in undo.voters:
        id = "undo-withdraw" if me == undo.by else "end-refuse"
        forms.append(_undo_answer(match_view, undo.number, "refuse", t(id)))
    return {"text": " ".join(sentences), "forms": forms}


def _undo_answer(
    match_view: MatchView, number: int, answer: str, title: str, *, main: bool = False
) -> Data:
    url, fields = f"/m/{match_view.match}/undo/{answer}", {"number": number}
    return {"url": url, "title": title, "seat": None, "person": "", "main": main, "fields": fields}


def _end_answer(
    match_view: MatchView, number: int, answer: str, title: str, *, main: bool = False
) -> Data:
    url, fields = f"/m/{match_view.match}/end/{answer}", {"number": number}
    return {"url": url, "title": title, "seat": None, "person": "", "main": main, "fields": fields}


def break_notice(
    info: MatchInfo, match_view: MatchView, me: Seat | None, *, now: int, t: Say
) -> Data | None:
    """That seats ask for a break until a date, and who has not agreed yet; None if nobody does.
    `now`: milliseconds since the epoch."""
    house, names = match_view.observation.house, match_view.names
    asking, wanted = house.asking_at(now), house.break_asked
    if not asking or wanted is None:
        return None
    proposed = t("break-proposed", until=wanted.until, zone=info.schedule.zone)
    agreed = t("break-agreed", names=[names[seat] for seat in asking])
    others = [seat.seat for seat in info.seats if seat.kind != "left" and seat.seat not in asking]
    waits = t("end-waits", names=[names[seat] for seat in others])
    forms = []
    if me is not None:
        answer = "unask" if me in asking else "ask"
        forms.append(
            {
                "url": f"/m/{match_view.match}/time/{answer}",
                "title": t("time-unask-break" if me in asking else "break-agree"),
                "seat": None,
                "person": "",
                "main": me not in asking,
                "fields": {"until": wanted.until},
            }
        )
    return {"text": f"{proposed} {agreed} {waits}", "forms": forms}


def _request(info: MatchInfo, names: Sequence[str], me: Seat | None, one: Waiting, t: Say) -> Data:
    """Somebody asks for a seat. Those who must agree, and the hosts, answer."""
    known = one.seat is not None and one.seat < len(names)
    holder = names[one.seat] if known and one.seat is not None else ""
    id = "request-link" if one.by_link else "request"
    text = t(id, name=one.name, seat=holder)
    if not info.decides and one.needed:
        text += " " + t("request-agreed", n=len(one.agreed), total=len(one.needed))
    forms = []
    votes = me in one.needed and me not in one.agreed
    if info.decides or votes or (info.hosted and me not in one.needed):
        title = t("request-admit" if info.decides else "request-agree")
        forms.append(_answer(info, "approve-taking", title, one, main=True))
    if info.hosted or me in one.needed:
        forms.append(_answer(info, "decline", t("request-decline"), one))
    return {"text": text, "forms": forms}


def _answer(info: MatchInfo, action: str, title: str, one: Waiting, *, main: bool = False) -> Data:
    url = f"/m/{info.id}/{action}"
    return {"url": url, "title": title, "seat": one.seat, "person": one.person, "main": main}


def barred_notice(offer: Offer | None, book: Phrasebook, game: str, t: Say) -> Data | None:
    """Which acts this seat would have now if the host had not disabled them."""
    if offer is None or not offer.barred:
        return None
    names = [act_name(book, game, act) or act for act in offer.barred]
    return {"text": t("act-barred", names=names, n=len(names)), "forms": []}
