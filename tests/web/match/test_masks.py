"""A masked ball over HTTP: who speaks from the balcony is a secret until the masks are off."""

import re
from pathlib import Path

import pytest

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.ball import Ball
from tests.web.match.meetings import message_form
from tests.web.match.sse_listener import Listener

pytestmark = pytest.mark.service
HERALD = "Вы герольд."


def ball(people: list[Person]) -> str:
    """A started ball of these people; returns its path."""
    host, *guests = people
    host.open("/new/ball")
    host.press("/new/ball", name="Анна", seats=str(len(people)), pace="unlimited")
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    for guest, name in zip(guests, ("Борис", "Вера"), strict=True):
        guest.open(f"/j/{code[1]}")
        guest.press(f"/j/{code[1]}", name=name)
    path = host.path
    host.open(path)
    host.press(f"{path}/start")
    return path


def test_only_one_page_has_a_form_for_the_balcony_and_it_names_nobody(tmp_path: Path) -> None:
    with Server(tmp_path, games={"ball": Ball()}) as server:
        people = [Person(server.url) for _ in range(3)]
        path = ball(people)
        pages = [person.open(path) for person in people]
        (herald,) = (person for person in people if HERALD in person.text)
        others = [person for person in people if person is not herald]
        with_form = [person for person in people if "voice-balcony" in person.page.text]
        assert with_form == [herald]
        assert all("balcony" in page for page in pages), "all hear what is said there"
        form = re.search(r'<select class="voice" id="voice-balcony".*?</select>', herald.page.text)
        assert form
        assert "от своего имени" not in form[0]
        listener = Listener(others[0], others[0].live)
        said = message_form(herald, "balcony")
        herald.send(said, text="Танцуют все", voice="ball-the-herald")
        assert herald.status == 200
        received = listener.until("Танцуют все")[-1].data + others[1].open(path)
        listener.close()
        for message in re.findall(r'<article class="say.*?</article>', received, re.DOTALL):
            assert "Герольд" in message
            assert not any(name in message for name in ("Анна", "Борис", "Вера"))
            assert 'data-speaker="seat' not in message
        herald.open(path)
        herald.send(message_form(herald, "balcony"), text="от себя", voice="")
        assert "От своего имени здесь писать нельзя." in herald.text
        for person in people:
            person.close()


def test_a_mask_is_muted_and_not_the_one_behind_it(tmp_path: Path) -> None:
    with Server(tmp_path, games={"ball": Ball()}) as server:
        people = [Person(server.url) for _ in range(3)]
        path = ball(people)
        host = people[0]
        for person in people:
            person.open(path)
        (herald,) = (person for person in people if HERALD in person.text)
        for seat in range(3):  # everybody is muted under their own names
            data = {"_csrf_token": host.csrf, "seat": str(seat)}
            host.http.post(f"{path}/host/mute", data=data)
        herald.open(path)
        herald.send(message_form(herald, "balcony"), text="Слышно", voice="ball-the-herald")
        assert herald.status == 200
        page = host.open(path)
        said = re.search(r"/says/(\w+)", page) or re.search(r'data-say="(\w+)"', page)
        assert said
        host.open(f"{path}/says/{said[1]}")
        if herald is not host:
            host.press(f"{path}/host/silence")
        else:
            fields = {"room": "balcony", "voice": "ball-the-herald", "_csrf_token": host.csrf}
            host.http.post(f"{path}/host/silence", data=fields)
        pages = [person.open(path) for person in people]
        assert all("Герольд" in page for page in pages)
        data = {"_csrf_token": herald.csrf, "text": "Нет", "voice": "ball-the-herald"}
        data |= {"room": "balcony", "command": "muted"}
        herald.page = herald.http.post(f"{path}/say", data=data)
        assert "В этой комнате вы лишены слова." in herald.text
        for person in people:
            person.close()
