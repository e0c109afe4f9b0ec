"""What a bot remembers of what it was told: who voted for whom, whom it checked or met."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from intriga.kernel import Event, Seat


class Ballot(NamedTuple):
    """A vote of an earlier day or of today. `place`: how many had accused them before on that
    day."""

    day: int
    by: Seat
    against: Seat
    place: int


class Memory:
    """`misses`: whom the commissar of this seat did not kill → in which night; `enemies`: bandits
    of another clan whom this one met; `assassin`: whom the clan recognised; `unhurt`: whom the clan
    shot in vain → in which night; `shielded`: the house in which this seat was drained;
    `necromancer`: who resurrected in public; `joined`: the last night before which a clan was
    reinforced; `price`: the last one that Robert Red told today."""

    def __init__(self) -> None:
        self.turn = 0
        self.ballots: list[Ballot] = []
        self.misses: dict[Seat, int] = {}
        self.enemies: set[Seat] = set()
        self.assassin: Seat | None = None
        self.unhurt: dict[Seat, int] = {}
        self.shielded: Seat | None = None
        self.necromancer: Seat | None = None
        self.joined = 0
        self.price = 0
        self._aimed: Seat | None = None

    def take_in(self, event: Event) -> None:
        """Remember what matters of an event."""
        if (note := _NOTES.get(event.id)) is not None:
            note(self, event)

    def turns_to_night(self, event: Event) -> None:
        """Another night, and later a day of the same number."""
        self.turn, self.price, self._aimed = event.params["night"], 0, None

    def hears_vote(self, event: Event) -> None:
        """Somebody accuses somebody."""
        by, against = _seat(event.params["who"]), _seat(event.params["whom"])
        place = sum(one.day == self.turn and one.against == against for one in self.ballots)
        self.ballots.append(Ballot(self.turn, by, against, place))

    def hears_miss(self, event: Event) -> None:
        """The commissar's visit killed nobody."""
        self.misses[_seat(event.params["target"])] = self.turn

    def meets(self, event: Event) -> None:
        """The clan met a bandit of the other one."""
        self.enemies.add(_seat(event.params["target"]))

    def recognises(self, event: Event) -> None:
        """The clan shot at the assassin, and knows them now."""
        self.assassin = _seat(event.params["target"])

    def shoots_in_vain(self, event: Event) -> None:
        """The clan shot at somebody who is none the worse for it."""
        self._aimed = _seat(event.params["target"])
        self.unhurt[self._aimed] = self.turn

    def is_drained(self, event: Event) -> None:
        """Whom the clan shot in vain in this night is the necromancer."""
        self.shielded = self._aimed

    def sees_rite(self, event: Event) -> None:
        """A necromancer shows who they are."""
        self.necromancer = _seat(event.params["who"])

    def sees_reinforcement(self, event: Event) -> None:
        """Whoever was checked before may be a bandit now."""
        self.joined = self.turn

    def hears_price(self, event: Event) -> None:
        """Robert Red tells what somebody would pay."""
        self.price = event.params["price"]


_NOTES: Mapping[str, Callable[[Memory, Event], None]] = {
    "mafia-night": Memory.turns_to_night,
    "mafia-voted": Memory.hears_vote,
    "mafia-heard-miss": Memory.hears_miss,
    "mafia-heard-met": Memory.meets,
    "mafia-heard-recognised": Memory.recognises,
    "mafia-heard-alive": Memory.shoots_in_vain,
    "mafia-heard-drained": Memory.is_drained,
    "mafia-rite-public": Memory.sees_rite,
    "mafia-reinforced": Memory.sees_reinforcement,
    "mafia-red-kill": Memory.hears_price,
}


def _seat(named: Any) -> Seat:
    """The person that a parameter names."""
    seat: Seat = named["seat"]
    return seat
