"""Great events as cards: what a push brings, what the links of events show again, to whom."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from intriga.web.rendering.failures import Failures
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.fair import game as fair
from tests.web.match.sse_listener import Listener
from tests.web.match.stall import Stall

pytestmark = pytest.mark.service


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, games={"fair": fair}) as made:
        made.site.failures = Failures()
        made.site.failures.raises = False  # one event of a day cannot be told
        yield made


@pytest.fixture
def stall(server: Server) -> Iterator[Stall]:
    stall = Stall(server)
    yield stall
    stall.close()


def links(person: Person) -> list[str]:
    """The addresses of the cards of the events on a page, the newest first."""
    found = re.findall(r'class="again" href="([^"]+)"', person.page.text)
    return [url.replace("&amp;", "&") for url in found]


def titles(text: str) -> list[str]:
    cards = re.findall(
        r"<section class=\"moment [^>]*data-moment=\"[1-9].*?</section>", text, re.DOTALL
    )
    return [re.findall(r"<h2>(.*?)</h2>", card)[0] for card in cards]


def test_a_push_brings_the_card_with_its_event_and_the_link_shows_it_again(stall: Stall) -> None:
    stall.guest.open(stall.match)
    assert titles(stall.guest.page.text) == [], "what happened before is not played"
    listener = Listener(stall.guest, stall.guest.live)
    stall.act(stall.host, "ring", times="once")
    message = listener.until("звон колокола")[-1]
    listener.close()
    assert titles(message.data) == ["Колокол"]
    assert "moments" in message.targets
    stall.guest.open(stall.match)
    (link,) = links(stall.guest)
    stall.guest.open(link)
    assert stall.guest.status == 200
    assert titles(stall.guest.page.text) == ["Колокол"]
    assert "Анна: звон колокола" in stall.guest.text
    assert f'href="{stall.match}/p/book"' in stall.guest.page.text


def test_all_cards_since_an_event_can_be_had_and_those_of_other_events_not(stall: Stall) -> None:
    stall.act(stall.host, "ring", times="once")
    stall.day()
    stall.guest.open(stall.match)
    last, first = links(stall.guest)
    number = int(first.rpartition("=")[2])
    stall.guest.open(f"{stall.match}/moments?after={number - 1}")
    assert titles(stall.guest.page.text) == ["Колокол", "День 1 кончился"]
    stall.guest.open(f"{stall.match}/moments?after={number}")
    assert titles(stall.guest.page.text) == ["День 1 кончился"]
    stall.guest.open(last)
    assert titles(stall.guest.page.text) == ["День 1 кончился"]
    for at in (number + 1, 10_000, 0):
        stall.guest.open(f"{stall.match}/moments?at={at}")
        assert stall.guest.status == 404, at


def test_nobody_sees_cards_of_others_before_the_end_and_all_in_the_replay(stall: Stall) -> None:
    stall.day()
    stall.guest.open(f"{stall.match}/moments?at=1&step=1&seat=all")
    assert stall.guest.status in (403, 404, 409), "the match goes on"
    stall.day()
    stall.guest.open(f"{stall.match}/replay?seat=0")
    link = links(stall.guest)[0]
    assert "step=" in link
    assert "seat=0" in link
    stall.guest.open(link)
    assert titles(stall.guest.page.text)[0].endswith("кончился")
