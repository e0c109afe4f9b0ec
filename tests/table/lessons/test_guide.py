"""The game of the guide brings the lesson of the guide."""

import importlib
import re
from pathlib import Path

import pytest

from intriga.presentation.lessons.reading import lessons_of
from tests.kit.table.world import World
from tests.table.lessons.learning import Learner, Named

GUIDE = (Path(__file__).parents[3] / "docs" / "adding-a-game.md").read_text("utf-8")
FILE = re.compile(r"^\*\*`(intriga_lowest/[^`]+)`\*\*.*?^```\w+\n(.*?)^```$", re.M | re.S)
LESSON = re.compile(r"^```\w+\n# (lessons/[a-z.]+)\n(.*?)^```$", re.M | re.S)

pytestmark = pytest.mark.anyio


async def test_the_lesson_of_the_guide_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = FILE.findall(GUIDE)
    files += [(f"intriga_lowest/{name}", text) for name, text in LESSON.findall(GUIDE)]
    files.append(("intriga_lowest/lessons/__init__.py", ""))
    assert len(files) == 5
    for name, text in files:
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path / "site")
    game = importlib.import_module("intriga_lowest").game
    assert [one.name for one in lessons_of(game)] == ["basics"]
    async with World(f"sqlite:///{tmp_path / 'one.sqlite'}", (game,)) as world:
        learner = await Learner.begin(world, Named("lowest", "basics"), "en", "Nina")
        lesson = await learner.lesson()
        for _ in lesson.steps:
            await learner.take()
        assert await world.table.lessons.answer(learner.match, learner.me, 0, 2) == 4
        assert await world.table.lessons.answer(learner.match, learner.me, 0, 0) is None
        assert (await world.table.lessons.stand(learner.match, learner.me)).done
        view = await world.table.observe(learner.match, 0)
        assert view.observation.view.scores == (1, 0)
