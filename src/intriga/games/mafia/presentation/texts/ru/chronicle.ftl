### Страницы «Мафии»: ночь за ночью и чем всё кончилось.

## Ночь за ночью

mafia-named-night-none = Рассказывать пока не о чем.
mafia-named-ordered = Приказы к этой минуте
mafia-named-orders = Приказы
mafia-named-steps = Шаг за шагом
mafia-named-step-D0 = Сразу
mafia-named-step-N0 = Наступление ночи
mafia-named-step-N1 = Защитные заклинания
mafia-named-step-N2 = Остальные заклинания
mafia-named-step-N3 = Казни и заказы
mafia-named-step-N4 = Воры
mafia-named-step-N5 = Выстрелы
mafia-named-step-N6 = Доспехи, охрана, щиты
mafia-named-step-N7 = Смерти
mafia-named-step-N8 = Последствия
mafia-named-step-N9 = Утро
mafia-named-houses = Дом за домом
mafia-named-house-dead = смерть этой ночью
mafia-named-purses = Экспа
mafia-named-before = Было
mafia-named-after = Стало
mafia-named-aim = { $seat }{ $lethal ->
    [yes] {" "}(на поражение)
   *[no] {""}
}{ $arrow ->
    [yes] {" "}(отравленная стрела)
   *[no] {""}
}
mafia-named-plan-shot = Выстрел: { $whom }
mafia-named-plan-no-shot = Без выстрела
mafia-named-plan-check = Проверка: { $whom }
mafia-named-plan-execute = Казнь новичка: { $whom }
mafia-named-plan-picks = Выбор из заказов: № { $numbers }
mafia-named-plan-refuses = Отказ от всех заказов
mafia-named-plan-guards = Охрана дома: { $whom }
mafia-named-plan-steals = Кража: { $whom }
mafia-named-plan-spies = Шпионаж: { $whom }
mafia-named-plan-robs-shop = Кража из магазина
mafia-named-plan-hides = Укромное место
mafia-named-plan-arrow = С отравленной стрелой
mafia-named-plan-potions = Зелий скорости: { $n }
mafia-named-plan-casts = Заклинание: { $spell }
mafia-named-plan-casts-on = Заклинание: { $spell }, цель — { $whom }
mafia-named-plan-makes = Заклинание: { $spell }, { $thing }

## Чем всё кончилось

mafia-named-winners = Победители:
mafia-named-won = победа
mafia-named-who-was-who = Кто был кем
mafia-named-side-honest = Честные
mafia-named-side-mafia = Мафия
mafia-named-side-yakuza = Якудза
mafia-named-side-assassin = Убийца
mafia-named-fate-head = Судьба
mafia-named-fate = { $when }: { $line }
mafia-named-fate-lives = в живых до конца
mafia-named-fate-again = снова в живых, до конца
mafia-named-cause-by = { $cause } ({ $by })
mafia-named-exp = Экспа
mafia-named-curves = Как менялась экспа
mafia-named-curves-help = Числа внизу — ночи, ★ — конец с наградами.
mafia-named-curves-mine = Толстая линия — ваша.
mafia-named-chart-label = Экспа от первой ночи до наград, игроков: { $n }, наибольшая: { $top }. Числа — в таблице «Кто был кем».
mafia-named-chart-awards = Конец, с наградами
mafia-named-by-night = Ночь за ночью
mafia-named-night-head = Ночь
mafia-named-went = Кто к кому ходил
mafia-named-met = Что там встретили
mafia-named-fell = Кто погиб
mafia-named-how-bodyguard = телохранитель
mafia-named-how-burgles = вор
mafia-named-how-guards = рыцарь на страже
mafia-named-awards = Награды
mafia-named-award-why = За что
mafia-named-award-void = Этих наград лишил ведущий.

## Итоги на странице партии

mafia-named-end-why = { $living ->
    [0] До конца не дожил никто.
    [one] До конца дожил { $living } житель из { $n }.
    [few] До конца дожили { $living } жителя из { $n }.
   *[many] До конца дожило { $living } жителей из { $n }.
}
mafia-named-end-chart = Сколько оставалось в живых
mafia-named-end-died = смерть: { $when }
mafia-named-end-exp = { $n ->
    [0] 0
   *[other] +{ $n }
}
