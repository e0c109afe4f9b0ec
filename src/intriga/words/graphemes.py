"""Characters as people count them: a letter with its marks is one, and so are a flag, an emoji with
its skin tone, and one that is joined of several (after UAX 29, as far as names and messages need
it). Texts are counted and cut between them, never within one."""

import unicodedata
from collections.abc import Iterator
from typing import Final

JOINER: Final = "\u200d"
_TONES: Final = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
_TAGS: Final = frozenset(map(chr, range(0xE0020, 0xE0080)))
_FLAGS: Final = frozenset(map(chr, range(0x1F1E6, 0x1F200)))
"""Letters, two of which are a flag."""


def graphemes(text: str) -> Iterator[str]:
    """The characters of a text as people count them."""
    start = 0
    for at in range(1, len(text)):
        if not _belongs(text[at], text, start, at):
            yield text[start:at]
            start = at
    if text:
        yield text[start:]


def length(text: str) -> int:
    """How many characters people count in a text."""
    return len(text) if text.isascii() else sum(1 for _ in graphemes(text))


def cut(text: str, most: int) -> str:
    """The beginning of a text, of whole characters, in `most` code points."""
    if len(text) <= most:
        return text
    kept = 0
    for one in graphemes(text[: most + _LONGEST]):
        if kept + len(one) > most:
            break
        kept += len(one)
    return text[:kept]


_LONGEST: Final = 64
"""Enough code points to see that a character goes on."""


def _belongs(char: str, text: str, start: int, at: int) -> bool:
    """Whether a character at a place goes on with the one that begins at `start`."""
    if char in (JOINER, *_TONES) or char in _TAGS or unicodedata.category(char)[0] == "M":
        return text[at - 1] != "\n"
    if char in _FLAGS:
        return at - start == 1 and text[start] in _FLAGS
    joined = text[at - 1] == JOINER and _is_symbol(text[start])
    return joined and _is_symbol(char)


def _is_symbol(char: str) -> bool:
    return unicodedata.category(char) in ("So", "Sm", "Po")
