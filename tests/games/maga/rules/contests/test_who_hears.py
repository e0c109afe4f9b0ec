"""What contested actions tell, and whom (R-T7)."""

import pytest

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.ministries.media.moods import ImproveMood
from tests.games.maga.rules.contests.duels import DUELS, IDS, Duel, arena
from tests.games.maga.rules.contests.hearing import action, heard, state_no, title, told, what
from tests.games.maga.world import M, outcomes, raise_to, turn

every_duel = pytest.mark.parametrize("duel", DUELS, ids=IDS)


@pytest.mark.rule("maga", "R-T7", "R-M1", "item 71")
@every_duel
def test_a_success_tells_whom_it_concerns_and_nobody_else(duel: Duel) -> None:
    state = arena(duel)
    taken = turn(state, {0: [duel.line]}, {"contest": [1]})
    assert outcomes(state, 0) == [LineOutcome.DONE]
    assert tuple(tuple(heard(taken, seat)) for seat in range(3)) == duel.hearers


@pytest.mark.rule("maga", "R-T7", "R-J1", "item 20")
@every_duel
@pytest.mark.parametrize("theirs", [5, 8])
def test_a_defeat_that_was_close_is_invisible_but_for_lawsuits(duel: Duel, theirs: int) -> None:
    """Up to three levels lower one is not seen."""
    state = arena(duel)
    raise_to(state, 1, theirs, duel.theirs)
    taken = turn(state, {0: [duel.line]}, {"contest": [0]} if theirs == 5 else {})
    assert outcomes(state, 0) == [LineOutcome.FAILED]
    known = ["suit-lost"] if duel.id == "sue" else []
    assert [heard(taken, seat) for seat in range(3)] == [[], known, []]


@pytest.mark.rule("maga", "R-T7", "item 20", "R-T1")
@every_duel
def test_whoever_is_more_than_three_levels_lower_is_seen_with_what_they_wanted(duel: Duel) -> None:
    state = arena(duel)
    raise_to(state, 1, 9, duel.theirs)
    taken = turn(state, {0: [duel.line]})
    assert outcomes(state, 0) == [LineOutcome.FAILED]
    assert what(taken, "detected") == {
        "land": state_no(1),
        "attacker": state_no(0),
        "action": action(duel.id),
        "role": title(duel.theirs),
    }
    assert heard(taken, 0) == heard(taken, 2) == []


@pytest.mark.rule("maga", "R-T7")
@every_duel
def test_one_hears_no_numbers_of_the_other_side(duel: Duel) -> None:
    """Levels, sums and draws are the log's alone: whatever is told differs in nothing when the
    loser's level does."""
    stories = []
    for theirs in (1, 2):
        state = arena(duel)
        raise_to(state, 0, 6, duel.ours)
        raise_to(state, 1, theirs, duel.theirs)
        taken = turn(state, {0: [duel.line]}, {"contest": [1]})
        told_to = [one for one in taken.events if one.id not in ("maga-watched",)]
        stories.append([(one.id, one.to, one.params) for one in told_to])
    assert stories[0] == stories[1]


@pytest.mark.rule("maga", "item 45", "R-T7")
def test_a_sabotage_is_noticed_only_if_something_was_cancelled() -> None:
    sabotage = DUELS[IDS.index("sabotage")]
    state = arena(sabotage)
    raise_to(state, 0, 6, Role.FOREIGN)
    taken = turn(state, {0: [sabotage.line], 1: [ImproveMood()]}, {"contest": [1]})
    assert what(taken, "disrupted") == {"land": state_no(1), "role": title(Role.MEDIA)}
    assert [heard(taken, seat) for seat in range(3)] == [[], ["disrupted"], []]
    assert outcomes(state, 1) == [LineOutcome.CANCELLED]
    assert state.territories[1].treasury == 13 * M


@pytest.mark.rule("maga", "R-T7", "R-M1", "R-J1")
def test_the_press_and_the_courts_name_names_and_viruses_do_not() -> None:
    def story(id: str) -> dict[str, object]:
        duel = DUELS[IDS.index(id)]
        state = arena(duel)
        event = {"sue": "suit-won", "infect": "infected", "state-lie": "statement"}.get(id, id)
        names = {"kill": "killed", "worsen-mood": "worsened", "raid": "raided", "refute": "refuted"}
        return {**what(turn(state, {0: [duel.line]}, {"contest": [1]}), names.get(id, event))}

    assert story("state-lie") == {"author": state_no(0), "target": state_no(1)}
    assert story("refute") == {"author": state_no(1), "target": state_no(0)}
    assert story("sue") == {"plaintiff": state_no(0), "land": state_no(1)}
    assert story("infect") == {"land": state_no(1)}
    assert story("worsen-mood") == {"land": state_no(1)}
    assert story("kill") == {"land": state_no(1), "role": title(Role.MEDIA)}
    assert story("raid") == {"land": state_no(1), "amount": M}


@pytest.mark.rule("maga", "item 71")
def test_everybody_has_a_report_of_their_own_lines_alone() -> None:
    duel = DUELS[0]
    state = arena(duel)
    taken = turn(state, {0: [duel.line]}, {"contest": [1]})
    reports = {one.to: one.params["lists"] for one in told(taken, "report")}
    assert set(reports) == {(0,), (1,), (2,)}
    own, other = reports[0,], reports[1,]
    assert "raid" in str(own)
    assert "raid" not in str(other)
