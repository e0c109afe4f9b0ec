"""Public organisations (item 53, M51)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from intriga.games.mafia.trade import Service
from intriga.kernel import SECRET, Act, Document, Seat

Coins = Annotated[int, Meta(ge=1, le=9999)]
Number = Annotated[int, Meta(ge=1)]


class FoundOrganisation(Act, frozen=True):
    """Found a public organisation on day 1 or 2 (item 53, M51); the founder is its head.
    `condition`: who may join; `services`: what outsiders may pay for, part of the charter."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    charter: Document
    condition: Annotated[str, Meta(min_length=1, max_length=300)]
    goals: Annotated[str, Meta(min_length=1, max_length=300)]
    services: Annotated[tuple[Service, ...], Meta(max_length=5)] = ()


class ApplyToOrganisation(Act, frozen=True):
    """Ask to be a member; it is for life."""

    organisation: Number


class AdmitMember(Act, frozen=True):
    """The head lets somebody in, or not."""

    whom: Seat
    yes: bool = True


class DonateToFund(Act, frozen=True):
    """Give coins to the fund of one's organisation."""

    unseen: ClassVar[bool] = True
    coins: Annotated[Coins, SECRET]


class SpendFund(Act, frozen=True):
    """The head gives coins of the fund to a member."""

    unseen: ClassVar[bool] = True
    to: Annotated[Seat, SECRET]
    coins: Annotated[Coins, SECRET]


class PayService(Act, frozen=True):
    """An outsider puts aside the fee for a service of an organisation, the first one being 1."""

    unseen: ClassVar[bool] = True
    organisation: Annotated[Number, SECRET]
    service: Annotated[Number, SECRET]


class RenderService(Act, frozen=True):
    """The head says that somebody's service is done, and takes the fee; or declines it."""

    unseen: ClassVar[bool] = True
    payer: Annotated[Seat, SECRET]
    yes: Annotated[bool, SECRET]


class ReportOnFund(Act, frozen=True):
    """The head reports on the fund of today: the server counts it, members read it."""

    about: Literal["today"] = "today"


Organisations = (
    FoundOrganisation
    | ApplyToOrganisation
    | AdmitMember
    | DonateToFund
    | SpendFund
    | PayService
    | RenderService
    | ReportOnFund
)
