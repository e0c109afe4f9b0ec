"""A movement or a retreat as a great event: the units that it dislodged."""

from collections.abc import Iterator

from intriga.diplomacy.geography.board import board_of
from intriga.kernel import Event
from intriga.presentation import Moment, MomentRow, Scene
from intriga.warfare import message_params
from intriga.warfare.presentation.chart_data import turn_of
from intriga.warfare.presentation.past_turns import turn_name
from intriga.warfare.presentation.power_marks import letters
from intriga.warfare.war_view import WarView


def battle(view: WarView, scene: Scene, event: Event) -> Iterator[Moment]:
    """The card of a turn that dislodged units, with the mark of the power of each."""
    number, marks = board_of(view.map).power_number, letters(view.map, scene.language)
    rows = tuple(
        MomentRow(
            scene.render(message_params.unit(view.map, lost.unit)),
            mark=marks[number[lost.power]],
            hue=number[lost.power],
            good=False,
        )
        for lost in turn_of(event).lost
    )
    if rows:
        title = scene.say("war-page-dislodged", n=len(rows))
        yield Moment(kind="battle", kicker=turn_name(view, scene, event), title=title, rows=rows)
