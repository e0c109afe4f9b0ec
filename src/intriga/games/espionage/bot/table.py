"""What the Spy knows at one decision."""

from random import Random

from intriga.games.espionage.data.geometry import distance
from intriga.games.espionage.seen.view import Card, View
from intriga.kernel import Choices, Offer


class Table:
    """What the Spy knows at one decision, and its estimates."""

    def __init__(self, view: View, me: Card, offer: Offer, rng: Random, price: int) -> None:
        self.view = view
        self.me = me
        self.offer = offer
        self.rng = rng
        self.price = price
        self.money = me.purse[-1]
        cities = [city for city in view.cities if city.seat is not None]
        self.home = next((city.place for city in cities if city.seat == me.seat), 0)
        self.rivals = [city.place for city in cities if city.seat != me.seat]

    def to_home(self, place: int) -> int:
        """Steps from here to the player's own city."""
        return distance(place, self.home)

    def danger(self, place: int) -> int:
        """Steps from here to the nearest city of a rival."""
        return min(distance(place, city) for city in self.rivals)

    def danger_of(self, city: int) -> int:
        """Steps from where the Papers lie to a city."""
        return distance(self.view.papers, city)

    def worth(self, place: int) -> float:
        """How good it is for the Papers to lie here; higher is better."""
        if place == self.home:
            return 100
        if place in self.rivals:
            return -100
        own = min(self.me.bribes.get(place, 0), 200) / 150 + 0.8 * (place in self.me.ticks)
        near = -6 if self.danger(place) == 1 else -1.5 if self.danger(place) == 2 else 0
        return -1.6 * self.to_home(place) + 0.4 * self.danger(place) + near + own

    def best(self, domain: str) -> int:
        """The best target on offer; of equal ones a random one."""
        choices = self.offer.domain(domain, {})
        assert isinstance(choices, Choices)
        places = [int(choice.value) for choice in choices.options]
        return max(places, key=lambda place: (self.worth(place), self.rng.random()))

    @property
    def bribed(self) -> bool:
        """Whether the player has a bribe under the Papers."""
        return self.view.papers in self.me.bribes

    @property
    def urgent(self) -> bool:
        """Whether somebody is one or two steps from winning."""
        return self.danger(self.view.papers) <= 2 or self.to_home(self.view.papers) <= 2
