"""The morning paper: what everybody was told of the night, in a human voice.

Each kind of story has several texts. Which one is printed follows from what everybody knows, so all
read the same, on every server and at every replay; the host may write another paper altogether.
"""

from typing import Final
from zlib import crc32

from msgspec import Struct

from intriga.games.mafia.presentation.board.faces import faces
from intriga.games.mafia.presentation.phrases import role
from intriga.games.mafia.seen.view import Paper, View
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.annals import Story
from intriga.kernel import Seat
from intriga.presentation import NamedPage, NoQuery, PageData, Scene

WAYS: Final = {
    "died": 6,
    "dawn-quiet": 4,
    "meeting": 3,
    "hanged": 3,
    "nobody-hanged": 3,
    "celebrity-spared": 2,
    "reinforced": 2,
    "sergeant-announced": 2,
    "commissar-late": 2,
    "clan-destroyed": 2,
    "risen": 3,
}
"""Kind of story → how many texts it has: `mafia-page-story-<kind>` with `$way` from 0."""
_HEADLINES: Final = 3
"""Texts of each headline."""
_WITH_FACE: Final = frozenset({"died", "hanged"})
_NIGHT: Final = frozenset({"died", "dawn-quiet", "meeting"})
_EVENING: Final = frozenset({"hanged", "nobody-hanged", "celebrity-spared"})


class StoryShown(Struct, frozen=True):
    """A story. `face`: whose face stands beside it; `evening`: it is of the evening before."""

    text: str
    face: Seat | None
    evening: bool


class PaperShown(Struct, frozen=True):
    """A paper with its texts. `host`: the lines that the host has written instead."""

    night: int
    title: str
    host: tuple[str, ...]
    stories: tuple[StoryShown, ...]


class LatestPaper(Struct, frozen=True):
    """The data of `paper.html`: the last paper that has come out. `fresh`: it is the day after its
    night."""

    paper: PaperShown | None = None
    fresh: bool = False


class Archive(PageData, frozen=True, kw_only=True):
    """The data of `papers.html`: all papers, the latest first; the faces that they show."""

    papers: tuple[PaperShown, ...]
    faces: str


def latest(view: View, scene: Scene) -> LatestPaper:
    """The data of `paper.html`."""
    if not view.papers:
        return LatestPaper()
    return LatestPaper(paper_shown(view, scene, view.papers[-1]), view.phase is not Phase.NIGHT)


def _archive(view: View, scene: Scene, query: NoQuery) -> Archive:
    return Archive(
        papers=tuple(paper_shown(view, scene, one) for one in reversed(view.papers)),
        faces=scene.piece("faces.html", faces(scene.names)),
    )


def paper_shown(view: View, scene: Scene, one: Paper) -> PaperShown:
    """A paper with its texts, news of the night before the rest: what happened in the evening
    everybody has seen."""
    seed = _seed(view, one)
    dead = sum(story.kind == "died" for story in one.stories)
    kind = "quiet" if not dead else "single" if dead == 1 else "several"
    return PaperShown(
        night=one.night,
        title=scene.say("mafia-page-headline", kind=kind, n=dead, way=seed % _HEADLINES),
        host=tuple(one.words.split("\n")) if one.words else (),
        stories=tuple(
            StoryShown(
                _text(view, scene, story, one.night, seed + at),
                story.who if story.kind in _WITH_FACE else None,
                story.kind in _EVENING,
            )
            for at, story in enumerate(sorted(one.stories, key=lambda one: one.kind not in _NIGHT))
        ),
    )


def _text(view: View, scene: Scene, story: Story, night: int, seed: int) -> str:
    """A story; its neighbours of one kind are told in other ways."""
    who = story.who
    return scene.say(
        f"mafia-page-story-{story.kind}",
        way=seed % WAYS[story.kind],
        who=scene.names[who] if who is not None else "",
        role=role(scene, view.people[who].role if who is not None else ""),
        night=night,
    )


def _seed(view: View, one: Paper) -> int:
    """A number that follows from what the paper tells and from nothing else, so that it never
    reads otherwise later."""
    told = [(story.kind, story.who) for story in one.stories]
    return crc32(f"{len(view.people)}/{one.night}/{told}".encode())


PAPERS_PAGE = NamedPage[View, NoQuery](
    template="pages/papers.html", title="mafia-page-papers", data=_archive, live=True
)
