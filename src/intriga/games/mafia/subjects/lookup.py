"""What the rules often ask about the town."""

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.guild import reserved
from intriga.games.mafia.state.people import Role
from intriga.kernel import Refusal, Seat, refuse

SHIELD = 60
"""Mana of a ready shield (item 14)."""


def is_seat(state: State, seat: Seat) -> bool:
    """Whether there is such a person."""
    return 0 <= seat < len(state.people)


def free_exp(state: State, seat: Seat) -> int:
    """Exp of this person that no order to the assassin holds."""
    guild = state.guild
    gathered = sum(one.shares.get(seat, 0) for one in guild.gatherings)
    return state.people[seat].exp - reserved(tuple(guild.orders), seat) - gathered


def practises(state: State, seat: Seat, profession: Profession) -> bool:
    """Whether this person has the profession, dead or alive."""
    return state.people[seat].profession is profession


def necromancer_lives(state: State) -> bool:
    """Whether the dead may use mana and exp (item 18)."""
    return state.holder(Role.NECROMANCER) is not None


def pledged(state: State) -> int:
    """All mana in the shield that is not the necromancer's own."""
    return sum(pledge.mana for pledge in state.crypt.pledges)


def shield_ready(state: State, seat: Seat) -> bool:
    """M28: whether this is the necromancer with a ready shield."""
    person = state.people[seat]
    if person.role is not Role.NECROMANCER or state.under("antimagic", seat):
        return False
    return person.mana + pledged(state) >= SHIELD


def must_be(state: State, phase: Phase) -> Refusal | None:
    """A refusal unless it is this phase now."""
    if state.phase is phase:
        return None
    return refuse("mafia-refused-by-day" if phase is Phase.DAY else "mafia-refused-by-night")


def must_live(state: State, seat: Seat) -> Refusal | None:
    """A refusal for the dead."""
    return None if state.people[seat].lives else refuse("mafia-refused-dead")


def must_walk(state: State, seat: Seat) -> Refusal | None:
    """A refusal for those who do not count as living today (M13)."""
    return None if state.people[seat].walks else refuse("mafia-refused-dead")


def living_other(state: State, seat: Seat, whom: Seat) -> Refusal | None:
    """A refusal unless `whom` is somebody else who is alive."""
    if not is_seat(state, whom) or whom == seat or not state.people[whom].lives:
        return refuse("mafia-refused-living-other")
    return None


def may_recruit(state: State) -> bool:
    """M5: whether clans may recruit in this match."""
    switch = state.options.recruiting
    return switch == "on" or (switch == "auto" and len(state.people) >= amounts().recruitment_from)


def playing(state: State) -> Refusal | None:
    """A refusal before the first night and after the end."""
    ongoing = state.phase in (Phase.NIGHT, Phase.DAY)
    return None if ongoing else refuse("mafia-refused-by-night")


def is_begun(state: State) -> Refusal | None:
    """The gate of all that the host does: not before the first night."""
    return refuse("mafia-refused-by-day") if state.phase is Phase.OPENING else None
