"""The address of this machine in its network, for links and QR codes."""

import ipaddress
import socket

_ANY = ("0.0.0.0", "::", "")
_OUTSIDE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses reserved for documentation. Nothing is sent there."""


def lan_address() -> str | None:
    """This machine's address in its local network; None if it is in none.

    Connecting a datagram socket sends nothing: the system only chooses the interface, and with it
    the address.
    """
    for outside, family in _OUTSIDE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((outside, 9))
                address = str(probe.getsockname()[0])
        except OSError:
            continue
        if not ipaddress.ip_address(address.split("%", maxsplit=1)[0]).is_loopback:
            return address
    return None


def base_url(host: str, port: int, public_url: str | None = None) -> str:
    """The address to give to others, without a trailing slash."""
    if public_url:
        return public_url.rstrip("/")
    address = (lan_address() or "127.0.0.1") if host in _ANY else host
    shown = f"[{address}]" if ":" in address else address
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"
