"""Merge patches over states of every shape that msgspec knows."""

from enum import StrEnum
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct, field

from intriga.kernel.base_game import BaseGame
from intriga.kernel.decode.state_patch import in_full
from intriga.lab.errors import CommandError
from intriga.lab.state_patch import patched


class Suit(StrEnum):
    HEARTS = "hearts"
    SPADES = "spades"


class Walk(Struct, tag="walk"):
    steps: int
    tired: bool = False


class Ride(Struct, tag="ride"):
    horse: str


class Pair(Struct, array_like=True):
    left: int
    right: int = 0


class Hand(Struct, omit_defaults=True):
    cards: dict[Suit, int] = {}
    trump: Suit | None = Suit.SPADES
    worth: Annotated[int | None, Meta(description="points")] = 3


class Table(Struct, omit_defaults=True):
    way: Walk | Ride
    hand: Hand
    leader: int | None
    pairs: list[Pair] = []
    odds: dict[int, dict[int, Pair]] = {}
    title: str = field(default="bridge", name="called")


class Shapes(BaseGame[Table]):
    State = Table


game: Any = Shapes()


def start() -> Table:
    hand = Hand({Suit.HEARTS: 2})
    return Table(Walk(5), hand, 1, [Pair(1)], {7: {1: Pair(2, 3)}})


def over(patch: dict[str, Any]) -> Table:
    state: Table = patched(game, start(), patch)
    return state


def problem(patch: dict[str, Any]) -> tuple[str, str]:
    """Where a patch is wrong, and the id of the text that says what."""
    with pytest.raises(CommandError) as caught:
        over(patch)
    assert caught.value.id == "lab-bad-state"
    told = caught.value.params["problem"]
    return told["place"], told["problem"]["msg"]


def test_a_state_in_full_has_its_defaults() -> None:
    assert in_full(start()) == {
        "way": {"type": "walk", "steps": 5, "tired": False},
        "hand": {"cards": {"hearts": 2}, "trump": "spades", "worth": 3},
        "leader": 1,
        "pairs": [[1, 0]],
        "odds": {"7": {"1": [2, 3]}},
        "called": "bridge",
    }
    assert over(in_full(start())) == start()
    assert over({}) == start()


@pytest.mark.parametrize(
    ("patch", "expected"),
    [
        ({"called": "whist"}, {"called": "whist"}),
        ({"called": None}, {"called": "bridge"}),
        ({"leader": None}, {"leader": None}),
        ({"pairs": [[4], [5, 6]]}, {"pairs": [[4, 0], [5, 6]]}),
        ({"pairs": None}, {"pairs": []}),
        ({"odds": {"7": {"2": [1]}}}, {"odds": {"7": {"1": [2, 3], "2": [1, 0]}}}),
        ({"odds": {"7": {"1": None}, "8": {}}}, {"odds": {"7": {}, "8": {}}}),
        ({"odds": {"9": None}}, {}),
        ({"odds": None}, {"odds": {}}),
        ({"way": {"tired": True}}, {"way": {"type": "walk", "steps": 5, "tired": True}}),
        (
            {"way": {"type": "walk", "steps": 6}},
            {"way": {"type": "walk", "steps": 6, "tired": False}},
        ),
        ({"way": {"type": "ride", "horse": "Bay"}}, {"way": {"type": "ride", "horse": "Bay"}}),
        (
            {"hand": {"cards": {"spades": 1, "hearts": None}, "trump": None}},
            {"hand": {"cards": {"spades": 1}, "trump": None, "worth": 3}},
        ),
        (
            {"hand": {"cards": None, "worth": None}},
            {"hand": {"cards": {}, "trump": "spades", "worth": None}},
        ),
    ],
)
def test_patches_merge(patch: dict[str, Any], expected: dict[str, Any]) -> None:
    assert in_full(over(patch)) == {**in_full(start()), **expected}


@pytest.mark.parametrize(
    ("patch", "place", "what"),
    [
        ({"leeder": 1}, "state", "misread-unknown"),
        ({"title": "whist"}, "state", "misread-unknown"),
        ({"leader": "1"}, "state.leader", "misread-type"),
        ({"leader": True}, "state.leader", "misread-type"),
        ({"called": 1}, "state.called", "misread-type"),
        ({"leader": 2**70}, "state.leader", "misread-range"),
        ({"hand": None}, "state.hand", "misread-type"),
        ({"hand": {"cards": {"clubs": 1}}}, "state.hand.cards.clubs", "misread-value"),
        ({"hand": {"cards": {"spades": "x"}}}, "state.hand.cards.spades", "misread-type"),
        ({"odds": {"7": {"1": {"left": 2}}}}, "state.odds.7.1", "misread-list-whole"),
        ({"odds": {"7": {"1": ["2"]}}}, "state.odds.7.1[0]", "misread-type"),
        ({"odds": {"7": {"0x1": [2]}}}, "state.odds.7.0x1", "misread-type"),
        ({"odds": {"3": {"4": []}}}, "state.odds.3.4", "misread-length-least"),
        ({"pairs": {"0": [1]}}, "state.pairs", "misread-list-whole"),
        ({"pairs": [[1], [2, 3, 4]]}, "state.pairs[1]", "misread-length"),
        ({"pairs": [None]}, "state.pairs[0]", "misread-type"),
        ({"way": {"horse": "Bay"}}, "state.way", "misread-unknown"),
        ({"way": {"type": "ride"}}, "state.way", "misread-missing"),
        ({"way": {"type": "swim"}}, "state.way.type", "misread-value"),
        ({"called": "\ud800"}, "state", "misread-encoding"),
    ],
)
def test_what_does_not_fit_is_named(patch: dict[str, Any], place: str, what: str) -> None:
    assert problem(patch) == (place, what)


def test_one_wrong_entry_is_found_among_many() -> None:
    odds: dict[str, Any] = {str(n): {"1": [n]} for n in range(500)}
    assert problem({"odds": {**odds, "321": {"1": [1], "5": [None]}}}) == (
        "state.odds.321.5[0]",
        "misread-type",
    )
