"""What a bot at the table leaves to the people of its team.

An act that any of a team can do for all (`Form.team`) is the word of its people, as long as one is
there who has not missed the last deadline. Among bots it is the one with the lowest seat. When the
time is up and the people have not done it, that bot does (`no_shows`), so that a team is not lost
because its people are away. Everybody knows all that this depends on.
"""

from intriga.kernel.actors import Seat
from intriga.kernel.bots.tasks import is_others
from intriga.kernel.questions.forms import Form
from intriga.table.match.loaded_match import LoadedMatch


def leaves(loaded: LoadedMatch, seat: Seat, form: Form, *, late: bool = False) -> bool:
    """Whether the bot on this seat leaves an act for its team to others. `late`: the people have
    had their time."""
    members = [member for member in form.team if member < len(loaded.holders)]
    bots = [member for member in members if loaded.holders[member].bot]
    people = [] if late else [member for member in members if _is_there(loaded, member)]
    return is_others(form, seat, bots, people)


def _is_there(loaded: LoadedMatch, seat: Seat) -> bool:
    """Whether a person holds the seat who has not missed the last deadline."""
    house = loaded.committed.position.house
    away = house.missed(seat) > 0 or seat in house.standing_in
    return loaded.holders[seat].person is not None and not away
