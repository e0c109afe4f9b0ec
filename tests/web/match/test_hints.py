"""Hints on the page of a match: what a bot would do is told and filled in, and nothing is sent."""

import re
import sqlite3
from collections.abc import Iterator

import pytest

from intriga.games import installed
from intriga.kernel.match_terms import Hints, Terms
from intriga.presentation.lessons.reading import lessons_of
from intriga.table import BotPause
from intriga.table.match.bots.advising import may_ask as allowed
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.match.asking import acts_of, advised, alike, asked, filling, may_ask, pressed
from tests.web.playing import over, until

pytestmark = pytest.mark.service

TURNS = ("espionage", "economicus")
"""Games in which nothing changes while somebody is asked."""
TOGETHER = ("mafia", "maga", "diplomacy", "zeppelin")


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots wait for ever, so that nothing changes between a hint and its act."""
    folder = tmp_path_factory.mktemp("hints")
    with Server(folder, pause=BotPause(3600, 3600, 0)) as made:
        yield made


def somebody(server: Server, game: str) -> tuple[Person, str]:
    """Somebody without scripts who plays against bots."""
    person = Person(server.url)
    person.open("/")
    person.press(f"/play/{game}")
    return person, person.path


def does_as_told(server: Server, me: Person, game: str, match: str) -> bool:
    """Take over what a bot would do, and send it; False where it would do nothing."""
    advice = advised(server, match)
    found = filling(me)
    assert (advice is None) == ("бот ничего бы не делал" in me.text)
    if advice is None:
        return False
    assert found is not None, advice.act
    form, sent = found
    me.page = me.http.post(form.action, data=form.fields | sent)
    assert me.status == 200, me.text
    before = len(acts_of(server, match))
    again = next(one for one in me.forms if one.id == form.id)
    data = again.fields | pressed(me, again)
    me.page = me.http.post(form.action, data=data)
    if me.status == 200 and 'name="_sure"' in me.page.text:
        me.page = me.http.post(form.action, data=data | {"_sure": "yes"})
    mine = acts_of(server, match)
    assert len(mine) == before + 1, (advice.act, again.fields, pressed(me, again), me.text[:2000])
    assert alike(server, game, mine[-1], advice.act), (mine[-1], advice.act)
    return True


@pytest.mark.parametrize("game", TOGETHER)
def test_what_a_bot_would_do_is_filled_in_and_is_what_is_sent(frozen: Server, game: str) -> None:
    me, match = somebody(frozen, game)
    done = [asked(me, match) and does_as_told(frozen, me, game, match) for _ in range(3)]
    assert any(done)
    me.close()


@pytest.mark.parametrize("game", TURNS)
def test_so_it_is_turn_by_turn(server: Server, game: str) -> None:
    me, match = somebody(server, game)
    for _ in range(5):
        until(me, match, lambda who: over(who) or may_ask(who))
        if over(me):
            break
        assert asked(me, match)
        assert does_as_told(server, me, game, match)
    me.close()


def digests(server: Server, match: str) -> tuple[int, bytes]:
    """How long the record of a match is, and its last line."""
    with sqlite3.connect(server.folder / "intriga.db") as database:
        rows = database.execute(
            "SELECT line FROM entries WHERE match = ? ORDER BY seq", (match.removeprefix("/m/"),)
        ).fetchall()
    return len(rows), rows[-1][0]


def test_asking_does_nothing_and_is_answered_the_same_again(frozen: Server) -> None:
    """No entry is written and no draw is used, whether one asks or takes over."""
    me, match = somebody(frozen, "mafia")
    before = digests(frozen, match)
    assert asked(me, match)
    told = re.search(r'(?s)<section class="hint".*?</section>', me.page.text)
    assert asked(me, match)
    again = re.search(r'(?s)<section class="hint".*?</section>', me.page.text)
    assert told is not None
    assert again is not None
    assert told[0] == again[0]
    found = filling(me)
    assert found is not None
    me.page = me.http.post(found[0].action, data=found[0].fields | found[1])
    assert "Проверьте и отправьте сами" in me.text
    assert digests(frozen, match) == before
    me.close()


def two(server: Server, **settings: str) -> tuple[str, Person, Person]:
    """A match of two people."""
    host, friend = Person(server.url), Person(server.url)
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2", rounds="3", **settings)
    match = host.path
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    friend.open(f"/j/{code[1]}")
    friend.press(f"/j/{code[1]}", name="Мюллер")
    host.open(match)
    host.press(f"{match}/start")
    friend.open(match)
    return match, host, friend


def test_among_people_hints_are_off_unless_the_host_allows_them(frozen: Server) -> None:
    match, host, friend = two(frozen)
    friend.open(match)
    assert not may_ask(friend)
    for path, sent in ((f"{match}/hint", {}), (f"{match}/act", {"_step": "hint", "act": "buy"})):
        friend.page = friend.http.post(path, data={"_csrf_token": friend.csrf} | sent)
        assert friend.status == 403
        assert "Подсказки бота в этой партии выключены" in friend.text
        friend.open(match)
    for one in (host, friend):
        one.close()


def test_where_the_host_allows_them_nobody_notices_who_asks(frozen: Server) -> None:
    match, host, friend = two(frozen, hints="always")
    friend.open(match)  # everybody has been seen here, before and after
    host.open(match)
    before, record = host.page.text, digests(frozen, match)
    assert asked(friend, match)
    host.open(match)
    own = r'(name="command" value|data-[a-z]*)="[^"]*"'
    assert re.sub(own, "", before) == re.sub(own, "", host.page.text)
    assert digests(frozen, match) == record
    for one in (host, friend):
        one.close()


def test_the_host_may_forbid_them_altogether(frozen: Server) -> None:
    me = Person(frozen.url)
    me.open("/new/espionage")
    me.press("/new/espionage", name="Штирлиц", seats="2", hints="never")
    match = me.path
    me.http.post(f"{match}/bot", data={"_csrf_token": me.csrf})
    me.open(match)
    me.press(f"{match}/start")
    me.open(match)
    assert "buy" in me.acts
    assert not may_ask(me)
    me.close()


def test_in_a_lesson_the_hint_is_what_the_lesson_awaits(frozen: Server) -> None:
    me = Person(frozen.url)
    me.open("/")
    me.press("/lessons/espionage/basics")
    match = me.path
    lesson = lessons_of(installed()["espionage"])[0]
    number = next(at for at, step in enumerate(lesson.steps) if step.awaits is not None)
    for _ in range(number):
        me.press(f"{match}/lesson")
        me.open(match)
    assert asked(me, match)
    assert "Об этом и просит урок" in me.text
    found = filling(me)
    assert found is not None
    me.page = me.http.post(found[0].action, data=found[0].fields | found[1])
    form = next(one for one in me.forms if one.id == found[0].id)
    me.page = me.http.post(form.action, data=form.fields | pressed(me, form))
    me.open(match)
    assert f'data-lesson="{number + 1}"' in me.page.text
    me.close()


@pytest.mark.parametrize(
    ("hints", "people", "may"),
    [
        ("usual", [2], True),
        ("usual", [0, 2], False),
        ("usual", [], True),
        ("always", [0, 2], True),
        ("never", [2], False),
    ],
)
def test_who_may_ask(hints: Hints, people: list[int], may: bool) -> None:
    assert allowed(Terms(hints=hints), people, 2) is may
