"""What spells cost the viewer."""

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import scroll_mana, scrolls, spells, things
from intriga.games.mafia.seen.view import Me, View


def spell_text(spell: str) -> str:
    """The id of the name of a spell, or of a scroll of the same power."""
    return spells()[spell].text if spell in spells() else things()[spell].text


def mana_for(view: View, me: Me, spell: str) -> int:
    """What a spell costs: a mage's speciality half of it, the necromancer half of a resurrection
    (M27), the dead double (item 40)."""
    one = view.people[me.seat]
    dead = not one.lives and not one.reanimated
    if spell in scrolls():
        return scroll_mana(scrolls()[spell], spell == me.speciality, dead)
    own = spells()[spell].own_mana
    mana = spells()[spell].mana if own is None else own
    return mana * (amounts().dead_factor if dead else 1)
