"""Ids that stand twice on a page: links, labels and pushes find the first one alone."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

_ID: Final = re.compile(rb'\sid="([^"]+)"')


def twice(html: Iterable[bytes]) -> list[str]:
    """The ids that these parts of one page have more than once."""
    found = Counter(one for part in html for one in _ID.findall(part))
    return sorted(one.decode() for one, times in found.items() if times > 1)
