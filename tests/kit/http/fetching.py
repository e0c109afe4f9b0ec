"""A request to a server that may still be starting."""

import time
import urllib.error
import urllib.request

from tests.kit.patience import PATIENCE


def fetch(url: str) -> bytes:
    """GET this address, waiting until the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except urllib.error.URLError:
            time.sleep(0.1)
    raise AssertionError(f"nobody answers at {url}")
