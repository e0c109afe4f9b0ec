"""Guests: people of elsewhere who sit in the room of a state (item 2, Z43)."""

from intriga.games.zeppelin import acts
from intriga.games.zeppelin.rules import announce, gates, standing
from intriga.games.zeppelin.state import State
from intriga.kernel import Refusal, Seat, Step, refuse, seat


def check_admit(state: State, by: Seat, act: acts.AdmitGuest) -> Refusal | None:
    """Z43: anybody who is no citizen and not blacklisted."""
    refusal = gates.holder(state, by, "exile")
    if refusal is not None:
        return refusal
    if not standing.is_present(state, act.whom):
        return refuse("zeppelin-refused-nobody")
    country = standing.country_of(state, by)
    if standing.is_citizen(state, act.whom, standing.number_of(state, by)):
        return refuse("zeppelin-refused-guest-citizen")
    if act.whom in country.blacklist:
        return refuse("zeppelin-refused-guest-blacklisted", whom=seat(act.whom))
    return refuse("zeppelin-refused-guest-already") if act.whom in country.guests else None


def admit(state: State, by: Seat, act: acts.AdmitGuest, step: Step) -> None:
    standing.country_of(state, by).guests.append(act.whom)
    _tell(state, by, act.whom, "zeppelin-guest-admitted", step)


def check_dismiss(state: State, by: Seat, act: acts.DismissGuest) -> Refusal | None:
    """Z43."""
    refusal = gates.holder(state, by, "exile")
    if refusal is not None or act.whom in standing.country_of(state, by).guests:
        return refusal
    return refuse("zeppelin-refused-no-guest")


def dismiss(state: State, by: Seat, act: acts.DismissGuest, step: Step) -> None:
    _tell(state, by, act.whom, "zeppelin-guest-dismissed", step)
    standing.country_of(state, by).guests.remove(act.whom)


def admissible(state: State, by: Seat) -> list[Seat]:
    """Who may be admitted."""
    number, country = standing.number_of(state, by), standing.country_of(state, by)
    barred = {*state.citizens(number), *country.blacklist, *country.guests}
    return [one for one in standing.present(state) if one not in barred]


def _tell(state: State, by: Seat, whom: Seat, id: str, step: Step) -> None:
    number = standing.number_of(state, by)
    announce.room(state, number, step, id, who=seat(by), whom=seat(whom))
