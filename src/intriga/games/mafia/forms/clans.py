"""What clans do, and the answers of those whom somebody asks."""

from collections.abc import Iterator

from intriga.games.mafia.acts import clans, watch
from intriga.games.mafia.forms.parts import YES, Maker, about, aims
from intriga.games.mafia.rules import clans as clan_rules
from intriga.games.mafia.rules import recruiting as recruiting_rules
from intriga.games.mafia.state import Phase, State
from intriga.kernel import Field, Form, Seat


def _clans(state: State, who: Seat) -> Iterator[Form]:
    clan = clan_rules.clan_of(state, who) if state.phase is not Phase.OPENING else None
    if clan is None:
        return
    if state.phase is Phase.NIGHT:
        duty = clan_rules.duty_man(state, clan)
        if duty is not None:
            yield from aims(state, who, clans.Shoot, "prey", duty, lethal=True)
        if state.people[who].lives and not state.people[who].recruited:
            yield from about(state, who, clans.Execute, "whom", "recruit", optional=True)
    elif state.people[who].lives and recruiting_rules.clan_may(state, clan) is None:
        signed, share = Field("signed", "flag"), Field("share", "number", "share")
        yield from about(state, who, clans.Invite, "whom", "candidate", signed, share)
    elif recruiting_rules.check_pay(state, who, clans.PayForRecruit(0)) is None:
        invitation = state.clans[clan].invitation
        said = {} if invitation is None else invitation.pays
        filled = {"exp": said[who]} if who in said else {}
        yield Form(clans.PayForRecruit, (Field("exp", "number", "pays"),), filled=filled)


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
            yield Form(clans.AnswerClan, (YES,), preset=preset, asks=asks, filled=filled)
    if state.watch.invited == who and state.people[who].lives:
        agreed = state.watch.agreed
        filled = {} if agreed is None else {"yes": agreed}
        yield Form(watch.AnswerCommissar, (YES,), asks=agreed is None, filled=filled)


MAKERS: tuple[Maker, ...] = (_answers, _clans)
