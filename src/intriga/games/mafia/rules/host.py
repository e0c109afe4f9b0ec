"""The host's buttons (items 27, 35, 54, M17, M47, M48, M52)."""

from intriga.games.mafia import editions
from intriga.games.mafia.acts.host import (
    AppointAssassin,
    AwardExp,
    MovePost,
    NameHeir,
    Override,
    ReadVote,
    StripAssassin,
    VoidAwards,
)
from intriga.games.mafia.day.events import Vote
from intriga.games.mafia.log import note
from intriga.games.mafia.people import Role
from intriga.games.mafia.rules import ballot, crypt, dying, guild, lookup, prizes, report, watch
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.tables.awards import awards
from intriga.kernel import PUBLIC, REFEREE, Refusal, Seat, Step, msg, refuse, seat

MOST_SET = 999
"""The most exp, coins or mana that the host gives somebody (M52)."""
ASSASSIN = "mafia-draw-assassin"
RANGES: dict[str, tuple[int, int]] = {
    "literary": awards().literary,
    "activity": awards().activity,
    "host-error": (awards().host_error, awards().host_error),
    "role-play": awards().role_play,
}
"""What the host may award (M48)."""


def check_award(state: State, act: AwardExp) -> Refusal | None:
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    if act.exp and not prizes.may_have(state, act.whom, act.reason):
        return refuse("mafia-refused-award-assassin", at="reason")
    if act.exp in awardable(act.reason):
        return None
    low, high = RANGES[act.reason]
    return refuse("mafia-refused-award", low=low, high=high, at="exp")


def awardable(reason: str) -> tuple[int, ...]:
    """How much exp an award may be; 0 takes it back."""
    low, high = RANGES[reason]
    return (0, *range(low, high + 1))


def award(state: State, act: AwardExp, step: Step) -> None:
    """Of each reason but the literary one somebody has one award: the last."""
    if act.reason != "literary" or not act.exp:
        state.awards = [
            one for one in state.awards if (one.seat, one.reason) != (act.whom, act.reason)
        ]
    if act.exp:
        prizes.award(state, act.whom, act.reason, act.exp)
    step.emit(
        "mafia-host-awards",
        PUBLIC,
        who=seat(act.whom),
        why=msg(f"mafia-award-{act.reason}"),
        exp=act.exp,
    )


def check_void(state: State, act: VoidAwards) -> Refusal | None:
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    done = (act.whom in state.voided) is act.void
    return refuse("mafia-refused-as-it-is") if done else None


def void(state: State, act: VoidAwards, step: Step) -> None:
    if act.void:
        state.voided.append(act.whom)
        step.emit("mafia-host-voids", PUBLIC, who=seat(act.whom))
    else:
        state.voided.remove(act.whom)
        step.emit("mafia-host-restores", PUBLIC, who=seat(act.whom))


def check_strip(state: State, act: StripAssassin) -> Refusal | None:
    found = guild.assassin(state) is not None
    return None if found else refuse("mafia-refused-no-assassin")


def strip_assassin(state: State, act: StripAssassin, step: Step) -> None:
    """Item 27: the role and all exp earned by it are gone; orders go back."""
    killer = guild.assassin(state)
    assert killer is not None
    person = state.people[killer]
    person.role = Role.HONEST
    state.guild.stripped.append(killer)
    person.exp -= min(person.exp, state.guild.fees.pop(killer, 0))
    for order in state.guild.orders:
        for payer, _ in order.shares:
            step.emit("mafia-order-released", (payer,), what=guild.what(order), exp=0)
    state.guild.orders = []
    guild.disband(state, step)
    step.emit("mafia-stripped", (killer,))
    step.emit("mafia-host-strips", PUBLIC)
    note(state, "D0", "mafia-log-assassin-stripped", who=seat(killer))


def check_appoint(state: State, act: AppointAssassin) -> Refusal | None:
    """Only where one has lost the role: a dead assassin has no heir."""
    ever = any(one.role is Role.ASSASSIN for one in state.people)
    stripped = not ever and Role.ASSASSIN in state.roles
    return None if stripped else refuse("mafia-refused-assassin-there")


def appoint(state: State, act: AppointAssassin, step: Step) -> None:
    """Item 27: somebody else of the honest, whom no clan has recognised yet (M22)."""
    fit = [who for who in state.living() if state.people[who].role is Role.HONEST]
    if editions.new_assassin_is_unknown(state):
        fit = [who for who in fit if who not in state.guild.stripped]
        for gang in state.clans.values():
            gang.knows_assassin = False
    if not fit:
        return
    new = fit[step.randbelow(len(fit), ASSASSIN)]
    state.people[new].role = Role.ASSASSIN
    step.emit("mafia-assassin-appointed", (new,))
    step.emit("mafia-host-appoints", PUBLIC)
    note(state, "D0", "mafia-log-assassin", who=seat(new))


def check_move(state: State, act: MovePost) -> Refusal | None:
    """Whether the commissar is late, the host decides (item 4)."""
    return None if act.whom is None else check_heir(state, NameHeir(act.whom))


def move(state: State, act: MovePost, step: Step) -> None:
    watch.move_post(state, step, act.whom)


def check_heir(state: State, act: NameHeir) -> Refusal | None:
    """Anybody alive can be named: a refusal of some would tell the host what they are."""
    if not editions.host_names_heirs(state):
        return refuse("mafia-refused-no-heirs")
    if act.whom is None or (lookup.is_seat(state, act.whom) and state.people[act.whom].lives):
        return None
    return refuse("mafia-refused-living")


def name_heir(state: State, act: NameHeir, step: Step) -> None:
    state.watch.heir = act.whom
    if act.whom is None:
        step.emit("mafia-heir-none", REFEREE)
    else:
        step.emit("mafia-heir-named", REFEREE, who=seat(act.whom))


def check_read(state: State, act: ReadVote) -> Refusal | None:
    if not lookup.is_seat(state, act.voter) or not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    return ballot.why_not(state, Vote(act.voter, act.whom))


def read_vote(state: State, act: ReadVote, step: Step) -> None:
    ballot.cast(state, Vote(act.voter, act.whom), step)
    step.emit("mafia-host-reads", PUBLIC, who=seat(act.voter), whom=seat(act.whom))


def check_override(state: State, act: Override) -> Refusal | None:
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    if state.phase not in (Phase.DAY, Phase.NIGHT):
        return refuse("mafia-refused-by-day")
    if act.what == "life":
        if state.phase is not Phase.DAY:
            return refuse("mafia-refused-by-day")  # nobody joins or leaves a night
        if bool(act.value) is state.people[act.whom].lives:
            return refuse("mafia-refused-as-it-is")
    low, high = values(state, act.what, act.whom)
    if not low <= act.value <= high:
        return refuse("mafia-refused-value", low=low, high=high, at="value")
    return None


def values(state: State, what: str, whom: Seat) -> tuple[int, int]:
    """Between which numbers the host sets something of somebody (M52): of a life only what it is
    not, else any amount."""
    if what != "life":
        return 0, MOST_SET
    dead = int(not state.people[whom].lives)
    return dead, dead


def override(state: State, act: Override, step: Step) -> None:
    """M52: whatever it is, everybody reads that it was done and why."""
    person = state.people[act.whom]
    if act.what == "life" and act.value:
        crypt.rise(state, act.whom, "D0", step)
    elif act.what == "life":
        dying.die(state, act.whom, "host")
        step.emit("mafia-host-kills", PUBLIC, dead=report.dead(state, act.whom))
        note(state, "D0", "mafia-log-died", who=seat(act.whom), cause=msg("mafia-cause-host"))
        watch.succeed(state, "D0", step)
    elif act.what == "coins":
        person.coins = act.value
    elif act.what == "mana":
        person.mana = act.value
    else:
        person.exp = max(act.value, person.exp - lookup.free_exp(state, act.whom))
    step.emit(
        "mafia-host-overrides",
        PUBLIC,
        who=seat(act.whom),
        what=msg(f"mafia-override-{act.what}"),
        value=act.value,
        why=act.reason,
    )
