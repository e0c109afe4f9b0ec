### Слова распечаток «Шпионажа»: карта, личные карточки, правила на одном листе.

print-espionage-board = Карта для стола
print-espionage-cards = Личные карточки
print-espionage-reference = Правила на одном листе

print-espionage-secret = Секретно
print-espionage-private = Лично в руки
print-espionage-dollars = { $sum } $
print-espionage-corner-closed = закрыто
print-espionage-corner-open = проход
print-espionage-cross-out = Когда станет ясно, чей какой город, зачеркните углы без хозяина: туда хода нет.

## Карта

print-espionage-board-file = Дело № 76
print-espionage-board-lead = Монета на столе — похищенные Бумаги. Они лежат в Женеве и ждут, кто их уведёт.

## Ход

print-espionage-turn = Ход
print-espionage-turn-lead = По часовой стрелке, каждый раз что-то одно. Пропускать ход нельзя.
print-espionage-bribe = Взятка
print-espionage-bribe-text = Впишите сумму в любую клетку своей карточки и вычтите из казны. Вслух — только «даю взятку».
print-espionage-move = Перемещение
print-espionage-move-text = Объявите, на какую из восьми клеток вокруг уходят Бумаги. Никто не возражает — двигайте.
print-espionage-special = Спецход
print-espionage-special-text = Назовите его, исполните и зачеркните в карточке.

## Вызов

print-espionage-duel = Вызов и торг
print-espionage-challenge = Вызов
print-espionage-challenge-text = Бумаги хотят увести с клетки, где лежит ваша взятка, а вам это не по душе? Скажите «вызов!».
print-espionage-answer = Ответ
print-espionage-answer-text = У кого на этой клетке тоже есть взятка, говорит «принимаю» или «пас». Сказавший «пас» в торге не участвует, его взятка лежит дальше.
print-espionage-bidding = Торг
print-espionage-bidding-open = Первым — тот, чей ход, дальше по часовой стрелке. Каждый один раз называет сумму: от 1 $ до своей взятки. Бумаги ведёт назвавший больше.
print-espionage-bidding-sealed = Каждый втайне пишет сумму: от 1 $ до своей взятки. Листки открывают разом. Бумаги ведёт написавший больше.
print-espionage-bidding-ascending = Первым — тот, чей ход, дальше по кругу. Каждый называет больше прежнего, но не выше своей взятки, или выходит. Бумаги ведёт тот, кто остался.
print-espionage-money-back = Расчёт
print-espionage-money-back-text = Победитель ведёт Бумаги на любую клетку рядом. Названное сгорает у всех, остаток взятки возвращается в казну.
print-espionage-money-back-hidden = Победитель ведёт Бумаги на любую клетку рядом. Названное сгорает у всех участников, остаток взятки возвращается в казну. Сколько вернулось, вслух не говорят.
print-espionage-money-back-public = Победитель ведёт Бумаги на любую клетку рядом. Названное сгорает у всех участников, остаток взятки возвращается в казну. Сколько вернулось, каждый объявляет.
print-espionage-tie = Поровну
print-espionage-tie-earlier-open = Сильнее тот, кто назвал раньше: чтобы перебить, нужно больше.
print-espionage-tie-earlier-sealed = Сильнее тот, чей ход; за ним — по часовой стрелке.
print-espionage-tie-burn-open = Все ставки сгорают, Бумаги остаются где были.
print-espionage-tie-burn-sealed = Все ставки сгорают, Бумаги остаются где были.
print-espionage-after = Потом
print-espionage-after-text = Чужой ход вы сорвали, но своего не потратили: дальше ходит сосед того, чей ход сорван.

## Конец

print-espionage-end = Конец игры
print-espionage-victory = Победа
print-espionage-victory-text = Бумаги вошли в город — победил хозяин города, кто бы их ни привёл.
print-espionage-limit = Предел
print-espionage-limit-text = { $rounds ->
    [one] Через { $rounds } круг
    [few] Через { $rounds } круга
   *[many] Через { $rounds } кругов
    } побеждает тот, до чьего города Бумагам меньше шагов; поровну — ничья.

## Карточка

print-espionage-card = Личная карточка
print-espionage-city = Город
print-espionage-who = Кто играет
print-espionage-treasury = Казна
print-espionage-specials = Спецходы
print-espionage-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
    }
print-espionage-legend = Купили — обведите, пустили в дело — зачеркните.

## Правила

print-espionage-rules = Правила
print-espionage-lead = Бумаги украдены, и каждый тянет их в свой город: подкупает чиновников по дороге, срывает чужие ходы и торгуется до последнего доллара.
print-espionage-opening = До игры
print-espionage-table = Стол
print-espionage-table-text = Карта и монета на всех, карточка и карандаш каждому. Монета — это Бумаги, она начинает в Женеве. В чужие карточки не заглядывают.
print-espionage-seats = Города
print-espionage-seats-standard = Вдвоём играют из противоположных углов, втроём один угол пуст.
print-espionage-seats-drawn = Города разбирают по жребию.
print-espionage-seats-chosen = Города выбирают по очереди.
print-espionage-seats-closed = В город без хозяина Бумаги не входят.
print-espionage-seats-open = Через город без хозяина Бумаги проходят свободно.
print-espionage-seats-first = Кто ходит первым, решает жребий.
print-espionage-money = Казна
print-espionage-money-text = У каждого { $sum } $. Всякую перемену пишите в карточку: последнее число и есть ваши деньги.
print-espionage-fine = Тонкости
print-espionage-fine-numbers = Подкупают только клетки с номером, в том числе ту, где лежат Бумаги. Из Женевы уходят без помех.
print-espionage-fine-raise = Прибавить к взятке нельзя. Можно положить на клетку новую, тогда прежняя пропадает.
print-espionage-fine-mover = Тот, чей ход, тоже торгуется, лишь если у него есть взятка на клетке, — и тоже может отказаться.
print-espionage-fine-alone = Торговаться больше не с кем? Хватит одного доллара.
print-espionage-fine-set-up = Галочку подставы ставят в свой ход, и она ждёт случая. Чужая взятка её держит; исчезнет взятка — подстава снова в силе.
print-espionage-fine-bluff = Блефовать может тот, у кого в казне есть и прибавка, и 100 $ на случай проигрыша.
print-espionage-specials-lead = { $points ->
    [one] Перед игрой каждый тайно берёт спецходов на { $points } очко; лишнее пропадает.
    [few] Перед игрой каждый тайно берёт спецходов на { $points } очка; лишнее пропадает.
   *[many] Перед игрой каждый тайно берёт спецходов на { $points } очков; лишнее пропадает.
    } Купленное годится на один раз и занимает ход, кроме блефа: его место в торге.
print-espionage-price = очки
print-espionage-house-gain = Взять из банка { $sum } $.
print-espionage-house-cost = Отдать в банк { $sum } $.
print-espionage-house-clear = Все взятки на одной клетке сгорают.
print-espionage-house-refund = Чужие взятки на одной клетке возвращаются хозяевам.
print-espionage-house-peek = Узнать, сколько всего лежит на клетке.
print-espionage-house-jump = Прыжок через клетку.
print-espionage-house-steps = { $steps ->
    [one] Один шаг Бумагами.
    [few] { $steps } шага Бумагами подряд.
   *[many] { $steps } шагов Бумагами подряд.
    }
print-espionage-house-nothing = Что он делает, расскажет организатор.
print-espionage-example = Как это бывает
print-espionage-example-text = Лондон уводит Бумаги с клетки 22 на 14; там у него 30 $. У Пекина на 22 лежит 70 $: «Вызов!» Лондон принимает. Названо 25 и 26. Пекин ведёт Бумаги на 31, назад ему идут 44 $, Лондону — 5 $, а 51 $ достаётся чиновникам.
print-espionage-example-legend = Пунктир — куда шли, черта — куда пришли.
print-espionage-credits-short = Русская переделка «Subterfuge» Эрика Соломона (1973); её авторы неизвестны.
print-espionage-credits = Игра «Шпионаж» — русская переделка настольной игры Эрика Соломона «Subterfuge» из книги «Games with Pencil and Paper» (1973). Имена тех, кто её переделал и придумал спецходы с блефом, нам неизвестны; спасибо им. Правила здесь изложены заново.
