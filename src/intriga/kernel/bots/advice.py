"""What a bot would do in a seat, and why: the hint of a beginner."""

from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from msgspec import Struct

from intriga.kernel.bots.bot import Bot, Plain
from intriga.kernel.observe import Observation, Offer
from intriga.kernel.text import Message

REASONS_MOST: Final = 2
"""How many reasons an advice has at most."""


class Advice(Struct, frozen=True):
    """What a bot would do, as plain data, and why: at most two sentences, the strongest first. They
    say nothing but what follows from the observation that the bot was given."""

    act: Plain
    reasons: tuple[Message, ...] = ()


@runtime_checkable
class Adviser(Protocol):
    """A bot that says why it does what it does."""

    def explain(self, observation: Observation, offer: Offer, rng: Random) -> Advice | None:
        """What `act` would do with the same draws, and the strongest terms of its score as
        sentences. None where `act` would do nothing."""
        ...


def advice_of(bot: Bot, observation: Observation, offer: Offer, rng: Random) -> Advice | None:
    """What a bot would do in this seat; without reasons, if it does not say why."""
    if isinstance(bot, Adviser):
        return bot.explain(observation, offer, rng)
    act = bot.act(observation, offer, rng)
    return None if act is None else Advice(act)


class Reasons:
    """What speaks for an act, each as a sentence and with what it weighs in the bot's score."""

    def __init__(self) -> None:
        self._found: list[tuple[float, Message]] = []

    def add(self, weight: float, id: str, /, **params: Any) -> None:
        """One more. `weight`: in the units of the score; what weighs nothing is left out."""
        if weight > 0:
            self._found.append((weight, Message(id, params)))

    def strongest(self) -> tuple[Message, ...]:
        """Those that weigh most, each once; of equal ones those that came first."""
        found = sorted(self._found, key=lambda one: -one[0])
        told = dict.fromkeys(message.id for _, message in found)
        first = {id: next(one for _, one in found if one.id == id) for id in told}
        return tuple(first.values())[:REASONS_MOST]
