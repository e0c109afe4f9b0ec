"""The toy game `society` passes the conformance suite."""

from tests.conformance.suites.society import SocietySuite


class TestSociety(SocietySuite):
    pass
