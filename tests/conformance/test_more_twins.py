"""Twice as many twins as the fast suite compares, of games whose pairs take long."""

import pytest

from intriga.lab.conformance import Conformance
from tests.conformance.suites.auction import AuctionSuite
from tests.conformance.suites.ball import BallSuite
from tests.conformance.suites.campaign import CampaignSuite
from tests.conformance.suites.lists import ListsSuite
from tests.conformance.suites.maga import MagaSuite
from tests.conformance.suites.parliament import ParliamentSuite
from tests.conformance.suites.town import TownSuite
from tests.conformance.suites.vigil import VigilSuite

SUITES: tuple[type[Conformance], ...] = (
    AuctionSuite,
    BallSuite,
    CampaignSuite,
    ListsSuite,
    MagaSuite,
    ParliamentSuite,
    VigilSuite,
    TownSuite,
)


@pytest.mark.thorough
@pytest.mark.parametrize("suite", SUITES, ids=lambda suite: suite.game.id)
def test_nobody_can_tell_more_twins_apart(suite: type[Conformance]) -> None:
    more: type[Conformance] = type("More", (suite,), {"pairs": 2 * suite.pairs})
    more().test_no_leak()
