"""Security headers of all responses."""

from collections.abc import Mapping
from typing import Final

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
