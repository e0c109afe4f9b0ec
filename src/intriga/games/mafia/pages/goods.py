"""Things and spells as the market and the catalogue list them."""

from typing import Any

from intriga.games.mafia.pages.phrases import Data
from intriga.games.mafia.tables.things import Spell, Thing, User
from intriga.games.mafia.view import Me


def describe(scene: Any, one: Thing | Spell, me: Me | None) -> Data:
    """One kind of thing, or a spell. `mine`: whether the viewer can use it."""
    return {
        "id": one.id,
        "name": scene.say(one.text),
        "help": scene.pages.say(one.text, attribute="help"),
        "users": [scene.say(f"mafia-named-user-{user}") for user in one.users],
        "when": scene.say(f"mafia-named-when-{'-'.join(one.when)}"),
        "lasts": scene.say(f"mafia-named-lasts-{one.lasts}"),
        "price": one.price if isinstance(one, Thing) else None,
        "mana": one.mana or None,
        "own_mana": one.own_mana if isinstance(one, Spell) else None,
        "mine": me is not None and any(_is(user, me) for user in one.users),
    }


def _is(user: User, me: Me) -> bool:
    """Whether the viewer is one who may use such a thing."""
    match user:
        case User.EVERYBODY:
            return True
        case User.CLANS:
            return bool(me.clan)
        case _:
            return user in (me.profession, me.role)
