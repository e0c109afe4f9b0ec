"""What is asked, in a sentence or two that everybody may read: a deal, an exclusive offer, a
tender, a crime, a debt. The same sentences stand in the forms of those who answer."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from intriga.games.economicus.presentation.phrases import card_of, due_of, money, name_of
from intriga.games.economicus.seen.view import View
from intriga.games.economicus.state.questions import (
    ExclusiveOffer,
    Insolvency,
    Placement,
    Play,
    Proposal,
    Surrendering,
)
from intriga.games.economicus.subjects.trade.offers import TIMES
from intriga.presentation import Scene


def told(view: View, scene: Scene) -> tuple[str, ...]:
    """The sentences; none while nothing but the course of the turn is waited for."""
    if view.tender is not None:
        return tuple(_tender(view, scene))
    if view.crime is not None:
        return tuple(_crime(view, scene, view.crime.play))
    if view.asked is None:
        return ()
    return tuple(_OF[type(view.asked)](view, scene, view.asked))


def _placement(view: View, scene: Scene, asked: Placement) -> Iterator[str]:
    names = [scene.names[who] for who in asked.order]
    yield scene.say("economicus-page-told-place", name=names[0])
    if names[1:]:
        yield scene.say("economicus-page-told-place-then", name=names[1])


def _proposal(view: View, scene: Scene, asked: Proposal) -> Iterator[str]:
    yield scene.say(
        "economicus-page-told-proposal",
        name=scene.names[asked.by],
        goods=goods(view, scene, asked),
        sector=name_of(view, scene, asked.sector),
        money=money(scene, asked.price),
        counter="yes" if asked.counter is not None else "no",
    )
    if asked.counter is not None:
        yield scene.say(
            "economicus-page-told-counter",
            name=scene.names[asked.counter],
            money=money(scene, asked.price),
        )
    else:
        names = ", ".join(scene.names[who] for who in asked.to)
        yield scene.say("economicus-page-told-asked", names=names)


def goods(view: View, scene: Scene, asked: Proposal) -> str:
    """What is offered, in words."""
    parts = [
        scene.say(f"economicus-page-goods-{name}", n=count)
        for name, count in (
            ("plain", asked.companies - asked.gears),
            ("gears", asked.gears),
            ("startups", asked.startups),
        )
        if count
    ]
    return ", ".join([*parts, *(card_of(view, scene, id).name for id in asked.cards)])


def _offer(view: View, scene: Scene, asked: ExclusiveOffer) -> Iterator[str]:
    sums = {
        "money": money(scene, TIMES * asked.price),
        "sector": name_of(view, scene, asked.sector),
        "name": scene.names[asked.by],
        "owner": scene.names[asked.owner],
        "chip": "gear" if asked.gear else "plain",
    }
    yield scene.say("economicus-page-told-offer", **sums)
    if asked.agreed:
        yield scene.say("economicus-page-told-raising", **sums)
    else:
        price = money(scene, asked.price)
        yield scene.say("economicus-page-told-keep", owner=scene.names[asked.owner], money=price)


def _insolvency(view: View, scene: Scene, asked: Insolvency) -> Iterator[str]:
    due = money(scene, due_of(view, asked.seat))
    yield scene.say("economicus-page-told-debt", name=scene.names[asked.seat], money=due)


def _surrender(view: View, scene: Scene, asked: Surrendering) -> Iterator[str]:
    paid = money(scene, asked.paid)
    yield scene.say("economicus-page-told-surrender", name=scene.names[asked.seat], money=paid)


_OF: Final[Mapping[type, Callable[[View, Scene, Any], Iterator[str]]]] = {
    Placement: _placement,
    Proposal: _proposal,
    ExclusiveOffer: _offer,
    Insolvency: _insolvency,
    Surrendering: _surrender,
}


def _tender(view: View, scene: Scene) -> Iterator[str]:
    asked = view.tender
    assert asked is not None
    card = card_of(view, scene, asked.card)
    least = money(scene, asked.least)
    yield scene.say("economicus-page-told-tender", card=card.name, money=least)
    if len(asked.fit) < sum(not one.bankrupt for one in view.players):
        names = ", ".join(scene.names[who] for who in asked.fit)
        yield scene.say("economicus-page-told-fit", names=names)


def _crime(view: View, scene: Scene, play: Play) -> Iterator[str]:
    card = card_of(view, scene, play.card)
    name = scene.names[play.by]
    yield scene.say("economicus-page-told-crime", name=name, card=card.name)
    yield card.text
    at = [name_of(view, scene, n) for n in (play.sector, play.other) if n]
    if play.seat is not None:
        at.append(scene.names[play.seat])
    if at:
        yield scene.say("economicus-page-told-target", at=", ".join(at))
