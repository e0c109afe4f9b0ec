"""Personal data on the profile page: renaming during a match, export and deletion; and a lost
seat."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.match.sse_listener import Listener
from tests.web.playing import begun

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]

NAME = "Полковник <b>Исаев"


def test_renaming_during_a_match(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    listener = Listener(friend, friend.live)
    try:
        host.open("/profile")
        host.press("/profile", name=NAME)
        assert host.status == 200
        listener.until("Полковник")
    finally:
        listener.close()
    friend.open(match)
    assert "Штирлиц меняет имя на" in friend.text
    assert NAME in friend.text
    assert "<b>Исаев" not in friend.page.text
    host.open("/profile")
    for number in range(8):
        host.press("/profile", name=f"Максим {number}")
    assert host.status == 429
    assert "Вы слишком часто меняли имя" in host.text


def test_exporting_and_deleting_personal_data(
    server: Server, new_person: NewPerson, tmp_path: Path
) -> None:
    me, friend, stranger = new_person(), new_person(), new_person()
    match = begun(me, friend)
    me.open("/profile")
    me.press("/register", login="stierlitz", password="seventeen moments")
    me.open("/profile")
    taken = me.http.get("/profile/data.json")
    assert taken.headers["content-disposition"].startswith("attachment")
    assert taken.json()["person"]["login"] == "stierlitz"
    assert taken.json()["seats"][0]["match"] == match.removeprefix("/m/")
    assert stranger.http.get("/profile/data.json").status_code == 403

    me.press("/profile/erase", password="seventeen moments")
    assert me.status == 422, "not confirmed"
    me.press("/profile/erase", password="wrong", sure="true")
    assert me.status == 422
    me.open(match)
    assert "(вы)" in me.text
    me.open("/profile")
    cookies = dict(me.http.cookies)
    me.press("/profile/erase", password="seventeen moments", sure="true")
    assert "Ваши данные удалены" in me.text
    me.open("/profile")
    assert me.path == "/login"
    stranger.http.cookies.update(cookies)
    stranger.open("/profile")
    assert stranger.path == "/login", "the old cookie is not accepted"
    friend.open(match)
    assert "выходит из партии" in friend.text
    record = tmp_path / "record.jsonl"
    id = match.removeprefix("/m/")
    intriga = str(Path(sys.executable).with_name("intriga"))
    where = ["--data", str(server.folder), "--unfinished"]
    made = subprocess.run([intriga, "record", id, *where], capture_output=True, check=True)
    record.write_bytes(made.stdout)
    judged = subprocess.run([intriga, "verify", str(record)], capture_output=True, check=False)
    assert judged.returncode == 2, "incomplete, but otherwise valid"
    assert b"stierlitz" not in made.stdout


def test_a_seat_is_given_to_a_guest_who_lost_it(new_person: NewPerson) -> None:
    """By a host who does not play."""
    host, friend, phone, stranger = new_person(), new_person(), new_person(), new_person()
    third = new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2", hosting="leads")
    match = host.path
    code = re.search(r"/j/[A-Z0-9]+", host.page.text)
    assert code
    for person, name in ((friend, "Мюллер"), (third, "Борман")):
        person.open(code[0])
        person.press(code[0], name=name)
    host.open(match)
    host.press(f"{match}/start")
    friend.open(match)
    friend.act("buy", **{"specials.bluff": "1"})
    friend.close()
    host.open(f"{match}/host")
    host.press(f"{match}/reissue")
    found = re.search(r'value="http://[^"]*(/s/[\w-]+)"', host.page.text)
    assert found
    host.open(f"{match}/host")
    assert found[1] not in host.page.text, "it is shown once"
    third.open(found[1])
    third.press(found[1])
    assert third.status == 409, "the person already has a seat"
    phone.open(found[1])
    assert "Мюллер" in phone.text
    assert "блеф" not in phone.text.lower(), "nothing is shown before taking the seat"
    phone.press(found[1])
    assert phone.path == match
    assert "(вы)" in phone.text
    assert "Блеф" in phone.text
    stranger.open(found[1])
    assert stranger.status == 404
    host.open(f"{match}?at=table")
    assert "по ссылке ведущего (Штирлиц)" in host.text
    stranger.open("/")
    token = {"_csrf_token": stranger.csrf, "seat": "1"}
    assert stranger.http.post(f"{match}/reissue", data=token).status_code == 403
