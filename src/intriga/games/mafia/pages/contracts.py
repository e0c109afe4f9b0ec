"""Contracts with the assassin: who may order, my own orders, the assassin's desk (items 20–26).

What others pay stays secret: the highest price is public only when the assassin announces it
(item 21).
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from intriga.games.mafia.night.contracts import DOUBLE, Customer, Job, least_price
from intriga.games.mafia.pages import announced
from intriga.games.mafia.pages.phrases import Data, act_url, job, may, moment
from intriga.games.mafia.state import Phase
from intriga.games.mafia.tables.awards import amounts
from intriga.games.mafia.view import Asked, Desk, Me, View

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


def contracts(view: View, scene: Any, query: Any) -> Data:
    """The data of `contracts.html`."""
    me = view.me if view.phase is not Phase.OPENING else None
    told = announced.by_phase(scene)
    return {
        "none": not view.roles.get("assassin"),
        "dead": announced.is_dead(view, "assassin"),
        "least": {one.value: least_price(one, Customer.LONE) for one in Job},
        "ways": [_way(view, scene, me, one) for one in WAYS],
        "seated": me is not None,
        "judged": me is not None and view.desk is None and scene.offer is not None,
        "free_exp": me.free_exp if me else None,
        "orders": [_own(scene, one) for one in me.orders] if me else [],
        "gatherings": [
            {"what": job(scene, one.job, one.victim), "exp": sum(one.shares.values())}
            for one in view.gatherings
        ],
        "announced": [
            {"when": moment(scene, tick), "line": scene.tell(event)}
            for tick, event in told
            if event.id in RED
        ][::-1],
        "history": [
            {"when": moment(scene, tick), "line": scene.tell(event)}
            for tick, event in told
            if event.id in MINE
        ][::-1],
        "desk": None if view.desk is None else _desk(view, scene, view.desk),
        "act_url": act_url(scene),
    }


def _own(scene: Any, one: Any) -> Data:
    return {"what": job(scene, one.job, one.victim), "price": one.price, "exp": one.exp}


# ── who may order ───────────────────────────────────────────────────────────────────────


def _lives(view: View, me: Me) -> bool:
    return view.people[me.seat].lives


def _in_clan(view: View, me: Me) -> bool:
    return _lives(view, me) and view.family is not None


def _dead_bandit(view: View, me: Me) -> bool:
    return not _lives(view, me) and _wipes(view, me) is False


def _dead_commissar(view: View, me: Me) -> bool:
    return not _lives(view, me) and me.role == "commissar"


def _dead_honest(view: View, me: Me) -> bool:
    return not _lives(view, me) and not me.clan and me.role not in ("mafia", "yakuza", "assassin")


def _dead_clan(view: View, me: Me) -> bool:
    return not _lives(view, me) and _wipes(view, me) is True


def _wipes(view: View, me: Me) -> bool | None:
    """Whether the viewer's clan is wiped out; None: they are no bandit."""
    if view.family is None or me.role not in ("mafia", "yakuza"):
        return None
    return not any(view.people[mate].lives for _, mate in view.family.members)


class Way(Struct, frozen=True):
    """A way to order: its name in the texts, as whom, what, whose it is, the forms that lead
    there."""

    name: str
    customer: Customer
    job: Job
    whose: Callable[[View, Me], bool]
    acts: tuple[str, ...]


_SINGLE = ("bid-for-killing", "raise-bid")
_TOGETHER = ("bid-together",)
WAYS = (
    Way("alone", Customer.LONE, Job.KILL, _lives, _SINGLE),
    Way("guard", Customer.LONE, Job.GUARD, _lives, ("order-guard", "raise-bid")),
    Way("clan", Customer.CLAN, Job.KILL, _in_clan, _TOGETHER),
    Way("clan-guard", Customer.CLAN, Job.GUARD, _in_clan, _TOGETHER),
    Way("dead-bandit", Customer.DEAD_BANDIT, Job.KILL, _dead_bandit, _SINGLE),
    Way("dead-commissar", Customer.DEAD_COMMISSAR, Job.KILL, _dead_commissar, _SINGLE),
    Way("dead-honest", Customer.DEAD_HONEST, Job.KILL, _dead_honest, _TOGETHER),
    Way("dead-clan", Customer.DEAD_CLAN, Job.KILL, _dead_clan, _TOGETHER),
)
"""All ways to order, the usual ones first."""


def _way(view: View, scene: Any, me: Me | None, way: Way) -> Data:
    """A way to order, and whether it is the viewer's: `now`, or `why` not. Of the past nobody
    asks."""
    mine = me is not None and me.role != "assassin" and way.whose(view, me)
    mine = mine and scene.offer is not None
    now = mine and may(scene, *way.acts)
    least = least_price(way.job, way.customer)
    return {
        "name": scene.say(f"mafia-named-way-{way.name}"),
        "rule": scene.say(f"mafia-named-way-{way.name}-rule", exp=least),
        "mine": mine,
        "now": now,
        "why": _why_not(view, scene, way.customer) if mine and not now else "",
    }


def _why_not(view: View, scene: Any, customer: Customer) -> str:
    """Why a way that is the viewer's own is barred now, from what everybody knows."""
    if view.phase is not Phase.DAY:
        return str(scene.say("mafia-named-why-night"))
    if announced.is_dead(view, "assassin") or not view.roles.get("assassin"):
        return str(scene.say("mafia-named-why-no-assassin"))
    lives = announced.necromancer_lives(view)
    if customer in DOUBLE and not lives:
        return str(scene.say("mafia-named-why-no-necromancer"))
    if customer is Customer.DEAD_HONEST and lives:
        return str(scene.say("mafia-named-why-necromancer"))
    return str(scene.say("mafia-named-why-other"))


# ── the assassin ────────────────────────────────────────────────────────────────────────


def _desk(view: View, scene: Any, desk: Desk) -> Data:
    """The dearest first, as the rules choose."""
    plan = view.me.plan if view.me is not None else None
    picks = plan.picks if plan is not None else ()
    orders = sorted(desk.orders, key=lambda one: (-one.price, one.number))
    return {
        "orders": [_asked(scene, one) | {"picked": one.number in picks} for one in orders],
        "refuses": plan is not None and plan.refuses,
        "self_exp": amounts().contract_self,
        "tellable": [
            _asked(scene, one.order) | {"when": moment(scene, one.tick)} for one in desk.tellable
        ],
    }


def _asked(scene: Any, one: Asked) -> Data:
    by = {} if one.by is None else {"seat": {"seat": one.by}}
    return {
        "number": one.number,
        "what": job(scene, one.job, one.victim),
        "by": scene.say(f"mafia-customer-{one.customer}", **by),
        "price": one.price,
        "fee": 0 if one.customer is Customer.SELF else -(-one.price // 2),
    }


PAGE = {
    "template": "contracts.html",
    "title": "mafia-named-contracts",
    "data": contracts,
    "events": MINE | RED | announced.PHASES,
    "live": True,
}
