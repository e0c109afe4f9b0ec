"""States, roles and actions as parameters of texts, and what is chosen of them."""

from collections.abc import Iterable

from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.roles import Role
from intriga.games.maga.data.treaty import Treaty
from intriga.kernel import Choices, Param, labelled, msg


def seat_of(land: Land) -> Param:
    """A territory in a text: called by the number it has on the circle."""
    return msg("maga-land", n=land + 1)


def named(role: Role) -> Param:
    """A role in a text."""
    return msg(f"maga-role-{role}")


def titled(action: str) -> Param:
    """An action in a text, by its id."""
    return msg(f"maga-action-{action}")


def lands(found: Iterable[Land]) -> Choices:
    """Territories, by place on the circle."""
    return labelled(sorted(found), seat_of)


def treaties_by_number(found: Iterable[Treaty]) -> Choices:
    """Treaties."""
    return labelled((one.number for one in found), lambda n: msg("maga-treaty-number", n=n))
