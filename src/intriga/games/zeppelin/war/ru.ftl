### Тексты войны между государствами. Державы и провинции стоят в именительном падеже.

## Что произошло

zeppelin-war-turn = { $phase ->
    [orders] { war-season } { $year }. Приказы раскрыты.
    [retreat] { $season ->
        [spring] Лето
       *[autumn] Зима
        } { $year }. Отступления.
    [centres] Зима { $year }. Центры меняют хозяев.
   *[builds] Зима { $year }. Постройки и роспуски.
    }
zeppelin-war-told-orders = { $power }: { $orders }.
zeppelin-war-told-retreat = { $power }: { $orders }.
zeppelin-war-told-builds = { $power }: { $orders }.
zeppelin-war-lost = Выбиты: { $units }.
zeppelin-war-eliminated = { $power }: не осталось ни отрядов, ни центров.
    .short = { $power }: ни отрядов, ни центров
zeppelin-war-centres = Центры после { $year } года: { $counts }.
    .short = Центры подсчитаны: { $year } год
zeppelin-war-has = { $power } — { $count }
zeppelin-war-why-host = Так решил ведущий.
zeppelin-war-why-drawn = Распущено слишком мало отрядов; этот выбран по жребию.
zeppelin-war-draw-removal = какой отряд распускают, по счёту провинций

## Что слышат командующие

zeppelin-war-ordered = Приказы ({ $who }): { $orders }.
    .short = { $who } отдаёт приказы
zeppelin-war-withdrawn = Приказы отменены ({ $who }): { $units }.
    .short = { $who } отменяет приказы
zeppelin-war-wished = Куда отступать, если выбьют ({ $who }): { $unit } — { $places }.
    .short = { $who } решает, куда отступать
zeppelin-war-unwished = Куда отступать, решат без нас ({ $who }): { $unit }.
    .short = { $who } не решает, куда отступать
zeppelin-war-builds-ordered = Приказы на зиму ({ $who }): { $orders }.
    .short = { $who } отдаёт приказы на зиму
zeppelin-war-builds-withdrawn = Приказы на зиму отменены ({ $who }).
    .short = { $who } отменяет приказы на зиму

## Почему нельзя

zeppelin-war-no-army = У вашего государства нет державы на карте, а значит, и армии.
zeppelin-war-orders-wrong = { $count ->
    [one] Неверный приказ.
   *[other] Неверных приказов: { $count }.
    } { $wrong }
zeppelin-war-wish-unit = Это не ваш отряд.
zeppelin-war-wish-late = Ход уже подводят: выбирать, куда отступит отряд, поздно.
zeppelin-war-wish-place = { $unit } может отступить только сюда, и каждое место называют один раз: { $ways }.
zeppelin-war-builds-later = Постройки заказывают зимой, когда придёт их время.
zeppelin-war-no-retreat = Этот отряд никто не выбивал.
zeppelin-war-no-removal = Этой державе сейчас некого распускать.
zeppelin-war-removal-unit = Это не отряд державы, или он уже в списке.

## Формы

zeppelin-war-no-order = без приказа
zeppelin-war-wish-slot = Место { $n }
zeppelin-war-plan-slot = Приказ { $n }
zeppelin-war-under-review = Ходы этого хода уже сыграны, и ведущий смотрит итоги. Приказывайте, когда их опубликуют.
zeppelin-war-builds-stale = Кто-то уже изменил постройки. Посмотрите, что получилось, и сохраните свои ещё раз.
