"""What an act of a player will make of their money and stars, and how its buttons are called; from
what everybody may know and their own sheet. Millions."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from intriga.games.economicus.presentation.deciding.purse import stars_with
from intriga.games.economicus.presentation.phrases import event_effects, money, name_of
from intriga.games.economicus.seen.view import Lot, Sheet, View
from intriga.games.economicus.subjects.events.research_price import RESEARCH, ResearchPrice
from intriga.games.economicus.subjects.growth import TECHNOLOGY
from intriga.games.economicus.subjects.trade.lots import JOINING
from intriga.kernel import Seat
from intriga.presentation import (
    Beside,
    FormExtras,
    FormShown,
    Reckoning,
    Scene,
    Sentence,
    Sentences,
    Submits,
)

_SHORT: Final = frozenset({"leave-auction", "stay-out"})
"""Ways out whose button beside another is called by fewer letters."""


def with_outcome(view: View, scene: Scene, form: FormShown, extras: FormExtras) -> FormExtras:
    """What is added to a form, with what will come of it."""
    if isinstance(scene.viewer, int):
        told = _TOLD.get(form.act)
        extras = told(view, scene.viewer, scene, form, extras) if told else extras
    beside = tuple(
        Beside(one.key, scene.say("economicus-page-beside", act=one.key))
        if one.key in _SHORT
        else one
        for one in extras.beside
    )
    return replace(extras, beside=beside)


def _own(me: Sheet) -> int:
    """What a player has, in cash and deposits."""
    return me.cash + me.deposit


def _stars(view: View, who: Seat, scene: Scene, number: int, *, free: bool) -> str:
    """ "★ 3 → 5": the stars before and after a company of a sector."""
    now, then = view.players[who].stars, stars_with(view, who, number, free=free)
    return scene.say("economicus-page-stars-become", now=_signed(now), then=_signed(then))


def _signed(stars: int) -> str:
    return f"{stars}".replace("-", "−")


def _paid(view: View, who: Seat, scene: Scene, cost: int) -> str:
    """What is left after so much is paid, or what of it is borrowed."""
    left = _own(view.players[who]) - cost
    way = "left" if left >= 0 else "lent"
    return scene.say(f"economicus-page-{way}", money=money(scene, abs(left)))


def _fee(lot: Lot, who: Seat) -> int:
    return 0 if lot.forced or who in lot.joined else JOINING


def _bid(view: View, who: Seat, scene: Scene, form: FormShown, extras: FormExtras) -> FormExtras:
    """For the lowest bid, which the main button makes."""
    lot = view.lot
    if lot is None or not form.fields:
        return extras
    bid = lot.price + 1 if lot.price else max(lot.start, lot.spoken + 1)
    told = scene.say(
        "economicus-page-for-bid",
        money=money(scene, bid),
        stars=_stars(view, who, scene, lot.sector, free=not lot.forced),
        left=_paid(view, who, scene, bid + _fee(lot, who)),
    )
    return replace(extras, consequence=told)


def _sum(view: View, who: Seat, scene: Scene, form: FormShown, extras: FormExtras) -> FormExtras:
    """For the sum that is entered."""
    lot = view.lot
    if lot is None:
        return extras
    name = "bid" if form.act == "open-auction" else "amount"
    own = _own(view.players[who])
    cost = _fee(lot, who) if form.act == "set-maximum" else 0
    said = {
        "stars": _stars(view, who, scene, lot.sector, free=not lot.forced),
        "sum": f"{{{name}}}",
    }
    return replace(
        extras,
        reckoning=Reckoning(
            (
                Sentence(scene.say("economicus-page-for-sum", **said)),
                Sentence(scene.say("economicus-page-sum-left", n="{left}"), ("left", 0)),
                Sentence(scene.say("economicus-page-sum-lent", n="{lent}"), ("lent", 1)),
            ),
            {"left": {"": own - cost, name: -1}, "lent": {"": cost - own, name: 1}},
        ),
    )


def _cost(view: View, who: Seat, scene: Scene, form: FormShown, extras: FormExtras) -> FormExtras:
    """For what has one price."""
    prices = [one.price for one in event_effects(view, ResearchPrice)]
    cost = {
        "research": min(prices, default=RESEARCH),
        "modernise": TECHNOLOGY,
        "join-auction": JOINING,
    }[form.act]
    left = _paid(view, who, scene, cost)
    told = scene.say("economicus-page-for-price", money=money(scene, cost), left=left)
    return replace(extras, consequence=told)


_MOVES: Final[Mapping[str, tuple[str, int, int]]] = {
    "borrow": ("loan", 1, 1),
    "repay": ("loan", -1, -1),
    "make-deposit": ("deposit", -1, 1),
    "withdraw": ("deposit", 1, -1),
}
"""Type of an act → the account, and which way cash and account go."""


def _account(
    view: View, who: Seat, scene: Scene, form: FormShown, extras: FormExtras
) -> FormExtras:
    """Cash, and what is owed or on deposit then."""
    account, cash, other = _MOVES[form.act]
    me = view.players[who]
    held = me.loan if account == "loan" else me.deposit
    told = scene.say(f"economicus-page-then-{account}", cash="{cash}", other="{other}")
    sums = {"cash": {"": me.cash, "amount": cash}, "other": {"": held, "amount": other}}
    return replace(extras, reckoning=Reckoning((Sentence(told),), sums))


def _place(view: View, who: Seat, scene: Scene, form: FormShown, extras: FormExtras) -> FormExtras:
    """The button names the sector; what it gives in stars."""
    field = form.field("sector")
    numbers = [one.value for one in field.choices if one.value] if field else []
    known = [one for one in numbers if isinstance(one, int)]
    names = {
        str(one): scene.say("economicus-page-place-in", sector=name_of(view, scene, one))
        for one in known
    }
    stars = {str(one): _stars(view, who, scene, one, free=True) for one in known}
    return replace(
        extras,
        two=True,
        submits=Submits("sector", names),
        reckoning=Reckoning((Sentences("sector", stars),)),
    )


def _roll(view: View, who: Seat, scene: Scene, form: FormShown, extras: FormExtras) -> FormExtras:
    return replace(extras, submit=scene.say("economicus-page-roll"), on_board=True)


_TOLD: Final[Mapping[str, Callable[[View, Seat, Scene, FormShown, FormExtras], FormExtras]]] = {
    "roll": _roll,
    "bid": _bid,
    "open-auction": _sum,
    "set-maximum": _sum,
    "research": _cost,
    "modernise": _cost,
    "join-auction": _cost,
    "place": _place,
    **dict.fromkeys(_MOVES, _account),
}
