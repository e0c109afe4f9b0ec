"""Laws: a base of documents that nobody enforces (item 13)."""

from intriga.games.zeppelin import acts
from intriga.games.zeppelin.rules import announce, gates, standing
from intriga.games.zeppelin.state import Law, State
from intriga.kernel import Refusal, Seat, Step, Version, document, refuse, seat, too_long

LENGTH = 8_000
"""Characters of one law."""
MOST = 200
"""Laws of one state that are in force at once."""
KEPT = 400
"""Laws of one state that are kept: of those repealed the oldest make room."""


def check_pass(state: State, by: Seat, act: acts.PassLaw) -> Refusal | None:
    """Item 13: whoever may pass laws."""
    refusal = gates.ruler(state, by, "laws")
    if refusal is not None:
        return refusal
    if not act.title.strip():
        return refuse("zeppelin-refused-law-title")
    if len(in_force(state, by)) >= MOST:
        return refuse("zeppelin-refused-laws", most=MOST)
    return too_long(act.text, LENGTH)


def pass_law(state: State, by: Seat, act: acts.PassLaw, step: Step) -> None:
    number, law = state.number(), Law(act.title, (Version(act.text, by, step.now),))
    laws = standing.country_of(state, by).laws
    laws[number] = law
    repealed = [known for known, one in laws.items() if one.repealed_by is not None]
    for known in repealed[: max(0, len(laws) - KEPT)]:
        del laws[known]
    _tell(state, by, "zeppelin-law-passed", act.title, step, text=document(act.text))


def check_amend(state: State, by: Seat, act: acts.AmendLaw) -> Refusal | None:
    """Item 13: a law in force gets a new version; the old ones stay."""
    return _check_in_force(state, by, act.law) or too_long(act.text, LENGTH)


def amend(state: State, by: Seat, act: acts.AmendLaw, step: Step) -> None:
    law = standing.country_of(state, by).laws[act.law]
    law.versions = (*law.versions, Version(act.text, by, step.now))
    _tell(state, by, "zeppelin-law-amended", law.title, step, text=document(act.text))


def check_repeal(state: State, by: Seat, act: acts.RepealLaw) -> Refusal | None:
    """Item 13: a repealed law is kept, with who repealed it and when."""
    return _check_in_force(state, by, act.law)


def repeal(state: State, by: Seat, act: acts.RepealLaw, step: Step) -> None:
    law = standing.country_of(state, by).laws[act.law]
    law.repealed_by, law.repealed_turn = by, state.turn
    _tell(state, by, "zeppelin-law-repealed", law.title, step)


def in_force(state: State, by: Seat) -> list[int]:
    """The numbers of the laws of one's state that are in force."""
    laws = standing.country_of(state, by).laws
    return [number for number, law in laws.items() if law.repealed_by is None]


def _check_in_force(state: State, by: Seat, law: int) -> Refusal | None:
    refusal = gates.ruler(state, by, "laws")
    if refusal is not None or law in in_force(state, by):
        return refusal
    return refuse("zeppelin-refused-no-law")


def _tell(state: State, by: Seat, id: str, title: str, step: Step, **text: object) -> None:
    number = standing.number_of(state, by)
    announce.room(state, number, step, id, who=seat(by), title=title, **text)
