### MAGA-Game: что делают министерства и что из этого выходит.

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
   *[other] { $thousands } { -maga-thousand }
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

## Что происходит

maga-detected = { $land }: { $attacker } пыталось выполнить против вас «{ $action }» (цель: { $role }).
    .short = Против вас действовало { $attacker }
maga-received = { $land }: { $sender } передаёт вам: { $what }, { FIGURE($amount) }.
    .short = Передачу прислало { $sender }
maga-raided = { $land }: набег, потеряно { FIGURE($amount) }.
    .short = { $land }: набег, −{ FIGURE($amount) }
maga-agent = { $land }: сообщает агент. { $target }, { $role }: номер { $number }, уровень { $level }. Подробности в отчёте.
    .short = { $land }: сообщает агент
maga-watched = { $land }: итог слежки. { $target }, { $role }: номер { $number }, уровень { $level }. Подробности в отчёте.
    .short = { $land }: итог слежки
maga-found = { $land }: у министра внешней разведки ({ $target }) номер { $number }.
    .short = Найден министр разведки: № { $number }
maga-contact-lost = { $land }: связь с ролью № { $number } ({ $target }) потеряна.
    .short = Потеряна связь с ролью № { $number }
maga-was-recruited = { $land }: { $role } — роль была завербована, теперь свободна.
    .short = { $land }: роль была завербована
maga-killed = { $land }: { $role } — роль убита.
    .short = { $land }: роль убита
maga-suit-won = { $land }: { $plaintiff } подало на вас иск и выиграло.
    .short = { $plaintiff } выиграло у вас иск
maga-suit-lost = { $land }: { $plaintiff } подало на вас иск и проиграло.
    .short = { $plaintiff } проиграло вам иск
maga-some-recruited = { $land }: среди ваших ролей есть завербованные.
    .short = { $land }: есть завербованные
maga-none-recruited = { $land }: завербованных ролей нет.
    .short = { $land }: завербованных нет
maga-worsened = { $land }: кто-то ухудшил настроение населения.
    .short = { $land }: настроение ухудшили
maga-infected = { $land }: распространяется новый вирус.
    .short = { $land }: новый вирус
maga-disrupted = { $land }: действия сорваны ({ $role }).
    .short = { $land }: действия сорваны
maga-statement = Ложь в прессе: { $author } очерняет { $target }.
    .short = Ложь в прессе: { $author }
maga-refuted = Ложь опровергнута: { $author } больше не очерняет { $target }.
    .short = Ложь опровергнута: { $author }

## Что видно

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

## Журнал технического этапа

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
maga-log-nobody-there = { $land } ищет напрасно: { $target } там не действовало.
maga-log-sabotaged = { $land }: { $role } — диверсия ({ $by }).
maga-log-recruited = { $land }: { $role } — вербовка ({ $by }).
maga-log-killed = { $land }: { $role } — убийство ({ $by }).
maga-log-killed-in-vain = { $land }: { $role } — в этот ход убить нельзя.
maga-log-suppressed = { $land }: бунт подавлен.
maga-log-nothing-to-free = { $land }: роль не была завербована.
maga-log-wrong-suspect = { $land }: вакцина впустую, { $target } вируса не засылало.
