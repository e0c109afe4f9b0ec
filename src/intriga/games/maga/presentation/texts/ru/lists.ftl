### Страницы MAGA: список действий.

## Список действий

maga-page-list = { $land }: список на ход { $turn }
maga-page-hand-in = Сдать список
maga-page-hand-in-of = Сдать список: { $land }
maga-page-plan = План советника
maga-page-take-all = Взять весь
maga-page-spends = { $how ->
    [over] { $spent } из { $most }, не хватает { $left }
    [all] { $spent } из { $most }: ровно столько, сколько будет
   *[left] { $spent } из { $most }, останется { $left }
}
maga-page-drawer-level = уровень { $level }
maga-page-drawer-editor = Строки ведёт { $name }.
maga-page-drawer-more = { $title }…
maga-page-each = { $money } за штуку
maga-page-idle-cancel-strike = Ваши ракеты сейчас никуда не летят.
maga-page-idle-release = Сначала завербуйте чужую роль.
maga-page-idle-kill = Сначала завербуйте роль в том государстве.
maga-page-gist-sure = наверняка
maga-page-gist-early = до всех остальных
maga-page-gist-contest = спор уровней
maga-page-gist-contest-of = спор уровней: наш { $level }
maga-page-gist-boost = наверняка { $level } → { $next }
maga-page-gist-raise-income = по 500 тыс. в каждой сфере
maga-page-gist-bet = чем ближе к среднему, тем больше
maga-page-gist-strike = летят ход, могут сбить
maga-page-gist-shoot-down = попытка на каждую ракету
maga-page-gist-attack = решится на следующем ходу
maga-page-gist-improve-mood = наверняка +10 %
maga-page-withdraw = Отозвать список ({ $land })
maga-page-by-lot = Номера по жребию
maga-page-proposal = Весь план: { maga-page-lines }
maga-page-list-help = До конца этапа сданный список можно заменить.
maga-page-stands = { $land }: сдано { maga-page-lines }, { $cost }
maga-page-group-circles = Круги и послы
maga-page-group-treaties = Договоры
maga-page-group-team = Кто что ведёт
maga-page-group-circles-help = Отправить посла, закрыть или открыть свой круг.
maga-page-group-treaties-help = Предложить другим командам сделку.
maga-page-group-team-help = Кто пишет строки министерств и кто капитан.
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
maga-page-line-raise-income = Увеличить доход: { $first } и { $second }
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
maga-page-line-worsen-mood = Ухудшить настроение: { $target }
maga-page-line-infect = Заразить: { $target }
maga-page-line-vaccinate = Вакцина, подозреваем: { $target }
maga-page-line-boost = Повысить уровень: { $role }
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
