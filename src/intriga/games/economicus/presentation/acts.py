"""How the forms of a player stand: what is asked, the turn, money, growth, options; and what each
will cost, in words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from intriga.games.economicus.presentation.deciding.outcome import with_outcome
from intriga.games.economicus.presentation.now_told import LotShown, lot_shown
from intriga.games.economicus.presentation.phrases import (
    card_of,
    event_effects,
    interest_of,
    money,
    name_of,
)
from intriga.games.economicus.presentation.question import told
from intriga.games.economicus.seen.view import Sheet, View
from intriga.games.economicus.state.questions import ExclusiveOffer, Insolvency, Proposal
from intriga.games.economicus.subjects.events.research_price import RESEARCH, ResearchPrice
from intriga.games.economicus.subjects.growth import TECHNOLOGY
from intriga.games.economicus.subjects.money import PLEDGE
from intriga.games.economicus.subjects.prices import INNOVATION, half
from intriga.games.economicus.subjects.trade.lots import JOINING
from intriga.games.economicus.subjects.trade.offers import TIMES
from intriga.games.economicus.subjects.trade.proposals import IN_VAIN
from intriga.kernel import Seat
from intriga.presentation import (
    Arrangement,
    Beside,
    FormExtras,
    FormShown,
    Group,
    Reckoning,
    Scene,
    Sentences,
    Tap,
)

_GROUPS: Final = {
    "trade": ("sell-to-market", "propose", "make-offer"),
    "cards": ("play-card",),
    "money": ("borrow", "repay", "make-deposit", "withdraw"),
    "growth": ("research", "modernise"),
    "settings": ("ask-me", "declare-bankruptcy"),
}
"""Forms by subject; all others answer what is asked, and stand first."""
_RAISES: Final = (1, 2, 5)
"""By how many millions a bid is raised with one press, and the keys for it."""
_NOTHING: Final = FormExtras()


class BidShown(Struct, frozen=True):
    """What `bid.html` reads. `told`: who leads; `joins`: what joining costs, None if they have;
    `lot`: who is in and who is out."""

    price: str
    told: str
    joins: str | None
    lot: LotShown


class QuestionShown(Struct, frozen=True):
    """What `answers.html` reads. `told`: what is asked."""

    told: tuple[str, ...]


def arrange(view: View, scene: Scene, forms: Sequence[FormShown]) -> Arrangement:
    """The groups of the forms."""
    asked = _who_owes(view) == scene.viewer
    groups = []
    for name, acts in _GROUPS.items():
        mine = tuple(form.key for form in forms if form.act in acts and not form.main)
        if mine:
            title = scene.say(f"economicus-page-group-{name}")
            opened = asked and name in ("trade", "money")
            help = scene.pages.say(f"economicus-page-group-{name}", {}, scene.names, "help")
            groups.append(Group(name, title, mine, open=opened, help=help))
    return Arrangement(tuple(groups))


def _who_owes(view: View) -> Seat | None:
    """Who must find money now, if somebody must."""
    asked = view.asked
    if isinstance(asked, Insolvency):
        return asked.seat
    return asked.by if isinstance(asked, ExclusiveOffer) and asked.agreed else None


def form_extras(view: View, scene: Scene, form: FormShown) -> FormExtras:
    """What is added to a form."""
    extras = _EXTRAS.get(form.act)
    added = extras(view, scene, form) if extras else _NOTHING
    return with_outcome(view, scene, form, added)


def _help(view: View, scene: Scene, form: FormShown) -> FormExtras:
    return FormExtras(help=_help_of(view, scene, form.act))


def _help_of(view: View, scene: Scene, act: str) -> str:
    """A sentence with the amounts that belong to it."""
    prices = event_effects(view, ResearchPrice)
    sums = {
        "borrow": (interest_of(view), PLEDGE),
        "research": (min((one.price for one in prices), default=RESEARCH), 0),
        "modernise": (TECHNOLOGY, 0),
        "join-auction": (JOINING, 0),
    }
    first, second = sums.get(act, (0, 0))
    given = {"money": money(scene, first), "each": money(scene, second)}
    return scene.say(f"economicus-page-help-{act}", **given)


# ── the auction ─────────────────────────────────────────────────────────────────────────


def _bid(view: View, scene: Scene, form: FormShown) -> FormExtras:
    """One press raises by one; others, a number of one's own and the way out are beside it. What
    the player cannot pay has no button; what they would have to borrow is said."""
    lot = view.lot
    if lot is None or not form.fields:
        return _NOTHING
    own, most = _own(_me(view, scene)), form.fields[0].most
    least = lot.price + 1 if lot.price else lot.start
    most = least if most is None else most
    raises = tuple(
        _raise(scene, sum, more, sum - own) for more in _RAISES if (sum := least + more - 1) <= most
    )
    leads = (
        scene.say("economicus-page-leads", name=scene.names[lot.leader])
        if lot.leader is not None
        else scene.say("economicus-page-no-bid")
    )
    inside = scene.viewer in lot.joined or scene.viewer == lot.opener
    return FormExtras(
        template="bid.html",
        beside=_beside(scene, "leave-auction"),
        taps=raises,
        own=BidShown(
            price=money(scene, lot.price or lot.start),
            told=leads,
            joins=None if inside else _join_costs(scene),
            lot=lot_shown(view, scene, lot),
        ),
    )


def _raise(scene: Scene, sum: int, more: int, lacking: int) -> Tap:
    """A raise by `more`, which the digit of the keyboard makes, too. `lacking`: what it takes
    beyond what the player has."""
    label = money(scene, sum)
    if more == 1:
        label = scene.say("economicus-page-raise", money=label)
    note = (
        scene.say("economicus-page-on-credit", money=money(scene, lacking)) if lacking > 0 else ""
    )
    return Tap(label, "amount!", sum, note, key=str(more))


def _join_costs(scene: Scene) -> str:
    return scene.say("economicus-page-help-join-auction", money=money(scene, JOINING), each="")


def _me(view: View, scene: Scene) -> Sheet:
    """The viewer's sheet: whoever has forms has one."""
    assert isinstance(scene.viewer, int)
    return view.players[scene.viewer]


def _own(me: Sheet) -> int:
    """What a player has, in cash and deposits."""
    return me.cash + me.deposit


def _beside(scene: Scene, act: str) -> tuple[Beside, ...]:
    """The button of another form, beside that of this one, if it is offered."""
    if not _is_offered(scene, act):
        return ()
    return (Beside(act, scene.book.say(f"form-economicus-{act}")),)


def _is_offered(scene: Scene, *acts: str) -> bool:
    return scene.offer is not None and any(form.act in acts for form in scene.offer.forms)


def _maximum(view: View, scene: Scene, form: FormShown) -> FormExtras:
    return FormExtras(
        help=scene.say("economicus-page-sealed"),
        beside=_beside(scene, "stay-out"),
    )


def _tender(view: View, scene: Scene, form: FormShown) -> FormExtras:
    return FormExtras(beside=_beside(scene, "stay-out"))


def _join(view: View, scene: Scene, form: FormShown) -> FormExtras:
    """Where no bid can be made at once, it stands open, with the way out."""
    costs = _help_of(view, scene, form.act)
    if _is_offered(scene, "bid"):
        return FormExtras(help=costs)
    return FormExtras(help=costs, main=True, beside=_beside(scene, "leave-auction"))


def _leave(view: View, scene: Scene, form: FormShown) -> FormExtras:
    """It stands beside the bid, or by itself."""
    beside = _is_offered(scene, "bid", "join-auction")
    return FormExtras(stands_beside=beside, main=not beside)


def _stay_out(view: View, scene: Scene, form: FormShown) -> FormExtras:
    beside = _is_offered(scene, "set-maximum", "bid-tender")
    return FormExtras(stands_beside=beside, main=not beside)


# ── questions ───────────────────────────────────────────────────────────────────────────


def _answers(view: View, scene: Scene, form: FormShown) -> FormExtras:
    """A button for each answer, with what it means."""
    if not form.fields or not form.fields[0].choices:
        return _NOTHING
    [field] = form.fields
    answers = [
        Tap(
            one.label[:1].upper() + one.label[1:],
            field.name,
            one.value,
            _means(view, scene, str(one.value)),
        )
        for one in field.choices
    ]
    answers.sort(key=lambda one: one.value == "no")  # the last
    own = QuestionShown(told(view, scene))
    return FormExtras(template="answers.html", taps=tuple(answers), own=own)


def _means(view: View, scene: Scene, answer: str) -> str:
    """What an answer costs or brings."""
    asked = view.asked
    if isinstance(asked, ExclusiveOffer):
        amount = TIMES * asked.price if answer == "sell" else asked.price
    elif isinstance(asked, Proposal) and answer == "yes":
        amount = asked.price
    elif answer not in ("card", "journalists"):
        return ""
    else:
        amount = 0
    id = f"economicus-page-means-{answer}"
    if isinstance(asked, Proposal) and asked.counter is not None:
        id = "economicus-page-means-sell"
    return scene.say(id, money=money(scene, amount))


# ── sales and cards ─────────────────────────────────────────────────────────────────────


def _sell(view: View, scene: Scene, form: FormShown) -> FormExtras:
    """What the outside buyer pays (item 23, E18)."""
    if _who_owes(view) == scene.viewer:
        sums = {
            str(number): scene.say(
                "economicus-page-sells-half", money=money(scene, half(view.markets[number].price))
            )
            for number in view.circle
            if view.markets[number].price
        }
        return FormExtras(reckoning=Reckoning((Sentences("sector", sums),)))
    if not view.sector:
        return _NOTHING
    price = view.markets[view.sector].price
    return FormExtras(help=scene.say("economicus-page-help-sell", money=money(scene, price)))


def _propose(view: View, scene: Scene, form: FormShown) -> FormExtras:
    left = IN_VAIN - _me(view, scene).in_vain
    return FormExtras(help=scene.say("economicus-page-help-propose", n=left))


def _make_offer(view: View, scene: Scene, form: FormShown) -> FormExtras:
    if not view.sector:
        return _NOTHING
    price = view.markets[view.sector].price or INNOVATION
    return FormExtras(
        help=scene.say(
            "economicus-page-help-make-offer",
            sector=name_of(view, scene, view.sector),
            money=money(scene, TIMES * price),
            price=money(scene, price),
        )
    )


def _card(view: View, scene: Scene, form: FormShown) -> FormExtras:
    card = card_of(view, scene, str(form.preset["card"]))
    told = " · ".join(filter(None, (card.when, card.crime)))
    return FormExtras(
        title=card.name,
        submit=scene.say("economicus-page-play"),
        help=f"{card.text} ({told})",
    )


_EXTRAS: Final[Mapping[str, Callable[[View, Scene, FormShown], FormExtras]]] = {
    "bid": _bid,
    "set-maximum": _maximum,
    "bid-tender": _tender,
    "join-auction": _join,
    "leave-auction": _leave,
    "stay-out": _stay_out,
    "answer-proposal": _answers,
    "answer-offer": _answers,
    "investigate": _answers,
    "sell-to-market": _sell,
    "propose": _propose,
    "make-offer": _make_offer,
    "play-card": _card,
    **dict.fromkeys(
        ("roll", "go-on", "borrow", "make-deposit", "research", "modernise"),
        _help,
    ),
}
