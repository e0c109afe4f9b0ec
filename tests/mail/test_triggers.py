"""Who gets which email and when: every email asks for something, and none contains a secret."""

import asyncio

import pytest

from intriga.kernel.house_rules.house_acts import Close, Extend, Pause, PutAway, Resume
from intriga.store.people import email
from intriga.table import TableError
from intriga.table.schedule import Schedule
from tests.kit.table.refusals import refusal
from tests.kit.table.steps import types
from tests.kit.table.world import eventually
from tests.mail.conftest import BASE, Mailed, link_in
from tests.mail.smtp_server import html_of, text_of

pytestmark = pytest.mark.anyio

HOUR = 60
DAY = 24 * HOUR


async def test_no_email_is_sent_before_the_address_is_confirmed(mailed: Mailed) -> None:
    addresses = mailed.world.table.email_addresses
    anna = await mailed.world.guest("Анна")
    await addresses.add(anna, "  Anna@Mail.Example ", "ru")
    settings = await addresses.settings(anna)
    assert (settings.address, settings.waiting) == ("", "Anna@mail.example")
    boris = await mailed.world.guest("Борис")
    await mailed.match(boris, anna)
    (text,) = await mailed.deliver(3 * DAY)
    assert "Подтвердите" not in text, "only the subject has it capitalised"
    assert "подтвердите" in text
    assert mailed.mail_server.recipients == ["Anna@mail.example"]
    token = link_in(text).rpartition("/")[2]
    assert await refusal(addresses.pending_address(token)) == "link-spent", "after three days"
    await addresses.add(anna, "anna@mail.example", "ru")
    (text,) = await mailed.deliver()
    token = link_in(text).rpartition("/")[2]
    assert await addresses.pending_address(token) == "anna@mail.example"
    assert await addresses.confirm(token) == "anna@mail.example"
    assert await refusal(addresses.confirm(token)) == "link-spent"
    settings = await addresses.settings(anna)
    assert (settings.address, settings.waiting) == ("anna@mail.example", "")
    assert settings.wants == ("turn", "deadline", "begins", "invitation")


async def test_an_awaited_player_who_is_away_gets_one_email(mailed: Mailed) -> None:
    world = mailed.world
    anna, boris = await world.guest("Анна"), await mailed.reachable("Борис")
    match = await mailed.match(anna, boris)
    await world.table.email_addresses.note_looking(match, boris)
    assert await mailed.deliver(2) == []
    await world.done(match, 0, "whisper", number=4711)
    await world.done(match, 0, "next", me=anna)
    assert await mailed.deliver(4) == [], "they may come without it"
    (text,) = await mailed.deliver(1)
    assert text == (
        "В партии «Вечер» ваш ход.\n\n"
        "Срока нет, но остальные ждут.\n\n"
        f"{BASE}/m/{match}\n\n"
        "-- \nВы попросили присылать вам письма о партиях.\n\n"
        f"Отписаться: {_off(text)}\n"
    )
    assert mailed.mail_server.emails[-1]["Subject"] == "Ваш ход: «Вечер»"
    for _ in range(3):
        assert await mailed.deliver(HOUR) == []


def _off(text: str) -> str:
    return next(word for word in text.split() if "/mail/off/" in word)


async def test_a_player_who_acts_in_time_gets_no_email(mailed: Mailed) -> None:
    world = mailed.world
    anna, boris = await mailed.reachable("Анна"), await mailed.reachable("Борис")
    match = await mailed.match(anna, boris)
    for _ in range(3):
        await world.done(match, 0, "next", me=anna)
        world.time.advance(60)
        await world.done(match, 1, "next", me=boris)
        assert [text for text in await mailed.deliver(1) if "ждут" in text] == []
    await world.table.lobby.takeovers.leave(match, anna)
    before = len(mailed.mail_server.emails)
    await mailed.deliver(DAY)
    sent = [(str(email["To"]), text_of(email)) for email in mailed.mail_server.emails[before:]]
    mine = [text for to, text in sent if anna[:4].lower() in to]
    assert [text for text in mine if "ждут" in text] == [], "the bot answers"


async def test_a_player_with_the_page_open_gets_no_email(sqlite_mailed: Mailed) -> None:
    world = sqlite_mailed.world
    anna, boris = await world.guest("Анна"), await sqlite_mailed.reachable("Борис")
    match = await sqlite_mailed.match(anna, boris)
    await world.done(match, 0, "next", me=anna)
    for _ in range(10):
        await world.table.email_addresses.note_looking(match, boris)
        assert await sqlite_mailed.deliver(1) == []
    texts = [text for _ in range(6) for text in await sqlite_mailed.deliver(1)]
    assert len(texts) == 1


async def test_a_player_who_ignored_an_email_gets_no_more_for_half_a_day(
    sqlite_mailed: Mailed,
) -> None:
    world = sqlite_mailed.world
    anna, boris = await world.guest("Анна"), await sqlite_mailed.reachable("Борис")
    match = await sqlite_mailed.match(anna, boris)
    await world.table.email_addresses.note_looking(match, boris)
    assert await sqlite_mailed.deliver(10) == []

    async def awaited_again() -> list[str]:
        """It is their turn, they do not act for two hours, and the host closes the window."""
        await world.done(match, 0, "next", me=anna)
        texts = await sqlite_mailed.deliver(2 * HOUR)
        window = (await world.table.observe(match, 1)).observation.windows[0]
        close = Close(window.key, window.generation)
        await world.table.keep(match, "host", close, f"close {window.generation}", me=anna)
        return texts

    counts = [len(await awaited_again()) for _ in range(5)]
    assert counts == [1, 0, 0, 0, 0]
    await world.table.email_addresses.note_looking(match, boris)
    await sqlite_mailed.deliver(10)
    assert len(await awaited_again()) == 1, "they have looked meanwhile"
    world.time.advance(12 * 3600)
    assert len(await awaited_again()) == 1, "half a day has passed"


async def test_a_reminder_before_the_deadline(mailed: Mailed) -> None:
    world = mailed.world
    anna, boris = await world.guest("Анна"), await mailed.reachable("Борис")
    schedule = Schedule(clocks={"turn": 24 * 3600}, zone="Asia/Yekaterinburg", grace=600)
    match = await mailed.match(anna, boris, schedule=schedule)
    await world.table.email_addresses.note_looking(match, boris)
    await world.done(match, 0, "next", me=anna)
    (text,) = await mailed.deliver(6)
    assert "В партии «Вечер» ваш ход." in text
    assert "Срок: 16 января, 13:00 (Екатеринбург)." in text
    await world.table.email_addresses.note_looking(match, boris)
    assert await mailed.deliver(17 * HOUR) == []
    (text,) = await mailed.deliver(HOUR)
    assert "срок скоро истечёт" in text
    assert await mailed.deliver(HOUR) == []


async def test_a_reminder_moves_with_the_deadline(sqlite_mailed: Mailed) -> None:
    world = sqlite_mailed.world
    anna, boris = await world.guest("Анна"), await sqlite_mailed.reachable("Борис")
    match = await sqlite_mailed.match(anna, boris, clocks={"turn": 24 * 3600})
    await world.done(match, 0, "next", me=anna)
    await world.table.email_addresses.note_looking(match, boris)
    assert await sqlite_mailed.deliver(10 * HOUR) != []
    await world.table.email_addresses.note_looking(match, boris)
    window = (await world.table.observe(match, 1)).observation.windows[0]
    more = Extend(window.key, window.generation, 12 * 3600)
    await world.table.keep(match, "host", more, "extend", me=anna)
    assert all("скоро истечёт" not in text for text in await sqlite_mailed.deliver(10 * HOUR))
    await world.table.email_addresses.note_looking(match, boris)
    texts = [text for _ in range(12) for text in await sqlite_mailed.deliver(HOUR)]
    assert sum("скоро истечёт" in text for text in texts) == 1


async def test_no_turn_emails_during_a_pause(sqlite_mailed: Mailed) -> None:
    world = sqlite_mailed.world
    anna, boris = await world.guest("Анна"), await sqlite_mailed.reachable("Борис")
    match = await sqlite_mailed.match(anna, boris, clocks={"turn": 3600})
    await world.done(match, 0, "next", me=anna)
    await world.table.keep(match, "host", Pause(), "pause", me=anna)
    texts = [text for _ in range(5) for text in await sqlite_mailed.deliver(HOUR)]
    assert len(texts) == 1
    assert texts[0].startswith("Партия «Вечер» началась.")
    await world.table.email_addresses.note_looking(match, boris)
    await world.table.keep(match, "host", Resume(), "resume", me=anna)
    texts = [text for _ in range(4) for text in await sqlite_mailed.deliver(5)]
    assert len(texts) == 1


@pytest.mark.parametrize("clocks", [{"turn": 3600}, {}])
async def test_a_match_that_is_put_away_sends_one_email_then_and_one_when_it_goes_on(
    sqlite_mailed: Mailed, clocks: dict[str, int]
) -> None:
    world = sqlite_mailed.world
    anna, boris = await world.guest("Анна"), await sqlite_mailed.reachable("Борис")
    vera = await sqlite_mailed.reachable("Вера", "en")
    match = await sqlite_mailed.match(anna, boris, vera, clocks=clocks)
    await world.done(match, 0, "next", me=anna)
    for person in (boris, vera):
        await world.table.email_addresses.note_looking(match, person)
    world.time.advance(60)
    until = world.time.now() + DAY * 60_000
    away = PutAway(until, "Europe/Moscow")
    await world.table.keep(match, "host", away, "away", me=anna)
    texts = [text for _ in range(20) for text in await sqlite_mailed.deliver(HOUR)]
    ru, en = sorted(texts, key=lambda text: "paused" in text)
    assert ru.startswith("Партия «Вечер» отложена до 16 января, 11:01 (Москва). ")
    assert en.startswith("The match “Вечер” is paused until 16 January, 11:01 (Moscow). ")
    texts = [text for _ in range(10) for text in await sqlite_mailed.deliver(20)]
    assert texts == [], "nobody is awaited until then"
    world.time.advance((until - world.time.now()) / 1000)
    await eventually(lambda: types(world, match)[-1] == "house-resume")
    texts = [text for _ in range(4) for text in await sqlite_mailed.deliver(5)]
    assert [text.partition("\n")[0] for text in texts] == ["В партии «Вечер» ваш ход."]


async def test_who_was_looking_when_a_match_was_put_away_gets_no_email(
    sqlite_mailed: Mailed,
) -> None:
    world = sqlite_mailed.world
    anna, boris = await world.guest("Анна"), await sqlite_mailed.reachable("Борис")
    match = await sqlite_mailed.match(anna, boris)
    away = PutAway(world.time.now() + DAY * 60_000)
    await world.table.keep(match, "host", away, "away", me=anna)
    await world.table.email_addresses.note_looking(match, boris)
    assert [text for _ in range(5) for text in await sqlite_mailed.deliver(HOUR)] == []
    later = PutAway(world.time.now() + DAY * 60_000)
    await world.table.keep(match, "host", later, "later", me=anna)
    await world.table.keep(match, "host", Resume(), "resume", me=anna)
    texts = [text for _ in range(5) for text in await sqlite_mailed.deliver(HOUR)]
    assert [text for text in texts if "отложена" in text] == [], "it goes on already"


async def test_quick_matches_send_no_turn_emails(sqlite_mailed: Mailed) -> None:
    anna, boris = await sqlite_mailed.world.guest("Анна"), await sqlite_mailed.reachable("Борис")
    await sqlite_mailed.match(anna, boris, clocks={"turn": 60})
    texts = [text for _ in range(20) for text in await sqlite_mailed.deliver(1)]
    assert len(texts) == 1
    assert "началась" in texts[0], "only about the start"


async def test_start_and_first_turn_are_one_email(mailed: Mailed) -> None:
    anna, boris = await mailed.reachable("Анна"), await mailed.reachable("Борис")
    await mailed.match(boris, anna)
    world = mailed.world
    (first,) = await mailed.deliver(2)
    assert "Партия «Вечер» началась." in first, "the host started it and gets none"
    texts = [text for _ in range(4) for text in await mailed.deliver(5)]
    assert len(texts) == 1, "it is the host's turn, who is away"
    vera = await world.guest("Вера")
    await mailed.match(vera, anna)
    match = await world.table.lobby.creation.create(vera, "vault", seats=2, title="Утро")
    await world.table.lobby.signups.sit(match, anna)
    await world.table.lobby.signups.sit(match, vera)
    await world.table.lobby.starting.start(match, vera)
    texts = [text for _ in range(4) for text in await mailed.deliver(5) if "Утро" in text]
    assert len(texts) == 1
    assert "сейчас ваш ход" in texts[0]


async def test_emails_about_roll_calls_seats_and_cancellation(mailed: Mailed) -> None:
    world, lobby = mailed.world, mailed.world.table.lobby
    host = await world.guest("Ведущая")
    anna, boris, vera = [await mailed.reachable(name) for name in ("Анна", "Борис", "Вера")]
    match = await lobby.creation.create(host, "vault", seats=2, title="Вечер")
    for person in (anna, boris, vera):
        await lobby.signups.join(match, person)
    await lobby.roll_call.call(match, host)
    await lobby.roll_call.answer(match, anna)
    texts = await mailed.deliver(1)
    assert len(texts) == 2, "those who have answered get none"
    assert all("Ведущая проводит перекличку" in text for text in texts)
    await lobby.seats.stand(match, anna)
    (text,) = await mailed.deliver(1)
    assert "У вас есть место" in text
    await lobby.cancellation.cancel(match, host)
    texts = await mailed.deliver()
    assert len(texts) == 2
    assert all("Ведущая отменяет партию" in text for text in texts)


async def test_those_who_are_asked_to_end_a_match_are_emailed(mailed: Mailed) -> None:
    world, endings = mailed.world, mailed.world.table.lobby.endings
    anna, boris, vera = [await mailed.reachable(name) for name in ("Анна", "Борис", "Вера")]
    match = await mailed.match(anna, boris, vera)
    await mailed.deliver(DAY)
    await endings.propose(match, anna, "called-off", "one")
    await endings.answer(match, vera, 1, "two", agree=True)
    (text,) = await mailed.deliver(6)
    assert "Анна предлагает прекратить партию «Вечер» без результата" in text
    await endings.answer(match, boris, 1, "three", agree=False)
    await endings.propose(match, boris, "called-off", "four")
    await world.table.email_addresses.note_looking(match, anna)
    await endings.answer(match, vera, 2, "five", agree=False)
    assert [text for text in await mailed.deliver(DAY) if "предлагает" in text] == []


async def test_an_invitation(mailed: Mailed) -> None:
    lobby = mailed.world.table.lobby
    host = await mailed.world.guest("Ведущая")
    anna = await mailed.reachable("Анна", "en", login="anna")
    match = await lobby.creation.create(host, "vault", seats=2, title="Evening")
    await lobby.signups.invite(match, host, "anna")
    await lobby.signups.invite(match, host, "anna")
    (text,) = await mailed.deliver(1)
    assert "Ведущая invites you to the match “Evening”." in text
    await lobby.signups.withdraw(match, anna)
    await lobby.signups.invite(match, host, "anna")
    await mailed.world.table.email_addresses.note_looking(match, anna)
    assert await mailed.deliver(5) == [], "she has already seen it"


async def test_only_chosen_emails_are_sent(mailed: Mailed) -> None:
    world, addresses = mailed.world, mailed.world.table.email_addresses
    host, anna = await world.guest("Ведущая"), await mailed.reachable("Анна")
    await addresses.choose(anna, ["deadline", "nonsense"], "en")
    match = await mailed.match(host, anna, clocks={"turn": 8 * 3600})
    await world.done(match, 0, "next", me=host)
    assert await mailed.deliver(5 * HOUR) == []
    (text,) = await mailed.deliver(2 * HOUR)
    assert "the deadline is close" in text
    await addresses.choose(anna, [], "en")
    assert (await addresses.settings(anna)).wants == ()
    await world.done(match, 1, "next", me=anna)
    assert await mailed.deliver(DAY) == []


async def test_the_unsubscribe_link_stops_all_emails(mailed: Mailed) -> None:
    world, addresses = mailed.world, mailed.world.table.email_addresses
    host, anna = await world.guest("Ведущая"), await mailed.reachable("Анна")
    match = await mailed.match(host, anna)
    await world.done(match, 0, "next", me=host)
    (text, *_) = await mailed.deliver(6)
    email = mailed.mail_server.emails[-1]
    off = _off(text)
    assert email["List-Unsubscribe"] == f"<{off}>"
    assert email["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    *_, person, seal = off.split("/")
    assert person == anna
    assert (
        await addresses.unsubscribe_address(person, seal)
        == (await addresses.settings(anna)).address
    )
    for wrong in ((person, "0" * 32), (host, seal), ("nobody", seal), (person, "")):
        assert await refusal(addresses.unsubscribe(*wrong)) == "link-spent"
    await world.done(match, 1, "next", me=anna)
    await world.done(match, 0, "next", me=host)
    await addresses.unsubscribe(person, seal)
    assert await mailed.deliver(DAY) == []
    assert (await addresses.settings(anna)).address == ""
    assert await refusal(addresses.unsubscribe(person, seal)) == "link-spent"


async def test_names_cannot_inject_headers_or_html(mailed: Mailed) -> None:
    """Names and titles that try to be headers, addresses or HTML."""
    lobby = mailed.world.table.lobby
    evil = "<script>alert(1)</script>"
    title = "Вечер\r\nBcc: all@mail.example <b onclick=x>&amp;"
    host = await mailed.world.guest(evil)
    await mailed.reachable("Анна", login="anna")
    match = await lobby.creation.create(host, "vault", seats=2, title=title)
    await lobby.signups.invite(match, host, "anna")
    (text,) = await mailed.deliver(1)
    assert evil in text
    email = mailed.mail_server.emails[-1]
    html = html_of(email)
    assert "<script" not in html
    assert "<b onclick" not in html
    assert "&lt;script&gt;" in html
    assert email["Bcc"] is None
    assert "\n" not in email["Subject"]
    assert len(mailed.mail_server.recipients) == len(mailed.mail_server.emails)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "anna@",
        "@mail.example",
        "anna@mail",
        "an na@mail.example",
        "anna@mail.example\nBcc: boris@mail.example",
        "anna@mail.example, boris@mail.example",
        "Anna <anna@mail.example>",
        "анна\u202e@mail.example",
        "ан на@mail.example",
        ".анна@mail.example",
        "а" * 33 + "@mail.example",
        "a..b@mail.example",
        "anna@-mail.example",
        "a" * 65 + "@mail.example",
        "anna@" + "mail." * 60 + "example",
    ],
)
async def test_invalid_addresses_are_refused(sqlite_mailed: Mailed, address: str) -> None:
    anna = await sqlite_mailed.world.guest("Анна")
    assert (
        await refusal(sqlite_mailed.world.table.email_addresses.add(anna, address, "ru"))
        == "mail-address"
    )
    assert await sqlite_mailed.deliver() == []


async def test_an_internationalised_domain_is_encoded(sqlite_mailed: Mailed) -> None:
    anna = await sqlite_mailed.world.guest("Анна")
    await sqlite_mailed.world.table.email_addresses.add(anna, "anna@почта.рф", "ru")
    await sqlite_mailed.deliver()
    assert sqlite_mailed.mail_server.recipients == ["anna@xn--80a1acny.xn--p1ai"]


async def test_confirmation_emails_are_limited(sqlite_mailed: Mailed) -> None:
    addresses = sqlite_mailed.world.table.email_addresses
    for _ in range(5):
        await addresses.add(await sqlite_mailed.world.guest("Анна"), "victim@mail.example", "ru")
    asked = addresses.add(await sqlite_mailed.world.guest("Анна"), "victim@mail.example", "ru")
    assert await refusal(asked) == "mail-too-often"
    assert len(await sqlite_mailed.deliver()) == 5
    sqlite_mailed.world.time.advance(24 * 3600)
    await addresses.add(await sqlite_mailed.world.guest("Анна"), "victim@mail.example", "ru")


async def test_a_forgotten_password_is_reset_by_email(mailed: Mailed) -> None:
    addresses, people = mailed.world.table.email_addresses, mailed.world.table.accounts
    await mailed.reachable("Анна", login="anna")
    await people.register("boris", "correct horse")
    for login in ("nobody", "boris", "ANNA "):
        await addresses.send_password_link(login, "ru")
    (text,) = await mailed.deliver()
    token = link_in(text).rpartition("/")[2]
    assert mailed.world.store.read(_params) == ["{}"], "the token is not kept once it is sent"
    await people.reset_password(token, "battery staple")
    await people.login("anna", "battery staple")
    for _ in range(9):
        await addresses.send_password_link("anna", "ru")
    assert len(await mailed.deliver()) <= 5


def _params(connection: object) -> list[str]:
    rows = connection.exec_driver_sql("SELECT params FROM emails WHERE kind = 'password'")  # type: ignore[attr-defined]
    return [row[0] for row in rows]


async def test_a_step_that_fails_writes_no_email(sqlite_mailed: Mailed) -> None:
    world = sqlite_mailed.world
    anna, boris = await world.guest("Анна"), await sqlite_mailed.reachable("Борис")
    match = await sqlite_mailed.match(anna, boris)
    await world.table.email_addresses.note_looking(match, boris)
    world.store.write(
        lambda c: c.exec_driver_sql(
            "CREATE TRIGGER full BEFORE INSERT ON entries "
            "BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END"
        )
    ).result()
    with pytest.raises(TableError):
        await world.act(match, 0, "next", me=anna)
    waiting = world.store.read(lambda c: email.counts(c).get("waiting", 0))
    world.store.write(lambda c: c.exec_driver_sql("DROP TRIGGER full")).result()
    assert await sqlite_mailed.deliver(DAY) == []
    assert waiting <= 1, "at most the email about the start"


async def test_without_a_mail_server_no_email_is_queued(tmp_path: object) -> None:
    from tests.kit.databases import fresh_database
    from tests.kit.table.world import World

    with fresh_database("sqlite", tmp_path) as url:  # type: ignore[arg-type]
        async with World(url) as world:
            anna = await world.guest("Анна")
            assert not world.table.email_addresses.on
            asked = world.table.email_addresses.add(anna, "anna@mail.example", "ru")
            assert await refusal(asked) == "mail-off"
            await world.match("Борис", "Вера")
            assert world.store.read(email.counts) == {}


async def test_concurrent_acts_cause_one_email_per_player(sqlite_mailed: Mailed) -> None:
    """Everybody acts at the same moment; whoever is awaited gets one email."""
    world = sqlite_mailed.world
    people = [await sqlite_mailed.reachable(f"Гость {n}") for n in range(4)]
    match = await sqlite_mailed.match(*people)
    await asyncio.gather(*(world.act(match, seat, "whisper", number=1) for seat in range(4)))
    texts = [text for _ in range(6) for text in await sqlite_mailed.deliver(3)]
    assert sum("ваш ход" in text for text in texts) == 1
    assert sum("началась" in text for text in texts) == 3
    assert all("Вечер" in text_of(email) for email in sqlite_mailed.mail_server.emails[-4:])
