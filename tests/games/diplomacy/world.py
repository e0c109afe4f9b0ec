"""A harness for the rules: powers by name, orders in the notation, clocks that run out on
request."""

from typing import Any

import msgspec
from msgspec.structs import replace

from intriga.games.diplomacy import game
from intriga.games.diplomacy.seen.view import View
from intriga.games.diplomacy.state import State
from intriga.kernel.actors import TABLE, Actor, Viewer, hears
from intriga.kernel.acts import Act, Enter, Expire, Leave, Replace
from intriga.kernel.chance import Chance, Fast
from intriga.kernel.decode.reader import reader
from intriga.kernel.disclosure.events import Event
from intriga.kernel.engine import Engine
from intriga.kernel.positions import Position
from intriga.kernel.questions.forms import Choices, Form
from intriga.kernel.records.record import Header
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal
from intriga.words import phrasebook

NAMES = ("Anna", "Boris", "Vera", "Gleb", "Daria", "Yegor", "Zhanna")


class Refused(AssertionError):
    """An act that a test expected to be legal was refused."""


class Harness:
    """A match of seven. Anna has Austria and so on by the alphabet, unless the options say
    otherwise."""

    def __init__(self, chance: Chance | None = None, seats: int = 7, **options: Any):
        names = (*NAMES, *(f"Guest {n}" for n in range(seats)))
        chairs = tuple(Chair(seat, names[seat]) for seat in range(seats))
        plain = {"seating": "seat"} | options
        header = Header("test", game.id, game.rules_version, plain, chairs, "", (), 0)
        self.engine = Engine(game, header, chance or Fast("classic"))
        opened = self.engine.open()
        self.position: Position[State] = opened.position
        self.log: list[Event] = list(opened.entry.events)
        self.news: list[Event] = self.log[:]
        self.laid = False
        """Whether the position was set up by hand: then its invariants need not hold."""

    @property
    def state(self) -> State:
        return self.position.state

    @property
    def over(self) -> bool:
        return self.position.outcome is not None

    def seat(self, power: str) -> int:
        seat = self.state.powers[power].seat
        assert seat is not None
        return seat

    # ── acts ────────────────────────────────────────────────────────────────────────────

    def order(self, power: str, *texts: str, seal: bool = False, **more: Any) -> list[Event]:
        """Submit orders that must be accepted."""
        return self.do(self.seat(power), "orders", orders=texts, sealed=seal, **more)

    def refused_orders(self, power: str, *texts: str, **more: Any) -> str:
        """Submit orders that must be refused; returns the whole refusal in English."""
        return self.refusal(self.seat(power), "orders", orders=texts, **more)

    def vote(self, power: str, *share: str) -> list[Event]:
        return self.do(self.seat(power), "vote", share=share)

    def do(self, actor: Actor, type: str, **fields: Any) -> list[Event]:
        return self._step(actor, self._read(type, fields))

    def refusal(self, actor: Actor, type: str, **fields: Any) -> str:
        """Submit an act that must be refused and must change nothing; returns the refusal in
        English."""
        before = self.position.packed
        advance = self.engine.act(self.position, actor, self._read(type, fields), 0)
        assert isinstance(advance, Refusal), f"{type} {fields} was accepted"
        assert self.position.packed == before
        return phrasebook("en", game.words).text_of(advance, NAMES)

    def play(self, **orders: list[str]) -> list[Event]:
        """Seal these orders of a phase, then let the clock run out for the others."""
        ticket = self.state.ticket
        for power, texts in orders.items():
            self.order(power, *texts, seal=True)
        return self.expire() if self.state.ticket == ticket else self.news

    def seal_all(self, **orders: list[str]) -> None:
        """Every power that the phase awaits seals what is given for it, or nothing."""
        for power in list(self.state.deciding):
            if self.state.powers[power].present:
                self.order(power, *orders.get(power, []), seal=True)

    def hold(self, seasons: int = 1) -> None:
        """Play this many phases in which every present player seals nothing."""
        for _ in range(seasons):
            self.seal_all()

    def expire(self) -> list[Event]:
        (window,) = game.windows(self.state)
        return self._step(TABLE, Expire(window.key, window.generation))

    def leave(self, who: str | int) -> list[Event]:
        """The player of a power, or of a seat, leaves."""
        return self._step(TABLE, Leave(self.seat(who) if isinstance(who, str) else who))

    def replace(self, seat: int) -> list[Event]:
        return self._step(TABLE, Replace(seat, "Newcomer"))

    def enter(self) -> list[Event]:
        return self._step(TABLE, Enter("Newcomer"))

    def _read(self, type: str, fields: dict[str, Any]) -> Act:
        act = reader(game).player_data({"type": type, **fields})
        assert not isinstance(act, Refusal), act
        return act

    def _step(self, actor: Actor, act: Act) -> list[Event]:
        advance = self.engine.act(self.position, actor, act, 0)
        if isinstance(advance, Refusal):
            text = phrasebook("en", game.words).text_of(advance, NAMES)
            raise Refused(f"{actor}: {act}: {text}")
        self.position = advance.position
        self.news = list(advance.entry.events)
        self.log += self.news
        assert game.invariants(self.state) == [] or self.laid
        return self.news

    # ── what viewers know ───────────────────────────────────────────────────────────────────

    def view(self, viewer: Viewer | str) -> View:
        """The view of a power or of another viewer."""
        who: Any = self.seat(viewer) if viewer in self.state.powers else viewer
        return game.view(self.state, game.viewpoint(self.state, who))

    def awaited(self) -> tuple[str, set[str]]:
        """The key of the open window, and the powers it awaits."""
        (window,) = game.windows(self.state)
        return window.key, {self.state.power_of(seat) or "" for seat in window.awaited}

    def texts(self, viewer: Viewer = "public", language: str = "en") -> list[str]:
        """The texts of the last step's events."""
        book = phrasebook(language, game.words)
        return [book.text_of(event, NAMES) for event in self.news if hears(event.to, viewer)]

    def ids(self) -> list[str]:
        return [event.id for event in self.news]

    def form(self, power: str, act: str) -> Form | None:
        forms = game.forms(self.state, self.seat(power))
        return next((form for form in forms if form.act == act), None)

    def choices(self, power: str, name: str, **chosen: Any) -> Choices:
        answer = game.domain(self.state, self.seat(power), name, chosen)
        assert isinstance(answer, Choices)
        return answer

    def values(self, power: str, name: str, **chosen: Any) -> list[int | str]:
        return [choice.value for choice in self.choices(power, name, **chosen).options]

    # ── positions set up by hand ──────────────────────────────────────────────────────────

    def lay(
        self, units: dict[str, list[str]], centres: dict[str, list[str]] | None = None
    ) -> "Harness":
        """Put units (and centres) in place without playing; other powers lose theirs."""
        for name, power in self.state.powers.items():
            power.units = list(units.get(name, ()))
            if centres is not None:
                power.centres = list(centres.get(name, ()))
        self.state.deciding = [name for name in self.state.powers if units.get(name)]
        self.laid = True
        return self.repack()

    def repack(self) -> "Harness":
        packed = msgspec.msgpack.encode(self.state)
        self.position = replace(self.position, packed=packed)
        return self
