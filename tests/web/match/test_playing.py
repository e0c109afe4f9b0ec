"""A match by plain forms, from the lobby to the replay, without scripts."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from intriga.cli import main as cli
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.match.sse_listener import Listener
from tests.web.playing import begun, buy, play_on

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]


def test_a_match_against_bots_is_two_clicks_away(new_person: NewPerson, tmp_path: Path) -> None:
    me = new_person()
    me.open("/")
    me.press("/play/espionage")
    match = me.path
    assert re.fullmatch(r"/m/[\w-]+", match)
    play_on(me, match)
    assert "Партия окончена" in me.text

    me.open(f"{match}/screen")
    assert "Код для лобби" not in me.text, "nobody can join any more"
    assert "Начало партии" not in me.text, "the list of events is shortened"
    me.open(f"{match}?all=1")
    while "Начало партии" not in me.text:  # a long match goes on on pages of its own
        earlier = re.search(rf'href="({match}/events\?before=\d+)"', me.page.text)
        assert earlier, "the events end before the start"
        me.open(earlier[1])
        assert me.status == 200
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


def test_friends_join_by_link_and_code_and_play(server: Server, new_person: NewPerson) -> None:
    host, friend, third = new_person(), new_person("en"), new_person()
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


def test_a_guest_returns_by_code_in_another_browser(new_person: NewPerson) -> None:
    host, elsewhere = new_person(), new_person()
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

    stranger = new_person()
    stranger.open("/login")
    stranger.press("/return", code="NOPE-NOPE")
    assert stranger.status == 403
    assert "Такого личного кода нет" in stranger.text


def test_a_host_adds_bots_frees_seats_and_cancels(new_person: NewPerson) -> None:
    host = new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="3")
    match = host.path
    host.press(f"{match}/bot")
    assert "бот" in host.text
    host.press(f"{match}/free")
    assert host.text.count("Свободно") >= 2
    host.press(f"{match}/fill")
    assert not host.acts, "the match has not started by this"
    host.press(f"{match}/start")
    assert host.acts


def test_friends_on_their_way_are_not_left_behind_unasked(new_person: NewPerson) -> None:
    """Filling free seats with bots and starting are two decisions, and the second one says who
    would be left behind."""
    host, anna, late = new_person(), new_person(), new_person()
    anna.open("/register")
    anna.press("/register", login="anna", password="correct horse", name="Анна")
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2")
    match = host.path
    host.press(f"{match}/invite", login="anna")
    host.open(match)
    host.press(f"{match}/fill")
    assert "Начать партию" in host.text
    code = re.search(r"/j/[A-Z0-9]+", host.page.text)
    assert code
    late.open(code[0])
    late.press(code[0], name="Опоздавший")
    host.open(match)
    assert "уберите бота" in host.text, "somebody waits while a bot has a seat"
    host.press(f"{match}/start")
    assert host.status == 409
    for words in ("Начать без них?", "Приглашены: anna", "места занимают боты", "Подождать"):
        assert words in host.text, words
    late.open(match)
    assert "Вы в резерве" in late.text, "nothing has started"
    host.press(f"{match}/free", seat="1")
    late.open(match)
    assert "Ваше место: 2" in late.text
    host.press(f"{match}/start")
    assert "Приглашены: anna" in host.text
    host.press(f"{match}/start", sure="1")
    assert host.status == 200
    assert host.acts


def test_a_bot_follows_a_player_who_leaves_and_can_be_replaced(
    new_person: NewPerson,
) -> None:
    host, friend, third = new_person(), new_person(), new_person()
    match = begun(host, friend)
    gone = Listener(friend, friend.live)
    friend.press(f"{match}/leave", seat="1")
    assert not friend.acts
    assert "(вы)" not in friend.text
    message = gone.next()
    while message is not None and message.event != "moved":
        assert message.event == ""
        message = gone.next()
    assert message is not None, "an open page must learn that its seat was left"
    assert gone.next() is None

    third.open(match)
    third.press(f"{match}/take-over")
    assert "(вы)" in third.text
    friend.page = friend.http.post(
        f"{match}/take-over", data={"_csrf_token": friend.csrf, "seat": "0"}
    )
    assert friend.status in (403, 409)
    host.open(match)
    host.press(f"{match}/to-bot", seat="1")
    third.open(match)
    assert "(вы)" in third.text
    assert "Ведущий хочет передать ваше место боту" in third.text


def test_a_link_lets_a_person_take_a_bots_seat(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="3", privacy="link")
    match = host.path
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    host.press(f"{match}/fill")
    host.press(f"{match}/start")
    friend.open(f"/j/{code[1]}")
    assert "узнаете всё, что знает" in friend.text
    friend.press(f"/j/{code[1]}", name="Мюллер", seat="2")
    assert friend.path == match
    assert "(вы)" in friend.text


def test_the_profile_of_a_guest_has_the_personal_link(new_person: NewPerson) -> None:
    me, elsewhere = new_person(), new_person()
    me.open("/")
    me.press("/play/espionage")
    match = me.path
    me.open("/profile")
    ticket = re.search(r"/r/([A-Z0-9-]+)", me.page.text)
    assert ticket
    elsewhere.open(f"/r/{ticket[1]}")
    elsewhere.press("/return")
    assert elsewhere.path == match


def test_custom_special_moves_are_created_bought_and_used(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    host.open("/new/espionage")
    house = {
        "house.0.name": "Телеграф № 1.5",
        "house.0.price": "2",
        "house.0.money": "50",
        "house.1.name": "1.Взгляд",
        "house.1.price": "1",
        "house.1.peek": "true",
    }
    host.press("/new/espionage", name="Штирлиц", seats="2", **house)
    match = host.path
    assert "Телеграф № 1.5, 1.Взгляд" in host.text
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    friend.open(f"/j/{code[1]}")
    friend.press(f"/j/{code[1]}", name="Мюллер")
    host.open(match)
    host.press(f"{match}/start")
    friend.open(match)
    for person in (host, friend):
        buy(person, **{"Телеграф № 1.5": 1, "1.Взгляд": 2})
    mover = next(who for who in (host, friend) if who.open(match) and who.answers)
    assert "Потрачено 4 очка из 10" in mover.text
    own = {key: form for key, form in mover.acts.items() if key.startswith("house-")}
    assert [form.preset["name"] for form in own.values()] == ["Телеграф № 1.5", "1.Взгляд"]
    mover.send(next(iter(own.values())))
    assert mover.status == 200, mover.text
    assert "1050" in mover.text or "1 050" in mover.text
    assert "применяет спецход «Телеграф № 1.5»" in mover.text
