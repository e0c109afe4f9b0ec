"""What a big screen shows: its parts and its pictures as fragments, and their digests."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from intriga.web.rendering.fragments import digest, packed, sse_partial

SHOW: Final = "screen-show"
"""The element with all pictures."""
CARDS: Final = "screen-cards"
"""The element to which cards of great events are added."""


class Picture(Struct, frozen=True):
    """A picture. `key`: tells it from the others; `html`: its element, with the id `id`; `seconds`:
    before the next one is shown."""

    key: str
    html: bytes
    seconds: int = 12

    @property
    def id(self) -> str:
        """The id of its element."""
        return f"screen-picture-{self.key}"


class Shown(Struct, frozen=True):
    """All of a screen. `parts`: what stands around the pictures, by the ids of their elements;
    `dark`: it is night, None in a game without nights."""

    parts: Mapping[str, bytes]
    pictures: tuple[Picture, ...]
    dark: bool | None = None

    @property
    def order(self) -> str:
        """A digest of which pictures there are."""
        return digest(" ".join(f"{one.key}/{one.seconds}" for one in self.pictures))

    @property
    def digests(self) -> tuple[str, ...]:
        """What an open screen says of what it has: `order`, then each part and picture."""
        fragments = (*self.parts.values(), *(one.html for one in self.pictures))
        return (self.order, *map(digest, fragments))

    @property
    def weight(self) -> int:
        """Bytes of its fragments."""
        return sum(map(len, (*self.parts.values(), *(one.html for one in self.pictures))))

    def show(self) -> str:
        """The element with all pictures; the first one is shown where there is no script."""
        pictures = "".join(
            f'<div class="screen-picture{" is-shown" if not number else ""}"'
            f' data-picture="{one.key}" data-seconds="{one.seconds}">{one.html.decode()}</div>'
            for number, one in enumerate(self.pictures)
        )
        return f'<section id="{SHOW}" class="screen-show">{pictures}</section>'

    def changed(self, had: Sequence[str]) -> list[bytes]:
        """What a screen must be sent that says of itself `had`: each part or picture that differs,
        or all pictures where there are others than it has."""
        now = self.digests
        same = bool(had) and had[0] == now[0] and len(had) == len(now)
        theirs = list(had) if same else [""] * len(now)
        parts = len(self.parts)
        known = had[1 : parts + 1] if len(had) > parts else [""] * parts
        sent = [
            sse_partial(id, html, "outerMorph")
            for (id, html), ours, old in zip(
                self.parts.items(), now[1 : parts + 1], known, strict=True
            )
            if ours != old
        ]
        if not same:
            return [*sent, sse_partial(SHOW, packed(self.show()), "outerMorph")]
        return sent + [
            sse_partial(one.id, one.html, "outerMorph")
            for one, ours, old in zip(
                self.pictures, now[parts + 1 :], theirs[parts + 1 :], strict=True
            )
            if ours != old
        ]
