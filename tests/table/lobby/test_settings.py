"""Changing the settings of a match: while it gathers, and how long windows stay open in play."""

import msgspec
import pytest

from intriga.kernel.match_terms import Terms
from intriga.kernel.records.record import read
from intriga.kernel.records.replay import verify
from intriga.store import matches, signups
from intriga.table import TableError
from intriga.table.lobby.edits import EDITS_MOST
from intriga.table.lobby.gathering.settings import SettingsChange
from intriga.table.models import SettingChange
from intriga.table.schedule import Schedule
from tests.kit.table.hosting import member
from tests.kit.table.refusals import refusal
from tests.kit.table.steps import reaches, types
from tests.kit.table.world import World
from tests.table.lobby.gathering import opened, sitting

pytestmark = pytest.mark.anyio


async def change(world: World, match: str, me: str, **changes: object) -> None:
    await world.table.lobby.settings.change(match, me, SettingsChange(**changes))  # type: ignore[arg-type]


async def changed(world: World, match: str) -> list[tuple[SettingChange, ...]]:
    return [edit.changes for edit in (await world.table.lobby.queries.info(match)).edits]


async def test_everything_can_be_changed_while_nobody_has_come(world: World) -> None:
    match, host, _ = await opened(world, number=3)
    before = await world.table.lobby.queries.info(match, host)
    await change(
        world,
        match,
        host,
        title="Вечер",
        seats=2,
        options={"rounds": "7"},
        schedule=Schedule({"turn": "9 ч"}, rest=(7, 6)),
        terms=Terms(press="public", extensions=2, extension=60),
        privacy="link",
        watch=False,
        approval=True,
        password="pass",
    )
    info = await world.table.lobby.queries.info(match, host)
    assert (info.title, len(info.seats), info.options["rounds"]) == ("Вечер", 2, 7)
    assert info.schedule == Schedule({"turn": "09:00"}, rest=(6, 7))
    assert info.terms == Terms(press="public", extensions=2, extension=60)
    assert (info.privacy, info.watch, info.approval, info.locked) == ("link", False, True, True)
    assert (info.commitment, info.join_code) == (before.commitment, before.join_code)
    assert info.roll_at is None
    (edit,) = info.edits
    assert {one.what for one in edit.changes} == {
        *("title", "seats", "privacy", "watch", "approval", "password", "press", "extensions"),
        *("clock.turn", "rest", "option.rounds"),
    }
    assert SettingChange("password", False, True) in edit.changes
    assert not edit.asked


async def test_a_changed_match_starts_with_what_it_says_and_can_be_verified(world: World) -> None:
    match, host, (anna, boris) = await opened(world, "Анна", "Борис")
    commitment = (await world.table.lobby.queries.info(match)).commitment
    await change(world, match, host, options={"rounds": 1}, schedule=Schedule({"turn": 30}))
    for person in (anna, boris):
        await world.table.lobby.signups.sit(match, person)
    await world.table.lobby.starting.start(match, host)
    assert (await world.table.observe(match, 0)).deadlines == {"turn": world.time.now() + 30_000}
    for seat in (0, 1):
        await world.done(match, seat, "next")
    lines = await world.table.archive.record(match)
    assert verify(world.games["vault"], read(lines)).verdict == "right"
    header = msgspec.json.decode(lines[0])
    assert (header["options"]["rounds"], header["commitment"]) == (1, commitment)


async def test_what_does_not_differ_is_not_an_edit(world: World) -> None:
    match, host, (anna,) = await opened(world, "Анна")
    await world.table.lobby.signups.sit(match, anna)
    await change(world, match, host, options={"rounds": 100}, title="", seats=2, password="")
    assert await changed(world, match) == []
    await change(world, match, host, password="one")
    await change(world, match, host, password="one")
    assert await changed(world, match) == [(SettingChange("password", False, True),)]
    await change(world, match, host, password="two")
    assert (await changed(world, match))[-1] == (SettingChange("password", True, True),)


@pytest.mark.parametrize(
    "change_",
    [
        {"options": {"rounds": 0}},
        {"seats": 99},
        {"schedule": Schedule({"turn": "late"})},
        {"privacy": "secret"},
        {"password": "x" * 65},
        {"title": "x" * 81},
    ],
)
async def test_an_impossible_value_is_refused(
    sqlite_world: World, change_: dict[str, object]
) -> None:
    match, host, _ = await opened(sqlite_world)
    with pytest.raises(TableError) as problem:
        await change(sqlite_world, match, host, **change_)
    assert problem.value.kind == "invalid"
    assert await changed(sqlite_world, match) == []


async def test_only_hosts_change_settings(sqlite_world: World) -> None:
    match, _, (anna,) = await opened(sqlite_world, "Анна")
    await sqlite_world.table.lobby.signups.sit(match, anna)
    coroutine = change(sqlite_world, match, anna, title="Моя")
    assert await refusal(coroutine) == "refused-not-host"


async def test_nobody_is_bound_unseen(world: World) -> None:
    """A change of the rules calls the roll; who does not answer cannot be taken along."""
    lobby = world.table.lobby
    match, host, (anna, boris) = await opened(world, "Анна", "Борис")
    for person in (anna, boris):
        await lobby.signups.sit(match, person)
    await lobby.roll_call.call(match, host)
    for person in (anna, boris):
        await lobby.roll_call.answer(match, person)
    await change(world, match, host, options={"rounds": 3})
    info = await lobby.queries.info(match)
    assert info.roll_at is not None
    assert [seat.here for seat in info.seats] == [False, False]  # earlier answers do not count
    assert await refusal(lobby.starting.start(match, host)) == "start-unseen"
    assert await refusal(lobby.starting.start(match, host, empty="bots")) == "start-unseen"
    assert await refusal(lobby.roll_call.end(match, host)) == "roll-after-edit"
    await lobby.roll_call.call(match, host)  # calling again changes nothing
    await lobby.roll_call.answer(match, anna)
    assert await refusal(lobby.starting.start(match, host)) == "start-unseen"
    await lobby.roll_call.answer(match, boris)
    await lobby.starting.start(match, host)
    assert (await lobby.queries.info(match)).status == "playing"


async def test_those_who_do_not_answer_stay_out(world: World) -> None:
    lobby = world.table.lobby
    match, host, (anna, boris, vera) = await opened(world, "Анна", "Борис", "Вера")
    for person in (anna, boris):
        await lobby.signups.sit(match, person)
    await lobby.signups.join(match, vera)  # in the reserve
    await change(world, match, host, options={"rounds": 3})
    for person in (anna, vera):
        await lobby.roll_call.answer(match, person)
    await lobby.starting.start(match, host, absent="drop")
    assert sitting(await lobby.queries.info(match)) == ["Анна", "Вера"]


async def test_who_comes_after_the_change_has_seen_it(world: World) -> None:
    lobby = world.table.lobby
    match, host, (anna, boris) = await opened(world, "Анна", "Борис")
    await lobby.signups.sit(match, anna)
    await change(world, match, host, seats=3, options={"rounds": 3})
    await lobby.signups.sit(match, boris)
    info = await lobby.queries.info(match)
    assert [seat.here for seat in info.seats] == [False, True, False]
    await lobby.roll_call.answer(match, anna)
    await lobby.roll_call.end(match, host)
    await lobby.roll_call.call(match, host)  # an ordinary one: the change is settled
    await lobby.starting.start(match, host, empty="bots")


async def test_a_request_from_before_the_change_binds_nobody(world: World) -> None:
    lobby = world.table.lobby
    match, host, (anna,) = await opened(world, "Анна", number=2, approval=True)
    await lobby.signups.join(match, anna)
    await change(world, match, host, options={"rounds": 3})
    await lobby.signups.approve(match, host, anna)
    assert await refusal(lobby.starting.start(match, host, empty="bots")) == "start-unseen"
    await lobby.roll_call.answer(match, anna)
    await lobby.starting.start(match, host, empty="bots")


async def test_a_new_name_asks_nobody_again(world: World) -> None:
    match, host, (anna,) = await opened(world, "Анна")
    await world.table.lobby.signups.sit(match, anna)
    await change(world, match, host, title="Другая", privacy="link", approval=True, password="p")
    info = await world.table.lobby.queries.info(match)
    assert info.roll_at is None
    assert not info.edits[-1].asked


async def test_seats_are_added_for_the_reserve_and_removed_where_free(world: World) -> None:
    lobby = world.table.lobby
    match, host, people = await opened(world, "Анна", "Борис", "Вера")
    for person in people:
        await lobby.signups.join(match, person)
    await change(world, match, host, seats=4)
    assert sitting(await lobby.queries.info(match)) == ["Анна", "Борис", "Вера", ""]
    await lobby.seats.stand(match, people[0])
    assert await refusal(change(world, match, host, seats=1)) == "table-seats"
    await change(world, match, host, seats=2)
    info = await lobby.queries.info(match, people[1])
    assert (sitting(info), info.seat) == (["Борис", "Вера"], 0)
    await lobby.signups.join(match, people[0])
    await change(world, match, host, seats=3)
    assert await refusal(change(world, match, host, seats=2)) == "settings-seats-taken"


async def test_an_invitation_to_a_seat_stays_when_seats_are_added(sqlite_world: World) -> None:
    match, host, _ = await opened(sqlite_world, number=3)
    anna = await member(sqlite_world, "anna", "Анна")
    await sqlite_world.table.lobby.signups.invite(match, host, "anna", seat=2)
    await change(sqlite_world, match, host, seats=4)
    signup = sqlite_world.store.read(lambda c: signups.get(c, match, anna))
    assert signup is not None
    assert signup.seat == 2


async def test_small_edits_do_not_push_out_one_that_is_asked_about(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    match, host, (anna, boris) = await opened(sqlite_world, "Анна", "Борис")
    for person in (anna, boris):
        await lobby.signups.sit(match, person)
    await change(sqlite_world, match, host, schedule=Schedule({"turn": 5}))
    for number in range(EDITS_MOST + 1):
        await change(sqlite_world, match, host, title=f"Партия {number}")
    assert await refusal(lobby.starting.start(match, host)) == "start-unseen"
    edits = (await lobby.queries.info(match)).edits
    assert (len(edits), edits[0].asked) == (EDITS_MOST, True)


async def test_two_hosts_change_different_settings_at_once(
    sqlite_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of seats is not set back by somebody who changes something else."""
    match, host, _ = await opened(sqlite_world)
    settings, raced = sqlite_world.table.lobby.settings, list[bool]()
    prepared = settings._changed

    async def late(*arguments: object) -> object:
        found = await prepared(*arguments)  # type: ignore[arg-type]
        if not raced:
            raced.append(True)
            await change(sqlite_world, match, host, seats=4)
        return found

    monkeypatch.setattr(settings, "_changed", late)
    assert await refusal(change(sqlite_world, match, host, title="Вечер")) == "table-try-again"
    assert len((await sqlite_world.table.lobby.queries.info(match)).seats) == 4


async def test_a_host_with_a_seat_cannot_become_the_referee(sqlite_world: World) -> None:
    match, host, _ = await opened(sqlite_world)
    await sqlite_world.table.lobby.signups.sit(match, host)
    coroutine = change(sqlite_world, match, host, terms=Terms(referee=True))
    assert await refusal(coroutine) == "host-referee-sits"
    await sqlite_world.table.lobby.seats.stand(match, host)
    await change(sqlite_world, match, host, terms=Terms(referee=True))
    assert (await sqlite_world.table.lobby.queries.info(match)).terms.referee


async def test_a_start_and_a_change_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match starts with the settings it has, whatever is read in between."""
    lobby = world.table.lobby
    match, host, (anna, boris) = await opened(world, "Анна", "Борис")
    for person in (anna, boris):
        await lobby.signups.sit(match, person)
    begin, raced = lobby.starting._begin, list[bool]()

    async def late(*arguments: object) -> None:
        if not raced:
            raced.append(True)
            await change(world, match, host, options={"rounds": 3})
        await begin(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(lobby.starting, "_begin", late)
    assert await refusal(lobby.starting.start(match, host)) == "start-unseen"
    assert (await lobby.queries.info(match)).status == "gathering"


async def test_time_limits_are_changed_in_play_by_an_act_of_the_record(world: World) -> None:
    match, (anna, _) = await world.match("Анна", "Борис", schedule=Schedule({"turn": 30}, grace=5))
    start = world.time.now()
    hourly = Schedule({"turn": 3600}, grace=5)
    await change(world, match, anna, schedule=hourly)
    assert types(world, match) == ["start", "house-reschedule"]
    assert (await world.table.events(match, "public"))[-1].id == "table-rescheduled"
    assert (await world.table.lobby.queries.info(match)).schedule == hourly
    assert (await world.table.observe(match, 0)).deadlines == {"turn": start + 30_000}  # as it was
    await world.done(match, 0, "next")
    assert (await world.table.observe(match, 0)).deadlines == {"turn": start + 3600_000}
    await world.restart()
    await world.done(match, 1, "next")
    assert (await world.table.observe(match, 0)).deadlines == {"turn": start + 3600_000}


async def test_a_window_without_a_limit_gets_the_new_one(world: World) -> None:
    match, (anna, _) = await world.match("Анна", "Борис")
    assert (await world.table.observe(match, 0)).deadlines == {}
    await change(world, match, anna, schedule=Schedule({"turn": 60}))
    assert (await world.table.observe(match, 0)).deadlines == {"turn": world.time.now() + 60_000}
    world.time.advance(60)
    await reaches(world, match, 3)
    assert types(world, match)[-1] == "expire"


async def test_in_play_nothing_else_can_be_changed(sqlite_world: World) -> None:
    world = sqlite_world
    match, (anna, boris) = await world.match("Анна", "Борис", schedule=Schedule({"turn": 30}))
    for asked in (
        {"title": "Новая"},
        {"options": {"rounds": 3}},
        {"schedule": Schedule({"turn": 60}, misses=2)},
        {"schedule": Schedule({"turn": 60}, grace=9)},
        {"schedule": Schedule({"turn": 60}), "watch": False},
    ):
        assert await refusal(change(world, match, anna, **asked)) == "settings-begun"
    timed = {"schedule": Schedule({"turn": 60})}
    assert await refusal(change(world, match, boris, **timed)) == "refused-not-host"
    assert types(world, match) == ["start"]
    row = world.store.read(lambda connection: matches.get(connection, match))
    assert row is not None
    assert row.edits == "[]"
