"""“−X % of all characteristics” (R-P1 to R-P3, R-T10)."""

from intriga.games.maga.data.lines import Land
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.stage import Stage


def rounded(whole: int, above: int, below: int) -> int:
    """`whole` times a fraction, rounded half up."""
    return (2 * whole * above + below) // (2 * below)


def shrink(stage: Stage, land: Land, above: int, below: int, *, mood: bool = False) -> None:
    """Leave this part of treasury, income and missiles, and of the mood if asked; levels are
    never meant. A debt does not shrink; missiles in flight are not touched."""
    territory = stage.territory(land)
    before = (territory.treasury, territory.income, territory.nuclear, territory.abm)
    if territory.treasury > 0:
        territory.treasury = rounded(territory.treasury, above, below)
    for sphere, income in territory.incomes.items():
        territory.incomes[sphere] = rounded(income, above, below)
    territory.nuclear = rounded(territory.nuclear, above, below)
    territory.abm = rounded(territory.abm, above, below)
    if mood:
        territory.mood = rounded(territory.mood, above, below)
    stage.note(
        "shrunk",
        land=seat_of(land),
        money=before[0] - territory.treasury,
        income=before[1] - territory.income,
        nuclear=before[2] - territory.nuclear,
        abm=before[3] - territory.abm,
    )
