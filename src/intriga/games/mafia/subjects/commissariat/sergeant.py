"""The commissar asks somebody to be sergeant (item 36, M25)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import choosing, lookup
from intriga.games.mafia.subjects.asking import YES, about
from intriga.games.mafia.subjects.commissariat import post
from intriga.games.mafia.subjects.log import note
from intriga.kernel import (
    PUBLIC,
    SECRET,
    Act,
    Deed,
    Field,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    refuse,
    seat,
)


class InviteSergeant(Act, frozen=True):
    """Ask somebody to be sergeant (item 36). `signed`: they are told who asks; else the mouthpiece
    of the commissar does."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]
    signed: Annotated[bool, SECRET] = False


def _check_invite(state: State, who: Seat, act: InviteSergeant) -> Refusal | None:
    refusal = (
        post.must_hold(state, who)
        or lookup.must_be(state, Phase.DAY)
        or lookup.living_other(state, who, act.whom)
    )
    if refusal is not None:
        return refusal
    if state.watch.sergeant is not None:
        return refuse("mafia-refused-sergeant")
    return refuse("mafia-refused-invited") if state.watch.invited is not None else None


def _invite(state: State, who: Seat, act: InviteSergeant, step: Step) -> None:
    watch = state.watch
    watch.invited, watch.signed, watch.agreed = act.whom, act.signed, None
    if act.signed:
        step.emit("mafia-sergeant-invited-by", (act.whom,), commissar=seat(who))
    else:
        step.emit("mafia-sergeant-invited", (act.whom,))
    step.emit("mafia-sergeant-asked", (who,), whom=seat(act.whom))


def _offer_invite(state: State, who: Seat) -> Iterator[Form]:
    if post.must_hold(state, who) or lookup.must_be(state, Phase.DAY):
        return
    if state.watch.sergeant is None and state.watch.invited is None:
        whom, signed = choice("whom", "living"), Field("signed", "flag")
        yield from about(state, who, InviteSergeant, whom, choosing.living, signed)


INVITE_SERGEANT = Deed(
    InviteSergeant, _check_invite, _invite, _offer_invite, choices={"living": choosing.living}
)


class AnswerCommissar(Act, frozen=True):
    """Become sergeant, or not."""

    unseen: ClassVar[bool] = True
    yes: Annotated[bool, SECRET]


def _check_answer(state: State, who: Seat) -> Refusal | None:
    """Necromancer and assassin may not agree (item 36): their answer is no, whatever they press."""
    if state.watch.invited != who:
        return refuse("mafia-refused-not-invited")
    return lookup.must_be(state, Phase.DAY) or lookup.must_live(state, who)


def _answer(state: State, who: Seat, act: AnswerCommissar, step: Step) -> None:
    state.watch.agreed = act.yes
    step.emit("mafia-answer-noted", (who,))


def _offer_answer(state: State, who: Seat) -> Iterator[Form]:
    agreed = state.watch.agreed
    filled = {} if agreed is None else {"yes": agreed}
    yield Form(AnswerCommissar, (YES,), asks=agreed is None, filled=filled)


ANSWER_COMMISSAR = Deed(
    AnswerCommissar, None, _answer, _offer_answer, gate=_check_answer, answers=True
)


def settle_invitation(state: State, step: Step) -> None:
    """At nightfall the commissar reads the answer; that there is a sergeant is announced, the name
    is not (M25)."""
    watch = state.watch
    whom, watch.invited = watch.invited, None
    agreed, watch.agreed = watch.agreed, None
    signed, watch.signed = watch.signed, False
    commissar = state.holder(Role.COMMISSAR)
    if whom is None or commissar is None:
        return
    person = state.people[whom]
    if agreed and person.lives and person.role not in (Role.NECROMANCER, Role.ASSASSIN):
        watch.sergeant, watch.announced = whom, True
        watch.named = commissar if signed else None
        step.emit("mafia-sergeant-agreed", (commissar,), whom=seat(whom))
        if signed:
            step.emit("mafia-sergeant-appointed", (whom,), commissar=seat(commissar))
        else:
            step.emit("mafia-sergeant-yours", (whom,))
        step.emit("mafia-sergeant-announced", PUBLIC)
        note(state, step, "N0", "mafia-log-sergeant", who=seat(whom))
    else:
        step.emit("mafia-sergeant-declined", (commissar,), whom=seat(whom))
