"""What the necromancer does of their own accord (items 13, 19)."""

from intriga.games.mafia.bot.mind import Habit, Mind, Plain

SHIELD = 60


def raise_up(mind: Mind) -> Plain | None:
    """The commissar first; another of the honest if there is no hope of a shield."""
    offered = mind.menu.options("resurrect", "whom")
    vault = mind.view.vault
    if not offered or vault is None:
        return None
    wanted = [who for who in offered if mind.role_of(who) == "commissar"]
    hopeless = mind.view.turn > 1 and mind.me.mana + vault.pledged < SHIELD
    if not wanted and hopeless and mind.chance(0.4):
        wanted = [who for who in offered if mind.role_of(who) == "honest"]
    whom = mind.any_of(wanted)
    return None if whom is None else {"type": "resurrect", "whom": whom, "publicly": False}


def _spare(mind: Mind, mana: int) -> bool:
    """Whether so much mana is not needed for a shield or for the commissar."""
    vault = mind.view.vault
    mine = mind.me.mana + (vault.pledged if vault is not None else 0)
    return mine - mana >= SHIELD or (mine < SHIELD and mind.me.mana - mana >= 25)


def subjugate(mind: Mind) -> Plain | None:
    """The vote of a soul against whom it suspects most."""
    souls = mind.menu.options("subjugate", "soul")
    accused = [who for who in mind.menu.options("subjugate", "whom") if who != mind.me.seat]
    whom = mind.most_suspicious(accused)
    if not souls or whom is None or not _spare(mind, 10) or mind.chance(0.7):
        return None
    return {"type": "subjugate", "soul": mind.rng.choice(souls), "whom": whom}


def reanimate(mind: Mind) -> Plain | None:
    """A dead honest person has a whole vote for a day."""
    offered = mind.menu.options("reanimate", "whom")
    honest = [who for who in offered if mind.role_of(who) in ("honest", "commissar")]
    whom = mind.any_of(honest)
    if whom is None or not _spare(mind, 19) or mind.chance(0.8):
        return None
    return {"type": "reanimate", "whom": whom}


HABITS: tuple[Habit, ...] = (raise_up, subjugate, reanimate)
