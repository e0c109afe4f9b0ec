"""Laws: a base of documents that nobody enforces (item 13)."""

from collections.abc import Iterator

from intriga.games.zeppelin.state import Law, Number, State
from intriga.games.zeppelin.subjects import announce, citizens, gates
from intriga.games.zeppelin.subjects.choosing import Id, Name, name_text
from intriga.kernel import (
    Act,
    Chosen,
    Deed,
    Document,
    Field,
    Form,
    Refusal,
    Seat,
    Step,
    Text,
    Version,
    document,
    refuse,
    too_long,
)

LENGTH = 8_000
"""Characters of one law."""
MOST = 200
"""Laws of one state that are in force at once."""
KEPT = 400
"""Laws of one state that are kept: of those repealed the oldest make room."""
MAY_PASS = gates.ruling("laws")
TITLE, TEXT = Field("title", "text", "law-title"), Field("text", "document", "law")


def law_text(state: State, by: Seat, chosen: Chosen) -> Text:
    """The text of a law or a treaty."""
    return Text(LENGTH)


def _in_force(state: State, by: Seat) -> list[Number]:
    """The numbers of the laws of one's state that are in force."""
    laws = citizens.country_of(state, by).laws
    return [number for number, law in laws.items() if law.repealed_by is None]


# ── to pass one ─────────────────────────────────────────────────────────────────────────


class PassLaw(Act, frozen=True):
    title: Name
    text: Document


def _check_new(state: State, by: Seat, act: PassLaw) -> Refusal | None:
    """Item 13: whoever may pass laws."""
    if not act.title.strip():
        return refuse("zeppelin-refused-law-title")
    if len(_in_force(state, by)) >= MOST:
        return refuse("zeppelin-refused-laws", most=MOST)
    return too_long(act.text, LENGTH)


def _pass(state: State, by: Seat, act: PassLaw, step: Step) -> None:
    number, law = state.number(), Law(act.title, (Version(act.text, by, step.now),))
    laws = citizens.country_of(state, by).laws
    laws[number] = law
    repealed = [known for known, one in laws.items() if one.repealed_by is not None]
    for known in repealed[: max(0, len(laws) - KEPT)]:
        del laws[known]
    _tell(state, by, "passed", law, step, text=document(act.text))


def _offer_new(state: State, by: Seat) -> Iterator[Form]:
    if len(_in_force(state, by)) < MOST:
        yield Form(PassLaw, (TITLE, TEXT))


PASS_LAW = Deed(
    PassLaw,
    _check_new,
    _pass,
    _offer_new,
    gate=MAY_PASS,
    choices={"law-title": name_text, "law": law_text},
)


# ── to change one, to repeal it ─────────────────────────────────────────────────────────


class AmendLaw(Act, frozen=True):
    law: Id
    text: Document


class RepealLaw(Act, frozen=True):
    law: Id


def _check_in_force(state: State, by: Seat, act: AmendLaw | RepealLaw) -> Refusal | None:
    known = act.law in _in_force(state, by)
    return None if known else refuse("zeppelin-refused-no-law")


def _check_amended(state: State, by: Seat, act: AmendLaw) -> Refusal | None:
    """Item 13: a law in force gets a new version; the old ones stay."""
    return _check_in_force(state, by, act) or too_long(act.text, LENGTH)


def _amend(state: State, by: Seat, act: AmendLaw, step: Step) -> None:
    law = citizens.country_of(state, by).laws[act.law]
    law.versions = (*law.versions, Version(act.text, by, step.now))
    _tell(state, by, "amended", law, step, text=document(act.text))


def _repeal(state: State, by: Seat, act: RepealLaw, step: Step) -> None:
    """Item 13: a repealed law is kept, with who repealed it and when."""
    law = citizens.country_of(state, by).laws[act.law]
    law.repealed_by, law.repealed_turn = by, state.turn
    _tell(state, by, "repealed", law, step)


def _tell(state: State, by: Seat, what: str, law: Law, step: Step, **text: object) -> None:
    announce.done(state, by, step, f"zeppelin-law-{what}", title=law.title, **text)


def _offer(state: State, by: Seat) -> Iterator[Form]:
    """Each law with both, in a form for each."""
    for law in _in_force(state, by):
        amended = Field("text", "document", "amendment", after=("law",))
        yield Form(AmendLaw, (amended,), preset={"law": law})
        yield Form(RepealLaw, preset={"law": law})


def _amendment(state: State, by: Seat, chosen: Chosen) -> Text:
    law = chosen.get("law")
    if law not in _in_force(state, by):
        raise ValueError("no such law")
    newest = citizens.country_of(state, by).laws[law].versions[-1]
    return Text(LENGTH, begins=newest.document)


AMEND_LAW = Deed(
    AmendLaw,
    _check_amended,
    _amend,
    _offer,
    gate=MAY_PASS,
    choices={"amendment": _amendment},
)
REPEAL_LAW = Deed(RepealLaw, _check_in_force, _repeal, gate=MAY_PASS)
