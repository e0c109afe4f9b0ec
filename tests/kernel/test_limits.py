"""Limits across rows: the same for rules, pages, bots and the suite."""

from typing import Any

import pytest

from intriga.kernel import AtMost, Limit, Refusal, SumAtMost, Unique, broken_limits, limit_refusal
from intriga.kernel.limits import Usage, keeps, usage
from tests.shapes.ministry import Build, Envoy, HandIn, Raid

GOLD = SumAtMost("plan", 5, prices={"build": 2, "envoy": 1}, rates={"envoy.gift": 1})
PLAN = HandIn(
    "guns",
    (Build(1, "farms", "barn"), Envoy(2, 1, 3), Raid(2, 1, "1-1", 4), Raid(5, 1, "1-2", 2)),
)


def used(limit: Limit, rows: Any) -> tuple[int, tuple[int, ...], bool]:
    found = usage(limit, rows)
    return found.used, found.rows, found.broken


def test_what_rows_use_of_each_limit() -> None:
    rows = [{"kind": "raid", "men": "3"}, {"kind": "tax", "men": 2}, {"kind": "raid", "men": ""}]
    assert used(SumAtMost("rows", 5, "men"), rows) == (5, (), False)
    assert used(SumAtMost("rows", 4, "men"), rows) == (5, (), True)
    assert used(AtMost("rows", 3), rows) == (3, (), False)
    assert used(AtMost("rows", 1, "kind", "raid"), rows) == (2, (), True)
    assert used(Unique("rows", "kind"), rows) == (2, (0, 2), True)
    assert used(Unique("rows", "men"), rows) == (0, (), False), "a row without it does not count"
    assert used(Unique("rows", "men"), [{"men": 3}, {"men": "3"}])[1] == (0, 1)


def test_rows_have_a_price_by_kind_and_for_each_unit() -> None:
    rows = [{"kind": "build"}, {"kind": "envoy", "gift": "3"}, {"kind": "tax", "gift": 9}]
    assert used(GOLD, rows) == (6, (), True)
    assert used(SumAtMost("rows", 9, rates={"gift": 1}), rows)[0] == 12


@pytest.mark.parametrize("odd", [None, "", "x", "3x", [], {}, True, "٣.5"])
def test_what_is_no_number_counts_nothing(odd: Any) -> None:
    assert used(SumAtMost("rows", 1, "men"), [{"men": odd}])[0] == 0


def test_an_act_is_refused_for_the_first_limit_it_exceeds() -> None:
    many = AtMost("plan", 1, "kind", "raid", warns=True)
    limits = (many, AtMost("plan", 4), Unique("plan", "priority"), GOLD)
    assert [one.limit for one in broken_limits(limits, PLAN)] == [limits[2], GOLD]
    refusal = limit_refusal(limits, PLAN)
    assert refusal == Refusal("limit-unique", {"rows": [2, 3], "at": "plan.1"})
    assert limit_refusal((GOLD,), PLAN) == Refusal("limit-sum", {"used": 6, "most": 5})
    assert limit_refusal((AtMost("plan", 3),), PLAN) == Refusal(
        "limit-at-most", {"used": 4, "most": 3}
    )
    assert limit_refusal((many,), PLAN) is None, "it only warns"
    assert not keeps((many,), "plan", [{"kind": "raid"}] * 2), "a bot keeps to it all the same"


def test_data_that_is_no_list_of_rows_exceeds_nothing() -> None:
    for odd in (None, 3, "rows", {"a": 1}, [3, None]):
        assert broken_limits((GOLD, Unique("plan", "priority")), {"plan": odd}) == ()


def test_a_usage_is_plain() -> None:
    assert usage(GOLD, []) == Usage(GOLD, 0, (), False)


def test_flags_are_counted_as_acts_and_pages_send_them() -> None:
    arrows = AtMost("aims", 1, "arrow", "true")
    sent = [{"arrow": "true"}, {"arrow": ""}, {}]
    assert used(arrows, sent) == (1, (), False)
    made = [{"arrow": True}, {"arrow": False}, {"arrow": True}]
    assert used(arrows, made) == (2, (), True)
