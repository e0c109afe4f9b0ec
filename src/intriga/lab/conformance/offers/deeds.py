"""Forms against the deeds that offer them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from intriga.kernel.actors import Actor
from intriga.kernel.acts import tag_of
from intriga.kernel.deeds import HostDeed
from intriga.kernel.game import Game
from intriga.kernel.questions.forms import Field, Form, is_asked
from intriga.lab.conformance.failure import expect


def check_deeds(game: Game[Any], state: Any, actor: Actor, forms: Sequence[Form]) -> None:
    """What an actor is asked is what of all its forms answers, and each domain of a form is among
    the choices of its deed. Raises `Broken`."""
    if isinstance(actor, int):
        found, answers = list(game.asked_forms(state, actor)), [*filter(is_asked, forms)]
        told = f"{[form.act for form in found]}, and all its forms {[f.act for f in answers]}"
        expect(found == answers, f"seat {actor} is asked by {told}: a deed that `answers` or not?")
    for form in forms:
        known = _choices(game, form.act, actor)
        asked = set(_domains(form.fields))
        strange = sorted(one for one in asked if known is not None and not _is_among(one, known))
        expect(not strange, f"the form {form.act} has domains that no deed of it has: {strange}")


def _choices(game: Game[Any], act: str, actor: Actor) -> set[str] | None:
    """The domains of the deeds with this act; None for a game that names no deeds."""
    deeds = getattr(game, "deeds", ())
    hosts = not isinstance(actor, int)
    own = (one for one in deeds if tag_of(one.act) == act and isinstance(one, HostDeed) == hosts)
    return {name for one in own for name in (*one.choices, *one.families)} if deeds else None


def _is_among(domain: str, known: set[str]) -> bool:
    return domain in known or domain.partition(" ")[0] in known


def _domains(fields: Iterable[Field]) -> Iterator[str]:
    for field in fields:
        if field.domain:
            yield field.domain
        yield from _domains((*field.row, *(one for kind in field.kinds for one in kind.fields)))
