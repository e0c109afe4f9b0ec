"""The pictures of a game that says nothing of screens, and those that every match has: its board,
who plays, how it ended."""

from collections.abc import Iterator, Sequence
from typing import Final

from markupsafe import Markup

from intriga.web.game_pages import Data
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.fragments import packed
from intriga.web.screen.shown import Picture
from intriga.web.screen.still import still

PEOPLE: Final = 30
"""People on a picture: three columns of ten."""
_ENDED: Final = 12
"""People on a picture of the end: two columns of six."""
_SIZES: Final = (("few", 8), ("several", 18), ("many", PEOPLE))


def board_picture(zones: Zones) -> Iterator[Picture]:
    """The board of the game, without what leads away from it, or the position in sentences."""

    def make() -> str:
        template = zones.frame.data["match"]["board_template"]
        data = {"match": zones.match(), "board": zones.board() | {"own": []}}
        site = zones.site
        return site.render(template, t=zones.t, lang=zones.page.language, **data)

    made = zones.attempt("board", make, None)
    html = still(made) if made is not None else zones.fragment("failed", zone="")
    yield _picture(zones, "board", Markup(html), fits=True)


def people_pictures(zones: Zones) -> Iterator[Picture]:
    """Who plays, with what their game says of them."""
    people = [one for one in zones.people() if not one["left"]]
    for number, group in enumerate(groups(people, PEOPLE), 1):
        html = _piece(zones, "people", {"people": group, "count": size_of(len(people))})
        yield _picture(zones, f"people-{number}", html)


def ending_pictures(zones: Zones) -> Iterator[Picture]:
    """How the match ended, and who was who; nothing while it is played."""
    ended = zones.attempt("finished", zones.finished, None)
    outcome = zones.page.match_view.observation.outcome
    if ended is None or outcome is None:
        return
    people = [one | {"won": one["seat"] in outcome.winners} for one in zones.people()]
    people.sort(key=lambda one: not one["won"])
    shown = {name: ended[name] for name in ("headline", "reason", "verdict", "stamp")}
    for number, group in enumerate(groups(people, _ENDED), 1):
        html = _piece(zones, "ending", shown | {"people": group})
        yield _picture(zones, f"ending-{number}", html)


def groups(people: Sequence[Data], most: int) -> Iterator[Sequence[Data]]:
    """Equal parts of a list, each of at most so many."""
    parts = -(-len(people) // most) or 1
    size = -(-len(people) // parts)
    for start in range(0, max(1, len(people)), size or 1):
        yield people[start : start + size]


def size_of(count: int) -> str:
    """How large so many names can be shown."""
    return next((size for size, most in _SIZES if count <= most), "many")


def _picture(zones: Zones, key: str, html: str, *, fits: bool = False) -> Picture:
    data = {"key": key, "title": "", "html": html, "happened": 0, "fits": fits}
    return Picture(key, packed(_piece(zones, "picture", data)))


def _piece(zones: Zones, name: str, data: Data) -> Markup:
    return zones.site.piece(f"screen/{name}.html", zones.page.language, zones.game, data)
