"""Hints: what the bot of a game would do in somebody's seat, and why.

Nothing happens by asking: no entry is written, no draw of the match is used, and nobody else is
told. The bot is made anew and shown what a bot that took the seat now would be shown; its dice
follow from what the seat sees, so that asking again gives the same answer, and the answer tells
nothing beyond it.
"""

import hashlib
from collections.abc import Iterable
from random import Random

from intriga.kernel.actors import Seat
from intriga.kernel.bots.advice import Advice
from intriga.kernel.match_terms import Terms
from intriga.kernel.observe import encode_observation
from intriga.kernel.text import refuse
from intriga.table.errors import TableError
from intriga.table.match.bots.memory import BotMemories
from intriga.table.match.bots.mind import BotMind
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.match_state import CurrentPosition
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.steady import steady


def may_ask(terms: Terms, people: Iterable[Seat], seat: Seat) -> bool:
    """Whether the player of this seat may ask what a bot would do: as the terms of the match say;
    usually, who plays against bots alone. `people`: the seats that are held by people."""
    if terms.hints == "usual":
        return all(one == seat for one in people)
    return terms.hints == "always"


class Advising:
    """Asks bots on behalf of people."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        self._memories = BotMemories(registry)

    async def stop(self) -> None:
        """Stop what is going on."""
        await self._memories.stop()

    async def advice(self, match: str, seat: Seat) -> Advice | None:
        """What the strongest bot of the game would do in this seat now; None where it would do
        nothing, or nothing is asked. Raises `TableError` where hints are off, and for a game that
        has no bot of its own."""
        async with self._registry.using(match) as loaded:
            self._admit(loaded, seat)
            current = loaded.committed
            position = current.position
            if position.outcome is not None or position.house.paused:
                return None
            return await self._asked(loaded, current, seat)

    def _admit(self, loaded: LoadedMatch, seat: Seat) -> None:
        people = (at for at, holder in enumerate(loaded.holders) if holder.person)
        if not may_ask(loaded.setup.header.terms, people, seat):
            raise TableError("forbidden", refuse("hint-off"))
        if not loaded.game.bots:
            raise TableError("forbidden", refuse("hint-no-bot"))

    async def _asked(
        self, loaded: LoadedMatch, current: CurrentPosition, seat: Seat
    ) -> Advice | None:
        think = self._registry.store.think
        mind = BotMind(steady(loaded.game), seat, next(iter(loaded.game.bots)))
        await self._memories.recall(loaded, current, mind)
        return await think(_advice, mind, current, seat)


def _advice(mind: BotMind, current: CurrentPosition, seat: Seat) -> Advice | None:
    seen = encode_observation(mind.known(current.position))
    dice = Random(hashlib.sha256(b"%d " % seat + seen).digest())
    return mind.advise(current.position, dice)
