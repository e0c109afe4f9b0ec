"""What somebody reads or hides on one screen, their other screens learn; nobody else does."""

import json

import pytest

from intriga.kernel.actors import Viewer
from intriga.table.chat.messages import Attention
from intriga.table.chat.service import ChatService
from tests.kit.http.server import Server
from tests.web.match.meetings import Convene, convene, message_ids, town
from tests.web.match.sse_listener import Listener, Message

__all__ = ["convene", "town"]

pytestmark = pytest.mark.service


def attention(heard: list[Message]) -> dict[str, object]:
    """The read state a page gets from another screen: the last of these messages."""
    received: dict[str, object] = json.loads(heard[-1].data)
    assert heard[-1].event == "attention"
    return received


def test_what_is_read_on_one_screen_is_read_on_the_others(town: Server, convene: Convene) -> None:
    meeting = convene(press="full")
    anna, boris, vera = meeting.seats
    for number in range(2):
        meeting.say(0, "salon", f"новость {number}")
    meeting.say(0, "square", "@Борис, вам")
    for person in meeting.seats:
        person.open(meeting.path)
    phone, others = Listener(boris, boris.live), [Listener(who, who.live) for who in (anna, vera)]
    csrf = {"_csrf_token": boris.csrf}
    square, first, second = message_ids(boris)
    boris.http.post(f"{meeting.path}/read", data=csrf | {"id": first})
    heard = phone.until("unread")
    assert attention(heard) == {"unread": {"salon": "1", "square": "1"}, "called": ["square"]}
    received = [one for one in heard if one.event != "marks"]  # who is online
    assert len(received) == 2, "a page that is up to date gets nothing before"
    late = Listener(boris, boris.live)
    assert attention(late.until("unread"))["unread"] == {"salon": "1", "square": "1"}
    late.close()
    boris.http.post(f"{meeting.path}/read", data=csrf | {"id": square})
    assert attention(phone.until("unread")) == {"unread": {"salon": "1"}, "called": []}
    boris.http.post(f"{meeting.path}/read", data=csrf | {"id": second})
    assert attention(phone.until("unread")) == {"unread": {}, "called": []}
    boris.http.post(f"{meeting.path}/hide", data=csrf | {"what": "seat:0", "yes": "1"})
    hidden = phone.until('"unread"')
    assert "Сообщения скрыты: Анна" in hidden[0].data
    meeting.say(0, "square", "конец")
    for listener in others:
        received = listener.until("конец")
        assert {one.event for one in received} <= {"", "marks"}, (
            "what Boris reads is not sent to others"
        )
        came = {target for one in received[:-1] for target in one.targets}
        assert came <= {"seats"}, "except who is online"
        listener.close()
    phone.close()


def test_a_reconnected_screen_learns_what_was_read_meanwhile(
    town: Server, convene: Convene
) -> None:
    meeting = convene()
    boris = meeting.seats[1]
    boris.open(meeting.path)
    phone = Listener(boris, boris.live)
    meeting.say(0, "salon", "новость")
    last = phone.until("новость")[-1]
    phone.close()
    boris.open(meeting.path)
    boris.http.post(
        f"{meeting.path}/read", data={"_csrf_token": boris.csrf, "id": message_ids(boris)[-1]}
    )
    back = Listener(boris, boris.live, last.id)
    assert attention(back.until("unread")) == {"unread": {}, "called": []}
    back.close()


def test_what_is_read_while_a_page_connects_is_told_once(
    convene: Convene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It sees that it was read, and hears only then that it should look."""
    meeting = convene()
    boris = meeting.seats[1]
    for number in range(2):
        meeting.say(0, "salon", f"новость {number}")
    boris.open(meeting.path)
    first, second = message_ids(boris)
    look = ChatService.attention

    async def read_before(
        chat: ChatService, match: str, viewer: Viewer, me: str | None, *, announced: bool = False
    ) -> Attention:
        monkeypatch.undo()
        assert me is not None
        await chat.read_up_to(match, viewer, me, first)
        return await look(chat, match, viewer, me, announced=announced)

    monkeypatch.setattr(ChatService, "attention", read_before)
    phone = Listener(boris, boris.live)
    assert attention(phone.until("unread"))["unread"] == {"salon": "1"}
    boris.http.post(f"{meeting.path}/read", data={"_csrf_token": boris.csrf, "id": second})
    assert attention(phone.until("unread"))["unread"] == {}
    phone.close()
