"""Who is ahead where people bid."""

from intriga.kernel import dearest_first


def test_the_dearest_is_first_and_of_equals_the_earliest() -> None:
    bids = {3: 5, 0: 7, 2: 7, 1: 5}
    assert dearest_first(bids, bids.__getitem__) == [0, 2, 3, 1]


def test_of_no_bids_none_is_ahead() -> None:
    assert dearest_first([], int) == []
