"""Rate limits over real HTTP."""

import concurrent.futures
import re
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from intriga.http_common.rate_limits.policies import (
    ACTS,
    ANONYMOUS_PAGES,
    CODES,
    EDITS,
    INVITATIONS,
    INVITES,
    LIVE_ANONYMOUS,
    LIVE_PERSON,
    LIVE_STRANGERS,
    MATCH_PASSWORDS,
    NEW_MATCHES,
    NEW_PEOPLE,
    PAGES,
    PASSWORD_FLOOD,
    PASSWORDS,
    PASSWORDS_AT_ADDRESS,
    PASSWORDS_OF_LOGIN,
    PRINTS_EACH,
)
from intriga.web.printing import printer
from intriga.web.printing.printouts import compile_pdf
from tests.kit.http.fewer import fewer
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.patience import PATIENCE
from tests.web.match.sse_listener import Listener
from tests.web.playing import begun

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]


def signed_up(me: Person, login: str = "stierlitz") -> None:
    me.open("/register")
    me.press("/register", login=login, password="seventeen moments")


def until(true: Callable[[], bool]) -> None:
    """Wait until this is true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it did not become true"
        time.sleep(0.01)


def tried(me: Person, login: str, password: str) -> httpx.Response:
    data = {"_csrf_token": me.csrf, "login": login, "password": password}
    return me.http.post("/login", data=data, follow_redirects=False)


def test_concurrent_passwords_are_all_counted(new_person: NewPerson) -> None:
    signed_up(new_person())
    stranger = new_person()
    stranger.open("/login")
    guesses = ["wrong password"] * (5 * PASSWORDS.most) + ["seventeen moments"]
    with ThreadPoolExecutor(16) as many:
        answers = list(many.map(lambda word: tried(stranger, "stierlitz", word), guesses))
    heard = [answer.text for answer in answers]
    weighed = sum("Неверный логин или пароль" in text for text in heard)
    assert weighed <= PASSWORDS.most
    assert sum("Слишком много" in text for text in heard) == len(guesses) - weighed
    assert all(
        answer.status_code == (429 if "Слишком много" in answer.text else 403) for answer in answers
    )


def test_wrong_passwords_lock_nobody_else_out(server: Server, new_person: NewPerson) -> None:
    """At an address with many wrong passwords people still sign in: everybody at the first try, and
    in a browser they have used before, however many others guess."""
    fewer(server.site.limits, PASSWORDS_AT_ADDRESS, 5)
    fewer(server.site.limits, PASSWORD_FLOOD, 8)
    anna, vera = new_person(), new_person()
    signed_up(anna, "anna")
    signed_up(vera, "vera")
    for known in (anna, vera):
        signed_out(known)
    stranger = new_person()
    stranger.open("/login")
    for number in range(5):
        refused = tried(stranger, f"nobody-{number}", "seventeen moments")
        assert "Неверный логин или пароль" in refused.text
    assert tried(new_browser(new_person), "vera", "seventeen moments").status_code == 303
    assert tried(stranger, "anna", "a guess").status_code == 403
    refused = tried(stranger, "anna", "another guess")
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) > 0
    assert "Из этой сети пришло слишком много неверных паролей" in refused.text
    assert tried(anna, "anna", "seventeen moments").status_code == 303, "her own browser"
    for number in range(2):
        assert tried(stranger, f"nobody-8{number}", "guess").status_code == 403
    assert tried(new_browser(new_person), "vera", "seventeen moments").status_code == 429
    assert tried(vera, "anna", "seventeen moments").status_code == 429, "known for another login"
    assert tried(vera, "vera", "seventeen moments").status_code == 303


def signed_out(me: Person) -> None:
    me.http.post("/logout", data={"_csrf_token": me.csrf})
    me.open("/login")


def new_browser(new_person: NewPerson) -> Person:
    """A browser that has not been here before, with the page to sign in."""
    person = new_person()
    person.open("/login")
    return person


def test_a_known_browser_is_one_that_has_signed_in(server: Server, new_person: NewPerson) -> None:
    """Its cookie cannot be made up or moved to another browser."""
    fewer(server.site.limits, PASSWORDS_OF_LOGIN, 2)
    anna, thief = new_person(), new_browser(new_person)
    signed_up(anna, "anna")
    cookie = anna.http.cookies["known"]
    assert "anna" not in cookie
    for _ in range(2):
        assert tried(thief, "anna", "guess").status_code == 403
    for forged in ("", "x" * 32, cookie, f"{cookie}.{cookie}", "\u00e9"):
        browser = f"browser={thief.http.cookies['browser']}; known={forged}"
        refused = thief.http.post(
            "/login",
            data={"_csrf_token": thief.csrf, "login": "anna", "password": "seventeen moments"},
            headers={b"cookie": browser.encode()},
        )
        assert refused.status_code == 429
        assert "подобрать" in refused.text
    signed_out(anna)
    for _ in range(PASSWORDS.most):
        assert tried(anna, "anna", "guess").status_code == 403
    assert tried(anna, "anna", "seventeen moments").status_code == 429


def test_the_own_password_cannot_be_guessed(new_person: NewPerson) -> None:
    """Somebody with a stolen session may not try the passwords of the account, in whatever
    browsers."""
    anna = new_person()
    signed_up(anna, "anna")
    data = {"password": "a new password", "sure": "true"}
    for number in range(PASSWORDS.most + 1):
        thief = new_person()
        thief.http.cookies.set("session", anna.http.cookies["session"])
        thief.open("/profile")
        guess = data | {"old": "guess", "_csrf_token": thief.csrf}
        answer = thief.http.post("/profile/password", data=guess)
        assert ("Слишком много" in answer.text) == (number == PASSWORDS.most)


def test_existing_logins_cannot_be_found_out(new_person: NewPerson) -> None:
    """A wrong password for an existing and for an unknown login gives the same page, before and
    after the limit."""
    signed_up(new_person())
    stranger = new_person()
    stranger.open("/login")
    for _ in range(PASSWORDS.most + 2):
        there, nowhere = (tried(stranger, login, "guess") for login in ("stierlitz", "stierlits"))
        assert there.status_code == nowhere.status_code
        assert there.status_code in (403, 429)
        # The pages contain the time.
        texts = [re.sub(r"\d{13}", "now", answer.text) for answer in (there, nowhere)]
        assert texts[0] == texts[1].replace("stierlits", "stierlitz")
        assert there.headers.keys() == nowhere.headers.keys()


def test_guesses_of_personal_codes_are_limited(server: Server, new_person: NewPerson) -> None:
    fewer(server.site.limits, CODES, 5)
    host, friend = new_person(), new_person()
    begun(host, friend)
    friend.open("/profile")
    code = re.search(r"/r/([A-Z0-9-]+)", friend.page.text)
    assert code
    stranger = new_person()
    stranger.open(f"/r/{code[1]}")
    data = {"_csrf_token": stranger.csrf}
    for number in range(5):
        answer = stranger.http.post("/return", data=data | {"code": f"WRNG-{number:04}"})
        assert answer.status_code == 403
    answer = stranger.http.post("/return", data=data | {"code": code[1]}, follow_redirects=False)
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 0
    assert "Слишком много неверных кодов" in answer.text


def test_guesses_of_match_passwords_are_limited(server: Server, new_person: NewPerson) -> None:
    fewer(server.site.limits, MATCH_PASSWORDS, 3)
    host, friend = new_person(), new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2", password="Geneva 1945")
    friend.open(host.path)
    data = {"_csrf_token": friend.csrf, "password": "guess"}
    for _ in range(3):
        assert friend.http.post(f"{host.path}/sit", data=data).status_code == 403
    answer = friend.http.post(f"{host.path}/sit", data=data | {"password": "Geneva 1945"})
    assert answer.status_code in (403, 429)
    assert "Слишком много неверных паролей партии" in answer.text


def test_guesses_of_logins_are_limited(server: Server, new_person: NewPerson) -> None:
    """Neither by inviting people nor by appointing co-hosts."""
    fewer(server.site.limits, INVITES, 2)
    host, friend = new_person(), new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2")
    for login in ("nobody", "nobody-2", "nobody-3"):
        answer = host.http.post(
            f"{host.path}/invite", data={"_csrf_token": host.csrf} | {"login": login}
        )
        assert answer.status_code == (429 if login == "nobody-3" else 200)
    match = begun(host, friend)
    host.open(f"{match}/host")
    token = {"_csrf_token": host.csrf}
    fewer(server.site.limits, INVITATIONS, 3)
    for number in range(3):
        answer = host.http.post(f"{match}/host/name", data=token | {"login": f"nobody-{number}"})
        assert answer.status_code == 409
    answer = host.http.post(f"{match}/host/name", data=token | {"login": "nobody"})
    assert "Слишком много" in answer.text


def test_the_number_of_live_pages_of_a_person_is_limited(
    server: Server, new_person: NewPerson
) -> None:
    fewer(server.site.limits, LIVE_PERSON, 3)
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    host.open(match)
    open_ones = [Listener(host, host.live) for _ in range(3)]
    assert [listener.status for listener in open_ones] == [200] * 3
    refused = host.http.get(host.live)
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) > 0
    assert "Слишком много открытых соединений" in refused.text
    host.open(match)
    assert host.status == 200, "the page itself still loads"
    friend.open(match)
    other = Listener(friend, friend.live)
    assert other.status == 200
    for listener in (*open_ones, other):
        listener.close()
    until(lambda: server.site.limits.taken == 0)
    assert Listener(host, host.live).status == 200


def test_invented_browsers_get_no_more_live_connections(
    server: Server, new_person: NewPerson
) -> None:
    """Without a session, connections are counted by address, whatever cookies they send; people
    who are signed in there keep their places, and players some more."""
    fewer(server.site.limits, LIVE_ANONYMOUS, 3)
    host, friend, spectator = new_person(), new_person(), new_person()
    match = begun(host, friend)
    strangers = [new_person() for _ in range(4)]
    opened = []
    for number, stranger in enumerate(strangers):
        stranger.open(match)
        if number == 1:
            stranger.http.cookies.clear()
        elif number:
            stranger.http.cookies.set("browser", f"an invented browser {number}")
        if number < 3:
            opened.append(Listener(stranger, stranger.live))
        else:
            assert stranger.http.get(stranger.live).status_code == 429
    assert [listener.status for listener in opened] == [200] * 3
    spectator.open("/new/espionage")
    spectator.press("/new/espionage", name="Зритель", seats="2")
    spectator.open(match)
    opened.append(Listener(spectator, spectator.live))
    assert opened[-1].status == 200
    fewer(server.site.limits, LIVE_STRANGERS, 4)
    spectator.open(match)
    assert spectator.http.get(spectator.live).status_code == 429, "they have no seat here"
    for player in (host, friend):
        player.open(match)
        opened.append(Listener(player, player.live))
        assert opened[-1].status == 200
    for listener in opened:
        listener.close()


def test_pages_are_limited_by_person_or_address(server: Server, new_person: NewPerson) -> None:
    player, stranger, other = new_person(), new_person(), new_person()
    signed_up(player)
    fewer(server.site.limits, ANONYMOUS_PAGES, 3)
    fewer(server.site.limits, PAGES, 4)
    assert [stranger.http.get("/rules").status_code for _ in range(3)] == [200] * 3
    for again in (stranger, other):
        refused = again.http.get("/rules")
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 0
        assert "Слишком много запросов" in refused.text
        again.http.cookies.set("session", "an invented session")
        assert again.http.get("/rules").status_code == 429
    style = re.search(r'href="(/static/[^"]+\.css)"', refused.text)
    assert style
    for path in (style[1], "/favicon.ico", "/healthz", "/readyz"):
        assert stranger.http.get(path).status_code == 200
    assert [player.http.get("/rules").status_code for _ in range(4)] == [200] * 4
    assert player.http.get("/rules").status_code == 429
    assert player.http.post("/theme", data={"theme": "dark"}).status_code == 429


def test_acts_from_pages_are_limited(server: Server, new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    match = begun(host, friend)
    fewer(server.site.limits, ACTS, 4)
    wrong = {"command": "x", "act": {"type": "nothing"}}
    token = {"_csrf_token": host.csrf}
    assert host.http.post(f"{match}/act", json=wrong).status_code == 422
    assert host.http.post(f"{match}/act", data=token).status_code == 422
    for path in ("time/ask", "host/pause"):
        answer = host.http.post(f"{match}/{path}", data=token, follow_redirects=False)
        assert answer.status_code == 303
    for path in ("act", "time/unask", "host/resume", "leave"):
        refused = host.http.post(f"{match}/{path}", data=token)
        assert refused.status_code == 429
        assert "Слишком много действий" in refused.text
    answer = host.http.post(f"{match}/act", json=wrong, headers={"accept": "application/json"})
    assert answer.status_code == 429
    assert answer.json()["refusal"]["id"] == "door-acts"
    assert friend.http.post(f"{match}/act", json=wrong).status_code == 422


def test_changes_of_settings_are_limited(server: Server, new_person: NewPerson) -> None:
    host = new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2")
    match = host.path
    fewer(server.site.limits, EDITS, 2)
    for title in ("А", "Б"):
        host.open(f"{match}/settings")
        host.press(f"{match}/settings", title=title)
        assert host.status == 200
    host.open(f"{match}/settings")
    host.press(f"{match}/settings", title="В")
    assert host.status == 429
    assert "слишком часто меняли настройки" in host.text


def test_new_guests_and_matches_are_limited(server: Server, new_person: NewPerson) -> None:
    fewer(server.site.limits, NEW_PEOPLE, 2)
    fewer(server.site.limits, NEW_MATCHES, 3)

    def plays(me: Person) -> httpx.Response:
        me.open("/")
        data = {"_csrf_token": me.csrf, "seats": "2"}
        return me.http.post("/play/espionage", data=data, follow_redirects=False)

    first, second, third = new_person(), new_person(), new_person()
    assert [plays(who).status_code for who in (first, second)] == [303, 303]
    refused = plays(third)
    assert refused.status_code == 429
    assert "Слишком много новых посетителей" in refused.text
    assert int(refused.headers["retry-after"]) > 0
    assert plays(first).status_code == 303
    refused = plays(second)
    assert refused.status_code == 429
    assert "создано слишком много партий" in refused.text
    second.open("/new/espionage")
    second.press("/new/espionage", name="Штирлиц", seats="2")
    assert second.status == 429


def test_at_most_two_pdfs_are_made_at_a_time_with_a_short_queue(
    server: Server, new_person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work, most = [0], [0]
    gate = threading.Event()

    def slowly(*args: Any) -> bytes:
        at_work[0] += 1
        most[0] = max(most[0], at_work[0])
        assert gate.wait(PATIENCE)
        at_work[0] -= 1
        return compile_pdf(*args)

    monkeypatch.setattr(printer, "compile_pdf", slowly)
    me = new_person()
    sheets = [f"/print/espionage/{name}.pdf" for name in ("board", "cards", "reference")]
    order = [(path, language) for path in sheets for language in ("ru", "en")]

    def get(wanted: tuple[str, str]) -> httpx.Response:
        return me.http.get(wanted[0], headers={"accept-language": wanted[1]}, timeout=PATIENCE)

    with ThreadPoolExecutor(len(order)) as many:
        ordered = [many.submit(get, wanted) for wanted in order]
        done = concurrent.futures.as_completed(ordered, timeout=PATIENCE)
        refused = [next(done).result() for _ in range(len(order) - PRINTS_EACH.most)]
        assert [answer.status_code for answer in refused] == [429] * len(refused)
        gate.set()
        answers = [future.result() for future in ordered]
    assert sorted(answer.status_code for answer in answers) == [200] * 4 + [429] * 2
    assert all(
        "готовит другие PDF" in a.text or "making other PDFs" in a.text
        for a in answers
        if a.is_error
    )
    assert most[0] <= printer.AT_ONCE
    monkeypatch.setattr(printer, "compile_pdf", _never)
    printed = next(answer for answer in answers if answer.status_code == 200)
    wanted = str(printed.request.url.path), printed.request.headers["accept-language"]
    assert get(wanted).content == printed.content, "cached, not made again"


def _never(*_: object) -> bytes:
    raise AssertionError("made twice")
