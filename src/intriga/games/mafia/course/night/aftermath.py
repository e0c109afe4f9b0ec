"""N8: drains, prizes, acquaintances; worn plate is gone."""

from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.data.awards import amounts, awards
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects.awards import prizes
from intriga.games.mafia.subjects.shots.target import Verdict
from intriga.kernel import Seat, seat


def run(tonight: Tonight) -> None:
    for verdict in tonight.verdicts:
        _drain(tonight, verdict)
        _knowledge(tonight, verdict)
        _prizes(tonight, verdict)
    _drain_armed(tonight)
    for who in tonight.royale:
        prizes.award(tonight.state, who, "royale", awards().royale)
    for person in tonight.state.people:  # item 44: one night only
        person.things = [
            item for item in person.things if not (item.kind == "plate" and item.ready)
        ]


def _drain(tonight: Tonight, verdict: Verdict) -> None:
    """Items 14 and 16, M29: exp is gone from the attacker for good; the necromancer gets three of
    five."""
    state = tonight.state
    necromancer = next(
        (who for who, one in enumerate(state.people) if one.role is Role.NECROMANCER), None
    )
    if necromancer is None:
        return
    state.crypt.attacked |= verdict.attacked
    for who in verdict.drained:
        drain(tonight, who, necromancer)


def _drain_armed(tonight: Tonight) -> None:
    """M38: who struck at a thief with a necromancer's ready shield."""
    people = enumerate(tonight.state.people)
    necromancer = next((who for who, one in people if one.role is Role.NECROMANCER), None)
    for who in tonight.drains:
        assert necromancer is not None
        drain(tonight, who, necromancer)


def drain(tonight: Tonight, who: Seat, necromancer: Seat) -> None:
    """5 exp, or all there are (item 16)."""
    state = tonight.state
    taken = min(amounts().drain_exp, state.people[who].exp)
    part, whole = amounts().drain_share
    state.people[who].exp -= taken
    state.people[necromancer].exp += taken * part // whole
    tonight.drained[who] = tonight.drained.get(who, 0) + taken
    tonight.note("N8", "mafia-log-drained", who=seat(who), exp=taken)


def _knowledge(tonight: Tonight, verdict: Verdict) -> None:
    for known in verdict.acquaintances:
        tonight.state.clans[known.clan].knows_clan = True
    for clan in verdict.recognised_by:
        tonight.state.clans[clan].knows_assassin = True


def _prizes(tonight: Tonight, verdict: Verdict) -> None:
    """Item 43: for the commissar, to all of the clan, living or dead."""
    for prize in verdict.prizes:
        for mate in tonight.state.members(prize.clan, dead=True):
            prizes.award(tonight.state, mate, "commissar-killed", prize.exp)
