"""Fragments of pages: placeholders in them, digests that tell them apart, and how they are sent.

A fragment is rendered once for every page that shows the same. What differs from one open page to
the next (the CSRF token, ids of commands, the time left) stands in it as a placeholder and is
filled in just before it is sent. A digest, taken before that, tells which fragments an open page
already has. Parts of a board are fragments of their own: the board has placeholders for them, so it
is not sent again when only its parts have changed.

Fragments are sent as `<hx-partial>` elements of htmx, in a response or in server-sent events.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias
from zlib import crc32

from markupsafe import Markup
from msgspec import Struct

CSRF: Final = "\x02csrf\x03"
COMMAND: Final = "\x02command\x03"
GENERATION: Final = "\x02generation\x03"
"""The generation of the window that a form answers: but for it, a form is often as it was a turn
ago. It is filled in before a zone is compared with what a page shows."""
TIME_LEFT: Final = "\x02left\x03"
_SEAT: Final = re.compile(b"\x02seat ([0-9]{1,9})\x03")
_OWN: Final = re.compile(b"\x02own ([0-9]{1,9})\x03(.*?)\x02end\x03", re.DOTALL)
PLACEHOLDER: Final = b"\x02"
"""The byte every placeholder begins with."""
_END: Final = b"\x03"
_CHUNK: Final = 4096
_PART: Final = re.compile(b"\x02part ([^\x03]*)\x03")
_PLACE: Final = re.compile(_PART.pattern.decode())
_NOSCRIPT: Final = re.compile(b"<noscript>.*?</noscript>", re.DOTALL)
_TOKEN: Final = re.compile(rb'name="token" value="([^"]*)"')

STARTED: Final = b"event: started\ndata: started\n\n"
MOVED: Final = b"event: moved\ndata: moved\n\n"
CLOSE: Final = b"event: close\ndata: over\n\n"


def part_placeholder(id: str) -> str:
    """What stands in a board in the place of a part."""
    return f"\x02part {id}\x03"


def seat_placeholder(seat: int) -> str:
    """What stands for the classes of an element about a seat; see `Marks`."""
    return f"\x02seat {seat}\x03"


def for_owner(seat: int) -> tuple[str, str]:
    """What stands before and after HTML that only the player of this seat is sent."""
    return f"\x02own {seat}\x03", "\x02end\x03"


def mine(seat: int, html: str) -> Markup:
    """HTML that only the player of this seat is sent: `mine(seat, html)` in templates, for what one
    of those who see the same is to read. It must not hold such HTML itself."""
    before, after = for_owner(seat)
    return Markup(f"{before}{html}{after}")


def packed(html: str) -> bytes:
    """A fragment as it is compared, kept and sent."""
    return html.encode("utf-8", "replace")


def with_parts(html: bytes, fragments: Mapping[str, bytes]) -> bytes:
    """A fragment with its parts in their places."""
    return _PART.sub(lambda found: fragments.get(found[1].decode(), b""), html)


def filled(html: str, parts: Mapping[str, str]) -> str:
    """Text with these parts in their places, and nothing in those of others."""
    return _PLACE.sub(lambda found: parts.get(found[1], ""), html)


def places(html: str) -> list[str]:
    """The ids of the parts that text has places for."""
    return _PLACE.findall(html)


def known_form(id: str, html: bytes) -> bytes:
    """What a page is sent in the place of a form that it has already: the id of its element and the
    question that it answers now."""
    token = _TOKEN.search(html)
    return b'<form id="%b" data-known="%b"></form>' % (id.encode(), token[1] if token else b"")


def digest(text: str | bytes) -> str:
    """Eight hexadecimal digits of a fragment, the same in every process: an open page may reconnect
    to another one.

    Computed in chunks of 4 KiB: `crc32` releases the interpreter lock for longer input, and on a
    busy server it would be got back only after the writer thread is done.
    """
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) <= _CHUNK:
        return f"{crc32(data):08x}"
    checksum = 0
    for start in range(0, len(data), _CHUNK):
        checksum = crc32(data[start : start + _CHUNK], checksum)
    return f"{checksum:08x}"


def digests(fragments: Mapping[str, bytes]) -> dict[str, str]:
    """The digest of each fragment, by its id."""
    return {id: digest(text) for id, text in fragments.items()}


def time_left_text(milliseconds: int) -> str:
    """Time left as a clock shows it: 4:05, 1:02:03."""
    seconds = max(0, milliseconds // 1000)
    hours, rest = divmod(seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


class Marks(Struct, frozen=True):
    """What a page shows of each player by classes of their elements alone: so an element is the
    same on all pages, and news of who came online is a few bytes. `me`: the viewer's own seat;
    `online`: who has a page open, the viewer too; `turn`: whose turn it is."""

    me: int | None
    online: frozenset[int]
    turn: frozenset[int]

    def classes(self, seat: int) -> str:
        """The classes of an element about this seat, each after a space."""
        return f"{' is-online' * (seat in self.online)}{' is-turn' * (seat in self.turn)}"


@lru_cache(maxsize=256)
def seat_list(seats: frozenset[int]) -> str:
    """Seats as open pages are sent them: 0-3 7 9-11."""
    runs: list[list[int]] = []
    for seat in sorted(seats):
        if runs and runs[-1][1] == seat - 1:
            runs[-1][1] = seat
        else:
            runs.append([seat, seat])
    return " ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)


Texts: TypeAlias = Mapping[bytes, Callable[[], str]]
"""What takes the place of each placeholder, by its `name_of`; made only where it is needed."""


def name_of(placeholder: str) -> bytes:
    """A placeholder without the characters around it."""
    return placeholder[1:-1].encode()


class Filler:
    """Fills in the placeholders of fragments for one open page, the same text wherever the same
    placeholder stands."""

    def __init__(self, texts: Texts, marks: Callable[[], Marks]) -> None:
        self._make = texts
        self._marks = marks
        self._made: dict[bytes, bytes] = {}

    def fill(self, html: bytes) -> bytes:
        """A fragment with its placeholders filled in."""
        first, *others = html.split(PLACEHOLDER)
        if not others:
            return html
        filled, about_seats = [first], False
        for part in others:
            name, end, rest = part.partition(_END)
            text = self._text(name) if end else None
            if text is None:
                about_seats = True
                filled += (PLACEHOLDER, part)
            else:
                filled += (text, rest)
        whole = b"".join(filled)
        return _with_marks(whole, self._marks()) if about_seats else whole

    def _text(self, name: bytes) -> bytes | None:
        """What takes the place of a placeholder; None if it is about a seat."""
        if name not in self._made:
            make = self._make.get(name)
            if make is None:
                return None
            self._made[name] = make().encode()
        return self._made[name]


def _with_marks(html: bytes, marks: Marks) -> bytes:
    html = _OWN.sub(lambda found: found[2] if int(found[1]) == marks.me else b"", html)
    return _SEAT.sub(lambda found: marks.classes(int(found[1])).encode(), html)


def partial(target: str, html: str, swap: str) -> Markup:
    """An `<hx-partial>`: HTML for the element with the id `target`; `swap` as in `hx-swap`. Markup,
    because a rendered fragment would escape plain text that is added to it."""
    return Markup(f'<hx-partial hx-target="#{target}" hx-swap="{swap}">{html}</hx-partial>')


def sse_message(html: str, id: str = "") -> bytes:
    """A server-sent event that carries HTML. `id`: sent back as `Last-Event-ID` after a break."""
    data = html.replace("\r", "").replace("\n", "\ndata: ")
    return (f"id: {id}\n" if id else "").encode() + f"data: {data}\n\n".encode()


def sse_partial(target: str, html: bytes | str, swap: str) -> bytes:
    """An `<hx-partial>` as it stands in a message of `sse_joined`, without what is for pages that
    have no scripts: no such page is sent anything."""
    data = packed(html) if isinstance(html, str) else html
    if b"<noscript" in data:
        data = _NOSCRIPT.sub(b"", data)
    lines = data.replace(b"\r", b"").replace(b"\n", b"\ndata: ")
    head = f'<hx-partial hx-target="#{target}" hx-swap="{swap}">'.encode()
    return b"%b%b</hx-partial>" % (head, lines)


def sse_joined(partials: Sequence[bytes], id: str) -> tuple[bytes, ...]:
    """A server-sent event of partials, in pieces. `id`: as of `sse_message`."""
    return f"id: {id}\ndata: ".encode(), *partials, b"\n\n"


def sse_event(name: str, data: str, id: str = "") -> bytes:
    """A named server-sent event with one line of data. `id`: as of `sse_message`."""
    begin = f"id: {id}\n" if id else ""
    return f"{begin}event: {name}\ndata: {data}\n\n".encode()
