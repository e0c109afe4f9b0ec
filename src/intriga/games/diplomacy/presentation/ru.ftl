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

## Что спрашивают, коротко

diplomacy-game-page-title = { $phase ->
    [wishes] Раздача держав
    [orders] { war-season } { $year }: приказы
    [retreat] { war-season } { $year }: отступления
    [builds] Зима { $year }: постройки
   *[over] Партия окончена
}
diplomacy-game-page-ask-asked = { $phase ->
    [wishes] За какую державу хотите играть?
    [orders] { $left ->
        [0] Все приказы отданы. Запечатать?
       *[other] { $given ->
            [0] Что прикажете своим отрядам?
           *[other] Что прикажете остальным отрядам?
        }
    }
    [retreat] { $left ->
        [0] Отступления выбраны. Запечатать?
        [1] Куда отступит выбитый отряд?
       *[other] Куда отступят выбитые отряды?
    }
    [removals] { $left ->
        [0] Роспуски выбраны. Запечатать?
        [1] Какой отряд распустить?
       *[other] Какие отряды распустить?
    }
   *[builds] { $left ->
        [0] Постройки выбраны. Запечатать?
        [1] Где построить отряд?
       *[other] Где построить отряды?
    }
}
diplomacy-game-page-why-asked = { $phase ->
    [wishes] Начните с самой желанной. Без пожеланий решит жребий.
    [orders] Отряд без приказа стоит на месте. Печать значит, что вы готовы.
    [retreat] Выбитый отряд без приказа будет распущен.
    [removals] Не выберете сами — распустятся самые дальние отряды.
   *[builds] Чего не построите сейчас, придётся ждать до следующей зимы.
}
diplomacy-game-page-ask-wished = Ваши пожелания записаны
diplomacy-game-page-why-wished = Пока державы не розданы, пожелания можно изменить.
diplomacy-game-page-ask-sealed = { $n ->
    [0] Запечатано
    [one] Запечатано. Ждём ещё { $n } державу
    [few] Запечатано. Ждём ещё { $n } державы
   *[many] Запечатано. Ждём ещё { $n } держав
}
diplomacy-game-page-why-sealed = Все приказы раскроются разом. До тех пор печать можно снять.
diplomacy-game-page-ask-absent = Вас больше не ждут: беспорядки
diplomacy-game-page-why-absent = Как только вы отдадите приказы, держава вернётся в игру.
diplomacy-game-page-ask-out = Ваша держава выбыла
diplomacy-game-page-why-out = Ни отрядов, ни центров не осталось, но за войной можно следить.
diplomacy-game-page-ask-idle = { $phase ->
    [orders] У вас нет отрядов
    [retreat] Отступают другие державы
   *[builds] Строить и распускать вам нечего
}
diplomacy-game-page-why-idle = { $phase ->
    [orders] Новые отряды строят зимой, если остались центры.
   *[other] Ждём остальных.
}
diplomacy-game-page-ask-watching = { $phase ->
    [wishes] Игроки выбирают державы
    [orders] Державы пишут приказы
    [retreat] Выбитые отряды отступают
   *[builds] Державы строят и распускают отряды
}
diplomacy-game-page-why-watching = { $phase ->
    [wishes] Потом державы будут розданы.
    [orders] Все приказы раскроются разом.
    [retreat] Кому отступать некуда, тот распущен.
   *[builds] Отрядов должно стать столько же, сколько центров.
}
diplomacy-game-page-why-over = { $how ->
    [won] Цель достигнута, война выиграна.
    [years] Вышел последний год войны.
    [drawn] За ничью проголосовали все.
    [conceded] Победу признали голосованием.
   *[deserted] Игроков не осталось.
}
diplomacy-game-page-until = { $phase ->
    [wishes] на выбор
    [orders] на приказы
   *[other] на решение
}
diplomacy-game-page-have-powers = { $n ->
    [one] держава на карте
    [few] державы на карте
   *[many] держав на карте
}
diplomacy-game-page-have-goal = { $n ->
    [one] центр для победы
    [few] центра для победы
   *[many] центров для победы
}
diplomacy-game-page-have-wishes = { $n ->
    [one] ваше пожелание
    [few] ваших пожелания
   *[many] ваших пожеланий
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

## Карточки событий

diplomacy-page-moment-fall = Держава пала
diplomacy-page-moment-over = Война окончена
diplomacy-page-moment-end = { $how ->
    [drawn] Ничья
    [years] Время вышло
   *[other] Победа
}
diplomacy-page-moment-centres = Центры, { $year } год

## Конец

diplomacy-game-page-end = { $n ->
    [0] Победителей нет
    [1] Победа: { $power }
    [one] Ничья: { $n } держава
    [few] Ничья: { $n } державы
   *[many] Ничья: { $n } держав
}
diplomacy-game-page-end-did = { $state ->
    [out] выбыла из игры, больше всего центров: { $most }
    [vacant] осталась без игрока, больше всего центров: { $most }
   *[other] больше всего центров: { $most }, в конце отрядов: { $units }
}

## Общий экран

diplomacy-game-page-screen-sealed = { $n ->
    [one] держава из { $total } запечатала приказы
    [few] державы из { $total } запечатали приказы
   *[many] держав из { $total } запечатали приказы
}
diplomacy-game-page-screen-centres = Центры, до победы { $goal }
diplomacy-game-page-screen-more = и ещё { $n }
