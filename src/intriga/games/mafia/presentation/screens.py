"""The big screen: the faces of the town with the votes against them, the paper, the graveyard; dark
at night."""

from typing import Final

from msgspec import Struct

from intriga.games.mafia.presentation.board.faces import faces
from intriga.games.mafia.presentation.board.newspaper import paper_shown
from intriga.games.mafia.presentation.front_pages import front_pages
from intriga.games.mafia.presentation.phrases import role
from intriga.games.mafia.presentation.status import seat_marks
from intriga.games.mafia.seen.describe import votes as written
from intriga.games.mafia.seen.view import View
from intriga.games.mafia.state import Phase
from intriga.kernel import Seat
from intriga.presentation import Scene, ScreenPage, ScreenRow, Screens, ScreenSide, first_rows

_GRAVES: Final = 12
"""Graves on a picture, the latest ones."""
_COLUMNS: Final = ((8, 4), (15, 5), (24, 6), (28, 7), (40, 8))
"""Up to so many people stand in so many columns."""


class OnWall(Struct, frozen=True):
    """A face. `votes`: against them, in words."""

    seat: Seat
    name: str
    votes: str
    dead: bool


class ScreenWall(Struct, frozen=True):
    """The data of `screen/wall.html`: everybody by house. `faces`: the drawn portraits."""

    faces: str
    columns: int
    people: tuple[OnWall, ...]


class ScreenGrave(Struct, frozen=True):
    """Somebody who lies in the graveyard, and what they were."""

    seat: Seat
    name: str
    role: str


class ScreenGraves(Struct, frozen=True):
    """The data of `screen/graves.html`: the latest first."""

    people: tuple[ScreenGrave, ...]
    more: int


def _pages(view: View, scene: Scene) -> list[ScreenPage]:
    return [_wall(view, scene), *_paper(view, scene), *_graves(view, scene)]


def _wall(view: View, scene: Scene) -> ScreenPage:
    totals = {one.whom: one.halves for one in view.tally} if view.phase is Phase.DAY else {}
    count = len(view.people)
    wall = ScreenWall(
        faces=scene.piece("faces.html", faces(scene.names)),
        columns=next((columns for most, columns in _COLUMNS if count <= most), 8),
        people=tuple(
            OnWall(
                who,
                scene.names[who],
                written(totals[who]) if totals.get(who) else "",
                not one.lives,
            )
            for who, one in enumerate(view.people)
        ),
    )
    voted = frozenset({"mafia-voted"})
    return ScreenPage(key="wall", template="screen/wall.html", data=wall, when=voted)


def _paper(view: View, scene: Scene) -> list[ScreenPage]:
    if not view.papers:
        return []
    shown = paper_shown(view, scene, view.papers[-1])
    came = frozenset({"mafia-dawn", "mafia-dawn-quiet"})
    return [
        ScreenPage(
            key=f"paper-{number}" if number > 1 else "paper",
            template="screen/paper.html",
            data=page,
            when=came if number == 1 else frozenset(),
        )
        for number, page in enumerate(front_pages(shown), 1)
    ]


def _dead(view: View) -> list[Seat]:
    """Who lies in the graveyard, the latest first."""
    dead = [who for who, one in enumerate(view.people) if not one.lives]
    return sorted(dead, key=lambda who: (-view.people[who].died, who))


def _graves(view: View, scene: Scene) -> list[ScreenPage]:
    dead = _dead(view)
    if not dead:
        return []
    page = ScreenGraves(
        tuple(
            ScreenGrave(who, scene.names[who], role(scene, view.people[who].role))
            for who in dead[:_GRAVES]
        ),
        max(0, len(dead) - _GRAVES),
    )
    title = scene.say("mafia-page-graveyard")
    return [ScreenPage(key="graves", template="screen/graves.html", data=page, title=title)]


def _side(view: View, scene: Scene) -> ScreenSide:
    living = sum(one.lives for one in view.people)
    marks = seat_marks(view, scene.language)
    if view.phase is Phase.DAY:
        accused = sorted(view.tally, key=lambda one: (-one.halves, one.whom))
        rows = [
            ScreenRow(scene.names[one.whom], written(one.halves), *marks[one.whom])
            for one in accused
            if one.halves
        ]
        cast = len({vote.by for vote in view.votes})
        word, title = scene.say("mafia-page-screen-cast", n=cast, total=living), "against"
        number = str(cast)
    else:
        rows = [
            ScreenRow(scene.names[who], role(scene, view.people[who].role), *marks[who])
            for who in _dead(view)
        ]
        word = scene.say("mafia-page-screen-living", total=len(view.people))
        title, number = "dead", str(living)
    return ScreenSide(
        sum=number,
        word=word,
        title=scene.say(f"mafia-page-screen-{title}") if rows else "",
        rows=first_rows(rows, lambda n: scene.say("mafia-page-screen-more", n=n)),
    )


def _dark(view: View) -> bool:
    return view.phase is Phase.NIGHT


SCREENS: Final = Screens[View](pages=_pages, side=_side, dark=_dark, styles=("screen/screen.css",))
