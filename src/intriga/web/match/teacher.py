"""The teacher: what a lesson says on the page of its match, and the buttons beside it.

It is the same on the page that is played and on that of the results, as many lessons end with the
end of a match; the last questions are asked there.
"""

from typing import Any, Final

from markupsafe import Markup

from intriga.table import MatchInfo
from intriga.table.lessons.service import LessonStand
from intriga.web.game_pages import Data
from intriga.web.rendering.fragments import partial
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import parse_int

AGAIN: Final = "again"
"""In the address of a lesson: the step to look at again, counted from 1."""

_TEMPLATE: Final = "match/fragments/lesson.html"


async def teacher_of(ctx: RequestContext, info: MatchInfo) -> Data | None:
    """The data of match/fragments/lesson.html; None for a match that is no lesson. Raises
    `TableError` for somebody else's."""
    if not info.lesson:
        return None
    stand = await ctx.table.lessons.stand(info.id, ctx.me)
    again = parse_int(ctx.request.query_params.get(AGAIN, ""))
    shown = (
        again is not None and stand.question is not None and 0 < again <= len(stand.lesson.steps)
    )
    return Teacher(ctx, stand).data(again - 1 if shown and again is not None else None)


class Teacher:
    """What is said to one learner where they stand."""

    def __init__(self, ctx: RequestContext, stand: LessonStand) -> None:
        self._ctx = ctx
        self._stand = stand
        self._lesson = stand.lesson
        self._t = ctx.say(stand.lesson.game)

    def data(self, again: int | None = None, otherwise: str = "") -> Data:
        """`again`: a step to look at again, counted from 0; `otherwise`: why one cannot go on."""
        stand, lesson = self._stand, self._lesson
        made: dict[str, Any] = {
            "url": f"/m/{stand.match}/lesson",
            "match_url": f"/m/{stand.match}",
            "game": lesson.game,
            "title": self._t(lesson.title),
            "step": stand.step,
            "look": "[]",
            "otherwise": otherwise,
            "kind": "done",
            "words": self._t(lesson.after),
            "following": None,
        }
        if again is not None:
            return made | self._again(again)
        if stand.question is not None:
            return made | self._question(stand.question)
        if stand.done:
            return made | {"following": self._following(), "kicker": self._t("lesson-done")}
        return made | self._step(stand.step)

    def part(self, again: int | None = None, otherwise: str = "") -> Markup:
        """The teacher as a part of a message for htmx."""
        data = self.data(again, otherwise)
        ctx = self._ctx
        html = ctx.site.render(_TEMPLATE, t=self._t, lesson=data, csrf=ctx.csrf)
        return partial("lesson", html, "outerMorph")

    def _kicker(self, step: int) -> str:
        return self._t("lesson-step", n=step + 1, of=len(self._lesson.steps))

    def _step(self, step: int) -> Data:
        one = self._lesson.steps[step]
        return {
            "kind": "awaits" if one.accepted else "looks",
            "kicker": self._kicker(step),
            "words": self._t(self._lesson.sentence(step)),
            "look": list(one.look),
        }

    def _again(self, step: int) -> Data:
        one = self._lesson.steps[step]
        return {
            "kind": "again",
            "kicker": f"{self._t('lesson-wrong')} {self._kicker(step)}",
            "words": self._t(self._lesson.sentence(step)),
            "look": [],
            "step": f"again-{step}",
            "begin_url": f"/lessons/{self._lesson.game}/{self._lesson.name}",
            "from_step": step + 1,
            "awaits": bool(one.accepted),
        }

    def _question(self, number: int) -> Data:
        """A question, its answers in an order that does not give the right one away."""
        ids = self._lesson.answers(number)
        right = (number + 1) % len(ids)
        order = [*range(1, len(ids))]
        order.insert(right, 0)
        return {
            "kind": "asks",
            "kicker": self._t("lesson-question", n=number + 1, of=len(self._lesson.questions)),
            "words": self._t(self._lesson.question(number)),
            "question": number,
            "answers": [{"value": one, "text": self._t(ids[one])} for one in order],
        }

    def _following(self) -> Data | None:
        """The next lesson of the game."""
        every = self._ctx.table.lessons.of_game(self._lesson.game)
        at = [one.name for one in every].index(self._lesson.name) + 1
        if at >= len(every):
            return None
        one = every[at]
        return {"url": f"/lessons/{one.game}/{one.name}", "title": self._t(one.title)}
