"""Links in what people write."""

import re
from collections.abc import Iterator
from typing import Final

from markupsafe import Markup, escape

_LINK: Final = re.compile(r"https?://[^\s<>\"«»]+")
_AFTER_A_LINK: Final = ".,;:!?)]}'…"


def linked(text: str) -> Iterator[Markup]:
    """A text as HTML, piece by piece: escaped, its links made links."""
    end = 0
    for found in _LINK.finditer(text):
        url = found[0].rstrip(_AFTER_A_LINK)
        yield escape(text[end : found.start()])
        yield Markup(
            '<a href="{}" target="_blank" rel="noopener noreferrer nofollow ugc">{}</a>'
        ).format(url, url)
        end = found.start() + len(url)
    yield escape(text[end:])
