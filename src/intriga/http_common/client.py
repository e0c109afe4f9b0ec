"""Who knocks: from which address, and which language he wishes to hear."""

from ipaddress import ip_address, ip_network

from intriga.words import LANGUAGES


def counted_address(host: str) -> str:
    """From where somebody comes, for counting: of IPv6 the network, for one who has it can change
    the rest at will."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address.packed[:8] + bytes(8), 64)))


def is_here(address: str) -> bool:
    """Whether somebody comes from this very machine."""
    try:
        return ip_address(address.partition("/")[0]).is_loopback
    except ValueError:
        return False


def language_wished(header: str) -> str:
    """The language of ours that an Accept-Language header likes best; the first of ours if none
    is named."""
    wishes = []
    for wish in header[:1000].split(","):
        code, _, weight = wish.partition(";")
        wishes.append((_weight(weight), code.strip()[:2].lower()))
    wishes.sort(key=lambda wish: -wish[0])  # of equal wishes the first counts
    return next((code for weight, code in wishes if weight and code in LANGUAGES), LANGUAGES[0])


def _weight(text: str) -> int:
    """In thousandths: `q=0.8` is 800, nothing is 1000, nonsense is nothing."""
    name, _, value = text.strip().partition("=")
    if not name:
        return 1000
    whole, _, part = value.partition(".")
    if name != "q" or whole not in ("0", "1") or not (part or "0").isdecimal() or len(part) > 3:
        return 0
    return min(1000, int(whole) * 1000 + int(part.ljust(3, "0")))
