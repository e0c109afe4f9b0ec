"""The suite finds a game whose `offer_key` stays the same while its forms or choices change."""

from collections.abc import Hashable

import pytest

from intriga.kernel import Seat, Viewer
from intriga.lab.conformance import Broken, play
from intriga.lab.conformance.offers.offer_keys import OfferKeys
from tests.shapes.town import Streets, Town
from tests.shapes.town import game as town


class ForgetsOffers(Town):
    """The key says nothing of the pacts that somebody is offered."""

    def offer_key(self, state: Streets, seat: Seat) -> Hashable:
        return state.turn


class SeesAsATeam(Town):
    """A team sees the same, and the key does not say which of them is its informer."""

    def viewpoint(self, state: Streets, viewer: Viewer) -> Hashable:
        own = super().viewpoint(state, viewer)
        return (own[0], False, *own[2:]) if isinstance(own, tuple) else own

    def offer_key(self, state: Streets, seat: Seat) -> Hashable:
        warned = next(team.warned for team in state.teams if seat in team.members)
        offers = tuple(pair for pair in state.offers if seat in pair)
        return state.turn, warned, offers


def _look(game: Town) -> None:
    match, keys = play(game, seats=8, seed="keys"), OfferKeys(game)
    for step in match.steps:
        keys.look(step.position)


def test_a_key_that_leaves_something_out_is_found() -> None:
    with pytest.raises(Broken, match="is offered two things at"):
        _look(ForgetsOffers())


def test_a_key_that_is_one_for_seats_with_other_choices_is_found() -> None:
    with pytest.raises(Broken, match="is offered two things at"):
        _look(SeesAsATeam())


def test_the_keys_of_the_town_are_complete() -> None:
    assert isinstance(town, Town)
    _look(town)
