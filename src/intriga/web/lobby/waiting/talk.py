"""The talk in a waiting room, on its page."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from markupsafe import Markup
from msgspec import Struct

from intriga.table import MatchInfo, TableError
from intriga.table.lobby.gathering.talk import WaitingMessage
from intriga.web.game_pages import Data
from intriga.web.rendering.fragments import CSRF
from intriga.web.rendering.links import linked
from intriga.web.request.context import RequestContext

SAID: Final = "waiting-said"
"""The id of the element that has the messages."""
PROBLEM: Final = "talk-problem"
"""The id of the element that says why a message was refused."""


class Unsent(Struct, frozen=True):
    """A message that was refused, and why, in words."""

    text: str
    problem: str


async def talk_data(ctx: RequestContext, info: MatchInfo, unsent: Unsent | None) -> Data | None:
    """What the page has of the talk; None for somebody who is not in the waiting room, and in a
    match without chat."""
    if not ctx.table.lobby.talk.open_to(info):
        return None
    said = await said_html(ctx, info)
    return {
        "said": Markup("").join(Markup(html) for _, html in said),
        "text": "" if unsent is None else unsent.text,
        "problem": None if unsent is None else unsent.problem,
    }


async def said_html(ctx: RequestContext, info: MatchInfo) -> Sequence[tuple[str, str]]:
    """The messages that this person may read, by id, as HTML."""
    try:
        said = await ctx.table.lobby.talk.read(info.id, ctx.me)
    except TableError:  # they went, or the match began, since it was read
        return []
    return [(one.id, _html(ctx, info, one)) for one in said]


def _html(ctx: RequestContext, info: MatchInfo, one: WaitingMessage) -> str:
    at = datetime.fromtimestamp(one.at / 1000, UTC)
    message = {
        "id": one.id,
        "who": one.name,
        "at": at.isoformat(timespec="seconds"),
        "time": at.strftime("%H:%M UTC"),
        "html": Markup("").join(linked(one.text)),
        "mine": one.mine,
        "erasable": one.erasable,
    }
    data = {"message": message, "url": f"/m/{info.id}", "csrf": CSRF}
    html = ctx.site.piece("lobby/fragments/said.html", ctx.language, info.game, data)
    return html.replace(CSRF, ctx.csrf)
