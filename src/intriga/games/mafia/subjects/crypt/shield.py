"""The necromancer's shield and what is pledged for it (item 14, M28)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.state.posts import Pledge
from intriga.games.mafia.subjects import editions, lookup
from intriga.games.mafia.subjects.crypt import necromancer
from intriga.games.mafia.subjects.fields import Mana
from intriga.games.mafia.subjects.mana import why_no_mana
from intriga.kernel import (
    SECRET,
    Act,
    Chosen,
    Deed,
    Field,
    Form,
    Range,
    Refusal,
    Seat,
    Step,
    refuse,
)


class PledgeMana(Act, frozen=True):
    """Give mana for the necromancer's shield, whoever the necromancer is (item 14)."""

    unseen: ClassVar[bool] = True
    mana: Annotated[Mana, SECRET]


def _check_pledge(state: State, who: Seat, act: PledgeMana) -> Refusal | None:
    """Item 14: only the living donate; the necromancer's own mana counts by itself (M28)."""
    if state.people[who].role is Role.NECROMANCER:
        return refuse("mafia-refused-own-shield")
    return (
        lookup.must_be(state, Phase.DAY)
        or lookup.must_live(state, who)
        or necromancer.needs_necromancer(state)
        or why_no_mana(state, who, act.mana)
    )


def _pledge(state: State, who: Seat, act: PledgeMana, step: Step) -> None:
    state.people[who].mana -= act.mana
    state.crypt.pledges.append(Pledge(who, act.mana))
    step.emit("mafia-pledged", (who,), mana=act.mana)
    necromancer = state.holder(Role.NECROMANCER)
    assert necromancer is not None
    step.emit("mafia-shield-grows", (necromancer,), mana=lookup.pledged(state))


def _offer_pledge(state: State, who: Seat) -> Iterator[Form]:
    person = state.people[who]
    giving = state.phase is Phase.DAY and person.lives and person.mana
    if giving and necromancer.may_turn_to(state, who) and not state.under("antimagic", who):
        yield Form(PledgeMana, (Field("mana", "number", "mana"),))


MOST_MANA = 9_999
"""As much as an act can name."""


def _mana(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, min(MOST_MANA, state.people[who].mana))


PLEDGE_MANA = Deed(PledgeMana, _check_pledge, _pledge, _offer_pledge, choices={"mana": _mana})


class TakeBackMana(Act, frozen=True):
    """Take back all that is pledged and not spent (M28)."""

    unseen: ClassVar[bool] = True


def _check_take_back(state: State, who: Seat) -> Refusal | None:
    """M28: at any time, all of it."""
    at_night = editions.pledges_come_back_at_night(state)
    if refusal := necromancer.under_way(state) if at_night else lookup.must_be(state, Phase.DAY):
        return refusal
    mine = any(pledge.by == who for pledge in state.crypt.pledges)
    return None if mine else refuse("mafia-refused-nothing-pledged")


def _take_back(state: State, who: Seat, act: TakeBackMana, step: Step) -> None:
    mine = sum(pledge.mana for pledge in state.crypt.pledges if pledge.by == who)
    state.crypt.pledges = [pledge for pledge in state.crypt.pledges if pledge.by != who]
    state.people[who].mana += mine
    step.emit("mafia-took-back", (who,), mana=mine)
    necromancer = state.holder(Role.NECROMANCER)
    assert necromancer is not None
    step.emit("mafia-shield-grows", (necromancer,), mana=lookup.pledged(state))


def _offer_take_back(state: State, who: Seat) -> Iterator[Form]:
    if necromancer.may_turn_to(state, who):
        yield Form(TakeBackMana)


TAKE_BACK_MANA = Deed(TakeBackMana, None, _take_back, _offer_take_back, gate=_check_take_back)


def spend_shield(state: State, necromancer: Seat) -> None:
    """M28: their own mana first, then the pledges in order."""
    left = lookup.SHIELD
    person = state.people[necromancer]
    own = min(left, person.mana)
    person.mana, left = person.mana - own, left - own
    pledges = []
    for one in state.crypt.pledges:
        used = min(left, one.mana)
        left -= used
        if one.mana > used:
            pledges.append(Pledge(one.by, one.mana - used))
    state.crypt.pledges = pledges
