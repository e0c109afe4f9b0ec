"""Hosts: who may host, what hosts learn, and rewinding by public events."""

import asyncio

import pytest

from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import Close, Lock, Mute, Pause
from intriga.kernel.match_terms import Terms
from intriga.table import Receipt, TableError
from tests.kit.table.hosting import command, member
from tests.kit.table.house import do_house_act
from tests.kit.table.world import World
from tests.shapes.society import game as society

pytestmark = pytest.mark.anyio

REFEREE = Terms(referee=True)


async def refused(doing: object) -> str:
    with pytest.raises(TableError) as problem:
        await doing  # type: ignore[misc]
    return problem.value.refusal.id


async def test_a_cohost_can_host_but_not_appoint_others(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис")
    helper = await member(world, "vera", "Вера")
    hosting = world.table.hosting
    assert await do_house_act(world, match, HOST, Pause(), me=helper) == "refused-not-host"
    assert await refused(hosting.add_cohost(match, boris, "vera")) == "refused-not-creator"
    await hosting.add_cohost(match, anna, "vera")
    assert await refused(hosting.add_cohost(match, anna, "vera")) == "host-already"
    assert await refused(hosting.add_cohost(match, helper, "vera")) == "refused-not-creator"
    info = await world.table.lobby.queries.info(match, helper)
    assert (info.hosted, info.created, info.cohosts) == (True, False, ((helper, "Вера"),))
    assert match in [one.id for one in await world.table.lobby.queries.mine(helper)]
    assert not await do_house_act(world, match, HOST, Pause(), me=helper)
    await world.restart()
    hosting = world.table.hosting
    assert not await do_house_act(world, match, HOST, Mute(1, True), me=helper)
    await hosting.remove_cohost(match, anna, helper)
    assert await do_house_act(world, match, HOST, Mute(1, False), me=helper) == "refused-not-host"
    assert await refused(hosting.remove_cohost(match, anna, helper)) == "host-none"
    events = [(event.id, event.params) for event in await world.table.events(match, 1)]
    assert events.count(("table-appointed", {"name": "Вера"})) == 1
    assert events.count(("table-dismissed", {"name": "Вера"})) == 1


async def test_refused_appointments_do_not_disturb_other_steps(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис")
    await member(world, "vera", "Вера")
    hosting = world.table.hosting
    loaded = world.table._registry.present(match)
    assert loaded is not None
    for mute in (True, False) * 5:
        results = tuple(
            await asyncio.gather(
                refused(hosting.add_cohost(match, boris, "vera")),
                do_house_act(world, match, HOST, Mute(0, mute), me=anna),
                refused(hosting.add_cohost(match, anna, "nobody")),
                do_house_act(world, match, HOST, Mute(1, mute), me=anna),
                refused(hosting.remove_cohost(match, boris, anna)),
            )
        )
        assert results == ("refused-not-creator", "", "person-unknown", "", "refused-not-creator")
        assert not loaded.stale, "a step that fails on disk takes all later ones with it"


async def test_a_cohost_can_start_and_add_bots_but_not_cancel_anothers_match(
    sqlite_world: World,
) -> None:
    anna, helper = await sqlite_world.guest("Анна"), await member(sqlite_world, "vera", "Вера")
    lobby = sqlite_world.table.lobby
    match = await lobby.creation.create(anna, "vault", seats=2)
    assert await refused(lobby.seats.add_bot(match, helper)) == "refused-not-host"
    await sqlite_world.table.hosting.add_cohost(match, anna, "vera")
    await lobby.seats.add_bot(match, helper)
    await lobby.seats.add_bot(match, helper)
    await lobby.starting.start(match, helper)
    other = await lobby.creation.create(anna, "vault", seats=2)
    assert await refused(lobby.cancellation.cancel(other, helper)) == "refused-not-host"


async def test_a_player_cannot_host_beside_a_referee_however_the_terms_are_stored(
    sqlite_world: World,
) -> None:
    anna, player = await sqlite_world.guest("Анна"), await member(sqlite_world, "vera", "Вера")
    lobby = sqlite_world.table.lobby
    match = await lobby.creation.create(anna, "vault", seats=2)
    await lobby.signups.sit(match, player)
    spaced = "UPDATE matches SET terms = '{ \"referee\" : true }'"
    sqlite_world.store.write(lambda connection: connection.exec_driver_sql(spaced)).result()
    refusal = await refused(sqlite_world.table.hosting.add_cohost(match, anna, "vera"))
    assert refusal == "host-referee-sits"


async def test_a_host_without_a_seat_sees_what_the_public_sees(sqlite_world: World) -> None:
    match, (anna, _) = await sqlite_world.match("Анна", "Борис", watch=False)
    helper = await member(sqlite_world, "vera", "Вера")
    assert await refused(sqlite_world.table.viewer(match, helper)) == "table-not-for-watching"
    await sqlite_world.table.hosting.add_cohost(match, anna, "vera")
    assert await sqlite_world.table.viewer(match, helper) == "public"


async def test_without_a_referee_the_full_view_is_refused(sqlite_world: World) -> None:
    match, (anna, _) = await sqlite_world.match("Анна", "Борис")
    hosting = sqlite_world.table.hosting
    assert await refused(hosting.open_referee_view(match, anna, command())) == "host-referee-sits"
    helper = await member(sqlite_world, "vera", "Вера")
    await hosting.add_cohost(match, anna, "vera")
    assert (
        await refused(hosting.open_referee_view(match, helper, command())) == "refused-no-referee"
    )
    assert await hosting.referee_view(match, helper) is None
    assert await refused(hosting.referee_view(match, "somebody")) == "refused-not-host"


async def test_a_referee_sees_everything_openly_and_cannot_play(sqlite_world: World) -> None:
    lobby, hosting = sqlite_world.table.lobby, sqlite_world.table.hosting
    judge, helper = await sqlite_world.guest("Судья"), await member(sqlite_world, "vera", "Вера")
    players = [await member(sqlite_world, login, login) for login in ("anna", "boris")]
    match = await lobby.creation.create(judge, "vault", seats=2, terms=REFEREE)
    assert await refused(lobby.signups.sit(match, judge)) == "host-referee-sits"
    for player in players:
        await lobby.signups.sit(match, player)
    assert await refused(hosting.add_cohost(match, judge, "anna")) == "host-referee-sits"
    await hosting.add_cohost(match, judge, "vera")
    await lobby.starting.start(match, judge)
    await sqlite_world.done(match, 0, "whisper", number=42)
    assert await hosting.referee_view(match, judge) is None
    await hosting.open_referee_view(match, judge, command())
    match_view = await hosting.referee_view(match, judge)
    assert match_view is not None
    assert "vault-whispered" in [event.id for event in match_view.observation.events]
    events = await sqlite_world.table.events(match, 1)
    assert [event.id for event in events][-1] == "table-looked"
    assert await hosting.referee_view(match, helper) is None, "each host opens the view separately"
    sqlite_world.time.advance(16 * 60)
    assert await hosting.referee_view(match, judge) is None
    # Whoever has opened the view can never play here, even when no longer a host.
    await hosting.open_referee_view(match, helper, command())
    await hosting.remove_cohost(match, judge, helper)
    assert await hosting.referee_view(match, judge) is None
    await lobby.takeovers.replace_by_bot(match, judge, 1)
    assert await refused(lobby.takeovers.take_over(match, helper, 1)) == "seat-knows-another"
    assert await refused(lobby.takeovers.take_over(match, judge, 1)) in (
        "seat-knows-another",
        "host-referee-sits",
    )


async def test_a_removed_player_cannot_rejoin(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    host = await sqlite_world.guest("Ведущий")
    helper = await member(sqlite_world, "vera", "Вера")
    boris = await member(sqlite_world, "boris", "Борис")
    match = await lobby.creation.create(host, "vault", seats=2)
    for person in (boris, helper):
        await lobby.signups.sit(match, person)
    await lobby.starting.start(match, host)
    assert await refused(lobby.takeovers.remove(match, helper, 0)) == "refused-not-host"
    await lobby.takeovers.remove(match, host, 0)
    assert await refused(lobby.takeovers.remove(match, host, 0)) == "seat-no-person"
    public = [event.id for event in await sqlite_world.table.events(match, "public")]
    assert "table-replaced-removed" in public  # the bot may have acted since
    assert await refused(lobby.takeovers.take_over(match, boris, 0)) == "signup-removed"
    await sqlite_world.restart()
    assert (
        await refused(sqlite_world.table.lobby.takeovers.take_over(match, boris, 0))
        == "signup-removed"
    )
    assert not await sqlite_world.table.lobby.reserve.call_next(match, 0)


async def test_rewind_points_are_public_events(world: World) -> None:
    match, helper, _ = await world.hosted_match("Анна", "Борис")
    rewinds = world.table.lobby.rewinds
    await world.done(match, 0, "whisper", number=1)
    await world.done(match, 0, "next")
    await world.done(match, 1, "next")
    points = await rewinds.turning_points(match, helper)
    public = await world.table.events(match, "public")
    assert [public[point.number - 1] for point in points] == [point.event for point in points]
    assert len(points) == 2, "a whisper is no rewind point"
    unsure = rewinds.rewind(match, helper, points[1].number, command())
    assert await refused(unsure) == "refused-rewind-unsure"
    undoing = await rewinds.undoing(match, helper, points[1].number)
    assert [one.event.id for one in undoing.events] == ["vault-next", "vault-next"]
    assert not undoing.reseated
    answer = await rewinds.rewind(match, helper, points[1].number, command(), sure=True)
    assert isinstance(answer, Receipt)
    match_view = await world.table.observe(match, 0)
    assert (match_view.observation.view.turn, match_view.observation.view.mine) == (0, [1])
    assert await rewinds.turning_points(match, helper) == [], "rewound steps are no rewind points"
    await world.done(match, 0, "next")
    (point,) = await rewinds.turning_points(match, helper)
    unknown = rewinds.rewind(match, helper, point.number + 5, command(), sure=True)
    assert await refused(unknown) == "refused-rewind-nowhere"


async def test_every_rewind_must_be_confirmed(sqlite_world: World) -> None:
    match, host, _ = await sqlite_world.hosted_match("Анна", "Борис")
    rewinds = sqlite_world.table.lobby.rewinds
    await sqlite_world.done(match, 0, "next")
    (point,) = await rewinds.turning_points(match, host)
    unsure = rewinds.rewind(match, host, point.number, command())
    assert await refused(unsure) == "refused-rewind-unsure"


async def test_forms_of_the_game_for_the_host(sqlite_world: World) -> None:
    sqlite_world.games = {**sqlite_world.games, "society": society}
    await sqlite_world.restart()
    match, (anna, boris, _) = await sqlite_world.match(
        "Анна", "Борис", "Вера", game="society", options={}
    )
    assert (await sqlite_world.table.hosting.offer(match, anna)).forms == (), "nobody to pardon"
    for voter in range(3):
        await sqlite_world.done(match, voter, "vote", whom=0)
    await sqlite_world.done(match, 0, "jail", whom=2)
    offer = await sqlite_world.table.hosting.offer(match, anna)
    assert [form.act for form in offer.forms] == ["pardon"]
    assert len(offer.domain("prisoner", {}).options) == 1  # type: ignore[union-attr]
    await sqlite_world.done(match, HOST, "pardon", whom=2, me=anna)
    assert await refused(sqlite_world.table.hosting.offer(match, boris)) == "refused-not-host"


@pytest.mark.rule("economicus", "P-3")
async def test_a_host_who_plays_does_not_cut_the_time_of_others_short(sqlite_world: World) -> None:
    match, (anna, boris) = await sqlite_world.match("Анна", "Борис", clocks={"turn": 60})

    async def close() -> str:
        (window,) = (await sqlite_world.table.observe(match, 0)).observation.windows
        return await do_house_act(
            sqlite_world, match, HOST, Close(window.key, window.generation), me=anna
        )

    assert not await close(), "their own turn they may end"
    assert await close() == "refused-close-early"
    await sqlite_world.done(match, 1, "next", me=boris)
    unlimited, people = await sqlite_world.match("Анна", "Борис")
    assert not (await sqlite_world.table.observe(unlimited, 0)).deadlines
    await sqlite_world.done(unlimited, 0, "next", me=people[0])
    match, anna = unlimited, people[0]
    assert not await close(), "nothing else would end it"
    match, host, _ = await sqlite_world.hosted_match("Анна", "Борис", clocks={"turn": 60})
    anna = host
    assert not await close()


@pytest.mark.rule("economicus", "P-3")
async def test_a_host_who_plays_disables_no_acts(sqlite_world: World) -> None:
    match, (anna, _) = await sqlite_world.match("Анна", "Борис")
    lock = do_house_act(sqlite_world, match, HOST, Lock("whisper", True), me=anna)
    assert await lock == "refused-impartial"
    unlock = do_house_act(sqlite_world, match, HOST, Lock("whisper", False), me=anna)
    assert not await unlock
    match, host, _ = await sqlite_world.hosted_match("Анна", "Борис")
    assert not await do_house_act(sqlite_world, match, HOST, Lock("whisper", True), me=host)
