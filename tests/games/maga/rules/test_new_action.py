"""Whoever adds an action writes its file, names it in the list of all, and its texts."""

import importlib
import re
import shutil
import sys
from pathlib import Path

import pytest

from intriga.kernel.chance import Fast
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.step import Step

HERE = Path(__file__).parents[4] / "src/intriga/games/maga"

PARADE = '''"""A parade, which the people like."""

from typing import Final

from states.data.lines import Line
from states.data.roles import Role
from states.state import LineOutcome
from states.subjects.stage.carried import Carried
from states.subjects.stage.job import Job
from states.subjects.stage.stage import Stage


class Parade(Line, frozen=True, kw_only=True):
    pass


def _parade(stage: Stage, job: Job[Parade]) -> LineOutcome:
    stage.please(job.land, 7)
    return LineOutcome.DONE


PARADE: Final = Carried(
    line=Parade,
    item=57,
    ministry=Role.MEDIA,
    help="none",
    kind="plain",
    cost=250_000,
    effect=_parade,
)
'''


def test_a_new_action_is_a_file_of_its_own_and_a_place_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a copy of the game: it is offered with its price, read, charged and carried out."""
    copy = tmp_path / "states"
    shutil.copytree(HERE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for path in copy.rglob("*.py"):
        path.write_text(re.sub(r"intriga\.games\.maga", "states", path.read_text("utf-8")), "utf-8")
    (copy / "subjects/ministries/media/parade.py").write_text(PARADE, "utf-8")
    registry = copy / "subjects/actions.py"
    listed = registry.read_text("utf-8").replace(
        "import moods, refute", "import moods, parade, refute"
    )
    registry.write_text(
        listed.replace("    moods.WORSEN_MOOD,\n", "    moods.WORSEN_MOOD,\n    parade.PARADE,\n"),
        "utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    try:
        _played()
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == "states"]:
            del sys.modules[name]


def _played() -> None:
    game = importlib.import_module("states.game").game
    parade = importlib.import_module("states.subjects.ministries.media.parade").Parade()
    hand_in = importlib.import_module("states.subjects.lists.handing_in").HandIn
    options = game.Options(mood=50)
    state = game.setup(options, [Chair(seat, f"P{seat}") for seat in range(2)], _step())
    game.close_window(state, game.windows(state)[0], _step())
    land = next(land for land, squad in state.squads.items() if 0 in squad.members)

    (form,) = (one for one in game.asked_forms(state, 0) if one.act == "hand-in")
    assert "parade" in [kind.kind for kind in form.fields[0].kinds]
    assert form.limits[1].prices["parade"] == 250_000
    act = hand_in(land, (parade,))
    assert game.check(state, 0, act, 0) is None
    game.apply(state, 0, act, _step())
    game.close_window(state, game.windows(state)[0], _step())

    assert state.territories[land].mood == 57
    assert [str(one.outcome) for one in state.reports[land]] == ["done"]
    assert state.territories[land].treasury == state.territories[1 - land].treasury - 250_000


def _step() -> Step:
    return Step(1, 1_800_000_000_000, Fast(1))
