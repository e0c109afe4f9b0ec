"""Diplomacy passes the conformance suite, with every kind of seating, chat and vote."""

from tests.conformance.suites.diplomacy import DiplomacySuite, DiplomacyWithAllOptionsSuite


class TestDiplomacy(DiplomacySuite):
    pass


class TestDiplomacyWithAllOptions(DiplomacyWithAllOptionsSuite):
    pass
