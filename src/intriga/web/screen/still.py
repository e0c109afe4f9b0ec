"""HTML of a board without what can be pressed: for a screen that nobody touches."""

from html import escape
from html.parser import HTMLParser
from typing import Final

_DROPPED: Final = frozenset(
    {"form", "button", "input", "select", "textarea", "script", "noscript", "dialog", "summary"}
)
"""Elements that are left out with all that is in them."""
_VOID: Final = frozenset({"input"})
_PLAIN: Final = {"a": "span", "details": "div", "label": "span"}
"""Elements of which only the words are shown."""
_PRESSED: Final = ("tabindex", "href", "hx-", "data-pick", "data-zoom", "name", "for", "target")
"""Attributes (or what they begin with) by which a place can be pressed or reached."""


def still(html: str) -> str:
    """The same picture without links, forms and whatever scripts would make a way to act."""
    parser = _Still()
    parser.feed(html)
    parser.close()
    return "".join(parser.parts)


class _Still(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.parts: list[str] = []
        self._dropping: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self._dropping or tag in _DROPPED:
            if tag not in _VOID and (not self._dropping or tag == self._dropping[-1]):
                self._dropping.append(tag)
            return
        self._open(tag, attrs, self.get_starttag_text() or "", end=">")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if not self._dropping and tag not in _DROPPED:
            self._open(tag, attrs, self.get_starttag_text() or "", end="/>")

    def _open(self, tag: str, attrs: list[tuple[str, str | None]], text: str, end: str) -> None:
        if tag not in _PLAIN and not any(_pressed(tag, name) for name, _ in attrs):
            self.parts.append(text)  # as it was written: names in SVG have capitals
            return
        written = text[1:].split(None, 1)[0].rstrip("/>") if text else tag
        kept = "".join(
            f' {name}="{escape(value or "")}"' for name, value in attrs if not _pressed(tag, name)
        )
        self.parts.append(f"<{_PLAIN.get(tag, written)}{kept}{end}")

    def handle_endtag(self, tag: str) -> None:
        if self._dropping:
            if tag == self._dropping[-1]:
                self._dropping.pop()
            return
        if tag not in _DROPPED:
            self.parts.append(f"</{_PLAIN.get(tag, tag)}>")

    def handle_data(self, data: str) -> None:
        if not self._dropping:
            self.parts.append(data)

    def handle_entityref(self, name: str) -> None:
        self.handle_data(f"&{name};")

    def handle_charref(self, name: str) -> None:
        self.handle_data(f"&#{name};")


def _pressed(tag: str, name: str) -> bool:
    if tag == "use" and name == "href":
        return False
    return name.startswith(_PRESSED)
