"""How pieces of a page travel: partials of htmx, and server-sent events that carry them."""

from typing import Final

STARTED: Final = b"event: started\ndata: started\n\n"
MOVED: Final = b"event: moved\ndata: moved\n\n"
CLOSE: Final = b"event: close\ndata: over\n\n"


def signal(name: str, data: str) -> bytes:
    """An event of the page with a line of data."""
    return f"event: {name}\ndata: {data}\n\n".encode()


def partial(target: str, html: str, swap: str) -> str:
    """A piece of an answer that goes to a place of its own."""
    return f'<hx-partial hx-target="#{target}" hx-swap="{swap}">{html}</hx-partial>'


def message(html: str, id: str = "") -> bytes:
    """One server-sent event."""
    data = html.replace("\r", "").replace("\n", "\ndata: ")
    return (f"id: {id}\n" if id else "").encode() + f"data: {data}\n\n".encode()
