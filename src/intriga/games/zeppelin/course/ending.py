"""How a match ends: by conquest, by the cap on turns, or deserted (item 15, Z4)."""

from intriga.games.zeppelin.state import Phase, State
from intriga.games.zeppelin.subjects import names
from intriga.kernel import Message, Outcome, Param, Result


def outcome(state: State) -> Outcome | None:
    """Z4: the citizens of the winning state win, prisoners included; each scores the centres of
    their state."""
    if state.phase is not Phase.OVER:
        return None
    winners = [seat for number in state.sharers for seat in state.citizens(number)]
    scores = tuple(_centres(state, person.country) for person in state.people)
    states: list[Param] = [names.country(state, number) for number in state.sharers]
    ending = state.ending if states or state.ending == "deserted" else "nobody"
    params = {"states": states, "count": len(states)} if states else {}
    return Outcome(tuple(sorted(winners)), scores, Message(f"zeppelin-end-{ending}", params))


def result(outcome: Outcome) -> Result:
    """One state that wins is a victory, however many live in it."""
    if not outcome.winners:
        return "nobody"
    return "won" if outcome.reason.params.get("count") == 1 else "shared"


def _centres(state: State, number: int | None) -> int:
    if number is None or not state.countries[number].power:
        return 0
    return len(state.armies[state.countries[number].power].centres)
