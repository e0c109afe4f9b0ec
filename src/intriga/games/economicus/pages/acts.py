"""How the forms of a player stand: what is asked, the turn, money, growth, options; and what each
will cost, in words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from intriga.games.economicus.pages.phrases import (
    Data,
    card_data,
    event_effects,
    interest_of,
    money,
    name_of,
)
from intriga.games.economicus.pages.question import told
from intriga.games.economicus.seen.view import Sheet, View
from intriga.games.economicus.state.questions import ExclusiveOffer, Insolvency, Proposal
from intriga.games.economicus.subjects.events.research_price import RESEARCH, ResearchPrice
from intriga.games.economicus.subjects.growth import TECHNOLOGY
from intriga.games.economicus.subjects.money import PLEDGE
from intriga.games.economicus.subjects.prices import INNOVATION, half
from intriga.games.economicus.subjects.trade.lots import JOINING
from intriga.games.economicus.subjects.trade.offers import TIMES
from intriga.games.economicus.subjects.trade.proposals import IN_VAIN

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


def arrange(view: View, scene: Any, forms: Sequence[Data]) -> Data:
    """The groups of the forms (see `game_pages`)."""
    asked = kind_of_debt(view) == scene.viewer
    groups = []
    for name, acts in _GROUPS.items():
        mine = [form["key"] for form in forms if form["act"] in acts and not form.get("main")]
        if mine:
            title = scene.say(f"economicus-page-group-{name}")
            wanted = asked and name in ("trade", "money")
            groups.append(
                {"key": name, "title": title, "note": None, "open": wanted, "forms": mine}
            )
    return {"groups": groups, "standing": []}


def kind_of_debt(view: View) -> int | None:
    """Who must find money now, if somebody must."""
    asked = view.asked
    if isinstance(asked, Insolvency):
        return asked.seat
    return asked.by if isinstance(asked, ExclusiveOffer) and asked.agreed else None


def form_extras(view: View, scene: Any, form: Data) -> Data:
    """Additions to the data of a form (see `game_pages`)."""
    extras = _EXTRAS.get(form["act"])
    return extras(view, scene, form) if extras else {}


def _help(view: View, scene: Any, form: Data) -> Data:
    """A sentence with the amounts that belong to it."""
    prices = event_effects(view, ResearchPrice)
    sums = {
        "borrow": (interest_of(view), PLEDGE),
        "research": (min((one.price for one in prices), default=RESEARCH), 0),
        "modernise": (TECHNOLOGY, 0),
        "join-auction": (JOINING, 0),
    }
    first, second = sums.get(form["act"], (0, 0))
    given = {"money": money(scene, first), "each": money(scene, second)}
    return {"help": scene.say(f"economicus-page-help-{form['act']}", **given)}


# ── the auction ─────────────────────────────────────────────────────────────────────────


def _bid(view: View, scene: Any, form: Data) -> Data:
    """One press raises by one; others, a number of one's own and the way out are beside it. What
    the player cannot pay has no button; what they would have to borrow is said."""
    lot = view.lot
    if lot is None or not form["fields"]:
        return {}
    own = _own(view, scene)
    least = lot.price + 1 if lot.price else lot.start
    most = form["fields"][0].get("max", least)
    raises = [
        {
            "value": sum,
            "label": money(scene, sum),
            "key": more,
            "credit": money(scene, sum - own) if sum > own else "",
        }
        for more in _RAISES
        if (sum := least + more - 1) <= most
    ]
    leader = scene.names[lot.leader] if lot.leader is not None else ""
    return {
        "template": "games/economicus/bid.html",
        "raises": raises,
        "purse": _purse(view, scene, most),
        "beside": _beside(scene, "leave-auction"),
        "price": money(scene, lot.price or lot.start),
        "told": scene.say("economicus-page-leads", name=leader)
        if leader
        else scene.say("economicus-page-no-bid"),
        "joins": None
        if scene.viewer in lot.joined or scene.viewer == lot.opener
        else scene.say("economicus-page-help-join-auction", money=money(scene, JOINING), each=""),
    }


def _own(view: View, scene: Any) -> int:
    """What a player has, in cash and deposits."""
    me: Sheet = view.players[scene.viewer]
    return me.cash + me.deposit


def _purse(view: View, scene: Any, most: int | None = None) -> str:
    """What the player has, and what is theirs on credit beyond it. `most`: what they can pay."""
    me, own = view.players[scene.viewer], _own(view, scene)
    credit = max(0, most - own) if most is not None else 0
    return str(
        scene.say(
            "economicus-page-purse",
            cash=money(scene, me.cash),
            deposit=money(scene, me.deposit) if me.deposit else "",
            saves="yes" if me.deposit else "no",
            credit=money(scene, credit),
            borrows="yes" if credit else "no",
        )
    )


def _beside(scene: Any, act: str) -> list[Data]:
    """The button of another form, beside that of this one, if it is offered."""
    if not _is_offered(scene, act):
        return []
    return [{"key": act, "label": scene.book.say(f"form-economicus-{act}")}]


def _is_offered(scene: Any, *acts: str) -> bool:
    return scene.offer is not None and any(form.act in acts for form in scene.offer.forms)


def _maximum(view: View, scene: Any, form: Data) -> Data:
    return {
        "help": f"{_purse(view, scene, _most(form))} {scene.say('economicus-page-sealed')}",
        "beside": _beside(scene, "stay-out"),
    }


def _tender(view: View, scene: Any, form: Data) -> Data:
    return {"help": _purse(view, scene, _most(form)), "beside": _beside(scene, "stay-out")}


def _open(view: View, scene: Any, form: Data) -> Data:
    return {"help": _purse(view, scene)}


def _most(form: Data) -> int | None:
    return next((one["max"] for one in form["fields"] if "max" in one), None)


def _join(view: View, scene: Any, form: Data) -> Data:
    """Where no bid can be made at once, it stands open, with the way out."""
    if _is_offered(scene, "bid"):
        return _help(view, scene, form)
    told = f"{_purse(view, scene)} {_help(view, scene, form)['help']}"
    return {"help": told, "main": True, "beside": _beside(scene, "leave-auction")}


def _leave(view: View, scene: Any, form: Data) -> Data:
    """It stands beside the bid, or by itself."""
    beside = _is_offered(scene, "bid", "join-auction")
    return {"stands_beside": True} if beside else {"main": True}


def _stay_out(view: View, scene: Any, form: Data) -> Data:
    beside = _is_offered(scene, "set-maximum", "bid-tender")
    return {"stands_beside": True} if beside else {"main": True}


# ── questions ───────────────────────────────────────────────────────────────────────────


def _answers(view: View, scene: Any, form: Data) -> Data:
    """A button for each answer, with what it means."""
    if not form["fields"] or "choices" not in form["fields"][0]:
        return {}
    answers = [
        {
            "value": choice["value"],
            "label": str(choice["label"])[:1].upper() + str(choice["label"])[1:],
            "note": _means(view, scene, str(choice["value"])),
        }
        for choice in form["fields"][0]["choices"]
    ]
    answers.sort(key=lambda one: one["value"] == "no")  # the last
    return {
        "template": "games/economicus/answers.html",
        "told": told(view, scene),
        "answers": answers,
    }


def _means(view: View, scene: Any, answer: str) -> str:
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
    return str(scene.say(id, money=money(scene, amount)))


# ── sales and cards ─────────────────────────────────────────────────────────────────────


def _sell(view: View, scene: Any, form: Data) -> Data:
    """What the outside buyer pays (item 23, E18)."""
    if kind_of_debt(view) == scene.viewer:
        sums = {
            str(number): scene.say(
                "economicus-page-sells-half", money=money(scene, half(view.markets[number].price))
            )
            for number in view.circle
            if view.markets[number].price
        }
        return {"reckoning": {"sums": {}, "lines": [{"of": "sector", "text": sums}]}}
    if not view.sector:
        return {}
    price = view.markets[view.sector].price
    return {"help": scene.say("economicus-page-help-sell", money=money(scene, price))}


def _propose(view: View, scene: Any, form: Data) -> Data:
    left = IN_VAIN - view.players[scene.viewer].in_vain
    return {"help": scene.say("economicus-page-help-propose", n=left)}


def _make_offer(view: View, scene: Any, form: Data) -> Data:
    if not view.sector:
        return {}
    price = view.markets[view.sector].price or INNOVATION
    return {
        "help": scene.say(
            "economicus-page-help-make-offer",
            sector=name_of(view, scene, view.sector),
            money=money(scene, TIMES * price),
            price=money(scene, price),
        )
    }


def _card(view: View, scene: Any, form: Data) -> Data:
    card = card_data(view, scene, form["preset"]["card"])
    told = " · ".join(filter(None, (card["when"], card["crime"])))
    return {
        "title": card["name"],
        "submit": scene.say("economicus-page-play"),
        "help": f"{card['text']} ({told})",
    }


_EXTRAS: Final[Mapping[str, Callable[[View, Any, Data], Data]]] = {
    "bid": _bid,
    "set-maximum": _maximum,
    "bid-tender": _tender,
    "open-auction": _open,
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
