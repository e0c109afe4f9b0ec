"""Limits across rows: the same for rules, pages, bots and the suite."""

from typing import Any

import pytest

from intriga.kernel import (
    AnyOf,
    AtLeast,
    AtMost,
    Limit,
    Refusal,
    SumAtMost,
    Together,
    Unique,
    Unlike,
    Without,
    broken_limits,
    limit_refusal,
)
from intriga.kernel.questions.limits import Usage, keeps, usage
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


def places(limit: Limit, act: dict[str, Any]) -> tuple[str, ...]:
    """Where an act does not keep a limit; nothing says that it does."""
    broken = broken_limits((limit,), act)
    return tuple(place for one in broken for place in one.places)


@pytest.mark.parametrize(
    ("held", "most", "least"),
    [
        ([], True, False),
        (["a"], True, False),
        (["a", "b"], True, True),
        (["a", "b", "c"], False, True),
        ([{"x": 1}, {"x": 2}], True, True),
        ({"a": 1, "b": 2}, False, True),
        ({"a": "2"}, True, True),
        ({}, True, False),
    ],
)
def test_rows_slots_and_counted_items_have_a_most_and_a_least(
    held: Any, most: bool, least: bool
) -> None:
    assert (places(AtMost("some", 2), {"some": held}) == ()) == most
    assert (places(AtLeast("some", 2), {"some": held}) == ()) == least


def test_what_is_left_out_is_nothing() -> None:
    assert places(AtLeast("some"), {}) == ("some",)
    assert places(AtMost("some", 0), {}) == ()
    few = AtLeast("rows", 2, "kind", "raid")
    assert places(few, {"rows": [{"kind": "raid"}, {"kind": "tax"}]}) == ("rows",)
    assert limit_refusal((few,), {"rows": [{"kind": "raid"}]}) == Refusal(
        "limit-at-least", {"used": 1, "least": 2, "at": "rows"}
    )
    assert keeps((few,), "rows", []), "more rows may follow"
    some = AtLeast("share", 2, or_none=True)
    assert [places(some, {"share": list("abc"[:n])}) for n in range(4)] == [(), ("share",), (), ()]
    for number in (1, "1"):
        assert places(some, {"share": number}) == ("share",)
        assert places(AtMost("share", 0), {"share": number}) == ("share",)
    for kept in (0, "0", "", 2, "2", None):
        assert places(some, {"share": kept}) == ()
    assert places(AtLeast("specials", 2, group="a"), {"specials": {"a": 1, "b": 9}}) == (
        "specials",
    )


def test_items_have_their_weights() -> None:
    dear = SumAtMost("specials", 5, rates={"march": 3, "bluff": 1})
    assert places(dear, {"specials": {"march": 1, "bluff": "2"}}) == ()
    assert places(dear, {"specials": {"march": 2}}) == ("specials",)


@pytest.mark.parametrize("name", ["Plebs", " plebs ", "PLЕBS", "Ple-bs", "pl\u0117bs"])
def test_a_name_may_look_like_no_other(name: str) -> None:
    taken = Unlike("name", ("Milites", "Plebs"))
    assert places(taken, {"name": name}) == ("name",)
    assert places(taken, {"name": "Populus"}) == ()
    assert places(taken, {}) == ()
    own = Unlike("name", ("Gallia", "Roma"), by="power", but={"G": ("Gallia",)})
    assert broken_limits((own,), {"name": " gallia", "power": "R"})
    assert broken_limits((own,), {"name": "Gallia", "power": None})
    assert broken_limits((own,), {"name": "Roma", "power": "G"})
    assert not broken_limits((own,), {"name": " gallia", "power": "G"})
    rows = Unlike("services", ("Plebs",), "name")
    assert places(rows, {"services": [{"name": "x"}, {"name": name}]}) == ("services.1.name",)
    assert limit_refusal((rows,), {"services": [{"name": name}]}) == Refusal(
        "limit-unlike", {"at": "services.0.name"}
    )


def test_a_text_may_be_without_some_words() -> None:
    clean = Without("text", words=("role",), stems=("мафи", "еж"))
    for text in ("for any Role!", "только мафиози", "Ёж"):
        assert places(clean, {"text": text}) == ("text",)
        assert limit_refusal((clean,), {"text": text}) == Refusal("limit-without", {"at": "text"})
    for text in ("roles", "антимафия", "", "none"):
        assert places(clean, {"text": text}) == ()
    assert places(clean, {"text": None}) == ()


FILLED: tuple[Any, ...] = (0, 3, "x", [1], {"a": 1}, True)
EMPTY: tuple[Any, ...] = (None, "", "  ", [], (), {}, False)


@pytest.mark.parametrize("value", FILLED)
@pytest.mark.parametrize("nothing", EMPTY)
def test_fields_go_together_or_one_of_them_is_enough(value: Any, nothing: Any) -> None:
    both, either = Together(("a", "b", "c")), AnyOf(("a", "b"))
    assert places(both, {"a": value, "b": value, "c": value}) == ()
    assert places(both, {"a": value, "b": nothing}) == ("b", "c")
    assert places(both, {"a": nothing}) == ()
    assert places(either, {"a": nothing, "b": value}) == ()
    assert places(either, {"a": nothing}) == ("a", "b")
    rows = [{"a": value, "b": nothing}, {"a": value, "b": value}, {}]
    assert places(Together(("a", "b"), "rows"), {"rows": rows}) == ("rows.0.b",)
    assert places(AnyOf(("a", "b"), "rows"), {"rows": rows}) == ("rows.2.a", "rows.2.b")
    assert limit_refusal((both,), {"a": value}) == Refusal("limit-together", {"at": "b"})
    assert limit_refusal((either,), {}) == Refusal("limit-any-of", {"at": "a"})
