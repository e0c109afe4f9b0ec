"""Fragments of a page, which are alike in all windows of a viewer until they go out.

What differs from window to window — the token of the browser, ids of commands, the seconds left —
stands in them as a mark and is filled in on the way out. A digest of each fragment, taken before
that, tells which of them a window does not have yet. Parts of a board are fragments of their own,
and the board has marks in their places, so that it is not sent again when only they have changed.
"""

import re
from collections.abc import Mapping
from typing import Final
from zlib import crc32

CSRF: Final = "\x02csrf\x03"
COMMAND: Final = "\x02command\x03"
LEFT: Final = "\x02left\x03"
MARK: Final = b"\x02"
"""With this every mark begins."""
_BITE: Final = 4096
_PART: Final = re.compile("\x02part ([^\x03]*)\x03")


def part(id: str) -> str:
    """The mark in the place of a part."""
    return f"\x02part {id}\x03"


def with_parts(html: str, fragments: Mapping[str, str]) -> str:
    """A fragment with its parts in their places."""
    return _PART.sub(lambda found: fragments[found[1]], html)


def digest(text: str) -> str:
    """A few letters that tell two fragments apart, in every process alike: a window may come back
    to another one.

    Taken bite by bite: a checksum of more would let go of the interpreter, which a busy page would
    get back only when the thread that writes to the disk is done with it.
    """
    data, word = text.encode("utf-16-le", "surrogatepass"), 0
    for start in range(0, len(data), _BITE):
        word = crc32(data[start : start + _BITE], word)
    return f"{word:08x}"


def digests(fragments: Mapping[str, str]) -> dict[str, str]:
    """What a window has on its screen, by zone."""
    return {id: digest(text) for id, text in fragments.items()}


def left(milliseconds: int) -> str:
    """Time left as a clock shows it: 4:05, 1:02:03."""
    seconds = max(0, milliseconds // 1000)
    hours, rest = divmod(seconds, 3600)
    minutes, seconds = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def fill(html: bytes, csrf: str, command: str, time_left: str) -> bytes:
    """A fragment as one window gets it."""
    for mark, text in ((CSRF, csrf), (COMMAND, command), (LEFT, time_left)):
        html = html.replace(mark.encode(), text.encode())
    return html
