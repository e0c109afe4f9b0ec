"""`intriga serve` with a mail server: emails requested on the pages arrive, and their links
work."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.kit.http.fetching import fetch
from tests.kit.http.html_client import Person
from tests.kit.patience import PATIENCE
from tests.mail.smtp_server import SmtpServer, text_of

pytestmark = pytest.mark.service

PASSWORD = "a-password-of-the-mail-server"


@contextmanager
def served(folder: Path, mail_server: SmtpServer) -> Iterator[str]:
    """A server that sends its emails to this mail server; its URL. Fails if its output or files
    contain the password of the mail server."""

    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    where = ("--host", "127.0.0.1", "--port", str(port), "--data", str(folder / "data"))
    mail = (
        "--mail",
        f"smtp+plain://me@127.0.0.1:{mail_server.port}",
        "--mail-from",
        "Интрига <t@x.example>",
    )
    command = [str(Path(sys.executable).with_name("intriga")), "serve", *where, *mail]
    environment = {**os.environ, "INTRIGA_MAIL_PASSWORD": PASSWORD}
    log = folder / "log"
    with log.open("wb") as out:
        server = subprocess.Popen(command, stdout=out, stderr=out, env=environment)
        try:
            fetch(f"{url}/healthz")
            yield url
            server.send_signal(signal.SIGINT)
            assert server.wait(PATIENCE) == 0
        finally:
            server.kill()
            server.wait()
    for file in (log, *(folder / "data").iterdir()):
        assert PASSWORD.encode() not in file.read_bytes()


def next_email(mail_server: SmtpServer, count: int) -> str:
    """The text of email number `count`, as soon as it has arrived."""
    assert mail_server.wait(count), "no email came"
    return text_of(mail_server.emails[count - 1])


def link(text: str, path: str) -> str:
    found = re.search(rf"http://127\.0\.0\.1:\d+({path}\S*)", text)
    assert found, text
    return found[1]


@pytest.mark.filterwarnings("ignore:Requiring AUTH")
def test_emails_are_requested_confirmed_and_turned_off(tmp_path: Path) -> None:
    with SmtpServer(login=("me", PASSWORD)) as mail_server, served(tmp_path, mail_server) as url:
        me, stranger = Person(url), Person(url)
        me.open("/register")
        me.press("/register", login="anna", password="seventeen moments")
        me.open("/profile")
        me.press("/profile/email", address="anna@mail")
        assert me.status == 422
        assert me.form("/profile/email").fields["address"] == "anna@mail"
        me.press("/profile/email", address="anna@mail.example")
        assert re.search("Письмо отправл(ено|яется) на anna@mail.example", me.text)
        confirm = link(next_email(mail_server, 1), "/mail/confirm/")
        assert PASSWORD not in str(mail_server.emails[0])

        stranger.open(confirm)
        assert "anna@mail.example" in stranger.text
        me.open("/profile")
        assert "Письма приходят на" not in me.text, "opening the link alone confirms nothing"
        stranger.press(confirm)
        assert "Адрес подтверждён" in stranger.text
        stranger.open(confirm)
        assert stranger.status == 404
        me.open("/profile")
        assert "Письма приходят на anna@mail.example" in me.text
        assert "wants.begins" in me.form("/profile/email/choices").fields
        me.press("/profile/email/choices", **{"wants.turn": "true", "wants.begins": ""})
        assert "wants.begins" not in me.form("/profile/email/choices").fields
        assert "wants.turn" in me.form("/profile/email/choices").fields

        pages = []
        for login in ("nobody", "anna"):
            stranger.open("/forgotten")
            stranger.press("/forgotten", login=login)
            assert stranger.status == 200
            pages.append(re.sub(r"\d{13}", "now", stranger.page.text))
        assert pages[0] == pages[1], "the page does not reveal who has an account"
        new = link(next_email(mail_server, 2), "/password/")
        stranger.open(new)
        stranger.press(new, password="eighteen moments")
        assert stranger.path == "/profile"
        me.open("/profile")
        assert me.path == "/login"
        assert 'href="/forgotten"' in me.page.text

        stranger.open("/profile")
        stranger.press("/profile/email/none")
        assert "anna@mail.example" not in stranger.text
        me.close()
        stranger.close()


def test_without_a_mail_server_the_pages_do_not_mention_email(tmp_path: Path) -> None:
    from tests.kit.http.server import Server

    with Server(tmp_path) as server:
        me = Person(server.url)
        me.open("/register")
        me.press("/register", login="anna", password="seventeen moments")
        me.open("/profile")
        assert "/profile/email" not in me.page.text
        token = {"_csrf_token": me.csrf}
        for path in ("/profile/email", "/profile/email/choices", "/profile/email/none"):
            assert me.http.post(path, data=token).status_code == 404
        assert me.http.get("/forgotten").status_code == 404
        assert me.http.post("/forgotten", data=token | {"login": "anna"}).status_code == 404
        me.press("/logout")
        me.open("/login")
        assert "/forgotten" not in me.page.text
        me.close()


@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore:Requiring AUTH")
def test_one_click_unsubscribes_without_a_csrf_token(tmp_path: Path) -> None:
    """Mail programs send no CSRF token (RFC 8058). Without a valid link nothing changes."""
    with SmtpServer(login=("me", PASSWORD)) as mail_server, served(tmp_path, mail_server) as url:
        host, anna = Person(url), Person(url)
        anna.open("/register")
        anna.press("/register", login="anna", password="seventeen moments")
        anna.open("/profile")
        anna.press("/profile/email", address="anna@mail.example")
        anna.open(link(next_email(mail_server, 1), "/mail/confirm/"))
        anna.press(anna.path)
        host.open("/new/espionage")
        host.press("/new/espionage", name='Штирлиц\r\nBcc: x@y.example"', seats="2")
        match = host.path
        host.press(f"{match}/invite", login="anna")
        host.open(match)
        host.press(f"{match}/cancel")
        anna.open("/profile")
        anna.press("/profile/email/choices")  # lets the worker poll at once
        email = next_email(mail_server, 2)
        assert "отменяет партию" in email
        off = link(email, "/mail/off/")
        assert mail_server.emails[1]["List-Unsubscribe"] == f"<{url}{off}>"
        with httpx.Client(base_url=url) as program:
            body = {"List-Unsubscribe": "One-Click"}
            wrong = program.post(off[:-1] + ("0" if off[-1] != "0" else "1"), data=body)
            assert wrong.status_code == 404
            away = {"sec-fetch-site": "cross-site"}
            assert program.get(off).status_code == 200
            anna.open("/profile")
            assert "anna@mail.example" in anna.text, "opening the link alone changes nothing"
            assert program.post(off, data=body, headers=away).status_code == 200
            assert program.post(off, data=body).status_code == 404
        anna.open("/profile")
        assert "anna@mail.example" not in anna.text
        host.close()
        anna.close()
