"""Items 6 to 8, 12, 41, 48, M6 to M13: one day's vote, recounted from the beginning.

    day = {
        "people": {seat: {"alive": bool, "role": "honest" | "necromancer" | "assassin" | "bandit",
                          "celebrity": bool, "wiped": bool}},
        "happened": [event, ...],     # in order
    }

`wiped`: of a clan that is wiped out. The commissar is "honest" here. Events:

    ("vote", whose, accused)       # their own, a transferred or a subjugated one: whose vote it is
    ("extra", whose, votes)        # Orator 2, Prophet 3, Charisma 1, Voice of spirits 1
    ("mute", whose)                # Silence, Advocate
    ("pool", whose, accused, mana) # a dead person's contribution
    ("reanimate", whom)
    ("dies", whom)                 # in the middle of the day

Votes are counted in halves: a living vote is 2, a dead one 1, the pool 4.
"""

from typing import Any

Day = dict[str, Any]

LIVING, DEAD, POOL, POOL_MANA = 2, 1, 4, 80


def result(day: Day) -> dict[str, Any]:
    """Who is hanged, or None; the effective totals; what of the pools goes back to whom."""
    totals = totals_after(day, len(day["happened"]))
    leader = leading(day, totals)
    hanged = leader
    if leader is not None and survives_as_a_celebrity(day, leader, totals):
        hanged = None  # M9: nobody is hanged instead
    return {"hanged": hanged, "totals": totals, "returned": returned(day)}


def survives_as_a_celebrity(day: Day, leader: int, totals: dict[int, int]) -> bool:
    """M9: with less than 2/3 of all living votes available."""
    enough = 3 * totals[leader] >= 2 * living_votes_available(day)
    return bool(day["people"][leader]["celebrity"]) and not enough


def leading(day: Day, totals: dict[int, int]) -> int | None:
    """M6: plurality. Tie: who first reached the tied effective total, recomputed after Silence and
    Advocate: as if whoever is muted in the end had never voted."""
    top = max(totals.values(), default=0)
    if top == 0:
        return None  # nobody voted: nobody dies
    for upto in range(1, len(day["happened"]) + 1):
        reached = [one for one, votes in totals_after(day, upto).items() if votes >= top]
        reached = [one for one in reached if totals[one] == top]
        if reached:
            return min(reached)
    raise AssertionError("somebody has reached the top")


def totals_after(day: Day, upto: int) -> dict[int, int]:
    """Effective totals after so many events, knowing who is muted in the end."""
    totals: dict[int, int] = {}
    for voter, accused in votes_cast(day["happened"][:upto]).items():
        weight = weight_of(day, voter, upto)
        if is_muted(day, voter) or voter == accused:
            continue  # item 7: a self-vote is void
        if day["people"][accused]["celebrity"] and not counts_as_living(day, voter, upto):
            continue  # item 48: dead votes against the celebrity are ignored
        extras = sum(event[2] for event in day["happened"][:upto] if event[:2] == ("extra", voter))
        votes = weight + LIVING * extras
        if votes:
            totals[accused] = totals.get(accused, 0) + votes
    pool = pool_that_counts(day, upto)
    if pool is not None and not day["people"][pool]["celebrity"]:
        totals[pool] = totals.get(pool, 0) + POOL
    return totals


def votes_cast(events: list[Any]) -> dict[int, int]:
    """One clear vote each, and final: the first counts."""
    cast: dict[int, int] = {}
    for event in events:
        if event[0] == "vote":
            cast.setdefault(event[1], event[2])
    return cast


def is_muted(day: Day, seat: int) -> bool:
    """M12: Silence mutes all votes of that player, artifact votes too."""
    return any(event == ("mute", seat) for event in day["happened"])


def is_alive(day: Day, seat: int, upto: int) -> bool:
    return bool(day["people"][seat]["alive"]) and ("dies", seat) not in day["happened"][:upto]


def counts_as_living(day: Day, seat: int, upto: int) -> bool:
    """M13: whoever is reanimated counts as living until nightfall."""
    return is_alive(day, seat, upto) or ("reanimate", seat) in day["happened"][:upto]


def necromancer_lives(day: Day, upto: int) -> bool:
    return any(
        one["role"] == "necromancer" and counts_as_living(day, seat, upto)
        for seat, one in day["people"].items()
    )


def weight_of(day: Day, seat: int, upto: int) -> int:
    """Item 12, M8: dead honest and the dead assassin half while the necromancer lives; dead bandits
    none."""
    if counts_as_living(day, seat, upto):
        return LIVING
    if day["people"][seat]["role"] == "bandit" or not necromancer_lives(day, upto):
        return 0
    return DEAD


# The pool of the dead (item 41, M10).


def may_give(day: Day, seat: int, upto: int) -> bool:
    """The dead without a necromancer; bandits if their clan is wiped out."""
    one = day["people"][seat]
    if counts_as_living(day, seat, upto) or necromancer_lives(day, upto):
        return False
    return bool(one["role"] != "bandit" or one["wiped"])


def pools(day: Day, upto: int) -> dict[int, int]:
    """Mana per accused; it cannot be moved."""
    mana: dict[int, int] = {}
    for number, event in enumerate(day["happened"][:upto]):
        if event[0] == "pool" and may_give(day, event[1], number):
            mana[event[2]] = mana.get(event[2], 0) + event[3]
    return mana


def pool_that_counts(day: Day, upto: int) -> int | None:
    """80 reached: 2 votes at that moment; one pool per day in total."""
    for number in range(1, upto + 1):
        for accused, mana in pools(day, number).items():
            if mana >= POOL_MANA:
                return accused
    return None


def returned(day: Day) -> dict[int, int]:
    """Below 80 at the end of the day contributions are returned; so are those of other pools."""
    counted = pool_that_counts(day, len(day["happened"]))
    back: dict[int, int] = {}
    for number, event in enumerate(day["happened"]):
        if event[0] == "pool" and event[2] != counted and may_give(day, event[1], number):
            back[event[1]] = back.get(event[1], 0) + event[3]
    return back


# The celebrity (item 48, M9).


def living_votes_available(day: Day) -> int:
    """All living votes available that day; muted votes are not. Extra votes that were used are."""
    end = len(day["happened"])
    votes = 0
    for seat in day["people"]:
        if counts_as_living(day, seat, end) and not is_muted(day, seat):
            extras = (event[2] for event in day["happened"] if event[:2] == ("extra", seat))
            votes += LIVING + LIVING * sum(extras)
    return votes


# The early end (M7).


def is_decided(day: Day) -> bool:
    """No unvoted weight can change who is hanged, by what everybody knows: as if nobody had used
    extra votes or Silence, and whoever of those who may be a celebrity is one, or nobody."""
    suspects = [seat for seat, one in day["people"].items() if one.get("perhaps")]
    return all(is_decided_with(day, one) for one in (None, *suspects))


def is_decided_with(day: Day, celebrity: int | None) -> bool:
    """Whether all open votes against any one rival, or all against the leader, leave the result."""
    public = what_everybody_knows(day, celebrity)
    cast = votes_cast(public["happened"])
    end = len(public["happened"])
    unvoted = [
        seat for seat in public["people"] if seat not in cast and weight_of(public, seat, end)
    ]
    if not unvoted and not pool_is_possible(public, end):
        return True
    now = result(public)
    if not now["totals"]:
        return False
    for accused in public["people"]:
        if counts_as_living(public, accused, end):
            against: list[Any] = [("vote", seat, accused) for seat in unvoted]
            if pool_is_possible(public, end):
                against.append(("fill", accused))
            then = {**public, "happened": [*public["happened"], *against]}
            if outcome_with_pool(then) != now["hanged"]:
                return False
            if accused != leading(public, now["totals"]) and leader_with_pool(then) == accused:
                return False
    return True


def leader_with_pool(day: Day) -> int | None:
    filled = filled_up(day)
    return leading(filled, totals_after(filled, len(filled["happened"])))


def outcome_with_pool(day: Day) -> int | None:
    hanged: int | None = result(filled_up(day))["hanged"]
    return hanged


def filled_up(day: Day) -> Day:
    """Whether there is mana enough is a secret: somebody of the dead is thought to have it."""
    happened: list[Any] = []
    for event in day["happened"]:
        if event[0] == "fill":
            upto = len(happened)
            giver = next(seat for seat in day["people"] if may_give(day, seat, upto))
            missing = POOL_MANA - pools({**day, "happened": happened}, upto).get(event[1], 0)
            happened.append(("pool", giver, event[1], missing))
        else:
            happened.append(event)
    return {**day, "happened": happened}


def what_everybody_knows(day: Day, celebrity: int | None) -> Day:
    return {
        "people": {
            seat: {**one, "celebrity": seat == celebrity} for seat, one in day["people"].items()
        },
        "happened": [event for event in day["happened"] if event[0] not in ("extra", "mute")],
    }


def pool_is_possible(day: Day, upto: int) -> bool:
    """2 for an unused pool: whether there is mana enough is a secret."""
    givers = any(may_give(day, seat, upto) for seat in day["people"])
    return givers and pool_that_counts(day, upto) is None
