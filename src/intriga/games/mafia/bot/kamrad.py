"""The Kamrad: a townsman who reasons from what everybody in their seat sees, and says little.

Asked, it answers questions, goes about its business, and votes or sleeps in the end. Unasked it
goes about its business only. Each habit is followed a few times in a phase at most, so that it
always comes to an end.
"""

from collections import Counter
from random import Random

from intriga.games.mafia.bot.habits import (
    answers,
    assassin,
    clan,
    commissar,
    crafts,
    house,
    market,
    necromancer,
    opening,
    thief,
    votes,
    wishes,
)
from intriga.games.mafia.bot.memory import Memory
from intriga.games.mafia.bot.mind import Habit, Mind
from intriga.games.mafia.bot.nature import Nature
from intriga.games.mafia.bot.reasons import reasons
from intriga.games.mafia.seen.view import View
from intriga.games.mafia.state import Phase
from intriga.kernel import Advice, Observation, Offer, OfferMenu, Plain

BUSINESS: tuple[Habit, ...] = (
    *clan.HABITS,
    *commissar.HABITS,
    *assassin.HABITS,
    *necromancer.HABITS,
    *crafts.HABITS,
    *market.HABITS,
    *thief.HABITS,
    *house.HABITS,
    *wishes.HABITS,
)
"""In the order in which they are thought of."""

OFTEN = 4
"""How often one habit is followed in one phase, at most."""


class Kamrad:
    """The bot of one seat."""

    past = "events"

    def __init__(self) -> None:
        self._memory = Memory()
        self._nature: Nature | None = None
        self._phase: tuple[int, Phase] | None = None
        self._done: Counter[Habit] = Counter()
        self._thought: set[Habit] = set()

    def look(self, observation: Observation) -> None:
        """Remember what happened."""
        for event in observation.events:
            self._memory.take_in(event)

    def act(self, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        """What is asked, then its own business, then the vote or sleep."""
        mind = self._mind(observation, offer, rng)
        return None if mind is None else self._asked(mind)

    def explain(self, observation: Observation, offer: Offer, rng: Random) -> Advice | None:
        """The same, and why."""
        mind = self._mind(observation, offer, rng)
        act = None if mind is None else self._asked(mind)
        return None if mind is None or act is None else Advice(act, reasons(mind, act))

    def unasked(self, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        """Its own business, of which the dead have some, too."""
        mind = self._mind(observation, offer, rng)
        if mind is None or mind.view.phase not in (Phase.DAY, Phase.NIGHT):
            return None
        return self._first(mind, answers.HABITS) or self._business(mind)

    def _asked(self, mind: Mind) -> Plain | None:
        if mind.view.phase is Phase.OPENING:
            return opening.profession(mind)
        return self._first(mind, answers.HABITS) or self._business(mind) or self._end_of_phase(mind)

    def _mind(self, observation: Observation, offer: Offer, rng: Random) -> Mind | None:
        view: View = observation.view
        if view.me is None:
            return None
        if (view.turn, view.phase) != self._phase:
            self._phase = (view.turn, view.phase)
            self._done.clear()
            self._thought.clear()
        if self._nature is None:
            self._nature = Nature(rng)
        return Mind(view, view.me, OfferMenu(offer), self._memory, nature=self._nature, rng=rng)

    def _business(self, mind: Mind) -> Plain | None:
        """A habit that finds nothing to do is not thought of again in this phase: whether it wants
        something does not hang on how often it is asked."""
        for habit in BUSINESS:
            if habit in self._thought:
                continue
            act = habit(mind)
            if act is not None:
                self._done[habit] += 1
            if act is None or self._done[habit] >= OFTEN:
                self._thought.add(habit)
            if act is not None:
                return act
        return None

    def _first(self, mind: Mind, habits: tuple[Habit, ...]) -> Plain | None:
        return next((act for habit in habits if (act := habit(mind)) is not None), None)

    def _end_of_phase(self, mind: Mind) -> Plain | None:
        if mind.view.phase is Phase.NIGHT:
            return {"type": "sleep"} if mind.menu.has("sleep") else None
        return self._first(mind, votes.HABITS)
