"""The catalogue: all kinds of things and all spells, by who uses them (items 19, 44–51)."""

from msgspec import Struct

from intriga.games.mafia.data.things import User, spells, things
from intriga.games.mafia.presentation.pages.goods import Good, good
from intriga.games.mafia.seen.view import View
from intriga.presentation import NamedPage, NoQuery, PageData, Scene

GROUPS: tuple[tuple[str, tuple[User, ...]], ...] = (
    ("everybody", (User.EVERYBODY,)),
    ("knight", (User.KNIGHT,)),
    ("mage", (User.MAGE,)),
    ("thief", (User.THIEF,)),
    ("merchant", (User.MERCHANT,)),
    ("celebrity", (User.CELEBRITY,)),
    ("shooters", (User.CLANS, User.COMMISSAR, User.ASSASSIN)),
    ("necromancer", (User.NECROMANCER,)),
)
"""The parts of the catalogue: whose things each has, by their first user."""


class GoodsOf(Struct, frozen=True, kw_only=True):
    """A part of the catalogue, open if it has anything for the viewer."""

    id: str
    title: str
    things: tuple[Good, ...]
    spells: tuple[Good, ...]
    open: bool


class Catalogue(PageData, frozen=True, kw_only=True):
    """The data of `things.html`: the same for everybody but for the marks of what one can use."""

    groups: tuple[GoodsOf, ...]


def _catalogue(view: View, scene: Scene, query: NoQuery) -> Catalogue:
    return Catalogue(groups=tuple(_group(view, scene, name, users) for name, users in GROUPS))


def _group(view: View, scene: Scene, name: str, users: tuple[User, ...]) -> GoodsOf:
    sold = [good(scene, one, view.me) for one in things().values() if one.users[0] in users]
    taught = [good(scene, one, view.me) for one in spells().values() if one.users[0] in users]
    return GoodsOf(
        id=name,
        title=scene.say(f"mafia-named-goods-{name}"),
        things=tuple(sold),
        spells=tuple(taught),
        open=view.me is None or any(one.mine for one in sold + taught),
    )


CATALOGUE_PAGE = NamedPage[View, NoQuery](
    template="pages/things.html", title="mafia-named-things", data=_catalogue
)
