"""N3: speed potions of assassins and thieves are drunk, whatever comes of the night (item 50)."""

from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.subjects.houses.belongings import use_up
from intriga.kernel import seat

HEART_BREAKS = 2
"""So many potions in one night kill in the morning (M43)."""


def run(tonight: Tonight) -> None:
    for who, plan in sorted(tonight.state.plans.items()):
        person = tonight.state.people[who]
        if not person.lives or not plan.potions:
            continue
        for _ in range(plan.potions):
            use_up(person, "potion")
        tonight.note("N3", "mafia-log-potions", who=seat(who), potions=plan.potions)
        if plan.potions >= HEART_BREAKS:
            tonight.doom(who, "heart")
