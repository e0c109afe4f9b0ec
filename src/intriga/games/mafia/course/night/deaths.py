"""N7: all who were struck die together; the dead of this night have still acted."""

from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.subjects.lives import dying
from intriga.kernel import msg, seat


def run(tonight: Tonight) -> None:
    for who, (cause, by) in sorted(tonight.deaths.items()):
        tonight.note(
            "N7",
            "mafia-log-died-by" if by else "mafia-log-died",
            who=seat(who),
            cause=msg(f"mafia-cause-{cause}"),
            by=[seat(one) for one in by],
        )
        dying.die(tonight.state, who, cause, tonight.step, by)
