"""What people are told of an address: that it was refused, that it waits, that the mail server
cannot send to it; and addresses that are not in Latin letters."""

import pytest

from intriga.table.email.addresses import AddressSettings
from tests.kit.table.refusals import refusal
from tests.mail.conftest import Mailed, link_in
from tests.mail.queued import states

pytestmark = pytest.mark.anyio

ADDRESS = "anna@mail.example"
CYRILLIC = "анна@почта.рф"


async def settings(mailed: Mailed, me: str) -> AddressSettings:
    return await mailed.world.table.email_addresses.settings(me)


async def told(mailed: Mailed, me: str) -> str:
    return (await settings(mailed, me)).delivery


async def test_an_address_that_does_not_exist_is_told_as_refused(mailed: Mailed) -> None:
    addresses = mailed.world.table.email_addresses
    anna = await mailed.world.guest("Анна")
    mailed.mail_server.strangers.add(ADDRESS)
    await addresses.add(anna, ADDRESS, "ru")
    assert await told(mailed, anna) == "waiting"
    assert await mailed.deliver() == []
    assert await told(mailed, anna) == "nobody"
    assert await mailed.deliver(10_000) == []
    assert states(mailed) == {"nobody": 1}, "nor is it tried again"
    await addresses.add(anna, "other@mail.example", "ru")
    assert await told(mailed, anna) == "waiting"
    assert len(await mailed.deliver()) == 1
    assert await told(mailed, anna) == "sent"


async def test_an_email_that_will_be_tried_again_is_told_as_late(sqlite_mailed: Mailed) -> None:
    anna = await sqlite_mailed.world.guest("Анна")
    await sqlite_mailed.world.table.email_addresses.add(anna, ADDRESS, "ru")
    sqlite_mailed.mail_server.strangers.add(ADDRESS)
    sqlite_mailed.mail_server.said = "450 4.2.1 greylisted, come back later"
    assert await sqlite_mailed.deliver() == []
    assert await told(sqlite_mailed, anna) == "late"
    sqlite_mailed.mail_server.strangers.clear()
    assert len(await sqlite_mailed.deliver(1)) == 1
    assert await told(sqlite_mailed, anna) == "sent"


@pytest.mark.parametrize(
    ("said", "most"),
    [
        ("550 no such user", 1),
        ("551 not local", 1),
        ("550 5.2.1 mailbox disabled", 1),
        ("550 5.7.1 rejected by policy", 5),
        ("552 5.2.2 mailbox full", 5),
        ("554 no", 5),
    ],
)
async def test_nothing_more_is_sent_to_a_confirmed_address_that_is_gone(
    sqlite_mailed: Mailed, said: str, most: int
) -> None:
    """At once if there is no such mailbox; a full one, or a rule, may change."""
    world, server = sqlite_mailed.world, sqlite_mailed.mail_server
    anna = await sqlite_mailed.reachable("Анна", login="anna")
    host = await world.guest("Ведущая")
    server.strangers |= set(server.recipients)
    server.said = said
    for round in range(1, 8):
        match = await world.table.lobby.creation.create(host, "vault", seats=2)
        await world.table.lobby.signups.invite(match, host, "anna")
        assert await sqlite_mailed.deliver(2) == []
        assert (await settings(sqlite_mailed, anna)).failing == (round >= most)
    assert sum(n for state, n in states(sqlite_mailed).items() if state != "sent") == most
    await world.table.email_addresses.send_password_link("anna", "ru")
    server.strangers.clear()
    assert await sqlite_mailed.deliver() == []


async def test_letters_of_any_alphabet_are_sent_to_where_the_server_can(mailed: Mailed) -> None:
    addresses = mailed.world.table.email_addresses
    anna = await mailed.world.guest("Анна")
    await addresses.add(anna, CYRILLIC, "ru")
    (text,) = await mailed.deliver()
    assert mailed.mail_server.recipients == ["анна@xn--80a1acny.xn--p1ai"]
    assert "To: анна@xn--80a1acny.xn--p1ai".encode() in mailed.mail_server.raw[0]
    await addresses.confirm(link_in(text).rpartition("/")[2])
    known = await settings(mailed, anna)
    assert (known.address, known.waiting) == (CYRILLIC, ""), "as it was written"


async def test_a_server_that_cannot_send_to_such_addresses_says_so(mailed: Mailed) -> None:
    """The first time when the email fails, from then on at once."""
    addresses, server = mailed.world.table.email_addresses, mailed.mail_server
    server.close()
    server.latin = True
    server.open()
    anna = await mailed.world.guest("Анна")
    await addresses.add(anna, CYRILLIC, "ru")
    assert await mailed.deliver() == []
    assert await told(mailed, anna) == "alphabet"
    assert await mailed.deliver(10_000) == []
    for _ in range(2):
        assert await refusal(addresses.add(anna, CYRILLIC, "ru")) == "mail-alphabet"
        assert await refusal(addresses.send_test(anna, CYRILLIC, "ru")) == "mail-alphabet"
        await mailed.world.restart()
        addresses = mailed.world.table.email_addresses
    await addresses.add(anna, "anna@почта.рф", "ru")
    assert len(await mailed.deliver()) == 1, "a domain is another matter"
    server.close()
    server.latin = False
    server.open()
    await addresses.add(anna, ADDRESS, "ru")
    assert len(await mailed.deliver()) == 1
    await addresses.add(anna, CYRILLIC, "ru")
    assert len(await mailed.deliver()) == 1, "it has learnt it"
