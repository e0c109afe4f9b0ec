"""What is fixed in a form comes back from a page as it is in the form, whatever it is."""

import json
from collections.abc import Hashable, Iterator, Sequence
from typing import Any

import msgspec
import pytest
from msgspec import Struct, field

from intriga.kernel import (
    Act,
    Actor,
    BaseGame,
    Chair,
    Chosen,
    Clock,
    Domain,
    Field,
    Form,
    Game,
    Message,
    Outcome,
    Range,
    Refusal,
    Step,
    Window,
    msg,
    refuse,
)
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server

pytestmark = pytest.mark.service
PRESETS: tuple[dict[str, Any], ...] = (
    {},
    {"some": ()},
    {"some": (3, 1)},
    {"many": {}},
    {"many": {"a.b": 0, "": 2}},
    {"perhaps": None},
    {"perhaps": 0},
    {"sure": False},
    {"sure": True},
    {"text": ""},
    {"text": "True"},
    {"text": " a\n\"b' & <c>"},
    {"either": "1"},
    {"either": 1},
    {"deep": (("x", (1,)), ("y", ()))},
    {"many": {"a": 1}, "some": (), "perhaps": None, "sure": True, "text": "None", "either": 0},
)
"""What the forms of the toy fix: empty and nothing, yes and no, words that look like values."""


class HandIn(Act, frozen=True):
    number: int
    some: tuple[int, ...] = (9,)
    many: dict[str, int] = field(default_factory=lambda: {"z": 9})
    perhaps: int | None = 9
    sure: bool | None = None
    text: str = "nothing was fixed"
    either: int | str = "nothing was fixed"
    deep: tuple[tuple[str, tuple[int, ...]], ...] = ()


class Desk(Struct):
    fixed: list[HandIn] = field(default_factory=list)


class Terms(Struct, frozen=True):
    pass


class Presets(BaseGame[Desk]):
    """A form for each of `PRESETS`, with a number to enter that says which it is."""

    id = "lists"  # whose texts it has
    rules_version = 1
    seats = range(1, 2)
    usual = 1
    Options = Terms
    State = Desk
    Acts = HandIn
    words = "tests.shapes"
    clocks = {"orders": Clock(300, 86_400)}  # noqa: RUF012

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Desk:
        return Desk()

    def windows(self, state: Desk) -> Sequence[Window]:
        open = len(state.fixed) < len(PRESETS)
        return (Window("desk", "orders", (0,), 1),) if open else ()

    def forms(self, state: Desk, actor: Actor) -> Sequence[Form]:
        number = (Field("number", "number", "number", label=msg("lists-village", number=1)),)
        return [Form(HandIn, number, (), "desk", 1, preset=preset) for preset in PRESETS]

    def domain(self, state: Desk, actor: Actor, name: str, chosen: Chosen) -> Domain:
        return Range(0, len(PRESETS) - 1, len([one for one in PRESETS if one == chosen]))

    def check(self, state: Desk, actor: Actor, act: Act, now: int) -> Refusal | None:
        if isinstance(act, HandIn) and act.number >= len(PRESETS):
            return refuse("lists-too-many-men", men=act.number)
        return None

    def apply(self, state: Desk, actor: Actor, act: Act, step: Step) -> None:
        assert isinstance(act, HandIn)
        state.fixed.append(act)

    def close_window(self, state: Desk, window: Window, step: Step) -> None:
        return

    def view(self, state: Desk, viewpoint: Hashable) -> Desk:
        return state

    def describe(self, view: Desk) -> Sequence[Message]:
        return ()

    def outcome(self, state: Desk) -> Outcome | None:
        done = len(state.fixed) == len(PRESETS)
        return Outcome((0,), (1,), Message("lists-peace")) if done else None

    def invariants(self, state: Desk) -> Sequence[str]:
        return ()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game."""
    games: dict[str, Game[Any]] = {"lists": Presets()}
    with Server(tmp_path_factory.mktemp("presets"), games=games) as made:
        yield made


@pytest.fixture
def me(server: Server) -> Iterator[Person]:
    """Somebody without scripts in a match of their own."""
    person = Person(server.url, "en")
    person.open("/")
    person.press("/play/lists")
    yield person
    person.close()


def test_what_is_fixed_in_a_form_comes_back_as_it_is(me: Person) -> None:
    match = me.path
    forms = list(me.acts.values())
    assert len(forms) == len(PRESETS)
    for number, form in enumerate(forms):
        me.send(form, number=number)
        assert me.status == 200, me.text
    lines = me.open(f"{match}/record").splitlines()
    acts = [line["act"] for line in map(json.loads, lines) if "act" in line]
    fixed = [msgspec.convert(act, HandIn) for act in acts if act["type"] == "hand-in"]
    assert fixed == [HandIn(number, **preset) for number, preset in enumerate(PRESETS)]


def test_a_refusal_stands_in_the_form_that_was_sent(me: Person) -> None:
    """Forms of one act are told apart by what they fix, also where one fixes nothing."""
    for at in range(len(PRESETS)):
        sent = list(me.acts.values())[at]
        me.send(sent, number="many")
        assert me.status == 422
        entered = [form.fields["number"] for form in me.acts.values()]
        assert [number == "many" for number in entered] == [n == at for n in range(len(PRESETS))]
