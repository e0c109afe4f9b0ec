"""The view in sentences."""

from intriga.games.espionage.seen.view import Card, View
from intriga.games.espionage.subjects.names import special_name
from intriga.kernel import Message, Param, msg
from intriga.kernel import seat as by


def describe(view: View) -> list[Message]:
    """All that a viewer knows, the game can be played from it."""
    texts = [Message("espionage-tell-round", {"round": view.round, "rounds": view.rounds})]
    texts += [
        Message("espionage-tell-city", {"city": city.name, "who": by(city.seat)})
        for city in view.cities
        if city.seat is not None
    ]
    texts.append(Message("espionage-tell-papers", {"place": _place(view, view.papers)}))
    if view.announced is not None:
        to, origin = _place(view, view.announced.to), _place(view, view.announced.origin)
        texts.append(Message("espionage-tell-announced", {"origin": origin, "to": to}))
    texts += [
        Message("espionage-tell-call", {"who": by(call.seat), "sum": call.sum})
        for call in view.calls
    ]
    for card in view.cards or ((view.me,) if view.me else ()):
        texts += _describe_card(view, card)
    return texts


def _describe_card(view: View, card: Card) -> list[Message]:
    texts = [
        Message("espionage-tell-card", {"who": by(card.seat), "money": card.purse[-1]}),
    ]
    texts += [
        Message("espionage-tell-bribe", {"cell": _place(view, cell), "sum": sum})
        for cell, sum in card.bribes.items()
    ]
    texts += [Message("espionage-tell-tick", {"cell": _place(view, cell)}) for cell in card.ticks]
    texts += _describe_orders(view, card)
    return texts + [
        Message("espionage-tell-special", {"special": special_name(name), "count": count})
        for name, count in card.specials.items()
    ]


def _describe_orders(view: View, card: Card) -> list[Message]:
    orders, texts = card.orders, []
    if orders.answers != "ask":
        texts.append(Message(f"espionage-tell-answers-{orders.answers}"))
    if orders.bids is not None:
        texts.append(Message("espionage-tell-bids", {"sum": orders.bids}))
    if orders.set_ups != "ask":
        texts.append(Message(f"espionage-tell-set-ups-{orders.set_ups}"))
    return texts + [
        Message("espionage-tell-way", {"cell": _place(view, cell), "to": _place(view, to)})
        for cell, to in card.ways.items()
    ]


def _place(view: View, place: int) -> Param:
    for city in view.cities:
        if city.place == place:
            return city.name
    return msg("espionage-cell", number=place) if place else msg("espionage-geneva")
