"""Random values for forms: domains, limits, presets, optional fields."""

from random import Random
from types import SimpleNamespace
from typing import Any, cast

from hypothesis import given
from hypothesis import strategies as st

from intriga.kernel.acts import Act
from intriga.kernel.bots.sampling import fill, sample
from intriga.kernel.observe import Offer
from intriga.kernel.questions.forms import (
    AtMost,
    Choice,
    Choices,
    Chosen,
    Domain,
    Field,
    Form,
    Limit,
    Range,
    SumAtMost,
    Text,
    Unique,
)

WORDS = ("oak", "elm", "ash", "fir")

choices = st.lists(st.sampled_from(WORDS), unique=True).map(
    lambda words: Choices(tuple(Choice(word, word, 1 + len(word) % 3) for word in words))
)
ranges = st.builds(Range, st.integers(-3, 3), st.integers(-3, 6))
texts = st.builds(Text, st.integers(1, 30))


class Plant(Act, frozen=True):
    pass


class Rest(Act, frozen=True):
    pass


class FormsGame:
    """A toy game of nothing but forms. Domains by name."""

    def __init__(self, forms: list[Form], domains: dict[str, Domain]) -> None:
        self.asked: list[tuple[str, Chosen]] = []
        self._forms = forms
        self._domains = domains

    def forms(self, state: Any, actor: Any) -> list[Form]:
        return self._forms

    def domain(self, state: Any, actor: Any, name: str, chosen: Chosen) -> Domain:
        self.asked.append((name, dict(chosen)))
        return self._domains[name]

    def offer_key(self, state: Any, seat: Any) -> None:
        return


def offer(form: Form, domains: dict[str, Domain]) -> Offer:
    return Offer(cast(Any, FormsGame([form], domains)), cast(Any, SimpleNamespace()), 0)


def within(domain: Domain, value: Any) -> bool:
    if isinstance(domain, Range):
        return isinstance(value, int) and domain.low <= value <= domain.high
    if isinstance(domain, Text):
        return isinstance(value, str) and 1 <= len(value) <= domain.length
    return any(option.value == value for option in domain.options)


def kind_of(domain: Domain) -> Any:
    return {Choices: "choice", Range: "number", Text: "text"}[type(domain)]


@given(
    st.lists(st.tuples(choices | ranges | texts, st.booleans()), max_size=5),
    st.integers(0, 2**32),
)
def test_simple_fields(domains: list[tuple[Domain, bool]], seed: int) -> None:
    named = {f"d{n}": domain for n, (domain, _) in enumerate(domains)}
    fields = tuple(
        Field(f"f{n}", kind_of(domain), f"d{n}", optional)
        for n, (domain, optional) in enumerate(domains)
    )
    form = Form(Plant, (*fields, Field("deep", "flag")), preset={"where": 7})
    act = fill(offer(form, named), form, Random(seed))
    impossible = any(
        not optional
        and (
            (isinstance(domain, Choices) and not domain.options)
            or (isinstance(domain, Range) and domain.low > domain.high)
        )
        for domain, optional in domains
    )
    assert (act is None) == impossible
    if act is None:
        return
    assert act["type"] == "plant"
    assert act["where"] == 7
    assert isinstance(act["deep"], bool)
    for n, (domain, optional) in enumerate(domains):
        assert within(domain, act[f"f{n}"]) if f"f{n}" in act else optional


@given(
    choices,
    ranges,
    st.lists(
        st.one_of(
            st.just(Unique("rows", "tree")),
            st.builds(AtMost, st.just("rows"), st.integers(0, 3)),
            st.builds(
                AtMost,
                st.just("rows"),
                st.integers(0, 2),
                st.just("tree"),
                st.sampled_from(WORDS),
            ),
            st.builds(SumAtMost, st.just("rows"), st.integers(0, 8), st.just("number")),
        ),
        max_size=3,
    ),
    st.integers(0, 2**32),
)
def test_rows_stay_within_their_limits(
    trees: Choices, numbers: Range, limits: list[Limit], seed: int
) -> None:
    columns = (Field("tree", "choice", "trees"), Field("number", "number", "numbers"))
    form = Form(Plant, (Field("rows", "rows", row=columns),), tuple(limits))
    act = fill(offer(form, {"trees": trees, "numbers": numbers}), form, Random(seed))
    assert act is not None, "no rows at all is a list too"
    for row in act["rows"]:
        assert within(trees, row["tree"])
        assert within(numbers, row["number"])
    for limit in limits:
        assert kept(limit, act["rows"]), limit


def kept(limit: Limit, rows: list[dict[str, Any]]) -> bool:
    if isinstance(limit, Unique):
        return len({row["tree"] for row in rows}) == len(rows)
    if isinstance(limit, SumAtMost):
        return sum(int(row["number"]) for row in rows) <= max(0, limit.most)
    assert isinstance(limit, AtMost)
    counted = [row for row in rows if limit.group in ("", row["tree"])]
    return len(counted) <= limit.most


@given(
    choices,
    st.tuples(st.integers(0, 6), st.integers(0, 4), st.integers(0, 2)),
    st.sampled_from(WORDS),
    st.integers(0, 2**32),
)
def test_counts_stay_within_their_limits(
    trees: Choices, limits: tuple[int, int, int], rare: str, seed: int
) -> None:
    weight, most, few = limits
    form = Form(
        Plant,
        (Field("n", "counts", "trees"),),
        (SumAtMost("n", weight), AtMost("n", most), AtMost("n", few, "n", rare)),
    )
    act = fill(offer(form, {"trees": trees}), form, Random(seed))
    assert act is not None
    weights = {str(option.value): option.weight for option in trees.options}
    assert all(count >= 1 for count in act["n"].values())
    assert sum(weights[tree] * count for tree, count in act["n"].items()) <= weight
    assert sum(act["n"].values()) <= most
    assert act["n"].get(rare, 0) <= few


def test_domains_depend_on_earlier_choices() -> None:
    one = Choices((Choice("oak", "oak"),))
    columns = (Field("tree", "choice", "trees"), Field("number", "number", "numbers"))
    form = Form(Plant, (Field("tree", "choice", "trees"), Field("rows", "rows", row=columns)))
    table = FormsGame([form], {"trees": one, "numbers": Range(1, 1)})
    rng = next(Random(seed) for seed in range(100) if Random(seed).randint(0, 4) == 2)
    fill(Offer(cast(Any, table), cast(Any, None), 0), form, rng)
    row = {"tree": "oak", "number": 1}
    assert table.asked[0] == ("trees", {})
    assert table.asked[1][0] == "trees"
    assert table.asked[2] == ("numbers", {"tree": "oak", "rows": table.asked[2][1]["rows"]})
    assert all(chosen["rows"] in ([], [row], [row, row]) for _, chosen in table.asked[1:])


@given(st.lists(st.tuples(choices, st.booleans()), max_size=5), st.integers(0, 2**32))
def test_slots_get_one_value_each_in_order(slots: list[tuple[Choices, bool]], seed: int) -> None:
    named: dict[str, Domain] = {f"d{n}": domain for n, (domain, _) in enumerate(slots)}
    row = tuple(
        Field(f"slot {n}", "choice", f"d{n}", optional, label=f"slot {n}")
        for n, (_, optional) in enumerate(slots)
    )
    form = Form(Plant, (Field("trees", "slots", row=row),))
    table = FormsGame([form], named)
    offered = Offer(cast(Any, table), cast(Any, None), 0)
    act = fill(offered, form, Random(seed))
    impossible = any(not domain.options and not optional for domain, optional in slots)
    assert (act is None) == impossible
    if act is None:
        return
    taken = iter(table.asked)
    for value in act["trees"]:
        name = next(name for name, _ in taken if named[name].options)  # type: ignore[union-attr]
        assert within(named[name], value)
    needed = [domain for domain, optional in slots if not optional]
    assert len(needed) <= len(act["trees"]) <= len(slots)
    assert all(len(chosen["trees"]) <= len(slots) for _, chosen in table.asked)


def test_a_slot_depends_on_the_slots_before_it() -> None:
    one, other = Choices((Choice("oak", "oak"),)), Choices((Choice("elm", "elm"),))
    row = (Field("0", "choice", "one"), Field("1", "choice", "other"))
    form = Form(Plant, (Field("trees", "slots", row=row),))
    seen: list[tuple[str, list[str]]] = []

    class Watching(FormsGame):
        def domain(self, state: Any, actor: Any, name: str, chosen: Chosen) -> Domain:
            seen.append((name, list(chosen["trees"])))
            return self._domains[name]

    table = Watching([form], {"one": one, "other": other})
    act = fill(Offer(cast(Any, table), cast(Any, None), 0), form, Random(0))
    assert act == {"type": "plant", "trees": ["oak", "elm"]}
    assert seen == [("one", []), ("other", ["oak"])]


def test_no_forms_give_no_act() -> None:
    table = FormsGame([], {})
    assert sample(Offer(cast(Any, table), cast(Any, None), 0), Random(0)) is None


def test_a_form_without_choices_is_skipped_for_another() -> None:
    empty = Form(Plant, (Field("tree", "choice", "trees"),))
    table = FormsGame([empty, Form(Rest)], {"trees": Choices(())})
    for seed in range(20):
        act = sample(Offer(cast(Any, table), cast(Any, None), 0), Random(seed))
        assert act == {"type": "rest"}
