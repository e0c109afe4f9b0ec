### Страницы MAGA. Имена игроков не склоняем; государства называем по номерам.

## Общее

maga-page-land = Государство { $n }
maga-page-millions = { $n } { -maga-million }
maga-page-thousands = { $n } { -maga-thousand }
maga-page-number-of = № { $n }, { $land }
maga-page-ministry-president = Президент
maga-page-ministry-finance = Финансы
maga-page-ministry-defence = Оборона
maga-page-ministry-fsb = ФСБ
maga-page-ministry-foreign = Разведка
maga-page-ministry-justice = Юстиция
maga-page-ministry-interior = МВД
maga-page-ministry-media = Пресса
maga-page-ministry-health = Медицина
maga-page-ministry-secretary = Секретарь
maga-page-sphere-agriculture = сельское хозяйство
maga-page-sphere-heavy = тяжёлая промышленность
maga-page-sphere-light = лёгкая промышленность
maga-page-short-agriculture = С/х
maga-page-short-heavy = Тяжёлая
maga-page-short-light = Лёгкая
maga-page-options-teams = Команды и время
maga-page-options-start = Что есть в начале
maga-page-options-rules = Тонкости правил

## Что сейчас

maga-page-now = { $phase ->
    [opening] Сбор кабинетов
    [play] Ход { $turn }: игровой этап
    [pause] Перед ходом { $turn }: команды наедине
   *[over] Партия окончена
}
maga-page-of-turns = ход { $turn } из { $turns }
maga-page-asked-opening = { $who ->
    [asked] Раздайте ролям номера или доверьтесь жребию.
    [done] Номера розданы. До начала их можно поменять.
   *[nobody] Команды раздают ролям номера.
}
maga-page-asked-play = { $who ->
    [asked] Договоритесь, соберите список действий и сдайте его до конца этапа.
    [part] Часть списков сдана. Ждём остальные.
    [done] Список сдан. До конца этапа его можно заменить или отозвать.
    [watches] Ваше государство захвачено. За него решает победитель, а вы можете смотреть и советовать.
   *[nobody] Команды договариваются и пишут списки действий.
}
maga-page-asked-pause = { $who ->
    [asked] Читайте отчёт и обсуждайте его между собой. Скажите, когда время больше не нужно.
    [done] Вам время больше не нужно. Ход начнётся, когда так скажут все команды или выйдет время.
    [watches] Ваше государство завоёвано. Вы сидите с победителем: читайте и советуйте.
   *[nobody] Команды наедине со своими отчётами.
}
maga-page-asked-over = Партия окончена.
maga-page-is-out = посол: { $where }

## Стол команды

maga-page-desk = Стол команды
maga-page-numbers = Номера ролей
maga-page-numbers-help = Чужая разведка целится в роли по номерам. Пусть ваши будет трудно угадать.
maga-page-watches = Ваше государство захвачено: вы играете в круге победителя и видите его стол.
maga-page-capital = столица федерации
maga-page-subject = захвачено на ходу { $turn }
maga-page-treasury = Казна
maga-page-income = Доход
maga-page-mood = Настроение
maga-page-nuclear = Ядерные ракеты
maga-page-abm = Ракеты ПРО
maga-page-to-spend = на этот ход: { $money }
maga-page-upkeep = содержание: { $money }
maga-page-revolt = бунт
maga-page-revolt-below = бунт, если ниже 50
maga-page-nuclear-note = летят целый ход
maga-page-abm-note = сбивают и предупреждают
maga-page-more = стало больше на { $amount }
maga-page-less = стало меньше на { $amount }
maga-page-income-by-sphere = Доход по сферам
maga-page-roles = Роли
maga-page-role = Роль
maga-page-number = №
maga-page-level = Уровень
maga-page-blocked = не действует
maga-page-lines = { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[other] { $n } строк
}
maga-page-list-counts = Сдан список: { maga-page-lines }, { $cost }
maga-page-list-empty = Список пуст: в этот ход государство ничего не делает.
maga-page-no-list = Список ещё не сдан. Если время выйдет раньше, государство пропустит ход.
maga-page-alarm-revolt = Бунт: доход вдвое меньше, действует только МВД. Подавите бунт, и остальной список выполнится в тот же ход.
maga-page-alarm-war = { $side ->
    [us] На вас напало { $land }: война решится в конце этого хода. Ищите, кто поможет министру обороны, ФСБ и МВД.
   *[them] Вы напали: { $land }. Война решится в конце этого хода.
}
maga-page-alarm-launch = Запущены ядерные ракеты ({ $lands }). Цель неизвестна; сбивать можно только в этот ход.
maga-page-alarm-flight = Ваши ракеты в полёте: { $n }, цель — { $land }. Удар ещё можно отменить.
maga-page-alarm-lies = Ложь в прессе ({ $lands }): каждый ход минус 10 к настроению, пока не опровергнете.
maga-page-alarm-virus = Вирусов в стране: { $n }. Каждый бьёт по настроению всё сильнее, пока не найдёте, кто заразил.
maga-page-alarm-agent = Завербована роль № { $n } ({ $land }).

## Карта

maga-page-map = Круг государств
maga-page-states = { $n ->
    [one] { $n } государство
    [few] { $n } государства
   *[other] { $n } государств
}
maga-page-map-label = Карта: { maga-page-states } по кругу, в середине океан. Ниже то же самое таблицей.
maga-page-ocean = океан
maga-page-as-table = Таблицей
maga-page-state = Государство
maga-page-beside = Соседи
maga-page-people = Люди
maga-page-known = Что известно
maga-page-map-war = война
maga-page-map-flight = летят ракеты
maga-page-map-lie = ложь в прессе
maga-page-map-agent = завербованные роли
maga-page-link-war = { $a } напало: { $b }.
maga-page-link-flight = Ракеты летят: { $a } → { $b }.
maga-page-link-lie = { $a } распространяет ложь: { $b }.
maga-page-link-agent = { $a } завербовало роли: { $b }.
maga-page-belongs = под властью: { $land }, с хода { $turn }
maga-page-launched = запустило ракеты
maga-page-does-war = напало: { $land }
maga-page-does-flight = ракеты летят: { $land }
maga-page-does-lie = лжёт о нём: { $land }
maga-page-does-agent = вербует: { $land }
maga-page-suffers-war = отбивается: { $land }
maga-page-suffers-flight = к нему летят ракеты: { $land }
maga-page-suffers-lie = о нём лжёт: { $land }
maga-page-suffers-agent = завербовано: { $land }

## Наша команда

maga-page-team = Наша команда
maga-page-captain = капитан
maga-page-federation = В федерации: { $lands }
maga-page-guests = У нас послы:
maga-page-banned = Не принимаем послов: { $lands }
maga-page-bans-nobody = Принимаем послов всех команд.
maga-page-report = Отчёты
maga-page-treaties = Договоры
maga-page-circles = Круги и послы
maga-page-everything = Все показатели

## Список действий

maga-page-list = { $land }: список на ход { $turn }
maga-page-hand-in = Сдать список
maga-page-withdraw = Отозвать список ({ $land })
maga-page-by-lot = Номера по жребию
maga-page-proposal = Весь план
maga-page-list-help = Чем выше строка, тем раньше очередь. Строку можно перетащить или сдвинуть стрелками. До конца этапа сданный список можно заменить.
maga-page-stands = { $land }: сдано { maga-page-lines }, { $cost }
maga-page-group-circles = Круги и послы
maga-page-group-treaties = Договоры
maga-page-group-team = Кто что ведёт
maga-page-costs = { $unit ->
    [each] Цена: { $money } за штуку.
   *[once] Цена: { $money }.
}
maga-page-own-level = Наш уровень: { $level }.
maga-page-line-new = Новое действие
maga-page-line-choose = Выберите действие: они собраны по министерствам.
maga-page-line-through = { $line } (приказ: { $role })

maga-page-line-transfer-money = Передать { $money }: { $to }
maga-page-line-transfer-income = Передать доход { $money }, { $sphere }: { $to }
maga-page-line-transfer-nuclear = Передать ядерные ракеты, { $missiles }: { $to }
maga-page-line-transfer-abm = Передать ракеты ПРО, { $missiles }: { $to }
maga-page-line-fire = Уволить: { $role }
maga-page-line-raise-income = Поднять доход: { $first } и { $second }
maga-page-line-bet = Биржа: число { $number }, ставка { $stake }
maga-page-line-change-nuclear = { $way ->
    [sell] Списать ядерные ракеты: { $missiles }
   *[buy] Купить ядерные ракеты: { $missiles }
}
maga-page-line-change-abm = { $way ->
    [sell] Списать ракеты ПРО: { $missiles }
   *[buy] Купить ракеты ПРО: { $missiles }
}
maga-page-line-strike = Ядерный удар: { $target }, ракет до { $most }, попаданий { $hits }
maga-page-line-shoot-down = Сбивать ракеты: до { $most }
maga-page-line-cancel-strike = Отменить удар: { $target }
maga-page-line-attack = Напасть: { $target }
maga-page-line-raid = Набег: { $target }
maga-page-line-protect = Защитить: { $role }, { $percent } %
maga-page-line-find-foreign = Найти министра разведки: { $target }
maga-page-line-sabotage = Диверсия: { $target }, роль № { $number }
maga-page-line-recruit = Завербовать: { $target }, роль № { $number }
maga-page-line-release = Отпустить: { $target }, роль № { $number }
maga-page-line-kill = Убить: { $target }, роль № { $number }
maga-page-line-surveil = Слежка: { $target }, { $whom }
maga-page-line-sue = { $treaty ->
    [none] Иск: { $target }, без документов
   *[other] Иск: { $target }, договор { $treaty }
}
maga-page-line-suppress = Подавить бунт
maga-page-line-check-recruited = Проверить, есть ли завербованные
maga-page-line-free-role = Освободить от вербовки: { $role }
maga-page-line-state-lie = Ложь в прессе: { $target }
maga-page-line-refute = Опровергнуть ложь: { $target }
maga-page-line-improve-mood = Улучшить настроение
maga-page-line-worsen-mood = Испортить настроение: { $target }
maga-page-line-infect = Заразить: { $target }
maga-page-line-vaccinate = Вакцина, подозреваем: { $target }
maga-page-line-boost = Поднять уровень: { $role }
maga-page-line-help = Помощь: { $role } → { $whom }

maga-page-help-transfer-money = Деньги уходят наверняка; если не хватит, уйдёт сколько есть. Исполняет министр финансов.
maga-page-help-transfer-income = Доход сферы переходит навсегда. Исполняет министр финансов.
maga-page-help-transfer-nuclear = Исполняет министр обороны; уйдёт не больше, чем есть.
maga-page-help-transfer-abm = Исполняет министр обороны; уйдёт не больше, чем есть.
maga-page-help-fire = Роль теряет половину уровня, следующий ход не действует, зато наверняка освобождается от вербовки.
maga-page-help-raise-income = По 500 тыс. дохода в двух сферах. Пока сфера не насыщена, наверняка; потом прибавку отнимают у лидера спором финансистов.
maga-page-help-bet = Число от −100 до 100: чем ближе к средневзвешенному, тем больше выплата. Уровень повышает чистый выигрыш от миллиона.
maga-page-help-change-nuclear = Покупка требует министра обороны с уровнем 5; меньше нуля — списать. Каждая стоит 50 тыс. содержания в ход.
maga-page-help-change-abm = Уже одна предупреждает о запусках. Меньше нуля — списать. Каждая стоит 50 тыс. содержания в ход.
maga-page-help-strike = Ракеты летят ход, их могут сбить. Каждое попадание отнимает у цели половину всего, кроме уровней, у её соседей четверть — и у вас, если вы сосед.
maga-page-help-shoot-down = Каждая ракета ПРО — одна попытка против запустившего: сначала над своей страной, потом над любой. Стрелять можно и вслепую.
maga-page-help-cancel-strike = Все ваши ракеты в этом направлении пропадают.
maga-page-help-attack = Война решится в конце следующего хода: ваша оборона против их обороны, ФСБ и МВД, с помощниками обеих сторон. Поражение: минус 10 к настроению.
maga-page-help-raid = Спор министров обороны, без помощников. Успех отнимает до миллиона.
maga-page-help-protect = Доли уровня ФСБ защищают роли от чужой разведки, в сумме до 100 %. Строки защиты — одно действие.
maga-page-help-find-foreign = Спор ФСБ с разведкой, которая у вас действовала. Успех раскрывает её номер.
maga-page-help-sabotage = Спор разведки с ролью и её защитой. Успех срывает всё, что роль не успела сделать.
maga-page-help-recruit = Нужен уровень 5. Спор разведки с ролью и её защитой. Завербованной роли можно приказывать; содержание 50 тыс. в ход.
maga-page-help-release = Роль снова свободна; хозяин узнаёт, что она была завербована, но не кем.
maga-page-help-kill = Нужна завербованная роль в том государстве. Успех: уровень роли падает до первого, следующий ход она не действует.
maga-page-help-surveil = Назовите роль по должности или по номеру: при успехе узнаете второе, а ещё уровень, что известно министерству и что роль сделала за ход.
maga-page-help-sue = Спор министров юстиции. Проигравший теряет 20 настроения. Доказанное нарушение договора даёт вам +1 уровень в споре.
maga-page-help-suppress = В бунт: настроение 50, бунт кончается. Без бунта — минус 5 к настроению.
maga-page-help-check-recruited = Ответ наверняка, но только «да» или «нет».
maga-page-help-free-role = Спор МВД с разведкой, которая завербовала. Если роль свободна, деньги пропадут.
maga-page-help-state-lie = Спор пресс-служб. Успех отнимает у цели 10 настроения каждый ход до опровержения. Автор известен всем.
maga-page-help-refute = Спор пресс-служб с тем, кто солгал. Успех: вам +10, лжецу −10, падение кончается.
maga-page-help-improve-mood = Наверняка +10 к настроению, сколько угодно раз за ход.
maga-page-help-worsen-mood = Спор пресс-служб. Успех отнимает 10 настроения.
maga-page-help-infect = Спор медицин. Вирус отнимает 2, потом 4, 8, 16… настроения, пока не вылечат. Кто заразил, не видно.
maga-page-help-vaccinate = Надо угадать, кто заразил. Спор с его медициной; успех убирает все его вирусы.
maga-page-help-boost = Наверняка +1 к уровню роли; это её обычное действие за ход.
maga-page-help-help = Помощник прибавляет роли часть своего уровня: министр четверть, секретарь половину. Это его обычное действие за ход. Чужую роль называют номером.

## Отчёт

maga-page-report-of = Отчёт о ходе { $turn }
maga-page-turns = Ходы
maga-page-told = Что случилось с нами
maga-page-our-actions = наши действия
maga-page-dossiers = Разведданные
maga-page-dossier = { $land }: { $role }, № { $number }, уровень { $level }
maga-page-by-agent = Сообщил наш агент
maga-page-by-watching = Узнали слежкой
maga-page-did-nothing-they = В этот ход роль ничего не делала.
maga-page-their-orders = Сделано по её распоряжению
maga-page-known-treasury = Казна: { $money }
maga-page-known-income = Доход, { $sphere }: { $money }
maga-page-known-arsenals = Ядерных ракет: { $count }, ракет ПРО: { $abm }
maga-page-known-flight = Ракеты в полёте: { $count }, цель: { $land }
maga-page-known-war = Объявлена война: { $land }
maga-page-known-protected = ФСБ защищает: { $role }, { $count } %
maga-page-known-found = Найдена внешняя разведка: { $land }, № { $count }
maga-page-known-agent = Есть агент: { $land }, { $role }, № { $count }
maga-page-known-recruited = Проверка показала: в государстве есть завербованные
maga-page-known-nobody-recruited = Проверка показала: завербованных в государстве нет
maga-page-known-lie-against = Запущена ложь, цель: { $land }
maga-page-known-lie-by = Против государства действует ложь, автор: { $land }
maga-page-known-infection = Запущен вирус, заражено: { $land }
maga-page-did-nothing = В этот ход государство ничего не делало.
maga-page-became-done = успех
maga-page-became-failed = неудача
maga-page-became-refused = не выполнено
maga-page-became-cancelled = не состоялось
maga-page-figures = Показатели до и после
maga-page-was = Было
maga-page-is = Стало
maga-page-press = Что знают все

## Договоры

maga-page-treaties-help = Условия сервер сверяет с тем, что государства сделали. О нарушениях он не сообщает: их доказывают в суде, назвав договор в иске.
maga-page-propose = Предложить договор
maga-page-answer = Ответить
maga-page-no-treaties = Договоров пока нет.
maga-page-treaty-refused = отклонён
maga-page-treaty-unsigned = ждёт подписей
maga-page-treaty-waits = ждёт вас
maga-page-treaty-later = вступит в силу
maga-page-treaty-holds = действует
maga-page-treaty-ended = истёк
maga-page-treaty-void = Судить свободный текст в этой партии некому, поэтому договор недействителен целиком.
maga-page-treaty-term = С хода { $since } по ход { $last }
maga-page-signed = подписано
maga-page-not-signed = не подписано
maga-page-judged = Ход { $turn }: ведущий признал нарушение. Нарушитель: { $land }.
maga-page-provable = Если другая сторона нарушила договор в прошлых ходах, назовите его в иске: это +1 к уровню юстиции.
maga-page-suits = Иски против нас
maga-page-obligation = { $does ->
    [yes] { $party } обязуется: «{ $action }»
   *[no] { $party } не делает: «{ $action }»
}{ $aimed ->
    [yes] { " " }({ $target })
   *[no] { "" }
}{ $does ->
    [yes] { $often ->
        [every] , каждый ход.
       *[once] , один раз за срок договора.
    }
   *[no] .
}
maga-page-only-land = { $party } (только { $land })
maga-page-at-least = { $action }, не меньше { $much }
maga-page-aimed = { $aimed ->
    [yes] { " " }({ $target }).
   *[no] .
}
maga-page-right = { $does ->
    [yes] { $party } вправе: «{ $action }»
   *[no] { $party } вправе не делать: «{ $action }»
}{ maga-page-aimed }
maga-page-condition = { $does ->
    [yes] Если { $party } сделает «{ $action }»
   *[no] Если { $party } не сделает «{ $action }»
}{ maga-page-aimed }

## Круги

maga-page-circles-help = С другими говорят только послы; кто поедет, решает жребий. После хода все возвращаются домой. Страница круга годится для телефона куратора.
maga-page-free = В этой партии все говорят со всеми, послов нет.
maga-page-all-circles = Все круги
maga-page-change = Изменить
maga-page-at-home = За столом
maga-page-ambassadors = Послы
maga-page-chairs = Занято стульев: { $taken } из { $n }
maga-page-away = Уехали
maga-page-nobody = никого

## Журнал ведущего

maga-page-all-states = Все государства
maga-page-credit = Заслуги
maga-page-lists-now = Списки, которые сейчас сданы
maga-page-log-turn = Ход { $turn }
maga-page-all-treaties = Все договоры
maga-page-step = { $step ->
    [1] 1. Списки закрыты
    [2] 2. Доход и содержание
    [3] 3. Ложь, вирусы, бунты
    [4] 4. Приказы, помощь и защита
    [5] 5. Действия по очереди
    [6] 6. Ракеты долетают
    [7] 7. Войны
    [8] 8. Биржа и расчёты
    [9] 9. Итоги и предупреждения
   *[0] Решения ведущего
}

## Конец

maga-page-end = Чем кончилось
maga-page-ended-turns = Сыгран последний ход, { $turn }-й.
maga-page-ended-conquest = На { $turn }-м ходу все государства достались одной команде.
maga-page-ended-host = Ведущий закончил партию на { $turn }-м ходу.
maga-page-decided-alone = { $land } владеет всем кругом.
maga-page-decided-tie = Первое место делят: { $lands }.
maga-page-decided = Победитель — { $first }, на втором месте { $second }; разница { $lead }. Больше всего решило вот что: { $part ->
    [treasury] казна
    [levels] уровни
    [income] доход
    [nuclear] ядерные ракеты
    [abm] ракеты ПРО
    [mood] настроение
   *[credit] удачные операции
} (больше на { $more }).
maga-page-points = Очки
maga-page-place = Место
maga-page-total = Всего
maga-page-points-treasury = Казна
maga-page-points-levels = Уровни
maga-page-points-income = Доход
maga-page-points-nuclear = Ядерные
maga-page-points-abm = ПРО
maga-page-points-mood = Настроение
maga-page-points-credit = Операции
maga-page-federations = Федерации
maga-page-belongs-since = { $land }: с { $turn }-го хода под властью победителя ({ $to }).
maga-page-curves = Ход за ходом
maga-page-chart-treasury = Казна
maga-page-chart-income = Доход
maga-page-chart-mood = Настроение, %
maga-page-chart-nuclear = Ядерные ракеты
maga-page-chart-abm = Ракеты ПРО
maga-page-chart-levels = Уровни всех ролей
maga-page-chart-label = { $what ->
    [treasury] Казна
    [income] Доход
    [mood] Настроение
    [nuclear] Ядерные ракеты
    [abm] Ракеты ПРО
   *[levels] Уровни
} ход за ходом. { maga-page-states }, цифры — в таблице ниже.
maga-page-at-start = начало

## Паспорт государства, на бумаге

maga-paper-passport = Паспорт государства
maga-paper-number = №
maga-paper-role = Роль
maga-paper-person = Кто играет
maga-paper-people = Команда
maga-paper-neighbours = Соседи
maga-paper-secret = Секретно
