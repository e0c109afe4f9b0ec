### Дипломатия: тексты игры. Державы и провинции стоят в именительном падеже.

game-diplomacy = Дипломатия
    .blurb = Европа, 1901 год. Семь держав, ни одного кубика: договаривайтесь, пишите приказы втайне и решайте, кому верить. Побеждает тот, кто соберёт больше половины центров.

## Державы, отряды, приказы

diplomacy-game-nobody = никто

## Что произошло

diplomacy-game-seated = Державы розданы: { $seats }.
    .short = Державы розданы
diplomacy-game-plays = { $power } — { $who }
diplomacy-game-centres = Центры после { $year } года: { $counts }.
    .short = Центры подсчитаны: { $year } год
diplomacy-game-has = { $power } — { $count }
diplomacy-game-disorder = { $power }: гражданские беспорядки. { $who } не присылает приказов, и ждать их больше не будут. Отряды стоят на месте. Вернуться можно в любой момент.
    .short = { $power }: гражданские беспорядки
diplomacy-game-led-again = { $power } снова в игре: { $who }.
    .short = { $power } снова в игре
diplomacy-game-kept = { $count ->
    [one] { $count } приказ не принят
    [few] { $count } приказа не приняты
   *[many] { $count } приказов не приняты
    }, сохранено остальных: { $saved }. { $wrong }
    .short = Не принято приказов: { $count }

diplomacy-game-end-won = { $powers }: цель достигнута, война выиграна. Победа: { $who }.
    .short = Победа: { $powers }
diplomacy-game-end-years = { $years ->
    [one] Прошёл { $years } год
    [few] Прошло { $years } года
   *[many] Прошло { $years } лет
    }, война окончена. { $count ->
    [0] Делить мир некому.
    [one] Победа: { $powers } ({ $who }).
   *[other] Ничья: { $powers } ({ $who }).
    }
    .short = Вышел последний год войны
diplomacy-game-end-drawn = Голосование состоялось: ничья. Её делят { $powers } ({ $who }).
    .short = Ничья по голосованию
diplomacy-game-end-conceded = Голосование состоялось: победа признана за державой { $powers } ({ $who }).
    .short = Победа признана: { $powers }
diplomacy-game-end-deserted = Игроков не осталось. Война утихла сама собой.
    .short = Игроков не осталось
diplomacy-game-standing = Ничья. Её делят { $powers } ({ $who }).

## Почему нельзя

diplomacy-game-seats = На карте «{ $map }» не больше { $most } игроков. Выберите карту побольше.
diplomacy-game-map-idle = У этих держав в начале нет ни отряда, ни центра: { $powers }.
diplomacy-game-goal = На этой карте для победы можно назначить от { $least } до { $most } центров (0 — больше половины).
diplomacy-game-players-only = Приказы могут отдавать только державы.
diplomacy-game-wishes-first = Державы ещё не розданы.
diplomacy-game-wishes-over = Державы уже розданы.
diplomacy-game-no-such-power = Неизвестные державы: { $powers }.
diplomacy-game-wish-twice = Назовите каждую державу только один раз.
diplomacy-game-no-power = У этого места нет державы.
diplomacy-game-full = Свободных держав нет.
diplomacy-game-no-votes = В этой партии голосования отключены.
diplomacy-game-no-vote = Голосовать могут только державы, которые ещё в игре и отдают приказы.
diplomacy-game-vote-share = За это голосовать нельзя. Можно предложить ничью всех уцелевших или признать победу одной державы.
diplomacy-game-vote-draws = За это голосовать нельзя. В этой партии можно предложить только ничью.
diplomacy-game-nothing-to-order = Сейчас вашей державе решать нечего.
diplomacy-game-orders-wrong = { $count ->
    [one] Неверный приказ.
   *[other] Неверных приказов: { $count }.
    } { $wrong }

diplomacy-game-saved-years = Партия длится не больше { $most } лет и должна начинаться с первого года карты.

## Что сейчас

diplomacy-game-tell-phase = { $phase ->
    [wishes] Державы ещё не розданы: игроки называют пожелания.
    [orders] { war-season } { $year }: приказы.
    [retreat] { war-season } { $year }: отступления.
    [builds] Зима { $year }: постройки и роспуски.
   *[over] Партия окончена, { $year } год.
    }
diplomacy-game-tell-goal = Для победы нужно центров: { $goal }. Последний год: { $year }.
diplomacy-game-tell-wish = Ваши пожелания: { $powers }.
diplomacy-game-tell-power = { $power } ({ $who }){ $state ->
    [playing] {""}
    [absent] , гражданские беспорядки
    [vacant] , без игрока
   *[out] , выбыла
    }. Центров { $count }: { $centres }. Отряды: { $units }.
diplomacy-game-tell-lost = { $unit }: отряд выбит. Отступить можно: { $ways }.
diplomacy-game-tell-build = { $power }: можно построить отрядов: { $count }.
diplomacy-game-tell-remove = { $power }: нужно распустить отрядов: { $count }.
diplomacy-game-tell-failed = { $order }. { $why }
diplomacy-game-tell-saved = { $power }, приказы сохранены, но не запечатаны: { $orders }.
diplomacy-game-tell-sealed = { $power }, приказы запечатаны: { $orders }.
diplomacy-game-tell-vote = { $power }, тайное голосование: { $share }.

## Формы

form-diplomacy-wish = За какую державу хотите играть?
    .short = Пожелания
    .field-powers = Пожелания, сначала самое желанное
    .help = Державы раздадут так, чтобы пожелания всех сбылись как можно полнее.
diplomacy-game-wish-slot = { $n }-е пожелание
form-diplomacy-orders = Приказы
    .short = Приказы
    .field-orders = По приказу на каждый отряд
    .field-sealed = Запечатать: меня можно не ждать
    .help = Приказы всех держав раскроются разом, а до тех пор свои видите только вы.
form-diplomacy-vote = Проголосовать
    .short = Голос
    .field-share = Чем закончить партию
    .help = Тайно предложить ничью или признать победу: если согласны все, партия кончается.
    .warning = О голосовании узнают, только если решение принято; кто как голосовал, не узнает никто. После каждого сезона голоса сгорают.
diplomacy-game-vote-slot = Предложение
diplomacy-game-vote-draw = ничья всех уцелевших
    .help = Её поделят державы, у которых есть игрок и остались отряд или центр.
diplomacy-game-vote-power = победа: { $power }
    .help = Победит она одна, если за это проголосуют все остальные державы.
diplomacy-game-vote-shares = участвует в ничьей
    .help = Результат поделят только отмеченные державы.

window-retreat = Отступления
    .clock = Время на отступления
diplomacy-game-draw-power = кому достанется держава

## Настройки партии

option-diplomacy-map = Карта
    .help = Державы, провинции и центры. По умолчанию — самая маленькая карта, где всем хватит места.
    .value-auto = по числу игроков
    .value-baltic = Балтика 1560, до пяти игроков
    .value-classic = Европа 1901, до семи игроков
    .value-old_world = Старый Свет 1400, до десяти игроков
    .value-own = Своя карта
option-diplomacy-map_text = Текст своей карты
    .help = Только для «своей карты»: файл карты (JSON, .map от DPjudge или XML от jDip) с начальными отрядами. Держав на ней от 2 до 34, игроков не больше, чем держав.
option-diplomacy-spare = Лишние державы
    .help = Что происходит с державами, которым не хватило игроков.
    .value-stand = их отряды стоят на месте и обороняются
    .value-absent = они убраны, их центры ничьи
option-diplomacy-seating = Как раздают державы
    .help = По жребию, по пожеланиям игроков или по местам, в порядке карты.
    .value-chance = по жребию
    .value-wish = по пожеланиям
    .value-seat = по местам
option-diplomacy-talks = Когда можно разговаривать
    .help = По книге правил переговоры ведут, пока пишут приказы; во время отступлений и построек молчат.
    .value-always = всегда
    .value-orders = только пока пишут приказы
option-diplomacy-victory = Центров для победы
    .help = 0 — больше половины центров карты; на карте Европы это 18. Чем меньше, тем короче партия.
    .value-0 = больше половины
option-diplomacy-years = Сколько лет
    .help = После осени последнего года партия кончается ничьей всех уцелевших.
option-diplomacy-votes = Тайные голосования
    .help = Как игроки могут закончить партию досрочно, если все согласны.
    .value-all = ничья или признание победы
    .value-draws = только ничья
    .value-none = нет
option-diplomacy-dias = Ничья только общая
    .help = Если выключено, можно предложить ничью лишь для части держав.
option-diplomacy-disorder = Пропусков до гражданских беспорядков
    .help = После стольких фаз подряд без приказов державу больше не ждут, пока игрок не вернётся. 0 — ждут всегда.
    .value-0 = ждут всегда
option-diplomacy-builds = Где можно строить
    .help = По книге правил — в исконных центрах. Строить в любом своём центре — вариант «хаос».
    .value-home = в исконных центрах
    .value-owned = в любых своих центрах
option-diplomacy-strict_hold = Строгая оборона
    .help = Поддержать на месте можно только отряд с приказом стоять.
option-diplomacy-adjacent_convoy = Конвой в соседнюю провинцию
    .help = Когда армия идёт в соседнюю провинцию морем, хотя в приказе этого нет.
    .value-own = если её везёт флот своей державы
    .value-any = если её везёт любой флот
    .value-explicit = никогда
option-diplomacy-via_by_land = «Морем» без конвоя
    .help = Армия, которой приказано идти морем в соседнюю провинцию, идёт посуху, если везти её никому не приказано. Иначе остаётся на месте.
option-diplomacy-removal = Автоматический роспуск
    .help = Если игрок распустил меньше, чем нужно, распускаются самые дальние отряды. Здесь выбирают, откуда считать расстояние.
    .value-owned = от своих центров
    .value-home = от исконных центров
