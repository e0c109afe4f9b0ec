"""The day's votes of a position, by `counting` (items 6–8, 12, 41, 48, M6–M13)."""

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.events import (
    Contribute,
    Electorate,
    Event,
    Extra,
    Log,
    Mute,
    Transfer,
    Vote,
)
from intriga.games.mafia.state.people import Person, Role
from intriga.games.mafia.subjects import editions
from intriga.games.mafia.subjects.votes import counting, pool, rights
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse, seat


def electorate(state: State) -> Electorate:
    """Who can vote today. Who was raised today is in the log."""
    living, half, pooled = [], [], []
    necromancer = celebrity = None
    for who, person in enumerate(state.people):
        if person.role is Role.NECROMANCER:
            necromancer = who
        if person.profession is Profession.CELEBRITY:
            celebrity = who
        if person.lives:
            living.append(who)
            continue
        if _has_half(person):
            half.append(who)
        if _may_pool(state, person):
            pooled.append(who)
    return Electorate(
        living=frozenset(living),
        half=frozenset(half),
        pool=frozenset(pooled),
        necromancer=necromancer,
        celebrity=celebrity,
        perhaps=_perhaps_celebrity(state, celebrity),
        void=_void(state),
    )


def _perhaps_celebrity(state: State, celebrity: Seat | None) -> frozenset[Seat]:
    """M7: who may be the celebrity, by what everybody knows. Professions are told at a death, and
    that of a celebrity when they are spared."""
    everybody = range(len(state.people))
    none = state.options.professions == "none" and celebrity is None
    if none or not editions.day_waits_for_two_thirds(state):
        return frozenset()
    if celebrity is not None and _is_known(state.people[celebrity]):
        return frozenset({celebrity})
    return frozenset(who for who in everybody if not state.people[who].shown)


def _is_known(celebrity: Person) -> bool:
    return celebrity.famous or bool(celebrity.shown)


def _has_half(person: Person) -> bool:
    """M8: dead honest and the dead assassin; also a commissar who died in a clan."""
    return person.honest or person.role is Role.ASSASSIN


def _may_pool(state: State, person: Person) -> bool:
    """Item 41: all the dead but bandits of a clan that lives."""
    return person.clan is None or not state.members(person.clan)


def _void(state: State) -> frozenset[Seat]:
    """Yesterday's hidden thief (item 46), who is muted from the day before (M31), who has missed
    two days (M49)."""
    today = {who for event in state.today.log if isinstance(event, Mute) for who in event.seats}
    silenced = {one.seat for one in state.effects if one.kind == "silence"}
    muted = {who for who in silenced - today if state.under("silence", who)}
    absent = {who for who, one in enumerate(state.people) if one.missed >= amounts().days_missed}
    return frozenset(_hidden(state) | muted | absent)


def _hidden(state: State) -> frozenset[Seat]:
    """The thieves who spent the night in hiding, so have no vote today (item 46)."""
    people = enumerate(state.people)
    return frozenset(who for who, one in people if one.hid and one.hid == state.turn)


def without_a_vote(state: State) -> frozenset[Seat]:
    """Who cannot be blamed for having cast no vote today: theirs is nothing worth, and they know
    it (items 45, 46, 48, M31), or they have lived for a part of the day only."""
    silenced = {one.seat for one in state.effects if one.kind == "silence"}
    still = {who for who in silenced if state.under("silence", who)}
    events = log(state)
    muted = {who for event in events if isinstance(event, Mute) for who in event.seats}
    return frozenset({*_hidden(state), *still, *muted, *state.today.risen})


def log(state: State) -> tuple[Event, ...]:
    """What happened to the votes today."""
    return tuple(state.today.log)


def why_not(state: State, event: Event) -> Refusal | None:
    """Why this cannot happen to the votes now."""
    if state.phase is not Phase.DAY:
        return refuse("mafia-refused-by-day")
    return rights.why_not(event, electorate(state), log(state))


def cast(state: State, vote: Vote, step: Step) -> None:
    """A vote, which everybody sees; whose hand cast it, they do not."""
    state.today.times[len(state.today.log)] = step.now
    state.today.log.append(vote)
    step.emit("mafia-voted", PUBLIC, who=seat(vote.by), whom=seat(vote.against))


def transfer(state: State, event: Transfer, step: Step) -> None:
    """M11: the vote is left to somebody, or taken back."""
    state.today.log.append(event)
    if event.to is None:
        step.emit("mafia-vote-taken-back", PUBLIC, who=seat(event.giver))
    else:
        step.emit("mafia-vote-left", PUBLIC, who=seat(event.giver), to=seat(event.to))


def contribute(state: State, event: Contribute, step: Step) -> None:
    """Item 41: mana into the pool; it comes back at the day's end if the pool is not filled."""
    state.people[event.by].mana -= event.mana
    state.today.log.append(event)
    step.emit(
        "mafia-pool-grew",
        PUBLIC,
        who=seat(event.by),
        whom=seat(event.against),
        mana=event.mana,
        missing=max(0, pool.missing(event.against, log(state))),
    )


def givers(state: State) -> list[Seat]:
    """Whose vote is not cast, and theirs to leave to somebody."""
    town, events = electorate(state), log(state)
    return sorted(rights.may_vote(town, events) - rights.voted(events) - rights.subjugated(events))


def mute(state: State, whom: tuple[Seat, ...], step: Step) -> None:
    """All their votes of today do not count, past and future (M12); they alone are told."""
    state.today.log.append(Mute(whom))
    for one in whom:
        step.emit("mafia-muted", (one,))


def add_votes(state: State, who: Seat, extra: int, step: Step) -> None:
    """They fall on the same accused, from now on (item 48); nobody else is told."""
    state.today.log.append(Extra(who, extra))
    step.emit("mafia-votes-added", (who,), votes=extra)


def give_votes(state: State, whom: Seat, extra: int, step: Step) -> None:
    """Somebody else has added to a vote: its owner is told, not by whom (M75, M81)."""
    state.today.log.append(Extra(whom, extra))
    step.emit("mafia-votes-given", (whom,), votes=extra)


def is_fixed(state: State) -> bool:
    """M7: nothing that is not cast can change the result."""
    return counting.fixed(electorate(state), log(state))


def closes_early(state: State) -> bool:
    """Whether the day ends now, whatever the clock says (M7)."""
    return state.options.early_day and is_fixed(state)


def unread_voters(state: State) -> list[Seat]:
    """Whose own vote the host may read out: it is not cast, and theirs to cast."""
    town, events = electorate(state), log(state)
    owners = rights.may_vote(town, events) - rights.voted(events)
    return sorted(who for who in owners if rights.holder(who, town, events) == who)


def open_voters(state: State) -> list[Seat]:
    """Who has a vote to cast: their own, or one left to them. For the soul that a necromancer has
    taken nobody is waited for: everybody would see who that is."""
    town, events = electorate(state), log(state)
    owners = rights.may_vote(town, events) - rights.voted(events) - rights.subjugated(events)
    holders = {rights.holder(owner, town, events) for owner in owners}
    return sorted(who for who in holders if who is not None)


def open_to(state: State, who: Seat) -> tuple[object, ...]:
    """Everything that somebody may do with the votes of today, asked at once."""
    town, events = electorate(state), log(state)
    walks = state.people[who].walks
    return (
        _accusable(town, events),
        _open_votes(town, events, who),
        _has_left_vote(town, events, who),
        (_free_souls(town, events), _kept_souls(town, events)) if walks else None,
        None if walks else _open_pools(town, events, who),
    )


def open_votes_of(state: State, who: Seat) -> list[Seat]:
    """Whose votes this person may cast now, but for souls."""
    return _open_votes(electorate(state), log(state), who)


def _open_votes(town: Electorate, events: Log, who: Seat) -> list[Seat]:
    owners = rights.may_vote(town, events) - rights.voted(events) - rights.subjugated(events)
    handed = rights.handed_on(events)
    return sorted(owner for owner in owners if handed.get(owner, owner) == who)


def kept_souls(state: State) -> list[Seat]:
    """The souls whose votes the necromancer has taken today and not cast yet (item 19)."""
    return _kept_souls(electorate(state), log(state))


def _kept_souls(town: Electorate, events: Log) -> list[Seat]:
    taken = rights.subjugated(events) & rights.may_vote(town, events)
    return sorted(taken - rights.voted(events))


def has_vote(state: State, who: Seat) -> bool:
    """Whether this person has a vote today, cast or not."""
    return who in rights.may_vote(electorate(state), log(state))


def is_muted(state: State, who: Seat) -> bool:
    """Whether this person's votes do not count today."""
    return state.phase is Phase.DAY and who in counting.muted(electorate(state), log(state))


def extra_votes(state: State, who: Seat) -> int:
    """The votes that speeches and spells have added to this person's own today."""
    if state.phase is not Phase.DAY:
        return 0
    return sum(one.votes for one in log(state) if isinstance(one, Extra) and one.by == who)


def has_left_vote(state: State, who: Seat) -> bool:
    """Whether this person's vote lies with somebody else, uncast, by their own will (M11)."""
    return _has_left_vote(electorate(state), log(state), who)


def _has_left_vote(town: Electorate, events: Log, who: Seat) -> bool:
    if who not in rights.handed_on(events):
        return False
    if who not in rights.may_vote(town, events) - rights.voted(events):
        return False
    return who not in rights.subjugated(events) and rights.holder(who, town, events) != who


def accusable(state: State) -> list[Seat]:
    """Whom anybody may accuse: who counts as living."""
    return _accusable(electorate(state), log(state))


def _accusable(town: Electorate, events: Log) -> list[Seat]:
    return sorted(rights.living(town, events))


def free_souls(state: State) -> list[Seat]:
    """The dead with a vote that is neither cast nor taken (item 19)."""
    return _free_souls(electorate(state), log(state))


def _free_souls(town: Electorate, events: Log) -> list[Seat]:
    souls = rights.may_vote(town, events) - rights.living(town, events)
    return sorted(souls - rights.voted(events) - rights.subjugated(events))


def open_pools(state: State, who: Seat) -> list[Seat]:
    """Against whom a dead person may put mana (item 41)."""
    if state.people[who].walks or state.phase is not Phase.DAY:
        return []
    return _open_pools(electorate(state), log(state), who)


def _open_pools(town: Electorate, events: Log, who: Seat) -> list[Seat]:
    alive = rights.living(town, events)
    return sorted(
        whom for whom in alive if rights.why_not(Contribute(who, whom, 1), town, events) is None
    )
