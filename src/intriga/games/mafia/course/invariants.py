"""What must hold after every step, in sentences that tell the author of a scenario what to mend."""

from collections.abc import Iterator, Sequence

from intriga.games.mafia.data.things import things
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import lookup


def broken(state: State) -> Sequence[str]:
    """The invariants that are broken in this position."""
    found = [*_people(state), *_numbers(state), *_shop(state), *_money(state)]
    if state.phase is not Phase.OPENING:
        found += [*_roles(state), *_clans(state)]
    return found


def _people(state: State) -> Iterator[str]:
    for who, person in enumerate(state.people):
        if min(person.exp, person.mana, person.coins) < 0:
            yield f"seat {who} owes exp, mana or coins"
        if person.reanimated and person.lives:
            yield f"seat {who} is reanimated, but lives"
        if lookup.free_exp(state, who) < 0:
            yield f"seat {who} has put more exp aside than there is"
        if any(item.kind not in things() for item in person.things):
            yield f"seat {who} has a thing that does not exist"


def _money(state: State) -> Iterator[str]:
    pairs = [(gift.by, gift.to) for gift in state.trade.gifts]
    if len(set(pairs)) < len(pairs):
        yield "two gifts from one person to another are open"
    if any(one.missing < 1 for one in state.trade.collections):
        yield "a collection is full, and open"
    if len({one.to for one in state.trade.collections}) < len(state.trade.collections):
        yield "two collections are open for one"
    bound = [who for one in state.trade.organisations for who in one.members]
    if len(set(bound)) < len(bound):
        yield "somebody is in two organisations"
    for one in state.trade.organisations:
        lives = any(state.people[who].lives for who in one.members)
        if one.fund < 0 or (one.fund and not lives):
            yield f"the fund of organisation {one.number} holds {one.fund}, living members: {lives}"


def _numbers(state: State) -> Iterator[str]:
    """Things are numbered anew for each owner."""
    for who, person in enumerate(state.people):
        numbers = [item.number for item in person.things]
        if len(set(numbers)) < len(numbers):
            yield f"two things of seat {who} have one number"
    numbers = [item.number for item in state.trade.shop.stock]
    if len(set(numbers)) < len(numbers):
        yield "two things of the shop have one number"
    if numbers and max(numbers) > state.numbers:
        yield f"a thing of the shop has a number above `numbers`, {state.numbers}"


def _shop(state: State) -> Iterator[str]:
    kept = state.trade.shop
    if any(item.kind not in things() for item in kept.stock):
        yield "the shop has a thing that does not exist"
    if any(item.ready or item.stolen for item in kept.stock):
        yield "a thing of the shop is ready or marked as stolen"
    for offer in kept.offers:
        if sum(offer.payers.values()) < offer.price or min(offer.payers.values()) < 1:
            yield f"offer {offer.number} is not paid for"
    if kept.offers and state.phase is not Phase.DAY:
        yield "there are offers in the shop, and it is not day"
    if len({offer.number for offer in kept.offers} & {*range(1, kept.placed + 1)}) < len(
        kept.offers
    ):
        yield "offers in the shop have wrong numbers"


def _roles(state: State) -> Iterator[str]:
    for role in (Role.COMMISSAR, Role.ASSASSIN, Role.NECROMANCER):
        if sum(one.role is role and one.lives for one in state.people) > 1:
            yield f"more than one {role} lives"
    if state.watch.sergeant is not None and state.watch.sergeant >= len(state.people):
        yield f"a sergeant that no player is: {state.watch.sergeant}"


def _clans(state: State) -> Iterator[str]:
    for who, person in enumerate(state.people):
        if person.role is Role.BANDIT and person.clan is None:
            yield f"seat {who} is a bandit without a clan"
        if person.clan is not None and person.role not in (Role.BANDIT, Role.COMMISSAR):
            yield f"seat {who} is in a clan, and {person.role}"
    for clan in state.clans:
        numbers = [one.number for one in state.people if one.clan is clan]
        if len(set(numbers)) < len(numbers):
            yield f"two of the {clan} have one number"
