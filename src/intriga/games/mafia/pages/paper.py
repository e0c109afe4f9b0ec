"""The morning paper: what everybody was told of the night, in a human voice.

Each kind of story has several texts. Which one is printed follows from what everybody knows, so all
read the same, on every server and at every replay; the host may write another paper altogether.
"""

from collections.abc import Sequence
from typing import Any, Final
from zlib import crc32

from intriga.games.mafia.pages.faces import faces
from intriga.games.mafia.state import Phase, Story
from intriga.games.mafia.view import Paper, View

Data = dict[str, Any]

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


def latest(view: View, scene: Any) -> Data:
    """The data of `paper.html`: the last paper that has come out."""
    if not view.papers:
        return {"paper": None, "fresh": False}
    fresh = view.phase is not Phase.NIGHT
    return {"paper": issue(view, scene, view.papers[-1]), "fresh": fresh}


def archive(view: View, scene: Any, query: Any) -> Data:
    """The data of `papers.html`: all papers, the latest first."""
    return {
        "title": scene.say("mafia-page-papers"),
        "papers": [issue(view, scene, one) for one in reversed(view.papers)],
        "faces": scene.piece("faces.html", faces(scene.names)),
    }


def issue(view: View, scene: Any, one: Paper) -> Data:
    """A paper with its texts."""
    told = _night_first(one.stories)
    seed = _seed(view, one)
    return {
        "night": one.night,
        "title": scene.say("mafia-page-headline", **_headline(one, seed)),
        "host": one.words.split("\n") if one.words else [],
        "stories": [
            {
                "text": _text(view, scene, story, one.night, seed + at),
                "face": story.who if story.kind in _WITH_FACE else None,
                "evening": story.kind in _EVENING,
            }
            for at, story in enumerate(told)
        ],
    }


def _night_first(stories: Sequence[Story]) -> list[Story]:
    """News of the night before the rest: what happened in the evening everybody has seen."""
    return sorted(stories, key=lambda one: one.kind not in _NIGHT)


def _headline(one: Paper, seed: int) -> Data:
    dead = sum(story.kind == "died" for story in one.stories)
    kind = "quiet" if not dead else "one" if dead == 1 else "many"
    return {"kind": kind, "n": dead, "way": seed % _HEADLINES}


def _text(view: View, scene: Any, story: Story, night: int, seed: int) -> str:
    """A story; its neighbours of one kind are told in other ways."""
    who = story.who
    role = view.people[who].role if who is not None else ""
    return str(
        scene.say(
            f"mafia-page-story-{story.kind}",
            way=seed % WAYS[story.kind],
            who=scene.names[who] if who is not None else "",
            role=scene.render({"msg": f"mafia-role-{role or 'honest'}"}),
            night=night,
        )
    )


def _seed(view: View, one: Paper) -> int:
    """A number that follows from what the paper tells and from nothing else, so that it never
    reads otherwise later."""
    told = [(story.kind, story.who) for story in one.stories]
    return crc32(f"{len(view.people)}/{one.night}/{told}".encode())


PAGE = {
    "template": "papers.html",
    "title": "mafia-page-papers",
    "data": archive,
    "live": True,
}
