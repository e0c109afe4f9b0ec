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

from intriga.http_common import rate_limits as limits
from intriga.http_common.attempts import CODES, INVITATIONS, LOGINS, PASSWORDS, Attempts, Guessing
from intriga.http_common.rates import Rate, RateCounter
from intriga.web.printing import printer
from intriga.web.printing.printouts import compile_pdf
from tests.web.html_client import Person
from tests.web.match.sse_listener import Listener
from tests.web.match.test_playing import begun
from tests.web.server import Server

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]


def signed_up(me: Person, login: str = "stierlitz") -> None:
    me.open("/register")
    me.press("/register", login=login, password="seventeen moments")


def until(true: Callable[[], bool]) -> None:
    """Wait until this is true, at most half a minute."""
    end = time.monotonic() + 30
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
    assert all(answer.status_code == 403 for answer in answers)


def test_guesses_over_many_logins_are_limited(new_person: NewPerson) -> None:
    signed_up(new_person(), "login-77")
    stranger = new_person()
    stranger.open("/login")
    for number in range(LOGINS.most):
        refused = tried(stranger, f"nobody-{number}", "seventeen moments")
        assert "Неверный логин или пароль" in refused.text
    assert "Слишком много" in tried(stranger, "login-77", "seventeen moments").text


def test_existing_logins_cannot_be_found_out(new_person: NewPerson) -> None:
    """A wrong password for an existing and for an unknown login gives the same page, before and
    after the limit."""
    signed_up(new_person())
    stranger = new_person()
    stranger.open("/login")
    for _ in range(PASSWORDS.most + 2):
        there, nowhere = (tried(stranger, login, "guess") for login in ("stierlitz", "stierlits"))
        assert there.status_code == nowhere.status_code == 403
        # The pages contain the time.
        texts = [re.sub(r"\d{13}", "now", answer.text) for answer in (there, nowhere)]
        assert texts[0] == texts[1].replace("stierlits", "stierlitz")
        assert there.headers.keys() == nowhere.headers.keys()


def test_guesses_of_personal_codes_are_limited(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    begun(host, friend)
    friend.open("/profile")
    code = re.search(r"/r/([A-Z0-9-]+)", friend.page.text)
    assert code
    stranger = new_person()
    stranger.open(f"/r/{code[1]}")
    data = {"_csrf_token": stranger.csrf}
    for number in range(CODES.most):
        answer = stranger.http.post("/return", data=data | {"code": f"WRNG-{number:04}"})
        assert answer.status_code == 403
    answer = stranger.http.post("/return", data=data | {"code": code[1]}, follow_redirects=False)
    assert answer.status_code == 403
    assert "Слишком много неверных кодов" in answer.text


def test_guesses_of_logins_are_limited(server: Server, new_person: NewPerson) -> None:
    """Neither by inviting people nor by appointing co-hosts."""
    server.site.limits.invites = RateCounter(Rate(2, 0.5), "door-callings", lambda: 0.0)
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
    few = Guessing(3, INVITATIONS.wrong, INVITATIONS.refusal)
    server.site.limits.invitations = Attempts(few, lambda: 0.0)
    for number in range(few.most):
        answer = host.http.post(f"{match}/host/name", data=token | {"login": f"nobody-{number}"})
        assert answer.status_code == 409
    answer = host.http.post(f"{match}/host/name", data=token | {"login": "nobody"})
    assert "Слишком много" in answer.text


def test_the_number_of_live_pages_of_a_browser_is_limited(
    server: Server, new_person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LIVE_EACH", 3)
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


def test_new_guests_and_matches_are_limited(server: Server, new_person: NewPerson) -> None:
    now = [0.0]
    limits = server.site.limits
    limits.new_people = RateCounter(Rate(2, 0.5), "door-arrivals", lambda: now[0])
    limits.new_matches = RateCounter(Rate(3, 0.5), "door-openings", lambda: now[0])

    def plays(me: Person) -> httpx.Response:
        me.open("/")
        data = {"_csrf_token": me.csrf, "seats": "2"}
        return me.http.post("/play/espionage", data=data, follow_redirects=False)

    first, second, third = new_person(), new_person(), new_person()
    assert [plays(who).status_code for who in (first, second)] == [303, 303]
    refused = plays(third)
    assert refused.status_code == 429
    assert "Слишком много новых посетителей" in refused.text
    assert refused.headers["retry-after"] == "2"
    assert plays(first).status_code == 303
    refused = plays(second)
    assert refused.status_code == 429
    assert "создано слишком много партий" in refused.text
    second.open("/new/espionage")
    second.press("/new/espionage", name="Штирлиц", seats="2")
    assert second.status == 429
    now[0] += 4
    assert plays(third).status_code == 303


def test_at_most_two_pdfs_are_made_at_a_time_with_a_short_queue(
    server: Server, new_person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work, most = [0], [0]
    gate = threading.Event()

    def slowly(*args: Any) -> bytes:
        at_work[0] += 1
        most[0] = max(most[0], at_work[0])
        assert gate.wait(30)
        at_work[0] -= 1
        return compile_pdf(*args)

    monkeypatch.setattr(printer, "compile_pdf", slowly)
    me = new_person()
    sheets = [f"/print/espionage/{name}.pdf" for name in ("board", "cards", "reference")]
    order = [(path, language) for path in sheets for language in ("ru", "en")]

    def get(wanted: tuple[str, str]) -> httpx.Response:
        return me.http.get(wanted[0], headers={"accept-language": wanted[1]}, timeout=60)

    with ThreadPoolExecutor(len(order)) as many:
        ordered = [many.submit(get, wanted) for wanted in order]
        done = concurrent.futures.as_completed(ordered, timeout=60)
        refused = [next(done).result() for _ in range(len(order) - printer.WAITING_EACH)]
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
