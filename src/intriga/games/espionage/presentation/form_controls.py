"""Texts of a form besides its fields: what the player has, and what the act will cost.

Sentences that depend on what is entered are sent as a `Reckoning`; all sums come from the player's
own card and from public calls.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from intriga.games.espionage.data.geometry import distance, is_cell
from intriga.games.espionage.data.price_list import BLUFF_PENALTY, READY, ready_purchase
from intriga.games.espionage.presentation.squares import place_text
from intriga.games.espionage.seen.view import Card, View
from intriga.presentation import (
    Beside,
    FieldExtras,
    FieldShown,
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
    return FormExtras(
        submits=Submits("to", text),
        reckoning=Reckoning((Sentences("to", dict(_ways(view, scene, to))),)),
        two=True,
        on_board=form.main,
        beside=_beside(scene, "halt", "halts") if form.act == "march-on" else (),
    )


def _ways(view: View, scene: Scene, to: FieldShown) -> Iterator[tuple[str, str]]:
    """How far it is from each target to the viewer's city; whose city it is."""
    home = next((city.place for city in view.cities if city.seat == scene.viewer), None)
    owners = {city.place: city.seat for city in view.cities if city.seat is not None}
    for one in to.choices:
        place = one.value
        if not isinstance(place, int):
            continue
        if place != home and place in owners:
            who = scene.names[owners[place]]
            yield str(place), scene.say("espionage-page-from-theirs", who=who)
        elif place == home:
            yield str(place), scene.say("espionage-page-from-home")
        elif home is not None:
            far, now = distance(place, home), distance(view.papers, home)
            nearer = "nearer" if far < now else "farther" if far > now else "same"
            yield str(place), scene.say("espionage-page-from-there", n=far, nearer=nearer)


def _beside(scene: Scene, act: str, word: str) -> tuple[Beside, ...]:
    """The way out, as the button beside, if it is offered."""
    forms = scene.offer.forms if scene.offer is not None else ()
    if not any(form.act == act for form in forms):
        return ()
    return (Beside(act, scene.say(f"espionage-page-{word}")),)


def _stands_beside(scene: Scene, act: str) -> bool:
    """Whether a form of this type is offered, from which another is sent."""
    return scene.offer is not None and any(form.act == act for form in scene.offer.forms)


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
    """A pass is chosen already; the button says what is chosen."""
    say = form.field("say")
    assert say is not None
    text = {str(one.value): one.label for one in say.choices}
    bribe = me.bribes.get(view.papers)
    place = place_text(view, scene, view.papers)
    help = scene.say("espionage-page-answer-none", place=place)
    if bribe is not None:
        help = scene.say("espionage-page-answer-bribe", place=place, sum=bribe)
    return FormExtras(help=help, submits=Submits("say", text), two=True)


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
        beside=_beside(scene, "fold", "leaves"),
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
    return FormExtras(consequence=text, stands_beside=_stands_beside(scene, "bid"))


def _halt(view: View, me: Card, scene: Scene, form: FormShown) -> FormExtras:
    return FormExtras(stands_beside=_stands_beside(scene, "march-on"))


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
    "halt": _halt,
    "bribe": _bribe,
}
