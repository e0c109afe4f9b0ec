"""The record: a change of any byte is found, by the chain of hashes or by the rules."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.kernel.disclosure.events import Event
from intriga.kernel.records.record import RecordError, digest, read
from intriga.kernel.records.replay import ReplayError, Verification, fold, verify
from intriga.kernel.text import data
from intriga.lab.conformance import play
from tests.shapes.auction import game as auction
from tests.shapes.campaign import game as campaign


@cache
def lines() -> tuple[bytes, ...]:
    """The record of a finished auction with draws, private events and expired windows."""
    match = play(auction, 3, {"lots": 2}, seed=5, steps=500)
    assert match.position.outcome is not None
    return tuple(match.lines)


def judged(changed: list[bytes]) -> str:
    """The verdict on a record: `broken` if it cannot be read, else that of `verify`."""
    try:
        record = read(changed)
    except RecordError:
        return "broken"
    return verify(auction, record).verdict


class Part(msgspec.Struct):
    members: tuple[int, ...]


def test_data_of_an_event_are_as_its_record_gives_them_back() -> None:
    event = Event((0,), "told", {"what": data((Part((1, 2)), {"n": 3}))})
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event


def test_an_unchanged_record_is_right() -> None:
    assert judged(list(lines())) == "right"
    assert judged([line + b"\r\n" for line in lines()]) == "right", "line ends do not count"


@given(st.data())
def test_any_changed_byte_is_found(data: st.DataObject) -> None:
    changed = list(lines())
    number = data.draw(st.integers(0, len(changed) - 1), "line")
    line = bytearray(changed[number])
    at = data.draw(st.integers(0, len(line) - 1), "byte")
    line[at] = data.draw(st.integers(0, 255).filter(lambda byte: byte != line[at]), "becomes")
    changed[number] = bytes(line)
    assert judged(changed) in ("broken", "wrong")


def test_a_change_of_case_in_the_footer_is_found() -> None:
    """No hash follows the footer, and hex digits have two cases."""
    footer = lines()[-1]
    for at in range(len(footer)):
        other = footer[:at] + footer[at : at + 1].swapcase() + footer[at + 1 :]
        if other != footer:
            assert judged([*lines()[:-1], other]) in ("broken", "wrong"), other[at : at + 20]


@given(st.data())
def test_inserted_or_removed_bytes_are_found(data: st.DataObject) -> None:
    changed = list(lines())
    number = data.draw(st.integers(0, len(changed) - 1), "line")
    line = changed[number]
    at = data.draw(st.integers(0, len(line)), "at")
    much = data.draw(st.integers(0, 3), "taken out")
    put = data.draw(st.binary(max_size=3), "put in")
    altered = line[:at] + put + line[at + much :]
    if altered.rstrip(b"\r\n") != line:
        changed[number] = altered
        assert judged(changed) != "right"


@given(st.data())
def test_removed_repeated_or_swapped_lines_are_found(data: st.DataObject) -> None:
    changed = list(lines())
    last = len(changed) - 1
    one = data.draw(st.integers(0, last), "line")
    match data.draw(st.sampled_from(["left out", "doubled", "swapped"])):
        case "left out":
            del changed[one]
        case "doubled":
            changed.insert(one, changed[one])
        case _:
            other = data.draw(st.integers(0, last).filter(lambda other: other != one), "with")
            changed[one], changed[other] = changed[other], changed[one]
    assert judged(changed) != "right"


def test_a_record_without_its_end_is_undecided() -> None:
    assert judged(list(lines()[:-1])) == "undecided"
    assert judged(list(lines()[:4])) == "undecided"


@given(st.lists(st.binary(max_size=200), max_size=4))
def test_invalid_lines_are_reported_by_number(junk: list[bytes]) -> None:
    with pytest.raises(RecordError) as caught:
        read(junk)
    assert 1 <= caught.value.line <= max(1, len(junk))


Change = Callable[[dict[str, Any]], None]


def forged(number: int, change: Change) -> list[bytes]:
    """The record with one line changed and all later hashes recomputed, as a careful forger
    would."""
    made: list[bytes] = []
    for n, line in enumerate(lines()):
        data = msgspec.json.decode(line)
        if n == number:
            change(data)
        if made:
            data["prev"] = digest(made[-1])
        made.append(msgspec.json.encode(data))
    return made


def line_with(what: Callable[[dict[str, Any]], Any]) -> int:
    """The number of the first line of which this is true."""
    return next(n for n, line in enumerate(lines()) if what(msgspec.json.decode(line)))


def verdict(number: int, change: Change) -> Verification:
    return verify(auction, read(forged(number, change)))


def test_recomputing_the_hashes_alone_changes_nothing() -> None:
    assert verdict(0, lambda header: None).verdict == "right"


BIDS = "the line of a bid"


@pytest.mark.parametrize(
    ("where", "change", "problem"),
    [
        (0, lambda header: header.update(commitment="0" * 64), "verify-other-secret"),
        (0, lambda header: header.update(salts=["a", "b", "c"]), "verify-other-draw"),
        (0, lambda header: header["options"].update(lots=3), None),
        (1, lambda start: start["draws"][0].__setitem__(2, 10), None),
        (1, lambda start: start["draws"].pop(), None),
        (1, lambda start: start["draws"].append(["purse", 11, 4]), "replay-draws-less"),
        (2, lambda entry: entry["draws"].append(["purse", 11, 4]), "replay-draws-less"),
        (2, lambda entry: entry.update(by="table", act={"type": "start"}), "replay-no-start"),
        (1, lambda start: start["draws"][0].__setitem__(2, 11), "chance-outside"),
        (1, lambda start: start["events"][0].update(to="public"), "verify-other-events"),
        (1, lambda start: start.update(state="0" * 64), "verify-other-state"),
        (1, lambda start: start.update(by="table", act={"type": "pass"}), "replay-no-start"),
        (BIDS, lambda bid: bid["events"][0]["params"].update(money=99), "verify-other-events"),
        (BIDS, lambda bid: bid["act"].update(amount=21), "replay-refused"),
        (BIDS, lambda bid: bid.update(by=77), "replay-refused"),
        (BIDS, lambda bid: bid.update(by=-1), "replay-refused"),
        (BIDS, lambda bid: bid.update(act={"type": "conjure"}), "replay-broke"),
        (-1, lambda footer: footer["outcome"].update(winners=[0, 1, 2]), "verify-other-outcome"),
        (-1, lambda footer: footer.update(secret="ab" * 32), "verify-other-secret"),
        (-1, lambda footer: footer.update(secret="no hex"), "verify-other-secret"),
    ],
)
def test_a_careful_forger_is_caught_by_the_rules(
    where: int | str, change: Change, problem: str | None
) -> None:
    if where == BIDS:
        where = line_with(lambda line: line.get("act", {}).get("type") == "bid")
    assert isinstance(where, int)
    found = verdict(where % len(lines()), change)
    assert found.verdict == "wrong"
    assert found.problem is not None
    assert problem is None or found.problem.id == problem


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda header: header.update(game="chess"), "verify-other-game"),
        (lambda header: header.update(rules=7), "verify-other-rules"),
    ],
)
def test_a_record_of_other_rules_is_undecided(change: Change, problem: str) -> None:
    found = verdict(0, change)
    assert found.verdict == "undecided"
    assert found.problem is not None
    assert found.problem.id == problem


def test_replaying_reports_the_entry_that_breaks_the_rules() -> None:
    number = line_with(lambda line: line.get("act", {}).get("type") == "bid")
    record = read(forged(number, lambda bid: bid["act"].update(amount=0)))
    with pytest.raises(ReplayError) as caught:
        list(fold(auction, record))
    assert caught.value.entry == number - 1


@given(st.integers(0, 10_000))
def test_every_match_replays_to_the_same_end(seed: int) -> None:
    match = play(campaign, 2 + seed % 5, {"rounds": 2}, seed, 100)
    *_, last = fold(campaign, read(match.lines))
    assert last.position == match.position
    assert verify(campaign, match.record).verdict == "right"
