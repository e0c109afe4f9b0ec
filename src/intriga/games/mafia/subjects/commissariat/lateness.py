"""A commissar who is late: the reminder, and to whom the post moves (items 4, 37, M17)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import choosing, editions, lookup
from intriga.games.mafia.subjects.commissariat import checks, infiltrator, post
from intriga.kernel import (
    PUBLIC,
    REFEREE,
    SECRET,
    Act,
    Form,
    HostDeed,
    Refusal,
    Seat,
    Step,
    choice,
    refuse,
    seat,
)

POST = "mafia-draw-post"


def notice_silence(state: State, step: Step) -> None:
    """M17: a night without an order brings a reminder; after the last one the post moves on. Who is
    the last of a clan and goes on as a bandit need not check (item 34). Nobody is late for a night
    in the course of which the post came to them."""
    commissar = state.holder(Role.COMMISSAR)
    if commissar is None or state.watch.since == state.tick:
        return
    plan = state.plans.get(commissar)
    ordered = plan is not None and plan.checks is not None
    if (
        ordered
        or infiltrator.is_last_of_clan(state, commissar)
        or not _has_choice(state, commissar)
    ):
        state.watch.silent = 0
        return
    state.watch.silent += 1
    if state.watch.silent > state.options.commissar_patience:
        _move_post(state, step)
    else:
        step.emit("mafia-commissar-reminded", (commissar,))
        step.emit("mafia-commissar-silent", REFEREE)


def _has_choice(state: State, commissar: Seat) -> bool:
    return any(whom != commissar and checks.may_check(state, whom) for whom in state.living())


def _move_post(state: State, step: Step, named: Seat | None = None) -> None:
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
    post.promote(state, heir, "N9", step)
    if heir == sergeant:
        state.watch.sergeant = None


class MovePost(Act, frozen=True):
    """The commissar is late: the post moves on (item 4, M17). `whom`: to this person, if they can
    have it; None: as by itself."""

    whom: Annotated[Seat | None, SECRET] = None


def _check_move(state: State, act: MovePost) -> Refusal | None:
    """Whether the commissar is late, the host decides (item 4)."""
    return None if act.whom is None else _check_heir(state, NameHeir(act.whom))


def _move(state: State, act: MovePost, step: Step) -> None:
    _move_post(state, step, act.whom)


def _offer_move(state: State) -> Iterator[Form]:
    yield Form(MovePost)


def _is_impartial(act: MovePost) -> bool:
    """To whom the post passes, only a host who does not play decides (M17)."""
    return act.whom is not None


MOVE_POST = HostDeed(
    MovePost, _check_move, _move, _offer_move, gate=lookup.is_begun, impartial=_is_impartial
)


class NameHeir(Act, frozen=True):
    """Who gets the post if the commissar is late, and can have it; None: as by itself (M17). Only
    of a host who does not play."""

    unseen: ClassVar[bool] = True
    impartial: ClassVar[bool] = True
    whom: Annotated[Seat | None, SECRET] = None


def _check_heir(state: State, act: NameHeir) -> Refusal | None:
    """Anybody alive can be named: a refusal of some would tell the host what they are."""
    if not editions.host_names_heirs(state):
        return refuse("mafia-refused-no-heirs")
    if act.whom is None or (lookup.is_seat(state, act.whom) and state.people[act.whom].lives):
        return None
    return refuse("mafia-refused-living")


def _name_heir(state: State, act: NameHeir, step: Step) -> None:
    state.watch.heir = act.whom
    if act.whom is None:
        step.emit("mafia-heir-none", REFEREE)
    else:
        step.emit("mafia-heir-named", REFEREE, who=seat(act.whom))


def _offer_heir(state: State) -> Iterator[Form]:
    if editions.host_names_heirs(state):
        named, heir = choice("whom", "alive", optional=True), state.watch.heir
        lives = heir is not None and state.people[heir].lives
        yield Form(NameHeir, (named,), filled={"whom": heir if lives else None}, impartial=True)


NAME_HEIR = HostDeed(
    NameHeir,
    _check_heir,
    _name_heir,
    _offer_heir,
    gate=lookup.is_begun,
    choices={"alive": choosing.alive},
)
