"""Step 3: revolts, lies and viruses take their toll (R-B2, R-M2, R-M3)."""

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Land
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.percent import shrink
from intriga.games.maga.subjects.stage.stage import Stage


def run(stage: Stage) -> None:
    for land, territory in enumerate(stage.state.territories):
        if territory.revolt:
            territory.unrest += 1
            lost = min(100, territory.unrest)
            stage.note("unrest", land=seat_of(land), percent=lost)
            shrink(stage, land, 100 - lost, 100)
        for _ in territory.lies:
            stage.please(land, -amounts().statement)
        tick(stage, land)


def tick(stage: Stage, land: Land) -> None:
    """Every virus in a territory works, each twice as hard as it did before."""
    for virus in stage.territory(land).viruses:
        virus.ticks += 1
        stage.please(land, -(amounts().virus_base ** virus.ticks))
