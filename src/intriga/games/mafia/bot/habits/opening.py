"""Which profession a bot takes before it knows its role (M2)."""

from intriga.games.mafia.bot.mind import Mind, Plain

WANTED = {"knight": 5, "mage": 5, "thief": 4, "merchant": 2, "celebrity": 2, "": 4}
"""How often each is wanted; one of the last two is dealt among all who want it."""

SPECIALITIES = ("protection", "voice", "silence", "resurrection", "drain", "ward")


def profession(mind: Mind) -> Plain | None:
    """One of those that are offered, or none."""
    if not mind.menu.has("choose-profession"):
        return None
    offered = [*mind.menu.options("choose-profession", "profession"), ""]
    weights = [WANTED.get(one, 1) for one in offered]
    chosen: str = mind.rng.choices(offered, weights)[0]
    if not chosen:
        return {"type": "choose-profession"}
    act = {"type": "choose-profession", "profession": chosen}
    scrolls = mind.menu.options("choose-profession", "speciality", profession=chosen)
    if known := [scroll for scroll in SPECIALITIES if scroll in scrolls]:
        act["speciality"] = mind.rng.choice(known)
    return act
