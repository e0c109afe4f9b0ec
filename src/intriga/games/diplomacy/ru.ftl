# Дипломатия: тексты игры. Державы и провинции стоят в именительном падеже.

game-diplomacy = Дипломатия
    .blurb = Европа, 1901 год. Семь держав, ни одного кубика: договаривайтесь, пишите приказы втайне и решайте, кому верить. Побеждает тот, кто соберёт больше половины центров.

## Державы, отряды, приказы

classic-army = А { $at }
classic-fleet = Ф { $at }
classic-order-hold = { $unit } стоит
classic-order-move = { $unit } → { $to }
classic-order-move-via = { $unit } → { $to } (морем)
classic-order-support = { $unit } поддерживает: { $of }
classic-order-support-move = { $unit } поддерживает: { $of } → { $to }
classic-order-convoy = { $unit } везёт: { $of } → { $to }
classic-order-retreat = { $unit } отступает → { $to }
classic-order-disband = { $unit } распускается
classic-order-build = строит { $unit }
classic-order-waive = отказывается от постройки
classic-do-hold = стоять
classic-do-move = → { $to }
classic-do-move-via = → { $to } (морем)
classic-do-support = поддержать: { $of }
classic-do-support-move = поддержать: { $of } → { $to }
classic-do-convoy = везти: { $of } → { $to }
classic-do-retreat = отступить → { $to }
classic-do-disband = распустить: { $unit }
classic-do-build = построить: { $unit }
classic-do-waive = отказаться от постройки
classic-nothing = нет
classic-nobody = никто
classic-and-then = { $one } { $more }

classic-order-failed = { $order } ({ $result })
classic-result-bounce = отбит
classic-result-no-convoy = нет конвоя
classic-result-cut = сорвана
classic-result-void = впустую
classic-result-disrupted = парадокс
classic-result-dislodged = выбит
classic-result-disband = уничтожен
classic-result-civil-disorder = автоматически

## Что произошло

classic-seated = Державы розданы: { $seats }.
classic-plays = { $power } — { $who }
classic-turn = { $phase ->
    [orders] { $season ->
        [spring] Весна
       *[autumn] Осень
        } { $year }. Приказы раскрыты.
    [retreat] { $season ->
        [spring] Весна
       *[autumn] Осень
        } { $year }. Отступления.
   *[builds] Зима { $year }. Постройки и роспуски.
    }
classic-told-orders = { $power }: { $orders }.
classic-told-retreat = { $power }: { $orders }.
classic-told-builds = { $power }: { $orders }.
classic-lost = Выбиты: { $units }.
classic-lost-unit = { $ways ->
    [0] { $unit } ({ $power }), отступать некуда
   *[other] { $unit } ({ $power })
    }
classic-eliminated = { $power } выбывает: ни отрядов, ни центров не осталось.
classic-centres = Центры после { $year } года: { $counts }.
classic-has = { $power } — { $count }
classic-disorder = { $power }: гражданские беспорядки. { $who } не присылает приказов, и ждать их больше не будут. Отряды стоят на месте. Вернуться можно в любой момент.
classic-led-again = { $power } снова в игре: { $who }.
classic-kept = { $count ->
    [one] { $count } приказ не принят
    [few] { $count } приказа не приняты
   *[many] { $count } приказов не приняты
    }, сохранено остальных: { $saved }. { $wrong }

classic-end-won = { $powers }: цель достигнута, война выиграна. Победа: { $who }.
classic-end-years = { $years ->
    [one] Прошёл { $years } год
    [few] Прошло { $years } года
   *[many] Прошло { $years } лет
    }, война окончена. { $count ->
    [0] Делить мир некому.
    [one] Победа: { $powers } ({ $who }).
   *[other] Ничья: { $powers } ({ $who }).
    }
classic-end-drawn = Голосование состоялось: ничья, победу делят { $powers } ({ $who }).
classic-end-conceded = Голосование состоялось: победа признана за державой { $powers } ({ $who }).
classic-end-deserted = За столом никого не осталось. Война утихла сама собой.

## Почему нельзя

classic-seats = На карте «{ $map }» не больше { $most } игроков. Выберите карту побольше.
classic-goal = На этой карте для победы можно назначить от { $least } до { $most } центров (0 — больше половины).
classic-players-only = Приказы могут отдавать только державы.
classic-wishes-first = Державы ещё не розданы.
classic-wishes-over = Державы уже розданы.
classic-no-such-power = Неизвестные державы: { $powers }.
classic-wish-twice = Назовите каждую державу только один раз.
classic-no-power = У этого места нет державы.
classic-full = Свободных держав нет.
classic-no-votes = В этой партии голосования отключены.
classic-no-vote = Голосовать могут только державы, которые ещё в игре и отдают приказы.
classic-vote-share = За это голосовать нельзя. Можно предложить ничью всех уцелевших или признать победу одной державы.
classic-vote-draws = За это голосовать нельзя. В этой партии можно предложить только ничью.
classic-nothing-to-order = Сейчас вашей державе решать нечего.
classic-orders-wrong = { $count ->
    [one] Неверный приказ.
   *[other] Неверных приказов: { $count }.
    } { $wrong }
classic-order-wrong = «{ $order }»: { $why }
classic-cannot-come = Этот отряд туда не попадёт: { $at } → { $to }.

classic-saved-years = Партия длится не больше { $most } лет и должна начинаться с первого года карты.

## Что сейчас

classic-tell-phase = { $phase ->
    [wishes] Державы ещё не розданы: игроки называют пожелания.
    [orders] { $season ->
        [spring] Весна
       *[autumn] Осень
        } { $year }: приказы.
    [retreat] { $season ->
        [spring] Весна
       *[autumn] Осень
        } { $year }: отступления.
    [builds] Зима { $year }: постройки и роспуски.
   *[over] Партия окончена, { $year } год.
    }
classic-tell-goal = Для победы нужно центров: { $goal }. Последний год: { $year }.
classic-tell-wish = Ваши пожелания: { $powers }.
classic-tell-power = { $power } ({ $who }){ $state ->
    [playing] {""}
    [absent] , гражданские беспорядки
    [vacant] , без игрока
   *[out] , выбыла
    }. Центров { $count }: { $centres }. Отряды: { $units }.
classic-tell-lost = { $unit }: отряд выбит. Отступить можно: { $ways }.
classic-tell-build = { $power }: можно построить отрядов: { $count }.
classic-tell-remove = { $power }: нужно распустить отрядов: { $count }.
classic-tell-failed = { $order }. { $why }
classic-tell-saved = { $power }, приказы сохранены, но не запечатаны: { $orders }.
classic-tell-sealed = { $power }, приказы запечатаны: { $orders }.
classic-tell-vote = { $power }, тайное голосование: { $share }.

## Формы

form-diplomacy-wish = За какую державу хотите играть?
    .field-powers = Пожелания, сначала самое желанное
classic-wish-slot = { $n }-е пожелание
form-diplomacy-orders = Приказы
    .field-orders = По приказу на каждый отряд
    .field-sealed = Запечатать: меня можно не ждать
classic-build-slot = Постройка { $n }
classic-removal-slot = Роспуск { $n }
form-diplomacy-vote = Проголосовать
    .field-share = Чем закончить партию
    .help = О голосовании узнают, только если решение принято. Кто как голосовал, не узнает никто. После каждого сезона голоса сгорают.
classic-vote-slot = Предложение
classic-vote-draw = ничья всех уцелевших
classic-vote-power = победа: { $power }
classic-vote-shares = делит победу

window-retreat = Отступления
    .clock = Время на отступления
window-builds = Постройки и роспуски
    .clock = Время на постройки и роспуски
classic-draw-power = кому достанется держава

## Настройки партии

option-diplomacy-map = Карта
    .help = Державы, провинции и центры. По умолчанию — самая маленькая карта, где всем хватит места.
    .value-auto = по числу игроков
    .value-baltic = Балтика 1560, до пяти игроков
    .value-classic = Европа 1901, до семи игроков
    .value-old_world = Старый Свет 1400, до десяти игроков
option-diplomacy-spare = Лишние державы
    .help = Что происходит с державами, которым не хватило игроков.
    .value-stand = их отряды стоят на месте и обороняются
    .value-absent = они убраны, их центры ничьи
option-diplomacy-seating = Как раздают державы
    .help = По жребию, по пожеланиям игроков или по местам за столом, в порядке карты.
    .value-chance = по жребию
    .value-wish = по пожеланиям
    .value-seat = по местам
option-diplomacy-talks = Когда можно разговаривать
    .help = По книге правил переговоры ведут, пока пишут приказы; во время отступлений и построек молчат.
    .value-always = всегда
    .value-orders = только пока пишут приказы
option-diplomacy-victory = Центров для победы
    .help = 0 — больше половины центров карты; на карте Европы это 18. Чем меньше, тем короче партия.
option-diplomacy-years = Сколько лет
    .help = После осени последнего года партия кончается ничьей всех уцелевших.
option-diplomacy-votes = Тайные голосования
    .help = Как игроки могут закончить партию досрочно, если все согласны.
    .value-all = ничья или признание победы
    .value-draws = только ничья
    .value-none = нет
option-diplomacy-dias = Ничья только общая
    .help = Если выключено, можно предложить ничью лишь для части держав.
option-diplomacy-disorder = Гражданские беспорядки
    .help = После стольких фаз подряд без приказов державу больше не ждут, пока игрок не вернётся. 0 — ждут всегда.
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
option-diplomacy-removal = Автоматический роспуск
    .help = Если игрок распустил меньше, чем нужно, распускаются самые дальние отряды. Здесь выбирают, откуда считать расстояние.
    .value-owned = от своих центров
    .value-home = от исконных центров
