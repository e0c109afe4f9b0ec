"""The name of a browser and its system, from its user agent: «Firefox · Android»."""

from typing import Final

BROWSERS: Final = (
    ("Telegram", "Telegram"),
    ("YaBrowser/", "Yandex"),
    ("EdgA/", "Edge"),
    ("EdgiOS/", "Edge"),
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""What user agents contain, and the browser it means; the first match counts, for most browsers
claim to be others as well."""
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """The browser and system of a user agent; empty for an unknown one."""
    found = (
        next((name for sign, name in table if sign in agent), "") for table in (BROWSERS, SYSTEMS)
    )
    return " · ".join(filter(None, found))
