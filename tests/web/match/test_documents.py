"""Documents on the pages: written, read, compared and deleted, with scripts and without them."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from intriga.http_common.bodies import BODY_MOST, LONG_BODY_MOST
from intriga.http_common.rate_limits.policies import DOCUMENTS
from intriga.kernel.questions.documents import DOCUMENT_LENGTH
from intriga.web.match.text_changes import Piece, changes
from tests.kit.http.fewer import fewer, restored
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.shapes.auction import Auction
from tests.shapes.parliament import Parliament
from tests.web.browsing import enter
from tests.web.match.beginning import begun
from tests.web.match.sse_listener import Listener
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = pytest.mark.service
LAW = "§ 1. Налогов нет.\n\n\t§ 2. <script>alert('&amp;')</script> </textarea>"
NEWS = "Новости <script>throw 1</script>\n" + "длинно" * 300


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game `parliament`, and one without documents; shared by a module."""
    games: dict[str, Any] = {game.id: game for game in (Parliament(), Auction())}
    with Server(tmp_path_factory.mktemp("documents"), games=games) as made:
        yield made


@pytest.fixture
def members(server: Server) -> Iterator[tuple[str, list[Person]]]:
    """A match of three members, the first of whom hosts it, and somebody who watches."""
    people = [Person(server.url) for _ in range(4)]
    yield begun(people[:3]), people
    for person in people:
        person.close()


def write(person: Person, match: str, act: str, **fields: str) -> None:
    person.open(match)
    person.act(act, **fields)
    assert person.status == 200, person.text


def links(person: Person, path: str) -> list[str]:
    """The documents that a page links to, each once."""
    found = re.findall(r'href="(/m/[^"]*/documents/[0-9a-f]{32}[^"/]*)"', person.open(path))
    return list(dict.fromkeys(found))


def shown(person: Person, path: str) -> str:
    """The text of a document as its page shows it."""
    found = re.search(r'<div class="document-text[^>]*>(.*?)</div>', person.open(path), re.S)
    assert found, person.text
    return found[1]


def timeless(answer: httpx.Response) -> str:
    """A page without the time at which it was made."""
    return re.sub(r"\b\d{13}\b", "", answer.text)


def test_a_law_is_plain_text_to_everybody(members: tuple[str, list[Person]]) -> None:
    match, people = members
    write(people[0], match, "pass-law", text=LAW.replace("\n", "\r\n"))
    for person in (people[1], people[3]):
        (law,) = links(person, match)
        assert "alert" not in person.page.text, "pages link to texts and do not hold them"
        escaped = (
            "§ 1. Налогов нет.\n\n\t§ 2. &lt;script&gt;alert(&#39;&amp;amp;&#39;)&lt;/script&gt; "
            "&lt;/textarea&gt;"
        )
        assert shown(person, law) == escaped
        person.open(f"{law}/text")
        assert person.page.text == LAW
        assert person.page.headers["content-type"].startswith("text/plain")
        assert person.page.headers["cache-control"] == "no-store"
        fragment = person.http.get(law, headers={"hx-request": "true"})
        assert "<html" not in fragment.text
        assert escaped in fragment.text


def test_the_longest_text_is_sent_and_one_that_is_too_long_is_kept(
    members: tuple[str, list[Person]],
) -> None:
    match, people = members
    host = people[0]
    host.open(match)
    too_long = "🏛" * (DOCUMENT_LENGTH + 5)
    host.act("pass-law", text=too_long)
    assert host.status == 422
    assert "Текст длиннее допустимого на 5 символов: можно не больше 20 000." in host.text
    assert host.acts["pass-law"].fields["text"] == too_long
    host.act("pass-law", text="🏛" * DOCUMENT_LENGTH)
    assert host.status == 200
    (law,) = links(host, match)
    assert shown(host, law) == "🏛" * DOCUMENT_LENGTH


def test_what_the_rules_refuse_is_kept_too(members: tuple[str, list[Person]]) -> None:
    match, people = members
    people[0].open(match)
    stale = people[0].acts["pass-law"]
    people[0].act("publish", article=" \n\tя\n" + "я" * 4_000 + "\n\n")
    assert people[0].status == 422
    assert "на 3 символа" in people[0].text, "an indent and a line feed count, the ends do not"
    assert people[0].acts["publish"].fields["article"].lstrip().startswith("я\n")
    people[0].send(stale, text="")
    assert people[0].status == 422
    assert "Текст закона" in people[0].text


def test_a_page_without_script_does_not_reload_while_somebody_may_write(
    members: tuple[str, list[Person]],
) -> None:
    match, people = members
    write(people[0], match, "abstain")
    assert 'http-equiv="refresh"' not in people[0].open(match), "a newspaper may be in the making"
    assert 'http-equiv="refresh"' in people[3].open(match)


def test_bodies_are_long_only_where_texts_are(
    server: Server, members: tuple[str, list[Person]]
) -> None:
    match, people = members
    host = people[0]
    host.open(match)
    form = host.acts["pass-law"].fields | {"text": "а" * (BODY_MOST // 4)}
    assert host.http.post(f"{match}/act", data=form).status_code == 200
    huge = form | {"text": "а" * (LONG_BODY_MOST // 6 + 1_000)}
    assert host.http.post(f"{match}/act", data=huge).status_code == 413
    elsewhere = {"_csrf_token": host.csrf, "text": "а" * (BODY_MOST // 4)}
    for path in (f"{match}/say", f"{match}/documents/{'0' * 32}/delete", "/profile", "/m/no/act"):
        assert host.http.post(path, data=elsewhere).status_code == 413, path
    sale = begun(people[:2], "auction")
    host.open(sale)
    assert host.http.post(f"{sale}/act", data=form).status_code == 413
    assert host.http.post(f"{sale}/host/act", data=form).status_code == 413

    def in_chunks() -> Iterator[bytes]:
        for _ in range(BODY_MOST // 1024 + 1):
            yield b"a" * 1024

    headers = {"content-type": "application/json"}
    answer = host.http.post(f"{sale}/act", content=in_chunks(), headers=headers)
    assert answer.status_code == 413


def test_a_secret_treaty_does_not_exist_for_others(members: tuple[str, list[Person]]) -> None:
    match, people = members
    write(people[0], match, "propose", whom="1", text="Вместе.", terms="Половина вам.")
    treaty, terms = links(people[1], match)
    assert (shown(people[1], treaty), shown(people[1], terms)) == ("Вместе.", "Половина вам.")
    unknown = f"{match}/documents/{'0' * 32}"
    for person in people[2:]:
        assert links(person, match) == []
        for way in ("", "/text", f"?with={terms[-32:]}", "?step=0"):
            found, other = person.http.get(treaty + way), person.http.get(unknown + way)
            assert found.status_code == other.status_code == 404
            assert timeless(found).replace(treaty, unknown) == timeless(other)


def test_versions_are_listed_and_compared(members: tuple[str, list[Person]]) -> None:
    match, people = members
    write(people[0], match, "pass-law", text="Налогов нет.\n\nНикаких.")
    (first,) = links(people[1], match)
    assert re.search(rf'data-document-begins="{first}/text"', people[1].page.text)
    write(people[1], match, "amend-1", text="Налогов <b>почти</b> нет.\n\nНикаких.")
    newest = links(people[2], match)[0]
    page = people[2].open(newest)
    assert people[2].text.count("Редакция") == 2
    assert "Анна" in people[2].text
    assert "Борис" in people[2].text
    (compare,) = re.findall(rf'href="({newest}\?with=[0-9a-f]+)"', page)
    assert shown(people[2], compare) == (
        "Налогов <ins>&lt;b&gt;почти&lt;/b&gt; </ins>нет.\n\nНикаких."
    )


def test_a_host_deletes_a_text_and_pages_are_told(members: tuple[str, list[Person]]) -> None:
    match, people = members
    write(people[1], match, "publish", article="Клевета.")
    (article,) = links(people[0], match)
    people[2].open(article)
    assert f"{article}/delete" not in people[2].page.text
    forged = people[2].http.post(f"{article}/delete", data={"_csrf_token": people[2].csrf})
    assert forged.status_code == 403
    people[2].open(match)
    live = Listener(people[2], people[2].live)
    people[0].open(article)
    people[0].press(f"{article}/delete")
    assert "Ведущий удалил этот текст." in people[0].text
    assert f"{article}/delete" not in people[0].page.text
    message = live.next()
    while message is not None and "data-erases" not in message.data:
        message = live.next()
    assert message is not None
    assert article[-32:] in message.data
    live.close()
    people[3].open(article)
    assert "Клевета" not in people[3].page.text
    people[3].open(f"{article}/text")
    assert people[3].status == 404


def test_the_replay_shows_texts_to_those_who_could_read_them(
    members: tuple[str, list[Person]],
) -> None:
    match, people = members
    write(people[0], match, "propose", whom="1", text="Вместе.")
    for _ in range(3):
        for person in people[:3]:
            write(person, match, "abstain")
    (treaty,) = links(people[0], f"{match}/replay?seat=all&step=1")
    assert treaty.endswith("?step=1")
    assert shown(people[1], treaty) == "Вместе."
    people[2].open(treaty)
    assert people[2].status == 404
    assert links(people[2], f"{match}/replay?step=1") == []


def test_too_many_texts_wait_and_are_kept(
    server: Server, members: tuple[str, list[Person]], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, people = members
    fewer(restored(server.site.limits, monkeypatch), DOCUMENTS, 1)
    write(people[0], match, "propose", whom="1", text="Первый.")
    people[0].act("propose", whom="1", text="Второй.")
    assert people[0].status == 429
    assert "слишком много длинных текстов" in people[0].text
    assert people[0].acts["propose"].fields["text"] == "Второй."
    people[0].act("abstain")
    assert people[0].status == 200, "other acts are not counted"


def test_scripts_send_texts_as_json(members: tuple[str, list[Person]]) -> None:
    match, people = members
    people[0].open(match)
    act = {"type": "pass-law", "text": "Закон."}
    sent = {"command": "by-script", "act": act}
    answer = people[0].http.post(f"{match}/act", json=sent)
    assert answer.status_code == 200, answer.text
    assert people[0].http.post(f"{match}/act", json=sent).json() == answer.json()
    (law,) = links(people[3], match)
    assert shown(people[3], law) == "Закон."


@pytest.mark.browser
@pytest.mark.xdist_group("browser")
@pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.thorough)], ids=["phone", "desktop"]
)
def test_a_draft_outlives_pushes_refusals_and_a_reload(
    members: tuple[str, list[Person]], browser: Browser, size: tuple[int, int]
) -> None:
    match, people = members
    write(people[1], match, "pass-law", text="Первый закон.")
    write(people[2], match, "pass-law", text="Старый закон.\nВторая строка.")
    write(people[0], match, "abstain")
    tab = Tab(browser, str(people[0].http.base_url).rstrip("/"), size)
    enter(tab, people[0], match)
    if tab.touch:
        tab.one(".dock [data-tab=table]").click()
    tab.one("#act-amend-2 > summary").click()
    area = tab.one("#f-amend-2-text")
    tab.one("#act-amend-2 [data-document-begins]").click()
    expect(area).to_have_value("Старый закон.\nВторая строка.")
    draft = "Новый закон: " + "я" * DOCUMENT_LENGTH
    area.fill(draft)
    expect(tab.one("#act-amend-2 [data-document-left]")).to_have_text("Лишних символов: 13")
    assert area.evaluate("area => !area.checkValidity()")
    area.evaluate("area => area.setCustomValidity('')")
    tab.one("#act-amend-2 form button.button-wide").click()
    expect(tab.one("#act-amend-2 .form-problem")).to_contain_text("на 13 символов")
    assert [" 422 " in wrong for wrong in tab.wrong] == [True], "the browser logs the refusal"
    tab.wrong.clear()
    expect(area).to_have_value(draft)
    draft = draft[:-13]
    area.fill(draft)
    expect(tab.one("#act-amend-2 [data-document-left]")).to_have_text("0")
    area.evaluate("area => area.blur()")
    people[1].open(match)
    people[1].send(next(form for key, form in people[1].acts.items() if key.startswith("repeal")))
    expect(tab.page.locator("#act-amend-1")).to_have_count(0)  # forms go, and others move up
    expect(area).to_have_value(draft)
    write(people[2], match, "publish", article="Новости <script>throw 1</script>")
    expect(tab.page.locator("[data-dispatch] [data-document]")).to_have_count(3)
    tab.page.reload()
    if tab.touch:
        tab.one(".dock [data-tab=table]").click()
    expect(tab.one("#f-amend-2-text")).to_have_value(draft)
    tab.fits()
    tab.accessible()
    write(people[2], match, "abstain")
    tab.one("#act-amend-2 form button.button-wide").click()
    expect(tab.one("#f-amend-2-text")).to_have_value("")  # of the next session
    tab.page.reload()
    assert (
        tab.page.evaluate("Object.keys(sessionStorage).filter((k) => k.startsWith('document:'))")
        == []
    )
    tab.close()


@pytest.mark.thorough
@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_a_text_opens_in_place_and_stays_open(
    members: tuple[str, list[Person]], browser: Browser
) -> None:
    match, people = members
    write(people[1], match, "publish", article=NEWS)
    tab = Tab(browser, str(people[0].http.base_url).rstrip("/"), PHONE)
    enter(tab, people[0], match)
    tab.one(".dock [data-tab=events]").click()
    item = tab.page.locator("[data-dispatch] [data-document]").last  # the oldest
    item.locator("summary").click()
    text = item.locator(".document-text")
    expect(text).to_contain_text("Новости <script>throw 1</script>")
    write(people[2], match, "pass-law", text="Закон.")
    expect(tab.page.locator("[data-dispatch] [data-document]")).to_have_count(2)
    expect(text).to_be_visible()
    tab.fits()
    tab.accessible()
    (article,) = [link for link in links(people[0], match) if "Новости" in shown(people[0], link)]
    people[0].open(article)
    people[0].press(f"{article}/delete")
    expect(text).to_have_text("Ведущий удалил этот текст.")
    tab.open(article)
    tab.fits()
    tab.accessible()
    tab.close()


def joined(pieces: list[Piece], *kinds: str) -> str:
    return "".join(piece.text for piece in pieces if piece.kind in ("same", *kinds))


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("а б в\nг", "а в\nг", [("same", "а "), ("removed", "б "), ("same", "в\nг")]),
        ("а\nб\n", "а\nв\nб\n", [("same", "а\n"), ("added", "в\n"), ("same", "б\n")]),
        ("один два", "три четыре", [("removed", "один два"), ("added", "три четыре")]),
        ("а", "а", [("same", "а")]),
        ("", "а", [("added", "а")]),
    ],
)
def test_changes_are_shown_word_by_word(
    before: str, after: str, expected: list[tuple[str, str]]
) -> None:
    assert changes(before, after) == expected


@pytest.mark.parametrize("unit", ["а ", "а\n", "аб", "а б\nв ", "a.b,"])
def test_any_two_texts_are_compared_soon_and_wholly(unit: str) -> None:
    one = (unit * DOCUMENT_LENGTH)[:DOCUMENT_LENGTH]
    for other in (one[::-1], "х" + one[1:], one[: DOCUMENT_LENGTH // 2], one.replace("а ", "б ")):
        pieces = changes(one, other)
        assert joined(pieces, "removed") == one
        assert joined(pieces, "added") == other
