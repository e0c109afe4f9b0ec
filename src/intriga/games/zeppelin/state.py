"""The position: people, their states with classes, prisons and laws, and the war between states.

A state of the game is a `Country` here, since `State` is the position. Countries, classes, laws,
polls and revolutions have numbers that are never given twice; people are seats.
"""

from enum import StrEnum
from typing import Literal, TypeAlias

from msgspec import Struct

from intriga.games.zeppelin.data.rights import Right
from intriga.games.zeppelin.options import Options
from intriga.kernel import Document, Seat, Version
from intriga.warfare.turn_report import Turn

DEATH = 5
"""Turns of a game death (item 11, Z25)."""

Number = int
"""The number of a country, class, law, poll or revolution."""


class Phase(StrEnum):
    """What the match is in. Turn 0 is `FOUNDING`; a turn is `TURN`, then `REVIEW` with the option,
    then `BUILDS` in even turns; society goes on in all of them but `OVER`."""

    FOUNDING = "founding"
    TURN = "turn"
    REVIEW = "review"
    BUILDS = "builds"
    OVER = "over"


class Person(Struct, omit_defaults=True):
    """One player. `country`: whose citizen they are, or None: stateless; `rank`: their class.

    `jailed`: in the prison of their country (also while they have left, Z29). `died`: the turn of
    their death while they are dead (Z25). `left`: they have left the match. `seen`: the last turn
    in which they did what others may notice (Z8). `tried_turn`, `tried_at`: their last attempt at
    murder, by turn and in milliseconds (Z24). `asked`: this phase waits for them, unless they are
    `ready`.
    """

    country: Number | None = None
    rank: Number | None = None
    jailed: bool = False
    died: int | None = None
    left: bool = False
    seen: int = 0
    tried_turn: int | None = None
    tried_at: int | None = None
    asked: bool = False
    ready: bool = False

    @property
    def free(self) -> bool:
        """A citizen who is neither jailed nor gone: who may use rights."""
        return self.country is not None and not self.jailed and not self.left


class Request(Struct, frozen=True):
    """A request to migrate (Z27). `leave`: the country left, or None; `enter`: the one asked for,
    or None: to become stateless. In the order in which they were made."""

    seat: Seat
    leave: Number | None
    enter: Number | None


class Class(Struct, omit_defaults=True):
    """A class (item 7). `name`: "" for the default name of a root. `parent` is None for the root.
    `limit`: most members, 0 for no limit. `failed`: the turn at whose end its last revolution
    failed (Z15)."""

    name: str
    rights: tuple[Right, ...]
    limit: int = 0
    parent: Number | None = None
    failed: int | None = None


class Law(Struct, omit_defaults=True):
    """A law (item 13): kept after its repeal, which names who did it and when."""

    title: str
    versions: tuple[Version, ...]
    repealed_by: Seat | None = None
    repealed_turn: int | None = None


class Treaty(Struct, omit_defaults=True):
    """A treaty between states (Z41). `parties`, `signed`, `ended_by`: numbers of countries, of
    which some may be no more. It is concluded when all have signed."""

    title: str
    text: Document
    parties: tuple[Number, ...]
    signed: list[Number]
    turn: int = 0
    ended_by: Number | None = None
    ended_turn: int | None = None


PollKind = Literal["rights", "appoint", "arrest", "execute", "exile", "restore"]


class Poll(Struct, omit_defaults=True):
    """A poll of the root (Z8). `rights`: what the root would have (`rights`, `restore`); `whom`:
    about whom it is otherwise. `votes`: seat → yes or no. `fled`: the class that this person had
    when they left the match, or their name, while it was open (Z29)."""

    number: Number
    kind: PollKind
    by: Seat
    whom: Seat | None = None
    rights: tuple[Right, ...] = ()
    votes: dict[Seat, bool] = {}
    fled: Number | None = None


class Revolution(Struct, omit_defaults=True):
    """A revolution of a class (Z13–Z19): for `rights`, or for another `parent`. `sides`: seat →
    whether they rebel; who abstains is not in it."""

    number: Number
    rank: Number
    by: Seat
    rights: tuple[Right, ...] = ()
    parent: Number | None = None
    sides: dict[Seat, bool] = {}


class Country(Struct, omit_defaults=True):
    """A state (item 1). `name`: "" for that of its power. `power`: its power on the map, or "" for
    none. `root` and `migrant`: the top class and the one that newcomers join (Z8a, Z9).
    `blacklist`: seat → turn. `froze`: the last turn in which a revolution froze it (Z18)."""

    name: str
    power: str
    classes: dict[Number, Class]
    root: Number
    migrant: Number
    founded: int = 0
    laws: dict[Number, Law] = {}
    blacklist: dict[Seat, int] = {}
    guests: list[Seat] = []
    polls: list[Poll] = []
    revolutions: list[Revolution] = []
    froze: int | None = None


class Army(Struct, omit_defaults=True):
    """The war side of a power of the map, with or without a state. Units are texts of the library
    (`A PAR`, `F STP/SC`). `orders`: unit → its standing order (Z31); `wishes`: unit → spots it
    would retreat to, the most wanted first (Z36); `builds`: what was ordered for the winter, as
    texts of the library (`A PAR B`, `F BRE D`), `removals`: the units that go first if too few are
    disbanded, as the host decided (Z37). `log`: who ordered what in this match. `revised`: how
    often `builds` were changed.
    `lost`: dislodged units, between moves and retreats (while the host reviews, or where each of
    the two ends a turn)."""

    units: list[str] = []
    centres: list[str] = []
    orders: dict[str, str] = {}
    wishes: dict[str, tuple[str, ...]] = {}
    builds: list[str] = []
    log: list["Logged"] = []
    lost: list[str] = []
    removals: list[str] = []
    revised: int = 0


LogKind: TypeAlias = Literal["order", "wishes", "builds"]


class Logged(Struct, frozen=True, omit_defaults=True):
    """What a commander wrote. `text`: of an order or a build, as the library writes it; of wishes,
    the spots to retreat to, the dearest first, each after a space; "" withdraws them. `unit`: whom
    it is about, "" where that is no unit (a build waived)."""

    turn: int
    seat: Seat
    unit: str
    text: str
    kind: LogKind = "order"


class Held(Struct):
    """Moves that have been played, and that the host looks at before they are published (Z36):
    until then the board of everybody else is the one before them. `units` and `lost` by power."""

    turn: Turn
    units: dict[str, list[str]]
    lost: dict[str, list[str]]

    @property
    def ways(self) -> dict[str, list[str]]:
        """Dislodged unit → the spots it may retreat to."""
        return {one.unit: one.retreats for one in self.turn.lost if one.retreats}


class State(Struct, omit_defaults=True):
    """A match. `ticket` numbers the windows; `waits`: whether this phase ends early once everybody
    it asks is ready. `late`: the last part of the turn's clock has begun (Z15). `numbers`: the
    last number given to anything. `sharers`: winning countries; `ending`: how the match ended
    (`conquest`, `cap`, `deserted`). `edition`: the version of the rules under which it began
    (`editions`). `vain`: the type of the host's last act, if nothing has come of it (Z12).
    `clocked`: turns have a clock, which has begun to run (Z24). `extended`: the founding has been
    given its time once more (Z30).

    Of the war: `ways`: dislodged unit → the spots it may retreat to (Z36), `overrides`: where the
    host sends it, "" for nowhere; `last`: the reports since the last moves, all of them public;
    `held`: the moves that are not public yet.
    """

    options: Options
    people: list[Person]
    countries: dict[Number, Country]
    armies: dict[str, Army]
    phase: Phase = Phase.FOUNDING
    turn: int = 0
    ticket: int = 1
    waits: bool = False
    late: bool = False
    numbers: int = 0
    requests: list[Request] = []
    treaties: dict[Number, Treaty] = {}
    ways: dict[str, list[str]] = {}
    overrides: dict[str, str] = {}
    last: list[Turn] = []
    sharers: tuple[Number, ...] = ()
    ending: str = ""
    edition: int = 1
    held: Held | None = None
    vain: str = ""
    clocked: bool = False
    extended: bool = False

    @property
    def even(self) -> bool:
        """Whether this turn belongs to Autumn and Winter (Z1)."""
        half = (self.turn + 1) // 2 if self.by_phases else self.turn
        return half % 2 == 0

    @property
    def by_phases(self) -> bool:
        """Whether each of the four phases of a year is a turn (Z1)."""
        return self.options.turn == "phase"

    @property
    def attacks(self) -> bool:
        """Whether units move at the end of this turn (Z1)."""
        return not self.by_phases or self.turn % 2 == 1

    @property
    def retreats(self) -> bool:
        """Whether units retreat at the end of this turn (Z1)."""
        return not self.by_phases or self.turn % 2 == 0

    @property
    def winter(self) -> bool:
        """Whether centres change hands and units are built at the end of this turn (Z1, Z2)."""
        return self.even and self.retreats

    @property
    def fleeing(self) -> dict[str, list[str]]:
        """Dislodged unit → where it may go, also while nobody but the host knows it (Z36)."""
        return self.ways if self.held is None else self.held.ways

    def number(self) -> Number:
        """A number nothing has had."""
        self.numbers += 1
        return self.numbers

    def citizens(self, country: Number) -> list[Seat]:
        """Its citizens who have not left, jailed ones too, by seat."""
        return [n for n, p in enumerate(self.people) if p.country == country and not p.left]
