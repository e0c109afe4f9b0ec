"""Chat rooms by plain forms and live connections: who can read what over HTTP."""

import re
from html import unescape

import pytest

from intriga.table.message_text import MESSAGE_LENGTH
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.match.meetings import Convene, convene, message_form, message_ids, town
from tests.web.match.sse_listener import Listener

__all__ = ["convene", "town"]

pytestmark = pytest.mark.service
SECRET = "пароль-лебедь"


def can_write(person: Person, room: str) -> bool:
    """Whether the page offers to write in a room."""
    return any(form.fields.get("room") == room for form in person.forms)


def everything(person: Person, path: str, ids: list[str]) -> str:
    """Everything this person can get of the chat."""
    pages = [path, f"{path}?all=1", f"{path}?room=salon", "/", f"{path}/replay", f"{path}/record"]
    pages += [f"{path}/rooms?room={room}" for room in ("salon", "cell", "with:0-1", "with:0-1-2")]
    pages += [f"{path}/rooms?room=square&before={id}" for id in ids]
    pages += [f"{path}/says/{id}" for id in ids]
    return "\n".join(person.open(page) for page in pages)


def test_a_private_chat_reaches_only_its_members(convene: Convene) -> None:
    meeting = convene()
    anna, boris, vera = meeting.seats
    anna.open(meeting.path)
    anna.send(message_form(anna, ""), **{"with__1": "true"}, text=SECRET)
    assert anna.status == 200
    assert SECRET in anna.text
    assert SECRET in boris.open(meeting.path)
    assert "Наедине: Анна" in boris.text
    for stranger in (vera, meeting.public):
        received = everything(stranger, meeting.path, message_ids(boris))
        assert SECRET not in received
        assert "with:0-1" not in received.replace(f"{meeting.path}/rooms?room=with:0-1", "")


def test_rooms_of_others_look_like_unknown_ones(convene: Convene) -> None:
    """Requests for rooms or messages of others get the same answers as for unknown ones."""
    meeting = convene()
    anna, _, vera = meeting.seats
    anna.open(meeting.path)
    anna.send(message_form(anna, ""), **{"with__1": "true"}, text=SECRET)
    (id,) = message_ids(anna)
    vera.open(meeting.path)
    csrf = {"_csrf_token": vera.csrf}

    def answer(path: str) -> tuple[int, str]:
        vera.open(meeting.path + path)
        return vera.status, vera.text

    def sent(where: str, **fields: str) -> tuple[int, str]:
        vera.page = vera.http.post(f"{meeting.path}/{where}", data=csrf | fields)
        return vera.status, vera.text

    assert answer("/rooms?room=with:0-1") == answer("/rooms?room=attic")
    assert answer(f"/rooms?room=square&before={id}") == answer("/rooms?room=square&before=none")
    assert answer(f"/says/{id}") == answer(f"/says/{'0' * 32}")
    for where in ("read", "erase"):
        assert sent(where, id=id) == sent(where, id="0" * 32)
        assert vera.status == 404
    assert sent("hide", what="room:with:0-1", yes="1") == sent("hide", what="room:attic", yes="1")
    here, nowhere = sent("say", room="with:0-1", text="х"), sent("say", room="cell", text="х")
    assert here == nowhere == sent("say", room="attic", text="х")
    assert here[0] == 422


def test_leaving_ends_reading(convene: Convene) -> None:
    meeting = convene()
    boris = meeting.seats[1]
    meeting.say(0, "salon", "при Борисе")
    meeting.jail(0, 1)
    boris.open(meeting.path)
    listener = Listener(boris, boris.live)
    meeting.say(2, "salon", SECRET)
    meeting.say(0, "square", "а это всем")
    heard = listener.until("а это всем")
    listener.close()
    assert not any(SECRET in message.data for message in heard)
    assert len(heard) == 1, "he cannot even tell that there was a message"
    received = everything(boris, meeting.path, [])
    assert "при Борисе" in received
    assert SECRET not in received
    boris.open(meeting.path)
    assert "Вас больше нет в этой комнате" in boris.text
    assert not can_write(boris, "salon")
    assert can_write(boris, "cell")


def test_updates_contain_only_new_messages(convene: Convene) -> None:
    meeting = convene()
    vera = meeting.seats[2]
    vera.open(meeting.path)
    listener = Listener(vera, vera.live)
    for text in ("раз", "два"):
        meeting.say(0, "square", text)
        message = listener.until(text)[-1]
        assert message.targets == ["says-square"]
        assert len(message.data) < 900
    meeting.say(0, "", "втроём", **{"with__1": "true", "with__2": "true"})
    opened = listener.until("втроём")[-1]
    assert "view-rooms" in opened.targets
    assert opened.data.count("втроём") == 1
    assert "два" not in opened.data, "rooms that were there are not sent again"
    meeting.say(1, "with:0-1-2", "и дальше")
    assert listener.until("и дальше")[-1].targets == ["says-with_0-1-2"]
    listener.close()


def test_a_page_that_reconnects_misses_no_message(convene: Convene) -> None:
    meeting = convene()
    vera = meeting.seats[2]
    vera.open(meeting.path)
    listener = Listener(vera, vera.live)
    meeting.say(0, "square", "до обрыва")
    last = listener.until("до обрыва")[-1]
    listener.close()
    meeting.say(0, "square", "во время обрыва")
    meeting.say(1, "with:1-2" if can_write(meeting.seats[1], "with:1-2") else "salon", "и это")
    again = Listener(vera, vera.live, last.id)
    missed = "".join(message.data for message in again.until("и это"))
    assert "во время обрыва" in missed
    assert "до обрыва" not in missed
    again.close()


def test_messages_are_only_text(convene: Convene) -> None:
    meeting = convene()
    boris = meeting.seats[1]
    boris.open(meeting.path)
    listener = Listener(boris, boris.live)
    hostile = "<script>alert(1)</script>&amp;\"'> **жирно** javascript:alert(2) \x02csrf\x03"
    meeting.say(0, "square", f"{hostile} https://evil.example/a?b=1&c=<b>, @Борис!")
    pushed = listener.until("alert(1)")[-1].data
    listener.close()
    for html in (pushed, boris.open(meeting.path)):
        assert "<script>alert" not in html
        assert "&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;" in html
        link = re.search(r'<a href="([^"]*evil[^"]*)" target="_blank" rel="([^"]*)"', html)
        assert link
        assert unescape(link[1]) == "https://evil.example/a?b=1&c="
        assert {"noopener", "nofollow", "noreferrer"} <= set(link[2].split())
        assert 'href="javascript' not in html
        assert '<b class="at at-me"><bdi>@Борис</bdi></b>!' in html
        assert html.count("**жирно**") == 1
    assert boris.csrf not in pushed, "our internal marks cannot be forged in a message"


def test_the_person_behind_a_voice_is_never_revealed(convene: Convene) -> None:
    meeting = convene()
    vera = meeting.seats[2]
    vera.open(meeting.path)
    listener = Listener(vera, vera.live)
    meeting.say(1, "salon", "говорят…", voice="society-rumour")
    assert "(вы)" in meeting.seats[1].text
    received = listener.until("говорят…")[-1].data + vera.open(meeting.path)
    listener.close()
    words = received[max(0, received.index("говорят…") - 700) : received.index("говорят…") + 200]
    assert "Слухи" in words
    assert "Борис" not in words
    assert "seat:1" not in words
    menu = vera.open(f"{meeting.path}/says/{message_ids(vera)[-1]}")
    assert "Скрыть сообщения: Слухи" in unescape(menu)
    host = meeting.seats[0]
    assert "Лишить слова" not in host.open(
        f"{meeting.path}/says/{message_ids(meeting.seats[1])[-1]}"
    )


def test_a_refused_message_is_kept_in_the_form(convene: Convene) -> None:
    meeting = convene()
    anna = meeting.seats[0]
    long = "я" * (MESSAGE_LENGTH + 1)
    meeting.say(0, "square", long)
    assert anna.status == 422
    assert "не больше" in anna.text
    assert long in anna.page.text
    meeting.say(0, "square", "  \n ")
    assert anna.status == 422
    anna.open(meeting.path)
    anna.send(message_form(anna, ""), text="никому")
    assert anna.status == 422
    assert "Выберите, с кем говорить" in anna.text
    assert "никому" in anna.text


def test_floods_are_limited_and_lively_chats_are_not(convene: Convene) -> None:
    meeting = convene()
    anna = meeting.seats[0]
    anna.open(meeting.path)
    form = message_form(anna, "square")
    statuses = []
    for number in range(25):
        form.fields["command"] = f"flood-{number}"
        anna.send(form, text=f"реплика {number}")
        statuses.append(anna.status)
    assert statuses[:12] == [200] * 12
    assert 422 in statuses
    assert "Вы пишете слишком часто" in anna.text
    assert "реплика 24" in anna.page.text, "the text is kept"
    meeting.say(1, "square", "а я успеваю")
    assert meeting.seats[1].status == 200


@pytest.mark.rule("zeppelin", "item 5")
def test_the_host_deletes_messages_and_mutes(convene: Convene) -> None:
    meeting = convene()
    host, boris, vera = meeting.seats
    meeting.say(1, "square", SECRET)
    (id,) = message_ids(boris)
    assert boris.forms
    refused = boris.http.post(f"{meeting.path}/erase", data={"_csrf_token": boris.csrf, "id": id})
    assert refused.status_code == 403
    vera.open(meeting.path)
    listener = Listener(vera, vera.live)
    host.open(f"{meeting.path}/says/{id}")
    host.press(f"{meeting.path}/erase")
    message = listener.until("Удалено ведущим")[-1]
    assert message.targets == [f"say-{id}"]
    listener.close()
    for person in (host, boris, vera, meeting.public):
        assert SECRET not in person.open(meeting.path)
        assert "Удалено ведущим" in person.text
    meeting.say(1, "square", "ещё")
    host.open(f"{meeting.path}/says/{message_ids(boris)[-1]}")
    host.press(f"{meeting.path}/host/mute")
    boris.open(meeting.path)
    assert not can_write(boris, "square")
    assert can_write(boris, "salon")
    assert "лишил вас слова" in boris.text


def test_messages_of_a_person_can_be_hidden(convene: Convene) -> None:
    meeting = convene()
    boris = meeting.seats[1]
    meeting.say(0, "square", "надоедливое")
    boris.open(meeting.path)
    boris.open(f"{meeting.path}/says/{message_ids(boris)[0]}")
    boris.press(f"{meeting.path}/hide")
    assert re.search(r'class="say[^"]* say-hidden"', boris.page.text)
    assert "Сообщения скрыты: Анна" in boris.text
    vera = meeting.seats[2]
    vera.open(meeting.path)
    assert "say-hidden" not in vera.page.text
    undo = next(form for form in boris.forms if form.fields.get("what") == "seat:0")
    boris.send(undo)
    assert "say-hidden" not in boris.page.text


def test_an_announcement_is_shown_until_it_is_read(convene: Convene) -> None:
    meeting = convene(press="none")
    boris = meeting.seats[1]
    boris.open(meeting.path)
    assert not [form for form in boris.forms if form.action.endswith("/say")]
    listeners = [Listener(who, who.live) for who in (boris, meeting.public)]
    meeting.say(0, "from:host", "Чай готов")
    for listener in listeners:
        assert "notice" in listener.until("Чай готов")[-1].targets
        listener.close()
    boris.open(meeting.path)
    read = next(form for form in boris.forms if form.action.endswith("/read"))
    boris.send(read)
    boris.open(meeting.path)
    assert not [form for form in boris.forms if form.action.endswith("/read")]
    assert "Чай готов" in boris.text, "it stays in the room for announcements"
    answer = boris.http.post(
        f"{meeting.path}/say",
        data={"_csrf_token": boris.csrf, "room": "from:host", "as": "host", "text": "Я ведущий"},
    )
    assert answer.status_code == 422
    assert "Я ведущий" not in meeting.public.open(meeting.path)


def test_unread_messages_are_counted_per_person_on_every_screen(
    town: Server, convene: Convene
) -> None:
    meeting = convene()
    boris = meeting.seats[1]
    for number in range(3):
        meeting.say(0, "salon", f"новость {number}")

    def badge(person: Person) -> str:
        found = re.search(r'id="unread-salon"[^>]*>([^<]*)<', person.open(meeting.path))
        assert found
        return found[1]

    assert badge(boris) == "3"
    phone = Person(town.url)
    for cookie in boris.http.cookies.jar:
        phone.http.cookies.set(cookie.name, str(cookie.value))
    assert badge(phone) == "3"
    phone.http.post(
        f"{meeting.path}/read", data={"_csrf_token": phone.csrf, "id": message_ids(phone)[-1]}
    )
    assert badge(boris) == ""
    assert badge(meeting.seats[2]) == "3"
    phone.close()


def test_after_the_end_messages_are_shown_to_those_who_could_read_them(convene: Convene) -> None:
    meeting = convene(days="1")
    meeting.say(0, "square", "всем")
    anna, boris, vera = meeting.seats
    anna.open(meeting.path)
    anna.send(message_form(anna, ""), **{"with__1": "true"}, text=SECRET)
    for person in meeting.seats:
        person.open(meeting.path)
        person.act("vote", whom="0")
    boris.open(meeting.path)
    assert "replay" in boris.page.text
    assert SECRET in boris.page.text
    assert not [form for form in boris.forms if form.action.endswith("/say")]
    for seat in ("0", "1", "all"):
        assert SECRET in boris.open(f"{meeting.path}/replay?seat={seat}"), seat
        assert "всем" in boris.text
    assert SECRET not in boris.open(f"{meeting.path}/replay?seat=2"), "Vera did not receive it"
    assert SECRET not in boris.open(f"{meeting.path}/replay?seat=0&step=1"), "not yet sent"
    for stranger in (vera, meeting.public):
        for seat in ("0", "1", "2", "all", "public"):
            assert SECRET not in stranger.open(f"{meeting.path}/replay?seat={seat}")
            assert "всем" in stranger.text
        assert SECRET not in stranger.open(f"{meeting.path}/record")
    late = boris.http.post(
        f"{meeting.path}/say", data={"_csrf_token": boris.csrf, "room": "square", "text": "ещё"}
    )
    assert late.status_code == 422


def test_the_chat_option_is_chosen_with_the_match_and_shown(convene: Convene, town: Server) -> None:
    host = Person(town.url)
    host.open("/new/society")
    assert "в комнатах по правилам игры" in host.text
    host.press("/new/society", name="Анна", press="public", seats="3")
    assert "только общие" in host.text
    host.close()
    silent = convene(press="none")
    silent.seats[1].open(silent.path)
    assert not can_write(silent.seats[1], "square")
