"""Matches of the toy `campaign` in a league, and its rules of before."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from intriga.kernel import Chair, Outcome, Step
from intriga.store import ledgers, seats
from tests.kit.table.hosting import member
from tests.kit.table.world import World
from tests.shapes.campaign import Campaign, March

SHORT = {"rounds": 1, "supplies": 10}


class OldBaggage(Struct, frozen=True):
    supplies: int
    banners: int


class OldCampaign(Campaign):
    """The campaign as it was when its ledger did not count the campaigns."""

    rules_version = 1
    ledger_version = 1
    Ledger = OldBaggage

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> March:
        state = super().setup(options, [Chair(one.seat, one.name) for one in chairs], step)
        for camp, chair in zip(state.camps, chairs, strict=True):
            had = chair.ledger or OldBaggage(0, 0)
            camp.issued = camp.left = camp.issued + had.supplies
            camp.banners = had.banners
        return state

    def outcome(self, state: March) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        kept = (OldBaggage(one.supplies, one.banners) for one in outcome.ledger)
        return msgspec.structs.replace(outcome, ledger=tuple(kept))


async def league_of(world: World, name: str = "Клуб") -> tuple[str, str]:
    """A league, and its owner."""
    owner = await member(world, "owner", "Ольга")
    return await world.table.leagues.create(owner, "campaign", name), owner


async def gathering(world: World, host: str, league: str | None, *people: str) -> str:
    """A match that these people have joined, in this order."""
    match = await world.table.lobby.creation.create(
        host, "campaign", seats=max(2, len(people)), options=SHORT, league=league
    )
    for person in people:
        await world.table.lobby.signups.sit(match, person)
    return match


async def begun(world: World, host: str, league: str | None, *people: str) -> str:
    match = await gathering(world, host, league, *people)
    await world.table.lobby.starting.start(match, host)
    return match


async def play(world: World, match: str, *stakes: int) -> None:
    for seat, amount in enumerate(stakes):
        await world.done(match, seat, "stake", amount=amount)


def kept(world: World, league: str) -> dict[str, tuple[Any, int]]:
    """The ledgers of a league by person: the data, and how many matches wrote it."""
    rows = world.store.read(lambda c: ledgers.of_league(c, league))
    return {row.person: (msgspec.json.decode(row.data), row.n) for row in rows}


def players(world: World, league: str, match: str) -> list[str]:
    """Who plays a running match for their ledgers."""
    sitting = world.store.read(lambda c: seats.of_match(c, match))
    people = [chair.person for chair in sitting if chair.person]
    playing = world.store.read(lambda c: ledgers.playing(c, league, people))
    return [person for person in people if playing.get(person) == match]


async def supplies(world: World, match: str, seat: int) -> int:
    view: Any = (await world.table.observe(match, seat)).observation.view
    left: int = view.left[seat]
    return left
