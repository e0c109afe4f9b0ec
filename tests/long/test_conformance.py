"""The conformance suite again, with so many matches and twins that rarer faults are found (`make
long`)."""

import pytest

from intriga.lab.conformance import Conformance
from tests.conformance.suites import (
    auction,
    ball,
    campaign,
    diplomacy,
    espionage,
    lists,
    society,
    town,
)

pytestmark = pytest.mark.long


class TestEspionageAtLength(espionage.MoreOfEspionageSuite):
    plays = 60
    pairs = 500


class TestDiplomacyAtLength(diplomacy.DiplomacyWithAllOptionsSuite):
    steps = 140
    pairs = 30


class TestAuctionAtLength(auction.AuctionSuite):
    pairs = Conformance.pairs


class TestBallAtLength(ball.BallSuite):
    pairs = Conformance.pairs


class TestCampaignAtLength(campaign.CampaignSuite):
    pairs = Conformance.pairs


class TestListsAtLength(lists.ListsSuite):
    pairs = Conformance.pairs


class TestSocietyAtLength(society.SocietySuite):
    pairs = Conformance.pairs


class TestTownAtLength(town.TownSuite):
    plays = 20
    pairs = 1000
