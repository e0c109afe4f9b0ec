### Тексты карты и листа приказов, общие для нескольких игр.

## Карта

war-page-map = Карта. Стрелки — переход между провинциями, буквы — к провинции по имени или коду, Enter — выбрать, Escape — отменить, плюс и минус — масштаб.
war-page-nearer = Приблизить
war-page-farther = Отдалить
war-page-close = Закрыть
war-page-whole = Вся карта
war-page-frame = На экране: где есть что приказать ({ $power })
war-page-screen = На весь экран
war-page-centre = { $owned ->
    [yes] Центр: { $owner }
   *[no] Ничей центр
}
war-page-army-here = { $note ->
    [lost] Выбитая армия: { $owner }
    [gone] Распущенная армия: { $owner }
   *[here] Армия: { $owner }
}
war-page-fleet-here = { $note ->
    [lost] Выбитый флот: { $owner }
    [gone] Распущенный флот: { $owner }
   *[here] Флот: { $owner }
}
war-page-key = Условные знаки
war-page-key-move = ход
war-page-key-support-move = поддержка хода
war-page-key-support-hold = поддержка обороны
war-page-key-convoy = конвой
war-page-key-retreat = отступление
war-page-key-failed = не удалось
war-page-came = Итоги: { $turn }
war-page-nothing-failed = Все приказы выполнены.
war-page-centres-over-time = Центры по годам

## Ходы

war-page-have-centres = { $n ->
    [one] центр
    [few] центра
   *[many] центров
}
war-page-have-units = { $n ->
    [one] отряд
    [few] отряда
   *[many] отрядов
}
war-page-dislodged = { $n ->
    [one] Выбит { $n } отряд
    [few] Выбиты { $n } отряда
   *[many] Выбито { $n } отрядов
}
war-page-moment-orders = { $turn } · вышло { $went } из { $of }
war-page-moment-map = К карте
war-page-moment-all = { $n ->
    [one] Приказ выполнен
   *[other] Вышли все приказы: { $n }
}
war-page-moment-failed = { $n ->
    [one] Приказ не вышел
   *[other] Не вышло приказов: { $n }
}
war-page-season = { war-season } { $year }
war-page-turn = { $phase ->
    [orders] { war-season } { $year }, приказы
    [retreat] { war-season } { $year }, отступления
    [centres] Зима { $year }, центры
   *[builds] Зима { $year }, постройки
}

## Приказы на карте

war-map-pick = Коснитесь своего отряда, потом цели. Ещё раз отряда — он будет стоять. Приказов: { $n } из { $all }.
war-map-retreats = Коснитесь выбитого отряда, потом места, куда ему отступить. Приказов: { $n } из { $all }.
war-map-builds = Коснитесь своего свободного центра, где построить отряд. Построено: { $n } из { $all }.
war-map-removals = Коснитесь отрядов, которые нужно распустить. Выбрано: { $n } из { $all }.
war-map-watch = Коснитесь провинции, чтобы узнать, что там.
war-map-army = А { $unit }
war-map-fleet = Ф { $unit }
war-map-picked = { $unit }: куда или кого поддержать?
war-map-picked-retreat = { $unit }: куда отступить?
war-map-to-help = { $unit } поддержит: { $of }. Куда идёт этот отряд?
war-map-to-carry = { $unit } повезёт: { $of }. Куда?
war-map-choose = { $unit } и { $to }: что сделать?
war-map-hold = Стоять
war-map-move = Идти: { $to }
war-map-sea = Идти морем: { $to }
war-map-support = Поддержать на месте: { $of }
war-map-support-move = Поддержать: { $of } → { $to }
war-map-convoy = Везти: { $of } → { $to }
war-map-retreat = Отступить: { $to }
war-map-disband = Распустить: { $unit }
war-map-build = Построить: { $unit }
war-map-place = { $to }: что построить?
war-map-waive = Отказаться от остальных
war-map-cancel = Отмена
war-map-undo = Отменить выбор
war-map-list = Приказы: { $unit }
war-map-more = Списком
war-map-no-way = Туда не попасть. Возможный выбор подсвечен.
war-map-nothing = Больше нельзя. Сначала отмените другой выбор.
war-map-sealed = Приказы запечатаны. Чтобы изменить их, снимите печать.
war-map-saving = Сохраняем…
war-map-saved = Сохранено, видно только вам. Ещё не запечатано.
war-map-saved-alone = Сохранено, видно только вам. { $unit } → { $to }: морем, но ваши флоты эту армию не везут.
war-map-failed = Не сохранено. { $text }
war-map-done = Готово

## Лист приказов

war-sheet = Приказы по отрядам
war-sheet-winter = { $phase ->
    [removals] Какие отряды распустить
   *[builds] Где построить отряды
}
war-sheet-none = { $phase ->
    [retreat] нет приказа: будет распущен
    [builds] ничего не строить
    [removals] остаётся
   *[orders] нет приказа: стоит
}
war-sheet-builds-none = Пока ничего не выбрано. Если ничего не выбрать, новых отрядов не будет, а лишние будут распущены автоматически.
war-sheet-text = Текстом
war-sheet-lines = Приказы, по одному в строке
war-sheet-help = А ПАР → БУР, армия из Парижа в Бургундию, А МАР П А ПАР → БУР, Ф ЛАМ К А ЛОН → БРЕ. Годятся коды и имена, русские и английские, прописными и строчными буквами, и всё, что написано в списке выше. Непонятные строки будут названы, остальные сохранятся.
war-sheet-save = Сохранить
war-sheet-wrong = { $seal ->
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
war-sheet-left = { $phase ->
    [orders] { $count ->
        [one] { $count } отряд без приказа останется на месте.
        [few] { $count } отряда без приказа останутся на месте.
       *[many] { $count } отрядов без приказа останутся на месте.
    }
    [retreat] { $count ->
        [one] { $count } выбитый отряд без приказа будет распущен.
        [few] { $count } выбитых отряда без приказа будут распущены.
       *[many] { $count } выбитых отрядов без приказа будут распущены.
    }
    [removals] { $count ->
        [one] Не выбран { $count } роспуск: лишний отряд распустится автоматически.
        [few] Не выбраны { $count } роспуска: лишние отряды распустятся автоматически.
       *[many] Не выбрано { $count } роспусков: лишние отряды распустятся автоматически.
    }
   *[builds] { $count ->
        [one] Не выбрана { $count } постройка: от неё вы откажетесь.
        [few] Не выбраны { $count } постройки: от них вы откажетесь.
       *[many] Не выбрано { $count } построек: от них вы откажетесь.
    }
}
war-sheet-ask = { war-sheet-left } Запечатать?
war-sheet-ask-back = Вернуться к приказам
war-sheet-ask-seal = Всё равно запечатать
war-sheet-accepted = { $sealed ->
    [yes] Приказы запечатаны.
   *[no] Сохранено приказов: { $n } из { $all }. Их видите только вы.
}
war-sheet-seal = Запечатать
war-sheet-unseal = Снять печать
war-sheet-stamp = Запечатано
war-sheet-sealed = Вы готовы. Пока другие ещё решают, печать можно снять.
war-sheet-open = { $count ->
    [0] { $phase ->
        [orders] Приказ есть у каждого отряда.
        [retreat] Приказ есть у каждого выбитого отряда.
        [removals] Все роспуски выбраны.
       *[builds] Все постройки выбраны.
    }
   *[other] { war-sheet-left }
}

## Мои итоги

war-card = Ваши итоги: { $turn }
war-card-against = { $powers }, { $mine } против { $theirs }
war-card-held = устоял
war-card-bounce = ход отбит
war-card-no-convoy = конвоя нет
war-card-cut = сорвана
war-card-void = впустую
war-card-disrupted = парадокс
war-card-dislodged = выбит
war-card-disband = уничтожен
war-card-civil-disorder = распущен автоматически
war-card-quiet = { $all ->
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
war-card-gained = Новые центры: { $places }
war-card-lost = Потеряны центры: { $places }
war-paper-report = Отчёт о ходе
war-sheet-alone = морем, но ваши флоты её не везут

war-page-centres-over = Центры по ходам войны
