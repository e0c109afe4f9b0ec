"""Who wins when one side attacks and the other defends: the rulebook's TSOP (items 20–23).

Levels are counted in fortieths, `PARTS` to a level: a helper adds a quarter of their level, the
Secretary a half, and a protection gives tenths of a sum of both, so that all sums are whole.
"""

from msgspec import Struct

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.roles import Role

PARTS = 40
"""Parts of a level."""
PRINCIPALS = (Role.DEFENCE, Role.FSB, Role.INTERIOR)
"""Who defends a territory in a land war, each with all of their level (R-T2)."""
CONTEST = "contest"
"""The draw: one of `2 ** (Δ + 1)`; 0 is the attacker's defeat."""


class Contest(Struct, frozen=True):
    """What has come of a contest. `seen`: the defender learns who attacked and what for (item 20).
    `upset`: the attacker was the stronger and lost, so the defender's level rises (item 21)."""

    won: bool
    seen: bool = False
    upset: bool = False


def own(role: Role, level: int) -> int:
    """What a role counts for itself in a contest: the President twice (item 22)."""
    return level * PARTS * (amounts().president if role is Role.PRESIDENT else 1)


def share(role: Role, level: int, *, contest: bool = True) -> int:
    """What a helper adds (item 23). The President's share is doubled in contests alone: neither at
    the exchange (R-X1) nor in a protection (R-I8)."""
    if role is Role.SECRETARY:
        return level * amounts().secretary
    twice = amounts().president if contest and role is Role.PRESIDENT else 1
    return level * amounts().helper * twice


def difference(attack: int, defence: int) -> int:
    """Δ, rounded up, of two sums of which the attacker's is not the smaller (R-T1)."""
    return -((defence - attack) // PARTS)


def sides(attack: int, defence: int) -> int | None:
    """Of how many numbers one is the attacker's defeat; None: they lose anyhow (item 20)."""
    return None if attack < defence else 2 ** (difference(attack, defence) + 1)


def lost_outright(attack: int, defence: int) -> Contest:
    """The weaker attacker's defeat."""
    return Contest(won=False, seen=defence - attack > amounts().hidden * PARTS)


def drawn(attack: int, defence: int, number: int) -> Contest:
    """What a drawn number says."""
    won = number != 0
    return Contest(won, upset=not won and attack > defence)
