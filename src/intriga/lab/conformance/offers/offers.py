"""Whether forms and rules agree: what a form offers is accepted, and what is beyond its ranges is
refused.

What a page shows is all that somebody has to go by. Whoever fills in a form within its domains and
limits is not refused; whoever sends a number or a text that the form does not offer is.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from intriga.kernel.actors import HOST, REFEREE, Actor
from intriga.kernel.decode.reader import reader
from intriga.kernel.game import Game
from intriga.kernel.observe import Offer
from intriga.kernel.positions import Position
from intriga.kernel.questions.documents import unstored
from intriga.kernel.questions.forms import Field, Form, Range, Text, known_to
from intriga.kernel.text import Refusal
from intriga.lab.conformance.failure import Broken
from intriga.lab.conformance.offers.filled_in import check_filled_in
from intriga.lab.conformance.offers.strict_fill import StrictFiller, words_in
from intriga.lab.conformance.plays.random_play import Play, offer_to
from intriga.lab.conformance.twins.panel import seats_of

_BEYOND: Final = 0.3
"""How often an act is also tried with a value beyond what its form offers."""


class Disagreement(NamedTuple):
    """An act that was judged otherwise than its form says. `refusal`: None if it was accepted."""

    actor: Actor
    act: dict[str, Any]
    refusal: Refusal | None

    def __str__(self) -> str:
        if self.refusal is None:
            return f"{self.actor}: {self.act} is not offered, and accepted"
        return f"{self.actor}: {self.act} is offered, and refused: {self.refusal}"


def check_offers(match: Play, position: Position[Any], at: int) -> None:
    """Raise `Broken` if forms and rules do not agree here. `at`: the time."""
    rng = Random(f"offers {position.n}")
    found = next(disagreements(match, position, at, rng), None)
    if found is not None:
        raise Broken(f"entry {position.n}: {found}")


def disagreements(
    match: Play, position: Position[Any], at: int, rng: Random
) -> Iterator[Disagreement]:
    """Acts by a panel of seats and the host on which forms and rules do not agree."""
    if position.outcome is not None:
        return
    game = match.game
    actors: tuple[Actor, ...] = (*seats_of(game, position, rng), HOST)
    for actor in actors:
        offer = offer_to(game, position, actor)
        filler = StrictFiller(offer, rng, _words(game, position, actor) if offer.forms else ())
        for form in offer.forms:
            check_filled_in(offer, form, f"entry {position.n}: {actor}")
            act = filler.fill(form)
            if act is None:
                continue
            refusal = _judged(match, position, actor, act, at)
            if refusal is not None and "wait" not in refusal.params:
                yield Disagreement(actor, act, refusal)
            elif rng.random() < _BEYOND:
                for beyond in _beyond(offer, form, act):
                    if _judged(match, position, actor, beyond, at) is None:
                        yield Disagreement(actor, beyond, None)


def _words(game: Game[Any], position: Position[Any], actor: Actor) -> tuple[str, ...]:
    """What somebody sees that may be a name."""
    viewer = REFEREE if isinstance(actor, str) else actor
    view = game.view(position.state, game.viewpoint(position.state, viewer))
    return tuple(dict.fromkeys(words_in(msgspec.to_builtins(view))))


def _judged(
    match: Play, position: Position[Any], actor: Actor, data: dict[str, Any], at: int
) -> Refusal | None:
    act = reader(match.game).player_data(data, unstored(str(position.n)))
    if isinstance(act, Refusal):
        return act
    try:
        return match.engine.check(position, actor, act, at)
    except Exception as error:
        raise Broken(f"entry {position.n}: {actor}: {data} breaks the rules: {error!r}") from error


def _beyond(offer: Offer, form: Form, act: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The same act with a number or a text beyond what its field offers, but for what another form
    of the same act offers."""
    for field in form.fields:
        if field.name not in act or not field.domain or field.kind not in ("number", "text"):
            continue
        domain = offer.domain(field.domain, known_to(field, form.preset, act))
        beyond: tuple[Any, ...] = ()
        if isinstance(domain, Range):
            beyond = (domain.low - 1, domain.high + 1)
        elif isinstance(domain, Text):
            beyond = ("ж" * (domain.length + 1),)
        others = [one for one in offer.forms if one != form]
        for value in beyond:
            if not any(_has(offer, one, field, value, act) for one in others):
                yield {**act, field.name: value}


def _has(offer: Offer, form: Form, field: Field, value: Any, act: dict[str, Any]) -> bool:
    """Whether a form of the same act offers this value."""
    if form.act != act["type"]:
        return False
    if field.name in form.preset:
        return bool(form.preset[field.name] == value)
    other = next((one for one in form.fields if one.name == field.name and one.domain), None)
    if other is None:
        return False
    domain = offer.domain(other.domain, known_to(other, form.preset, act))
    return not isinstance(domain, Range) or domain.low <= value <= domain.high
