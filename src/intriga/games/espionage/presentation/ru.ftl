### Тексты поля и личной карточки «Шпионажа».

espionage-page-board = Карта девять на девять клеток. Стрелки — переход между клетками, Enter — выбрать.
espionage-page-geneva = Женева
espionage-page-legend-bribe = ваша взятка
espionage-page-legend-tick = подстава
espionage-page-legend-owned = взятка и её хозяин
espionage-page-legend-lit = можно пойти
espionage-page-dollars = { $n } $
espionage-page-card = Личная карточка
espionage-page-money = В казне
espionage-page-since = с вашего прошлого визита
espionage-page-money-history = Как менялась казна
espionage-page-chart = Казна по ходам: от { $low } до { $high } долларов
espionage-page-my-bribes = Взятки
espionage-page-my-specials = Спецходы
espionage-page-no-bribes = Взяток пока нет.
espionage-page-no-specials = Спецходов нет.
espionage-page-cell = кл. { $number }
espionage-page-tick = подстава
espionage-page-used = использован
espionage-page-points-spent = { $n ->
    [one] Потрачено { $n } очко из { $total }
    [few] Потрачено { $n } очка из { $total }
   *[many] Потрачено { $n } очков из { $total }
}

## Что сейчас

espionage-page-caption = Бумаги: { $place }. Круг { $round } из { $rounds }.
espionage-page-round = круг { $round } из { $rounds }
espionage-page-frame = На экране: клетки вокруг Бумаг
espionage-page-way-home = { $city }: { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}
espionage-page-city-mine = { $city }, ваш город
espionage-page-city = { $city }, город игрока { $who }
espionage-page-papers-here = { $place }, здесь Бумаги
espionage-page-corner = пустой угол, проход открыт
espionage-page-corner-closed = пустой угол, закрыт
espionage-page-cell-bribe = ваша взятка { $sum } $
espionage-page-cell-bribes = взяток на { $sum } $
espionage-page-marks = { $n ->
    [one] { $n } пометка
    [few] { $n } пометки
   *[many] { $n } пометок
}
espionage-page-call = ставка { $sum } $
espionage-page-no-city = города ещё нет
espionage-page-phase-cities = Выбор городов
espionage-page-phase-purchase = Покупка спецходов
espionage-page-phase-turn = Ход
espionage-page-phase-march = Марш-бросок
espionage-page-phase-challenge = Вызов
espionage-page-phase-bidding = Торг
espionage-page-phase-steer = Победитель ведёт
espionage-page-phase-spring = Бумаги остановились
espionage-page-phase-over = Партия окончена
espionage-page-asked-cities = Выберите угол: это будет ваш город. Вы победите, если Бумаги придут сюда.
espionage-page-asked-purchase = Тайно купите спецходы. Потом купить их будет нельзя.
espionage-page-begin-purchase = Вы — { $city }. Побеждает тот, в чей город придут Бумаги: сейчас они в Женеве, ведите их к себе. Тайно купите спецходы — потом купить их будет нельзя.
espionage-page-begin-turn = Вы — { $city }: ведите Бумаги сюда. Передвиньте их на соседнюю клетку, дайте взятку впереди или сделайте спецход.
espionage-page-asked-turn = Передвиньте Бумаги, дайте взятку или сделайте спецход.
espionage-page-asked-march = Марш-бросок: сделайте второй шаг или остановитесь.
espionage-page-asked-challenge = { $who } двигает Бумаги: { $origin } → { $to }. Возражаете?
espionage-page-asked-bidding = Торг за Бумаги ({ $place }). Сделайте ставку: ваша взятка здесь — { $bribe } $.{ $highest ->
    [0] {""}
   *[other] {" "}Наибольшая ставка — { $highest } $.
}
espionage-page-asked-steer = Вы выиграли торг. Решите, куда пойдут Бумаги ({ $place }).
espionage-page-asked-spring = Бумаги остановились: { $place }. Если здесь ваша подстава, её можно применить.
espionage-page-awaited-cities = Игроки выбирают города.
espionage-page-awaited-purchase = Игроки покупают спецходы. Кто что выбрал — тайна.
espionage-page-awaited-turn = Ходит { $who }.
espionage-page-awaited-march = Марш-бросок: ходит { $who }.
espionage-page-awaited-challenge = { $who }: Бумаги { $origin } → { $to }. Ждём, не возразит ли кто.
espionage-page-awaited-bidding = Идёт торг за Бумаги ({ $place }). Торгуются: { $bidders }.
espionage-page-bid = Ваша ставка — { $sum } $. Её объявят, когда торг пойдёт дальше.
espionage-page-folded = Вы вышли из торга. Об этом объявят, когда он пойдёт дальше.
espionage-page-awaited-steer = Бумаги ведёт { $winner }.
espionage-page-awaited-spring = Бумаги остановились: { $place }. Возможно, сработает чья-нибудь подстава.
espionage-page-awaited-over = Бумаги: { $place }.

## Решение

espionage-page-my-turn = Ваш ход
espionage-page-ask-mine = { $phase ->
    [cities] Какой угол ваш?
    [purchase] Какие спецходы купите?
    [turn] Куда ведёте Бумаги?
    [march] Ещё шаг или остановка?
    [challenge] { $origin } → { $to }: возражаете?
    [bidding] Сколько ставите?
    [steer] Куда пойдут Бумаги?
   *[spring] Увести Бумаги отсюда?
}
espionage-page-why-mine = { $phase ->
    [cities] Здесь будет ваш город. Побеждает тот, в чей придут Бумаги.
    [purchase] { $begins ->
        [yes] Вы — { $city }. Побеждает город, куда придут Бумаги; сейчас они в Женеве.
       *[no] Тайно и один раз.
    }
    [turn] { $begins ->
        [yes] Вы — { $city }: ведите их сюда. Коснитесь клетки рядом с Бумагами.
       *[no] { $specials ->
            [yes] Коснитесь клетки рядом. Или взятка, или спецход.
           *[no] Коснитесь клетки рядом. Или дайте взятку.
        }
    }
    [march] Уход с каждой клетки могут оспорить.
    [challenge] { $bribe ->
        [0] { $who } двигает Бумаги. Вашей взятки здесь нет.
       *[other] { $who } двигает Бумаги. Ваша взятка здесь { $bribe } $.
    }
    [bidding] { $highest ->
        [0] Бумаги: { $place }. Поведёт их тот, кто поставит больше.
       *[other] Бумаги: { $place }. Наибольшая ставка { $highest } $.
    }
    [steer] Торг ваш. Бумаги: { $place }.
   *[spring] Бумаги: { $place }. Спрашивают всех, у кого есть пометки.
}
espionage-page-ask-wait = { $phase ->
    [cities] Игроки выбирают города
    [purchase] Игроки покупают спецходы
    [turn] Ходит { $who }
    [march] Ходит { $who }
    [challenge] { $origin } → { $to }: есть возражения?
    [bidding] Идёт торг за Бумаги
    [steer] Ведёт { $winner }
    [over] { $ends ->
        [yes] Победа: { $victor }
       *[no] Ничья
    }
   *[spring] Бумаги остановились
}
espionage-page-why-wait = { $phase ->
    [cities] Угол — город: победит тот, в чей придут Бумаги.
    [purchase] Кто что выбрал — тайна.
    [turn] Бумаги: { $place }.
    [march] Марш-бросок. Бумаги: { $place }.
    [challenge] { $who } двигает Бумаги.
    [bidding] Бумаги: { $place }. { $n ->
        [one] Торгуется { $n } игрок.
        [few] Торгуются { $n } игрока.
       *[many] Торгуются { $n } игроков.
    }
    [over] Бумаги: { $place }.
    [steer] Торг окончен. Бумаги: { $place }.
   *[spring] Бумаги: { $place }. Возможно, сработает чья-нибудь подстава.
}
espionage-page-ask-said = { $phase ->
    [purchase] Спецходы куплены
   *[challenge] Ответ записан, ждём остальных
}
espionage-page-why-said = { $phase ->
    [challenge] { $who }: { $origin } → { $to }.
   *[spring] Бумаги: { $place }.
}
espionage-page-ask-bid = Ваша ставка — { $sum } $
espionage-page-why-bid = Её объявят, когда торг пойдёт дальше.
espionage-page-ask-folded = Вы вышли из торга
espionage-page-why-folded = Об этом объявят, когда он пойдёт дальше.
espionage-page-until = { $phase ->
    [cities] на выбор
    [purchase] на покупку
    [challenge] на ответ
    [spring] на ответ
    [bidding] на ставку
   *[turn] на ход
}
espionage-page-have-money = в казне
espionage-page-have-points = { $n ->
    [one] очко на спецходы
    [few] очка на спецходы
   *[many] очков на спецходы
}
espionage-page-have-here = взятка здесь
espionage-page-have-bribes = { $n ->
    [one] взятка
    [few] взятки
   *[many] взяток
}
espionage-page-have-specials = { $n ->
    [one] спецход
    [few] спецхода
   *[many] спецходов
}
espionage-page-bribe-on = Клетка { $cell }: { $sum } $
espionage-page-from-home = Это ваш город: Бумаги дома.
espionage-page-from-there = Отсюда до вашего города { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}{ $nearer ->
    [nearer] : ближе, чем сейчас.
    [farther] : дальше, чем сейчас.
   *[same] .
}
espionage-page-from-theirs = Это чужой город: победит { $who }.
espionage-page-leaves = Выйти
espionage-page-halts = Стоп

## Последствия

espionage-page-answer-none = Вашей взятки здесь нет ({ $place }), бросить вызов нельзя. Спрашивают всех, чтобы ответ не выдавал взяток.
espionage-page-answer-bribe = Ваша взятка здесь ({ $place }): { $sum } $. Вызов откроет торг; без блефа поставить больше нельзя.
espionage-page-spring-none = Здесь вам нечего применить. Спрашивают всех, у кого есть пометки в карточке, чтобы ответ не выдавал подставу.
espionage-page-spring-noted = Продолжить
espionage-page-bid-rest = Ставка { $sum } $ сгорит при любом исходе. В казну вернётся { $rest } $.
espionage-page-bid-over = Поставить здесь больше { $most } $ нельзя.
espionage-page-bid-bluff = Блеф сразу возьмёт из казны { $sum } $, а при проигрыше — ещё { $penalty } $.
espionage-page-fold-rest = Сгорит { $sum } $, в казну вернётся { $rest } $.
espionage-page-treasury = В казне { $n } $. Чужие суммы на клетке неизвестны: в торге побеждает большая.
espionage-page-all-in = Всё: { $n } $
espionage-page-bidder = { $sum ->
    [0] { $who }
   *[other] { $who } ({ $sum } $)
}
espionage-page-bid-help = Ваша взятка здесь: { $bribe } $. Торгуются с вами: { $bidders }.
espionage-page-lead-on = Вести на { $number }
espionage-page-lead-to = Вести: { $place }
espionage-page-ready-careful = Осторожно
espionage-page-ready-careful-help = Прыжок и марш-бросок к концу, блеф и «Явка» про запас.
espionage-page-ready-sly = Хитро
espionage-page-ready-sly-help = Две подставы и блеф: пусть соперники сами придут на ваши клетки.
espionage-page-ready-strong = Напористо
espionage-page-ready-strong-help = Два марш-броска и прыжок: шесть клеток рывком.
espionage-page-bribe-left = Из казны уйдёт { $sum } $, останется { $left } $.
espionage-page-bribe-lost = Прежняя взятка на клетке { $cell } ({ $sum } $) пропадёт.

## Настройки новой партии

espionage-page-options-board = Карта и деньги
espionage-page-options-specials = Спецходы
espionage-page-options-fine = Прочие правила
espionage-page-options-cities = Названия городов
espionage-page-options-house = Свои спецходы

## Карточки событий

espionage-page-moment-you = Вы
espionage-page-moment-bidding = { $won ->
    [1] Торг выигран
   *[other] Поровну
}
espionage-page-moment-tied = Никто
espionage-page-moment-event = { $event ->
    [espionage-saboteurs] Взрыв
   *[other] Подстава!
}
espionage-page-moment-end = { $drawn ->
    [1] Ничья
   *[other] Победа
}

## Конец

espionage-page-end-won = Победа: { $city }
espionage-page-end-draw = Ничья
espionage-page-end-chart = Сколько ходов оставалось Бумагам до города
espionage-page-end-move = ход { $n }
espionage-page-end-did = потрачено { $spent } ${ $bribes ->
    [0] {""}
    [one] , на карте осталась { $bribes } взятка: { $sum } $
    [few] , на карте остались { $bribes } взятки: { $sum } $
   *[many] , на карте осталось { $bribes } взяток: { $sum } $
}

## Общий экран

espionage-page-screen-round = круг из { $rounds }
espionage-page-screen-marks = Тайные пометки
espionage-page-screen-money = Деньги
espionage-page-screen-board = Карта
espionage-page-screen-call = ставка вслух: { $who }
espionage-page-screen-no-call = ставок вслух нет
espionage-page-screen-bidders = Торгуются
