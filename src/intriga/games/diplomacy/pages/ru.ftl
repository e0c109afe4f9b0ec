### Слова карты и листа приказов «Дипломатии».

## Карта

classic-page-map = Карта. Стрелки ведут по провинциям, буквы — к провинции по имени или коду, Enter выбирает, Escape отменяет, плюс и минус меняют масштаб.
classic-page-nearer = Ближе
classic-page-farther = Дальше
classic-page-close = Закрыть
classic-page-whole = Вся карта
classic-page-screen = Во весь экран
classic-page-centre = { $owned ->
    [yes] Центр: { $owner }
   *[no] Ничей центр
}
classic-page-army-here = { $note ->
    [lost] Выбитая армия: { $owner }
    [gone] Армии больше нет: { $owner }
   *[here] Армия: { $owner }
}
classic-page-fleet-here = { $note ->
    [lost] Выбитый флот: { $owner }
    [gone] Флота больше нет: { $owner }
   *[here] Флот: { $owner }
}
classic-page-key = Условные знаки
classic-page-key-move = ход
classic-page-key-support-move = поддержка хода
classic-page-key-support-hold = поддержка обороны
classic-page-key-convoy = конвой
classic-page-key-retreat = отступление
classic-page-key-failed = не вышло
classic-page-came = Что вышло: { $turn }

## Ходы

classic-page-turn = { $phase ->
    [orders] { $season ->
        [spring] Весна
       *[autumn] Осень
        } { $year }, приказы
    [retreat] { $season ->
        [spring] Весна
       *[autumn] Осень
        } { $year }, отступления
   *[builds] Зима { $year }, наборы
}
classic-page-phase = { $phase ->
    [wishes] Раздача держав
    [orders] { $season ->
        [spring] Весна
       *[autumn] Осень
        } { $year }: приказы
    [retreat] { $season ->
        [spring] Весна
       *[autumn] Осень
        } { $year }: отступления
    [builds] Зима { $year }: наборы и роспуски
   *[over] Партия окончена
}
classic-page-last-year = победа: { $goal }, предел: { $year }
classic-page-over = Война окончена. Ниже — последняя карта, в записи — все.
classic-page-wishes-asked = Какой державой хотите играть? Назовите по порядку или промолчите.
classic-page-wishes-awaited = Ждём пожеланий. Потом раздадим державы.
classic-page-orders-asked = { $power }: напишите приказы и запечатайте. Часть без приказа стоит на месте.
classic-page-orders-sealed = Ваши приказы под печатью. Вскроем все сразу.
classic-page-orders-idle = Вам приказывать некому. Ждём остальных.
classic-page-orders-watching = Державы пишут приказы.
classic-page-retreat-asked = { $power }: ваши части выбиты. Решите, куда им отступать. Без приказа их распустят.
classic-page-retreat-sealed = Ваши отступления под печатью.
classic-page-retreat-idle = Отступают другие. Вам решать нечего.
classic-page-retreat-watching = Выбитые части отступают.
classic-page-builds-asked = { $power }: { $way ->
    [build] { $count ->
        [one] можно набрать { $count } часть
        [few] можно набрать { $count } части
       *[many] можно набрать { $count } частей
    }
   *[remove] { $count ->
        [one] распустите { $count } часть
        [few] распустите { $count } части
       *[many] распустите { $count } частей
    }
}.
classic-page-builds-sealed = Ваши наборы под печатью.
classic-page-builds-idle = У вас центров столько же, сколько частей. Ждём остальных.
classic-page-builds-watching = Зима: державы набирают и распускают части.
classic-page-no-power = держава ещё не роздана
classic-page-note = { $state ->
    [out] выбыла
    [absent] беспорядок
    [vacant] без игрока
   *[playing] { $centres ->
        [one] { $centres } центр
        [few] { $centres } центра
       *[many] { $centres } центров
    }{ $sealed ->
        [yes] {" "}· печать
       *[no] {""}
    }
}

## Державы

classic-page-powers = Державы
classic-page-goal = { $n ->
    [one] победа — { $n } центр
    [few] победа — { $n } центра
   *[many] победа — { $n } центров
}
classic-page-power = Держава
classic-page-centres = Центры
classic-page-units = Части
classic-page-years = По годам
classic-page-nobody = никто
classic-page-state-absent = гражданский беспорядок
classic-page-state-vacant = без игрока
classic-page-state-out = выбыла

## Рука на карте

classic-hand-pick = Коснитесь своей части, потом цели; ещё раз части — она стоит. Приказов: { $n } из { $all }.
classic-hand-retreats = Коснитесь выбитой части, потом — куда ей отступить. Приказов: { $n } из { $all }.
classic-hand-builds = Коснитесь своего центра, где набрать. Набрано: { $n } из { $all }.
classic-hand-removals = Коснитесь частей, которые распустить. Выбрано: { $n } из { $all }.
classic-hand-watch = Коснитесь провинции — узнаете, что там.
classic-hand-army = А { $unit }
classic-hand-fleet = Ф { $unit }
classic-hand-picked = { $unit }: куда или кому помочь?
classic-hand-to-help = { $unit } поддержит: { $of }. Куда та идёт?
classic-hand-to-carry = { $unit } повезёт: { $of }. Куда?
classic-hand-choose = { $unit } и { $to }: что сделать?
classic-hand-hold = Стоять
classic-hand-move = Идти: { $to }
classic-hand-sea = Идти морем: { $to }
classic-hand-support = Поддержать: { $of } стоит
classic-hand-support-move = Поддержать: { $of } → { $to }
classic-hand-convoy = Везти: { $of } → { $to }
classic-hand-retreat = Отступить: { $to }
classic-hand-disband = Распустить: { $unit }
classic-hand-build = Набрать: { $unit }
classic-hand-place = { $to }: что набрать?
classic-hand-waive = Отказаться от остальных
classic-hand-cancel = Отмена
classic-hand-undo = Вернуть как было
classic-hand-list = Приказы: { $unit }
classic-hand-more = Списком
classic-hand-no-way = Туда не попасть: светится то, что можно.
classic-hand-nothing = Больше не положено. Сначала снимите что-нибудь другое.
classic-hand-sealed = Приказы под печатью. Чтобы изменить, сломайте её.
classic-hand-saving = Записываю…
classic-hand-saved = Записано, видно только вам. Не запечатано.
classic-hand-failed = Не записано. { $text }
classic-hand-done = Готово

## Лист приказов

classic-sheet = Приказы по частям
classic-sheet-none = { $phase ->
    [retreat] нет приказа: распустят
   *[orders] нет приказа: стоит
}
classic-sheet-builds-none = Пока ничего: от наборов откажетесь, роспуск сделают за вас.
classic-sheet-text = Текстом
classic-sheet-lines = Приказы, по одному в строке
classic-sheet-help = A PAR-BUR, А Париж → Бургундия, А Марсель П А Париж → Бургундия, Ф Ла-Манш К А Лондон → Брест: коды или имена, на любом языке, регистр не важен. Что не разберём, назовём, остальное сохраним.
classic-sheet-save = Сохранить
classic-sheet-seal = Запечатать
classic-sheet-unseal = Сломать печать
classic-sheet-stamp = Запечатано
classic-sheet-sealed = Ваше последнее слово принято. Пока ждут других, печать можно сломать.
classic-sheet-open = { $phase ->
    [builds] Сохранённое видно только вам. Печать значит: меня не ждать.
   *[orders] { $missing ->
        [0] Приказы есть у всех. Сохранённое видно только вам; печать значит: меня не ждать.
       *[other] Без приказа: { $missing }. Сохранённое видно только вам; печать значит: меня не ждать.
    }
}

## Настройки новой партии

classic-page-options-table = Стол
classic-page-options-length = Сколько воевать
classic-page-options-fine = Тонкости правил
