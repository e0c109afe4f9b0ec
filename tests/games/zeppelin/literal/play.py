"""Random societies, played by the game and by the literal one at once."""

from collections import Counter
from random import Random
from typing import Any

from intriga.kernel.actors import HOST
from intriga.kernel.acts import Enter, Leave, Return
from tests.games.zeppelin.literal.pair import HOUR, Pair
from tests.games.zeppelin.literal.wild import host_acts, person_acts
from tests.games.zeppelin.rules.acts import FoundCountry

MOST_PEOPLE = 60


def random_options(rng: Random) -> dict[str, Any]:
    """Every option of society, mostly as it is by default."""

    def mostly(usual: Any, *others: Any) -> Any:
        return usual if rng.random() < 0.6 else rng.choice((usual, *others))

    return {
        "map": rng.choice(("classic", "baltic", "old_world")),
        "turn": mostly("season", "phase"),
        "builds_window": mostly(True, False),
        "attempts": mostly("auto", "turn", "hours"),
        "attempt_hours": mostly(12, 1, 30),
        "root_guard": mostly(True, False),
        "protect_superiors": mostly(True, False),
        "poll_absent": mostly(3, 0, 1),
        "leader_counts": mostly(True, False),
        "revolution_freeze": rng.random() < 0.5,
        "revolt_closes": mostly(25, 0, 50),
        "revolt_pause": mostly(2, 0, 1, 5),
        "jailbreak": rng.choice((0, 0, 60, 90)),
        "bot_quirks": mostly(False, True),
        "migration": mostly("turn_end", "immediate"),
        "history": mostly("present", "all"),
        "early_end": mostly(True, False),
        "review": mostly(False, True),
    }


def play(seed: int, steps: int) -> Counter[str]:
    """One society of 3 to 40 people in 2 to 6 states; how often each act was legal. Turns are so
    long that everybody acts once or twice."""
    rng = Random(f"society {seed}")
    people = rng.choice((3, 5, 7, 9, 12, 15, 25, 40))
    options = random_options(rng)
    states = rng.randint(2, max(2, min(people // 3, 4 if options["map"] == "baltic" else 6)))
    pair = Pair(seed, people, states=states, **options)
    done: Counter[str] = Counter()
    for number in range(steps):
        pair.now += rng.choice((0, HOUR // 60, HOUR, 2 * HOUR))
        if pair.state.turn == 0 and number > people:
            if len(pair.model["countries"]) < 2:
                pair.act(HOST, FoundCountry("Zubrowka"))
            pair.begin()
        elif rng.random() < 1 / (1.5 * people + 5):
            if rng.random() < 0.3:
                pair.reach_marks()
            pair.time_up()
        elif rng.random() < 0.015:
            come_or_go(pair, rng)
        else:
            done[one_act(pair, rng)] += 1
        if pair.over:
            break
    happened: Counter[str] = pair.model["happened"]
    return done + happened


def one_act(pair: Pair, rng: Random) -> str:
    """The name of the act that was done; a refused one counts as `refused`."""
    if rng.random() < 0.3:
        offered = pair.offered()
        if offered is None:
            return "nothing offered"
        actor, act = offered
    else:
        actor, act = (host_acts if rng.random() < 0.04 else person_acts)(pair.model, rng)
    return type(act).__name__ if pair.act(actor, act) else "refused"


def come_or_go(pair: Pair, rng: Random) -> None:
    present = [seat for seat, one in enumerate(pair.model["people"]) if not one["left"]]
    gone = [seat for seat, one in enumerate(pair.model["people"]) if one["left"]]
    way = rng.choice(("enter", "leave", "leave", "return", "return"))
    if way == "enter" and len(pair.model["people"]) < MOST_PEOPLE:
        pair.seat_change(Enter(f"N{len(pair.model['people'])}"))
    elif way == "leave" and len(present) > 3:
        pair.seat_change(Leave(rng.choice(present)))
    elif way == "return" and gone:
        seat = rng.choice(gone)
        pair.seat_change(Return(seat, f"P{seat}"))
