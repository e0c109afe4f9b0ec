"""What the page adds to the forms of sums: values to take at a touch, and what there is."""

from typing import Any, cast

import pytest

from intriga.games.espionage.data.price_list import PRICES
from intriga.games.espionage.presentation.form_controls import form_extras
from intriga.games.espionage.seen.view import view
from intriga.presentation import FieldExtras, FieldShown, FormExtras, FormShown, ItemShown, Scene
from tests.games.espionage.world import BEIJING, LONDON, MOSCOW, Harness, challenged

RANGE = "From … to …."


class Speech:
    """Says the id of a text with its number, instead of the text."""

    names = ("London", "Moscow", "Beijing", "Washington")
    offer = None

    def say(self, id: str, /, **params: Any) -> str:
        return f"{id.removeprefix('espionage-page-')} {params.get('n', '')}".strip()


class Rivals(Speech):
    """Notes who is named as a rival in a bidding, with what they have bid."""

    def __init__(self) -> None:
        self.named: list[tuple[str, int]] = []

    def say(self, id: str, /, **params: Any) -> str:
        if id == "espionage-page-bidder":
            self.named.append((params["who"], params["sum"]))
        return super().say(id, **params)


def extras(match: Harness, seat: int, act: str, field: FieldShown, scene: Speech) -> FormExtras:
    """What is added to a form of one field."""
    form = FormShown(
        act=act,
        key=act,
        title="",
        main=True,
        open=True,
        question=False,
        preset={},
        given={},
        fields=(field,),
    )
    return form_extras(view(match.state, seat), cast("Scene", scene), form)


def sum_field(
    match: Harness, seat: int, act: str, low: int, scene: Speech | None = None
) -> FieldExtras:
    """The extras of the field of the sum. `low`: the least that may be entered."""
    field = FieldShown("sum", "number", "", RANGE, least=low)
    return extras(match, seat, act, field, scene or Speech()).fields["sum"]


def quick(field: FieldExtras) -> list[int]:
    assert all(str(one.value) in one.label for one in field.quick)
    return [one.value for one in field.quick]


@pytest.mark.parametrize(
    ("bidding", "low", "sums"),
    [
        ("open", 1, [1, 31, 36, 41, 51, 60]),
        ("ascending", 31, [31, 36, 41, 51, 60]),
        ("sealed", 1, [1, 6, 11, 21, 60]),
    ],
)
def test_quick_sums_begin_with_the_least_that_may_be_bid(
    bidding: str, low: int, sums: list[int]
) -> None:
    match = challenged(bidding=bidding)
    match.do(LONDON, "bid", sum=30)
    assert match.bounds(MOSCOW, "bid")[0] == low
    assert quick(sum_field(match, MOSCOW, "bid", low)) == sums


def test_a_bid_below_the_highest_has_quick_sums_and_help_too() -> None:
    """In an open bidding one bids once, and may bid little to lose little."""
    match = challenged(london=40, moscow=20)
    match.do(LONDON, "bid", sum=30)
    field = sum_field(match, MOSCOW, "bid", match.bounds(MOSCOW, "bid")[0])
    assert quick(field) == [1, 20]
    assert field.help == f"{RANGE} bid-help"


def test_a_folded_bidder_does_not_raise_the_least() -> None:
    match = challenged(beijing=50, bidding="ascending")
    match.do(LONDON, "fold")
    low, _ = match.bounds(MOSCOW, "bid")
    assert low == 1
    assert quick(sum_field(match, MOSCOW, "bid", low))[0] == 1
    match.do(MOSCOW, "bid", sum=3)
    assert quick(sum_field(match, BEIJING, "bid", 4))[0] == 4


def test_a_folded_bidder_is_no_rival_any_more() -> None:
    match = challenged(beijing=50, bidding="ascending")
    match.do(LONDON, "bid", sum=5)
    match.do(MOSCOW, "bid", sum=9)
    match.do(BEIJING, "bid", sum=12)
    match.do(LONDON, "fold")
    seen = view(match.state, MOSCOW)
    assert (seen.bidders, seen.folded) == ((LONDON, MOSCOW, BEIJING), (LONDON,))
    scene = Rivals()
    sum_field(match, MOSCOW, "bid", 13, scene)
    assert scene.named == [("Beijing", 12)]


def test_nothing_is_quick_where_only_a_bluff_is_enough() -> None:
    match = challenged(london=40, moscow=20, bidding="ascending")
    match.do(LONDON, "bid", sum=30)
    field = sum_field(match, MOSCOW, "bid", 31)
    assert field.quick == ()
    assert field.help == f"{RANGE} bid-help"


@pytest.mark.parametrize(
    ("points", "offered"),
    [
        (10, ["careful, all", "sly, all", "strong, all"]),
        (5, ["careful", "sly", "strong"]),
        (1, ["careful"]),
        (0, []),
    ],
)
def test_a_ready_purchase_says_what_is_in_it(points: int, offered: list[str]) -> None:
    """The help names everything in it, so it is left out where the points do not buy that."""
    match = Harness(specials=True, points=points)
    items = tuple(ItemShown(name, name, 0, price) for name, price in PRICES.items())
    field = FieldShown("specials", "counts", "", items=items)
    ready = extras(match, LONDON, "buy", field, Speech()).ready
    shown = [one.label.removeprefix("ready-") + ", all" * bool(one.help) for one in ready]
    assert shown == offered
    assert [one.chosen for one in ready] == [True, False, False][: len(ready)]
