"""Orders to recruited roles (item 48, R-I0 to R-I2, R-ORD steps 4.1 and 5.4)."""

from collections.abc import Sequence

import pytest

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.game import game
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.lists.handing_in import HandIn
from intriga.games.maga.subjects.ministries.defence.arsenals import ChangeNuclear
from intriga.games.maga.subjects.ministries.foreign.recruit import Recruit
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.health.infect import Infect
from intriga.games.maga.subjects.ministries.interior.check_recruited import CheckRecruited
from intriga.games.maga.subjects.ministries.interior.free_role import FreeRole
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood, WorsenMood
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from intriga.games.maga.subjects.ministries.president.fire import Fire
from intriga.games.maga.subjects.ministries.president.transfers import (
    TransferAbm,
    TransferIncome,
    TransferMoney,
)
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from tests.games.maga.rules.contests.hearing import heard
from tests.games.maga.rules.lines.orders import MEDIA, PRESIDENT, SECRETARY, WON, WORSEN, held, rich
from tests.games.maga.world import (
    NUMBERS,
    K,
    M,
    outcomes,
    post,
    raise_to,
    reported,
    stage,
    turn,
    world,
)

# ── 4.1: where an ordered line stands ───────────────────────────────────────────────────


@pytest.mark.rule("maga", "item 48", "R-I1", "R-S3", "item 46")
def test_the_owner_pays_and_has_the_level_and_the_points() -> None:
    state = held(Role.MEDIA)
    taken = turn(state, {0: [WORSEN]}, WON)
    owner, orderer = state.territories[1], state.territories[0]
    assert outcomes(state, 0) == [LineOutcome.DONE]
    assert state.territories[2].mood == 90
    assert (owner.treasury, owner.credit) == (13 * M - 500 * K, 500 * K)
    assert (orderer.treasury, orderer.credit) == (13 * M - 50 * K, 0)
    assert post(state, 1, Role.MEDIA).level == 2
    assert post(state, 0, Role.FOREIGN).level == 5, "an order is no contest"
    assert heard(taken, 1) == []


@pytest.mark.rule("maga", "item 48", "R-I0", "R-ORD pipeline")
@pytest.mark.parametrize(
    ("besides", "money", "done"),
    [
        (False, 500 * K, ["worsen"]),
        (False, M, ["worsen", "check"]),
        (True, 500 * K, ["improve"]),
        (True, M, ["improve", "check"]),
        (True, 1_500 * K, ["improve", "check", "worsen"]),
    ],
)
def test_an_order_replaces_at_the_owners_priority_or_is_added_at_the_lowest(
    besides: bool, money: int, done: list[str]
) -> None:
    """The owner improves the mood and then checks; money says who came first."""
    state = held(Role.MEDIA)
    state.territories[1].mood = 60
    rich(state, 1, money)
    order = WorsenMood(target=2, through=MEDIA, besides=besides)
    turn(state, {0: [order], 1: [ImproveMood(), CheckRecruited()]}, WON)
    found = {
        "improve": state.territories[1].mood == 70,
        "check": outcomes(state, 1)[1] is LineOutcome.DONE,
        "worsen": outcomes(state, 0) == [LineOutcome.DONE],
    }
    assert {one for one, is_done in found.items() if is_done} == set(done)
    assert outcomes(state, 1)[0] is (LineOutcome.DONE if besides else LineOutcome.CANCELLED)


@pytest.mark.rule("maga", "item 48", "R-ORD pipeline")
def test_all_lines_of_the_role_are_dropped_and_the_place_is_the_first_ones() -> None:
    state = held(Role.MEDIA)
    state.territories[1].mood = 60
    rich(state, 1, M)
    lines: list[AnyLine] = [CheckRecruited(), ImproveMood(), CheckRecruited(), ImproveMood()]
    turn(state, {0: [WORSEN], 1: lines}, WON)
    assert outcomes(state, 1) == [
        LineOutcome.DONE,
        LineOutcome.CANCELLED,
        LineOutcome.REFUSED,
        LineOutcome.CANCELLED,
    ]
    assert outcomes(state, 0) == [LineOutcome.DONE]
    assert state.territories[1].treasury == 0


@pytest.mark.rule("maga", "item 48", "R-ORD pipeline", "R-ORD7")
def test_helps_and_boosts_of_the_role_are_dropped_too_and_cost_nothing() -> None:
    """They are the ordered role's, though they stand in the Secretary's chapter."""
    lists: list[list[AnyLine]] = [
        [Help(role=Role.MEDIA, target=1, whom="health"), Infect(target=3)],
        [Boost(role=Role.MEDIA), Infect(target=3)],
    ]
    for lines in lists:
        state = held(Role.MEDIA)
        taken = turn(state, {0: [WORSEN], 1: lines}, WON)
        assert outcomes(state, 1) == [LineOutcome.CANCELLED, LineOutcome.DONE]
        assert outcomes(state, 0) == [LineOutcome.DONE]
        assert [one.below for one in taken.draws if one.why == "contest"] == [2, 2]
        assert post(state, 1, Role.MEDIA).level == 2
        assert state.territories[1].treasury == 13 * M - 500 * K - M


@pytest.mark.rule("maga", "R-I2", "R-ORD pipeline")
@pytest.mark.parametrize("besides", [False, True])
def test_where_there_is_nothing_to_replace_the_order_comes_after_the_owners_last_line(
    besides: bool,
) -> None:
    state = held(Role.MEDIA)
    rich(state, 1, 500 * K)
    order = WorsenMood(target=2, through=MEDIA, besides=besides)
    turn(state, {0: [order], 1: [CheckRecruited()]}, WON)
    assert outcomes(state, 1) == [LineOutcome.DONE]
    assert [(one.outcome, one.why) for one in reported(state, 0)] == [
        (LineOutcome.REFUSED, "money")
    ]


@pytest.mark.rule("maga", "R-I1", "item 18")
def test_besides_is_the_exception_to_one_ordinary_action_but_to_no_other_limit() -> None:
    state = held(Role.MEDIA)
    order = WorsenMood(target=2, through=MEDIA, besides=True)
    turn(state, {0: [order], 1: [StateLie(target=2)]}, WON)
    assert (outcomes(state, 0), outcomes(state, 1)) == ([LineOutcome.DONE], [LineOutcome.DONE])
    assert state.territories[2].mood == 80
    assert post(state, 1, Role.MEDIA).level == 3
    state = held(Role.MEDIA)
    turn(state, {0: [order], 1: [WorsenMood(target=3)]}, WON)
    assert reported(state, 0)[0].why == "once"


@pytest.mark.rule("maga", "R-I1")
def test_the_levels_an_action_needs_are_those_of_the_ordered_role() -> None:
    state = held(Role.DEFENCE)
    raise_to(state, 0, 9, Role.DEFENCE)
    turn(state, {0: [ChangeNuclear(missiles=1, through=f"1.{NUMBERS[Role.DEFENCE]}")]})
    assert reported(state, 0)[0].why == "low-level"


REFUSED: list[tuple[str, Sequence[AnyLine]]] = [
    ("not-recruited", [Infect(target=2, through=f"1.{NUMBERS[Role.HEALTH]}")]),
    ("not-their-chapter", [Infect(target=2, through=MEDIA)]),
    ("not-their-chapter", [Boost(role=Role.MEDIA, through=MEDIA)]),
]


@pytest.mark.rule("maga", "R-I0", "item 48")
@pytest.mark.parametrize(("why", "orders"), REFUSED)
def test_an_order_that_cannot_be_given_drops_nothing(why: str, orders: Sequence[AnyLine]) -> None:
    state = held(Role.MEDIA)
    state.territories[1].mood = 60
    turn(state, {0: orders, 1: [ImproveMood()]})
    assert [(one.outcome, one.why) for one in reported(state, 0)] == [(LineOutcome.REFUSED, why)]
    assert outcomes(state, 1) == [LineOutcome.DONE]


@pytest.mark.rule("maga", "item 48", "R-ORD pipeline")
def test_a_role_has_one_order_and_the_second_drops_nothing() -> None:
    state = held(Role.MEDIA)
    besides = WorsenMood(target=2, through=MEDIA, besides=True)
    turn(state, {0: [besides, StateLie(target=2, through=MEDIA)], 1: [ImproveMood()]}, WON)
    assert [one.why for one in reported(state, 0)] == ["", "ordered-already"]
    assert outcomes(state, 1) == [LineOutcome.DONE]


@pytest.mark.rule("maga", "item 48")
def test_any_number_of_roles_can_have_an_order_each() -> None:
    state = held(Role.MEDIA, Role.HEALTH)
    infect = Infect(target=2, through=f"1.{NUMBERS[Role.HEALTH]}")
    turn(state, {0: [WORSEN, infect]}, WON)
    assert outcomes(state, 0) == [LineOutcome.DONE] * 2
    assert state.territories[2].mood == 88
    assert state.territories[0].treasury == 13 * M - 100 * K


@pytest.mark.rule("maga", "R-B4", "R-I1", "R-ORD6")
@pytest.mark.parametrize("who", ["owner", "orderer", "blocked"])
def test_revolts_and_blocks_stop_orders(who: str) -> None:
    state = held(Role.MEDIA)
    if who == "blocked":
        post(state, 0, Role.FOREIGN).blocked = 1
    else:
        land = state.territories[1 if who == "owner" else 0]
        land.revolt, land.mood = 1, 40
    turn(state, {0: [WORSEN], 1: [ImproveMood()]})
    why = "blocked" if who == "blocked" else "revolt"
    assert [(one.outcome, one.why) for one in reported(state, 0)] == [(LineOutcome.REFUSED, why)]
    assert state.territories[2].mood == 100


@pytest.mark.rule("maga", "R-I0", "R-ORD pipeline")
@pytest.mark.parametrize("holder", [0, 3])
def test_foreign_intelligence_that_is_ordered_gives_no_orders_itself(holder: int) -> None:
    """State 1's intelligence is held, and itself holds state 2's press. Its own order goes with its
    other lines, whether the holder's list comes before or after."""
    state = world(5)
    raise_to(state, 1, 5, Role.FOREIGN)
    post(state, 1, Role.FOREIGN).recruiter = holder
    post(state, 2, Role.MEDIA).recruiter = 1
    state.territories[2].mood = 60
    mine = Recruit(target=4, number=1, through=f"1.{NUMBERS[Role.FOREIGN]}")
    theirs = WorsenMood(target=4, through=f"2.{NUMBERS[Role.MEDIA]}")
    turn(state, {holder: [mine], 1: [theirs], 2: [ImproveMood()]}, WON)
    assert outcomes(state, 1) == [LineOutcome.CANCELLED]
    assert outcomes(state, 2) == [LineOutcome.DONE]
    assert post(state, 4, Role.PRESIDENT).recruiter == 1, "for the state whose minister acts"
    assert state.territories[1].credit == 3 * M


# ── whose chapter: the President's transfers, the Secretary's helps and boosts ──────────


@pytest.mark.rule("maga", "R-I0", "R-I1", "R-ORD7")
def test_a_recruited_president_gives_away_at_most_half_of_what_there_is() -> None:
    cases: list[tuple[AnyLine, list[int]]] = [
        (TransferMoney(to=0, money=9 * M, through=PRESIDENT), [6_375 * K, M, 3]),
        (TransferMoney(to=0, money=2 * M, through=PRESIDENT), [10_750 * K, M, 3]),
        (
            TransferIncome(to=0, sphere=Sphere.HEAVY, money=M, through=PRESIDENT),
            [12_750 * K, 500 * K, 3],
        ),
        (TransferAbm(to=0, missiles=3, through=PRESIDENT), [12_750 * K, M, 2]),
    ]
    for line, expected in cases:
        state = held(Role.PRESIDENT, nuclear=2, abm=3)
        turn(state, {0: [line]})
        owner = state.territories[1]
        assert outcomes(state, 0) == [LineOutcome.DONE]
        assert [owner.treasury, owner.incomes[Sphere.HEAVY], owner.abm] == expected


@pytest.mark.rule("maga", "R-I1", "R-PAY5")
def test_the_owners_own_transfers_are_whole_and_the_receiver_learns_of_the_owner() -> None:
    state = held(Role.PRESIDENT)
    line = TransferMoney(to=3, money=20 * M, through=PRESIDENT)
    taken = turn(state, {0: [line], 1: [TransferMoney(to=2, money=3 * M)]}, WON)
    assert [one.treasury for one in state.territories] == [
        13 * M - 50 * K,
        5 * M,
        16 * M,
        18 * M,
    ]
    assert heard(taken, 3) == ["received"]
    assert heard(taken, 0) == heard(taken, 1) == []
    state = held(Role.PRESIDENT, ordered_share=100)
    turn(state, {0: [line]})
    assert state.territories[1].treasury == 0


@pytest.mark.rule("maga", "R-ORD7", "R-ORD pipeline", "item 45")
@pytest.mark.parametrize(("victim", "stopped"), [(Role.FINANCE, True), (Role.PRESIDENT, False)])
def test_a_sabotage_of_who_carries_an_ordered_transfer_out_stops_it(
    victim: Role, stopped: bool
) -> None:
    """The owner's own line of the President stands again, unless the President was sabotaged."""
    state = held(Role.PRESIDENT)
    raise_to(state, 2, 9, Role.FOREIGN)
    lists: dict[int, list[AnyLine]] = {
        0: [TransferMoney(to=3, money=M, through=PRESIDENT)],
        1: [Fire(role=Role.JUSTICE)],
        2: [Sabotage(target=1, number=NUMBERS[victim])],
    }
    turn(state, lists, WON)
    assert state.territories[3].treasury == (13 if stopped else 14) * M
    assert outcomes(state, 1) == [LineOutcome.DONE if stopped else LineOutcome.CANCELLED]
    assert outcomes(state, 0) == [LineOutcome.CANCELLED if stopped else LineOutcome.DONE]


@pytest.mark.rule("maga", "R-ORD pipeline", "R-I4", "item 54")
def test_an_ordered_transfer_lapses_with_the_control_of_the_president() -> None:
    state = held(Role.PRESIDENT)
    raise_to(state, 1, 6, Role.INTERIOR)
    line = TransferMoney(to=3, money=M, through=PRESIDENT)
    turn(state, {0: [line], 1: [FreeRole(role=Role.PRESIDENT)]}, WON)
    assert state.territories[3].treasury == 13 * M
    assert outcomes(state, 0) == [LineOutcome.CANCELLED]


@pytest.mark.rule("maga", "R-I0", "R-ORD7", "item 61")
def test_a_recruited_secretary_boosts_whom_one_orders() -> None:
    state = held(Role.SECRETARY)
    turn(state, {0: [Boost(role=Role.HEALTH, through=SECRETARY)], 1: [Infect(target=2)]}, WON)
    assert outcomes(state, 0) == [LineOutcome.REFUSED], "health has used its ordinary action"
    assert reported(state, 0)[0].why == "slot"
    state = held(Role.SECRETARY)
    turn(state, {0: [Boost(role=Role.HEALTH, through=SECRETARY)]})
    assert outcomes(state, 0) == [LineOutcome.DONE]
    assert post(state, 1, Role.HEALTH).level == 2
    assert state.territories[1].treasury == 12 * M


@pytest.mark.rule("maga", "R-I0", "R-NUM2", "item 62", "R-ORD pipeline")
@pytest.mark.parametrize(("target", "whom"), [(0, "media"), (1, "8"), (2, "8")])
def test_a_recruited_secretary_helps_whom_one_orders_by_the_orderers_names(
    target: int, whom: str
) -> None:
    """At home the orderer names a title, elsewhere a number, of the owner's state, too."""
    assert NUMBERS[Role.MEDIA] == 8
    state = held(Role.SECRETARY)
    order = Help(role=Role.FINANCE, target=target, whom=whom, through=SECRETARY)
    assert game.check(state, 0, HandIn(land=0, lines=(order,)), 0) is None
    found = stage(state, {0: [order]})
    assert outcomes(state, 0) == [LineOutcome.DONE]
    assert [(one.land, one.role) for one in found.helps[target, Role.MEDIA]] == [(1, Role.FINANCE)]
    assert state.territories[1].treasury == 12_500 * K
    assert found.slots == {(1, Role.FINANCE)}
