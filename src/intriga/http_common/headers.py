"""Security headers of all responses."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

Encoded: TypeAlias = tuple[tuple[bytes, bytes], ...]
"""Headers as ASGI has them, the names in small letters."""

PAGE_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""The Content-Security-Policy of pages: nothing from other origins, nothing inline, no framing."""
API_POLICY: Final = (
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The Content-Security-Policy of the API, in case a browser renders its responses."""

_ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
        "magnetometer=(), microphone=(), midi=(), payment=(), usb=()"
    ),
}
_HSTS: Final = {"strict-transport-security": "max-age=31536000"}


def security_headers(policy: str, secure: bool) -> Mapping[str, str]:
    """The security headers of a response. `policy`: its Content-Security-Policy; `secure`: the
    server is reached over HTTPS, and browsers must not use HTTP any more."""
    return {"content-security-policy": policy, **_ALWAYS, **(_HSTS if secure else {})}


@lru_cache(maxsize=8)
def encoded_headers(policy: str, secure: bool) -> Encoded:
    """`security_headers` as ASGI has them."""
    named = security_headers(policy, secure)
    return tuple((name.encode(), value.encode()) for name, value in named.items())


def add_missing(message: Any, headers: Encoded) -> None:
    """Add headers to the start of a response, but for those that it has."""
    sent = message["headers"]
    present = {name.lower() for name, _ in sent}
    message["headers"] = [*sent, *(header for header in headers if header[0] not in present)]
