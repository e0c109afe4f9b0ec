"""The Marshal, a bot: plays a power by the tactics of the library, and votes by what it has seen.

It neither chats nor makes agreements, and sees no more of the board than any player.
"""

from random import Random

from intriga.diplomacy.tactics import retreat_orders, season_orders, winter_orders
from intriga.games.diplomacy.bot.reasons import (
    centres_of,
    of_orders,
    of_vote,
    of_wish,
    situation_of,
)
from intriga.games.diplomacy.seen.view import Mine, View
from intriga.games.diplomacy.state import DRAW, Phase
from intriga.kernel import Advice, Observation, Offer, Plain

STILL_YEARS = 3
"""The match is stuck if in this many years …"""

ONE_IN = 10
"""… no more than one in this many centres changed owner."""

NEAR_VICTORY = 2
"""A power that needs no more centres than this to win plays on."""


class Marshal:
    """The bot of one seat."""

    def __init__(self) -> None:
        self._years: dict[int, dict[str, str]] = {}
        """Year → centre → the power that owned it when the year began."""

    def look(self, observation: Observation) -> None:
        view: View = observation.view
        if view.phase != Phase.WISHES:
            owners = {centre: power.power for power in view.powers for centre in power.centres}
            self._years.setdefault(view.year, owners)

    def act(self, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        """Answer what is asked: first a vote, if it differs from the one before."""
        view: View = observation.view
        forms = {form.act for form in offer.forms}
        if "wish" in forms:
            return {"type": "wish", "powers": []}
        if view.me is None:
            return None
        if "vote" in forms and (vote := self._vote(view, view.me)) != view.me.vote:
            return {"type": "vote", "share": list(vote)}
        if "orders" in forms:
            return {"type": "orders", "orders": _orders(view, view.me.power, rng), "sealed": True}
        return None

    def explain(self, observation: Observation, offer: Offer, rng: Random) -> Advice | None:
        """The same, and why."""
        view: View = observation.view
        act = self.act(observation, offer, rng)
        if act is None:
            return None
        if view.me is None or act["type"] == "wish":
            return Advice(act, of_wish())
        if act["type"] == "vote":
            stuck = self._stuck(view.year)
            return Advice(act, of_vote(view, view.me, stuck, STILL_YEARS))
        return Advice(act, of_orders(view, view.me, act["orders"]))

    def _vote(self, view: View, me: Mine) -> tuple[str, ...]:
        """A draw of all survivors when the match is stuck and this power is far from victory."""
        far = centres_of(view, me) < view.goal - NEAR_VICTORY
        return (DRAW,) if self._stuck(view.year) and far else ()

    def _stuck(self, year: int) -> bool:
        """Whether almost no centre changed owner in the last years."""
        years = [self._years.get(year - ago, {}) for ago in range(STILL_YEARS + 1)]
        few = len(years[0]) // ONE_IN
        return all(years) and all(len(years[0].items() - past.items()) <= few for past in years)


def _orders(view: View, name: str, rng: Random) -> list[str]:
    """Orders for the current phase."""
    situation = situation_of(view)
    number = situation.powers.index(name)
    if view.phase == Phase.RETREAT:
        lost = next(power.lost for power in view.powers if power.power == name)
        return retreat_orders(situation, number, lost)
    if view.phase == Phase.BUILDS:
        return winter_orders(situation, number)
    return season_orders(situation, number, view.autumn, rng)
