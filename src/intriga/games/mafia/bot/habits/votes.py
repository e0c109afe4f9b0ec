"""Whom a bot accuses: whoever looks like a bandit, and rather somebody who is accused already.

Whoever sees a heap of votes against somebody they trust does not join it. A bandit accuses their
own clan only when nothing can save the accused.
"""

from intriga.games.mafia.bot.mind import Habit, Mind, Plain
from intriga.kernel import Seat

WAGON = 0.5
"""How much the votes of all others would count, if all were against one."""
CROWD = 1.0
"""The same for a bandit, to whom it matters little which of the others hangs."""
FRIEND = 4.0
"""How much a bandit shrinks from accusing their own."""


def own(mind: Mind) -> Plain | None:
    """The one vote of the day."""
    if mind.menu.knows("accuse", "instead_of") and not _mine(mind):
        return None
    whom = accused(mind)
    return None if whom is None else {"type": "accuse", "whom": whom}


def _mine(mind: Mind) -> bool:
    """Whether its own vote is still to be cast."""
    return all(vote.by != mind.me.seat for vote in mind.view.votes) and (
        mind.me.seat not in mind.view.transfers
    )


def entrusted(mind: Mind) -> Plain | None:
    """A vote that somebody left to it."""
    owners = mind.menu.options("accuse", "instead_of")
    whom = accused(mind) if owners else None
    if whom is None:
        return None
    return {"type": "accuse", "instead_of": owners[0], "whom": whom}


def accused(mind: Mind) -> Seat | None:
    """Against whom it votes now."""
    offered: list[Seat] = mind.menu.options("accuse", "whom")
    candidates = [who for who in offered if who != mind.me.seat]
    if not candidates:
        return None
    return max(candidates, key=lambda who: (_guilt(mind, who), who))


def _guilt(mind: Mind, who: Seat) -> float:
    halves = {one.whom: one.halves for one in mind.view.tally}
    voters = max(1, 2 * len(mind.others))
    share = halves.get(who, 0) / voters
    wagon = WAGON * share
    if who not in mind.suspicion:  # the reanimated
        return wagon - 3
    if not mind.bandit:
        return mind.suspicion[who] + wagon
    if who in mind.mates:
        doomed = share > 1 / 2
        return wagon + (1 if doomed and mind.nature.bold > 0.5 else -FRIEND)
    # A bandit looks like one of the town, but is content to see anybody else hang.
    return 0.5 * mind.suspicion[who] + CROWD * share


def pool(mind: Mind) -> Plain | None:
    """The dead without a necromancer put their mana together (item 41)."""
    offered = mind.menu.options("fill-pool", "whom")
    if not offered or len(mind.view.people) - len(mind.others) < 4:
        return None
    begun = [one.against for one in mind.view.pool if one.against in offered]
    whom = begun[0] if begun else mind.most_suspicious(offered)
    if whom is None or whom in mind.mates or (not begun and mind.chance(0.6)):
        return None
    span = mind.menu.span("fill-pool", "mana", whom=whom)
    return {"type": "fill-pool", "whom": whom, "mana": span[-1]} if span else None


HABITS: tuple[Habit, ...] = (own, entrusted)
"""The last of a day."""
