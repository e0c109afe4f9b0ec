"""Things and spells as the market and the catalogue list them."""

from msgspec import Struct

from intriga.games.mafia.data.things import Spell, Thing, User
from intriga.games.mafia.presentation.phrases import help_of
from intriga.games.mafia.seen.view import Me
from intriga.presentation import Scene


class Good(Struct, frozen=True, kw_only=True):
    """A kind of thing, or a spell. `own_mana`: what the necromancer pays of a spell, if it differs;
    `mine`: whether the viewer can use it."""

    name: str
    help: str
    users: tuple[str, ...]
    when: str
    lasts: str
    price: int | None
    mana: int
    own_mana: int | None
    mine: bool


def good(scene: Scene, one: Thing | Spell, me: Me | None) -> Good:
    """A kind of thing, or a spell."""
    return Good(
        name=scene.say(one.text),
        help=help_of(scene, one.text),
        users=tuple(scene.say(f"mafia-named-user-{user}") for user in one.users),
        when=scene.say(f"mafia-named-when-{'-'.join(one.when)}"),
        lasts=scene.say(f"mafia-named-lasts-{one.lasts}"),
        price=one.price if isinstance(one, Thing) else None,
        mana=one.mana,
        own_mana=one.own_mana if isinstance(one, Spell) else None,
        mine=me is not None and any(uses(user, me) for user in one.users),
    )


def uses(user: User, me: Me) -> bool:
    """Whether somebody is one who may use such a thing."""
    match user:
        case User.EVERYBODY:
            return True
        case User.CLANS:
            return bool(me.clan)
        case _:
            return user in (me.profession, me.role)
