"""The catalogue: all kinds of things and all spells, by who uses them (items 19, 44–51)."""

from typing import Any

from intriga.games.mafia.pages import goods
from intriga.games.mafia.pages.phrases import Data
from intriga.games.mafia.tables.things import User, spells, things
from intriga.games.mafia.view import View

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


def catalogue(view: View, scene: Any, query: Any) -> Data:
    """The data of `things.html`: the same for everybody but for the marks of what one can use."""
    return {"groups": [_group(view, scene, name, users) for name, users in GROUPS]}


def _group(view: View, scene: Any, name: str, users: tuple[User, ...]) -> Data:
    """A part of the catalogue, open if it has anything for the viewer."""
    found = [one for one in things().values() if one.users[0] in users]
    taught = [one for one in spells().values() if one.users[0] in users]
    rows = [goods.describe(scene, one, view.me) for one in found]
    spell_rows = [goods.describe(scene, one, view.me) for one in taught]
    return {
        "id": name,
        "title": scene.say(f"mafia-named-goods-{name}"),
        "things": rows,
        "spells": spell_rows,
        "open": view.me is None or any(one["mine"] for one in (*rows, *spell_rows)),
    }


PAGE = {"template": "things.html", "title": "mafia-named-things", "data": catalogue}
