"""The largest list of rows there is: 20 rows of 34 kinds, each with one of 120 targets."""

import re
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from msgspec.structs import replace

from intriga.kernel import (
    SECRET,
    Act,
    Actor,
    Chosen,
    Domain,
    Field,
    Form,
    Refusal,
    Row,
    RowKind,
    Step,
    Window,
    msg,
)
from intriga.table import BotPause
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.ministry import Ministry

pytestmark = pytest.mark.service
KINDS: list[Any] = [
    msgspec.defstruct(
        f"Deed{n}",
        [("priority", int), ("state", int), ("province", str), ("men", int)],
        bases=(Row,),
        frozen=True,
    )
    for n in range(34)
]


DEED: Any = reduce(or_, KINDS)


class HandIn(Act, frozen=True):
    plan: Annotated[tuple[DEED, ...], SECRET]


COLUMNS = (
    Field("state", "choice", "state"),
    Field("province", "choice", "province", after=("state",)),
    Field("men", "number", "men"),
)
DEEDS = Field(
    "plan",
    "rows",
    row=(Field("priority", "number", "priority"),),
    kinds=tuple(
        RowKind(kind, COLUMNS, label=msg("ministry-taxes"), group=msg("ministry-abroad"))
        for kind in KINDS
    ),
)


class Crowded(Ministry):
    """A state that has handed in its plan; of the other 119 nothing matters."""

    id = "ministry"
    usual = 120
    Acts = HandIn  # type: ignore[assignment]

    def __init__(self) -> None:
        self.asked = 0

    def forms(self, state: Any, actor: Actor) -> list[Form]:
        (form,) = super().forms(state, 0)
        return [replace(form, fields=(DEEDS,), filled=self._filled())]

    def _filled(self) -> dict[str, Any]:
        rows = [
            {"kind": f"deed{n}", "priority": n + 1, "state": 5 * n + 1, "men": 1}
            | {"province": f"{5 * n + 1}-2"}
            for n in range(20)
        ]
        return {"plan": rows}

    def domain(self, state: Any, actor: Actor, name: str, chosen: Chosen) -> Domain:
        self.asked += 1
        return super().domain(state, actor, name, chosen)

    def check(self, state: Any, actor: Actor, act: Act, now: int) -> Refusal | None:
        return None

    def apply(self, state: Any, actor: Actor, act: Act, step: Step) -> None:
        return

    def close_window(self, state: Any, window: Window, step: Step) -> None:
        return


@pytest.mark.thorough
def test_the_largest_list_is_a_page_of_60_kilobytes(tmp_path: Path) -> None:
    game = Crowded()
    games: dict[str, Any] = {game.id: game}
    with Server(tmp_path, games=games, pause=BotPause(3600, 3600, 0)) as server:
        me = Person(server.url, "en")
        me.open("/")
        me.press("/play/ministry")
        match = me.path
        game.asked = 0
        me.open(f"{match}?all=1")
        form = me.acts["hand-in"]
        assert len([name for name in form.fields if name.endswith(".priority")]) == 20
        zone = re.search(r'<section id="tray".*?</section>', me.page.text, re.S)
        assert zone
        assert len(zone[0].encode()) < 60_000, len(zone[0])
        assert zone[0].count("<option") < 120 + 34 + 20 * (2 + 4) + 40, "lists are sent once"
        assert game.asked < 2 * (20 + 4), "only the rows that are there are asked for"
        sent = {**form.fields, "_step": "plan.19.open"}
        me.page = me.http.post(form.action, data=sent)
        opened = me.acts["hand-in"]
        assert len(opened.choices["plan.19.state"]) == 119
        assert len(opened.choices["plan.18.state"]) == 1
        moved = {**opened.fields, "plan.19.state": "8", "_step": "plan.19.open"}
        me.page = me.http.post(form.action, data=moved)
        assert me.acts["hand-in"].choices["plan.19.province"] == ["8-1", "8-2", "8-3"]
        assert "This choice isn't available here" in me.text
        me.close()
