"""Zone «rooms»: where people talk, the same for every game.

The rooms are the same for all windows of a viewer; what belongs to a person — what he has not read
yet, whom he does not want to hear, what he has begun to write — is put in when a page is made.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

from markupsafe import Markup, escape
from msgspec import Struct

from intriga.kernel.actors import REFEREE, Seat
from intriga.kernel.events import Event
from intriga.kernel.house_rules.house_acts import TALK
from intriga.kernel.rooms import HOST_ROOM, press_of, talkers
from intriga.kernel.text import Message, refuse
from intriga.table import Attention, ChatMessage, Numbered, RoomInfo
from intriga.table.chat.messages import NO_ATTENTION, speaker
from intriga.web.match.game_pages import Data

if TYPE_CHECKING:
    from intriga.web.match.zones import Zones

NEWEST: Final = 30
"""How many messages of a room a page shows at first."""
_MANY: Final = 99
_LINK: Final = re.compile(r"https?://[^\s<>\"«»]+")
_AFTER_A_LINK: Final = ".,;:!?)]}'…"
_PEOPLE: Final = 2
"""From so many people on there is something to talk about."""


class Draft(Struct, frozen=True):
    """What was about to be said, and why it was not."""

    room: str
    text: str
    problem: str


class Talking(Struct, frozen=True):
    """The talk of a page, as one person has it. `latest`: what each room ends with, by its key;
    `opened`: the room that he wants to see."""

    latest: Mapping[str, Sequence[ChatMessage]] = {}
    attention: Attention = NO_ATTENTION
    opened: str = ""
    draft: Draft | None = None


SILENCE: Final = Talking()


class RoomRenderer:
    """Tells the rooms of one page."""

    def __init__(self, zones: "Zones") -> None:
        self.zones = zones
        self.page = zones.page
        self.t = zones.t
        self.me = zones.me
        self.names = self.page.sight.names
        self.talking = self.page.talking or SILENCE

    def zone(self) -> Data:
        """The zone as its template wants it."""
        over = self.page.sight.observation.outcome is not None
        rooms = list(self.page.rooms)
        if self.page.info.hosted and not over and all(room.key != HOST_ROOM for room in rooms):
            rooms.append(_unheard_host())
        first = rooms[0].key if rooms and self.page.talking is not None else ""
        opened = self.talking.opened or first
        people = sum(seat.kind == "person" for seat in self.page.info.seats)
        quiet = people < _PEOPLE and not any(room.heard for room in rooms)
        game = self.page.site.games[self.page.info.game]
        return {
            "empty": not rooms or quiet,
            "press": self.t(f"press-is-{press_of(game, self.page.info.terms)}"),
            "rooms": [self.room(room, room.key == opened) for room in rooms],
            "new": self._new(),
            "hushed": self.hushed(),
        }

    def room(self, room: RoomInfo, opened: bool) -> Data:
        """One room."""
        attention, draft = self.talking.attention, self.talking.draft
        says = self.talking.latest.get(room.key, ())
        mine = draft if draft is not None and draft.room == room.key else None
        return {
            "key": room.key,
            "dom": dom(room.key),
            "title": self.title(room),
            "who": self._who_hears(room),
            "former": not room.open,
            "opened": opened or mine is not None,
            "unread": counted(attention.unread.get(room.key, 0)),
            "called": room.key in attention.mentioned,
            "hushed": f"room:{room.key}" in attention.hidden,
            "says": [self.remark(said) for said in says],
            "earlier": self.earlier_url(room.key, says),
            "speak": self._speak(room, mine),
            "silent": None if room.silent is None else self.zones.book.text_of(room.silent),
        }

    def earlier_url(self, room: str, says: Sequence[ChatMessage]) -> str | None:
        """Where what was said before these messages is read, if there may be any."""
        if len(says) < NEWEST or self.page.sight.viewer == REFEREE:
            return None
        query = urlencode({"room": room, "before": says[0].id})
        return f"/m/{self.page.info.id}/rooms?{query}"

    def heard(self, rooms: Sequence[tuple[Message, Sequence[ChatMessage]]]) -> Data:
        """The zone in a replay: what was heard, room by room with its title."""
        told = []
        for number, (title, says) in enumerate(rooms):
            told.append(
                {
                    "key": str(number),
                    "dom": str(number),
                    "title": self.zones.book.text_of(title, self.names),
                    "who": None,
                    "former": False,
                    "opened": not number,
                    "unread": "",
                    "called": False,
                    "hushed": False,
                    "says": [self.remark(said) for said in says],
                    "earlier": None,
                    "speak": None,
                    "silent": None,
                }
            )
        return {"empty": not told, "press": "", "rooms": told, "new": None, "hushed": []}

    def title(self, room: RoomInfo) -> str:
        """What a room is called; a private talk by the others in it."""
        seats = talkers(room.key)
        if seats is None or self.me is None:
            return self.zones.book.text_of(room.title, self.names)
        names = ", ".join(self._name(seat) for seat in seats if seat != self.me)
        return self.t("room-with", names=names)

    def remark(self, said: ChatMessage) -> Markup:
        """What was said, ready to be shown to this viewer, whoever he is."""
        hushed = speaker(said) in self.talking.attention.hidden
        shown = self._remark(said) | {"hushed": hushed and not said.mine}
        page = self.page
        given = {"say": shown, "url": f"/m/{page.info.id}"}
        return page.site.piece("fragments/say.html", page.language, page.info.game, given)

    def announcement(self, said: ChatMessage) -> str:
        """An announcement of the host, as it stands above everything until it is read."""
        return self.zones.fragment("announcement", said=self._remark(said))

    def unread_announcement(self) -> str:
        """The last announcement, if this person has not read it."""
        unread = self.talking.attention.unread.get(HOST_ROOM, 0)
        return self.latest_announcement(self.talking.latest) if unread else ""

    def latest_announcement(self, latest: Mapping[str, Sequence[ChatMessage]]) -> str:
        """The last announcement, whoever has read it, as long as it stands."""
        says = latest.get(HOST_ROOM, ())
        return self.announcement(says[-1]) if says and not says[-1].erased else ""

    def _remark(self, said: ChatMessage) -> Data:
        seat = said.seat
        letter, hue = self.zones.signs[seat] if seat is not None else ("", 0)
        at = datetime.fromtimestamp(said.at / 1000, UTC)
        return {
            "id": said.id,
            "who": self._speaker(said),
            "mark": letter,
            "hue": hue,
            "at": at.isoformat(timespec="seconds"),
            "time": at.strftime("%H:%M UTC"),
            "html": None if said.erased else spoken(said, self.me),
            "erased": said.erased,
            "mine": said.mine,
            "called": said.mentions_me,
            "host": said.host,
            "voice": bool(said.voice),
            "speaker": speaker(said),
        }

    def _speaker(self, said: ChatMessage) -> str:
        if said.voice:
            return self.zones.book.say(said.voice)
        return self.t("host-speaks") if said.seat is None else self._name(said.seat)

    def _name(self, seat: Seat) -> str:
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def _who_hears(self, room: RoomInfo) -> str | None:
        if not room.open or talkers(room.key) is not None:
            return None
        if room.hearers is None:
            return self.t("room-all-hear")
        return self.t("room-hear", names=", ".join(map(self._name, room.hearers)) or "—")

    def _speak(self, room: RoomInfo, draft: Draft | None) -> Data | None:
        as_host = self._as_host(room)
        if room.silent is not None and not as_host:
            return None
        heard_by = range(len(self.names)) if room.hearers is None else room.hearers
        return {
            "host": as_host,
            "voices": [
                {"value": voice, "label": self.zones.book.say(voice)} for voice in room.voices
            ],
            "people": [self._name(seat) for seat in heard_by if seat != self.me],
            "text": draft.text if draft else "",
            "problem": draft.problem if draft else None,
        }

    def _as_host(self, room: RoomInfo) -> bool:
        """Whether this person speaks there as the host: in his own room, and, if he does not sit,
        wherever everybody hears him."""
        hosts = self.page.info.hosted and self.page.sight.observation.outcome is None
        return hosts and (room.key == HOST_ROOM or (self.me is None and self._public(room)))

    def _public(self, room: RoomInfo) -> bool:
        return room.open and room.hearers is None

    def _new(self) -> Data | None:
        """Whom to choose for a private talk. Bots do not listen."""
        bots = {seat.seat for seat in self.page.info.seats if seat.kind == "bot"}
        company = [seat for seat in self.page.company if seat not in bots]
        if not company:
            return None
        draft = self.talking.draft
        mine = draft if draft is not None and not draft.room else None
        return {
            "people": [self.zones.who(seat) for seat in company],
            "text": mine.text if mine else "",
            "problem": mine.problem if mine else None,
        }

    def hushed(self) -> list[Data]:
        """All that somebody does not want to hear."""
        hushed = sorted(self.talking.attention.hidden)
        return [{"what": what, "name": self.hushed_name(what)} for what in hushed]

    def hushed_name(self, what: str) -> str:
        """Whom or what somebody does not want to hear."""
        kind, _, whom = what.partition(":")
        if kind == "seat":
            return self._name(int(whom))
        if kind == "voice":
            return self.zones.book.say(whom) if self.zones.book.has(whom) else whom
        room = next((room for room in self.page.rooms if room.key == whom), None)
        return self.title(room) if room is not None else whom


def _unheard_host() -> RoomInfo:
    """The host's own room, before anything was announced there."""
    return RoomInfo(
        key=HOST_ROOM,
        title=Message("room-host"),
        hearers=None,
        open=True,
        silent=refuse("refused-no-writer"),
        voices=(),
        whole=True,
        heard=False,
    )


def dom(key: str) -> str:
    """The key of a room as a part of ids in the page."""
    return re.sub(r"[^\w-]", "_", key)


def numbered(events: Iterable[Event], first: int = 1) -> tuple[Numbered, ...]:
    """Events with their ordinals, without those of talk, which have their own place."""
    return tuple((n, event) for n, event in enumerate(events, first) if event.id not in TALK)


def counted(number: int) -> str:
    """A number for a badge."""
    return f"{_MANY}+" if number > _MANY else str(number or "")


def spoken(said: ChatMessage, me: Seat | None) -> Markup:
    """The words of a message as HTML: nothing in them means anything but names and links, and no
    link is followed but by a hand."""
    parts: list[Markup] = []
    end = 0
    for start, length, seat in said.mentions:
        parts += _linked(said.text[end:start])
        name = said.text[start : start + length]
        parts.append(
            Markup('<b class="at{}"><bdi>{}</bdi></b>').format(" at-me" if seat == me else "", name)
        )
        end = start + length
    parts += _linked(said.text[end:])
    return Markup("").join(parts)


def _linked(text: str) -> Iterator[Markup]:
    end = 0
    for found in _LINK.finditer(text):
        url = found[0].rstrip(_AFTER_A_LINK)
        yield escape(text[end : found.start()])
        yield Markup(
            '<a href="{}" target="_blank" rel="noopener noreferrer nofollow ugc">{}</a>'
        ).format(url, url)
        end = found.start() + len(url)
    yield escape(text[end:])
