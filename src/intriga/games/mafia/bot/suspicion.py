"""How suspicious everybody looks, by who voted for whom and what the dead turned out to be.

Everybody who reads along can reckon so. A bandit seldom votes against their own clan and likes to
hang the honest; a clan shoots those who accused it. The weights are ours, tuned by self-play.
"""

from collections.abc import Mapping

from intriga.games.mafia.bot.memory import Memory
from intriga.games.mafia.seen.view import View
from intriga.kernel import Seat

CLANS = ("mafia", "yakuza")
HONEST = ("honest", "commissar", "necromancer")

ACCUSED_BANDIT = 0.9
"""Less suspicious of a clan whoever accused one of it; twice as much whoever came first."""
SPARED_BANDIT = 0.35
"""More suspicious of a clan whoever accused another on the day one of it was hanged."""
ACCUSED_HONEST = 0.2
ACCUSED_BY_BANDIT = 0.7
"""Less suspicious of a clan whomever one of it accused."""
ACCUSER_SHOT = 0.45
"""More suspicious whomever somebody accused who was shot in the next night."""

Scores = Mapping[Seat, Mapping[str, float]]


def scores(view: View, memory: Memory) -> Scores:
    """Seat → clan → how much speaks for it; 0: nothing does."""
    found = {who: dict.fromkeys(CLANS, 0.0) for who in range(len(view.people))}
    roles = [one.role for one in view.people]
    hanged = {one.died // 2: who for who, one in enumerate(view.people) if one.died % 2}
    for vote in memory.ballots:
        if vote.by == vote.against:
            continue
        _by_accused(found[vote.by], roles[vote.against], vote.place)
        victim = hanged.get(vote.day)
        if victim is not None and roles[victim] in CLANS and vote.against != victim:
            found[vote.by][roles[victim]] += SPARED_BANDIT
        _by_accuser(found[vote.against], roles[vote.by])
        if roles[vote.by] in HONEST and view.people[vote.by].died == 2 * vote.day + 2:
            for clan in CLANS:
                found[vote.against][clan] += ACCUSER_SHOT
    return found


def _by_accused(voter: dict[str, float], role: str, place: int) -> None:
    if role in CLANS:
        voter[role] -= ACCUSED_BANDIT * (2 if place == 0 else 1)
    elif role in HONEST:
        for clan in CLANS:
            voter[clan] += ACCUSED_HONEST


def _by_accuser(accused: dict[str, float], role: str) -> None:
    if role in CLANS:
        accused[role] -= ACCUSED_BY_BANDIT
