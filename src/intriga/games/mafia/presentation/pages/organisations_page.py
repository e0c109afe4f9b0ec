"""Public organisations: charter, condition, members, the fund of one's own (item 53)."""

from msgspec import Struct

from intriga.games.mafia.presentation.phrases import Somebody, act_url, may, several, somebody
from intriga.games.mafia.seen.view import Books, Company, View
from intriga.games.mafia.state.trade import BookLine, Service, Statement
from intriga.presentation import DocumentLink, NamedPage, NoQuery, PageData, Scene


class PaymentShown(Struct, frozen=True):
    """A line in the books. `coins`: below zero what was paid out."""

    day: int
    what: str
    who: Somebody
    coins: int


class ServiceWaits(Struct, frozen=True):
    """A service that an outsider waits for."""

    by: Somebody
    name: str
    fee: int


class BooksShown(Struct, frozen=True):
    """The fund as its head knows it, the latest payment first."""

    fund: int
    entries: tuple[PaymentShown, ...]
    orders: tuple[ServiceWaits, ...]


class CompanyShown(Struct, frozen=True, kw_only=True):
    """An organisation. `leads`: the viewer is its head; `mine`: a member; `ordered`: the service
    for which the viewer has put coins aside; `reported`, `missed`: on which days its head did or
    did not."""

    number: int
    name: str
    head: Somebody
    head_lives: bool
    leads: bool
    charter: DocumentLink
    condition: str
    goals: str
    founded: int
    services: tuple[Service, ...]
    ordered: str
    members: tuple[Somebody, ...]
    asking: tuple[Somebody, ...]
    reported: tuple[int, ...]
    missed: tuple[int, ...]
    statements: tuple[Statement, ...]
    books: BooksShown | None
    mine: bool


class OrganisationsPage(PageData, frozen=True, kw_only=True):
    """The data of `organisations.html`, the viewer's own first. `founds`, `acts`: there are forms
    for it now."""

    companies: tuple[CompanyShown, ...]
    founds: bool
    acts: bool
    act_url: str


def _organisations(view: View, scene: Scene, query: NoQuery) -> OrganisationsPage:
    companies = [_company(view, scene, one) for one in view.companies]
    return OrganisationsPage(
        companies=tuple(sorted(companies, key=lambda one: not one.mine)),
        founds=may(scene, "found-organisation"),
        acts=may(
            scene,
            "apply-to-organisation",
            "admit-member",
            "donate-to-fund",
            "spend-fund",
            "pay-service",
            "render-service",
            "report-on-fund",
        ),
        act_url=act_url(scene),
    )


def _company(view: View, scene: Scene, one: Company) -> CompanyShown:
    return CompanyShown(
        number=one.number,
        name=one.name,
        head=somebody(scene, one.head),
        head_lives=view.people[one.head].lives,
        leads=one.books is not None and view.me is not None,
        charter=scene.document(one.charter),
        condition=one.condition,
        goals=one.goals,
        founded=one.founded,
        services=one.services,
        ordered=one.ordered.name if one.ordered is not None else "",
        members=several(scene, one.members),
        asking=several(scene, one.asking),
        reported=tuple(one.reported),
        missed=tuple(one.missed),
        statements=tuple(reversed(one.statements)),
        books=None if one.books is None else _books(scene, one.books),
        mine=one.mine,
    )


def _books(scene: Scene, books: Books) -> BooksShown:
    return BooksShown(
        books.fund,
        tuple(_payment(scene, one) for one in reversed(books.entries)),
        tuple(
            ServiceWaits(somebody(scene, one.by), one.service.name, one.service.fee)
            for one in books.orders
        ),
    )


def _payment(scene: Scene, one: BookLine) -> PaymentShown:
    coins = -one.coins if one.what == "payout" else one.coins
    what = scene.say(f"mafia-named-entry-{one.what}")
    return PaymentShown(one.day, what, somebody(scene, one.who), coins)


ORGANISATIONS_PAGE = NamedPage[View, NoQuery](
    template="pages/organisations.html",
    title="mafia-named-organisations",
    data=_organisations,
    live=True,
)
