"""Income, upkeep, what is charged and when, transfers (items 28, 32, 36, 37, R-PAY), by hand from
the text."""

import pytest

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.game import game
from intriga.games.maga.state import Flight, LineOutcome, State
from intriga.games.maga.subjects.lists.handing_in import HandIn
from intriga.games.maga.subjects.lists.hints import remarks
from intriga.games.maga.subjects.ministries.defence.arsenals import ChangeAbm, ChangeNuclear
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.defence.strike import Strike
from intriga.games.maga.subjects.ministries.finance.raise_income import RaiseIncome
from intriga.games.maga.subjects.ministries.foreign.kill import Kill
from intriga.games.maga.subjects.ministries.foreign.recruit import Recruit
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.fsb.find_foreign import FindForeign
from intriga.games.maga.subjects.ministries.interior.check_recruited import CheckRecruited
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood
from intriga.games.maga.subjects.ministries.president.transfers import (
    TransferAbm,
    TransferIncome,
    TransferMoney,
    TransferNuclear,
)
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.names import seat_of
from intriga.kernel import Event, msg
from tests.games.maga.rules.contests.traces import drawn, entries, told
from tests.games.maga.world import (
    NUMBERS,
    K,
    Lists,
    M,
    outcomes,
    post,
    raise_to,
    reported,
    stage,
    turn,
    world,
)

DONE, FAILED = LineOutcome.DONE, LineOutcome.FAILED
REFUSED, CANCELLED = LineOutcome.REFUSED, LineOutcome.CANCELLED
CHECK = CheckRecruited()


def whys(state: State, land: int = 0) -> list[tuple[LineOutcome, str]]:
    """What became of the lines of a list, and why."""
    return [(one.outcome, one.why) for one in reported(state, land)]


def give(state: State, land: int, *, treasury: int, income: int = 0) -> None:
    """A state with this money and so much from each sphere."""
    state.territories[land].treasury = treasury
    state.territories[land].incomes = dict.fromkeys(Sphere, income)


# ── income and upkeep ───────────────────────────────────────────────────────────────────


@pytest.mark.rule("maga", "item 28", "item 36", "item 37", "item 46")
def test_income_is_added_and_upkeep_subtracted_before_the_list() -> None:
    """7 missiles of both kinds, 2 of them in flight, and a recruited role: 8 × 50K."""
    state = world(4)
    mine = state.territories[0]
    mine.nuclear, mine.abm = 1, 4
    state.flights = [Flight(0, 2, missiles=2, hits=2, attack=40, action=1)]
    post(state, 1, Role.HEALTH).recruiter = 0
    stage(state, {})
    assert mine.treasury == 10 * M + 3 * M - 400 * K


@pytest.mark.rule("maga", "item 28")
def test_a_list_can_spend_the_income_of_its_own_turn() -> None:
    state = world(2)
    give(state, 0, treasury=0, income=M)
    stage(state, {0: [ChangeAbm(missiles=3)]})
    assert outcomes(state, 0) == [DONE]
    assert (state.territories[0].treasury, state.territories[0].abm) == (0, 3)


@pytest.mark.rule("maga", "item 28", "item 37")
def test_what_a_list_changes_counts_from_the_next_stage() -> None:
    """Income given away and missiles bought now are counted in the turn that follows."""
    state = world(2)
    given = TransferIncome(to=1, sphere=Sphere.HEAVY, money=M)
    turn(state, {0: [given, ChangeAbm(missiles=4)]})
    assert state.territories[0].treasury == 10 * M + 3 * M - 4 * M
    assert state.territories[1].treasury == 13 * M
    turn(state)
    assert state.territories[0].treasury == 9 * M + 2 * M - 200 * K
    assert state.territories[1].treasury == 13 * M + 4 * M


@pytest.mark.rule("maga", "R-PAY3")
def test_upkeep_may_bring_a_debt_in_which_only_what_is_free_is_done() -> None:
    state = world(2)
    give(state, 0, treasury=100 * K)
    state.territories[0].abm = 10
    stage(state, {0: [ImproveMood(), ChangeAbm(missiles=-1), TransferAbm(to=1, missiles=3)]})
    assert whys(state) == [(REFUSED, "money"), (REFUSED, "money"), (DONE, "")]
    assert state.territories[0].treasury == -400 * K


@pytest.mark.rule("maga", "R-PAY3")
@pytest.mark.parametrize(
    ("treasury", "missiles", "left", "after"),
    [
        # 600K for twelve: with 100K two can stay, and nuclear ones go first
        (100 * K, (4, 8), (0, 2), 0),
        (140 * K, (3, 1), (1, 1), 40 * K),
        # a debt keeps none
        (-50 * K, (2, 2), (0, 0), -50 * K),
        (600 * K, (4, 8), (4, 8), 0),
    ],
)
def test_missiles_that_cannot_be_kept_are_scrapped_where_a_match_has_it_so(
    treasury: int, missiles: tuple[int, int], left: tuple[int, int], after: int
) -> None:
    state = world(2, scrap=True)
    give(state, 0, treasury=treasury)
    mine = state.territories[0]
    mine.nuclear, mine.abm = missiles
    done = stage(state, {})
    assert (mine.nuclear, mine.abm) == left
    assert mine.treasury == after
    logged = [(one.params["nuclear"], one.params["abm"]) for one in entries(done, "scrapped")]
    gone = (missiles[0] - left[0], missiles[1] - left[1])
    assert logged == ([gone] if any(gone) else [])


# ── arsenals ────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("maga", "item 36", "R-N11", "R-PAY1")
def test_nuclear_missiles_are_bought_from_level_five_on() -> None:
    """The level as it is when the line is carried out: boosted to 5 in the line before."""
    state = world(2)
    raise_to(state, 0, 4, Role.DEFENCE)
    two = ChangeNuclear(missiles=2)
    stage(state, {0: [two, Boost(role=Role.DEFENCE), two]})
    assert whys(state) == [(REFUSED, "low-level"), (DONE, ""), (DONE, "")]
    assert state.territories[0].nuclear == 2
    assert state.territories[0].treasury == 13 * M - M - 4 * M


@pytest.mark.rule("maga", "item 36", "item 37")
def test_missiles_of_both_kinds_are_scrapped_at_any_level() -> None:
    """100K each, and no more of them than there are."""
    state = world(2)
    mine = state.territories[0]
    mine.nuclear, mine.abm = 3, 2
    stage(state, {0: [ChangeNuclear(missiles=-2), ChangeAbm(missiles=-9), ChangeAbm(missiles=-1)]})
    assert whys(state) == [(DONE, ""), (DONE, ""), (REFUSED, "no-missiles")]
    assert (mine.nuclear, mine.abm) == (1, 0)
    assert mine.treasury == 13 * M - 5 * 50 * K - 2 * 100 * K - 2 * 100 * K
    assert post(state, 0, Role.DEFENCE).level == 1


@pytest.mark.rule("maga", "item 37", "item 64")
def test_who_has_an_interceptor_is_warned_of_launches() -> None:
    """As the next turn begins: one bought in this turn will do, the last one scrapped will not. The
    launcher needs no warning; nobody reads at whom."""
    state = world(4, abm=1, nuclear=1)
    state.territories[1].abm = 0
    lists: Lists = {
        0: [Strike(target=3, most=1, hits=1)],
        1: [ChangeAbm(missiles=1)],
        2: [ChangeAbm(missiles=-1)],
    }
    done = stage(state, lists, {"order": [0, 0]})
    warned = {one.to: one.params for one in told(done.step, "launch")}
    assert warned == {(land,): {"land": seat_of(land), "launcher": seat_of(0)} for land in (1, 3)}


# ── when a line is charged ──────────────────────────────────────────────────────────────


@pytest.mark.rule("maga", "R-PAY1")
def test_a_lost_contest_is_charged() -> None:
    state = world(2)
    raise_to(state, 1, 2, Role.DEFENCE)
    stage(state, {0: [Raid(target=1)]})
    assert outcomes(state, 0) == [FAILED]
    assert state.territories[0].treasury == 13 * M - 500 * K


@pytest.mark.rule("maga", "R-PAY1")
def test_cancelled_blocked_and_refused_lines_are_not_charged() -> None:
    state = world(2)
    raise_to(state, 1, 9, Role.FOREIGN)
    post(state, 0, Role.INTERIOR).blocked = state.turn
    sabotage = Sabotage(target=0, number=NUMBERS[Role.MEDIA])
    mine = [CHECK, ChangeNuclear(missiles=1), ImproveMood(), Kill(target=1, number=1)]
    stage(state, {0: mine, 1: [sabotage]}, {"contest": [1]})
    assert whys(state) == [
        (REFUSED, "blocked"),
        (REFUSED, "low-level"),
        (CANCELLED, ""),
        (REFUSED, "nobody-recruited"),
    ]
    assert state.territories[0].treasury == 13 * M


@pytest.mark.rule("maga", "R-PAY1", "R-PAY2")
def test_a_raid_is_paid_before_its_booty_comes() -> None:
    state = world(2)
    give(state, 0, treasury=400 * K)
    stage(state, {0: [Raid(target=1)]})
    assert whys(state) == [(REFUSED, "money")]


@pytest.mark.rule("maga", "R-PAY2")
def test_a_line_without_money_is_refused_whole_and_the_next_one_tried() -> None:
    state = world(2)
    give(state, 0, treasury=4_900 * K)
    stage(state, {0: [ChangeAbm(missiles=5), ImproveMood()]})
    assert whys(state) == [(REFUSED, "money"), (DONE, "")]
    assert (state.territories[0].abm, state.territories[0].treasury) == (0, 4_400 * K)


@pytest.mark.rule("maga", "R-PAY4")
def test_a_list_that_costs_too_much_is_warned_of_and_taken() -> None:
    """1M in the treasury, 3M of income, 4 interceptors to keep: 3.8M."""
    state = world(2)
    give(state, 0, treasury=M, income=M)
    state.territories[0].abm = 4
    fits = (ChangeAbm(missiles=3), ImproveMood())
    over = (*fits, ImproveMood())
    assert [one.warns for one in remarks(state, 0, fits)] == [False]
    remark = remarks(state, 0, over)[0]
    assert remark.warns
    assert remark.text.params == {"spent": 4 * M, "money": 3_800 * K, "left": -200 * K}
    assert game.check(state, 0, HandIn(0, over), 0) is None


# ── transfers ───────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("maga", "item 32", "R-PAY5")
def test_a_transfer_moves_what_is_asked_or_what_there_is() -> None:
    state = world(2)
    give(state, 0, treasury=7, income=2)
    mine, theirs = state.territories
    mine.nuclear, mine.abm = 3, 1
    theirs.incomes = dict.fromkeys(Sphere, 0)
    theirs.treasury = 0
    gifts = [
        TransferMoney(to=1, money=5),
        TransferMoney(to=1, money=5_000_000),
        TransferIncome(to=1, sphere=Sphere.LIGHT, money=9),
        TransferNuclear(to=1, missiles=2),
        TransferAbm(to=1, missiles=2),
        TransferMoney(to=1, money=1),
    ]
    mine.treasury += 200 * K
    done = stage(state, {0: gifts})
    assert outcomes(state, 0) == [DONE] * 6, "any number, each free"
    left = 7 + 6 + 200 * K - 4 * 50 * K
    assert (mine.treasury, theirs.treasury) == (0, left)
    assert theirs.incomes == {Sphere.AGRICULTURE: 0, Sphere.HEAVY: 0, Sphere.LIGHT: 2}
    assert mine.incomes[Sphere.LIGHT] == 0
    assert (mine.nuclear, mine.abm, theirs.nuclear, theirs.abm) == (1, 0, 2, 1)
    assert [one.params["amount"] for one in told(done.step, "received")] == [5, left - 5, 2, 2, 1]


@pytest.mark.rule("maga", "R-PAY5")
def test_the_receiver_learns_the_sender_and_the_amount() -> None:
    state = world(3)
    done = stage(state, {2: [TransferMoney(to=1, money=5)]})
    about: dict[str, object] = {
        "land": seat_of(1),
        "sender": seat_of(2),
        "amount": 5,
        "what": msg("maga-resource-money"),
    }
    assert told(done.step, "received") == [Event((1,), "maga-received", about)]


@pytest.mark.rule("maga", "R-PAY5")
def test_nothing_is_transferred_from_a_debt_to_oneself_or_to_nobody() -> None:
    state = world(2)
    give(state, 0, treasury=-5)
    theirs = state.territories[1].treasury
    stage(state, {0: [TransferMoney(to=1, money=9), TransferMoney(to=0, money=1)]})
    assert whys(state) == [(DONE, ""), (REFUSED, "no-target")]
    assert state.territories[0].treasury == -5
    assert state.territories[1].treasury == theirs + 3 * M
    nobody = HandIn(0, (TransferMoney(to=2, money=1),))
    assert game.check(state, 0, nobody, 0) is not None


# ── a search for whoever was not there ──────────────────────────────────────────────────


@pytest.mark.rule("maga", "R-PAY6", "item 44")
def test_a_search_for_who_was_not_there_is_charged_like_a_lost_one() -> None:
    state = world(2)
    raise_to(state, 0, 9, Role.FSB)
    done = stage(state, {0: [FindForeign(target=1)]})
    assert whys(state) == [(FAILED, "")]
    assert state.territories[0].treasury == 10 * M
    assert drawn(done.step) == [], "however high the level"
    free = world(2, free_search=True)
    stage(free, {0: [FindForeign(target=1)]})
    assert whys(free) == [(REFUSED, "nobody-there")]
    assert free.territories[0].treasury == 13 * M


@pytest.mark.rule("maga", "R-PAY6", "item 44")
def test_an_attempt_counts_as_being_there_at_once_and_ever_after() -> None:
    """A sabotage that fails: the search later in the list, and turns later, has its contest."""
    state = world(2)
    raise_to(state, 0, 2, Role.FSB)
    raise_to(state, 0, 3, Role.HEALTH)
    missed = Sabotage(target=0, number=NUMBERS[Role.HEALTH])
    turn(state, {1: [missed], 0: [CHECK, FindForeign(target=1)]}, {"contest": [0], "order": [0]})
    assert outcomes(state, 1) == [FAILED]
    turn(state)
    taken = turn(state, {0: [FindForeign(target=1)]}, {"contest": [1]})
    assert outcomes(state, 0) == [DONE]
    assert [one.params["number"] for one in told(taken, "found")] == [NUMBERS[Role.FOREIGN]]
    assert post(state, 0, Role.FSB).level == 3


@pytest.mark.rule("maga", "R-PAY6")
@pytest.mark.parametrize("why", ["refused", "killed in vain"])
def test_only_what_was_carried_out_or_tried_counts(why: str) -> None:
    """To recruit at level 1 is refused; to kill whom nobody can kill is tried, and charged."""
    state = world(2)
    raise_to(state, 0, 2, Role.FSB)
    if why == "refused":
        turn(state, {1: [Recruit(target=0, number=1)]})
    else:
        post(state, 0, Role.HEALTH).recruiter = 1
        post(state, 0, Role.HEALTH).blocked = state.turn
        turn(state, {1: [Kill(target=0, number=NUMBERS[Role.HEALTH])]})
        assert outcomes(state, 1) == [FAILED]
    taken = turn(state, {0: [FindForeign(target=1)]}, {"contest": [3]})
    assert drawn(taken) == ([] if why == "refused" else [("contest", 4)])


@pytest.mark.rule("maga", "item 34", "item 28", "R-PAY1")
def test_a_rise_of_income_is_paid_now_and_earned_from_the_next_turn() -> None:
    state = world(2)
    turn(state, {0: [RaiseIncome(first=Sphere.HEAVY, second=Sphere.LIGHT)]})
    assert state.territories[0].treasury == 13 * M - 2 * M
    assert state.territories[0].incomes == {
        Sphere.AGRICULTURE: M,
        Sphere.HEAVY: 1_500 * K,
        Sphere.LIGHT: 1_500 * K,
    }
    assert post(state, 0, Role.FINANCE).level == 1, "nothing was contested"
    turn(state)
    assert state.territories[0].treasury == 11 * M + 4 * M
