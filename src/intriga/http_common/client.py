"""The client of a request: its address and its preferred language."""

from ipaddress import ip_address, ip_network

from intriga.words import LANGUAGES


def counted_address(host: str) -> str:
    """The address by which a client is counted. For IPv6 it is the /64 network, because clients
    can choose the rest of their address freely."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address.packed[:8] + bytes(8), 64)))


def is_loopback(address: str) -> bool:
    """Whether an address is one of this machine."""
    try:
        return ip_address(address.partition("/")[0]).is_loopback
    except ValueError:
        return False


def preferred_language(header: str) -> str:
    """The best supported language for an Accept-Language header; the first of `LANGUAGES` if it
    names none."""
    ranges = []
    for part in header[:1000].split(","):
        code, _, quality = part.partition(";")
        ranges.append((_quality(quality), code.strip()[:2].lower()))
    ranges.sort(key=lambda range: -range[0])  # stable: of equal quality the first wins
    return next((code for quality, code in ranges if quality and code in LANGUAGES), LANGUAGES[0])


def _quality(text: str) -> int:
    """In thousandths: `q=0.8` is 800, an empty text 1000, an invalid one 0."""
    name, _, value = text.strip().partition("=")
    if not name:
        return 1000
    whole, _, part = value.partition(".")
    if name != "q" or whole not in ("0", "1") or not (part or "0").isdecimal() or len(part) > 3:
        return 0
    return min(1000, int(whole) * 1000 + int(part.ljust(3, "0")))
