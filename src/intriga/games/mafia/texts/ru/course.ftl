### «Мафия»: ночи и дни, газета, комнаты, исход.

## Названия

mafia-ending-honest = победа честных
mafia-ending-mafia = победа мафии
mafia-ending-yakuza = победа якудзы
mafia-ending-mafia-yakuza = победа обоих кланов
mafia-ending-royale = Флэш Рояль, победа честных
mafia-ending-nobody = никого не осталось, ничья
mafia-ending-time = дни вышли, не победил никто
mafia-side-honest = Честные
mafia-side-clan = Бандиты
mafia-ledger = Экспа: { $exp }. Партий: { $played }, побед: { $won }.
mafia-ledger-things = Вещи: { $things }.
mafia-ledger-thing = { $thing } × { $n }

## Комнаты

mafia-room-square = Площадь
mafia-room-mafia = Мафия
mafia-room-yakuza = Якудза
mafia-room-graveyard = Кладбище
mafia-room-watch = Кабинет комиссара
mafia-voice-commissar = Комиссар
mafia-voice-necromancer = Некромант
mafia-voice-red = Роберт Ред

## Что происходит

mafia-night = Ночь { $night }.
mafia-day = День { $day }.
mafia-dawn = Ночь { $night } не прошла без потерь: { $dead }.
    .short = На кладбище: { $dead }
mafia-dawn-quiet = Ночь { $night } прошла без смертей.
mafia-meeting = Этой ночью встретились бандиты разных кланов, жертв нет.
    .short = Бандиты встретились, жертв нет
mafia-hanged = Город отправляет на виселицу: { $dead }.
    .short = На виселице: { $dead }
mafia-nobody-hanged = Сегодня никого не повесили.
mafia-celebrity-spared = { $who } — знаменитость, и двух третей голосов живых не набралось. Никого не повесили.
    .short = { $who }: знаменитость не повесили
mafia-over = Партия окончена: { $ending }. Победители: { $winners }.
    .short = Конец: { $ending }
mafia-side-asked = Вы последний из всех бандитов. Выберите сторону до завтрашнего вечера, иначе вы с честными.
    .short = Последний бандит, выберите сторону
mafia-paper-rewritten = Ведущий переписал утреннюю газету после ночи { $night }.
    .short = Ведущий переписал газету

## Что видно

mafia-now-opening = Город собирается.
mafia-now-night = Ночь { $turn }.
mafia-now-day = День { $turn }.
mafia-now-over = Партия окончена.
mafia-town-living = Живы: { $people }.
mafia-town-dead = В могиле: { $who } ({ $role }, { $profession }).
mafia-town-reanimated = В могиле, но до ночи на ногах: { $who } ({ $role }, { $profession }).
mafia-town-tally = Против игрока { $whom }: { $votes }
mafia-me = Вы: { $role }, { $profession }.
mafia-me-purse = Экспа { $exp } (свободно { $free }), мана { $mana }, монеты { $coins }.

## Что можно сделать

form-mafia-rewrite-paper = Утренняя газета после ночи { $night }
    .short = Утренняя газета
    .any = Утренняя газета
    .help = Пустой текст возвращает газету сервера.
    .field-words = Текст вместо газетного

## Отказы

mafia-refused-somebody-else = Выберите кого-нибудь другого, не себя.
mafia-refused-by-day = Только днём.
mafia-refused-by-night = Только ночью.
mafia-refused-dead = Вас нет в живых.
mafia-refused-host-only = Это может только ведущий.
mafia-refused-living = Выберите кого-нибудь из живых.
mafia-refused-living-other = Выберите другого живого игрока.
mafia-refused-no-paper = Такой газеты ещё нет.
mafia-refused-nobody = Такого игрока нет.
mafia-refused-people-only = Это могут только игроки.

## Записи судьи

mafia-log-nobody-hanged = Никого не повесили.
mafia-log-hanged = Повешение: { $who }.
mafia-log-over = Конец: { $ending }.
