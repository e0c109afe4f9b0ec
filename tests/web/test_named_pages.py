"""Named pages as games declare them: their queries, and the events they are made from."""

import asyncio
from types import SimpleNamespace
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct

from intriga.kernel import Event
from intriga.presentation import NamedPage, PageData, Presentation, Scene
from intriga.presentation.named import WrongQuery
from intriga.web.rendering.page_cache import HeardEvents


class Fine(Struct):
    turn: Annotated[int, Meta(ge=0)] = 0
    whole: bool = False
    word: Annotated[str, Meta(max_length=5)] = ""


class NoDefault(Struct):
    turn: int


class Endless(Struct):
    word: str = ""


class Taken(Struct):
    step: int = 0


def nothing(view: Struct, scene: Scene, query: Struct) -> PageData:
    return PageData()


def page(query: type[Struct] = Fine, name: str = "report") -> NamedPage[Struct, Struct]:
    one = NamedPage(template="t.html", title="t", data=nothing, query=query)
    return Presentation[Struct](pages={name: one}).pages[name]


def test_queries_are_typed_and_bounded() -> None:
    given = {"turn": "7", "whole": "true", "word": "abc", "utm": "x"}
    assert page().read(given) == Fine(7, True, "abc")
    for wrong, name in (
        ({"turn": "-1"}, "turn"),
        ({"turn": "1.5"}, "turn"),
        ({"turn": str(1 << 60)}, "turn"),
        ({"whole": "maybe"}, "whole"),
        ({"word": "too long"}, "word"),
    ):
        with pytest.raises(WrongQuery) as raised:
            page().read(wrong)
        assert raised.value.name == name


@pytest.mark.parametrize("query", [NoDefault, Endless, Taken])
def test_a_query_without_bounds_or_defaults_stops_the_server(query: type[Struct]) -> None:
    with pytest.raises(TypeError, match="page “report”: the parameter"):
        page(query)


def test_a_name_that_is_no_address_stops_the_server() -> None:
    with pytest.raises(TypeError, match="part of an address"):
        page(name="../other")


class Log:
    """A table whose viewers have these events."""

    def __init__(self, count: int) -> None:
        ids = ("report", "other", "other")
        self.log = [Event((0,), ids[n % 3], {"n": n}) for n in range(count)]
        self.read = 0

    async def events(self, _match: str, _viewer: int, after: int, limit: int) -> list[Event]:
        found = self.log[after : after + limit]
        self.read += len(found)
        return found


def seen(cursor: int) -> Any:
    """A match view of seat 0 with so many events."""
    return SimpleNamespace(match="m", viewer=0, observation=SimpleNamespace(cursor=cursor))


def test_events_of_a_page_are_read_once_and_bounded() -> None:
    log: Any = Log(90)
    heard, ids = HeardEvents(), frozenset({"report"})

    def numbers(cursor: int, most: int) -> list[int]:
        events = asyncio.run(heard.take(log, seen(cursor), ids, most))
        return [event.params["n"] for event in events]

    assert numbers(60, 5) == [45, 48, 51, 54, 57]
    assert heard.cursor("m", 0, ids) == 60
    assert numbers(90, 5)[-1] == 87
    assert log.read == 90, "each event once"
    assert numbers(30, 99) == list(range(0, 30, 3)), "nothing newer"
