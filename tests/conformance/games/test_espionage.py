"""Espionage passes the conformance suite, with every special move."""

from tests.conformance.suites.espionage import EspionageSuite, MoreOfEspionageSuite


class TestEspionage(EspionageSuite):
    pass


class TestMoreOfEspionage(MoreOfEspionageSuite):
    pass
