"""The positions of a finished match, of which only some are kept."""

from random import Random
from typing import Any

import pytest

from intriga.kernel import HOST, PUBLIC, REFEREE, Refusal, Step, Viewer
from intriga.kernel.house_rules.house_acts import Rewind
from intriga.kernel.house_rules.undo import unwound
from intriga.kernel.positions import Before
from intriga.kernel.records.record import Record
from intriga.lab.conformance import Play, play
from intriga.table.archive import positions
from intriga.table.archive.history import History
from intriga.table.archive.positions import FoldedPositions, KeptPositions, Packed
from tests.shapes.society import game as society
from tests.shapes.town import Streets, Town
from tests.shapes.town import game as town


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the states were large: few are kept, fewer are at hand."""
    monkeypatch.setattr(positions, "_BETWEEN", 1_500)
    monkeypatch.setattr(positions, "_GROUP", 1_500)
    monkeypatch.setattr(positions, "_AT_HAND", 3_000)


def played(game: Any, seats: int, seed: int = 0, steps: int = 150) -> Play:
    options = {"turns": 6} if game is town else None
    return play(game, seats, options, seed, steps, table=game is not town)


def rewound(match: Play) -> Play:
    """The match before its end, rewound by its host twice."""
    while match.position.outcome is not None:
        match.steps.pop()
    assert len(match.steps) > 20
    for part in (3, 2):
        n = match.position.n
        back = n // part
        undone = [step.entry for step in match.steps[n - back :]]
        before = Before(match.steps[n - back - 1].position, unwound(undone))
        act = Rewind(n - back, sure=True)
        at = match.steps[-1].entry.at + 1
        taken = match.engine.act(match.position, HOST, act, at, before=before)
        assert not isinstance(taken, Refusal), taken
        match.steps.append(taken)
    return match


def folded(match: Play, most: int = 1 << 30) -> FoldedPositions:
    return FoldedPositions(
        match.game, Record(match.header, [step.entry for step in match.steps], None), most
    )


def same(kept: Packed, match: Play) -> bool:
    position = match.steps[kept.n - 1].position
    here = (position.packed, position.chairs, position.house, position.outcome)
    return (kept.packed, kept.chairs, kept.house, kept.outcome) == here


@pytest.mark.parametrize(("game", "seats"), [(town, 8), (society, 6)])
def test_every_position_is_what_it_was_in_any_order(game: Any, seats: int) -> None:
    match = played(game, seats)
    made = folded(match)
    numbers = list(range(1, len(match.steps) + 1))
    rng = Random(1)
    for order in (numbers, numbers[::-1], rng.sample(numbers, len(numbers))):
        for n in order:
            known = made.packed(n)
            assert known.n == n
            assert same(known, match)
            assert made.is_at_hand(n)


def test_a_position_after_a_rewind_is_folded_from_where_it_went_back_to() -> None:
    match = rewound(played(town, 40, steps=60))
    made = folded(match)
    for n in Random(2).sample(range(1, len(match.steps) + 1), len(match.steps)):
        assert same(made.packed(n), match)


def test_positions_stay_within_their_budget() -> None:
    match = rewound(played(town, 40, steps=120))
    kept = sum(len(step.position.packed) for step in match.steps)
    made = folded(match, most=600)
    assert made._kept.thinned > 0
    for n in Random(3).sample(range(1, len(match.steps) + 1), len(match.steps)):
        assert same(made.packed(n), match)
        assert made.weight < 600 + 4_000 < kept


def test_thinned_positions_keep_the_first_and_the_last() -> None:
    rng = Random(4)
    kept = KeptPositions(most=4_000)
    for n in range(1, 100):
        kept.add(Packed(n, 1, rng.randbytes(200), ()))
    kept.compress()
    assert kept.weight <= 4_500
    assert kept.before(1).n == 1
    assert kept.before(1_000).n == 99
    assert kept.before(0).n == 1
    for n in range(1, 100):
        assert kept.before(n).n <= n
        assert kept.mark(n).n == kept.before(n).n


class Richer(Town):
    """The same game, in which the first team begins with more."""

    def setup(self, options: Any, chairs: Any, step: Step) -> Streets:
        state = super().setup(options, chairs, step)
        state.teams[0].gold += 1
        return state


def test_a_record_of_other_rules_is_not_taken_for_one_of_these() -> None:
    match = played(town, 8, steps=30)
    record = Record(match.header, [step.entry for step in match.steps], None)
    with pytest.raises(ValueError, match="entry 0 leads to another state"):
        FoldedPositions(Richer(), record)


def test_the_number_of_an_event_leads_to_its_step() -> None:
    match = played(society, 6)
    record = match.record
    history = History(society, record.header, record.entries, record.footer, list)  # type: ignore[arg-type]
    viewers: tuple[Viewer, ...] = (0, 3, PUBLIC, REFEREE)
    for viewer in viewers:
        number = 0
        for n in range(history.steps):
            for _ in history.heard(n, viewer):
                number += 1
                assert history.step_of(number, viewer) == n
            seen = history.view(n, viewer, since=-1) if n % 17 == 0 else None
            assert seen is None or seen.observation.cursor == number
        assert history.step_of(number + 1, viewer) == history.steps
