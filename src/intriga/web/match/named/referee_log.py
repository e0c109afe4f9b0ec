"""The referee's log of a match on pages of its own, the newest first: for whoever may read it."""

from collections.abc import Iterator
from functools import partial
from itertools import groupby
from typing import Final

from litestar import get
from litestar.params import FromPath

from intriga.kernel.actors import REFEREE
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.text import refuse
from intriga.presentation import LogTitles
from intriga.table import LogPage, LogPart, TableError
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.match.named.own_view import back_to, seen_match
from intriga.web.match.renderer import Page, PageRenderer
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import parse_int

LINES_MOST: Final = 200
"""How many lines a page shows."""


@get("/m/{match:str}/log")
async def referee_log(request: Request, match: FromPath[str]) -> Response:
    """The lines of the log before the one of number `?before=`, up to the turn `?upto=`, or the
    last ones; as whom and at which step, as `own_view` reads it. Raises `TableError`."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    if info.status in ("gathering", "cancelled"):
        return ctx.redirect(f"/m/{match}")
    page = await seen_match(ctx, info)
    log = await _read(ctx, page)
    if log is None:
        raise TableError("unknown", refuse("own-page-unknown"))
    shown = LogRenderer(PageRenderer(page), log)
    return ctx.page("match/referee_log.html", 200, info.game, **shown.data())


async def _read(ctx: RequestContext, page: Page) -> LogPage | None:
    """The part of the log that is asked for; None for who may not read it."""
    given, id, viewer = ctx.request.query_params, page.info.id, page.match_view.viewer
    part = LogPart(_number(given.get("before")), _number(given.get("upto")), LINES_MOST)
    async with ctx.site.limits.heavy.turn(ctx.client):  # the first time it reads the whole match
        if page.step is not None:
            history = await ctx.table.archive.history(id, page.step)
            return history.referee_log(page.step, viewer, part)
        if viewer == REFEREE and ctx.me is not None:
            return await ctx.table.hosting.referee_log(id, ctx.me, part)
        return await ctx.table.referee_log(id, viewer, part)


def _number(given: str | None) -> int | None:
    """A parameter of the address; None for what is no number of the log."""
    number = parse_int(given or "")
    return None if number is None or number < 0 else number


class LogRenderer:
    """A part of the log as the template of the page has it."""

    def __init__(self, renderer: PageRenderer, log: LogPage) -> None:
        self._renderer = renderer
        self._log = log

    def data(self) -> Data:
        """The data of `match/referee_log.html`."""
        renderer, log, scene = self._renderer, self._log, self._renderer.scene
        return {
            "match": renderer.match(),
            "back_url": back_to(renderer.page),
            "turns": [
                {"title": self._turn(turn), "url": scene.log(upto=turn)} for turn in log.turns[::-1]
            ],
            "groups": list(self._groups()),
            "earlier_url": scene.log(before=log.first) if log.earlier else None,
            "newest_url": scene.log() if log.later else None,
        }

    def _groups(self) -> Iterator[Data]:
        """The turns, the newest first, each with its steps, the newest first."""
        for turn, written in groupby(reversed(self._log.notes), key=lambda note: note.turn):
            steps = [
                {"title": self._step(at), "lines": [self._line(note) for note in lines][::-1]}
                for at, lines in groupby(written, key=lambda note: note.at)
            ]
            yield {"title": self._turn(turn), "steps": steps}

    def _turn(self, turn: int) -> str:
        plain = self._renderer.t("referee-log-turn", turn=turn)
        titles = self._titles
        if titles is None:
            return plain
        make = partial(titles.turn, self._renderer.scene, turn)
        return self._renderer.attempt("title of a turn", make, plain)

    def _step(self, at: str) -> str:
        titles = self._titles
        if titles is None:
            return at
        return self._renderer.attempt(
            "title of a step", partial(titles.step, self._renderer.scene, at), at
        )

    def _line(self, note: Note) -> str:
        failed = self._renderer.t("part-failed-line")
        return self._renderer.attempt(
            note.id, partial(self._renderer.scene.tell, note.message), failed
        )

    @property
    def _titles(self) -> LogTitles | None:
        return self._renderer.shows.log
