"""The live connection: what is sent, to whom, and what a page that reconnects gets."""

import re
from collections.abc import Callable

import pytest

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.match.sse_listener import Listener, Message
from tests.web.playing import in_first_turn

pytestmark = pytest.mark.service
NewPerson = Callable[..., Person]
_SUM = re.compile(r"(?<!\w)777(?!\w)")
"""The sum of a bribe, not three digits of a random token."""


def test_a_fresh_page_is_sent_nothing_until_something_happens(new_person: NewPerson) -> None:
    _, mover, other = in_first_turn(new_person(), new_person())
    listener = Listener(other, other.live)
    assert listener.status == 200
    mover.act("bribe", cell="14", sum="60")
    first = next(one for one in listener.until("view-events") if one.event != "marks")
    assert "view-events" in first.targets
    assert "записывает что-то в карточку" in first.data
    listener.close()


def test_only_what_changed_is_sent(new_person: NewPerson) -> None:
    _, mover, other = in_first_turn(new_person(), new_person())
    listener = Listener(other, other.live)
    mover.act("bribe", cell="14", sum="60")
    listener.until("tray-head")
    other.open(other.path)
    other.act("bribe", cell="20", sum="5")
    message = listener.until("view-own")[-1]
    assert "view-events" not in message.targets  # now events are sent one by one
    assert any(target.startswith("group-") for target in message.targets)
    assert "Взятка: 5 $" in message.data
    listener.close()


def test_a_page_that_reconnects_misses_nothing_and_gets_nothing_twice(
    new_person: NewPerson,
) -> None:
    match, mover, other = in_first_turn(new_person(), new_person())
    listener = Listener(other, other.live)
    mover.act("bribe", cell="14", sum="60")
    last = listener.until("tray-head")[-1]
    listener.close()

    other.open(match)
    other.act("bribe", cell="20", sum="5")
    mover.open(match)
    mover.act("bribe", cell="21", sum="7")
    resumed = Listener(other, other.live, last.id)
    missed = news_of(resumed)
    covered = set(missed.dispatches) | openings(missed.data)
    assert set(range(last.cursor + 1, missed.cursor + 1)) <= covered
    resumed.close()

    current = Listener(other, other.live, missed.id)
    other.open(match)
    other.act("bribe", cell="22", sum="9")
    after = news_of(current)
    assert after.cursor > missed.cursor  # known events are not sent again
    current.close()


def test_a_page_cut_off_after_the_marks_is_sent_the_rest(new_person: NewPerson) -> None:
    """Marks and zones are two messages: a connection may break between them."""
    _, mover, other = in_first_turn(new_person(), new_person())
    listener = Listener(other, other.live)
    mover.act("bribe", cell="14", sum="60")
    *_, marks, news = listener.until("view-events")
    assert marks.event == "marks"
    listener.close()
    resumed = Listener(other, other.live, marks.id)
    missed = resumed.next(10)
    assert missed is not None
    assert set(news.targets) - {"answer"} <= set(missed.targets)
    assert set(news.dispatches) <= set(missed.dispatches)
    resumed.close()


def news_of(listener: Listener) -> Message:
    """The next message that is not about marks alone."""
    return next(message for message in iter(listener.next, None) if message.event != "marks")


def openings(html: str) -> set[int]:
    """The numbers of events that are titles of groups."""
    return {int(number) for number in re.findall(r'id="dispatch-group-(\d+)"', html)}


def test_secrets_of_others_are_not_sent(new_person: NewPerson) -> None:
    match, mover, other = in_first_turn(new_person(), new_person())
    public = new_person()
    public.open(match)
    listeners = [Listener(other, other.live), Listener(public, public.live)]
    mover.act("bribe", cell="33", sum="777")
    for listener in listeners:
        heard = listener.until("tray-head")
        assert not any(_SUM.search(message.data) for message in heard)
        listener.close()
    mover.open(match)
    assert _SUM.search(mover.text)
    other.open(match)
    assert not _SUM.search(other.text)


def test_the_end_is_sent_and_closes_the_stream(new_person: NewPerson) -> None:
    match, mover, other = in_first_turn(new_person(), new_person())
    public = new_person()
    public.open(match)
    listener = Listener(public, public.live)
    for _ in range(40):
        for person in (mover, other):
            person.open(match)
            if "bribe" in person.acts:
                person.act("bribe", cell="3", sum="1")
        if "Партия окончена" in mover.text:
            break
    heard = listener.until("Партия окончена")
    assert "finished" in heard[-1].targets
    closing = listener.next()
    assert closing is not None
    assert closing.event == "close"
    assert listener.next() is None


def test_the_waiting_room_is_updated(new_person: NewPerson) -> None:
    host, friend = new_person(), new_person()
    host.open("/new/espionage")
    host.press("/new/espionage", name="Штирлиц", seats="2")
    match = host.path
    listener = Listener(host, host.live)
    code = re.search(r"/j/([A-Z0-9-]+)", host.page.text)
    assert code
    friend.open(f"/j/{code[1]}")
    friend.press(f"/j/{code[1]}", name="Мюллер")
    assert "waiting-seats" in listener.until("Мюллер")[-1].targets
    host.open(match)
    host.press(f"{match}/start")
    end = listener.next()
    while end is not None and end.event != "started":
        end = listener.next()
    assert end is not None


def test_a_stopping_server_disconnects_and_the_match_continues(
    server: Server, new_person: NewPerson
) -> None:
    match, mover, other = in_first_turn(new_person(), new_person())
    listener = Listener(other, other.live)
    mover.act("bribe", cell="14", sum="60")
    last = listener.until("tray-head")[-1]
    server.stop()
    while listener.next() is not None:
        pass
    server.start()
    mover.open(match)
    assert "(вы)" in mover.text
    assert " 60 $" in mover.text
    again = Listener(other, other.live, last.id)
    other.open(match)
    assert other.answers
    other.act("bribe", cell="15", sum="3")
    assert "Взятка: 3 $" in again.until("Взятка: 3 $")[-1].data
    again.close()
