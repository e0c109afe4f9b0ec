"""Texts of a form besides its fields: what the player has, and what the act will cost.

Sentences that depend on what is entered are sent as a `Reckoning`; all sums come from the player's
own card and from public calls.
"""

from collections.abc import Callable, Mapping
from typing import Final

from intriga.games.espionage.data.geometry import is_cell
from intriga.games.espionage.data.price_list import BLUFF_PENALTY, READY, ready_purchase
from intriga.games.espionage.presentation.squares import place_text
from intriga.games.espionage.seen.view import Card, View
from intriga.presentation import (
    FieldExtras,
    FormExtras,
    FormShown,
    Quick,
    ReadySet,
    Reckoning,
    Scene,
    Sentence,
    Sentences,
    Submits,
)


def form_extras(view: View, scene: Scene, form: FormShown) -> FormExtras:
    """What is added to a form of the viewer's."""
    extras = _EXTRAS.get(form.act)
    return extras(view, view.me, scene, form) if extras and view.me is not None else FormExtras()


def _buy(view: View, me: Card, scene: Scene, form: FormShown) -> FormExtras:
    """The ready purchases that the points buy something of; the first is entered already. One that
    they do not buy all of has no help, which names everything."""
    sets = {name: bought for name in READY if (bought := ready_purchase(name, me.points))}
    chosen = None if form.given else next(iter(sets), None)
    ready = tuple(
        ReadySet(
            scene.say(f"espionage-page-ready-{name}"),
            {f"specials.{item}": n for item, n in bought.items()},
            scene.say(f"espionage-page-ready-{name}-help")
            if sum(bought.values()) == len(READY[name])
            else None,
            chosen=name == chosen,
        )
        for name, bought in sets.items()
    )
    if chosen is None:
        return FormExtras(ready=ready)
    counts: dict[int | str, int] = dict(sets[chosen].items())
    return FormExtras(ready=ready, fields={"specials": FieldExtras(counts=counts)})


def _lead(view: View, me: Card, scene: Scene, form: FormShown) -> FormExtras:
    """The button names the place."""
    to = form.field("to")
    assert to is not None
    text = {
        str(one.value): scene.say("espionage-page-lead-on", number=one.value)
        if is_cell(one.value)
        else scene.say("espionage-page-lead-to", place=one.label)
        for one in to.choices
        if isinstance(one.value, int)
    }
    return FormExtras(submits=Submits("to", text))


def _sums(
    scene: Scene, form: FormShown, most: int, steps: tuple[int, ...], help: str
) -> dict[str, FieldExtras]:
    """The field of the sum with more help and values to take at a touch: the least that may be
    entered, some of these steps, and all there is, each with what its button says; nothing where
    all there is would not do."""
    field = form.field("sum")
    assert field is not None
    low = most + 1 if field.least is None else field.least
    sums = sorted({low, *(step for step in steps if step > low)})
    quick = [Quick(sum, scene.say("espionage-page-dollars", n=sum)) for sum in sums if sum < most]
    if low <= most:
        quick.append(Quick(most, scene.say("espionage-page-all-in", n=most)))
    help = " ".join(filter(None, (field.help, help)))
    return {"sum": FieldExtras(help=help, quick=tuple(quick))}


def _answer(view: View, me: Card, scene: Scene, form: FormShown) -> FormExtras:
    bribe = me.bribes.get(view.papers)
    place = place_text(view, scene, view.papers)
    if bribe is None:
        return FormExtras(help=scene.say("espionage-page-answer-none", place=place))
    return FormExtras(help=scene.say("espionage-page-answer-bribe", place=place, sum=bribe))


def _spring(view: View, me: Card, scene: Scene, form: FormShown) -> FormExtras:
    if form.fields:
        return FormExtras()
    return FormExtras(
        help=scene.say("espionage-page-spring-none"),
        submit=scene.say("espionage-page-spring-noted"),
    )


def _bid(view: View, me: Card, scene: Scene, form: FormShown) -> FormExtras:
    """A bluff adds to the bribe at once; the stake is lost, the rest returns."""
    bribe = me.bribes.get(view.papers, 0)
    bluff = scene.say("espionage-page-bid-bluff", sum="{bluff}", penalty=BLUFF_PENALTY)
    called = {call.seat: call.sum for call in view.calls if call.seat not in view.folded}
    bidders = [
        scene.say("espionage-page-bidder", who=scene.names[seat], sum=called.get(seat, 0))
        for seat in view.bidders
        if seat not in (me.seat, *view.folded)
    ]
    help = scene.say("espionage-page-bid-help", bribe=bribe, bidders=bidders)
    highest = max(called.values(), default=0)
    steps = tuple(highest + more for more in (1, 6, 11, 21))
    rest = scene.say("espionage-page-bid-rest", sum="{sum}", rest="{rest}")
    over = scene.say("espionage-page-bid-over", most="{most}")
    return FormExtras(
        fields=_sums(scene, form, bribe, steps, help),
        reckoning=Reckoning(
            (
                Sentence(bluff, ("added", 1)),
                Sentence(rest, ("rest", 0)),
                Sentence(over, ("over", 1)),
            ),
            {
                "added": {"bluff": 1},
                "rest": {"": bribe, "bluff": 1, "sum": -1},
                "over": {"": -bribe, "bluff": -1, "sum": 1},
                "most": {"": bribe, "bluff": 1},
            },
        ),
    )


def _fold(view: View, me: Card, scene: Scene, form: FormShown) -> FormExtras:
    called = [call.sum for call in view.calls if call.seat == me.seat]
    stake = called[-1] if called else 1
    rest = me.bribes.get(view.papers, 0) - stake
    text = scene.say("espionage-page-fold-rest", sum=stake, rest=max(rest, 0))
    return FormExtras(consequence=text)


def _bribe(view: View, me: Card, scene: Scene, form: FormShown) -> FormExtras:
    money = me.purse[-1]
    left = scene.say("espionage-page-bribe-left", sum="{sum}", left="{left}")
    help = scene.say("espionage-page-treasury", n=money)
    lost = {
        str(cell): scene.say("espionage-page-bribe-lost", cell=cell, sum=sum)
        for cell, sum in me.bribes.items()
    }
    return FormExtras(
        fields=_sums(scene, form, money, (20, 50, 100, 200), help),
        reckoning=Reckoning(
            (Sentence(left, ("left", 0)), Sentences("cell", lost)),
            {"left": {"": money, "sum": -1}},
        ),
    )


_EXTRAS: Final[Mapping[str, Callable[[View, Card, Scene, FormShown], FormExtras]]] = {
    "buy": _buy,
    "move": _lead,
    "march-on": _lead,
    "forced-march": _lead,
    "secret-paths": _lead,
    "steer": _lead,
    "answer": _answer,
    "spring": _spring,
    "bid": _bid,
    "fold": _fold,
    "bribe": _bribe,
}
