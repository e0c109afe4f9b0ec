"""What fields of a thief's orders offer."""

from intriga.games.mafia.choices.parts import Maker, living_others
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.market import shop
from intriga.games.mafia.subjects.thieves import visits
from intriga.kernel import NOTHING, Choices, Chosen, Seat, numbers, people, words


def _house(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Houses that no other visit of this night goes to."""
    others = {raid.whom for raid in visits.other_visits(state, who, chosen.get("visit", 1))}
    return people(one for one in living_others(state, who) if one not in others)


def _possible_visits(state: State, who: Seat) -> range:
    ordered = len(visits.visits(state, who))
    return range(1, min(visits.most_visits(state, who), ordered + 1) + 1)


def _visit(state: State, who: Seat, chosen: Chosen) -> Choices:
    return numbers(_possible_visits(state, who))


def _shop_visit(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Once in a night."""
    return numbers(
        n
        for n in _possible_visits(state, who)
        if not any(raid.shop for raid in visits.other_visits(state, who, n))
    )


def _seen(state: State, who: Seat, chosen: Chosen) -> Choices:
    """What a thief has seen in the house they have chosen; a spy takes nothing."""
    whom = chosen.get("whom")
    if not isinstance(whom, int) or chosen.get("spy"):
        return NOTHING
    return words(visits.seen(state, who, whom), "mafia-thing-")


def _shop_thing(state: State, who: Seat, chosen: Chosen) -> Choices:
    if not visits.has_shop(state):
        return NOTHING
    return words(shop.counts(state), "mafia-thing-")


def _watched(state: State, who: Seat, chosen: Chosen) -> Choices:
    """M39: six others, each once."""
    named_before = chosen.get("whom")
    taken = named_before if isinstance(named_before, list | tuple) else ()
    return people(one for one in living_others(state, who) if one not in taken)


DOMAINS: dict[str, Maker] = {
    "house": _house,
    "visit": _visit,
    "shop-visit": _shop_visit,
    "seen": _seen,
    "shop-thing": _shop_thing,
    "watched": _watched,
}
