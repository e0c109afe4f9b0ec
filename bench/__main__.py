"""Run the parts named on the command line, or all of them."""

import sys
from collections.abc import Callable

from bench import (
    abuse,
    acts,
    crowd,
    diplomacy,
    economicus,
    kernel,
    live,
    long_steps,
    mafia,
    maga,
    memory,
    pushes,
    replay,
    rooms,
    timers,
    waking,
    zeppelin,
)

PARTS: dict[str, Callable[[], None]] = {
    "kernel": kernel.main,
    "diplomacy": diplomacy.main,
    "zeppelin": zeppelin.main,
    "mafia": mafia.main,
    "maga": maga.main,
    "economicus": economicus.main,
    "acts": acts.main,
    "live": live.main,
    "crowd": crowd.main,
    "pushes": pushes.main,
    "rooms": rooms.main,
    "timers": timers.main,
    "long": long_steps.main,
    "memory": memory.main,
    "replay": replay.main,
    "waking": waking.main,
    "abuse": abuse.memory,
    "malformed": abuse.malformed,
}


def main() -> None:
    names = sys.argv[1:] or list(PARTS)
    for name in names:
        if name not in PARTS:
            sys.exit(f"unknown part “{name}”; choose from: {', '.join(PARTS)}")
        PARTS[name]()


if __name__ == "__main__":
    main()
