### Тексты карты и листа приказов «Дипломатии».

## Карта

classic-page-map = Карта. Стрелки — переход между провинциями, буквы — к провинции по имени или коду, Enter — выбрать, Escape — отменить, плюс и минус — масштаб.
classic-page-nearer = Приблизить
classic-page-farther = Отдалить
classic-page-close = Закрыть
classic-page-whole = Вся карта
classic-page-screen = На весь экран
classic-page-centre = { $owned ->
    [yes] Центр: { $owner }
   *[no] Ничей центр
}
classic-page-army-here = { $note ->
    [lost] Выбитая армия: { $owner }
    [gone] Распущенная армия: { $owner }
   *[here] Армия: { $owner }
}
classic-page-fleet-here = { $note ->
    [lost] Выбитый флот: { $owner }
    [gone] Распущенный флот: { $owner }
   *[here] Флот: { $owner }
}
classic-page-key = Условные знаки
classic-page-key-move = ход
classic-page-key-support-move = поддержка хода
classic-page-key-support-hold = поддержка обороны
classic-page-key-convoy = конвой
classic-page-key-retreat = отступление
classic-page-key-failed = не удалось
classic-page-came = Итоги: { $turn }

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
   *[builds] Зима { $year }, постройки
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
    [builds] Зима { $year }: постройки и роспуски
   *[over] Партия окончена
}
classic-page-last-year = для победы: { $goal }, последний год: { $year }
classic-page-over = Война окончена. Это последняя карта; все остальные — в записи.
classic-page-wishes-asked = За какую державу хотите играть? Перечислите пожелания по порядку или положитесь на жребий.
classic-page-wishes-awaited = Ждём пожеланий. Потом державы будут розданы.
classic-page-orders-asked = { $power }: напишите приказы и запечатайте их. Отряд без приказа стоит на месте.
classic-page-orders-sealed = Ваши приказы запечатаны. Все приказы раскроются одновременно.
classic-page-orders-idle = У вас нет отрядов. Ждём остальных.
classic-page-orders-watching = Державы пишут приказы.
classic-page-retreat-asked = { $power }: ваши отряды выбиты. Выберите, куда им отступить. Отряды без приказа будут распущены.
classic-page-retreat-sealed = Ваши отступления запечатаны.
classic-page-retreat-idle = Отступают другие державы. Вам решать нечего.
classic-page-retreat-watching = Выбитые отряды отступают.
classic-page-builds-asked = { $power }: { $way ->
    [build] { $count ->
        [one] можно построить { $count } отряд
        [few] можно построить { $count } отряда
       *[many] можно построить { $count } отрядов
    }
   *[remove] { $count ->
        [one] нужно распустить { $count } отряд
        [few] нужно распустить { $count } отряда
       *[many] нужно распустить { $count } отрядов
    }
}.
classic-page-builds-sealed = Ваши постройки запечатаны.
classic-page-builds-idle = У вас столько же отрядов, сколько центров. Ждём остальных.
classic-page-builds-watching = Зима: державы строят и распускают отряды.
classic-page-no-power = держава ещё не выбрана
classic-page-note = { $state ->
    [out] выбыла
    [absent] беспорядки
    [vacant] без игрока
   *[playing] { $centres ->
        [one] { $centres } центр
        [few] { $centres } центра
       *[many] { $centres } центров
    }{ $sealed ->
        [yes] {" "}· запечатано
       *[no] {""}
    }
}

## Державы

classic-page-powers = Державы
classic-page-goal = { $n ->
    [one] для победы: { $n } центр
    [few] для победы: { $n } центра
   *[many] для победы: { $n } центров
}
classic-page-power = Держава
classic-page-centres = Центры
classic-page-units = Отряды
classic-page-years = По годам
classic-page-nobody = никто
classic-page-state-absent = гражданские беспорядки
classic-page-state-vacant = без игрока
classic-page-state-out = выбыла

## Приказы на карте

classic-hand-pick = Коснитесь своего отряда, потом цели. Ещё раз отряда — он будет стоять. Приказов: { $n } из { $all }.
classic-hand-retreats = Коснитесь выбитого отряда, потом места, куда ему отступить. Приказов: { $n } из { $all }.
classic-hand-builds = Коснитесь исконного центра, где построить отряд. Построено: { $n } из { $all }.
classic-hand-removals = Коснитесь отрядов, которые нужно распустить. Выбрано: { $n } из { $all }.
classic-hand-watch = Коснитесь провинции, чтобы узнать, что там.
classic-hand-army = А { $unit }
classic-hand-fleet = Ф { $unit }
classic-hand-picked = { $unit }: куда идти или кого поддержать?
classic-hand-to-help = { $unit } поддержит: { $of }. Куда идёт этот отряд?
classic-hand-to-carry = { $unit } повезёт: { $of }. Куда?
classic-hand-choose = { $unit } и { $to }: что сделать?
classic-hand-hold = Стоять
classic-hand-move = Идти: { $to }
classic-hand-sea = Идти морем: { $to }
classic-hand-support = Поддержать на месте: { $of }
classic-hand-support-move = Поддержать: { $of } → { $to }
classic-hand-convoy = Везти: { $of } → { $to }
classic-hand-retreat = Отступить: { $to }
classic-hand-disband = Распустить: { $unit }
classic-hand-build = Построить: { $unit }
classic-hand-place = { $to }: что построить?
classic-hand-waive = Отказаться от остальных
classic-hand-cancel = Отмена
classic-hand-undo = Отменить выбор
classic-hand-list = Приказы: { $unit }
classic-hand-more = Списком
classic-hand-no-way = Туда не попасть. Возможный выбор подсвечен.
classic-hand-nothing = Больше нельзя. Сначала отмените другой выбор.
classic-hand-sealed = Приказы запечатаны. Чтобы изменить их, снимите печать.
classic-hand-saving = Сохраняем…
classic-hand-saved = Сохранено, видно только вам. Ещё не запечатано.
classic-hand-failed = Не сохранено. { $text }
classic-hand-done = Готово

## Лист приказов

classic-sheet = Приказы по отрядам
classic-sheet-none = { $phase ->
    [retreat] нет приказа: будет распущен
   *[orders] нет приказа: стоит
}
classic-sheet-builds-none = Пока ничего не выбрано. Если ничего не выбрать, новых отрядов не будет, а лишние будут распущены автоматически.
classic-sheet-text = Текстом
classic-sheet-lines = Приказы, по одному в строке
classic-sheet-help = A PAR-BUR, А Париж → Бургундия, А Марсель П А Париж → Бургундия, Ф Ла-Манш К А Лондон → Брест. Годятся коды и имена, на любом из двух языков, прописными и строчными буквами. Непонятные строки будут названы, остальные сохранятся.
classic-sheet-save = Сохранить
classic-sheet-seal = Запечатать
classic-sheet-unseal = Снять печать
classic-sheet-stamp = Запечатано
classic-sheet-sealed = Вы готовы. Пока другие ещё решают, печать можно снять.
classic-sheet-open = { $phase ->
    [builds] Сохранённые приказы видны только вам. Запечатав их, вы показываете, что готовы.
   *[orders] { $missing ->
        [0] Приказ есть у каждого отряда. Сохранённые приказы видны только вам. Запечатав их, вы показываете, что готовы.
       *[other] Без приказа: { $missing }. Сохранённые приказы видны только вам. Запечатав их, вы показываете, что готовы.
    }
}

## Настройки новой партии

classic-page-options-table = Основное
classic-page-options-length = Длина войны
classic-page-options-fine = Прочие правила
