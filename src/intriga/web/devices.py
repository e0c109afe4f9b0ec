"""What a browser calls itself, in two words a person knows it by: «Firefox · Android»."""

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
"""Signs in a user agent, the more particular first: most browsers claim to be others as well."""
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
    """The device of a user agent; empty for one that names nothing we know."""
    found = (
        next((name for sign, name in table if sign in agent), "") for table in (BROWSERS, SYSTEMS)
    )
    return " · ".join(filter(None, found))
