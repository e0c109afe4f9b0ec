"""What a bot is: a player that sees what a person in its seat sees, and nothing else."""

from random import Random
from typing import Any, Protocol

from intriga.kernel.bots.sampling import sample
from intriga.kernel.observe import Observation, Offer


class Bot(Protocol):
    """A program that plays. One instance plays one seat of one match from its start.

    `look` is called with each new observation of the seat, `act` when the seat is awaited. The
    act is plain data as a form describes it, `{"type": …}`; None: nothing to do now.
    """

    def look(self, observation: Observation) -> None:
        """Take in a new observation."""
        ...

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        """What to do now."""
        ...


class RandomBot:
    """Plays any game at random from its forms."""

    def look(self, observation: Observation) -> None:
        return

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        return sample(offer, rng)
