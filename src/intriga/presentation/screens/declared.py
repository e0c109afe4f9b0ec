"""The big screen of a hall: pictures that take turns, and what stands beside them.

A screen shows what is public to people who sit far away: one picture at a time, at its side the one
number that matters and a few rows. It has nothing to press, to read on or to scroll: what does not
fit is another page of it.
"""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from msgspec import Struct, field

from intriga.presentation.scene import Scene

V_contra = TypeVar("V_contra", contravariant=True)

SIDE_ROWS: Final = 7
"""So many rows stand at the side of a screen at most."""


class ScreenRow(Struct, frozen=True):
    """A row at the side of a screen: whose, what, how much. Without a mark it is a sentence, which
    may take two lines."""

    text: str
    value: str = ""
    mark: str = ""
    hue: int = 10


class ScreenSide(Struct, frozen=True, kw_only=True):
    """What stands beside the picture: the one number that matters (`sum`: "12M", "5") with its
    `word` ("Wolf leads"), and rows under a title."""

    sum: str = ""
    word: str = ""
    title: str = ""
    rows: tuple[ScreenRow, ...] = ()

    def __post_init__(self) -> None:
        """Raises `ValueError` for more rows than there is room for."""
        if len(self.rows) > SIDE_ROWS:
            raise ValueError(f"{len(self.rows)} rows at the side of a screen")


class ScreenPage(Struct, frozen=True, kw_only=True):
    """A picture. `key`: a word that tells it from the others of its game; `template`: named as in
    `WebFiles`; `title`: above it, "" where it needs none; `seconds`: before the next one is shown;
    `when`: ids of events after which it is shown at once."""

    key: str
    template: str
    data: Struct
    title: str = ""
    seconds: int = 12
    when: frozenset[str] = field(default_factory=frozenset)


class Screens(Struct, Generic[V_contra], frozen=True, kw_only=True):
    """What a game shows on the big screen, from the view of the public alone.

    `pages`: the pictures in their order (none: the board); `side`: what stands beside them; `dark`:
    whether it is night, so that the screen is dark. `events`: ids of events of which `scene.events`
    has those that the public received, of these at most the latest `most`. `styles`: sheets for the
    screen alone, named as in `WebFiles`.
    """

    pages: Callable[[V_contra, Scene], Sequence[ScreenPage]]
    side: Callable[[V_contra, Scene], ScreenSide] | None = None
    dark: Callable[[V_contra], bool] | None = None
    events: frozenset[str] = field(default_factory=frozenset)
    most: int = 200
    styles: tuple[str, ...] = ()


def first_rows(
    rows: Sequence[ScreenRow], more: Callable[[int], str], most: int = SIDE_ROWS
) -> tuple[ScreenRow, ...]:
    """As many of these rows as there is room for; `more(n)` says that n others are left out."""
    if len(rows) <= most:
        return tuple(rows)
    return (*rows[: most - 1], ScreenRow(more(len(rows) - most + 1)))
