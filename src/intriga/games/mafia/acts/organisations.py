"""Public organisations (item 53, M51)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from intriga.kernel import SECRET, Act, Document, Seat

Kind = Annotated[str, Meta(max_length=30)]
Coins = Annotated[int, Meta(ge=1, le=9999)]
Number = Annotated[int, Meta(ge=1)]


class FoundOrganisation(Act, frozen=True):
    """Found a public organisation on day 1 or 2 (item 53, M51). `service`: what outsiders may pay
    for, at `fee` coins; "": nothing."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    charter: Document
    condition: Annotated[str, Meta(max_length=300)]
    goals: Annotated[str, Meta(min_length=1, max_length=300)]
    service: Annotated[str, Meta(max_length=100)] = ""
    fee: Annotated[int, Meta(ge=0, le=99)] = 0


class ApplyToOrganisation(Act, frozen=True):
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
    """An outsider pays for a service of an organisation."""

    unseen: ClassVar[bool] = True
    organisation: Annotated[Number, SECRET]


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
    | ReportOnFund
)
