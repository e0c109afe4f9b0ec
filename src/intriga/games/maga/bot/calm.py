"""The people of a state: revolts, mood, lies and viruses (items 52, 56, 57, 60, 67)."""

from collections import Counter

from intriga.games.maga.bot.odds import guess
from intriga.games.maga.bot.planning import Plan
from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.roles import Role

_WORTH_TRYING = 0.3
"""The least chance for which a lie is refuted and a vaccine made."""
_SAFE = 78
"""Per cent of mood below which it is raised: a lawsuit and a lie at once still end in no revolt."""


def put_down(plan: Plan) -> None:
    """First of all: in a revolt nothing else is carried out before (R-B3)."""
    if plan.desk.revolt:
        plan.add("suppress")


def answer_the_press(plan: Plan) -> None:
    """Refute whoever lies most."""
    if plan.desk.liars:
        liar, _ = Counter(plan.desk.liars).most_common(1)[0]
        _counter(plan, "refute", Role.MEDIA, liar)


def hunt_viruses(plan: Plan) -> None:
    """Guess whose the virus is: whoever was suspected least often so far."""
    suspects = sorted(plan.rivals(), key=lambda land: plan.memory.suspected[land])
    if plan.desk.infected and suspects:
        _counter(plan, "vaccinate", Role.HEALTH, suspects[0])


def _counter(plan: Plan, kind: str, role: Role, target: Land) -> None:
    """With the secretary's help, if that gives a chance; else the minister learns first."""
    helper = Role.SECRETARY
    helped = plan.is_free(helper) and plan.is_free(role)
    level = plan.level(role) + (plan.level(helper) / 2 if helped else 0)
    if guess(level, plan.theirs(target, role)) < _WORTH_TRYING:
        plan.add("boost", role=str(role))
    elif plan.add(kind, target=target) and helped:
        plan.add("help", role=str(helper), target=plan.desk.land, whom=str(role))


def please(plan: Plan) -> None:
    """Raise the mood to what is safe, after what lies and viruses will take."""
    mood = amounts().suppressed if plan.desk.revolt else plan.desk.mood
    refuted = any(line["kind"] == "refute" for line in plan.lines)
    mood -= amounts().statement * (len(plan.desk.liars) - refuted)
    mood -= amounts().virus_base ** min(6, plan.desk.infected + 2) if plan.desk.infected else 0
    while mood < _SAFE and plan.add("improve-mood"):
        mood += amounts().improve
