"""What one might look for among the forms and cannot do now, and why; only from what the viewer
knows."""

from collections.abc import Iterator

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import scrolls, spells
from intriga.games.mafia.presentation.announced import is_dead
from intriga.games.mafia.presentation.deciding.spell_prices import mana_for, spell_text
from intriga.games.mafia.seen.view import Me, View
from intriga.games.mafia.state import Phase
from intriga.kernel import Param
from intriga.presentation import Blocked, Scene


def barred(view: View, me: Me, scene: Scene) -> dict[str, tuple[Blocked, ...]]:
    """Group → what is not possible there."""
    if not view.people[me.seat].lives:
        return {}
    found = {
        "role": tuple(_of_role(view, me, scene)),
        "magic": tuple(_spells(view, me, scene)),
        "vote": (_why(scene, "vote", "by-day"),) if view.phase is Phase.NIGHT else (),
        "assassin": tuple(_of_assassin(view, me, scene)),
    }
    return {name: lines for name, lines in found.items() if lines}


def _why(scene: Scene, what: str, why: str, **params: Param) -> Blocked:
    return Blocked(
        scene.say(f"mafia-page-waits-{what}"), scene.say(f"mafia-page-why-{why}", **params)
    )


def _of_role(view: View, me: Me, scene: Scene) -> Iterator[Blocked]:
    if view.phase is Phase.DAY:
        if me.clan:
            yield _why(scene, "shot", "by-night")
        if me.role == "commissar":
            yield _why(scene, "check", "by-night")
        if me.role == "assassin":
            yield _why(scene, "contract", "by-night")
    if view.vault is not None and not view.vault.ready:
        mana = me.mana + view.vault.pledged
        yield _why(scene, "shield", "shield", need=spells()["necromancer-shield"].mana, have=mana)


def _spells(view: View, me: Me, scene: Scene) -> Iterator[Blocked]:
    """Spells and scrolls for which there is no mana, or none until tomorrow."""
    for id in _my_spells(me):
        mana = mana_for(view, me, id)
        if not me.spell:
            why = scene.say("mafia-page-why-one-spell")
        elif me.mana < mana:
            why = scene.say("mafia-page-why-mana", need=mana, have=me.mana)
        else:
            continue
        yield Blocked(scene.say(spell_text(id)), why)


def _my_spells(me: Me) -> Iterator[str]:
    """The spells that somebody could cast by what they are and have."""
    if me.role == "necromancer":
        yield "necromancer-resurrection"
    for id, spell in spells().items():
        if me.profession and me.profession in spell.users:
            yield id
    if me.profession == "mage":
        kinds = dict.fromkeys(item.kind for item in me.things if item.kind in scrolls())
        if me.speciality:
            kinds[me.speciality] = None
        yield from kinds


def _of_assassin(view: View, me: Me, scene: Scene) -> Iterator[Blocked]:
    """Nobody is told whether an assassin lives but by a grave."""
    if not view.roles.get("assassin"):
        return
    if is_dead(view, "assassin"):
        yield _why(scene, "order", "assassin-dead")
    elif view.phase is Phase.NIGHT:
        yield _why(scene, "order", "by-day")
    elif me.free_exp < amounts().contract_kill:
        yield _why(scene, "order", "exp", need=amounts().contract_kill, have=me.free_exp)
