"""What somebody has, on the card and beside each decision."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from intriga.games.mafia.presentation.phrases import capital, profession_within, role
from intriga.games.mafia.seen.view import Me, View
from intriga.games.mafia.state import Phase
from intriga.presentation import Resource, Scene


class Holding(Struct, frozen=True):
    """So much of something. `note`: how much of it is free or given away, if that is not all or
    nothing."""

    kind: Literal["exp", "mana", "coins"]
    n: int
    note: str = ""


def holdings(me: Me, scene: Scene) -> Iterator[Holding]:
    """Exp, mana and coins."""
    free = scene.say("mafia-page-free", n=me.free_exp) if me.free_exp != me.exp else ""
    pledged = scene.say("mafia-page-on-shield", n=me.pledged) if me.pledged else ""
    yield Holding("exp", me.exp, free)
    yield Holding("mana", me.mana, pledged)
    yield Holding("coins", me.coins)


def resources(view: View, scene: Scene) -> tuple[Resource, ...]:
    """The viewer's role and what they have; nothing before roles are dealt."""
    me = view.me
    if me is None or view.phase is Phase.OPENING:
        return ()
    return (
        Resource(capital(role(scene, me.role)), profession_within(scene, me.profession)),
        *(
            Resource(
                f"{one.n}",
                scene.say(f"mafia-page-have-{one.kind}", n=one.n),
                (one.note,) if one.note else (),
            )
            for one in holdings(me, scene)
        ),
    )
