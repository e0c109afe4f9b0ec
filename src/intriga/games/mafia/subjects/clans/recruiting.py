"""Recruiting: an offer by day; a refusal is told at once, a consent at nightfall (item 31, M5)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Clan, Role
from intriga.games.mafia.state.posts import Invitation
from intriga.games.mafia.subjects import editions, lookup
from intriga.games.mafia.subjects.asking import YES, about, only_by_day
from intriga.games.mafia.subjects.clans import duty
from intriga.games.mafia.subjects.clans.duty import clan_of
from intriga.games.mafia.subjects.log import note
from intriga.kernel import (
    PUBLIC,
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    always,
    choice,
    msg,
    people,
    refuse,
    seat,
)


class Invite(Act, frozen=True):
    """By day: ask somebody to join the clan (item 31). `signed`: the candidate is told who asks;
    `share`: the exp they are to pay of the 21."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]
    signed: Annotated[bool, SECRET] = False
    share: Annotated[int, Meta(ge=0, le=21), SECRET] = 0


def _check_invite(state: State, who: Seat, act: Invite) -> Refusal | None:
    clan = clan_of(state, who)
    if clan is None:
        return refuse("mafia-refused-no-clan")
    return (
        lookup.must_be(state, Phase.DAY)
        or lookup.must_live(state, who)
        or _clan_may(state, clan)
        or lookup.living_other(state, who, act.whom)
        or _candidate(state, clan, act.whom)
    )


def _clan_may(state: State, clan: Clan) -> Refusal | None:
    """Why this clan can ask nobody now."""
    gang = state.clans[clan]
    if not lookup.may_recruit(state):
        return refuse("mafia-refused-no-recruiting")
    if gang.recruited:
        return refuse("mafia-refused-recruited")
    if len(state.members(clan)) >= gang.size:
        return refuse("mafia-refused-clan-complete")
    return refuse("mafia-refused-invited") if gang.invitation else None


def _candidate(state: State, clan: Clan, whom: Seat) -> Refusal | None:
    if state.people[whom].clan is clan:
        return refuse("mafia-refused-own-clan")
    if whom in state.clans[clan].refused:
        return refuse("mafia-refused-has-refused", seat=seat(whom))
    return None


def candidates(state: State, clan: Clan | None) -> list[Seat]:
    """Whom a clan may ask now."""
    if clan is None:
        return []
    return [who for who in state.living() if _candidate(state, clan, who) is None]


def _invite(state: State, who: Seat, act: Invite, step: Step) -> None:
    clan = clan_of(state, who)
    assert clan is not None
    state.clans[clan].invitation = Invitation(act.whom, who, act.signed, act.share)
    step.emit(
        "mafia-clan-invites",
        tuple(sorted(state.members(clan, dead=True))),
        who=seat(who),
        whom=seat(act.whom),
    )
    name = seat(who) if act.signed else msg("mafia-somebody")
    step.emit(
        "mafia-invited",
        (act.whom,),
        clan=msg(f"mafia-clan-{clan}"),
        by=name,
        share=act.share,
    )


def _offer_invite(state: State, who: Seat) -> Iterator[Form]:
    clan = clan_of(state, who)
    if clan is None or lookup.must_be(state, Phase.DAY) or not state.people[who].lives:
        return
    if _clan_may(state, clan) is None:
        signed, share = Field("signed", "flag"), Field("share", "number", "share")
        yield from about(
            state, who, Invite, choice("whom", "candidate"), _candidates, signed, share
        )


MOST_SHARE = 21


def _candidates(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(candidates(state, duty.clan_of(state, who)))


INVITE = Deed(
    Invite,
    _check_invite,
    _invite,
    _offer_invite,
    choices={"candidate": _candidates, "share": always(Range(0, MOST_SHARE, 0))},
    insiders=duty.insiders,
)


class AnswerClan(Act, frozen=True):
    """The answer to an invitation. A refusal is final, and the clan reads it at once; a consent is
    shown at nightfall, and may be changed until then."""

    unseen: ClassVar[bool] = True
    clan: Annotated[str, Meta(max_length=10), SECRET]
    yes: Annotated[bool, SECRET]


def _check_answer(state: State, who: Seat, act: AnswerClan) -> Refusal | None:
    """Everybody who is asked may press either button: whoever must refuse has refused, whatever
    they press (item 31)."""
    gang = state.clans.get(Clan(act.clan)) if act.clan in tuple(Clan) else None
    if gang is None or gang.invitation is None or gang.invitation.whom != who:
        return refuse("mafia-refused-not-invited")
    return lookup.must_be(state, Phase.DAY) or lookup.must_live(state, who)


def _answer(state: State, who: Seat, act: AnswerClan, step: Step) -> None:
    """A refusal is told at once, so that the clan may ask somebody else on the same day. That of
    somebody who must refuse, whatever they press, looks like any other."""
    clan = Clan(act.clan)
    gang = state.clans[clan]
    assert gang.invitation is not None
    gang.invitation.answer = act.yes
    step.emit("mafia-answer-noted", (who,))
    stays = act.yes and _may_join(state, who)
    if not stays and editions.refusals_are_told_at_once(state):
        gang.invitation = None
        gang.refused.append(who)
        _tell_refusal(state, clan, who, "D0", step)


def _tell_refusal(state: State, clan: Clan, whom: Seat, at: str, step: Step) -> None:
    step.emit("mafia-clan-declined", tuple(sorted(state.members(clan, dead=True))), whom=seat(whom))
    note(state, step, at, "mafia-log-declined", whom=seat(whom), clan=msg(f"mafia-clan-{clan}"))


@only_by_day
def _offer_answer(state: State, who: Seat) -> Iterator[Form]:
    for clan, gang in state.clans.items():
        one = gang.invitation
        if one is not None and one.whom == who and state.people[who].lives:
            preset = {"clan": str(clan)}
            filled = {} if one.answer is None else {"yes": one.answer}
            asks = one.answer is None
            yield Form(AnswerClan, (YES,), preset=preset, asks=asks, filled=filled)


ANSWER_CLAN = Deed(AnswerClan, _check_answer, _answer, _offer_answer, answers=True)


class PayForRecruit(Act, frozen=True):
    """How much of the 21 exp a member pays, if the candidate agrees (item 31). What nobody has
    taken on is shared among those who have said nothing."""

    unseen: ClassVar[bool] = True
    exp: Annotated[int, Meta(ge=0, le=21), SECRET]


def _check_pay(state: State, who: Seat, act: PayForRecruit) -> Refusal | None:
    """While somebody is asked, by the living members, as much as they have."""
    clan = clan_of(state, who)
    if clan is None or not editions.recruiting_is_shared_as_agreed(state):
        return refuse("mafia-refused-no-clan")
    if refusal := lookup.must_be(state, Phase.DAY) or lookup.must_live(state, who):
        return refusal
    if state.clans[clan].invitation is None:
        return refuse("mafia-refused-nobody-asked")
    poor = lookup.free_exp(state, who) < act.exp
    return refuse("mafia-contract-poor", seat=seat(who), at="exp") if poor else None


def _pay(state: State, who: Seat, act: PayForRecruit, step: Step) -> None:
    clan = clan_of(state, who)
    assert clan is not None
    invitation = state.clans[clan].invitation
    assert invitation is not None
    invitation.pays[who] = act.exp
    members = tuple(sorted(state.members(clan, dead=True)))
    step.emit("mafia-clan-pays", members, who=seat(who), exp=act.exp)


def _offer_pay(state: State, who: Seat) -> Iterator[Form]:
    if _check_pay(state, who, PayForRecruit(0)) is not None:
        return
    clan = clan_of(state, who)
    invitation = None if clan is None else state.clans[clan].invitation
    said = {} if invitation is None else invitation.pays
    filled = {"exp": said[who]} if who in said else {}
    yield Form(PayForRecruit, (Field("exp", "number", "pays"),), filled=filled)


def _pays(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(0, min(MOST_SHARE, lookup.free_exp(state, who)))


PAY_FOR_RECRUIT = Deed(
    PayForRecruit, _check_pay, _pay, _offer_pay, choices={"pays": _pays}, insiders=duty.insiders
)


def show_answers(state: State, step: Step) -> None:
    """N0: all answers are shown, and whoever has agreed joins. Who is asked by both clans and
    agrees twice joins the one that the draw-free order of clans names first."""
    joined = [clan for clan in Clan if _show_answers(state, clan, step)]
    for _ in joined:
        state.reinforcements += 1
        step.emit("mafia-reinforced", PUBLIC)


def _show_answers(state: State, clan: Clan, step: Step) -> bool:
    gang = state.clans[clan]
    invitation, gang.invitation = gang.invitation, None
    gang.refused = []
    if invitation is None:
        return False
    agreed = bool(invitation.answer) and _may_join(state, invitation.whom)
    shares = _shares(state, clan, invitation) if agreed else None
    members = tuple(sorted(state.members(clan, dead=True)))
    whom = seat(invitation.whom)
    if shares is None:
        if agreed and _of_members(state, clan, invitation) is None:
            step.emit("mafia-clan-broke", members, whom=whom)
            note(state, step, "N0", "mafia-log-declined", whom=whom, clan=msg(f"mafia-clan-{clan}"))
        else:
            _tell_refusal(state, clan, invitation.whom, "N0", step)
        return False
    for payer, exp in shares.items():
        state.people[payer].exp -= exp
    _join(state, clan, invitation.whom)
    step.emit("mafia-clan-joined", members, whom=whom)
    names = [seat(mate) for mate in state.members(clan) if mate != invitation.whom]
    step.emit("mafia-joined", (invitation.whom,), clan=msg(f"mafia-clan-{clan}"), mates=names)
    note(state, step, "N0", "mafia-log-joined", whom=whom, clan=msg(f"mafia-clan-{clan}"))
    return True


def _may_join(state: State, whom: Seat) -> bool:
    """Item 31: neither another clan's, nor the assassin, nor the necromancer; the commissar may."""
    person = state.people[whom]
    return person.lives and person.clan is None and person.role in (Role.HONEST, Role.COMMISSAR)


def _shares(state: State, clan: Clan, invitation: Invitation) -> dict[Seat, int] | None:
    """Who pays how much of the 21 exp; None: they cannot."""
    if len(state.members(clan)) >= state.clans[clan].size:  # somebody came back to life
        return None
    if lookup.free_exp(state, invitation.whom) < invitation.share:
        return None
    shares = _of_members(state, clan, invitation)
    return None if shares is None else {invitation.whom: invitation.share, **shares}


def _of_members(state: State, clan: Clan, invitation: Invitation) -> dict[Seat, int] | None:
    """What the living members pay of it: each what they have said, and those who have said nothing
    the rest, as equally as they can; None: that is not enough. They do not know each other's
    purses, so nobody is told before nightfall."""
    left = amounts().recruitment - invitation.share
    purses = {mate: lookup.free_exp(state, mate) for mate in state.members(clan)}
    shares: dict[Seat, int] = {}
    for mate in state.members(clan):
        if mate in invitation.pays:
            shares[mate] = min(invitation.pays[mate], purses.pop(mate), left)
            left -= shares[mate]
    for number, mate in enumerate(sorted(purses, key=lambda one: (purses[one], one))):
        shares[mate] = min(purses[mate], -(-left // (len(purses) - number)))
        left -= shares[mate]
    return None if left else shares


def _join(state: State, clan: Clan, whom: Seat) -> None:
    """M23: a recruit takes the last number. A recruited commissar keeps the post (M15)."""
    gang, person = state.clans[clan], state.people[whom]
    gang.recruited, gang.joined = True, state.tick
    everybody = state.members(clan, dead=True)
    person.clan, person.recruited = clan, True
    person.number = 1 + max(state.people[mate].number for mate in everybody)
    if person.role is Role.HONEST:
        person.role = Role.BANDIT
