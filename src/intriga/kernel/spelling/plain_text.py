"""Text that people write, made fit to be shown to others: what cannot be seen, or turns the
direction of what stands around it, is left out."""

import re
import unicodedata
from collections.abc import Set
from typing import Final

MARKS: Final = 2
"""The most combining marks kept on one letter: some languages need two."""
SELECTORS: Final = frozenset(map(chr, range(0xFE00, 0xFE10)))
JOINERS: Final = frozenset("\u200c\u200d\u200e\u200f")
"""Control characters that some texts need: for joined emoji, Persian, and Hebrew within a line of
Russian."""
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xE0000, 0xE0FFF)))
)
REGIONAL_FLAG: Final = re.compile("\U0001f3f4[\U000e0020-\U000e007e]{1,8}\U000e007f")
"""The flag of a part of a country, such as England: a black one with letters that are not seen."""
_HIDDEN: Final = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")


def readable(text: str, spaces: Set[str] = frozenset("\n")) -> str:
    """A text in normal form C without invisible characters and those that reverse the direction of
    text, and with few combining marks on one letter. `spaces`: the control characters that stay
    beside the joiners."""
    return without_hidden(unicodedata.normalize("NFC", text), spaces)


def without_hidden(text: str, spaces: Set[str] = frozenset("\n")) -> str:
    """As `readable`, but otherwise character for character as it is."""
    if text.isascii() and text.isprintable():
        return text
    kept, at = [], 0
    for flag in REGIONAL_FLAG.finditer(text):
        kept += [_without_hidden(text[at : flag.start()], spaces), flag[0]]
        at = flag.end()
    return "".join([*kept, _without_hidden(text[at:], spaces)])


def _without_hidden(text: str, spaces: Set[str]) -> str:
    hidden = {char for char in set(text) if _is_hidden(char, spaces)}
    marks = {char for char in set(text) if is_mark(char)}
    if not hidden and not marks:
        return text
    kept: list[str] = []
    stacked = 0
    for char in text:
        if char in hidden:
            continue
        stacked = stacked + 1 if char in marks else 0
        if stacked <= MARKS:
            kept.append(char)
    return "".join(kept)


def is_mark(char: str) -> bool:
    """Whether this stands on the letter before it."""
    return unicodedata.category(char) in ("Mn", "Me") and char not in SELECTORS


def _is_hidden(char: str, spaces: Set[str]) -> bool:
    if char in JOINERS or char in spaces:
        return False
    return unicodedata.category(char) in _HIDDEN or char in _INVISIBLE
