# Шпионаж: всё, что игра говорит. Имена игроков не склоняем и рода не знаем.

game-espionage = Шпионаж
    .blurb = Украденные Бумаги лежат в Женеве. Подкупайте чиновников, перехватывайте чужие ходы и приведите Бумаги в свой город.

## Места

espionage-cell = { $number }
espionage-geneva = Женева
espionage-city-london = Лондон
espionage-city-new-york = Нью-Йорк
espionage-city-moscow = Москва
espionage-city-beijing = Пекин
espionage-city-washington = Вашингтон

## Спецходы

espionage-special-saboteurs = Подрывники
    .help = Все взятки на одной клетке сгорают, ваши тоже.
espionage-special-forced-march = Марш-бросок
    .help = Два шага подряд; на каждой клетке остановка, и с каждой могут не отпустить.
espionage-special-secret-paths = Тайные тропы
    .help = Прыжок через клетку, без остановки на ней.
espionage-special-set-up = Подстава
    .help = Тайная галочка на клетке: когда Бумаги там встанут и чужих взяток нет, вы двигаете их вне очереди.
espionage-special-safe-house = Явка провалена
    .help = Чужие взятки на одной клетке возвращаются хозяевам.
espionage-special-bluff = Блеф
    .help = В торге добавить к взятке до 50 $ вслух. Проигрыш обойдётся ещё в 100 $.

## Что произошло

espionage-plays-for = { $who } играет за город { $city }.
espionage-first = Жребий брошен. Первый ход: { $who }.
espionage-ready = { $who }: закупка закончена.
espionage-bought = Спецходы куплены, потрачено очков: { $points }.
espionage-turn = Круг { $round }. Ход: { $who }.
espionage-skipped = { $who } молчит, ход пропущен.
espionage-noted = { $who } делает пометку в карточке.
espionage-bribe-placed = { $who } даёт взятку. Где и сколько — тайна.
espionage-bribed = Взятка: { $sum } $ на клетке { $cell }. В казне { $money } $.
espionage-replaced = Прежняя взятка на клетке { $cell } пропала: { $lost } $.
espionage-ticked = Подстава ждёт на клетке { $cell }.
espionage-announced = { $who } объявляет: { $origin } → { $to }.
espionage-unchallenged = Возражений нет.
espionage-challenged = { $who }: вызов!
espionage-joined = { $who } принимает вызов.
espionage-called = { $who } называет { $sum } $.
espionage-called-bluff = { $who } блефует (+{ $bluff } $) и называет { $sum } $.
espionage-folded = { $who } выходит из торга.
espionage-won = Торг за { $sum } $ выигрывает { $who }.
espionage-tied = Поровну, по { $sum } $: ставки сгорают, Бумаги остаются на месте.
espionage-returned = { $who }: ставка { $stake } $ потрачена, с клетки { $cell } возвращается { $rest } $.
espionage-bluff-failed = Блеф не удался: { $who } теряет ещё { $penalty } $.
espionage-moved = Бумаги: { $origin } → { $to }. Ведёт { $who }.
espionage-set-up-sprung = Подстава! { $who } уводит Бумаги с клетки { $cell }.
espionage-set-up-blocked = Подстава на клетке { $cell } не сработала: здесь чужая взятка. Галочка остаётся.
espionage-saboteurs = { $who } посылает подрывников: клетка { $cell } взорвана.
espionage-bribe-burned = Ваша взятка на клетке { $cell } сгорела: { $sum } $.
espionage-safe-house = { $who }: явка на клетке { $cell } провалена.
espionage-bribe-back = Взятка с клетки { $cell } вернулась в казну: { $sum } $.
espionage-safe-house-found = На клетке { $cell } были чужие взятки, они вернулись хозяевам.
espionage-safe-house-empty = На клетке { $cell } чужих взяток не оказалось.
espionage-march = { $who } начинает марш-бросок.
espionage-halted = { $who } останавливает марш.
espionage-paths = { $who } идёт тайными тропами.
espionage-house = { $who } пускает в дело спецход «{ $name }».
espionage-house-aims = { $who } указывает на клетку { $cell }.
espionage-peeked = На клетке { $cell } лежит в сумме { $total } $.
espionage-arrived = Бумаги прибыли. Победа: { $who }.
espionage-nearest = { $rounds ->
    [one] Прошёл { $rounds } круг
    [few] Прошло { $rounds } круга
   *[many] Прошло { $rounds } кругов
    }. Ближе всех к своему городу { $who } — это победа.
espionage-drawn = { $rounds ->
    [one] Прошёл { $rounds } круг
    [few] Прошло { $rounds } круга
   *[many] Прошло { $rounds } кругов
    }. Ближе всех сразу несколько городов — ничья.
espionage-cards-open = Карточки открыты.
espionage-deserted = За столом никого не осталось.

espionage-end-arrived = Бумаги доставлены. Победа: { $who }.
espionage-end-nearest = Круги вышли. Бумаги ближе всего к своему хозяину: { $who }.
espionage-end-draw = Ничья.

## Чего нельзя

espionage-not-now = Сейчас спрашивают не вас или не об этом.
espionage-answered = Ответ уже дан, ждём остальных.
espionage-no-tick = На клетке { $cell } нет вашей взведённой подставы.
espionage-already-there = Бумаги и так здесь. Выберите соседнюю клетку.
espionage-closed-city = Этот угол никому не принадлежит и закрыт.
espionage-too-far = Это не соседняя клетка. Бумаги стоят здесь: { $origin }; шаг — на одну из восьми вокруг.
espionage-not-beyond = Тропы ведут ровно через одну клетку. Бумаги стоят здесь: { $origin }.
espionage-no-bribe = Вашей взятки здесь нет ({ $cell }), торговаться нечем.
espionage-beyond-bribe = Больше, чем лежит на клетке, назвать нельзя: не выше { $most } $.
espionage-must-raise = Уже названо { $highest } $. Назовите больше или выходите из торга.
espionage-bluffed-already = Блефовать в одном торге можно только раз.
espionage-no-special = Спецхода «{ $special }» у вас нет.
espionage-poor-bluff = На такой блеф нужно иметь в казне { $need } $: прибавка и 100 $ на случай проигрыша. У вас { $money } $.
espionage-name-a-sum = Выйти из этого торга нельзя, назовите сумму.
espionage-too-poor = Не хватает денег: в казне { $money } $.
espionage-ticked-already = На клетке { $cell } ваша подстава уже стоит.
espionage-no-such-special = Спецхода «{ $name }» в этой партии нет.
espionage-name-a-cell = Укажите клетку.
espionage-name-a-target = Укажите, куда идут Бумаги.
espionage-city-taken = { $city }: этот город уже занят. Выберите другой угол.
espionage-bought-already = Закупка уже закончена.
espionage-too-dear = Это стоит { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
    }, а у вас { $points }.
espionage-gone = Это место оставлено, за него не ходят.
espionage-full = Мест больше нет: игра уже идёт.
espionage-players-only = Ходят только игроки.
espionage-seats = В «Шпионаж» играют от двух до четырёх.
espionage-same-cities = Два города названы одинаково. Дайте им разные имена.
espionage-idle-special = Спецход «{ $name }» ничего не делает. Отметьте, что он меняет.
espionage-same-specials = Два спецхода названы одинаково. Дайте им разные имена.

## Положение словами

espionage-tell-round = Круг { $round } из { $rounds }.
espionage-tell-city = { $city } — { $who }.
espionage-tell-papers = Бумаги: { $place }.
espionage-tell-announced = Объявлено: { $origin } → { $to }.
espionage-tell-call = Названо: { $who }, { $sum } $.
espionage-tell-card = Карточка ({ $who }): в казне { $money } $.
espionage-tell-bribe = Взятка на клетке { $cell }: { $sum } $.
espionage-tell-tick = Подстава на клетке { $cell }.
espionage-tell-special = { $special }: { $count }.

## Жребий

espionage-draw-first = чей ход первый, по часовой стрелке от левого верхнего города
espionage-draw-corner = какой из свободных углов достаётся игроку, по часовой стрелке от левого верхнего

## Формы

form-espionage-take-city = Выбрать город
    .field-corner = Угол
form-espionage-buy = Закупить спецходы
    .field-specials = Что берёте
    .warning = Купить можно только сейчас; непотраченные очки пропадут.
form-espionage-move = Двигать Бумаги
    .field-to = Куда
    .field-join = Если бросят вызов, торговаться
form-espionage-bribe = Дать взятку
    .field-cell = Клетка
    .field-sum = Сколько, $
    .warning = Деньги уйдут из казны. Прежняя ваша взятка на этой клетке пропадёт.
form-espionage-set-up = Подстава
    .field-cell = Клетка
    .warning = Галочка тайная и стоит хода. Сработает, когда Бумаги встанут на клетку.
form-espionage-forced-march = Марш-бросок
    .field-to = Первый шаг
    .field-join = Если бросят вызов, торговаться
    .warning = Спецход потрачен, как только объявлен.
form-espionage-march-on = Следующий шаг
    .field-to = Куда
    .field-join = Если бросят вызов, торговаться
form-espionage-halt = Остановиться
form-espionage-secret-paths = Тайные тропы
    .field-to = Куда
    .field-join = Если бросят вызов, торговаться
    .warning = Спецход потрачен, как только объявлен.
form-espionage-saboteurs = Подрывники
    .field-cell = Клетка
    .warning = Сгорят все взятки на клетке, и ваши тоже.
form-espionage-safe-house = Явка провалена
    .field-cell = Клетка
    .warning = Чужие взятки вернутся хозяевам, ваша останется.
form-espionage-house = { $name }
    .any = Свой спецход
    .field-cell = Клетка
    .field-to = Куда
    .field-join = Если бросят вызов, торговаться
form-espionage-answer = Ответить на ход
    .field-say = Ваш ответ
    .submit = Ответить
form-espionage-bid = Назвать сумму
    .field-sum = Сумма, $
    .field-bluff = Блеф: прибавить к взятке, $
    .warning = Названная сумма сгорит, остаток взятки вернётся в казну.
form-espionage-fold = Выйти из торга
form-espionage-steer = Вести Бумаги
    .field-to = Куда
form-espionage-spring = Бумаги остановились
    .help = Спрашивают всех, у кого есть пометки: по молчанию подставу не узнать.
    .field-to = Подстава: увести Бумаги
    .none-to = Пусть лежат
    .submit = Ответить

espionage-say-challenge = Вызов!
    .help = Сразу начнётся торг: кто назовёт больше, тот и ведёт Бумаги.
espionage-say-join = Приму вызов, если бросят
    .help = Сами не вмешаетесь, но чужой вызов поддержите и будете торговаться.
espionage-say-pass = Пас
    .help = Бумаги идут, куда объявлено; взятка останется на клетке.

## Настройки партии

option-espionage-layout = Города
    .help = Какие столицы стоят по углам.
    .value-sheet = Лондон, Нью-Йорк, Пекин, Москва
    .value-figure = Лондон, Москва, Пекин, Вашингтон
    .value-custom = Свои названия
option-espionage-city_top_left = Город слева вверху
    .help = Нужно, если города называете вы.
option-espionage-city_top_right = Город справа вверху
    .help = Нужно, если города называете вы.
option-espionage-city_bottom_right = Город справа внизу
    .help = Нужно, если города называете вы.
option-espionage-city_bottom_left = Город слева внизу
    .help = Нужно, если города называете вы.
option-espionage-corners = Кому какой угол
    .help = По порядку мест вдвоём садятся в противоположные углы. Втроём один угол пуст.
    .value-standard = По порядку мест
    .value-drawn = По жребию
    .value-chosen = Игроки выбирают сами
option-espionage-transit = Проход через пустой угол
    .help = Можно ли вести Бумаги через угол, у которого нет хозяина.
option-espionage-money = Казна
    .help = Сколько долларов у каждого в начале. По книге — 1000.
option-espionage-bidding = Торг
    .help = Как называют суммы, когда брошен вызов.
    .value-open = По очереди вслух, по одному разу
    .value-sealed = Втайне, вскрываются разом
    .value-ascending = На повышение, пока не останется один
option-espionage-tie = Если названо поровну
    .help = Кто ведёт Бумаги при равных суммах.
    .value-earlier = Кто назвал раньше
    .value-burn = Никто: ставки сгорают, Бумаги стоят
option-espionage-returns = Остаток взятки
    .help = Видят ли все, сколько вернулось участникам торга.
    .value-hidden = Видит только хозяин
    .value-public = Видят все
option-espionage-specials = Спецходы
    .help = Особые ходы, которые тайно покупают за очки перед игрой.
option-espionage-points = Очки на спецходы
    .help = Сколько очков у каждого. По книге — 10.
option-espionage-house = Свои спецходы
    .help = Особые ходы вашего клуба: название, цена и что они делают.
    .field-name = Название
    .field-price = Цена, очков
    .field-clear = Взятки на клетке сгорают
    .field-refund = Чужие взятки возвращаются
    .field-peek = Узнать, сколько лежит на клетке
    .field-money = Деньги из банка (минус — в банк), $
    .field-steps = Шагов Бумагами
    .field-jump = Прыжок через клетку
option-espionage-rounds = Предел кругов
    .help = Когда круги выйдут, побеждает город, к которому Бумаги ближе.
option-espionage-timeout = Если время вышло
    .help = Что происходит с ходом того, кто молчит.
    .value-skip = Ход пропускается
    .value-step = Бумаги делают шаг к его городу
