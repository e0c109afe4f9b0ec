"""The toy game `lists` passes the conformance suite."""

from tests.conformance.suites.lists import ListsSuite


class TestLists(ListsSuite):
    pass
