"""Steps 2 and 3 of the shot table: which row it is, and which shots are blows."""

from intriga.games.mafia.data.shots import Cell, Column, Visitor, cell, shot_table
from intriga.games.mafia.subjects.shots.course import CLANS, arrows, bodyguard
from intriga.games.mafia.subjects.shots.target import Assault, Kind, Shooter, Target


def choose(assault: Assault) -> Cell:
    """Step 2: the set of those who came and the target's kind choose the cell.

    Raises:
        ValueError: they cannot come to such a target.
    """
    visitors = assault.visitors
    came: list[Visitor] = ["clan" for _ in visitors.clans]
    if visitors.commissar:
        came.append("commissar")
    if visitors.killer:
        came.append("killer")
    if bodyguard(assault) is not None:
        came.append("bodyguard")
    return cell(tuple(came), _column(assault)) if came else Cell()


def _column(assault: Assault) -> Column:
    target = assault.target
    match target.kind:
        case Kind.BANDIT:
            known = any(shot.lethal for shot in assault.visitors.clans)
            return "known" if known else "stranger"
        case Kind.ASSASSIN:
            return "assassin"
        case Kind.CHARGED:
            return "charged_bribed" if target.bribed else "charged"
        case Kind.HONEST:
            return _column_of_honest(target)


def _column_of_honest(target: Target) -> Column:
    if target.commissar:
        return "commissar"
    return "bribed" if target.bribed else "honest"


def blows(assault: Assault, cell: Cell) -> tuple[Shooter, ...]:
    """Step 3: the shots that kill the target or meet his shield, read without guards. The
    commissar kills a thief who is caught red-handed, whatever the row says (M18)."""
    found: set[str] = set(cell.blows)
    for shooter in shot_table().arrow.blow:
        if Shooter(shooter) in arrows(assault):
            found.add(shooter)
    if assault.target.red_handed and assault.visitors.commissar:
        found.add(Shooter.COMMISSAR)
    for shot in assault.visitors.clans:
        if "clans" in found or ("lethal" in found and shot.lethal):
            found.add(CLANS[shot.clan])
    return tuple(shooter for shooter in Shooter if shooter in found)
