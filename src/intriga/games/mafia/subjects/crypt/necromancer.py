"""Who the necromancer is, and when they work (items 12–19)."""

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import lookup
from intriga.kernel import Refusal, Seat, refuse


def must_be_necromancer(state: State, who: Seat) -> Refusal | None:
    """A gate: the necromancer, alive, in a night or on a day."""
    if state.people[who].role is not Role.NECROMANCER:
        return refuse("mafia-refused-not-necromancer")
    return lookup.must_live(state, who) or under_way(state)


def under_way(state: State) -> Refusal | None:
    """A refusal before the first night and after the end."""
    night_or_day = state.phase in (Phase.NIGHT, Phase.DAY)
    return None if night_or_day else refuse("mafia-refused-by-day")


def needs_necromancer(state: State) -> Refusal | None:
    """A refusal where no necromancer lives."""
    return None if lookup.necromancer_lives(state) else refuse("mafia-refused-no-necromancer")


def must_be_dead(state: State, whom: Seat) -> Refusal | None:
    """A refusal unless there is such a person, and they are dead."""
    dead = lookup.is_seat(state, whom) and not state.people[whom].lives
    return None if dead else refuse("mafia-refused-not-dead")


def works_by_day(state: State, who: Seat) -> Refusal | None:
    """A gate: the necromancer, alive, on a day."""
    return must_be_necromancer(state, who) or lookup.must_be(state, Phase.DAY)


def may_turn_to(state: State, who: Seat) -> bool:
    """Whether somebody may give to the necromancer, or ask something of them, now."""
    others = state.people[who].role is not Role.NECROMANCER
    return others and under_way(state) is None and lookup.necromancer_lives(state)
