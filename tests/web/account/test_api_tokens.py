"""API tokens, created and revoked on the profile page."""

import re
from collections.abc import Callable

import httpx
import pytest

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]


def signed_up(me: Person) -> None:
    me.open("/register")
    me.press("/register", login="stierlitz", password="seventeen moments")
    me.open("/profile")


def test_a_token_is_shown_once_and_has_the_chosen_scopes(
    server: Server, new_person: NewPerson
) -> None:
    me = new_person()
    signed_up(me)
    me.press("/profile/programs", program="Мой <b>бот</b>", days="30")
    secret = re.search(r"intriga_[\w-]{40,}", me.page.text)
    assert secret
    assert "Мой &lt;b&gt;бот&lt;/b&gt;" in me.page.text
    assert "Смотреть, играть, вести партии" in me.text
    assert "истекает через" in me.text
    api = httpx.Client(base_url=f"{server.url}/api/v1")
    api.headers["authorization"] = f"Bearer {secret[0]}"
    assert api.get("/me").json()["scopes"] == ["host", "play", "read"]
    assert api.get("/tokens").status_code == 403
    me.open("/profile")
    assert secret[0] not in me.page.text
    assert "использовался" in me.text
    action = re.search(r'action="(/profile/programs/[\w-]+)"', me.page.text)
    assert action
    me.press(action[1])
    assert action[1] not in me.page.text
    assert api.get("/me").status_code == 401
    api.close()


def test_an_invalid_token_form_is_shown_again_with_the_reason(new_person: NewPerson) -> None:
    me = new_person("en")
    signed_up(me)
    scopes = {f"scope.{scope}": "" for scope in ("read", "play", "host")}
    me.press("/profile/programs", program="A bot", **scopes)
    assert me.status == 422
    assert "Choose at least one scope" in me.text
    assert me.form("/profile/programs").fields["program"] == "A bot"
    for wrong in ({"program": " "}, {"program": "bot", "days": "x"}):
        me.press("/profile/programs", **{"scope.read": "true", **wrong})
        assert me.status == 422
        assert "intriga_" not in me.page.text
    assert 'action="/profile/programs/' not in me.page.text


def test_tokens_can_be_revoked_by_their_owner_only(new_person: NewPerson) -> None:
    me, guest, stranger = new_person(), new_person(), new_person()
    signed_up(me)
    me.press("/profile/programs", program="bot")
    action = re.search(r'action="(/profile/programs/[\w-]+)"', me.page.text)
    assert action
    guest.open("/")
    guest.press("/play/espionage")
    guest.open("/profile")
    assert "/profile/programs" not in guest.page.text
    stranger.open("/")
    for who, status in ((guest, 404), (stranger, 403)):
        token = {"_csrf_token": who.csrf}
        assert who.http.post(action[1], data=token).status_code == status
        body = token | {"program": "bot", "scope.read": "true"}
        answer = who.http.post("/profile/programs", data=body)
        assert answer.status_code in (403, 422)
        assert "intriga_" not in answer.text
    me.open("/profile")
    assert action[1] in me.page.text
