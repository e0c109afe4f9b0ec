"""Treaties between states: documents that nobody enforces (item 14, Z41).

Whoever may pass laws speaks for their state. Each state that is named signs, or not; any of them
may end a treaty at any time. Who lives where is no public matter, so other states learn which state
has signed, and its own citizens also who did.
"""

from intriga.games.zeppelin import acts, names
from intriga.games.zeppelin.rules import announce, gates, laws, standing
from intriga.games.zeppelin.state import Number, State, Treaty
from intriga.kernel import Param, Refusal, Seat, Step, document, refuse, seat, too_long

MOST = 100
"""Treaties of one state that have not ended."""


def check_propose(state: State, by: Seat, act: acts.ProposeTreaty) -> Refusal | None:
    """Z41: to one or more other states."""
    refusal = gates.ruler(state, by, "laws")
    if refusal is not None:
        return refusal
    if not act.title.strip():
        return refuse("zeppelin-refused-law-title")
    others = others_than(state, standing.number_of(state, by))
    if not act.parties or not set(act.parties) <= set(others):
        return refuse("zeppelin-refused-treaty-parties")
    if not may_have_more(state, by):
        return refuse("zeppelin-refused-treaties", most=MOST)
    return too_long(act.text, laws.LENGTH)


def propose(state: State, by: Seat, act: acts.ProposeTreaty, step: Step) -> None:
    own = standing.number_of(state, by)
    parties = tuple(sorted({own, *act.parties}))
    treaty = Treaty(act.title, act.text, parties, [own], turn=state.turn)
    state.treaties[state.number()] = treaty
    _tell(state, by, treaty, step, "proposed", text=document(act.text))


def check_sign(state: State, by: Seat, act: acts.SignTreaty) -> Refusal | None:
    """Z41: one that the own state has not signed yet."""
    refusal = gates.ruler(state, by, "laws")
    if refusal is not None or act.treaty in to_sign(state, by):
        return refusal
    return refuse("zeppelin-refused-no-treaty")


def sign(state: State, by: Seat, act: acts.SignTreaty, step: Step) -> None:
    treaty = state.treaties[act.treaty]
    treaty.signed.append(standing.number_of(state, by))
    concluded = set(treaty.signed) == set(treaty.parties)
    _tell(state, by, treaty, step, "concluded" if concluded else "signed")


def check_end(state: State, by: Seat, act: acts.EndTreaty) -> Refusal | None:
    """Z41: any of the states, at any time, signed or not."""
    refusal = gates.ruler(state, by, "laws")
    if refusal is not None or act.treaty in standing_treaties(state, standing.number_of(state, by)):
        return refusal
    return refuse("zeppelin-refused-no-treaty")


def end(state: State, by: Seat, act: acts.EndTreaty, step: Step) -> None:
    treaty = state.treaties[act.treaty]
    treaty.ended_by, treaty.ended_turn = standing.number_of(state, by), state.turn
    _tell(state, by, treaty, step, "ended")


def others_than(state: State, number: Number) -> list[Number]:
    """The states with which this one could make a treaty."""
    return [other for other in state.countries if other != number]


def may_have_more(state: State, by: Seat) -> bool:
    return len(standing_treaties(state, standing.number_of(state, by))) < MOST


def standing_treaties(state: State, number: Number) -> list[Number]:
    """The treaties of a state that have not ended, signed or not."""
    treaties = state.treaties.items()
    return [n for n, one in treaties if number in one.parties and one.ended_turn is None]


def to_sign(state: State, by: Seat) -> list[Number]:
    """The treaties that wait for the signature of a citizen's state."""
    own = standing.number_of(state, by)
    return [n for n in standing_treaties(state, own) if own not in state.treaties[n].signed]


def lapse(state: State, number: Number) -> None:
    """A state is no more, and with it its treaties (Z30)."""
    for one in standing_treaties(state, number):
        state.treaties[one].ended_by, state.treaties[one].ended_turn = number, state.turn


def _tell(state: State, by: Seat, treaty: Treaty, step: Step, what: str, **more: Param) -> None:
    own = standing.number_of(state, by)
    parties = [names.country(state, one) for one in treaty.parties if one in state.countries]
    said = {"title": treaty.title, "states": parties, **more}
    announce.room(state, own, step, f"zeppelin-treaty-{what}", who=seat(by), **said)
    whose = names.country(state, own)
    for number in treaty.parties:
        if number != own and number in state.countries:
            announce.room(state, number, step, f"zeppelin-treaty-{what}-by", party=whose, **said)
