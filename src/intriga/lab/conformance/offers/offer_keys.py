"""`Game.offer_key`: as long as it is equal, a seat has the same forms with the same choices, and is
told the same of its drafts; others who see the same have the same forms and choices, too."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from intriga.kernel.bots.sampling import fill
from intriga.kernel.game import Game
from intriga.kernel.observe import Offer
from intriga.kernel.positions import Position
from intriga.kernel.questions.forms import Choices, Chosen, Domain, Field, Range
from intriga.lab.conformance.draft_remarks import drafts_told
from intriga.lab.conformance.failure import expect
from intriga.lab.conformance.plays.random_play import offer_to
from intriga.lab.conformance.twins.panel import seats_of

_encode = msgspec.json.Encoder(order="sorted").encode


class OfferKeys:
    """Looks at what seats are offered along a match."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._known: dict[tuple[str, Any, Any], bytes] = {}

    def look(self, position: Position[Any]) -> None:
        """Raises `Broken` if a seat has been offered something else under the same key."""
        if position.outcome is not None or position.house.locked:
            return
        for seat in seats_of(self._game, position, Random("offer keys")):
            key = self._game.offer_key(position.state, seat)
            if key is None:
                continue
            offer = offer_to(self._game, position, seat)
            rows = [data for form in offer.forms if (data := fill(offer, form, Random(form.act)))]
            told = drafts_told(self._game, position, seat, rows)
            offered = b"\n".join(_described(offer))
            viewpoint = self._game.viewpoint(position.state, seat)
            for who, found in (
                (("viewpoint", viewpoint), offered),
                (("seat", seat), offered + b"\n" + repr(told).encode()),
            ):
                before = self._known.setdefault((*who, key), found)
                expect(
                    before == found,
                    f"entry {position.n}: seat {seat} is offered two things at {key}",
                )


def _described(offer: Offer) -> Iterator[bytes]:
    for form in offer.forms:
        yield _encode(form)
        for field, chosen in _fields(offer, form.fields, dict(form.preset)):
            yield _encode(offer.domain(field.domain, chosen))


def _fields(
    offer: Offer, fields: tuple[Field, ...], chosen: Chosen
) -> Iterator[tuple[Field, Chosen]]:
    """Each field that has a domain, with the first choices before it."""
    for field in fields:
        yield from _fields(offer, field.row, dict(chosen))
        if not field.domain:
            continue
        try:
            domain = offer.domain(field.domain, chosen)
        except ValueError:  # these choices do not go together
            continue
        yield field, dict(chosen)
        first = _first(domain)
        if first is not None:
            chosen[field.name] = first


def _first(domain: Domain) -> int | str | None:
    if isinstance(domain, Choices):
        return domain.options[0].value if domain.options else None
    return domain.low if isinstance(domain, Range) else None
