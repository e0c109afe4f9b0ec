"""The host's buttons; each is in the record."""

from msgspec import structs

from intriga.games.maga.acts.host import Correct, DismissCaptain, EndGame, Fine, JudgeClause
from intriga.games.maga.rules import lists
from intriga.games.maga.rules.teams import teams
from intriga.games.maga.rules.treaties import NUMBERS
from intriga.games.maga.state import PLAYED, Breach, State
from intriga.games.maga.technical.stage import seat_of
from intriga.kernel import PUBLIC, Param, Refusal, Step, msg, refuse

MOST_MISSILES = 999
"""The most that is entered at once: that the host sets, that a line moves."""
MOST_MONEY = 10**9
"""The same of money, in units of one."""


def _land(state: State, land: int) -> Refusal | None:
    if state.phase not in PLAYED:
        return refuse("maga-refused-not-playing")
    return None if land < len(state.territories) else refuse("maga-refused-no-land")


def check_correct(state: State, act: Correct) -> Refusal | None:
    if refusal := _land(state, act.land):
        return refusal
    low, high = values(act.what)
    fits = low <= act.value <= high
    return None if fits else refuse("maga-refused-value", low=low, high=high, at="value")


def values(what: str) -> tuple[int, int]:
    """Between which numbers the host sets something right."""
    match what:
        case "mood":
            return 0, 100
        case "nuclear" | "abm":
            return 0, MOST_MISSILES
    return -MOST_MONEY, MOST_MONEY


def correct(state: State, act: Correct, step: Step) -> None:
    """Everybody reads whose number was set right, and by how much and why; sealed, only the
    territory's team reads more than whose. Only a host without a seat seals (`Game.impartial`)."""
    territory = state.territories[act.land]
    by = act.value - getattr(territory, act.what)
    setattr(territory, act.what, act.value)
    _note(state, step, f"corrected-{act.what}", land=seat_of(act.land), by=by)
    if act.sealed:
        step.emit("maga-corrected-sealed", PUBLIC, land=act.land + 1)
    to = tuple(state.people(territory.team)) if act.sealed else PUBLIC
    step.emit("maga-corrected", to, land=act.land + 1, reason=act.reason)
    what = msg(f"maga-correct-{act.what}")
    step.emit("maga-corrected-by", to, land=act.land + 1, what=what, by=abs(by), way=_way(by))


def _way(by: int) -> str:
    """In which direction a number has changed."""
    return "same" if by == 0 else "up" if by > 0 else "down"


def check_fine(state: State, act: Fine) -> Refusal | None:
    return _land(state, act.land)


def fine(state: State, act: Fine, step: Step) -> None:
    state.territories[act.land].treasury += act.money
    _note(state, step, "fined", land=seat_of(act.land), by=act.money)
    id = "maga-fined" if act.money < 0 else "maga-awarded"
    step.emit(id, PUBLIC, land=act.land + 1, money=abs(act.money), reason=act.reason)


def check_judge(state: State, act: JudgeClause) -> Refusal | None:
    """Whether there is such a treaty the host is not told: treaties are secret."""
    if refusal := _land(state, act.breaker) or _land(state, act.victim):
        return refusal
    if act.breaker == act.victim:
        return refuse("maga-refused-parties")
    low, high = NUMBERS[0], NUMBERS[-1]
    if not state.options.judge:
        return refuse("maga-refused-no-judge")
    if act.treaty not in NUMBERS:
        return refuse("maga-refused-value", low=low, high=high, at="treaty")
    return None


def judge(state: State, act: JudgeClause, step: Step) -> None:
    """The breach is a document as one that the server found (R-J1), if a treaty with free words
    between these two held in the last finished turn, once; the wronged team alone is told."""
    treaty = next((one for one in state.treaties if one.number == act.treaty), None)
    parties = treaty.parties if treaty is not None and treaty.text.strip() else []
    if act.breaker not in parties or act.victim not in parties:
        return
    turn = state.turn - 1  # only finished turns count
    found = Breach(len(state.breaches) + 1, act.treaty, -1, turn, act.breaker, act.victim)
    if treaty is None or not treaty.holds(turn):
        return
    if any(structs.replace(one, number=found.number) == found for one in state.breaches):
        return
    state.breaches.append(found)
    params = {"treaty": act.treaty, "breaker": act.breaker + 1}
    _note(state, step, "judged", **params)
    step.emit("maga-judged", tuple(state.people(state.territories[act.victim].team)), **params)


def _note(state: State, step: Step, _text: str, **params: Param) -> None:
    """A line of the resolution log."""
    step.note(f"maga-log-{_text}", state.turn, "host", **params)


def check_dismiss(state: State, act: DismissCaptain) -> Refusal | None:
    """Whether there is a captain only the team knows."""
    if not state.options.captain:
        return refuse("maga-refused-no-captains")
    if refusal := _land(state, act.team):
        return refusal
    return None if act.team in teams(state) else refuse("maga-refused-no-team")


def dismiss(state: State, act: DismissCaptain, step: Step) -> None:
    """For a team whose captain is away: it can name another."""
    lists.lose_captain(state, act.team, step)


def check_end(state: State, act: EndGame) -> Refusal | None:
    if state.phase not in PLAYED:
        return refuse("maga-refused-not-playing")
    return refuse("maga-refused-ending") if state.ending else None


def end(state: State, act: EndGame, step: Step) -> None:
    """After this turn's technical stage (R-LEN)."""
    state.ending = "host"
    step.emit("maga-last-turn", PUBLIC, turn=state.turn)
