"""A match by plain forms: from the lobby to the replay, without any script."""

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from intriga.cli import main as cli
from tests.web.browser import Form, Person
from tests.web.server import Server

pytestmark = pytest.mark.service
Come = Callable[..., Person]


def fill(form: Form) -> dict[str, str]:
    """The first choice wherever nothing is chosen."""
    return {
        name: values[0]
        for name, values in form.choices.items()
        if values and not form.fields.get(name)
    }


def main_act(person: Person) -> Form:
    """The first form offered: the obvious thing to do."""
    return next(iter(person.acts.values()))


def until(person: Person, path: str, done: Callable[[Person], bool]) -> None:
    """Look again until it is so."""
    end = time.monotonic() + 30
    while True:
        person.open(path)
        if done(person):
            return
        assert time.monotonic() < end, person.text
        time.sleep(0.02)


def over(person: Person) -> bool:
    return "replay" in person.page.text


def play_on(person: Person, path: str) -> None:
    """Do the obvious until the match is over."""
    for _ in range(400):
        until(person, path, lambda who: over(who) or bool(who.acts))
        if over(person):
            return
        form = main_act(person)
        person.page = person.http.post(form.action, data=form.fields | fill(form))
        assert person.status in (200, 422), person.text
    raise AssertionError("the match did not end")


def test_a_newcomer_plays_a_whole_match_against_bots_with_two_clicks(
    come: Come, tmp_path: Path
) -> None:
    me = come()
    me.open("/")
    me.press("/play/espionage")
    match = me.path
    assert re.fullmatch(r"/m/[\w-]+", match)
    play_on(me, match)
    assert "Партия окончена" in me.text

    me.open(f"{match}/replay?step=0&seat=public")
    assert me.status == 200
    assert "Шаг 0 из" in me.text
    last = re.search(r"из (\d+)", me.text)
    assert last
    for seat in ("0", "1", "public", "all"):
        me.open(f"{match}/replay?step={int(last[1]) // 2}&seat={seat}")
        assert me.status == 200
    record = me.http.get(f"{match}/record")
    assert record.status_code == 200
    file = tmp_path / "record.jsonl"
    file.write_bytes(record.content)
    assert cli(["verify", str(file)]) == 0

    me.open(match)
    me.press(f"{match}/again")
    assert me.path != match
    assert "(вы)" in me.text


def test_friends_come_by_link_and_code_and_play(server: Server, come: Come) -> None:
    host, friend, third = come(), come("en"), come()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", title="Вечер в посольстве", seats="3")
    match = host.path
    assert "Вечер в посольстве" in host.text
    assert "<svg" in host.page.text
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code

    friend.open(f"/j/{code[1]}")
    assert "invites you" in friend.text or "Штирлиц" in friend.text
    friend.press(f"/j/{code[1]}", name="Stierlitz", seat="2")
    assert friend.path == match

    third.open("/")
    third.press("/join", code=f" {code[1].lower()} ")
    third.send(third.form(third.path), name="Третий")
    assert third.path == match

    host.open(match)
    assert all(name in host.text for name in ("Штирлиц", "Stierlitz", "Третий"))
    host.press(f"{match}/start")
    assert host.acts, host.text
    friend.open(match)
    assert friend.acts
    assert "Buying special moves" in friend.text


def test_return_code_brings_me_back_from_another_browser(come: Come) -> None:
    host, elsewhere = come(), come()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2")
    match = host.path
    ticket = re.search(r"/r/([A-Z0-9-]+)", host.page.text)
    assert ticket
    elsewhere.open(f"/r/{ticket[1]}")
    assert elsewhere.status == 200
    assert "(вы)" not in elsewhere.text
    elsewhere.press("/return")
    assert elsewhere.path == match
    assert "(вы)" in elsewhere.text

    stranger = come()
    stranger.open("/login")
    stranger.press("/return", code="NOPE-NOPE")
    assert stranger.status == 403
    assert "По этому коду никто не возвращается" in stranger.text


def test_host_seats_bots_frees_seats_and_calls_off(come: Come) -> None:
    host = come()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="3")
    match = host.path
    host.press(f"{match}/bot")
    assert "бот" in host.text
    host.press(f"{match}/free")
    assert host.text.count("Свободно") >= 2
    host.press(f"{match}/fill")
    assert host.acts
