"""The course of one assault: what is known so far of its verdict."""

from collections.abc import Iterable
from typing import Literal

from intriga.games.mafia.data.shots import Cell, shot_table
from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects.shots.target import (
    Armour,
    Assault,
    Cause,
    ClanShot,
    Death,
    Knight,
    Layer,
    Prize,
    Shooter,
    Stopped,
    UsedUp,
    Weapon,
)
from intriga.kernel import Seat

CLANS = {Clan.MAFIA: Shooter.MAFIA, Clan.YAKUZA: Shooter.YAKUZA}
"""The shooter that a clan is."""


class Course:
    """What has happened so far at one target.

    `cell`: of the shot table. `bodyguard`, `_knight`: those whom no arrow removed. `seats`: who
    shot. `came`: those who did not withdraw. `left`: the blows that still fly; in the end those of
    which the target dies. `averted`: blows that the bodyguard forestalled; those who aimed them
    never reached the house. `taken`: blows that went to the knight. `both`: both clans' blows
    overran the bodyguard (J8).
    """

    def __init__(self, assault: Assault, cell: Cell) -> None:
        self.assault = assault
        self.target = assault.target
        self.cell = cell
        self.seats = seats(assault)
        self.arrows = arrows(assault)
        self.bodyguard = bodyguard(assault)
        self.knight = _knight(assault)
        self.clans = () if cell.withdraws else assault.visitors.clans
        gone = {CLANS[shot.clan] for shot in assault.visitors.clans} if cell.withdraws else set()
        self.came = tuple(shooter for shooter in self.seats if shooter not in gone)
        self.blows: tuple[Shooter, ...] = ()
        self.left: list[Shooter] = []
        self.averted: list[Shooter] = []
        self.taken: list[Shooter] = []
        self.both = False
        self.shield_spent = False
        self.attacked = False
        self.drained: list[Seat] = []
        self.stopped: list[Stopped] = []
        self.used_up: list[UsedUp] = []
        self.deaths: dict[Seat, Death] = {}
        self.prizes: tuple[Prize, ...] = ()

    @property
    def target_dies(self) -> bool:
        """Whether the target is dead by now."""
        return self.target.seat in self.deaths

    def protected(self, seat: Seat) -> bool:
        """Whether this seat's own Magic protection stops a collateral death."""
        if seat == self.target.seat:
            return self.target.protected
        return seat in self.assault.protected

    def kill(self, seat: Seat, cause: Cause, by: tuple[Seat, ...] = ()) -> None:
        """Record a death, if this seat is not dead yet. One person may have struck twice: a
        recruited commissar on duty."""
        self.deaths.setdefault(seat, Death(seat, cause, tuple(dict.fromkeys(by))))

    def kill_beside(self, seat: Seat, cause: Cause, by: tuple[Seat, ...] = ()) -> None:
        """Record a collateral death, which one's own Magic protection stops."""
        if not self.protected(seat):
            self.kill(seat, cause, by)

    def stop(
        self, blows: Iterable[Shooter], layer: Layer, whose: Seat, piece: Armour | None = None
    ) -> None:
        """These blows kill nobody here any more."""
        for blow in tuple(blows):
            self.stopped.append(Stopped(blow, layer, whose, piece))
            self.left.remove(blow)

    def use_up(self, whose: Seat, thing: Armour | Weapon) -> None:
        """This thing is gone."""
        self.used_up.append(UsedUp(whose, thing))

    def clan_blows(self) -> list[Shooter]:
        """The blows of clans that still fly."""
        return [blow for blow in self.left if blow in CLANS.values()]


def seats(assault: Assault) -> dict[Shooter, Seat]:
    """Who shoots, in the order in which blows meet armour."""
    visitors = assault.visitors
    found = {CLANS[shot.clan]: shot.duty for shot in _in_order(visitors.clans)}
    if visitors.commissar:
        found[Shooter.COMMISSAR] = visitors.commissar.seat
    if visitors.killer:
        found[Shooter.KILLER] = visitors.killer.seat
    return found


def _in_order(clans: Iterable[ClanShot]) -> list[ClanShot]:
    """The mafia's shot before the yakuza's."""
    order = list(CLANS)
    return sorted(clans, key=lambda shot: order.index(shot.clan))


def arrows(assault: Assault) -> frozenset[Shooter]:
    """Whose shots are poisoned arrows."""
    visitors = assault.visitors
    found = {CLANS[shot.clan] for shot in visitors.clans if shot.arrow}
    if visitors.commissar and visitors.commissar.arrow:
        found.add(Shooter.COMMISSAR)
    if visitors.killer and visitors.killer.arrow:
        found.add(Shooter.KILLER)
    return frozenset(found)


def bodyguard(assault: Assault) -> Seat | None:
    """The assassin on guard, if no arrow removes them."""
    return None if _removed("bodyguard", assault) else assault.visitors.bodyguard


def _knight(assault: Assault) -> Knight | None:
    """The knight on guard, if no arrow removes him and he himself did not come to shoot (M42)."""
    if _removed("knight", assault):
        return None
    found = assault.knight
    return None if found and found.seat in seats(assault).values() else found


def _removed(guard: Literal["bodyguard", "knight"], assault: Assault) -> bool:
    return bool(arrows(assault)) and guard in shot_table().arrow.removes
