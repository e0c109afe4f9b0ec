"""All ways to order something of the assassin, and which are the viewer's (items 20–26)."""

from collections.abc import Callable

from msgspec import Struct

from intriga.games.mafia.presentation import announced
from intriga.games.mafia.presentation.phrases import may
from intriga.games.mafia.seen.view import Me, View
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.guild import DOUBLE, Customer, Job
from intriga.games.mafia.subjects.guild.contracts import least_price
from intriga.presentation import Scene


class WayShown(Struct, frozen=True):
    """A way to order, and whether it is the viewer's: `now`, or `why` not."""

    name: str
    rule: str
    mine: bool
    now: bool
    why: str


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


def ways(view: View, scene: Scene, me: Me | None) -> tuple[WayShown, ...]:
    """All ways to order, as the viewer has them. Of the past nobody asks."""
    return tuple(_way(view, scene, me, one) for one in WAYS)


def _way(view: View, scene: Scene, me: Me | None, way: Way) -> WayShown:
    mine = me is not None and me.role != "assassin" and way.whose(view, me)
    mine = mine and scene.offer is not None
    now = mine and may(scene, *way.acts)
    return WayShown(
        name=scene.say(f"mafia-named-way-{way.name}"),
        rule=scene.say(f"mafia-named-way-{way.name}-rule", exp=least_price(way.job, way.customer)),
        mine=mine,
        now=now,
        why=scene.say(f"mafia-named-why-{_why_not(view, way.customer)}")
        if mine and not now
        else "",
    )


def _why_not(view: View, customer: Customer) -> str:
    """Why a way that is the viewer's own is barred now, from what everybody knows."""
    if view.phase is not Phase.DAY:
        return "night"
    if announced.is_dead(view, "assassin") or not view.roles.get("assassin"):
        return "no-assassin"
    lives = announced.necromancer_lives(view)
    if customer in DOUBLE and not lives:
        return "no-necromancer"
    return "necromancer" if customer is Customer.DEAD_HONEST and lives else "other"
