"""The client of a request: its address and its language."""

import pytest

from intriga.http_common.client import counted_address, is_loopback, preferred_language


@pytest.mark.parametrize(
    ("host", "counted", "here"),
    [
        ("192.0.2.7", "192.0.2.7", False),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", False),
        ("::ffff:192.0.2.7", "192.0.2.7", False),
        ("127.0.0.1", "127.0.0.1", True),
        ("testserver", "testserver", False),
        ("", "", False),
    ],
)
def test_an_ipv6_network_counts_as_one_client(host: str, counted: str, here: bool) -> None:
    assert counted_address(host) == counted
    assert is_loopback(counted) == here
    if counted.endswith("/64"):
        assert counted_address("2001:db8:1:2:ffff::1") == counted


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "ru"),
        ("en", "en"),
        ("en-US,en;q=0.9,ru;q=0.8", "en"),
        ("de-DE, ru;q=0.5, en;q=0.7", "en"),
        ("ru;q=0, en;q=0.1", "en"),
        ("de, fr", "ru"),
        ("en;q=many, ru;q=0.2", "ru"),
        ("en;q=0.5;q=1, ru;q=0.4", "ru"),
        ("*", "ru"),
        (",;=,;q,q=;;", "ru"),
        ("en;q=²", "ru"),
    ],
)
def test_the_preferred_language(header: str, language: str) -> None:
    assert preferred_language(header) == language
