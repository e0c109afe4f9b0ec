"""How the turns and steps of the referee's log are called."""

from typing import Final

from intriga.presentation import LogTitles, Scene


def _turn(scene: Scene, turn: int) -> str:
    return scene.say("maga-page-log-turn", turn=turn)


def _step(scene: Scene, at: str) -> str:
    """A step of the technical stage, by its number; all else is a decision of the host."""
    return scene.say("maga-page-step", step=int(at) if at.isdecimal() else 0)


LOG_TITLES: Final = LogTitles(_turn, _step)
