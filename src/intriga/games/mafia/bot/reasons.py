"""Why the Kamrad does what it does, as sentences for a beginner.

What it accuses, checks and shoots by is told term by term, with the weights of `suspicion`; the
rest follows from who it is, and has one sentence for each thing.
"""

from collections.abc import Callable, Mapping

from intriga.games.mafia.bot import suspicion
from intriga.games.mafia.bot.habits.clan import FRAMED
from intriga.games.mafia.bot.habits.votes import CROWD, WAGON
from intriga.games.mafia.bot.mind import CLANS, HONEST, Mind, Plain
from intriga.kernel import Message, Reasons, Seat, seat

_MET = 20.0
"""What it weighs that somebody is known to be a bandit."""


def reasons(mind: Mind, act: Plain) -> tuple[Message, ...]:
    """What speaks most for an act of the Kamrad."""
    found = Reasons()
    say = SAID.get(act["type"])
    if say is not None:
        say(mind, act, found)
    else:
        found.add(1, f"mafia-because-{act['type']}")
    return found.strongest()


# ── whom it suspects ────────────────────────────────────────────────────────────────────


def _evidence(mind: Mind, who: Seat, found: Reasons, part: float = 1.0) -> None:
    """What speaks against somebody, as `suspicion` counts it. `part`: how much of it counts."""
    if who in mind.memory.enemies:
        found.add(part * _MET, "mafia-because-met", who=seat(who))
    hanged = {one.died // 2: at for at, one in enumerate(mind.view.people) if one.died % 2}
    honest = spared = shot = 0
    for vote in mind.memory.ballots:
        if vote.by == who and vote.against != who:
            honest += mind.role_of(vote.against) in HONEST
            victim = hanged.get(vote.day)
            hangs = victim is not None and mind.role_of(victim) in CLANS
            spared += hangs and vote.against != victim
        if vote.against == who and vote.by != who and mind.role_of(vote.by) in HONEST:
            shot += mind.view.people[vote.by].died == 2 * vote.day + 2
    found.add(part * suspicion.SPARED_BANDIT * spared, "mafia-because-spared", who=seat(who))
    found.add(part * suspicion.ACCUSER_SHOT * shot, "mafia-because-accuser-shot", who=seat(who))
    found.add(part * suspicion.ACCUSED_HONEST * honest, "mafia-because-honest", who=seat(who))
    found.add(part * 0.5 * mind.nature.feels(who), "mafia-because-feeling", who=seat(who))
    found.add(0.01, "mafia-because-somebody")


def _accuses(mind: Mind, act: Plain, found: Reasons) -> None:
    whom: Seat = act["whom"]
    voters = max(1, 2 * len(mind.others))
    halves = {one.whom: one.halves for one in mind.view.tally}.get(whom, 0)
    share, votes = halves / voters, (halves + 1) // 2
    if not mind.bandit:
        _evidence(mind, whom, found)
        found.add(WAGON * share, "mafia-because-crowd", n=votes)
    elif whom in mind.mates:
        found.add(1, "mafia-because-doomed")
    else:
        found.add(CROWD * share, "mafia-because-crowd", n=votes)
        found.add(0.05, "mafia-because-not-ours")
        _evidence(mind, whom, found, 0.5)
    if "instead_of" in act:
        found.add(0.3, "mafia-because-entrusted", who=seat(act["instead_of"]))


def _checks(mind: Mind, act: Plain, found: Reasons) -> None:
    _evidence(mind, act["aims"][0]["whom"], found)
    if act["aims"][0].get("arrow"):
        found.add(3, "mafia-because-arrow")


def _shoots(mind: Mind, act: Plain, found: Reasons) -> None:
    """As `clan._worth` counts."""
    who: Seat = act["aims"][0]["whom"]
    ballots = [vote for vote in mind.memory.ballots if vote.by == who]
    ours = sum(vote.against in mind.mates for vote in ballots)
    sharp = sum(vote.place == 0 and mind.role_of(vote.against) in CLANS for vote in ballots)
    found.add(1.0 * ours, "mafia-because-accuses-us", who=seat(who))
    found.add(0.5 * sharp, "mafia-because-sharp", who=seat(who))
    if who in mind.memory.enemies:
        found.add(3, "mafia-because-rival", who=seat(who))
    found.add(-FRAMED * mind.fishy(who), "mafia-because-trusted", who=seat(who))
    found.add(0.01, "mafia-because-stranger")


def _about(id: str, *fields: str) -> Callable[[Mind, Plain, Reasons], None]:
    """A sentence, and what speaks against the person in the first of these fields."""

    def say(mind: Mind, act: Plain, found: Reasons) -> None:
        found.add(0.5, id)
        for field in fields:
            whom = act.get(field)
            if isinstance(whom, int) and whom in mind.suspicion:
                _evidence(mind, whom, found)

    return say


# ── spells, things, answers ─────────────────────────────────────────────────────────────


def _casts(mind: Mind, act: Plain, found: Reasons) -> None:
    found.add(1, f"mafia-because-spell-{act['spell']}")
    if act["spell"] == mind.me.speciality:
        found.add(0.5, "mafia-because-speciality")


def _uses(mind: Mind, act: Plain, found: Reasons) -> None:
    kinds = {item.number: item.kind for item in mind.me.things}
    kind = kinds.get(act["thing"], "")
    known = kind in ("advocate", "spies")
    found.add(1, f"mafia-because-use-{kind}" if known else "mafia-because-use")


def _answers_clan(mind: Mind, act: Plain, found: Reasons) -> None:
    if mind.me.role == "commissar" and act["yes"]:
        found.add(1, "mafia-because-infiltrate")
    else:
        found.add(1, "mafia-because-join" if act["yes"] else "mafia-because-stay-honest")


def _yes_or_no(yes: str, no: str, field: str = "yes") -> Callable[[Mind, Plain, Reasons], None]:
    """One of two sentences, by the answer."""

    def say(mind: Mind, act: Plain, found: Reasons) -> None:
        found.add(1, yes if act[field] not in (False, "no") else no)

    return say


def _takes_profession(mind: Mind, act: Plain, found: Reasons) -> None:
    chosen = act.get("profession", "")
    found.add(1, f"mafia-because-profession-{chosen or 'none'}")


def _readies(mind: Mind, act: Plain, found: Reasons) -> None:
    found.add(1, "mafia-because-wear")


SAID: Mapping[str, Callable[[Mind, Plain, Reasons], None]] = {
    "accuse": _accuses,
    "check": _checks,
    "shoot": _shoots,
    "cast-spell": _casts,
    "use-thing": _uses,
    "choose-profession": _takes_profession,
    "ready": _readies,
    "answer-clan": _answers_clan,
    "answer-commissar": _yes_or_no("mafia-because-help", "mafia-because-no-help"),
    "answer-gift": _yes_or_no("mafia-because-take-gift", "mafia-because-no-gift"),
    "answer-loot": _yes_or_no("mafia-because-buy-loot", "mafia-because-dear-loot"),
    "answer-rite": _yes_or_no("mafia-because-raise", "mafia-because-no-rite", "answer"),
    "subjugate": _about("mafia-because-subjugate", "whom"),
    "fill-pool": _about("mafia-because-fill-pool", "whom"),
    "bid-for-killing": _about("mafia-because-bid-for-killing", "victim"),
    "bid-together": _about("mafia-because-bid-together", "victim"),
}
"""By type of an act; all others have one sentence, `mafia-because-<act>`."""
