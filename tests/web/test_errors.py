"""Error pages: a game's refusal is shown in the game's own text, and a missing text breaks
nothing."""

import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from intriga.kernel.acts import SeatChange
from intriga.kernel.text import Message, Refusal, refuse
from intriga.words import MISSING_TEXTS, phrasebook
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.auction import Auction, Sale

pytestmark = pytest.mark.service


class Refusing(Auction):
    """An auction that nobody may leave."""

    refusal = refuse("auction-pawned", money=7, seat={"seat": 0})

    def check_seat_change(self, state: Sale, change: SeatChange) -> Refusal | None:
        return self.refusal


class Speechless(Refusing):
    """An auction whose reason for a refusal has no text in either language."""

    refusal = refuse("auction-no-such-text")


Play = Callable[[Auction], Person]


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    """Makes people who play an auction against bots."""
    made: list[Any] = []

    def one(game: Auction) -> Person:
        server = Server(tmp_path, games={"auction": game})
        server.start()
        person = Person(server.url, "en")
        made.extend((person.close, server.stop))
        person.open("/")
        person.press("/play/auction")
        assert person.status == 200
        return person

    yield one
    for close in made:
        close()


def refusal_text(me: Person) -> str:
    """The refusal of `Refusing` as this person, on the first seat, reads it."""
    name = me.http.get("/profile").text.split('name="name" type="text" value="')[1].split('"')[0]
    refusal = Refusing.refusal
    return phrasebook("en", "tests.shapes").say(refusal.id, refusal.params, (name,))


def test_the_error_page_shows_a_games_refusal_in_its_own_text(play: Play) -> None:
    me = play(Refusing())
    text = refusal_text(me)
    me.press(f"{me.path}/leave")
    assert me.status == 409
    assert text in me.text


def test_a_script_gets_the_same_text(play: Play) -> None:
    me = play(Refusing())
    text = refusal_text(me)
    form = me.form(f"{me.path}/leave")
    for headers in ({"accept": "application/json"}, {"hx-request": "true"}):
        answer = me.http.post(form.action, data=form.fields, headers=headers)
        assert answer.status_code == 409
        assert text in answer.text


def test_a_refusal_without_a_text_is_logged_and_answered(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    me = play(Speechless())
    with caplog.at_level(logging.ERROR):
        me.press(f"{me.path}/leave")
    assert me.status == 409
    assert phrasebook("en", "intriga.web").say("refused-no-text") in me.text
    assert "auction-no-such-text" not in me.text
    assert any("auction-no-such-text" in record.getMessage() for record in caplog.records)


class Silent(Auction):
    """An auction whose position is described by a text that neither language has."""

    def describe(self, view: Any) -> list[Message]:
        return [Message("auction-no-such-sentence", {"money": 4711})]


def test_a_page_shows_the_id_of_a_missing_text_instead_of_failing(
    play: Play, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(MISSING_TEXTS)
    with caplog.at_level(logging.ERROR):
        me = play(Silent())
    assert me.status == 200
    assert "auction-no-such-sentence" in me.text
    assert [r.getMessage() for r in caplog.records] == [
        "no text in en for auction-no-such-sentence"
    ]


def only_posted(app: Any) -> list[str]:
    """The addresses that are only posted to, with something in place of their parameters."""
    return [
        re.sub(r"\\{[^}]*\\}", "x", route.path_format)
        for route in app.routes
        if "POST" in route.methods and "GET" not in route.methods
    ]


def test_whoever_opens_the_address_of_a_form_gets_back_to_its_page(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        me = Person(server.url)
        me.open("/")
        me.press("/play/espionage")
        match = me.path
        addresses = only_posted(server.app)
        assert len(addresses) > 20
        for address in addresses:
            me.open(address.replace("/m/x", match))
            assert me.status != 405, address
            assert not me.path.startswith("/login") or address == "/return"
        for address, page in (
            ("/join", "/"),
            ("/play/espionage", "/"),
            (f"{match}/act", match),
            (f"{match}/host/pause", f"{match}/host"),
            ("/profile/password", "/profile"),
            ("/return", "/login"),
        ):
            me.open(address)
            assert (me.status, me.path) == (200, page)
        json = {"accept": "application/json"}
        assert me.http.get(f"{match}/act", headers=json).status_code == 405
        me.close()


def test_an_unknown_address_knows_who_is_signed_in(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        me = Person(server.url)
        me.open("/nowhere")
        assert "Войти" in me.text
        me.open("/")
        me.press("/play/espionage")
        for address in ("/nowhere", "/m/x/nothing/at/all"):
            me.open(address)
            assert me.status == 404
            assert "Войти" not in me.text
            assert "Гость" in me.text
        me.close()
