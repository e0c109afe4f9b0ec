"""Games without pages of their own, played by texts and forms: the toys of tests/shapes."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from intriga.table import BotPause
from intriga.web.match.forms.form_values import decode
from intriga.words import phrasebook
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.sampled import sampled
from tests.shapes.auction import Auction
from tests.shapes.campaign import Campaign
from tests.shapes.lists import Lists
from tests.shapes.parliament import Parliament
from tests.shapes.society import Society
from tests.web.playing import fill, over, until

pytestmark = pytest.mark.service
_TOYS: tuple[Any, ...] = (Auction(), Lists(), Society(), Campaign(), Parliament())
GAMES: dict[str, Any] = {game.id: game for game in _TOYS}


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy games."""
    folder: Path = tmp_path_factory.mktemp("toys")
    with Server(folder, games=GAMES) as made:
        yield made


def one_row(filled: dict[str, str]) -> dict[str, str]:
    """Only the first row of a list: the same choice in all of them is not allowed."""
    return {name: value for name, value in filled.items() if not re.search(r"\.[1-9]\d*\.", name)}


@pytest.mark.parametrize("language", sampled(["ru", "en"]))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_toy_game_is_played_to_its_end(toys: Server, game: str, language: str) -> None:
    me = Person(toys.url, language)
    me.open("/")
    assert me.status == 200
    me.open(f"/new/{game}")
    assert me.status == 200
    me.open("/")
    me.press(f"/play/{game}")
    match = me.path
    refused = 0
    late = phrasebook(language).say("refused-stale")
    for _ in range(1000):
        until(me, match, lambda who: over(who) or bool(who.answers))
        if over(me):
            break
        forms = list(me.answers.values())
        form = forms[refused % len(forms)]
        me.page = me.http.post(form.action, data=form.fields | one_row(fill(form)))
        assert me.status in (200, 422), me.text
        if late in me.text:
            continue  # a bot was first
        refused = refused + 1 if me.status == 422 else 0
        assert refused < 12, me.text
    assert over(me)
    me.open(f"{match}/replay?seat=all")
    assert me.status == 200
    me.close()


def test_form_fields_become_an_act() -> None:
    fields = {
        "_csrf_token": "x",
        "act": "hand-in",
        "command": "c",
        "token": "1.lists",
        "to": "5",
        "nothing": "",
        "specials.set-up": "2",
        "specials.bluff": "0",
        "counts.a": "0",
        "rows.1.task": "raid",
        "rows.0.task": "guard",
        "rows.0.men": "3",
        "rows.2.task": "",
    }
    assert decode(fields) == {
        "type": "hand-in",
        "to": "5",
        "specials": {"set-up": "2"},
        "counts": {},
        "rows": [{"task": "guard", "men": "3"}, {"task": "raid"}],
    }


def test_slots_are_a_list_if_the_form_has_a_field_for_slots() -> None:
    fields = {"act": "orders", "orders.1": "b", "orders.0": "a", "orders.10": "k", "orders.2": ""}
    assert decode(fields, {"orders": "slots"}) == {"type": "orders", "orders": ["a", "b", "k"]}
    assert decode({"act": "orders", "orders.0": ""}, {"orders": "slots"})["orders"] == []
    odd = {"act": "orders", "orders": "c", "orders.x": "a", "orders.0.y": "b", "orders.0": ""}
    assert decode(odd, {"orders": "slots"}) == {"type": "orders", "orders": []}
    assert decode({"orders": "c", "orders.x": "a"}) == {"type": "", "orders": "c"}


def test_a_list_of_rows_is_entered_without_scripts(tmp_path: Path) -> None:
    with Server(tmp_path, games=GAMES, pause=BotPause(3600, 3600, 0)) as asleep:
        hand_in_a_list(Person(asleep.url))


def hand_in_a_list(me: Person) -> None:
    me.open("/")
    me.press("/play/lists")
    until(me, me.path, lambda who: bool(who.acts))
    form = me.acts["hand-in"]
    rows = [name for name in form.choices if name.startswith("rows.")]
    assert {name.rpartition(".")[2] for name in rows} == {"task", "village", "men"}
    me.send(form, rows__0__task="guard", rows__0__village="1", rows__0__men="1")
    assert me.status == 200, me.text
    assert "караул" in me.text
    me.close()
