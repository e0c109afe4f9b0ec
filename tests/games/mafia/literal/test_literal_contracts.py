"""N3 of the literal night, on days that are worked out by hand."""

from typing import Any

import pytest

from tests.games.mafia.literal.night.contracts import contracts, may_order, receive
from tests.games.mafia.literal.small_town import (
    KNIGHT,
    M1,
    M2,
    MAGE,
    Y1,
    Y2,
    A,
    C,
    H,
    N,
    order,
    play,
    town,
)


@pytest.mark.rule("mafia", "item 20", "item 24", "T4")
def test_the_dearest_order_is_executed_and_half_is_paid() -> None:
    place = town()
    book = [order(H, Y1, 5), order(MAGE, Y2, 7), {**order(KNIGHT, M1, 7), "number": 70}]
    report = play(place, contracts=book, assassin=[70])
    assert report["dead"] == [M1]
    assert (KNIGHT, "order taken", 70) in report["heard"]
    assert (MAGE, "order not taken", 7) in report["heard"]
    assert place["people"][KNIGHT]["exp"] == 23
    assert place["people"][MAGE]["exp"] == 30
    assert place["people"][A]["exp"] == 34


@pytest.mark.rule("mafia", "item 24")
def test_no_answer_or_an_impossible_one_means_the_first_of_the_dearest() -> None:
    book = [order(H, Y1, 5), order(MAGE, Y2, 7), order(KNIGHT, M1, 7)]
    for sent in (None, [99]):
        done = contracts({**town(), "pacifist": False}, book, sent, 1)
        assert [one["whom"] for one in done["executed"]] == [Y2]


@pytest.mark.rule("mafia", "item 50", "T4")
def test_a_potion_takes_the_dearest_on_different_people() -> None:
    book = [
        order(H, H, 9, "guard"),
        order(MAGE, H, 8),
        order(KNIGHT, M1, 6),
        order(C, M1, 5),
        order(N, Y1, 4),
    ]
    done = contracts({**town(), "pacifist": False}, book, None, 3)
    assert [(one["what"], one["whom"]) for one in done["executed"]] == [
        ("guard", H),
        ("kill", M1),
        ("kill", Y1),
    ]
    assert done["income"] == 5 + 3 + 2


@pytest.mark.rule("mafia", "item 48", "T4")
def test_a_pacifist_releases_all_orders() -> None:
    place = town()
    spells = [{"by": H, "spell": "pacifist", "whom": None}]
    report = play(place, spells=spells, contracts=[order(H, Y1, 5)])
    assert not report["executed"]
    assert place["people"][H]["exp"] == 30


@pytest.mark.rule("mafia", "T4")
def test_an_order_dies_with_its_customer() -> None:
    place = town(H={"mana": 0})
    spells = [{"by": MAGE, "spell": "armageddon", "whom": None}]
    book = [order(H, Y1, 5), order(KNIGHT, H, 9)]
    assert not play(place, spells=spells, contracts=book)["executed"]


@pytest.mark.rule("mafia", "item 22", "item 23", "item 40")
def test_who_may_order_what() -> None:
    place = town(Y1={"alive": False}, C={"alive": False})
    book: list[dict[str, Any]] = []
    assert may_order(place, book, order(H, M1, 3))
    assert not may_order(place, book, order(H, M1, 2))
    assert may_order(place, book, order(H, H, 2, "guard"))
    assert not may_order(place, book, order(H, MAGE, 2, "guard"))
    assert may_order(place, book, order(Y1, M1, 3, Y1=6))
    assert not may_order(place, book, order(Y1, M1, 3, Y1=3))
    assert may_order(place, book, order(C, M1, 3, C=6))
    assert not may_order(place, book, order("dead honest", M1, 20, C=20))
    assert may_order(place, book, order("mafia", Y2, 4, M1=3, M2=1))
    assert not may_order(place, book, order("mafia", Y2, 4, M1=3, H=1))
    place["people"][N]["alive"] = False
    assert may_order(place, book, order("dead honest", M1, 20, C=15, N=5))
    assert not may_order(place, book, order("dead honest", M1, 19, C=19))
    assert not may_order(place, book, order(Y1, M1, 3, Y1=6))
    receive(book, order(H, M1, 29))
    assert not may_order(place, book, order(H, M2, 3))
    assert may_order(place, book, order(H, M1, 30))
    assert not may_order(place, book, order(H, M1, 29))
