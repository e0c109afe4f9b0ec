### Тексты карты и листа приказов «Дипломатии».

## Ходы

diplomacy-game-page-phase = { $phase ->
    [wishes] Раздача держав
    [orders] { war-season } { $year }: приказы
    [retreat] { war-season } { $year }: отступления
    [builds] Зима { $year }: постройки и роспуски
   *[over] Партия окончена
}
diplomacy-game-page-last-year = для победы: { $goal }, последний год: { $year }
diplomacy-game-page-over = Война окончена. Это последняя карта; все остальные — в записи.
diplomacy-game-page-wishes-asked = За какую державу хотите играть? Перечислите пожелания по порядку или положитесь на жребий.
diplomacy-game-page-wishes-awaited = Ждём пожеланий. Потом державы будут розданы.
diplomacy-game-page-orders-asked = { $power }: напишите приказы и запечатайте их. Отряд без приказа стоит на месте.
diplomacy-game-page-orders-sealed = Ваши приказы запечатаны. Все приказы раскроются одновременно.
diplomacy-game-page-orders-idle = У вас нет отрядов. Ждём остальных.
diplomacy-game-page-orders-watching = Державы пишут приказы.
diplomacy-game-page-retreat-asked = { $power }: ваши отряды выбиты. Выберите, куда им отступить. Отряды без приказа будут распущены.
diplomacy-game-page-retreat-sealed = Ваши отступления запечатаны.
diplomacy-game-page-retreat-idle = Отступают другие державы. Вам решать нечего.
diplomacy-game-page-retreat-watching = Выбитые отряды отступают.
diplomacy-game-page-builds-asked = { $power }: { $way ->
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
diplomacy-game-page-builds-sealed = Ваши постройки запечатаны.
diplomacy-game-page-builds-idle = У вас столько же отрядов, сколько центров. Ждём остальных.
diplomacy-game-page-builds-watching = Зима: державы строят и распускают отряды.
diplomacy-game-page-no-power = державы ещё нет
diplomacy-game-page-note = { $state ->
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

diplomacy-game-page-powers = Державы
diplomacy-game-page-goal = { $n ->
    [one] для победы: { $n } центр
    [few] для победы: { $n } центра
   *[many] для победы: { $n } центров
}
diplomacy-game-page-power = Держава
diplomacy-game-page-centres = Центры
diplomacy-game-page-units = Отряды
diplomacy-game-page-years = По годам
diplomacy-game-page-nobody = никто
diplomacy-game-page-state-absent = гражданские беспорядки
diplomacy-game-page-state-vacant = без игрока
diplomacy-game-page-state-out = выбыла

## Настройки новой партии

diplomacy-game-page-options-table = Основное
diplomacy-game-page-options-own = Своя карта
diplomacy-game-page-options-length = Длина войны
diplomacy-game-page-options-fine = Прочие правила

## Для новичка и для крупных событий

diplomacy-game-page-have-due = { $way ->
    [build] построить
   *[remove] распустить
}
diplomacy-game-page-hint-orders = Дайте приказ: { $unit }
diplomacy-game-page-hint-retreat = Выберите, куда отступает { $unit }
diplomacy-game-page-hint-build = { $n ->
    [one] Можно построить ещё { $n } отряд
    [few] Можно построить ещё { $n } отряда
   *[many] Можно построить ещё { $n } отрядов
}
diplomacy-game-page-hint-remove = { $n ->
    [one] Нужно распустить ещё { $n } отряд
    [few] Нужно распустить ещё { $n } отряда
   *[many] Нужно распустить ещё { $n } отрядов
}
diplomacy-game-page-hint-why = { $way ->
    [retreat] Отряд без приказа об отступлении распускают.
    [build] Что не построено этой зимой, придётся ждать до следующей.
    [remove] Не выберете сами — отряды распустят по правилам, начиная с самых далёких от родных центров.
   *[orders] Отряд без приказа стоит на месте.
}
diplomacy-game-page-lesson-retreat = Отступление
