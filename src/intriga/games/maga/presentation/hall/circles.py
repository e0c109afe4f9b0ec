"""Who sits where: all circles at a glance, or one in large letters for its curator's phone (items
8–12). Where people are is public; whom a team does not receive, that team knows."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from intriga.games.maga.presentation.beginnings import options_of
from intriga.games.maga.presentation.phrases import act_url, hue, land, lands, where
from intriga.games.maga.seen.view import View
from intriga.games.maga.state import Phase
from intriga.games.maga.subjects.circles.sitting import INTERNATIONAL
from intriga.kernel import Seat
from intriga.presentation import NamedPage, PageData, Scene

_ALL: Final = -2


class Query(Struct, frozen=True):
    """`circle`: one of them alone; -1 is the international one, -2 all."""

    circle: Annotated[int, Meta(ge=_ALL, le=119)] = _ALL


class Person(Struct, frozen=True):
    """Somebody in a circle. `where`: where an ambassador is; `of`: whose a guest is."""

    name: str
    me: bool
    where: str = ""
    of: str = ""


class Sitting(Struct, frozen=True):
    """A circle: who is at home, out, here as a guest. `hue`: -1 is the international one."""

    name: str
    chairs: str
    own: bool
    hue: int
    url: str
    home: list[Person]
    out: list[Person]
    guests: list[Person]


class Circles(PageData, frozen=True, kw_only=True):
    """`one`: a circle alone; `hall`: see `Options`; `banned`: None for who has no team."""

    one: bool
    all_url: str
    circles: list[Sitting]
    hall: str
    banned: str | None
    can_ban: bool
    act_url: str


def circles(view: View, scene: Scene, query: Query) -> Circles | None:
    """The data of `circles.html`; None for a circle that there is not."""
    known = [INTERNATIONAL, *sorted({one.team for one in view.lands})]
    if query.circle == _ALL:
        shown = known
    elif query.circle in known:
        shown = [query.circle]
    else:
        return None
    home = view.home
    return Circles(
        title=where(scene, query.circle) if query.circle != _ALL else "",
        one=query.circle != _ALL,
        all_url=scene.page("circles"),
        circles=[_circle(view, scene, one) for one in shown],
        hall=options_of(scene).hall,
        banned=lands(scene, home.banned) if home else None,
        can_ban=home is not None and home.commands and view.phase is Phase.PLAY,
        act_url=act_url(scene),
    )


def _circle(view: View, scene: Scene, circle: int) -> Sitting:
    home = view.home
    members = {
        who: team
        for team, squad in view.squads.items()
        if view.lands[team].team == circle
        for who in squad
    }
    guests = [
        (who, team)
        for team, squad in view.squads.items()
        for who in squad
        if view.out.get(who, _ALL) == circle
    ]
    return Sitting(
        name=where(scene, circle),
        chairs=scene.say("maga-page-chairs", taken=len(guests), n=len(view.lands))
        if circle == INTERNATIONAL
        else "",
        own=home is not None and home.team == circle,
        hue=hue(circle) if circle >= 0 else -1,
        url=scene.page("circles", circle=circle),
        home=[_person(scene, who) for who in members if who not in view.out],
        out=[
            _person(scene, who, where=where(scene, view.out[who]))
            for who in members
            if who in view.out
        ],
        guests=[_person(scene, who, of=land(scene, team)) for who, team in guests],
    )


def _person(scene: Scene, who: Seat, *, where: str = "", of: str = "") -> Person:
    return Person(scene.names[who], who == scene.viewer, where, of)


CIRCLES_PAGE: Final = NamedPage(
    template="circles.html",
    title="maga-page-circles",
    data=circles,
    query=Query,
    live=True,
)
