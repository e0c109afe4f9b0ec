### Тексты распечаток «Шпионажа»: карта, личные карточки, правила на одном листе.

print-espionage-board = Карта для стола
print-espionage-cards = Личные карточки
print-espionage-reference = Правила на одном листе

print-espionage-secret = Секретно
print-espionage-private = Лично в руки
print-espionage-dollars = { $sum } $
print-espionage-corner-closed = закрыто
print-espionage-corner-open = проход
print-espionage-cross-out = Когда города распределены, зачеркните углы без хозяина: туда ходить нельзя.

## Карта

print-espionage-board-file = Дело № 76
print-espionage-board-lead = Монета на столе — похищенные Бумаги. Они лежат в Женеве и ждут, кто их уведёт.

## Ход

print-espionage-turn = Ход
print-espionage-turn-lead = Ходят по часовой стрелке. В свой ход сделайте что-то одно. Пропускать ход нельзя.
print-espionage-bribe = Взятка
print-espionage-bribe-text = Впишите сумму в любую клетку с номером на своей карточке и вычтите из казны. Вслух — только «даю взятку».
print-espionage-move = Перемещение
print-espionage-move-text = Объявите, на какую из восьми клеток вокруг идут Бумаги. Если никто не возражает, передвиньте их.
print-espionage-special = Спецход
print-espionage-special-text = Назовите его, исполните и зачеркните в карточке.

## Вызов

print-espionage-duel = Вызов и торг
print-espionage-challenge = Вызов
print-espionage-challenge-text = Бумаги уводят с клетки, где лежит ваша взятка, а вы против? Скажите «вызов!».
print-espionage-answer = Ответ
print-espionage-answer-text = Каждый, у кого на этой клетке тоже есть взятка, говорит «принимаю» или «пас». Сказавший «пас» в торге не участвует, а его взятка остаётся на клетке.
print-espionage-bidding = Торг
print-espionage-bidding-open = Начинает тот, чей ход, дальше по часовой стрелке. Каждый делает одну ставку: от 1 $ до своей взятки. Бумаги ведёт тот, чья ставка больше.
print-espionage-bidding-sealed = Каждый втайне пишет ставку: от 1 $ до своей взятки. Ставки раскрывают вместе. Бумаги ведёт тот, чья ставка больше.
print-espionage-bidding-ascending = Начинает тот, чей ход, дальше по кругу. Каждый ставит больше предыдущего, но не выше своей взятки, или выходит. Бумаги ведёт тот, кто остался.
print-espionage-money-back = Расчёт
print-espionage-money-back-text = Победитель ведёт Бумаги на любую соседнюю клетку. Все ставки сгорают, остаток взятки возвращается в казну.
print-espionage-money-back-hidden = Победитель ведёт Бумаги на любую соседнюю клетку. Ставки всех участников сгорают, остаток взятки возвращается в казну. Сколько вернулось, вслух не говорят.
print-espionage-money-back-public = Победитель ведёт Бумаги на любую соседнюю клетку. Ставки всех участников сгорают, остаток взятки возвращается в казну. Сколько вернулось, каждый объявляет.
print-espionage-tie = Поровну
print-espionage-tie-earlier-open = Побеждает тот, кто поставил раньше: чтобы перебить ставку, нужно больше.
print-espionage-tie-earlier-sealed = Побеждает тот, чей ход; за ним — остальные по часовой стрелке.
print-espionage-tie-burn-open = Все ставки сгорают, Бумаги остаются на месте.
print-espionage-tie-burn-sealed = Все ставки сгорают, Бумаги остаются на месте.
print-espionage-after = Потом
print-espionage-after-text = Ход, выигранный в торге, не считается вашим: дальше ходит сосед того, чей ход вы сорвали.

## Конец

print-espionage-end = Конец игры
print-espionage-victory = Победа
print-espionage-victory-text = Когда Бумаги входят в город, побеждает его хозяин, кто бы их ни привёл.
print-espionage-limit = Предел кругов
print-espionage-limit-text = { $rounds ->
    [one] Через { $rounds } круг
    [few] Через { $rounds } круга
   *[many] Через { $rounds } кругов
    } побеждает город, к которому Бумаги ближе; если таких несколько, это ничья.

## Карточка

print-espionage-card = Личная карточка
print-espionage-city = Город
print-espionage-who = Игрок
print-espionage-treasury = Казна
print-espionage-specials = Спецходы
print-espionage-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }
print-espionage-legend = Купленное обведите, использованное зачеркните.

## Правила

print-espionage-rules = Правила
print-espionage-lead = Бумаги украдены, и каждый тянет их в свой город: подкупает чиновников по дороге, срывает чужие ходы и торгуется до последнего доллара.
print-espionage-opening = До игры
print-espionage-table = Стол
print-espionage-table-text = Карта и монета на всех, карточка и карандаш каждому. Монета — это Бумаги, она начинает в Женеве. В чужие карточки не подглядывают.
print-espionage-seats = Города
print-espionage-seats-standard = Вдвоём играют из противоположных углов. Втроём один угол пуст, поэтому углы тянут по жребию.
print-espionage-seats-drawn = Города достаются по жребию.
print-espionage-seats-chosen = Города выбирают по очереди.
print-espionage-seats-closed = В город без хозяина Бумаги не входят.
print-espionage-seats-open = Через город без хозяина Бумаги проходят свободно.
print-espionage-seats-first = Кто ходит первым, решает жребий.
print-espionage-money = Казна
print-espionage-money-text = В начале у каждого { $sum } $. Каждое изменение записывайте в карточку: последнее число — ваши деньги.
print-espionage-fine = Тонкости
print-espionage-fine-numbers = Подкупать можно только клетки с номером, в том числе ту, где лежат Бумаги. Из Женевы Бумаги уходят беспрепятственно.
print-espionage-fine-raise = Увеличить взятку нельзя. Можно положить на клетку новую, но прежняя пропадёт.
print-espionage-fine-mover = Тот, чей ход, тоже может торговаться, только если у него есть взятка на клетке, и тоже может отказаться.
print-espionage-fine-alone = Если больше никто не торгуется, хватит одного доллара.
print-espionage-fine-set-up = Галочка подставы ставится в свой ход и ждёт. Чужая взятка на клетке её не даёт применить; когда взятка исчезнет, подстава снова в силе.
print-espionage-fine-bluff = Чтобы блефовать, нужно иметь в казне и прибавку, и 100 $ на случай проигрыша.
print-espionage-specials-lead = { $points ->
    [one] Перед игрой каждый тайно покупает спецходы на { $points } очко; неистраченное пропадает.
    [few] Перед игрой каждый тайно покупает спецходы на { $points } очка; неистраченное пропадает.
   *[many] Перед игрой каждый тайно покупает спецходы на { $points } очков; неистраченное пропадает.
    } Каждый спецход действует один раз и занимает ход, кроме блефа: его используют в торге.
print-espionage-price = очки
print-espionage-house-gain = Взять из банка { $sum } $.
print-espionage-house-cost = Отдать в банк { $sum } $.
print-espionage-house-clear = Все взятки на одной клетке сгорают.
print-espionage-house-refund = Чужие взятки на одной клетке возвращаются хозяевам.
print-espionage-house-peek = Узнать, сколько всего лежит на одной клетке.
print-espionage-house-jump = Прыжок через одну клетку.
print-espionage-house-steps = { $steps ->
    [one] Один шаг Бумагами.
    [few] { $steps } шага Бумагами подряд.
   *[many] { $steps } шагов Бумагами подряд.
    }
print-espionage-house-nothing = Что он делает, объяснит ведущий.
print-espionage-example = Пример
print-espionage-example-text = Лондон, у которого на клетке 22 лежит 30 $, уводит Бумаги с неё на 14. У Пекина на 22 лежит 70 $: «Вызов!» Лондон принимает. Ставки — 25 и 26. Пекин ведёт Бумаги на 31 и получает назад 44 $, Лондон — 5 $; остальные 51 $ сгорели.
print-espionage-example-legend = Пунктир — куда шли, сплошная линия — куда пришли.
print-espionage-credits-short = Русская переделка «Subterfuge» Эрика Соломона (1973); её авторы неизвестны.
print-espionage-credits = Игра «Шпионаж» — русская переделка настольной игры Эрика Соломона «Subterfuge» из книги «Games with Pencil and Paper» (1973). Имена тех, кто её переделал и придумал спецходы с блефом, нам неизвестны; спасибо им. Правила здесь изложены заново.
