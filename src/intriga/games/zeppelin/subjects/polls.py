"""Polls of the root: what it decides by more than half of its members (Z7, Z8, Z8a, Z11).

A poll is settled only at the end of the turn, after it has been checked again. Votes are public.
"""

from collections.abc import Iterator

from intriga.games.zeppelin.data.rights import Right
from intriga.games.zeppelin.state import Country, Number, Poll, PollKind, State
from intriga.games.zeppelin.subjects import (
    announce,
    citizens,
    editions,
    gates,
    names,
    passage,
    tree,
)
from intriga.games.zeppelin.subjects.choosing import Id
from intriga.kernel import Act, Deed, Form, Param, Refusal, Seat, Step, msg, refuse, seat


def electorate(state: State, number: Number, poll: Poll) -> list[Seat]:
    """Who votes in a poll: the members of the root, jailed ones too; where there are none, all
    citizens vote on restoring its rights (Z8a)."""
    country = state.countries[number]
    roots = citizens.members(state, number, country.root)
    return roots or (state.citizens(number) if poll.kind == "restore" else [])


def counted(state: State, number: Number, poll: Poll, turn: int) -> list[Seat]:
    """Those of them who count in this turn: who has been silent in it and in the turns before does
    not (`cfg poll_absent`)."""
    absent = state.options.poll_absent
    voters = electorate(state, number, poll)
    return [s for s in voters if not absent or state.people[s].seen >= turn - absent]


def needed(state: State, number: Number, poll: Poll, turn: int) -> int:
    """How many votes carry a poll: more than half of those who count."""
    return len(counted(state, number, poll, turn)) // 2 + 1


def _find(country: Country, number: Number) -> Poll | None:
    """The open poll with this number."""
    return next((poll for poll in country.polls if poll.number == number), None)


def _title(country: Country, poll: Poll) -> Param:
    """What a poll is about, as a phrase."""
    if poll.whom is not None:
        root = names.rank(country.classes[country.root])
        return msg(f"zeppelin-poll-{poll.kind}", whom=seat(poll.whom), root=root)
    rights = names.rights(poll.rights)
    root = names.rank(country.classes[country.root])
    return msg(f"zeppelin-poll-{poll.kind}", rights=rights, root=root)


# ── opening ─────────────────────────────────────────────────────────────────────────────


def guards(state: State, by: Seat, whom: Seat) -> bool:
    """Whether an act over this citizen needs a poll: they belong to the root (`cfg root_guard`)."""
    number = citizens.number_of(state, by)
    return state.options.root_guard and citizens.rooted(state, number, whom)


def check_open(
    state: State,
    by: Seat,
    kind: PollKind,
    whom: Seat | None = None,
    rights: tuple[Right, ...] = (),
) -> Refusal | None:
    """Z8: one poll for each act, target and content. Whether the act itself is possible is checked
    elsewhere."""
    for poll in citizens.country_of(state, by).polls:
        same = set(poll.rights) == set(rights) or not editions.polls_by_content(state)
        if (poll.kind, poll.whom) == (kind, whom) and same:
            return refuse("zeppelin-refused-poll-open")
    return None


def proposed(state: State, by: Seat, kind: PollKind) -> tuple[tuple[Right, ...], ...]:
    """The sets of rights about which polls of this kind are open in a citizen's state."""
    return tuple(p.rights for p in citizens.country_of(state, by).polls if p.kind == kind)


def open_poll(
    state: State,
    by: Seat,
    kind: PollKind,
    step: Step,
    *,
    whom: Seat | None = None,
    rights: tuple[Right, ...] = (),
) -> None:
    """Z8: the opener counts yes if they are a member."""
    number, country = citizens.number_of(state, by), citizens.country_of(state, by)
    poll = Poll(state.number(), kind, by, whom, rights)
    if by in electorate(state, number, poll):
        poll.votes[by] = True
    country.polls.append(poll)
    announce.done(state, by, step, "zeppelin-poll-opened", poll=_title(country, poll))


# ── voting ──────────────────────────────────────────────────────────────────────────────


class VotePoll(Act, frozen=True):
    """A public vote in a poll of the root; it may be changed until the turn ends."""

    poll: Id
    yes: bool


def _check(state: State, by: Seat, act: VotePoll) -> Refusal | None:
    """Z8: members of the root vote, jailed ones too."""
    poll = _find(citizens.country_of(state, by), act.poll)
    if poll is None:
        return refuse("zeppelin-refused-no-poll")
    if by not in electorate(state, citizens.number_of(state, by), poll):
        return refuse("zeppelin-refused-not-root")
    return refuse("zeppelin-refused-vote-same") if poll.votes.get(by) is act.yes else None


def _vote(state: State, by: Seat, act: VotePoll, step: Step) -> None:
    country = citizens.country_of(state, by)
    poll = _find(country, act.poll)
    assert poll is not None
    poll.votes[by] = act.yes
    id = "zeppelin-poll-yes" if act.yes else "zeppelin-poll-no"
    announce.done(state, by, step, id, poll=_title(country, poll))


def _offer(state: State, by: Seat) -> Iterator[Form]:
    for poll in citizens.country_of(state, by).polls:
        if by in electorate(state, citizens.number_of(state, by), poll):
            for yes in (True, False):
                if poll.votes.get(by) is not yes:
                    yield Form(VotePoll, preset={"poll": poll.number, "yes": yes})


VOTE_POLL = Deed(VotePoll, _check, _vote, _offer, gate=gates.citizen)


# ── the end of the turn ─────────────────────────────────────────────────────────────────


def count_votes(state: State, step: Step) -> None:
    """B6: in order of opening, each by those who count at that moment. The turn has advanced."""
    opened = [(poll.number, number) for number, c in state.countries.items() for poll in c.polls]
    for name, number in sorted(opened):
        country = state.countries[number]
        poll = _find(country, name)
        assert poll is not None
        country.polls.remove(poll)
        _count_votes(state, number, poll, step)


def _count_votes(state: State, number: Number, poll: Poll, step: Step) -> None:
    about = _title(state.countries[number], poll)
    voters = counted(state, number, poll, state.turn - 1)
    yes = sum(poll.votes.get(voter, False) for voter in voters)
    if not 2 * yes > len(voters):
        announce.room(state, number, step, "zeppelin-poll-failed", poll=about, yes=yes)
    elif not _possible(state, number, poll):
        announce.room(state, number, step, "zeppelin-poll-vain", poll=about)
    else:
        announce.room(state, number, step, "zeppelin-poll-carried", poll=about, yes=yes)
        _carry_out(state, number, poll, step)


def _possible(state: State, number: Number, poll: Poll) -> bool:
    """Z8: whether it can still be done to its target."""
    country = state.countries[number]
    if poll.whom is None:
        now, then = set(country.classes[country.root].rights), set(poll.rights)
        return then < now if poll.kind == "rights" else then > now
    if not citizens.is_citizen(state, poll.whom, number):
        return editions.polls_follow(state) and _still_reached(state, number, poll)
    if poll.kind == "appoint":
        return not citizens.rooted(state, number, poll.whom)
    return state.people[poll.whom].jailed == (poll.kind == "execute")


def _still_reached(state: State, number: Number, poll: Poll) -> bool:
    """Z29: leaving is no key. A prisoner who has left the match is executed; who has left it free,
    or has a new name, is arrested or exiled, unless they have died or found another state."""
    assert poll.whom is not None
    person = state.people[poll.whom]
    if poll.kind == "execute":
        return person.country == number and person.jailed
    homeless = person.country is None and person.died is None
    return poll.kind in ("arrest", "exile") and poll.fled is not None and homeless


def _carry_out(state: State, number: Number, poll: Poll, step: Step) -> None:
    country = state.countries[number]
    match poll.kind:
        case "rights" | "restore":
            country.classes[country.root].rights = poll.rights
            tree.trim(country, country.root)
        case "appoint" if poll.whom is not None:
            state.people[poll.whom].rank = country.root
        case "arrest" if poll.whom is not None:
            passage.jail(state, poll.whom, number, poll.fled)
        case "execute" if poll.whom is not None:
            announce.room(state, number, step, "zeppelin-dies", who=seat(poll.whom))
            passage.die(state, poll.whom)
        case "exile" if poll.whom is not None:
            announce.room(state, number, step, "zeppelin-banished", who=seat(poll.whom))
            passage.banish(state, poll.whom, number)


def void(state: State, number: Number, step: Step) -> None:
    """Z18: a revolution that freezes a state ends its polls."""
    country = state.countries[number]
    for poll in country.polls:
        about = _title(country, poll)
        announce.room(state, number, step, "zeppelin-poll-void", poll=about)
    country.polls = []
