"""Administration: admins are made by a link from the terminal and see facts about people and
matches, but no secrets."""

import pytest

from tests.kit.table.refusals import refusal
from tests.kit.table.world import World

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


async def account(world: World, login: str, name: str = "") -> str:
    return (await world.table.accounts.register(login, "correct horse", name)).person.id


async def admin(world: World, login: str = "olga") -> str:
    """The first admin."""
    token = await world.table.admin.first_link()
    assert token is not None
    person = await account(world, login, "Ольга")
    await world.table.admin.claim(person, token)
    return person


async def test_the_first_admin_is_made_by_a_link_from_the_terminal(world: World) -> None:
    admin_service, people = world.table.admin, world.table.accounts
    token = await admin_service.first_link()
    assert token is not None
    guest = await world.guest("Гость")
    assert await refusal(admin_service.claim(guest, token)) == "admin-needs-account"
    assert await refusal(admin_service.claim("nobody", token)) == "admin-needs-account"
    session = await people.register("olga", "correct horse")
    me = session.person.id
    assert await refusal(admin_service.claim(me, token + "x")) == "link-spent"
    assert await refusal(admin_service.people(me)) == "admin-only"
    known = await people.who(session.token)
    assert known is not None
    assert not known.admin
    await admin_service.claimable(token)
    await admin_service.claim(me, token)
    known = await people.who(session.token)
    assert known is not None
    assert known.admin, "at once, not when the cache expires"
    other = await account(world, "boris")
    assert await refusal(admin_service.claim(other, token)) == "link-spent"
    assert await refusal(admin_service.claimable(token)) == "link-spent"
    assert await admin_service.first_link() is None
    await world.restart()
    assert await world.table.admin.first_link() is None


async def test_a_new_link_invalidates_the_old_one(sqlite_world: World) -> None:
    admin_service = sqlite_world.table.admin
    first, second = await admin_service.first_link(), await admin_service.first_link()
    assert first is not None
    assert second is not None
    assert await refusal(admin_service.claimable(first)) == "link-spent"
    sqlite_world.time.advance(DAY + 1)
    assert await refusal(admin_service.claimable(second)) == "link-spent"


async def test_admin_functions_are_refused_to_others(sqlite_world: World) -> None:
    admin_service = sqlite_world.table.admin
    await admin(sqlite_world)
    for stranger in (
        "",
        "nobody",
        await sqlite_world.guest("Гость"),
        await account(sqlite_world, "boris"),
    ):
        for asked in (
            admin_service.people(stranger),
            admin_service.matches(stranger, "playing"),
            admin_service.server_status(stranger),
            admin_service.journal(stranger),
            admin_service.password_link(stranger, stranger),
            admin_service.block(stranger, "x"),
            admin_service.appoint(stranger, "x"),
            admin_service.call_off(stranger, "m"),
        ):
            assert await refusal(asked) == "admin-only"


async def test_people_are_searched_case_insensitively(world: World) -> None:
    admin_service = world.table.admin
    me = await admin(world)
    await account(world, "anna.k", "Анна Каренина")
    vronsky = await world.guest("Вронский 100%")
    match = await world.table.lobby.creation.create(vronsky, "vault", seats=2)
    await world.table.lobby.signups.sit(match, vronsky)
    assert {facts.name for facts in await admin_service.people(me)} == {
        "Ольга",
        "Анна Каренина",
        "Вронский 100%",
    }
    for wanted in ("каренина", "АННА", "Anna.K", "нна"):
        assert [facts.login for facts in await admin_service.people(me, wanted)] == ["anna.k"], (
            wanted
        )
    (guest,) = await admin_service.people(me, "100%")
    assert (guest.login, guest.seats, guest.role) == (None, 1, "player")
    assert await admin_service.people(me, "_") == []


async def test_people_are_paginated(sqlite_world: World) -> None:
    me = await admin(sqlite_world)
    for number in range(60):
        await sqlite_world.guest(f"Гость {number}")
    first, second = [await sqlite_world.table.admin.people(me, page=page) for page in (0, 1)]
    assert (len(first), len(second)) == (51, 11), (
        "a page, and one more entry to show that there is a next page"
    )
    assert first[50].id == second[0].id
    assert await sqlite_world.table.admin.people(me, page=9) == []
    assert first == await sqlite_world.table.admin.people(me, page=-3)


async def test_a_blocked_person_is_signed_out_at_once(world: World) -> None:
    people, admin_service = world.table.accounts, world.table.admin
    me = await admin(world)
    session = await people.register("anna", "correct horse")
    anna = session.person.id
    match, (guest, _) = await world.match("Гость", "Борис")
    code = await world.table.lobby.seats.return_code(match, guest)
    back, _ = await people.return_by_code(code)
    token = await admin_service.password_link(me, anna)
    assert await people.who(session.token) is not None
    for person in (anna, guest):
        await admin_service.block(me, person)
    for gone in (session.token, back.token):
        assert await people.who(gone) is None
    assert await refusal(people.login("anna", "wrong horse")) == "login-wrong"
    assert await refusal(people.login("anna", "correct horse")) == "login-blocked"
    assert await refusal(people.return_by_code(code)) == "login-blocked"
    assert await refusal(people.reset_password(token, "battery staple")) == "link-spent"
    assert await refusal(admin_service.appoint(me, anna)) == "admin-no-account"
    assert await refusal(admin_service.block(me, me)) == "admin-not-oneself"
    assert await refusal(admin_service.block(me, "nobody")) == "person-unknown"
    await admin_service.block(me, anna, False)
    assert (await people.login("anna", "correct horse")).person.id == anna
    journal = [(entry.action, entry.admin) for entry in await admin_service.journal(me)]
    assert journal[0] == ("unblocked", "Ольга")
    assert journal[-1] == ("claimed", "Ольга")


async def test_an_admin_makes_a_password_link(world: World) -> None:
    people, admin_service = world.table.accounts, world.table.admin
    me = await admin(world)
    session = await people.register("anna", "correct horse")
    token = await admin_service.password_link(me, session.person.id)
    assert await people.whose_link(token) == session.person.id
    assert await refusal(people.reset_password(token, "short")) == "password-length"
    fresh = await people.reset_password(token, "battery staple", "Firefox")
    assert await people.who(fresh.token) == session.person
    assert await people.who(session.token) is None
    assert await refusal(people.login("anna", "correct horse")) == "login-wrong"
    assert await refusal(people.reset_password(token, "another one!")) == "link-spent"
    assert await refusal(people.whose_link("")) == "link-spent"
    guest = await world.guest("Гость")
    assert await refusal(admin_service.password_link(me, guest)) == "admin-no-account"
    late = await admin_service.password_link(me, session.person.id)
    world.time.advance(DAY + 1)
    assert await refusal(people.reset_password(late, "another one!")) == "link-spent"
    await people.sweep()
    left = world.store.read(lambda c: c.exec_driver_sql("SELECT count(*) FROM links").scalar())
    assert left == 0


async def test_admins_appoint_and_dismiss_admins(sqlite_world: World) -> None:
    admin_service, people = sqlite_world.table.admin, sqlite_world.table.accounts
    me = await admin(sqlite_world)
    session = await people.register("boris", "correct horse")
    boris = session.person.id
    assert await people.who(session.token) is not None
    await admin_service.appoint(me, boris)
    known = await people.who(session.token)
    assert known is not None
    assert known.admin
    assert await refusal(admin_service.appoint(me, me, False)) == "admin-not-oneself"
    await admin_service.appoint(boris, me, False)
    assert await refusal(admin_service.people(me)) == "admin-only"


async def test_matches_and_figures_contain_only_public_facts(world: World) -> None:
    admin_service, lobby = world.table.admin, world.table.lobby
    me = await admin(world)
    playing, _ = await world.match("Анна", "Борис", title="Вечер", privacy="link")
    vera = await world.guest("Вера")
    gathering = await lobby.creation.create(vera, "vault", seats=3)
    await lobby.signups.sit(gathering, vera)
    await lobby.seats.add_bot(gathering, vera)
    (one,) = await admin_service.matches(me, "playing")
    assert (one.id, one.title, one.host, one.people, one.bots) == (playing, "Вечер", "Анна", 2, 0)
    (other,) = await admin_service.matches(me, "gathering")
    assert (other.id, other.seats, other.people, other.bots) == (gathering, 3, 1, 1)
    facts = await admin_service.server_status(me)
    assert facts.database.startswith(("SQLite 3", "PostgreSQL "))
    counted = {name: facts.figures[name] for name in ("accounts", "guests", "playing")}
    assert counted == {"accounts": 1, "guests": 3, "playing": 1}
    assert facts.figures["bytes"] > 10_000
    async with lobby.queries.changes(gathering) as room:
        await admin_service.call_off(me, gathering)
        await anext(room)
    assert await refusal(admin_service.call_off(me, gathering)) == "table-try-again"
    assert await refusal(admin_service.call_off(me, playing)) == "table-try-again"
    assert (await lobby.queries.info(gathering)).status == "cancelled"
