"""All deeds of the game: of teams, then of the host."""

from typing import Final

from intriga.games.maga.state import State
from intriga.games.maga.subjects import (
    captains,
    corrections,
    editors,
    fines,
    last_turn,
    numbers,
    pause,
)
from intriga.games.maga.subjects.circles import ambassadors, bans, warnings
from intriga.games.maga.subjects.lists import handing_in
from intriga.games.maga.subjects.treaties import answering, judging, proposing
from intriga.kernel import Deeds

DEEDS: Final[Deeds[State]] = (
    numbers.CHOOSE_NUMBERS,
    handing_in.HAND_IN,
    handing_in.WITHDRAW,
    pause.GO_ON,
    captains.NAME_CAPTAIN,
    editors.SHARE_MINISTRY,
    ambassadors.SEND_AMBASSADOR,
    bans.BAN_TEAM,
    proposing.PROPOSE_TREATY,
    answering.ANSWER_TREATY,
    corrections.CORRECT,
    fines.FINE,
    ambassadors.SEND_HOME,
    warnings.WARN_CIRCLE,
    judging.JUDGE_CLAUSE,
    captains.DISMISS_CAPTAIN,
    last_turn.END_GAME,
)
