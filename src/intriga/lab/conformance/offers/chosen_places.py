"""The places that people choose before a match begins: they fit the seats and have texts."""

import re
from typing import Any, Final

import msgspec

from intriga.kernel.actors import Seat
from intriga.kernel.game import Game
from intriga.kernel.records.record import Header
from intriga.lab.conformance.failure import expect
from intriga.lab.conformance.translations import Translations

_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def check_places(game: Game[Any], header: Header, texts: Translations) -> None:
    """Check the places of a match that begins so. Raises `Broken`."""
    options, seats = msgspec.convert(header.options, game.Options), len(header.chairs)
    places = game.places(options, seats)
    expect(list(places) == list(game.places(options, seats)), "places differ from call to call")
    keys = [place.key for place in places]
    expect(len(set(keys)) == len(keys), f"two places have the same key: {keys}")
    owner: dict[Seat, str] = {}
    for place in places:
        expect(bool(_KEY.fullmatch(place.key)), f"the key of a place: {place.key!r}")
        expect(
            bool(place.seats) != (place.officials > 0),
            f"the place {place.key} needs either seats or officials",
        )
        for seat in place.seats:
            expect(0 <= seat < seats, f"the place {place.key} has a seat {seat} of {seats}")
            expect(seat not in owner, f"two places have the seat {seat}")
            owner[seat] = place.key
        texts.messages([place.label, *([place.group] if place.group else [])], ())
