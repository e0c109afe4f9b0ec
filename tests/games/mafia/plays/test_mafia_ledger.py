"""Five matches on one ledger: what they leave is entered once, whatever happens to the server."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from intriga.store import Store
from tests.games.mafia.plays.club import START, Club, killed_doing
from tests.kit.databases import ONE_FIRST, fresh_database
from tests.kit.table.hosting import command
from tests.kit.table.world import World, eventually

pytestmark = [pytest.mark.anyio, pytest.mark.service]

Kept = list[dict[str, Any]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=ONE_FIRST)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with fresh_database(request.param, tmp_path) as made:
        yield made


@pytest.fixture
async def club(url: str) -> AsyncIterator[Club]:
    async with World(url) as world:
        made = Club(world)
        await made.found()
        yield made


def exp(kept: Kept) -> list[int]:
    return [one["exp"] for one in kept]


async def pages(club: Club) -> list[str]:
    """All that the pages of the league tell of ledgers, to its owner and to each player."""
    table = club.world.table
    seen = [repr((await table.leagues.league(club.league, club.owner)).ledgers)]
    for person in club.people:
        seen += [repr(one) for one in await table.ledgers.mine(person)]
    return seen


def on_disk(club: Club) -> list[dict[str, Any]]:
    """What everybody has while no table runs."""
    club.world.store = Store.open(club.world.url)
    try:
        return club.kept()
    finally:
        club.world.store.close()


@pytest.mark.thorough
@pytest.mark.rule("mafia", "item 38", "item 42", "item 43", "M4", "M16", "M29", "M46", "M48")
async def test_five_matches_on_one_ledger(club: Club) -> None:
    club.brings(0, exp=41, bonus=5, things={"trap": 1, "code": 2})
    club.brings(3, exp=12, bonus=4)

    # The first: a trap that was armed is gone at its end, other things are kept. Nine coins of
    # bribes are one for each of seven honest; two wait for the next match.
    first = await club.begin()
    assert first.exp == [41, START, START, 12, *[START] * 6]
    shares = {*first.honest, first.seats["commissar"], first.seats["necromancer"]}
    assert first.coins == [10 + (seat in shares) for seat in range(10)]
    things = (await first.me(0)).things
    assert sorted(one.kind for one in things) == ["code", "code", "trap"]
    await first.do(0, "ready", thing=next(one.number for one in things if one.kind == "trap"))
    before = await pages(club)
    await first.first_night()
    await first.day()
    running = [one.replace(f"running='{first.match}'", "running=None") for one in before]
    during = [one.replace(f"running='{first.match}'", "running=None") for one in await pages(club)]
    assert during == running, "the page of the ledger tells of a match that is still played"
    seat, act = await first.last_night()
    assert exp(club.kept()) == first.exp, "nothing is entered before the end"
    await first.do(seat, act)
    assert await first.over()
    assert exp(club.kept()) == first.leaves()
    assert club.kept()[0]["things"] == {"code": 2}
    assert [one.get("bonus", 0) for one in club.kept()] == [1, 1, *[0] * 8]
    assert [one["played"] for one in club.kept()] == [1] * 10
    assert {seat for seat, one in enumerate(club.kept()) if one.get("won")} == shares

    # The second is rewound when exp has been spent in it: only what was played after counts.
    second = await club.begin()
    assert second.exp == first.leaves()
    await second.first_night()
    points = await club.world.table.lobby.rewinds.turning_points(second.match, club.owner)
    await second.do(second.honest[2], "bid-for-killing", victim=second.honest[3], price=9)
    await second.day()
    for one in range(10):
        if one != second.hanged:
            await second.do(one, "sleep")
    spent = (await second.me(second.honest[2])).exp
    assert spent == second.exp[second.honest[2]] - 9
    await club.world.table.lobby.rewinds.rewind(
        second.match, club.owner, points[0].number, command(), sure=True
    )
    assert [(await second.me(seat)).exp for seat in range(10)] == second.exp
    await second.day()  # all have slept already
    seat, act = await second.last_night()
    await second.do(seat, act)
    assert exp(club.kept()) == second.leaves()
    assert club.matches()[1:3] == [2, 2]

    # The third: the server is killed while it writes the end, and again when it has written it.
    third = await club.begin()
    await third.first_night()
    await third.day()
    seat, act = await third.last_night()
    before_end = club.kept()
    await club.world.stop()
    killed_doing(third, seat, act, "between")
    assert on_disk(club) == before_end, "some of the ledgers of an end that was cut off"
    # If the act came on disk before the end, the next table that starts brings that.
    killed_doing(third, seat, act, "answering")
    await club.world.start()
    await eventually(lambda: club.matches()[1:3] == [3, 3])
    assert await third.over()
    await third.world.act(third.match, seat, act, command="last")  # sent once more
    assert exp(club.kept()) == third.leaves()
    assert club.matches()[1:3] == [3, 3]

    # The fourth is called off after exp was spent in it: it leaves everything as it was.
    fourth = await club.begin()
    await fourth.first_night()
    await fourth.day()
    before_end = club.kept()
    await club.world.table.lobby.endings.end(fourth.match, club.owner, "called-off", command())
    assert await fourth.over()
    assert club.kept() == before_end
    assert club.matches()[1:3] == [3, 3]

    # The fifth begins where the third has ended. A thing that was bought and not used is kept, and
    # so are the two coins of before and the four of a bribe, in shares.
    fifth = await club.begin()
    assert fifth.exp == third.leaves()
    await fifth.first_night()
    await fifth.bribe_and_buy()
    await fifth.day()
    assert (await fifth.me(fifth.seats["necromancer"])).coins == 12
    assert (await fifth.me(fifth.seats["mafia"])).coins == 4
    assert (await fifth.me(fifth.customer)).coins == 7
    seat, act = await fifth.last_night()
    await fifth.do(seat, act)
    assert exp(club.kept()) == fifth.leaves()
    assert club.kept()[fifth.customer]["things"]["noise"] == 1
    assert club.kept()[0]["things"]["code"] == 2
    assert [one.get("bonus", 0) for one in club.kept()] == [*[1] * 6, *[0] * 4]
    assert [one["played"] for one in club.kept()] == [4] * 10
