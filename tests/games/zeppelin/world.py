"""A harness for the society: two states on the Baltic map, acts by hand, forced draws."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import structs

from intriga.games.zeppelin import game
from intriga.games.zeppelin.data.rights import RIGHTS, Right
from intriga.games.zeppelin.state import Class, Country, Person, State
from intriga.kernel.actors import HOST, TABLE, Actor, Viewer, hears
from intriga.kernel.acts import Act, Enter, Leave, ReachMark, Rename, Replace, Return
from intriga.kernel.chance import Forced
from intriga.kernel.disclosure.events import Event
from intriga.kernel.engine import Engine
from intriga.kernel.observe import observe
from intriga.kernel.positions import Position
from intriga.kernel.questions.documents import Document, unstored
from intriga.kernel.questions.forms import Choices, Form
from intriga.kernel.questions.timed import expiry
from intriga.kernel.records.record import Header
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal
from tests.games.zeppelin.rules import acts

A, B = 1, 3
"""The numbers of the two states; seat n lives in A if it is even, else in B."""
ROOT_A, ROOT_B = 2, 4
HOUR = 3_600_000


class World:
    """A match of `people` in two states, in turn 1. Seats 0, 2, 4 … live in A, 1, 3, 5 … in B."""

    def __init__(
        self,
        people: int = 6,
        draws: Mapping[str, Sequence[int]] | None = None,
        *,
        begun: bool = True,
        **options: Any,
    ) -> None:
        chairs = tuple(Chair(seat, f"P{seat}") for seat in range(people))
        terms = {"map": "baltic", "states": 2, "deal": "choice", **options}
        header = Header("test", game.id, game.rules_version, terms, chairs, "", (), 0)
        self.chance = Forced(draws or {})
        self.engine = Engine(game, header, self.chance)
        opened = self.engine.open()
        self.position: Position[State] = opened.position
        self.now = 0
        self.news: list[Event] = list(opened.entry.events)
        if begun:
            self.expire()

    # What there is.

    @property
    def state(self) -> State:
        return self.position.state

    @property
    def a(self) -> Country:
        return self.state.countries[A]

    @property
    def b(self) -> Country:
        return self.state.countries[B]

    def person(self, seat: int) -> Person:
        return self.state.people[seat]

    def rank(self, name: str) -> int:
        """The number of the class with this name in A."""
        return next(rank for rank, one in self.a.classes.items() if one.name == name)

    # What happens.

    def do(self, actor: Actor, act: Act) -> list[Event]:
        """An act that must be accepted; the events of the step."""
        advance = self.engine.act(self.position, actor, act, self.now)
        assert not isinstance(advance, Refusal), f"{act}: {advance.id} {advance.params}"
        self.position, self.news = advance.position, list(advance.entry.events)
        assert game.invariants(self.state) == [], game.invariants(self.state)
        return self.news

    def refused(self, actor: Actor, act: Act) -> str:
        """An act that must be refused and must change nothing; the id of the refusal, without what
        all of them begin with."""
        return self.refusal(actor, act).id.removeprefix("zeppelin-refused-")

    def refusal(self, actor: Actor, act: Act) -> Refusal:
        before = self.position.packed
        advance = self.engine.act(self.position, actor, act, self.now)
        assert isinstance(advance, Refusal), f"{act} was accepted"
        assert self.position.packed == before
        assert self.position.state is self.state
        return advance

    def may(self, actor: Actor, act: Act) -> bool:
        return self.engine.check(self.position, actor, act, self.now) is None

    def host(self, act: Act) -> list[Event]:
        return self.do(HOST, act)

    def expire(self) -> list[Event]:
        """The clock of the open window runs out."""
        (window,) = game.windows(self.state)
        return self.do(TABLE, expiry(window))

    def end_turn(self) -> list[Event]:
        """The turn is over, with its winter if it has one. All events since."""
        turn, events = self.state.turn, []
        while self.state.turn == turn and self.position.outcome is None:
            events += self.expire()
        self.news = events
        return events

    def end_turns(self, count: int) -> None:
        for _ in range(count):
            self.end_turn()

    def late(self) -> None:
        self.reach("late")

    def reach(self, mark: str) -> None:
        """The clock reaches this mark of the phase."""
        (window,) = game.windows(self.state)
        assert mark in [one.name for one in window.marks]
        self.do(TABLE, ReachMark(window.key, window.generation, mark))

    def enter(self) -> int:
        self.do(TABLE, Enter("Newcomer"))
        return len(self.state.people) - 1

    def leave(self, seat: int) -> None:
        self.do(TABLE, Leave(seat))

    def back(self, seat: int) -> None:
        self.do(TABLE, Return(seat, f"P{seat}"))

    def rename(self, seat: int) -> None:
        self.do(TABLE, Rename(seat, f"Q{seat}"))

    def replace(self, seat: int) -> None:
        self.do(TABLE, Replace(seat, "Bot"))

    # What is laid out without playing.

    def add_class(self, name: str, rights: Sequence[Right] = (), **more: Any) -> int:
        """A class of A, below the root unless `parent` says otherwise; its number."""
        number = self.state.number()
        one = Class(name, tuple(r for r in RIGHTS if r in rights), **{"parent": ROOT_A, **more})
        self.a.classes[number] = one
        self.pack()
        return number

    def put(self, seat: int, rank: int | None = None, **fields: Any) -> None:
        """Put a citizen into a class of their state, or set anything else of a person."""
        if rank is not None:
            fields["rank"] = rank
        for name, value in fields.items():
            setattr(self.person(seat), name, value)
        self.pack()

    def change(self, **options: Any) -> None:
        """Change options in the middle."""
        self.state.options = structs.replace(self.state.options, **options)
        self.pack()

    def kill(self, seat: int) -> None:
        self.put(seat, country=None, jailed=False, died=self.state.turn)
        self.put(seat, rank=None)
        self.person(seat).rank = None
        self.pack()

    def pack(self) -> None:
        packed = self.engine._pack(self.state)
        self.position = structs.replace(
            self.position, packed=packed, outcome=game.outcome(self.state)
        )

    # Who knows what.

    def ids(self, viewer: Viewer | Literal["host"]) -> list[str]:
        """The events of the last step that reach a viewer, without what all of them begin with."""
        reach = (event for event in self.news if hears(event.to, viewer))
        return [event.id.removeprefix("zeppelin-") for event in reach]

    def told(self, id: str) -> Event:
        """The one event of the last step with this id."""
        (found,) = (event for event in self.news if event.id == f"zeppelin-{id}")
        return found

    def view(self, viewer: Viewer) -> Any:
        return observe(game, self.position, viewer, (), 0).view

    def forms(self, actor: Actor, act: type[Act]) -> list[Form]:
        offered = game.forms(self.state, actor)
        return [form for form in offered if form.act == Form(act).act]

    def choices(self, actor: Actor, name: str, **chosen: Any) -> set[int | str]:
        domain = game.domain(self.state, actor, name, chosen)
        assert isinstance(domain, Choices)
        return {choice.value for choice in domain.options}


def text(words: str = "Be good.") -> Document:
    filed = unstored()("text", words)
    assert isinstance(filed, Document)
    return filed


def edit(world: World, rank: int, **changes: Any) -> acts.EditClass:
    """The act that changes a class of A in these fields alone."""
    one = world.a.classes[rank]
    now = {"name": one.name, "rights": one.rights, "limit": one.limit}
    return acts.EditClass(rank, **{**now, **changes})


def hosted(
    people: int = 3, draws: Mapping[str, Sequence[int]] | None = None, **options: Any
) -> World:
    """A match in turn 0, without states."""
    return World(people, draws, begun=False, founding="host", **options)
