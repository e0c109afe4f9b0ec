"""What is read from printed pages, and texts that printing must withstand."""

import re
from collections.abc import Iterator
from typing import Any

from pypdf import PageObject

LANGUAGES = ("ru", "en")


A4 = (595.28, 841.89)


HOSTILE = (
    '#eval("1+1")',
    "<script>alert(1)</script>",
    '"}, "x": {"$(id)',
    "*_$\\#{}[]@ `raw` // --- /* = +",
    "W" * 60,
    "\x00\x1b\u202e\ud800 \U0001f575",
    "   ",
)


def words(page: PageObject) -> str:
    """The text of a page with single spaces and without soft hyphens."""
    return re.sub(r"\s+", " ", page.extract_text().replace("\u200b", ""))


def pieces(page: PageObject) -> Iterator[tuple[str, float, float]]:
    """Every piece of text with the place where it begins, in points from the bottom left."""
    found: list[tuple[str, float, float]] = []

    def visit(text: str, cm: list[float], tm: list[float], *_: Any) -> None:
        x = cm[0] * tm[4] + cm[2] * tm[5] + cm[4]
        y = cm[1] * tm[4] + cm[3] * tm[5] + cm[5]
        if text.strip():
            found.append((text.strip(), x, y))

    page.extract_text(visitor_text=visit)
    yield from found


def all_on_paper(page: PageObject) -> bool:
    """Whether every piece of text begins on the sheet, at least 4 mm from its edge."""
    edge = 4 * 72 / 25.4
    width, height = float(page.mediabox.width), float(page.mediabox.height)
    return all(edge < x < width - edge and edge < y < height - edge for _, x, y in pieces(page))
