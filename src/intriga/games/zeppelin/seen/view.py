"""Who sees what: the war and the states are the world's, a society is its citizens' (Z43).

Of a country everybody knows its name, colours, units and centres, and that a revolution goes on in
it; its citizens, jailed ones too, see its society; only its free commanders see orders. A guest
hears the room and no more.
"""

from msgspec import Struct

from intriga.games.zeppelin.data.rights import Right
from intriga.games.zeppelin.state import LogKind
from intriga.kernel import Document, Param, Seat, Version
from intriga.warfare.turn_report import Turn


class PowerView(Struct, frozen=True):
    """A power of the map. `country`: the number of its state, or None. `due`: units it may build,
    or (below zero) must disband, in the building window. `lost`: dislodged unit → where it may
    retreat."""

    power: str
    name: Param
    country: int | None
    units: tuple[str, ...]
    centres: tuple[str, ...]
    due: int = 0
    lost: dict[str, tuple[str, ...]] = {}


class CountryCard(Struct, frozen=True):
    """A state as the world knows it. `name`: as its founder wrote it, or that of its power.
    `revolutions`: how many go on in it."""

    number: int
    name: Param
    power: str
    founded: int
    revolutions: int = 0


class ClassView(Struct, frozen=True):
    """`name`: as it was written, or the default name of a root. `members`: by seat, jailed ones
    too. `revolts`: the number of its revolution. `failed`: the turn at whose end its last one
    failed."""

    number: int
    name: Param
    rights: tuple[Right, ...]
    limit: int
    parent: int | None
    members: tuple[Seat, ...]
    revolts: int | None = None
    failed: int | None = None


class LawView(Struct, frozen=True):
    number: int
    title: str
    versions: tuple[Version, ...]
    repealed_by: Seat | None = None
    repealed_turn: int | None = None


class PollView(Struct, frozen=True):
    """`needed`: votes for it that would carry it now."""

    number: int
    kind: str
    by: Seat
    whom: Seat | None
    rights: tuple[Right, ...]
    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    needed: int


class RevolutionView(Struct, frozen=True):
    """`gains`: the rights the class would have if it won now (Z16, Z17)."""

    number: int
    rank: int
    by: Seat
    rights: tuple[Right, ...]
    parent: int | None
    rebels: tuple[Seat, ...]
    loyal: tuple[Seat, ...]
    gains: tuple[Right, ...]


class TreatyView(Struct, frozen=True):
    """A treaty of the viewer's state (Z41). `parties`: the names of the states that there are, by
    number; `signed`: the numbers of those that have signed; `concluded`: all have."""

    number: int
    title: str
    text: Document
    parties: dict[int, Param]
    signed: tuple[int, ...]
    concluded: bool
    turn: int
    ended_by: int | None = None
    ended_turn: int | None = None


class Society(Struct, frozen=True):
    """A state as its citizens know it. `frozen`: a revolution stops its life (Z18)."""

    number: int
    root: int
    migrant: int
    classes: tuple[ClassView, ...]
    jailed: tuple[Seat, ...]
    laws: tuple[LawView, ...]
    polls: tuple[PollView, ...]
    revolutions: tuple[RevolutionView, ...]
    blacklist: dict[Seat, int]
    guests: tuple[Seat, ...]
    frozen: bool


class LoggedView(Struct, frozen=True):
    """What a commander wrote, as the state logs it (`state.Logged`)."""

    turn: int
    seat: Seat
    unit: str
    text: str
    kind: LogKind


class Command(Struct, frozen=True):
    """What free commanders of a country see: standing orders by unit, wishes, builds, the log."""

    power: str
    orders: dict[str, str]
    wishes: dict[str, tuple[str, ...]]
    builds: tuple[str, ...]
    log: tuple[LoggedView, ...]


class Passport(Struct, frozen=True):
    """What a person knows of themselves. `dead_until`: the turn in which they act again, or None.
    `attempt_from`: the turn from which (`attempts: turn`), or the time in milliseconds from which
    (`hours`) they may try to murder again; None: now. `asks`: where they asked to migrate to:
    None no request, 0 only to leave. `guest_in`: numbers of countries."""

    seat: Seat
    country: int | None
    rank: int | None
    rights: tuple[Right, ...]
    jailed: bool
    dead_until: int | None
    attempt_from: int | None
    asks: int | None
    guest_in: tuple[int, ...]
    blacklisted_in: tuple[int, ...]


class View(Struct, frozen=True):
    """The match as one viewer knows it. `season`: spring or autumn. `goal`: centres needed to win
    (Z3). `turns`: the reports since the last moves (public, but those that the host still looks at
    are for a referee alone). `societies`: that of the viewer's own country; for a referee, all.
    `commands` and `treaties` likewise. `ready`: seats nobody waits for. `me`: None for
    spectators."""

    map: str
    phase: str
    turn: int
    season: str
    last_turn: int
    goal: int
    late: bool
    turns: tuple[Turn, ...]
    powers: tuple[PowerView, ...]
    countries: tuple[CountryCard, ...]
    societies: tuple[Society, ...]
    commands: tuple[Command, ...]
    passports: tuple[Passport, ...]
    me: Passport | None
    ready: tuple[Seat, ...]
    sharers: tuple[int, ...]
    ending: str
    treaties: tuple[TreatyView, ...] = ()
