"""Contracts with the assassin: who may order, my own orders, the assassin's desk (items 20–26).

What others pay stays secret: the highest price is public only when the assassin announces it
(item 21).
"""

from msgspec import Struct

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.presentation import announced
from intriga.games.mafia.presentation.pages.ways_to_order import WayShown, ways
from intriga.games.mafia.presentation.phrases import Dated, act_url, half_day, job
from intriga.games.mafia.seen.view import Asked, Desk, OwnOrder, View
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.guild import Customer, Job
from intriga.games.mafia.subjects.guild.contracts import least_price
from intriga.kernel import Param, seat
from intriga.presentation import NamedPage, NoQuery, PageData, Scene

MINE = frozenset(
    {
        "mafia-order-placed",
        "mafia-order-taken",
        "mafia-order-released",
        "mafia-gathered",
        "mafia-gathering-over",
    }
)
"""What became of the viewer's orders."""
RED = frozenset({"mafia-red-kill", "mafia-red-guard"})
"""What Robert Red has announced."""


class OwnOrderShown(Struct, frozen=True):
    """An order of the viewer's. `exp`: their share of the price."""

    what: str
    price: int
    exp: int


class GatheringShown(Struct, frozen=True):
    """What several collect exp for, and how much there is."""

    what: str
    exp: int


class OrderShown(Struct, frozen=True):
    """An order as the assassin reads it. `fee`: what they get; `picked`: they would carry it
    out."""

    what: str
    by: str
    price: int
    fee: int
    picked: bool


class TellableShown(Struct, frozen=True):
    """An order of which the dead assassin may tell."""

    what: str
    by: str
    when: str


class DeskShown(Struct, frozen=True):
    """The assassin's desk, the dearest order first, as the rules choose. `self_exp`: what an order
    of their own is counted as."""

    orders: tuple[OrderShown, ...]
    refuses: bool
    self_exp: int
    tellable: tuple[TellableShown, ...]


class ContractsPage(PageData, frozen=True, kw_only=True):
    """The data of `contracts.html`. `none`: there is no assassin in the match, `dead`: no longer;
    `seated`: the viewer plays, `judged`: and can be told which ways are theirs."""

    none: bool
    dead: bool
    kill_price: int
    guard_price: int
    ways: tuple[WayShown, ...]
    seated: bool
    judged: bool
    free_exp: int | None
    orders: tuple[OwnOrderShown, ...]
    gatherings: tuple[GatheringShown, ...]
    announced: tuple[Dated, ...]
    history: tuple[Dated, ...]
    desk: DeskShown | None
    act_url: str


def _contracts(view: View, scene: Scene, query: NoQuery) -> ContractsPage:
    me = view.me if view.phase is not Phase.OPENING else None
    told = announced.by_phase(scene)
    return ContractsPage(
        none=not view.roles.get("assassin"),
        dead=announced.is_dead(view, "assassin"),
        kill_price=least_price(Job.KILL, Customer.LONE),
        guard_price=least_price(Job.GUARD, Customer.LONE),
        ways=ways(view, scene, me),
        seated=me is not None,
        judged=me is not None and view.desk is None and scene.offer is not None,
        free_exp=me.free_exp if me else None,
        orders=tuple(_own(scene, one) for one in me.orders) if me else (),
        gatherings=tuple(
            GatheringShown(job(scene, one.job, one.victim), sum(one.shares.values()))
            for one in view.gatherings
        ),
        announced=announced.dated(scene, told, RED),
        history=announced.dated(scene, told, MINE),
        desk=None if view.desk is None else _desk(view, scene, view.desk),
        act_url=act_url(scene),
    )


def _own(scene: Scene, one: OwnOrder) -> OwnOrderShown:
    return OwnOrderShown(job(scene, one.job, one.victim), one.price, one.exp)


def _desk(view: View, scene: Scene, desk: Desk) -> DeskShown:
    plan = view.me.plan if view.me is not None else None
    picks = plan.picks if plan is not None else ()
    orders = sorted(desk.orders, key=lambda one: (-one.price, one.number))
    return DeskShown(
        orders=tuple(
            OrderShown(
                what=job(scene, one.job, one.victim),
                by=_customer(scene, one),
                price=one.price,
                fee=0 if one.customer is Customer.SELF else -(-one.price // 2),
                picked=one.number in picks,
            )
            for one in orders
        ),
        refuses=plan is not None and plan.refuses,
        self_exp=amounts().contract_self,
        tellable=tuple(
            TellableShown(
                job(scene, one.order.job, one.order.victim),
                _customer(scene, one.order),
                half_day(scene, one.tick),
            )
            for one in desk.tellable
        ),
    )


def _customer(scene: Scene, one: Asked) -> str:
    by: dict[str, Param] = {} if one.by is None else {"seat": seat(one.by)}
    return scene.say(f"mafia-customer-{one.customer}", **by)


CONTRACTS_PAGE = NamedPage[View, NoQuery](
    template="pages/contracts.html",
    title="mafia-named-contracts",
    data=_contracts,
    events=MINE | RED | announced.PHASES,
    live=True,
)
