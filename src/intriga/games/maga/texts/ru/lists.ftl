### MAGA-Game: список действий, который сдаёт команда.

## Названия

maga-to-spend = Можно потратить

## Что происходит

maga-handed-in = Государство { $land }: сдан список, { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}.
    .short = Государство { $land }: список сдан
maga-withdrawn = Государство { $land }: список отозван.

## Что видно

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

## Что можно сделать

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
    .help = Что сделают ваши министерства в этот ход; до конца этапа список можно заменить.
form-maga-withdraw = Отозвать список
    .help = Список перестанет считаться; до конца этапа можно сдать другой.

## Отказы

maga-refused-not-yours = Ваша команда не управляет этим государством.
maga-refused-too-many-lines = В списке не больше { $most } действий. Уберите лишние.
maga-refused-no-land = Такого государства нет.
maga-refused-same-sphere = Выберите две разные сферы.
maga-refused-hits = Попаданий не может быть больше, чем ракет.
maga-refused-no-helped = Выберите, кому помочь: свою роль или номер чужой.
maga-refused-not-recruited = Ваша разведка не вербовала эту роль.
maga-refused-nothing-handed-in = Список не сдан.
