"""Guests and accounts: signing in from any browser, and as nobody else."""

import asyncio

import pytest

from intriga.store.people import accounts as stored
from intriga.table import TableError
from intriga.table.accounts import passwords
from tests.kit.databases import STRENGTH
from tests.kit.table.refusals import refusal
from tests.kit.table.world import World

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


async def test_a_guest_is_known_by_a_cookie(world: World) -> None:
    people = world.table.accounts
    session = await people.guest("  Анна   Ивановна ")
    assert session.person.name == "Анна Ивановна"
    assert session.person.login is None
    assert await people.who(session.token) == session.person
    assert await people.who("") is None
    assert await people.who("x" + session.token) is None
    await world.restart()
    assert await world.table.accounts.who(session.token) == session.person
    await world.table.accounts.logout(session.token)
    assert await world.table.accounts.who(session.token) is None


async def test_no_token_or_password_is_stored(world: World) -> None:
    session = await world.table.accounts.register("anna", "correct horse")
    rows = world.store.read(
        lambda c: [
            *c.exec_driver_sql("SELECT * FROM sessions").all(),
            *c.exec_driver_sql("SELECT * FROM people").all(),
        ]
    )
    assert rows
    assert session.token not in repr(rows)
    assert "correct horse" not in repr(rows)
    assert session.token not in repr(session)


async def test_a_session_expires_when_unused(sqlite_world: World) -> None:
    session = await sqlite_world.table.accounts.guest("Анна")
    for _ in range(4):
        sqlite_world.time.advance(100 * DAY)
        assert await sqlite_world.table.accounts.who(session.token) == session.person
    sqlite_world.time.advance(181 * DAY)
    assert await sqlite_world.table.accounts.who(session.token) is None
    await sqlite_world.table.accounts.sweep()
    left = sqlite_world.store.read(
        lambda c: c.exec_driver_sql("SELECT count(*) FROM sessions").scalar()
    )
    assert left == 0


async def test_an_account_can_sign_in_from_any_browser(world: World) -> None:
    people = world.table.accounts
    session = await people.register("Anna.K", "correct horse", "Анна")
    assert (session.person.login, session.person.name) == ("anna.k", "Анна")
    again = await people.login(" ANNA.K ", "correct horse")
    assert again.person == session.person
    assert again.token != session.token
    for login, password in (("anna.k", "correct hors"), ("anna", "correct horse"), ("", "")):
        assert await refusal(people.login(login, password)) == "login-wrong"
    assert await refusal(people.login("anna.k", "x" * 10_000)) == "login-wrong"
    assert await refusal(people.register("ANNA.k", "another one")) == "login-taken"


async def test_a_guest_who_registers_keeps_their_seat(world: World) -> None:
    people = world.table.accounts
    match, (anna, _) = await world.match("Анна", "Борис")
    session = await people.register("anna", "correct horse", guest=anna)
    assert session.person.id == anna
    assert session.person.name == "Анна"
    assert await world.table.viewer(match, session.person.id) == 0
    assert await refusal(people.register("anna2", "correct horse", guest=anna)) == "login-already"
    assert (
        await refusal(people.register("x-y", "correct horse", guest="nobody")) == "person-unknown"
    )


@pytest.mark.parametrize(
    ("login", "password", "problem"),
    [
        ("ab", "correct horse", "login-malformed"),
        ("a b c", "correct horse", "login-malformed"),
        ("x" * 33, "correct horse", "login-malformed"),
        ("anna\n", "short", "password-length"),
        ("anna", "x" * 257, "password-length"),
    ],
)
async def test_invalid_logins_and_passwords_are_refused(
    sqlite_world: World, login: str, password: str, problem: str
) -> None:
    assert await refusal(sqlite_world.table.accounts.register(login, password)) == problem


@pytest.mark.parametrize("name", ["", "   ", "x" * 33, "\u200b\u202e", "\0", "\u3164 \u2800"])
async def test_a_name_must_be_visible(sqlite_world: World, name: str) -> None:
    assert await refusal(sqlite_world.table.accounts.guest(name)) == "name-length"


async def test_a_new_password_ends_the_old_sessions(world: World) -> None:
    people = world.table.accounts
    session = await people.register("anna", "correct horse")
    assert await people.who(session.token) is not None
    await people.set_password("Anna", "battery staple")
    assert await people.who(session.token) is None
    assert await refusal(people.login("anna", "correct horse")) == "login-wrong"
    assert (await people.login("anna", "battery staple")).person == session.person
    assert await refusal(people.set_password("nobody", "battery staple")) == "login-unknown"


async def test_renaming(sqlite_world: World) -> None:
    session = await sqlite_world.table.accounts.guest("Анна")
    await sqlite_world.table.accounts.who(session.token)
    await sqlite_world.table.accounts.rename(session.person.id, "Аня")
    person = await sqlite_world.table.accounts.who(session.token)
    assert person is not None
    assert person.name == "Аня"


async def test_a_guest_returns_by_personal_code(world: World) -> None:
    """As when the browser inside a messenger app has lost its cookie."""
    people, lobby = world.table.accounts, world.table.lobby
    match, (anna, boris) = await world.match("Анна", "Борис")
    code = await lobby.seats.return_code(match, anna)
    assert await lobby.seats.return_code(match, anna) == code
    assert await lobby.seats.return_code(match, boris) != code
    session, where = await people.return_by_code(code.lower().replace("-", " "))
    assert (session.person.id, where) == (anna, match)
    assert await refusal(people.return_by_code("")) == "return-unknown"
    assert await refusal(people.return_by_code("2222-2222")) == "return-unknown"
    stranger = await world.guest("Чужой")
    assert await refusal(lobby.seats.return_code(match, stranger)) == "seat-none-of-yours"
    await world.restart()
    assert (await world.table.accounts.return_by_code(code))[0].person.id == anna
    await world.table.lobby.takeovers.leave(match, anna)
    session, _ = await world.table.accounts.return_by_code(code)
    assert session.person.id == anna, "they may come back"


async def test_an_account_cannot_return_by_code(sqlite_world: World) -> None:
    match, (anna, _) = await sqlite_world.match("Анна", "Борис")
    code = await sqlite_world.table.lobby.seats.return_code(match, anna)
    await sqlite_world.table.accounts.register("anna", "correct horse", guest=anna)
    assert await refusal(sqlite_world.table.accounts.return_by_code(code)) == "return-by-password"


async def test_hashing_is_strong_and_does_not_block_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(passwords, "STRENGTH", STRENGTH)
    hashes = passwords.Passwords()
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0)
            ticks += 1

    ticking = asyncio.create_task(tick())
    made = await hashes.hash("correct horse")
    ticking.cancel()
    hashes.close()
    assert ticks > 3, "blocked, it would be one at most"
    assert "$argon2id$v=19$m=19456,t=2,p=1$" in made


async def test_an_older_password_hash_is_upgraded(sqlite_world: World) -> None:
    from argon2 import PasswordHasher

    session = await sqlite_world.table.accounts.register("anna", "correct horse")
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash("correct horse")
    sqlite_world.store.write(lambda c: stored.set_password(c, session.person.id, weak)).result()
    await sqlite_world.table.accounts.login("anna", "correct horse")
    row = sqlite_world.store.read(lambda c: stored.get(c, session.person.id))
    assert row is not None
    assert row.password is not None
    assert row.password != weak
    await sqlite_world.table.accounts.login("anna", "correct horse")


async def test_a_full_disk_is_reported_to_people(sqlite_world: World) -> None:
    def full(connection: object) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count=1")  # type: ignore[attr-defined]
        connection.exec_driver_sql(  # type: ignore[attr-defined]
            "CREATE TRIGGER full BEFORE INSERT ON people "
            "BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END"
        )

    sqlite_world.store.write(full).result()
    with pytest.raises(TableError) as error:
        await sqlite_world.table.accounts.guest("Анна")
    assert error.value.kind == "unavailable"


@pytest.mark.parametrize(
    "name",
    ["Мюллер (бот)", "Müller (bot)", "Мюллер(боt)", "Бот", "Мюллер 【ВОТ】", "M\u200b [b0t]"],
)
async def test_names_of_bots_are_reserved(sqlite_world: World, name: str) -> None:
    assert await refusal(sqlite_world.table.accounts.guest(name)) == "name-of-bot"
    robot = await sqlite_world.table.accounts.guest("Робот Бот-тичелли")
    assert await refusal(sqlite_world.table.accounts.rename(robot.person.id, name)) == "name-of-bot"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("a\u202eb\u2066c\u200dd", "abcd"),
        ("Z\u0301\u0302\u0303\u0304\u0305algo", "\u0179\u0302\u0303algo"),
        ("Й\u0306", "Й\u0306"),
        ("И\u0306ван", "Йван"),
        ("شتيرليتس", "شتيرليتس"),
        ("\ufe0f🦊", "🦊"),
    ],
)
async def test_invisible_characters_are_removed_from_names(
    sqlite_world: World, name: str, shown: str
) -> None:
    assert (await sqlite_world.table.accounts.guest(name)).person.name == shown


async def test_lookalike_names_get_numbers(sqlite_world: World) -> None:
    lobby = sqlite_world.table.lobby
    people = [await sqlite_world.guest(name) for name in ("Вера", "Beра", "BЕPA", "Ве ра.")]
    match = await lobby.creation.create(people[0], "vault", seats=4)
    for person in people:
        await lobby.signups.sit(match, person)
    names = [seat.name for seat in (await lobby.queries.info(match)).seats]
    assert names == ["Вера", "Beра 2", "BЕPA 3", "Ве ра. 4"]


async def test_names_that_look_alike_in_other_scripts_get_numbers(sqlite_world: World) -> None:
    """A Greek alpha and an Armenian letter, and a name that differs in its last letter."""
    lobby = sqlite_world.table.lobby
    people = [await sqlite_world.guest(name) for name in ("Саша", "Cαша", "Cаша", "Саши")]
    match = await lobby.creation.create(people[0], "vault", seats=4)
    for person in people:
        await lobby.signups.sit(match, person)
    names = [seat.name for seat in (await lobby.queries.info(match)).seats]
    assert names == ["Саша", "Cαша 2", "Cаша 3", "Саши"]


async def test_browsers_are_listed_and_signed_out(world: World) -> None:
    people = world.table.accounts
    phone = await people.register("anna", "correct horse", device="Chrome · Android")
    world.time.advance(60)
    laptop = await people.login("anna", "correct horse", "Firefox · Linux\u202e" + "x" * 90)
    me = phone.person.id
    stranger = await people.guest("Чужой")
    listed = await people.browsers(me, laptop.token)
    assert [(browser.this, browser.opened_at) for browser in listed] == [
        (True, world.time.now()),
        (False, world.time.now() - 60_000),
    ]
    assert listed[1].device == "Chrome · Android"
    assert listed[0].device.startswith("Firefox · Linuxx"), "no direction marks"
    assert len(listed[0].device) == 64
    for token in (phone.token, laptop.token):
        assert await people.who(token) is not None
    await people.close_browser(stranger.person.id, listed[1].handle)
    assert await people.who(phone.token) is not None, "not their browser"
    await people.close_browser(me, listed[1].handle)
    assert await people.who(phone.token) is None
    assert await people.who(laptop.token) == laptop.person
    more = [await people.login("anna", "correct horse") for _ in range(3)]
    await people.close_others(me, more[1].token)
    known = [await people.who(session.token) for session in (laptop, *more)]
    assert known == [None, None, more[1].person, None]


async def test_the_last_use_of_a_browser_is_noted(sqlite_world: World) -> None:
    session = await sqlite_world.table.accounts.guest("Анна")
    sqlite_world.time.advance(DAY)
    assert await sqlite_world.table.accounts.who(session.token) is not None
    (browser,) = await sqlite_world.table.accounts.browsers(session.person.id, session.token)
    assert browser.seen_at == sqlite_world.time.now()
    assert browser.opened_at == sqlite_world.time.now() - DAY * 1000


async def test_registering_ends_the_guest_session(world: World) -> None:
    """Whoever knows the guest's cookie, or planted it, has no access to the account."""
    people = world.table.accounts
    planted = await people.guest("Анна")
    assert await people.who(planted.token) is not None
    session = await people.register("anna", "correct horse", guest=planted.person.id)
    assert await people.who(session.token) is not None
    assert await people.who(planted.token) is None


async def test_changing_the_password(world: World) -> None:
    people = world.table.accounts
    here, there = [
        await people.register("anna", "correct horse"),
        await people.login("anna", "correct horse"),
    ]
    me = here.person.id
    wrong = people.change_password(me, "correct hors", "battery staple", here.token)
    assert await refusal(wrong) == "password-wrong"
    short = people.change_password(me, "correct horse", "short", here.token)
    assert await refusal(short) == "password-length"
    assert await people.who(there.token) is not None
    await people.change_password(me, "correct horse", "battery staple", here.token)
    assert await people.who(here.token) is not None
    assert await people.who(there.token) is None
    assert await refusal(people.login("anna", "correct horse")) == "login-wrong"
    assert (await people.login("anna", "battery staple")).person.id == me
    guest = await people.guest("Борис")
    nothing = people.change_password(guest.person.id, "", "battery staple", guest.token)
    assert await refusal(nothing) == "password-wrong"
