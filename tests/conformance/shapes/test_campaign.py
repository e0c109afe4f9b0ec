"""The toy game `campaign` passes the conformance suite."""

from tests.conformance.suites.campaign import CampaignSuite


class TestCampaign(CampaignSuite):
    pass
