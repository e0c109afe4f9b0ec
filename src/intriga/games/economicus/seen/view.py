"""What a viewer may know: all but the cards in others' hands and what is sealed. Millions."""

from collections.abc import Hashable

from msgspec import Struct

from intriga.games.economicus.course import outcomes
from intriga.games.economicus.options import Options
from intriga.games.economicus.state.position import Cause, Holding, Market, Stage, State, Year
from intriga.games.economicus.state.questions import (
    Auction,
    ExclusiveOffer,
    Insolvency,
    Investigation,
    Kind,
    Placement,
    Play,
    Proposal,
    Question,
    SectorNumber,
    Stops,
    Surrendering,
    Tender,
)
from intriga.games.economicus.subjects import going_on, stars
from intriga.games.economicus.subjects.stars import Source
from intriga.kernel import REFEREE, Seat


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


def view(state: State, viewpoint: Hashable) -> View:
    """What this viewpoint may know."""
    question = state.question
    sealed = isinstance(question, Auction | Tender | Investigation)
    return View(
        state.options,
        state.goal,
        state.last_year,
        tuple(state.circle),
        tuple(state.numbers),
        dict(state.markets),
        tuple(_sheet(state, who) for who in range(len(state.players))),
        state.active,
        state.auditor,
        state.year,
        state.turn,
        state.stage,
        state.sector,
        state.dice,
        dict(state.paid),
        state.event,
        state.management,
        tuple(going_on.awaited(state)),
        tuple(state.years),
        tuple(state.winners),
        _lot(question) if isinstance(question, Auction) else None,
        _tender(question) if isinstance(question, Tender) else None,
        CrimeSeen(question.play) if isinstance(question, Investigation) else None,
        None if sealed else question,  # type: ignore[arg-type]
        _mine(state, viewpoint) if isinstance(viewpoint, int) else None,
        _hands(state) if viewpoint == REFEREE or state.stage is Stage.OVER else {},
    )


def _sheet(state: State, who: Seat) -> Sheet:
    one = state.players[who]
    sources = tuple(stars.sources(state, who))
    return Sheet(
        one.cash,
        one.loan,
        one.deposit,
        one.earning,
        one.owed,
        {number: held for number, held in one.holdings.items() if held.companies},
        one.startups,
        len(one.cards),
        sources,
        sum(source.stars for source in sources),
        outcomes.wealth(state, who),
        bool(state.year) and one.researched == state.year,
        one.bankrupt,
        one.in_vain,
        one.stops,
        dict(one.flows),
    )


def _lot(lot: Auction) -> Lot:
    return Lot(
        lot.sector,
        lot.kind,
        lot.start,
        lot.opener,
        lot.forced,
        lot.worded,
        lot.price,
        lot.leader,
        lot.spoken,
        tuple(lot.joined),
        tuple(lot.out),
    )


def _tender(tender: Tender) -> TenderSeen:
    return TenderSeen(tender.card, tender.least, tuple(tender.fit))


def _mine(state: State, who: Seat) -> Mine:
    return Mine(tuple(state.players[who].cards), _sealed(state.question, who))


def _sealed(question: Question | None, who: Seat) -> int | str | None:
    if isinstance(question, Auction):
        return question.maxima.get(who)
    if isinstance(question, Tender):
        return question.bids.get(who)
    if isinstance(question, Investigation):
        return question.answers.get(who)
    return None


def _hands(state: State) -> dict[Seat, tuple[str, ...]]:
    return {who: tuple(one.cards) for who, one in enumerate(state.players)}
