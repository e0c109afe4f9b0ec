### Шпионаж: тексты игры. Имена игроков не склоняем и рода не знаем.

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
    .help = Два шага подряд с остановкой на каждой клетке; каждый уход могут оспорить.
espionage-special-secret-paths = Тайные тропы
    .help = Прыжок через одну клетку, без остановки на ней.
espionage-special-set-up = Подстава
    .help = Тайная галочка на клетке: когда Бумаги там остановятся и чужих взяток нет, вы можете увести их вне очереди.
espionage-special-safe-house = Явка провалена
    .help = Чужие взятки на одной клетке возвращаются хозяевам.
espionage-special-bluff = Блеф
    .help = В торге добавить к взятке до 50 $, вслух. Проигрыш обойдётся ещё в 100 $.

## Что произошло

espionage-plays-for = { $who } — { $city }.
espionage-first = Жребий брошен. Первым ходит { $who }.
    .short = Первым ходит { $who }
espionage-ready = { $who } заканчивает покупки.
espionage-bought = Спецходы куплены, потрачено очков: { $points }.
espionage-turn = Круг { $round }. Ход: { $who }.
espionage-city-abandoned = { $city }: хозяин ушёл. Теперь здесь никто не победит.
    .short = { $city }: хозяин ушёл
espionage-city-manned = { $city }: у города снова есть хозяин.
    .short = { $city }: снова есть хозяин
espionage-stayed = { $city } — город без хозяина, и он закрыт. Бумаги остаются на месте.
    .short = { $city }: закрыто, Бумаги на месте
espionage-prearranged-challenge-pass = Теперь на все вызовы за вас отвечают «пас».
    .short = Автоответ на вызовы: пас
espionage-prearranged-challenge-join = Теперь там, где лежит ваша взятка, вы присоединяетесь к любому чужому вызову.
    .short = Автоответ: присоединяться к вызовам
espionage-prearranged-challenge-challenge = Теперь там, где лежит ваша взятка, за вас бросают вызов на любой ход.
    .short = Автоответ: вызов на любой ход
espionage-prearranged-bidding-bid = Теперь в любом торге за вас ставят до { $sum } $.
    .short = Автоответ: ставить до { $sum } $
espionage-prearranged-bidding-ask = Теперь о ставках спрашивают вас.
    .short = О ставках спрашивают вас
espionage-prearranged-spring-spring = Теперь ваши подставы срабатывают сами.
    .short = Подставы срабатывают сами
espionage-prearranged-way = Подстава на { $cell } сама уведёт Бумаги на { $to }.
    .short = Подстава { $cell } ведёт на { $to }
espionage-prearranged-way-none = Подстава на { $cell } больше никуда не ведёт сама.
    .short = Подстава { $cell } сама не ведёт
espionage-prearranged-challenge-ask = Теперь о вызовах спрашивают вас.
    .short = О вызовах спрашивают вас
espionage-prearranged-spring-pass = Теперь за вас отвечают, что подстава не срабатывает.
    .short = Автоответ: подставы не срабатывают
espionage-prearranged-spring-ask = Теперь о подставах спрашивают вас.
    .short = О подставах спрашивают вас
espionage-skipped = { $who } не успевает, ход пропущен.
    .short = { $who }: ход пропущен
espionage-noted = { $who } записывает что-то в карточку.
    .short = { $who } что-то записывает
espionage-bribe-placed = { $who } даёт взятку. Где и сколько — тайна.
    .short = { $who } даёт взятку
espionage-bribed = Взятка: { $sum } $ на клетке { $cell }. В казне { $money } $.
    .short = Взятка: { $sum } $ на клетке { $cell }
espionage-replaced = Прежняя взятка на клетке { $cell } пропала: { $lost } $.
    .short = Прежняя взятка пропала: { $lost } $
espionage-ticked = Подстава ждёт на клетке { $cell }.
espionage-announced = { $who } объявляет: { $origin } → { $to }.
    .short = { $who }: { $origin } → { $to }
espionage-unchallenged = Возражений нет.
espionage-challenged = { $who }: вызов!
espionage-joined = { $who } принимает вызов.
espionage-called = { $who } ставит { $sum } $.
espionage-called-bluff = { $who } блефует (+{ $bluff } $) и ставит { $sum } $.
    .short = { $who } блефует: { $sum } $
espionage-folded = { $who } выходит из торга.
espionage-won = Торг за { $sum } $ выигрывает { $who }.
    .short = Торг за { $sum } $: { $who }
espionage-tied = Поровну, по { $sum } $: ставки сгорают, Бумаги остаются на месте.
    .short = Поровну: Бумаги на месте
espionage-returned = { $who }: ставка { $stake } $ потрачена, с клетки { $cell } возвращается { $rest } $.
    .short = { $who }: потрачено { $stake } $
espionage-bluff-failed = Блеф не удался: { $who } теряет ещё { $penalty } $.
    .short = { $who }: блеф не удался
espionage-moved = Бумаги: { $origin } → { $to }. Их ведёт { $who }.
    .short = Бумаги: { $origin } → { $to }
espionage-set-up-sprung = Подстава! { $who } уводит Бумаги с клетки { $cell }.
    .short = Подстава! Ведёт { $who }
espionage-set-up-blocked = Подстава на клетке { $cell } не сработала: там чужая взятка. Галочка остаётся.
    .short = Подстава { $cell } не сработала
espionage-saboteurs = { $who } посылает подрывников: клетка { $cell } взорвана.
    .short = { $who }: клетка { $cell } взорвана
espionage-bribe-burned = Ваша взятка на клетке { $cell } сгорела: { $sum } $.
    .short = Ваша взятка сгорела: { $sum } $
espionage-safe-house = { $who }: явка на клетке { $cell } провалена.
    .short = { $who }: явка { $cell } провалена
espionage-bribe-back = Взятка с клетки { $cell } вернулась в казну: { $sum } $.
    .short = Взятка вернулась: { $sum } $
espionage-safe-house-found = На клетке { $cell } были чужие взятки, они вернулись хозяевам.
    .short = Взятки с { $cell } вернулись хозяевам
espionage-safe-house-empty = На клетке { $cell } чужих взяток не оказалось.
    .short = На { $cell } чужих взяток нет
espionage-march = { $who } начинает марш-бросок.
espionage-halted = { $who } останавливает марш.
espionage-paths = { $who } идёт тайными тропами.
espionage-house = { $who } применяет спецход «{ $name }».
    .short = { $who }: «{ $name }»
espionage-house-aims = { $who } выбирает клетку { $cell }.
espionage-peeked = На клетке { $cell } взяток на { $total } $.
    .short = На { $cell } взяток на { $total } $
espionage-arrived = Бумаги прибыли. Победа: { $who }.
    .short = Победа: { $who }
espionage-rounds = { $rounds ->
    [one] Прошёл { $rounds } круг
    [few] Прошло { $rounds } круга
   *[many] Прошло { $rounds } кругов
}
espionage-nearest = { espionage-rounds }. Ближе всего к Бумагам город игрока { $who }: это победа.
    .short = Ближе всех { $who }: победа
espionage-drawn = { espionage-rounds }. Ближе всех сразу несколько городов — ничья.
    .short = Города одинаково близко: ничья
espionage-cards-open = Карточки открыты.
espionage-deserted = Игроков не осталось.

espionage-end-arrived = Бумаги доставлены. Победа: { $who }.
espionage-end-nearest = Круги закончились. Бумаги ближе всего к городу игрока { $who }.
espionage-end-draw = Ничья.
espionage-standing-nearest = Бумаги ближе всего к городу игрока { $who }.
espionage-standing-draw = До Бумаг одинаково близко нескольким городам: ничья.

## Чего нельзя

espionage-not-now = Сейчас это сделать нельзя.
espionage-answered = Вы уже ответили. Ждём остальных.
espionage-no-tick = На клетке { $cell } нет вашей действующей подставы.
espionage-already-there = Бумаги уже здесь. Выберите соседнюю клетку.
espionage-closed-city = У этого угла нет хозяина, и он закрыт.
espionage-too-far = Это не соседняя клетка. Бумаги здесь: { $origin }; выберите одну из восьми клеток вокруг.
espionage-not-beyond = Прыгать можно ровно через одну клетку. Бумаги здесь: { $origin }.
espionage-no-bribe = Вашей взятки здесь нет ({ $cell }), торговаться нельзя.
espionage-beyond-bribe = Нельзя поставить больше своей взятки на клетке: не выше { $most } $.
espionage-must-raise = Наибольшая ставка — { $highest } $. Поставьте больше или выйдите из торга.
espionage-bluffed-already = Блефовать в одном торге можно только один раз.
espionage-no-special = Спецхода «{ $special }» у вас нет.
espionage-poor-bluff = На такой блеф нужно иметь в казне { $need } $: прибавку и 100 $ на случай проигрыша. У вас { $money } $.
espionage-name-a-sum = Выйти из этого торга нельзя. Сделайте ставку.
espionage-too-poor = Не хватает денег: в казне { $money } $.
espionage-ticked-already = На клетке { $cell } уже есть ваша подстава.
espionage-no-such-special = В этой партии нет спецхода «{ $name }».
espionage-name-a-cell = Выберите клетку.
espionage-name-a-target = Выберите, куда идут Бумаги.
espionage-city-taken = { $city }: этот город уже занят. Выберите другой угол.
espionage-bought-already = Вы уже купили спецходы.
espionage-too-dear = Это стоит { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
    }, а у вас { $points }.
espionage-gone = Игрок ушёл, за это место никто не играет.
espionage-full = Партия уже идёт, свободных мест нет.
espionage-players-only = Ходить могут только игроки.
espionage-seats = В «Шпионаж» играют от двух до четырёх человек.
espionage-same-cities = Названия двух городов не отличить друг от друга или от Женевы. Дайте им разные имена.
espionage-idle-special = Спецход «{ $name }» ничего не делает. Отметьте хотя бы одно действие.
espionage-same-specials = Названия двух спецходов не отличить друг от друга. Дайте им разные имена; названия спецходов из книги уже заняты.

## Положение словами

espionage-tell-round = Круг { $round } из { $rounds }.
espionage-tell-city = { $city } — { $who }.
espionage-tell-papers = Бумаги: { $place }.
espionage-tell-announced = Объявлено: { $origin } → { $to }.
espionage-tell-call = Ставка: { $who }, { $sum } $.
espionage-tell-card = Карточка ({ $who }): в казне { $money } $.
espionage-tell-bribe = Взятка на клетке { $cell }: { $sum } $.
espionage-tell-tick = Подстава на клетке { $cell }.
espionage-tell-answers-pass = На все объявленные ходы за вас отвечают «пас».
espionage-tell-answers-join = Там, где лежит ваша взятка, вы присоединяетесь к любому чужому вызову.
espionage-tell-answers-challenge = Там, где лежит ваша взятка, за вас бросают вызов на любой ход.
espionage-tell-bids = В любом торге за вас ставят до { $sum } $.
espionage-tell-set-ups-pass = Ваши подставы не срабатывают: за вас отвечают «не сейчас».
espionage-tell-set-ups-spring = Ваши подставы срабатывают сами.
espionage-tell-way = Подстава на { $cell } сама уведёт Бумаги на { $to }.
espionage-tell-special = { $special }: { $count }.

## Жребий

espionage-draw-first = чей ход первый, по часовой стрелке от левого верхнего города
espionage-draw-corner = какой из свободных углов достаётся игроку, по часовой стрелке от левого верхнего

## Формы

form-espionage-take-city = Выбрать город
    .field-corner = Угол
    .help = Здесь будет ваш город: приведите сюда Бумаги — и победа ваша.
form-espionage-buy = Купить спецходы
    .field-specials = Выберите
    .warning = Купить можно только сейчас. Непотраченные очки пропадут.
    .help = Что куплено, видите только вы.
form-espionage-move = Передвинуть Бумаги
    .field-to = Куда
    .field-join = При вызове торговаться за Бумаги
    .help = Бумаги пойдут туда, если никто не бросит вызов.
form-espionage-bribe = Дать взятку
    .field-cell = Клетка
    .field-sum = Сколько, $
    .warning = Деньги уйдут из казны. Прежняя ваша взятка на этой клетке пропадёт.
    .help = Тайная сумма на клетке: ею торгуются, когда Бумаги там.
form-espionage-set-up = Подстава
    .field-cell = Клетка
    .field-to = Сама уводит Бумаги на
    .none-to = Решу потом
    .warning = Галочка тайная и стоит хода. Она сработает, когда Бумаги остановятся на клетке.
    .help = Тайная галочка: уведёт Бумаги вне очереди, когда они там встанут.
form-espionage-forced-march = Марш-бросок
    .field-to = Первый шаг
    .field-join = При вызове торговаться за Бумаги
    .warning = Спецход считается потраченным, как только объявлен.
    .help = Два шага подряд, с остановкой на каждой клетке.
form-espionage-march-on = Следующий шаг
    .field-to = Куда
    .field-join = При вызове торговаться за Бумаги
    .help = Ещё один шаг; оспорить могут и его.
form-espionage-halt = Остановиться
    .help = Бумаги остаются, где стоят, и ход окончен.
form-espionage-secret-paths = Тайные тропы
    .field-to = Куда
    .field-join = При вызове торговаться за Бумаги
    .warning = Спецход считается потраченным, как только объявлен.
    .help = Прыжок через одну клетку, без остановки на ней.
form-espionage-saboteurs = Подрывники
    .field-cell = Клетка
    .warning = Сгорят все взятки на клетке, и ваши тоже.
    .help = Взорвать любую клетку вместе со взятками на ней.
form-espionage-safe-house = Явка провалена
    .field-cell = Клетка
    .warning = Чужие взятки вернутся хозяевам, ваша останется.
    .help = Очистить клетку от чужих взяток.
form-espionage-house = { $name }
    .any = Свой спецход
    .field-cell = Клетка
    .field-to = Куда
    .field-join = При вызове торговаться за Бумаги
    .help = Спецход этой партии: что он делает, сказано в её настройках.
form-espionage-answer = Ответить на ход
    .field-say = Ваш ответ
    .submit = Ответить
    .help = Вызов, согласие принять чужой или пас.
form-espionage-bid = Сделать ставку
    .field-sum = Ставка, $
    .field-bluff = Блеф: прибавить к взятке, $
    .warning = Ставка сгорит при любом исходе, остаток взятки вернётся в казну.
    .help = Ставят из взятки, что лежит на этой клетке.
form-espionage-fold = Выйти из торга
    .help = Бумаги поведёт кто-то другой.
form-espionage-steer = Вести Бумаги
    .field-to = Куда
    .help = Торг выигран: Бумаги пойдут, куда скажете.
form-espionage-spring = Бумаги остановились
    .help = Спрашивают всех, у кого есть пометки в карточке, чтобы ответ не выдавал подставу.
    .field-to = Подстава: увести Бумаги на
    .none-to = Оставить на месте
    .submit = Ответить

form-espionage-prearrange-answers = Автоответ: объявленные ходы
    .field-say = Где лежит моя взятка
    .help = Пока вы не передумаете, на каждый объявленный ход за вас ответят так там, где лежит ваша взятка, и «пас» во всех остальных местах. Другие об этом не узнают, и вопрос закроется не раньше обычного.
    .submit = Запомнить
form-espionage-prearrange-bids = Автоответ: торги
    .field-most = Ставить не больше
    .none-most = Спрашивать меня
    .help = В любом торге, где вы участвуете. В торге с повышением ставка растёт шаг за шагом, в остальных это и есть ваша ставка, а если вы последний — ровно столько, сколько нужно для победы. Больше взятки не поставят.
    .submit = Запомнить
form-espionage-prearrange-set-ups = Автоответ: подставы
    .field-say = Когда Бумаги остановились
    .help = Пока вы не передумаете, на все вопросы о подставах ответят за вас. Другие об этом не узнают, и вопрос закроется не раньше обычного.
    .submit = Запомнить
form-espionage-prearrange-way = Автоответ: куда ведёт подстава
    .field-cell = Моя подстава
    .field-to = Увести Бумаги на
    .none-to = Оставить на месте
    .submit = Запомнить
    .help = Подстава уведёт Бумаги туда сама, не спрашивая вас.

espionage-order-answers-ask = Спрашивать меня
    .help = Каждый раз вы решаете сами.
espionage-order-answers-pass = Пас
    .help = Бумаги идут, куда объявлено.
espionage-order-answers-join = Присоединиться к чужому вызову
    .help = Первым не возражаете, но в чужом вызове торгуетесь.
espionage-order-answers-challenge = Вызов!
    .help = На каждом таком ходу открывается торг.
espionage-order-set-ups-ask = Спрашивать меня
    .help = Каждый раз вы решаете сами.
espionage-order-set-ups-pass = Ни одна не срабатывает
    .help = Подставы ждут другого случая.
espionage-order-set-ups-spring = Срабатывают сами
    .help = Бумаги уходят туда, куда вы записали для этой подставы.

espionage-say-challenge = Вызов!
    .help = Откроет торг: Бумаги поведёт тот, кто поставит больше.
espionage-say-join = Принять, если бросит другой
    .help = Сами вы не возражаете, но если вызов бросит другой, будете торговаться.
espionage-say-pass = Пас
    .help = Бумаги пойдут, куда объявлено; ваша взятка останется на клетке.

## Настройки партии

option-espionage-layout = Города
    .help = Какие города стоят по углам.
    .value-sheet = Лондон, Нью-Йорк, Пекин, Москва
    .value-figure = Лондон, Москва, Пекин, Вашингтон
    .value-custom = Свои названия
option-espionage-city_top_left = Город слева вверху
    .help = Нужно, если вы называете города сами.
option-espionage-city_top_right = Город справа вверху
    .help = Нужно, если вы называете города сами.
option-espionage-city_bottom_right = Город справа внизу
    .help = Нужно, если вы называете города сами.
option-espionage-city_bottom_left = Город слева внизу
    .help = Нужно, если вы называете города сами.
option-espionage-corners = Кому какой угол
    .help = Двое всегда играют из противоположных углов. Втроём один угол пуст, и город между двумя другими выигрывает чаще, поэтому обычно углы тянут по жребию.
    .value-standard = Как обычно: втроём по жребию, вдвоём и вчетвером по порядку мест
    .value-drawn = По жребию
    .value-chosen = Игроки выбирают сами
option-espionage-transit = Проход через пустой угол
    .help = Могут ли Бумаги пройти через угол, у которого нет хозяина.
option-espionage-money = Казна
    .help = Сколько долларов у каждого в начале. По книге — 1000.
option-espionage-bidding = Торг
    .help = Как делают ставки после вызова.
    .value-open = Открытый: по очереди, по одной ставке
    .value-sealed = Закрытый: втайне, раскрываются вместе
    .value-ascending = На повышение, пока не останется один
option-espionage-tie = Если ставки равны
    .help = Кто ведёт Бумаги при равных ставках.
    .value-earlier = Побеждает более ранняя
    .value-burn = Никто: ставки сгорают, Бумаги остаются на месте
option-espionage-returns = Остаток взятки
    .help = Видят ли все, сколько вернулось участникам торга.
    .value-hidden = Видит только хозяин
    .value-public = Видят все
option-espionage-specials = Спецходы
    .help = Особые ходы, которые тайно покупают за очки перед игрой.
option-espionage-points = Очки на спецходы
    .help = Сколько очков у каждого. По книге — 10.
option-espionage-house = Свои спецходы
    .help = Спецходы, которые придумали вы: название, цена и действие.
    .field-name = Название
    .field-price = Цена, очков
    .field-clear = Взятки на клетке сгорают
    .field-refund = Чужие взятки на клетке возвращаются
    .field-peek = Узнать, сколько лежит на клетке
    .field-money = Деньги из банка (минус — в банк), $
    .field-steps = Шагов Бумагами
    .field-jump = Прыжок через клетку
option-espionage-rounds = Предел кругов
    .help = После последнего круга побеждает город, к которому Бумаги ближе.
option-espionage-timeout = Если время вышло
    .help = Что происходит с ходом игрока, который не успел.
    .value-skip = Ход пропускается
    .value-step = Бумаги делают шаг к городу игрока
