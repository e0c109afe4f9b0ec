"""What people and the host may do now, as forms. What each field offers is in `choices`.

A form is there if some act made from it is possible; `check` decides. Classes, laws, polls and
revolutions that people change have a form each, filled with how they are.
"""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from intriga.games.zeppelin import acts, choices, editions, names
from intriga.games.zeppelin.rights import RIGHTS, Right
from intriga.games.zeppelin.rules import (
    classes,
    everybody,
    founding,
    gates,
    guests,
    laws,
    migration,
    murder,
    polls,
    prison,
    revolutions,
    standing,
    treaties,
    tree,
)
from intriga.games.zeppelin.state import Country, Phase, PollKind, State
from intriga.games.zeppelin.war import commands, telling
from intriga.games.zeppelin.war import forms as war_forms
from intriga.kernel import (
    HOST,
    Act,
    Actor,
    AtLeast,
    AtMost,
    Chosen,
    Domain,
    Field,
    Form,
    Limit,
    Other,
    Seat,
    choice,
    msg,
)


def forms(state: State, actor: Actor) -> list[Form]:
    """The forms of this actor."""
    if state.phase is Phase.OVER:
        return []
    if actor == HOST:
        return list(_host(state))
    if isinstance(actor, str) or not standing.is_present(state, actor):
        return []
    offered = [*_ready(state, actor), *_migration(state, actor)]
    if gates.citizen(state, actor) is None:
        for make in _CITIZENS:
            offered += make(state, actor)
    if everybody.check_command(state, actor) is None:
        offered += commands.forms(state, actor)
    return offered


def domain(state: State, actor: Actor, name: str, chosen: Chosen) -> Domain:
    """The choices of a field. Raises `KeyError` for a name that no form of this actor uses."""
    if name.startswith(war_forms.PREFIX):
        return commands.domain(state, actor, name, chosen)
    return choices.choices(state, actor, name, chosen)


def _about(state: State, by: Seat, act: type[Act], field: str, of: str) -> Iterator[Form]:
    """A form with one choice, if there is something to choose."""
    if choices.some(state, by, of):
        yield Form(act, (choice(field, of),))


# ── everybody ───────────────────────────────────────────────────────────────────────────


def _ready(state: State, by: Seat) -> Iterator[Form]:
    if state.waits and state.people[by].asked:
        ready = not state.people[by].ready
        preset = {"ready": ready}
        yield Form(acts.Ready, (), (), state.phase.value, state.ticket, main=ready, preset=preset)


def _migration(state: State, by: Seat) -> Iterator[Form]:
    person = state.people[by]
    if migration.request_of(state, by):
        yield Form(acts.StayHere)
    if person.jailed:
        return
    if migration.open_to(state, by):
        citizen = person.country is not None
        yield Form(acts.Migrate, (choice("to", "abroad", optional=citizen),))
    elif person.country is not None:
        yield Form(acts.Migrate)


# ── citizens ────────────────────────────────────────────────────────────────────────────


def _classes(state: State, by: Seat) -> Iterator[Form]:
    if gates.ruler(state, by, "appoint"):
        return
    country, own = standing.country_of(state, by), standing.rank_of(state, by)
    name, limit = Field("name", "text", "class-name"), Field("limit", "number", "limit")
    granted = _rights("grant", country.classes[own].rights)
    yield Form(acts.CreateClass, (name, *granted, limit), (names.unlike_ranks(country),))
    for rank in tree.descendants(country, own):
        yield _edit(state, by, rank, name)
    yield from _narrow(state, by, country)
    yield from _about(state, by, acts.DeleteClass, "rank", "deletable")
    if choices.some(state, by, "appointee"):
        where = choice("rank", "post", after=("whom",))
        yield Form(acts.Appoint, (choice("whom", "appointee"), where))


def _edit(state: State, by: Seat, rank: int, name: Field) -> Form:
    """All about a class, as it is now."""
    country = standing.country_of(state, by)
    one = country.classes[rank]
    assert one.parent is not None
    fields: tuple[Field, ...] = _rights("keep", country.classes[one.parent].rights, ("rank",))
    preset: dict[str, object] = {"rank": rank}
    filled: dict[str, object] = {}
    limits: tuple[Limit, ...] = ()
    if standing.revolution_of(country, rank):
        preset["name"] = one.name
    else:
        fields, filled = (name, *fields), {"name": one.name}
        limits = (names.unlike_ranks(country, rank),)
    if rank == country.migrant:
        preset["limit"] = 0
    else:
        fields = (*fields, Field("limit", "number", "limit", after=("rank",)))
        filled["limit"] = one.limit
        room = classes.roomy(state, by, rank)
        limits = (*limits, room) if room.least > 1 else limits
    return Form(acts.EditClass, fields, limits, preset=preset, filled=filled)


def _narrow(state: State, by: Seat, country: Country) -> Iterator[Form]:
    """Z8: the poll on giving up rights of the root."""
    root = country.classes[country.root]
    rooted = standing.rank_of(state, by) == country.root
    if not rooted or len(root.rights) < 2 or _all_proposed(state, by, "rights"):
        return
    preset = {"rank": country.root, "name": root.name, "limit": 0}
    if len(root.rights) == 2:
        yield Form(acts.EditClass, preset={**preset, "rights": ("appoint",)})
    else:
        kept = _rights("keep", root.rights, ("rank",), needed=("appoint",))
        fewer = AtMost("rights", len(root.rights) - 1)
        yield Form(acts.EditClass, kept, (fewer, *_unlike(state, by, "rights")), preset=preset)


def _all_proposed(state: State, by: Seat, kind: PollKind) -> bool:
    """Whether a poll is open about every set of rights that the root could be left with, or get."""
    country = standing.country_of(state, by)
    here = len(country.classes[country.root].rights) - 1  # it keeps the right to appoint
    changed = here if kind == "rights" else len(RIGHTS) - 1 - here
    most = 2**changed - 1 if editions.polls_by_content(state) else 1
    return len(set(polls.proposed(state, by, kind))) >= most


def _unlike(state: State, by: Seat, kind: PollKind) -> tuple[Limit, ...]:
    """Z8: not what somebody has proposed already."""
    known = polls.proposed(state, by, kind)
    return (Other("rights", known),) if known else ()


def _restore(state: State, by: Seat) -> Iterator[Form]:
    """Z8a: the poll on giving rights back to the root."""
    root = standing.country_of(state, by)
    now = root.classes[root.root].rights
    if polls.may_restore(state, by) or _all_proposed(state, by, "restore"):
        return
    if len(now) == len(RIGHTS) - 1:
        yield Form(acts.RestoreRoot, preset={"rights": RIGHTS})
    else:
        limits = (AtLeast("rights", len(now) + 1), *_unlike(state, by, "restore"))
        yield Form(acts.RestoreRoot, _rights("restore", RIGHTS, needed=now), limits)


def _polls(state: State, by: Seat) -> Iterator[Form]:
    for poll in standing.country_of(state, by).polls:
        if by in polls.electorate(state, standing.number_of(state, by), poll):
            for yes in (True, False):
                if poll.votes.get(by) is not yes:
                    yield Form(acts.VotePoll, preset={"poll": poll.number, "yes": yes})


def _laws(state: State, by: Seat) -> Iterator[Form]:
    if gates.ruler(state, by, "laws"):
        return
    text = Field("text", "document", "law")
    if len(laws.in_force(state, by)) < laws.MOST:
        yield Form(acts.PassLaw, (Field("title", "text", "law-title"), text))
    for law in laws.in_force(state, by):
        amended = Field("text", "document", "amendment", after=("law",))
        yield Form(acts.AmendLaw, (amended,), preset={"law": law})
        yield Form(acts.RepealLaw, preset={"law": law})
    yield from _about(state, by, acts.SetMigrantClass, "rank", "migrant")


def _treaties(state: State, by: Seat) -> Iterator[Form]:
    """Z41: a slot for each other state."""
    if gates.ruler(state, by, "laws"):
        return
    own = standing.number_of(state, by)
    others = treaties.others_than(state, own)
    if others and treaties.may_have_more(state, by):
        fields = (Field("title", "text", "law-title"), Field("text", "document", "law"))
        if len(others) == 1:
            yield Form(acts.ProposeTreaty, fields, preset={"parties": tuple(others)})
        else:
            row = tuple(
                Field(
                    str(number),
                    "choice",
                    f"party {number}",
                    optional=True,
                    label=names.country(state, number),
                )
                for number in others
            )
            slots = Field("parties", "slots", row=row)
            yield Form(acts.ProposeTreaty, (slots, *fields), (AtLeast("parties"),))
    for treaty in treaties.to_sign(state, by):
        yield Form(acts.SignTreaty, preset={"treaty": treaty})
    for treaty in treaties.standing_treaties(state, own):
        yield Form(acts.EndTreaty, preset={"treaty": treaty})


def _order(state: State, by: Seat) -> Iterator[Form]:
    """Arrests and what follows them, exile, the blacklist, guests."""
    if gates.ruler(state, by, "arrest") is None:
        yield from _about(state, by, acts.Arrest, "whom", "suspect")
    if gates.holder(state, by, "pardon") is None:
        yield from _about(state, by, acts.Pardon, "whom", "prisoner")
    elif prison.pardons_self(state, by, by):
        yield Form(acts.Pardon, preset={"whom": by})
    if gates.ruler(state, by, "execution") is None:
        yield from _about(state, by, acts.Execute, "whom", "condemned")
    if gates.holder(state, by, "exile") is None:
        if gates.calm(state, by) is None:
            yield from _about(state, by, acts.Exile, "whom", "exile")
        yield from _about(state, by, acts.Forgive, "whom", "blacklisted")
        if guests.admissible(state, by):
            yield Form(acts.AdmitGuest, (choice("whom", "stranger"),))
        yield from _about(state, by, acts.DismissGuest, "whom", "guest")


def _murder(state: State, by: Seat) -> Iterator[Form]:
    if gates.free(state, by) or not murder.may_try(state, by):
        return
    whom = (choice("whom", "victim", optional=True),)
    if gates.calm(state, by) is None:
        yield Form(acts.MurderSecretly, whom)
    yield Form(acts.MurderOpenly, whom)


def _revolution(state: State, by: Seat) -> Iterator[Form]:
    for one in standing.country_of(state, by).revolutions:
        for rebel in (True, False):
            if one.sides.get(by) is not rebel:
                preset = {"revolution": one.number, "rebel": rebel}
                yield Form(acts.TakeSide, preset=preset)
    if revolutions.may_start(state, by):
        return
    wanted = revolutions.to_demand(state, by)
    if len(wanted) == 1:
        yield Form(acts.DemandRights, preset={"rights": wanted})
    elif wanted:
        yield Form(acts.DemandRights, _rights("demand", wanted), (AtLeast("rights"),))
    yield from _about(state, by, acts.DemandParent, "parent", "parent")


_CITIZENS: tuple[Callable[[State, Seat], Iterator[Form]], ...] = (
    _classes,
    _restore,
    _polls,
    _laws,
    _treaties,
    _order,
    _murder,
    _revolution,
)


def _rights(
    of: str,
    some: tuple[Right, ...],
    after: tuple[str, ...] = (),
    *,
    needed: tuple[Right, ...] = (),
) -> tuple[Field, ...]:
    """A field in which any of these rights are chosen, a slot for each; `needed` ones always."""
    row = tuple(
        Field(
            right,
            "choice",
            f"{of} {right}",
            optional=right not in needed,
            label=names.right(right),
            after=after,
        )
        for right in some
    )
    return (Field("rights", "slots", row=row),) if row else ()


# ── the host ────────────────────────────────────────────────────────────────────────────


def _host(state: State) -> Iterator[Form]:
    for form in _host_forms(state):
        if form.act == state.vain:
            yield replace(form, notes=(*form.notes, msg("zeppelin-host-vain")))
        else:
            yield form


def _host_forms(state: State) -> Iterator[Form]:
    founded = state.phase is Phase.FOUNDING
    if founded and len(state.countries) >= founding.LEAST:
        yield Form(acts.BeginTurns, (), (), "founding", state.ticket, main=True)
    if state.phase is Phase.REVIEW:
        notes = () if state.held is None else telling.played(state, state.held)
        yield Form(acts.Publish, (), (), "review", state.ticket, main=True, notes=notes)
    yield from commands.forms(state, HOST)
    if len(state.countries) < founding.MOST:
        power = Field("power", "choice", "power", optional=True)
        fields = (Field("name", "text", "country-name"), power)
        yield Form(acts.FoundCountry, fields, (names.unlike_countries(state),))
    everybody_there = choice("whom", "anybody")
    if state.countries:
        where = choice("country", "country", optional=True)
        yield Form(acts.Settle, (everybody_there, where))
        yield Form(acts.RemoveCountry, (choice("country", "country"),))
    if not founded:
        yield Form(acts.Pardon, (everybody_there,))
        if state.countries:
            yield Form(acts.AppointRuler, (choice("rank", "ruling"), everybody_there))
