"""A game of a few lines over HTTP: players leave it, and it may have texts in one language only."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.http.html_client import Person
from tests.kit.http.program import Program
from tests.kit.http.program import begun as begun_by_programs
from tests.kit.http.server import Server
from tests.shapes.auction import Auction
from tests.shapes.one_language import campaign_in
from tests.web.playing import over, play_on, until

pytestmark = pytest.mark.service
NAMES = {"en": "The Campaign", "ru": "Поход"}


@pytest.fixture(scope="module")
def auction(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game that does not handle players who come and go."""
    with Server(tmp_path_factory.mktemp("auction"), games={"auction": Auction()}) as made:
        yield made


def test_a_player_who_leaves_is_followed_by_a_bot_and_may_return(auction: Server) -> None:
    host, friend = Person(auction.url), Person(auction.url)
    host.open("/new/auction")
    host.press("/new/auction", name="Штирлиц", seats="2")
    match = host.path
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    friend.open(f"/j/{code[1]}")
    friend.press(f"/j/{code[1]}", name="Мюллер")
    host.open(match)
    host.press(f"{match}/start")
    friend.open(match)
    friend.press(f"{match}/leave", seat="1")
    assert friend.status == 200, friend.text
    assert not friend.acts
    assert "(вы)" not in friend.text
    friend.open(match)
    friend.press(f"{match}/take-over")
    assert friend.status == 200, friend.text
    assert "(вы)" in friend.text
    friend.press(f"{match}/leave", seat="1")
    play_on(host, match)
    assert over(host)
    host.close()
    friend.close()


def test_an_api_client_can_leave_too(auction: Server) -> None:
    host, friend = Program(auction.url, "leaves-1"), Program(auction.url, "leaves-2")
    match = begun_by_programs(host, friend, game="auction")
    friend.post(f"/matches/{match}/leave")
    assert host.get(f"/matches/{match}")["seats"][1]["kind"] == "bot"
    host.close()
    friend.close()


@pytest.fixture(params=NAMES)
def written(request: pytest.FixtureRequest) -> str:
    """The only language of the game."""
    return str(request.param)


@pytest.fixture
def foreign(written: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server with that game."""
    game = campaign_in(written, tmp_path, monkeypatch)
    with Server(tmp_path, games={"campaign": game}) as made:
        yield made


@pytest.mark.parametrize("language", NAMES)
def test_a_game_of_one_language_is_played_to_its_end(
    foreign: Server, written: str, language: str
) -> None:
    me = Person(foreign.url, language)
    me.open("/")
    assert NAMES[written] in me.text
    me.open("/new/campaign")
    assert me.status == 200
    me.open("/")
    me.press("/play/campaign")
    match = me.path
    until(me, match, lambda who: bool(who.acts))
    assert NAMES[written] in me.text
    me.act("stake", amount="1000")
    assert me.status == 422
    play_on(me, match)
    me.open(f"{match}/replay?seat=all")
    assert me.status == 200
    for path in ("/rules", "/rules/campaign"):
        me.open(path)
        assert me.status == 404, "the game has no rules text"
    me.close()


@pytest.mark.parametrize("language", NAMES)
def test_an_api_client_gets_its_texts_in_that_language(
    foreign: Server, written: str, language: str
) -> None:
    host, friend = Program(foreign.url, "one", language), Program(foreign.url, "two", language)
    (game,) = host.get("/games")["games"]
    assert game["name"] == NAMES[written]
    match = begun_by_programs(host, friend, game="campaign")
    forms = host.get(f"/matches/{match}/view")["forms"]
    assert [form["title"] for form in forms] == [
        {"en": "Stake supplies", "ru": "Поставить припасы"}[written]
    ]
    host.close()
    friend.close()
