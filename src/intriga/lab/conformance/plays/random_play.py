"""Random play: a match played at random by its forms.

Mostly those who are awaited act, sometimes others who are asked in private or may act; now and then
the host acts, a clock runs out, somebody joins, leaves, comes back or is replaced. The same seed
gives the same match.
"""

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, cast

from msgspec import Struct

from intriga.kernel.actors import HOST, TABLE, Actor
from intriga.kernel.acts import Act, Enter, Expire, Leave, ReachMark, Replace, Return
from intriga.kernel.bots.bot import Bot
from intriga.kernel.bots.sampling import fill
from intriga.kernel.chance import Chance, Sealed, commitment
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine
from intriga.kernel.game import Game
from intriga.kernel.observe import Observation, Offer, heard, observe
from intriga.kernel.positions import Advance, Position
from intriga.kernel.questions.asked import asking
from intriga.kernel.questions.documents import unstored
from intriga.kernel.questions.limits import broken_limits
from intriga.kernel.questions.timed import expiry, settlement
from intriga.kernel.records.record import Header, Record, encode_line
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal
from intriga.lab.conformance.failure import Broken, expect
from intriga.lab.conformance.plays.form_checks import check_dependence, check_form

NAMES = ("Анна", "Борис", "Вера", "Глеб", "Дарья", "Егор", "Жанна", "Захар", "Ирина", "Кирилл")
BEGIN = 1_700_000_000_000
"""When these matches begin, in milliseconds since the epoch."""
_LOOKED_AT = 8
"""How many seats are looked at for one that is asked in private: all would take long in a crowd."""
_SETTLES = 0.8
"""How often a sealed window in which all have answered closes before anybody acts again."""
_STUBBORN = 40
"""How many proposals in a row may fail before a window expires instead."""


BY_BOT = ", by the bot"
_CHANGES = 0.01
_COMING = 0.15
"""The share of changes of players, in a game with fixed seats and in one with open doors."""


class Attempt(Struct, frozen=True):
    """What somebody wants to do next. `form`: its source — the type of act if it comes from a form
    or a bot, empty if it is an act of the table."""

    actor: Actor
    act: Act
    form: str = ""


class Script(Struct, frozen=True):
    """The beginning of a match that chance would hardly find. `acts`: who does what, as programs
    send it (`(2, {"type": "bid", "sum": 5})`); `(TABLE, {"type": "expire", "window": "turn"})` lets
    the time of an open window run out."""

    seats: int
    acts: tuple[tuple[Actor, dict[str, Any]], ...]
    options: dict[str, Any] = {}


class Tally(Struct):
    """How often forms led to legal acts, by type of act, and what bots did."""

    tried: Counter[str]
    accepted: Counter[str]
    invalid: list[str]
    """Refused acts, as text for a message."""

    def judge(self) -> None:
        """Raise `Broken` if an act made from a form was refused, or too many of bots."""
        few = "\n".join(self.invalid)
        for form, tried in self.tried.items():
            accepted = self.accepted[form]
            if not form.endswith(BY_BOT):
                expect(accepted == tried, f"{accepted} of {tried} offered acts are legal:\n{few}")
            expect(accepted or tried < 10, f"{form} is never accepted:\n{few}")
        tried, accepted = self.tried.total(), self.accepted.total()
        expect(accepted >= 0.95 * tried, f"{accepted} of {tried} acts are legal:\n{few}")


class Play(Struct, dict=True):
    """A match as it was played: every step, and what else its record needs."""

    game: Game[Any]
    header: Header
    secret: bytes
    steps: list[Advance[Any]]
    tally: Tally

    @property
    def position(self) -> Position[Any]:
        """The last position."""
        return self.steps[-1].position

    @cached_property  # every act that is tried asks for it, and the salts of a crowd are many
    def engine(self) -> Engine[Any]:
        """An engine with the chance of this match, to continue it."""
        return Engine(self.game, self.header, Sealed(self.secret, self.header.salts))

    @property
    def record(self) -> Record:
        """The record, with its footer if the match is over."""
        over = self.position.outcome is not None
        footer = self.engine.footer(self.position, self.secret) if over else None
        return Record(self.header, [step.entry for step in self.steps], footer)

    @property
    def lines(self) -> list[bytes]:
        """The record as lines of a file."""
        record = self.record
        end = [] if record.footer is None else [encode_line(record.footer)]
        return [encode_line(self.header), *(step.line for step in self.steps), *end]


def names_of(seats: int) -> list[str]:
    """Names for this number of seats."""
    return [
        NAMES[n % len(NAMES)] + (f" {n // len(NAMES) + 1}" if n >= len(NAMES) else "")
        for n in range(seats)
    ]


def header_of(
    game: Game[Any],
    seats: int,
    options: Mapping[str, Any] | None,
    secret: bytes,
    ledgers: Sequence[Any] = (),
) -> Header:
    """The header of such a match. `ledgers`: as plain data, by seat; none: all chairs are blank."""
    return Header(
        match="lab",
        game=game.id,
        rules=game.rules_version,
        options=dict(options or {}),
        chairs=tuple(
            Chair(seat, name, ledgers[seat] if ledgers else None)
            for seat, name in enumerate(names_of(seats))
        ),
        commitment=commitment(secret),
        salts=tuple(f"salt {seat}" for seat in range(seats)),
        at=BEGIN,
    )


class RandomDriver:
    """Acts for all seats, the host and the table at random."""

    def __init__(
        self, game: Game[Any], rng: Random, *, table: bool = True, bots: Sequence[Bot] = ()
    ) -> None:
        self.game = game
        self.rng = rng
        self.table = table
        self.bots = bots
        self.tally = Tally(Counter(), Counter(), [])
        self._last: dict[int, Observation] = {}
        self._private = Random(0)
        """Chooses between private questions, so that a game without any is played alike."""

    def show(self, advance: Advance[Any]) -> None:
        """Show the bots what a step has changed."""
        for seat, bot in enumerate(self.bots):
            events = heard([advance.entry], seat)
            seen = self._last[seat].cursor if seat in self._last else 0
            self._last[seat] = observe(self.game, advance.position, seat, events, seen)
            bot.look(self._last[seat])

    def propose(self, position: Position[Any]) -> Attempt | None:
        """An act that somebody may try here; None if the chosen actor has nothing to do."""
        settle = settlement(self.game.windows(position.state))
        if settle is not None and self.rng.random() < _SETTLES:
            return Attempt(TABLE, settle)
        luck = self.rng.random()
        if luck < 0.03:
            return self.let_expire(position)
        if self.table and luck < 0.03 + (_COMING if self.game.doors != "closed" else _CHANGES):
            return self._table(position)
        actor = HOST if luck < 0.07 else self._actor(position)
        return self._from_bot(position, actor) or self._from_form(position, actor)

    def let_expire(self, position: Position[Any]) -> Attempt | None:
        """A window reaches a mark, or expires."""
        windows = self.game.windows(position.state)
        if not windows:
            return None
        window = self.rng.choice(list(windows))
        if window.marks and self.rng.random() < 0.7:
            mark = min(window.marks, key=lambda mark: mark.percent)
            return Attempt(TABLE, ReachMark(window.key, window.generation, mark.name))
        return Attempt(TABLE, expiry(window))

    def judge(self, proposal: Attempt, refusal: Refusal | None) -> None:
        """Count how `check` answered to a proposal."""
        if not proposal.form:
            return
        self.tally.tried[proposal.form] += 1
        if refusal is None or "wait" in refusal.params:  # offered, though not at this moment
            self.tally.accepted[proposal.form] += 1
        elif len(self.tally.invalid) < 20:
            self.tally.invalid.append(f"{proposal.actor}: {proposal.act} → {refusal}")

    def _actor(self, position: Position[Any]) -> Actor:
        windows = self.game.windows(position.state)
        awaited = sorted({seat for window in windows for seat in window.awaited})
        if awaited and self.rng.random() < 0.85:
            return self.rng.choice(awaited)
        anybody = self.rng.randrange(len(position.chairs))
        seats = self._private.sample(
            range(len(position.chairs)), min(_LOOKED_AT, len(position.chairs))
        )
        private = (s for s in seats if asking(self.game.forms(position.state, s)))
        return next(private, anybody)

    def _from_form(self, position: Position[Any], actor: Actor) -> Attempt | None:
        offer = offer_to(self.game, position, actor)
        forms = list(offer.forms)
        self.rng.shuffle(forms)
        asked = {bool(form.window) for form in forms} == {True, False}
        if asked and self.rng.random() < 0.8:  # rather an answer than an act at any time
            forms.sort(key=lambda form: not form.window)
        if asking(forms) and self._private.random() < 0.5:
            forms.sort(key=lambda form: not form.asks)
        for form in forms:
            data = fill(offer, form, self.rng)
            if data is None:
                continue
            check_form(self.game, form)
            check_dependence(offer, form, data)
            if form.filled and self._private.random() < 0.2:  # as it arrived, with what is missing
                arrived = {**data, **form.filled}
                data = data if broken_limits(form.limits, arrived) else arrived
            act = reader(self.game).player_data(data, unstored(str(position.n)))
            if isinstance(act, Refusal):
                raise Broken(f"a form leads to a malformed act: {data} → {act.params}")
            return Attempt(actor, act, form.act)
        return None

    def _from_bot(self, position: Position[Any], actor: Actor) -> Attempt | None:
        """What the bot of this seat does, in seven of ten cases."""
        if isinstance(actor, str) or actor >= len(self.bots) or self.rng.random() < 0.3:
            return None
        offer = offer_to(self.game, position, actor)
        data = self.bots[actor].act(self._last[actor], offer, self.rng)
        if data is None:
            return None
        act = reader(self.game).player_data(data, unstored(str(position.n)))
        if isinstance(act, Refusal):
            raise Broken(f"a bot does what is no act: {data} → {act.params}")
        return Attempt(actor, act, data["type"] + BY_BOT)

    def _table(self, position: Position[Any]) -> Attempt:
        seat = self.rng.randrange(len(position.chairs))
        name = names_of(len(position.chairs) + 1)[-1]
        acts: list[Act] = [Enter(name), Leave(seat), Replace(seat, f"{name}*")]
        gone = [chair for chair in position.chairs if chair.left]
        if gone and self.game.doors != "closed":
            back = self.rng.choice(gone)
            acts.append(Return(back.seat, f"{back.name}*"))
        return Attempt(TABLE, self.rng.choice(acts))


def offer_to(game: Game[Any], position: Position[Any], actor: Actor) -> Offer:
    """The forms of an actor, the host among them."""
    return Offer(game, position.state, cast(int, actor))


def _scripted(
    engine: Engine[Any], position: Position[Any], acts: Sequence[tuple[Actor, dict[str, Any]]]
) -> Iterator[Advance[Any]]:
    for number, (actor, data) in enumerate(acts, 1):
        file = unstored(str(position.n))
        act = _expire(engine, position, data) or reader(engine.game).player_data(data, file)
        at = BEGIN + 1000 * number
        taken = act if isinstance(act, Refusal) else engine.act(position, actor, act, at)
        if isinstance(taken, Refusal):
            raise Broken(f"act {number} of a script, {actor}: {data}, is refused: {taken}")
        yield taken
        position = taken.position
        for settled in _settled(engine, position, at):
            yield settled
            position = settled.position


def _settled(engine: Engine[Any], position: Position[Any], at: int) -> Iterator[Advance[Any]]:
    """Sealed windows in which all have answered close: a script does not wait for beats."""
    while position.outcome is None:
        settle = settlement(engine.game.windows(position.state))
        if settle is None:
            return
        advance = engine.act(position, TABLE, settle, at)
        assert not isinstance(advance, Refusal), advance
        yield advance
        position = advance.position


def _expire(engine: Engine[Any], position: Position[Any], data: dict[str, Any]) -> Act | None:
    if data["type"] != "expire":
        return None
    windows = engine.game.windows(position.state)
    generation = next((one.generation for one in windows if one.key == data["window"]), -1)
    restarts = next((one.restarts for one in windows if one.key == data["window"]), 0)
    return Expire(data["window"], generation, restarts)


def _steps(
    engine: Engine[Any], driver: RandomDriver, position: Position[Any], at: int, limit: int
) -> Iterator[Advance[Any]]:
    failed = 0
    while position.outcome is None and position.n < limit:
        stubborn = failed > _STUBBORN
        proposal = driver.let_expire(position) if stubborn else driver.propose(position)
        if proposal is None:
            if stubborn:
                raise Broken(f"step {position.n}: not over, yet nothing is awaited")
            failed += 1
            continue
        at += driver.rng.randint(1, 90_000)
        advance = engine.act(position, proposal.actor, proposal.act, at)
        driver.judge(proposal, advance if isinstance(advance, Refusal) else None)
        if isinstance(advance, Refusal):
            _wait_for(engine, position, proposal, advance, at)
            failed += 1
            continue
        failed = 0
        driver.show(advance)
        yield advance
        position = advance.position


def _wait_for(
    engine: Engine[Any], position: Position[Any], proposal: Attempt, refusal: Refusal, at: int
) -> None:
    """A refusal that says how long to wait means it. Raises `Broken` otherwise."""
    wait = refusal.params.get("wait")
    if wait is None:
        return
    then = engine.check(position, proposal.actor, proposal.act, at + 1000 * wait)
    if then is not None and "wait" in then.params:
        raise Broken(f"{proposal.actor}: {proposal.act}, after {wait} seconds: {then}")


def play(
    game: Game[Any],
    seats: int,
    options: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    steps: int = 200,
    *,
    table: bool = True,
    bots: bool = False,
    chance: Chance | None = None,
    script: Script | None = None,
    ledgers: Sequence[Any] = (),
) -> Play:
    """Play a match at random until it is over or has this many entries. `script`: how it begins.
    Raises `Broken` when an act of the script is refused.

    `table`: whether people may join, leave and be replaced. `bots`: whether the game's best bots
    decide most of what seats do, which reaches positions that random play rarely reaches. Without
    a `chance` the match has verifiable draws, with a secret made from the seed. `ledgers`: what the
    players have kept of earlier matches, as plain data, by seat.
    """
    secret = hashlib.sha256(f"lab {seed}".encode()).digest()
    header = header_of(game, seats, options, secret, ledgers)
    engine = Engine(game, header, chance or Sealed(secret, header.salts))
    best = next(iter(game.bots.values()), None) if bots else None
    players = [best() for _ in range(seats)] if best else []
    driver = RandomDriver(game, Random(f"play {seed}"), table=table, bots=players)
    opening = engine.open()
    driver.show(opening)
    advances = [opening]
    for advance in _scripted(engine, opening.position, script.acts if script else ()):
        driver.show(advance)
        advances.append(advance)
    last = advances[-1]
    advances += _steps(engine, driver, last.position, last.entry.at, steps)
    return Play(game, header, secret, advances, driver.tally)
