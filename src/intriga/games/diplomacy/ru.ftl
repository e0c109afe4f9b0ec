# Дипломатия: всё, что игра говорит. Державы и провинции стоят в именительном падеже.

game-diplomacy = Дипломатия
    .blurb = Европа, 1901 год. Семь держав, ни одного кубика: договаривайтесь, пишите приказы втайне и решайте, кому верить. Побеждает тот, кто соберёт больше половины центров.

## Державы, части, приказы

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
classic-order-build = набор: { $unit }
classic-order-waive = отказ от набора
classic-do-hold = стоять
classic-do-move = → { $to }
classic-do-move-via = → { $to } (морем)
classic-do-support = поддержать: { $of }
classic-do-support-move = поддержать: { $of } → { $to }
classic-do-convoy = везти: { $of } → { $to }
classic-do-retreat = отступить → { $to }
classic-do-disband = распустить: { $unit }
classic-do-build = набрать: { $unit }
classic-do-waive = отказаться от набора
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
classic-result-civil-disorder = по закону беспорядка

## Что произошло

classic-seated = Державы розданы: { $seats }.
classic-plays = { $power } — { $who }
classic-turn = { $phase ->
    [orders] { $season ->
        [spring] Весна
       *[autumn] Осень
        } { $year }. Приказы вскрыты.
    [retreat] { $season ->
        [spring] Весна
       *[autumn] Осень
        } { $year }. Отступления.
   *[builds] Зима { $year }. Наборы и роспуски.
    }
classic-told-orders = { $power }: { $orders }.
classic-told-retreat = { $power }: { $orders }.
classic-told-builds = { $power }: { $orders }.
classic-lost = Выбиты: { $units }.
classic-lost-unit = { $ways ->
    [0] { $unit } ({ $power }), отступать некуда
   *[other] { $unit } ({ $power })
    }
classic-eliminated = { $power } выбывает из игры: ни частей, ни центров.
classic-centres = Центры после { $year } года: { $counts }.
classic-has = { $power } — { $count }
classic-disorder = { $power } в гражданском беспорядке: { $who } молчит, и ждать больше не будут. Части стоят на месте. Вернуться можно в любой момент.
classic-led-again = { $power } снова под управлением: { $who }.
classic-kept = { $count ->
    [one] { $count } приказ не принят
    [few] { $count } приказа не приняты
   *[many] { $count } приказов не приняты
    }, сохранено остальных: { $saved }. { $wrong }

classic-end-won = { $powers }: цель достигнута, Европа покорена. Победа: { $who }.
classic-end-years = { $years ->
    [one] Прошёл { $years } год
    [few] Прошло { $years } года
   *[many] Прошло { $years } лет
    }, войне конец. { $count ->
    [0] Делить мир некому.
    [one] Победа: { $powers } ({ $who }).
   *[other] Ничья: { $powers } ({ $who }).
    }
classic-end-drawn = Голосование состоялось: ничья. Мир делят { $powers } ({ $who }).
classic-end-conceded = Голосование состоялось: победа признана за державой { $powers } ({ $who }).
classic-end-deserted = За столом никого не осталось. Война утихла сама собой.

## Почему нельзя

classic-seats = На карте «{ $map }» держав только { $most }: столько и может быть игроков. Возьмите карту побольше.
classic-goal = Для победы на этой карте можно назначить от { $least } до { $most } центров (0 — больше половины).
classic-players-only = Приказы отдают только державы.
classic-wishes-first = Державы ещё не розданы.
classic-wishes-over = Державы уже розданы.
classic-no-such-power = Таких держав нет: { $powers }.
classic-wish-twice = Одна держава названа дважды.
classic-no-power = У этого места нет державы.
classic-full = Свободных держав нет: у каждой есть игрок.
classic-no-votes = В этой партии не голосуют.
classic-no-vote = Голосуют державы, которые ещё в игре и отдают приказы.
classic-vote-share = Так голосовать нельзя. Можно предложить ничью всех, кто ещё в игре, или признать победу одной державы.
classic-vote-draws = Так голосовать нельзя. В этой партии можно предложить только ничью.
classic-nothing-to-order = Сейчас вашей державе решать нечего.
classic-orders-wrong = { $count ->
    [one] Приказ не годится.
   *[other] Не годятся приказы: { $count }.
    } { $wrong }
classic-order-wrong = «{ $order }»: { $why }
classic-cannot-come = Эта часть туда не попадёт: { $at } → { $to }.

classic-saved-years = В партии не больше { $most } лет, и начинаться она должна с первого года карты.

## Что сейчас

classic-tell-phase = { $phase ->
    [wishes] Державы ещё не розданы: пожелания.
    [orders] { $season ->
        [spring] Весна
       *[autumn] Осень
        } { $year }: приказы.
    [retreat] { $season ->
        [spring] Весна
       *[autumn] Осень
        } { $year }: отступления.
    [builds] Зима { $year }: наборы и роспуски.
   *[over] Партия окончена, { $year } год.
    }
classic-tell-goal = Для победы нужно центров: { $goal }. Последний год: { $year }.
classic-tell-wish = Ваши пожелания: { $powers }.
classic-tell-power = { $power } ({ $who }){ $state ->
    [playing] {""}
    [absent] , гражданский беспорядок
    [vacant] , без игрока
   *[out] , выбыла
    }. Центров { $count }: { $centres }. Части: { $units }.
classic-tell-lost = { $unit }: часть выбита. Отступить можно: { $ways }.
classic-tell-build = { $power }: наборов { $count }.
classic-tell-remove = { $power }: роспусков { $count }.
classic-tell-failed = { $order }. { $why }
classic-tell-saved = { $power }, приказы сохранены, но не запечатаны: { $orders }.
classic-tell-sealed = { $power }, приказы запечатаны: { $orders }.
classic-tell-vote = { $power }, тайный голос: { $share }.

## Формы

form-diplomacy-wish = Какую державу хотите?
    .field-powers = Пожелания, первое дороже всех
classic-wish-slot = { $n }-е пожелание
form-diplomacy-orders = Приказы
    .field-orders = Каждой части — приказ
    .field-sealed = Запечатать: это моё последнее слово, меня не ждать
classic-build-slot = Набор { $n }
classic-removal-slot = Роспуск { $n }
form-diplomacy-vote = Тайный голос
    .field-share = Чем кончить партию
    .help = О голосовании узнают, только если оно состоится. Кто как голосовал, не узнает никто. После каждого сезона голоса сгорают.
classic-vote-slot = Предложение
classic-vote-draw = ничья всех, кто ещё в игре
classic-vote-power = победа: { $power }
classic-vote-shares = делит победу

window-retreat = Отступления
    .clock = На отступления
window-builds = Наборы и роспуски
    .clock = На наборы и роспуски
classic-draw-power = кому достанется держава

## Настройки партии

option-diplomacy-map = Карта
    .help = Державы, провинции и центры. Сама собой выбирается самая маленькая, где всем хватит места.
    .value-auto = по числу игроков
    .value-baltic = Балтика 1560, до пяти держав
    .value-classic = Европа 1901, до семи держав
    .value-old_world = Старый Свет 1400, до десяти держав
option-diplomacy-spare = Лишние державы
    .help = Что делать с державами, которым не хватило игроков.
    .value-stand = их части стоят на месте и обороняются
    .value-absent = их нет: центры ничьи
option-diplomacy-seating = Кто кем играет
    .help = По жребию, по пожеланиям игроков или по местам за столом, в порядке карты.
    .value-chance = по жребию
    .value-wish = по пожеланиям
    .value-seat = по местам
option-diplomacy-talks = Когда говорят
    .help = По букве правил договариваются, пока пишут приказы; об отступлениях и наборах молчат.
    .value-always = всегда
    .value-orders = только пока пишут приказы
option-diplomacy-victory = Центров для победы
    .help = 0 — больше половины центров карты; на карте Европы это 18. Меньше — партия короче.
option-diplomacy-years = Лет
    .help = После осени последнего года все уцелевшие сводят войну вничью.
option-diplomacy-votes = Тайные голосования
    .help = Чем игроки могут кончить партию досрочно, если хотят все.
    .value-all = ничья или сдача
    .value-draws = только ничья
    .value-none = ничем
option-diplomacy-dias = Ничью делят все уцелевшие
    .help = Если нет, можно предложить ничью для части держав.
option-diplomacy-disorder = Гражданский беспорядок
    .help = После стольких фаз без приказов державу больше не ждут, пока игрок не вернётся. 0 — ждут всегда.
option-diplomacy-builds = Где набирают
    .help = По правилам — в исконных центрах. Где угодно — вариант «хаос».
    .value-home = в исконных центрах
    .value-owned = в любых своих центрах
option-diplomacy-strict_hold = Строгая оборона
    .help = Поддержать на месте можно только часть с приказом стоять.
option-diplomacy-adjacent_convoy = Переправа к соседу
    .help = Когда армия идёт к соседу морем, хотя не сказала этого.
    .value-own = если её везёт свой флот
    .value-any = если её везёт любой флот
    .value-explicit = никогда
option-diplomacy-removal = Роспуск по закону беспорядка
    .help = От чего считают самую дальнюю часть.
    .value-owned = от своих центров
    .value-home = от исконных центров
