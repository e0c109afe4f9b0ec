"""The speeches of the celebrity: two votes more, three, or two people muted (item 48).

A speech is no spell: neither mirror nor Protection from magic is in its way, and it does not count
as the one spell of a day. The town sees nothing of it but the result.
"""

from collections.abc import Callable

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.uses.use import Whom
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import Choices, Chosen, Refusal, Seat, Step, msg, people, seat

Deliver = Callable[[State, Seat, Whom, Step], None]


ORATOR, PROPHET = amounts().vote_orator, amounts().vote_prophet


def check(state: State, who: Seat, whom: Whom) -> Refusal | None:
    """Nothing else stands in the way of a speech."""
    return None


def more_votes(kind: str, votes: int) -> Deliver:
    """A speech that adds votes to one's own."""

    def deliver(state: State, who: Seat, whom: Whom, step: Step) -> None:
        note(
            state, step, "D0", "mafia-log-speech", who=seat(who), speech=msg(f"mafia-thing-{kind}")
        )
        ballot.add_votes(state, who, votes, step)

    return deliver


def advocate(state: State, who: Seat, whom: Whom, step: Step) -> None:
    """All votes of two people are void today."""
    note(state, step, "D0", "mafia-log-advocate", who=seat(who), whom=[seat(one) for one in whom])
    step.emit("mafia-speech-held", (who,))
    ballot.mute(state, whom, step)


def to_mute(state: State, who: Seat, chosen: Chosen) -> Choices:
    """For the speech of an advocate: others who count as living, each once."""
    before = chosen.get("whom")
    named_before = before if isinstance(before, list | tuple) else ()
    return people(one for one in state.walking() if one != who and one not in named_before)
