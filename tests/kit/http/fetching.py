"""A request to a server that may still be starting."""

import time
import urllib.error
import urllib.request


def fetch(url: str) -> bytes:
    """GET this address, waiting until the server answers."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(url, timeout=60) as answer:
                return bytes(answer.read())
        except urllib.error.URLError:
            time.sleep(0.1)
    raise AssertionError(f"nobody answers at {url}")
