"""Matches are created, found, joined, started, left, taken over and played again."""

import asyncio

import msgspec
import pytest

from intriga.kernel.records.record import Header
from intriga.store import matches
from intriga.table import TableError
from tests.kit.patience import PATIENCE
from tests.kit.table.refusals import refusal
from tests.kit.table.steps import entries
from tests.kit.table.world import World
from tests.shapes.auction import Auction

pytestmark = pytest.mark.anyio


async def test_from_an_empty_lobby_to_a_match(world: World) -> None:
    lobby = world.table.lobby
    anna, boris = await world.guest("Анна"), await world.guest("Борис")
    match = await lobby.creation.create(
        anna,
        "vault",
        seats=2,
        options={"rounds": "5"},
        clocks={"turn": 60},
        title="  По  пятницам ",
    )
    (found,) = await lobby.queries.open_matches(boris)
    assert found.id == match
    assert (found.title, found.options["rounds"], found.schedule.clocks) == (
        "По пятницам",
        5,
        {"turn": 60},
    )
    assert [seat.kind for seat in found.seats] == ["empty", "empty"]
    assert (found.host, found.hosted, found.seat) == ("Анна", False, None)
    assert await lobby.signups.sit(match, anna, salt="my own dice") == 0
    assert await lobby.signups.sit(match, boris) == 1
    assert await refusal(lobby.starting.start(match, boris)) == "refused-not-host"
    await lobby.starting.start(match, anna)
    info = await lobby.queries.info(match, boris)
    assert (info.status, info.seat, info.started_at) == ("playing", 1, world.time.now())
    assert info.seat == 1
    assert await lobby.queries.open_matches() == []
    assert [one.id for one in await lobby.queries.running()] == [match]
    assert [one.id for one in await lobby.queries.mine(boris)] == [match]
    assert await lobby.queries.mine(await world.guest("Вера")) == []
    row = world.store.read(lambda c: matches.get(c, match))
    assert row is not None
    assert row.header is not None
    header = msgspec.json.decode(row.header, type=Header)
    assert header.salts[0] == "my own dice"
    assert header.commitment == found.commitment
    assert [chair.name for chair in header.chairs] == ["Анна", "Борис"]


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"seats": 1}, "table-seats"),
        ({"seats": 5}, "table-seats"),
        ({"options": {"rounds": 0}}, "table-options"),
        ({"options": {"rounds": "many"}}, "table-options"),
        ({"options": {"nothing": 1}}, "table-options"),
        ({"seats": 3, "options": {"unlucky": True}}, "vault-unlucky"),
        ({"clocks": {"night": 60}}, "table-clock-kind"),
        ({"clocks": {"turn": 1}}, "table-clock-length"),
        ({"clocks": {"turn": 10**9}}, "table-clock-length"),
        ({"privacy": "secret"}, "table-privacy"),
        ({"title": "x" * 81}, "table-title"),
    ],
)
async def test_a_match_with_impossible_settings_is_not_created(
    sqlite_world: World, settings: dict[str, object], problem: str
) -> None:
    anna = await sqlite_world.guest("Анна")
    asked = {"seats": 2, **settings}
    creating = sqlite_world.table.lobby.creation.create(anna, "vault", **asked)  # type: ignore[arg-type]
    assert await refusal(creating) == problem
    assert await sqlite_world.table.lobby.queries.mine(anna) == []


async def test_unknown_games_people_and_matches_are_refused(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    anna = await sqlite_world.guest("Анна")
    assert await refusal(lobby.creation.create(anna, "chess", seats=2)) == "table-no-game"
    assert await refusal(lobby.creation.create("nobody", "vault", seats=2)) == "person-unknown"
    assert await refusal(lobby.creation.play_now("nobody", "vault")) == "person-unknown"
    for asked in (
        lobby.queries.info("nowhere"),
        lobby.signups.sit("nowhere", anna),
        lobby.starting.start("nowhere", anna),
        lobby.takeovers.leave("nowhere", anna),
        lobby.creation.rematch("nowhere", anna),
    ):
        assert await refusal(asked) == "table-no-match"


async def test_a_person_has_one_seat_and_a_seat_one_person(world: World) -> None:
    lobby = world.table.lobby
    people = [await world.guest(f"Гость {n}") for n in range(6)]
    match = await lobby.creation.create(people[0], "vault", seats=3)
    answers = await asyncio.gather(
        *(lobby.signups.sit(match, person) for person in people), return_exceptions=True
    )
    assert sorted(answer for answer in answers if isinstance(answer, int)) == [0, 1, 2]
    refused = [answer for answer in answers if isinstance(answer, TableError)]
    assert {answer.refusal.id for answer in refused} == {"seat-none-free"}
    seated = people[answers.index(1)]
    assert await refusal(lobby.signups.sit(match, seated)) == "seat-have-one"
    assert await refusal(lobby.signups.sit(match, people[-1], seat=1)) in (
        "seat-taken",
        "seat-have-one",
    )
    await lobby.seats.stand(match, seated)
    assert await lobby.signups.sit(match, seated, seat=1) == 1


async def test_players_with_the_same_name_get_different_names(sqlite_world: World) -> None:
    match, _ = await sqlite_world.match("Анна", "анна", "Анна")
    names = [seat.name for seat in (await sqlite_world.table.lobby.queries.info(match)).seats]
    assert len({name.casefold() for name in names}) == 3


async def test_a_match_by_link_needs_its_code(world: World) -> None:
    lobby = world.table.lobby
    anna, boris = await world.guest("Анна"), await world.guest("Борис")
    match = await lobby.creation.create(anna, "vault", seats=2, privacy="link")
    assert await lobby.queries.open_matches() == []
    assert (await lobby.queries.info(match, boris)).join_code == ""
    assert await refusal(lobby.signups.sit(match, boris)) == "join-code-needed"
    assert await refusal(lobby.signups.sit(match, boris, code="ABCDEF")) == "join-code-needed"
    assert await refusal(lobby.queries.invitation(match, boris)) == "seat-none-of-yours"
    invitation = await lobby.queries.invitation(match, anna)
    assert invitation.path == f"/j/{invitation.code}"
    typed = f" {invitation.code[:3].lower()}-{invitation.code[3:].lower()} "
    assert await lobby.queries.by_code(typed) == match
    assert await lobby.signups.sit(match, boris, code=typed) == 0
    assert await refusal(lobby.queries.by_code("")) == "join-code-unknown"
    assert await refusal(lobby.queries.by_code("222222")) == "join-code-unknown"


async def test_the_host_arranges_bots_and_seats(world: World) -> None:
    lobby = world.table.lobby
    anna, boris = await world.guest("Анна"), await world.guest("Борис")
    match = await lobby.creation.create(anna, "vault", seats=4)
    await lobby.signups.sit(match, boris)
    assert await refusal(lobby.seats.add_bot(match, boris)) == "refused-not-host"
    assert await refusal(lobby.seats.clear(match, boris, 0)) == "refused-not-host"
    assert await refusal(lobby.seats.add_bot(match, anna, bot="deep blue")) == "bot-unknown"
    assert await refusal(lobby.seats.add_bot(match, anna, seat=9)) == "refused-no-seat"
    assert await lobby.seats.add_bot(match, anna) == 1
    assert await lobby.seats.add_bot(match, anna, bot="random", seat=3, language="en") == 3
    info = await lobby.queries.info(match)
    assert [seat.bot for seat in info.seats] == ["", "recorder", "", "random"]
    assert info.seats[3].name.endswith("(bot)")
    assert lobby.queries.bots("vault") == ("recorder", "crashing", "illegal", "random")
    await lobby.seats.clear(match, anna, 0)
    assert await refusal(lobby.starting.start(match, anna)) == "table-seats-free"
    await lobby.starting.start(match, anna, empty="close")
    info = await lobby.queries.info(match)
    assert [(seat.seat, seat.bot) for seat in info.seats] == [(0, "recorder"), (1, "random")]


async def test_a_match_cannot_start_with_too_few_players(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    anna = await sqlite_world.guest("Анна")
    match = await lobby.creation.create(anna, "vault", seats=4)
    await lobby.signups.sit(match, anna)
    assert await refusal(lobby.starting.start(match, anna, empty="close")) == "table-seats"
    await lobby.starting.start(match, anna, empty="bots")
    assert len((await sqlite_world.table.observe(match, 0)).names) == 4


async def test_a_match_starts_once(world: World) -> None:
    lobby = world.table.lobby
    anna = await world.guest("Анна")
    match = await lobby.creation.create(anna, "vault", seats=2)
    await lobby.signups.sit(match, anna)
    await lobby.seats.add_bot(match, anna)
    answers = await asyncio.gather(
        *(lobby.starting.start(match, anna) for _ in range(4)), return_exceptions=True
    )
    assert answers.count(None) == 1
    assert {answer.refusal.id for answer in answers if isinstance(answer, TableError)} == {
        "table-begun"
    }
    assert [act["type"] for act in entries(world, match)] == ["start"]
    for asked in (
        lobby.signups.sit(match, await world.guest("Борис")),
        lobby.seats.stand(match, anna),
        lobby.seats.add_bot(match, anna),
        lobby.cancellation.cancel(match, anna),
    ):
        assert await refusal(asked) == "table-begun"


async def test_a_cancelled_match_is_gone(world: World) -> None:
    lobby = world.table.lobby
    anna, boris = await world.guest("Анна"), await world.guest("Борис")
    match = await lobby.creation.create(anna, "vault", seats=2)
    code = (await lobby.queries.invitation(match, anna)).code
    assert await refusal(lobby.cancellation.cancel(match, boris)) == "refused-not-host"
    assert await refusal(world.table.observe(match, "public")) == "table-not-started"
    await lobby.cancellation.cancel(match, anna)
    assert await lobby.queries.open_matches() == []
    assert await lobby.queries.mine(anna) == []
    assert await refusal(lobby.queries.by_code(code)) == "join-code-unknown"
    assert await refusal(lobby.signups.sit(match, boris)) == "table-begun"


async def test_play_now_creates_and_starts_a_match(world: World) -> None:
    anna = await world.guest("Анна")
    match = await world.table.lobby.creation.play_now(anna, "espionage")
    info = await world.table.lobby.queries.info(match, anna)
    assert (info.status, info.seat, info.privacy) == ("playing", 0, "link")
    assert [seat.kind for seat in info.seats] == ["person", "bot", "bot", "bot"]
    assert len({seat.name for seat in info.seats}) == 4
    two = await world.table.lobby.creation.play_now(anna, "espionage", bots=["random"])
    assert [seat.bot for seat in (await world.table.lobby.queries.info(two)).seats] == [
        "",
        "random",
    ]


async def test_a_person_who_knows_one_seat_cannot_take_over_another(world: World) -> None:
    lobby = world.table.lobby
    match, (anna, boris, vera) = await world.match("Анна", "Борис", "Вера")
    gleb = await world.guest("Глеб")
    await lobby.takeovers.leave(match, boris)
    await lobby.takeovers.leave(match, vera)
    assert await refusal(lobby.takeovers.leave(match, vera)) == "seat-none-of-yours"
    assert await refusal(lobby.takeovers.take_over(match, anna, 1)) == "seat-have-one"
    assert await refusal(lobby.takeovers.take_over(match, boris, 2)) == "seat-knows-another"
    assert await refusal(lobby.takeovers.take_over(match, gleb, 0)) == "seat-taken"
    await lobby.takeovers.take_over(match, gleb, 1)
    assert await refusal(lobby.takeovers.take_over(match, boris, 1)) == "seat-taken"
    await lobby.takeovers.take_over(match, vera, 2)
    names = (await world.table.observe(match, "public")).names
    assert names == ("Анна", "Глеб", "Вера")
    assert await world.table.viewer(match, boris) == "public"
    await world.done(match, 1, "whisper", number=1, me=gleb)
    await world.restart()
    await world.done(match, 2, "whisper", number=1, me=vera)


async def test_the_host_replaces_an_absent_player(world: World) -> None:
    lobby = world.table.lobby
    match, (anna, boris) = await world.match("Анна", "Борис", privacy="link")
    gleb = await world.guest("Глеб")
    assert await refusal(lobby.takeovers.replace_by_bot(match, boris, 0)) == "refused-not-host"
    assert not await lobby.takeovers.replace_by_bot(match, anna, 1), "she plays: he is warned"
    world.time.advance(5 * 60)
    assert await lobby.takeovers.replace_by_bot(match, anna, 1, bot="random")
    assert await refusal(lobby.takeovers.replace_by_bot(match, anna, 1)) == "seat-no-person"
    world.time.advance(24 * 3600)
    assert await refusal(lobby.takeovers.take_over(match, gleb, 1)) == "join-code-needed"
    code = (await lobby.queries.invitation(match, anna)).code
    await lobby.takeovers.take_over(match, gleb, 1, code=code)


async def test_any_game_can_be_left(url: str) -> None:
    """Also one whose rules do not handle players who come and go."""
    async with World(url, [Auction()]) as world:
        lobby = world.table.lobby
        match, (anna, boris) = await world.match("Анна", "Борис", game="auction", options={})
        await lobby.takeovers.leave(match, boris)
        assert (await lobby.queries.info(match, anna)).seats[1].kind == "bot"
        await lobby.takeovers.take_over(match, boris, 1)
        assert await world.table.viewer(match, boris) == 1
        await lobby.takeovers.replace_by_bot(match, anna, 1)
        world.time.advance(5 * 60)
        assert await lobby.takeovers.replace_by_bot(match, anna, 1)


async def test_a_rematch_has_the_same_players(world: World) -> None:
    lobby = world.table.lobby
    match, (anna, boris) = await world.match(
        "Анна", "Борис", options={"rounds": 1}, clocks={"turn": 90}, privacy="link"
    )
    assert await refusal(lobby.creation.rematch(match, anna)) == "table-not-over"
    await world.done(match, 1, "whisper", number=1)
    for seat in (0, 1):
        await world.done(match, seat, "next")
    answers = await asyncio.gather(
        lobby.creation.rematch(match, boris), lobby.creation.rematch(match, anna)
    )
    assert answers[0] == answers[1]
    following = answers[0]
    info = await lobby.queries.info(following, boris)
    assert (info.previous, info.schedule.clocks, info.privacy) == (match, {"turn": 90}, "link")
    assert (await lobby.queries.info(match)).next == following
    assert [seat.name for seat in info.seats] == ["Анна", "Борис"]
    stranger = await world.guest("Чужой")
    assert await refusal(lobby.creation.rematch(match, stranger)) == "seat-none-of-yours"
    host = anna if not info.hosted else boris
    await lobby.starting.start(following, host)
    assert await lobby.creation.rematch(match, anna) == following


async def test_a_rematch_has_the_same_bots(sqlite_world: World) -> None:
    anna = await sqlite_world.guest("Анна")
    match = await sqlite_world.table.lobby.creation.play_now(
        anna, "vault", bots=["recorder", "random"], options={"rounds": 1}
    )
    await sqlite_world.done(match, 0, "next", me=anna)
    async with sqlite_world.table.subscribe(match, 0) as watching, asyncio.timeout(PATIENCE):
        [match_view async for match_view in watching]
    following = await sqlite_world.table.lobby.creation.rematch(match, anna)
    info = await sqlite_world.table.lobby.queries.info(following, anna)
    assert [seat.bot for seat in info.seats] == ["", "recorder", "random"]
    assert info.hosted
    assert info.status == "playing", "there is nobody to wait for"


async def test_the_waiting_room_is_notified_of_changes(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    anna, boris = await sqlite_world.guest("Анна"), await sqlite_world.guest("Борис")
    async with lobby.queries.changes(None) as lists, asyncio.timeout(PATIENCE):
        match = await lobby.creation.create(anna, "vault", seats=2, options={"rounds": 1})
        await anext(lists)
        async with lobby.queries.changes(match) as room:
            await lobby.signups.sit(match, anna)
            await anext(room)
            await lobby.signups.sit(match, boris)
            await anext(room)
            await lobby.starting.start(match, anna)
            await anext(room)
            for seat in (0, 1):
                await sqlite_world.done(match, seat, "next")
            await anext(room)
        await anext(lists)


async def test_taking_over_two_seats_at_once_gives_one(world: World) -> None:
    """Both requests find that the person has no seat; the database allows only one."""
    lobby = world.table.lobby
    match, (_, boris, vera) = await world.match("Анна", "Борис", "Вера")
    await lobby.takeovers.leave(match, boris)
    await lobby.takeovers.leave(match, vera)
    gleb = await world.guest("Глеб")
    answers = await asyncio.gather(
        *(lobby.takeovers.take_over(match, gleb, 1 + turn % 2) for turn in range(6)),
        return_exceptions=True,
    )
    refused = [answer for answer in answers if isinstance(answer, TableError)]
    assert len(refused) == 5, answers
    info = await lobby.queries.info(match, gleb)
    assert info.seat is not None
    assert info.seat is not None
    await world.done(match, info.seat, "whisper", number=1, me=gleb)


async def test_titles_and_options_are_cleaned(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    anna = await sqlite_world.guest("Анна")
    specials = {"house": [{"name": "Марш\u202e\u200bоны", "price": "3", "steps": "2"}]}
    match = await lobby.creation.create(
        anna, "espionage", seats=2, title="Вечер\u202e \u2066в посольстве", options=specials
    )
    info = await lobby.queries.info(match)
    assert info.title == "Вечер в посольстве"
    assert info.options["house"][0]["name"] == "Маршоны"
