"""Matches of bots that are asked why, at each act."""

from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any

from msgspec import Struct

from intriga import games
from intriga.kernel.bots.advice import Advice, advice_of
from intriga.kernel.bots.bot import Plain
from intriga.kernel.observe import Observation, Offer
from intriga.lab.driver import Driver
from intriga.lab.selfplay import Setting, bots_of, engine_for, prepare


class Told(Struct):
    """What a bot was asked and did, at one moment."""

    seat: int
    observation: Observation
    offer: Offer
    act: Plain | None
    advice: Advice | None


class Asked:
    """A bot that is asked what it would do, and why, before it does it: with the same draws, and so
    that it forgets that it was asked."""

    def __init__(self, bot: Any, told: list[Told]) -> None:
        self._bot = bot
        self._told = told

    def look(self, observation: Observation) -> None:
        self._bot.look(observation)

    def act(self, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        asked, draws = deepcopy(self._bot), Random()
        draws.setstate(rng.getstate())
        advice = advice_of(asked, observation, offer, draws)
        act: Plain | None = self._bot.act(observation, offer, rng)
        assert draws.getstate() == rng.getstate(), "other draws"
        assert isinstance(offer.actor, int)
        self._told.append(Told(offer.actor, observation, offer, act, advice))
        return act


def told_in(setting: Setting, steps: int) -> list[Told]:
    """What the bots of a match are asked, and what they do, in so many steps."""
    game = games.find(setting.game)
    header, secret = prepare(setting)
    told: list[Told] = []
    makers = bots_of(game)
    bots = [Asked(makers[name](), told) for name in setting.bots]
    driver = Driver(engine_for(game, header, secret), bots, setting.seed)
    for _ in islice(driver, steps):
        pass
    return told
