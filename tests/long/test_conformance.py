"""The conformance suite again, with so many matches and twins that rarer faults are found (`make
long`)."""

import pytest

from intriga.lab.conformance import Conformance
from tests.conformance import test_auction as auction
from tests.conformance import test_ball as ball
from tests.conformance import test_campaign as campaign
from tests.conformance import test_diplomacy as diplomacy
from tests.conformance import test_espionage as espionage
from tests.conformance import test_lists as lists
from tests.conformance import test_society as society
from tests.conformance import test_town as town

pytestmark = pytest.mark.long


class TestEspionageAtLength(espionage.TestMoreOfEspionage):
    plays = 60
    pairs = 500


class TestDiplomacyAtLength(diplomacy.TestDiplomacyWithAllOptions):
    steps = 140
    pairs = 30


class TestAuctionAtLength(auction.TestAuction):
    pairs = Conformance.pairs


class TestBallAtLength(ball.TestBall):
    pairs = Conformance.pairs


class TestCampaignAtLength(campaign.TestCampaign):
    pairs = Conformance.pairs


class TestListsAtLength(lists.TestLists):
    pairs = Conformance.pairs


class TestSocietyAtLength(society.TestSociety):
    pairs = Conformance.pairs


class TestTownAtLength(town.TestTown):
    plays = 20
    pairs = 1000
