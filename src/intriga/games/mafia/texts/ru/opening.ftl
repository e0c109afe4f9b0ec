### «Мафия»: игра, её настройки, кто есть кто.

## Игра и её настройки

game-mafia = Мафия On-Line
    .blurb = Два клана, комиссар, наёмный убийца и некромант в одном городе. Ночью стреляют, воруют и колдуют, днём голосуют.
option-mafia-clan = Бандитов в каждом клане
    .help = 0: по числу игроков, около четверти на оба клана.
option-mafia-necromancer = Некромант
    .help = По числу игроков: от 9.
    .value-auto = По числу игроков
    .value-on = Есть
    .value-off = Нет
option-mafia-assassin = Убийца
    .help = По числу игроков: от 10.
    .value-auto = По числу игроков
    .value-on = Есть
    .value-off = Нет
option-mafia-professions = Профессии
    .help = Рыцарь, маг, вор, торговец, знаменитость. Торговец и знаменитость бывают только по одному: если желающих больше, решает жребий, и остальные играют без профессии.
    .value-chosen = Каждый выбирает
    .value-dealt = По жребию
    .value-none = Без профессий
option-mafia-recruiting = Вербовка
    .help = Каждый клан, потеряв кого-нибудь, может завербовать одного честного. По числу игроков: от 22.
    .value-auto = По числу игроков
    .value-on = Есть
    .value-off = Нет
option-mafia-start_exp = Экспа новичка
    .help = Маны в начале столько же, сколько экспы.
option-mafia-start_coins = Монет в начале
    .help = На монеты покупают вещи в магазине.
option-mafia-stock = Вещей каждого вида в магазине
    .help = Всего видов 32.
option-mafia-host_shop = Магазин без торговца
    .help = Если торговца нет, вещи продаются по номинальной цене.
option-mafia-early_day = День кончается раньше
    .help = Как только оставшиеся голоса ничего не изменят.
option-mafia-commissar_patience = Ночей молчания комиссара
    .help = После следующей должность переходит к другому.
option-mafia-days = Не больше дней
    .help = После них партия кончается без победителей.
option-mafia-dead_speak = Мёртвые говорят на площади
    .help = Днём, наравне с живыми. Иначе — только между собой.
option-mafia-watchers_speak = Зрители говорят на площади
    .help = Днём, под своими именами. Голоса у них нет.
option-mafia-letters = Личные письма
    .help = Между двумя или несколькими игроками. Живые пишут живым, мёртвые — мёртвым.
    .value-always = Всегда
    .value-by-day = Только днём
    .value-never = Никогда

## Окна

window-professions = Выбор профессий
    .clock = Время на выбор профессии
window-night = Ночь
    .clock = Длина ночи
window-day = День
    .clock = Длина дня

## Названия

mafia-role-honest = честный житель
mafia-role-mafia = мафиози
mafia-role-yakuza = якудза
mafia-role-commissar = комиссар
mafia-role-assassin = убийца
mafia-role-necromancer = некромант
mafia-profession-none = без профессии
mafia-clan-mafia = мафия
mafia-clan-yakuza = якудза
mafia-clan-member = № { $number } { $seat }
mafia-profession-knight = Рыцарь
    .help = Носит доспехи и оружие; ночью может охранять чужой дом. Чары бодрости и бешенство.
mafia-profession-mage = Маг
    .help = Колдует раз в день по свиткам; маны на 30 больше. Один свиток может сделать своей специальностью.
mafia-profession-thief = Вор
    .help = Со второй ночи обкрадывает дома и магазин или шпионит. Пойманный с поличным гибнет.
mafia-profession-merchant = Торговец
    .help = Один на город: держит магазин, назначает цены, получает выручку. Сам защищён ядовитым капканом.
mafia-profession-celebrity = Знаменитость
    .help = Одна на город: осудить её могут только две трети голосов живых. Речами прибавляет голоса.

## Что происходит

mafia-town-begins = Город просыпается. Бандитов в каждом клане: { $clan }. Убийц: { $assassin }, некромантов: { $necromancer }, простых честных: { $honest }.
    .short = Город просыпается
mafia-dealt = Ваша роль: { $role }, { $profession }.
    .short = Вы — { $role }
mafia-dealt-clan = Ваш клан — { $clan }: { $mates }.
    .short = Ваш клан: { $mates }
mafia-bonus = Честным возвращают взятки прошлой партии. Вам монет: { $coins }.
    .short = Взятки прошлой партии: +{ $coins }
mafia-profession-noted = Записано. Пока все не выбрали, можно передумать.
    .short = Записано, можно передумать

## Что можно сделать

form-mafia-choose-profession = Выбрать профессию
    .field-profession = Профессия
    .field-speciality = Специализация мага
    .none-profession = Без профессии
    .none-speciality = Без специализации
    .help = Профессию берут сами, а честный вы или бандит, решит жребий.

## Отказы

mafia-refused-few-honest = На { $seats } игроков { $bandits } бандитов — слишком много.
mafia-refused-opening-over = Профессии уже выбраны.

## Записи судьи

mafia-log-dealt = { $who }: { $role }, { $profession }.

## Жребий

mafia-draw-role = кто из оставшихся получает следующую роль
mafia-draw-profession = какая профессия достаётся игроку
mafia-draw-merchant = кто станет торговцем
mafia-draw-celebrity = кто станет знаменитостью
