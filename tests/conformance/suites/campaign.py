"""How the conformance suite plays `campaign`."""

from pathlib import Path

from intriga.lab.conformance import Conformance
from tests.shapes.campaign import game as campaign


class CampaignSuite(Conformance):
    game = campaign
    golden = Path(__file__).parents[1] / "golden" / "campaign.txt"
    pairs = 40
    old_ledgers = {1: [{"supplies": 4, "banners": 0}, {"supplies": 0, "banners": 2}]}  # noqa: RUF012
