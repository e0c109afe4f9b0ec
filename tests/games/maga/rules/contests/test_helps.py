"""What a side of a contest counts, and who rises with it (items 15, 16, 22, 23, 62, R-HELP, R-T),
by hand from the text."""

from typing import Any

import pytest

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.state import Lie, LineOutcome, Virus, War
from intriga.games.maga.subjects.lists.hints import remarks
from intriga.games.maga.subjects.ministries.defence.arsenals import ChangeAbm
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.defence.strike import Strike
from intriga.games.maga.subjects.ministries.finance.bet import Bet
from intriga.games.maga.subjects.ministries.finance.raise_income import RaiseIncome
from intriga.games.maga.subjects.ministries.foreign.kill import Kill
from intriga.games.maga.subjects.ministries.foreign.recruit import Recruit
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.foreign.surveil import Surveil
from intriga.games.maga.subjects.ministries.fsb.find_foreign import FindForeign
from intriga.games.maga.subjects.ministries.fsb.protect import Protect
from intriga.games.maga.subjects.ministries.health.infect import Infect
from intriga.games.maga.subjects.ministries.health.vaccinate import Vaccinate
from intriga.games.maga.subjects.ministries.interior.free_role import FreeRole
from intriga.games.maga.subjects.ministries.justice.sue import Sue
from intriga.games.maga.subjects.ministries.media.moods import WorsenMood
from intriga.games.maga.subjects.ministries.media.refute import Refute
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from tests.games.maga.rules.contests.traces import drawn, entries, sums
from tests.games.maga.world import (
    NUMBERS,
    K,
    Lists,
    M,
    helping,
    outcomes,
    post,
    raise_to,
    reported,
    stage,
    turn,
    world,
)

DONE = LineOutcome.DONE


@pytest.mark.rule("maga", "item 22", "R-T9", "R-I8")
def test_a_president_who_is_the_target_counts_twice_before_what_others_add() -> None:
    """2 × 3, the Secretary's 4/2, and all of the FSB's 5: 13."""
    state = world(2)
    raise_to(state, 0, 13, Role.FOREIGN)
    raise_to(state, 1, 3, Role.PRESIDENT)
    raise_to(state, 1, 4, Role.SECRETARY)
    raise_to(state, 1, 5, Role.FSB)
    lists: Lists = {
        0: [Sabotage(target=1, number=NUMBERS[Role.PRESIDENT])],
        1: [
            Protect(role=Role.PRESIDENT, percent=100),
            helping(Role.SECRETARY, Role.PRESIDENT, 1, home=True),
        ],
    }
    done = stage(state, lists, {"contest": [1]})
    assert sums(done) == [("13", "13")]
    assert drawn(done.step) == [("contest", 2)]


@pytest.mark.rule("maga", "item 23", "R-HELP")
def test_a_helper_shares_a_quarter_the_secretary_and_the_president_a_half() -> None:
    """1 + 6/4 + 6/2 + 2 × 6/4; and nobody's own helpers."""
    state = world(4)
    for land, role in ((0, Role.HEALTH), (1, Role.SECRETARY), (2, Role.PRESIDENT)):
        raise_to(state, land, 6, role)
    raise_to(state, 3, 40, Role.JUSTICE)
    state.wars = [War(0, 3)]
    lists: Lists = {
        0: [helping(Role.HEALTH, Role.DEFENCE, 0, home=True)],
        1: [helping(Role.SECRETARY, Role.DEFENCE, 0, home=False)],
        2: [helping(Role.PRESIDENT, Role.DEFENCE, 0, home=False)],
        3: [helping(Role.JUSTICE, Role.HEALTH, 0, home=False)],
    }
    done = stage(state, lists, {"contest": [1]})
    assert entries(done, "war")[0].params["attack"] == "8.5"


@pytest.mark.rule("maga", "item 16", "R-ORD7")
def test_a_role_has_one_helper_from_each_state() -> None:
    """The second one is refused and not charged; one of another state is welcome."""
    state = world(3)
    lists: Lists = {
        0: [
            helping(Role.HEALTH, Role.DEFENCE, 0, home=True),
            helping(Role.MEDIA, Role.DEFENCE, 0, home=True),
        ],
        1: [helping(Role.HEALTH, Role.DEFENCE, 0, home=False)],
    }
    done = stage(state, lists)
    assert [one.why for one in reported(state, 0)] == ["", "second-helper"]
    assert [one.land for one in done.helps[0, Role.DEFENCE]] == [0, 1]
    assert state.territories[0].treasury == 13 * M - 500 * K


@pytest.mark.rule("maga", "item 15", "R-HELP", "R-T6")
@pytest.mark.parametrize(
    ("action", "attacker", "defender", "attack", "defence"),
    [
        # any on both sides
        ("surveil", Role.FOREIGN, Role.FSB, "13", "7"),
        # one's own: 10 + 4/4; the target's helpers of any state
        ("sabotage", Role.FOREIGN, Role.FSB, "11", "7"),
        ("recruit", Role.FOREIGN, Role.FSB, "11", "7"),
        ("kill", Role.FOREIGN, Role.FSB, "11", "7"),
        ("worsen", Role.MEDIA, Role.MEDIA, "11", "7"),
        ("refute", Role.MEDIA, Role.MEDIA, "11", "7"),
        ("vaccinate", Role.HEALTH, Role.HEALTH, "11", "7"),
        # none on either side
        ("raid", Role.DEFENCE, Role.DEFENCE, "10", "2"),
        ("sue", Role.JUSTICE, Role.JUSTICE, "10", "2"),
        ("lie", Role.MEDIA, Role.MEDIA, "10", "2"),
        ("infect", Role.HEALTH, Role.HEALTH, "10", "2"),
        ("find", Role.FSB, Role.FOREIGN, "10", "2"),
        ("free", Role.INTERIOR, Role.FOREIGN, "10", "2"),
    ],
)
def test_whose_help_counts(
    action: str, attacker: Role, defender: Role, attack: str, defence: str
) -> None:
    """Attacker 10, helped at home by 4 (1) and abroad by 8 (2); defender 2, helped at home by 8
    (2) and abroad by 12 (3)."""
    state = world(4)
    raise_to(state, 0, 10, attacker)
    raise_to(state, 1, 2, defender)
    raise_to(state, 0, 4, Role.FINANCE)
    raise_to(state, 2, 8, Role.FINANCE)
    raise_to(state, 1, 8, Role.FINANCE)
    raise_to(state, 3, 12, Role.FINANCE)
    state.territories[0].lies = [Lie(1)]
    state.territories[0].viruses = [Virus(1)]
    state.territories[0].agents = [1]
    post(state, 0, Role.SECRETARY).recruiter = 1
    post(state, 1, Role.SECRETARY).recruiter = 0
    line: Any = {
        "surveil": Surveil(target=1, whom=str(defender)),
        "sabotage": Sabotage(target=1, number=NUMBERS[defender]),
        "recruit": Recruit(target=1, number=NUMBERS[defender]),
        "kill": Kill(target=1, number=NUMBERS[defender]),
        "find": FindForeign(target=1),
        "free": FreeRole(role=Role.SECRETARY),
        "worsen": WorsenMood(target=1),
        "refute": Refute(target=1),
        "vaccinate": Vaccinate(target=1),
        "raid": Raid(target=1),
        "sue": Sue(target=1),
        "lie": StateLie(target=1),
        "infect": Infect(target=1),
    }[action]
    lists: Lists = {
        0: [line, helping(Role.FINANCE, attacker, 0, home=True)],
        2: [helping(Role.FINANCE, attacker, 0, home=False)],
        1: [helping(Role.FINANCE, defender, 1, home=True)],
        3: [helping(Role.FINANCE, defender, 1, home=False)],
    }
    done = stage(state, lists, {"contest": [1]})
    assert sums(done) == [(attack, defence)]
    assert post(state, 0, attacker).level == 11
    risen = [post(state, land, Role.FINANCE).level for land in (0, 2, 1, 3)]
    assert risen == {"13": [5, 9, 8, 12], "11": [5, 8, 8, 12], "10": [4, 8, 8, 12]}[attack]


@pytest.mark.rule("maga", "R-T5", "R-HELP")
def test_who_helps_a_role_that_is_boosted_gains_nothing() -> None:
    state = world(2)
    mine = [Boost(role=Role.MEDIA), helping(Role.HEALTH, Role.MEDIA, 0, home=True)]
    stage(state, {0: mine})
    assert post(state, 0, Role.MEDIA).level == 2
    assert post(state, 0, Role.HEALTH).level == 1


@pytest.mark.rule("maga", "R-HELP", "item 62")
def test_a_helper_rises_once_though_the_role_rises_twice() -> None:
    """Income won from the leader of a full sphere, and a gain of more than a million at the
    exchange: 20.25 against 1, and 21.25 against 1."""
    state = world(2)
    raise_to(state, 0, 20, Role.FINANCE)
    state.territories[1].incomes[Sphere.HEAVY] = 3 * M
    mine = [
        RaiseIncome(first=Sphere.HEAVY, second=Sphere.LIGHT),
        Bet(number=0, stake=2 * M),
        helping(Role.HEALTH, Role.FINANCE, 0, home=True),
    ]
    lists: Lists = {0: mine, 1: [Bet(number=-90, stake=2 * M)]}
    stage(state, lists, {"contest": [1], "phantom": [100]})
    assert post(state, 0, Role.FINANCE).level == 22
    assert post(state, 0, Role.HEALTH).level == 2


@pytest.mark.rule("maga", "item 62")
def test_nobody_helps_themselves_or_another_by_two_orders() -> None:
    state = world(2)
    mine = [
        helping(Role.HEALTH, Role.HEALTH, 0, home=True),
        helping(Role.HEALTH, Role.MEDIA, 0, home=True),
        helping(Role.HEALTH, Role.FSB, 1, home=False),
    ]
    stage(state, {0: mine})
    assert [one.why for one in reported(state, 0)] == ["helps-itself", "", "slot"]


@pytest.mark.rule("maga", "R-HELP", "item 62")
def test_a_help_that_changes_no_odds_gains_nothing_by_a_plain_action() -> None:
    state = world(2)
    mine = [ChangeAbm(missiles=1), helping(Role.HEALTH, Role.DEFENCE, 0, home=True)]
    stage(state, {0: mine})
    assert outcomes(state, 0) == [DONE, DONE]
    assert post(state, 0, Role.HEALTH).level == 1


@pytest.mark.rule("maga", "R-HELP", "item 62", "G-6")
@pytest.mark.parametrize("wars", [[], [War(0, 1)]], ids=["strike", "strike and war"])
def test_a_help_is_worth_one_level_though_two_actions_succeed_with_it(wars: list[War]) -> None:
    """The war is won in the stage of the launch, the missile hits in the next one."""
    state = world(3)
    raise_to(state, 0, 9, Role.DEFENCE)
    state.territories[0].nuclear = 1
    state.wars = wars
    lists: Lists = {
        0: [
            helping(Role.SECRETARY, Role.DEFENCE, 0, home=True),
            Strike(target=2, most=1, hits=1),
        ]
    }
    luck = {"contest": [1], "order": [0]}
    turn(state, lists, luck)
    assert post(state, 0, Role.SECRETARY).level == 1 + len(wars)
    turn(state)
    assert post(state, 0, Role.SECRETARY).level == 2


@pytest.mark.rule("maga", "R-T2", "G-11")
def test_the_review_says_which_help_a_land_war_does_not_count() -> None:
    """Of one principal for another, at home, while the war against them is decided."""
    state = world(3)
    state.territories[2].team = 1
    state.wars = [War(0, 1)]
    wasted = helping(Role.FSB, Role.DEFENCE, 1, home=True)
    useful = helping(Role.SECRETARY, Role.DEFENCE, 1, home=True)
    other = helping(Role.FSB, Role.MEDIA, 1, home=True)
    abroad = helping(Role.FSB, Role.DEFENCE, 1, home=False)

    def warned(land: int, line: Any) -> bool:
        told = [one.text.id for one in remarks(state, land, [line])]
        return "maga-hint-principals" in told

    assert warned(1, wasted)
    assert not any(warned(1, line) for line in (useful, other))
    assert not warned(2, abroad)
    state.wars = [War(1, 0)]
    assert not warned(1, wasted)
