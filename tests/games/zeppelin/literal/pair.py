"""The game and the literal society side by side: the same acts, the same draws, compared."""

from random import Random
from typing import Any

from intriga import games
from intriga.games.zeppelin.options import Options
from intriga.kernel.actors import HOST, PUBLIC, REFEREE, TABLE, Actor
from intriga.kernel.acts import Act, Enter, Leave, ReachMark, Return, is_table_act
from intriga.kernel.bots.sampling import sample
from intriga.kernel.chance import Draw, Fast
from intriga.kernel.decode.reader import reader
from intriga.kernel.disclosure.events import Event
from intriga.kernel.engine import Engine
from intriga.kernel.observe import Offer
from intriga.kernel.positions import Advance, Position
from intriga.kernel.questions.timed import expiry
from intriga.kernel.records.record import Header
from intriga.kernel.rooms import TABLE_ROOM
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal
from tests.games.zeppelin import literal
from tests.games.zeppelin.literal import migration, turn
from tests.games.zeppelin.literal.classes import new_country
from tests.games.zeppelin.literal.model import (
    Heard,
    Model,
    all_rooms,
    citizens,
    new_model,
    new_person,
    room,
)
from tests.games.zeppelin.literal.sight import expected, shown
from tests.games.zeppelin.literal.snapshot import of_game, of_model
from tests.games.zeppelin.rules import acts

GAME: Any = games.find("zeppelin")
READER = reader(GAME)
RARE = {
    acts.FoundCountry,
    acts.RemoveCountry,
    acts.Exile,
    acts.Migrate,
    acts.StayHere,
    acts.MurderOpenly,
    acts.MurderSecretly,
}
"""Acts of which a few are enough: too many would empty the states."""
HOUR = 3_600_000


def tag_of(kind: type[Act]) -> str:
    """The name of a type of act, as forms have it."""
    return str(kind.__struct_config__.tag)


class Told:
    """The draws of the game, handed to the literal society in the same order."""

    def __init__(self, draws: list[Draw]) -> None:
        self.left = list(draws)

    def __call__(self, below: int) -> int:
        drawn = self.left.pop(0)
        assert drawn.below == below, f"the game drew below {drawn.below}, not {below}"
        return drawn.value


class Pair:
    """A match and its literal society. Every step asserts that they agree."""

    def __init__(self, seed: int, people: int, **options: Any) -> None:
        self.rng = Random(seed)
        plain = {"founding": "auto", "turns": 400} | options
        chairs = tuple(Chair(seat, f"P{seat}") for seat in range(people))
        header = Header("test", GAME.id, GAME.rules_version, plain, chairs, "", (), 0)
        self.engine: Engine[Any] = Engine(GAME, header, Fast(seed))
        self.position: Position[Any] = self.engine.open().position
        self.now = 0
        self.history: list[str] = []
        self.model = self._mirrored()
        self.compare()

    @property
    def state(self) -> Any:
        return self.position.state

    @property
    def over(self) -> bool:
        return self.position.outcome is not None

    def _mirrored(self) -> Model:
        """The literal society at the beginning: states founded one after another as the game has
        named them, people where they were dealt (items 3 and 8)."""
        model = new_model(self.state.options, list(self.state.armies))
        assert isinstance(self.state.options, Options)
        for country in self.state.countries.values():
            new_country(model, country.name, country.power)
        for one in self.state.people:
            model["people"].append(new_person(0))
            model["people"][-1]["country"] = one.country
            if one.country is not None:
                model["people"][-1]["rank"] = model["countries"][one.country]["migrant"]
        return model

    # ── steps ───────────────────────────────────────────────────────────────────────────

    def act(self, actor: Actor, act: Act) -> bool:
        """Both judge an act; if it is legal, both carry it out. Whether it was."""
        self.model["late"] = self.state.late
        refusal = self.engine.check(self.position, actor, act, self.now)
        agreed = literal.allowed(self.model, actor, act, self.now)
        self.history.append(f"turn {self.model['turn']}: {actor} {act} {'' if agreed else '—'}")
        if actor == HOST and refusal is None and not agreed:
            self._in_vain(act)
        elif agreed != (refusal is None):
            said = "allows" if refusal is None else f"refuses ({refusal.id} {refusal.params})"
            raise AssertionError(self.told(f"the game {said}: {actor} {act}"))
        if agreed:
            self._compare_forms(actor, act)
            step = self._step(actor, act)
            told = Told(list(step.entry.draws))
            heard = literal.do(self.model, actor, act, self.now, told)
            ended = self._follow()
            assert ended or not told.left, self.told(f"draws left: {told.left}")
            self.compare()
            if not ended:
                self._compare_hearers(actor, act, heard, step.entry.events)
        return agreed

    def _compare_forms(self, actor: Actor, act: Act) -> None:
        """Whoever may do something is offered a form for it, but for exiling themselves: they can
        emigrate."""
        if isinstance(act, acts.Exile) and act.whom == actor:
            return
        offered = {form.act for form in GAME.forms(self.state, actor)}
        assert tag_of(type(act)) in offered, self.told(f"no form for {act}: {offered}")

    def _in_vain(self, act: Act) -> None:
        """A host sees no more than the public, so an act that only citizens know to be impossible
        is taken, and does nothing."""
        self.model["happened"]["host in vain"] += 1
        step = self._step(HOST, act)
        assert [one.id for one in step.entry.events] == ["zeppelin-host-vain"], self.told(f"{act}")
        assert not step.entry.draws
        self.compare()

    def seat_change(self, act: Enter | Leave | Return) -> bool:
        """Somebody comes or goes (Z29): nothing of society forbids it."""
        self.history.append(f"turn {self.model['turn']}: {act}")
        advance = self.engine.act(self.position, TABLE, act, self.now)
        if isinstance(advance, Refusal):
            raise AssertionError(self.told(f"the game refuses ({advance.id}): {act}"))
        self.position = advance.position
        if isinstance(act, Enter):
            migration.enter(self.model)
        elif isinstance(act, Leave):
            migration.leave(self.model, act.seat)
        else:
            migration.returns(self.model, act.seat)
        self._follow()
        self.compare()
        return True

    def begin(self) -> None:
        self.history.append("turns begin")
        self._step(HOST, acts.BeginTurns())
        self._follow()
        self.compare()

    def reach_marks(self) -> None:
        """The last part of the turn's clock begins (Z15)."""
        for window in GAME.windows(self.state):
            for mark in sorted(window.marks, key=lambda mark: mark.percent):
                self.history.append(f"turn {self.model['turn']}: {mark.name}")
                self._step(TABLE, ReachMark(window.key, window.generation, mark.name))
                self.model["clocked"] = True

    def time_up(self) -> None:
        """The clock of the open window runs out: the turn ends, or its building window."""
        self.history.append(f"turn {self.model['turn']}: time is up")
        self._step(TABLE, expiry(GAME.windows(self.state)[0]))
        self._follow()
        self.compare()

    def _step(self, actor: Actor, act: Act) -> Advance[Any]:
        advance = self.engine.act(self.position, actor, act, self.now)
        assert not isinstance(advance, Refusal), self.told(f"{act}: {advance}")
        assert is_table_act(act) or actor != TABLE
        self.position = advance.position
        assert GAME.invariants(self.state) == [], self.told(str(GAME.invariants(self.state)))
        return advance

    def _follow(self) -> bool:
        """Let the literal society end as many turns as the game has ended in this step."""
        ended = False
        while self.model["turn"] < self.state.turn:
            ended = True
            if self.model["turn"] == 0:
                turn.begin_turns(self.model)
            else:
                turn.end_of_turn(self.model)
        self.model["over"] = self.over
        return ended

    # ── comparing ───────────────────────────────────────────────────────────────────────

    def compare(self) -> None:
        if self.over:
            return
        ours, theirs = of_model(self.model), of_game(self.state, self.model)
        self._same(ours, theirs)
        self._compare_rooms()
        self._compare_sight(self.rng.randrange(len(self.model["people"])))

    def _same(self, ours: dict[str, Any], theirs: dict[str, Any]) -> None:
        lines = [
            f"{key}: literal {ours.get(key)!r}, game {theirs.get(key)!r}"
            for key in {**ours, **theirs}
            if ours.get(key) != theirs.get(key)
        ]
        if lines:
            raise AssertionError(self.told("\n".join(lines)))

    def _compare_sight(self, seat: int) -> None:
        """What one of them sees: their passport and their own society, and no other."""
        if self.model["people"][seat]["left"]:
            return
        view = GAME.view(self.state, GAME.viewpoint(self.state, seat))
        self._same(expected(self.model, seat), shown(view))

    def _compare_rooms(self) -> None:
        """Z43: who is in a room reads and writes there; nobody else does."""
        here = {key: seats for key, seats in all_rooms(self.model).items() if seats}
        found = {one.key: one for one in GAME.rooms(self.state) if one.key != TABLE_ROOM}
        readers = {key: frozenset(one.readers) for key, one in found.items() if one.readers}
        writers = {key: frozenset(one.writers) for key, one in found.items() if one.writers}
        assert readers == here, self.told(f"rooms {here}, readers {readers}")
        assert writers == here, self.told(f"rooms {here}, writers {writers}")
        for key, one in found.items():
            if key.startswith("state-"):
                assert one.history == self.state.options.history, self.told(key)

    def _compare_hearers(
        self, actor: Actor, act: Act, heard: Heard, events: tuple[Event, ...] | list[Event]
    ) -> None:
        """Z43 and the column *Heard by*: the rooms hear what they should and nobody else does."""
        rooms = {seats for kind, seats in heard if kind == "room" and seats}
        world = any(kind == "world" for kind, _ in heard)
        sent = {frozenset(one.to) for one in events if not isinstance(one.to, str)}
        public = [one.id for one in events if one.to == PUBLIC]
        assert REFEREE not in {one.to for one in events}, self.told("a referee alone is told")
        assert world or not public, self.told(f"the world hears {public} of {act}")
        assert public or not world, self.told(f"the world does not hear of {act}")
        concerned = {actor, getattr(act, "whom", None)}
        for seats in rooms:
            near = [one for one in sent if one ^ seats <= concerned]
            assert near, self.told(f"{act} is heard by {sent}, not {set(seats)}")
        # the prisoners of a state, the stateless and the dead may hear who is with them
        others = [one for key, one in all_rooms(self.model).items() if "state-" not in key]
        may_hear = [*rooms, *others, frozenset()]
        for seats in sent:
            fits = any(seats <= one | concerned for one in may_hear)
            assert fits, self.told(f"{act} is heard by {set(seats)}, not {rooms}")

    def told(self, what: str) -> str:
        """What is wrong, with the last steps before it."""
        rooms = [sorted(room(self.model, one)) for one in self.model["countries"]]
        people = [citizens(self.model, one) for one in self.model["countries"]]
        past = "\n".join(self.history[-12:])
        return f"{what}\n{past}\noptions {self.state.options}\ncitizens {people}, rooms {rooms}"

    # ── random acts by the game's own forms ─────────────────────────────────────────────

    def offered(self) -> tuple[Actor, Act] | None:
        """A random act of a random actor, as the game's forms offer it."""
        actor: Actor = self.rng.randrange(len(self.model["people"]))
        if self.rng.random() < 0.05:
            actor = HOST
        elif self.model["people"][actor]["left"]:
            return None
        offer = Offer(GAME, self.state, actor)
        known = literal.HOSTS if actor == HOST else literal.CITIZENS
        rare = self.rng.random() < 0.1
        tags = {tag_of(kind) for kind in known if rare or kind not in RARE}
        data = sample(offer.only(form for form in offer.forms if form.act in tags), self.rng)
        if data is None:
            return None
        act = READER.player_data(data)
        assert not isinstance(act, Refusal), self.told(f"{data}: {act}")
        return actor, act
