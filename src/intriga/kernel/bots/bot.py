"""Bots: players that see what a person in their seat sees, and nothing else."""

from random import Random
from typing import Any, Protocol

from intriga.kernel.bots.sampling import sample
from intriga.kernel.observe import Observation, Offer


class Bot(Protocol):
    """A player made of code. One instance plays one seat of one match from its start.

    `look` is called with each new observation of the seat, `act` when the seat is awaited. The
    act is plain data in the shape of a form, `{"type": …}`; None: nothing to do now.
    """

    def look(self, observation: Observation) -> None:
        """Take note of what has become known."""
        ...

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        """Decide."""
        ...


class RandomBot:
    """Plays any game from its forms: the weakest opponent there is, and the widest test."""

    def look(self, observation: Observation) -> None:
        return

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        return sample(offer, rng)
