"""What clans do, and the answers of those whom somebody asks."""

from collections.abc import Iterator

from intriga.games.mafia.forms.parts import YES, Maker, about, aims
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects.clans import execution, recruiting, shooting
from intriga.games.mafia.subjects.clans.duty import clan_of, duty_man
from intriga.games.mafia.subjects.commissariat import sergeant
from intriga.kernel import Field, Form, Seat


def _clans(state: State, who: Seat) -> Iterator[Form]:
    clan = clan_of(state, who) if state.phase is not Phase.OPENING else None
    if clan is None:
        return
    if state.phase is Phase.NIGHT:
        duty = duty_man(state, clan)
        if duty is not None:
            yield from aims(state, who, shooting.Shoot, "prey", duty, lethal=True)
        if state.people[who].lives and not state.people[who].recruited:
            yield from about(state, who, execution.Execute, "whom", "recruit", optional=True)
    elif state.people[who].lives and recruiting.clan_may(state, clan) is None:
        signed, share = Field("signed", "flag"), Field("share", "number", "share")
        yield from about(state, who, recruiting.Invite, "whom", "candidate", signed, share)
    elif recruiting.check_pay(state, who, recruiting.PayForRecruit(0)) is None:
        invitation = state.clans[clan].invitation
        said = {} if invitation is None else invitation.pays
        filled = {"exp": said[who]} if who in said else {}
        yield Form(recruiting.PayForRecruit, (Field("exp", "number", "pays"),), filled=filled)


def _answers(state: State, who: Seat) -> Iterator[Form]:
    """What somebody is asked in private by day."""
    if state.phase is not Phase.DAY:
        return
    for clan, gang in state.clans.items():
        one = gang.invitation
        if one is not None and one.whom == who and state.people[who].lives:
            preset = {"clan": str(clan)}
            filled = {} if one.answer is None else {"yes": one.answer}
            asks = one.answer is None
            yield Form(recruiting.AnswerClan, (YES,), preset=preset, asks=asks, filled=filled)
    if state.watch.invited == who and state.people[who].lives:
        agreed = state.watch.agreed
        filled = {} if agreed is None else {"yes": agreed}
        yield Form(sergeant.AnswerCommissar, (YES,), asks=agreed is None, filled=filled)


MAKERS: tuple[Maker, ...] = (_answers, _clans)
