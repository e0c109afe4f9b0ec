"""The toy game `auction` passes the conformance suite."""

from tests.conformance.suites.auction import AuctionSuite


class TestAuction(AuctionSuite):
    pass
