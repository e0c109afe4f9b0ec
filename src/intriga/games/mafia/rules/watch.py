"""The commissar's post: checks, the sergeant, a commissar who is late, the infiltrator (items 4,
33–37, M15, M17–M19, M24–M26)."""

from intriga.games.mafia.acts.watch import (
    AnswerCommissar,
    Check,
    ChooseSide,
    InviteSergeant,
    ReturnToPost,
)
from intriga.games.mafia.log import note
from intriga.games.mafia.night.target import Clan
from intriga.games.mafia.people import Role
from intriga.games.mafia.rules import lookup
from intriga.games.mafia.rules.clans import supplies
from intriga.games.mafia.state import Checked, Phase, State
from intriga.games.mafia.tables.awards import amounts
from intriga.kernel import PUBLIC, REFEREE, Refusal, Seat, Step, msg, refuse, seat

POST = "mafia-draw-post"


def _must_hold(state: State, who: Seat) -> Refusal | None:
    held = state.people[who].role is Role.COMMISSAR
    return lookup.must_live(state, who) if held else refuse("mafia-refused-not-commissar")


def check_check(state: State, who: Seat, act: Check) -> Refusal | None:
    """Item 33: not oneself, at most three times, again only after a reinforcement, never the
    necromancer who is known."""
    refusal = _must_hold(state, who) or lookup.must_be(state, Phase.NIGHT)
    if refusal is not None:
        return refusal
    if len({aim.whom for aim in act.aims}) < len(act.aims):
        return refuse("mafia-refused-two-targets")
    for aim in act.aims:
        if refusal := lookup.living_other(state, who, aim.whom) or _why_not(state, aim.whom):
            return refusal
    return supplies(state, who, act.aims)


def _why_not(state: State, whom: Seat) -> Refusal | None:
    if whom == state.crypt.unveiled:
        return refuse("mafia-refused-known-necromancer")
    checked = state.watch.checked.get(whom, Checked())
    if checked.times >= amounts().checks_of_one:
        return refuse("mafia-refused-checked-thrice", seat=seat(whom))
    if checked.times and checked.reinforcements == state.reinforcements:
        return refuse("mafia-refused-checked", seat=seat(whom))
    return None


def may_check(state: State, whom: Seat) -> bool:
    """Whether the commissar may visit this citizen now."""
    return _why_not(state, whom) is None


def check(state: State, who: Seat, act: Check, step: Step) -> None:
    state.plan(who).checks = act.aims or None
    victims = [msg("mafia-aim", seat=seat(aim.whom)) for aim in act.aims]
    step.emit("mafia-ordered", (who,), victims=victims)


def count_check(state: State, whom: Seat) -> None:
    """M19: checks are counted per citizen, over all commissars."""
    checked = state.watch.checked.setdefault(whom, Checked())
    checked.times += 1
    checked.reinforcements = state.reinforcements


# ── the sergeant ────────────────────────────────────────────────────────────────────────


def check_invite(state: State, who: Seat, act: InviteSergeant) -> Refusal | None:
    refusal = (
        _must_hold(state, who)
        or lookup.must_be(state, Phase.DAY)
        or lookup.living_other(state, who, act.whom)
    )
    if refusal is not None:
        return refusal
    if state.watch.sergeant is not None:
        return refuse("mafia-refused-sergeant")
    return refuse("mafia-refused-invited") if state.watch.invited is not None else None


def invite(state: State, who: Seat, act: InviteSergeant, step: Step) -> None:
    watch = state.watch
    watch.invited, watch.signed, watch.agreed = act.whom, act.signed, None
    if act.signed:
        step.emit("mafia-sergeant-invited-by", (act.whom,), commissar=seat(who))
    else:
        step.emit("mafia-sergeant-invited", (act.whom,))
    step.emit("mafia-sergeant-asked", (who,), whom=seat(act.whom))


def check_answer(state: State, who: Seat, act: AnswerCommissar) -> Refusal | None:
    """Necromancer and assassin may not agree (item 36): their answer is no, whatever they press."""
    if state.watch.invited != who:
        return refuse("mafia-refused-not-invited")
    return lookup.must_be(state, Phase.DAY) or lookup.must_live(state, who)


def answer(state: State, who: Seat, act: AnswerCommissar, step: Step) -> None:
    state.watch.agreed = act.yes
    step.emit("mafia-answer-noted", (who,))


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
        note(state, "N0", "mafia-log-sergeant", who=seat(whom))
    else:
        step.emit("mafia-sergeant-declined", (commissar,), whom=seat(whom))


def succeed(state: State, at: str, step: Step) -> None:
    """Item 36: at the commissar's death the sergeant takes over at once, unless they are a bandit.
    M25: a sergeant who is dead is none."""
    watch = state.watch
    if watch.sergeant is not None and not state.people[watch.sergeant].lives:
        watch.sergeant = None
    if state.holder(Role.COMMISSAR) is not None or watch.sergeant is None:
        return
    sergeant = watch.sergeant
    if _promote(state, sergeant, at, step):
        watch.sergeant = None


def _promote(state: State, who: Seat, at: str, step: Step) -> bool:
    if state.people[who].role is not Role.HONEST:
        return False
    state.people[who].role = Role.COMMISSAR
    state.watch.since, state.watch.silent = state.tick, 0
    step.emit("mafia-post-yours", (who,), checked=_checked(state))
    note(state, at, "mafia-log-post", who=seat(who))
    return True


def _checked(state: State) -> list[dict[str, object]]:
    return [
        msg("mafia-checked", seat=seat(whom), times=one.times)
        for whom, one in sorted(state.watch.checked.items())
    ]


# ── late ────────────────────────────────────────────────────────────────────────────────


def notice_silence(state: State, step: Step) -> None:
    """M17: a night without an order brings a reminder; after the last one the post moves on. Who is
    the last of a clan and goes on as a bandit need not check (item 34). Nobody is late for a night
    in the course of which the post came to them."""
    commissar = state.holder(Role.COMMISSAR)
    if commissar is None or state.watch.since == state.tick:
        return
    plan = state.plans.get(commissar)
    ordered = plan is not None and plan.checks is not None
    if ordered or is_last_of_clan(state, commissar) or not _has_choice(state, commissar):
        state.watch.silent = 0
        return
    state.watch.silent += 1
    if state.watch.silent > state.options.commissar_patience:
        move_post(state, step)
    else:
        step.emit("mafia-commissar-reminded", (commissar,))
        step.emit("mafia-commissar-silent", REFEREE)


def _has_choice(state: State, commissar: Seat) -> bool:
    return any(whom != commissar and may_check(state, whom) for whom in state.living())


def move_post(state: State, step: Step, named: Seat | None = None) -> None:
    """M17: to whom the host names, else to the sergeant, else to one of the honest, by chance;
    announced as «late». Who is named and cannot have it is passed over, and nobody is told. If
    nobody holds the post any more, which a host may not know, nothing else happens."""
    old = state.holder(Role.COMMISSAR)
    step.emit("mafia-commissar-late", PUBLIC)
    named = state.watch.heir if named is None else named
    state.watch.heir = None
    if old is None:
        return
    sergeant = state.watch.sergeant
    fit = [who for who in state.living() if state.people[who].role is Role.HONEST]
    if named in fit:
        heir: Seat | None = named
    elif sergeant in fit:
        heir = sergeant
    else:
        heir = fit[step.randbelow(len(fit), POST)] if fit else None
    if heir is None:
        return
    person = state.people[old]
    person.role = Role.HONEST if person.clan is None else Role.BANDIT
    step.emit("mafia-post-lost", (old,))
    _promote(state, heir, "N9", step)
    if heir == sergeant:
        state.watch.sergeant = None


# ── the infiltrator ─────────────────────────────────────────────────────────────────────


def infiltrated(state: State, who: Seat) -> Clan | None:
    """The clan of a living recruited commissar (M15)."""
    person = state.people[who]
    return person.clan if person.lives and person.role is Role.COMMISSAR else None


def is_last_of_clan(state: State, who: Seat) -> bool:
    """Whether this is an infiltrator and the last living member of the clan."""
    clan = infiltrated(state, who)
    return clan is not None and state.members(clan) == [who]


def check_return(state: State, who: Seat, act: ReturnToPost) -> Refusal | None:
    """Item 34: the last of the clan may stop, by day."""
    if not is_last_of_clan(state, who):
        return refuse("mafia-refused-not-last")
    return lookup.must_be(state, Phase.DAY)


def return_to_post(state: State, who: Seat, act: ReturnToPost, step: Step) -> None:
    """Item 34."""
    leave_clan(state, who, step)


def leave_clan(state: State, who: Seat, step: Step) -> None:
    """The clan is declared destroyed; the commissar is one as before."""
    clan = infiltrated(state, who)
    assert clan is not None
    state.clans[clan].quit = True
    person = state.people[who]
    person.clan, person.recruited, person.number = None, False, 0
    step.emit("mafia-clan-destroyed", PUBLIC, clan=msg(f"mafia-clan-{clan}"))
    note(state, "D0", "mafia-log-returned", who=seat(who))
    if state.watch.must_choose == who:
        state.watch.must_choose = None


def check_side(state: State, who: Seat, act: ChooseSide) -> Refusal | None:
    return None if state.watch.must_choose == who else refuse("mafia-refused-no-side")


def choose_side(state: State, who: Seat, act: ChooseSide, step: Step) -> None:
    """M15: it can be changed until the day or night ends; nobody notices before."""
    state.watch.side = act.side
    step.emit("mafia-answer-noted", (who,))


def settle_side(state: State, step: Step) -> None:
    """M15: the last of all bandits is honest or a bandit from now on; by default honest, after a
    day."""
    watch = state.watch
    who, side = watch.must_choose, watch.side
    if who is None or (not side and state.tick < watch.choose_by):
        return
    watch.must_choose, watch.side = None, ""
    if not is_last_of_clan(state, who):
        return
    if side == "clan":
        strip(state, who, "D0")
    else:
        leave_clan(state, who, step)


def strip(state: State, who: Seat, at: str) -> None:
    """Item 34: the infiltrator has become a bandit, and keeps only prizes from before."""
    person = state.people[who]
    assert person.clan is not None
    person.role = Role.BANDIT
    joined = state.clans[person.clan].joined
    state.awards = [
        award
        for award in state.awards
        if not (award.seat == who and award.reason.startswith("hit") and award.tick >= joined)
    ]
    note(state, at, "mafia-log-stripped", who=seat(who))
