"""Somebody who takes lessons at a table: every step through the rules, as pages do."""

from typing import Any

from msgspec import Struct

from intriga.kernel.text import Refusal
from intriga.presentation.lessons.lesson import Lesson
from intriga.presentation.lessons.reading import lessons_of
from intriga.table import Receipt
from intriga.table.drafts.values import DraftPlace
from intriga.table.lessons.beginning import told
from tests.kit.table.world import World

GAMES = ("espionage", "diplomacy", "mafia", "economicus", "maga", "zeppelin")


class Named(Struct, frozen=True):
    """A lesson by its game and its name."""

    game: str
    name: str

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


def all_lessons(world: World | None = None) -> list[Named]:
    """Every lesson of our games."""
    games = World("").games if world is None else world.games
    return [Named(id, one.name) for id in GAMES for one in lessons_of(games[id])]


class Learner:
    """Somebody in a lesson."""

    def __init__(self, world: World, me: str, match: str, language: str = "ru") -> None:
        self.world = world
        self.table = world.table
        self.me = me
        self.match = match
        self.language = language
        self._n = 0

    @classmethod
    async def begin(
        cls, world: World, one: Named, language: str = "ru", name: str = "Нина"
    ) -> "Learner":
        """A new person begins a lesson."""
        session = await world.table.accounts.guest(name, "")
        me = session.person.id
        match = await world.table.lessons.begin(me, one.game, one.name, language)
        return cls(world, me, match, language)

    async def step(self) -> int:
        """At which step the lesson stands."""
        return (await self.table.lessons.stand(self.match, self.me)).step

    async def lesson(self) -> Lesson:
        """What is learned."""
        return (await self.table.lessons.stand(self.match, self.me)).lesson

    async def act(self, act: dict[str, Any]) -> Receipt | Refusal:
        """Act as the page does."""
        self._n += 1
        lesson = await self.lesson()
        plain = told(act, self.table.lessons.book(lesson, self.language))
        return await self.table.submit(
            self.match, lesson.file.learner, plain, f"c{self._n}", me=self.me
        )

    async def next(self) -> Refusal | None:
        """Press “Next”."""
        return await self.table.lessons.next(self.match, self.me, await self.step())

    async def write(self, rows: tuple[dict[str, Any], ...]) -> None:
        """Write these rows into the list, in the place of those that are there."""
        lesson = await self.lesson()
        seat = lesson.file.learner
        (draft,) = await self.table.drafts.seen(self.match, seat, self.me)
        place = DraftPlace(self.match, seat, self.me, draft.draft.key)
        for line in draft.rows:
            await self.table.drafts.remove(place, line.id, line.version)
        for row in rows:
            self._n += 1
            done = await self.table.drafts.write(place, f"row{self._n}", 0, row)
            assert not isinstance(done, Refusal), (done, row)

    async def take(self, act: dict[str, Any] | None = None) -> None:
        """Take the step at which the lesson stands: with this act, else with the one awaited."""
        at = await self.step()
        step = (await self.lesson()).steps[at]
        if step.rows is not None:
            await self.write(step.rows)
        if step.awaits is None:
            assert await self.next() is None
        else:
            done = await self.act(act or step.awaits)
            assert isinstance(done, Receipt), (at + 1, done)
        assert await self.step() == at + 1
