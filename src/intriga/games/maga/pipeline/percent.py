"""“−X % of all characteristics” (R-P1 to R-P3, R-T10)."""

from intriga.games.maga.state import Territory


def rounded(whole: int, above: int, below: int) -> int:
    """`whole` times a fraction, rounded half up."""
    return (2 * whole * above + below) // (2 * below)


def shrink(territory: Territory, above: int, below: int, *, mood: bool = False) -> None:
    """Leave this part of treasury, income and missiles, and of the mood if asked; levels are
    never meant. A debt does not shrink; missiles in flight are not touched."""
    if territory.treasury > 0:
        territory.treasury = rounded(territory.treasury, above, below)
    for sphere, income in territory.incomes.items():
        territory.incomes[sphere] = rounded(income, above, below)
    territory.nuclear = rounded(territory.nuclear, above, below)
    territory.abm = rounded(territory.abm, above, below)
    if mood:
        territory.mood = rounded(territory.mood, above, below)
