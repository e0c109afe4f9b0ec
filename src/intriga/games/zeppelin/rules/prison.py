"""Prison and punishment: arrest, pardon, execution, exile (Z11, Z18, Z20, Z21, Z28)."""

from intriga.games.zeppelin import acts
from intriga.games.zeppelin.rules import announce, gates, passage, polls, standing, tree
from intriga.games.zeppelin.state import State
from intriga.kernel import Refusal, Seat, Step, refuse, seat

ESCAPE = "escape"


def check_arrest(state: State, by: Seat, act: acts.Arrest) -> Refusal | None:
    """Z11: any citizen; a member of the root by poll."""
    refusal = gates.ruler(state, by, "arrest") or gates.at_large(state, by, act.whom)
    if refusal is None and polls.guards(state, by, act.whom):
        return polls.check_open(state, by, "arrest", act.whom)
    return refusal


def arrest(state: State, by: Seat, act: acts.Arrest, step: Step) -> None:
    if polls.guards(state, by, act.whom):
        polls.open_poll(state, by, "arrest", step, whom=act.whom)
        return
    state.people[act.whom].jailed = True
    _tell(state, by, act.whom, "zeppelin-arrested", step)


def check_pardon(state: State, by: Seat, act: acts.Pardon) -> Refusal | None:
    """Z18, Z20: any prisoner of the state, also while it is frozen; oneself only with the bot's
    quirks (`cfg bot_quirks`)."""
    if pardons_self(state, by, act.whom):
        return None
    return gates.holder(state, by, "pardon") or gates.prisoner(state, by, act.whom)


def pardons_self(state: State, by: Seat, whom: Seat) -> bool:
    """F9: the bot let a jailed holder of the right free himself."""
    person = state.people[by]
    jailed = person.jailed and not person.left and person.country is not None
    return (
        state.options.bot_quirks
        and by == whom
        and jailed
        and "pardon" in standing.class_of(state, by).rights
    )


def pardon(state: State, by: Seat, act: acts.Pardon, step: Step) -> None:
    """The prisoner is free at once. In a frozen state each other prisoner may escape
    (`cfg jailbreak`, F6)."""
    number = standing.number_of(state, by)
    state.people[act.whom].jailed = False
    _tell(state, by, act.whom, "zeppelin-pardoned", step)
    if state.options.jailbreak and standing.frozen(state, state.countries[number]):
        for other in standing.prisoners(state, number):
            if step.randbelow(100, ESCAPE) < state.options.jailbreak:
                state.people[other].jailed = False
                announce.room(state, number, step, "zeppelin-escaped", who=seat(other))


def check_execute(state: State, by: Seat, act: acts.Execute) -> Refusal | None:
    """Z21: only prisoners of one's own state; a member of the root by poll."""
    refusal = gates.ruler(state, by, "execution") or gates.prisoner(state, by, act.whom)
    if refusal is None and polls.guards(state, by, act.whom):
        return polls.check_open(state, by, "execute", act.whom)
    return refusal


def execute(state: State, by: Seat, act: acts.Execute, step: Step) -> None:
    if polls.guards(state, by, act.whom):
        polls.open_poll(state, by, "execute", step, whom=act.whom)
        return
    _tell(state, by, act.whom, "zeppelin-executed", step)
    passage.die(state, act.whom)


def check_exile(state: State, by: Seat, act: acts.Exile) -> Refusal | None:
    """Z11, Z28: a free citizen who is in no class above one's own (`cfg protect_superiors`); a
    member of the root by poll."""
    refusal = gates.ruler(state, by, "exile") or gates.at_large(state, by, act.whom)
    if refusal is not None:
        return refusal
    if is_superior(state, by, act.whom):
        return refuse("zeppelin-refused-superior", whom=seat(act.whom))
    if polls.guards(state, by, act.whom):
        return polls.check_open(state, by, "exile", act.whom)
    return None


def is_superior(state: State, by: Seat, whom: Seat) -> bool:
    """Z11: whether somebody's class protects them from exile by this citizen."""
    country, rank = standing.country_of(state, by), standing.rank_of(state, by)
    superior = standing.rank_of(state, whom) in tree.ancestors(country, rank)
    return state.options.protect_superiors and superior


def exile(state: State, by: Seat, act: acts.Exile, step: Step) -> None:
    if polls.guards(state, by, act.whom):
        polls.open_poll(state, by, "exile", step, whom=act.whom)
        return
    _tell(state, by, act.whom, "zeppelin-exiled", step)
    passage.banish(state, act.whom, standing.number_of(state, by))


def check_forgive(state: State, by: Seat, act: acts.Forgive) -> Refusal | None:
    """Z28: whoever may exile takes people off the blacklist, also while the state is frozen."""
    refusal = gates.holder(state, by, "exile")
    if refusal is not None or act.whom in standing.country_of(state, by).blacklist:
        return refusal
    return refuse("zeppelin-refused-not-blacklisted")


def forgive(state: State, by: Seat, act: acts.Forgive, step: Step) -> None:
    del standing.country_of(state, by).blacklist[act.whom]
    number = standing.number_of(state, by)
    announce.room(state, number, step, "zeppelin-forgiven", who=seat(by), whom=seat(act.whom))


def host_may_pardon(state: State, whom: Seat) -> bool:
    """Z12: whether this prisoner is in a state where nobody free could pardon them."""
    if not standing.is_present(state, whom) or not state.people[whom].jailed:
        return False
    return not standing.holders(state, standing.number_of(state, whom), "pardon")


def host_pardon(state: State, whom: Seat, step: Step) -> None:
    """Z12: the host frees a prisoner."""
    state.people[whom].jailed = False
    number = standing.number_of(state, whom)
    announce.room(state, number, step, "zeppelin-pardoned-by-host", whom=seat(whom))


def _tell(state: State, by: Seat, whom: Seat, id: str, step: Step) -> None:
    number = standing.number_of(state, by)
    announce.room(state, number, step, id, who=seat(by), whom=seat(whom))
