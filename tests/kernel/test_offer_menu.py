"""What a bot reads of an offer, by the type of the act."""

from typing import Any, cast

import pytest
from msgspec import Struct

from intriga.kernel import (
    Act,
    BaseGame,
    Chosen,
    Deed,
    Deeds,
    Domain,
    Field,
    Form,
    Offer,
    OfferMenu,
    Range,
    Seat,
    choice,
    people,
)


class Market(Struct):
    """A stall where two things are sold."""


class Buy(Act, frozen=True):
    thing: str
    coins: int = 0


class Give(Act, frozen=True):
    to: tuple[dict[str, int], ...] = ()


def _offers(state: Market, who: Seat) -> list[Form]:
    price = Field("coins", "number", "price")
    return [Form(Buy, (price,), preset={"thing": thing}) for thing in ("axe", "bow")]


def _gifts(state: Market, who: Seat) -> list[Form]:
    rows = Field("to", "rows", row=(choice("whom", "others"), choice("also", "friends")))
    return [Form(Give, (rows,), asks=True), Form(Give, (choice("whom", "friends"),))]


def _price(state: Market, who: Seat, chosen: Chosen) -> Domain:
    return Range(2, 4) if chosen["thing"] == "axe" else Range(9, 8)


class Stall(BaseGame[Market]):
    """As much of a game as a menu needs."""

    id = "stall"
    deeds: Deeds[Market] = (
        Deed(
            Buy,
            lambda state, who, act: None,
            lambda state, who, act, step: None,
            _offers,
            choices={"price": _price},
        ),
        Deed(
            Give,
            lambda state, who, act: None,
            lambda state, who, act, step: None,
            _gifts,
            answers=True,
            choices={
                "others": lambda state, who, chosen: people([1, 2]),
                "friends": lambda state, who, chosen: people([2, 3]),
            },
        ),
    )


@pytest.fixture
def menu() -> OfferMenu:
    return OfferMenu(Offer(cast(Any, Stall()), Market(), 0))


def test_which_acts_there_are(menu: OfferMenu) -> None:
    assert menu.has("buy")
    assert menu.has("buy", thing="bow")
    assert not menu.has("buy", thing="egg")
    assert not menu.has("sell")
    assert menu.presets("buy") == [{"thing": "axe"}, {"thing": "bow"}]
    assert menu.asks("buy") == []
    assert menu.asks("give") == [{}]
    assert [form.act for form in menu.forms("give")] == ["give", "give"]


def test_columns_count_as_fields(menu: OfferMenu) -> None:
    assert menu.knows("give", "also")
    assert not menu.knows("give", "coins")
    assert menu.options("give", "also") == [2, 3]


def test_options_of_all_forms_each_once(menu: OfferMenu) -> None:
    assert menu.options("give", "whom") == [1, 2, 3]
    assert menu.options("give", "nobody") == []
    assert menu.options("buy", "coins") == []  # a number, not a choice


def test_what_is_chosen_picks_the_form(menu: OfferMenu) -> None:
    assert menu.bounds("buy", "coins") == (2, 4)
    assert menu.bounds("buy", "coins", thing="bow") == (9, 8)
    assert menu.span("buy", "coins", thing="axe") == range(2, 5)
    assert menu.span("buy", "coins", thing="bow") == range(0)
    assert menu.bounds("buy", "coins", thing="egg") == (1, 0)
    assert menu.bounds("give", "whom") == (1, 0)
