"""A war without society: every power has a state with two commanders, unless a test says otherwise.

Seats 2n and 2n + 1 command the n-th power of the map; one more seat, the last, is a citizen of the
first state who commands nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from intriga.games.zeppelin import game
from intriga.games.zeppelin.data.rights import RIGHTS
from intriga.games.zeppelin.options import Options
from intriga.games.zeppelin.state import Class, Country, Person, Phase, State
from intriga.games.zeppelin.subjects import editions
from intriga.games.zeppelin.war import board, invariants, season, winter
from intriga.kernel import Act, Actor, Event, Form, Refusal, Step
from intriga.kernel.chance import Chance, Fast
from intriga.kernel.questions.forms import Choices
from intriga.words import phrasebook
from tests.games.zeppelin.rules.acts import Builds, Orders, Wishes

ROOT, LOW = 1, 2
OF_WAR = {"orders", "wishes", "builds", "override-retreat", "override-removal"}


class Refused(AssertionError):
    """An act that a test expected to be legal was refused."""


class War:
    """A war in its first turn."""

    def __init__(
        self, chance: Chance | None = None, stateless: Sequence[str] = (), **options: Any
    ) -> None:
        chosen = msgspec.convert(options, Options)
        armies = board.lay_out(chosen)
        self.powers = list(armies)
        countries = {
            n: Country(power, power, _classes(), ROOT, ROOT)
            for n, power in enumerate(armies, 1)
            if power not in stateless
        }
        people = [Person(n // 2 + 1, ROOT) for n in range(2 * len(armies))]
        people = [one if one.country in countries else Person() for one in people]
        people.append(Person(1, LOW) if 1 in countries else Person())
        self.state = State(
            chosen, people, countries, armies, Phase.TURN, turn=1, edition=editions.NEWEST
        )
        self.chance = chance or Fast("war")
        self.news: list[Event] = []
        self.log: list[Event] = []
        self._n = 0

    # ── positions ───────────────────────────────────────────────────────────────────────

    def set_up(
        self, units: Mapping[str, Sequence[str]], centres: Mapping[str, str] | None = None
    ) -> "War":
        """Put these units on the board, all others off it; centres as codes between spaces."""
        for power, army in self.state.armies.items():
            army.units = list(units.get(power, ()))
            if centres is not None:
                army.centres = centres.get(power, "").split()
        return self

    def units(self, power: str) -> list[str]:
        return sorted(self.state.armies[power].units)

    def seat(self, power: str, which: int = 0) -> int:
        return 2 * self.powers.index(power) + which

    # ── acts ────────────────────────────────────────────────────────────────────────────

    def check(self, actor: Actor, act: Act) -> Refusal | None:
        return game.check(self.state, actor, act, 0)

    def act(self, actor: Actor, act: Act) -> None:
        refusal = self.check(actor, act)
        if refusal is not None:
            raise Refused(phrasebook("en", "intriga.table", *WORDS).text_of(refusal))
        step = self._step()
        game.apply(self.state, actor, act, step)
        self._done(step)

    def order(self, power: str, *orders: str, by: int = 0) -> None:
        self.act(self.seat(power, by), Orders(orders))

    def wish(self, power: str, unit: str, *places: str, by: int = 0) -> None:
        self.act(self.seat(power, by), Wishes(unit, places))

    def build(self, power: str, *orders: str, by: int = 0) -> None:
        self.act(self.seat(power, by), Builds(orders))

    def refused(self, actor: Actor, act: Act) -> str:
        """The refusal of an act, in English."""
        refusal = self.check(actor, act)
        assert refusal is not None
        return phrasebook("en", "intriga.table", *WORDS).text_of(refusal)

    # ── the end of a turn ───────────────────────────────────────────────────────────────

    def move(self) -> None:
        self._do(season.move)

    def retreat(self) -> None:
        self._do(season.retreat)

    def end(self) -> None:
        """Moves and retreats; the next turn."""
        self.move()
        self.retreat()
        self.state.turn += 1

    def winter(self) -> None:
        """The winter of an even turn until its window."""
        self.repaint()
        self.state.phase = Phase.BUILDS

    def repaint(self) -> None:
        self._do(winter.repaint)

    def adjust(self) -> None:
        self._do(winter.adjust)
        self.state.phase = Phase.TURN
        self.state.turn += 1

    def _do(self, what: Any) -> None:
        step = self._step()
        what(self.state, step)
        self._done(step)

    def _step(self) -> Step:
        self._n += 1
        return Step(self._n, 0, self.chance)

    def _done(self, step: Step) -> None:
        assert invariants.broken(self.state) == []
        raw = msgspec.msgpack.encode(self.state)
        assert msgspec.msgpack.encode(msgspec.msgpack.decode(raw, type=State)) == raw
        self.news, self.draws = step.events, step.draws
        self.log += step.events

    # ── what is shown ───────────────────────────────────────────────────────────────────

    def forms(self, actor: Actor) -> dict[str, Form]:
        return {form.act: form for form in game.forms(self.state, actor) if form.act in OF_WAR}

    def choices(self, actor: Actor, name: str, **chosen: Any) -> Choices:
        found = game.domain(self.state, actor, name, chosen)
        assert isinstance(found, Choices)
        return found

    def texts(self, language: str = "en") -> list[str]:
        book = phrasebook(language, *WORDS)
        return [book.text_of(event, [f"Seat {n}" for n in range(99)]) for event in self.news]

    def ids(self) -> list[str]:
        return [event.id.removeprefix("zeppelin-war-") for event in self.news]


def _classes() -> dict[int, Class]:
    return {ROOT: Class("Root", RIGHTS), LOW: Class("Low", (), parent=ROOT)}


WORDS = ("intriga.diplomacy", "intriga.warfare", "intriga.games.zeppelin.war")
