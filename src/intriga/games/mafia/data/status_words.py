"""Words that name what somebody is; no organisation may ask for it (item 53)."""

from functools import cache

from msgspec import Struct

from intriga.kernel import Without, msg
from intriga.packaged import read_table


class StatusWords(Struct, frozen=True, forbid_unknown_fields=True):
    """`stems`: beginnings of words; `words`: whole words. In lower case."""

    stems: tuple[str, ...]
    words: tuple[str, ...]


@cache
def _words() -> StatusWords:
    return read_table(__package__, "status_words", StatusWords)


@cache
def no_status(field: str) -> Without:
    """The limit that the text of a field names no role and no side."""
    return Without(field, _words().words, _words().stems, label=msg("mafia-limit-status"))
