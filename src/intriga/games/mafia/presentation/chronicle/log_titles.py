"""How the turns and steps of the referee's log are called: nights and days, the steps of T1."""

from typing import Final

from intriga.games.mafia.presentation.phrases import half_day
from intriga.presentation import LogTitles, Scene


def _step(scene: Scene, at: str) -> str:
    return scene.say(f"mafia-named-step-{at}")


LOG_TITLES: Final = LogTitles(half_day, _step)
