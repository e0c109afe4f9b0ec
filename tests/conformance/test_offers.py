"""What forms offer is accepted: how acts are filled in strictly, and more matches of our games."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from intriga.kernel import (
    Act,
    AnyOf,
    AtLeast,
    BaseGame,
    Choice,
    Choices,
    Chosen,
    Domain,
    Field,
    Form,
    Range,
    Text,
    Together,
    Unlike,
)
from intriga.kernel.bots.sampling import fill
from intriga.kernel.observe import Offer
from intriga.lab.conformance import Broken, Conformance
from intriga.lab.conformance.offers.filled_in import check_filled_in
from intriga.lab.conformance.offers.offers import check_offers
from intriga.lab.conformance.offers.strict_fill import StrictFiller
from intriga.lab.conformance.twins.panel import seat_counts
from tests.conformance.suites.diplomacy import DiplomacySuite
from tests.conformance.suites.economicus import EconomicusSuite
from tests.conformance.suites.espionage import EspionageSuite
from tests.conformance.suites.mafia import MafiaSuite
from tests.conformance.suites.maga import MagaSuite
from tests.conformance.suites.zeppelin import ZeppelinSuite
from tests.kit import corpus

SUITES: tuple[type[Conformance], ...] = (
    DiplomacySuite,
    EconomicusSuite,
    EspionageSuite,
    MafiaSuite,
    MagaSuite,
    ZeppelinSuite,
)
MORE = 8
"""How many matches, and at how many positions of each."""


class Name(Act, frozen=True):
    pass


class Desk(BaseGame[Any]):
    """A game of nothing but one form."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def forms(self, state: Any, actor: Any) -> list[Form]:
        return [self.form]

    def domain(self, state: Any, actor: Any, name: str, chosen: Chosen) -> Domain:
        domains: dict[str, Domain] = {
            "number": Range(-3, 12),
            "text": Text(9),
            "short": Text(1),
            "some": Choices((Choice("a", "a"), Choice("b", "b"), Choice("c", "c"))),
        }
        return domains[name]


_OPTIONAL = Field("x", "choice", "some", optional=True)
FORM = Form(
    Name,
    (
        Field("name", "text", "text"),
        Field("mark", "text", "short"),
        Field("number", "number", "number"),
        Field("rights", "slots", row=tuple(Field(n, "choice", "some", True) for n in "abc")),
        Field("by", "choice", "some", optional=True),
        Field("why", "choice", "some", optional=True),
        Field(
            "rows", "rows", row=(Field("x", "choice", "some", True), Field("y", "number", "number"))
        ),
    ),
    (
        Unlike("name", ("Plebs", "Rex")),
        AtLeast("rights", 2),
        Together(("by", "why")),
        AnyOf(("rows", "by")),
    ),
)


def offer(form: Form) -> Offer:
    game: Any = Desk(form)
    return Offer(game, None, 0)


def keeps(act: dict[str, Any]) -> bool:
    """What the limits of the form ask, said anew."""
    return (
        act["name"].casefold() not in ("plebs", "rex")
        and len(act["rights"]) >= 2
        and ("by" in act) == ("why" in act)
        and (bool(act["rows"]) or "by" in act)
    )


def test_forms_are_filled_to_the_edges_of_what_they_offer() -> None:
    filler = StrictFiller(offer(FORM), Random(1), ("Plebs", "Populus", "far too long a name", ""))
    acts = [act for act in (filler.fill(FORM) for _ in range(600)) if act is not None]
    assert len(acts) > 400
    assert all(map(keeps, acts))
    assert {-3, 12} < {act["number"] for act in acts}
    assert {1, 9} < {len(act["name"]) for act in acts}
    assert "Populus" in {act["name"] for act in acts}
    assert all(act["name"].strip() and act["mark"].strip() for act in acts)
    assert {len(act["rights"]) for act in acts} == {2, 3}
    assert any("by" in act for act in acts)
    assert any("by" not in act for act in acts)
    rows = [row for act in acts for row in act["rows"]]
    assert any("x" in row for row in rows)
    assert any("x" not in row for row in rows)


def test_a_form_that_marks_everything_is_not_filled_in() -> None:
    never = Form(Name, FORM.fields, (AtLeast("rights", 4),))
    assert StrictFiller(offer(never), Random(1)).fill(never) is None
    assert fill(offer(never), never, Random(1)) is None


def test_random_bots_keep_to_all_limits() -> None:
    acts = [fill(offer(FORM), FORM, Random(seed)) for seed in range(200)]
    made = [act for act in acts if act is not None]
    assert len(made) > 150
    assert all(map(keeps, made))


@pytest.mark.parametrize(
    ("filled", "fits"),
    [
        ({"name": "a name", "number": 12, "by": "c", "rights": ["a", "b"], "why": None}, True),
        ({"rows": [{"x": "a", "y": -3}, {"y": 4}]}, True),
        ({"by": "d"}, False),
        ({"number": 13}, False),
        ({"name": "a long name"}, False),
        ({"rights": ["a", "d"]}, False),
        ({"rows": [{"x": "a", "y": 1}, {"y": 13}]}, False),
        ({"whom": "a"}, False),
    ],
)
def test_what_a_form_comes_with_is_offered(filled: dict[str, Any], fits: bool) -> None:
    form = replace(FORM, filled=filled)
    if fits:
        check_filled_in(offer(form), form, "here")
        return
    with pytest.raises(Broken, match="comes"):
        check_filled_in(offer(form), form, "here")


@pytest.mark.thorough
@pytest.mark.parametrize("suite", SUITES, ids=lambda suite: suite.game.id)
def test_forms_and_rules_agree_in_other_matches(suite: type[Conformance]) -> None:
    game, counts = suite.game, suite.counts or seat_counts(suite.game)
    for number in range(MORE):
        options = suite.options[number % len(suite.options)]
        seats = counts[number % len(counts)]
        match = corpus.play(game, seats, options, f"offers {number}", 160, bots=number % 3 != 0)
        match.tally.judge()
        for step in match.steps[:: max(1, len(match.steps) // MORE)]:
            check_offers(match, step.position, step.entry.at)
