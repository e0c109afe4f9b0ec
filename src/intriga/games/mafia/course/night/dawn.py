"""N9: the sergeant takes over, a late commissar is noted; everybody reads the report, and each
hears what concerns them (T5)."""

from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Clan, Person
from intriga.games.mafia.subjects.commissariat import lateness, post
from intriga.games.mafia.subjects.lives import report
from intriga.games.mafia.subjects.shots.target import Hears, News
from intriga.games.mafia.subjects.uses import nets
from intriga.kernel import PUBLIC, Param, Seat, msg, seat


def run(tonight: Tonight) -> None:
    state, step = tonight.state, tonight.step
    dead = [who for who, one in enumerate(state.people) if _tonight(state, one)]
    if dead:
        step.emit(
            "mafia-dawn", PUBLIC, night=state.turn, dead=[report.dead(state, w) for w in dead]
        )
    else:
        step.emit("mafia-dawn-quiet", PUBLIC, night=state.turn)
    if tonight.meeting:
        step.emit("mafia-meeting", PUBLIC)
    for hears, target in tonight.news:
        _tell(tonight, hears, target)
    for id, to, params in tonight.whispers:
        step.emit(id, (to,), **params)
    nets.notice(state, step)
    post.succeed(state, "N9", step)
    lateness.notice_silence(state, step)


def _tonight(state: State, person: Person) -> bool:
    """Whether somebody died in this night, perhaps having risen in it."""
    return person.grave is not None and person.grave.tick == state.tick


def _tell(tonight: Tonight, hears: Hears, target: Seat) -> None:
    params: dict[str, Param] = {}
    if hears.source is not None:
        params["source"] = msg(f"mafia-shooter-{hears.source}")
    if hears.piece is not None:
        params["piece"] = msg(f"mafia-thing-{hears.piece}")
    if hears.news is News.DRAINED:
        assert isinstance(hears.to, int)
        params["exp"] = tonight.drained.get(hears.to, 0)
    elif isinstance(hears.to, Clan) or hears.news in (News.KILLED, News.MISS):
        params["target"] = seat(target)
    tonight.step.emit(f"mafia-heard-{hears.news}", _audience(tonight, hears), **params)


def _audience(tonight: Tonight, hears: Hears) -> tuple[Seat, ...]:
    if isinstance(hears.to, Clan):
        return tuple(sorted(tonight.state.members(hears.to, dead=True)))
    return (hears.to,)
