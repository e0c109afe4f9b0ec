"""Small limits for tests."""

import pytest
from msgspec.structs import replace

from intriga.http_common import RateLimits
from intriga.http_common.rate_limits.policies import OpenPlaces, Policy


def restored(limits: RateLimits, monkeypatch: pytest.MonkeyPatch) -> RateLimits:
    """The limits of a server that several tests share; after the test they are as before."""
    for table in ("policies", "places"):
        monkeypatch.setattr(limits, table, dict(getattr(limits, table)))
    return limits


def fewer(limits: RateLimits, row: Policy | OpenPlaces, most: int) -> None:
    """Let a server allow this many. Windows last an hour, so that none ends during a test, and
    begin now."""
    if isinstance(row, Policy):
        limits.policies[row.name] = replace(row, most=most, seconds=3600)
    else:
        limits.places[row.name] = replace(row, most=most)
