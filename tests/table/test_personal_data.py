"""New names, seats given to somebody else, and personal data: export and deletion."""

import asyncio

import msgspec
import pytest

from intriga.kernel.actors import HOST
from intriga.kernel.house_rules.house_acts import Pause, Resume
from intriga.kernel.match_terms import Terms
from intriga.kernel.records.record import read
from intriga.kernel.records.replay import verify
from intriga.store import admin, matches
from intriga.store.seats import NOBODY
from intriga.table import Receipt
from tests.kit.table.house import do_house_act
from tests.kit.table.refusals import refusal
from tests.kit.table.world import World

pytestmark = pytest.mark.anyio


async def public_ids(world: World, match: str) -> list[str]:
    """The ids of the public events."""
    return [event.id for event in await world.table.events(match, "public")]


async def test_a_new_name_is_announced_in_every_running_match(world: World) -> None:
    table = world.table
    match, (anna, boris) = await world.match("Анна", "Борис")
    gathers = await table.lobby.creation.create(boris, "vault", seats=3)
    await table.lobby.signups.sit(gathers, boris)
    await table.lobby.signups.sit(gathers, anna)
    over, _ = await ended(world, anna, boris)
    await table.accounts.rename(anna, "Борис")
    await table.lobby.renames.rename(anna)
    match_view = await table.observe(match, "public")
    assert match_view.names == ("Борис 2", "Борис"), "nobody can take another player's name"
    assert "table-renamed" in await public_ids(world, match)
    assert [seat.name for seat in (await table.lobby.queries.info(match)).seats] == [
        "Борис 2",
        "Борис",
    ]
    assert [s.name for s in (await table.lobby.queries.info(gathers)).seats] == [
        "Борис",
        "Борис 2",
        "",
    ]
    assert (await table.lobby.queries.info(over)).seats[0].name == "Анна", (
        "finished matches are unchanged"
    )
    events = len(await public_ids(world, match))
    await table.lobby.renames.rename(anna)
    assert len(await public_ids(world, match)) == events, "the same name is not announced again"
    await world.restart()
    assert (await world.table.observe(match, "public")).names == ("Борис 2", "Борис")


async def ended(world: World, *people: str) -> tuple[str, bytes]:
    """A finished match of these players, and its record."""
    lobby, table = world.table.lobby, world.table
    match = await lobby.creation.create(
        people[0], "vault", seats=len(people), options={"rounds": 1}
    )
    for person in people:
        await lobby.signups.sit(match, person)
    await lobby.starting.start(match, people[0])
    sent = await table.chat.say(match, 0, "table", "Я здесь", "say", me=people[0])
    assert isinstance(sent, Receipt)
    for seat, person in enumerate(people):
        await world.done(match, seat, "next", me=person)
    return match, b"\n".join(await table.archive.record(match))


async def test_a_guests_seat_is_given_to_a_new_browser(world: World) -> None:
    lobby = world.table.lobby
    match, host, (_, anna, boris) = await world.hosted_match("Вера", "Анна", "Борис")
    assert await refusal(lobby.seat_links.create(match, anna, 2)) == "refused-not-host"
    assert await refusal(lobby.seat_links.create(match, host, 9)) == "refused-no-seat"
    async with world.table.subscribe(match, 1):
        assert await refusal(lobby.seat_links.create(match, host, 1)) == "seat-present", (
            "she has the page open"
        )
    first = await lobby.seat_links.create(match, host, 1)
    token = await lobby.seat_links.create(match, host, 1)
    assert await refusal(lobby.seat_links.find(first)) == "link-spent", "there is a newer link"
    assert await refusal(lobby.seat_links.take(token, boris)) == "seat-have-one"
    both = [await world.guest("Анна"), await world.guest("Анна")]
    done = await asyncio.gather(
        *(lobby.seat_links.take(token, who) for who in both), return_exceptions=True
    )
    assert sum(answer == match for answer in done) == 1, done
    phone = both[done.index(match)]
    info = await lobby.queries.info(match, phone)
    assert (info.seat, info.seats[1].name) == (1, "Анна")
    assert "table-replaced-link" in await public_ids(world, match)
    assert await refusal(lobby.seat_links.find(token)) == "link-spent"
    assert (await lobby.queries.info(match, anna)).seat is None


async def test_seats_of_accounts_and_of_players_who_left_cannot_be_given_out(
    sqlite_world: World,
) -> None:
    table = sqlite_world.table
    match, host, (anna, _) = await sqlite_world.hosted_match("Анна", "Борис")
    token = await table.lobby.seat_links.create(match, host, 0)
    await table.accounts.register("anna", "correct horse", guest=anna)
    assert await refusal(table.lobby.seat_links.create(match, host, 0)) == "seat-of-account"
    stranger = await sqlite_world.guest("Кто-то")
    assert await refusal(table.lobby.seat_links.take(token, stranger)) == "link-spent"
    await table.lobby.takeovers.leave(match, anna)
    assert await refusal(table.lobby.seat_links.create(match, host, 0)) == "seat-no-person"
    sqlite_world.time.advance(25 * 3600)
    assert await refusal(table.lobby.seat_links.find("nonsense")) == "link-spent"


async def test_a_person_who_has_seen_a_seat_cannot_take_another_by_link(
    sqlite_world: World,
) -> None:
    lobby = sqlite_world.table.lobby
    match, host, (anna, boris) = await sqlite_world.hosted_match("Анна", "Борис")
    await lobby.takeovers.leave(match, boris)
    token = await lobby.seat_links.create(match, host, 0)
    assert await refusal(lobby.seat_links.take(token, boris)) == "seat-knows-another"
    assert anna


async def test_personal_data_can_be_exported(world: World) -> None:
    table = world.table
    anna = (await table.accounts.register("anna", "correct horse", "Анна", device="Firefox")).person
    boris = await world.guest("Борис")
    match, _ = await ended(world, anna.id, boris)
    await table.api_tokens.issue(anna.id, "мой бот", ["read"])
    data = msgspec.json.decode(await table.personal_data.export(anna.id))
    assert data["person"]["login"] == "anna"
    assert [b["device"] for b in data["browsers"]] == ["Firefox"]
    assert data["seats"] == [{"match": match, "seat": 0, "name": "Анна", "status": "over"}]
    assert [m["text"] for m in data["messages"]] == ["Я здесь"]
    assert [p["name"] for p in data["programs"]] == ["мой бот"]
    raw = await table.personal_data.export(anna.id)
    assert b"argon2" not in raw
    assert b"intriga_" not in raw
    other = await table.personal_data.export(boris)
    assert anna.id.encode() not in other


async def test_personal_data_can_be_deleted(world: World) -> None:
    table = world.table
    session = await table.accounts.register("anna", "correct horse", "Анна")
    anna, boris = session.person.id, await world.guest("Борис")
    over, record = await ended(world, anna, boris)
    await table.archive.history(over)
    async with world.table.subscribe(over, "public"):
        pass  # so that it is in memory, too
    plays = await table.lobby.creation.create(anna, "vault", seats=2, options={"rounds": 100})
    cohosted = await table.lobby.creation.create(anna, "vault", seats=2)
    gathering = await table.lobby.creation.create(boris, "vault", seats=2)
    for match in (plays, cohosted, gathering):
        await table.lobby.signups.sit(match, anna)
    await table.lobby.signups.sit(plays, boris)
    await table.lobby.starting.start(plays, anna)
    await table.chat.say(plays, 0, "table", "Секрет Анны", "words", me=anna)
    secret, _ = await table.api_tokens.issue(anna, "бот", ["read"])
    code = await table.lobby.seats.return_code(over, boris)

    assert await refusal(table.personal_data.erase(anna, "wrong horse", "ru")) == "password-wrong"
    assert (await table.lobby.queries.info(plays, anna)).seat == 0, "nothing has happened"
    await table.personal_data.erase(anna, "correct horse", "ru")

    assert await table.accounts.who(session.token) is None
    assert await table.api_tokens.who(secret) is None
    assert await refusal(table.accounts.login("anna", "correct horse")) == "login-wrong"
    assert (await table.lobby.queries.info(cohosted)).status == "cancelled"
    assert (await table.lobby.queries.info(gathering)).seats[0].kind == "empty"
    assert (await table.lobby.queries.info(plays)).seats[0].kind == "bot"
    assert (await table.lobby.queries.info(over)).seats[0].name == NOBODY
    assert (await table.archive.history(over)).names == (NOBODY, "Борис")
    assert (await table.observe(over, "public")).names == (NOBODY, "Борис")
    sent = await table.chat.messages(plays, 1, "table")
    assert [(message.text, bool(message.erased)) for message in sent] == [("", True)]
    rows = world.store.read(_everything)
    for gone in ("anna", "Анна", "Секрет", "Я здесь"):
        assert gone not in rows, gone
    await table.accounts.register("anna", "another horse")
    _, back = await table.accounts.return_by_code(code)
    assert back == over, "the others come back as before"

    assert b"\n".join(await table.archive.record(over)) == record, "the record is as it was"
    verdict = verify(world.games["vault"], read(record.splitlines()))
    assert verdict.verdict == "right"
    await world.restart()
    assert (await world.table.observe(over, "public")).names == (NOBODY, "Борис")


async def test_a_view_from_before_does_not_keep_the_name(world: World) -> None:
    table = world.table
    anna, boris = await world.guest("Анна"), await world.guest("Борис")
    over, _ = await ended(world, anna, boris)
    beyond = 1 << 62  # as pages ask: without events
    assert (await table.observe(over, "public", since=beyond)).names == ("Анна", "Борис")
    await table.personal_data.erase(anna, "", "ru")
    assert (await table.observe(over, "public", since=beyond)).names == (NOBODY, "Борис")


def _everything(connection) -> str:  # type: ignore[no-untyped-def]
    """The contents of the tables about people and chat."""
    names = ["people", "sessions", "tokens", "seats", "signups", "messages"]
    names += ["email_settings", "emails"]
    return repr([connection.exec_driver_sql(f"SELECT * FROM {name}").all() for name in names])


async def test_a_deleted_guest_cannot_return(sqlite_world: World) -> None:
    table = sqlite_world.table
    match, (host, anna) = await sqlite_world.match("Ведущий", "Анна")
    code = await table.lobby.seats.return_code(match, anna)
    await table.personal_data.erase(anna, "", "ru")
    assert await refusal(table.accounts.return_by_code(code)) == "return-unknown"
    info = await table.lobby.queries.info(match, host)
    assert info.seats[1].kind == "bot"
    gathers = await table.lobby.creation.create(host, "vault", seats=2)
    assert await refusal(table.lobby.signups.sit(gathers, anna)) == "person-unknown"


async def test_a_cohost_replaces_a_deleted_host(sqlite_world: World) -> None:
    table = sqlite_world.table
    boris = (await table.accounts.register("boris", "correct horse")).person.id
    match, (host, _) = await sqlite_world.match("Ведущий", "Анна")
    await table.hosting.add_cohost(match, host, "boris")
    await table.personal_data.erase(host, "", "ru")
    row = sqlite_world.store.read(lambda c: matches.get(c, match))
    assert row is not None
    assert (row.host, row.cohost_ids) == (boris, ())
    await table.hosting.require(match, boris)


async def hosts_after(world: World, match: str, host: str) -> tuple[str, list[str]]:
    """Who hosts a match once its host is deleted, and what everybody is told."""
    await world.table.personal_data.erase(host, "", "ru")
    row = world.store.read(lambda c: matches.get(c, match))
    assert row is not None
    told = [event.id for event in await world.table.events(match, "public")]
    return row.host, [id for id in told if id.startswith("table-host")]


async def journal(world: World) -> list[tuple[str, str | None]]:
    """What admins are told, the newest first."""
    entries = world.store.read(lambda c: admin.journal_entries(c, 10))
    return [(entry.action, entry.match) for entry in entries]


async def test_who_has_played_longest_succeeds_a_deleted_host(world: World) -> None:
    """Борис has left his seat for a while, so Вера has held hers longer."""
    match, host, (boris, vera, gleb) = await world.hosted_match("Борис", "Вера", "Глеб")
    await world.table.lobby.takeovers.leave(match, boris)
    await world.table.lobby.takeovers.take_over(match, boris, 0)
    assert await hosts_after(world, match, host) == (vera, ["table-host-succeeded"])
    assert await journal(world) == [("host-succeeded", match)]
    await world.table.hosting.require(match, vera)
    assert not await do_house_act(world, match, HOST, Pause(), me=vera)
    assert await hosts_after(world, match, vera) == (gleb, ["table-host-succeeded"] * 2)
    await world.restart()
    assert not await do_house_act(world, match, HOST, Resume(), me=gleb)


async def test_a_host_who_plays_is_succeeded_by_another_player(sqlite_world: World) -> None:
    match, (host, anna) = await sqlite_world.match("Ведущий", "Анна")
    assert (await hosts_after(sqlite_world, match, host))[0] == anna
    row = sqlite_world.store.read(lambda c: matches.get(c, match))
    assert row is not None
    assert row.late_cohost_ids == (anna,), "they decide nothing alone that takes a neutral host"


async def test_without_anybody_to_host_it_a_match_goes_on(sqlite_world: World) -> None:
    """Where a host sees everything, no player may be it; but players may end it together."""
    match, host, (anna, boris) = await sqlite_world.hosted_match(
        "Анна", "Борис", terms=Terms(referee=True)
    )
    assert await hosts_after(sqlite_world, match, host) == (host, ["table-host-gone"])
    assert await journal(sqlite_world) == [("host-gone", match)]
    endings = sqlite_world.table.lobby.endings
    assert isinstance(await endings.propose(match, anna, "called-off", "p"), Receipt)
    assert isinstance(await endings.answer(match, boris, 1, "a", agree=True), Receipt)
    assert (await sqlite_world.table.lobby.queries.info(match)).status == "over"


async def test_deletion_stops_if_the_person_takes_a_seat_meanwhile(sqlite_world: World) -> None:
    """While the deletion is under way, the person acts in another window."""
    table = sqlite_world.table
    match, (anna, _) = await sqlite_world.match("Анна", "Борис")
    stood = table.personal_data._leave_seats

    async def and_back(me: str, language: str) -> None:
        await stood(me, language)
        await table.lobby.takeovers.take_over(match, me, 0)

    table.personal_data._leave_seats = and_back  # type: ignore[method-assign]
    assert await refusal(table.personal_data.erase(anna, "", "ru")) == "table-try-again"
    assert (await table.lobby.queries.info(match, anna)).seat == 0
