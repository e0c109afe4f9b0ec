"""Where lessons are offered: on the first page, before a match, in the rules."""

from collections.abc import Collection

from markupsafe import Markup, escape

from intriga.table import MatchInfo
from intriga.table.lessons.service import LessonStand
from intriga.web.game_pages import Data
from intriga.web.request.context import RequestContext


def played(mine: Collection[MatchInfo]) -> frozenset[str]:
    """The games that somebody has played, or plays: of these matches of theirs."""
    begun = ("playing", "over")
    return frozenset(info.game for info in mine if info.seat is not None and info.status in begun)


async def stands_of(ctx: RequestContext) -> tuple[LessonStand, ...]:
    """The lessons that this person has begun."""
    return await ctx.table.lessons.of_person(ctx.me) if ctx.me is not None else ()


def offered(ctx: RequestContext, game: str, stands: Collection[LessonStand]) -> Data | None:
    """The first lesson of a game that this person has not done: {url, title, match_url}; None if
    there is none. `match_url`: where they have left it, if they have begun it."""
    done = {one.lesson.name for one in stands if one.lesson.game == game and one.done}
    for lesson in ctx.table.lessons.of_game(game):
        if lesson.name not in done:
            begun = [
                one for one in stands if (one.lesson.game, one.lesson.name) == (game, lesson.name)
            ]
            return {
                "url": f"/lessons/{game}/{lesson.name}",
                "title": ctx.say(game)(lesson.title),
                "match_url": f"/m/{begun[0].match}" if begun else None,
            }
    return None


async def offered_to_newcomer(ctx: RequestContext, game: str) -> Data | None:
    """As `offered`, for somebody who has never played the game; None for anybody else."""
    mine = await ctx.table.lobby.queries.mine(ctx.me) if ctx.me is not None else []
    return None if game in played(mine) else offered(ctx, game, await stands_of(ctx))


def begun(ctx: RequestContext, stands: Collection[LessonStand]) -> list[Data]:
    """The lessons to go on with: {url, text}."""
    made = []
    for one in stands:
        if not one.done:
            t = ctx.say(one.lesson.game)
            title = f"{ctx.game_name(one.lesson.game)} · {t(one.lesson.title)}"
            id = "lesson-left" if one.question is None else "lesson-asked"
            of = len(one.lesson.steps)
            text = t(id, title=title, n=one.step + 1, of=of)
            made.append({"url": f"/m/{one.match}", "text": text, "game": one.lesson.game})
    return made


def with_lessons(ctx: RequestContext, game: str, text: str) -> str:
    """The rules of a game with a lesson after the heading of the chapter that it is about."""
    t = ctx.say(game)
    for lesson in ctx.table.lessons.of_game(game):
        start = text.find(f'id="{lesson.file.rules}"') if lesson.file.rules else -1
        end = text.find("</h", start)
        if start < 0 or end < 0:
            continue
        end = text.index(">", end) + 1
        form = Markup(
            '<form class="lesson-here" method="post" action="/lessons/{}/{}">'
            '<input type="hidden" name="_csrf_token" value="{}">'
            '<button class="button">{}</button></form>'
        ).format(game, lesson.name, ctx.csrf, t("lesson-here", title=t(lesson.title)))
        text = f"{text[:end]}{escape(form)}{text[end:]}"
    return text
