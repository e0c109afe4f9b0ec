"""When a duty of a treaty is there, and what breaks it (item 68, R-J1); and treaties of states that
have been conquered."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

import msgspec
import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.data.treaty import Clause, Treaty
from intriga.games.maga.game import game
from intriga.games.maga.state import Position, State
from intriga.games.maga.subjects import editions
from intriga.games.maga.subjects.ministries.defence.attack import Attack
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.justice.sue import Sue
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood, WorsenMood
from intriga.games.maga.subjects.ministries.president.transfers import (
    TransferMoney,
    TransferNuclear,
)
from intriga.games.maga.subjects.treaties.answering import AnswerTreaty
from intriga.games.maga.subjects.treaties.proposing import ProposeTreaty
from tests.games.maga.rules.contests.hearing import heard
from tests.games.maga.world import M, post, step, turn, world

LUCK = {"contest": [0] * 9, "order": [0] * 9}
GIFT, RAID, MOOD = TransferMoney(to=1, money=M), Raid(target=0), ImproveMood()
NO_RAID = Clause("obligation", 1, "raid", does=False, target=0)


def under(*clauses: Clause, parties: Sequence[int] = (0, 1), turns: int = 9, **rest: Any) -> State:
    """The first turn; the states have a treaty since then, signed by all."""
    state = world(4)
    signed = list(parties)
    state.treaties.append(
        Treaty(1_234, signed, list(clauses), 1, turns, signed=list(signed), **rest)
    )
    return state


def breaches(state: State) -> list[tuple[int, int, int]]:
    """In which turns, by whom, against whom."""
    return [(one.turn, one.breaker, one.victim) for one in state.breaches]


def plays(state: State, *turns: dict[int, list[Any]]) -> list[tuple[int, int, int]]:
    """What is broken when these lists follow each other."""
    for lists in turns:
        turn(state, lists, LUCK)
    return breaches(state)


IF_PAID = Clause(
    "obligation", 1, "raid", does=False, target=0, if_party=0, if_action="transfer-money"
)


@pytest.mark.rule("maga", "item 68", "R-J2", "G-1")
def test_a_duty_appears_in_the_turn_after_its_condition_was_met() -> None:
    """Nobody can know in the turn itself that it was; from then on it lasts."""
    assert plays(under(IF_PAID), {0: [GIFT], 1: [RAID]}) == []
    assert plays(under(IF_PAID), {0: [GIFT]}, {1: [RAID]}) == [(2, 1, 0)]
    assert plays(under(IF_PAID), {0: [GIFT]}, {}, {}, {1: [RAID]}) == [(4, 1, 0)]
    assert plays(under(IF_PAID), {1: [RAID]}, {1: [RAID]}) == []
    assert plays(under(IF_PAID, turns=1), {0: [GIFT]}, {1: [RAID]}) == [], "the term is over"


@pytest.mark.rule("maga", "item 68", "R-J2", "G-1")
def test_what_must_not_be_done_is_judged_as_a_turn_ends() -> None:
    """The first turn without it brings the duty for good."""
    clause = msgspec.structs.replace(IF_PAID, if_does=False)
    assert plays(under(clause), {1: [RAID]}) == []
    assert plays(under(clause), {}, {1: [RAID]}) == [(2, 1, 0)]
    assert plays(under(clause), {0: [GIFT]}, {0: [GIFT], 1: [RAID]}) == []
    assert plays(under(clause), {}, {0: [GIFT]}, {1: [RAID]}) == [(3, 1, 0)]


PAYS = Clause("obligation", 0, "transfer-money", target=1)


@pytest.mark.rule("maga", "item 68", "R-J3", "G-1")
def test_what_is_promised_is_due_once_in_the_term_or_every_turn() -> None:
    assert plays(under(PAYS, turns=3), {0: [GIFT]}, {}, {}) == []
    assert plays(under(PAYS, turns=3), {}, {}, {0: [GIFT]}) == []
    assert plays(under(PAYS, turns=3), {}, {}, {}, {}) == [(3, 0, 1)], "once, at the end"
    every = msgspec.structs.replace(PAYS, every=True)
    assert plays(under(every, turns=3), {0: [GIFT]}, {}, {0: [GIFT]}, {}) == [(2, 0, 1)]


@pytest.mark.rule("maga", "R-J2", "R-J3", "G-1")
def test_what_was_done_before_there_was_a_duty_does_not_meet_it() -> None:
    clause = Clause(
        "obligation", 0, "transfer-money", target=1, if_party=1, if_action="improve-mood"
    )
    assert plays(under(clause, turns=3), {0: [GIFT], 1: [MOOD]}, {}, {}) == [(3, 0, 1)]
    assert plays(under(clause, turns=3), {1: [MOOD]}, {}, {0: [GIFT]}) == []
    assert plays(under(clause, turns=3), {}, {}, {1: [MOOD]}) == [], "it would come too late"


@pytest.mark.rule("maga", "R-J3", "R-PAY5", "G-1")
def test_a_transfer_of_nothing_was_not_done() -> None:
    state = under(PAYS, turns=1)
    state.territories[0].treasury = -3 * M
    assert plays(state, {0: [GIFT]}) == [(1, 0, 1)]
    state = under(IF_PAID)
    state.territories[0].treasury = -3 * M
    assert plays(state, {0: [GIFT]}, {1: [RAID]}) == []


@pytest.mark.rule("maga", "R-J3", "G-1")
def test_a_clause_says_how_much_is_transferred_at_least() -> None:
    """Parts add up: in the term, or in each turn; of a condition in the term."""
    clause = msgspec.structs.replace(PAYS, least=3 * M)
    assert plays(under(clause, turns=3), {0: [GIFT, GIFT]}, {}, {0: [GIFT]}) == []
    assert plays(under(clause, turns=3), {0: [GIFT]}, {}, {0: [GIFT]}) == [(3, 0, 1)]
    every = msgspec.structs.replace(clause, every=True)
    assert plays(under(every, turns=2), {0: [GIFT] * 3}, {0: [GIFT] * 2}) == [(2, 0, 1)]
    condition = msgspec.structs.replace(IF_PAID, if_least=2 * M)
    assert plays(under(condition), {0: [GIFT]}, {1: [RAID]}) == []
    assert plays(under(condition), {0: [GIFT]}, {0: [GIFT]}, {1: [RAID]}) == [(3, 1, 0)]
    few = Clause("obligation", 0, "transfer-nuclear", does=False, least=2)
    state = under(few)
    state.territories[0].nuclear = 9
    one, two = (TransferNuclear(to=2, missiles=n) for n in (1, 2))
    assert plays(state, {0: [one]}, {0: [two]}) == [(2, 0, 1)]


def federation(*clauses: Clause) -> State:
    """State 0 commands territory 1; it has a treaty with state 2."""
    state = under(*clauses, parties=(0, 2))
    state.territories[1].team = 0
    return state


@pytest.mark.rule("maga", "item 68", "R-J4", "R-W4", "G-1")
def test_a_clause_binds_all_territories_of_a_federation_or_the_one_it_names() -> None:
    clause = Clause("obligation", 0, "raid", does=False, target=2)
    raid = Raid(target=2)
    for land in (0, 1):
        assert plays(federation(clause), {land: [raid]}) == [(1, 0, 2)]
        for only in (0, 1):
            named = msgspec.structs.replace(clause, land=only)
            assert bool(plays(federation(named), {land: [raid]})) is (only == land)
    pays = Clause("obligation", 0, "transfer-money", target=2, every=True)
    gift = TransferMoney(to=2, money=M)
    assert plays(federation(pays), {1: [gift]}, {}) == [(2, 0, 2)]


@pytest.mark.rule("maga", "item 68", "R-J4", "R-W4", "G-1")
def test_a_conquered_state_answers_for_itself_alone_and_for_no_deed_of_its_victor() -> None:
    clause = Clause("obligation", 1, "raid", does=False, target=2)
    state = under(clause, parties=(1, 2))
    state.territories[1].team = 0
    assert plays(state, {0: [Raid(target=2)]}) == []
    assert plays(state, {1: [Raid(target=2)]}) == [(2, 1, 2)]


@pytest.mark.rule("maga", "item 68", "R-J4", "R-W4", "G-1")
def test_a_territory_that_falls_in_a_turn_acted_in_it_for_its_old_owner() -> None:
    state = under(Clause("obligation", 0, "raid", does=False, target=2), parties=(0, 2))
    post(state, 0, Role.DEFENCE).level = 9
    turn(state, {0: [Attack(target=1)]}, LUCK)
    turn(state, {1: [Raid(target=2)]}, {"contest": [0, 1]})
    assert (state.territories[1].team, breaches(state)) == (0, [])


@pytest.mark.rule("maga", "item 68", "R-J1", "G-1")
def test_a_match_that_began_under_older_rules_judges_each_turn_by_itself() -> None:
    pays = Clause("obligation", 0, "transfer-money", target=1)
    raw = msgspec.msgpack.decode(msgspec.msgpack.encode(under(pays, IF_PAID)), strict=False)
    assert "edition" not in raw
    state = game.upgrade(raw, 1)
    assert state.edition == 1
    assert all(one.every for one in state.treaties[0].clauses), "it was due every turn"
    assert plays(state, {0: [GIFT], 1: [RAID]}, {1: [RAID]}) == [(1, 1, 0), (2, 0, 1)]
    (form,) = [one for one in game.forms(state, 0) if one.act == "propose-treaty"]
    asked = {
        column.name for field in form.fields if field.name == "clauses" for column in field.row
    }
    assert not asked & {"every", "least", "land", "if_least", "if_land"}
    game.apply(state, 2, _offer(partner=3), step({"treaty": [0]}))
    assert state.treaties[-1].clauses[0].every
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=game.State)
    assert again == state, "the edition is kept"


@pytest.mark.rule("maga", "item 68")
def test_a_match_begins_under_the_rules_of_now_and_older_ones_alone_are_upgraded() -> None:
    assert (
        world().edition == Position.__struct_defaults__[-1] == editions.NEWEST == game.rules_version
    )
    for version in (0, editions.NEWEST):
        with pytest.raises(ValueError):
            game.upgrade({}, version)


def _offer(**changes: Any) -> ProposeTreaty:
    fields: dict[str, Any] = {"partner": 1, "others": (), "clauses": (Clause("right", 2, "raid"),)}
    return ProposeTreaty(**{**fields, "since": 1, "turns": 3, **changes})


@pytest.mark.rule("maga", "item 68", "R-J1", "G-1")
@pytest.mark.parametrize(
    ("more", "column"),
    [
        ({"land": 1}, ""),
        ({"land": 2}, "land"),
        ({"least": 1}, "least"),
        ({"if_party": 0, "if_action": "raid", "if_land": 1}, ""),
        ({"if_party": 0, "if_action": "raid", "if_land": 3}, "if_land"),
        ({"if_party": 0, "if_action": "raid", "if_least": 1}, "if_least"),
        ({"if_party": 3, "if_action": "raid"}, "if_party"),
        ({"if_party": 0, "if_action": "transfer-money", "if_least": 1}, ""),
        ({"if_land": 0}, "if_land"),
        ({"if_least": 5}, "if_least"),
    ],
)
def test_what_a_clause_cannot_mean_is_refused_in_its_column(
    more: dict[str, Any], column: str
) -> None:
    state = federation()
    clause = Clause("obligation", 0, "raid", **more)
    refusal = game.check(state, 0, _offer(partner=2, clauses=(clause,)), 0)
    assert (refusal is None) is not bool(column)
    if refusal is not None:
        assert refusal.params["at"] == f"clauses.0.{column}"


@pytest.mark.rule("maga", "item 68", "R-J1", "G-1")
def test_a_form_asks_which_territory_is_meant_once_somebody_commands_several() -> None:
    for state, several in ((under(), False), (federation(), True)):
        (form,) = [one for one in game.forms(state, 2) if one.act == "propose-treaty"]
        (clauses,) = [field for field in form.fields if field.name == "clauses"]
        assert ({"land", "if_land"} <= {one.name for one in clauses.row}) is several
    found: Any = game.domain(federation(), 2, "its-land", {"party": 0})
    assert [one.value for one in found.options] == [0, 1]


# ── who signs, and the treaties of the conquered ────────────────────────────────────────


@pytest.mark.rule("maga", "item 68", "R-J5")
def test_a_treaty_names_the_person_who_signed_for_each_state() -> None:
    state = world(3, people=2)
    offer = _offer(clauses=(NO_RAID,))
    game.apply(state, 1, offer, step({"treaty": [0]}))
    (treaty,) = state.treaties
    assert treaty.hands == {0: 1}
    game.apply(state, 3, AnswerTreaty(treaty=treaty.number, answer="sign"), step())
    assert treaty.hands == {0: 1, 1: 3}
    seen: Any = game.view(state, game.viewpoint(state, 2)).home
    assert seen.treaties[0].hands == {0: 1, 1: 3}
    assert _known(state) == [1, 1, 1, 1, 0, 0]


@pytest.mark.rule("maga", "R-W4", "R-J5", "G-3")
def test_with_a_state_its_treaties_come_to_whoever_commands_it() -> None:
    """State 0 has conquered 1, which has a treaty with 2: all who command it know it, and can name
    it in a lawsuit of that territory alone."""
    state = under(Clause("obligation", 2, "raid", does=False, target=1), parties=(1, 2))
    assert _known(state) == [0, 1, 1, 0]
    state.territories[1].team = 0
    assert _known(state) == [1, 1, 1, 0]
    offered = [[one.value for one in _named(state, land).options] for land in (0, 1)]
    assert offered == [[], [1_234]]
    assert plays(state, {2: [Raid(target=1)]}) == [(1, 2, 1)]
    turn(state, {1: [Sue(target=2, treaty=1_234)]}, LUCK)
    assert state.used_breaches == [1]


def _known(state: State) -> list[int]:
    """How many treaties each person knows."""
    homes = [
        game.view(state, game.viewpoint(state, seat)).home
        for seat in sorted(chain(*(one.members for one in state.squads.values())))
    ]
    return [len(home.treaties) for home in homes if home is not None]


def _named(state: State, land: int) -> Any:
    return game.domain(state, 0, "treaty", {"land": land, "target": 2})


@pytest.mark.rule("maga", "R-W4", "R-J5", "G-3")
def test_the_victor_answers_for_the_state_it_commands() -> None:
    state = world(4)
    state.territories[1].team = 3
    state.treaties.append(Treaty(1_234, [0, 1], [NO_RAID], 1, 9, signed=[0]))
    taken = step()
    answer = AnswerTreaty(treaty=1_234, answer="sign")
    assert game.check(state, 2, answer, 0) is not None
    assert game.check(state, 3, answer, 0) is None
    game.apply(state, 3, answer, taken)
    assert (state.treaties[0].signed, state.treaties[0].hands) == ([0, 1], {1: 3})
    told = ["treaty-signed"]
    assert [heard(taken, seat) for seat in range(4)] == [told, told, [], told]


@pytest.mark.rule("maga", "R-I7", "R-W4", "G-3")
def test_justice_knows_the_treaties_of_its_own_state_not_of_the_victor() -> None:
    state = under(NO_RAID, parties=(1, 2))
    state.treaties.append(Treaty(1_111, [0, 3], [NO_RAID], 1, 9, signed=[0, 3]))
    state.territories[1].team = 0
    post(state, 1, Role.JUSTICE).recruiter = 2
    taken = turn(state, {2: [WorsenMood(target=3)]}, LUCK)
    (event,) = [one for one in taken.events if one.id == "maga-agent"]
    dossier: Any = event.params["dossier"]
    assert [one["number"] for one in dossier["data"]["treaties"]] == [1_234]
