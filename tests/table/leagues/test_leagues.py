"""Leagues: who owns them, who may host in them, which matches belong to them."""

import msgspec
import pytest

from intriga.table.lobby.gathering.settings import SettingsChange
from tests.kit.table.hosting import member
from tests.kit.table.refusals import refusal
from tests.kit.table.season import begun, gathering, league_of, play, supplies
from tests.kit.table.world import World

pytestmark = pytest.mark.anyio


async def test_who_may_host_in_a_league(lite: World) -> None:
    league, owner = await league_of(lite)
    leagues, creation = lite.table.leagues, lite.table.lobby.creation
    helper, guest = await member(lite, "helper", "Вера"), await lite.guest("Гость")

    async def new(me: str) -> str:
        return await creation.create(me, "campaign", seats=2, league=league)

    assert await refusal(new(helper)) == "league-not-host"
    assert await refusal(leagues.add_host(league, helper, "helper")) == "league-not-owner"
    assert await refusal(leagues.add_host(league, owner, "nobody")) == "league-login-unknown"
    await leagues.add_host(league, owner, " helper ")
    assert await refusal(leagues.add_host(league, owner, "helper")) == "league-host-already"
    assert await refusal(leagues.add_host(league, owner, "owner")) == "league-host-already"
    match = await new(helper)
    link = (await lite.table.lobby.queries.info(match)).league
    assert link is not None
    assert (link.id, link.name) == (league, "Клуб")
    assert [one.id for one in await leagues.hosted(helper)] == [league]
    assert await leagues.hosted(helper, "vault") == []
    # A match of somebody who may no longer host does not start.
    for person in (helper, guest):
        await lite.table.lobby.signups.sit(match, person)
    assert await refusal(leagues.remove_host(league, guest, helper)) == "league-not-owner"
    await leagues.remove_host(league, helper, helper)
    assert await refusal(leagues.remove_host(league, owner, helper)) == "league-host-none"
    assert await refusal(lite.table.lobby.starting.start(match, helper)) == "league-not-host"
    other = await creation.create(owner, "vault", seats=2)
    change = SettingsChange(league=league)
    assert await refusal(lite.table.lobby.settings.change(other, owner, change)) == (
        "league-other-game"
    )
    assert await refusal(creation.create(owner, "campaign", seats=2, league="none")) == (
        "league-unknown"
    )


async def test_a_league_is_made_renamed_and_deleted(lite: World) -> None:
    owner, guest = await member(lite, "owner", "Ольга"), await lite.guest("Гость")
    leagues = lite.table.leagues
    assert set(leagues.lasting()) == {"campaign", "mafia"}
    assert await refusal(leagues.create(guest, "campaign", "Клуб")) == "league-account"
    assert await refusal(leagues.create(owner, "vault", "Клуб")) == "league-nothing-lasts"
    assert await refusal(leagues.create(owner, "chess", "Клуб")) == "table-no-game"
    assert await refusal(leagues.create(owner, "campaign", " \u202e ")) == "league-name-length"
    assert await refusal(leagues.create(owner, "campaign", "x" * 61)) == "league-name-length"
    league = await leagues.create(owner, "campaign", "  Клуб  по средам ")
    assert (await leagues.league(league)).name == "Клуб по средам"
    await leagues.rename(league, owner, "Клуб по пятницам")
    assert await refusal(leagues.rename(league, guest, "Мой")) == "league-not-owner"
    seen = await leagues.league(league, owner)
    assert (seen.name, seen.owner, seen.owned, seen.hosted) == (
        *("Клуб по пятницам", "Ольга"),
        *(True, True),
    )
    match = await gathering(lite, owner, league)
    assert await refusal(leagues.delete(league, owner)) == "league-in-use"
    await lite.table.lobby.cancellation.cancel(match, owner)
    assert await refusal(leagues.delete(league, guest)) == "league-not-owner"
    await leagues.delete(league, owner)
    assert await refusal(leagues.league(league)) == "league-unknown"


async def test_the_league_of_a_match_is_one_of_its_settings(world: World) -> None:
    league, owner = await league_of(world)
    anna = await world.guest("Анна")
    lobby = world.table.lobby
    match = await gathering(world, owner, None, owner, anna)
    await lobby.settings.change(match, owner, SettingsChange(league=league))
    info = await lobby.queries.info(match)
    assert info.league is not None
    (change,) = info.edits[-1].changes
    assert (change.what, change.before, change.after) == ("league", None, "Клуб")
    assert info.edits[-1].asked, "the players are asked again"
    await lobby.settings.change(match, owner, SettingsChange(league=None))
    assert (await lobby.queries.info(match)).league is None


async def test_a_rematch_stays_in_the_league(lite: World) -> None:
    league, owner = await league_of(lite)
    anna = await lite.guest("Анна")
    match = await begun(lite, owner, league, owner, anna)
    await play(lite, match, 4, 7)
    creation = lite.table.lobby.creation
    assert await refusal(creation.rematch(match, anna)) == "league-not-host"
    following = await creation.rematch(match, owner)
    info = await lite.table.lobby.queries.info(following, anna)
    assert info.league is not None
    assert await creation.rematch(match, anna) == following
    await lite.table.lobby.starting.start(following, owner)
    assert await supplies(lite, following, 1) == 13


async def test_a_league_outlives_its_owner(world: World) -> None:
    league, owner = await league_of(world)
    empty = await world.table.leagues.create(owner, "campaign", "Пустая")
    used = await world.table.leagues.create(owner, "campaign", "Ничья")
    helper, boris = await member(world, "helper", "Вера"), await world.guest("Борис")
    await world.table.leagues.add_host(league, owner, "helper")
    data = msgspec.json.decode(await world.table.personal_data.export(owner))
    assert [one["owner"] for one in data["leagues"]] == [True] * 3
    for one in (league, used):
        await play(world, await begun(world, owner, one, helper, boris), 4, 7)
    await world.table.personal_data.erase(owner, "correct horse battery", "ru")
    seen = await world.table.leagues.league(league, helper)
    assert (seen.owned, seen.owner, seen.hosts) == (True, "Вера", ())
    assert await refusal(world.table.leagues.league(empty)) == "league-unknown"
    assert (await world.table.leagues.league(used)).owner == "N. N."


async def test_the_lists_of_a_league_hide_private_matches(lite: World) -> None:
    league, owner = await league_of(lite)
    anna, boris = await lite.guest("Анна"), await lite.guest("Борис")
    open_, lobby = await gathering(lite, owner, league, anna), lite.table.lobby
    link = await lobby.creation.create(owner, "campaign", seats=2, privacy="link", league=league)
    code = (await lobby.queries.info(link, owner)).join_code
    await lobby.signups.sit(link, boris, code=code)

    async def listed(me: str | None) -> set[str]:
        return {info.id for info in await lobby.queries.of_league(league, me)}

    assert await listed(None) == {open_}
    assert await listed(anna) == {open_}
    assert await listed(boris) == {open_, link}
    assert await listed(owner) == {open_, link}
