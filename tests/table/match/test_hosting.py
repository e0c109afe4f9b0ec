"""Hosts: who may host, what a host learns, and how a match is taken back by what everybody saw."""

import asyncio
import itertools

import pytest

from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import Mute, Pause
from intriga.kernel.match_terms import Terms
from intriga.kernel.text import Refusal
from intriga.table import Receipt, TableError
from tests.shapes.society import game as society
from tests.table.match.test_house_rules import keep
from tests.table.world import World

pytestmark = pytest.mark.anyio

_commands = itertools.count()
REFEREE = Terms(referee=True)


async def member(world: World, login: str, name: str) -> str:
    """Somebody with an account."""
    registered = await world.table.accounts.register(login, "correct horse battery", name)
    return registered.person.id


def command() -> str:
    return f"hosting-{next(_commands)}"


async def refused(doing: object) -> str:
    with pytest.raises(TableError) as problem:
        await doing  # type: ignore[misc]
    return problem.value.refusal.id


async def test_a_cohost_hosts_and_names_nobody(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис")
    helper = await member(world, "vera", "Вера")
    hosting = world.table.hosting
    assert await keep(world, match, HOST, Pause(), me=helper) == "refused-not-host"
    assert await refused(hosting.name(match, boris, "vera")) == "refused-not-creator"
    await hosting.name(match, anna, "vera")
    assert await refused(hosting.name(match, anna, "vera")) == "host-already"
    assert await refused(hosting.name(match, helper, "vera")) == "refused-not-creator"
    info = await world.table.lobby.queries.info(match, helper)
    assert (info.hosted, info.created, info.cohosts) == (True, False, ((helper, "Вера"),))
    assert match in [one.id for one in await world.table.lobby.queries.mine(helper)]
    assert not await keep(world, match, HOST, Pause(), me=helper)
    await world.restart()
    hosting = world.table.hosting
    assert not await keep(world, match, HOST, Mute(1, True), me=helper)
    await hosting.dismiss(match, anna, helper)
    assert await keep(world, match, HOST, Mute(1, False), me=helper) == "refused-not-host"
    assert await refused(hosting.dismiss(match, anna, helper)) == "host-none"
    told = [(event.id, event.params) for event in await world.table.events(match, 1)]
    assert told.count(("table-appointed", {"name": "Вера"})) == 1
    assert told.count(("table-dismissed", {"name": "Вера"})) == 1


async def test_who_may_not_name_a_host_disturbs_nobody(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис")
    await member(world, "vera", "Вера")
    hosting = world.table.hosting
    live = world.table._registry.present(match)
    assert live is not None
    for mute in (True, False) * 5:
        said = tuple(
            await asyncio.gather(
                refused(hosting.name(match, boris, "vera")),
                keep(world, match, HOST, Mute(0, mute), me=anna),
                refused(hosting.name(match, anna, "nobody")),
                keep(world, match, HOST, Mute(1, mute), me=anna),
                refused(hosting.dismiss(match, boris, anna)),
            )
        )
        assert said == ("refused-not-creator", "", "person-unknown", "", "refused-not-creator")
        assert not live.stale, "a step that was refused on disk takes all that follow it along"


async def test_a_cohost_may_begin_seat_bots_and_call_off(small: World) -> None:
    anna, helper = await small.guest("Анна"), await member(small, "vera", "Вера")
    lobby = small.table.lobby
    match = await lobby.creation.create(anna, "vault", seats=2)
    assert await refused(lobby.seats.add_bot(match, helper)) == "refused-not-host"
    await small.table.hosting.name(match, anna, "vera")
    await lobby.seats.add_bot(match, helper)
    await lobby.seats.add_bot(match, helper)
    await lobby.starting.start(match, helper)
    other = await lobby.creation.create(anna, "vault", seats=2)
    assert await refused(lobby.cancellation.cancel(other, helper)) == "refused-not-host"


async def test_a_host_without_a_seat_sees_what_the_public_sees(small: World) -> None:
    match, (anna, _) = await small.match("Анна", "Борис", watch=False)
    helper = await member(small, "vera", "Вера")
    assert await refused(small.table.viewer(match, helper)) == "table-not-for-watching"
    await small.table.hosting.name(match, anna, "vera")
    assert await small.table.viewer(match, helper) == "public"


async def test_where_there_is_no_referee_nothing_is_unsealed(small: World) -> None:
    match, (anna, _) = await small.match("Анна", "Борис")
    hosting = small.table.hosting
    assert await refused(hosting.look(match, anna, command())) == "host-referee-sits"
    helper = await member(small, "vera", "Вера")
    await hosting.name(match, anna, "vera")
    assert await refused(hosting.look(match, helper, command())) == "refused-no-referee"
    assert await hosting.sealed(match, helper) is None
    assert await refused(hosting.sealed(match, "somebody")) == "refused-not-host"


async def test_a_referee_sees_everything_is_seen_and_never_sits(small: World) -> None:
    lobby, hosting = small.table.lobby, small.table.hosting
    judge, helper = await small.guest("Судья"), await member(small, "vera", "Вера")
    players = [await member(small, login, login) for login in ("anna", "boris")]
    match = await lobby.creation.create(judge, "vault", seats=2, terms=REFEREE)
    assert await refused(lobby.signups.sit(match, judge)) == "host-referee-sits"
    for player in players:
        await lobby.signups.sit(match, player)
    assert await refused(hosting.name(match, judge, "anna")) == "host-referee-sits"
    await hosting.name(match, judge, "vera")
    await lobby.starting.start(match, judge)
    await small.done(match, 0, "whisper", number=42)
    assert await hosting.sealed(match, judge) is None
    await hosting.look(match, judge, command())
    sight = await hosting.sealed(match, judge)
    assert sight is not None
    assert "vault-whispered" in [event.id for event in sight.observation.events]
    heard = await small.table.events(match, 1)
    assert [event.id for event in heard][-1] == "table-looked"
    assert await hosting.sealed(match, helper) is None, "who has not looked himself sees nothing"
    small.time.forward(16 * 60)
    assert await hosting.sealed(match, judge) is None
    # Who has looked never sits down here, even if he hosts no longer.
    await hosting.look(match, helper, command())
    await hosting.dismiss(match, judge, helper)
    assert await hosting.sealed(match, judge) is None
    await lobby.takeovers.replace_by_bot(match, judge, 1)
    assert await refused(lobby.takeovers.take_over(match, helper, 1)) == "seat-knows-another"
    assert await refused(lobby.takeovers.take_over(match, judge, 1)) in (
        "seat-knows-another",
        "host-referee-sits",
    )


async def test_who_is_sent_away_sits_down_no_more(small: World) -> None:
    lobby = small.table.lobby
    host = await small.guest("Ведущий")
    helper = await member(small, "vera", "Вера")
    boris = await member(small, "boris", "Борис")
    match = await lobby.creation.create(host, "vault", seats=2)
    for person in (boris, helper):
        await lobby.signups.sit(match, person)
    await lobby.starting.start(match, host)
    assert await refused(lobby.takeovers.remove(match, helper, 0)) == "refused-not-host"
    await lobby.takeovers.remove(match, host, 0)
    assert await refused(lobby.takeovers.remove(match, host, 0)) == "seat-no-person"
    assert [event.id for event in await small.table.events(match, "public")][-1] == "table-replaced"
    assert await refused(lobby.takeovers.take_over(match, boris, 0)) == "signup-declined"
    await small.restart()
    assert (
        await refused(small.table.lobby.takeovers.take_over(match, boris, 0)) == "signup-declined"
    )
    assert not await small.table.lobby.reserve.call_next(match, 0)


async def test_the_way_back_goes_by_what_everybody_saw(world: World) -> None:
    match, (anna, _) = await world.match("Анна", "Борис")
    hosting = world.table.hosting
    helper = await member(world, "vera", "Вера")
    await hosting.name(match, anna, "vera")
    await world.done(match, 0, "whisper", number=1)
    await world.done(match, 0, "next")
    await world.done(match, 1, "next")
    points = await hosting.turning_points(match, helper)
    public = await world.table.events(match, "public")
    assert [public[point.number - 1] for point in points] == [point.event for point in points]
    assert len(points) == 2, "a whisper is no turning point"
    answer = await hosting.rewind(match, helper, points[1].number, command())
    assert isinstance(answer, Refusal)
    assert answer.id == "refused-rewind-unsure"
    answer = await hosting.rewind(match, helper, points[1].number, command(), sure=True)
    assert isinstance(answer, Receipt)
    sight = await world.table.observe(match, 0)
    assert (sight.observation.view.turn, sight.observation.view.mine) == (0, [1])
    assert await hosting.turning_points(match, helper) == [], "what was taken back is no way"
    await world.done(match, 0, "next")
    (point,) = await hosting.turning_points(match, helper)
    unknown = hosting.rewind(match, helper, point.number + 5, command(), sure=True)
    assert await refused(unknown) == "refused-rewind-nowhere"


async def test_a_host_who_plays_is_always_asked_twice(small: World) -> None:
    match, (anna, _) = await small.match("Анна", "Борис")
    await small.done(match, 0, "next")
    (point,) = await small.table.hosting.turning_points(match, anna)
    asked = small.table.hosting.rewind(match, anna, point.number, command())
    assert await refused(asked) == "refused-rewind-unsure"


async def test_the_rules_own_forms_of_the_host(small: World) -> None:
    small.games = {**small.games, "society": society}
    await small.restart()
    match, (anna, boris, _) = await small.match("Анна", "Борис", "Вера", game="society", options={})
    assert (await small.table.hosting.offer(match, anna)).forms == (), "nobody to pardon"
    for voter in range(3):
        await small.done(match, voter, "vote", whom=0)
    await small.done(match, 0, "jail", whom=2)
    offer = await small.table.hosting.offer(match, anna)
    assert [form.act for form in offer.forms] == ["pardon"]
    assert len(offer.domain("prisoner", {}).options) == 1  # type: ignore[union-attr]
    await small.done(match, HOST, "pardon", whom=2, me=anna)
    assert await refused(small.table.hosting.offer(match, boris)) == "refused-not-host"
