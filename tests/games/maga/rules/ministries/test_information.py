"""What recruited roles tell, and what surveillance sees (R-I3, R-I7)."""

from typing import Any

import msgspec
import pytest
from msgspec import structs

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.data.treaty import Treaty
from intriga.games.maga.game import game
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.defence.strike import Strike
from intriga.games.maga.subjects.ministries.finance.bet import Bet
from intriga.games.maga.subjects.ministries.finance.raise_income import RaiseIncome
from intriga.games.maga.subjects.ministries.foreign.recruit import Recruit
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.foreign.surveil import Surveil
from intriga.games.maga.subjects.ministries.fsb.find_foreign import FindForeign
from intriga.games.maga.subjects.ministries.fsb.protect import Protect
from intriga.games.maga.subjects.ministries.health.infect import Infect
from intriga.games.maga.subjects.ministries.health.vaccinate import Vaccinate
from intriga.games.maga.subjects.ministries.interior.check_recruited import CheckRecruited
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from intriga.games.maga.subjects.ministries.president.fire import Fire
from intriga.games.maga.subjects.ministries.president.transfers import TransferMoney
from intriga.games.maga.subjects.ministries.secretary.boost import Boost
from intriga.games.maga.subjects.ministries.secretary.help import Help
from intriga.games.maga.technical.dossier import Dossier, Fact
from intriga.kernel import Event, Step, msg
from intriga.kernel.actors import hears
from tests.games.maga.world import NUMBERS, Lists, M, post, raise_to, turn, world

WINS = {"contest": [1] * 12}
"""Whoever may win a contest wins it."""


def recruit(state: State, land: int, role: Role, by: int) -> None:
    """A territory's foreign intelligence has recruited this role in an earlier turn."""
    post(state, land, role).recruiter = by


def dossiers(taken: Step, seat: int) -> list[Dossier]:
    """What somebody learns in this step."""
    return [
        msgspec.convert(held["data"], Dossier)
        for event in taken.events
        if event.id in ("maga-agent", "maga-watched") and event.to == (seat,)
        for held in [_untyped(event.params["dossier"])]
    ]


def _untyped(value: Any) -> Any:
    return value


def watch(state: State, whom: str, theirs: list[AnyLine]) -> Dossier:
    """State 0 watches a role of state 1, which hands in these lines."""
    raise_to(state, 0, 9, Role.FOREIGN)
    lists: Lists = {0: [Surveil(target=1, whom=whom)], 1: theirs}
    (found,) = dossiers(turn(state, lists, WINS), 0)
    return found


@pytest.mark.rule("maga", "item 50", "R-I7", "R-NUM2")
def test_surveillance_by_title_tells_the_number_and_by_number_the_title() -> None:
    by_title = watch(world(), "media", [])
    assert (by_title.role, by_title.number) == (Role.MEDIA, NUMBERS[Role.MEDIA])
    by_number = watch(world(), str(NUMBERS[Role.MEDIA]), [])
    assert by_number == by_title
    assert (by_title.land, by_title.level, by_title.agent) == (1, 1, False)


@pytest.mark.rule("maga", "item 50", "R-I7")
def test_surveillance_sees_what_was_performed_and_nothing_else() -> None:
    state = world()
    lists: list[AnyLine] = [
        Raid(target=2),  # lost: the contest of equals draws 0
        Raid(target=0),  # refused: once a turn
        CheckRecruited(),  # of another minister
    ]
    raise_to(state, 0, 9, Role.FOREIGN)
    draws = {"contest": [1, 0]}  # the higher level acts first
    taken = turn(state, {0: [Surveil(target=1, whom="defence")], 1: lists}, draws)
    (found,) = dossiers(taken, 0)
    assert [(one.line, one.outcome) for one in found.lines] == [(lists[0], LineOutcome.FAILED)]


KNOWN: list[tuple[Role, list[AnyLine], list[Fact]]] = [
    (
        Role.FINANCE,
        [RaiseIncome(first=Sphere.HEAVY, second=Sphere.LIGHT)],
        [
            Fact("treasury", money=10_700_000),  # 10 + 3 − 6 × 0.05 − 2
            Fact("income", sphere=Sphere.AGRICULTURE, money=M),
            Fact("income", sphere=Sphere.HEAVY, money=1_500_000),
            Fact("income", sphere=Sphere.LIGHT, money=1_500_000),
        ],
    ),
    (
        Role.DEFENCE,
        [Strike(target=2, most=2, hits=1)],
        [Fact("arsenals", count=1, abm=2), Fact("flight", land=2, count=2)],
    ),
    (
        Role.FSB,
        [
            Protect(role=Role.MEDIA, percent=40),
            Protect(role=Role.FSB, percent=10),
            FindForeign(target=2),
        ],
        [
            Fact("protected", role=Role.MEDIA, count=40),
            Fact("protected", role=Role.FSB, count=10),
            Fact("found", land=2, count=NUMBERS[Role.FOREIGN]),
        ],
    ),
    (Role.FOREIGN, [], [Fact("agent", land=2, role=Role.HEALTH, count=NUMBERS[Role.HEALTH])]),
    (Role.INTERIOR, [CheckRecruited()], [Fact("nobody-recruited")]),
    (Role.MEDIA, [StateLie(target=2)], [Fact("lie-against", land=2)]),
    (Role.HEALTH, [Infect(target=2)], [Fact("infection", land=2)]),
]


@pytest.mark.rule("maga", "R-I7")
@pytest.mark.parametrize(("role", "lines", "facts"), KNOWN, ids=[role for role, *_ in KNOWN])
def test_each_ministry_knows_what_is_its_own(
    role: Role, lines: list[AnyLine], facts: list[Fact]
) -> None:
    state = world(4, nuclear=3, abm=2)
    raise_to(state, 0, 9, Role.FOREIGN)
    raise_to(state, 1, 3, role)
    state.territories[1].agents.append(2)
    recruit(state, 2, Role.HEALTH, 1)
    both: Lists = {0: [Boost(role=Role.MEDIA), Surveil(target=1, whom=role)], 1: [*lines]}
    (found,) = dossiers(turn(state, both, {"contest": [1] * 12, "order": [0] * 9}), 0)
    if role is Role.FOREIGN:
        assert found.facts == facts
    else:
        assert [one for one in found.facts if one.kind != "agent"] == facts


@pytest.mark.rule("maga", "R-I7")
def test_a_president_knows_of_transfers_and_dismissals_a_secretary_of_helps_and_boosts() -> None:
    theirs: list[AnyLine] = [
        TransferMoney(to=2, money=M),
        Fire(role=Role.JUSTICE),
        Boost(role=Role.HEALTH),
        Help(role=Role.MEDIA, target=1, whom="finance"),
    ]
    president = watch(world(), "president", theirs)
    assert [one.line for one in president.ordered + president.lines] == theirs[:2]
    secretary = watch(world(), "secretary", theirs)
    assert [one.line for one in secretary.ordered] == theirs[2:]


@pytest.mark.rule("maga", "R-I3")
def test_an_agent_tells_from_the_turn_after_recruiting_and_what_was_refused_too() -> None:
    state = world()
    raise_to(state, 0, 9, Role.FOREIGN)
    target = NUMBERS[Role.DEFENCE]
    first = turn(state, {0: [Recruit(target=1, number=target)], 1: [Raid(target=2)]}, WINS)
    assert post(state, 1, Role.DEFENCE).recruiter == 0
    assert dossiers(first, 0) == []
    lines: list[AnyLine] = [Raid(target=2), Raid(target=0), Sabotage(target=2, number=1)]
    second = turn(state, {1: lines}, WINS)
    (found,) = dossiers(second, 0)
    assert found.agent
    assert [one.line for one in found.lines] == lines[:2]
    assert [one.outcome for one in found.lines] == [LineOutcome.DONE, LineOutcome.REFUSED]
    assert dossiers(second, 1) == dossiers(second, 2) == []


def heard(taken: Step, seat: int) -> list[Event]:
    """What somebody is told in a step."""
    return [event for event in taken.events if hears(event.to, seat)]


@pytest.mark.rule("maga", "R-I3")
def test_the_owner_and_others_see_nothing_of_it() -> None:
    """Two matches that differ only in who watches: nobody else receives or sees another thing."""

    def played(*, watched: bool) -> tuple[State, Step]:
        state = world(4)
        raise_to(state, 0, 9, Role.FOREIGN)
        if watched:
            recruit(state, 1, Role.HEALTH, 0)
        bets: Lists = {n: [Bet(number=5, stake=M)] for n in (1, 2)}
        return state, turn(state, bets, {"phantom": [100], "order": [0] * 4})

    (one, told), (other, silent) = played(watched=True), played(watched=False)
    assert [len(dossiers(step, 0)) for step in (told, silent)] == [1, 0]
    for seat in (1, 2, 3):
        assert game.view(one, game.viewpoint(one, seat)) == game.view(
            other, game.viewpoint(other, seat)
        )
        assert heard(told, seat) == heard(silent, seat)


@pytest.mark.rule("maga", "item 44", "R-I7")
def test_titles_that_are_known_stand_beside_their_numbers() -> None:
    state = world()
    raise_to(state, 0, 9, Role.FOREIGN)
    turn(state, {0: [Surveil(target=1, whom="media")]}, WINS)
    options: Any = game.domain(state, 0, "number", {"land": 0, "target": 1})
    labels = {one.value: one.label for one in options.options}
    assert labels[NUMBERS[Role.MEDIA]] == msg(
        "maga-number-of", n=NUMBERS[Role.MEDIA], role=msg("maga-role-media")
    )
    assert [n for n, label in labels.items() if label != n] == [NUMBERS[Role.MEDIA]]
    others: Any = game.domain(state, 1, "number", {"land": 1, "target": 0})
    assert all(one.label == one.value for one in others.options)
    cheated: Any = game.domain(state, 1, "number", {"land": 0, "target": 1})
    assert all(one.label == one.value for one in cheated.options), "it is not their list"


@pytest.mark.rule("maga", "R-PAY4")
@pytest.mark.parametrize("arms", ["nuclear", "abm"])
def test_a_list_offers_to_scrap_no_more_than_there_is(arms: str) -> None:
    state = world()
    setattr(state.territories[1], arms, 7)
    mine: Any = game.domain(state, 1, f"change-{arms}", {"land": 1})
    assert (mine.low, mine.default) == (-7, 1)
    setattr(state.territories[1], arms, 0)
    none: Any = game.domain(state, 1, f"change-{arms}", {"land": 1})
    assert none.low == 0


@pytest.mark.rule("maga", "R-PAY4", "item 48", "item 68", "R-J1")
def test_nobody_learns_of_another_state_by_naming_its_list() -> None:
    """Not its missiles, nor whom it has recruited, nor its treaties with others."""
    state = world(4)
    state.territories[1].nuclear = state.territories[1].abm = 7
    recruit(state, 2, Role.MEDIA, 1)
    state.treaties.append(Treaty(1_234, [1, 2], [], 1, 9, signed=[1, 2]))
    chosen = {"land": 1, "target": 2}
    for name in ("recruited", "treaty"):
        own: Any = game.domain(state, 1, name, chosen)
        others: Any = game.domain(state, 0, name, chosen)
        assert len(own.options) == 1
        assert others.options == (), name
    for arms in ("nuclear", "abm"):
        with pytest.raises(ValueError, match="of one's own"):
            game.domain(state, 0, f"change-{arms}", chosen)


INFECT = Infect(target=3, through=f"1.{NUMBERS[Role.HEALTH]}", besides=True)


@pytest.mark.rule("maga", "item 48", "item 50", "R-I3", "R-I7", "G-5")
def test_orders_are_what_foreign_intelligence_has_done() -> None:
    """State 2 orders the health of state 1; its minister is watched by 0, recruited by 3."""
    state = world(4)
    recruit(state, 1, Role.HEALTH, 2)
    recruit(state, 2, Role.FOREIGN, 3)
    raise_to(state, 0, 9, Role.FOREIGN)
    lists: Lists = {0: [Surveil(target=2, whom="foreign")], 2: [INFECT]}
    taken = turn(state, lists, {"contest": [1, 1], "order": [0] * 4})
    for seat in (0, 3):
        (found,) = dossiers(taken, seat)
        assert [(one.line, one.outcome) for one in found.ordered] == [(INFECT, LineOutcome.DONE)]


@pytest.mark.rule("maga", "R-T7", "R-I7", "G-7")
@pytest.mark.parametrize("role", [Role.HEALTH, Role.PRESIDENT])
def test_who_watches_a_role_does_not_see_that_another_has_ordered_it(role: Role) -> None:
    """It is seen to act, as if its own state had wanted it; who gave the order knows it."""
    state = world(4)
    through = f"1.{NUMBERS[role]}"
    order: AnyLine = Infect(target=3, through=through, besides=True)
    if role is Role.PRESIDENT:
        order = TransferMoney(to=3, money=M, through=through, besides=True)
    recruit(state, 1, role, 2)
    raise_to(state, 0, 9, Role.FOREIGN)
    lists: Lists = {0: [Surveil(target=1, whom=role)], 2: [order]}
    taken = turn(state, lists, {"contest": [1, 1], "order": [0] * 4})
    (found,) = dossiers(taken, 0)
    plain = structs.replace(order, through="", besides=False)
    assert [one.line for one in (*found.lines, *found.ordered)] == [plain]
    (found,) = dossiers(taken, 2)
    assert [one.line for one in (*found.lines, *found.ordered)] == [order]


@pytest.mark.rule("maga", "R-T7", "item 45", "G-7")
@pytest.mark.parametrize("own", [False, True])
def test_a_sabotage_is_told_only_to_a_state_whose_own_wish_it_has_hit(own: bool) -> None:
    """Whose order alone it has hit learns it from the report of that order."""
    state = world(4)
    recruit(state, 1, Role.HEALTH, 2)
    raise_to(state, 0, 9, Role.FOREIGN)
    sabotage = Sabotage(target=1, number=NUMBERS[Role.HEALTH])
    lists: Lists = {
        0: [sabotage],
        1: [CheckRecruited(), Vaccinate(target=3)] if own else [CheckRecruited()],
        2: [INFECT],
    }
    taken = turn(state, lists, {"contest": [1, 1], "order": [0] * 4})
    told = [event.to for event in taken.events if event.id == "maga-disrupted"]
    assert told == ([(1,)] if own else [])
    assert [one.outcome for one in state.reports[2]] == [LineOutcome.CANCELLED]


@pytest.mark.rule("maga", "R-T7", "item 45", "G-7")
@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("role", [Role.FSB, Role.SECRETARY])
def test_nor_of_helps_and_protections_that_another_has_ordered(role: Role, own: bool) -> None:
    state = world(4)
    recruit(state, 1, role, 2)
    raise_to(state, 0, 20, Role.FOREIGN)
    line: AnyLine = Protect(role=Role.MEDIA, percent=100)
    if role is Role.SECRETARY:
        line = Help(role=Role.MEDIA, target=3, whom=str(NUMBERS[Role.HEALTH]))
    acting = role if role is Role.FSB else Role.MEDIA
    ordered = structs.replace(line, through=f"1.{NUMBERS[role]}")
    theirs: tuple[int, AnyLine] = (1, line) if own else (2, ordered)
    lists: Lists = {
        0: [Sabotage(target=1, number=NUMBERS[acting])],
        theirs[0]: [theirs[1]],
    }
    taken = turn(state, lists, {"contest": [1, 1], "order": [0] * 4})
    told = [event.to for event in taken.events if event.id == "maga-disrupted"]
    assert told == ([(1,)] if own else [])
