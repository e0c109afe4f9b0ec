"""A host who plays tries to read an opponent's card: they have a bot take the seat, sit down there
as somebody else, look, and leave. Over HTTP, with every button there is."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.table.world import FakeTime
from tests.web.match.sse_listener import Listener

pytestmark = pytest.mark.service

SECRET = "Блеф"
"""What the victim has bought; only they may know."""
NewPerson = Callable[..., Person]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, time=FakeTime()) as made:
        yield made


def attacked(new_person: NewPerson, **settings: str) -> tuple[Person, Person, str, str]:
    """A match in which the victim has bought something: the host, the victim, the match, the link
    that invites others."""
    host, victim = new_person(), new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Хозяин", **{"seats": "2", **settings})
    match = host.path
    found = re.search(r"/j/([A-Z0-9]+)", host.page.text)
    assert found
    victim.open(f"/j/{found[1]}")
    victim.press(f"/j/{found[1]}", name="Жертва")
    host.open(match)
    host.press(f"{match}/start")
    victim.open(match)
    victim.act("buy", **{"specials.bluff": "1"})
    victim.open(match)
    assert SECRET in card(victim)
    return host, victim, match, f"/j/{found[1]}"


def card(person: Person) -> str:
    """What a person reads on the card of their seat; empty for somebody without one."""
    _, _, rest = person.page.text.partition('id="view-own"')
    shown = rest.partition('id="view-rooms"')[0]
    return "" if 'class="nothing"' in shown else shown


def sits(second: Person, match: str, link: str) -> bool:
    """Whether the host's second account gets the seat, by the link or by the button."""
    second.open(link)
    if link in [form.action for form in second.forms]:
        second.press(link, name="Второй", seat="1")
    second.open(match)
    if f"{match}/take-over" in [form.action for form in second.forms]:
        second.press(f"{match}/take-over", seat="1")
        second.open(match)
    return bool(card(second)) or bool(second.acts)


@pytest.mark.parametrize("button", ["to-bot", "host/to-bot", "host/remove"])
def test_a_present_opponents_card_stays_secret(
    server: Server, new_person: NewPerson, button: str
) -> None:
    host, victim, match, link = attacked(new_person)
    watching = Listener(victim, victim.live)
    host.open(f"{match}/host" if button.startswith("host") else match)
    host.press(f"{match}/{button}", seat="1")
    watching.until("предупреждает")
    watching.close()
    victim.open(match)
    assert card(victim), "nothing has happened to the victim but a warning"
    assert "Ведущий хочет передать ваше место боту" in victim.text
    second = new_person()
    assert not sits(second, match, link)
    assert SECRET not in second.text
    server.advance(5 * 60)
    host.open(match)
    host.page = host.http.post(f"{match}/{button}", data={"_csrf_token": host.csrf, "seat": "1"})
    host.open(match)
    assert "(Хозяин)" in host.text, "it says who has done it"
    assert not sits(second, match, link)
    assert SECRET not in second.text


def test_a_victim_takes_their_seat_back(server: Server, new_person: NewPerson) -> None:
    host, victim, match, _ = attacked(new_person)
    host.open(match)
    host.press(f"{match}/to-bot", seat="1")
    server.advance(5 * 60)
    host.open(match)
    host.press(f"{match}/to-bot", seat="1")
    victim.open("/")
    assert "вас заменил бот" in victim.text
    victim.open(match)
    assert "Место по-прежнему ваше" in victim.text
    victim.press(f"{match}/take-over")
    assert SECRET in card(victim)
    assert "снова на своём месте" in victim.text


def test_a_link_to_an_absent_opponents_seat_is_refused(new_person: NewPerson) -> None:
    host, victim, match, _ = attacked(new_person)
    host.open(f"{match}/host")
    host.press(f"{match}/reissue")
    assert host.status == 409
    assert "/s/" not in host.page.text
    victim.open(match)
    assert card(victim)


def test_a_bots_seat_needs_the_consent_of_the_others(new_person: NewPerson) -> None:
    """A bot is an opponent, too: a player from a second browser would read its card."""
    host, friend, second = new_person(), new_person(), new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Хозяин", seats="3")
    match = host.path
    friend.open(match)
    friend.press(f"{match}/sit", name="Друг")
    host.open(match)
    host.press(f"{match}/fill")
    host.press(f"{match}/start")
    second.open(match)
    second.press(f"{match}/take-over", seat="2")
    assert not card(second)
    assert "Заявка отправлена" in second.text
    host.open(match)
    assert "Согласны: 0 из 2" in host.text
    host.press(f"{match}/approve-taking")
    second.open(match)
    assert not card(second), "the host alone cannot decide"
    friend.open(match)
    assert "просит место бота" in friend.text
    friend.press(f"{match}/approve-taking")
    second.open(match)
    assert card(second)
    assert "Согласились все, кто играет" in second.text
