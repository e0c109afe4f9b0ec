"""What a program says it has chosen is told to a domain only if the form offers it."""

from typing import Any

import pytest

from intriga.kernel.acts import Act
from intriga.kernel.questions.forms import Choice, Choices, Chosen, Domain, Field, Form, Range
from intriga.kernel.questions.told import is_offered


class Chip(Act, frozen=True):
    """Give coins to a clan."""

    to: str
    clan: str
    coins: int


CLAN = Field("clan", "choice", "clan", after=("to",))
COINS = Field("coins", "number", "coins", after=("to", "clan"))
GIFTS = Field("gifts", "rows", row=(Field("what", "choice", "gift"), COINS), after=("to",))
SLOTS = Field("names", "slots", row=(Field("first", "choice", "gift"),))
FORM = Form(Chip, (CLAN, COINS, GIFTS, SLOTS), preset={"to": "guild"})


def _choices(*values: str) -> Choices:
    return Choices(tuple(Choice(value, value) for value in values))


def ask(name: str, chosen: Chosen) -> Domain:
    """The clan's choices follow from what is fixed; each has as many coins as it has."""
    if name == "clan":
        assert chosen["to"] == "guild", "nothing is asked for what somebody else has"
        return _choices("mafia")
    if name == "gift":
        return _choices("ring", "rope")
    return Range(1, {"mafia": 5, "yakuza": 7}[chosen["clan"]])


@pytest.mark.parametrize(
    ("name", "chosen", "offered"),
    [
        ("coins", {"to": "guild", "clan": "mafia"}, True),
        ("coins", {"clan": "mafia"}, True),
        ("coins", {"clan": None}, True),
        ("coins", {}, True),
        ("coins", {"to": "guild", "clan": "yakuza"}, False),
        ("coins", {"to": "bank", "clan": "mafia"}, False),
        ("coins", {"clan": "mafia", "seat": 3}, False),
        ("coins", {"clan": ["mafia"]}, False),
        ("clan", {"to": "guild", "coins": 3, "clan": "mafia"}, True),
        ("gift", {"gifts": [{"what": "ring"}, {"kind": "loan", "what": None}]}, True),
        ("gift", {"gifts": [{"what": "ring"}, {"what": "bomb"}]}, False),
        ("gift", {"gifts": [{"whose": 3}]}, False),
        ("gift", {"gifts": "ring"}, False),
        ("gift", {"names": ["rope"]}, True),
        ("gift", {"names": ["bomb"]}, False),
        ("gold", {}, False),
    ],
)
def test_only_what_a_form_offers_is_told(name: str, chosen: dict[str, Any], offered: bool) -> None:
    assert is_offered([FORM], name, chosen, ask) is offered


def test_one_form_of_several_is_enough() -> None:
    other = Form(Chip, (CLAN, COINS), preset={"to": "bank"})
    assert is_offered([other, FORM], "coins", {"to": "guild", "clan": "mafia"}, ask)
    assert not is_offered([other], "coins", {"to": "guild", "clan": "mafia"}, ask)
