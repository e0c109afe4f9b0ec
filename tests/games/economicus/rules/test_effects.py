"""Each effect of a card is one file: what a file of decks says of it, its rules, its example."""

import importlib
import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from intriga.games.economicus.data import house_of, house_text
from intriga.games.economicus.data.cards import Effect, read_effect
from intriga.games.economicus.deeds import EFFECTS
from intriga.games.economicus.subjects.card_effect import CardEffect
from intriga.kernel.chance import Fast
from intriga.kernel.game import InvalidOptions
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.step import Step
from intriga.lab.conformance.translations import Translations

PACKAGE: Final = Path(__file__).parents[4] / "src/intriga/games/economicus"


def example(effect: type[CardEffect]) -> Any:
    """The example of its docstring, as a file has it."""
    lines = (effect.__doc__ or "").strip().splitlines()
    return tomllib.loads(f"effect = {lines[-1].strip().strip('`')}")["effect"]


@pytest.mark.rule("economicus", "item 38")
def test_the_list_of_effects_is_closed_and_in_order() -> None:
    assert [effect.number for effect in EFFECTS] == list(range(1, 21))
    assert all((one.__doc__ or "").startswith(f"{one.number}. ") for one in EFFECTS)
    used = {type(one) for card in house_of().decks.cards for one in card.effects}
    assert used == set(EFFECTS)


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda one: str(one.number))
def test_an_effect_has_a_file_of_its_own_with_an_example(effect: type[CardEffect]) -> None:
    assert [one for one in EFFECTS if one.__module__ == effect.__module__] == [effect]
    read = read_effect(Effect, example(effect))
    assert type(read) is effect


GIFT = '''"""Effect 21: a gift of the bank to everybody else."""

from typing import ClassVar

from moguls.state.position import State
from moguls.state.questions import Play
from moguls.subjects import lookup, money
from moguls.subjects.card_effect import Amount, CardEffect
from intriga.kernel import PUBLIC, Step, seat


class Gift(CardEffect, frozen=True, tag="gift"):
    """21. All other players in play get so much.

    `{ does = "gift", amount = 2 }`
    """

    number: ClassVar[int] = 21
    amount: Amount

    def carry_out(self, state: State, play: Play, step: Step) -> None:
        for who in lookup.others(state, play.by):
            money.receive(state, who, self.amount, "cards")
        step.emit("economicus-card-gives", PUBLIC, seat=seat(play.by), money=self.amount)
'''
TEXTS: Final = {
    "en": "\neconomicus-card-gives = { $seat } gives { $money }M to all others.\n",
    "ru": "\neconomicus-card-gives = { $seat } дарит всем остальным по { $money }М.\n",
}


def test_a_new_effect_is_a_file_of_its_own_a_line_and_its_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a copy of the game: a card may have it, and it is carried out and told of."""
    copy = tmp_path / "moguls"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__py*__"))
    for path in copy.rglob("*.py"):
        text = path.read_text("utf-8")
        path.write_text(re.sub(r"intriga\.games\.economicus", "moguls", text), "utf-8")
    (copy / "subjects/cards/effects/gift.py").write_text(GIFT, "utf-8")
    deeds = copy / "deeds.py"
    listed = deeds.read_text("utf-8").replace("    gear,\n", "    gear,\n    gift,\n", 1)
    listed = listed.replace("    tender.CallTender,\n", "    tender.CallTender,\n    gift.Gift,\n")
    deeds.write_text(listed, "utf-8")
    for language, added in TEXTS.items():
        with (copy / f"{language}.ftl").open("a", encoding="utf-8") as catalogue:
            catalogue.write(added)

    monkeypatch.syspath_prepend(str(tmp_path))
    try:
        game = importlib.import_module("moguls.game").game
        _given(game, house_text("decks").replace('does = "star", count', 'does = "gift", amount'))
        texts = Translations(game, ("ru", "en"))
        texts.contract()
        texts.verdict()
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == "moguls"]:
            del sys.modules[name]


def _given(game: Any, decks: str) -> None:
    """A card with the new effect gives, and says so."""
    options = game.Options(decks=decks)
    state = game.setup(options, [Chair(0, "A"), Chair(1, "B")], Step(0, 1, Fast(7)))
    state.questions = []
    before = state.players[1].cash
    rules = importlib.import_module("moguls.subjects.card_effect")
    play = importlib.import_module("moguls.state.questions").Play("O16", 0)
    taken = Step(1, 2, Fast(8))
    rules.of_card(state, "O16")[-1].carry_out(state, play, taken)
    assert state.players[1].cash == before + 1
    assert [event.id for event in taken.events] == ["economicus-card-gives"]
    with pytest.raises(InvalidOptions):
        game.setup(
            game.Options(decks=decks.replace('"gift"', '"gifts"')),
            [Chair(0, "A"), Chair(1, "B")],
            Step(0, 1, Fast(7)),
        )
