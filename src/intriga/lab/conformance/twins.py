"""Twin runs: the proof that nothing secret leaks (non-interference).

Two matches are made equal but for one secret: a field of an act marked `SECRET`, an act replaced
by another of its `veil`, or a draw. Both go on with identical acts; an act illegal in either is
dropped from both. After every step all that a viewer receives must be the same in both, to the
byte: the observation with its cursor, the domains of his forms, the answers to legal and illegal
acts he might try, and whether anything was delivered at all (an empty delivery would move nothing,
so equal observations at every step prove it).

Who knows the secret — the actor of the changed act — is not compared. A visible difference is
forgiven only if an event that reaches this viewer at this step, in either twin, stands in
`game.reveals`; from there on this viewer may know, and is compared no more.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from intriga.kernel.acting import reader
from intriga.kernel.actors import HOST, PUBLIC, TABLE, Actor, hears
from intriga.kernel.acts import Act, TableAct, secret_fields, tag_of
from intriga.kernel.chance import Draw, Fast
from intriga.kernel.engine import Advance, Engine, Position
from intriga.kernel.game import Game
from intriga.kernel.observe import told
from intriga.kernel.record import Entry
from intriga.kernel.sampling import fill
from intriga.kernel.text import Refusal
from intriga.lab.conformance.broken import Broken
from intriga.lab.conformance.playing import Hand, Play, Proposal, offer_to
from intriga.lab.conformance.sight import Onlooker, Sight, difference, eyes_of, sight
from intriga.lab.conformance.wild import Wild

PROBES = 20
"""So many acts, legal and illegal, each viewer is made to try at every step, in both twins."""
_TRIES = 16
"""So often another secret is sought before a fork is given up."""


class Fork(NamedTuple):
    """Where twins may part: before step `n` of a play, for the reason `kind`."""

    play: Play
    n: int
    kind: str


class TwinChance:
    """Draws that depend only on their entry, their reason and how often it came up before.

    So a hidden draw that only one twin makes does not shift the others. `instead` replaces one.
    """

    def __init__(self, seed: str, instead: dict[tuple[int, str, int], int] | None = None) -> None:
        self.seed = seed
        self.instead = instead or {}
        self._entry = -1
        self._count: Counter[str] = Counter()

    def below(self, entry: int, k: int, n: int, why: str) -> int:
        if k == 0 or entry != self._entry:
            self._entry, self._count = entry, Counter()
        nth = self._count[why]
        self._count[why] += 1
        forced = self.instead.get((entry, why, nth))
        if forced is not None:
            return forced
        return Fast(f"{self.seed}/{entry}/{why}/{nth}").below(entry, k, n, why)


class Twin(Struct):
    """One of the two: its engine and where it stands."""

    engine: Engine[Any]
    position: Position[Any]
    entry: Entry

    def go(self, proposal: Proposal, at: int) -> None:
        """Take a step that is known to be legal."""
        advance = self.engine.act(self.position, proposal.actor, proposal.act, at)
        assert not isinstance(advance, Refusal)
        self.position, self.entry = advance.position, advance.entry


def forks(plays: Sequence[Play]) -> dict[str, list[Fork]]:
    """All the places where twins may part, by kind: `act bribe`, `draw first player`."""
    found: defaultdict[str, list[Fork]] = defaultdict(list)
    for play in plays:
        for n, step in enumerate(play.steps):
            act = reader(play.game).recorded(step.entry.act)
            if not isinstance(act, TableAct) and is_secret(type(act)):
                kind = f"act {tag_of(type(act))}"
                found[kind].append(Fork(play, n, kind))
            for why in dict.fromkeys(draw.why for draw in step.entry.draws if draw.below > 1):
                found[f"draw {why}"].append(Fork(play, n, f"draw {why}"))
    return dict(found)


def is_secret(act: type[Act]) -> bool:
    """Whether acts of this class hide anything from others."""
    return bool(act.veil or secret_fields(act))


class Twins:
    """Pairs of matches of one game, and the comparison of what their viewers receive."""

    def __init__(self, game: Game[Any], *, length: int = 20) -> None:
        self.game = game
        self.length = length
        self.wild = Wild(game.Act)
        self.parted: Counter[str] = Counter()
        """How many pairs parted for each kind of secret."""

    def run(self, plays: Sequence[Play], pairs: int, seed: int = 0) -> None:
        """Part `pairs` pairs, every kind of secret in turn. Raises `Broken` at the first leak."""
        places = forks(plays)
        rng = Random(f"forks {seed}")
        for number in range(pairs if places else 0):
            kind = list(places)[number % len(places)]
            for _ in range(_TRIES):
                if self.pair(rng.choice(places[kind]), f"{seed}/{number}", rng):
                    break

    def pair(self, fork: Fork, seed: str, rng: Random) -> bool:
        """Run one pair from a fork. False if no other secret was possible there."""
        parting = self._part(fork, seed, rng)
        if parting is None:
            return False
        one, other, knows, secret = parting
        self.parted[fork.kind] += 1
        Pair(self, one, other, knows=knows, secret=f"{fork.kind}, {secret}", seed=seed).run()
        return True

    def _part(
        self, fork: Fork, seed: str, rng: Random
    ) -> tuple[Twin, Twin, set[Onlooker], str] | None:
        header = fork.play.header
        engine = Engine(self.game, header, TwinChance(seed))
        entry = fork.play.steps[fork.n].entry
        before = fork.play.steps[fork.n - 1].position if fork.n else None
        if before is None:
            one = _twin(engine, engine.open())
        else:
            act = reader(self.game).recorded(entry.act)
            one = _twin(engine, engine.act(before, entry.by, act, entry.at))
        if fork.kind.startswith("draw "):
            why = fork.kind.removeprefix("draw ")
            nth, value = _other_draw(one.entry.draws, why, rng)
            if value is None:
                return None
            chance = TwinChance(seed, {(fork.n, why, nth): value})
            changed = Engine(self.game, header, chance)
            if before is None:
                other = _twin(changed, changed.open())
            else:
                other = _twin(changed, changed.act(before, entry.by, act, entry.at))
            return one, other, set(), f"draw {nth} is {value} instead"
        actor = entry.by
        assert before is not None
        assert actor != TABLE
        variant = self._variant(before, actor, act, rng)
        if variant is None:
            return None
        again = Engine(self.game, header, TwinChance(seed))
        other = _twin(again, again.act(before, entry.by, variant, entry.at))
        return one, other, {actor}, f"{entry.by}: {act} or {variant}"

    def _variant(self, before: Position[Any], actor: Actor, act: Act, rng: Random) -> Act | None:
        """Another legal act that nobody else may be able to tell from this one."""
        kind = type(act)
        offer = offer_to(self.game, before, actor)
        for _ in range(_TRIES):
            for form in offer.forms:
                data = fill(offer, form, rng)
                drawn = None if data is None else reader(self.game).player_data(data)
                if drawn is None or isinstance(drawn, Refusal):
                    continue
                if type(drawn) is kind and not kind.veil:
                    hidden = {name: getattr(drawn, name) for name in secret_fields(kind)}
                    drawn = msgspec.structs.replace(act, **hidden)
                elif not kind.veil or type(drawn).veil != kind.veil:
                    continue
                if drawn != act and self.game.check(before.state, actor, drawn) is None:
                    return drawn
        return None


def _twin(engine: Engine[Any], advance: Advance[Any] | Refusal) -> Twin:
    assert not isinstance(advance, Refusal), advance
    return Twin(engine, advance.position, advance.entry)


def _other_draw(draws: Sequence[Draw], why: str, rng: Random) -> tuple[int, int | None]:
    same = [(nth, draw) for nth, draw in enumerate(d for d in draws if d.why == why)]
    free = [(nth, draw) for nth, draw in same if draw.below > 1]
    if not free:
        return 0, None
    nth, draw = rng.choice(free)
    return nth, (draw.value + rng.randrange(1, draw.below)) % draw.below


class Pair:
    """Two twins on their way."""

    def __init__(
        self,
        twins: Twins,
        one: Twin,
        other: Twin,
        *,
        knows: set[Onlooker],
        secret: str,
        seed: str,
    ) -> None:
        self.game = twins.game
        self.wild = twins.wild
        self.length = twins.length
        self.one = one
        self.other = other
        self.knows = knows
        """Viewers who know the secret, or to whom it has been revealed."""
        self.secret = secret
        self.seed = seed
        self.seen: Counter[Onlooker] = Counter()
        self.rng = Random(f"pair {seed}")

    def run(self) -> None:
        """Compare, step, compare. Raises `Broken` where a viewer can tell the twins apart."""
        hand = Hand(self.game, self.rng)
        self._compare("the secret itself")
        for proposal in self._proposals(hand):
            one = self.one.engine.check(self.one.position, proposal.actor, proposal.act)
            other = self.other.engine.check(self.other.position, proposal.actor, proposal.act)
            if one != other and proposal.actor != TABLE and proposal.actor not in self.knows:
                self._leak(proposal.actor, "refusal", f"{proposal.act}: {one} ≠ {other}")
            if one is not None or other is not None:
                continue
            at = self.one.entry.at + self.rng.randint(1, 90_000)
            self.one.go(proposal, at)
            self.other.go(proposal, at)
            self._compare(f"{proposal.actor}: {proposal.act}")

    def _proposals(self, hand: Hand) -> Iterator[Proposal]:
        for number in range(self.length):
            ends = (self.one.position.outcome, self.other.position.outcome)
            if ends != (None, None) or not any(self._viewers()):
                return
            proposal = hand.propose((self.one if number % 2 else self.other).position)
            if proposal is not None:
                yield proposal

    def _viewers(self) -> Iterator[Onlooker]:
        everyone = (*range(len(self.one.position.chairs)), PUBLIC, HOST)
        return (viewer for viewer in everyone if viewer not in self.knows)

    def _compare(self, after: str) -> None:
        for viewer in list(self._viewers()):
            problem = self._told_apart(viewer)
            if problem is None:
                continue
            if not self._revealed(viewer):
                channel, difference = problem
                self._leak(viewer, channel, f"{difference} (after {after})")
            self.knows.add(viewer)

    def _told_apart(self, viewer: Onlooker) -> tuple[str, str] | None:
        """Through which channel, and how, a viewer can tell the twins apart; None if not."""
        one, other = self._sight(self.one, viewer), self._sight(self.other, viewer)
        if one.observation != other.observation:
            return "observation", difference(one.observation, other.observation)
        if one.asked != other.asked:
            return "domain", difference(one.asked, other.asked)
        self.seen[viewer] += len(_reaching(self.one.entry, viewer))
        return self._answers_differ(viewer, one)

    def _sight(self, twin: Twin, viewer: Onlooker) -> Sight:
        events = [told(event, eyes_of(viewer)) for event in _reaching(twin.entry, viewer)]
        seed = f"{self.seed}/{viewer}/{twin.position.n}"
        seen = self.seen[viewer]
        return sight(self.game, twin.position, viewer, events=events, seen=seen, seed=seed)

    def _answers_differ(self, viewer: Onlooker, received: Sight) -> tuple[str, str] | None:
        if viewer != HOST and isinstance(viewer, str):
            return None
        for act in probes(self.game, self.wild, received, self.rng):
            one = self.one.engine.check(self.one.position, viewer, act)
            other = self.other.engine.check(self.other.position, viewer, act)
            if one != other:
                return "refusal", f"to {act}: {one} ≠ {other}"
        return None

    def _revealed(self, viewer: Onlooker) -> bool:
        return any(
            event.id in self.game.reveals
            for twin in (self.one, self.other)
            for event in _reaching(twin.entry, viewer)
        )

    def _leak(self, viewer: Onlooker, channel: str, difference: str) -> None:
        raise Broken(
            f"{self.game.id} leaks through {channel}: viewer {viewer} can tell the twins apart.\n"
            f"  the secret: {self.secret}\n  the difference: {difference}\n"
            f"  where: entry {self.one.entry.n}, pair {self.seed}"
        )


def _reaching(entry: Entry, viewer: Onlooker) -> list[Any]:
    return [event for event in entry.events if hears(event.to, eyes_of(viewer))]


def probes(game: Game[Any], wild: Wild, received: Sight, rng: Random) -> Iterator[Act]:
    """Acts a viewer may try: half as his forms describe them, half nonsense of all kinds."""
    filled, pool = received.filled, received.pool
    for number in range(PROBES):
        if filled and number % 2:
            data = filled[number // 2 % len(filled)]
        elif filled and number % 4:
            data = wild.twist(rng.choice(filled), rng, pool)
        else:
            data = wild.act(rng, pool)
        act = reader(game).player_data(data)
        if not isinstance(act, Refusal):
            yield act
