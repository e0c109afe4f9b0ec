"""Emails arrive once: with failing servers, killed processes and several workers."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from intriga.mail import MailSettings, read_settings
from intriga.mail.smtp import SmtpClient
from intriga.mail.worker import BACKOFF, TRIES
from intriga.store.database.engines import sqlite_url
from intriga.store.people import email
from intriga.store.people.email import LEASE, EmailRow
from intriga.table.email.outbox import Send
from tests.kit.patience import PATIENCE
from tests.kit.table.world import World, eventually
from tests.mail.conftest import SENDER, Mailed, link_in, worker_of
from tests.mail.queued import states
from tests.mail.smtp_server import SmtpServer, html_of, text_of

pytestmark = pytest.mark.anyio

MINUTE = 1.0


async def asked(mailed: Mailed) -> str:
    """A guest who has requested a confirmation email."""
    anna = await mailed.world.guest("Анна")
    await mailed.world.table.email_addresses.add(anna, "anna@mail.example", "ru")
    return anna


async def test_an_email_is_complete(sqlite_mailed: Mailed) -> None:
    await asked(sqlite_mailed)
    (text,) = await sqlite_mailed.deliver()
    (email,) = sqlite_mailed.mail_server.emails
    assert str(email["From"]) == SENDER
    assert email["To"] == "anna@mail.example"
    assert email["Message-ID"].endswith("@intriga.example>")
    assert email["Date"] == "Fri, 15 Jan 2027 08:00:00 +0000"
    assert email["Auto-Submitted"] == "auto-generated"
    assert email["Content-Language"] == "ru"
    assert email["List-Unsubscribe"] is None, "a requested email"
    assert [part.get_content_type() for part in email.iter_parts()] == ["text/plain", "text/html"]
    assert f'href="{link_in(text)}"' in html_of(email)


async def test_emails_are_sent_when_the_server_is_back(mailed: Mailed) -> None:
    await asked(mailed)
    mailed.mail_server.close()
    assert await mailed.deliver() == []
    assert states(mailed) == {"waiting": 1}
    mailed.mail_server.open()
    assert await mailed.deliver(BACKOFF[0] - 0.1) == [], "not at once"
    assert len(await mailed.deliver(0.1)) == 1
    assert states(mailed) == {"sent": 1}
    assert await mailed.deliver(10_000) == []


async def test_retries_back_off_and_end(sqlite_mailed: Mailed) -> None:
    await asked(sqlite_mailed)
    sqlite_mailed.mail_server.answers = ["451 try again later"] * TRIES
    waits = []
    for _ in range(TRIES - 1):
        await sqlite_mailed.deliver()
        due = sqlite_mailed.world.store.read(email.next_due)
        assert due is not None
        waits.append((due - sqlite_mailed.world.time.now()) / 60_000)
        sqlite_mailed.world.time.advance((due - sqlite_mailed.world.time.now()) / 1000)
    assert waits == [*BACKOFF, *[BACKOFF[-1]] * (TRIES - 1 - len(BACKOFF))]
    await sqlite_mailed.deliver()
    assert states(sqlite_mailed) == {"failed": 1}
    _, problem = await sqlite_mailed.world.table.outbox.counts()
    assert problem == "451 try again later"
    assert sqlite_mailed.mail_server.emails == []


async def test_an_unknown_address_does_not_hold_up_others(mailed: Mailed) -> None:
    world = mailed.world
    anna = await mailed.reachable("Анна", login="anna")
    boris = await mailed.reachable("Борис", login="boris")
    host = await world.guest("Ведущая")
    (address,) = {a for a in mailed.mail_server.recipients if a.startswith("anna")}
    mailed.mail_server.strangers.add(address)
    for round in range(7):
        match = await world.table.lobby.creation.create(
            host, "vault", seats=2, title=f"Вечер {round}"
        )
        for login in ("anna", "boris"):
            await world.table.lobby.signups.invite(match, host, login)
        assert len(await mailed.deliver(2)) == 1, "only the valid address gets it"
    assert states(mailed) == {"sent": 9, "nobody": 1}, "nothing more is tried"
    assert (await world.table.email_addresses.settings(anna)).failing
    assert not (await world.table.email_addresses.settings(boris)).failing
    mailed.mail_server.strangers.clear()
    await world.table.email_addresses.add(anna, address, "ru")
    (text,) = await mailed.deliver()
    await world.table.email_addresses.confirm(link_in(text).rpartition("/")[2])
    assert not (await world.table.email_addresses.settings(anna)).failing, "she has corrected it"


async def test_a_rejected_email_is_not_sent_again(sqlite_mailed: Mailed) -> None:
    await asked(sqlite_mailed)
    sqlite_mailed.mail_server.answers = ["554 spam"]
    assert await sqlite_mailed.deliver() == []
    assert await sqlite_mailed.deliver(10_000) == []
    assert states(sqlite_mailed) == {"failed": 1}


async def test_nothing_is_lost_or_sent_twice_by_a_restart(mailed: Mailed) -> None:
    world = mailed.world
    host, anna = await world.guest("Ведущая"), await mailed.reachable("Анна")
    match = await mailed.match(host, anna)
    await world.table.email_addresses.note_looking(match, anna)
    await world.done(match, 0, "next", me=host)
    await world.restart()
    assert len(await mailed.deliver(6)) == 1
    await world.restart()
    assert await mailed.deliver(60) == []


async def test_a_worker_killed_after_sending_sends_the_same_email_again(mailed: Mailed) -> None:
    """As after `kill -9`: the server has the email, the outbox does not know."""
    await asked(mailed)
    outbox = mailed.world.table.outbox
    (row,) = await outbox.due(10)
    verdict = await outbox.decide(row)
    assert isinstance(verdict, Send)
    claimed = await outbox.claim(row)
    assert claimed is not None
    settings = MailSettings("127.0.0.1", mailed.mail_server.port, "none", SENDER)
    with SmtpClient(settings) as smtp:
        email = mailed.worker()._templates.compose(claimed, verdict)
        assert smtp.send(email) is None
    await mailed.world.restart()
    assert await mailed.deliver(1) == [], "another worker may still be sending it"
    assert len(await mailed.deliver(LEASE / 60_000)) == 1
    first, second = mailed.mail_server.raw
    assert first == second, "identical: same id, same date"
    assert states(mailed) == {"sent": 1}
    assert await mailed.deliver(10_000) == []


async def test_an_outdated_email_is_not_sent_after_a_restart(sqlite_mailed: Mailed) -> None:
    world = sqlite_mailed.world
    host, anna = await world.guest("Ведущая"), await sqlite_mailed.reachable("Анна")
    match = await sqlite_mailed.match(host, anna)
    await world.table.email_addresses.note_looking(match, anna)
    await world.done(match, 0, "next", me=host)
    world.time.advance(6 * 60)
    row = next(row for row in await world.table.outbox.due(10) if row.kind == "turn")
    assert await world.table.outbox.claim(row) is not None
    await world.done(match, 1, "next", me=anna)
    await world.restart()
    assert [text for text in await sqlite_mailed.deliver(10) if "ждут" in text] == []
    assert "sending" not in states(sqlite_mailed), "it is not tried again"


async def test_two_workers_send_an_email_once(mailed: Mailed) -> None:
    """As on two nodes of one database."""
    for _ in range(8):
        anna = await mailed.world.guest("Анна")
        await mailed.world.table.email_addresses.add(anna, f"{anna.lower()}@mail.example", "ru")
    workers = [mailed.worker() for _ in range(3)]
    await asyncio.gather(*(worker.send_batch() for worker in workers))
    for worker in workers:
        await worker.stop()
    ids = [email["Message-ID"] for email in mailed.mail_server.emails]
    assert len(ids) == len(set(ids)) == 8


async def test_a_slow_worker_does_not_resend_a_sent_email(mailed: Mailed) -> None:
    """It read the row, and another worker sent the email first."""
    await asked(mailed)
    outbox = mailed.world.table.outbox
    (row,) = await outbox.due(10)
    claimed = await outbox.claim(row)
    assert claimed is not None
    await outbox.postpone(row, mailed.world.time.now())
    await outbox.drop(row)
    assert states(mailed) == {"sending": 1}, "another worker has claimed it"
    await outbox.sent(claimed)
    await outbox.postpone(row, mailed.world.time.now())
    await outbox.drop(row)
    assert states(mailed) == {"sent": 1}
    assert await mailed.deliver(10_000) == []


async def test_a_running_worker_sends_and_retries(sqlite_mailed: Mailed) -> None:
    world = sqlite_mailed.world
    async with sqlite_mailed.worker():
        await asked(sqlite_mailed)
        await eventually(lambda: len(sqlite_mailed.mail_server.emails) == 1)
        host = await world.guest("Ведущая")
        await eventually(lambda: states(sqlite_mailed) == {"sent": 1})
        anna = await world.guest("Анна")
        sqlite_mailed.mail_server.close()
        await world.table.email_addresses.add(anna, "two@mail.example", "ru")
        await eventually(
            lambda: states(sqlite_mailed).get("waiting") == 1 and _tries(sqlite_mailed) == 1
        )
        sqlite_mailed.mail_server.open()
        await eventually(lambda: world.time.sleepers(60))
        world.time.advance(60)
        await eventually(lambda: len(sqlite_mailed.mail_server.emails) == 2)
    assert host
    assert await sqlite_mailed.deliver(10_000) == []


def _tries(mailed: Mailed) -> int:
    query = "SELECT max(tries) FROM emails WHERE state = 'waiting'"
    return int(mailed.world.store.read(lambda c: c.exec_driver_sql(query).scalar()) or 0)


async def test_stopping_waits_for_the_email_being_sent(sqlite_mailed: Mailed) -> None:
    worker = sqlite_mailed.worker()
    worker.start()
    await asked(sqlite_mailed)
    await eventually(
        lambda: states(sqlite_mailed).get("sending") or states(sqlite_mailed).get("sent")
    )
    await worker.stop()
    assert states(sqlite_mailed) == {"sent": 1}
    assert len(sqlite_mailed.mail_server.emails) == 1


async def test_an_email_of_unknown_kind_is_discarded(sqlite_mailed: Mailed) -> None:
    """As after an update that was rolled back."""
    row = EmailRow("x", "telegram", 1, 1, person=None, address="anna@mail.example")
    sqlite_mailed.world.store.write(lambda c: email.put(c, row)).result()
    assert await sqlite_mailed.deliver() == []
    assert states(sqlite_mailed) == {}


@pytest.mark.filterwarnings("ignore:Requiring AUTH")
async def test_a_server_with_a_password(tmp_path: Path) -> None:
    with SmtpServer(login=("anna", "correct horse")) as mail_server:
        url = sqlite_url(tmp_path / "intriga.db")
        async with World(url, emails=True) as world:
            await world.table.email_addresses.add(
                await world.guest("Анна"), "anna@mail.example", "en"
            )
            for password, came in (("wrong", 0), ("correct horse", 1)):
                server = f"smtp+plain://anna@127.0.0.1:{mail_server.port}"
                settings = read_settings(server, SENDER, password)
                assert password not in repr(settings)
                worker = worker_of(world, settings)
                await worker.send_batch()
                await worker.stop()
                assert len(mail_server.emails) == came
                world.time.advance(60)
            assert "confirm the address" in text_of(mail_server.emails[0])


async def test_a_password_is_not_sent_without_encryption(sqlite_mailed: Mailed) -> None:
    await asked(sqlite_mailed)
    settings = MailSettings(
        "127.0.0.1", sqlite_mailed.mail_server.port, "starttls", SENDER, "anna", "secret"
    )
    worker = worker_of(sqlite_mailed.world, settings)
    await worker.send_batch()

    await worker.stop()
    assert sqlite_mailed.mail_server.emails == []
    assert states(sqlite_mailed) == {"waiting": 1}


@pytest.mark.parametrize(
    ("server", "sender"),
    [
        ("", SENDER),
        ("http://mail.example", SENDER),
        ("smtp://", SENDER),
        ("smtp://mail.example/inbox", SENDER),
        ("smtp://mail.example:many", SENDER),
        ("smtp://mail.example", "Intriga"),
        ("smtp://mail.example", ""),
        ("smtp://mail.example", "a@b.example\nBcc: c@d.example"),
    ],
)
async def test_invalid_settings_are_errors(server: str, sender: str) -> None:
    with pytest.raises(ValueError):
        read_settings(server, sender)


async def test_settings() -> None:
    made = read_settings("smtps://anna%40mail.example:p%2Fw@mail.example", SENDER, "other")
    assert (made.host, made.port, made.security) == ("mail.example", 465, "tls")
    assert (made.user, made.password, made.domain) == (
        "anna@mail.example",
        "p/w",
        "intriga.example",
    )
    assert read_settings("smtp://mail.example", SENDER).port == 587
    assert read_settings("smtp+plain://mail.example:2525", SENDER).port == 2525


@pytest.mark.service
async def test_a_worker_process_killed_after_sending_sends_the_same_email_again(
    tmp_path: Path,
) -> None:
    """A real process, killed as soon as the server has the email."""
    url = sqlite_url(tmp_path / "intriga.db")
    with SmtpServer() as mail_server:
        async with World(url, emails=True) as world:
            await world.table.email_addresses.add(
                await world.guest("Анна"), "anna@mail.example", "ru"
            )
        root = Path(__file__).parent.parent.parent
        command = [sys.executable, "-m", "tests.mail.kill_worker", url, str(mail_server.port)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root)
        try:
            assert await asyncio.to_thread(mail_server.arrived.wait, PATIENCE)
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait(PATIENCE)
        assert process.stdout is not None
        assert b"settled" not in process.stdout.read(), "it was killed in between"
        async with World(url, emails=True) as world:
            mailed = Mailed(world, mail_server)
            assert states(mailed) == {"sending": 1}
            assert len(await mailed.deliver(10)) == 1
            assert mail_server.raw[0] == mail_server.raw[1]
            assert states(mailed) == {"sent": 1}
            assert await mailed.deliver(10_000) == []
