"""Hints: what a bot would do in the viewer's seat, and why; and its act, filled in where it would
be sent, which sends nothing.

Only the player's own page shows a hint, and only until what may be chosen has changed. What it says
follows from what the seat sees: see `table/match/bots/advising.py`.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from intriga.http_common.rate_limits.policies import HINTS
from intriga.kernel.actors import Seat
from intriga.kernel.bots.advice import Advice
from intriga.kernel.observe import Offer
from intriga.kernel.questions.drafts import Draft, Entered
from intriga.table import DraftSeen, MatchInfo
from intriga.table.drafts.values import same_row
from intriga.web.game_pages import Data
from intriga.web.match.drafts.draft_view import DraftRenderer
from intriga.web.match.forms.form_values import Problem, form_sent
from intriga.web.match.forms.hinted import LINES_MOST, entered_lines
from intriga.web.match.page_data import page_of
from intriga.web.match.renderer import Page
from intriga.web.match.zones.zones import Zones
from intriga.web.request.context import RequestContext

HINT: Final = "hint"
"""The step of a form, or the change of a list, that fills in what a bot would do."""


async def advice_for(ctx: RequestContext, match: str, seat: Seat) -> Advice | None:
    """What a bot would do in this seat. Raises `TableError` where hints are off, and
    `TooManyRequests`."""
    await ctx.site.limits.count(HINTS, ctx.client)
    return await ctx.table.advice(match, seat, ctx.me)


async def filled_in(ctx: RequestContext, info: MatchInfo, seat: Seat) -> tuple[Problem, Data]:
    """The form of what a bot would do, with all of it filled in, and what is said of it."""
    advice = await advice_for(ctx, info.id, seat)
    page = await page_of(ctx.site, ctx.language, info, seat)
    data = await hint_data(ctx, page, advice)
    assert page.offer is not None
    given = entered_of(Zones(page), advice) if advice is not None else {"type": ""}
    form = form_sent(page.offer, given, {})
    return Problem(given, form=form, exact=True, hinted=True), data | {"filled": True}


def entered_of(zones: Zones, advice: Advice) -> Data:
    """An act as it is entered in its form: as the game says it, where its form is its own."""
    own, act = zones.shows.forms.enter, dict(advice.act)
    if own is None:
        return act
    return dict(zones.attempt("enter", lambda: own(zones.view, zones.scene, act), act))


async def hint_data(ctx: RequestContext, page: Page, advice: Advice | None) -> Data:
    """The data of match/fragments/hint.html."""
    zones = Zones(page)
    if advice is None or page.offer is None:
        return {"title": "", "why": [], "lines": [], "form": "", "draft": ""}
    drafted = draft_of(zones, page.offer, advice)
    lines: Sequence[str] = []
    about: Data
    if drafted is not None:
        seen = await _seen(ctx, page, drafted)
        rows = rows_of(drafted, advice)
        lines = [DraftRenderer(zones).summary(seen, row) for row in rows] if seen else []
        title = zones.book.say(f"form-{zones.game}-{drafted.act}", drafted.preset, zones.names)
        about = {"title": title, "form": "", "draft": f"draft-{drafted.key.replace(':', '-')}"}
    else:
        about, lines = _of_form(zones, advice)
    names = zones.names
    return about | {
        "lines": lines[:LINES_MOST],
        "more": max(0, len(lines) - LINES_MOST),
        "why": [zones.book.text_of(reason, tuple(names)) for reason in advice.reasons],
        "lesson": bool(page.info.lesson),
    }


def _of_form(zones: Zones, advice: Advice) -> tuple[Data, list[str]]:
    """How the form of an act is called, its key, and what is entered in it."""
    page = zones.page
    assert page.offer is not None
    given = entered_of(zones, advice)
    form = form_sent(page.offer, given, {})
    problem = Problem(given, form=form, exact=True, hinted=True)
    made = Zones(replace(page, problem=problem)).tray["forms"]
    mine = next((one for one in made if one["given"]), None)
    if mine is None:
        return {"title": "", "form": "", "draft": ""}, []
    key = "" if mine.get("blocked") else mine["key"]
    return {"title": mine["title"], "form": key, "draft": ""}, entered_lines(mine)


# ── lists that are written before they are handed in ────────────────────────────────────


def draft_of(zones: Zones, offer: Offer, advice: Advice) -> Draft | None:
    """The list that this act would hand in, if it is written as one."""
    own = zones.shows.drafts.own
    lists = (one for one in offer.drafts() if one.act not in own)
    return next((one for one in lists if is_handing_in(one, advice)), None)


def is_handing_in(draft: Draft, advice: Advice) -> bool:
    """Whether this act hands in this list."""
    act = advice.act
    fits = all(act.get(name) == value for name, value in draft.preset.items())
    return draft.act == act["type"] and not draft.is_text and fits


def rows_of(draft: Draft, advice: Advice) -> list[Entered]:
    """The rows that an act has for its list."""
    return [dict(row) for row in advice.act.get(draft.field.name, ())]


def lacking(seen: DraftSeen, rows: Sequence[Entered]) -> list[Entered]:
    """Those of these rows that do not stand in a list yet."""
    left = [line.value for line in seen.rows]
    found = []
    for row in rows:
        same = next((one for one in left if same_row(one, row)), None)
        if same is None:
            found.append(row)
        else:
            left.remove(same)
    return found


async def _seen(ctx: RequestContext, page: Page, draft: Draft) -> DraftSeen | None:
    viewer = page.match_view.viewer
    assert isinstance(viewer, int)
    seen = await ctx.table.drafts.seen(page.info.id, viewer, ctx.me or "")
    return next((one for one in seen if one.draft.key == draft.key), None)
