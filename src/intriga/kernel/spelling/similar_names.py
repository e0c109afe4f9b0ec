"""Names that a reader cannot tell apart, by Unicode's table of confusable characters (UTS 39)."""

import unicodedata
from functools import cache

from intriga.kernel.spelling.confusables import TABLE


def skeleton(text: str) -> str:
    """The skeleton of a text (UTS 39, section 4): texts that look the same have the same one."""
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", decomposed.translate(_prototypes()))


def lookalikes(name: str) -> frozenset[str]:
    """Keys of a name: two names that share one may be mistaken for one another.

    Names are compared as they are, all in small letters, and all in capitals (К and K are alike
    only so). Blanks, marks on letters and punctuation do not count, unless there is nothing else.
    """
    plain = "".join(filter(_is_base, unicodedata.normalize("NFKD", name)))
    kinds = {"shown": plain, "small": plain.casefold(), "capital": plain.upper()}
    return frozenset(f"{kind} {_bare(skeleton(text))}" for kind, text in kinds.items())


def _is_base(char: str) -> bool:
    """Whether a character is none of those that are added to others, such as accents."""
    return not unicodedata.category(char).startswith("M")


def _bare(key: str) -> str:
    """A skeleton without blanks and punctuation. Marks stay: Б is a b with a bar, and no B."""
    kept = "".join(char for char in key if char.isalnum() or not _is_base(char))
    return kept or key.strip()


@cache
def _prototypes() -> dict[int, str]:
    """The prototype of each character that has one."""
    rows = (line.rsplit("\t", 1) for line in TABLE.split("\n") if line)  # one has a tab itself
    return {ord(char): prototype for prototype, alike in rows for char in alike}
