"""How orders to recruited roles end before they are carried out (R-ORD step 5.4, R-I4)."""

import pytest

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.finance.raise_income import RaiseIncome
from intriga.games.maga.subjects.ministries.foreign.kill import Kill
from intriga.games.maga.subjects.ministries.foreign.recruit import Recruit
from intriga.games.maga.subjects.ministries.foreign.release import Release
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.fsb.find_foreign import FindForeign
from intriga.games.maga.subjects.ministries.fsb.protect import Protect
from intriga.games.maga.subjects.ministries.interior.check_recruited import CheckRecruited
from intriga.games.maga.subjects.ministries.interior.free_role import FreeRole
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from intriga.games.maga.subjects.ministries.president.fire import Fire
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from tests.games.maga.rules.contests.hearing import heard, state_no, what
from tests.games.maga.rules.lines.orders import MEDIA, SECRETARY, WON, WORSEN, held, rich
from tests.games.maga.world import (
    NUMBERS,
    K,
    M,
    outcomes,
    post,
    raise_to,
    reported,
    turn,
)


@pytest.mark.rule("maga", "R-ORD pipeline", "item 45")
def test_after_a_sabotage_of_who_orders_the_owners_lines_stand_again() -> None:
    state = held(Role.MEDIA)
    state.territories[1].mood = 60
    raise_to(state, 3, 9, Role.FOREIGN)
    sabotage = Sabotage(target=0, number=NUMBERS[Role.FOREIGN])
    lists: dict[int, list[AnyLine]] = {0: [WORSEN], 1: [ImproveMood()], 3: [sabotage]}
    taken = turn(state, lists, WON)
    assert outcomes(state, 0) == [LineOutcome.CANCELLED]
    assert outcomes(state, 1) == [LineOutcome.DONE]
    assert state.territories[1].mood == 70
    assert state.territories[1].treasury == 12_500 * K
    assert heard(taken, 0) == ["disrupted"]


@pytest.mark.rule("maga", "R-ORD pipeline", "item 43")
def test_dropped_protections_do_not_return() -> None:
    state = held(Role.FSB)
    raise_to(state, 3, 9, Role.FOREIGN)
    raise_to(state, 1, 5, Role.FSB)
    search = FindForeign(target=2, through=f"1.{NUMBERS[Role.FSB]}")
    lists: dict[int, list[AnyLine]] = {
        0: [search],
        1: [Protect(role=Role.MEDIA, percent=100)],
        3: [Sabotage(target=0, number=NUMBERS[Role.FOREIGN])],
    }
    turn(state, lists, WON)
    assert outcomes(state, 0) == [LineOutcome.CANCELLED]
    assert outcomes(state, 1) == [LineOutcome.CANCELLED]
    assert state.territories[1].treasury == 13 * M


@pytest.mark.rule("maga", "R-ORD pipeline", "item 45", "R-T7")
def test_after_a_sabotage_of_the_ordered_role_nothing_stands() -> None:
    state = held(Role.MEDIA)
    raise_to(state, 3, 9, Role.FOREIGN)
    sabotage = Sabotage(target=1, number=NUMBERS[Role.MEDIA])
    taken = turn(state, {0: [WORSEN], 1: [ImproveMood()], 3: [sabotage]}, WON)
    assert outcomes(state, 0) == outcomes(state, 1) == [LineOutcome.CANCELLED]
    assert state.territories[1].treasury == 13 * M
    assert heard(taken, 1) == ["disrupted"]


@pytest.mark.rule("maga", "R-ORD pipeline", "R-ORD7", "item 45")
def test_a_sabotaged_secretarys_lines_do_not_stand_again_though_the_order_ends_otherwise() -> None:
    """The Secretary's own boost was replaced by one of health; then the Secretary is sabotaged,
    and freed before health is boosted."""
    state = held(Role.SECRETARY)
    raise_to(state, 1, 6, Role.INTERIOR)
    raise_to(state, 3, 9, Role.FOREIGN)
    wait = CheckRecruited()
    lists: dict[int, list[AnyLine]] = {
        0: [Boost(role=Role.HEALTH, through=SECRETARY)],
        1: [FreeRole(role=Role.SECRETARY), wait, Boost(role=Role.SECRETARY)],
        3: [Sabotage(target=1, number=NUMBERS[Role.SECRETARY])],
    }
    turn(state, lists, WON)
    assert outcomes(state, 0) == [LineOutcome.CANCELLED]
    assert outcomes(state, 1) == [LineOutcome.DONE, LineOutcome.DONE, LineOutcome.CANCELLED]
    assert post(state, 1, Role.SECRETARY).level == post(state, 1, Role.HEALTH).level == 1


@pytest.mark.rule("maga", "R-ORD pipeline", "R-I4")
@pytest.mark.parametrize("how", ["freed", "fired", "killed", "released", "recruited"])
def test_with_the_control_the_order_ends_and_the_owners_lines_stand_again(how: str) -> None:
    """The role is freed before the order at position 3 would be carried out."""
    state = held(Role.MEDIA)
    state.territories[1].mood = 60
    raise_to(state, 1, 6, Role.INTERIOR)
    raise_to(state, 3, 9, Role.FOREIGN)
    post(state, 1, Role.HEALTH).recruiter = 3
    wait = CheckRecruited()
    first: dict[str, dict[int, AnyLine]] = {
        "freed": {1: FreeRole(role=Role.MEDIA)},
        "fired": {1: Fire(role=Role.MEDIA)},
        "killed": {3: Kill(target=1, number=NUMBERS[Role.MEDIA])},
        "released": {0: Release(target=1, number=NUMBERS[Role.MEDIA])},
        "recruited": {3: Recruit(target=1, number=NUMBERS[Role.MEDIA])},
    }
    lists: dict[int, list[AnyLine]] = {0: [WORSEN], 1: [wait, wait, ImproveMood()]}
    for land, line in first[how].items():
        lists[land] = [line, *lists.get(land, [])]
    taken = turn(state, lists, WON)
    assert reported(state, 0)[-1].outcome is LineOutcome.CANCELLED
    assert state.territories[2].mood == 100
    assert outcomes(state, 1)[-1] is LineOutcome.DONE
    assert state.territories[1].mood == 70
    lost = {"contact-lost"} if how != "released" else set()
    assert set(heard(taken, 0)) == lost
    assert post(state, 1, Role.MEDIA).recruiter == (3 if how == "recruited" else None)


@pytest.mark.rule("maga", "R-I4", "item 47", "R-T7")
def test_whoever_loses_a_role_learns_only_that_contact_is_lost() -> None:
    state = held(Role.MEDIA)
    raise_to(state, 3, 9, Role.FOREIGN)
    taken = turn(state, {3: [Recruit(target=1, number=NUMBERS[Role.MEDIA])]}, WON)
    assert what(taken, "contact-lost") == {
        "land": state_no(0),
        "target": state_no(1),
        "number": NUMBERS[Role.MEDIA],
    }
    assert heard(taken, 1) == []


@pytest.mark.rule("maga", "R-I5", "R-I1")
def test_a_recruited_role_does_nothing_hostile_to_its_own_state() -> None:
    state = held(Role.MEDIA, Role.DEFENCE)
    orders: list[AnyLine] = [
        StateLie(target=1, through=MEDIA),
        Raid(target=1, through=f"1.{NUMBERS[Role.DEFENCE]}"),
    ]
    turn(state, {0: orders}, WON)
    assert [one.why for one in reported(state, 0)] == ["own-territory"] * 2


@pytest.mark.rule("maga", "item 48")
def test_an_order_keeps_the_place_among_other_states_that_the_owner_gave() -> None:
    """The owner's first line; state 2 raises income second: had the order come last, the
    treasury of state 1 would not do."""
    state = held(Role.FINANCE)
    rich(state, 1, 2 * M)
    finance = f"1.{NUMBERS[Role.FINANCE]}"
    order = RaiseIncome(first=Sphere.HEAVY, second=Sphere.LIGHT, through=finance)
    own = RaiseIncome(first=Sphere.HEAVY, second=Sphere.AGRICULTURE)
    turn(state, {0: [order], 1: [own, CheckRecruited()]}, WON)
    assert state.territories[1].incomes == {
        Sphere.AGRICULTURE: M,
        Sphere.HEAVY: 1_500 * K,
        Sphere.LIGHT: 1_500 * K,
    }
    assert outcomes(state, 1) == [LineOutcome.CANCELLED, LineOutcome.REFUSED]
