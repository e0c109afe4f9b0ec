"""Acts of all kinds that everyone tries, whether or not the rules allow them."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Any, Literal

import msgspec
from msgspec import Struct

from intriga.kernel.actors import HOST, Actor, Seat
from intriga.kernel.acts import Act
from intriga.kernel.game import Game
from intriga.kernel.positions import Advance, Position
from intriga.kernel.text import Refusal
from intriga.lab.conformance.failure import Broken, expect
from intriga.lab.conformance.plays.fuzz import RandomActs
from intriga.lab.conformance.plays.random_play import Play
from intriga.lab.conformance.twins.observation import Onlooker, Sight, sight
from intriga.lab.conformance.twins.panel import seats_of
from intriga.lab.conformance.twins.twins import probes


class Try(Struct, dict=True):
    """What somebody tries at a position of a match."""

    match: Play
    position: Position[Any]
    actor: Actor
    act: Act

    @cached_property
    def refusal(self) -> Refusal | None:
        """How `check` answers."""
        return self.match.engine.check(self.position, self.actor, self.act, self._at)

    @property
    def _at(self) -> int:
        return self.match.steps[-1].entry.at

    def made(self) -> None:
        """Raises `Broken` if the rules do, if `check` and `act` do not agree, or if the position
        has changed."""
        n = self.position.n
        try:
            refusal = self.refusal
            taken = self.match.engine.act(self.position, self.actor, self.act, self._at)
        except Exception as error:
            raise Broken(
                f"entry {n}: {self.actor}: {self.act} breaks the rules: {error!r}"
            ) from error
        refused = isinstance(taken, Refusal)
        expect(refused == (refusal is not None), f"{self.act}: check and act do not agree")
        same = msgspec.msgpack.encode(self.position.state) == self.position.packed
        expect(same, f"{self.actor} trying {self.act} changed the position")


def tries(match: Play, steps: Sequence[Advance[Any]], rng: Random) -> Iterator[Try]:
    """What everyone, the host among them, tries after these steps of a match."""
    nonsense = RandomActs(match.game.Acts)
    for step in steps:
        position = step.position
        actors: tuple[Seat | Literal["host"], ...] = (*seats_of(match.game, position, rng), HOST)
        for actor in actors:
            received = looked_at(match.game, position, actor)
            for act in probes(match.game, nonsense, received, rng):
                yield Try(match, position, actor, act)


def looked_at(game: Game[Any], position: Position[Any], actor: Onlooker) -> Sight:
    """All that somebody receives at a position, always the same."""
    return sight(game, position, actor, seed=f"look {position.n} {actor}")
