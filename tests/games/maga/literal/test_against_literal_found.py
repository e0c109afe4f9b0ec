"""What the second implementation (`literal`) has found in the engine, each worked by hand."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import Flight, LineOutcome, State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.foreign.release import Release
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.interior.free_role import FreeRole
from intriga.games.maga.subjects.ministries.interior.suppress import Suppress
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from intriga.games.maga.subjects.ministries.president.fire import Fire
from intriga.games.maga.subjects.ministries.president.transfers import TransferMoney
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from tests.games.maga.world import NUMBERS, K, M, outcomes, post, raise_to, stage, world

DONE, REFUSED, CANCELLED = LineOutcome.DONE, LineOutcome.REFUSED, LineOutcome.CANCELLED


def held(role: Role, states: int = 3) -> State:
    """The second turn; state 0 has recruited this role of state 1."""
    state = world(states)
    state.turn = 2
    post(state, 1, role).recruiter = 0
    post(state, 1, role).recruited = 1
    return state


def through(role: Role) -> str:
    return f"1.{NUMBERS[role]}"


def takes(*, besides: bool = False) -> TransferMoney:
    """The President of state 1 gives state 0 what can be had."""
    return TransferMoney(through=through(Role.PRESIDENT), besides=besides, to=0, money=100 * M)


@pytest.mark.rule("maga", "item 48", "R-I0", "R-I1", "R-ORD7")
def test_a_recruited_president_transfers_though_another_minister_acts() -> None:
    state = held(Role.PRESIDENT)
    stage(state, {0: [takes()]})
    assert outcomes(state, 0) == [DONE]
    # 10M + 3M; half of it moves; the recruiter pays 50K of upkeep
    assert state.territories[1].treasury == 6_500 * K
    assert state.territories[0].treasury == 19_450 * K


@pytest.mark.rule("maga", "item 48", "R-I0", "R-ORD7")
def test_a_recruited_secretary_boosts_another_role() -> None:
    state = held(Role.SECRETARY)
    stage(state, {0: [Boost(through=through(Role.SECRETARY), role=Role.HEALTH)]})
    assert outcomes(state, 0) == [DONE]
    assert post(state, 1, Role.HEALTH).level == 2
    assert state.territories[1].treasury == 12 * M


@pytest.mark.rule("maga", "item 48", "R-NUM2", "R-I0")
@pytest.mark.parametrize(
    ("target", "whom"), [(1, str(NUMBERS[Role.JUSTICE])), (0, "justice"), (2, "6")]
)
def test_an_ordered_help_names_whom_as_the_one_who_orders_knows_them(
    target: int, whom: str
) -> None:
    """At home by title, abroad by number: the owner's state is abroad."""
    state = held(Role.SECRETARY)
    order = Help(
        through=through(Role.SECRETARY), besides=True, role=Role.HEALTH, target=target, whom=whom
    )
    done = stage(state, {0: [order]})
    assert outcomes(state, 0) == [DONE]
    assert [(one.land, one.role) for one in done.helpers((target, Role.JUSTICE), "any")] == [
        (1, Role.HEALTH)
    ]


@pytest.mark.rule("maga", "R-I4", "R-ORD3")
@pytest.mark.parametrize("sacked", [True, False])
def test_when_a_president_is_released_his_ordered_transfer_lapses(sacked: bool) -> None:
    """The order had replaced a firing by him, which stands again."""
    state = held(Role.PRESIDENT)
    raise_to(state, 0, 2, Role.FOREIGN)
    release: list[AnyLine] = [Release(target=1, number=NUMBERS[Role.PRESIDENT])]
    theirs: list[AnyLine] = [Suppress(), Suppress(), Fire(role=Role.HEALTH)]
    stage(state, {0: [*(release if sacked else []), takes()], 1: theirs})
    assert outcomes(state, 0) == ([DONE, CANCELLED] if sacked else [DONE])
    assert outcomes(state, 1)[2] is (DONE if sacked else CANCELLED)
    assert post(state, 1, Role.HEALTH).blocked == (3 if sacked else 0)


@pytest.mark.rule("maga", "item 45", "R-ORD3", "R-ORD7")
@pytest.mark.parametrize("role", [Role.FINANCE, Role.PRESIDENT])
def test_only_a_sabotage_of_the_ordered_role_itself_lets_nothing_stand(role: Role) -> None:
    """The President is ordered to transfer instead of firing; Finance carries that out. Is Finance
    sabotaged, the firing stands again; is the President, nothing does, and the transfer goes on."""
    state = held(Role.PRESIDENT)
    raise_to(state, 2, 3, Role.FOREIGN)
    post(state, 1, role).level = 1
    theirs: list[AnyLine] = [Suppress(), Suppress(), Fire(role=Role.HEALTH)]
    sabotage = Sabotage(target=1, number=NUMBERS[role])
    stage(state, {0: [takes()], 1: theirs, 2: [sabotage]}, {"contest": [1]})
    finance = role is Role.FINANCE
    assert outcomes(state, 0) == [CANCELLED if finance else DONE]
    assert outcomes(state, 1)[2] is (DONE if finance else CANCELLED)


@pytest.mark.rule("maga", "R-ORD4", "item 16")
def test_an_ordered_help_comes_in_the_place_of_what_it_replaces() -> None:
    """Its place is before the owner's other help to the same role, which is a second one."""
    state = held(Role.SECRETARY)
    number = str(NUMBERS[Role.FSB])
    order = Help(through=through(Role.SECRETARY), role=Role.HEALTH, target=1, whom=number)
    theirs: list[AnyLine] = [
        Help(role=Role.SECRETARY, target=1, whom="media"),
        Help(role=Role.JUSTICE, target=1, whom="fsb"),
    ]
    stage(state, {0: [order], 1: theirs})
    assert outcomes(state, 0) == [DONE]
    assert sorted(outcomes(state, 1)) == sorted([CANCELLED, REFUSED])


@pytest.mark.rule("maga", "item 54", "R-I4", "R-ORD3")
def test_an_ordered_role_that_frees_itself_has_done_so() -> None:
    """What is being carried out does not lapse: what it replaced does not stand again."""
    state = held(Role.INTERIOR)
    order = FreeRole(through=through(Role.INTERIOR), role=Role.INTERIOR)
    stage(state, {0: [order], 1: [Suppress()]}, {"contest": [1]})
    assert outcomes(state, 0) == [DONE]
    assert outcomes(state, 1) == [CANCELLED]
    assert post(state, 1, Role.INTERIOR).recruiter is None
    assert state.territories[1].treasury == 11_500 * K, "only the freeing was paid"
    assert state.territories[1].mood == 100


@pytest.mark.rule("maga", "item 45", "R-ORD3")
def test_an_ordered_sabotage_of_those_who_ordered_it_has_been_done() -> None:
    state = held(Role.FOREIGN)
    raise_to(state, 1, 2, Role.FOREIGN)
    order = Sabotage(through=through(Role.FOREIGN), target=0, number=NUMBERS[Role.FOREIGN])
    mine: AnyLine = Release(target=1, number=NUMBERS[Role.FOREIGN])
    theirs: list[AnyLine] = [Release(target=2, number=1), StateLie(target=2)]
    stage(state, {0: [order, mine, mine], 1: theirs}, {"contest": [1, 1]})
    assert outcomes(state, 0) == [DONE, CANCELLED, CANCELLED]
    assert outcomes(state, 1) == [CANCELLED, DONE], "what it replaced does not stand again"
    assert state.territories[1].credit == 2_500 * K


@pytest.mark.rule("maga", "R-N2", "R-P2", "R-W4")
def test_missiles_that_return_are_not_struck_on_their_way() -> None:
    """What flies is outside all percentages, whether it was void or not wanted any more: of the
    four missiles at home two are left, and those that fly come back whole."""
    state = world(4)
    state.territories[1].team = 0
    state.territories[0].nuclear = 4
    state.flights = [
        Flight(launcher=0, target=1, missiles=3, hits=3, attack=40, action=1),
        Flight(launcher=0, target=2, missiles=5, hits=1, attack=40, action=1),
        Flight(launcher=3, target=0, missiles=1, hits=1, attack=40, action=2),
    ]
    stage(state, {})
    assert state.territories[0].nuclear == 2 + 3 + 4
