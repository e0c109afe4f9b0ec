"""Vocabulary: the words of orders in English and Russian, and the folding of names."""

import re
from enum import IntEnum


class Verb(IntEnum):
    """The kinds of orders."""

    HOLD = 0
    MOVE = 1
    SUPPORT = 2
    CONVOY = 3
    RETREAT = 4
    DISBAND = 5
    BUILD = 6
    WAIVE = 7


LETTER = {Verb.SUPPORT: "S", Verb.CONVOY: "C", Verb.RETREAT: "R", Verb.DISBAND: "D"}

_VERBS = {
    Verb.HOLD: "H HOLD HOLDS HOLDING STAND STANDS СТОИТ СТОЯТЬ СТОЙ ДЕРЖИТ ДЕРЖАТЬ ДЕРЖИТСЯ",
    Verb.MOVE: "- M MOVE MOVES GO GOES TO ATTACK ATTACKS ИДЕТ ИДТИ ИДИ В НА АТАКУЕТ АТАКА ХОД",
    Verb.SUPPORT: "S SUP SUPP SUPPORT SUPPORTS П ПОДДЕРЖКА ПОДДЕРЖИВАЕТ ПОДДЕРЖАТЬ ПОДДЕРЖИТ "
    "ПОМОЩЬ ПОМОГАЕТ ПОМОЧЬ ПОМОЖЕТ",
    Verb.CONVOY: "C CONV CONVOY CONVOYS К КОНВОЙ КОНВОИРУЕТ КОНВОИРОВАТЬ ВЕЗЕТ ВЕЗТИ "
    "ПОВЕЗЕТ ПЕРЕВОЗИТ ПЕРЕВЕЗТИ ПЕРЕВОЗИТЬ",
    Verb.RETREAT: "R RETREAT RETREATS О ОТХОД ОТХОДИТ ОТСТУПАЕТ ОТСТУПИТЬ ОТСТУПЛЕНИЕ",
    Verb.DISBAND: "D DISBAND DISBANDS REMOVE REMOVES DESTROY Р РОСПУСК РАСПУСТИТЬ РАСПУСКАЕТСЯ",
    Verb.BUILD: "B BUILD BUILDS ПОСТРОИТЬ СТРОИТ СТРОИТЬ СТРОИТСЯ НАБОР НАБРАТЬ",
    Verb.WAIVE: "WAIVE WAIVES PASS ПАС ПРОПУСК ОТКАЗ ОТКАЗЫВАЕТСЯ ОТКАЗАТЬСЯ",
}
VERBS = {word: verb for verb, words in _VERBS.items() for word in words.split()}
"""Word → verb."""

FILLERS = frozenset({"-", "TO", "В", "НА"})
"""Words that may follow a verb of movement: moves to, идёт в, retreats →."""

_LATER_VERBS = {
    Verb.HOLD: "ХОЛД ХОЛДИТ ОБОРОНЯЕТСЯ",
    Verb.MOVE: "INTO ВО МУВ ДВИЖЕТСЯ ДВИГАЕТСЯ ПЕРЕХОДИТ НАСТУПАЕТ",
    Verb.SUPPORT: "ПОДДЕРЖИВАТЬ САППОРТ САППОРТИТ",
    Verb.CONVOY: "КОНВОИТ КОНВОИТЬ",
}
LATER_VERBS = {word: verb for verb, words in _LATER_VERBS.items() for word in words.split()}
"""Verbs that were added when people already had maps of their own, like `ASIDE`: they are read as
such only where no province of the map is called so, and no code of a map is refused for them."""
ASIDE = frozenset({"IN", "AT", "INTO", "FROM", "OF", "THE", "ВО", "ИЗ", "В", "НА", "С", "СО"})
"""Words that may stand before a province: army in Berlin, армия из Лондона, move of army Paris."""
MOVING = (("-", "MOVE"), ("MOVE",), ("-", "МУВ"), ("МУВ",))
"""What may follow a verb of support before the unit: support-move army in Berlin into Prussia."""
HOLDING = (("-", "HOLD"), ("HOLD",), ("-", "ХОЛД"), ("ХОЛД",))
"""The same for a unit that stays: support-hold army in Danzig."""
IN_PLACE = (("НА", "МЕСТЕ"), ("IN", "PLACE"))
"""Phrases after a verb of support: the unit is supported where it is."""
TO_HOLD = ("TO", "HOLD")
"""The same after the unit: supports Marseilles to hold."""
WAIVED = frozenset(
    ["A", "THE", "BUILD", "BUILDS", "REST", "ОТ", "ПОСТРОЙКИ", "ПОСТРОЕК", "ОСТАЛЬНЫХ"]
)
"""Words that may follow `WAIVE`."""

_ARMY = ("A", "ARMY", "А", "АРМ", "АРМИЯ")
_FLEET = ("F", "FLEET", "Ф", "ФЛ", "ФЛОТ")
KINDS = dict.fromkeys(_ARMY, False) | dict.fromkeys(_FLEET, True)
"""Word → whether it is a fleet. The Russian А is another character than the English A."""
_ARMY_DECLINED = ("АРМИЮ", "АРМИИ", "АРМИЕЙ")
_FLEET_DECLINED = ("ФЛОТА", "ФЛОТУ", "ФЛОТОМ")
KINDS_DECLINED = dict.fromkeys(_ARMY_DECLINED, False) | dict.fromkeys(_FLEET_DECLINED, True)
"""The same in other cases: поддерживает армию Берлин."""

VIA = [
    phrase.split()
    for phrase in (
        "VIA CONVOY",
        "BY CONVOY",
        "VIA C",
        "VIA",
        "BY SEA",
        "ЧЕРЕЗ КОНВОЙ",
        "КОНВОЕМ",
        "ПО МОРЮ",
        "МОРЕМ",
    )
]
"""Phrases for a move by convoy."""

RESULTS = frozenset(
    tuple(phrase.split())
    for phrase in (
        "BOUNCED",
        "NO CONVOY",
        "CUT",
        "NO EFFECT",
        "PARADOX",
        "DISLODGED",
        "DESTROYED",
        "CIVIL DISORDER",
        "ОТБИТ",
        "НЕТ КОНВОЯ",
        "СОРВАНА",
        "ВПУСТУЮ",
        "ПАРАДОКС",
        "ВЫБИТ",
        "УНИЧТОЖЕН",
        "АВТОМАТИЧЕСКИ",
    )
)
"""Results that may follow an order in parentheses: a line of a report is read as its order."""

_COASTS = {
    "NC": "NC NORTH СЕВЕРНОЕ СЕВЕР СП СБ",
    "SC": "SC SOUTH ЮЖНОЕ ЮГ ЮП ЮБ",
    "EC": "EC EAST ВОСТОЧНОЕ ВОСТОК ВП ВБ",
    "WC": "WC WEST ЗАПАДНОЕ ЗАПАД ЗП ЗБ",
}
COASTS = {word: coast for coast, words in _COASTS.items() for word in words.split()}
"""Word → coast: SPA/SC, Spain (south coast), Испания (южный берег)."""
COAST_TAILS = frozenset({"COAST", "БЕРЕГ", "ПОБЕРЕЖЬЕ"})

RUSSIAN_COASTS = {"NC": "СБ", "SC": "ЮБ", "EC": "ВБ", "WC": "ЗБ"}
"""Coast → its code in Russian orders: ИСП/ЮБ."""

_WORD = re.compile(r"[^\W_]+|-|/|\(|\)")
_ARROWS = re.compile(r"-+>|=+>|[→⇒–—−]+|>+")
_SAINT = re.compile(r"\bST\.")


def words(text: str) -> list[str]:
    """The words and signs of an order, in upper case, with arrows and dashes as `-`."""
    flat = _SAINT.sub("ST ", text.upper().replace("Ё", "Е").replace("'", ""))
    flat = flat.replace("СЕВЕРНЫЙ БЕР", "СЕВЕРНОЕ БЕР").replace("ЮЖНЫЙ БЕР", "ЮЖНОЕ БЕР")
    flat = flat.replace("ВОСТОЧНЫЙ БЕР", "ВОСТОЧНОЕ БЕР").replace("ЗАПАДНЫЙ БЕР", "ЗАПАДНОЕ БЕР")
    return _WORD.findall(_ARROWS.sub(" - ", flat))


def fold(name: str) -> tuple[str, ...]:
    """A name in the form used for look-up: its words without hyphens."""
    return tuple(word for word in words(name) if word != "-")


def is_word_of_orders(word: str) -> bool:
    """Whether a code of a province would be read as a word of an order."""
    return word in VERBS or word in KINDS or word in COASTS or word in FILLERS
