"""Zone "rooms": the chat, the same for every game.

The rooms are the same on all pages of a viewer; what belongs to a person (what they have not read,
whom they have hidden, a message they could not send) is added when a page is made.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final
from urllib.parse import urlencode

from markupsafe import Markup

from intriga.kernel.actors import REFEREE, Seat
from intriga.kernel.disclosure.events import Event
from intriga.kernel.house_rules.house_acts import TALK
from intriga.kernel.rooms import HOST_ROOM, WATCHER, press_of, talkers
from intriga.kernel.text import Message, refuse
from intriga.table import ChatMessage, Numbered, RoomInfo
from intriga.table.chat.messages import speaker
from intriga.web.game_pages import Data
from intriga.web.match.renderer import Chat, PageRenderer, UnsentMessage
from intriga.web.rendering.links import linked

NEWEST: Final = 30
"""How many messages of a room a page shows at first."""
_MOST_UNREAD: Final = 99
_PEOPLE: Final = 2
"""With fewer people than this the zone is hidden until somebody writes."""

_NO_CHAT: Final = Chat()


class RoomRenderer:
    """Renders the rooms of one page."""

    def __init__(self, renderer: PageRenderer) -> None:
        self.renderer = renderer
        self.page = renderer.page
        self.t = renderer.t
        self.me = renderer.me
        self.names = renderer.names
        self.chat = self.page.chat or _NO_CHAT

    def zone(self) -> Data:
        """The data of match/fragments/chat/rooms.html."""
        info = self.page.info
        rooms = list(self.page.rooms)
        if info.hosted and not self.renderer.over and all(room.key != HOST_ROOM for room in rooms):
            rooms.append(_empty_host_room())
        first = rooms[0].key if rooms and self.page.chat is not None else ""
        opened = self.chat.opened or first
        people = sum(seat.kind == "person" for seat in info.seats)
        quiet = people < _PEOPLE and not any(room.heard for room in rooms)
        game = self.page.site.games[info.game]
        return {
            "empty": not rooms or quiet,
            "policy": self.t(f"talk-policy-is-{press_of(game, info.terms)}"),
            "rooms": [self._room(room, room.key == opened) for room in rooms],
            "new": self._new_talk(),
            "hidden": self.hidden(),
        }

    def _room(self, room: RoomInfo, opened: bool) -> Data:
        attention, draft = self.chat.attention, self.chat.draft
        messages = self.chat.latest.get(room.key, ())
        mine = draft if draft is not None and draft.room == room.key else None
        return {
            "key": room.key,
            "dom": dom(room.key),
            "title": self.title(room),
            "who": self._readers(room),
            "former": not room.open,
            "opened": opened or mine is not None,
            "unread": unread_text(attention.unread.get(room.key, 0)),
            "called": room.key in attention.mentioned,
            "hidden": f"room:{room.key}" in attention.hidden,
            "messages": [self.message(message) for message in messages],
            "earlier": self.earlier_url(room.key, messages),
            "write": self._write(room, mine),
            "silent": None if room.silent is None else self.renderer.book.text_of(room.silent),
        }

    def earlier_url(self, room: str, messages: Sequence[ChatMessage]) -> str | None:
        """The address of the messages before these, if there may be any."""
        if len(messages) < NEWEST or self.page.match_view.viewer == REFEREE:
            return None
        query = urlencode({"room": room, "before": messages[0].id})
        return f"/m/{self.page.info.id}/rooms?{query}"

    def replay_zone(self, rooms: Sequence[tuple[Message, Sequence[ChatMessage]]]) -> Data:
        """The zone in a replay: the messages of each room, under its title."""
        shown = [
            {
                "key": str(number),
                "dom": str(number),
                "title": self.renderer.book.text_of(title, self.names),
                "who": None,
                "former": False,
                "opened": not number,
                "unread": "",
                "called": False,
                "hidden": False,
                "messages": [self.message(message) for message in messages],
                "earlier": None,
                "write": None,
                "silent": None,
            }
            for number, (title, messages) in enumerate(rooms)
        ]
        return {"empty": not shown, "policy": "", "rooms": shown, "new": None, "hidden": []}

    def title(self, room: RoomInfo) -> str:
        """The title of a room; a private chat is named after the others in it."""
        seats = talkers(room.key)
        if seats is None or self.me is None:
            return self.renderer.book.text_of(room.title, self.names)
        names = ", ".join(self._name(seat) for seat in seats if seat != self.me)
        return self.t("room-with", names=names)

    def message(self, message: ChatMessage) -> Markup:
        """A rendered message."""
        hidden = speaker(message) in self.chat.attention.hidden
        shown = self._message_data(message) | {"hidden": hidden and not message.mine}
        page = self.page
        data = {"message": shown, "url": f"/m/{page.info.id}"}
        template = "match/fragments/chat/message.html"
        return page.site.piece(template, page.language, page.info.game, data)

    def shown(self, message: ChatMessage) -> Data:
        """What a template shows of a message."""
        return self._message_data(message)

    def announcement(self, message: ChatMessage) -> str:
        """An announcement of the host, as it is shown at the top until it is read."""
        return self.renderer.fragment("chat/announcement", message=self._message_data(message))

    def unread_announcement(self) -> str:
        """The last announcement, if this person has not read it; else empty."""
        unread = self.chat.attention.unread.get(HOST_ROOM, 0)
        return self.latest_announcement(self.chat.latest) if unread else ""

    def latest_announcement(self, latest: Mapping[str, Sequence[ChatMessage]]) -> str:
        """The last announcement, read or not; empty if it was deleted."""
        messages = latest.get(HOST_ROOM, ())
        return self.announcement(messages[-1]) if messages and not messages[-1].erased else ""

    def _message_data(self, message: ChatMessage) -> Data:
        seat = message.seat
        letter, hue = self.renderer.marks[seat] if seat is not None else ("", 0)
        at = datetime.fromtimestamp(message.at / 1000, UTC)
        return {
            "id": message.id,
            "who": self._author(message),
            "mark": letter,
            "hue": hue,
            "at": at.isoformat(timespec="seconds"),
            "time": at.strftime("%H:%M UTC"),
            "html": None if message.erased else message_html(message, self.me),
            "erased": message.erased,
            "mine": message.mine,
            "called": message.mentions_me,
            "host": message.host,
            "voice": bool(message.voice),
            "speaker": speaker(message),
        }

    def _author(self, message: ChatMessage) -> str:
        if message.voice == WATCHER and message.name:
            return self.t("watcher-says", name=message.name)
        if message.voice:
            return self.renderer.book.say(message.voice)
        if message.seat is None:
            return message.name or self.t("host-speaks")
        return message.name or self._name(message.seat)

    def _name(self, seat: Seat) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def _readers(self, room: RoomInfo) -> str | None:
        """Who reads a room, in words; None where its title tells."""
        if not room.open or talkers(room.key) is not None:
            return None
        if room.hearers is None:
            return self.t("room-all-hear")
        readers = self.t("room-hear", names=", ".join(map(self._name, room.hearers)) or "—")
        return readers if room.host == "none" else f"{readers} {self.t('room-host-hears')}"

    def _write(self, room: RoomInfo, draft: UnsentMessage | None) -> Data | None:
        """The form to write to a room; None where this viewer may not."""
        as_host = self._as_host(room)
        if room.silent is not None and not as_host:
            return None
        readers = range(len(self.names)) if room.hearers is None else room.hearers
        return {
            "host": as_host,
            "own": room.own or as_host,
            "voices": [
                {"value": voice, "label": self.renderer.book.say(voice)} for voice in room.voices
            ],
            "people": [self._name(seat) for seat in readers if seat != self.me],
            "text": draft.text if draft else "",
            "problem": draft.problem if draft else None,
        }

    def _as_host(self, room: RoomInfo) -> bool:
        """Whether this person writes there as the host: in the host's own room, and, without a
        seat, in every room that all may read."""
        hosts = self.page.info.hosted and not self.renderer.over
        public = room.open and room.hearers is None
        return hosts and (room.key == HOST_ROOM or (self.me is None and public))

    def _new_talk(self) -> Data | None:
        """The form to start a private chat. Bots do not read."""
        bots = {seat.seat for seat in self.page.info.seats if seat.kind == "bot"}
        company = [seat for seat in self.page.company if seat not in bots]
        if not company:
            return None
        draft = self.chat.draft
        mine = draft if draft is not None and not draft.room else None
        return {
            "people": [self.renderer.seat_data(seat) for seat in company],
            "text": mine.text if mine else "",
            "problem": mine.problem if mine else None,
        }

    def hidden(self) -> list[Data]:
        """All that this person has hidden: players, voices, rooms."""
        hidden = sorted(self.chat.attention.hidden)
        return [{"what": what, "name": self.hidden_name(what)} for what in hidden]

    def hidden_name(self, what: str) -> str:
        """The name of a player (`seat:3`), a voice (`voice:…`) or a room (`room:…`)."""
        kind, _, whom = what.partition(":")
        if kind == "seat":
            return self._name(int(whom))
        if kind == "voice":
            return self.renderer.book.say(whom) if self.renderer.book.has(whom) else whom
        room = next((room for room in self.page.rooms if room.key == whom), None)
        return self.title(room) if room is not None else whom


def _empty_host_room() -> RoomInfo:
    """The host's own room before the first announcement."""
    return RoomInfo(
        key=HOST_ROOM,
        title=Message("room-host"),
        hearers=None,
        open=True,
        silent=refuse("refused-no-writer"),
        own=False,
        voices=(),
        whole=True,
        heard=False,
    )


def dom(key: str) -> str:
    """The key of a room as a part of element ids."""
    return re.sub(r"[^\w-]", "_", key)


def numbered(events: Iterable[Event], first: int = 1) -> tuple[Numbered, ...]:
    """Events with their numbers, without those of the chat, which has its own zone."""
    return tuple((n, event) for n, event in enumerate(events, first) if event.id not in TALK)


def unread_text(number: int) -> str:
    """A number of messages for a badge; empty for none."""
    return f"{_MOST_UNREAD}+" if number > _MOST_UNREAD else str(number or "")


def message_html(message: ChatMessage, me: Seat | None) -> Markup:
    """The text of a message as HTML: escaped, with mentions highlighted and links made links."""
    parts: list[Markup] = []
    end = 0
    for start, length, seat in message.mentions:
        parts += linked(message.text[end:start])
        name = message.text[start : start + length]
        parts.append(
            Markup('<b class="at{}"><bdi>{}</bdi></b>').format(" at-me" if seat == me else "", name)
        )
        end = start + length
    parts += linked(message.text[end:])
    return Markup("").join(parts)
