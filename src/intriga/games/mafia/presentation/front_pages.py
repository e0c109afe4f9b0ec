"""The morning paper on the big screen: as many pictures as it takes, each with what fits it.

How high a story stands is reckoned from its letters, since a screen cannot be scrolled and nobody
can ask it for more. What is reckoned is a little more than what the browser needs.
"""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from msgspec import Struct

from intriga.games.mafia.presentation.board.newspaper import PaperShown
from intriga.kernel import Seat

_MOST: Final = 4
"""Pictures of one paper; what is left then is counted."""
_LETTERS: Final = 46
"""Letters that fit a line, and beside a face."""
_BESIDE_FACE: Final = 41
_LONG: Final = 6
"""Lines of a story that may go on on another picture, and how many of it stand before that."""
_LEAST: Final = 2
_LINE: Final = 2.2
"""Heights in rem, as in `screen/screen.css`: of a line, of a face, of the gap after a story."""
_FACE: Final = 4.0
_GAP: Final = 0.6
_UNDER_HEADLINE: Final = 24.5
"""Room for stories in rem: under a headline of a line, and without one."""
_ALONE: Final = 28.5


class FrontStory(Struct, frozen=True):
    """A story of the paper, and whose face stands beside it."""

    text: str
    face: Seat | None


class FrontPage(Struct, frozen=True):
    """The data of `screen/paper.html`. `title`: the headline, "" on all pictures but the first;
    `more`: so many stories more than there are pictures for."""

    night: int
    title: str
    stories: tuple[FrontStory, ...]
    more: int


def front_pages(paper: PaperShown) -> list[FrontPage]:
    """A paper as pictures, in the host's words if there are any. At least one."""
    left = _told(paper)
    pages = []
    for number in range(_MOST):
        last = number == _MOST - 1
        room = (_ALONE if number else _UNDER_HEADLINE) - (_LINE + _GAP if last else 0)
        shown, left = _filled(left, room)
        title = "" if number else paper.title
        pages.append(FrontPage(paper.night, title, shown, len(left) if last else 0))
        if not left:
            break
    return pages


def _told(paper: PaperShown) -> list[FrontStory]:
    written = [FrontStory(line.strip(), None) for line in paper.host if line.strip()]
    return written or [FrontStory(story.text, story.face) for story in paper.stories]


def _filled(
    stories: Sequence[FrontStory], room: float
) -> tuple[tuple[FrontStory, ...], list[FrontStory]]:
    """The stories that fit, from the first on, and those that are left. One that is long is on both
    pictures."""
    shown: list[FrontStory] = []
    for at, story in enumerate(stories):
        height = _height(story)
        if height > room:
            first, rest = _halves(story, int(room / _LINE))
            return (*shown, *first), [rest, *stories[at + 1 :]]
        shown.append(story)
        room -= height + _GAP
    return tuple(shown), []


def _halves(story: FrontStory, lines: int) -> tuple[tuple[FrontStory, ...], FrontStory]:
    """What of a story has room in so many lines, if it is long and they are not too few, and the
    rest."""
    rows = wrap(story.text, _LETTERS)
    if story.face is not None or len(rows) < _LONG or lines < _LEAST:
        return (), story
    first, rest = (FrontStory(" ".join(part), None) for part in (rows[:lines], rows[lines:]))
    return (first,), rest


def _height(story: FrontStory) -> float:
    if story.face is None:
        return len(wrap(story.text, _LETTERS)) * _LINE
    return max(_FACE, len(wrap(story.text, _BESIDE_FACE)) * _LINE)
