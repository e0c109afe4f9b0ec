"""Where twins may part: the secrets of a play, and how one of them could have been another."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from intriga.kernel.acting import reader
from intriga.kernel.actors import Actor
from intriga.kernel.acts import Act, Start, TableAct, secret_fields, tag_of
from intriga.kernel.chance import Draw, Fast
from intriga.kernel.engine import Engine, Position
from intriga.kernel.game import Game
from intriga.kernel.record import Entry
from intriga.kernel.sampling import fill
from intriga.kernel.text import Refusal
from intriga.lab.conformance.broken import expect
from intriga.lab.conformance.playing import Play, Proposal, offer_to
from intriga.lab.conformance.wild import Wild

TRIES = 16
"""So often another secret is sought before a fork is given up."""


class Fork(NamedTuple):
    """Where twins may part: at entry `n` of a play, by this act, for the reason `kind`."""

    play: Play
    n: int
    kind: str
    by: Actor
    act: Act


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


class Parting(NamedTuple):
    """Two twins right after they parted, and what made the difference, for a message."""

    one: Twin
    other: Twin
    secret: str


def is_secret(act: type[Act]) -> bool:
    """Whether acts of this class hide anything from others."""
    return bool(act.veil or secret_fields(act))


def secret_acts(game: Game[Any]) -> frozenset[str]:
    """The types of a game's acts that hide anything. Raises `Broken` for what is no `Act`."""
    classes = [kind.cls for kind in Wild(game.Act).kinds]
    strange = [kind for kind in classes if not issubclass(kind, Act)]
    expect(not strange, f"acts that are not derived from Act: {strange}")
    acts = [kind for kind in classes if issubclass(kind, Act)]
    return frozenset(tag_of(act) for act in acts if is_secret(act))


def forks(plays: Sequence[Play]) -> dict[str, list[Fork]]:
    """All the places where secrets came up, by kind: `act bribe`, `draw purse`."""
    found: defaultdict[str, list[Fork]] = defaultdict(list)
    for play in plays:
        public = defaultdict(bool, {kind.why: kind.public for kind in play.game.draws})
        for n, step in enumerate(play.steps):
            entry = step.entry
            act = reader(play.game).recorded(entry.act)
            if not isinstance(act, TableAct) and is_secret(type(act)):
                kind = f"act {tag_of(type(act))}"
                found[kind].append(Fork(play, n, kind, entry.by, act))
            hidden = (draw for draw in entry.draws if draw.below > 1 and not public[draw.why])
            for why in dict.fromkeys(draw.why for draw in hidden):
                found[f"draw {why}"].append(Fork(play, n, f"draw {why}", entry.by, act))
    return dict(found)


def possible(plays: Sequence[Play], tag: str, rng: Random) -> Iterator[Fork]:
    """Places where an act of this type was offered, whether or not it was done."""
    for play in plays:
        for step in play.steps:
            position = step.position
            for seat in range(len(position.chairs) if position.outcome is None else 0):
                offer = offer_to(play.game, position, seat)
                for form in offer.forms:
                    data = fill(offer, form, rng) if form.act == tag else None
                    act = None if data is None else reader(play.game).player_data(data)
                    if act is None or isinstance(act, Refusal):
                        continue
                    if play.game.check(position.state, seat, act) is None:
                        yield Fork(play, position.n, f"act {tag}", seat, act)


def part(fork: Fork, seed: str, rng: Random) -> Parting | None:
    """Let twins part at a fork; None if no other secret is found there."""
    if fork.kind.startswith("draw "):
        return _part_by_draw(fork, seed, rng)
    variant = _variant(fork, rng)
    if variant is None:
        return None
    one, other = _twin(fork, TwinChance(seed)), _twin(fork, TwinChance(seed), variant)
    return Parting(one, other, f"{fork.by}: {fork.act} or {variant}")


def _part_by_draw(fork: Fork, seed: str, rng: Random) -> Parting | None:
    why = fork.kind.removeprefix("draw ")
    one = _twin(fork, TwinChance(seed))
    nth, value = _other_draw(one.entry.draws, why, rng)
    if value is None:
        return None
    other = _twin(fork, TwinChance(seed, {(fork.n, why, nth): value}))
    return Parting(one, other, f"draw “{why}” number {nth} gives {value} instead")


def _other_draw(draws: Sequence[Draw], why: str, rng: Random) -> tuple[int, int | None]:
    same = [(nth, draw) for nth, draw in enumerate(d for d in draws if d.why == why)]
    free = [(nth, draw) for nth, draw in same if draw.below > 1]
    if not free:
        return 0, None
    nth, draw = rng.choice(free)
    return nth, (draw.value + rng.randrange(1, draw.below)) % draw.below


def _variant(fork: Fork, rng: Random) -> Act | None:
    """Another legal act that nobody else may be able to tell from this one."""
    kind, before = type(fork.act), _before(fork)
    offer = offer_to(fork.play.game, before, fork.by)
    for _ in range(TRIES):
        for form in offer.forms:
            data = fill(offer, form, rng)
            drawn = None if data is None else reader(fork.play.game).player_data(data)
            if drawn is None or isinstance(drawn, Refusal):
                continue
            if type(drawn) is kind and not kind.veil:
                hidden = {name: getattr(drawn, name) for name in secret_fields(kind)}
                drawn = msgspec.structs.replace(fork.act, **hidden)
            elif not kind.veil or type(drawn).veil != kind.veil:
                continue
            if drawn != fork.act and _legal(fork.play.game, before, fork.by, drawn):
                return drawn
    return None


def _legal(game: Game[Any], position: Position[Any], actor: Actor, act: Act) -> bool:
    return game.check(position.state, actor, act) is None


def _before(fork: Fork) -> Position[Any]:
    return fork.play.steps[fork.n - 1].position


def _twin(fork: Fork, chance: TwinChance, instead: Act | None = None) -> Twin:
    engine = Engine(fork.play.game, fork.play.header, chance)
    if isinstance(fork.act, Start):
        advance = engine.open()
    else:
        at = fork.play.steps[fork.n - 1].entry.at + 1000
        taken = engine.act(_before(fork), fork.by, instead or fork.act, at)
        assert not isinstance(taken, Refusal), taken
        advance = taken
    return Twin(engine, advance.position, advance.entry)
