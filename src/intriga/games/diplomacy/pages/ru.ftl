### Тексты карты и листа приказов «Дипломатии».

## Карта

diplomacy-game-page-map = Карта. Стрелки — переход между провинциями, буквы — к провинции по имени или коду, Enter — выбрать, Escape — отменить, плюс и минус — масштаб.
diplomacy-game-page-nearer = Приблизить
diplomacy-game-page-farther = Отдалить
diplomacy-game-page-close = Закрыть
diplomacy-game-page-whole = Вся карта
diplomacy-game-page-screen = На весь экран
diplomacy-game-page-centre = { $owned ->
    [yes] Центр: { $owner }
   *[no] Ничей центр
}
diplomacy-game-page-army-here = { $note ->
    [lost] Выбитая армия: { $owner }
    [gone] Распущенная армия: { $owner }
   *[here] Армия: { $owner }
}
diplomacy-game-page-fleet-here = { $note ->
    [lost] Выбитый флот: { $owner }
    [gone] Распущенный флот: { $owner }
   *[here] Флот: { $owner }
}
diplomacy-game-page-key = Условные знаки
diplomacy-game-page-key-move = ход
diplomacy-game-page-key-support-move = поддержка хода
diplomacy-game-page-key-support-hold = поддержка обороны
diplomacy-game-page-key-convoy = конвой
diplomacy-game-page-key-retreat = отступление
diplomacy-game-page-key-failed = не удалось
diplomacy-game-page-came = Итоги: { $turn }

## Ходы

diplomacy-game-page-turn = { $phase ->
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
diplomacy-game-page-phase = { $phase ->
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

## Приказы на карте

diplomacy-game-map-pick = Коснитесь своего отряда, потом цели. Ещё раз отряда — он будет стоять. Приказов: { $n } из { $all }.
diplomacy-game-map-retreats = Коснитесь выбитого отряда, потом места, куда ему отступить. Приказов: { $n } из { $all }.
diplomacy-game-map-builds = Коснитесь исконного центра, где построить отряд. Построено: { $n } из { $all }.
diplomacy-game-map-removals = Коснитесь отрядов, которые нужно распустить. Выбрано: { $n } из { $all }.
diplomacy-game-map-watch = Коснитесь провинции, чтобы узнать, что там.
diplomacy-game-map-army = А { $unit }
diplomacy-game-map-fleet = Ф { $unit }
diplomacy-game-map-picked = { $unit }: куда идти или кого поддержать?
diplomacy-game-map-picked-retreat = { $unit }: куда отступить?
diplomacy-game-map-to-help = { $unit } поддержит: { $of }. Куда идёт этот отряд?
diplomacy-game-map-to-carry = { $unit } повезёт: { $of }. Куда?
diplomacy-game-map-choose = { $unit } и { $to }: что сделать?
diplomacy-game-map-hold = Стоять
diplomacy-game-map-move = Идти: { $to }
diplomacy-game-map-sea = Идти морем: { $to }
diplomacy-game-map-support = Поддержать на месте: { $of }
diplomacy-game-map-support-move = Поддержать: { $of } → { $to }
diplomacy-game-map-convoy = Везти: { $of } → { $to }
diplomacy-game-map-retreat = Отступить: { $to }
diplomacy-game-map-disband = Распустить: { $unit }
diplomacy-game-map-build = Построить: { $unit }
diplomacy-game-map-place = { $to }: что построить?
diplomacy-game-map-waive = Отказаться от остальных
diplomacy-game-map-cancel = Отмена
diplomacy-game-map-undo = Отменить выбор
diplomacy-game-map-list = Приказы: { $unit }
diplomacy-game-map-more = Списком
diplomacy-game-map-no-way = Туда не попасть. Возможный выбор подсвечен.
diplomacy-game-map-nothing = Больше нельзя. Сначала отмените другой выбор.
diplomacy-game-map-sealed = Приказы запечатаны. Чтобы изменить их, снимите печать.
diplomacy-game-map-saving = Сохраняем…
diplomacy-game-map-saved = Сохранено, видно только вам. Ещё не запечатано.
diplomacy-game-map-saved-alone = Сохранено, видно только вам. { $unit } → { $to }: морем, но ваши флоты эту армию не везут.
diplomacy-game-map-failed = Не сохранено. { $text }
diplomacy-game-map-done = Готово

## Лист приказов

diplomacy-game-sheet = Приказы по отрядам
diplomacy-game-sheet-none = { $phase ->
    [retreat] нет приказа: будет распущен
   *[orders] нет приказа: стоит
}
diplomacy-game-sheet-builds-none = Пока ничего не выбрано. Если ничего не выбрать, новых отрядов не будет, а лишние будут распущены автоматически.
diplomacy-game-sheet-text = Текстом
diplomacy-game-sheet-lines = Приказы, по одному в строке
diplomacy-game-sheet-help = А ПАР → БУР, А Париж → Бургундия, А МАР П А ПАР → БУР, Ф ЛАМ К А ЛОН → БРЕ. Годятся коды и имена, русские и английские, прописными и строчными буквами, и всё, что написано в списке выше. Непонятные строки будут названы, остальные сохранятся.
diplomacy-game-sheet-save = Сохранить
diplomacy-game-sheet-wrong = { $seal ->
    [yes] Не запечатано.{" "}
   *[no] {""}
}{ $count ->
    [one] Не принят { $count } приказ.
    [few] Не приняты { $count } приказа.
   *[many] Не принято { $count } приказов.
} { $saved ->
    [0] Ничего не изменилось: в силе то, что было сохранено раньше.
   *[other] Остальные сохранены, у прочих отрядов в силе прежние приказы.
}
diplomacy-game-sheet-ask = { $phase ->
    [orders] { $count ->
        [one] { $count } отряд без приказа останется на месте.
        [few] { $count } отряда без приказа останутся на месте.
       *[many] { $count } отрядов без приказа останутся на месте.
    } Запечатать?
    [retreat] { $count ->
        [one] { $count } выбитый отряд без приказа будет распущен.
        [few] { $count } выбитых отряда без приказа будут распущены.
       *[many] { $count } выбитых отрядов без приказа будут распущены.
    } Запечатать?
    [removals] { $count ->
        [one] Не выбран { $count } роспуск: лишний отряд распустится автоматически.
        [few] Не выбраны { $count } роспуска: лишние отряды распустятся автоматически.
       *[many] Не выбрано { $count } роспусков: лишние отряды распустятся автоматически.
    } Запечатать?
   *[builds] { $count ->
        [one] Не выбрана { $count } постройка: от неё вы откажетесь.
        [few] Не выбраны { $count } постройки: от них вы откажетесь.
       *[many] Не выбрано { $count } построек: от них вы откажетесь.
    } Запечатать?
}
diplomacy-game-sheet-ask-back = Вернуться к приказам
diplomacy-game-sheet-ask-seal = Всё равно запечатать
diplomacy-game-sheet-accepted = { $sealed ->
    [yes] Приказы запечатаны.
   *[no] Сохранено приказов: { $n } из { $all }. Их видите только вы.
}
diplomacy-game-sheet-seal = Запечатать
diplomacy-game-sheet-unseal = Снять печать
diplomacy-game-sheet-stamp = Запечатано
diplomacy-game-sheet-sealed = Вы готовы. Пока другие ещё решают, печать можно снять.
diplomacy-game-sheet-open = { $phase ->
    [builds] Сохранённые приказы видны только вам. Запечатав их, вы показываете, что готовы.
   *[orders] { $missing ->
        [0] Приказ есть у каждого отряда. Сохранённые приказы видны только вам. Запечатав их, вы показываете, что готовы.
       *[other] Без приказа: { $missing }. Сохранённые приказы видны только вам. Запечатав их, вы показываете, что готовы.
    }
}

## Мои итоги

diplomacy-game-card = Ваши итоги: { $turn }
diplomacy-game-card-against = { $powers }, { $mine } против { $theirs }
diplomacy-game-card-held = устоял
diplomacy-game-card-bounce = ход отбит
diplomacy-game-card-no-convoy = конвоя нет
diplomacy-game-card-cut = сорвана
diplomacy-game-card-void = впустую
diplomacy-game-card-disrupted = парадокс
diplomacy-game-card-dislodged = выбит
diplomacy-game-card-disband = уничтожен
diplomacy-game-card-civil-disorder = распущен автоматически
diplomacy-game-card-quiet = { $all ->
    [yes] { $n ->
        [one] { $n } приказ исполнен без происшествий
        [few] { $n } приказа исполнены без происшествий
       *[many] { $n } приказов исполнены без происшествий
    }
   *[no] { $n ->
        [one] Ещё { $n } приказ исполнен без происшествий
        [few] Ещё { $n } приказа исполнены без происшествий
       *[many] Ещё { $n } приказов исполнены без происшествий
    }
}
diplomacy-game-card-gained = Новые центры: { $places }
diplomacy-game-card-lost = Потеряны центры: { $places }
diplomacy-game-paper-report = Отчёт о ходе
diplomacy-game-sheet-alone = морем, но ваши флоты её не везут

## Настройки новой партии

diplomacy-game-page-options-table = Основное
diplomacy-game-page-options-length = Длина войны
diplomacy-game-page-options-fine = Прочие правила
