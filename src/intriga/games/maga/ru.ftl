# MAGA-Game: тексты игры.

## Игра и настройки

game-maga = MAGA-Game
    .blurb = Команды управляют государствами из десяти министерств: тайные списки действий, разведка, ракеты, биржа и договоры, нарушение которых можно доказать.
option-maga-people = Человек в команде
    .help = Если на ещё одну команду мест не хватает, лишние места добавляются к последним.
option-maga-sizes = Размеры команд
    .help = По порядку, например 4, 3, 3. Пусто — все одинаковые, как выше.
option-maga-turns = Ходов
    .help = Ведущий может закончить партию раньше.
option-maga-treasury = Казна в начале
    .help = В единицах: по правилам 10 000 000.
option-maga-income = Доход каждой сферы в начале
    .help = Сфер три; по правилам по 1 000 000 в каждой.
option-maga-level = Уровень всех ролей в начале
    .help = Обычно 1, для короткой партии больше.
option-maga-mood = Настроение в начале, %
    .help = Ниже 50 начинается бунт.
option-maga-nuclear = Ядерных ракет в начале
    .help = Обычно нет.
option-maga-abm = Ракет ПРО в начале
    .help = Уже одна предупреждает о запусках.
option-maga-hall = Круги
    .help = С другими командами говорят только послы, их назначает жребий.
    .value-rooms = Комнаты на сервере
    .value-hall = Люди сидят в зале
    .value-free = Все говорят со всеми
option-maga-pause = Пауза после каждого хода
    .help = Какое-то время команды наедине со своими отчётами: с другими не говорят.
option-maga-curators = За кругами следят кураторы
    .help = Они не играют: сидят в своём круге, слышат разговоры, лишают слова, делают замечания и отправляют послов домой.
option-maga-drafts_count = Черновик засчитывается, когда время вышло
    .help = Иначе считается только поданный список — для турниров.
option-maga-captain = Список сдаёт только капитан
    .help = Остальные пишут список вместе с ним.
option-maga-priorities = Приоритеты
    .help = От приоритета зависит, когда действие выполнится на техническом этапе.
    .value-order = По порядку в списке
    .value-free = Числа, которые выбирает команда
option-maga-all_hit = Удар засчитывается, только если попали все нужные ракеты
    .help = Иначе долетевшие ракеты поражают цель.
option-maga-show_missiles = Предупреждение называет число выпущенных ракет
    .help = Иначе названо только государство, которое запустило.
option-maga-closing = Ещё один технический этап после последнего хода
    .help = Летящие ракеты долетят, объявленные войны состоятся. Иначе ракеты вернутся, а войны отменятся.
option-maga-sabotage_first = Диверсии выполняются раньше всех других действий
    .help = Иначе срывается только то, что ещё не выполнено.
option-maga-exchange_gross = Уровень повышает выплата в миллион при любой ставке
    .help = Иначе миллионом должен быть чистый выигрыш.
option-maga-free_search = Поиск министра, который у вас не действовал, ничего не стоит
    .help = Отказ тогда выдаёт, что он не действовал.
option-maga-scrap = Если содержание нечем оплатить, ракеты списываются
    .help = Иначе казна может уйти в минус.
option-maga-ordered_share = Сколько может забрать передача по приказу разведки, %
    .help = От того, что есть у хозяина, раз за ход для каждого ресурса.
option-maga-sabotage_revolt = Диверсия может сорвать подавление бунта
    .help = Иначе бунт всегда можно подавить.
option-maga-judge = Свободные условия договоров оценивает ведущий
    .help = Иначе договор с такими условиями недействителен.
option-maga-letters = Личная переписка между командами
    .help = Внутри команды она есть всегда.

## Этапы

window-numbers = Номера ролей
    .clock = Время на выбор номеров
window-pause = Технический этап
    .clock = Время наедине с отчётом
window-stage = Игровой этап
    .clock = Длительность игрового этапа

## Роли, сферы, места

maga-role-president = президент
    .help = Передаёт деньги и ракеты, увольняет. В состязаниях считается вдвойне.
maga-role-finance = министр финансов
    .help = Добывает деньги: доходы и биржа.
maga-role-defence = министр обороны
    .help = Ракеты, противоракеты, набеги, войны.
maga-role-fsb = директор ФСБ
    .help = Бережёт роли государства и ищет чужих шпионов.
maga-role-foreign = внешняя разведка
    .help = Работает за границей: вербует и ведёт разведку.
maga-role-justice = министр юстиции
    .help = Судится с другими государствами.
maga-role-interior = МВД
    .help = Подавляет бунты и ищет завербованных.
maga-role-media = министр по связям с общественностью
    .help = Поднимает настроение своих, портит чужим.
maga-role-health = министр здравоохранения
    .help = Вирусы и вакцины.
maga-role-secretary = секретарь
    .help = Усиливает других и помогает в половину уровня.
maga-sphere-agriculture = сельское хозяйство
maga-sphere-heavy = тяжёлая промышленность
maga-sphere-light = лёгкая промышленность
maga-land = Государство { $n }
maga-circle = Круг государства { $n }
maga-circle-international = Международный круг
maga-number = № { $n }
maga-number-of = { $n } ({ $role })
maga-recruited-role = Государство { $land }, роль № { $number }
maga-money = { FIGURE($money) }
maga-to-spend = Можно потратить
maga-treaty-number = Договор { NUMBER($n, useGrouping: 0) }
maga-clause-obligation = обязанность
maga-clause-right = право
maga-clause-does = делает
maga-clause-refrains = не делает
maga-treaty-sign = Подписать
maga-treaty-refuse = Отказаться
maga-correct-treasury = казна
maga-correct-nuclear = ядерные ракеты
maga-correct-abm = ракеты ПРО
maga-correct-mood = настроение
maga-resource-money = деньги
maga-resource-agriculture = доход от сельского хозяйства
maga-resource-heavy = доход от тяжёлой промышленности
maga-resource-light = доход от лёгкой промышленности
maga-resource-nuclear = ядерные ракеты
maga-resource-abm = ракеты ПРО

## Действия

maga-action-transfer-money = Передать деньги
maga-action-transfer-income = Передать доход
maga-action-transfer-nuclear = Передать ядерные ракеты
maga-action-transfer-abm = Передать ракеты ПРО
maga-action-fire = Уволить роль
maga-action-raise-income = Увеличить доход
maga-action-bet = Сыграть на бирже
maga-action-change-nuclear = Купить или списать ядерные ракеты
maga-action-change-abm = Купить или списать ракеты ПРО
maga-action-strike = Ядерный удар
maga-action-shoot-down = Сбивать ракеты
maga-action-cancel-strike = Отменить удар
maga-action-attack = Сухопутное нападение
maga-action-raid = Набег
maga-action-protect = Защитить роли
maga-action-find-foreign = Найти министра внешней разведки
maga-action-sabotage = Диверсия
maga-action-recruit = Завербовать роль
maga-action-release = Отпустить завербованную роль
maga-action-kill = Убить роль
maga-action-surveil = Слежка
maga-action-sue = Подать иск
maga-action-suppress = Подавить бунт
maga-action-check-recruited = Проверить, есть ли завербованные
maga-action-free-role = Освободить роль от вербовки
maga-action-state-lie = Ложь в прессе
maga-action-refute = Опровергнуть ложь
maga-action-improve-mood = Улучшить настроение
maga-action-worsen-mood = Ухудшить чужое настроение
maga-action-infect = Заразить вирусом
maga-action-vaccinate = Разработать вакцину
maga-action-boost = Повысить уровень
maga-action-help = Помочь роли
maga-action-priced = { $action } · { $thousands ->
    [250] 250 тыс.
    [500] 500 тыс.
    [1000] 1 млн
    [1500] 1,5 млн
    [2000] 2 млн
    [3000] 3 млн
   *[other] { $thousands } тыс.
}

## Почему строка не выполнена

maga-why-blocked = роль не может действовать в этот ход
maga-why-revolt = в государстве бунт
maga-why-slot = обычное действие роли уже занято
maga-why-once = только раз за ход
maga-why-money = не хватило денег
maga-why-no-target = такой цели нет
maga-why-own-territory = цель принадлежит той же федерации
maga-why-fires-itself = президента уволить нельзя
maga-why-same-sphere = сферы должны быть разными
maga-why-stake = ставка должна делиться на 500 000
maga-why-nothing = менять нечего
maga-why-no-missiles = ракет нет
maga-why-low-level = уровень министра ниже 5
maga-why-more-hits-than-missiles = попаданий больше, чем ракет
maga-why-target-twice = цель названа дважды
maga-why-no-flight = туда не летят ваши ракеты
maga-why-nobody-there = этот министр у вас не действовал
maga-why-recruited-already = роль уже завербована вами
maga-why-not-recruited = роль не завербована
maga-why-nobody-recruited = в этом государстве никто не завербован
maga-why-no-lie = это государство не лгало
maga-why-not-their-chapter = это действие другой роли
maga-why-ordered-already = роль уже получила приказ
maga-why-helps-itself = роль не помогает самой себе
maga-why-second-helper = государство уже помогает этой роли
maga-why-too-much-protection = больше 100 % или роль названа дважды

## События

maga-turn = Начался ход { $turn }.
maga-last-turn = Ведущий закончит партию после хода { $turn }.
maga-over = Партия закончилась после хода { $turn }.
maga-numbers = Ваша команда выбрала номера ролей.
maga-pause = Ход { $turn } окончен: команды наедине со своими отчётами.
maga-goes-on = Вашей команде время больше не нужно.
maga-handed-in = Государство { $land }: сдан список, { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}.
maga-withdrawn = Государство { $land }: список отозван.
maga-no-captain = Капитана в команде больше нет: подать список или назначить нового может каждый.
maga-captain = Капитан вашей команды: { $whom }.
maga-ministries = В вашей команде заново распределены министерства.
maga-ambassador = Государство { $n }: посол — { $who } ({ $where }).
maga-turned-away = { $who } возвращается домой ({ $where }): здесь больше не принимают.
maga-received-again = { $who } снова может сидеть в круге ({ $where }).
maga-sent-home = Куратор отправляет домой: { $who } ({ $where }).
maga-warned = Замечание куратора ({ $where }): { $reason }
maga-ocean = Океан
maga-place-team = Команда { $n }
maga-place-curators = Кураторы
maga-place-curator = Круг государства { $n }
maga-banned = Государство { $land } больше не принимает послов государства { $team }.
maga-unbanned = Государство { $land } снова принимает послов государства { $team }.
maga-treaty-proposed = Государство { $by } предлагает договор.
maga-treaty-signed = Государство { $by } подписало договор с вами.
maga-treaty-refused = Государство { $by } отказалось от договора с вами.
maga-judged = Ведущий решил: государство { $breaker } нарушило договор { NUMBER($treaty, useGrouping: 0) }.
maga-corrected = Ведущий исправил показатель государства { $land }: { $reason }
maga-corrected-sealed = Ведущий исправил показатель государства { $land }; какой и почему, прочитает только эта команда.
maga-corrected-by = Государство { $land }, { $what }: { $way ->
    [up] больше на { FIGURE($by) }.
    [down] меньше на { FIGURE($by) }.
   *[same] без изменений.
}
maga-fined = Государство { $land } оштрафовано на { FIGURE($money) }: { $reason }
maga-awarded = Государству { $land } присуждено { FIGURE($money) }: { $reason }
maga-report = Готов отчёт о ходе { $turn }.
maga-detected = { $land }: { $attacker } пыталось выполнить против вас «{ $action }» (цель: { $role }).
maga-received = { $land }: { $sender } передаёт вам: { $what }, { FIGURE($amount) }.
maga-raided = { $land }: набег, потеряно { FIGURE($amount) }.
maga-agent = { $land }: сообщает агент. { $target }, { $role }: номер { $number }, уровень { $level }. Подробности в отчёте.
maga-watched = { $land }: итог слежки. { $target }, { $role }: номер { $number }, уровень { $level }. Подробности в отчёте.
maga-found = { $land }: у министра внешней разведки ({ $target }) номер { $number }.
maga-contact-lost = { $land }: связь с ролью № { $number } ({ $target }) потеряна.
maga-was-recruited = { $land }: { $role } — роль была завербована, теперь свободна.
maga-killed = { $land }: { $role } — роль убита.
maga-suit-won = { $land }: { $plaintiff } подало на вас иск и выиграло.
maga-suit-lost = { $land }: { $plaintiff } подало на вас иск и проиграло.
maga-some-recruited = { $land }: среди ваших ролей есть завербованные.
maga-none-recruited = { $land }: завербованных ролей нет.
maga-worsened = { $land }: кто-то ухудшил настроение населения.
maga-infected = { $land }: распространяется новый вирус.
maga-disrupted = { $land }: действия сорваны ({ $role }).
maga-revolt = { $land }: настроение { $mood } %, начался бунт.
maga-attacked = { $land }: на вас напало { $attacker }. Ищите союзников: война решится в конце этого хода.
maga-war-won = { $attacker } напало и победило. Побеждено { $target }.
maga-war-lost = { $attacker } напало и проиграло. Устояло { $target }.
maga-nuclear-hit = { $land }: ядерный удар, попаданий: { $hits }.
maga-impact = Ракеты ({ $launcher }) достигли цели: { $hits }.
maga-repelled = Ни одна ракета ({ $launcher }) не достигла цели.
maga-launch = { $land }: { $launcher } запустило ядерные ракеты.
maga-launch-counted = { $land }: { $launcher } запустило ядерные ракеты ({ $count }).
maga-launcher-seen = { $land }: замечена ракета ({ $attacker }); { $aimed }.
maga-aimed-here = она летит к вам
maga-aimed-elsewhere = она летит не к вам
maga-exchange = { $land }: выигрышное число { DECIMAL($number) }, вы получаете { FIGURE($payout) }.
maga-statement = Ложь в прессе: { $author } очерняет { $target }.
maga-refuted = Ложь опровергнута: { $author } больше не очерняет { $target }.
maga-conquered = { $winner } захватило { $target }.
maga-ending-turns = Последний ход сыгран.
maga-ending-conquest = Все государства у одной команды.
maga-ending-host = Ведущий закончил партию.

## Положение словами

maga-now-opening = Команды выбирают номера ролей.
maga-now-play = Ход { $turn } из { $turns }.
maga-now-pause = Перед ходом { $turn } из { $turns }: команды наедине со своими отчётами.
maga-now-over = Партия окончена, сыграно ходов: { $turn }.
maga-belongs = Государством { $n } управляет государство { $to }.
maga-team = Государство { $n }: { $people }.
maga-sits = { $who }: посол, { $where }.
maga-home-bans = Ваш круг не принимает государство { $n }.
maga-home-treaty = Договор { NUMBER($n, useGrouping: 0) } ({ $parties }): подписали { $signed }.
maga-desk = Государство { $n }: казна { FIGURE($treasury) }, доход { FIGURE($income) }, содержание { FIGURE($upkeep) }; ядерных ракет { $nuclear }, ракет ПРО { $abm }; настроение { $mood } %.
maga-desk-income = Государство { $n }: доход, { $sphere }: { FIGURE($income) }.
maga-desk-role = Государство { $n }: { $role }, уровень { $level }, номер { $number }.
maga-desk-blocked = Государство { $n }: { $role }, уровень { $level }, номер { $number }, в этот ход не действует.
maga-desk-editor = { $role }: строки ведёт { $who }.
maga-desk-revolt = Государство { $n }: бунт.
maga-desk-lie = Государство { $n }: государство { $by } распространяет о вас ложь.
maga-desk-infected = Государство { $n }: распространяется вирусов: { $count }.
maga-desk-recruited = Государство { $n }: завербована роль № { $number } государства { $land }.
maga-desk-flight = Государство { $n }: к государству { $land } летят ваши ракеты: { $count }.
maga-desk-war = Государство { $n } воюет с государством { $to }.
maga-desk-list = Государство { $n }: сдан список: { $lines }.
maga-desk-refused = Государство { $n }: «{ $action }» не выполнено: { $why }.
maga-desk-done = Государство { $n }: «{ $action }» — успех.
maga-desk-failed = Государство { $n }: «{ $action }» — неудача.
maga-desk-cancelled = Государство { $n }: «{ $action }» не состоялось.
maga-spending = { $left ->
    [0] Список стоит { FIGURE($spent) } — ровно столько, сколько будет.
   *[other] Список стоит { FIGURE($spent) } из { FIGURE($money) }, останется { FIGURE($left) }.
}
maga-hint-revolt = В государстве бунт: без строки «Подавить бунт» ничего из списка не выполнится.
maga-hint-blocked = Сейчас не выйдет: { $role } в этот ход не действует.
maga-hint-missiles = Ядерных ракет сейчас: { $count }.
maga-hint-level = Нужен уровень { $least }, а сейчас { $level } ({ $role }).
maga-hint-no-lie = Сейчас о вас не лжёт государство { $n }.
maga-hint-no-revolt = Бунта нет: настроение упадёт на { $points }.
maga-hint-principals = { $role }: в войне против вас эта помощь не засчитается. Оборона, ФСБ и МВД защищаются вместе, каждый всем своим уровнем.
maga-hint-helps-itself = Роль не помогает самой себе.
maga-hint-last-turn = Это последний ход: начатое не завершится.
maga-hint-once = Это действие роль выполнит только раз за ход.
maga-hint-slot = Обычное действие на этот ход уже занято строкой выше ({ $role }).
maga-score = Государство { $n }: очков { $points }.

## Журнал технического этапа

maga-log-level = { $land }: { $role }, уровень повышен до { $level }.
maga-log-contest = { $land }, «{ $action }» → { $target } ({ $role }): { DECIMAL($attack) } к { DECIMAL($defence) }, { $won }.
maga-log-won = победа
maga-log-lost = поражение
maga-log-done = { $land }: «{ $action }» ({ $role }) — успех{ $paid ->
        [0] .
       *[other] , потрачено { $paid }.
    }
maga-log-failed = { $land }: «{ $action }» ({ $role }) — неудача{ $paid ->
        [0] .
       *[other] , потрачено { $paid }.
    }
maga-log-refused = { $land }: «{ $action }» ({ $role }) не выполнено: { $why }.
maga-log-cancelled = { $land }: «{ $action }» ({ $role }) не состоялось.
maga-log-money = { $land }: доход { FIGURE($income) }, содержание { FIGURE($upkeep) }.
maga-log-scrapped = { $land }: ракет списано из-за нехватки денег: ядерных { $nuclear }, ПРО { $abm }.
maga-log-unrest = { $land }: бунт отнимает { $percent } % всего.
maga-log-ordered = { $land }: приказ от { $by } ({ $role }).
maga-log-transfer = { $land } → { $target }: { $what }, { FIGURE($amount) }.
maga-log-fired = { $land }: { $role } — роль уволена, уровень { $level }.
maga-log-freed = { $land }: { $role } — вербовка снята ({ $by }).
maga-log-income = { $land }: доход вырос на { FIGURE($amount) } ({ $sphere }).
maga-log-no-rival = { $land }: больше ни у кого нет дохода ({ $sphere }).
maga-log-income-won = { $land } отнимает доход ({ $target }, { $sphere }): { FIGURE($amount) }.
maga-log-bet = { $land } ставит { FIGURE($stake) } ({ $role }).
maga-log-change-nuclear = { $land }: ядерные ракеты, { $count }.
maga-log-change-abm = { $land }: ракеты ПРО, { $count }.
maga-log-war-declared = { $land } объявляет войну ({ $target }).
maga-log-raided = { $land } отнимает { FIGURE($amount) } ({ $target }).
maga-log-launched = { $land } запускает ракеты ({ $target }): { $count }.
maga-log-shot = { $land }: выпущено ракет ПРО: { $count }.
maga-log-shot-down = { $land } сбивает ракеты ({ $launcher } → { $target }): { $count }.
maga-log-recalled = { $land } отзывает ракеты ({ $target }): { $count }.
maga-log-shrunk = { $land } теряет: казна { FIGURE($money) }, доход { FIGURE($income) }, ядерные ракеты { $nuclear }, ракеты ПРО { $abm }.
maga-log-nobody-there = { $land } ищет напрасно: { $target } там не действовало.
maga-log-sabotaged = { $land }: { $role } — диверсия ({ $by }).
maga-log-recruited = { $land }: { $role } — вербовка ({ $by }).
maga-log-killed = { $land }: { $role } — убийство ({ $by }).
maga-log-killed-in-vain = { $land }: { $role } — в этот ход убить нельзя.
maga-log-suppressed = { $land }: бунт подавлен.
maga-log-nothing-to-free = { $land }: роль не была завербована.
maga-log-wrong-suspect = { $land }: вакцина впустую, { $target } вируса не засылало.
maga-log-impact = Ракеты ({ $land } → { $target }): попаданий { $hits } из { $left }.
maga-log-war = Война ({ $land } → { $target }): { DECIMAL($attack) } к { DECIMAL($defence) }.
maga-log-learnt = { $land } учится у побеждённых: { $role }.
maga-log-exchange = Биржа: число фантома { $phantom }, выигрышное число { DECIMAL($number) }.
maga-log-payout = { $land } получает с биржи { FIGURE($amount) }.
maga-log-revolt = { $land }: начался бунт.
maga-log-fined = Решение ведущего, { $land }: деньги { $by }.
maga-log-corrected-treasury = Ведущий поправляет ({ $land }): казна { $by }.
maga-log-corrected-nuclear = Ведущий поправляет ({ $land }): ядерные ракеты { $by }.
maga-log-corrected-abm = Ведущий поправляет ({ $land }): ракеты ПРО { $by }.
maga-log-corrected-mood = Ведущий поправляет ({ $land }): настроение { $by }.
maga-log-judged = Ведущий решил: государство { $breaker } нарушило договор { NUMBER($treaty, useGrouping: 0) }.

## Отказы

maga-refused-few-teams = При { $people } в команде получается меньше двух команд. Добавьте места или уменьшите команды.
maga-refused-people-only = Это могут делать только игроки.
maga-refused-host-only = Это может делать только ведущий.
maga-refused-opening-over = Номера выбирают только до первого хода.
maga-refused-numbers = Дайте каждой роли свой номер от 1 до 10.
maga-refused-not-playing = Это можно делать только во время партии.
maga-refused-not-yours = Ваша команда не управляет этим государством.
maga-refused-captain-only = Это делает только капитан.
maga-refused-no-captains = В этой партии нет капитанов.
maga-refused-too-many-lines = В списке не больше { $most } действий. Уберите лишние.
maga-refused-no-land = Такого государства нет.
maga-refused-same-sphere = Выберите две разные сферы.
maga-refused-hits = Попаданий не может быть больше, чем ракет.
maga-refused-no-helped = Выберите, кому помочь: свою роль или номер чужой.
maga-refused-not-recruited = Ваша разведка не вербовала эту роль.
maga-refused-nothing-handed-in = Список не сдан.
maga-refused-not-of-team = Выберите кого-нибудь из своей команды.
maga-refused-not-your-ministry = Это министерство ведёт другой человек из вашей команды.
maga-refused-no-circle = В этот круг посла отправить нельзя.
maga-refused-ambassador-there = У вашей команды там уже есть посол.
maga-refused-no-ambassador = Этот человек сейчас не посол.
maga-refused-banned = Этот круг не принимает вашу команду.
maga-refused-nobody-at-home = В этот ход дома никого не осталось.
maga-refused-no-team = Выберите другую команду.
maga-refused-no-change = Так и есть.
maga-refused-parties = Выберите другие команды, каждую один раз.
maga-refused-since = Договор не может вступить в силу раньше хода { $turn }.
maga-refused-empty-treaty = Добавьте условие или текст.
maga-limit-condition = «Если государство» и «это действие» — вместе или никак
maga-limit-treaty = Нужно хотя бы одно условие или свободный текст
maga-refused-clause = Условие { $n } непонятно: его сторона должна быть стороной договора, а действие — существовать.
maga-refused-many-treaties = Команда может предложить не больше { $most } договоров.
maga-refused-no-circles = Кругов здесь нет: все говорят со всеми.
maga-refused-commands-nothing = Ваше государство завоёвано: решает победитель.
maga-refused-no-judge = В этой партии договоры никто не судит.
maga-refused-no-pause = Сейчас паузы нет.
maga-refused-sizes = Нужны размеры хотя бы двух команд, в каждой от 1 до { $most } человек, а вместе столько, сколько мест ({ $seats }); здесь { $total }.
maga-refused-no-treaty = Такого договора нет.
maga-refused-value = Введите число от { $low } до { $high }.
maga-refused-ending = Партия и так закончится после этого хода.

## Жребий

maga-draw-lot = место на круге
maga-draw-number = номер роли
maga-draw-ambassador = кто станет послом
maga-draw-treaty = номер договора
maga-draw-contest = 0 — атакующий проигрывает
maga-draw-order = какое из равных действий следующее
maga-draw-leader = с кем идёт борьба за доход
maga-draw-missile = по какой ракете стреляют
maga-draw-phantom = число фантома, от −100

## Формы

form-maga-choose-numbers = Номера ваших ролей
    .field-numbers = Номера
    .help = По этим номерам другие целятся в ваши роли. Если не выбрать, решит жребий.
form-maga-hand-in = Список действий
    .field-lines = Действия
    .field-kind = Действие
    .field-to = Кому
    .field-money = Сколько
    .field-sphere = Сфера
    .field-missiles = Ракет
    .field-role = Роль
    .field-first = Первая сфера
    .field-second = Вторая сфера
    .field-number = Номер
    .field-stake = Ставка
    .field-target = Государство
    .field-most = Не больше
    .field-hits = Нужно попаданий
    .field-percent = Процент
    .field-treaty = Нарушенный договор
    .field-whom = Кому
    .field-priority = Приоритет
    .field-through = Руками завербованной роли
    .field-besides = Вместе с действием хозяина
form-maga-withdraw = Отозвать список
form-maga-go-on = Отчёт прочитан, идём дальше
    .help = Ход начнётся, когда так скажут все команды.
form-maga-name-captain = Назначить капитана
    .field-whom = Капитан
form-maga-share-ministry = Поручить министерство
    .field-role = Роль
    .field-whom = Кто ведёт
    .none-whom = Все вместе
form-maga-send-ambassador = Отправить посла
    .field-circle = Куда
    .help = Кто поедет, решает жребий.
form-maga-ban-team = { $banned ->
    [yes] Не принимать команду в своём круге
   *[other] Снова принимать команду
}
    .field-team = Команда
form-maga-propose-treaty = Предложить договор
    .field-partner = С кем
    .field-others = Другие стороны
    .field-team = Государство
    .field-clauses = Условия
    .field-kind = Вид
    .field-party = Государство
    .field-does = Делает или нет
    .field-action = Действие
    .field-land = Только эта его территория
    .none-land = Все, какими правит
    .field-target = По отношению к кому
    .field-least = Не меньше (для передачи; 0 — сколько угодно)
    .field-every = Каждый ход срока, а не один раз
    .field-if_party = Если государство
    .field-if_land = Только эта его территория
    .none-if_land = Все, какими правит
    .field-if_does = Сделает или нет
    .field-if_action = Это действие
    .field-if_target = По отношению к кому
    .field-if_least = Не меньше (для передачи; 0 — сколько угодно)
    .field-since = С хода
    .field-turns = На сколько ходов
    .field-text = Свободный текст
    .help = Условия проверяет сервер. Обязанность с условием появляется на следующий ход после того, как оно выполнено, и держится до конца срока. Свободный текст оценивает ведущий.
form-maga-answer-treaty = Ответить на договор
    .field-treaty = Договор
    .field-answer = Ответ
form-maga-correct = { $sealed ->
    [yes] Исправить показатель закрыто
   *[other] Исправить показатель
}
    .help = { $sealed ->
        [yes] Чей показатель, прочитают все; какой, на сколько и почему — только эта команда.
       *[other] Все прочитают, чей это показатель, на сколько он изменён и почему.
    }
    .field-land = Государство
    .field-what = Что
    .field-value = Новое значение
    .field-reason = Причина
form-maga-fine = Штраф или награда
    .field-land = Государство
    .field-money = Деньги, меньше нуля — штраф
    .field-reason = Причина
form-maga-send-home = Отправить посла домой
    .field-whom = Посол
form-maga-warn-circle = Сделать замечание
    .field-circle = Круг
    .field-reason = О чём
form-maga-judge-clause = Рассудить договор
    .field-treaty = Номер договора
    .field-breaker = Кто нарушил
    .field-victim = Против кого
form-maga-dismiss-captain = Снять капитана команды
    .field-team = Команда
    .help = Если капитан пропал: список сможет подать любой в команде, пока она не назначит нового.
form-maga-end-game = Закончить партию после этого хода
    .field-reason = Причина
    .sure = После этого хода партия закончится для всех. Закончить?
