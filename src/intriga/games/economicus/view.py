"""What a viewer may know: all but the cards in others' hands and what is sealed. Millions."""

from msgspec import Struct

from intriga.games.economicus.options import Options
from intriga.games.economicus.questions import (
    ExclusiveOffer,
    Insolvency,
    Kind,
    Placement,
    Play,
    Proposal,
    SectorNumber,
    Stops,
    Surrendering,
)
from intriga.games.economicus.rules.stars import Source
from intriga.games.economicus.state import Cause, Holding, Market, Stage, Year
from intriga.kernel import Seat


class Sheet(Struct, frozen=True):
    """A player as everybody knows them. `cards`: how many options they hold."""

    cash: int
    loan: int
    deposit: int
    earning: int
    owed: int
    holdings: dict[SectorNumber, Holding]
    startups: int
    cards: int
    sources: tuple[Source, ...]
    stars: int
    wealth: int
    researched: bool
    bankrupt: bool
    in_vain: int
    stops: Stops
    flows: dict[Cause, int]


class Lot(Struct, frozen=True):
    """The auction that is open. `maxima` are not here: they are sealed."""

    sector: SectorNumber
    kind: Kind | str
    start: int
    opener: Seat
    forced: bool
    worded: bool
    price: int
    leader: Seat | None
    spoken: int
    joined: tuple[Seat, ...]
    out: tuple[Seat, ...]


class TenderSeen(Struct, frozen=True):
    """The tender that is open."""

    card: str
    least: int
    fit: tuple[Seat, ...]


class CrimeSeen(Struct, frozen=True):
    """The crime that may be investigated."""

    play: Play


class Mine(Struct, frozen=True):
    """What only the player knows: their cards, and what they have sealed; None: nothing."""

    cards: tuple[str, ...]
    sealed: int | str | None = None


class View(Struct, frozen=True):
    """The match, as a viewer sees it. `hands`: of all, for a referee and after the end."""

    options: Options
    goal: int
    last_year: int
    circle: tuple[SectorNumber, ...]
    numbers: tuple[int, ...]
    markets: dict[SectorNumber, Market]
    players: tuple[Sheet, ...]
    active: Seat
    auditor: Seat
    year: int
    turn: int
    stage: Stage
    sector: SectorNumber
    dice: tuple[int, int] | None
    paid: dict[Seat, int]
    event: str
    management: Seat | None
    awaited: tuple[Seat, ...]
    years: tuple[Year, ...]
    winners: tuple[Seat, ...]
    lot: Lot | None
    tender: TenderSeen | None
    crime: CrimeSeen | None
    asked: Placement | Proposal | ExclusiveOffer | Insolvency | Surrendering | None
    mine: Mine | None
    hands: dict[Seat, tuple[str, ...]]
