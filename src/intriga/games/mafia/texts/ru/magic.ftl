### «Мафия»: заклинания и свитки.

## Названия

mafia-spell-price = { $spell } ({ $mana } маны)
mafia-effect-antimagic = На вас антимагия: тратить ману нельзя.
mafia-effect-ward = Вы под защитой от магии: заклинания на вас не действуют.
mafia-effect-mirror = Магическое зеркало отводит от вас заклинания.
mafia-effect-protection = Магическая защита: вы неуязвимы.
mafia-effect-vigilance = Этой ночью вы не смыкаете глаз.
mafia-effect-madness = Этой ночью вы в безумии.
mafia-spell-vigilance = Чары бодрости
    .help = Вы не спите: этой ночью ничего не украдут ни у вас, ни у того, кого вы охраняете.
mafia-spell-madness = Безумие
    .help = Этой ночью вы убиваете мирных гостей: воров; комиссара, если вы честный; чужой клан, если он бьёт не на поражение, а вы бандит или убийца.
mafia-spell-espionage = Шпионаж
    .help = Вместо кражи вы видите, какие у игрока вещи и ловушки.
mafia-spell-random-thing = Случайный артефакт
    .help = Завтра вы сможете продать случайную вещь.
mafia-spell-create-thing = Сотворить артефакт
    .help = Завтра вы сможете продать вещь на ваш выбор.
mafia-spell-charisma = Харизма
    .help = Ещё один голос на сегодня.
mafia-spell-pacifist = Призыв пацифиста
    .help = Этой ночью убийца откажется от всех заказов.
mafia-spell-necromancer-resurrection = Воскрешение
    .help = Возвращает к жизни одного игрока за полцены. Заказчик платит полностью.
mafia-spell-necromancer-shield = Щит некроманта
    .help = При 60 единицах маны, своей или пожертвованной, вы переживёте нападение клана или убийцы.
mafia-spell-subjugation = Подчинение душ
    .help = Голосом мертвеца, который сегодня ещё не голосовал, распоряжаетесь вы.
mafia-spell-reanimation = Реанимация
    .help = До наступления ночи мертвец считается живым.

## Что происходит

mafia-specialised = Теперь ваша специализация — «{ $scroll }»: свиток всегда под рукой и стоит половину маны.
    .short = Специализация: { $scroll }
mafia-spell-noted = Заклинание сработает этой ночью.
mafia-spell-cast = Заклинание пущено.
mafia-spell-failed = { $spell }: на игрока { $whom } не подействовало.
    .short = Не подействовало: { $spell }
mafia-spell-returned = Зеркало вернуло вам заклинание вдвое сильнее: { $spell }, цель — { $whom }.
    .short = Зеркало вернуло: { $spell }
mafia-muted = Сегодня ваши голоса не считаются: кто-то заставил вас замолчать.
    .short = Сегодня ваши голоса не считаются
mafia-votes-given = Кто-то добавил вашему голосу веса: +{ $votes } на сегодня.
    .short = Кто-то прибавил вам голосов: +{ $votes }
mafia-votes-added = Сегодня ваш голос весит больше: +{ $votes }. Знаете об этом только вы.
    .short = Ваш голос весит больше: +{ $votes }
mafia-antimagic = Антимагия: { $halves ->
    [2] сутки
   *[other] двое суток
} вы не можете тратить ману.
    .short = Антимагия: ману тратить нельзя
mafia-sheltered = Кто-то наложил на вас заклинание: { $spell }.
    .short = На вас заклинание: { $spell }
mafia-mana-drained = Кто-то высосал из вас ману: −{ $mana }.
    .short = Ману высосали: −{ $mana }
mafia-mana-gained = Вы высосали ману из игрока { $whom }: +{ $mana }.
    .short = Высосано маны: +{ $mana }
mafia-exp-burnt = Ночью бушевал Армагеддон: −{ $exp } экспы.
    .short = Армагеддон: −{ $exp } экспы
mafia-pacified = До вас дошёл призыв пацифиста: этой ночью вы отказались от всех заказов.
    .short = Пацифист: вы отказались от заказов
mafia-made = Заклинание удалось, в магазине появилось: { $thing }.
    .short = В магазине: { $thing }

## Что видно

mafia-me-cast = На эту ночь пущено: { $spell }.
mafia-me-cast-on = На эту ночь пущено: { $spell }, цель — { $whom }.
mafia-me-muted = Сегодня ваши голоса не считаются.
mafia-me-extra = К вашему голосу сегодня добавлено: { $votes }.
mafia-me-speciality = Специализация: { $scroll }.

## Что можно сделать

form-mafia-specialise = Выбрать специализацию
    .short = Выбрать специализацию
    .field-scroll = Свиток
    .help = Этот свиток всегда под рукой и за половину маны.
form-mafia-cast-spell = Колдовать
    .field-spell = Заклинание
    .field-whom = На кого
    .field-making = Сотворить
    .help = Одно заклинание в день, за ману.

## Отказы

mafia-refused-making = Выберите, что сотворить.
mafia-refused-makes-nothing = Этим заклинанием вещь по выбору не сотворить.
mafia-refused-antimagic = Антимагия: ману сейчас использовать нельзя.
mafia-refused-mana = Нужно { $mana } маны.
mafia-refused-no-necromancer = Живого некроманта нет.
mafia-refused-no-such-spell = Такого заклинания у вас нет.
mafia-refused-no-target = Цели у этого заклинания нет.
mafia-refused-not-dead = Выберите кого-нибудь из мёртвых.
mafia-refused-no-voter = Голоса сегодня нет.
mafia-refused-speciality = Специализацию один раз выбирает маг: любой свиток, кроме Армагеддона.

## Записи судьи

mafia-log-cast-alone = { $who }: { $spell }.
mafia-log-spell-failed = { $who }: { $spell } — на игрока { $whom } не подействовало.
mafia-log-spell-returned = { $who }: { $spell } — зеркало игрока { $whom } вернуло заклинание вдвое сильнее.
mafia-log-mana-drained = { $who } лишается маны: { $mana }.
mafia-log-exp-burnt = { $who } теряет от Армагеддона { $exp } экспы.
mafia-log-pacified = Призыв пацифиста: { $who } отказывается от всех заказов.
mafia-log-made = { $who }: чарами в магазин добавлено: { $thing }.
mafia-log-made-in-vain = { $who }: смерть раньше чар, в магазине ничего не появилось: { $thing }.
mafia-log-cast = { $who } колдует: { $spell }, цель — { $whom }.

## Жребий

mafia-draw-thing = что появится в магазине от заклинания
