"""The town as everybody sees it."""

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.seen.view import Citizen, Paper, Spoken, Tallied, View
from intriga.games.mafia.state import State
from intriga.games.mafia.state.events import Contribute, Transfer, Vote
from intriga.games.mafia.subjects.lives import report
from intriga.games.mafia.subjects.opening import seating
from intriga.games.mafia.subjects.votes import ballot, counting
from intriga.kernel import Seat


def town(state: State) -> View:
    """Who lives, who lay where, how the votes stand."""
    seen = View(
        phase=state.phase,
        turn=state.turn,
        people=[_citizen(state, who) for who in range(len(state.people))],
        reinforcements=state.reinforcements,
        destroyed=[str(clan) for clan, gang in state.clans.items() if gang.quit],
        sergeant=state.watch.announced,
        roles=_numbers(state),
        papers=[
            Paper(one.night, one.stories, state.rewritten.get(one.night, ""))
            for one in state.papers
        ],
        ending=state.ending,
        winners=state.winners,
    )
    log = ballot.log(state)
    seen.votes = [
        Spoken(event.by, event.against, state.today.times[place])
        for place, event in enumerate(log)
        if isinstance(event, Vote)
    ]
    seen.pool = [event for event in log if isinstance(event, Contribute)]
    for event in log:
        if isinstance(event, Transfer):
            seen.transfers.pop(event.giver, None)
            if event.to is not None:
                seen.transfers[event.giver] = event.to
    totals = counting.public_totals(ballot.electorate(state), log)
    seen.tally = [Tallied(whom, halves) for whom, halves in sorted(totals.items())]
    return seen


def _citizen(state: State, who: Seat) -> Citizen:
    person = state.people[who]
    if person.lives:
        absent = person.missed >= amounts().days_missed
        return Citizen(True, role=person.shown, absent=absent)
    assert person.grave is not None
    return Citizen(
        lives=False,
        reanimated=person.reanimated,
        role=person.shown,
        profession=report.known_profession(state, who) or "",
        died=person.grave.tick,
    )


def _numbers(state: State) -> dict[str, int]:
    counts = seating.numbers(state.options, len(state.people))
    return {
        "clan": counts.clan,
        "commissar": counts.commissar,
        "necromancer": counts.necromancer,
        "assassin": counts.assassin,
        "honest": counts.plain,
    }
