"""Drafts on pages: several write one list, without script; and nobody else receives anything."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server, counted
from tests.shapes.town import MOST_ROWS
from tests.shapes.town import game as town
from tests.web.match.draft_pages import draft_form, gathered, hand_in_draft, rows_of, send_draft
from tests.web.match.frozen import FrozenTime, dice
from tests.web.match.sse_listener import Listener, connected

pytestmark = pytest.mark.service
TEAM = (0, 2, 4, 6)
LIST = "list:1:1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("town"), games={"town": town}) as made:
        yield made


def post(person: Person, match: str, key: str = LIST, **fields: str) -> httpx.Response:
    """Send a change as the script does."""
    data = {"_csrf_token": person.csrf, **{k.replace("__", "."): v for k, v in fields.items()}}
    headers = {"accept": "application/json"}
    return person.http.post(f"{match}/drafts/{key}", data=data, headers=headers)


def summaries(person: Person) -> list[str]:
    return re.findall(r'data-summary="([^"]*)"', person.page.text)


def test_a_list_is_written_together_without_script(server: Server) -> None:
    match, people = gathered(server.url)
    anna, boris = people[0], people[2]
    for person in (anna, boris):
        person.open(match)
        assert "До сдачи больше никто этого не видит" in person.text
    send_draft(anna, what="rob", team="2")
    assert anna.status == 200
    assert summaries(anna) == ["ограбить · Команда 2"]
    assert "Анна : новая строка" in anna.text
    boris.open(match)
    assert summaries(boris) == ["ограбить · Команда 2"]
    send_draft(boris, what="guard", team="1")
    first, second = rows_of(draft_form(boris))
    send_draft(boris, f"up:{second}")
    assert summaries(boris) == ["стеречься · Команда 1", "ограбить · Команда 2"]
    anna.open(match)
    send_draft(anna, "save", first, what="guard")
    assert summaries(anna)[1] == "стеречься · Команда 2"
    send_draft(anna, f"remove:{second}")
    assert summaries(anna) == ["стеречься · Команда 2"]
    assert "Убранные строки: 1" in anna.text
    send_draft(anna, f"back:{second}")
    assert len(summaries(anna)) == 2
    # Nothing that stays as it was changes hands by being sent along.
    assert "Анна : правка" in anna.text
    boris.open(match)
    send_draft(boris)
    assert "Анна : правка" in boris.text
    send_draft(boris, "hand-in")
    assert boris.status == 200
    assert "Сдано ( Гость 1 )," in boris.text or "Сдано (Гость 1)," in boris.text
    assert "Вы составили" in boris.text or boris.page.url.params.get("done")
    for person in people:
        person.close()


def test_who_was_slower_keeps_what_they_wrote(server: Server) -> None:
    match, people = gathered(server.url)
    anna, boris = people[0], people[2]
    anna.open(match)
    send_draft(anna, what="rob", team="2")
    (row,) = rows_of(draft_form(anna))
    boris.open(match)
    old = draft_form(boris)
    send_draft(anna, "save", row, team="1")
    send_draft(boris, "save", row, old, what="guard")
    assert boris.status == 409
    assert "Тем временем строку изменили (Анна). Теперь в ней: ограбить · Команда 1." in boris.text
    form = draft_form(boris)
    assert (form.fields[f"rows.{row}.what"], form.fields[f"rows.{row}.team"]) == ("guard", "2")
    send_draft(boris)  # now they know
    assert boris.status == 200
    assert summaries(boris) == ["стеречься · Команда 2"]
    # The same for a row that was removed meanwhile.
    anna.open(match)
    old = draft_form(anna)
    boris.open(match)
    send_draft(boris, f"remove:{row}")
    send_draft(anna, "save", row, old, team="1")
    assert anna.status == 409
    assert "Тем временем строку убрали (Гость 1)" in anna.text
    send_draft(anna)
    assert summaries(anna) == ["стеречься · Команда 1"]
    # And nothing is handed in that its sender has not seen.
    boris.open(match)
    old = draft_form(boris)
    send_draft(anna, what="guard", team="2")
    send_draft(boris, "hand-in", form=old)
    assert boris.status == 422
    assert "Ничего не сдано: тем временем изменилась 1 строка (правки: Анна)" in boris.text
    for person in people:
        person.close()


def test_what_is_wrong_with_a_list_is_said_and_forbids_nothing(server: Server) -> None:
    match, people = gathered(server.url)
    anna = people[0]
    anna.open(match)
    send_draft(anna, team="2")
    assert "Не хватает:" in anna.text
    send_draft(anna, what="rob", team="2")
    send_draft(anna, "save", rows_of(draft_form(anna))[0], what="guard")
    assert anna.text.count("Команда 2 в списке дважды.") == 2
    assert "В таком виде сдать нельзя." in anna.text
    send_draft(anna, "hand-in")
    assert anna.status == 422
    assert len(summaries(anna)) == 2
    for _ in range(MOST_ROWS - 2):
        send_draft(anna, what="rob", team="1")
    assert len(rows_of(draft_form(anna))) == MOST_ROWS
    assert "versions" in str(draft_form(anna).fields)
    assert '<li class="draft-blank"' not in anna.page.text
    for person in people:
        person.close()


def test_malformed_changes_get_an_answer(server: Server) -> None:
    match, people = gathered(server.url)
    anna, stranger = people[0], Person(server.url)
    anna.open(match)
    for key in ("list:1:2", "list:9:9", "x" * 200, "ю", "%00", "..%2f"):
        answer = post(anna, match, key, do="save")
        assert answer.status_code in (400, 404) or answer.json()["gone"], key
    long = post(anna, match, **{"do": "save", "rows.a.what": "x" * 5000, "versions.a": "0"})
    assert long.json()["refusal"] == "Строка слишком длинная."
    odd = post(anna, match, **{"do": "save", "rows.a.what.x": "1", "versions.a": "0"})
    assert odd.json()["refusal"] == "Строку не удалось прочитать. Введите её заново."
    odd = post(anna, match, **{"do": "save", "rows.a b.what": "1", "versions.a b": "0"})
    assert odd.json()["refusal"] == "Строку не удалось прочитать. Введите её заново."
    assert post(anna, match, do="dance").status_code == 404
    for do in ("remove:zz", "move:zz", "up:zz", "back:zz"):
        assert post(anna, match, do=do).status_code == 200
    assert post(anna, match, do="at:a b").status_code == 404
    stranger.open("/")
    stranger.open(match)
    data = {"_csrf_token": anna.csrf, "do": "save"}
    assert stranger.http.post(f"{match}/drafts/{LIST}", data=data).status_code == 403
    for person in (*people, stranger):
        person.close()


def test_a_page_is_sent_what_it_lacks_and_nothing_else(server: Server) -> None:
    match, people = gathered(server.url)
    anna, boris = people[0], people[2]
    boris.open(match)
    page = Listener(boris, boris.live)
    anna.open(match)
    send_draft(anna, what="rob", team="2")
    (row,) = rows_of(draft_form(anna))
    heard = page.until("data-draft-row")
    first = heard[-1]
    assert first.event == "draft"
    assert row in first.data
    send_draft(anna, what="guard", team="1")
    second = page.until("стеречься")[-1]
    rows = re.findall(r'"([\w-]+)":"\\n<li class=', second.data)
    assert len(rows) == 2, "the new row, and the one that is no longer the last"
    assert "shell" not in second.data
    # Who is at which row.
    assert post(anna, match, do=f"at:{row}").status_code == 200
    assert "сейчас здесь Анна" in page.until("сейчас здесь")[-1].data
    page.close()
    # A page that has all of it is sent nothing of it.
    boris.open(match)
    page = Listener(boris, boris.live)
    anna.open(match)
    anna.press(f"{match}/time/ask")
    assert not any(message.event == "draft" for message in page.until("просит о паузе"))
    anna.press(f"{match}/time/unask")
    page.close()
    # When the turn is over, so is the list; the next one is empty.
    page = Listener(boris, boris.live)
    anna.open(match)
    send_draft(anna, "hand-in")
    people[1].open(match)
    hand_in_draft(people[1], what="guard", team="1")
    assert '"keys":["list:2:1"]' in page.until('"keys":["list:2:1"]')[-1].data
    page.close()
    for person in people:
        person.close()


def test_a_page_that_reconnects_forgets_a_draft_that_is_gone(server: Server) -> None:
    """It was opened before somebody was at a row, heard of it, and lost its connection."""
    match, people = gathered(server.url)
    anna, boris = people[0], people[2]
    anna.open(match)
    send_draft(anna, what="rob", team="2")
    (row,) = rows_of(draft_form(anna))
    boris.open(match)
    page = Listener(boris, boris.live)
    anna.press(f"{match}/time/ask")
    page.until("просит о паузе")
    post(anna, match, do=f"at:{row}")
    last = page.until("сейчас здесь")[-1]
    page.close()
    assert last.id, "a page that comes back says what it shows"
    post(anna, match, do="at:")
    page = Listener(boris, boris.live, last.id)
    again = next(message for message in page.until('"keys"') if message.event == "draft")
    assert row in again.data
    assert "сейчас здесь" not in again.data
    page.close()
    for person in people:
        person.close()


def test_typed_placeholders_are_no_placeholders(server: Server) -> None:
    match, people = gathered(server.url)
    anna = people[0]
    anna.open(match)
    typed = "\x02csrf\x03\x02part x\x03\x02own 2\x03\x02seat " + "9" * 5000 + "\x03"
    form = next(one for one in anna.forms if one.action.endswith("/say"))
    anna.send(form, text=typed)
    assert anna.status == 422, "it is too long, and shown again"
    assert "csrfpart xown 2seat 999" in anna.page.text
    for person in people:
        person.close()


# Nobody else ------------------------------------------------------------------------


def answers(person: Person, match: str, who: int) -> Iterator[bytes]:
    """Everything this person can get now, also by trying for drafts that are not theirs."""
    for path in ("", "?all=1", "/events", "/host", "/screen", "/end", "/replay", "/record"):
        person.open(f"{match}{path}")
        yield person.page.content
    person.open("/")
    yield person.page.content
    for key in (LIST, "list:1:9"):
        for do in ("save", "remove:a", "at:a", *(["hand-in"] if who not in TEAM else [])):
            answer = post(person, match, key, do=do)
            yield f"{answer.status_code}".encode() + answer.content


def received(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, writes: bool
) -> dict[int, list[list[bytes]]]:
    """What each seat, and a spectator (-1), gets in a match where a team writes a list, or not:
    what comes until each of three public moments, and what can be asked for then."""
    dice(monkeypatch)
    got: dict[int, list[list[bytes]]] = {}
    base = "http://table.example"  # not the port: a page may have it in a QR code
    games = {"town": town}
    with Server(folder, games=games, time=FrozenTime(), token=counted(), base_url=base) as server:
        match, people = gathered(server.url)
        watching = {-1: Person(server.url), **dict(enumerate(people))}
        for person in watching.values():
            person.open(match)
        opened = connected(match, people[5], list(watching.values()))
        listeners = dict(zip(watching, opened, strict=True))
        changes = [
            {"do": "save", "rows.a.what": "rob", "rows.a.team": "2", "versions.a": "0"},
            {"do": "save", "rows.b.what": "guard", "rows.b.team": "1", "versions.b": "0"},
            {"do": "at:a"},
            {"do": "move:b", "after": ""},
            {"do": "remove:a", "versions.a": "1"},
            {"do": "save", "rows.c.what": "rob" + " " * 3000, "versions.c": "0"},
        ]
        heard: dict[int, list[list[bytes]]] = {who: [] for who in watching}
        for number, moment in enumerate(("ask", "unask", "ask")):
            if writes:
                for change in changes[2 * number : 2 * number + 2]:
                    answer = post(people[2 * number], match, **change)
                    assert answer.status_code == 200, answer.text
                assert listeners[2].until('"keys"')
            people[5].open(match)
            people[5].press(f"{match}/time/{moment}")
            words = "просит о паузе" if moment == "ask" else "отзывает просьбу"
            for who, listener in listeners.items():
                messages = listener.until(words)
                heard[who].append([f"{m.id}\n{m.event}\n{m.data}".encode() for m in messages])
        for listener in listeners.values():
            listener.close()
        for who, person in watching.items():
            got[who] = [*heard[who], list(answers(person, match, who)) if who != 5 else []]
            person.close()
    monkeypatch.undo()
    odd = re.compile(rb"127\.0\.0\.1:\d+|word-\d+")
    return {
        who: [[odd.sub(b"_", page) for page in part] for part in parts]
        for who, parts in got.items()
    }


def test_a_draft_changes_nothing_that_others_receive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither bytes, nor the number of messages, nor between which public moments they come; nor
    the answers to everything others may try."""
    one = received(tmp_path / "one", monkeypatch, writes=True)
    two = received(tmp_path / "two", monkeypatch, writes=False)
    for who in one:
        if who not in TEAM:
            assert one[who] == two[who], f"seat {who}"
        else:
            assert one[who] != two[who], "the comparison can detect a difference"
