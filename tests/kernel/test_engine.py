"""The engine: one step at a time, all or nothing."""

import msgspec
import pytest

from intriga.kernel import HOST, TABLE, Act, Actor, Chair, Enter, Game, Leave, Refusal, Replace
from intriga.kernel.acts import Expire, Start, Upgrade
from intriga.kernel.chance import Fast
from intriga.kernel.engine import Engine
from intriga.kernel.positions import Advance, Position, Seen, Snapshot
from intriga.kernel.questions.timed import RulesError
from intriga.kernel.records.record import digest, encode_line
from tests.kernel.knocking import HEADER, Door, Knock, Knocking

game: Game[Door] = Knocking()


def engine() -> Engine[Door]:
    return Engine(game, HEADER, Fast(1))


def opened() -> Position[Door]:
    return engine().open().position


def step(position: Position[Door], actor: Actor, act: Act, at: int = 2000) -> Advance[Door]:
    advance = engine().act(position, actor, act, at)
    assert isinstance(advance, Advance)
    return advance


def refused(position: Position[Door], actor: Actor, act: Act, seen: Seen | None = None) -> str:
    refusal = engine().act(position, actor, act, 2000, seen)
    assert isinstance(refusal, Refusal)
    assert engine().check(position, actor, act, 0, seen) == refusal
    return refusal.id


def test_a_step_makes_a_new_position_and_keeps_the_old_one() -> None:
    position = opened()
    packed = position.packed
    advance = step(position, 0, Knock())
    assert position.state == Door([0, 0])
    assert position.packed == packed == msgspec.msgpack.encode(position.state)
    assert advance.position.state == Door([1, 0])
    assert (position.n, advance.position.n, advance.entry.n) == (1, 2, 1)


def test_an_entry_records_actor_time_draws_and_events() -> None:
    entry = step(opened(), 1, Knock(), at=4321).entry
    assert (entry.by, entry.at) == (1, 4321)
    assert [draw.why for draw in entry.draws] == ["splinters"]
    assert [event.id for event in entry.events] == ["knocked"]
    assert entry.state == digest(msgspec.msgpack.encode(Door([0, 1])))


def test_lines_are_chained_from_the_header() -> None:
    opening = engine().open()
    advance = step(opening.position, 0, Knock())
    assert opening.entry.prev == digest(encode_line(HEADER))
    assert advance.entry.prev == opening.position.head == digest(opening.line)
    assert advance.position.head == digest(advance.line)


def test_an_exception_in_the_rules_changes_nothing() -> None:
    position = opened()
    before = msgspec.msgpack.encode(position.state)
    with pytest.raises(RuntimeError, match="falls off"):
        engine().act(position, 0, Knock("badly"), 2000)
    assert msgspec.msgpack.encode(position.state) == position.packed == before
    assert step(position, 0, Knock()).position == step(opened(), 0, Knock()).position


def test_a_window_closes_within_the_step_of_the_last_answer() -> None:
    advance = step(step(opened(), 0, Knock()).position, 1, Knock())
    assert [event.id for event in advance.entry.events] == ["knocked", "opened"]
    assert advance.position.state.open == 1


def test_a_window_that_is_not_early_waits_for_its_clock() -> None:
    advance = step(step(opened(), 0, Knock()).position, 1, Knock("late"))
    assert [event.id for event in advance.entry.events] == ["knocked"]
    (window,) = game.windows(advance.position.state)
    assert window.awaited == ()
    expired = step(advance.position, TABLE, Expire("door", 0))
    assert expired.entry.events[0].id == "opened"


def test_rules_that_loop_are_stopped() -> None:
    position = opened()
    with pytest.raises(RulesError, match="without end"):
        engine().act(position, 0, Knock("forever"), 2000)
    assert position.state == Door([0, 0])


def test_an_act_for_a_closed_window_is_stale() -> None:
    position = opened()
    asked = Seen("door", 0)
    assert engine().check(position, 0, Knock(), 0, asked) is None
    later = step(position, TABLE, Expire("door", 0)).position
    assert refused(later, 0, Knock(), asked) == "refused-stale"
    assert refused(later, 0, Knock(), Seen("window", 1)) == "refused-stale"
    assert engine().check(later, 0, Knock(), 0, Seen("door", 1)) is None
    assert engine().check(later, 0, Knock(), 0) is None


def test_a_clock_fires_only_for_its_own_generation() -> None:
    later = step(opened(), TABLE, Expire("door", 0)).position
    assert refused(later, TABLE, Expire("door", 0)) == "refused-stale"
    assert refused(later, TABLE, Expire("gate", 1)) == "refused-stale"


@pytest.mark.parametrize("actor", [0, 1, HOST])
@pytest.mark.parametrize(
    "act", [Expire("door", 0), Enter("C"), Leave(0), Replace(0, "C"), Start(), Upgrade(3)]
)
def test_only_the_table_makes_its_acts(actor: Actor, act: Act) -> None:
    assert refused(opened(), actor, act) == "refused-not-yours"


@pytest.mark.parametrize("act", [Start(), Upgrade(2)])
def test_a_match_starts_once_and_is_upgraded_from_a_snapshot(act: Act) -> None:
    assert refused(opened(), TABLE, act) == "refused-not-yours"


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_unknown_seats_are_refused(number: int) -> None:
    assert refused(opened(), number, Knock()) == "refused-no-seat"
    assert refused(opened(), TABLE, Leave(number)) == "refused-no-seat"
    assert refused(opened(), TABLE, Replace(number, "C")) == "refused-no-seat"


def test_players_enter_leave_and_are_replaced() -> None:
    entered = step(opened(), TABLE, Enter("C"))
    assert entered.position.chairs[2] == Chair(2, "C")
    assert entered.entry.events[0].params == {"name": "C", "place": 3}
    replaced = step(entered.position, TABLE, Replace(1, "D"))
    assert replaced.position.chairs[1] == Chair(1, "D", {"medals": 3}), (
        "the ledger stays with the seat"
    )
    left = step(replaced.position, TABLE, Leave(0))
    assert left.position.chairs[0] == Chair(0, "A", left=True)
    assert left.position.chairs[1:] == replaced.position.chairs[1:]
    assert left.position.present == (1, 2)
    ids = [event.id for advance in (entered, replaced, left) for event in advance.entry.events]
    assert ids == ["table-entered", "table-replaced", "table-left"]


def over() -> Position[Door]:
    position = opened()
    for generation in range(3):
        position = step(position, TABLE, Expire("door", generation)).position
    return position


@pytest.mark.parametrize(("actor", "act"), [(0, Knock()), (TABLE, Enter("C")), (HOST, Knock())])
def test_nothing_happens_after_the_end(actor: Actor, act: Act) -> None:
    assert over().outcome is not None
    assert refused(over(), actor, act) == "refused-over"


def test_the_footer_exists_only_at_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        engine().footer(opened(), b"secret")
    footer = engine().footer(over(), b"secret")
    assert (footer.entries, footer.secret, footer.prev) == (4, b"secret".hex(), over().head)


def test_a_snapshot_restores_the_position() -> None:
    position = step(opened(), 0, Knock()).position
    snapshot = Snapshot(position.n, 2, position.packed, position.head, position.chairs)
    stored = msgspec.msgpack.decode(msgspec.msgpack.encode(snapshot), type=Snapshot)
    assert engine().restore(stored) == position
    assert engine().restore(Snapshot(4, 2, over().packed, "", ())).outcome is not None


def test_newer_rules_continue_from_an_older_snapshot() -> None:
    older = msgspec.msgpack.encode({"taps": [4, 1], "open": 1})
    advance = engine().upgrade(Snapshot(7, 1, older, "ab", HEADER.chairs), 5000)
    assert (advance.entry.n, advance.entry.by, advance.entry.prev) == (7, TABLE, "ab")
    assert msgspec.json.decode(advance.entry.act) == {"type": "upgrade", "rules": 2}
    assert advance.position.state == Door([4, 1], 1)
    assert step(advance.position, 1, Knock()).position.state.open == 2


def test_older_rules_refuse_a_newer_snapshot() -> None:
    with pytest.raises(ValueError, match="version 0"):
        engine().upgrade(Snapshot(7, 0, msgspec.msgpack.encode({}), "", ()), 5000)


def test_invalid_options_never_reach_the_rules() -> None:
    odd = msgspec.structs.replace(HEADER, options={"knocks": "many"})
    with pytest.raises(msgspec.ValidationError):
        Engine(game, odd, Fast(1))
