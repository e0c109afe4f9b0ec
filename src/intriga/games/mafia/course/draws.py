"""All draws that the rules make."""

from typing import Final

from intriga.games.mafia.course.night import wares
from intriga.games.mafia.course.night.thieving import takings, thieves
from intriga.games.mafia.subjects.commissariat import lateness
from intriga.games.mafia.subjects.guild import blackmail
from intriga.games.mafia.subjects.opening import dealing
from intriga.games.mafia.subjects.shots import target
from intriga.kernel import DrawKind

DRAWS: Final = (
    DrawKind(dealing.ROLE, "people left", "mafia-draw-role"),
    DrawKind(dealing.PROFESSION, "professions left", "mafia-draw-profession"),
    DrawKind(dealing.MERCHANT, "applicants", "mafia-draw-merchant"),
    DrawKind(dealing.CELEBRITY, "applicants", "mafia-draw-celebrity"),
    DrawKind(lateness.POST, "honest people", "mafia-draw-post"),
    DrawKind(blackmail.ASSASSIN, "honest people", "mafia-draw-assassin"),
    DrawKind(thieves.DRAW_ORDER, "thieves left", "mafia-draw-thieves"),
    DrawKind(takings.DRAW_THING, "loose things", "mafia-draw-stolen"),
    DrawKind(wares.DRAW, "32", "mafia-draw-thing"),
    DrawKind(target.DRAW_DUTY, "2", "mafia-draw-duty"),
    DrawKind(target.DRAW_SWORD, "attackers", "mafia-draw-sword"),
    DrawKind(target.DRAW_CURSED, "attackers", "mafia-draw-cursed"),
    DrawKind(target.DRAW_CURSED_OTHER, "living people", "mafia-draw-cursed-other"),
    DrawKind(target.DRAW_GUARD_SWORD, "attackers", "mafia-draw-guard-sword"),
    DrawKind(target.DRAW_GUARD_CURSED, "attackers", "mafia-draw-guard-cursed"),
    DrawKind(target.DRAW_GUARD_CURSED_OTHER, "living people", "mafia-draw-guard-cursed-other"),
)
