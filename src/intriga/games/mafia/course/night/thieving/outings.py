"""N4: who hides, who stays at home, and who goes where (items 46, 50, M35, M37)."""

from collections.abc import Iterator
from typing import NamedTuple

from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import State
from intriga.games.mafia.state.plans import Raid
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.houses.belongings import use_up
from intriga.games.mafia.subjects.thieves import visits
from intriga.kernel import Param, Seat, msg, seat


class Caller(NamedTuple):
    """A thief at a door."""

    who: Seat
    raid: Raid

    @property
    def house(self) -> Param:
        """Where they went, as they know it: who the merchant is, they do not."""
        return msg("mafia-the-shop") if self.raid.whom is None else seat(self.raid.whom)


def hide(tonight: Tonight) -> None:
    """Item 46: a hidden thief stays in, is found by nobody, and has no vote on the next day."""
    state = tonight.state
    for who, plan in sorted(state.plans.items()):
        person = state.people[who]
        if not plan.hides or not is_thief(state, who) or person.has("hideout") is None:
            continue
        use_up(person, "hideout")
        tonight.hidden.add(who)
        person.hid = state.turn
        tonight.note("N4", "mafia-log-hides", who=seat(who))


def is_thief(state: State, who: Seat) -> bool:
    """Whether this is a living thief."""
    return state.people[who].lives and lookup.practises(state, who, Profession.THIEF)


def go_out(tonight: Tonight) -> dict[Seat, tuple[Raid, ...]]:
    """Who goes out, and where to, in the order of their visits; one visit and one more for each
    potion (item 50)."""
    state = tonight.state
    found = {}
    for who, plan in sorted(state.plans.items()):
        if not plan.raids or not is_thief(state, who) or who in tonight.hidden:
            continue
        if state.turn >= amounts().theft_from_night and not visits.is_lame(state, who):
            found[who] = plan.raids[: 1 + plan.potions]
            tonight.out.add(who)
    return found


def rounds(
    tonight: Tonight, raids: dict[Seat, tuple[Raid, ...]]
) -> Iterator[tuple[Seat | None, list[Caller]]]:
    """House after house by seat, with those who come to it together: the first visits of all
    thieves, then the second, then the third. Whoever was caught or killed makes no more of them."""
    for visit in range(max((len(one) for one in raids.values()), default=0)):
        houses: dict[Seat | None, list[Caller]] = {}
        for who, ordered in raids.items():
            if visit < len(ordered) and who in tonight.out - tonight.caught:
                house = _house(tonight.state, ordered[visit])
                houses.setdefault(house, []).append(Caller(who, ordered[visit]))
        yield from sorted(houses.items(), key=lambda one: -1 if one[0] is None else one[0])


def _house(state: State, raid: Raid) -> Seat | None:
    """The shop is under its merchant's roof; the host's has nobody who guards it."""
    return state.trade.shop.merchant if raid.shop else raid.whom


def stays_home(tonight: Tonight, who: Seat) -> bool:
    """M37: whether this thief rests from unjust deeds tonight, at home."""
    return is_thief(tonight.state, who) and who not in tonight.out and who not in tonight.hidden
