"""What lasts between the matches of a league: it follows the person, and is written once."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select

from intriga.kernel.records.record import read
from intriga.kernel.records.replay import verify
from intriga.kernel.text import Message
from intriga.lab.conformance.plays import random_play as lab
from intriga.store import ledgers, schema
from intriga.table import BotPause, TableError
from intriga.table.archive.import_record import put_in
from intriga.table.leagues.match_ledgers import Brought, bring
from intriga.table.lobby.gathering import starting
from intriga.table.match.stored_match import decode_header
from tests.kit.databases import fresh_database
from tests.kit.table.refusals import refusal
from tests.kit.table.season import (
    SHORT,
    OldCampaign,
    begun,
    gathering,
    kept,
    league_of,
    play,
    players,
    supplies,
)
from tests.kit.table.world import World, eventually
from tests.shapes.campaign import Campaign
from tests.table.cluster.local_nodes import LocalNode, local_nodes

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two(url: str) -> AsyncIterator[list[LocalNode]]:
    async with local_nodes(url, games=(Campaign(),)) as made:
        yield made


async def test_three_matches_of_one_league(url: str) -> None:
    thinking = BotPause(60, 60, 60)
    async with World(url, (OldCampaign(),), thinking) as world:
        league, owner = await league_of(world)
        anna, boris = await world.guest("Анна"), await world.guest("Борис")

        # The first: everybody begins blank. The server dies in the middle.
        first = await begun(world, owner, league, anna, boris)
        await world.done(first, 0, "stake", amount=4)
        assert kept(world, league) == {}
        await world.restart()
        await world.done(first, 1, "stake", amount=7)
        ends = {
            anna: ({"supplies": 6, "banners": 0}, 1),
            boris: ({"supplies": 3, "banners": 1}, 1),
        }
        assert kept(world, league) == ends

        # The second, on other chairs. A stranger takes over Boris's seat, plays with what is his,
        # and gains nothing.
        lobby = world.table.lobby
        second = await begun(world, owner, league, boris, anna)
        assert (await supplies(world, second, 0), await supplies(world, second, 1)) == (13, 16)
        stranger = await world.guest("Чужой")
        await lobby.takeovers.leave(second, boris)
        await lobby.takeovers.take_over(second, stranger, 0)
        assert await supplies(world, second, 0) == 13
        await play(world, second, 2, 16)
        ends = {
            anna: ({"supplies": 0, "banners": 1}, 2),
            boris: ({"supplies": 11, "banners": 1}, 2),
        }
        assert kept(world, league) == ends
        assert await world.table.ledgers.mine(stranger) == []

        # The third is played by newer rules, whose ledger is another.
        await world.restart(Campaign())
        third = await begun(world, owner, league, boris, anna, stranger)
        issued = [await supplies(world, third, seat) for seat in range(3)]
        assert issued == [21, 10, 10]
        await play(world, third, 21, 1, 0)
        assert kept(world, league) == {
            anna: ({"supplies": 9, "banners": 1, "campaigns": 2}, 3),
            boris: ({"supplies": 0, "banners": 2, "campaigns": 2}, 3),
            stranger: ({"supplies": 10, "banners": 0, "campaigns": 1}, 1),
        }
        record = read(await world.table.archive.record(third))
        assert verify(Campaign(), record).verdict == "right"
        begin = [chair.ledger for chair in record.header.chairs]
        assert begin == [
            {"supplies": 11, "banners": 1, "campaigns": 1},
            {"supplies": 0, "banners": 1, "campaigns": 1},
            None,
        ]


async def test_without_a_league_nothing_lasts(lite: World) -> None:
    league, owner = await league_of(lite)
    anna, boris = await lite.guest("Анна"), await lite.guest("Борис")
    await play(lite, await begun(lite, owner, league, anna, boris), 0, 0)
    match = await begun(lite, owner, None, anna, boris)
    assert await supplies(lite, match, 0) == 10
    await play(lite, match, 1, 2)
    assert {one: n for one, (_, n) in kept(lite, league).items()} == {anna: 1, boris: 1}
    other = await lite.table.leagues.create(owner, "campaign", "Другая")
    elsewhere = await begun(lite, owner, other, anna, boris)
    assert await supplies(lite, elsewhere, 0) == 10, "another league knows nothing of it"


async def test_bots_keep_nothing(lite: World) -> None:
    league, owner = await league_of(lite)
    anna = await lite.guest("Анна")
    match = await lite.table.lobby.creation.create(
        owner, "campaign", seats=2, options=SHORT, league=league
    )
    await lite.table.lobby.signups.sit(match, anna)
    await lite.table.lobby.starting.start(match, owner, empty="bots")
    await lite.done(match, 0, "stake", amount=3)
    await eventually(lambda: kept(lite, league))
    assert list(kept(lite, league)) == [anna]


async def test_an_end_raced_by_two_nodes_is_written_once(two: list[LocalNode]) -> None:
    one, other = two
    league, owner = await league_of(one)
    anna, boris = await one.guest("Анна"), await one.guest("Борис")
    match = await begun(one, owner, league, anna, boris)
    await one.done(match, 0, "stake", amount=1)
    await other.table.observe(match, 1)
    answers = await asyncio.gather(
        one.act(match, 1, "stake", amount=2),
        other.act(match, 1, "stake", amount=2),
        other.act(match, 1, "stake", amount=3),
        return_exceptions=True,
    )
    assert len(answers) == 3
    assert {person: n for person, (_, n) in kept(one, league).items()} == {anna: 1, boris: 1}
    assert players(one, league, match) == []
    again = await begun(other, owner, league, anna, boris)
    assert players(one, league, again) == [anna, boris]


async def test_two_nodes_do_not_start_two_matches_on_one_ledger(two: list[LocalNode]) -> None:
    one, other = two
    league, owner = await league_of(one)
    anna, boris, vera = [await one.guest(name) for name in ("Анна", "Борис", "Вера")]
    matches = [
        await gathering(one, owner, league, anna, boris),
        await gathering(one, owner, league, vera, anna),
    ]
    answers = await asyncio.gather(
        one.table.lobby.starting.start(matches[0], owner),
        other.table.lobby.starting.start(matches[1], owner),
        return_exceptions=True,
    )
    (failed,) = [answer for answer in answers if answer is not None]
    assert isinstance(failed, TableError)
    assert failed.refusal.id == "league-busy"
    assert failed.refusal.params == {"names": ["Анна"], "n": 1, "days": 60}
    statuses = [(await one.table.lobby.queries.info(match)).status for match in matches]
    assert sorted(statuses) == ["gathering", "playing"]


async def test_nobody_plays_two_matches_of_a_league_at_once(world: World) -> None:
    league, owner = await league_of(world)
    anna, boris, vera = [await world.guest(name) for name in ("Анна", "Борис", "Вера")]
    lobby = world.table.lobby
    waiting = await gathering(world, owner, league, anna, vera)
    running = await begun(world, owner, league, anna, boris)
    assert await refusal(lobby.starting.start(waiting, owner)) == "league-busy"
    third = await gathering(world, owner, league, vera)
    assert await refusal(lobby.signups.join(third, boris)) == "league-busy-you"
    # Whoever has left a match still plays it for their ledger.
    await lobby.takeovers.leave(running, boris)
    assert await refusal(lobby.signups.join(third, boris)) == "league-busy-you"
    # In a match without a league they may play.
    assert (await lobby.signups.join(await gathering(world, owner, None, vera, owner), boris)).place
    await world.done(running, 0, "stake", amount=5)
    await eventually(lambda: anna in kept(world, league))
    await lobby.starting.start(waiting, owner)
    assert players(world, league, waiting) == [anna, vera]


async def test_an_abandoned_match_does_not_lock_its_players_out(world: World) -> None:
    """Nobody may be able to end it: its host is gone, and so is somebody who plays."""
    league, owner = await league_of(world)
    anna, boris, vera = [await world.guest(name) for name in ("Анна", "Борис", "Вера")]
    abandoned = await begun(world, owner, league, anna, boris)
    other = await gathering(world, owner, league, vera)
    world.time.advance(59 * 24 * 3600)
    await world.done(abandoned, 0, "stake", amount=1)
    await world.table.ledgers.release_idle(world.time.now())
    assert await refusal(world.table.lobby.signups.sit(other, anna)) == "league-busy-you"
    world.time.advance(61 * 24 * 3600)
    await world.table.ledgers.release_idle(world.time.now())
    await world.table.lobby.signups.sit(other, anna)
    await world.table.lobby.starting.start(other, owner)
    await world.done(abandoned, 1, "stake", amount=5)
    assert kept(world, league) == {}, "what it might have left nobody counts on any more"
    assert players(world, league, other) == [vera, anna]
    await play(world, other, 0, 0)
    assert sorted(kept(world, league)) == sorted([anna, vera])


async def test_a_match_goes_on_where_a_node_has_died(two: list[LocalNode]) -> None:
    one, other = two
    league, owner = await league_of(one)
    anna, boris = await one.guest("Анна"), await one.guest("Борис")
    await play(one, await begun(one, owner, league, anna, boris), 4, 7)
    match = await begun(one, owner, league, anna, boris)
    await one.done(match, 0, "stake", amount=16)
    await one.crash()
    await other.done(match, 1, "stake", amount=0)
    assert {person: n for person, (_, n) in kept(other, league).items()} == {anna: 2, boris: 2}


async def test_a_ledger_deleted_while_a_match_begins_is_not_brought(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    league, owner = await league_of(world)
    anna, boris = await world.guest("Анна"), await world.guest("Борис")
    await play(world, await begun(world, owner, league, anna, boris), 4, 7)
    match = await gathering(world, owner, league, anna, boris)
    times = iter(range(9))

    def meanwhile(*arguments: Any) -> Brought:
        found = bring(*arguments)
        if next(times) == 0:
            world.store.write(lambda c: ledgers.drop(c, league, anna)).result()
        return found

    monkeypatch.setattr(starting, "bring", meanwhile)
    await world.table.lobby.starting.start(match, owner)
    assert next(times) == 2, "it was read again"
    assert [await supplies(world, match, seat) for seat in (0, 1)] == [10, 13]


async def test_a_failed_end_leaves_nothing_behind(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    league, owner = await league_of(world)
    anna, boris = await world.guest("Анна"), await world.guest("Борис")
    match = await begun(world, owner, league, anna, boris)
    await world.done(match, 0, "stake", amount=1)
    write, times = ledgers._write, iter(range(9))

    def failing(*arguments: Any) -> None:
        write(*arguments)
        if next(times) == 1:  # when both are written, but not on disk
            raise RuntimeError("the disk is full")

    monkeypatch.setattr(ledgers, "_write", failing)
    with pytest.raises(TableError):
        await world.act(match, 1, "stake", amount=2, command="end")
    assert kept(world, league) == {}
    assert (await world.table.lobby.queries.info(match)).status == "playing"
    assert players(world, league, match) == [anna, boris]
    await world.done(match, 1, "stake", amount=2, command="end")
    assert {one: n for one, (_, n) in kept(world, league).items()} == {anna: 1, boris: 1}


async def test_a_match_that_is_called_off_leaves_all_as_it_was(world: World) -> None:
    league, owner = await league_of(world)
    anna, boris = await world.guest("Анна"), await world.guest("Борис")
    await play(world, await begun(world, owner, league, anna, boris), 4, 7)
    before = kept(world, league)
    match = await begun(world, owner, league, anna, boris)
    await world.done(match, 0, "stake", amount=16)
    await world.table.lobby.endings.end(match, owner, "called-off", "end")
    assert (await world.table.lobby.queries.info(match)).status == "over"
    assert kept(world, league) == before
    assert players(world, league, match) == []


async def test_an_imported_match_writes_nothing(lite: World) -> None:
    first = lab.play(Campaign(), 2, SHORT)
    outcome = first.position.outcome
    assert outcome is not None
    record = lab.play(Campaign(), 2, SHORT, 1, ledgers=outcome.ledger).lines
    imported = put_in(lite.store, lite.games, b"\n".join(record), 0)
    assert imported.new
    assert (await lite.table.lobby.queries.info(imported.match)).league is None

    def stored(connection: Connection) -> list[Any]:
        tables = (schema.ledgers, schema.league_players)
        return [row for table in tables for row in connection.execute(select(table))]

    assert lite.store.read(stored) == []


async def test_who_sees_which_ledgers(lite: World) -> None:
    league, owner = await league_of(lite)
    anna, boris = await lite.guest("Анна"), await lite.guest("Борис")
    match = await begun(lite, owner, league, anna, boris)
    await play(lite, match, 4, 7)
    leagues = lite.table.leagues

    async def seen(me: str | None) -> list[str]:
        return [one.name for one in (await leagues.league(league, me)).ledgers]

    assert await seen(None) == []
    assert await seen(anna) == ["Анна"]
    assert await seen(owner) == ["Анна", "Борис"]
    running = await begun(lite, owner, league, owner, anna)
    assert await seen(owner) == [], "who plays sees no more than other players"
    await play(lite, running, 0, 0)
    assert await seen(owner) == ["Анна", "Борис", "Ольга"]
    (mine,) = await lite.table.ledgers.mine(boris)
    assert (mine.league_name, mine.matches, mine.last, mine.running) == ("Клуб", 1, match, None)
    assert mine.data == {"supplies": 3, "banners": 1, "campaigns": 1}
    assert [one.id for one in mine.told] == ["campaign-baggage"]
    other = (await leagues.league(league, owner)).ledgers[0]
    assert other.last == "", "which match it comes from is its owner's business"
    # At the end everybody sees the result, each their own ledger.
    for viewer, sees in ((0, [True, False]), (1, [False, True])):
        outcome = (await lite.table.observe(match, viewer)).observation.outcome
        assert outcome is not None
        assert [one is not None for one in outcome.ledger] == sees
    outcome = (await lite.table.observe(match, "public")).observation.outcome
    assert outcome is not None
    assert outcome.ledger == ()
    info = await lite.table.lobby.queries.info(match)
    assert info.outcome is not None
    assert info.outcome.ledger == ()


async def test_who_takes_a_seat_in_play_sees_no_ledgers_either(lite: World) -> None:
    """The owner of a league must not look into what their opponents have brought."""
    league, owner = await league_of(lite)
    anna, boris = await lite.guest("Анна"), await lite.guest("Борис")
    await play(lite, await begun(lite, owner, league, anna, boris), 4, 7)
    match = await begun(lite, owner, league, anna, boris)
    await lite.table.lobby.takeovers.leave(match, boris)
    assert len((await lite.table.leagues.league(league, owner)).ledgers) == 2
    lite.time.advance(25 * 3600)  # it was kept for him
    await lite.table.lobby.takeovers.take_over(match, owner, 1)
    assert (await lite.table.leagues.league(league, owner)).ledgers == ()


async def test_public_ledgers_are_seen_by_all(tmp_path: Path) -> None:
    class Public(Campaign):
        ledger_public = True

    with fresh_database("sqlite", tmp_path) as url:
        async with World(url, (Public(),)) as world:
            league, owner = await league_of(world)
            anna, boris = await world.guest("Анна"), await world.guest("Борис")
            await play(world, await begun(world, owner, league, anna, boris), 4, 7)
            seen = await world.table.leagues.league(league)
            assert [one.name for one in seen.ledgers] == ["Анна", "Борис"]


async def test_a_ledger_is_deleted_but_not_while_it_is_played_for(world: World) -> None:
    league, owner = await league_of(world)
    anna, boris = await world.guest("Анна"), await world.guest("Борис")
    await play(world, await begun(world, owner, league, anna, boris), 4, 7)
    match = await begun(world, owner, league, anna, boris)
    assert await refusal(world.table.ledgers.delete(anna, league)) == "ledger-in-use"
    (mine,) = await world.table.ledgers.mine(anna)
    assert mine.running == match
    await play(world, match, 0, 0)
    await world.table.ledgers.delete(anna, league)
    assert list(kept(world, league)) == [boris]
    assert await refusal(world.table.ledgers.delete(anna, league)) == "ledger-none"
    again = await begun(world, owner, league, anna, boris)
    assert await supplies(world, again, 0) == 10


async def test_deleted_and_exported_with_the_person(world: World) -> None:
    league, owner = await league_of(world)
    anna, boris = await world.guest("Анна"), await world.guest("Борис")
    await play(world, await begun(world, owner, league, anna, boris), 4, 7)
    data = msgspec.json.decode(await world.table.personal_data.export(anna))
    (exported,) = data["ledgers"]
    assert exported["data"] == {"supplies": 6, "banners": 0, "campaigns": 1}
    assert (exported["league"], exported["name"], exported["matches"]) == (league, "Клуб", 1)
    # Also in the middle of a match: it leaves them nothing.
    match = await begun(world, owner, league, anna, boris)
    await world.table.personal_data.erase(anna, "", "ru")
    assert list(kept(world, league)) == [boris]
    await world.done(match, 1, "stake", amount=1)
    await eventually(lambda: kept(world, league)[boris][1] == 2)
    assert list(kept(world, league)) == [boris]


async def test_an_account_keeps_the_ledger_of_its_guest(lite: World) -> None:
    league, owner = await league_of(lite)
    anna, boris = await lite.guest("Анна"), await lite.guest("Борис")
    await play(lite, await begun(lite, owner, league, anna, boris), 4, 7)
    await lite.table.accounts.register("anna", "correct horse battery", "Анна", guest=anna)
    assert [one.matches for one in await lite.table.ledgers.mine(anna)] == [1]


async def test_a_ledger_of_newer_rules_stops_the_start(url: str) -> None:
    async with World(url, (Campaign(),)) as world:
        league, owner = await league_of(world)
        anna, boris = await world.guest("Анна"), await world.guest("Борис")
        await play(world, await begun(world, owner, league, anna, boris), 4, 7)
        await world.restart(OldCampaign())
        match = await gathering(world, owner, league, anna, boris)
        assert await refusal(world.table.lobby.starting.start(match, owner)) == (
            "league-ledger-stuck"
        )
        (mine,) = await world.table.ledgers.mine(anna)
        assert mine.told == ()
        assert (await world.table.lobby.queries.info(match)).status == "gathering"


async def test_rules_that_break_at_a_ledger_break_neither_start_nor_profile(url: str) -> None:
    class Careless(Campaign):
        ledger_version = 3

        def upgrade_ledger(self, raw: dict[str, Any], from_version: int) -> Any:
            return raw.supplies  # type: ignore[attr-defined]

    class Tongueless(Campaign):
        def describe_ledger(self, ledger: Any) -> Sequence[Message]:
            raise AttributeError

    async with World(url, (Campaign(),)) as world:
        league, owner = await league_of(world)
        anna, boris = await world.guest("Анна"), await world.guest("Борис")
        await play(world, await begun(world, owner, league, anna, boris), 4, 7)
        await world.restart(Careless())
        match = await gathering(world, owner, league, anna, boris)
        start = world.table.lobby.starting.start(match, owner)
        assert await refusal(start) == "league-ledger-stuck"
        assert [one.told for one in await world.table.ledgers.mine(anna)] == [()]
        await world.restart(Tongueless())
        assert [one.told for one in await world.table.ledgers.mine(anna)] == [()]


async def test_a_ledger_is_in_the_header_and_nowhere_else_during_play(lite: World) -> None:
    league, owner = await league_of(lite)
    anna, boris = await lite.guest("Анна"), await lite.guest("Борис")
    await play(lite, await begun(lite, owner, league, anna, boris), 4, 7)
    match = await begun(lite, owner, league, anna, boris)
    async with lite.table._registry.using(match) as loaded:
        header = loaded.setup.header
    assert decode_header(msgspec.json.encode(header)) == header
    assert header.chairs[0].ledger == {"supplies": 6, "banners": 0, "campaigns": 1}
    assert await refusal(lite.table.archive.record(match))
