"""What holds in every step of matches that are played at random."""

from collections.abc import Iterator

import pytest

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects.votes import ballot, pool
from intriga.kernel.actors import HOST
from intriga.kernel.observe import standing_notes
from tests.games.mafia.plays.towns import GROUP, few

pytestmark = pytest.mark.xdist_group(GROUP)


def _steps() -> Iterator[tuple[State, State, list[str]]]:
    """Before and after each step that no host took, with the events it brought."""
    for match in few():
        for before, after in zip(match.steps, match.steps[1:], strict=False):
            if after.entry.by != HOST:
                ids = [event.id for event in after.entry.events]
                yield before.position.state, after.position.state, ids


def _mana(state: State) -> int:
    """All there is, with what is put aside."""
    held = sum(one.mana for one in state.crypt.pledges) + sum(one.mana for one in state.crypt.rites)
    if state.phase is Phase.DAY:
        held += sum(one.mana for one in pool.contributions(ballot.log(state)))
    return sum(person.mana for person in state.people) + held


@pytest.mark.rule("mafia", "item 38", "item 39")
def test_mana_and_exp_are_never_made_in_play() -> None:
    for before, after, _ in _steps():
        if before.phase is Phase.OPENING:
            continue
        assert _mana(after) <= _mana(before)
        exp = [sum(person.exp for person in state.people) for state in (before, after)]
        assert exp[1] <= exp[0]


@pytest.mark.rule("mafia", "item 13")
def test_the_dead_stay_dead_unless_everybody_is_told_and_die_but_once() -> None:
    for before, after, ids in _steps():
        for one, same in zip(before.people, after.people, strict=True):
            if one.grave is None or same.grave == one.grave:
                continue
            assert "mafia-risen" in ids


@pytest.mark.rule("mafia", "item 10")
def test_most_matches_come_to_an_end_and_every_death_has_a_reason_in_the_log() -> None:
    ended = [match for match in few() if match.position.outcome is not None]
    assert len(ended) >= 3
    for match in ended:
        state = match.position.state
        told = {"mafia-log-died", "mafia-log-died-by", "mafia-log-hanged", "mafia-log-executed"}
        log = standing_notes(step.entry for step in match.steps)
        named = {line.params["who"]["seat"] for line in log if line.id in told}
        for who, person in enumerate(state.people):
            if person.grave is not None:
                assert who in named
