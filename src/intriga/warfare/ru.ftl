### Тексты об отрядах и приказах, общие для нескольких игр. Провинции и державы стоят в именительном падеже.

## Державы, отряды, приказы

diplomacy-game-army = А { $at }
diplomacy-game-fleet = Ф { $at }
diplomacy-game-order-hold = { $unit } стоит
diplomacy-game-order-move = { $unit } → { $to }
diplomacy-game-order-move-via = { $unit } → { $to } (морем)
diplomacy-game-order-support = { $unit } поддерживает: { $of }
diplomacy-game-order-support-move = { $unit } поддерживает: { $of } → { $to }
diplomacy-game-order-convoy = { $unit } везёт: { $of } → { $to }
diplomacy-game-order-retreat = { $unit } отступает → { $to }
diplomacy-game-order-disband = { $unit } распускается
diplomacy-game-order-build = строит { $unit }
diplomacy-game-order-waive = отказывается от постройки
diplomacy-game-do-hold = стоять
diplomacy-game-do-move = → { $to }
diplomacy-game-do-move-via = → { $to } (морем)
diplomacy-game-do-support = поддержать: { $of }
diplomacy-game-do-support-move = поддержать: { $of } → { $to }
diplomacy-game-do-convoy = везти: { $of } → { $to }
diplomacy-game-do-retreat = отступить → { $to }
diplomacy-game-do-disband = распустить: { $unit }
diplomacy-game-do-build = построить: { $unit }
diplomacy-game-do-waive = отказаться от постройки
diplomacy-game-nothing = нет
diplomacy-game-and-then = { $one } { $more }

diplomacy-game-order-failed = { $order } ({ $result })
diplomacy-game-result-bounce = отбит
diplomacy-game-result-no-convoy = нет конвоя
diplomacy-game-result-cut = сорвана
diplomacy-game-result-void = впустую
diplomacy-game-result-disrupted = парадокс
diplomacy-game-result-dislodged = выбит
diplomacy-game-result-disband = уничтожен
diplomacy-game-result-civil-disorder = автоматически

## Что произошло

war-season = { $season ->
    [spring] Весна
   *[autumn] Осень
}
diplomacy-game-turn = { $phase ->
    [orders] { war-season } { $year }. Приказы раскрыты.
    [retreat] { war-season } { $year }. Отступления.
   *[builds] Зима { $year }. Постройки и роспуски.
    }
diplomacy-game-told-orders = { $power }: { $orders }.
diplomacy-game-told-retreat = { $power }: { $orders }.
diplomacy-game-told-builds = { $power }: { $orders }.
diplomacy-game-lost = Выбиты: { $units }.
diplomacy-game-lost-unit = { $ways ->
    [0] { $unit } ({ $power }), отступать некуда
   *[other] { $unit } ({ $power })
    }
diplomacy-game-eliminated = { $power } выбывает: ни отрядов, ни центров не осталось.
    .short = { $power } выбывает

## Почему нельзя

war-map-wrong = { $count ->
    [one] В карте { $count } ошибка.
    [few] В карте { $count } ошибки.
   *[other] В карте { $count } ошибок.
    } { $problems }
war-map-fault = { $line ->
    [0] { $why }
   *[other] Строка { $line }: { $why }
    }
war-map-powers = Держав на карте: { $n }, а нужно от { $least } до { $most }.
war-map-no-centres = На карте нет ни одного центра.
war-map-won = На этой карте кто-то победил ещё до начала: для победы хватает центров: { $goal }.
diplomacy-game-order-wrong = «{ $order }»: { $why }
diplomacy-game-which-unit = Какой отряд? Это могли бы исполнить: { $near }.
diplomacy-game-cannot-come = Этот отряд туда не попадёт: { $at } → { $to }.

## Формы

diplomacy-game-build-slot = Постройка { $n }
diplomacy-game-removal-slot = Роспуск { $n }

window-builds = Постройки и роспуски
    .clock = Время на постройки и роспуски

## Почему бот приказывает так

war-because-take-empty = { $unit }: { $place } — ничей центр, его можно занять.
war-because-take-foreign = { $unit }: { $place } — чужой центр, его можно отнять.
war-because-near-empty = { $unit } подходит к ничейному центру: { $place }.
war-because-near-foreign = { $unit } подходит к чужому центру: { $place }.
war-because-guard = { $unit } прикрывает ваш центр, который могут отнять: { $place }.
war-because-hold = { $unit }: места лучше рядом нет.
war-because-support = { $unit } помогает, чтобы не отбили: { $of }.
war-because-convoy = { $unit } везёт морем: { $of }.
war-because-retreat = { $unit }: оттуда ближе всего к спорному центру { $place }.
war-because-no-retreat = { $unit }: отступать некуда.
war-because-build = { $unit }: отсюда ближе всего к спорному центру { $place }.
war-because-remove = { $unit } дальше всех от спорных центров.
