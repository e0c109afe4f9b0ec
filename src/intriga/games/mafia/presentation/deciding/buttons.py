"""What the buttons of decisions are called, and what is left of exp, mana and coins."""

from collections.abc import Mapping
from typing import Final, Literal

from intriga.games.mafia.seen.view import Me
from intriga.presentation import FormShown, Reckoning, Scene, Sentence, Submits

_NAMES_SOMEBODY: Final[Mapping[str, str]] = {
    "accuse": "whom",
    "shoot": "aims.0.whom",
    "check": "aims.0.whom",
    "guard-house": "whom",
    "kill-unbidden": "whom",
    "resurrect": "whom",
    "reanimate": "whom",
}
"""Type of an act → the input whose choice its button names."""
_SPENDS: Final[Mapping[str, tuple[str, Literal["exp", "mana", "coins"]]]] = {
    "bid-for-killing": ("price", "exp"),
    "order-guard": ("price", "exp"),
    "bid-together": ("price", "exp"),
    "pledge-mana": ("mana", "mana"),
    "fill-pool": ("mana", "mana"),
    "give-coins": ("coins", "coins"),
    "chip-in": ("coins", "coins"),
    "donate-to-fund": ("coins", "coins"),
}
"""Type of an act → the number that is spent by it, and of what."""


def submits(scene: Scene, form: FormShown) -> Submits | None:
    """The button that names what is chosen: "Guilty: Wolf", "Become a knight"."""
    if form.act == "choose-profession":
        field = form.field("profession")
        values = [str(one.value) for one in field.choices] if field else []
        return Submits(
            "profession",
            {one: scene.say("mafia-page-become", profession=one or "none") for one in values},
        )
    name = _NAMES_SOMEBODY.get(form.act)
    if name is None:
        return None
    list_name, _, column = name.partition(".0.")
    field = form.field(list_name)
    if field is not None and column:
        if field.most != 1 or field.wrong:
            return None  # several rows: no one of them is what the button does
        field = next((one for one in field.columns if one.name.endswith(column)), None)
    if field is None:
        return None
    text = {
        str(one.value): scene.say(
            "mafia-page-does",
            act=form.act,
            whom=one.label,
            nobody="yes" if one.value == "" else "no",
        )
        for one in (*field.choices,)
    }
    if form.act == "shoot":
        text.setdefault("", scene.say("mafia-page-does", act="shoot", whom="", nobody="yes"))
    return Submits(name, text)


def left(me: Me, scene: Scene, form: FormShown) -> Reckoning | None:
    """What is left of what is spent."""
    if form.act not in _SPENDS:
        return None
    name, kind = _SPENDS[form.act]
    own = {"exp": me.free_exp, "mana": me.mana, "coins": me.coins}[kind]
    told = scene.say("mafia-page-left-over", kind=kind, n="{left}")
    return Reckoning((Sentence(told, ("left", 0)),), {"left": {"": own, name: -1}})
