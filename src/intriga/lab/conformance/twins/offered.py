"""Where acts were offered in some plays, whether or not they were done."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from intriga.kernel.actors import Seat
from intriga.kernel.bots.sampling import fill
from intriga.kernel.decode.reader import reader
from intriga.kernel.positions import Advance, Position
from intriga.kernel.questions.documents import unstored
from intriga.kernel.text import Refusal
from intriga.lab.conformance.plays.random_play import Play, offer_to
from intriga.lab.conformance.twins.forks import Fork


class Offered:
    """The positions of some plays in which acts were offered to seats. Who was offered what in a
    position is found out once, however many kinds of acts are looked for."""

    def __init__(self, plays: Sequence[Play]) -> None:
        self._plays = plays
        self._acts: dict[tuple[int, int], list[frozenset[str]]] = {}
        """By number of play and entry: the types of the acts of each seat."""

    def places(self, kind: str, rng: Random) -> Iterator[Fork]:
        """Places where an act of this kind (`act bribe`, `unseen order`) was offered."""
        _, tag = kind.split(" ")
        for number, play in enumerate(self._plays):
            for step in play.steps:
                position = step.position
                for seat, acts in enumerate(self._offered(number, play.game, position)):
                    if tag in acts:
                        yield from _places(play, step, seat, kind, rng)

    def _offered(self, number: int, game: Any, position: Position[Any]) -> list[frozenset[str]]:
        found = self._acts.get((number, position.n))
        if found is None:
            seats = range(len(position.chairs) if position.outcome is None else 0)
            found = self._acts[number, position.n] = [
                frozenset(form.act for form in offer_to(game, position, seat).forms)
                for seat in seats
            ]
        return found


def _places(play: Play, step: Advance[Any], seat: Seat, kind: str, rng: Random) -> Iterator[Fork]:
    _, tag = kind.split(" ")
    position = step.position
    offer, file = offer_to(play.game, position, seat), unstored(str(position.n))
    for form in offer.forms:
        data = fill(offer, form, rng) if form.act == tag else None
        act = None if data is None else reader(play.game).player_data(data, file)
        if act is None or isinstance(act, Refusal):
            continue
        if play.game.check(position.state, seat, act, step.entry.at) is None:
            yield Fork(play, position.n, kind, seat, act)
