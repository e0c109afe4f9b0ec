"""What a bot leaves to others of its team: an act that one of them does for all (`Form.team`)."""

from collections.abc import Container, Iterable

from intriga.kernel.actors import Seat
from intriga.kernel.forms import Form


def left_to_bot(
    forms: Iterable[Form], seat: Seat, bots: Container[Seat], people: Container[Seat] = ()
) -> tuple[Form, ...]:
    """The forms that a bot on this seat may use. `bots`: the seats that bots hold; `people`: those
    of the people who are there. An act for a team is theirs, or else that of the bot with the
    lowest seat."""
    return tuple(form for form in forms if _is_its_own(form, seat, bots, people))


def _is_its_own(form: Form, seat: Seat, bots: Container[Seat], people: Container[Seat]) -> bool:
    others = [member for member in form.team if member != seat]
    return not any(member in people or (member < seat and member in bots) for member in others)
