"""Twin runs: the proof that nothing secret leaks (non-interference).

Two matches are made equal but for one secret: a field of an act marked `SECRET`, an act replaced
by another of its `veil`, or left out where nobody may notice it (an answer in a sealed window, an
act that is `unseen`), a hidden draw, or the ledger of a player. Both go on with identical acts; an
act illegal in either is dropped from both. After every step all that a viewer receives must be the
same in both, to the byte: the observation with its cursor, the domains of the forms, the answers to
legal and illegal acts the viewer might try, and to who wants to enter, leave or come back, and
whether anything was delivered at all (equal observations at every step prove it, since nothing else
is ever delivered).

Whoever knows the secret from the outset, the actor of the changed act and `Game.insiders`, is not
compared. Anybody else may tell the twins apart only at a step where an event of `Game.reveals`
reaches them that is for them, and only by what that reveal names (`excuses.py`); from then on this
viewer may know, and is compared no more. All others still are.

When a sealed window closes, everybody learns who has answered in it. So twins that differ in
whether a seat has answered, or in an order for later (an `unseen` act), are compared until a sealed
window that asked this seat closes. No other secret may decide when one closes, not even where the
closing itself reveals something.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from random import Random
from typing import Any

from intriga.kernel.actors import HOST, TABLE, Seat, hears
from intriga.kernel.acts import Act, Enter, Leave, Return
from intriga.kernel.decode.reader import reader
from intriga.kernel.disclosure.events import Event
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.game import Game
from intriga.kernel.house_rules.house_acts import Rewind, Say
from intriga.kernel.observe import reads_notes, received, standing_notes
from intriga.kernel.questions.documents import unstored
from intriga.kernel.records.record import Entry
from intriga.kernel.rooms import is_in, talk_key
from intriga.kernel.text import Refusal
from intriga.lab.conformance.failure import Broken
from intriga.lab.conformance.plays.fuzz import RandomActs
from intriga.lab.conformance.plays.house_fuzz import house_act
from intriga.lab.conformance.plays.random_play import Attempt, Play, RandomDriver
from intriga.lab.conformance.twins.excuses import beyond, parts, told
from intriga.lab.conformance.twins.forks import (
    TRIES,
    Fork,
    Parting,
    Twin,
    forks,
    insiders,
    part,
    secret_acts,
    sequel,
    unseen_acts,
)
from intriga.lab.conformance.twins.observation import Onlooker, Sight, difference, sight, viewer_of
from intriga.lab.conformance.twins.offered import Offered
from intriga.lab.conformance.twins.panel import SMALL, everyone_on, seats_of

_HOUSE_ACTS = 0.15
"""The share of house acts in what twins do."""

PROBES = 20
"""How many acts, legal and illegal, each viewer tries at every step, in both twins."""


class Twins:
    """Pairs of matches of one game, and the comparison of what their viewers receive."""

    def __init__(
        self, game: Game[Any], *, length: int = 20, pair: "type[Pair] | None" = None
    ) -> None:
        """`length`: how many acts twins go on for; `pair`: a kind of pair that compares more."""
        self.game = game
        self._pair = pair or Pair
        self.length = length
        self.random_acts = RandomActs(game.Acts)
        self.parted: Counter[str] = Counter()
        """How many pairs parted for each kind of secret."""

    def sample(self, plays: Sequence[Play], pairs: int, seed: int = 0) -> Random:
        """Part `pairs` pairs, every kind of secret in turn. Raises `Broken` at the first leak."""
        places = forks(plays)
        rng = Random(f"forks {seed}")
        for number in range(pairs if places else 0):
            kind = list(places)[number % len(places)]
            tries = (rng.choice(places[kind]) for _ in range(TRIES))
            any(self.pair(fork, f"{seed}/{number}", rng) for fork in tries)
        return rng

    def run(
        self,
        plays: Sequence[Play],
        pairs: int,
        seed: int = 0,
        rare: Collection[str] = frozenset(),
    ) -> None:
        """`sample`, and then, where chance found no place for one kind of act, look for it wherever
        it was offered to a seat, or done by anybody, the host too; but for the types of acts in
        `rare`. Raises `Broken` at the first leak."""
        rng = self.sample(plays, pairs, seed)
        done, offered = forks(plays), Offered(plays)
        for kind in self.not_parted():
            if kind.split()[1] in rare:
                continue
            places = chain(offered.places(kind, rng), done.get(kind, ()))
            any(self.pair(fork, f"{seed}/{kind}", rng) for fork in places)

    def pair(self, fork: Fork, seed: str, rng: Random) -> bool:
        """Run one pair from a fork. False if no other secret was possible there."""
        parting = part(fork, seed, rng)
        if parting is None:
            return False
        self.parted[fork.kind] += 1
        self._pair(self, fork, parting, seed).run()
        return True

    def not_parted(self) -> list[str]:
        """Kinds of secrets in acts (`act bribe`, `unseen order`) for which no twins have parted
        yet."""
        kinds = [f"act {tag}" for tag in secret_acts(self.game)]
        kinds += [f"unseen {tag}" for tag in unseen_acts(self.game)]
        return sorted(kind for kind in kinds if not self.parted[kind])


class Pair:
    """Two twins that are played on."""

    def __init__(self, twins: Twins, fork: Fork, parting: Parting, seed: str) -> None:
        self.game = twins.game
        self.random_acts = twins.random_acts
        self.length = twins.length
        self.one, self.other = parting.one, parting.other
        self.secret = f"{fork.kind}, {parting.secret}"
        self.knows: set[Onlooker] = set()
        """Viewers who know the secret, or to whom it has been revealed."""
        if not fork.is_draw and fork.by != TABLE:
            self.knows |= {fork.by, *insiders(fork)}
        self.fork = fork
        self.seed = seed
        self.seen: Counter[Onlooker] = Counter()
        self.rng, self.times = Random(f"pair {seed}"), Random(f"times {seed}")
        self.talks = Random(f"talks {seed}")
        self.panel = seats_of(self.game, self.one.position, Random(f"panel {seed}"))

    def run(self) -> None:
        """Compare, step, compare. Raises `Broken` if a viewer can tell the twins apart."""
        driver = RandomDriver(self.game, self.rng)
        if self._unsealed():
            return
        self._compare("the secret itself")
        for proposal in self._proposals(driver):
            at = self.one.entry.at + self.times.randint(1, 90_000)
            one = self.one.engine.check(self.one.position, proposal.actor, proposal.act, at)
            other = self.other.engine.check(self.other.position, proposal.actor, proposal.act, at)
            if one != other and proposal.actor != TABLE and proposal.actor not in self.knows:
                self._leak(proposal.actor, "refusal", f"{proposal.act}: {one} ≠ {other}")
            if one is not None or other is not None:
                continue
            act = proposal.act
            if isinstance(act, Rewind) and not (
                self.one.rewinds(act.to) and self.other.rewinds(act.to)
            ):
                continue
            self.one.go(proposal, at)
            self.other.go(proposal, at)
            if self._unsealed():
                return
            self._compare(f"{proposal.actor}: {proposal.act}")

    def _proposals(self, driver: RandomDriver) -> Iterator[Attempt]:
        """What to do next in both: half the pairs go on as the play did, the others at random."""
        follow = self.rng.random() < 0.5
        played = sequel(self.fork) if follow else iter(())
        for number in range(2 * self.length if follow else self.length):
            ends = (self.one.position.outcome, self.other.position.outcome)
            if ends != (None, None) or next(self._viewers(), None) is None:
                return
            if self.rng.random() < _HOUSE_ACTS:
                twin = (self.one, self.other)[number % 2]
                at = twin.entry.at + 1000
                act = house_act(self.game, twin.position, self.one.since, at, self.rng)
                yield Attempt(*act)
            elif following := next(played, None):
                yield Attempt(*following)
            elif proposal := driver.propose((self.one, self.other)[number % 2].position):
                yield proposal

    def _unsealed(self) -> bool:
        """Whether twins that differ in an answer part for good, as a sealed window has closed."""
        if not (self.fork.is_omission or type(self.fork.act).unseen):
            return False
        closed = (*self.one.closed, *self.other.closed)
        return any(self.fork.by in window.asked for window in closed)

    def _answered_alone(self) -> str | None:
        """The sealed window that a secret answers: the same seats have acted in both twins, yet not
        the same ones are still awaited, so it may close sooner. Only an order that is itself the
        secret may do that."""
        if self.fork.is_omission or type(self.fork.act).unseen:
            return None
        one, other = (_sealed(twin) for twin in (self.one, self.other))
        return next((key for key in one.keys() & other.keys() if one[key] != other[key]), None)

    def _viewers(self) -> Iterator[Onlooker]:
        """Who is compared: the panel, and in a crowd whoever else was told something different or
        finds other rooms."""
        chairs = range(len(self.one.position.chairs))
        panel = chairs if len(chairs) <= SMALL else {*self.panel, *self._told_otherwise(chairs)}
        return (viewer for viewer in everyone_on(sorted(panel)) if viewer not in self.knows)

    def _told_otherwise(self, seats: Iterable[Seat]) -> Iterator[Seat]:
        """The seats whose events or rooms are different in the twins."""
        one, other = self.one.entry, self.other.entry
        rooms, other_rooms = (
            self.game.rooms(twin.position.state) for twin in (self.one, self.other)
        )
        if one.events == other.events and rooms == other_rooms:
            return
        for seat in seats:
            if _told_to(one, seat) != _told_to(other, seat) or (
                [room for room in rooms if is_in(room, seat)]
                != [room for room in other_rooms if is_in(room, seat)]
            ):
                yield seat

    def _compare(self, after: str) -> None:
        early = self._answered_alone()
        for viewer in list(self._viewers()):
            problem = self._told_apart(viewer)
            if problem is None:
                if early is not None:
                    self._leak(viewer, "timing", f"“{early}” may close sooner (after {after})")
                continue
            beyond = self._beyond_what_was_revealed(viewer, problem)
            if beyond is not None:
                channel, difference = beyond
                self._leak(viewer, channel, f"{difference} (after {after})")
            self.knows.add(viewer)

    def _told_apart(self, viewer: Onlooker) -> tuple[str, str] | None:
        """Through which channel, and how, a viewer can tell the twins apart; None if not."""
        one, other = self._sight(self.one, viewer), self._sight(self.other, viewer)
        if one.observation != other.observation:
            return "observation", difference(one.observation, other.observation)
        if one.standing != other.standing:
            return "standing", difference(one.standing, other.standing)
        if one.asked != other.asked:
            return "domain", difference(one.asked, other.asked)
        notes, other_notes = (self._notes(twin, viewer) for twin in (self.one, self.other))
        if notes != other_notes:
            return "notes", f"{notes} ≠ {other_notes}"
        self.seen[viewer] += len(_reaching(self.one.entry, viewer))
        return (
            self._answers_differ(viewer, one)
            or self._doors_differ(viewer)
            or self._names_differ(viewer)
        )

    def _doors_differ(self, viewer: Onlooker) -> tuple[str, str] | None:
        """Whether somebody who wants to come or go is answered differently: a stranger who wants to
        enter, the person of a seat who wants to leave it, or to come back."""
        if self.game.doors == "closed" or viewer == HOST:
            return None
        act: Act = Enter("somebody else")
        if isinstance(viewer, int):
            chair = self.one.position.chairs[viewer]
            act = Return(viewer, chair.name) if chair.left else Leave(viewer)
        at = self.one.entry.at
        one = self.one.engine.check(self.one.position, TABLE, act, at)
        other = self.other.engine.check(self.other.position, TABLE, act, at)
        return ("doors", f"to {act}: {one} ≠ {other}") if one != other else None

    def _names_differ(self, viewer: Onlooker) -> tuple[str, str] | None:
        """Whether somebody who wants another name is told something different of it."""
        if isinstance(viewer, str) or self.one.position.outcome or self.other.position.outcome:
            return None
        one, other = (
            (self.game.check_rename(state, viewer), self.game.rename_costs(state, viewer))
            for state in (self.one.position.state, self.other.position.state)
        )
        return ("rename", f"{one} ≠ {other}") if one != other else None

    def _sight(self, twin: Twin, viewer: Onlooker) -> Sight:
        events = [received(event, viewer_of(viewer)) for event in _reaching(twin.entry, viewer)]
        seed = f"{self.seed}/{viewer}/{twin.position.n}"
        seen = self.seen[viewer]
        return sight(
            self.game,
            twin.position,
            viewer,
            events=events,
            seen=seen,
            seed=seed,
            observer=twin.observer,
        )

    def _notes(self, twin: Twin, viewer: Onlooker) -> list[Note]:
        """What a viewer may read of the referee's log."""
        if not reads_notes(self.game, twin.position, viewer_of(viewer)):
            return []
        before = (step.entry for step in self.fork.play.steps[: self.fork.n])
        return standing_notes([*before, *twin.entries])

    def _answers_differ(self, viewer: Onlooker, received: Sight) -> tuple[str, str] | None:
        if viewer != HOST and isinstance(viewer, str):
            return None
        for act in probes(self.game, self.random_acts, received, self.rng):
            at = self.one.entry.at + 1000
            one = self.one.engine.check(self.one.position, viewer, act, at)
            other = self.other.engine.check(self.other.position, viewer, act, at)
            if one != other:
                return "refusal", f"to {act}: {one} ≠ {other}"
        return self._talk_differs(viewer)

    def _talk_differs(self, viewer: Onlooker) -> tuple[str, str] | None:
        """Whether somebody who wants to talk to another in private is answered differently."""
        if not isinstance(viewer, int):
            return None
        partner = self.talks.randrange(len(self.one.position.chairs))
        act, at = Say(talk_key((viewer, partner)), "m", "digest"), self.one.entry.at + 1000
        one = self.one.engine.check(self.one.position, viewer, act, at)
        other = self.other.engine.check(self.other.position, viewer, act, at)
        return ("refusal", f"to {act}: {one} ≠ {other}") if one != other else None

    def _beyond_what_was_revealed(
        self, viewer: Onlooker, problem: tuple[str, str]
    ) -> tuple[str, str] | None:
        """What tells the twins apart beside what came to light for this viewer at this step."""
        one, other = (
            told(self.game, twin.position.state, twin.entry, viewer)
            for twin in (self.one, self.other)
        )
        if any(reveal.decides for _, reveal in (*one.reveals, *other.reveals)):
            return None
        if not (one.reveals or other.reveals):
            return problem
        saw, other_saw = self._sight(self.one, viewer), self._sight(self.other, viewer)
        more = beyond(one, other, saw.observation, other_saw.observation)
        if more is not None or "forms" in parts(one, other):
            return more
        if saw.asked != other_saw.asked:
            return "domain", difference(saw.asked, other_saw.asked)
        return self._answers_differ(viewer, saw)

    def _leak(self, viewer: Onlooker, channel: str, difference: str) -> None:
        received_ids = [event.id for event in _reaching(self.one.entry, viewer_of(viewer))]
        raise Broken(
            f"{self.game.id} leaks through {channel}: viewer {viewer} can tell the twins apart.\n"
            f"  the secret: {self.secret}\n  the difference: {difference}\n"
            f"  what this viewer was told just now: {', '.join(received_ids) or 'nothing'}\n"
            f"  where: entry {self.one.entry.n}, pair {self.seed}"
        )


def _told_to(entry: Entry, seat: Seat) -> list[Event]:
    return [received(event, seat) for event in _reaching(entry, seat)]


def _reaching(entry: Entry, viewer: Onlooker) -> list[Any]:
    return [event for event in entry.events if hears(event.to, viewer_of(viewer))]


def probes(game: Game[Any], random_acts: RandomActs, received: Sight, rng: Random) -> Iterator[Act]:
    """Acts a viewer may try: half as the forms describe them, half without sense."""
    filled, pool = received.filled, received.pool
    for number in range(PROBES):
        if filled and number % 2:
            data = filled[number // 2 % len(filled)]
        elif filled and number % 4:
            data = random_acts.twist(rng.choice(filled), rng, pool)
        else:
            data = random_acts.act(rng, pool)
        act = reader(game).player_data(data, unstored("probe"))
        if not isinstance(act, Refusal):
            yield act


def _sealed(twin: Twin) -> dict[str, tuple[int, tuple[Seat, ...]]]:
    """The open sealed windows by key: their generation, and the seats they still await."""
    if twin.position.outcome is not None:
        return {}
    windows = twin.engine.game.windows(twin.position.state)
    return {window.key: (window.generation, window.awaited) for window in windows if window.asked}
