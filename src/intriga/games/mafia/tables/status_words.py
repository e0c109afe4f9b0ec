"""Words that name what somebody is; no organisation may ask for it (item 53)."""

import re
from functools import cache

from msgspec import Struct

from intriga.games.mafia.tables.reading import read


class StatusWords(Struct, frozen=True, forbid_unknown_fields=True):
    """`stems`: beginnings of words; `words`: whole words. In lower case."""

    stems: tuple[str, ...]
    words: tuple[str, ...]


@cache
def _table() -> StatusWords:
    return read("status_words", StatusWords)


def status_word(text: str) -> str | None:
    """The first word of a text that names a role or a side; None if there is none."""
    table = _table()
    for word in re.findall(r"\w+", text.lower().replace("ё", "е")):
        if word in table.words or word.startswith(table.stems):
            return str(word)
    return None
