"""Coins: exchange, gifts, collections."""

from collections.abc import Iterator

from intriga.games.mafia.choices.money import wanted
from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.forms.parts import YES, Maker, about
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.money import exchange, gifts, paying, pooling
from intriga.kernel import Field, Form, Seat, choice


def _gifts(state: State, who: Seat) -> Iterator[Form]:
    if paying.may_pay(state, who) is not None:
        return
    yield from about(state, who, gifts.AnswerGift, "by", "giver", YES, asks=True)
    if state.people[who].coins >= amounts().least_transfer:
        sum_, purpose = Field("coins", "number", "gift"), Field("purchase", "flag")
        yield from about(state, who, gifts.GiveCoins, "to", "receiver", sum_, purpose)


def _collections(state: State, who: Seat) -> Iterator[Form]:
    if paying.may_pay(state, who) is not None:
        return
    for to in pooling.speaks_for(state, who):
        if pooling.open_for(state, to) is None and wanted(state, to):
            price = Field("price", "number", "collection-price", after=("thing",))
            fields = (choice("thing", "special"), price)
            yield Form(pooling.StartCollection, fields, preset={"to": to})
    for one in pooling.visible(state, who):
        if state.people[who].coins:
            yield Form(pooling.ChipIn, (Field("coins", "number", "chip"),), preset={"to": one.to})


def _exchange(state: State, who: Seat) -> Iterator[Form]:
    if exchange.why_no_exchange(state, who) is None and exchange.affordable(state, who):
        yield Form(exchange.ExchangeExp, (Field("coins", "number", "exchange"),))


MAKERS: tuple[Maker, ...] = (_gifts, _collections, _exchange)
