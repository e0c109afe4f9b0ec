"""The suite finds a game whose `offer_key` stays the same while its forms or choices change."""

from collections.abc import Hashable

import pytest

from intriga.kernel import Seat
from intriga.lab.conformance import Broken, play
from intriga.lab.conformance.offers.offer_keys import OfferKeys
from tests.shapes.town import Streets, Town
from tests.shapes.town import game as town


class ForgetsOffers(Town):
    """The key says nothing of the pacts that somebody is offered."""

    def offer_key(self, state: Streets, seat: Seat) -> Hashable:
        return state.turn


def _look(game: Town) -> None:
    match, keys = play(game, seats=8, seed="keys"), OfferKeys(game)
    for step in match.steps:
        keys.look(step.position)


def test_a_key_that_leaves_something_out_is_found() -> None:
    with pytest.raises(Broken, match="is offered two things at"):
        _look(ForgetsOffers())


def test_the_keys_of_the_town_are_complete() -> None:
    assert isinstance(town, Town)
    _look(town)
