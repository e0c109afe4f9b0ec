"""Events inside the table reach all subscribers in order."""

import pytest

from intriga.table.runtime.broadcast import Broadcast


def test_all_subscribers_are_called_in_order() -> None:
    seated: Broadcast[[str, int]] = Broadcast()
    seated.emit("m", 0)  # no subscribers
    calls: list[tuple[str, str, int]] = []
    seated.subscribe(lambda match, seat: calls.append(("first", match, seat)))
    seated.subscribe(lambda match, seat: calls.append(("second", match, seat)))
    seated.emit("m", 1)
    assert calls == [("first", "m", 1), ("second", "m", 1)]


def test_a_failure_reaches_the_sender() -> None:
    changed: Broadcast[[]] = Broadcast()
    calls: list[int] = []

    def fail() -> None:
        raise ZeroDivisionError

    changed.subscribe(fail)
    changed.subscribe(lambda: calls.append(1))
    with pytest.raises(ZeroDivisionError):
        changed.emit()
    assert not calls
