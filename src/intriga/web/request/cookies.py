"""The cookies of a browser: their names, its random id, and the token of its forms."""

import hashlib
import hmac

from intriga.web.http import Request
from intriga.web.site import Site


def cookie_name(key: str, site: Site) -> str:
    """The name of a cookie; over HTTPS with the prefix that keeps other hosts from setting it."""
    return f"__Host-{key}" if site.settings.secure else key


def browser_of(request: Request, site: Site) -> str:
    """The random id of a browser, from its cookie; a new one at its first request. CSRF tokens are
    derived from it."""
    state = request.scope["state"]
    if "browser" not in state:
        known = request.cookies.get(cookie_name("browser", site), "")
        state["browser"] = known if len(known) >= 16 else site.settings.token()
    return str(state["browser"])


def csrf_token(browser: str) -> str:
    """The token of a form: derived from the browser's cookie, which no script can read."""
    return hmac.new(browser.encode(), b"form", hashlib.sha256).hexdigest()[:32]
