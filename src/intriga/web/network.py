"""Where friends find this machine: the address that the link and the QR code carry."""

import ipaddress
import socket

_ANY = ("0.0.0.0", "::", "")
_ELSEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses of documentation: nothing is ever sent there, only the way out is asked for."""


def lan_address() -> str | None:
    """This machine's address in its local network, or None when it is in none.

    A datagram socket that is "connected" sends nothing; it only makes the system choose the
    interface, and so its address.
    """
    for elsewhere, family in _ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((elsewhere, 9))
                address = str(probe.getsockname()[0])
        except OSError:
            continue
        if not ipaddress.ip_address(address.split("%", maxsplit=1)[0]).is_loopback:
            return address
    return None


def base_url(host: str, port: int, public_url: str | None = None) -> str:
    """The address to give to others, without a slash at its end."""
    if public_url:
        return public_url.rstrip("/")
    address = (lan_address() or "127.0.0.1") if host in _ANY else host
    shown = f"[{address}]" if ":" in address else address
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"
