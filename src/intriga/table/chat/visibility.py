"""Rooms as one viewer has them: those open to them, and those where a message has reached them.

A reader of a room sees what its history allows: all of it, or what was written while they were in
it. Those who have left a room keep what was written until then, and see nothing later. What a seat
has read belongs to the seat, as all its knowledge does.
"""

from collections import defaultdict
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from intriga.kernel.actors import PUBLIC, REFEREE, Audience, Seat, Viewer, hears
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.rooms import (
    HOST_ROOM,
    WATCHER,
    HostIn,
    Room,
    RoomSeen,
    press_of,
    room_of,
    talkers,
)
from intriga.kernel.text import Message, Refusal, refuse
from intriga.store.writing.messages import AudienceRow, MessageRow, decode_readers, encode_readers
from intriga.table.match.loaded_match import LoadedMatch

_decode_title = msgspec.json.Decoder(Message).decode


class RoomInfo(Struct, frozen=True):
    """A room for one viewer. `hearers`: who gets its messages; None: everybody.

    `open`: it exists, and they are in it. `silent`: why they may not write there now; None if they
    may. `own`: under their own name; `voices`: under which others (ids of texts). `whole`: they may
    read its whole history, not only what has reached them. `heard`: a message there has reached
    them. `host`: whether the host, or a steward, reads there and is heard.
    """

    key: str
    title: Message
    hearers: tuple[Seat, ...] | None
    open: bool
    silent: Refusal | None
    own: bool
    voices: tuple[str, ...]
    whole: bool
    heard: bool
    host: HostIn = "none"


class Deliveries:
    """To which readers a message went in which room of a match. It only grows."""

    def __init__(self, rows: Sequence[AudienceRow]) -> None:
        self._known: set[tuple[str, str]] = set()
        self._first: defaultdict[Viewer, dict[str, AudienceRow]] = defaultdict(dict)
        """By seat, the first message that went to it in each room; those that went to everybody are
        the public's, and the referee has all."""
        for row in rows:
            self.add(row)

    @property
    def size(self) -> int:
        """How many entries there are."""
        return len(self._known)

    def add(self, row: AudienceRow) -> None:
        """A message went to these readers there."""
        if (row.room, row.readers) in self._known:
            return
        self._known.add((row.room, row.readers))
        to = audience(row.readers)
        seats: tuple[Viewer, ...] = to if isinstance(to, tuple) else (PUBLIC,)
        for viewer in (REFEREE, *seats):
            self._first[viewer].setdefault(row.room, row)

    def heard(self, viewer: Viewer) -> dict[str, AudienceRow]:
        """The rooms in which a message has reached this viewer, the oldest first."""
        own, public = self._first.get(viewer, {}), self._first.get(PUBLIC, {})
        if viewer in (PUBLIC, REFEREE) or not public:
            return own
        found: dict[str, AudienceRow] = {}
        for row in sorted((*own.values(), *public.values()), key=lambda row: row.seq):
            found.setdefault(row.room, row)
        return found


def audience(readers: str) -> Audience:
    """Stored readers as an audience."""
    seats = decode_readers(readers)
    return PUBLIC if seats is None else seats


def readers_of(to: Audience) -> str:
    """An audience as it is stored."""
    return encode_readers(to if isinstance(to, tuple) else None)


def rooms_of(loaded: LoadedMatch, ledger: Deliveries, viewer: Viewer) -> tuple[RoomInfo, ...]:
    """The rooms of a viewer: those of the rules in their order, private rooms, former rooms."""
    heard = ledger.heard(viewer)
    open_rooms = list(loaded.viewed(viewer).observation.rooms)
    if loaded.over:
        open_rooms = [room for room in open_rooms if room.key in heard]
    elsewhere = [row for key, row in heard.items() if key not in {room.key for room in open_rooms}]
    found = [_open(loaded, room, viewer, heard=room.key in heard) for room in open_rooms]
    for row in sorted(elsewhere, key=lambda row: (row.room != HOST_ROOM, row.seq)):
        # Rooms of the rules that they are in were found above.
        persists = row.room == HOST_ROOM or talkers(row.room) is not None
        room = _room(loaded, row.room) if persists else None
        found.append(
            _former(row)
            if room is None
            else _open(loaded, room.seen_by(viewer), viewer, heard=True)
        )
    return tuple(found)


def may_talk(loaded: LoadedMatch, seat: Seat) -> list[Seat]:
    """The seats with which this one may chat in private now."""
    game, present = loaded.steady, loaded.observer.present
    if loaded.over or press_of(game, loaded.setup.header.terms) != "full" or seat not in present:
        return []
    state = loaded.committed.position.state
    return [other for other in present if other != seat and game.may_talk(state, (seat, other))]


def visible(row: MessageRow, viewer: Viewer, rooms: Sequence[RoomInfo]) -> bool:
    """Whether a viewer with these rooms may read a message."""
    if hears(audience(row.readers), viewer):
        return True
    return any(room.key == row.room and room.whole for room in rooms)


def readers_now(loaded: LoadedMatch, row: MessageRow) -> Audience:
    """Everybody whose page may show a message: whom it has reached, and who may read it now."""
    heard = audience(row.readers)
    room = _room(loaded, row.room)
    if heard == PUBLIC or room is None or room.history == "present":
        return heard
    if not isinstance(room.readers, tuple) or not isinstance(heard, tuple):
        return PUBLIC
    return tuple(sorted({*heard, *room.readers}))


def _room(loaded: LoadedMatch, key: str) -> Room | None:
    position = loaded.committed.position
    terms = loaded.setup.header.terms
    return room_of(loaded.steady, position.state, terms, position.present, key)


def _open(loaded: LoadedMatch, room: RoomSeen, viewer: Viewer, *, heard: bool) -> RoomInfo:
    house = loaded.committed.position.house
    return RoomInfo(
        key=room.key,
        title=room.title,
        hearers=room.readers if isinstance(room.readers, tuple) else None,
        open=True,
        silent=_silent(loaded.over, house, room, viewer),
        own=room.own and not mutes_name(house, room.key, room.readers, viewer),
        voices=voices_left(house, room),
        whole=room.history == "all" and hears(room.readers, viewer),
        heard=heard,
        host=room.host,
    )


def mutes_name(house: House, key: str, readers: Audience, viewer: Viewer) -> bool:
    """Whether this viewer may not write under their own name in a room where others may."""
    muted = readers == PUBLIC and viewer in house.muted
    return muted or house.is_silent(key, f"seat:{viewer}")


def voices_left(house: House, room: RoomSeen) -> tuple[str, ...]:
    """The names other than their own under which this viewer may write now."""
    return tuple(v for v in room.voices if not house.is_silent(room.key, f"voice:{v}"))


def _silent(over: bool, house: House, room: RoomSeen, viewer: Viewer) -> Refusal | None:
    if over:
        return refuse("talk-over")
    if not room.writes:
        return refuse("refused-no-writer")
    if voices_left(house, room):
        return None
    if viewer == PUBLIC and house.is_silent(room.key, f"voice:{WATCHER}"):
        return refuse("refused-silenced")
    if house.is_silent(room.key, f"seat:{viewer}") or not room.own:
        return refuse("refused-silenced")
    if room.readers == PUBLIC and viewer in house.muted:
        return refuse("refused-muted")
    return None


def _former(row: AudienceRow) -> RoomInfo:
    return RoomInfo(
        key=row.room,
        title=_decode_title(row.title),
        hearers=(),  # who is in it now must not be shown
        open=False,
        silent=refuse("talk-former-room"),
        own=False,
        voices=(),
        whole=False,
        heard=True,
    )
