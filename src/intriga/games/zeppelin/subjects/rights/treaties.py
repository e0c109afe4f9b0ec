"""Treaties between states: documents that nobody enforces (item 14, Z41).

Whoever may pass laws speaks for their state. Each state that is named signs, or not; any of them
may end a treaty at any time. Who lives where is no public matter, so other states learn which state
has signed, and its own citizens also who did.
"""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from intriga.games.zeppelin.state import Number, State, Treaty
from intriga.games.zeppelin.subjects import announce, citizens, names
from intriga.games.zeppelin.subjects.choosing import Id, Name, name_text
from intriga.games.zeppelin.subjects.rights.laws import LENGTH, MAY_PASS, TEXT, TITLE, law_text
from intriga.kernel import (
    Act,
    AtLeast,
    Choices,
    Chosen,
    Deed,
    Document,
    Field,
    Form,
    Param,
    Refusal,
    Seat,
    Step,
    document,
    msg,
    refuse,
    tick,
    too_long,
)

MOST = 100
"""Treaties of one state that have not ended."""


# ── to propose one ──────────────────────────────────────────────────────────────────────


class ProposeTreaty(Act, frozen=True):
    """Propose a treaty to these other countries; one's own has signed it thereby."""

    title: Name
    text: Document
    parties: Annotated[tuple[Id, ...], Meta(max_length=40)]


def _check(state: State, by: Seat, act: ProposeTreaty) -> Refusal | None:
    """Z41: to one or more other states."""
    if not act.title.strip():
        return refuse("zeppelin-refused-law-title")
    if not act.parties or not set(act.parties) <= set(_others(state, by)):
        return refuse("zeppelin-refused-treaty-parties")
    if not _may_have_more(state, by):
        return refuse("zeppelin-refused-treaties", most=MOST)
    return too_long(act.text, LENGTH)


def _propose(state: State, by: Seat, act: ProposeTreaty, step: Step) -> None:
    own = citizens.number_of(state, by)
    parties = tuple(sorted({own, *act.parties}))
    treaty = Treaty(act.title, act.text, parties, [own], turn=state.turn)
    state.treaties[state.number()] = treaty
    _tell(state, by, treaty, step, "proposed", text=document(act.text))


def _offer(state: State, by: Seat) -> Iterator[Form]:
    """A slot for each other state; where there is but one, it is the other party."""
    others = _others(state, by)
    if not others or not _may_have_more(state, by):
        return
    if len(others) == 1:
        yield Form(ProposeTreaty, (TITLE, TEXT), preset={"parties": tuple(others)})
        return
    row = tuple(
        Field(str(n), "choice", f"party {n}", optional=True, label=names.country(state, n))
        for n in others
    )
    slots = Field("parties", "slots", row=row)
    yield Form(ProposeTreaty, (slots, TITLE, TEXT), (AtLeast("parties"),))


def _party(state: State, by: Seat, number: str, chosen: Chosen) -> Choices:
    if not number.isdecimal() or int(number) not in state.countries:
        raise KeyError(number)
    return tick(int(number), msg("zeppelin-has-right"))


PROPOSE_TREATY = Deed(
    ProposeTreaty,
    _check,
    _propose,
    _offer,
    gate=MAY_PASS,
    choices={"law-title": name_text, "law": law_text},
    families={"party": _party},
)


# ── to sign one ─────────────────────────────────────────────────────────────────────────


class SignTreaty(Act, frozen=True):
    treaty: Id


def _check_unsigned(state: State, by: Seat, act: SignTreaty) -> Refusal | None:
    """Z41: one that the own state has not signed yet."""
    return None if act.treaty in _to_sign(state, by) else refuse("zeppelin-refused-no-treaty")


def _sign(state: State, by: Seat, act: SignTreaty, step: Step) -> None:
    treaty = state.treaties[act.treaty]
    treaty.signed.append(citizens.number_of(state, by))
    concluded = set(treaty.signed) == set(treaty.parties)
    _tell(state, by, treaty, step, "concluded" if concluded else "signed")


def _offer_unsigned(state: State, by: Seat) -> Iterator[Form]:
    for treaty in _to_sign(state, by):
        yield Form(SignTreaty, preset={"treaty": treaty})


SIGN_TREATY = Deed(SignTreaty, _check_unsigned, _sign, _offer_unsigned, gate=MAY_PASS)


# ── to end one ──────────────────────────────────────────────────────────────────────────


class EndTreaty(Act, frozen=True):
    """Refuse to sign a treaty, or end it."""

    treaty: Id


def _check_open(state: State, by: Seat, act: EndTreaty) -> Refusal | None:
    """Z41: any of the states, at any time, signed or not."""
    known = act.treaty in _open(state, citizens.number_of(state, by))
    return None if known else refuse("zeppelin-refused-no-treaty")


def _end(state: State, by: Seat, act: EndTreaty, step: Step) -> None:
    treaty = state.treaties[act.treaty]
    treaty.ended_by, treaty.ended_turn = citizens.number_of(state, by), state.turn
    _tell(state, by, treaty, step, "ended")


def _offer_open(state: State, by: Seat) -> Iterator[Form]:
    for treaty in _open(state, citizens.number_of(state, by)):
        yield Form(EndTreaty, preset={"treaty": treaty})


END_TREATY = Deed(EndTreaty, _check_open, _end, _offer_open, gate=MAY_PASS)


# ── what there is, what is told ─────────────────────────────────────────────────────────


def _others(state: State, by: Seat) -> list[Number]:
    """The states with which one's own could make a treaty."""
    own = citizens.number_of(state, by)
    return [other for other in state.countries if other != own]


def _may_have_more(state: State, by: Seat) -> bool:
    return len(_open(state, citizens.number_of(state, by))) < MOST


def _open(state: State, number: Number) -> list[Number]:
    """The treaties of a state that have not ended, signed or not."""
    treaties = state.treaties.items()
    return [n for n, one in treaties if number in one.parties and one.ended_turn is None]


def _to_sign(state: State, by: Seat) -> list[Number]:
    """The treaties that wait for the signature of a citizen's state."""
    own = citizens.number_of(state, by)
    return [n for n in _open(state, own) if own not in state.treaties[n].signed]


def lapse(state: State, number: Number) -> None:
    """A state is no more, and with it its treaties (Z30)."""
    for one in _open(state, number):
        state.treaties[one].ended_by, state.treaties[one].ended_turn = number, state.turn


def _tell(state: State, by: Seat, treaty: Treaty, step: Step, what: str, **more: Param) -> None:
    own = citizens.number_of(state, by)
    parties = [names.country(state, one) for one in treaty.parties if one in state.countries]
    said = {"title": treaty.title, "states": parties, **more}
    announce.done(state, by, step, f"zeppelin-treaty-{what}", **said)
    whose = names.country(state, own)
    for number in treaty.parties:
        if number != own and number in state.countries:
            announce.room(state, number, step, f"zeppelin-treaty-{what}-by", party=whose, **said)
