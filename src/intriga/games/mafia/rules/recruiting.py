"""Recruiting: an offer by day, answered in secret, shown at nightfall (item 31, M5)."""

from intriga.games.mafia.acts.clans import AnswerClan, Invite
from intriga.games.mafia.log import note
from intriga.games.mafia.night.target import Clan
from intriga.games.mafia.people import Role
from intriga.games.mafia.rules import lookup
from intriga.games.mafia.rules.clans import clan_of
from intriga.games.mafia.state import Invitation, Phase, State
from intriga.games.mafia.tables.awards import amounts
from intriga.kernel import PUBLIC, Refusal, Seat, Step, msg, refuse, seat


def check_invite(state: State, who: Seat, act: Invite) -> Refusal | None:
    clan = clan_of(state, who)
    if clan is None:
        return refuse("mafia-refused-no-clan")
    return (
        lookup.must_be(state, Phase.DAY)
        or lookup.must_live(state, who)
        or clan_may(state, clan)
        or lookup.living_other(state, who, act.whom)
        or _candidate(state, clan, act.whom)
    )


def clan_may(state: State, clan: Clan) -> Refusal | None:
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
    return refuse("mafia-refused-own-clan") if state.people[whom].clan is clan else None


def _payable(state: State, clan: Clan, share: int) -> bool:
    """Whether the living members can pay what the candidate does not. They do not know each other's
    purses, so nobody is told before nightfall."""
    have = sum(lookup.free_exp(state, mate) for mate in state.members(clan))
    return have >= amounts().recruitment - share


def invite(state: State, who: Seat, act: Invite, step: Step) -> None:
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


def check_answer(state: State, who: Seat, act: AnswerClan) -> Refusal | None:
    """Everybody who is asked may press either button: whoever must refuse has refused, whatever
    they press (item 31)."""
    gang = state.clans.get(Clan(act.clan)) if act.clan in tuple(Clan) else None
    if gang is None or gang.invitation is None or gang.invitation.whom != who:
        return refuse("mafia-refused-not-invited")
    return lookup.must_be(state, Phase.DAY) or lookup.must_live(state, who)


def answer(state: State, who: Seat, act: AnswerClan, step: Step) -> None:
    invitation = state.clans[Clan(act.clan)].invitation
    assert invitation is not None
    invitation.answer = act.yes
    step.emit("mafia-answer-noted", (who,))


def settle(state: State, step: Step) -> None:
    """N0: all answers are shown, and whoever has agreed joins. Who is asked by both clans and
    agrees twice joins the one that the draw-free order of clans names first."""
    joined = [clan for clan in Clan if _settle(state, clan, step)]
    for _ in joined:
        state.reinforcements += 1
        step.emit("mafia-reinforced", PUBLIC)


def _settle(state: State, clan: Clan, step: Step) -> bool:
    gang = state.clans[clan]
    invitation, gang.invitation = gang.invitation, None
    if invitation is None:
        return False
    agreed = bool(invitation.answer) and _may_join(state, invitation.whom)
    shares = _shares(state, clan, invitation) if agreed else None
    members = tuple(sorted(state.members(clan, dead=True)))
    whom = seat(invitation.whom)
    if shares is None:
        broke = agreed and not _payable(state, clan, invitation.share)
        step.emit("mafia-clan-broke" if broke else "mafia-clan-declined", members, whom=whom)
        note(state, "N0", "mafia-log-declined", whom=whom, clan=msg(f"mafia-clan-{clan}"))
        return False
    for payer, exp in shares.items():
        state.people[payer].exp -= exp
    _join(state, clan, invitation.whom)
    step.emit("mafia-clan-joined", members, whom=whom)
    names = [seat(mate) for mate in state.members(clan) if mate != invitation.whom]
    step.emit("mafia-joined", (invitation.whom,), clan=msg(f"mafia-clan-{clan}"), mates=names)
    note(state, "N0", "mafia-log-joined", whom=whom, clan=msg(f"mafia-clan-{clan}"))
    return True


def _may_join(state: State, whom: Seat) -> bool:
    """Item 31: neither another clan's, nor the assassin, nor the necromancer; the commissar may."""
    person = state.people[whom]
    return person.lives and person.clan is None and person.role in (Role.HONEST, Role.COMMISSAR)


def _shares(state: State, clan: Clan, invitation: Invitation) -> dict[Seat, int] | None:
    """Who pays how much of the 21 exp: the candidate what was agreed, the living members the rest,
    as equally as they can; None: they cannot."""
    if len(state.members(clan)) >= state.clans[clan].size:  # somebody came back to life
        return None
    shares = {invitation.whom: invitation.share}
    if lookup.free_exp(state, invitation.whom) < invitation.share:
        return None
    left = amounts().recruitment - invitation.share
    purses = {mate: lookup.free_exp(state, mate) for mate in state.members(clan)}
    for number, mate in enumerate(sorted(purses, key=lambda one: (purses[one], one))):
        part = min(purses[mate], -(-left // (len(purses) - number)))
        shares[mate] = part
        left -= part
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
