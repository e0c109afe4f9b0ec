"""Where twins may part: the secrets of a match, and what else each of them could have been."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple, cast

import msgspec

from intriga.kernel.actors import Actor, Seat
from intriga.kernel.acts import Act, Start, TableAct, secret_fields, tag_of
from intriga.kernel.bots.sampling import fill
from intriga.kernel.chance import Chance, Draw, Fast
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine
from intriga.kernel.game import Game
from intriga.kernel.house_rules.house_acts import HouseAct, Rewind
from intriga.kernel.house_rules.undo import unwound
from intriga.kernel.observe import Observer
from intriga.kernel.positions import Advance, Before, Position
from intriga.kernel.questions.documents import unstored
from intriga.kernel.questions.windows import Window
from intriga.kernel.records.record import Entry
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal
from intriga.lab.conformance.failure import expect
from intriga.lab.conformance.ledgers import with_other_ledger
from intriga.lab.conformance.plays.fuzz import RandomActs
from intriga.lab.conformance.plays.random_play import Attempt, Play, offer_to

LEDGER = "ledger"
"""The kind of a fork at the beginning of a match."""

TRIES = 16
"""How often another secret is tried before a fork is given up."""


class Fork(NamedTuple):
    """Where twins may part: at entry `n` of a match, by this act; `kind` names the secret.

    `act bribe`: what the act hides; `draw purse`: a hidden draw; `unseen …`, `answer …` (a kind of
    sealed window): whether the act was done at all; `kind` `ledger`: what a player has kept of
    earlier matches.
    """

    play: Play
    n: int
    kind: str
    by: Actor
    act: Act

    @property
    def is_draw(self) -> bool:
        """Whether the secret is a draw, which nobody knows."""
        return self.kind.startswith("draw ")

    @property
    def is_omission(self) -> bool:
        """Whether one of the twins leaves the act out."""
        return self.kind.startswith(("unseen ", "answer "))


class TwinChance:
    """Draws that depend only on their entry, their reason and how often it came up before.

    So a hidden draw that only one twin makes does not change the others. `instead` replaces one.
    """

    def __init__(self, seed: str, instead: dict[tuple[int, str, int], int] | None = None) -> None:
        self.seed = seed
        self.instead = instead or {}
        self._entry = -1
        self._count: Counter[str] = Counter()

    def randbelow(self, entry: int, k: int, n: int, why: str) -> int:
        if k == 0 or entry != self._entry:
            self._entry, self._count = entry, Counter()
        nth = self._count[why]
        self._count[why] += 1
        forced = self.instead.get((entry, why, nth))
        if forced is not None:
            return forced
        return Fast(f"{self.seed}/{entry}/{why}/{nth}").randbelow(entry, k, n, why)


class Closings:
    """A game that notes which windows it closed in a step."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.closed: list[Window] = []

    def close_window(self, state: Any, window: Window, step: Step) -> None:
        self.closed.append(window)
        self._game.close_window(state, window, step)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


class Twin:
    """One of the two: its engine, its position, and its entries since they parted. `closed`: the
    windows that the last step closed."""

    def __init__(
        self, engine: Engine[Any], advance: Advance[Any], closed: Sequence[Window] = ()
    ) -> None:
        self.engine = engine
        self.closed = closed
        self.position, self.entry = advance.position, advance.entry
        self.since = self.position.n
        self._positions = [self.position]
        self._first = advance.entry
        self._entries: list[Entry] = []
        self._observer: Observer[Any] | None = None

    @property
    def observer(self) -> Observer[Any]:
        """What its viewers see now; what they have in common is made once."""
        if self._observer is None or self._observer.position is not self.position:
            self._observer = Observer(self.engine.game, self.position)
        return self._observer

    @property
    def entries(self) -> list[Entry]:
        """Its entries, from the one in which the twins differ."""
        return [self._first, *self._entries]

    def go(self, proposal: Attempt, at: int) -> None:
        """Take a step that is known to be legal."""
        act = proposal.act
        before = self._before(act.to) if isinstance(act, Rewind) else None
        notes = cast(Closings, self.engine.game)
        notes.closed = []
        advance = self.engine.act(self.position, proposal.actor, act, at, before=before)
        self.closed = notes.closed
        assert not isinstance(advance, Refusal), advance
        self.position, self.entry = advance.position, advance.entry
        self._positions.append(self.position)
        self._entries.append(self.entry)

    def rewinds(self, to: int) -> bool:
        """Whether it can be rewound to this position."""
        try:
            return self._before(to) is not None
        except ValueError:  # somebody joined or left since then
            return False

    def _before(self, to: int) -> Before[Any] | None:
        if not self.since <= to < self.position.n:
            return None
        undone = unwound(self._entries[to - self.since :])
        return Before(self._positions[to - self.since], undone)


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
    classes = [kind.cls for kind in RandomActs(game.Acts).kinds]
    strange = [kind for kind in classes if not issubclass(kind, Act)]
    expect(not strange, f"acts that are not derived from Act: {strange}")
    acts = [kind for kind in classes if issubclass(kind, Act)]
    return frozenset(tag_of(act) for act in acts if is_secret(act))


def unseen_acts(game: Game[Any]) -> frozenset[str]:
    """The types of a game's acts of which nobody else may notice that they were done."""
    classes = [kind.cls for kind in RandomActs(game.Acts).kinds]
    return frozenset(tag_of(kind) for kind in classes if issubclass(kind, Act) and kind.unseen)


def forks(plays: Sequence[Play]) -> dict[str, list[Fork]]:
    """All the places where secrets came up, by kind: `act bribe`, `draw purse`."""
    found: defaultdict[str, list[Fork]] = defaultdict(list)
    for play in plays:
        for chair in play.header.chairs if not play.game.ledger_public else ():
            if chair.ledger is not None:
                found[LEDGER].append(Fork(play, 0, LEDGER, chair.seat, Start()))
        public = defaultdict(bool, {kind.why: kind.public for kind in play.game.draws})
        for n, step in enumerate(play.steps):
            entry = step.entry
            act = reader(play.game).recorded(entry.act)
            if not isinstance(act, TableAct) and is_secret(type(act)):
                kind = f"act {tag_of(type(act))}"
                found[kind].append(Fork(play, n, kind, entry.by, act))
            for kind in _omissions(play, n, entry.by, act):
                found[kind].append(Fork(play, n, kind, entry.by, act))
            hidden = (draw for draw in entry.draws if draw.below > 1 and not public[draw.why])
            for why in dict.fromkeys(draw.why for draw in hidden):
                found[f"draw {why}"].append(Fork(play, n, f"draw {why}", entry.by, act))
    return dict(found)


def _omissions(play: Play, n: int, by: Actor, act: Act) -> Iterator[str]:
    """The kinds of secrets that lie in whether this act was done at all."""
    if type(act).unseen:
        yield f"unseen {tag_of(type(act))}"
    elif isinstance(by, int) and not isinstance(act, HouseAct):
        before = play.steps[n - 1].position
        sealed = [one for one in play.game.windows(before.state) if by in one.awaited and one.asked]
        if sealed and not _at_any_time(play.game, before, by, act):
            yield from (f"answer {window.kind}" for window in sealed)


def _at_any_time(game: Game[Any], before: Position[Any], by: Seat, act: Act) -> bool:
    """Whether an act answers no window, so that it is no secret that it was done."""
    forms = [form for form in offer_to(game, before, by).forms if form.act == tag_of(type(act))]
    return bool(forms) and not any(form.window for form in forms)


def _idle(fork: Fork, done: Twin) -> Twin:
    """The twin of one in which the act was done: there nobody did anything."""
    before = _before(fork)
    engine = _engine(fork, done.engine.chance)
    position = msgspec.structs.replace(before, n=done.position.n)
    entry = msgspec.structs.replace(done.entry, events=(), draws=())
    return Twin(engine, Advance(position, fork.act, entry, b""))


def part(fork: Fork, seed: str, rng: Random) -> Parting | None:
    """Let twins part at a fork; None if no other secret is found there."""
    if fork.is_draw:
        return _part_by_draw(fork, seed, rng)
    if fork.kind == LEDGER:
        return _part_by_ledger(fork, seed, rng)
    if fork.is_omission:
        done = _twin(fork, TwinChance(seed))
        return Parting(done, _idle(fork, done), f"whether {fork.by} did {fork.act}")
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


def _part_by_ledger(fork: Fork, seed: str, rng: Random) -> Parting | None:
    play, seat = fork.play, fork.by
    assert isinstance(seat, int)
    header = with_other_ledger(play.game, play.header, seat, rng)
    if header is None:
        return None
    changed = fork._replace(play=msgspec.structs.replace(play, header=header))
    one, other = _twin(fork, TwinChance(seed)), _twin(changed, TwinChance(seed))
    had, has = (one.chairs[seat].ledger for one in (play.header, header))
    return Parting(one, other, f"seat {seat} has kept {had} or {has}")


def _other_draw(draws: Sequence[Draw], why: str, rng: Random) -> tuple[int, int | None]:
    same = [(nth, draw) for nth, draw in enumerate(d for d in draws if d.why == why)]
    free = [(nth, draw) for nth, draw in same if draw.below > 1]
    if not free:
        return 0, None
    nth, draw = rng.choice(free)
    return nth, (draw.value + rng.randrange(1, draw.below)) % draw.below


def _variant(fork: Fork, rng: Random) -> Act | None:
    """Another legal act that must look the same to everybody else."""
    game, before = fork.play.game, _before(fork)
    offer = offer_to(game, before, fork.by)
    later = values(act for _, act in sequel(fork))
    for _ in range(TRIES):
        for form in rng.sample(offer.forms, len(offer.forms)):
            data = fill(offer, form, rng)
            if data is None:
                continue
            for hidden in (_with_hindsight(data, later, rng), data):
                act = _disguised(fork, reader(game).player_data(hidden, unstored(str(before.n))))
                if act is not None and act != fork.act and _legal(fork, before, act):
                    return act
    return None


def _disguised(fork: Fork, drawn: Act | Refusal) -> Act | None:
    """An act that looks to others like that of the fork and hides what the given one hides."""
    kind = type(fork.act)
    if isinstance(drawn, Refusal):
        return None
    if kind.veil:
        return drawn if type(drawn).veil == kind.veil else None
    if type(drawn) is not kind:
        return None
    hidden = {name: getattr(drawn, name) for name in secret_fields(kind)}
    return msgspec.structs.replace(fork.act, **hidden)


def _with_hindsight(data: dict[str, Any], later: Sequence[Any], rng: Random) -> dict[str, Any]:
    """The same act with a value of an act that follows later, so that it matters."""
    names = [name for name, value in data.items() if name != "type" and not _is_deep(value)]
    if not later or not names:
        return data
    return {**data, rng.choice(names): rng.choice(later)}


def sequel(fork: Fork) -> Iterator[tuple[Actor, Act]]:
    """Who did what after the fork, as it was played."""
    for step in fork.play.steps[fork.n + 1 :]:
        yield step.entry.by, reader(fork.play.game).recorded(step.entry.act)


def values(acts: Iterable[Act], most: int = 25) -> list[Any]:
    """The numbers and words in the next acts."""
    found = (
        value
        for act in islice(acts, most)
        if not isinstance(act, TableAct)
        for value in msgspec.structs.asdict(act).values()
        if isinstance(value, int | str)
    )
    return list(dict.fromkeys(found))


def _is_deep(value: Any) -> bool:
    return isinstance(value, dict | list)


def _legal(fork: Fork, position: Position[Any], act: Act) -> bool:
    at = fork.play.steps[fork.n].entry.at
    return fork.play.game.check(position.state, fork.by, act, at) is None


def insiders(fork: Fork) -> Sequence[Seat]:
    """Who beside its actor knows the act of a fork from the outset."""
    if not isinstance(fork.by, int) or isinstance(fork.act, HouseAct | TableAct):
        return ()
    return fork.play.game.insiders(_before(fork).state, fork.by, fork.act)


def _before(fork: Fork) -> Position[Any]:
    return fork.play.steps[fork.n - 1].position


def _twin(fork: Fork, chance: TwinChance, instead: Act | None = None) -> Twin:
    engine = _engine(fork, chance)
    if isinstance(fork.act, Start):
        advance = engine.open()
    else:
        at = fork.play.steps[fork.n - 1].entry.at + 1000
        taken = engine.act(_before(fork), fork.by, instead or fork.act, at)
        assert not isinstance(taken, Refusal), taken
        advance = taken
    return Twin(engine, advance, cast(Closings, engine.game).closed)


def _engine(fork: Fork, chance: Chance) -> Engine[Any]:
    game = cast(Game[Any], Closings(fork.play.game))
    return Engine(game, fork.play.header, chance)
