"""What fields of the necromancer's rites offer."""

from intriga.games.mafia.choices.citizens import buried
from intriga.games.mafia.choices.parts import Maker
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.mana import why_no_spell
from intriga.kernel import Choices, Chosen, Range, Seat, listed, msg, seat, words

MOST_MANA = 9_999
"""As much as an act can name."""


def _mana(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(1, min(MOST_MANA, state.people[who].mana))


def _rite(state: State, who: Seat, chosen: Chosen) -> Choices:
    return listed(
        (one.number, msg("mafia-rite-of", whom=seat(one.whom), by=seat(one.by)))
        for one in state.crypt.rites
    )


def _rite_answer(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Without a spell left today, or for somebody who lives by now, only «no»."""
    rite = next((one for one in state.crypt.rites if one.number == chosen.get("rite")), None)
    graves = {choice.value for choice in buried(state, who, {}).options}
    able = rite is not None and rite.whom in graves and why_no_spell(state, who, 0) is None
    return words(("secretly", "publicly", "no") if able else ("no",), "mafia-rite-answer-")


DOMAINS: dict[str, Maker] = {
    "mana": _mana,
    "rite-answer": _rite_answer,
    "rite": _rite,
}
