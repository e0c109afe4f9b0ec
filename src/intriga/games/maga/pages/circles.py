"""Who sits where: all circles at a glance, or one in large letters for its curator's phone (items
8–12). Where people are is public; whom a team does not receive, that team knows."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from intriga.games.maga.pages.phrases import Data, act_url, hue, land, lands, where
from intriga.games.maga.seen.view import View
from intriga.games.maga.state import Phase
from intriga.games.maga.subjects.circles.sitting import INTERNATIONAL

_ALL: Final = -2


class Query(Struct, frozen=True):
    """`circle`: one of them alone; -1 is the international one, -2 all."""

    circle: Annotated[int, Meta(ge=_ALL, le=119)] = _ALL


def circles(view: View, scene: Any, query: Query) -> Data | None:
    """The data of `circles.html`; None for a circle that there is not."""
    known = [INTERNATIONAL, *sorted({one.team for one in view.lands})]
    if query.circle == _ALL:
        shown = known
    elif query.circle in known:
        shown = [query.circle]
    else:
        return None
    home = view.home
    return {
        "title": where(scene, query.circle) if query.circle != _ALL else None,
        "one": query.circle != _ALL,
        "all_url": scene.page("circles"),
        "circles": [_circle(view, scene, one) for one in shown],
        "plays": view.phase is Phase.PLAY,
        "hall": scene.options["hall"],
        "banned": lands(scene, home.banned) if home else None,
        "can_ban": home is not None and home.commands and view.phase is Phase.PLAY,
        "act_url": act_url(scene),
    }


def _circle(view: View, scene: Any, circle: int) -> Data:
    home = view.home
    own = home is not None and home.team == circle
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
    return {
        "name": where(scene, circle),
        "chairs": scene.say("maga-page-chairs", taken=len(guests), n=len(view.lands))
        if circle == INTERNATIONAL
        else "",
        "own": own,
        "hue": hue(circle) if circle >= 0 else -1,
        "url": scene.page("circles", circle=circle),
        "home": [_person(scene, who) for who in members if who not in view.out],
        "out": [
            _person(scene, who) | {"where": where(scene, view.out[who])}
            for who in members
            if who in view.out
        ],
        "guests": [_person(scene, who) | {"of": land(scene, team)} for who, team in guests],
    }


def _person(scene: Any, who: int) -> Data:
    return {"name": scene.names[who], "me": who == scene.viewer}


PAGE = {
    "template": "circles.html",
    "title": "maga-page-circles",
    "data": circles,
    "query": Query,
    "live": True,
}
