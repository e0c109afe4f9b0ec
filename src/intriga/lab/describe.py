"""Games and the forms they offer, as plain data with texts in every language."""

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from intriga.kernel.actors import Actor
from intriga.kernel.acts import tag_of
from intriga.kernel.game import DrawKind, Game
from intriga.kernel.questions.documents import acts_schema
from intriga.kernel.questions.forms import Choice, Choices, Domain, Field, Form, RowKind, spoken
from intriga.kernel.text import msg
from intriga.lab.render import in_both, plain, rendered_in_both
from intriga.lab.selfplay import bots_of


def description(game: Game[Any]) -> dict[str, Any]:
    """A game as `intriga games --json` prints it: options and acts are JSON Schema."""
    return {
        "id": game.id,
        "names": in_both(game, f"game-{game.id}"),
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "options": msgspec.json.schema(game.Options),
        "option_names": {
            field: in_both(game, f"option-{game.id}-{field}")
            for field in game.Options.__struct_fields__
        },
        "acts": acts_schema(game.Acts),
        "act_names": {tag: in_both(game, f"form-{game.id}-{tag}") for tag in _tags(game)},
        "windows": {
            kind: {**plain(clock), "names": in_both(game, f"window-{kind}")}
            for kind, clock in game.clocks.items()
        },
        "draws": [_draw(game, kind) for kind in game.draws],
        "bots": list(bots_of(game)),
    }


def _tags(game: Game[Any]) -> list[str]:
    """The types of the game's acts, in the order of the union."""
    return [tag_of(act) for act in get_args(game.Acts) or (game.Acts,)]


def _draw(game: Game[Any], kind: DrawKind) -> dict[str, Any]:
    """A draw the rules make. A meaning without a text of its own is used as it is."""
    texts = in_both(game, kind.meaning)
    meaning = {language: text or kind.meaning for language, text in texts.items()}
    return {"why": kind.why, "range": kind.range, "meaning": meaning}


class FormWriter:
    """Describes the forms of one game at one position. `names`: the players, by seat."""

    def __init__(self, game: Game[Any], state: Any, names: Sequence[str]) -> None:
        self.game = game
        self.state = state
        self.names = names

    def forms(self, actor: Actor) -> list[dict[str, Any]]:
        """The forms an actor has now. Domains that depend on no earlier choice are expanded."""
        return [self._form(actor, form) for form in self.game.forms(self.state, actor)]

    def _form(self, actor: Actor, form: Form) -> dict[str, Any]:
        id = f"form-{self.game.id}-{form.act}"
        data: dict[str, Any] = plain(form)
        data["text"] = rendered_in_both(self.game, msg(id, **spoken(form.preset)), self.names)
        data["fields"] = [self._field(actor, field, id) for field in form.fields]
        return data

    def _field(self, actor: Actor, field: Field, form: str) -> dict[str, Any]:
        data: dict[str, Any] = plain(field)
        data["text"] = (
            in_both(self.game, form, f"field-{field.name}")
            if field.label is None
            else rendered_in_both(self.game, field.label, self.names)
        )
        if field.domain:
            data["domain"] = {"name": field.domain, **self._domain(actor, field.domain)}
        if field.row:
            data["row"] = [self._field(actor, column, form) for column in field.row]
        if field.kinds:
            data["kinds"] = [self._kind(actor, kind, form) for kind in field.kinds]
        return data

    def _kind(self, actor: Actor, kind: RowKind, form: str) -> dict[str, Any]:
        data: dict[str, Any] = plain(kind)
        data["text"] = (
            in_both(self.game, form, f"kind-{kind.kind}")
            if kind.label is None
            else rendered_in_both(self.game, kind.label, self.names)
        )
        data["fields"] = [self._field(actor, column, form) for column in kind.fields]
        return data

    def _domain(self, actor: Actor, name: str) -> dict[str, Any]:
        """The choices of a field, or `{"depends": true}` if they depend on earlier ones."""
        try:
            domain: Domain = self.game.domain(self.state, actor, name, {})
        except (KeyError, ValueError):
            return {"depends": True}
        data: dict[str, Any] = plain(domain)
        data["is"] = data.pop("domain")
        if isinstance(domain, Choices):
            data["options"] = [self._choice(choice) for choice in domain.options]
        return data

    def _choice(self, choice: Choice) -> dict[str, Any]:
        text = rendered_in_both(self.game, choice.label, self.names)
        return {**plain(choice), "text": text}
