"""M14, M15, item 10: whether somebody has won."""

from tests.games.mafia.literal.night.town import CLANS, Town, living


def the_living_have_won(town: Town) -> str | None:
    """`honest`, `mafia`, `yakuza`, `both clans`, `draw`, `choice` (an infiltrator must choose), or
    None. The assassin never counts; a reanimated counts as dead."""
    people = town["people"]
    alive = [seat for seat in living(town) if not people[seat]["reanimated"]]
    honest = [seat for seat in alive if counts_as_honest(town, seat)]
    bandits = [seat for seat in alive if people[seat]["role"] == "bandit"]
    clans = [clan for clan in CLANS if any(people[seat]["clan"] == clan for seat in bandits)]
    spies = [seat for seat in honest if people[seat]["clan"]]
    if spies and not bandits:
        return "choice"  # M15: the only living clan member among all clans
    if not honest and not bandits:
        return "draw"
    if not bandits:
        return "honest"
    if not honest:
        return clans[0] if len(clans) == 1 else "both clans"
    if len(honest) == 1 and len(clans) == 1:
        return clans[0]
    return None


def counts_as_honest(town: Town, seat: int) -> bool:
    """Commissar and necromancer are honest; a recruited commissar while he has the status."""
    return town["people"][seat]["role"] in ("honest", "necromancer", "commissar")
