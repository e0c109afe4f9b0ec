"""What every answer carries, whichever way it goes out."""

from collections.abc import Mapping
from typing import Final

PAGES: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""The content policy of pages: nothing from elsewhere, nothing inline, in nobody's frame."""
DATA: Final = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""The content policy of data, should a browser ever take it for a page."""

_GUARDED: Final = {
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
_LASTING: Final = "max-age=31536000"


def guarding(policy: str, secure: bool) -> Mapping[str, str]:
    """The headers of an answer. `secure`: browsers come over HTTPS, and shall go on doing so."""
    lasting = {"strict-transport-security": _LASTING} if secure else {}
    return {"content-security-policy": policy, **_GUARDED, **lasting}
