"""Sample data for `preview.py`, in both languages: what the server would hand to each template."""

# ruff: noqa: E501 — sentences of sample text stay whole

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import segno

Data = dict[str, Any]
CORNERS = {0: 0, 8: 1, 80: 2, 72: 3}
MARKS = {"ru": "АБВГ", "en": "ABCD"}
CITIES = {
    "ru": ["Лондон", "Нью-Йорк", "Пекин", "Москва"],
    "en": ["London", "New York", "Beijing", "Moscow"],
}
NAMES = {
    "ru": ["Элен Тремэн", "Штирлиц", "Мата Хари (бот)", "Фандорин"],
    "en": ["Elen Tremaine", "Stierlitz", "Mata Hari (bot)", "Fandorin"],
}


def say(lang: str, ru: str, en: str) -> str:
    return ru if lang == "ru" else en


def numbers() -> dict[int, int]:
    """Numbers of the 76 plain cells, row by row (S2)."""
    plain = [c for c in range(81) if c not in CORNERS and c != 40]
    return {c: n for n, c in enumerate(plain, 1)}


NUMBER = numbers()
CELL = {n: c for c, n in NUMBER.items()}


def board(lang: str, lit: list[int], closed: tuple[int, ...] = ()) -> Data:
    bribes = {CELL[14]: 60, CELL[23]: 40, CELL[31]: 150, CELL[52]: 5, CELL[15]: 20}
    ticks = {CELL[13], CELL[66]}
    blown = {CELL[48]}
    cells = []
    for c in range(81):
        corner = CORNERS.get(c)
        kind = "geneva" if c == 40 else "plain" if corner is None else "city"
        label = None
        if kind == "city" and corner in closed:
            kind, label = "closed", say(lang, "закрыто", "closed")
        elif kind == "city" and corner is not None:
            label = say(lang, "город ", "city ") + CITIES[lang][corner]
        elif c in bribes:
            label = say(
                lang,
                f"клетка {NUMBER[c]}, ваша взятка {bribes[c]} $",
                f"cell {NUMBER[c]}, your bribe ${bribes[c]}",
            )
        elif c in ticks:
            label = say(
                lang, f"клетка {NUMBER[c]}, ваша подстава", f"cell {NUMBER[c]}, your set-up"
            )
        cells.append(
            {
                "cell": c,
                "number": NUMBER.get(c),
                "kind": kind,
                "seat": corner,
                "city": CITIES[lang][corner] if corner is not None and kind == "city" else None,
                "mark": MARKS[lang][corner] if corner is not None else None,
                "bribe": bribes.get(c),
                "tick": c in ticks,
                "blown": c in blown,
                "lit": c in lit,
                "label": label,
            }
        )
    path = [40, 31, 30, 39, 49, 50, 41, 32, 33, 24, 23, 14, 15, CELL[23]]
    return {
        "cells": cells,
        "papers": CELL[23],
        "path": path,
        "announced": None,
        "picked": None,
        "caption": say(
            lang, "Бумаги на клетке 23. Ход 14 из 60.", "The Papers lie on cell 23. Turn 14 of 60."
        ),
    }


def card(lang: str) -> Data:
    special = [
        ("Подрывники", "Saboteurs", 1),
        ("Подстава", "Set-up", 0),
        ("Тайные тропы", "Secret paths", 1),
        ("Явка провалена", "Blown safe house", 1),
    ]
    return {
        "city": CITIES[lang][1],
        "seat": 1,
        "mark": MARKS[lang][1],
        "money": 684,
        "delta": 19,
        "history": [1000, 960, 900, 750, 745, 725, 744, 684, 665, 684],
        "specials": [{"name": say(lang, ru, en), "left": n, "help": None} for ru, en, n in special],
        "points_spent": 10,
        "points_total": 10,
        "bribes": [
            {"number": n, "sum": s} for n, s in [(14, 60), (15, 20), (23, 40), (31, 150), (52, 5)]
        ],
        "ticks": [13, 66],
    }


def near(lang: str) -> list[Data]:
    here = CELL[23]
    around = [here + d for d in (-10, -9, -8, -1, 1, 8, 9, 10)]
    return [
        {"value": c, "label": str(NUMBER[c]) if c in NUMBER else CITIES[lang][CORNERS[c]]}
        for c in around
    ]


def acts(lang: str) -> Data:
    plain = [{"value": c, "label": str(n)} for c, n in NUMBER.items()]
    move = {
        "act": "move",
        "key": "move",
        "main": True,
        "command": "c1",
        "title": say(lang, "Двинуть Бумаги", "Move the Papers"),
        "help": say(
            lang,
            "Нажмите на соседнюю клетку поля или выберите номер.",
            "Tap a neighbouring cell on the board or choose its number.",
        ),
        "fields": [
            {
                "name": "cell",
                "kind": "choice",
                "label": say(lang, "Куда", "Where to"),
                "choices": near(lang),
                "chips": True,
                "pick": "cell",
                "required": True,
            }
        ],
        "consequence": say(
            lang,
            "У других на клетке 23 могут лежать взятки: вам могут бросить вызов.",
            "Others may hold bribes on cell 23: you may be challenged.",
        ),
        "submit": say(lang, "Объявить ход", "Announce the move"),
    }
    bribe = {
        "act": "bribe",
        "key": "bribe",
        "main": False,
        "command": "c2",
        "title": say(lang, "Дать взятку", "Place a bribe"),
        "fields": [
            {
                "name": "cell",
                "kind": "choice",
                "label": say(lang, "Клетка", "Cell"),
                "choices": plain,
                "pick": "cell",
                "required": True,
                "value": None,
            },
            {
                "name": "sum",
                "kind": "number",
                "label": say(lang, "Сумма", "Sum"),
                "min": 1,
                "max": 684,
                "unit": "$",
                "required": True,
                "value": 40,
            },
        ],
        "consequence": say(
            lang,
            "40 $ уйдут из казны сразу. Прежняя взятка на этой клетке сгорит.",
            "$40 leave your purse at once. An earlier bribe on this cell burns.",
        ),
        "submit": say(lang, "Положить взятку", "Place the bribe"),
    }
    blocked = {
        "act": "march",
        "key": "march",
        "main": False,
        "fields": [],
        "title": say(lang, "Марш-бросок", "Forced march"),
        "blocked": say(
            lang,
            "Марш-бросок вы не покупали. Его берут до начала партии, за 3 очка.",
            "You did not buy a forced march. It is bought before the match, for 3 points.",
        ),
    }
    blow = {
        "act": "saboteurs",
        "key": "saboteurs",
        "main": False,
        "command": "c3",
        "title": say(lang, "Подрывники", "Saboteurs"),
        "fields": [
            {
                "name": "cell",
                "kind": "choice",
                "label": say(lang, "Клетка", "Cell"),
                "choices": plain,
                "pick": "cell",
                "value": None,
            }
        ],
        "consequence": say(
            lang,
            "Сгорят все взятки на клетке, и ваша тоже.",
            "All bribes on the cell burn, yours too.",
        ),
    }
    return {
        "url": "/m/x/act",
        "token": "7",
        "forms": [move, bribe, blow, blocked],
        "receipt": None,
        "error": None,
        "empty": None,
    }


def shopping(lang: str) -> Data:
    shop = [
        (
            "saboteurs",
            "Подрывники",
            "Saboteurs",
            3,
            "Взрывают одну клетку: взятки на ней сгорают.",
            "Blow up one cell; the bribes on it burn.",
        ),
        (
            "march",
            "Марш-бросок",
            "Forced march",
            3,
            "Две клетки за ход, с остановкой на каждой.",
            "Two cells in a turn, with a stop on each.",
        ),
        (
            "paths",
            "Тайные тропы",
            "Secret paths",
            4,
            "Через клетку, не останавливаясь.",
            "Over one cell without a stop.",
        ),
        (
            "setup",
            "Подстава",
            "Set-up",
            2,
            "Тайная галочка: Бумаги уйдут, куда скажете.",
            "A secret tick: the Papers go where you say.",
        ),
        (
            "safehouse",
            "Явка провалена",
            "Blown safe house",
            1,
            "Чужие взятки с клетки возвращаются хозяевам.",
            "Others' bribes on a cell return to their owners.",
        ),
        (
            "bluff",
            "Блеф",
            "Bluff",
            2,
            "До 50 $ сверх взятки в торге. Проигрыш стоит 100 $.",
            "Up to $50 over your bribe in the bidding. Losing costs $100.",
        ),
    ]
    form = {
        "act": "buy",
        "key": "buy",
        "main": True,
        "command": "c4",
        "title": say(lang, "Закупка спецходов", "Buying special moves"),
        "help": say(
            lang,
            "Что вы взяли, не узнает никто. Остаток очков пропадёт.",
            "Nobody learns what you took. Points left over are lost.",
        ),
        "fields": [
            {
                "name": "counts",
                "kind": "counts",
                "label": say(lang, "Спецходы", "Special moves"),
                "limit": 10,
                "items": [
                    {
                        "name": k,
                        "label": say(lang, ru, en),
                        "cost": c,
                        "help": say(lang, hru, hen),
                        "value": 1 if k in ("paths", "bluff") else 0,
                    }
                    for k, ru, en, c, hru, hen in shop
                ],
            }
        ],
        "submit": say(lang, "Запечатать список", "Seal the list"),
        "error": {
            "text": say(lang, "Здесь 11 очков, а есть 10.", "That is 11 points, and there are 10."),
            "possible": say(
                lang, "Снимите что-нибудь на одно очко.", "Take off something worth one point."
            ),
        },
    }
    return {
        "url": "/m/x/act",
        "token": "1",
        "forms": [form],
        "receipt": say(lang, "Город ваш: Нью-Йорк.", "Your city: New York."),
        "error": None,
        "empty": None,
    }


def dispatches(lang: str) -> Data:
    m = MARKS[lang]

    def item(
        id: int,
        ru: str,
        en: str,
        seat: int | None = None,
        *,
        why: tuple[str, str] | None = None,
        key: bool = False,
        private: bool = False,
    ) -> Data:
        return {
            "id": id,
            "text": say(lang, ru, en),
            "why": say(lang, *why) if why else None,
            "private": private,
            "key": key,
            "seat": seat,
            "mark": m[seat] if seat is not None else None,
        }

    return {
        "earlier_url": "?all",
        "groups": [
            {
                "key": "14",
                "title": say(lang, "Ход 14 · Нью-Йорк", "Turn 14 · New York"),
                "items": [item(58, "Очередь Нью-Йорка.", "New York is to move.")],
            },
            {
                "key": "13",
                "title": say(lang, "Ход 13 · Лондон", "Turn 13 · London"),
                "items": [
                    item(
                        57,
                        "Нью-Йорк забирает Бумаги и ведёт их на клетку 23.",
                        "New York takes the Papers and leads them to cell 23.",
                        1,
                        why=(
                            "41 $ против 40 $: названа большая сумма.",
                            "$41 against $40: the larger sum was named.",
                        ),
                        key=True,
                    ),
                    item(
                        56,
                        "В казну вернулось 19 $.",
                        "$19 returned to your purse.",
                        1,
                        private=True,
                    ),
                    item(55, "Лондон теряет 40 $.", "London loses $40.", 0),
                    item(54, "Нью-Йорк называет 41 $.", "New York names $41.", 1),
                    item(53, "Лондон называет 40 $.", "London names $40.", 0),
                    item(
                        52,
                        "Вызов! Нью-Йорк оспаривает уход с клетки 14.",
                        "Challenge! New York contests the departure from cell 14.",
                        1,
                        key=True,
                    ),
                    item(
                        51, "Лондон объявляет ход: 14 → 22.", "London announces a move: 14 → 22.", 0
                    ),
                ],
            },
            {
                "key": "12",
                "title": say(lang, "Ход 12 · Москва", "Turn 12 · Moscow"),
                "items": [
                    item(
                        50,
                        "Москва кладёт взятку. Куда и сколько — знает только Москва.",
                        "Moscow places a bribe. Where and how much, only Moscow knows.",
                        3,
                    )
                ],
            },
        ],
    }


def table(lang: str) -> Data:
    people = [
        {
            "seat": i,
            "mark": MARKS[lang][i],
            "name": NAMES[lang][i],
            "label": CITIES[lang][i],
            "me": i == 1,
            "bot": i == 2,
            "host": i == 1,
            "online": i != 3,
            "turn": i == 1,
            "note": None,
        }
        for i in range(4)
    ]
    talk = [
        (
            "Элен Тремэн",
            "Elen Tremaine",
            0,
            "Сорок — всё, что у меня было. Честно.",
            "Forty was all I had. Honestly.",
        ),
        (
            "Фандорин",
            "Fandorin",
            3,
            "Это раз. А пятьдесят два — это чья?",
            "That is one. And whose is fifty-two?",
        ),
        (
            "Штирлиц",
            "Stierlitz",
            1,
            "Обсудим это у меня в городе.",
            "Let us discuss it in my city.",
        ),
    ]
    messages = [
        {
            "id": n,
            "name": say(lang, ru, en),
            "seat": s,
            "mark": MARKS[lang][s],
            "text": say(lang, tru, ten),
            "at": f"21:0{n}",
            "mine": s == 1,
            "system": False,
        }
        for n, (ru, en, s, tru, ten) in enumerate(talk)
    ]
    return {
        "watchers": 2,
        "people": people,
        "rooms": [
            {
                "key": "all",
                "title": say(lang, "За столом", "At the table"),
                "who": None,
                "open": True,
                "unread": 2,
                "can_write": True,
                "closed_because": None,
                "messages": messages,
            },
        ],
    }


def match(lang: str) -> Data:
    return {
        "url": "/m/x",
        "title": say(lang, "Четверо в Женеве", "Four in Geneva"),
        "game_id": "espionage",
        "game_name": say(lang, "Шпионаж", "Espionage"),
        "rules_url": "/rules/espionage",
        "board_template": "games/espionage/board.html",
        "card_template": "games/espionage/card.html",
        "css": ["games/espionage/board.css"],
        "js": ["games/espionage/board.js"],
    }


def clock(seconds: int) -> Data:
    return {
        "due": (datetime.now(UTC) + timedelta(seconds=seconds)).isoformat(),
        "left": f"{seconds // 60}:{seconds % 60:02}",
    }


def awaited(lang: str, seats: list[int], done: tuple[int, ...] = ()) -> list[Data]:
    return [
        {"seat": s, "mark": MARKS[lang][s], "name": NAMES[lang][s], "done": s in done}
        for s in seats
    ]


def playing(lang: str) -> tuple[str, Data]:
    now = {
        "phase": say(lang, "Ход", "Turn"),
        "step": say(lang, "круг 4 из 60", "round 4 of 60"),
        "mine": True,
        "asked": say(
            lang,
            "Двиньте Бумаги, дайте взятку или пустите в дело спецход.",
            "Move the Papers, place a bribe, or use a special move.",
        ),
        "clock": clock(221),
        "clock_note": say(lang, "потом ход пропадёт", "then the turn is lost"),
        "awaited": awaited(lang, [1]),
    }
    return "match.html", {
        "match": match(lang),
        "now": now,
        "act": acts(lang),
        "board": board(lang, [c["value"] for c in near(lang)]),
        "card": card(lang),
        "dispatches": dispatches(lang),
        "table": table(lang),
        "finished": None,
        "watching": False,
    }


def challenged(lang: str) -> tuple[str, Data]:
    _, data = playing(lang)
    data["now"] = {
        "phase": say(lang, "Вызов", "Challenge"),
        "step": say(lang, "круг 4 из 60", "round 4 of 60"),
        "mine": False,
        "asked": say(
            lang,
            "Лондон объявил ход 23 → 32. Вы ответили, ждём остальных.",
            "London announced 23 → 32. You have answered; the others are awaited.",
        ),
        "clock": clock(12),
        "clock_note": None,
        "awaited": awaited(lang, [0, 2, 3], (2,)),
    }
    data["act"] = {
        "url": "/m/x/act",
        "token": "8",
        "forms": [],
        "error": None,
        "receipt": say(
            lang,
            "Ответ записан. Его вскроют, когда ответят все.",
            "Your answer is noted. It is opened when everyone has answered.",
        ),
        "empty": say(
            lang,
            "Ждём Лондон и Москву. Ответы вскроют вместе.",
            "London and Moscow are awaited. The answers are opened together.",
        ),
    }
    data["board"] = board(lang, [], closed=(2,)) | {"announced": CELL[23] + 9}
    return "match.html", data


def buying(lang: str) -> tuple[str, Data]:
    _, data = playing(lang)
    data["act"] = shopping(lang)
    data["board"] = board(lang, []) | {"papers": 40, "path": [40]}
    data["dispatches"] = {"groups": [], "earlier_url": None}
    data["card"] = card(lang) | {
        "history": [1000],
        "money": 1000,
        "delta": None,
        "bribes": [],
        "ticks": [],
        "specials": [],
        "points_spent": 0,
    }
    return "match.html", data


def over(lang: str) -> tuple[str, Data]:
    _, data = playing(lang)
    data["now"] = {
        "phase": say(lang, "Партия окончена", "The match is over"),
        "step": None,
        "mine": False,
        "asked": say(lang, "Бумаги в Нью-Йорке.", "The Papers are in New York."),
        "clock": None,
        "clock_note": None,
        "awaited": [],
    }
    data["finished"] = {
        "headline": say(lang, "Штирлиц выиграл Холодную войну", "Stierlitz has won the Cold War"),
        "reason": say(
            lang,
            "Бумаги пришли в Нью-Йорк на 31-м ходу.",
            "The Papers reached New York on turn 31.",
        ),
        "mine": True,
        "replay_url": "/m/x/replay",
        "again_url": "/new/espionage",
    }
    data["act"] = {
        "url": "",
        "token": "",
        "forms": [],
        "error": None,
        "receipt": None,
        "empty": say(
            lang,
            "Дело закрыто. Запись покажет, что знал каждый.",
            "The case is closed. The record shows what each of them knew.",
        ),
    }
    return "match.html", data


def replay(lang: str) -> tuple[str, Data]:
    _, data = playing(lang)
    seats = [
        {"value": "public", "label": say(lang, "Как видели все", "As everyone saw it")},
        *({"value": str(i), "label": CITIES[lang][i]} for i in range(4)),
        {"value": "all", "label": say(lang, "Все карты открыты", "All cards open")},
    ]
    data["replay"] = {
        "step": 57,
        "last": 131,
        "url": "/m/x/replay",
        "seat": "1",
        "seats": seats,
        "caption": say(
            lang,
            "Нью-Йорк забирает Бумаги и ведёт их на клетку 23.",
            "New York takes the Papers and leads them to cell 23.",
        ),
        "first_url": "?step=0",
        "prev_url": "?step=56",
        "next_url": "?step=58",
        "last_url": "?step=131",
        "record_url": "/m/x/record",
    }
    data["table"]["rooms"][0]["can_write"] = False
    return "replay.html", data


def games(lang: str) -> list[Data]:
    said = [
        (
            "espionage",
            "Шпионаж",
            "Espionage",
            "2–4",
            "30–60",
            "Перехватите Бумаги, подкупите кого нужно — и приведите их в свой город.",
            "Intercept the Papers, bribe whom you must, and bring them home to your city.",
        ),
        (
            "zeppelin",
            "Zeppelin",
            "Zeppelin",
            "2–7",
            "90–180",
            "Фронты, тюрьмы и революции: страна держится на тех, кого вы не взяли в долю.",
            "Fronts, prisons, revolutions: a state stands on those you left out of the deal.",
        ),
        (
            "mafia",
            "Камрад-мафия",
            "Kamrad Mafia",
            "22–27",
            "60–120",
            "Два клана, пять ремёсел и одна ночь, чтобы выяснить, кто кому должен.",
            "Two clans, five trades, and one night to learn who owes whom.",
        ),
    ]
    return [
        {
            "id": i,
            "name": say(lang, ru, en),
            "tagline": say(lang, tru, ten),
            "seats": s,
            "minutes": m,
            "cover_template": "games/espionage/cover.html" if i == "espionage" else None,
        }
        for i, ru, en, s, m, tru, ten in said
    ]


def lobby(lang: str) -> tuple[str, Data]:
    mine = [
        {
            "url": "/m/x",
            "game_name": say(lang, "Шпионаж", "Espionage"),
            "title": say(lang, "Четверо в Женеве", "Four in Geneva"),
            "seats_taken": 4,
            "seats_total": 4,
            "state": "running",
            "my_turn": True,
            "note": say(lang, "ждут вас три минуты", "waiting for you for three minutes"),
            "join_url": None,
        },
        {
            "url": "/m/y",
            "game_name": say(lang, "Шпионаж", "Espionage"),
            "title": say(
                lang, "Чернозадовск против Жмыховки", "Upper Puddle against Nether Wallop"
            ),
            "seats_taken": 2,
            "seats_total": 2,
            "state": "finished",
            "my_turn": False,
            "note": say(lang, "победа Жмыховки, вчера", "Nether Wallop won, yesterday"),
            "join_url": None,
        },
    ]
    free = [
        {
            "url": "/m/z",
            "game_name": say(lang, "Шпионаж", "Espionage"),
            "title": say(lang, "Вечер в посольстве", "An evening at the embassy"),
            "seats_taken": 2,
            "seats_total": 4,
            "state": "waiting",
            "my_turn": False,
            "note": say(lang, "открыл Фандорин", "opened by Fandorin"),
            "join_url": "/j/z",
        }
    ]
    return "lobby.html", {
        "here": "lobby",
        "games": games(lang),
        "mine": mine,
        "open": free,
        "join_error": None,
        "join_code": None,
    }


def lobby_empty(lang: str) -> tuple[str, Data]:
    return "lobby.html", {
        "here": "lobby",
        "games": games(lang)[:1],
        "mine": [],
        "open": [],
        "me": None,
        "join_error": say(
            lang,
            "Партии с кодом КЛ-404 нет. Проверьте буквы.",
            "There is no match KL-404. Check the letters.",
        ),
        "join_code": "КЛ-404",
    }


def new_match(lang: str) -> tuple[str, Data]:
    def pick(
        name: str,
        ru: str,
        en: str,
        help: tuple[str, str] | None,
        value: str,
        *choices: tuple[str, str, str],
    ) -> Data:
        return {
            "name": name,
            "kind": "choice",
            "label": say(lang, ru, en),
            "help": say(lang, *help) if help else None,
            "value": value,
            "choices": [{"value": v, "label": say(lang, r, e)} for v, r, e in choices],
        }

    limits = (
        ("60", "1 минута", "1 minute"),
        ("180", "3 минуты", "3 minutes"),
        ("86400", "сутки", "a day"),
        ("", "без ограничения", "no limit"),
    )
    groups = [
        {
            "title": say(lang, "Поле", "Board"),
            "advanced": False,
            "options": [
                pick(
                    "layout",
                    "Города",
                    "Cities",
                    ("Расстановка столиц по углам.", "Which capitals stand in the corners."),
                    "sheet",
                    ("sheet", "с игрового листа", "as on the sheet"),
                    ("figure", "с рисунка 1", "as in figure 1"),
                    ("custom", "свои названия", "own names"),
                ),
                {
                    "name": "money",
                    "kind": "int",
                    "label": say(lang, "Казна", "Purse"),
                    "help": say(lang, "С чем каждый начинает.", "What each starts with."),
                    "value": 1000,
                    "min": 100,
                    "max": 10000,
                    "unit": "$",
                },
            ],
        },
        {
            "title": say(lang, "Спецходы", "Special moves"),
            "advanced": False,
            "options": [
                {
                    "name": "specials",
                    "kind": "bool",
                    "label": say(lang, "Играть со спецходами", "Play with special moves"),
                    "help": say(
                        lang,
                        "Перед началом каждый тайно закупается.",
                        "Before the start each buys in secret.",
                    ),
                    "value": True,
                },
                {
                    "name": "points",
                    "kind": "int",
                    "label": say(lang, "Очки на закупку", "Points to spend"),
                    "help": None,
                    "value": 10,
                    "min": 0,
                    "max": 100,
                },
            ],
        },
        {
            "title": say(lang, "Торг", "Bidding"),
            "advanced": True,
            "options": [
                pick(
                    "bidding",
                    "Как торгуются",
                    "How they bid",
                    None,
                    "open",
                    ("open", "вслух по одному разу", "aloud, once each"),
                    ("sealed", "в конвертах", "sealed"),
                    ("ascending", "вслух до последнего", "aloud to the last"),
                ),
                pick(
                    "tie",
                    "Ничья в торге",
                    "A tie in bidding",
                    ("Равные суммы не решают, кто прав.", "Equal sums settle nothing."),
                    "earlier",
                    ("earlier", "кто раньше назвал", "the earlier call"),
                    ("burn", "обе сгорают", "both burn"),
                ),
                {
                    "name": "house",
                    "kind": "list",
                    "label": say(lang, "Свои названия городов", "Own names of cities"),
                    "help": say(
                        lang, "По одному в строке, по часовой стрелке.", "One a line, clockwise."
                    ),
                    "value": ["Чернозадовск", "Жмыховка"],
                },
            ],
        },
    ]
    return "new_match.html", {
        "game_id": "espionage",
        "game": {"id": "espionage", "name": say(lang, "Шпионаж", "Espionage")},
        "games": games(lang),
        "names": {
            "name": "title",
            "kind": "text",
            "label": say(lang, "Название", "Title"),
            "value": say(lang, "Вечер в посольстве", "An evening at the embassy"),
            "maxlength": 60,
            "help": say(
                lang, "Под ним партию найдут в лобби.", "Under it the match is found in the lobby."
            ),
        },
        "seats": {
            **pick(
                "seats",
                "Сколько за столом",
                "How many at the table",
                None,
                "4",
                ("2", "2", "2"),
                ("3", "3", "3"),
                ("4", "4", "4"),
            )
        },
        "bots": None,
        "privacy": {
            "name": "privacy",
            "kind": "choice",
            "label": say(lang, "Кто может сесть", "Who may sit down"),
            "value": "open",
            "choices": [
                {
                    "value": "open",
                    "label": say(lang, "Любой", "Anyone"),
                    "help": say(lang, "Партия видна в лобби.", "The match is listed in the lobby."),
                },
                {
                    "value": "private",
                    "label": say(lang, "Только по ссылке", "By the link only"),
                    "help": say(lang, "В лобби её нет.", "It is not listed."),
                },
            ],
        },
        "clocks": [
            pick("clock.turn", "На ход", "For a turn", None, "180", *limits),
            pick(
                "clock.challenge", "На ответ вызову", "To answer a challenge", None, "60", *limits
            ),
        ],
        "groups": groups,
        "error": None,
    }


def waiting(lang: str) -> tuple[str, Data]:
    link = "http://192.168.1.7:8000/j/K4TQ7"
    qr = segno.make(link, error="m").svg_inline(
        scale=4, border=0, svgclass=None, lineclass=None, omitsize=True
    )
    seats = [
        {
            "number": i,
            "mark": MARKS[lang][i],
            "name": NAMES[lang][i] if i in (0, 1, 2) else None,
            "label": CITIES[lang][i],
            "me": i == 1,
            "bot": i == 2,
            "online": i != 0,
            "can_take": False,
        }
        for i in range(4)
    ]
    return "waiting.html", {
        "game_id": "espionage",
        "match": {**match(lang), "code": "K4T-Q7", "link": link, "qr": qr, "host": True},
        "seats": seats,
        "can_start": False,
        "start_hint": say(
            lang,
            "Свободно одно место: позовите кого-нибудь или посадите бота.",
            "One seat is free: call somebody or seat a bot.",
        ),
        "me_seated": True,
        "error": None,
        "options": [
            {
                "label": say(lang, "Города", "Cities"),
                "value": say(lang, "с игрового листа", "as on the sheet"),
            },
            {
                "label": say(lang, "Торг", "Bidding"),
                "value": say(lang, "вслух по одному разу", "aloud, once each"),
            },
        ],
        "personal": {"link": "http://192.168.1.7:8000/r/kjH7-a81x-Qq2m", "code": "КЛЁН-7413"},
    }


def rules(lang: str) -> tuple[str, Data]:
    text = say(
        lang,
        "<h2 id='aim'>Цель</h2><p>По углам карты стоят города, в центре — Женева. Оттуда начинают путь украденные Бумаги. Побеждает тот, в чей город они пришли.</p><h2 id='turn'>Ход</h2><p>В свой ход игрок делает одно из трёх:</p><ul><li>двигает Бумаги на соседнюю клетку;</li><li>тайно кладёт взятку на любую пронумерованную клетку;</li><li>пускает в дело спецход.</li></ul><h3 id='challenge'>Вызов</h3><p>Если на клетке, с которой уходят Бумаги, лежит ваша взятка, уход можно оспорить.</p><table><tr><th>Спецход</th><th>Очки</th></tr><tr><td>Подрывники</td><td>3</td></tr><tr><td>Тайные тропы</td><td>4</td></tr></table>",
        "<h2 id='aim'>The aim</h2><p>Cities stand in the corners of the map, Geneva in its centre. From there the stolen Papers begin their journey. The winner is the one whose city they reach.</p><h2 id='turn'>A turn</h2><p>In your turn you do one of three things:</p><ul><li>move the Papers to a neighbouring cell;</li><li>secretly place a bribe on any numbered cell;</li><li>use a special move.</li></ul><h3 id='challenge'>Challenge</h3><p>If your bribe lies on the cell the Papers are leaving, you may contest it.</p><table><tr><th>Special move</th><th>Points</th></tr><tr><td>Saboteurs</td><td>3</td></tr><tr><td>Secret paths</td><td>4</td></tr></table>",
    )
    contents = [
        {"id": "aim", "title": say(lang, "Цель", "The aim"), "deep": False},
        {"id": "turn", "title": say(lang, "Ход", "A turn"), "deep": False},
        {"id": "challenge", "title": say(lang, "Вызов", "Challenge"), "deep": True},
    ]
    return "rules.html", {
        "here": "rules",
        "game": games(lang)[0],
        "games": games(lang),
        "contents": contents,
        "text": text,
    }


def credentials(lang: str) -> list[Data]:
    return [
        {
            "name": "login",
            "kind": "text",
            "label": say(lang, "Логин", "Login"),
            "required": True,
            "autocomplete": "username",
            "maxlength": 40,
        },
        {
            "name": "password",
            "kind": "text",
            "type": "password",
            "label": say(lang, "Пароль", "Password"),
            "help": say(lang, "От восьми знаков.", "Eight characters or more."),
            "required": True,
            "autocomplete": "current-password",
        },
    ]


def profile(lang: str) -> tuple[str, Data]:
    return "profile.html", {
        "here": "profile",
        "personal": {"link": "http://192.168.1.7:8000/r/kjH7-a81x-Qq2m", "code": "КЛЁН-7413"},
        "saved": True,
        "error": None,
        "account_fields": credentials(lang),
    }


def login(lang: str) -> tuple[str, Data]:
    return "login.html", {
        "me": None,
        "fields": credentials(lang),
        "next": "/",
        "error": {
            "text": say(
                lang, "Логин и пароль не сошлись.", "The login and the password do not match."
            ),
            "possible": say(
                lang,
                "Проверьте раскладку и попробуйте ещё раз.",
                "Check the keyboard layout and try again.",
            ),
        },
    }


def register(lang: str) -> tuple[str, Data]:
    return "register.html", {"fields": credentials(lang), "error": None, "next": None}


def join(lang: str) -> tuple[str, Data]:
    free = [{"value": i, "label": CITIES[lang][i]} for i in (2, 3)]
    return "join.html", {
        "me": None,
        "match": {**match(lang), "host_name": say(lang, "Фандорин", "Fandorin")},
        "full": False,
        "error": None,
        "next": None,
        "fields": [
            {
                "name": "name",
                "kind": "text",
                "label": say(lang, "Как вас называть", "What to call you"),
                "required": True,
                "maxlength": 24,
                "autocomplete": "nickname",
            },
            {
                "name": "seat",
                "kind": "choice",
                "label": say(lang, "Место", "Seat"),
                "choices": free,
                "value": 2,
                "required": True,
            },
        ],
    }


def lost(lang: str) -> tuple[str, Data]:
    return "error.html", {"code": 404, "text": None}


SAMPLES: dict[str, Callable[[str], tuple[str, Data]]] = {
    "lobby": lobby,
    "lobby_empty": lobby_empty,
    "new_match": new_match,
    "waiting": waiting,
    "match": playing,
    "match_waiting": challenged,
    "match_buying": buying,
    "match_over": over,
    "replay": replay,
    "rules": rules,
    "profile": profile,
    "login": login,
    "register": register,
    "join": join,
    "error": lost,
}
