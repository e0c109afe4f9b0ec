"""A harness for the rules: named seats, forced draws, acts by type."""

from typing import Any

from intriga.games.espionage import game
from intriga.games.espionage.state import State
from intriga.kernel.actors import HOST, TABLE, Actor, Viewer, hears
from intriga.kernel.acts import Act, Leave, Replace
from intriga.kernel.chance import Forced
from intriga.kernel.decode.reader import reader
from intriga.kernel.disclosure.events import Event
from intriga.kernel.engine import Engine
from intriga.kernel.house_rules.house_acts import HouseAct
from intriga.kernel.observe import Offer
from intriga.kernel.positions import Position
from intriga.kernel.questions.forms import Choices, Domain, Range
from intriga.kernel.questions.timed import expiry, settlement
from intriga.kernel.records.record import Header
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal

CITIES = ("London", "Moscow", "Beijing", "Washington")


class Refused(AssertionError):
    """An act that a test expected to be legal was refused."""


class Harness:
    """A match between London (seat 0), Moscow, Beijing and Washington, clockwise; London moves
    first.

    Sums are in dollars.
    """

    def __init__(self, seats: int = 4, first: int = 0, draws: tuple[int, ...] = (), **options: Any):
        chairs = tuple(Chair(seat, CITIES[seat]) for seat in range(seats))
        plain = {"layout": "figure", "specials": False} | options
        if seats == 3 and plain.get("corners", "standard") == "standard" and not draws:
            draws = (0, 0, 0)  # three draw their corners: London, Moscow, Beijing
        header = Header("test", game.id, game.rules_version, plain, chairs, "", (), 0)
        self.engine = Engine(game, header, Forced([*draws, first]))
        opened = self.engine.open()
        self.position: Position[State] = opened.position
        self.settles = True
        """Whether sealed windows close as soon as all have answered, without waiting for a beat."""
        self.log: list[Event] = list(opened.entry.events)
        self.news: list[Event] = self.log[:]

    @property
    def state(self) -> State:
        return self.position.state

    def read(self, type: str, **fields: Any) -> Act:
        act = reader(game).player_data({"type": type, **fields})
        assert not isinstance(act, Refusal), act
        return act

    def do(self, seat: int, type: str, **fields: Any) -> list[Event]:
        """Submit an act that must be accepted; returns the events of the step."""
        advance = self.engine.act(self.position, seat, self.read(type, **fields), 0)
        if isinstance(advance, Refusal):
            raise Refused(f"{type} {fields}: {advance.id} {advance.params}")
        events = self._accepted(advance.position, list(advance.entry.events))
        return events + self.settle() if self.settles else events

    def settle_once(self) -> list[Event]:
        """Close the first sealed window in which all have answered."""
        settle = settlement(game.windows(self.state))
        assert settle is not None
        return self._by_table(settle)

    def settle(self) -> list[Event]:
        """Close the sealed windows in which all have answered, one after another."""
        events: list[Event] = []
        while (settle := settlement(game.windows(self.state))) is not None:
            events += self._by_table(settle)
        if events:
            self.news = events
        return events

    def refusal(self, seat: int, type: str, **fields: Any) -> str:
        """Submit an act that must be refused and must change nothing; returns the id of the
        refusal."""
        before = self.position.packed
        advance = self.engine.act(self.position, seat, self.read(type, **fields), 0)
        assert isinstance(advance, Refusal), f"{type} {fields} was accepted"
        assert self.position.packed == before
        return advance.id

    def expire(self) -> list[Event]:
        """The clock of the open window runs out."""
        (window,) = game.windows(self.state)
        events = self._by_table(expiry(window))
        return events + self.settle() if self.settles else events

    def leave(self, seat: int) -> list[Event]:
        return self._by_table(Leave(seat))

    def replace(self, seat: int) -> list[Event]:
        return self._by_table(Replace(seat, "Newcomer"))

    def host(self, act: HouseAct) -> list[Event]:
        events = self._by(HOST, act)
        return events + self.settle() if self.settles else events

    def _by_table(self, act: Act) -> list[Event]:
        return self._by(TABLE, act)

    def _by(self, actor: Actor, act: Act) -> list[Event]:
        advance = self.engine.act(self.position, actor, act, 0)
        assert not isinstance(advance, Refusal), advance
        return self._accepted(advance.position, list(advance.entry.events))

    def _accepted(self, position: Position[State], events: list[Event]) -> list[Event]:
        self.position = position
        self.news = events
        self.log += events
        assert game.invariants(self.state) == []
        return events

    def params_of(self, id: str, viewer: Viewer = "referee") -> list[dict[str, Any]]:
        """The parameters of the last step's events with this id that reached a viewer."""
        return [event.params for event in self.news if event.id == id and hears(event.to, viewer)]

    def awaited(self) -> tuple[str, tuple[int, ...]]:
        """The key of the open window, and the seats it awaits."""
        (window,) = game.windows(self.state)
        return window.key, window.awaited

    def money(self, seat: int) -> int:
        return self.state.players[seat].money

    def bribes(self, seat: int) -> dict[int, int]:
        return self.state.players[seat].bribes

    def form(self, seat: int, act: str) -> bool:
        """Whether this form is offered."""
        return any(form.act == act for form in game.forms(self.state, seat))

    def choices(self, seat: int, domain: str, **chosen: Any) -> set[int | str]:
        answer = self._domain(seat, domain, chosen)
        assert isinstance(answer, Choices)
        return {choice.value for choice in answer.options}

    def bounds(self, seat: int, domain: str, **chosen: Any) -> tuple[int, int]:
        answer = self._domain(seat, domain, chosen)
        assert isinstance(answer, Range)
        return answer.low, answer.high

    def _domain(self, seat: int, domain: str, chosen: dict[str, Any]) -> Domain:
        return Offer(game, self.state, seat).domain(domain, chosen)

    def lay(self, *bribes: tuple[int, int, int], papers: int | None = None) -> "Harness":
        """Put bribes (seat, cell, dollars) and the Papers in place without playing."""
        for seat, cell, sum in bribes:
            player = self.state.players[seat]
            player.bribes[cell] = sum
            player.notes += 1
            player.pay(sum)
        if papers is not None:
            self.state.papers = papers
        return self._repack()

    def arm(self, **specials: dict[str, int]) -> "Harness":
        """Give special moves: arm(london={"set-up": 1})."""
        for name, given in specials.items():
            seat = [city.lower() for city in CITIES].index(name)
            self.state.players[seat].specials = dict(given)
        return self._repack()

    def _repack(self) -> "Harness":
        packed = self.engine._pack(self.state)
        position = self.position
        self.position = Position(
            position.n, self.state, packed, position.head, position.chairs, position.outcome
        )
        return self


LONDON, MOSCOW, BEIJING, WASHINGTON = range(4)


def challenged(
    london: int | None = 40, moscow: int = 60, beijing: int | None = None, **options: Any
) -> Harness:
    """The Papers are on 14, London announces 22, Moscow challenges, the others with a bribe
    join."""
    bribes = [(MOSCOW, 14, moscow)]
    bribes += [(LONDON, 14, london)] if london else []
    bribes += [(BEIJING, 14, beijing)] if beijing else []
    match = Harness(**options).lay(*bribes, papers=14)
    match.do(LONDON, "move", to=22, join=london is not None)
    match.do(MOSCOW, "answer", say="challenge")
    if beijing:
        match.do(BEIJING, "answer", say="join")
    return match


def on_fourteen(**options: Any) -> Harness:
    """London has 40 and Moscow 60 dollars on cell 14, where the Papers are; Beijing and Washington
    have something elsewhere. It is London's turn."""
    match = Harness(**options)
    if match.awaited()[0] == "purchase":
        for seat in range(4):
            match.do(seat, "buy", specials={})
    return match.lay(
        (LONDON, 14, 40), (MOSCOW, 14, 60), (BEIJING, 3, 10), (WASHINGTON, 3, 10), papers=14
    )
